//! Does the pattern have the symmetry that its class line says, and no other?
//!
//! Too much symmetry declared, and some orientations are never tried; too little, and matches are counted twice. Labels
//! and expressions count: a diagram that is its own mirror image has no symmetry if its constraint asks about one side.

use super::Checking;
use crate::ast::Code;
use crate::ir::{Element, Pattern, Strings, Symmetry, fingerprint, form};
use crate::report::Fault;
use crate::rules::lints::Lint;
use proc_macro2::Span;

/// Works out the symmetry, compares it with what is written, and keeps the one to use. Also takes the fingerprint,
/// which is made of the same forms.
pub(super) fn check(pattern: &mut Pattern, written: Option<(Code, Span)>, cx: &Checking<'_>) {
    let forms = Element::ALL.map(|element| form(pattern, element, Strings::Apart));
    pattern.fingerprint = fingerprint(pattern, &forms);
    let certain = same_as_first(&forms);
    let Some((Code::Given(code), at)) = written else {
        // A helper function may tell orientations apart, whatever they look like.
        let known = if pattern.helper.is_some() { Symmetry::None.elements() } else { certain };
        pattern.symmetry = Symmetry::largest_within(known);
        return;
    };
    let declared = Symmetry::from_code(code);
    pattern.symmetry = declared;
    if declared.elements() & !certain != 0 {
        let possible = same_as_first(&Element::ALL.map(|element| form(pattern, element, Strings::Joined)));
        if declared.elements() & !possible != 0 {
            pattern.covers_all = false;
            cx.lint(Lint::AbsentSymmetry, || absent(pattern, declared, possible, at, cx));
            return;
        }
    }
    let actual = Symmetry::largest_within(certain);
    let hides_more = actual.elements() != declared.elements() && declared.elements() & !actual.elements() == 0;
    if hides_more && pattern.helper.is_none() {
        cx.lint(Lint::HiddenSymmetry, || hidden(actual, at, cx));
    }
}

/// The elements whose image of the pattern is the pattern, as a set of bits.
fn same_as_first(forms: &[String; 8]) -> u8 {
    let same = (0..8).filter(|&bit| forms[bit] == forms[0]);
    same.fold(0, |elements, bit| elements | 1 << bit)
}

fn hidden(actual: Symmetry, at: Span, cx: &Checking<'_>) -> Fault {
    let message = format!("{} is {}, so its matches would be counted twice", cx.name.title(), actual.description());
    let fault = Fault::new(at, message);
    match actual {
        Symmetry::All => fault.help("write `_`"),
        other => fault.help(format!("write `{}`, or `_`", other.code())),
    }
}

fn absent(pattern: &Pattern, declared: Symmetry, possible: u8, at: Span, cx: &Checking<'_>) -> Fault {
    // The simplest element that fails is the one to show.
    let bit = (0..8).find(|bit| declared.elements() & !possible & 1 << bit != 0).unwrap_or(0);
    let element = Element::ALL[bit];
    let part = Symmetry::largest_within(1 | 1 << bit);
    let shown = if part == Symmetry::None { declared } else { part };
    let fault = match drawn_difference(pattern, element) {
        Some(note) => Fault::new(at, format!("the diagram of {} is not {}", cx.name, shown.description())).note(note),
        None => {
            let what = match (pattern.constraint.is_some(), !pattern.action.is_empty()) {
                _ if !pattern.threats.is_empty() => "labels are",
                (true, true) => "constraint and action are",
                (true, false) => "constraint is",
                (false, _) => "action is",
            };
            let message = format!("the diagram of {} is {}, but its {what} not", cx.name, shown.description());
            Fault::new(at, message).note("labels count by their points: mirrored, another point is asked about")
        }
    };
    let best = match pattern.helper {
        Some(_) => Symmetry::None,
        None => Symmetry::largest_within(possible),
    };
    match best {
        Symmetry::None => fault.help("write `8`, or `_` to have it worked out"),
        best => fault.help(format!("write `{}`, or `_` to have it worked out", best.code())),
    }
}

/// Where the diagram differs from its image, if it does.
fn drawn_difference(pattern: &Pattern, element: Element) -> Option<String> {
    let grid = &pattern.grid;
    let image = element.grid(grid);
    if (image.width, image.height) != (grid.width, grid.height) {
        let (height, width) = (grid.height, grid.width);
        return Some(format!("{height} rows of {width} points are not square"));
    }
    if let Some(row) = (0..grid.height).find(|&row| grid.row_text(row) != image.row_text(row)) {
        let (ours, theirs) = (grid.row_text(row), image.row_text(row));
        return Some(if element == Element::VERTICAL {
            format!("row {} reads `{ours}`, its mirror image `{theirs}`", row + 1)
        } else {
            format!("row {} reads `{ours}`, but `{theirs}` in the image of the diagram", row + 1)
        });
    }
    (image.edges != grid.edges).then(|| "its edges are not".to_owned())
}
