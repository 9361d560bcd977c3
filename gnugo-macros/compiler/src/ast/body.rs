//! Which lines of a pattern are its diagram, its class line, its labelled diagram, its constraint, its action and its positions?
//!
//! [`starts`] tells by what a line begins with. Lines of symbols that follow each other are a diagram; a blank line, or one
//! with only a comment, ends it. Where a part is missing or in the wrong place, the parts that are there are still read.

use super::class_line::{ClassLine, class_line};
use super::diagram::{Diagram, read_row};
use super::position::{Position, Unread};
use super::run::{Run, follow, split_diagram};
use super::starts::{self, Above, Line, Marker};
use super::{Name, Part, Reading};
use crate::report::{Fault, Reported};
use crate::tokens::{Token, lines};
use proc_macro2::{Span, TokenTree};

/// The parts of a pattern, with the lines of constraint and action joined.
pub(super) struct Sections {
    pub(super) diagram: Part<Diagram>,
    pub(super) class_line: Part<ClassLine>,
    pub(super) labelled: Part<Diagram>,
    pub(super) constraint: Joined,
    pub(super) action: Joined,
    pub(super) positions: Vec<Position>,
}

impl Sections {
    /// Of a pattern in which nothing is understood.
    fn broken(reported: Reported) -> Self {
        Self {
            diagram: Part::Broken(reported),
            class_line: Part::Broken(reported),
            labelled: Part::Absent,
            constraint: Joined::default(),
            action: Joined::default(),
            positions: Vec::new(),
        }
    }
}

/// Lines of one kind, joined as text.
#[derive(Default)]
pub(super) struct Joined {
    /// What the first line begins with.
    pub(super) marker: Option<Span>,
    /// Everything behind the markers.
    pub(super) tokens: Vec<TokenTree>,
    /// Whether a fault in them is reported already.
    pub(super) broken: Option<Reported>,
}

impl Joined {
    pub(super) fn add(&mut self, marker: &Token, tokens: &[Token], what: &str, cx: Reading<'_>) {
        self.marker.get_or_insert(marker.span());
        if tokens.is_empty() {
            let text = marker.text();
            self.broken = Some(cx.give_up(Fault::new(marker.span(), format!("no {what} follows this `{text}`"))));
        }
        self.tokens.extend(tokens.iter().map(|token| token.tree.clone()));
    }
}

/// What has been collected, and where.
#[derive(Default)]
struct Collected<'a> {
    before: Vec<Run<'a>>,
    class_line: Option<(&'a Token, &'a [Token])>,
    after: Vec<Run<'a>>,
    late: Vec<Run<'a>>,
    constraint: Joined,
    action: Joined,
    positions: Vec<Unread<'a>>,
    /// The line where the last run of rows ends.
    last_row: Option<usize>,
    /// A line above the class line is missing from what has been collected.
    lost_above: Option<Reported>,
    /// A line below the class line is missing from what has been collected.
    lost_below: Option<Reported>,
}

/// Sorts the lines of a pattern's body.
pub(super) fn sections(name: &Name, tokens: &[Token], cx: Reading<'_>) -> Sections {
    let mut found = Collected::default();
    for line in lines(tokens) {
        found.add(name, line, cx);
    }
    if found.is_empty() {
        let fault = Fault::new(name.span(), format!("{} is empty", name.title()));
        let help = "a pattern has a diagram, and below it a class line: `: 8, -`";
        return Sections::broken(cx.give_up(fault.help(help)));
    }
    let (diagram, labelled) = found.diagrams(name, cx);
    let class_line = match found.class_line {
        Some((colon, tokens)) => Part::Sound(class_line(colon, tokens, cx).0),
        None => {
            let fault = Fault::new(name.span(), format!("{} has no class line", name.title()));
            let help = "write `: 8, -` with its symmetry and its classes below the diagram";
            Part::Broken(cx.give_up(fault.help(help)))
        }
    };
    let read = |run: Option<Run<'_>>, lost: Option<Reported>| match (run, lost) {
        (_, Some(reported)) => Part::Broken(reported),
        (Some(run), None) => {
            let incomplete = run.windows(2).any(|pair| !follow(pair[0], pair[1]));
            Part::Sound(Diagram { rows: run.into_iter().map(|line| read_row(line, cx)).collect(), incomplete })
        }
        (None, None) => Part::Absent,
    };
    let diagram = match read(diagram, found.lost_above) {
        Part::Absent => Part::Broken(cx.give_up(Fault::new(name.span(), format!("{} has no diagram", name.title())))),
        diagram => diagram,
    };
    Sections {
        diagram,
        class_line,
        labelled: read(labelled, found.lost_below),
        constraint: found.constraint,
        action: found.action,
        positions: found.positions.into_iter().map(|position| position.read(name, cx)).collect(),
    }
}

