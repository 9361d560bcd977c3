//! Which patterns count only where another one of their type counts with the same move, whatever the board?
//!
//! One implies another if its diagram says all that the other's says, in some orientation with the move at the move, and its constraint
//! has each condition of the other's, or a narrower one. Then either it says nothing that the other does not say too, or it says more, and
//! what both say is said twice. Only what is written is compared: that one condition follows from a different one is not
//! seen, and neither is what helper functions say.

use crate::catalog::Entry;
use gnugo_engine::board::{Cell, Color, Orientation};
use gnugo_engine::pattern::{Element, Symbol, ValueName};
use gnugo_pattern_compiler::rules::{Answer, Function, Role};
use gnugo_pattern_compiler::{Node, constraint};
use std::collections::BTreeMap;

/// A pattern that implies another.
pub(crate) struct Implied {
    /// The number of the pattern that is the narrower one.
    pub(crate) narrow: usize,
    /// That of the other.
    pub(crate) general: usize,
    /// Whether it says nothing besides.
    pub(crate) adds_nothing: bool,
    /// The values that both give to the move, and that are added.
    pub(crate) twice: Vec<&'static str>,
}

/// All pairs of which one implies the other. Of two that imply each other, the later is the narrow one.
pub(crate) fn implied(entries: &[Entry]) -> Vec<Implied> {
    let patterns: Vec<Pattern<'_>> = entries.iter().map(Pattern::new).collect();
    let mut found = Vec::new();
    for (n, narrow) in patterns.iter().enumerate() {
        for (g, general) in patterns.iter().enumerate() {
            if n == g || narrow.entry.kind != general.entry.kind {
                continue;
            }
            let Some(orientation) = narrow.implies(general) else { continue };
            if n < g && general.implies(narrow).is_some() {
                continue;
            }
            let adds_nothing = narrow.shows_no_more(general, orientation) && says_no_more(narrow.entry, general.entry);
            let twice = said_twice(narrow.entry, general.entry);
            if adds_nothing || !twice.is_empty() {
                found.push(Implied { narrow: n, general: g, adds_nothing, twice });
            }
        }
    }
    found
}

/// What may be at a point: nothing, a stone of ours, one of theirs, or no point at all.
type States = u8;
const OFF: States = 8;
const ANYTHING: States = 15;

fn states(symbol: Symbol) -> States {
    let cells = [(Cell::Empty, 1), (Cell::White, 2), (Cell::Black, 4)];
    cells.into_iter().filter(|(cell, _)| symbol.accepts(*cell, Color::White)).map(|(_, state)| state).sum()
}

/// A pattern, by steps from its move.
struct Pattern<'a> {
    entry: &'a Entry,
    cells: BTreeMap<(i32, i32), States>,
    /// The first rows and columns beyond the board, above, below, on the left and on the right.
    edges: [Option<i32>; 4],
    /// Its conditions; none if its constraint is not understood.
    conditions: Option<Vec<Node>>,
    labels: BTreeMap<char, (i32, i32)>,
}

impl<'a> Pattern<'a> {
    fn new(entry: &'a Entry) -> Self {
        let diagram = &entry.diagram;
        let (row, column) = diagram.anchor();
        let (row, column) = (row as i32, column as i32);
        let sides = diagram.edges;
        let edges = [
            sides.north.then_some(-row - 1),
            sides.south.then_some(diagram.height() as i32 - row),
            sides.west.then_some(-column - 1),
            sides.east.then_some(diagram.width() as i32 - column),
        ];
        let cells = diagram.elements().map(|one| ((one.rows, one.columns), states(one.symbol))).collect();
        let conditions = match entry.constraint {
            "" => Some(Vec::new()),
            text => constraint(text).map(conjuncts),
        };
        let place = |&(r, c): &(usize, usize)| (r as i32 - row, c as i32 - column);
        let label = |label: &gnugo_engine::pattern::Label| Some((label.letter, place(label.points.first()?)));
        Self { entry, cells, edges, conditions, labels: entry.labels.iter().filter_map(label).collect() }
    }

