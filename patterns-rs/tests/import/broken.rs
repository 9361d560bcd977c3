//! What is said of files that are broken, or that are something else.

use super::{folder, import, text};
use std::path::PathBuf;

/// What is said of a file with these bytes, which cannot be imported whole: each line behind the name of the file.
fn complaint(name: &str, bytes: &[u8]) -> String {
    let folder = folder(name);
    let file = folder.join(name);
    std::fs::write(&file, bytes).expect("it can be written");
    let file = file.display().to_string();
    let output = import(&[("Shape", file.clone())], &folder.join("crate"), &["--unchecked"]);
    assert!(!output.status.success(), "{name} is accepted");
    let told = [text(&output.stdout), text(&output.stderr)].concat();
    told.replace(&format!("{file}:"), "")
}

#[track_caller]
fn assert_says(name: &str, content: &str, expected: &str) {
    let told = complaint(name, content.as_bytes());
    assert!(told.contains(expected), "{expected} is not in\n{told}");
}

/// A pattern that is right, for what stands above and below it to be the only fault.
const SOUND: &str = "Pattern S1\n\nOX\nX*\n\n:8,-\n\n";

#[test]
fn a_mistake_is_told_with_its_line_and_column() {
    for (number, (content, expected)) in [
        ("Pattern A\n\nOX\nX*.\n\n:8,-\n", "4:3: not understood: the row has 3 points, but the one in line 3 has 2"),
        ("Pattern A\n\nOX.\nX*\n\n:8,-\n", "4:3: not understood: the row has 2 points, but the one in line 3 has 3"),
        ("Pattern A\n\nOX%\nX*.\n\n:8,-\n", "3:3: not understood: unknown symbol `%`"),
        ("Pattern A\n\nOXZ\nX*.\n\n:8,-\n", "3:3: not understood: unknown symbol `Z`: those of Shape diagrams are"),
        ("Pattern A\n\n|OX\nX*.\n\n:8,-\n", "4:1: not understood: the left side is the edge in this row or in line 3"),
        ("Pattern A\n\nOX\n--\nX*\n\n:8,-\n", "4:1: not understood: an edge of the board among the points"),
        ("Pattern A\n\n--\n\n:8,-\n", "3:1: not understood: the diagram has no points"),
        ("Pattern A\n\nOX\nX*\n\n:9,-\n", "6:2: not understood: unknown symmetry `9`"),
        ("Pattern A\n\nOX\nX*\n\n:\n", "6:2: not understood: the class line has no symmetry"),
        ("Pattern A\n\nOX\nX*\n\n:8,-,shape(2\n", "6:6: not understood: a `(` without its `)`"),
        ("Pattern A\n\nOX\nX*\n\n:8,-,shape2)\n", "6:12: not understood: a `)` without its `(`"),
        ("Pattern A\n\nOX\nX*\n\n:8,-,f,g\n", "6:8: not understood: a second helper function"),
        ("Pattern A\n\nOX\nX*\n\n:8,-\n:8,-\n", "7:1: not understood: a second class line"),
        ("Pattern A\n\nOX\nX*\n", "1:1: not understood: pattern `A` has no class line"),
        ("Pattern A\n\n:8,-\n", "1:1: not understood: pattern `A` has no diagram"),
        ("Pattern\n\nOX\nX*\n\n:8,-\n", "1:1: not understood: the pattern has no name"),
        ("Pattern A\n\nOX\nX*\n\n;lib(a)\n\n:8,-\n", "6:1: not understood: this line stands above the class line"),
        (
            "Pattern A\n\nOX\nX*\n\n:8,-\n\naX\nX*\nX*\n\n;lib(a) > 1\n",
            "8:1: not understood: the labelled diagram has 3",
        ),
        ("Pattern A\n\nOX\nX*\n\n:8,-\n\na1\nX*\n\n;lib(a) > 1\n", "8:2: not understood: `1` is neither"),
        (
            "Pattern A\n\nOX\nX*\n\n:8,-\n\naX\nX*\n\n;lib(a) > 1\nOX\n",
            "12:1: not understood: a row below the constraint",
        ),
        ("OX\nX*\n:8,-\n\n", "3:1: not understood: expected `Pattern NAME`"),
    ]
    .into_iter()
    .enumerate()
    {
        // Below the sound pattern, the lines of the broken one count on.
        let name = format!("broken{number}.db");
        let above =
            if content.starts_with("Pattern") { content.to_owned() + "\n" + SOUND } else { content.to_owned() + SOUND };
        assert_says(&name, &above, expected);
    }
}

#[test]
fn what_is_understood_is_written() {
    let told = complaint("partly.db", format!("{SOUND}Pattern A\n\nOX.\nX*\n\n:8,-\n# remark\n").as_bytes());
    assert!(told.contains("1 mistake in the files; what is understood is written"), "{told}");
    let written = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("imports/partly.db/crate/src/db/partly.rs");
    let source = std::fs::read_to_string(written).expect("it is written");
    assert!(source.contains("    pattern! < S1\n") && source.contains("// Pattern A\n// OX.\n"), "{source}");
}

