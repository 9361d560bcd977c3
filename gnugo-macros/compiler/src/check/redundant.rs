//! Which patterns does another one make redundant?
//!
//! One without constraint and helper function that matches wherever the other does, proposes the same move, and says at
//! least as much. All pairs are compared, in all orientations, but first only in what may be at the 25 points around
//! their moves, which is one operation a pair: 1,200 patterns cost some milliseconds.

use super::Checked;
use crate::ir::{Element, Grid, Pattern, Places, Strings, canonical, threats};
use crate::rules::{DatabaseType, Effect};

/// The redundant patterns, each with the one that makes it so.
pub(super) fn redundant(patterns: &[Checked], rules: &'static DatabaseType) -> Vec<(usize, usize)> {
    let sound =
        || patterns.iter().enumerate().filter_map(|(index, checked)| Some((index, checked.pattern.as_ref().ok()?)));
    let is_general = |pattern: &Pattern| pattern.constraint.is_none() && pattern.helper.is_none() && pattern.covers_all;
    let generals: Vec<General<'_>> = sound()
        .filter(|(_, pattern)| is_general(pattern))
        .map(|(index, pattern)| General::new(index, pattern))
        .collect();
    let mut found: Vec<(usize, usize)> = Vec::new();
    for (index, pattern) in sound() {
        if let Some(general) = placed_within(index, pattern, &generals, &found, rules) {
            found.push((index, general));
        }
    }
    found
}

/// A pattern that may make others redundant.
struct General<'a> {
    index: usize,
    pattern: &'a Pattern,
    around: Option<u128>,
}

impl<'a> General<'a> {
    fn new(index: usize, pattern: &'a Pattern) -> Self {
        Self { index, pattern, around: move_of(&pattern.grid).map(|place| around(&pattern.grid, place)) }
    }
}

fn placed_within(
    index: usize,
    pattern: &Pattern,
    generals: &[General<'_>],
    found: &[(usize, usize)],
    rules: &'static DatabaseType,
) -> Option<usize> {
    for element in Element::ALL {
        let grid = element.grid(&pattern.grid);
        let place = move_of(&grid);
        let window = place.map(|place| around(&grid, place));
        for general in generals {
            let outside = match (general.around, window) {
                (Some(general), Some(window)) => window & !general != 0,
                (None, None) => false,
                _ => true,
            };
            if outside
                || general.index == index
                || found.contains(&(general.index, index))
                || general.pattern.fingerprint == pattern.fingerprint
                || !says_as_much(general.pattern, pattern, rules)
            {
                continue;
            }
            let mut shifts = shifts(&general.pattern.grid, &grid);
            if shifts.any(|shift| {
                covers(&general.pattern.grid, &grid, shift) && acts_alike(general.pattern, pattern, element, shift)
            }) {
                return Some(general.index);
            }
        }
    }
    None
}

/// The row and column of the move.
fn move_of(grid: &Grid) -> Option<(i32, i32)> {
    grid.find('*').next().map(|(row, column)| (row as i32, column as i32))
}

/// What may be at the 25 points around a place: four bits each.
fn around(grid: &Grid, (row, column): (i32, i32)) -> u128 {
    let places = (-2..=2).flat_map(|rows| (-2..=2).map(move |columns| (row + rows, column + columns)));
    places.fold(0, |bits, (row, column)| bits << 4 | u128::from(grid.states_at(row, column).0))
}

/// How the general diagram may lie on the other one: the moves on each other; without moves, anywhere inside it.
fn shifts(general: &Grid, grid: &Grid) -> impl Iterator<Item = (i32, i32)> + use<> {
    let (rows, columns) = match (move_of(general), move_of(grid)) {
        (Some(general), Some(place)) => {
            let (row, column) = (place.0 - general.0, place.1 - general.1);
            (row..=row, column..=column)
        }
        _ => (0..=grid.height as i32 - general.height as i32, 0..=grid.width as i32 - general.width as i32),
    };
    rows.flat_map(move |row| columns.clone().map(move |column| (row, column)))
}

/// Whether whatever may be at a place of the other diagram is allowed by the general one.
fn covers(general: &Grid, grid: &Grid, (rows, columns): (i32, i32)) -> bool {
    // One line beyond the diagram, for the edges.
    let places =
        (-1..=general.height as i32).flat_map(|row| (-1..=general.width as i32).map(move |column| (row, column)));
    let stays_within = |(row, column)| {
        let here = grid.states_at(row + rows, column + columns);
        here.within(general.states_at(row, column))
    };
    // A symbol with a meaning of its own, such as `!`, is only said by the same symbol.
    let is_special = |letter: char| !"OoXx.?*".contains(letter);
    let specials = grid.cells.iter().zip(0..).filter(|(symbol, _)| is_special(symbol.letter));
    let mut same = specials.map(|(symbol, index)| {
        let (row, column) = (index / grid.width as i32 - rows, index % grid.width as i32 - columns);
        let at = usize::try_from(row).ok().zip(usize::try_from(column).ok());
        at.and_then(|(row, column)| general.at(row, column)) == Some(*symbol)
    });
    let mut places = places;
    places.all(stays_within) && same.all(|same| same)
}

/// Whether the general pattern accepts what the other accepts, and says of it what the other says.
fn says_as_much(general: &Pattern, pattern: &Pattern, rules: &'static DatabaseType) -> bool {
    let effect = |letter: char| rules.class(letter).map_or(Effect::Acts, |class| class.effect);
    let has = |pattern: &Pattern, letter: char| pattern.classes.contains(&letter);
    let needed = pattern.classes.iter().all(|&letter| effect(letter) == Effect::Restricts || has(general, letter));
    let refused = general.classes.iter().all(|&letter| effect(letter) != Effect::Restricts || has(pattern, letter));
    needed && refused && pattern.values.iter().all(|value| general.values.contains(value))
}

/// Whether the general pattern does what the other does, about the same points.
fn acts_alike(general: &Pattern, pattern: &Pattern, element: Element, (rows, columns): (i32, i32)) -> bool {
    if pattern.action.is_empty() && pattern.threats.is_empty() {
        return true;
    }
    let size = (pattern.grid.height, pattern.grid.width);
    let theirs = Places::new(&pattern.labels, &pattern.grid, Strings::Apart, |(row, column)| {
        let (row, column) = element.place(size, (row as i32, column as i32));
        (row - rows, column - columns)
    });
    let ours = Places::new(&general.labels, &general.grid, Strings::Apart, |(row, column)| (row as i32, column as i32));
    let (said, to_say) = (threats(general, &ours), threats(pattern, &theirs));
    let ours: Vec<String> = general.action.iter().map(|action| canonical(action, &ours)).collect();
    pattern.action.iter().all(|action| ours.contains(&canonical(action, &theirs)))
        && to_say.iter().all(|threat| said.contains(threat))
}
