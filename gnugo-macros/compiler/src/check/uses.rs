//! Which labels do the expressions of a pattern name, is each of them defined, and is each that is defined named?
//!
//! Whoever walks through the expressions tells every label and `*` that it meets, and asks at the end whether labels are left
//! over. What a label stands on, and whether that is what a function asks for, is judged where the function is.

use super::Checking;
use super::labels::{Label, Labels};
use crate::ir::Grid;
use crate::report::{Fault, Reported, Topic};
use crate::rules::lints::Lint;
use crate::spelling::list;
use proc_macro2::{Literal, Span};

/// What is known of the labels, and which of them have been seen in expressions.
pub(super) struct Uses<'a> {
    pub(super) labels: &'a Labels,
    /// What is drawn, if it has no fault.
    pub(super) grid: Option<&'a Grid>,
    pub(super) cx: &'a Checking<'a>,
    /// Whether there is a labelled diagram, which may be broken.
    has_diagram: bool,
    /// Whether the pattern proposes a move, as far as is known.
    has_move: bool,
    /// Whether it has been said that there is none.
    move_missed: bool,
    /// The labels that were named, defined or not, in the order in which they were first met.
    letters: Vec<char>,
    /// Whether something is named that was meant as a label, and could not be one.
    names_refused: bool,
}

impl<'a> Uses<'a> {
    /// Before any expression has been read.
    pub(super) fn new(
        labels: &'a Labels,
        grid: Option<&'a Grid>,
        (has_diagram, has_move): (bool, bool),
        cx: &'a Checking<'a>,
    ) -> Self {
        let (move_missed, letters, names_refused) = (false, Vec::new(), false);
        Self { labels, grid, cx, has_diagram, has_move, move_missed, letters, names_refused }
    }

    /// Whether the pattern proposes a move, as far as is known.
    pub(super) fn has_move(&self) -> bool {
        self.has_move
    }

    /// What has been reported of the labels, if something was named that was meant as one.
    pub(super) fn names_refused(&self) -> Option<Reported> {
        self.labels.faulty.filter(|_| self.names_refused)
    }

    /// Whether a number was meant as a label, and has been complained about in the labelled diagram.
    pub(super) fn is_refused(&self, literal: &Literal) -> bool {
        let digits = literal.to_string();
        self.labels.refused.iter().any(|letter| digits == letter.to_string())
    }

    /// Whether a word is a label.
    pub(super) fn is_label(&self, word: &str) -> bool {
        let mut letters = word.chars();
        letters.next().is_some_and(|letter| self.labels.get(letter).is_some()) && letters.next().is_none()
    }

    /// Whether all letters of a word of several are labels.
    pub(super) fn are_labels(&self, word: &str) -> bool {
        word.chars().count() > 1 && word.chars().all(|letter| self.labels.get(letter).is_some())
    }

    /// A number in an expression.
    pub(super) fn number(&mut self, literal: &Literal) {
        self.names_refused |= self.is_refused(literal);
    }

    /// `*` in an expression: the pattern has a move.
    pub(super) fn the_move(&mut self, at: Span) {
        if !self.has_move && !std::mem::replace(&mut self.move_missed, true) {
            let fault = Fault::new(at, format!("`*` is the move, but {} has none", self.cx.name));
            self.cx.push(fault.help("give the point a label, or mark it with `*` in the diagram"));
        }
    }

    /// A label in an expression: the first time, it must be defined.
    pub(super) fn label(&mut self, at: Span, letter: char) {
        if self.letters.contains(&letter) {
            return;
        }
        let is_first_undefined = self.letters.iter().all(|&other| self.labels.get(other).is_some());
        self.letters.push(letter);
        // What cannot be a label may have been meant as this one.
        let is_known = self.labels.get(letter).is_some() || !self.labels.refused.is_empty();
        self.names_refused |= is_known && self.labels.get(letter).is_none();
        if !self.labels.complete || is_known {
            return;
        }
        let name = self.cx.name;
        if !self.has_diagram {
            // Without a labelled diagram all labels are undefined by one fault.
            if is_first_undefined {
                let fault = Fault::new(at, format!("no point is labelled `{letter}`: {name} has no labelled diagram"));
                self.cx
                    .push(fault.help("draw it below the class line: the diagram again, with letters at such points"));
            }
            return;
        }
        let fault = Fault::new(at, format!("no point is labelled `{letter}` in the labelled diagram of {name}"));
        self.cx.push(match self.labels.list.as_slice() {
            _ if !self.cx.setting.rules.may_label(letter) => {
                fault.note("a label is any ASCII letter except `O`, `o`, `X`, `x` and `t`")
            }
            [] => fault.note("it labels no point"),
            labels => {
                let mut letters: Vec<char> = labels.iter().map(|label| label.letter).collect();
                letters.sort_unstable();
                fault.note(format!("it labels {}", list(letters)))
            }
        });
    }

    /// Each label is used: asked when all expressions have been read. `says_anything` tells whether the pattern has any, or a
    /// value with a label.
    pub(super) fn check_used(&self, says_anything: bool) {
        let Self { labels, letters, .. } = self;
        let cx = self.cx.about(Topic::Labels);
        let Some((start, end)) = labels.start else { return };
        if labels.list.is_empty() {
            let message = format!("the labelled diagram of {} labels no point", cx.name);
            cx.lint(Lint::UnusedLabel, || Fault::range(start, end, message).help("leave it out"));
            return;
        }
        let unused = labels.list.iter().filter(|label| !letters.contains(&label.letter));
        let place = |label: &Label| label.places.first().map_or(start, |&(_, _, span)| span);
        if !says_anything {
            let names = list(labels.list.iter().map(|label| label.letter));
            let label = if labels.list.len() == 1 { "label" } else { "labels" };
            let are = if labels.list.len() == 1 { "is" } else { "are" };
            let Some(first) = labels.list.first() else { return };
            cx.lint(Lint::UnusedLabel, || {
                Fault::new(place(first), format!("{label} {names} {are} never used"))
                    .note(format!("{} has neither a constraint nor an action", cx.name))
            });
            return;
        }
        for label in unused {
            let fault = || Fault::new(place(label), format!("label `{}` is never used", label.letter));
            cx.lint(Lint::UnusedLabel, fault);
        }
    }
}
