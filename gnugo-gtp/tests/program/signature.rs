//! The engine answers as `docs/signature.txt` says, at the same cost: one test for each kind of questions, so that those
//! that fail name the kinds that changed.

use gnugo_gtp_server::bench::{self, Kind, Notes};
use std::process::Command;

/// What was answered when the file was written.
const RECORDED: &str = include_str!("../../../docs/signature.txt");

/// The line of the file that begins so.
fn recorded(name: &str) -> &'static str {
    RECORDED.lines().find(|line| line.starts_with(&format!("{name}: "))).unwrap_or("nothing")
}

fn answers_as_recorded(kind: Kind) {
    let now = kind.ask(&patterns_rs::databases(), Notes::default()).unwrap().to_string();
    let (before, name) = (recorded(kind.name()), kind.name());
    assert!(
        now == before,
        "answers or costs of {name} are others than docs/signature.txt says\n\
         before: {before}\n\
         now:    {now}\n\
         `cargo run --release -- bench --kind {name} --verbose`, before and after the change, shows which.\n\
         If they are meant to change: `cargo run --release -- bench > docs/signature.txt`, and say in the commit why."
    );
}

#[test]
fn matching() {
    answers_as_recorded(Kind::Matching);
}

#[test]
fn reading() {
    answers_as_recorded(Kind::Reading);
}

#[test]
fn connection() {
    answers_as_recorded(Kind::Connection);
}

#[test]
fn analysis() {
    answers_as_recorded(Kind::Analysis);
}

#[test]
fn choosing() {
    answers_as_recorded(Kind::Choosing);
}

/// A line that was edited by hand, or is left over of a merge, is found without asking anything.
#[test]
fn the_signature_is_that_of_the_lines() {
    let lines: Vec<&str> = RECORDED.lines().filter(|line| !line.starts_with('#')).collect();
    let (last, parts) = lines.split_last().unwrap();
    let names: Vec<&str> = parts.iter().filter_map(|line| line.split(':').next()).collect();
    assert_eq!(names, Kind::ALL.map(Kind::name));
    assert_eq!(*last, format!("signature: {}", bench::signature(parts)));
}

/// The program prints the lines of the file (a quick kind shows it), and with each question in a line of its own as many lines as
/// it counts.
#[test]
fn the_program_prints_what_is_recorded() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gnugo-gtp"));
    let output = command.args(["bench", "--kind", "reading", "--verbose"]).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let shown = text.lines().filter(|line| line.starts_with("  ")).count();
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with("  ")).collect();
    let expected = recorded("reading");
    assert_eq!(lines, [expected, &format!("signature: {}", bench::signature([expected]))]);
    assert!(expected.starts_with(&format!("reading: {shown} questions, ")), "{shown} questions; {expected}");
    assert!(output.status.success());
}
