//! Is there a series of threats of which one succeeds, and how is it stopped?
//!
//! Answers are GNU Go's: the move, or the moves, and `PASS` where there is nothing. Whether the last of them was read to the
//! end is asked with `was_cut_short`.

use super::worms::place;
use super::{Command, command};
use crate::Session;
use crate::protocol::{Answer, Arguments, Failure, points};

pub(super) const COMMANDS: &[Command] = &[
    command(
        "combination_attack",
        "COLOR",
        1..=1,
        "a move by which a player captures something by a combination",
        attack,
    ),
    command(
        "combination_defend",
        "COLOR",
        1..=1,
        "the moves of the opponent that stop a player's combination, the best first",
        defend,
    ),
    command(
        "aa_confirm_safety",
        "COLOR MOVE [STONES]",
        2..=3,
        "1 if a move lets the opponent capture fewer stones than so many (1) that were safe, else 0 and his move",
        confirm_safety,
    ),
];

fn attack(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let color = arguments.color()?;
    let board = session.board().clone();
    let found = session.engine.combination(&board, color);
    session.note_certainty(found.certain || found.combination.is_some());
    Ok(place(found.combination.map(|combination| combination.point), board.size()))
}

fn defend(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let color = arguments.color()?;
    let board = session.board().clone();
    let (found, defenses) = session.engine.combination_defenses(&board, color);
    session.note_certainty(found.combination.map_or(found.certain, |_| defenses.certain));
    if defenses.moves.is_empty() {
        return Ok(place(None, board.size()));
    }
    Ok(points(defenses.moves.iter().map(|defense| defense.point), board.size()))
}

fn confirm_safety(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let (color, point) = (arguments.color()?, arguments.point(session.game.size())?);
    let least = if arguments.is_empty() { 1 } else { arguments.count()? };
    let board = session.board().clone();
    let blunder = session.engine.blunder(&board, color, point);
    let blunder = blunder.ok_or_else(|| Failure::new("the move is illegal"))?;
    session.note_certainty(blunder.certain || blunder.stones > 0);
    if blunder.stones < least.max(1) {
        return Ok("1".to_owned());
    }
    Ok(format!("0 {}", place(blunder.point, board.size())))
}
