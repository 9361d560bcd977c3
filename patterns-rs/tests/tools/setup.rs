//! A game in which stones are set up between its moves: every tool counts the moves of the file, and looks at those before, too.

use super::{answer, json_lines};
use gnugo_engine::game::sgf::{self, Stop};
use std::path::Path;

/// Black's stone at C3 is set up before move 5.
const GAME: &str = "(;SZ[9]KM[6.5];B[ee];W[cc];B[gg];W[gc];AB[cg];B[ce];W[eg])";

/// The file of the game.
fn file() -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("setup.sgf");
    std::fs::write(&path, GAME).expect("it can be written");
    path.display().to_string()
}

#[test]
fn a_digest_has_the_positions_that_move_numbers_name() {
    let file = file();
    let told: serde_json::Value = serde_json::from_str(&answer(&["digest", &file, "--every", "1"])).expect("JSON");
    let places = told.as_array().expect("a list");
    let numbers: Vec<_> = places.iter().map(|place| place["number"].as_u64().expect("a number")).collect();
    assert_eq!(numbers, [7, 6, 5, 4, 3, 2, 1]);
    for (place, number) in places.iter().zip(numbers) {
        let color = if number % 2 == 1 { "black" } else { "white" };
        assert_eq!(place["color"], color, "before move {number}");
        let raw = ["match", &file, "--move", &number.to_string(), "--raw", "--color", color];
        let lines = json_lines(&answer(&raw));
        let told = place["matches"].as_object().expect("an object");
        let mut matches: Vec<String> = lines
            .iter()
            .map(|line| {
                [&line["pattern"], &line["anchor"], &line["orientation"]].map(|text| text.as_str().unwrap_or_default())
            })
            .map(|[pattern, at, orientation]| format!("{pattern} at {at}, {orientation}"))
            .collect();
        matches.sort();
        matches.dedup();
        assert_eq!(told.keys().cloned().collect::<Vec<_>>(), matches, "before move {number}");
    }
}

#[test]
fn a_report_steps_through_the_whole_game() {
    let page = Path::new(env!("CARGO_TARGET_TMPDIR")).join("setup.html");
    let told = answer(&["report", &file(), "--from", "4", "--to", "5", "-o", page.to_str().expect("a path")]);
    assert!(told.contains("1 game, 2 positions"), "{told}");
    let page = std::fs::read_to_string(page).expect("the page is written");
    let (_, data) = page.split_once("<script type=\"application/json\" id=\"data\">").expect("the data");
    let (data, _) = data.split_once("</script>").expect("their end");
    let data: serde_json::Value = serde_json::from_str(data.trim()).expect("JSON");
    let positions = data["games"][0]["positions"].as_array().expect("a list");
    for (position, number) in positions.iter().zip([4, 5]) {
        assert_eq!(position["number"], number);
        let (game, _) = sgf::read(GAME, Stop::Move(number)).expect("the game is right");
        let stones = position["stones"].as_str().expect("a board");
        assert_eq!(stones.chars().filter(|stone| *stone != '.').count(), game.board().occupied().len(), "{number}");
    }
}

#[test]
fn the_other_tools_count_the_moves_of_the_file() {
    let file = file();
    assert!(answer(&["profile", &file, "--database", "counter"]).starts_with("1 game, 6 positions\n"));
    assert!(answer(&["lint", &file, "--database", "counter"]).contains(" in 1 game, 6 positions; "));
    let graded = json_lines(&answer(&["grade", &file, "--every", "1", "--playouts", "1", "--level", "0", "--json"]));
    let worst: Vec<_> = graded.iter().filter_map(|line| line["worst"].as_str()).collect();
    assert!(worst.iter().any(|place| place.contains(" before move 6, white ")), "{worst:?}");
    let shown = answer(&["match", &file, "--move", "5"]);
    assert!(shown.starts_with("After 4 moves, black to move: "), "{shown}");
    let why = answer(&["match", &file, "--move", "6", "--pattern", "Counter2", "--at", "E5"]);
    assert!(why.starts_with("Counter2 with its move at E5, after 5 moves, white to move"), "{why}");
}
