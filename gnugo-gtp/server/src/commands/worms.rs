//! What is known of a string?

use super::position::stone;
use super::{Command, command};
use crate::Session;
use crate::protocol::{Answer, Arguments, Failure, points, read_color};
use gnugo_engine::analysis::Analysis;
use gnugo_engine::board::{Board, Color, Point};
use gnugo_engine::reading::Outcome;
use gnugo_engine::unconditional::UnconditionalStatus;
use gnugo_engine::worms::{Attempts, Cutstone};
use std::fmt::Write;

pub(super) const COMMANDS: &[Command] = &[
    command("worm_data", "[VERTEX]", 0..=1, "all that is known of a string, or of all points", worm_data),
    command("worm_stones", "[COLOR|VERTEX]", 0..=1, "the stones of strings, a line for each", worm_stones),
    command("worm_cutstone", "VERTEX", 1..=1, "2 for a cutting stone, 1 for a potential one, else 0", worm_cutstone),
];

/// A vertex as these tables show it.
pub(super) fn place(point: Option<Point>, size: usize) -> String {
    point.map_or_else(|| "PASS".to_owned(), |point| point.to_text(size))
}

/// Which strings or dragons a command is about.
#[derive(Clone, Copy)]
pub(super) enum Chosen {
    All,
    Of(Color),
    At(Point),
}

impl Chosen {
    /// Reads `[COLOR|VERTEX]`.
    pub(super) fn read(session: &Session, arguments: &mut Arguments<'_>) -> Result<Self, Failure> {
        if arguments.is_empty() {
            return Ok(Self::All);
        }
        if let Some(color) = arguments.clone().word().ok().and_then(read_color) {
            return Ok(Self::Of(color));
        }
        stone(session, arguments).map(Self::At)
    }

    /// The point, if one is meant.
    pub(super) fn point(self) -> Option<Point> {
        if let Self::At(point) = self { Some(point) } else { None }
    }

    /// Whether a string or dragon of this colour and with these stones is meant.
    pub(super) fn includes(self, color: Color, stones: &gnugo_engine::board::PointSet) -> bool {
        match self {
            Self::All => true,
            Self::Of(chosen) => chosen == color,
            Self::At(point) => stones.contains(point),
        }
    }
}

fn worm_stones(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let chosen = Chosen::read(session, arguments)?;
    let board = session.board();
    let strings = board.origins().filter_map(|origin| board.string(origin));
    let chosen = strings.filter(|string| chosen.includes(string.color(), string.stones()));
    Ok(chosen.map(|string| points(string.stones(), board.size())).collect::<Vec<_>>().join("\n"))
}

const fn cutstone_code(cutstone: Cutstone) -> u8 {
    match cutstone {
        Cutstone::None => 0,
        Cutstone::Potential => 1,
        Cutstone::Cutting => 2,
    }
}

fn worm_cutstone(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let string = stone(session, arguments)?;
    let analysis = session.analysis();
    Ok(cutstone_code(analysis.shapes.at(string).map_or(Cutstone::None, |shape| shape.cutstone)).to_string())
}

fn worm_data(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let chosen = if arguments.is_empty() { None } else { Some(arguments.point(session.game.size())?) };
    let analysis = session.analysis();
    let board = session.board();
    let tables = |points: &mut dyn Iterator<Item = Point>| {
        points.map(|point| table(board, &analysis, point)).collect::<Vec<_>>().join("\n")
    };
    Ok(match chosen {
        Some(point) => tables(&mut std::iter::once(point)),
        None => tables(&mut board.points().iter()),
    })
}

/// The best of some moves, as a code and a point.
fn best(attempts: &Attempts) -> (u8, Option<Point>) {
    attempts.iter().next().map_or((0, None), |attempt| (raw_code(attempt.outcome), Some(attempt.point)))
}

/// An outcome as GNU Go's tables show it; its answers to questions about reading have other numbers.
pub(super) const fn raw_code(outcome: Outcome) -> u8 {
    match outcome {
        Outcome::Lost => 0,
        Outcome::KoB => 1,
        Outcome::KoA => 4,
        Outcome::Win => 5,
    }
}

/// All that is known of the string at a point; of an empty one, that there is none.
pub(crate) fn table(board: &Board, analysis: &Analysis, point: Point) -> String {
    let size = board.size();
    let (worm, shape) = (analysis.worms.at(point), analysis.shapes.at(point));
    let ((attack_code, attack), (defense_code, defense)) =
        worm.map_or(((0, None), (0, None)), |worm| (best(&worm.attacks), best(&worm.defenses)));
    let liberties = shape.map_or([0; 4], |shape| shape.liberties.map(|order| order.len()));
    let cutstone2 = analysis.cutting_points(point);
    let flag = |is: bool| u8::from(is).to_string();
    let status = match analysis.unconditional.status(point) {
        UnconditionalStatus::Alive => "alive",
        UnconditionalStatus::Dead => "dead",
        UnconditionalStatus::Territory(Color::Black) => "black_territory",
        UnconditionalStatus::Territory(Color::White) => "white_territory",
        UnconditionalStatus::Unknown => "unknown",
    };
    let invincible = Color::BOTH.into_iter().any(|color| analysis.unconditional.invincible(color).contains(point));
    let rows: [(&str, String); 19] = [
        ("origin", worm.map_or(point, |worm| worm.origin).to_text(size)),
        ("color", worm.map_or_else(|| "empty".to_owned(), |worm| worm.color.to_string())),
        ("size", worm.map_or(0, |worm| worm.size()).to_string()),
        ("effective_size", format!("{:.2}", shape.map_or(0.0, |shape| shape.effective_size))),
        ("liberties", liberties[0].to_string()),
        ("liberties2", liberties[1].to_string()),
        ("liberties3", liberties[2].to_string()),
        ("liberties4", liberties[3].to_string()),
        ("attack_code", attack_code.to_string()),
        ("attack_point", place(attack, size)),
        ("defense_code", defense_code.to_string()),
        ("defense_point", place(defense, size)),
        ("lunch", place(shape.and_then(|shape| shape.lunch), size)),
        ("cutstone", cutstone_code(shape.map_or(Cutstone::None, |shape| shape.cutstone)).to_string()),
        ("cutstone2", cutstone2.to_string()),
        ("genus", shape.map_or(0, |shape| shape.genus).to_string()),
        ("inessential", flag(shape.is_some_and(|shape| shape.inessential))),
        ("invincible", flag(invincible)),
        ("unconditional_status", status.to_owned()),
    ];
    titled(&point.to_text(size), &rows, 20)
}

/// A table: its title, and a line for each row, the values in a column of their own.
pub(super) fn titled(title: &str, rows: &[(&str, String)], width: usize) -> String {
    let mut text = format!("{title}:");
    for (name, value) in rows {
        let _ = write!(text, "\n{name:width$} {value}");
    }
    text
}
