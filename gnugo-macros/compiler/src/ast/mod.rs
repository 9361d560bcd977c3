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
mod position;
mod run;
mod starts;

pub(crate) use assembled::{Assembled, assembled};
pub(crate) use attributes::Attributes;
pub(crate) use attributes::lifted;
pub(crate) use block::{Block, block};
pub(crate) use class_line::{ClassLine, Code, ValueItem};
pub(crate) use diagram::{Cell, Diagram, Row};
pub(crate) use expression::{BinaryOp, Call, Expr, Operand, parse_text};
pub(crate) use header::{FileHeader, Header, Own, file_headers};
pub(crate) use name::Name;
pub(crate) use pattern::{Pattern, single};
pub(crate) use position::Position;

use crate::report::{Fault, Faults, Reported, Topic};

/// A part of a pattern that may be missing, or not be understood.
#[derive(Debug)]
pub(crate) enum Part<T> {
    /// It is not there.
    Absent,
    /// It is there, with faults that are reported.
    Broken(Reported),
    /// It is there and understood.
    Sound(T),
}

impl<T> Part<T> {
    /// What is understood of it.
    pub(crate) fn sound(&self) -> Option<&T> {
        match self {
            Self::Sound(part) => Some(part),
            Self::Absent | Self::Broken(_) => None,
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
    /// What the faults are about, where their places cannot tell.
    pub(crate) topic: Option<Topic>,
}

impl<'a> Reading<'a> {
    /// For a text whose faults go here.
    pub(crate) fn new(faults: &'a Faults, blind: bool) -> Self {
        Self { faults, blind, topic: None }
    }

    /// The same, for what is about this.
    pub(crate) fn about(self, topic: Topic) -> Self {
        Self { topic: Some(topic), ..self }
    }

    /// Reports a fault.
    pub(crate) fn push(&self, fault: Fault) {
        self.give_up(fault);
    }

    /// Reports why something is not understood.
    pub(crate) fn give_up(&self, fault: Fault) -> Reported {
        self.faults.push(fault.about(self.topic))
    }
}
