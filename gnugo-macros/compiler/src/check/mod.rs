//! Does the pattern keep the rules? One short check for each rule, and what passes them all becomes a pattern of the
//! intermediate form.
//!
//! What rustc reports well itself is not checked here: the path of a helper function, and functions of the author's own.
//! A check that cannot be judged because of another fault is left out, so that one fault is one error.

mod calls;
mod classes;
mod decided;
mod diagram;
mod duplicates;
mod expressions;
mod frame;
mod idle;
mod labels;
mod positions;
mod redundant;
mod symmetry;
mod uses;

pub(crate) use duplicates::across;
pub(crate) use positions::place;

use crate::ast;
use crate::ir;
use crate::report::{Fault, Faults, Mark, Reported, Topic};
use crate::rules::DatabaseType;
use crate::rules::lints::Lint;
use proc_macro2::Span;
use std::cell::Cell;

/// What the checks of a pattern share.
#[derive(Clone, Copy)]
pub(crate) struct Checking<'a> {
    pub(crate) setting: Setting<'a>,
    pub(crate) name: &'a ast::Name,
    pub(crate) allows: &'a Allows,
    /// What the faults are about.
    topic: Topic,
}

/// What the checks of all patterns of a database share.
#[derive(Clone, Copy)]
pub(crate) struct Setting<'a> {
    pub(crate) rules: &'static DatabaseType,
    /// Whether the type of the database is unknown, so that what depends on it is not judged.
    pub(crate) unknown_type: Option<Reported>,
    /// Whether the tool reports no places, so that rows cannot be seen.
    pub(crate) blind: bool,
    /// The names of the functions of the author's own.
    pub(crate) own: &'a [String],
    /// The checks that are lifted from all patterns.
    pub(crate) lifted: &'a [Lint],
    /// Where faults go.
    pub(crate) faults: &'a Faults,
}

/// A pattern after its own checks.
pub(crate) struct Checked {
    pub(crate) name: ast::Name,
    /// The line of its name, from 1.
    pub(crate) line: usize,
    pub(crate) allows: Allows,
    /// What it says, unless faults of it have been reported.
    pub(crate) pattern: Result<ir::Pattern, Reported>,
    /// What can be expanded of its expressions, if it has faults.
    pub(crate) expressions: Option<Expressions>,
}

/// The expressions of a pattern with faults. rustc still checks them, and editors complete them.
pub(crate) struct Expressions {
    /// What its labels stand on is not certain, since the diagram may be what is wrong.
    pub(crate) pattern: Box<ir::Pattern>,
    /// Whether the faults are in the expressions, so that rustc would report them again: then they are for editors.
    pub(crate) faulty: Option<Reported>,
}

impl Checked {
    /// Names the place in another file that the pattern comes from.
    pub(crate) fn set_origin(&mut self, origin: &str) {
        let expressions = self.expressions.as_mut().map(|expressions| &mut *expressions.pattern);
        for pattern in self.pattern.as_mut().ok().into_iter().chain(expressions) {
            pattern.origin = Some(origin.to_owned());
        }
    }

    /// Takes the pattern out of the table. Its expressions are still compiled, so that what they use is used.
    fn leave_out(&mut self, reported: Reported) {
        if let Ok(pattern) = std::mem::replace(&mut self.pattern, Err(reported)) {
            self.expressions = Some(Expressions { pattern: Box::new(pattern), faulty: None });
        }
    }
}

/// The checks that are lifted from a pattern, and which of them would have failed.
#[derive(Debug, Default)]
pub(crate) struct Allows(Vec<(Lint, Option<Span>, Cell<bool>)>);

impl Allows {
    /// Those of a pattern, and those that are lifted from all patterns, which have no place of their own.
    fn new(attributes: &ast::Attributes, lifted: &[Lint]) -> Self {
        let own = attributes.allows.iter().map(|&(lint, span)| (lint, Some(span)));
        let all = own.chain(lifted.iter().map(|&lint| (lint, None)));
        Self(all.map(|(lint, span)| (lint, span, Cell::new(false))).collect())
    }

    /// Those that are lifted from all patterns, and would have failed in this one.
    pub(crate) fn needed(&self) -> impl Iterator<Item = Lint> {
        self.0.iter().filter(|(_, span, used)| span.is_none() && used.get()).map(|&(lint, _, _)| lint)
    }

    /// Whether a fault is allowed. To be asked only when there is one.
    pub(crate) fn lift(&self, lint: Lint) -> bool {
        let found = self.0.iter().find(|(allowed, _, _)| *allowed == lint);
        found.inspect(|(_, _, used)| used.set(true)).is_some()
    }

    /// Those that had nothing to lift.
    pub(crate) fn unused(&self) -> impl Iterator<Item = (Lint, Span)> {
        self.0.iter().filter(|(_, _, used)| !used.get()).filter_map(|&(lint, span, _)| Some((lint, span?)))
    }
}

