//! `match` and `profile`: are they right about games?

use super::games::{ATARI, Known, OPENING, before, matches, moves};
use super::{answer, complaint, game, json_lines};
use gnugo_engine::board::{Color, Point};
use gnugo_engine::pattern::Symbol;

fn text<'a>(value: &'a serde_json::Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_else(|| panic!("{key} is no text in {value}"))
}

#[test]
fn raw_has_the_matches_of_both_colors() {
    for (name, number) in [(ATARI, 4), (OPENING, 13)] {
        let (board, _) = before(name, number);
        let lines = json_lines(&answer(&["match", &game(name), "--move", &number.to_string(), "--raw"]));
        let known = |line: &serde_json::Value| -> Known {
            let color = if text(line, "color") == "black" { "black" } else { "white" };
            let number = line["transformation"].as_u64().expect("a number");
            (text(line, "pattern").to_owned(), color, text(line, "anchor").to_owned(), number)
        };
        let mut told: Vec<_> = lines.iter().map(known).collect();
        let mut expected = [matches(&board, Color::Black), matches(&board, Color::White)].concat();
        told.sort();
        expected.sort();
        assert_eq!(told, expected);
        assert!(told.len() > 20, "only {} matches", told.len());
        for line in &lines {
            let own = if text(line, "color") == "black" { Color::Black } else { Color::White };
            let points = line["points"].as_array().expect("a list");
            let fits = |point: &serde_json::Value| {
                let at = Point::from_text(point[0].as_str()?, board.size())?;
                let symbol = Symbol::from_char(point[1].as_str()?.chars().next()?)?;
                Some(symbol != Symbol::Any && symbol.accepts(board.at(at), own))
            };
            assert!(!points.is_empty() && points.iter().all(|point| fits(point) == Some(true)), "{line}");
        }
    }
}

#[test]
fn the_constraint_that_is_false_is_told() {
    // Counter2 wants the attacking stone to have two liberties: F5 has three before Black G5.
    let path = game(ATARI);
    let args = ["match", &path, "--pattern", "Counter2", "--at", "F4", "--move"];
    let early = answer(&[&args[..], &["3"]].concat());
    let refused = |line: &&str| line.contains("refused: the constraint is false: lib(b)");
    assert!(early.lines().next().is_some_and(|line| line.contains("black to move")), "{early}");
    assert_eq!(early.lines().filter(refused).count(), 1, "{early}");
    assert!(early.contains("; `lib(A) <= 2` is false, since lib(A) is 3 (A is at F5)\n"), "{early}");
    assert!(early.contains("turned right    row 1, column 1 wants `O` (black), but G5 is empty"), "{early}");
    let late = answer(&[&args[..], &["5"]].concat());
    assert!(late.lines().any(|line| line.starts_with("    as drawn") && line.ends_with("accepted")), "{late}");
    let json = json_lines(&answer(&[&args[..], &["5", "--json"]].concat()));
    assert_eq!(json.len(), 8);
    assert_eq!((text(&json[0], "orientation"), json[0]["accepted"].as_bool()), ("as drawn", Some(true)));
}

#[test]
fn filters_keep_what_is_wanted() {
    let path = game(ATARI);
    let all = json_lines(&answer(&["match", &path, "--move", "5", "--json"]));
    let (board, color) = before(ATARI, 5);
    assert_eq!((color, all.len()), (Color::Black, matches(&board, Color::Black).len()));
    assert!(all.iter().any(|line| line["accepted"] == true) && all.iter().any(|line| line["accepted"] == false));
    let count = |args: &[&str]| json_lines(&answer(&[&["match", &path, "--move", "5", "--json"], args].concat())).len();
    let having = |key, value| all.iter().filter(|line| line[key] == value).count();
    assert_eq!(count(&["--at", "f4"]), having("anchor", "F4"));
    assert_eq!(count(&["--database", "counter"]), having("database", "COUNTER"));
    assert_eq!(count(&["--database", "Defense"]), having("type", "Defense"));
    assert_eq!(count(&["--pattern", "Counter2"]), having("pattern", "Counter2"));
    assert_eq!(count(&["--color", "white"]), matches(&board, Color::White).len());
    let table = answer(&["match", &path, "--move", "5"]);
    assert!(table.starts_with("After 4 moves, black to move: "), "{table}");
    let (matches, worths) = table.split_once("\n\nWorth of the moves:\n").expect("what the moves are worth");
    assert_eq!(matches.lines().count(), all.len() + 1);
    assert!(worths.lines().any(|line| line.trim_start().starts_with("F4: territory ")), "{worths}");
    let accepted = answer(&["match", &path, "--move", "5", "--accepted"]);
    assert_eq!(accepted.lines().next(), table.lines().next());
    let listed = accepted.split("\n\n").next().map_or(0, |matches| matches.lines().count() - 1);
    assert_eq!(listed, all.iter().filter(|line| line["accepted"] == true).count());
}

