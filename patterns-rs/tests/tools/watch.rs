//! `watch`: what it compares is there, and the same as what `match` says.

use super::{answer, game};

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