#[test]
fn other_formats_are_refused_with_a_reason() {
    assert_says("eyes.db", "Pattern 100\n\n  x\n x.x\n\n:0,1\n", "it has eye shapes");
    assert_says("mc_plain.db", "OX. 12\n", "`mc_` files have weights");
    assert_says("notes.txt", "no patterns here\n", "it has no line `Pattern NAME`");
    assert_says("empty.db", "", "it has no line `Pattern NAME`");
    assert_says("fuseki9.dbz", "x", "a packed opening book");
    assert!(complaint("binary.db", b"Pattern A\nO\0X").contains("line 2 has a zero byte, at offset 11"));
    // Latin-1 in a comment is none of these: people have names.
    let bytes = [b"# M\xe5ns\n", format!("{SOUND}Pattern A").as_bytes()].concat();
    assert!(complaint("latin.db", &bytes).contains("9:1: not understood: pattern `A` has no diagram"));
}

#[test]
fn what_cannot_be_done() {
    let folder = folder("cannot");
    let file = folder.join("a.db");
    std::fs::write(&file, SOUND).expect("it can be written");
    let file = file.display().to_string();
    let says = |kind: &str, file: &str, to: &str, more: &[&str]| {
        let more = [&["--unchecked"], more].concat();
        let output = import(&[(kind, file.to_owned())], &folder.join(to), &more);
        assert!(!output.status.success());
        text(&output.stderr)
    };
    assert!(says("Shap", &file, "crate", &[]).contains("help: there is one named `Shape`"));
    assert!(says("Shape", "no-such.db", "crate", &[]).contains("cannot read `no-such.db`"));
    assert!(says("Shape", &file, "crate", &["--engine", "/no/such"]).contains("--engine"));
    std::fs::create_dir_all(folder.join("other")).expect("a folder");
    std::fs::write(folder.join("other/Cargo.toml"), "[package]\n").expect("a file");
    assert!(says("Shape", &file, "other", &[]).contains("holds a crate that was not written by these tools"));
    // Sources without a manifest are somebody's, too.
    std::fs::create_dir_all(folder.join("alien/src")).expect("a folder");
    std::fs::write(folder.join("alien/src/lib.rs"), "// mine\n").expect("a file");
    let told = says("Shape", &file, "alien", &[]);
    assert!(told.contains("alien` is not empty (`src` is in it)") && told.contains("help: name an empty"), "{told}");
    assert!(!folder.join("alien/Cargo.toml").exists() && !folder.join("alien/src/db").exists());
    assert!(says("Shape", &file, "a.db", &[]).contains("cannot read `"), "a file is no folder");
    std::fs::create_dir_all(folder.join("broken")).expect("a folder");
    std::fs::write(folder.join("broken/Cargo.toml"), b"\xff").expect("a file");
    assert!(says("Shape", &file, "broken", &[]).contains("holds a crate that was not written by these tools"));
}

/// An empty folder will do, and so does a crate that was written before.
#[test]
fn a_crate_goes_into_an_empty_folder_and_takes_more() {
    let folder = folder("empty");
    for name in ["first.db", "second.db"] {
        let file = super::folder("empty_sources").join(name);
        std::fs::write(&file, SOUND).expect("it can be written");
        let output = import(&[("Shape", file.display().to_string())], &folder, &["--unchecked"]);
        assert!(output.status.success(), "{}", text_of(&output));
    }
    assert!(["first.rs", "second.rs"].iter().all(|name| folder.join("src/db").join(name).exists()));
}

/// Words behind the items of a class line describe it, as those behind a row do.
#[test]
fn words_on_a_class_line_are_a_remark() {
    let folder = folder("remarks");
    let file = folder.join("remarks.db");
    let text = "\u{feff}Pattern A\n\nOX\nX*\n\n:8,s, shape(2)  good shape, and sente, mostly\n\nPattern B\n\nOX.\nX*.\n\n:8,ed\tterritory\n";
    std::fs::write(&file, text).expect("it can be written");
    let output = import(&[("Shape", file.display().to_string())], &folder.join("crate"), &["--unchecked"]);
    assert!(output.status.success(), "{}", text_of(&output));
    let source = std::fs::read_to_string(folder.join("crate/src/db/remarks.rs")).expect("it is written");
    assert!(source.contains("        : 8, s, shape(2)  // good shape, and sente, mostly\n"), "{source}");
    assert!(source.contains("        : 8, ed  // territory\n"), "{source}");
}

fn text_of(output: &std::process::Output) -> String {
    [text(&output.stdout), text(&output.stderr)].concat()
}
