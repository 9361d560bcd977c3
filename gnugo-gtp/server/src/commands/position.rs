//! What is on the board, and what may be played?
//!
//! Questions are about the position with the moves that `trymove` has played on it.

use super::{Command, command};
use crate::protocol::{Answer, Arguments, Failure, points};
use crate::session::tell;
use crate::{Marks, Session, draw};
use gnugo_engine::board::{Color, Point, PointSet};
use gnugo_engine::game::Move;

pub(super) const COMMANDS: &[Command] = &[
    command("showboard", "", 0..=0, "draws the board", showboard),
    command("list_stones", "COLOR", 1..=1, "the points of a player's stones", list_stones),
    command("captures", "COLOR", 1..=1, "how many stones a player has captured", captures),
    command("all_legal", "COLOR", 1..=1, "where a player may play", all_legal),
    command("is_legal", "COLOR VERTEX", 2..=2, "1 if a player may play there, 0 if not", is_legal),
    command("color", "VERTEX", 1..=1, "black, white or empty", color),
    command("countlib", "VERTEX", 1..=1, "how many liberties a string has", countlib),
    command("findlib", "VERTEX", 1..=1, "the liberties of a string", findlib),
    command("last_move", "", 0..=0, "the last move", last_move),
    command("move_history", "", 0..=0, "all moves, the latest first", move_history),
    command("trymove", "COLOR VERTEX", 2..=2, "plays a move until `popgo` takes it back", trymove),
    command("tryko", "COLOR VERTEX", 2..=2, "is `trymove`, also where a ko may not be retaken yet", tryko),
    command(
        "accuratelib",
        "COLOR VERTEX",
        2..=2,
        "the liberties that a stone would have if it were played",
        accuratelib,
    ),
    command("accurate_approxlib", "COLOR VERTEX", 2..=2, "is `accuratelib`", accuratelib),
    command("dump_stack", "", 0..=0, "lists on standard error what `trymove` and `tryko` have played", dump_stack),
    command("popgo", "", 0..=0, "takes back what `trymove` played", popgo),
];

fn showboard(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    Ok(format!("\n{}", draw(session.board(), Marks { last: session.last_stone() })))
}

fn list_stones(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let color = arguments.color()?;
    Ok(points(session.board().stones(color), session.game.size()))
}

fn captures(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let color = arguments.color()?;
    Ok(session.board().captures(color).to_string())
}

/// Whether a move may be played: by the rules of the game, or where moves are only tried by those of the board.
fn legal(session: &Session, color: Color, made: Move) -> bool {
    match made {
        Move::Play(point) if session.is_trying() => session.board().is_legal(point, color),
        _ => session.game.is_legal(color, made),
    }
}

fn all_legal(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let color = arguments.color()?;
    let empty = session.board().empty_points();
    Ok(points(empty.iter().filter(|&point| legal(session, color, Move::Play(point))), session.game.size()))
}

fn is_legal(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let (color, made) = (arguments.color()?, arguments.vertex(session.game.size())?);
    Ok(u8::from(legal(session, color, made)).to_string())
}

fn color(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let point = arguments.point(session.game.size())?;
    Ok(session.board().color_at(point).map_or_else(|| "empty".to_owned(), |color| color.to_string()))
}

/// A point at which a stone stands.
pub(super) fn stone(session: &Session, arguments: &mut Arguments<'_>) -> Result<Point, Failure> {
    let point = arguments.point(session.game.size())?;
    if session.board().is_empty(point) { Err(Failure::new("vertex must not be empty")) } else { Ok(point) }
}

fn countlib(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let stone = stone(session, arguments)?;
    Ok(session.board().liberties(stone).to_string())
}

fn findlib(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let stone = stone(session, arguments)?;
    Ok(points(&session.board().liberty_set(stone), session.game.size()))
}

fn last_move(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    let (color, made) = session.game.last_move().ok_or_else(|| Failure::new("no previous move known"))?;
    Ok(format!("{color} {}", made.to_text(session.game.size())))
}

fn move_history(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    let line = |&(color, made): &(Color, Move)| format!("{color} {}", made.to_text(session.game.size()));
    Ok(session.game.history().iter().rev().map(line).collect::<Vec<_>>().join("\n"))
}

fn trymove(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let (color, made) = (arguments.color()?, arguments.vertex(session.game.size())?);
    if session.try_move(color, made) { Ok(String::new()) } else { Err(Failure::new("illegal move")) }
}

fn tryko(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let (color, made) = (arguments.color()?, arguments.vertex(session.game.size())?);
    if session.try_ko(color, made) { Ok(String::new()) } else { Err(Failure::new("illegal move")) }
}

fn accuratelib(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let (color, point) = (arguments.color()?, arguments.point(session.game.size())?);
    let mut board = session.board().clone();
    if !board.is_empty(point) {
        return Err(Failure::new("vertex must be empty"));
    }
    let liberties = if board.try_play_ignoring_ko(point, color) { board.liberty_set(point) } else { PointSet::EMPTY };
    Ok(points(&liberties, board.size()))
}

fn dump_stack(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    let size = session.game.size();
    for (number, &(color, made)) in (1..).zip(session.tried_moves()) {
        tell(&format!("{number}: {color} {}", made.to_text(size)));
    }
    Ok(String::new())
}

fn popgo(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    if session.take_back() { Ok(String::new()) } else { Err(Failure::new("no move is being tried")) }
}