#[test]
fn what_cannot_be_asked() {
    let path = game(ATARI);
    assert!(complaint(&["match", &path, "--move", "99"]).contains("there is no move 99: the game has 7"));
    assert!(complaint(&["match", &path, "--move", "0"]).contains("there is no move 0"));
    assert!(complaint(&["match", &path, "--at", "K1"]).contains("`K1` is no point of a board of 9 lines"));
    assert!(complaint(&["match", "no-such.sgf"]).contains("cannot read `no-such.sgf`"));
    assert!(complaint(&["match", &path, "--pattern", "Counter2", "--database", "SHAPE"]).contains("Counter2"));
    // The position after the last move is there too.
    assert!(answer(&["match", &path, "--move", "8"]).starts_with("After 7 moves, white to move"));
    assert_eq!(answer(&["match", &path, "--move", "8"]), answer(&["match", &path]));
}

#[test]
fn lint_tells_what_adds_nothing() {
    let games = [game(ATARI), game(OPENING)];
    let found = json_lines(&answer(&["lint", &games[0], &games[1], "--json", "--least", "2"]));
    for finding in &found {
        assert!(finding["matched"].as_u64().is_none_or(|matched| matched >= 2), "{finding}");
        let (name, kind) = (text(finding, "pattern"), text(finding, "type"));
        let listed = answer(&["list", "--type", kind]);
        assert!(listed.split_whitespace().any(|word| word == name), "{name} is no {kind} pattern");
    }
    // What is said of a pattern whose constraint was never true is what a profile counts.
    let report: serde_json::Value =
        serde_json::from_str(&answer(&["profile", &games[0], &games[1], "--json"])).expect("JSON");
    let accepted = |name: &str| {
        let line = report["patterns"].as_array().expect("a list").iter().find(|line| line["pattern"] == name);
        line.and_then(|line| line["accepted"].as_u64()).expect("a pattern")
    };
    let never: Vec<_> = found.iter().filter(|finding| finding["what"] == "constraint never true").collect();
    assert!(!never.is_empty() && never.iter().all(|finding| accepted(text(finding, "pattern")) == 0), "{never:?}");
    let told = answer(&["lint", &games[0]]);
    assert!(told.contains(" in 1 game, "), "{told}");
}

#[test]
fn a_profile_counts_every_position() {
    let report: serde_json::Value =
        serde_json::from_str(&answer(&["profile", &game(ATARI), &game(OPENING), "--json"])).expect("JSON");
    let positions = |name| (1..=moves(name)).map(move |number| before(name, number));
    let all: Vec<_> = positions(ATARI).chain(positions(OPENING)).collect();
    let expected: Vec<_> = all.iter().flat_map(|(board, color)| matches(board, *color)).collect();
    assert_eq!(report["positions"].as_u64(), Some(all.len() as u64));
    let patterns = report["patterns"].as_array().expect("a list");
    for pattern in patterns {
        let count = expected.iter().filter(|known| known.0 == text(pattern, "pattern")).count() as u64;
        assert_eq!(pattern["matched"].as_u64(), Some(count), "{pattern}");
        assert!(pattern["tried"].as_u64() >= Some(count.max(1)), "{pattern}");
        assert!(pattern["accepted"].as_u64() <= Some(count), "{pattern}");
        let [played, proposed, accepted] = ["played", "proposed", "accepted"].map(|key| pattern[key].as_u64());
        assert!(played.is_some() && played <= proposed && proposed <= accepted, "{pattern}");
    }
    // Every third position only.
    let third: serde_json::Value =
        serde_json::from_str(&answer(&["profile", &game(ATARI), &game(OPENING), "--every", "3", "--json"]))
            .expect("JSON");
    let some = [ATARI, OPENING].map(|name| moves(name).div_ceil(3)).iter().sum::<usize>();
    assert_eq!(third["positions"].as_u64(), Some(some as u64));
    // A pattern speaks for some of the moves, and for no pass.
    let (moves, proposed) = (report["moves"].as_u64(), report["proposed"].as_u64());
    assert!(moves <= Some(all.len() as u64) && proposed <= moves && proposed > Some(0), "{proposed:?} of {moves:?}");
    let played: u64 = patterns.iter().filter_map(|pattern| pattern["played"].as_u64()).sum();
    assert!(Some(played) >= proposed, "each of them by one pattern at least");
    assert!(patterns.iter().any(|pattern| pattern["accepted"].as_u64() > Some(0)));
    let never = patterns.iter().filter(|pattern| pattern["matched"] == 0).count();
    let table = answer(&["profile", &game(ATARI), &game(OPENING)]);
    let share = format!("a pattern proposed {} of {} moves that were played", report["proposed"], report["moves"]);
    assert!(table.contains(&share), "{table}");
    assert!(table.contains(&format!("never matched: {never} of {} patterns", patterns.len())), "{table}");
}

