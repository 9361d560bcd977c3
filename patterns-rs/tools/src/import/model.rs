//! What a database in GNU Go's format says, before anything of it is judged.

use gnugo_pattern_compiler::rules::lints::Lint;
use std::collections::BTreeMap;

/// A database file.
#[derive(Debug, Default)]
pub(crate) struct Database {
    /// Its patterns, in the order of the file; those that cannot be read are left out.
    pub(crate) patterns: Vec<Pattern>,
    /// What stands behind the last pattern.
    pub(crate) trailing: Vec<String>,
    /// The text of the patterns that cannot be read.
    pub(crate) unreadable: Vec<Vec<String>>,
    /// What is wrong with it.
    pub(crate) mistakes: Vec<Mistake>,
}

/// Something in the file that cannot be understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Mistake {
    /// From 1.
    pub(crate) line: usize,
    /// From 1, in characters.
    pub(crate) column: usize,
    pub(crate) message: String,
}

impl Mistake {
    pub(crate) fn new(line: usize, column: usize, message: impl Into<String>) -> Self {
        Self { line, column, message: message.into() }
    }
}

/// A piece of a line, with its number in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Text {
    pub(crate) line: usize,
    /// The column where it begins, from 1.
    pub(crate) column: usize,
    pub(crate) text: String,
    /// The comment or description behind it.
    pub(crate) remark: String,
}

/// A drawing without its frame.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Drawing {
    pub(crate) rows: Vec<Text>,
    pub(crate) edges: Edges,
    /// Descriptions behind the rows of the frame.
    pub(crate) remarks: Vec<String>,
}

/// The sides that are the board's edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Edges {
    pub(crate) north: bool,
    pub(crate) south: bool,
    pub(crate) west: bool,
    pub(crate) east: bool,
}

impl Drawing {
    /// The number of columns.
    pub(crate) fn width(&self) -> usize {
        self.rows.first().map_or(0, |row| row.text.chars().count())
    }
}

/// A pattern, and what has become of its parts on the way.
#[derive(Clone, Debug)]
pub(crate) struct Pattern {
    pub(crate) name: String,
    /// The line of its name.
    pub(crate) line: usize,
    /// The comments above it, and the commands of the file that stand there; an empty one is a blank line.
    pub(crate) comments: Vec<String>,
    /// Comments between its own lines.
    pub(crate) inner: Vec<String>,
    pub(crate) drawing: Drawing,
    /// One of `8 | - / \ + X O`.
    pub(crate) symmetry: char,
    /// Its letters; once it is prepared, those that the type of database knows.
    pub(crate) classes: String,
    /// The letters that mean nothing in this type of database.
    pub(crate) unknown_classes: Vec<char>,
    pub(crate) values: Vec<Part>,
    /// The line of the class line.
    pub(crate) class_line: usize,
    /// What else stands on the class line.
    pub(crate) class_remark: String,
    /// A function written in C.
    pub(crate) helper: Option<Text>,
    /// What stands for it, if there is an equivalent.
    pub(crate) helper_path: Option<String>,
    /// The labelled diagram; none if there is none, or if it has another shape.
    pub(crate) labelled: Option<Drawing>,
    /// The lines of the constraint.
    pub(crate) constraint: Vec<Text>,
    /// The lines of the original, if they are written otherwise now.
    pub(crate) in_c: Vec<String>,
    /// Symbols of other types of databases, for which others stand.
    pub(crate) replaced: Vec<Replaced>,
    /// Whether the constraint is asked; otherwise why not.
    pub(crate) not_asked: Option<String>,
    /// The statements of the action.
    pub(crate) actions: Vec<Part>,
    /// The checks that are lifted, and why.
    pub(crate) lifted: BTreeMap<&'static str, (Lint, String)>,
    /// Why it is only a comment, if it is.
    pub(crate) left_out: Option<String>,
}

impl Pattern {
    /// Whether its matches are refused, since nobody can answer what it asks.
    pub(crate) fn is_refused(&self) -> bool {
        (self.helper.is_some() && self.helper_path.is_none()) || self.not_asked.is_some()
    }
}

/// A symbol that its type of database does not have, and the one that is matched in the same way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Replaced {
    /// The line of the row.
    pub(crate) line: usize,
    pub(crate) symbol: char,
    pub(crate) by: char,
}

/// A part that may be left out by itself: a value, or a statement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Part {
    pub(crate) text: Text,
    /// Why it is only a comment, if it is.
    pub(crate) left_out: Option<String>,
}

impl Part {
    pub(crate) fn new(text: Text) -> Self {
        Self { text, left_out: None }
    }
}
