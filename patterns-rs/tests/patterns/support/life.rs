//! What do the databases of life and death, and the reader that uses them, say of drawn positions?

use super::table::{Drawn, positions};
use gnugo_engine::analysis::Analysis;
use gnugo_engine::board::{Board, Color, Point};
use gnugo_engine::eyes::Evaluator;
use gnugo_engine::owl::{Ground, OwlReader, Side};
use gnugo_engine::pattern::{Database, Kind, Pattern};
use gnugo_engine::reading::{Outcome, Reader};
use std::collections::BTreeSet;

fn reader() -> OwlReader {
    OwlReader::with_patterns(&patterns_rs::databases())
}

/// The ground of a dragon of all stones of a colour, which is shut in.
fn shut_in(board: &Board, color: Color) -> Ground {
    Ground::shut_in(board, board.stones(color), color)
}

fn is_proposed(
    owl: &mut OwlReader,
    board: &mut Board,
    ground: &Ground,
    side: Side,
    (name, point): (&str, Point),
) -> bool {
    let accepted = owl.accepted(board, ground, side);
    accepted.iter().any(|proposal| proposal.pattern == name && proposal.point == point)
}

/// The pattern is accepted, whoever moves first succeeds for certain, and by this move too if the reader names another.
pub(crate) fn each_decides(table: &'static str, color: Color, side: Side) {
    let mut owl = reader();
    for Drawn { name, mut board, point } in positions(table) {
        let ground = shut_in(&board, color);
        assert!(is_proposed(&mut owl, &mut board, &ground, side, (name, point)), "{name} is not proposed\n{board}");
        let answer = owl.read(&mut board, &ground, side);
        assert_eq!((answer.outcome, answer.certain), (Outcome::Win, true), "{name}\n{board}");
        let other = if side == Side::Attacker { Side::Owner } else { Side::Attacker };
        if answer.point != Some(point) {
            let mover = if side == Side::Attacker { color.opponent() } else { color };
            let mut played = board.clone();
            assert!(played.try_play(point, mover), "{name}\n{board}");
            let answer = owl.read(&mut played, &ground, other);
            assert_eq!((answer.outcome, answer.certain), (Outcome::Lost, true), "{name}\n{played}");
        }
        let answer = owl.read(&mut board, &ground, other);
        assert_eq!((answer.outcome, answer.certain), (Outcome::Win, true), "{name}, the other side first\n{board}");
    }
}

/// The pattern is accepted.
pub(crate) fn each_is_accepted(table: &'static str, color: Color, side: Side) {
    let mut owl = reader();
    for Drawn { name, mut board, point } in positions(table) {
        let ground = shut_in(&board, color);
        assert!(is_proposed(&mut owl, &mut board, &ground, side, (name, point)), "{name} is not proposed\n{board}");
    }
}

/// The pattern is accepted for a dragon, by what the analysis of the position says of friends and of the way out.
pub(crate) fn each_is_accepted_in_the_open(table: &'static str, color: Color, side: Side) {
    let databases = patterns_rs::databases();
    let mut owl = reader();
    for Drawn { name, mut board, point } in positions(table) {
        let (mut tactics, mut evaluator) = (Reader::default(), Evaluator::default());
        let analysis = Analysis::new(&mut board, &mut tactics, &mut evaluator, &databases);
        let dragons = analysis.dragons.iter().filter(|dragon| dragon.color == color);
        let grounds: Vec<Ground> = dragons.filter_map(|dragon| analysis.ground(&board, dragon.origin)).collect();
        let mut proposed = grounds.iter().map(|ground| is_proposed(&mut owl, &mut board, ground, side, (name, point)));
        assert!(proposed.any(|is_proposed| is_proposed), "{name} is not proposed");
    }
}

/// Every pattern of the databases has a position in one of the tables, or is shown accepted in one beside it.
pub(crate) fn all_are_drawn<K: Kind>(databases: &[&'static Database<K>], tables: &[&'static str]) {
    let drawn: BTreeSet<&str> = tables.iter().flat_map(|table| positions(table)).map(|drawn| drawn.name).collect();
    let patterns = databases.iter().flat_map(|database| database.patterns());
    let is_shown = |pattern: &Pattern<K>| pattern.positions.iter().any(|position| position.accepted);
    let missing = patterns.filter(|pattern| !drawn.contains(pattern.name) && !is_shown(pattern));
    let missing: Vec<&str> = missing.map(|pattern| pattern.name).collect();
    assert!(missing.is_empty(), "no position for {missing:?}");
}

/// Every pattern of the databases has a position in one of these tables, in which it decides, but for those that are named.
pub(crate) fn all_decide_but<K: Kind>(undecided: &[&str], databases: &[&'static Database<K>], tables: &[&'static str]) {
    let drawn: BTreeSet<&str> = tables.iter().flat_map(|table| positions(table)).map(|drawn| drawn.name).collect();
    let patterns = databases.iter().flat_map(|database| database.patterns());
    let missing: BTreeSet<&str> = patterns.map(|pattern| pattern.name).filter(|name| !drawn.contains(name)).collect();
    let expected: BTreeSet<&str> = undecided.iter().copied().collect();
    let lost: Vec<_> = missing.difference(&expected).collect();
    assert!(lost.is_empty(), "no position in which these decide: {lost:?}");
    let decided: Vec<_> = expected.difference(&missing).collect();
    assert!(decided.is_empty(), "these decide, and need not be excepted, or are no patterns: {decided:?}");
}
