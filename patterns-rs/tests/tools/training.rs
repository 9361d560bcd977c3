//! Strengths learnt from games.

use super::games::{ATARI, OPENING};
use super::{answer, complaint, game};
use gnugo_engine::pattern::Strengths;

#[test]
fn strengths_are_learnt_and_told() {
    let table = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("strengths.txt").display().to_string();
    let games = [game(ATARI), game(OPENING)];
    let told = answer(&["train", &games[0], &games[1], "--hold-back", "2", "--rounds", "5", "--output", &table]);
    let lines: Vec<Vec<&str>> = told.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(lines.len(), 3, "{told}");
    assert_eq!(lines[1][..2], ["learnt", "from"]);
    assert_eq!(lines[2][..2], ["held", "back"]);
    let positions = |line: &[&str]| line[2].parse::<usize>().expect("a number");
    assert!(positions(&lines[1]) > 5 && positions(&lines[2]) > 5, "{told}");
    let text = std::fs::read_to_string(&table).expect("a table");
    let strengths = Strengths::parse(&text).expect("a table");
    assert!(strengths.iter().any(|(name, _)| name.starts_with("around:")));
    assert!(strengths.iter().any(|(name, _)| name.starts_with("near:")));
    // What is learnt again is the same.
    answer(&["train", &games[0], &games[1], "--hold-back", "2", "--rounds", "5", "--output", &table]);
    assert_eq!(std::fs::read_to_string(&table).expect("a table"), text);
    assert!(complaint(&["train", &games[0], "--output", "/no/such/folder/x"]).contains("cannot write"));
}

/// The strength of a pattern stands in the list of patterns.
#[test]
fn strengths_are_listed() {
    let listed = answer(&["list", "--type", "shape"]);
    let strengths = Strengths::parse(patterns_rs::databases().strengths).expect("a table");
    let line = |name: &str| listed.lines().find(|line| line.split_whitespace().next() == Some(name)).map(str::to_owned);
    let (name, strength) = strengths.iter().find(|(name, _)| line(name).is_some()).expect("a pattern");
    let line = line(name).expect("a line");
    assert!(line.split_whitespace().any(|word| word == format!("{strength:.2}")), "{line}");
}
