//! Do the authors' tools say what is true? They are run as their users run them, on small games written here.

mod documented;
mod games;
mod matching;
mod report;
mod setup;
mod training;
mod watch;
mod writing;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Runs a tool.
fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_patterns")).args(args).output().expect("the tools can be started")
}

/// What a tool answers; it must succeed.
fn answer(args: &[&str]) -> String {
    let output = run(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("answers are UTF-8")
}

/// What a tool complains about; it must fail, with nothing on standard output.
fn complaint(args: &[&str]) -> String {
    let output = run(args);
    assert!(!output.status.success() && output.stdout.is_empty(), "{args:?} succeeds");
    String::from_utf8(output.stderr).expect("complaints are UTF-8")
}

/// The lines of an answer in JSON.
fn json_lines(text: &str) -> Vec<serde_json::Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("each line is a JSON value")).collect()
}

/// A game of this folder.
fn game(name: &str) -> String {
    let path: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tools").join(name);
    path.display().to_string()
}

#[test]
fn list_has_every_pattern_once() {
    let text = answer(&["list"]);
    let databases = patterns_rs::databases();
    let names = databases.shape.iter().flat_map(|database| database.patterns()).map(|pattern| pattern.name);
    let mut count = 0;
    for name in names {
        let lines = text.lines().filter(|line| line.split_whitespace().next() == Some(name)).count();
        assert_eq!(lines, 1, "{name}");
        count += 1;
    }
    let shape = answer(&["list", "--type", "shape"]);
    assert_eq!(shape.lines().filter(|line| line.starts_with(' ')).count(), count);
    let counter = answer(&["list", "counter"]);
    assert!(counter.starts_with("COUNTER: Defense, "), "{counter}");
    assert!(counter.contains("patterns-rs/src/db/defense/counter.rs:") && counter.contains("Atari on an attacking"));
    assert!(answer(&["list", "--brief"]).lines().any(|line| line.split_whitespace().nth(1) == Some("COUNTER")));
}

#[test]
fn show_draws_all_orientations() {
    let text = answer(&["show", "counter2"]);
    for part in [
        "Counter2, Defense pattern of COUNTER, at patterns-rs/src/db/defense/counter.rs:",
        "    OX      bA\n    ?*      ?*\n",
        "    : 8, D\n",
        "Tried in 8 orientations:",
        "as drawn   turned right   turned by half   turned left\n",
        // bA over ?*, turned right: ?b over *A.
        "bA         ?b             *?               A*\n",
        "?*         *A             Ab               b?\n",
    ] {
        assert!(text.contains(part), "{part:?} is not in\n{text}");
    }
}

#[test]
fn positions_are_shown_and_counted() {
    let text = answer(&["show", "Ladder2"]);
    assert!(text.contains("    accepted here\n    .OO..\n    OXX*.\n    O....\n    .OO..\n"), "{text}");
    let told = answer(&["check", "ladder", "--missing"]);
    let patterns: Vec<_> = patterns_rs::databases().attack.iter().filter(|one| one.name() == "LADDER").collect();
    let number: usize = patterns.iter().map(|one| one.patterns().len()).sum();
    assert!(told.contains(&format!(" beside {number} patterns, of which ")) && told.ends_with(" 0 wrong\n"), "{told}");
    assert!(!told.contains("Ladder1 is accepted in no position"), "{told}");
    assert!(complaint(&["check", "lader"]).contains("help: there is one named `LADDER`"));
}

#[test]
fn names_that_are_not_there() {
    let text = complaint(&["show", "Countr2"]);
    assert!(text.starts_with("error: there is no pattern `Countr2`\nhelp: there is one named `Counter"), "{text}");
    assert!(complaint(&["list", "conter"]).contains("help: there is one named `COUNTER`"));
    assert!(complaint(&["show", "zzzzzz"]).trim_end().ends_with("`zzzzzz`"));
    assert!(complaint(&["list", "--type", "owl"]).contains("no type of database"));
    assert!(complaint(&["nonsense"]).contains("unrecognized subcommand"));
}

#[test]
fn numbers_and_names_that_mean_nothing_are_refused() {
    let opening = game("opening.sgf");
    for tool in ["profile", "grade"] {
        assert!(complaint(&[tool, &opening, "--every", "0"]).contains("invalid value '0' for '--every <N>'"), "{tool}");
    }
    assert!(complaint(&["compare", ".", ".", &opening, "--every", "0"]).contains("invalid value '0'"));
    let page = Path::new(env!("CARGO_TARGET_TMPDIR")).join("nothing.html").display().to_string();
    let text = complaint(&["report", &opening, "--from", "5", "--to", "2", "--output", &page]);
    assert!(text.starts_with("error: no position of these games is from `--from` to `--to`"), "{text}");
    assert!(!Path::new(&page).exists());
    assert!(complaint(&["train", &opening, "--hold-back", "1"]).contains("is left to learn from"));
    let other = std::env::current_exe().expect("this program").display().to_string();
    let text = complaint(&["compare", &other, &other, &opening]);
    assert!(text.contains("is no build with these tools"), "{text}");
    let text = complaint(&["joseki", &opening, "--name", "1x"]);
    assert!(text.contains("it begins with a letter"), "{text}");
}

#[test]
fn joseki_prints_what_a_tree_becomes() {
    let tree = |name: &str| Path::new(env!("CARGO_MANIFEST_DIR")).join(name).display().to_string();
    let text = answer(&["joseki", &tree("src/joseki/mokuhazushi.sgf")]);
    assert!(text.contains("pub static MOKUHAZUSHI: Joseki;"), "{text}");
    let patterns = patterns_rs::joseki::MOKUHAZUSHI.patterns();
    assert_eq!(text.matches("pattern! < Mokuhazushi").count(), patterns.len());
    assert!(text.contains("        ; oplay_attack(*, A, B, C, D)\n"), "{text}");
    assert!(complaint(&["joseki", "no.sgf"]).starts_with("error: cannot read `no.sgf`"));
    assert!(complaint(&["joseki", &tree("Cargo.toml")]).contains("there is no game in the file"));
}

#[test]
fn help_is_there() {
    for command in [
        "list",
        "show",
        "match",
        "check",
        "new",
        "transform",
        "profile",
        "lint",
        "compare",
        "grade",
        "import",
        "generate",
        "joseki",
    ] {
        assert!(answer(&["--help"]).contains(&format!("  {command} ")), "{command}");
        assert!(answer(&[command, "--help"]).contains("Usage: patterns"), "{command}");
    }
}