    /// What may be at a step from the move.
    fn at(&self, (row, column): (i32, i32)) -> States {
        let [north, south, west, east] = self.edges;
        let is_off = north.is_some_and(|edge| row <= edge)
            || south.is_some_and(|edge| row >= edge)
            || west.is_some_and(|edge| column <= edge)
            || east.is_some_and(|edge| column >= edge);
        if is_off { OFF } else { self.cells.get(&(row, column)).copied().unwrap_or(ANYTHING) }
    }

    /// In which orientation of the other one that is accepted, with the same move, wherever this one is. None if it is not.
    fn implies(&self, general: &Self) -> Option<Orientation> {
        let (narrow, other) = (self.entry, general.entry);
        let (Some(conditions), Some(wanted)) = (&self.conditions, &general.conditions) else { return None };
        let have_moves = narrow.diagram.move_cell().is_some() && other.diagram.move_cell().is_some();
        if !have_moves || other.has_helper || !restricts_no_more(other, narrow) {
            return None;
        }
        Orientation::ALL.into_iter().find(|&orientation| {
            let turn = |step| orientation.apply(step);
            if !self.has_diagram(general, turn) {
                return false;
            }
            let own = |letter| self.labels.get(&letter).copied();
            let others = |letter| general.labels.get(&letter).copied().map(turn);
            wanted.iter().all(|wanted| conditions.iter().any(|one| follows(one, &own, wanted, &others)))
        })
    }

    /// Whether the other one, laid so, has all stones and marks that classes, or whoever reads a dragon, take up: what is said of a stone
    /// that it does not show is not said by it.
    fn shows_no_more(&self, general: &Self, orientation: Orientation) -> bool {
        let acts_on_stones =
            self.entry.kind.starts_with("Owl") || self.entry.classes.letters().any(|letter| "ADadBCc".contains(letter));
        let is_mark = |symbol| matches!(symbol, Symbol::Inhibited | Symbol::Stop);
        let is_meant = |symbol| match symbol {
            Symbol::Empty | Symbol::Move | Symbol::Any => false,
            symbol => is_mark(symbol) || acts_on_stones,
        };
        let shown: Vec<_> = general.entry.diagram.elements().collect();
        let is_shown = |one: &Element| {
            shown.iter().any(|other| {
                let is_same = states(one.symbol) & !states(other.symbol) == 0 && other.symbol != Symbol::Any;
                orientation.apply((other.rows, other.columns)) == (one.rows, one.columns)
                    && is_same
                    && is_mark(one.symbol) == is_mark(other.symbol)
            })
        };
        self.entry.diagram.elements().filter(|one| is_meant(one.symbol)).all(|one| is_shown(&one))
    }

    /// Whether a diagram, laid move upon move after turning it, wants nothing that this one does not.
    fn has_diagram(&self, general: &Self, turn: impl Fn((i32, i32)) -> (i32, i32)) -> bool {
        let sides = [(-1, 0), (1, 0), (0, -1), (0, 1)];
        let edges = general.edges.into_iter().zip(sides).filter_map(|(edge, side)| Some((edge?, side)));
        let mut edges = edges.map(|(edge, side)| {
            let (row, column) = turn((edge.abs() * side.0, edge.abs() * side.1));
            let index = sides.iter().position(|&other| other == turn(side)).unwrap_or_default();
            self.edges.get(index).copied().flatten() == Some(if index < 2 { row } else { column })
        });
        edges.all(|is_there| is_there)
            && general.cells.iter().all(|(&step, &wanted)| self.at(turn(step)) & !wanted == 0)
    }
}

/// The conditions that a constraint joins by `&&`.
fn conjuncts(node: Node) -> Vec<Node> {
    match node {
        Node::Group(inner) => conjuncts(*inner),
        Node::Joined { operator: "&&", operands } => operands.into_iter().flat_map(conjuncts).collect(),
        other => vec![other],
    }
}

/// Where labels lie, by steps from the move.
type Places<'a> = dyn Fn(char) -> Option<(i32, i32)> + 'a;

/// Whether a condition follows from another one: it is the same, or it sets a looser bound for the same number.
fn follows(one: &Node, own: &Places<'_>, wanted: &Node, others: &Places<'_>) -> bool {
    if key(one, own) == key(wanted, others) {
        return true;
    }
    match (bound(one), bound(wanted)) {
        (Some((left, low, high)), Some((right, least, most))) => {
            key(left, own) == key(right, others) && low >= least && high <= most
        }
        _ => false,
    }
}