impl Checking<'_> {
    fn push(&self, fault: Fault) {
        self.give_up(fault);
    }

    /// The same checks, of this part.
    fn about(self, topic: Topic) -> Self {
        Self { topic, ..self }
    }

    /// Reports why something cannot be judged.
    fn give_up(&self, fault: Fault) -> Reported {
        self.setting.faults.push(fault.about(Some(self.topic)))
    }

    /// What has been reported so far, to be asked about [later](Self::since).
    fn mark(&self) -> Mark {
        self.setting.faults.mark()
    }

    /// Whether anything has been reported since then; nothing means that a check has passed.
    fn since(&self, mark: Mark) -> Option<Reported> {
        self.setting.faults.since(mark)
    }

    /// Reports a fault that can be allowed.
    fn lint(&self, lint: Lint, fault: impl FnOnce() -> Fault) {
        if !self.allows.lift(lint) {
            self.push(fault().of(lint));
        }
    }
}

/// What of a pattern an editor explains, and where it stands.
fn words(written: &ast::Pattern) -> ir::Words {
    let rows = written.diagram.sound().into_iter().flat_map(|diagram| &diagram.rows);
    let line = written.class_line.sound();
    let code = |(code, at): (ast::Code, Span)| match code {
        ast::Code::Inferred => ('_', at),
        ast::Code::Given(code) => (code, at),
    };
    ir::Words {
        opening: written.opening,
        name: written.name.span(),
        the_move: rows.flat_map(|row| &row.cells).find(|cell| cell.letter == '*').map(|cell| cell.span),
        symmetry: line.and_then(|line| line.symmetry).map(code),
        classes: line.and_then(|line| line.classes.clone()),
        values: line.map(|line| line.values.iter().map(|item| item.name.clone()).collect()).unwrap_or_default(),
    }
}

/// Who has reported that a pattern's diagram cannot be read, if no check has: the lexer; or else nobody, and then no pattern
/// is left out in silence.
fn undrawn(written: &ast::Pattern, cx: &Checking<'_>) -> Reported {
    let rows = written.diagram.sound().into_iter().flat_map(|diagram| &diagram.rows);
    rows.filter_map(|row| row.broken).next().unwrap_or_else(|| {
        let fault = Fault::new(cx.name.span(), format!("the pattern compiler cannot read the diagram of {}", cx.name));
        cx.give_up(fault.note("nothing was found wrong with it: the compiler is at fault"))
    })
}

/// Checks one pattern by itself.
pub(crate) fn pattern(written: ast::Pattern, setting: Setting<'_>) -> Checked {
    let (faults, blind) = (setting.faults, setting.blind);
    let before = faults.mark();
    let allows = Allows::new(&written.attributes, setting.lifted);
    let cx = Checking { setting, name: &written.name, allows: &allows, topic: Topic::Diagram };
    // Where rows are guessed, their faults are not told.
    let untold = Faults::default();
    let told = |cx| if blind { Checking { setting: Setting { faults: &untold, ..setting }, ..cx } } else { cx };
    let grid = written.diagram.sound().and_then(|diagram| diagram::main(diagram, &told(cx)));
    let cx = cx.about(Topic::ClassLine);
    let mut said = written.class_line.sound().map(|line| classes::class_line(line, &cx)).unwrap_or_default();
    if let ast::Part::Broken(reported) = written.class_line {
        said.faulty_values = Some(reported);
    }
    // A row may be missing from a diagram that is split.
    let is_whole = written.diagram.sound().is_some_and(|diagram| !diagram.incomplete);
    let is_judged = is_whole && faults.since(before).is_none();
    if let (Some(grid), Some(at)) = (&grid, said.classes_at.filter(|_| is_judged)) {
        idle::check(&said.classes, at, grid, &cx);
    }
    let cx = cx.about(Topic::Labels);
    let mut labels = match blind {
        true => labels::guessed(&written, grid.as_ref(), &told(cx)),
        false => labels::labels(&written, grid.as_ref(), &cx),
    };
    if !labels.refused.is_empty() {
        labels.faulty = labels.faulty.or_else(|| faults.since(before));
    }
    let cx = cx.about(Topic::Expressions);
    let has_move = grid.as_ref().is_none_or(|grid| grid.cells.iter().any(|symbol| symbol.letter == '*'));
    let drawn = grid.as_ref().filter(|_| is_judged && !blind);
    let faulty = expressions::check(&written, &said, &labels, (drawn, has_move), &cx);
    let symmetry = written.class_line.sound().and_then(|line| line.symmetry);
    let words = words(&written);
    let mut reported = written.faulty.or(faulty).or_else(|| faults.since(before));
    if reported.is_none() && grid.is_none() && !blind {
        reported = Some(undrawn(&written, &cx.about(Topic::Diagram)));
    }
    let positions = match blind {
        true => Vec::new(),
        false => positions::check(&written, grid.as_ref().filter(|_| reported.is_none()), &cx.about(Topic::Position)),
    };
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
        positions,
        fingerprint: 0,
        words,
    };
    reported = reported.or_else(|| faults.since(before));
    if reported.is_none() && !blind {
        symmetry::check(&mut pattern, symmetry, &cx.about(Topic::ClassLine));
        reported = faults.since(before);
    }
    let (pattern, expressions) = match reported {
        None => (Ok(pattern), None),
        // Without a name its functions would have none either.
        Some(reported) if pattern.name.is_empty() => (Err(reported), None),
        Some(reported) => (Err(reported), Some(Expressions { pattern: Box::new(pattern), faulty })),
    };
    Checked { name: written.name, line: written.line, allows, pattern, expressions }
}
