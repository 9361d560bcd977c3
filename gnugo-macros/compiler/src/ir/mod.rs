//! What does a checked pattern say? The form between the checks and the Rust code, in which everything is meaningful.

mod canonical;
mod geometry;
mod grid;
mod text;

pub(crate) use canonical::{Places, Strings, canonical, fingerprint, form, threats};
pub(crate) use geometry::{Element, Symmetry};
pub(crate) use grid::{Edges, Grid};
pub(crate) use text::{action_text, text};

use crate::ast::Expr;
use crate::rules::Symbol;
use proc_macro2::{Ident, Span, TokenStream};

/// A pattern without faults.
#[derive(Debug)]
pub(crate) struct Pattern {
    /// Its name.
    pub(crate) name: String,
    /// The line of its name, from 1.
    pub(crate) line: usize,
    /// For a pattern from another file: the place there, as a word that rustc's messages can name.
    pub(crate) origin: Option<String>,
    /// The text of its doc comment.
    pub(crate) doc: String,
    /// What is drawn.
    pub(crate) grid: Grid,
    /// Declared, or worked out.
    pub(crate) symmetry: Symmetry,
    /// Whether all orientations that the symmetry leaves out are covered by those that it tries.
    pub(crate) covers_all: bool,
    /// Its classes, in the order of the alphabet.
    pub(crate) classes: Vec<char>,
    /// Its values.
    pub(crate) values: Vec<Value>,
    /// Its values that are about a label.
    pub(crate) threats: Vec<Threat>,
    /// The points with labels.
    pub(crate) labels: Vec<Label>,
    /// The path of its helper function.
    pub(crate) helper: Option<TokenStream>,
    /// What must be true.
    pub(crate) constraint: Option<Expr>,
    /// What is done: calls.
    pub(crate) action: Vec<Expr>,
    /// The boards that show what it does.
    pub(crate) positions: Vec<Position>,
    /// The same for the same pattern in any orientation, under any label names and order of commutative operands.
    pub(crate) fingerprint: u64,
    /// Where the author has written what an editor explains.
    pub(crate) words: Words,
}

/// The words of a pattern that an editor explains besides its labels and its expressions.
#[derive(Debug)]
pub(crate) struct Words {
    /// The `<` that it begins with.
    pub(crate) opening: Option<Span>,
    /// Its name.
    pub(crate) name: Span,
    /// `*` in the diagram.
    pub(crate) the_move: Option<Span>,
    /// The code of its symmetry; `_` is one too.
    pub(crate) symmetry: Option<(char, Span)>,
    /// The letters of its classes.
    pub(crate) classes: Option<Ident>,
    /// The names of its values.
    pub(crate) values: Vec<Ident>,
}

/// A board that shows where a pattern is accepted, or refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Position {
    /// Whether the pattern is accepted there.
    pub(crate) accepted: bool,
    /// The line of its heading.
    pub(crate) line: usize,
    /// What is drawn, without the edges.
    pub(crate) rows: Vec<String>,
    /// Which sides of the drawing lie on the edge of the board.
    pub(crate) edges: Edges,
    /// The lines of the board.
    pub(crate) size: usize,
    /// The row and the column of the board where the first point of the drawing lies.
    pub(crate) corner: (usize, usize),
}

/// A value of the class line.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Value {
    /// The engine's name for it.
    pub(crate) variant: &'static str,
    /// How much.
    pub(crate) amount: f32,
}

/// A value of the class line whose argument is a label.
#[derive(Clone, Debug)]
pub(crate) struct Threat {
    /// The engine's name for it.
    pub(crate) variant: &'static str,
    /// The label, as an expression.
    pub(crate) label: Expr,
}

/// A letter of the labelled diagram.
#[derive(Clone, Debug)]
pub(crate) struct Label {
    pub(crate) letter: char,
    /// Where it stands first.
    pub(crate) at: Span,
    /// Rows and columns, in reading order.
    pub(crate) points: Vec<(usize, usize)>,
    /// What the diagram shows at the first of them; none if it cannot be told.
    pub(crate) symbol: Option<&'static Symbol>,
}

impl Pattern {
    /// The name of a function of the pattern's, such as its constraint. No two names of patterns have the same.
    pub(crate) fn function(&self, role: &str) -> String {
        let is_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        if self.name.chars().all(is_word) {
            return format!("{role}_{}", self.name);
        }
        let plain = |letter: char| match letter.is_ascii_alphanumeric() {
            true => letter.to_string(),
            false => format!("_{:x}_", u32::from(letter)),
        };
        format!("quoted_{role}_{}", self.name.chars().map(plain).collect::<String>())
    }
}
