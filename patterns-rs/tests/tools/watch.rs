//! `watch` and `compare`: what they compare is there, and the same as what `match` says, and what differs is told.

use super::{answer, complaint, game, json_lines};

#[test]
fn a_digest_has_every_match_of_its_positions() {
    let path = game("atari.sgf");
    let places: serde_json::Value =
        serde_json::from_str(&answer(&["digest", "--every", "1", &path])).expect("one document");
    let places = places.as_array().expect("a list");
    assert_eq!(places.len(), 8, "one for each move, and the end");
    let third = places.iter().find(|place| place["number"] == 3).expect("the position before move 3");
    let matches = third["matches"].as_object().expect("matches");
    assert_eq!(matches.get("Counter2 at F4, as drawn"), Some(&serde_json::Value::Bool(false)));
    let said = answer(&["match", &path, "--move", "3"]);
    let number: usize =
        said.split([':', ' ']).find_map(|word| word.parse().ok().filter(|&n: &usize| n > 3)).unwrap_or(0);
    assert_eq!(matches.len(), number, "{said}");
    let seldom: serde_json::Value =
        serde_json::from_str(&answer(&["digest", "--every", "4", &path])).expect("one document");
    assert_eq!(seldom.as_array().map(Vec::len), Some(2));
}

#[test]
fn a_build_is_like_itself() {
    let (program, path) = (env!("CARGO_BIN_EXE_patterns"), game("atari.sgf"));
    let told = answer(&["compare", program, program, &path, "--every", "2"]);
    assert!(told.starts_with("4 positions: ") && told.ends_with(" accepted: nothing has changed\n"), "{told}");
    assert!(complaint(&["compare", "no-such-build", program, &path]).contains("cannot read `no-such-build`"));
}

/// The other build is a program that says what is written in a file: without a match, with another value and another best move.
#[cfg(unix)]
#[test]
fn what_two_builds_say_otherwise_is_told_with_the_position() {
    use std::os::unix::fs::PermissionsExt;

    let (program, path) = (env!("CARGO_BIN_EXE_patterns"), game("atari.sgf"));
    let mut places: serde_json::Value =
        serde_json::from_str(&answer(&["digest", "--every", "2", &path])).expect("one document");
    let place =
        places.as_array_mut().and_then(|all| all.iter_mut().find(|place| place["number"] == 5)).expect("move 5");
    let matches = place["matches"].as_object_mut().expect("matches");
    assert_eq!(matches.remove("Counter2 at F4, as drawn"), Some(serde_json::Value::Bool(true)));
    place["values"]["F4"] = 0.125.into();
    place["best"] = serde_json::json!(["A1", 0.5]);
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (file, old) = (folder.join("digest.json"), folder.join("old-build"));
    std::fs::write(&file, places.to_string()).expect("a file");
    std::fs::write(&old, format!("#!/bin/sh\ncat '{}'\n", file.display())).expect("a file");
    std::fs::set_permissions(&old, std::fs::Permissions::from_mode(0o755)).expect("a program");
    let old = old.display().to_string();
    let told = answer(&["compare", &old, program, &path, "--every", "2"]);
    for expected in [
        "matches gained, and accepted: 1\n    Counter2: 1, first in ",
        "moves changed: 1\n",
        " before move 5, black to move (`O`):\n    +---------+\n    |X........|\n",
        "\n  A1 (0.5) becomes ",
        "\n  Counter2 at F4, as drawn: gained, and accepted\n",
        "\n  F4: worth ",
        ", was 0.1\n",
    ] {
        assert!(told.contains(expected), "{expected:?} is not in\n{told}");
    }
    // With one pattern only its points are drawn, and the move is marked.
    let told = answer(&["compare", &old, program, &path, "--every", "2", "--pattern", "counter2"]);
    assert!(told.contains("|.....*...|") && !told.contains("F4: worth"), "{told}");
    let lines = json_lines(&answer(&["compare", &old, program, &path, "--every", "2", "--json"]));
    assert_eq!(lines.len(), 1);
    assert_eq!((lines[0]["number"].as_u64(), lines[0]["board"].as_array().map(Vec::len)), (Some(5), Some(11)));
}