impl<'a> Collected<'a> {
    /// Whether there is no line at all.
    fn is_empty(&self) -> bool {
        let has_rows = !(self.before.is_empty() && self.after.is_empty() && self.late.is_empty());
        let has_expressions = self.constraint.marker.is_some() || self.action.marker.is_some();
        !has_rows
            && !has_expressions
            && self.class_line.is_none()
            && self.positions.is_empty()
            && self.lost_above.is_none()
            && self.lost_below.is_none()
    }

    /// Puts a line where its first token says that it belongs.
    fn add(&mut self, name: &Name, line: &'a [Token], cx: Reading<'_>) {
        let Some((first, rest)) = line.split_first() else { return };
        let begins = starts::line(line, self.above());
        self.check_late(&begins, first, name, cx);
        match begins {
            Line::Position { accepted } => self.positions.push(Unread::new(first, rest, accepted, cx)),
            Line::MisspeltPosition { meant } => self.positions.push(Unread::misspelt(first, meant, cx)),
            Line::Row => match self.positions.last_mut() {
                Some(position) => position.rows.push(line),
                None => self.add_row(line, first.line),
            },
            Line::Part(Marker::ClassLine) => self.add_class_line(name, first, rest, cx),
            Line::Part(Marker::Constraint) => self.constraint.add(first, rest, "constraint", cx),
            Line::Part(Marker::Action) => self.action.add(first, rest, "action", cx),
            Line::Comment { is_doc } => {
                let what =
                    if is_doc { "a doc comment or an attribute inside the pattern" } else { "`#` begins no comment" };
                let fault = Fault::new(first.span(), what);
                cx.push(fault.help("a comment begins with `//`; what a pattern is for stands above it, behind `///`"));
            }
            Line::ClassesWithoutColon => {
                cx.push(Fault::new(first.span(), "a class line begins with `:`"));
                let rest = if first.is('=') { &line[1..] } else { line };
                self.class_line.get_or_insert((first, rest));
            }
            Line::ClassesGoOn => {
                cx.push(Fault::new(first.span(), "the class line goes on here").help("write it on one line"));
                // Its last comma is not to be told as well.
                self.class_line = self.class_line.map(|(colon, tokens)| (colon, &tokens[..tokens.len() - 1]));
            }
            Line::Expression => self.add_unmarked(line, cx),
        }
    }

    /// Behind the first position stand positions only.
    fn check_late(&self, begins: &Line, first: &Token, name: &Name, cx: Reading<'_>) {
        let what = match begins {
            _ if self.positions.is_empty() => return,
            Line::Part(Marker::ClassLine) | Line::ClassesWithoutColon | Line::ClassesGoOn => "the class line",
            Line::Part(Marker::Constraint) => "the constraint",
            Line::Part(Marker::Action) => "the action",
            Line::Row | Line::Comment { .. } | Line::Expression => return,
            Line::Position { .. } | Line::MisspeltPosition { .. } => return,
        };
        let fault = Fault::new(first.span(), format!("{what} of {name} comes after a position"));
        cx.push(fault.help("positions stand last, below `;` and `>` lines"));
    }

