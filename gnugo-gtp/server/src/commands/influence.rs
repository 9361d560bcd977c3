//! Whose is the empty board?
//!
//! Numbers are shown as boards, positive for White, as GNU Go does.

use super::{Command, command};
use crate::Session;
use crate::protocol::{Answer, Arguments, Failure};
use gnugo_engine::board::{Board, Color, Point};
use gnugo_engine::game::Move;
use gnugo_engine::influence::{Hold, Influence};

/// The kinds of what can be shown of influence, and what `initial_influence` does with them.
macro_rules! kinds {
    ($first:literal $(, $kind:literal)*) => {
        const KINDS: &[&str] = &[$first $(, $kind)*];
        const INITIAL: &str =
            concat!("a board of influence, a player to move everywhere; WHAT is ", $first $(, ", ", $kind)*);
    };
}

kinds!(
    "white_influence",
    "black_influence",
    "white_strength",
    "black_strength",
    "white_attenuation",
    "black_attenuation",
    "white_permeability",
    "black_permeability",
    "territory_value",
    "influence_regions",
    "non_territory"
);

pub(super) const COMMANDS: &[Command] = &[
    command("initial_influence", "COLOR WHAT", 2..=2, INITIAL, initial),
    command(
        "move_influence",
        "COLOR VERTEX WHAT",
        3..=3,
        "a board of influence as it is after a move; WHAT as for `initial_influence`",
        |s, a| after_move(s, a, Color::opponent),
    ),
    command(
        "followup_influence",
        "COLOR VERTEX WHAT",
        3..=3,
        "a board of influence after a move if whoever made it moves again, everywhere; WHAT as for `initial_influence`",
        |s, a| after_move(s, a, |color| color),
    ),
];

fn kind(arguments: &mut Arguments<'_>) -> Result<&'static str, Failure> {
    let word = arguments.word()?;
    KINDS.iter().copied().find(|&kind| kind == word).ok_or_else(|| {
        Failure::new("unknown influence data").with_hint(format_args!("it is one of {}", KINDS.join(", ")))
    })
}

fn initial(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let (color, kind) = (arguments.color()?, kind(arguments)?);
    let analysis = session.analysis();
    Ok(shown(session.board(), &analysis.second[color.index()], kind))
}

/// The influence once a move is made, with one of the players to move everywhere.
fn after_move(session: &mut Session, arguments: &mut Arguments<'_>, next: fn(Color) -> Color) -> Answer {
    let (color, made) = (arguments.color()?, arguments.vertex(session.game.size())?);
    let kind = kind(arguments)?;
    let mut board = session.board().clone();
    if let Move::Play(point) = made
        && !board.try_play(point, color)
    {
        return Err(Failure::new("illegal move"));
    }
    let analysis = session.engine.analyse(&board);
    Ok(shown(&board, &analysis.second[next(color).index()], kind))
}

fn shown(board: &Board, influence: &Influence, kind: &str) -> String {
    let terrain = influence.terrain();
    let (black, white) = (Color::Black, Color::White);
    let number = |point: Point| match kind {
        "white_influence" => influence.of(point, white),
        "black_influence" => influence.of(point, black),
        "white_strength" => terrain.strength(point, white),
        "black_strength" => terrain.strength(point, black),
        "white_attenuation" => terrain.attenuation(point, white),
        "black_attenuation" => terrain.attenuation(point, black),
        "white_permeability" => terrain.permeability(point, white),
        "black_permeability" => terrain.permeability(point, black),
        // No negative zero.
        _ => 0.0 - influence.territory_value(point),
    };
    match kind {
        "influence_regions" => numbers(board.size(), |point| region(board, influence, point).to_string(), 2),
        "non_territory" => numbers(board.size(), |point| open_to(influence, point).to_string(), 2),
        _ => numbers(board.size(), |point| format!("{:.2}", number(point)), 6),
    }
}

/// 4 for a living stone, 3 territory, 2 moyo, 1 area: White's, and negative Black's.
fn region(board: &Board, influence: &Influence, point: Point) -> i8 {
    let (color, size) = match influence.hold(point) {
        Some((color, Hold::Territory)) => (color, 3),
        Some((color, Hold::Moyo)) => (color, 2),
        Some((color, Hold::Area)) => (color, 1),
        None => match board.color_at(point).filter(|_| influence.terrain().solid().contains(point)) {
            Some(color) => (color, 4),
            None => return 0,
        },
    };
    if color == Color::White { size } else { -size }
}

/// Who may have territory at a point: 3 both, 1 White only, 2 Black only, 0 nobody.
fn open_to(influence: &Influence, point: Point) -> u8 {
    let may = |color| !influence.terrain().no_territory(color).contains(point);
    u8::from(may(Color::White)) + 2 * u8::from(may(Color::Black))
}

/// A board of numbers, each with a blank before it and at least so wide.
pub(crate) fn numbers(size: usize, number: impl Fn(Point) -> String, width: usize) -> String {
    let row = |row| (0..size).map(|column| format!(" {:>width$}", number(Point::new(row, column)))).collect::<String>();
    (0..size).map(row).collect::<Vec<_>>().join("\n")
}
