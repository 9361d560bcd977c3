//! What every pattern of every database must keep to, whatever it is about.

use gnugo_engine::board::{Board, Color, Orientation, Point};
use gnugo_engine::pattern::{Database, Diagram, Kind, Match, Pattern, Surroundings, Symbol};
use gnugo_engine::reading::Reader;
use std::collections::{BTreeSet, HashMap};

/// Calls a generic function with the databases of each type.
macro_rules! for_each_type {
    ($function:ident) => {{
        let databases = patterns_rs::databases();
        $function(databases.shape);
        $function(databases.attack);
        $function(databases.defense);
        $function(databases.connection);
        $function(databases.influence);
        $function(databases.barrier);
        $function(databases.joseki);
        $function(databases.fuseki);
        $function(databases.handicap);
        $function(databases.owl_attack);
        $function(databases.owl_defense);
        $function(databases.owl_vital);
        $function(databases.combination);
        $function(databases.endgame);
    }};
}

fn patterns<K: Kind>(databases: &[&'static Database<K>]) -> impl Iterator<Item = &'static Pattern<K>> {
    databases.iter().flat_map(|database| database.patterns())
}

fn place<K: Kind>(pattern: &Pattern<K>) -> String {
    format!("{} ({}:{})", pattern.name, pattern.file, pattern.line)
}

#[test]
fn there_are_enough() {
    let databases = patterns_rs::databases();
    let counts = (
        patterns(databases.shape).count(),
        patterns(databases.attack).count(),
        patterns(databases.defense).count(),
        patterns(databases.connection).count(),
    );
    assert!(patterns(databases.joseki).count() >= 250);
    assert!(patterns(databases.owl_attack).count() >= 150 && patterns(databases.owl_defense).count() >= 150);
    assert!(patterns(databases.owl_vital).count() >= 50 && patterns(databases.combination).count() >= 30);
    assert!(patterns(databases.influence).count() >= 40 && patterns(databases.barrier).count() >= 25);
    assert!(patterns(databases.endgame).count() >= 120);
    assert!(counts.0 >= 400 && counts.1 >= 40 && counts.2 >= 40 && counts.3 >= 120, "{counts:?}");
}

/// A name stands for one pattern in all databases: reports and tests name patterns by it alone.
#[test]
fn names_are_unique() {
    let mut places: HashMap<&str, String> = HashMap::new();
    let mut add = |name, place: String| {
        if let Some(other) = places.insert(name, place.clone()) {
            panic!("{place} has the name of {other}");
        }
    };
    let databases = patterns_rs::databases();
    patterns(databases.shape).for_each(|pattern| add(pattern.name, place(pattern)));
    patterns(databases.attack).for_each(|pattern| add(pattern.name, place(pattern)));
    patterns(databases.defense).for_each(|pattern| add(pattern.name, place(pattern)));
    patterns(databases.connection).for_each(|pattern| add(pattern.name, place(pattern)));
    patterns(databases.influence).for_each(|pattern| add(pattern.name, place(pattern)));
    patterns(databases.barrier).for_each(|pattern| add(pattern.name, place(pattern)));
    patterns(databases.joseki).for_each(|pattern| add(pattern.name, place(pattern)));
    patterns(databases.fuseki).for_each(|pattern| add(pattern.name, place(pattern)));
    patterns(databases.handicap).for_each(|pattern| add(pattern.name, place(pattern)));
    patterns(databases.owl_attack).for_each(|pattern| add(pattern.name, place(pattern)));
    patterns(databases.owl_defense).for_each(|pattern| add(pattern.name, place(pattern)));
    patterns(databases.owl_vital).for_each(|pattern| add(pattern.name, place(pattern)));
    patterns(databases.combination).for_each(|pattern| add(pattern.name, place(pattern)));
    patterns(databases.endgame).for_each(|pattern| add(pattern.name, place(pattern)));
}

#[test]
fn every_pattern_says_what_it_is_for() {
    fn check<K: Kind>(databases: &[&'static Database<K>]) {
        for pattern in patterns(databases) {
            assert!(pattern.doc.len() > 20 && pattern.doc.ends_with('.'), "{}: {:?}", place(pattern), pattern.doc);
        }
    }
    for_each_type!(check);
}

/// The compiler finds duplicates in a block; a database is several blocks.
#[test]
fn no_pattern_is_the_same_as_another_in_a_different_file() {
    fn check<K: Kind>(databases: &[&'static Database<K>]) {
        let mut seen: HashMap<u64, String> = HashMap::new();
        for pattern in patterns(databases) {
            if let Some(other) = seen.insert(pattern.fingerprint, place(pattern)) {
                panic!("{} is the same as {other}", place(pattern));
            }
        }
    }
    for_each_type!(check);
}

/// The board that a diagram shows, in an orientation, and the points it covers. `None` if the stones cannot stand so.
fn board_of(diagram: &Diagram, orientation: Orientation) -> Option<(Board, BTreeSet<Point>)> {
    let edges = diagram.edges;
    let size = match (edges.north && edges.south, edges.west && edges.east) {
        (true, _) => diagram.height(),
        (_, true) => diagram.width(),
        _ => 19,
    };
    let first = |before: bool, after: bool, length: usize| match (before, after) {
        (true, _) => 0,
        (false, true) => size - length,
        (false, false) => (size - length) / 2,
    };
    let top = first(edges.north, edges.south, diagram.height());
    let left = first(edges.west, edges.east, diagram.width());
    let at = |row, column| orientation.on_board(Point::new(top + row, left + column), size);
    let stones: Vec<_> = diagram
        .symbols()
        .filter_map(|(row, column, symbol)| match symbol {
            Symbol::Own | Symbol::OwnAnchor => Some((at(row, column), Color::White)),
            Symbol::Enemy | Symbol::EnemyAnchor => Some((at(row, column), Color::Black)),
            _ => None,
        })
        .collect();
    let points = diagram.symbols().map(|(row, column, _)| at(row, column)).collect();
    Some((Board::with_stones(size, &stones).ok()?, points))
}

fn points_of<K: Kind>(found: &Match<K>) -> BTreeSet<Point> {
    found.pattern.diagram.symbols().map(|(row, column, _)| found.point(row, column)).collect()
}

#[test]
fn every_pattern_matches_its_own_diagram() {
    fn check<K: Kind>(databases: &[&'static Database<K>]) {
        for database in databases {
            for pattern in database.patterns() {
                for orientation in Orientation::ALL {
                    let Some((board, points)) = board_of(&pattern.diagram, orientation) else {
                        panic!("{}: the stones of its diagram have no liberties", place(pattern));
                    };
                    let mut matches = database.matches(&board, Color::White).into_iter();
                    let here = |found: &Match<K>| std::ptr::eq(found.pattern, pattern) && points_of(found) == points;
                    assert!(matches.any(|found| here(&found)), "{}, {orientation:?}\n{board}", place(pattern));
                }
            }
        }
    }
    for_each_type!(check);
}

/// A board after some random moves, captures included.
fn random_board(size: usize, moves: usize, random: &mut impl FnMut(usize) -> usize) -> Board {
    let mut board = Board::new(size).expect("boards of this size exist");
    let mut color = Color::Black;
    for _ in 0..moves {
        let point = Point::new(random(size), random(size));
        board.try_play(point, color);
        color = color.opponent();
    }
    board
}

/// Constraints, helpers and actions answer whatever is asked of them, and leave the board as it was.
#[test]
fn judging_never_panics_and_leaves_the_board_alone() {
    let mut state = 1_u64;
    let mut random = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let mut judged = 0;
    for (size, moves) in [(3, 6), (5, 15), (7, 30), (9, 40), (9, 70), (13, 90)] {
        let mut board = random_board(size, moves, &mut random);
        let before = board.to_string();
        for color in Color::BOTH {
            let databases = patterns_rs::databases();
            judged += judge_all(databases.shape, &mut board, color);
            judged += judge_all(databases.attack, &mut board, color);
            judged += judge_all(databases.defense, &mut board, color);
            judged += judge_all(databases.connection, &mut board, color);
            judged += judge_all(databases.influence, &mut board, color);
            judged += judge_all(databases.barrier, &mut board, color);
            judged += judge_all(databases.joseki, &mut board, color);
            judged += judge_all(databases.fuseki, &mut board, color);
            judged += judge_all(databases.owl_attack, &mut board, color);
            judged += judge_all(databases.owl_defense, &mut board, color);
            judged += judge_all(databases.owl_vital, &mut board, color);
            judged += judge_all(databases.combination, &mut board, color);
        }
        assert_eq!(board.to_string(), before);
    }
    assert!(judged > 1000, "only {judged} matches: the test has lost its positions");
}

fn judge_all<K: Kind>(databases: &[&'static Database<K>], board: &mut Board, color: Color) -> usize {
    let mut reader = Reader::default();
    let matches: Vec<_> = databases.iter().flat_map(|database| database.matches(board, color)).collect();
    for found in &matches {
        found.judge(&mut Surroundings::new(board, &mut reader, color));
    }
    matches.len()
}
