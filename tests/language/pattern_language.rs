//! The pattern language: what must be refused, with the error at the very token, and what must compile.
//!
//! Every folder of `ui/` is a stage of the pattern compiler, every file of it one fault, with the errors expected in
//! the `.stderr` beside it; those named `many_…` have many, one in a pattern. `ui/rustc/` has the faults that rustc finds, in its own
//! words, which change with the toolchain. What compiles is run too. To record errors anew: `TRYBUILD=overwrite cargo test -p gnugo-language-tests`,
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
        "positions",
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

/// What compiles, and what it does: programs, each a module here.
#[path = "ui/pass"]
mod right {
    pub(super) mod allowed;
    pub(super) mod as_in_gnu_go;
    pub(super) mod corners_and_whole_boards;
    pub(super) mod edges;
    pub(super) mod every_feature;
    pub(super) mod every_type;
    pub(super) mod expressions;
    pub(super) mod from_macro_rules;
    pub(super) mod joseki;
    pub(super) mod labels;
    pub(super) mod largest;
    pub(super) mod positions;
    pub(super) mod single_pattern;
    pub(super) mod symmetries;
}

/// One test for each of these programs, which runs it.
macro_rules! run {
    ($($program:ident)*) => { $( #[test] fn $program() { right::$program::main(); } )* };
}

run! {
    allowed as_in_gnu_go corners_and_whole_boards edges every_feature every_type expressions from_macro_rules joseki labels largest positions single_pattern symmetries
}

#[test]
fn every_program_of_the_folder_is_run() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/ui/pass");
    let files = std::fs::read_dir(folder).expect("ui/pass").map(|file| file.expect("a file").path());
    let programs = files.filter(|file| file.extension().is_some_and(|extension| extension == "rs")).count();
    assert_eq!(programs, 14, "programs in ui/pass; those that are run are listed above");
}

/// README shows its pattern with two slips, and the errors exactly as they are printed, at the lines of its listing.
#[test]
fn readme_shows_errors_as_they_are_printed() {
    let read = |path: &str| {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
        std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
    };
    let (readme, case) = (read("../../README.md"), read("ui/readme/defense.rs"));
    let printed = read("ui/readme/defense.stderr").replace("ui/readme/defense.rs", "src/defense.rs");
    assert!(readme.contains(&format!("```text\n{}\n```", printed.trim_end())), "README does not show\n{printed}");
    let corrected = case.replace("?XO?", "?XX?").replace("&& lib(a)", "&& olib(a)").replace("\nfn main() {}\n", "");
    assert!(readme.contains(&format!("```rust\n{corrected}```")), "README does not have the pattern\n{corrected}");
}
