//! What does the analysis of a position look like to a person?
//!
//! A [`Picture`] gives every point a letter and a tint; it is drawn as text, coloured in a terminal ([`text`]), as SVG
//! ([`svg`]), or handed to GoGui. The tints of dragons are those of spec/worms-and-dragons.texi, "Colored Dragon
//! Display": green alive, yellow unknown, cyan dead, red critical.

mod details;
mod legend;
mod svg;
mod text;

#[cfg(test)]
mod tests;

pub use details::details;
pub use svg::svg;
pub use text::text;

use gnugo_engine::analysis::Analysis;
use gnugo_engine::board::{Board, Color, Point};
use gnugo_engine::dragons::{Dragon, Status};
use gnugo_engine::eyes::{EyeKind, EyeSpace};
use gnugo_engine::influence::{Hold, Influence};
use gnugo_engine::worms::Worm;

/// What can be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// The strings, by what reading says of them.
    Worms,
    /// The dragons, a letter each.
    Dragons,
    /// The eye spaces.
    Eyes,
    /// Who is strong where: territory, moyo and area.
    Influence,
    /// What is expected to become territory.
    Territory,
    /// What becomes territory if the opponent neglects it.
    Moyo,
}

impl Note {
    /// The line as text, which names the tint where it has no letter.
    #[must_use]
    pub fn in_words(&self) -> String {
        match self.tint.and_then(Tint::word) {
            Some(word) => format!("{word} {}", self.text),
            None => self.text.clone(),
        }
    }
}

/// How a point is coloured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tint {
    /// Alive, safe.
    Green,
    /// Not known.
    Yellow,
    /// Dead, or no eye.
    Cyan,
    /// Hangs on who moves first.
    Red,
    /// A player's territory.
    Territory(Color),
    /// A player's moyo.
    Moyo(Color),
    /// A player's area.
    Area(Color),
}

/// A point as it is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The letter at it.
    pub letter: char,
    /// Its colour; `None` for what is not the subject.
    pub tint: Option<Tint>,
}

/// A position with a mark at each point.
#[derive(Clone, Debug)]
pub struct Picture {
    /// What is shown of it.
    pub subject: Subject,
    /// The position.
    pub board: Board,
    /// Row by row from the top.
    marks: Vec<Mark>,
    /// What letters and tints mean.
    pub legend: Vec<Note>,
}

/// A line of a legend: what a tint means, or a remark.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// The tint.
    pub tint: Option<Tint>,
    /// Its meaning, and for strings and dragons which they are, so that colours need not be seen.
    pub text: String,
}

impl Picture {
    /// Shows a subject of an analysis.
    #[must_use]
    pub fn new(subject: Subject, board: &Board, analysis: &Analysis) -> Self {
        let mark = |point: Point| match subject {
            Subject::Worms => analysis.worms.at(point).map(|worm| stone_mark(board, point, worm_tint(worm))),
            Subject::Dragons => analysis
                .dragons
                .at(point)
                .map(|dragon| Mark { letter: dragon_letter(dragon), tint: Some(status_tint(dragon.status)) }),
            Subject::Eyes => eye_mark(analysis, board, point),
            // Nobody moves first: what both ways of assuming it have in common.
            Subject::Influence => held(&analysis.second, point).map(|(color, hold)| hold_mark(color, hold)),
            Subject::Territory => held(&analysis.second, point)
                .filter(|&(_, hold)| hold == Hold::Territory)
                .map(|(color, hold)| hold_mark(color, hold)),
            Subject::Moyo => held(&analysis.second, point)
                .filter(|&(_, hold)| hold >= Hold::Moyo)
                .map(|(color, hold)| hold_mark(color, hold)),
        };
        let plain = |point: Point| Mark { letter: stone_letter(board, point), tint: None };
        let marks = board.points().iter().map(|point| mark(point).unwrap_or_else(|| plain(point))).collect();
        Self { subject, board: board.clone(), marks, legend: legend::legend(subject, board, analysis) }
    }

    /// What is shown at a point of the board.
    #[must_use]
    pub fn mark(&self, point: Point) -> Mark {
        let number = point.row() * self.board.size() + point.column();
        self.marks.get(number).copied().unwrap_or(Mark { letter: ' ', tint: None })
    }
}