    /// What stands above the next line.
    fn above(&self) -> Above<'a> {
        Above { last_row: self.last_row, class_line: self.class_line.map(|(_, tokens)| tokens) }
    }

    /// A line of an expression that does not begin as one.
    fn add_unmarked(&mut self, line: &'a [Token], cx: Reading<'_>) {
        let Some(first) = line.first() else { return };
        let fault = Fault::new(first.span(), "this is no row of a diagram");
        let help = "begin each line of a constraint with `;`, and each line of an action with `>`";
        let reported = Some(cx.give_up(fault.help(help)));
        // Behind the first line of an expression it was meant as a further one, and the diagrams are whole.
        let is_expression = self.constraint.marker.is_some() || self.action.marker.is_some();
        match self.class_line {
            _ if is_expression => {}
            None => self.lost_above = reported,
            Some(_) => self.lost_below = reported,
        }
        let last = if self.action.marker.is_some() { &mut self.action } else { &mut self.constraint };
        last.broken = last.broken.or(last.marker.and(reported));
        // What follows it is still the same diagram, if it was meant as a row.
        self.last_row = line.last().map(|token| token.end_line);
    }

    fn add_class_line(&mut self, name: &Name, colon: &'a Token, rest: &'a [Token], cx: Reading<'_>) {
        if self.class_line.is_some() {
            let fault = Fault::new(colon.span(), format!("a second class line in {name}"));
            if starts::is_expression(rest, true) {
                let reported = cx.give_up(fault.help("a constraint begins with `;`"));
                self.constraint.marker.get_or_insert(colon.span());
                self.constraint.broken = Some(reported);
            } else {
                cx.push(fault);
            }
            return;
        }
        if self.constraint.marker.is_some() || self.action.marker.is_some() {
            let fault = Fault::new(colon.span(), format!("the class line of {name} comes too late"));
            cx.push(fault.help("it stands below the diagram, before the labelled diagram and the constraint"));
        }
        self.class_line = Some((colon, rest));
    }

    fn add_row(&mut self, line: &'a [Token], number: usize) {
        let runs = if self.constraint.marker.is_some() || self.action.marker.is_some() {
            &mut self.late
        } else if self.class_line.is_some() {
            &mut self.after
        } else {
            &mut self.before
        };
        match runs.last_mut() {
            Some(run) if self.last_row.is_some_and(|last| last + 1 == number) => run.push(line),
            _ => runs.push(vec![line]),
        }
        self.last_row = line.last().map(|token| token.end_line);
    }

    /// Decides which run of rows is the diagram, and which the labelled one.
    fn diagrams(&mut self, name: &Name, cx: Reading<'_>) -> (Option<Run<'a>>, Option<Run<'a>>) {
        let (before, after, late) =
            (std::mem::take(&mut self.before), std::mem::take(&mut self.after), std::mem::take(&mut self.late));
        if self.class_line.is_none() {
            let mut runs = before.into_iter().chain(after).chain(late);
            return (runs.next(), runs.next());
        }
        let mut labelled = after;
        let diagram = match <[Run<'a>; 1]>::try_from(before) {
            Ok([diagram]) => Some(diagram),
            Err(runs) if runs.is_empty() => self.diagram_below(&mut labelled, name, cx),
            Err(runs) => Some(self.separate(runs, &mut labelled, name, cx)),
        };
        let height = diagram.as_ref().map_or(0, Vec::len);
        let labelled = self.one_labelled(labelled, late, height, name, cx);
        (diagram, labelled)
    }

    /// The class line comes first: the first run below it is the diagram.
    fn diagram_below(&mut self, labelled: &mut Vec<Run<'a>>, name: &Name, cx: Reading<'_>) -> Option<Run<'a>> {
        if labelled.is_empty() {
            return None;
        }
        let only_labelled = labelled.len() == 1 && labelled.iter().any(has_labels);
        if only_labelled {
            let fault = Fault::new(name.span(), format!("{} has no diagram", name.title()));
            let help = "draw it above the class line; the labelled diagram below repeats it";
            self.lost_above = Some(cx.give_up(fault.help(help)));
            return None;
        }
        if let Some((colon, _)) = self.class_line {
            cx.push(Fault::new(colon.span(), format!("the class line of {name} comes before its diagram")));
        }
        Some(labelled.remove(0))
    }

    /// Several runs above the class line: the labelled diagram is among them, or a line without symbols splits one.
    fn separate(&mut self, runs: Vec<Run<'a>>, labelled: &mut Vec<Run<'a>>, name: &Name, cx: Reading<'_>) -> Run<'a> {
        let place = first_row(runs.get(1), name);
        let same_height = runs.first().map(Vec::len) == runs.get(1).map(Vec::len);
        let mut runs = runs.into_iter();
        let mut diagram = runs.next().unwrap_or_default();
        if labelled.is_empty() && same_height && diagram.len() > 1 && runs.len() == 1 {
            let message = format!("the labelled diagram of {name} comes before the class line");
            let fault = Fault::range(place.0, place.1, message);
            cx.push(fault.help("the order is: diagram, class line, labelled diagram"));
            labelled.extend(runs.next());
        } else {
            cx.push(split_diagram(place, "the diagram", name));
            diagram.extend(runs.flatten());
        }
        diagram
    }

    fn one_labelled(
        &mut self,
        runs: Vec<Run<'a>>,
        late: Vec<Run<'a>>,
        height: usize,
        name: &Name,
        cx: Reading<'_>,
    ) -> Option<Run<'a>> {
        let mut runs = runs.into_iter();
        let mut labelled = runs.next();
        if let (Some(first), Some(second)) = (&mut labelled, runs.next()) {
            if first.len() + second.len() <= height {
                cx.push(split_diagram(first_row(Some(&second), name), "the labelled diagram", name));
                first.extend(second);
                first.extend(runs.flatten());
            } else {
                let (start, end) = first_row(Some(&second), name);
                cx.push(Fault::range(start, end, format!("a second labelled diagram in {name}")));
            }
        }
        if let Some(run) = late.into_iter().next() {
            let (start, end) = first_row(Some(&run), name);
            let message = format!("a diagram of {name} comes after its constraint or action");
            let fault = Fault::range(start, end, message);
            cx.push(fault.help("the order is: diagram, class line, labelled diagram, `;` lines, `>` lines"));
            labelled = labelled.or(Some(run));
        }
        labelled
    }
}

/// The place of the first row of a run.
fn first_row(run: Option<&Run<'_>>, name: &Name) -> (Span, Span) {
    match run.and_then(|run| run.first()).copied() {
        Some([first, .., last]) => (first.span(), last.end_span()),
        Some([only]) => (only.span(), only.end_span()),
        _ => (name.span(), name.span()),
    }
}

/// Whether rows have letters that are symbols in no diagram.
fn has_labels(run: &Run<'_>) -> bool {
    let is_label = |letter: char| letter.is_ascii_alphabetic() && !"OoXxYQ".contains(letter);
    run.iter().flat_map(|line| line.iter()).any(|token| match &token.tree {
        TokenTree::Ident(word) => word.to_string().contains(is_label),
        _ => false,
    })
}
