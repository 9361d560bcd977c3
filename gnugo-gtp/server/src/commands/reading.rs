//! Can this string be captured, and can it be saved?
//!
//! Answers are GNU Go's: 0 no, 1 yes, 2 yes by a ko that is good for whoever moves first, 3 by one that is not; and the
//! move, where it is asked for. All is read on the position with the moves that `trymove` has played on it.
//!
//! An answer that took too many stones is none, but has the form of one, since suites and clients know no other: somebody
//! at the keyboard is told so, and a program may ask (`was_cut_short`).

use super::position::stone;
use super::{Command, command};
use crate::Session;
use crate::protocol::{Answer, Arguments, Failure};
use gnugo_engine::board::{Board, Point, PointSet};
use gnugo_engine::game::Move;
use gnugo_engine::reading::{Limits, Outcome, Reader, Reading};

pub(super) const COMMANDS: &[Command] = &[
    command("attack", "VERTEX", 1..=1, "whether and how a string can be captured", |s, a| read(s, a, Reader::attack)),
    // As GNU Go does, it names a move for a string that is safe, too, unless it has liberties enough.
    command("defend", "VERTEX", 1..=1, "whether and how a string can be saved", |s, a| {
        read(s, a, Reader::find_reinforcement)
    }),
    command("ladder_attack", "VERTEX", 1..=1, "whether and how a string can be captured in a ladder", ladder),
    command("attack_either", "VERTEX VERTEX", 2..=2, "whether one of two strings can be captured", |s, a| {
        read_two(s, a, Reader::attack_either)
    }),
    command("defend_both", "VERTEX VERTEX", 2..=2, "whether two strings can both be saved", |s, a| {
        read_two(s, a, Reader::defend_both)
    }),
    command("does_attack", "MOVE VERTEX", 2..=2, "whether a move captures a string", |s, a| {
        judge(s, a, Reader::does_attack)
    }),
    command("does_defend", "MOVE VERTEX", 2..=2, "whether a move saves a string", |s, a| {
        judge(s, a, Reader::does_defend)
    }),
    with_points(
        "restricted_attack",
        "whether and how a string can be captured in a ladder without playing at the other points",
        |s, a| read_with_points(s, a, Reader::restricted_attack),
    ),
    with_points(
        "restricted_defend",
        "whether and how a string can be saved from ladders without playing at the other points",
        |s, a| read_with_points(s, a, Reader::restricted_defend),
    ),
    command(
        "was_cut_short",
        "",
        0..=0,
        "1 if reading gave the last question up, so that it found nothing yet; else 0",
        |s, _| Ok(u8::from(s.was_cut_short()).to_string()),
    ),
    command("increase_depths", "", 0..=0, "reads one move deeper from now on", |s, _| deepen(s, Limits::increase)),
    command("decrease_depths", "", 0..=0, "reads one move less deep from now on", |s, _| deepen(s, Limits::decrease)),
    command("clear_cache", "", 0..=0, "forgets all that was read and found; counters begin at 0", |s, _| {
        s.forget_all();
        Ok(String::new())
    }),
    command("use_caches", "0|1", 1..=1, "whether reading may use what it read before; answers are the same", |s, a| {
        let caching = a.yes_or_no()?;
        s.engine.reader().set_caching(caching);
        Ok(String::new())
    }),
];

/// A row for a question about a string and some points.
pub(super) const fn with_points(
    name: &'static str,
    about: &'static str,
    act: fn(&mut Session, &mut Arguments<'_>) -> Answer,
) -> Command {
    command(name, "VERTEX [VERTEX...]", 1..=362, about, act)
}

fn deepen(session: &mut Session, change: fn(&mut Limits)) -> Answer {
    let reader = session.engine.reader();
    let mut limits = *reader.limits();
    change(&mut limits);
    reader.set_limits(limits);
    session.forget();
    Ok(String::new())
}

fn read(
    session: &mut Session,
    arguments: &mut Arguments<'_>,
    question: fn(&mut Reader, &mut Board, Point) -> Reading,
) -> Answer {
    let string = stone(session, arguments)?;
    Ok(ask(session, |reader, board| question(reader, board, string)))
}

/// A question about a string and some points: where it may go, or where the player who is asked about may not play.
pub(super) fn read_with_points(
    session: &mut Session,
    arguments: &mut Arguments<'_>,
    question: fn(&mut Reader, &mut Board, Point, &PointSet) -> Reading,
) -> Answer {
    let string = stone(session, arguments)?;
    let mut points = PointSet::EMPTY;
    while !arguments.is_empty() {
        points.insert(arguments.point(session.game.size())?);
    }
    Ok(ask(session, |reader, board| question(reader, board, string, &points)))
}

/// Reads on a copy of the position, and tells the code and the move.
pub(super) fn ask(session: &mut Session, question: impl FnOnce(&mut Reader, &mut Board) -> Reading) -> String {
    let mut board = session.board().clone();
    let reading = session.read(|reader| question(reader, &mut board));
    found(reading, board.size())
}

/// The same for questions that have no move for an answer.
fn ask_whether(session: &mut Session, question: impl FnOnce(&mut Reader, &mut Board) -> Outcome) -> String {
    let mut board = session.board().clone();
    session.read(|reader| question(reader, &mut board)).code().to_string()
}

/// How an outcome and its move are told: `0`, or a code and the move, `PASS` where none is needed.
#[must_use]
pub fn found(reading: Reading, size: usize) -> String {
    let Reading { outcome, point } = reading;
    if outcome == Outcome::Lost {
        return outcome.code().to_string();
    }
    format!("{} {}", outcome.code(), Move::from(point).to_text(size))
}

fn ladder(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let string = stone(session, arguments)?;
    let mut board = session.board().clone();
    match session.read(|reader| reader.ladder_attack(&mut board, string)) {
        Some(reading) => Ok(found(reading, board.size())),
        None => Err(Failure::new("string must have exactly 2 liberties")),
    }
}

/// Two stones of one colour.
pub(super) fn two_stones(session: &Session, arguments: &mut Arguments<'_>) -> Result<(Point, Point), Failure> {
    let (a, b) = (stone(session, arguments)?, stone(session, arguments)?);
    if session.board().color_at(a) != session.board().color_at(b) {
        return Err(Failure::new("vertices must have same color"));
    }
    Ok((a, b))
}

fn read_two(
    session: &mut Session,
    arguments: &mut Arguments<'_>,
    question: fn(&mut Reader, &mut Board, Point, Point) -> Outcome,
) -> Answer {
    let (a, b) = two_stones(session, arguments)?;
    Ok(ask_whether(session, |reader, board| question(reader, board, a, b)))
}

fn judge(
    session: &mut Session,
    arguments: &mut Arguments<'_>,
    question: fn(&mut Reader, &mut Board, Point, Point) -> Outcome,
) -> Answer {
    let made = arguments.point(session.game.size())?;
    let string = stone(session, arguments)?;
    if !session.board().is_empty(made) {
        return Err(Failure::new("the move's vertex must be empty"));
    }
    Ok(ask_whether(session, |reader, board| question(reader, board, made, string)))
}
