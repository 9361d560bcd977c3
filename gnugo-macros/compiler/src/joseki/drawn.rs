//! Which pattern does a node make of the position before its move?
//!
//! The position in the upper right corner as far as the mark, seen by the player who moves (spec/patterns.texi, "The
//! Joseki Compiler").

use super::comment::{self, Comment};
use super::node::Node;
use super::stones::{At, Stone, Stones};

/// The pattern of a node, as text.
#[derive(Clone, Debug)]
pub(super) struct Drawn {
    /// Its number in the list of nodes.
    pub(super) node: usize,
    pub(super) name: String,
    pub(super) line: usize,
    /// The rows of the diagram, edges included.
    pub(super) rows: Vec<String>,
    /// The rows of the labelled diagram.
    pub(super) labelled: Option<Vec<String>>,
    pub(super) comment: Comment,
    /// Which property has the mark, and which the move.
    pub(super) properties: (&'static str, &'static str),
}

/// A fault of a node: the property and what is wrong with it.
pub(super) type Complaint = (&'static str, String);

/// Draws the position around a move. `Ok(None)` if the node makes no pattern.
pub(super) fn draw(node: &Node, before: &Stones, faults: &mut Vec<Complaint>) -> Option<Sketch> {
    let [played] = node.moves.as_slice() else { return None };
    let point = played.at?;
    let [mark] = node.marks.as_slice() else {
        if node.marks.len() > 1 {
            let names: Vec<String> = node.marks.iter().map(|&at| before.name(at)).collect();
            let why = format!(
                "{} points are marked, {}, but one says how large the pattern is\nhelp: leave the one that is farthest from the corner",
                names.len(),
                names.join(" ")
            );
            faults.push((node.mark_property, why));
        }
        return None;
    };
    let fault_count = faults.len();
    if !before.is_on_board(*mark) {
        faults.push((node.mark_property, "the mark lies beyond the board".to_owned()));
        return None;
    }
    let inside = |at: At| at.x >= mark.x && at.y <= mark.y && before.is_on_board(at);
    if !inside(point) {
        let (point, mark) = (before.name(point), before.name(*mark));
        let why = format!(
            "the move at {point} lies outside the pattern, which the mark at {mark} bounds\nnote: the pattern reaches from the mark to the upper right corner"
        );
        faults.push((node.mark_property, why));
        return None;
    }
    check_labels(node, before, inside, faults);
    if faults.len() != fault_count {
        return None;
    }
    let symbol = |at: At| match before.at(at) {
        _ if at == point => '*',
        None => '.',
        Some(stone) if stone == played.stone => 'O',
        Some(_) => 'X',
    };
    let label = |at: At| {
        let label = node.labels.iter().find(|(place, _)| *place == at);
        label.and_then(|(_, text)| text.trim().chars().next()).unwrap_or_else(|| symbol(at))
    };
    let rows = rows(before.size(), *mark, symbol);
    let labelled = (!node.labels.is_empty()).then(|| self::rows(before.size(), *mark, label));
    let move_property = if played.stone == Stone::Black { "B" } else { "W" };
    let properties = (node.mark_property, move_property);
    Some(Sketch { rows, labelled, comment: comment::read(&node.comment), properties })
}

/// A pattern that has no name yet.
pub(super) struct Sketch {
    rows: Vec<String>,
    labelled: Option<Vec<String>>,
    comment: Comment,
    properties: (&'static str, &'static str),
}

impl Sketch {
    /// Gives it a name.
    pub(super) fn named(self, name: String, node: usize, line: usize) -> Drawn {
        let Self { rows, labelled, comment, properties } = self;
        Drawn { node, name, line, rows, labelled, comment, properties }
    }
}

fn rows(size: usize, mark: At, symbol: impl Fn(At) -> char) -> Vec<String> {
    let width = size - mark.x;
    let row = |y: usize| (mark.x..size).map(|x| symbol(At { x, y })).chain(['|']).collect();
    std::iter::once(format!("{}+", "-".repeat(width))).chain((0..=mark.y).map(row)).collect()
}

/// A label is a single letter on a point of the pattern.
fn check_labels(node: &Node, board: &Stones, inside: impl Fn(At) -> bool, faults: &mut Vec<Complaint>) {
    let mut earlier: Option<At> = None;
    for (at, text) in &node.labels {
        let mut letters = text.trim().chars();
        let (label, more) = (letters.next(), letters.next());
        let here = board.name(*at);
        let why = match label {
            Some(letter) if more.is_none() && letter.is_ascii_alphabetic() => {
                if "OoXxt".contains(letter) {
                    format!(
                        "`{letter}` at {here} cannot be a label\nnote: a label is any ASCII letter except `O`, `o`, `X`, `x` and `t`"
                    )
                } else if !inside(*at) {
                    format!("label `{letter}` at {here} lies outside the pattern")
                } else if earlier == Some(*at) {
                    format!("a second label at {here}")
                } else {
                    earlier = Some(*at);
                    continue;
                }
            }
            _ => format!("label `{}` at {here} is not a single letter", text.trim()),
        };
        faults.push(("LB", why));
    }
}
