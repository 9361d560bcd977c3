//! The strengths that games have taught: the table makes sense, and what it names is there.

use gnugo_engine::board::{Board, Color, Point};
use gnugo_engine::game::sgf::{self, Stop};
use gnugo_engine::moves::Features;
use gnugo_engine::pattern::{Database, Kind, Strengths};
use std::collections::{BTreeSet, HashSet};

#[test]
fn what_has_a_strength_is_a_feature() {
    let databases = patterns_rs::databases();
    let strengths = Strengths::parse(databases.strengths).expect("a table");
    let names = Features::new(databases).names();
    let known: HashSet<&str> = names.iter().map(String::as_str).collect();
    assert_eq!(known.len(), names.len(), "two features have the same name");
    for (name, strength) in strengths.iter() {
        assert!(known.contains(name), "`{name}` is no feature any more");
        assert!((1e-4..1e4).contains(&strength), "{name} {strength}");
    }
    // Whatever games they were learnt from: stones are saved rather than put into atari, answers are near, and nobody begins on the first line.
    let of = |name: &str| strengths.of(name).expect("a strength");
    assert!(of("saves:3") > 2.0 && of("endangers:3") < 0.5 && of("near:2") > 2.0 * of("near:12"));
    assert!(of("line:1:large:alone") < 0.5 && of("line:1:large:alone") < of("line:3:large:alone"));
    let patterns = databases.shape.iter().flat_map(|database| database.patterns());
    let learnt = patterns.filter(|pattern| strengths.of(pattern.name).is_some()).count();
    assert!(learnt > 100, "{learnt}");
}

/// A position of the search is matched by the same tables as a board: the patterns among the features of a move are those whose drawings
/// match there.
#[test]
fn patterns_among_features_are_those_that_match() {
    let databases = patterns_rs::databases();
    let features = Features::new(databases);
    let names = features.names();
    let is_pattern = |name: &str| !name.contains(':') && name != "atari";
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tools/opening.sgf");
    let text = std::fs::read(path).expect("the game is there");
    let (mut game, _) = sgf::read(text, Stop::End).expect("the game is right");
    let mut compared = 0;
    while game.undo() {
        let board = game.board();
        for color in Color::BOTH {
            let mut expected: BTreeSet<(Point, &str)> = BTreeSet::new();
            add(&mut expected, databases.shape, board, color);
            add(&mut expected, databases.attack, board, color);
            add(&mut expected, databases.defense, board, color);
            add(&mut expected, databases.endgame, board, color);
            let moves = features.of_moves(board, color);
            expected.retain(|(point, _)| moves.iter().any(|(other, _)| other == point));
            let named = moves.iter().flat_map(|(point, features)| {
                features.iter().map(|&feature| (*point, names[feature as usize].as_str()))
            });
            let told: BTreeSet<(Point, &str)> = named.filter(|(_, name)| is_pattern(name)).collect();
            assert_eq!(told, expected, "{board}");
            compared += told.len();
        }
    }
    assert!(compared > 500, "{compared}");
}

fn add<K: Kind>(
    expected: &mut BTreeSet<(Point, &str)>,
    databases: &[&'static Database<K>],
    board: &Board,
    color: Color,
) {
    for database in databases {
        for found in database.matches(board, color) {
            expected.extend(found.move_point().map(|point| (point, found.pattern.name)));
        }
    }
}