fn stone_letter(board: &Board, point: Point) -> char {
    board.color_at(point).map_or('.', |color| if color == Color::Black { 'X' } else { 'O' })
}

fn stone_mark(board: &Board, point: Point, tint: Tint) -> Mark {
    Mark { letter: stone_letter(board, point), tint: Some(tint) }
}

/// The tint of a string by what reading says of it.
fn worm_tint(worm: &Worm) -> Tint {
    if worm.is_lost() {
        Tint::Cyan
    } else if worm.attacks.iter().next().is_some() {
        Tint::Red
    } else {
        Tint::Green
    }
}

/// The tint of a dragon by its status.
#[must_use]
pub fn status_tint(status: Status) -> Tint {
    match status {
        Status::Alive => Tint::Green,
        Status::Unknown => Tint::Yellow,
        Status::Dead => Tint::Cyan,
        Status::Critical => Tint::Red,
    }
}

/// The letter of a dragon: capitals for Black's. After 26 dragons letters come again.
#[must_use]
pub fn dragon_letter(dragon: &Dragon) -> char {
    let letter = char::from(b'a' + (dragon.id.0 % 26) as u8);
    if dragon.color == Color::Black { letter.to_ascii_uppercase() } else { letter }
}

fn eye_mark(analysis: &Analysis, board: &Board, point: Point) -> Option<Mark> {
    let space = analysis.eyes.of_one_color(point)?;
    if !board.is_empty(point) {
        return Some(Mark { letter: stone_letter(board, point), tint: Some(eye_tint(space)) });
    }
    let letter = match analysis.eyes.kind(point, space.color) {
        Some(EyeKind::Half | EyeKind::HalfByKo) => 'h',
        Some(EyeKind::False) => 'f',
        _ => match (space.color, space.marginal.contains(point)) {
            (Color::Black, false) => 'B',
            (Color::Black, true) => 'b',
            (Color::White, false) => 'W',
            (Color::White, true) => 'w',
        },
    };
    Some(Mark { letter, tint: Some(eye_tint(space)) })
}

fn eye_tint(space: &EyeSpace) -> Tint {
    if !space.value.is_settled() {
        Tint::Red
    } else if space.value.max() == 0 {
        Tint::Cyan
    } else {
        Tint::Green
    }
}

/// Who holds a point, and how well, whoever moves first.
fn held(influence: &[Influence; 2], point: Point) -> Option<(Color, Hold)> {
    match influence.each_ref().map(|influence| influence.hold(point)) {
        [Some((a, x)), Some((b, y))] if a == b => Some((a, x.min(y))),
        _ => None,
    }
}

fn hold_mark(color: Color, hold: Hold) -> Mark {
    let (letters, tint) = match hold {
        Hold::Territory => (['B', 'W'], Tint::Territory(color)),
        Hold::Moyo => (['b', 'w'], Tint::Moyo(color)),
        Hold::Area => (['+', '-'], Tint::Area(color)),
    };
    Mark { letter: letters[color.index()], tint: Some(tint) }
}

impl Tint {
    /// The word for it, where no letter says the same.
    #[must_use]
    pub const fn word(self) -> Option<&'static str> {
        match self {
            Self::Green => Some("green"),
            Self::Yellow => Some("yellow"),
            Self::Cyan => Some("cyan"),
            Self::Red => Some("red"),
            Self::Territory(_) | Self::Moyo(_) | Self::Area(_) => None,
        }
    }

    /// As `#rrggbb`.
    #[must_use]
    pub const fn hex(self) -> &'static str {
        match self {
            Self::Green => "#40b040",
            Self::Yellow => "#e0c020",
            Self::Cyan => "#30c0c0",
            Self::Red => "#e04040",
            Self::Territory(Color::Black) => "#204080",
            Self::Moyo(Color::Black) => "#5070b0",
            Self::Area(Color::Black) => "#90a8d8",
            Self::Territory(Color::White) => "#c05000",
            Self::Moyo(Color::White) => "#e08040",
            Self::Area(Color::White) => "#f0b890",
        }
    }
}
