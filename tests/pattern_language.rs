//! The pattern language: what must be refused, with the error at the very token, and what must compile.
//!
//! Every folder of `ui/` is a stage of the pattern compiler, every file of it one fault, with the errors expected in
//! the `.stderr` beside it; those named `many_…` have many, one in a pattern. `ui/rustc/` has the faults that rustc finds, in its own
//! words, which change with the toolchain. What compiles is run too. To record errors anew: `TRYBUILD=overwrite cargo test --test pattern_language`,
//! and read every line that has changed.

/// All of these are one call of Cargo, which checks them side by side: trybuild does so only where nothing is run.
#[test]
fn patterns_that_are_wrong_are_refused_where_they_are_wrong() {
    let cases = trybuild::TestCases::new();
    for stage in [
        "block",
        "order",
        "diagram",
        "edges",
        "class_line",
        "labelled",
        "expression",
        "action",
        "symmetry",
        "between",
        "corner",
        "full_board",
        "joseki",
        "types",
        "functions",
        "readme",
        "rustc",
    ] {
        cases.compile_fail(format!("ui/{stage}/*.rs"));
    }
    cases.compile_fail("ui/many.rs");
}

#[test]
fn patterns_that_are_right_compile_and_run() {
    trybuild::TestCases::new().pass("ui/pass/*.rs");
}

/// README shows its pattern with two slips, and the errors exactly as they are printed, at the lines of its listing.
#[test]
fn readme_shows_errors_as_they_are_printed() {
    let read = |path: &str| {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
        std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
    };
    let (readme, case) = (read("../README.md"), read("ui/readme/defense.rs"));
    let printed = read("ui/readme/defense.stderr").replace("ui/readme/defense.rs", "src/defense.rs");
    assert!(readme.contains(&format!("```text\n{}\n```", printed.trim_end())), "README does not show\n{printed}");
    let corrected = case.replace("?XO?", "?XX?").replace("&& lib(a)", "&& olib(a)").replace("\nfn main() {}\n", "");
    assert!(readme.contains(&format!("```rust\n{corrected}```")), "README does not have the pattern\n{corrected}");
}
