//! Matches of a goal are exactly those with a stone of the goal at a point that the type of database names.

use crate::matcher_support::{Random, Style, generate, middle_game, random_diagram};
use gnugo_engine::board::{Color, PointSet};
use gnugo_engine::pattern::{Classes, Database, Diagram, Kind, Match, OwlAttack, OwlDefense, Pattern, Shape};

/// A database of these drawings, which live as long as the test.
fn database<K: Kind>(diagrams: &[Diagram]) -> &'static Database<K> {
    let pattern = |&diagram: &Diagram| Pattern {
        name: "",
        doc: "",
        file: "",
        line: 0,
        diagram,
        classes: Classes::NONE,
        values: &[],
        threats: &[],
        labels: &[],
        helper: None,
        constraint: None,
        action: None,
        constraint_text: "",
        action_text: "",
        positions: &[],
        fingerprint: 0,
    };
    let patterns: Vec<Pattern<K>> = diagrams.iter().map(pattern).collect();
    Box::leak(Box::new(Database::new("TEST", Box::leak(patterns.into_boxed_slice()))))
}

/// Whether a point of the match that is drawn with one of these symbols has a stone of the goal.
fn has_one<K: Kind>(found: &Match<K>, symbols: &str, goal: &PointSet) -> bool {
    found.pattern.diagram.rows.iter().enumerate().any(|(row, text)| {
        let mut cells = text.chars().enumerate();
        cells.any(|(column, symbol)| symbols.contains(symbol) && goal.contains(found.point(row, column)))
    })
}

fn compare<K: Kind>(symbols: &str) {
    let mut random = Random::new(11);
    let mut diagrams = generate(12, 400, Style::SHAPE);
    diagrams.extend((0..800).map(|_| random_diagram(&mut random)));
    let database = database::<K>(&diagrams);
    let (mut all, mut with_goal) = (0, 0);
    for size in [2, 5, 9, 13, 19] {
        let board = middle_game(13, size);
        for color in Color::BOTH {
            for stone in board.occupied().iter().step_by(5) {
                let string = board.string(stone).expect("a string").stones();
                let expected: Vec<_> = database
                    .matches(&board, color)
                    .into_iter()
                    .filter(|found| has_one(found, symbols, string))
                    .collect();
                assert!(database.matches_of_goal(&board, color, string) == expected, "{size}\n{board}");
                all += database.matches(&board, color).len();
                with_goal += expected.len();
            }
        }
    }
    assert!(with_goal > 1_000 && with_goal < all / 2, "{with_goal} of {all} prove nothing");
}

#[test]
fn an_attack_is_about_stones_of_the_opponent() {
    compare::<OwlAttack>("XxY");
}

#[test]
fn a_defence_is_about_stones_of_ours() {
    compare::<OwlDefense>("OoQ");
}

#[test]
fn without_a_goal_in_the_rules_every_match_counts() {
    let database = database::<Shape>(&generate(14, 100, Style::SHAPE));
    let board = middle_game(15, 13);
    let matches = database.matches(&board, Color::Black);
    assert!(!matches.is_empty());
    assert!(database.matches_of_goal(&board, Color::Black, &PointSet::default()) == matches);
}
