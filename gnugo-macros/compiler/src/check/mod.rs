//! Does the pattern keep the rules? One short check for each rule, and what passes them all becomes a pattern of the
//! intermediate form.
//!
//! What rustc reports well itself is not checked here: names and arguments of functions, the path of a helper function.
//! A check that cannot be judged because of another fault is left out, so that one fault is one error.

mod classes;
mod diagram;
mod duplicates;
mod expressions;
mod frame;
mod idle;
mod labels;
mod redundant;
mod symmetry;

pub(crate) use duplicates::across;

use crate::ast;
use crate::ir;
use crate::report::{Fault, Faults, Topic};
use crate::rules::DatabaseType;
use crate::rules::lints::Lint;
use proc_macro2::Span;
use std::cell::Cell;

/// What the checks of a pattern share.
pub(crate) struct Checking<'a> {
    pub(crate) rules: &'static DatabaseType,
    /// Whether the type of the database is unknown, so that what depends on it is not judged.
    pub(crate) any_type: bool,
    pub(crate) name: &'a ast::Name,
    pub(crate) faults: &'a Faults,
    pub(crate) allows: Allows,
}

/// A pattern after its own checks.
pub(crate) struct Checked {
    pub(crate) name: ast::Name,
    /// The line of its name, from 1.
    pub(crate) line: usize,
    pub(crate) allows: Allows,
    /// None if it has faults.
    pub(crate) pattern: Option<ir::Pattern>,
    /// What can be expanded of its expressions, if it has faults.
    pub(crate) expressions: Option<Expressions>,
}

/// The expressions of a pattern with faults. rustc still checks them, and editors complete them.
pub(crate) struct Expressions {
    /// Its labels may stand for anything, since the diagram may be what is wrong.
    pub(crate) pattern: Box<ir::Pattern>,
    /// Whether the faults are in the expressions, so that rustc would report them again: then they are for editors.
    pub(crate) faulty: bool,
}

impl Checked {
    /// Names the place in another file that the pattern comes from.
    pub(crate) fn set_origin(&mut self, origin: &str) {
        let expressions = self.expressions.as_mut().map(|expressions| &mut *expressions.pattern);
        for pattern in self.pattern.as_mut().into_iter().chain(expressions) {
            pattern.origin = Some(origin.to_owned());
        }
    }

    /// Takes the pattern out of the table. Its expressions are still compiled, so that what they use is used.
    fn leave_out(&mut self) {
        let pattern = self.pattern.take().map(Box::new);
        self.expressions = pattern.map(|pattern| Expressions { pattern, faulty: false });
    }
}

/// The checks that are lifted from a pattern, and which of them would have failed.
#[derive(Debug, Default)]
pub(crate) struct Allows(Vec<(Lint, Span, Cell<bool>)>);

impl Allows {
    fn new(attributes: &ast::Attributes) -> Self {
        Self(attributes.allows.iter().map(|&(lint, span)| (lint, span, Cell::new(false))).collect())
    }

    /// Whether a fault is allowed. To be asked only when there is one.
    pub(crate) fn lift(&self, lint: Lint) -> bool {
        let found = self.0.iter().find(|(allowed, _, _)| *allowed == lint);
        found.inspect(|(_, _, used)| used.set(true)).is_some()
    }

    /// Those that had nothing to lift.
    pub(crate) fn unused(&self) -> impl Iterator<Item = (Lint, Span)> {
        self.0.iter().filter(|(_, _, used)| !used.get()).map(|&(lint, span, _)| (lint, span))
    }
}

impl Checking<'_> {
    fn push(&self, fault: Fault) {
        self.faults.push(fault);
    }

    /// Reports a fault that can be allowed.
    fn lint(&self, lint: Lint, fault: impl FnOnce() -> Fault) {
        if !self.allows.lift(lint) {
            self.push(fault().of(lint));
        }
    }
}

/// Checks one pattern by itself.
pub(crate) fn pattern(
    written: ast::Pattern,
    rules: &'static DatabaseType,
    any_type: bool,
    blind: bool,
    faults: &Faults,
) -> Checked {
    let faults_before = faults.count();
    let allows = Allows::new(&written.attributes);
    let cx = Checking { rules, any_type, name: &written.name, faults, allows };
    faults.about(Topic::Diagram);
    let grid = written.diagram.sound().and_then(|diagram| diagram::main(diagram, &cx));
    faults.about(Topic::ClassLine);
    let mut said = written.class_line.sound().map(|line| classes::class_line(line, &cx)).unwrap_or_default();
    said.faulty_values |= matches!(written.class_line, ast::Part::Broken);
    // A row may be missing from a diagram that is split.
    let is_whole = written.diagram.sound().is_some_and(|diagram| !diagram.incomplete);
    let is_judged = is_whole && faults.count() == faults_before;
    if let (Some(grid), Some(at)) = (&grid, said.classes_at.filter(|_| is_judged)) {
        idle::check(&said.classes, at, grid, &cx);
    }
    faults.about(Topic::Labels);
    let labels = if blind { labels::anything(&written) } else { labels::labels(&written.labelled, grid.as_ref(), &cx) };
    faults.about(Topic::Expressions);
    let has_move = grid.as_ref().is_none_or(|grid| grid.cells.iter().any(|symbol| symbol.letter == '*'));
    let faulty = !expressions::check(&written, &said, &labels, has_move, &cx);
    let symmetry = written.class_line.sound().and_then(|line| line.symmetry);
    // A diagram may be broken without a fault of ours, if the lexer has reported it.
    let is_sound = !written.faulty && faults.count() == faults_before && (blind || grid.is_some());
    let mut pattern = ir::Pattern {
        name: written.name.text().unwrap_or_default(),
        line: written.line,
        origin: None,
        doc: written.attributes.doc.clone(),
        grid: grid.unwrap_or_default(),
        symmetry: ir::Symmetry::None,
        covers_all: true,
        classes: said.classes,
        values: said.values,
        threats: said.threats.into_iter().map(|(_, threat)| threat).collect(),
        labels: labels.into_ir(),
        helper: said.helper,
        constraint: written.constraint.sound().cloned(),
        action: written.action.sound().cloned().unwrap_or_default(),
        fingerprint: 0,
    };
    if is_sound && !blind {
        faults.about(Topic::ClassLine);
        symmetry::check(&mut pattern, symmetry, &cx);
    }
    let allows = cx.allows;
    let is_sound = is_sound && faults.count() == faults_before;
    let (pattern, expressions) = if is_sound {
        (Some(pattern), None)
    } else if pattern.name.is_empty() {
        // Its functions would have no name either.
        (None, None)
    } else {
        pattern.labels.iter_mut().for_each(|label| label.symbol = None);
        (None, Some(Expressions { pattern: Box::new(pattern), faulty }))
    };
    Checked { name: written.name, line: written.line, allows, pattern, expressions }
}