/// What a pattern adds is what the move is worth with it less what it is worth without.
#[test]
fn what_a_match_adds_to_its_move_is_told() {
    let path = game(OPENING);
    let lines = json_lines(&answer(&["match", &path, "--move", "13", "--accepted", "--worth", "--json"]));
    let adds: Vec<_> =
        lines.iter().filter_map(|line| Some((line["value"].as_f64()?, line["adds"].as_f64()?))).collect();
    assert!(!adds.is_empty() && adds.iter().any(|(_, adds)| *adds > 0.0), "{lines:?}");
    assert!(lines.iter().all(|line| line["accepted"] == true));
    let told = answer(&["match", &path, "--move", "13", "--accepted", "--worth"]);
    assert!(told.contains("\n\nWorth of the moves:\n") && told.contains(" adds +"), "{told}");
}

/// A board as beside a pattern is a position too, in a file or typed.
#[test]
fn drawings_are_matched() {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("drawing.txt");
    std::fs::write(&path, ".OO.\nOX..\n.*..\n....\n").expect("a file");
    let path = path.display().to_string();
    let told = answer(&["match", &path, "--accepted", "--database", "Attack"]);
    assert!(told.starts_with("After 0 moves, white to move: ") && told.contains("Ladder1"), "{told}");
    // The point that is marked is the one that is asked about.
    let why = answer(&["match", &path, "--pattern", "Ladder1"]);
    assert!(why.starts_with("Ladder1 with its move at D5, after 0 moves, white to move"), "{why}");
    assert!(complaint(&["match", &path, "--move", "3"]).contains("a drawing has no moves to count"));
    std::fs::write(&path, "O.\n...\n").expect("a file");
    assert!(complaint(&["match", &path]).contains("the drawing in `"));
}

/// Each move that a pattern proposes is compared with the best one there, and the worst patterns come first.
#[test]
fn grades_are_losses_against_the_best_move() {
    let path = game(ATARI);
    let asked = ["grade", &path, "--every", "3", "--playouts", "200"];
    let lines = json_lines(&answer(&[&asked[..], &["--json"]].concat()));
    let number = |line: &serde_json::Value, key: &str| line[key].as_f64().unwrap_or_else(|| panic!("{key} in {line}"));
    assert!(!lines.is_empty());
    assert!(lines.is_sorted_by(|a, b| number(a, "loss") >= number(b, "loss")), "{lines:?}");
    for line in &lines {
        assert!(number(line, "most") >= number(line, "loss") - 1e-3, "{line}");
        assert!(number(line, "best") <= number(line, "moves") && number(line, "error") > 0.0, "{line}");
        assert!(text(line, "worst").starts_with(&path), "{line}");
        assert!(!["Connection", "OwlAttack", "Barrier"].contains(&text(line, "type")), "{line}");
    }
    let by_name = json_lines(&answer(&[&asked[..], &["--json", "--sort", "name"]].concat()));
    assert_eq!(by_name.len(), lines.len());
    assert!(by_name.is_sorted_by_key(|line| text(line, "pattern").to_owned()));
    let table = answer(&[&asked[..], &["--database", "shape", "--least", "1"]].concat());
    assert!(table.starts_with("1 game, 3 positions, 200 simulated games each\npattern"), "{table}");
    assert_eq!(table.lines().count(), 2 + lines.iter().filter(|line| text(line, "type") == "Shape").count());
    assert!(complaint(&["grade", &path, "--level", "11"]).contains("11 is not in 0..=10"));
}

/// What is found in what is written needs no games, and is known.
#[test]
fn what_lint_finds_without_games_is_listed() {
    let list = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("lint.txt");
    let known = std::fs::read_to_string(&list).expect("the list");
    let found = json_lines(&answer(&["lint", "--json"]));
    for finding in &found {
        let (what, pattern) = (text(finding, "what"), text(finding, "pattern"));
        let line = format!("{what}: {pattern}, {}", text(finding, "other"));
        assert!(known.lines().any(|known| known == line), "`{line}` is not in lint.txt");
    }
    let told = answer(&["lint", "--known", &list.display().to_string()]);
    assert!(told.starts_with("0 findings in 0 games"), "{told}");
    // Of databases that are not looked at nothing can be said.
    let some = answer(&["lint", "--database", "counter", "--known", &list.display().to_string()]);
    assert!(some.starts_with("0 findings in 0 games"), "{some}");
    // What is not listed is a failure, and so is a line about nothing.
    let other = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("lint.txt");
    std::fs::write(&other, "implied: Nobody, Anybody # left\n").expect("a file");
    let failed = super::run(&["lint", "--known", &other.display().to_string()]);
    let (told, why) = (String::from_utf8_lossy(&failed.stdout), String::from_utf8_lossy(&failed.stderr));
    assert!(!failed.status.success() && told.contains("`implied: Nobody, Anybody` is not found any more"), "{told}");
    assert_eq!(why.trim_end(), format!("error: {} findings to look at", found.len() + 1));
}
