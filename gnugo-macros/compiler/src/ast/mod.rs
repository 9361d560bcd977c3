//! What was written? The text of a block as header, patterns, diagrams, class lines and expressions.
//!
//! Here the grammar is judged, and nothing else: which symbols, classes and labels a pattern may have is for the checks.

mod assembled;
mod attributes;
mod blind;
mod block;
mod body;
mod class_line;
mod diagram;
mod expression;
mod header;
mod name;
mod pattern;

pub(crate) use assembled::{Assembled, assembled};
pub(crate) use attributes::Attributes;
pub(crate) use block::{Block, block};
pub(crate) use class_line::{ClassLine, Code, ValueItem};
pub(crate) use diagram::{Cell, Diagram, Row};
pub(crate) use expression::{BinaryOp, Call, Expr, Operand};
pub(crate) use header::{FileHeader, Header, file_headers};
pub(crate) use name::Name;
pub(crate) use pattern::{Pattern, single};

use crate::report::Faults;

/// A part of a pattern that may be missing, or not be understood.
#[derive(Debug)]
pub(crate) enum Part<T> {
    /// It is not there.
    Absent,
    /// It is there, with faults that are reported already.
    Broken,
    /// It is there and understood.
    Sound(T),
}

impl<T> Part<T> {
    /// What is understood of it.
    pub(crate) fn sound(&self) -> Option<&T> {
        match self {
            Self::Sound(part) => Some(part),
            Self::Absent | Self::Broken => None,
        }
    }

    /// Whether it is there at all.
    pub(crate) fn is_present(&self) -> bool {
        !matches!(self, Self::Absent)
    }
}

/// What every step of reading needs.
#[derive(Clone, Copy)]
pub(crate) struct Reading<'a> {
    /// Where faults go.
    pub(crate) faults: &'a Faults,
    /// Whether the tool reports no places, so that rows cannot be seen.
    pub(crate) blind: bool,
}
