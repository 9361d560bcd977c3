//! Which stones are set up?
//!
//! What nodes say one after the other is gathered, a point at a time, and set up when a move is played or the file ends:
//! a file may set up the whole board a million times.

use super::SgfError;
use super::faults::Faults;
use super::node::{Node, Property, letters};
use crate::board::{Board, CELLS, Color, Point, PointSet};
use crate::game::Game;

/// What is to be set up.
#[derive(Debug)]
pub(super) struct Setup {
    /// Black, white or empty, where something is to be changed.
    changes: Box<[Option<Option<Color>>; CELLS]>,
    changed: PointSet,
    /// The node that changed something last.
    node: usize,
    turn: Option<Color>,
}

impl Default for Setup {
    fn default() -> Self {
        Self { changes: Box::new([None; CELLS]), changed: PointSet::EMPTY, node: 0, turn: None }
    }
}

impl Setup {
    /// Whose turn it is, if the file says so.
    pub(super) fn turn(&self) -> Option<Color> {
        self.turn
    }

    pub(super) fn set_turn(&mut self, color: Color) {
        self.turn = Some(color);
    }

    pub(super) fn forget_turn(&mut self) {
        self.turn = None;
    }

    /// Adds what a node says.
    pub(super) fn gather(&mut self, node: &Node<'_>, size: usize, faults: &mut Faults) -> Result<(), SgfError> {
        for property in &node.properties {
            let color = match property.name.as_ref() {
                "AB" => Some(Color::Black),
                "AW" => Some(Color::White),
                "AE" => None,
                "PL" => {
                    self.turn = player(node, property, faults)?.or(self.turn);
                    continue;
                }
                _ => continue,
            };
            self.node = node.number;
            for value in &property.values {
                let value = value.trim();
                // Some programs write an empty list.
                if value.is_empty() {
                    continue;
                }
                match rectangle(value, size) {
                    Some(points) => points.for_each(|point| self.change(point, color)),
                    None => faults.found(node.bad_value(&property.name, value))?,
                }
            }
        }
        Ok(())
    }

    /// Whether there is anything to set up.
    pub(super) fn changes_something(&self) -> bool {
        !self.changed.is_empty()
    }

    fn change(&mut self, point: Point, color: Option<Color>) {
        if let Some(cell) = self.changes.get_mut(point.index()) {
            *cell = Some(color);
            self.changed.insert(point);
        }
    }

    /// Sets up what was gathered. Stones without a liberty are a fault, and taken off.
    pub(super) fn carry_out(&mut self, game: &mut Game, faults: &mut Faults) -> Result<(), SgfError> {
        if !self.changes_something() {
            return Ok(());
        }
        if let Some(color) = self.turn {
            game.set_to_move(color);
        }
        let mut changes = self.list();
        let (node, size) = (self.node, game.size());
        let refused = |reason| SgfError::Setup { node, reason, size };
        if let Err(reason) = game.edit(&changes) {
            faults.found(refused(reason))?;
            for captured in &without_liberty(game.board(), &changes) {
                self.change(captured, None);
            }
            changes = self.list();
            game.edit(&changes).map_err(refused)?;
        }
        self.changes.fill(None);
        self.changed = PointSet::EMPTY;
        Ok(())
    }

    fn list(&self) -> Vec<(Point, Option<Color>)> {
        let change = |point: Point| self.changes.get(point.index()).copied().flatten().map(|color| (point, color));
        self.changed.iter().filter_map(change).collect()
    }
}

/// The stones that would stand without a liberty, string by string, each taken off before the next is looked at.
fn without_liberty(board: &Board, changes: &[(Point, Option<Color>)]) -> PointSet {
    let mut stones = Color::BOTH.map(|color| *board.stones(color));
    for &(point, color) in changes {
        for owner in Color::BOTH {
            if color == Some(owner) {
                stones[owner.index()].insert(point);
            } else {
                stones[owner.index()].remove(point);
            }
        }
    }
    let mut captured = PointSet::EMPTY;
    for color in Color::BOTH {
        let mut left = stones[color.index()];
        while let Some(seed) = left.first() {
            let mut string = PointSet::single(seed);
            loop {
                let grown = string.union(&string.neighbors().intersection(&left));
                if grown == string {
                    break;
                }
                string = grown;
            }
            left = left.difference(&string);
            let taken = stones[0].union(&stones[1]);
            if string.neighbors().intersection(board.points()).is_subset(&taken) {
                stones[color.index()] = stones[color.index()].difference(&string);
                captured = captured.union(&string);
            }
        }
    }
    captured
}

/// Whose turn it is. Some programs write it out, or as a number.
fn player(node: &Node<'_>, property: &Property<'_>, faults: &mut Faults) -> Result<Option<Color>, SgfError> {
    let value = property.values.first().map_or("", |value| value.trim());
    let color = match value {
        "B" | "b" => return Ok(Some(Color::Black)),
        "W" | "w" => return Ok(Some(Color::White)),
        "1" | "black" | "Black" | "BLACK" => Some(Color::Black),
        "2" | "white" | "White" | "WHITE" => Some(Color::White),
        _ => None,
    };
    faults.found(node.bad_value("PL", value))?;
    Ok(color)
}

/// The points of a point or a rectangle; nothing if one of its corners is not on the board.
fn rectangle(value: &str, size: usize) -> Option<impl Iterator<Item = Point>> {
    let (from, to) = value.split_once(':').unwrap_or((value, value));
    let ((top, left), (bottom, right)) = (letters(from)?, letters(to)?);
    let inside = top <= bottom && left <= right && bottom < size && right < size;
    inside.then(|| (top..=bottom).flat_map(move |row| (left..=right).map(move |column| Point::new(row, column))))
}
