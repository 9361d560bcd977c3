//! What is wrong between the patterns of a block: names and patterns that it has twice, and patterns that add nothing.

use super::redundant::redundant;
use super::{Checked, Setting};
use crate::report::{Fault, Faults, Topic};
use crate::rules::lints::Lint;
use std::collections::HashMap;

/// Checks the patterns of a block against each other, and leaves those out that fail.
pub(crate) fn across(patterns: &mut [Checked], setting: Setting<'_>) {
    let Setting { rules, faults, .. } = setting;
    names(patterns, faults);
    same(patterns, faults);
    for (index, other) in redundant(patterns, rules) {
        let topic = Some(Topic::Pattern(index));
        let fault = {
            let [pattern, other] = [&patterns[index], &patterns[other]];
            if pattern.allows.lift(Lint::Redundant) {
                continue;
            }
            let message = format!("{} is redundant", pattern.name.title());
            Fault::new(pattern.name.span(), message)
                .note(format!("{} matches wherever it does, without a constraint, and says as much", described(other)))
                .of(Lint::Redundant)
        };
        let reported = faults.push(fault.help("remove it, or tell what it adds").about(topic));
        patterns[index].leave_out(reported);
    }
    unused_allows(patterns, faults);
}

/// An `#[allow(…)]` that lifts nothing. Whether a pattern is the same as another can't be told while others are left
/// out.
fn unused_allows(patterns: &[Checked], faults: &Faults) {
    let complete = patterns.iter().all(|checked| checked.pattern.is_ok());
    let sound = patterns.iter().enumerate().filter(|(_, checked)| checked.pattern.is_ok());
    for (index, (lint, at)) in
        sound.flat_map(|(index, checked)| checked.allows.unused().map(move |unused| (index, unused)))
    {
        let topic = Some(Topic::Pattern(index));
        if complete || !matches!(lint, Lint::Duplicate | Lint::Redundant) {
            let fault = Fault::new(at, format!("there is no `{}` here to allow", lint.name()));
            faults.push(fault.help("leave it out").about(topic));
        }
    }
}

fn names(patterns: &mut [Checked], faults: &Faults) {
    let mut first: HashMap<String, usize> = HashMap::new();
    for (index, checked) in patterns.iter_mut().enumerate() {
        let topic = Some(Topic::Pattern(index));
        let Some(text) = checked.name.text() else { continue };
        match first.get(&text) {
            None => drop(first.insert(text, checked.line)),
            Some(earlier) => {
                let fault = Fault::new(checked.name.span(), format!("a second pattern named {}", checked.name));
                let reported = faults.push(fault.note(format!("the first is in line {}", earlier)).about(topic));
                // Two functions of one name would be a second error.
                (checked.pattern, checked.expressions) = (Err(reported), None);
            }
        }
    }
}

/// The same pattern twice.
fn same(patterns: &mut [Checked], faults: &Faults) {
    let mut first: HashMap<u64, usize> = HashMap::new();
    for index in 0..patterns.len() {
        let topic = Some(Topic::Pattern(index));
        let Ok(fingerprint) = patterns[index].pattern.as_ref().map(|pattern| pattern.fingerprint) else { continue };
        let Some(&earlier) = first.get(&fingerprint) else {
            first.insert(fingerprint, index);
            continue;
        };
        // Either of the two may say that it is meant so.
        let allowed = [index, earlier].map(|index| patterns[index].allows.lift(Lint::Duplicate));
        if allowed.contains(&true) {
            continue;
        }
        let message = format!("{} is the same as {}", patterns[index].name.title(), described(&patterns[earlier]));
        let fault = Fault::new(patterns[index].name.span(), message);
        let fault = fault.note("orientation, names of labels and order of operands do not count");
        let reported = faults.push(fault.of(Lint::Duplicate).about(topic));
        patterns[index].leave_out(reported);
    }
}

fn described(checked: &Checked) -> String {
    format!("{} (line {})", checked.name, checked.line)
}