/// An end of a range of numbers: at a number (0), just above it (1), or just below it (-1).
type End = (f64, i8);

/// A condition that says how great a number is: the number, and the least and the greatest that it may be.
fn bound(node: &Node) -> Option<(&Node, End, End)> {
    let Node::Joined { operator, operands } = node else { return None };
    let [left, Node::Number(number)] = operands.as_slice() else { return None };
    let (least, most) = ((f64::NEG_INFINITY, 0), (f64::INFINITY, 0));
    let (low, high) = match *operator {
        ">" => ((*number, 1), most),
        ">=" => ((*number, 0), most),
        "<" => (least, (*number, -1)),
        "<=" => (least, (*number, 0)),
        "==" => ((*number, 0), (*number, 0)),
        _ => return None,
    };
    Some(if is_whole(left) { (left, whole_from(low), whole_up_to(high)) } else { (left, low, high) })
}

/// Whether what an expression comes to is a whole number for certain. Of functions of an author's own nobody knows.
fn is_whole(node: &Node) -> bool {
    match node {
        Node::Number(number) => number.fract() == 0.0,
        Node::Negative(inner) | Node::Group(inner) => is_whole(inner),
        Node::Joined { operator: "+", operands } => operands.iter().all(is_whole),
        Node::Call { text, .. } => {
            let function = Function::named(function_name(text), Role::Asks);
            function.is_some_and(|function| !matches!(function.answer, Answer::Amount | Answer::Nothing))
        }
        _ => false,
    }
}

/// The first whole number from there on.
fn whole_from((number, beside): End) -> End {
    (if beside > 0 { number.floor() + 1.0 } else { number.ceil() }, 0)
}

/// The last whole number up to there.
fn whole_up_to((number, beside): End) -> End {
    (if beside < 0 { number.ceil() - 1.0 } else { number.floor() }, 0)
}

/// The name of the function that a call calls.
fn function_name(call: &str) -> &str {
    call.split('(').next().unwrap_or_default().trim()
}

/// A text that is the same for expressions that ask the same, with the places of labels in place of their letters.
fn key(node: &Node, places: &Places<'_>) -> String {
    let all = |nodes: &[Node]| nodes.iter().map(|one| key(one, places)).collect::<Vec<_>>();
    match node {
        Node::Number(number) => number.to_string(),
        Node::Word(word) => {
            let mut letters = word.chars();
            let place = match (letters.next(), letters.next()) {
                (Some('*'), None) => Some((0, 0)),
                (Some(letter), None) => places(letter),
                _ => None,
            };
            place.map_or_else(|| word.clone(), |(row, column)| format!("@{row},{column}"))
        }
        Node::Not(inner) => format!("!{}", key(inner, places)),
        Node::Negative(inner) => format!("-{}", key(inner, places)),
        Node::Group(inner) => key(inner, places),
        Node::Choice(parts) => format!("({})", all(parts.as_slice()).join("?")),
        Node::Call { text, arguments, .. } => {
            let name = function_name(text);
            format!("{name}({})", all(arguments).join(";"))
        }
        Node::Joined { operator, operands } => {
            let mut operands = all(operands);
            if ["&&", "||", "+", "==", "!="].contains(operator) {
                operands.sort();
            }
            format!("({})", operands.join(operator))
        }
    }
}

/// Whether a pattern is refused by its class nowhere where another one is not. (spec/patterns.texi, "Constraint Pattern Attributes";
/// `s` permits more.)
pub(crate) fn restricts_no_more(general: &Entry, narrow: &Entry) -> bool {
    let restricts = |letter: &char| "nOoXx".contains(*letter);
    let refuses_no_more = general.classes.letters().filter(restricts).all(|letter| narrow.classes.has(letter));
    refuses_no_more && (general.classes.has('s') || !narrow.classes.has('s'))
}

