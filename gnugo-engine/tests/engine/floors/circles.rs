//! Which files import one another in a circle?

use super::modules::Import;
use std::collections::{BTreeMap, BTreeSet};

/// The circles: files each of which reaches all the others over imports, in the order of their names.
pub(crate) fn circles<'a>(imports: impl Iterator<Item = (&'a str, &'a str)>) -> Vec<Vec<&'a str>> {
    let mut next: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (from, to) in imports {
        next.entry(from).or_default().insert(to);
    }
    let reached: BTreeMap<&str, BTreeSet<&str>> = next.keys().map(|&file| (file, reach(&next, file))).collect();
    let mut circles: Vec<Vec<&str>> = Vec::new();
    for (&file, there) in &reached {
        if !there.contains(file) || circles.iter().any(|circle| circle.contains(&file)) {
            continue;
        }
        let returns = |other: &&&str| reached.get(**other).is_some_and(|back| back.contains(file));
        circles.push(there.iter().filter(returns).copied().collect());
    }
    circles
}

/// All files that a file reaches by one import or more.
fn reach<'a>(next: &BTreeMap<&'a str, BTreeSet<&'a str>>, file: &'a str) -> BTreeSet<&'a str> {
    let (mut found, mut fresh) = (BTreeSet::new(), vec![file]);
    while let Some(file) = fresh.pop() {
        let there = next.get(file).into_iter().flatten().copied();
        fresh.extend(there.filter(|file| found.insert(*file)));
    }
    found
}

/// A circle in words: every file with one import of another one in it.
pub(crate) fn told(circle: &[&str], imports: &BTreeSet<Import>) -> String {
    let inside = |file: &str| circle.contains(&file);
    let mut words: Vec<String> = Vec::new();
    let mut seen = BTreeSet::new();
    for Import { from, line, to, .. } in imports.iter().filter(|import| inside(&import.from) && inside(&import.to)) {
        if seen.insert((from, to)) {
            words.push(format!("{from}:{line} imports {to}"));
        }
    }
    words.join(", ")
}
