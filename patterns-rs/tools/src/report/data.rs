//! What stands in the page: the data of a report, as JSON.
//!
//! Sentences that come again and again stand in one list and are named by their numbers; points are numbered row by row
//! from the upper left corner.

use crate::catalog::Entry;
use crate::picture::Picture;
use crate::show::class_line;
use gnugo_engine::board::{Orientation, Point};
use serde::Serialize;
use std::collections::HashMap;

/// Everything.
#[derive(Default, Serialize)]
pub(super) struct Data {
    /// What each orientation does with a step down and a step to the right: rows and columns of both.
    pub(super) orientations: Vec<[i32; 4]>,
    pub(super) orientation_names: Vec<&'static str>,
    pub(super) patterns: Vec<PatternData>,
    pub(super) games: Vec<GameData>,
    pub(super) words: Vec<String>,
    /// What each pattern did.
    pub(super) profile: Vec<ProfileRow>,
    pub(super) lint: Vec<LintRow>,
}

#[derive(Serialize)]
pub(super) struct PatternData {
    name: &'static str,
    #[serde(rename = "type")]
    kind: &'static str,
    database: &'static str,
    place: String,
    doc: &'static str,
    line: String,
    rows: &'static [&'static str],
    /// The same with labels.
    labelled: Vec<String>,
    /// Whether the upper, lower, left and right side are edges of the board.
    edges: [bool; 4],
    orientations: Vec<u8>,
    anchor: (usize, usize),
    has_move: bool,
    constraint: &'static str,
    action: &'static str,
}

impl PatternData {
    pub(super) fn new(entry: &Entry) -> Self {
        let edges = entry.diagram.edges;
        Self {
            name: entry.name,
            kind: entry.kind,
            database: entry.database,
            place: entry.place(),
            doc: entry.doc,
            line: class_line(entry),
            rows: entry.diagram.rows,
            labelled: Picture::labelled(&entry.diagram, entry.labels).rows(),
            edges: [edges.north, edges.south, edges.west, edges.east],
            orientations: entry.diagram.symmetry.orientations().iter().map(|&orientation| orientation as u8).collect(),
            anchor: entry.diagram.anchor(),
            has_move: entry.diagram.move_cell().is_some(),
            constraint: entry.constraint,
            action: entry.action,
        }
    }
}

#[derive(Serialize)]
pub(super) struct GameData {
    pub(super) name: String,
    pub(super) size: usize,
    pub(super) positions: Vec<Position>,
}

#[derive(Serialize)]
pub(super) struct Position {
    /// The number of the move that comes next, from 1.
    pub(super) number: usize,
    /// Who is to move: 0 Black, 1 White.
    pub(super) color: usize,
    /// Where the next move of the game is.
    pub(super) next: Option<usize>,
    pub(super) stones: String,
    pub(super) dragons: Vec<Option<String>>,
    pub(super) territory: String,
    pub(super) influence: Vec<Vec<u32>>,
    pub(super) matches: Vec<MatchRow>,
    pub(super) moves: Vec<MoveRow>,
}

#[derive(Serialize)]
pub(super) struct MatchRow {
    #[serde(rename = "p")]
    pub(super) pattern: usize,
    #[serde(rename = "at")]
    pub(super) anchor: usize,
    #[serde(rename = "o")]
    pub(super) orientation: u8,
    #[serde(rename = "ok")]
    pub(super) accepted: bool,
    #[serde(rename = "t")]
    pub(super) text: usize,
    #[serde(rename = "a")]
    pub(super) answers: Vec<usize>,
}

#[derive(Serialize)]
pub(super) struct MoveRow {
    pub(super) point: usize,
    pub(super) value: f32,
    pub(super) parts: Option<usize>,
    pub(super) reasons: Vec<usize>,
}

#[derive(Default, Serialize)]
pub(super) struct ProfileRow {
    pub(super) tried: u64,
    pub(super) matched: u64,
    pub(super) accepted: u64,
    pub(super) nodes: u64,
    pub(super) microseconds: u64,
}

#[derive(Serialize)]
pub(super) struct LintRow {
    pub(super) what: &'static str,
    pub(super) pattern: Option<usize>,
    pub(super) text: String,
}

/// Sentences, each once.
#[derive(Default)]
pub(super) struct Words {
    numbers: HashMap<String, usize>,
}

impl Words {
    /// The number of a sentence.
    pub(super) fn number(&mut self, text: &str) -> usize {
        if let Some(&number) = self.numbers.get(text) {
            return number;
        }
        let number = self.numbers.len();
        self.numbers.insert(text.to_owned(), number);
        number
    }

    /// The sentences by their numbers.
    pub(super) fn into_list(self) -> Vec<String> {
        let mut list: Vec<(usize, String)> = self.numbers.into_iter().map(|(text, number)| (number, text)).collect();
        list.sort_unstable();
        list.into_iter().map(|(_, text)| text).collect()
    }
}

/// The number of a point.
pub(super) fn index(point: Point, size: usize) -> usize {
    point.row() * size + point.column()
}

/// What an orientation does with a step down and a step to the right.
pub(super) fn matrix(orientation: Orientation) -> [i32; 4] {
    let ((a, b), (c, d)) = (orientation.apply((1, 0)), orientation.apply((0, 1)));
    [a, b, c, d]
}