/// Whether a pattern says nothing that another one does not say as well.
fn says_no_more(narrow: &Entry, general: &Entry) -> bool {
    let restricts = |letter: &char| "nOoXx".contains(*letter);
    let mut classes = narrow.classes.letters().filter(|letter| !restricts(letter));
    let mut values = narrow.values.iter();
    let is_said = |value: &gnugo_engine::pattern::Value| {
        general.values.iter().any(|other| {
            let is_least = !matches!(value.name, ValueName::MaxValue | ValueName::MaxTerritory);
            other.name == value.name
                && if is_least { other.amount >= value.amount } else { other.amount <= value.amount }
        })
    };
    let is_silent = narrow.action.is_empty() && narrow.threats.is_empty();
    is_silent && classes.all(|letter| general.classes.has(letter)) && values.all(is_said)
}

/// The values that both give to the move, and that are added.
fn said_twice(narrow: &Entry, general: &Entry) -> Vec<&'static str> {
    let added = [
        (ValueName::Shape, "shape"),
        (ValueName::Followup, "followup"),
        (ValueName::ReverseFollowup, "reverse_followup"),
    ];
    let gives = |entry: &Entry, name| entry.values.iter().any(|value| value.name == name && value.amount > 0.0);
    let both = added.into_iter().filter(|(name, _)| gives(narrow, *name) && gives(general, *name));
    both.map(|(_, name)| name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::Base;
    use gnugo_engine::patterns;

    patterns! {
        static SOME: Shape;

        /// The general one.
        pattern! < General
            XO
            .*

            : 8, -, shape(1)

            AO
            .*

            ; lib(A) < 4
        >

        /// The same, turned and at the edge, with a narrower condition: says nothing else, and says it twice.
        pattern! < Narrow
            |*.
            |OX
            |??

            : 8, -, shape(1)

            |*.
            |OA
            |??

            ; olib(*) > 1 && lib(A) == 2
        >

        /// Says more.
        pattern! < More
            XOO
            .*?

            : 8, B

            AOO
            .*?

            ; lib(A) <= 3
        >

        /// Asks less than the general one.
        pattern! < Wider
            XOX
            .*?

            : 8, -, shape(1)

            AOX
            .*?

            ; lib(A) < 5
        >
    }

    #[test]
    fn narrower_patterns_are_found_in_any_orientation() {
        let entries = Base::entries(&SOME);
        let name = |number: usize| entries[number].name;
        let found = implied(&entries);
        let told: Vec<_> = found
            .iter()
            .map(|one| (name(one.narrow), name(one.general), one.adds_nothing, one.twice.clone()))
            .collect();
        assert_eq!(told, [("Narrow", "General", true, vec!["shape"])]);
    }

    /// Between a whole number and the next one there are others, where the answer need not be whole.
    #[test]
    fn narrower_bounds_imply_looser_ones() {
        for (one, wanted, expected) in [
            ("lib(a) > 4", "lib(a) >= 5", true),
            ("lib(a) < 3", "lib(a) <= 2", true),
            ("lib(a) >= 5", "lib(a) > 4", true),
            ("lib(a) > 4", "lib(a) >= 6", false),
            ("lib(a) == 2", "lib(a) < 3", true),
            ("lib(a) + lib(b) > 4", "lib(a) + lib(b) >= 5", true),
            ("lib(a) > 4", "lib(b) > 4", false),
            ("effective_size(a) > 4", "effective_size(a) >= 5", false),
            ("effective_size(a) < 3", "effective_size(a) <= 2", false),
            ("effective_size(a) >= 5", "effective_size(a) > 4", true),
            ("effective_size(a) > 4", "effective_size(a) >= 4", true),
            ("effective_size(a) >= 4", "effective_size(a) > 4", false),
            ("effective_size(a) <= 4", "effective_size(a) < 4", false),
            ("effective_size(a) == 4", "effective_size(a) <= 4", true),
            ("weakness(a) > 0", "weakness(a) >= 1", false),
            ("lib(a) + effective_size(b) > 4", "lib(a) + effective_size(b) >= 5", false),
            ("of_my_own(a) > 4", "of_my_own(a) >= 5", false),
        ] {
            let [left, right] = [one, wanted].map(|text| constraint(text).expect("a constraint"));
            let places = |letter| Some((0, i32::from(letter as u8)));
            assert_eq!(follows(&left, &places, &right, &places), expected, "{wanted} after {one}");
        }
    }
}
