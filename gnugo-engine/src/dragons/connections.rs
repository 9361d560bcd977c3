//! Which strings are joined into dragons, and where do cuts forbid it?
//!
//! In the order of spec/worms-and-dragons.texi, "Amalgamation", and spec/patterns.texi, "Connections Database":
//! 1. Patterns of class `B` mark where the opponent cuts (at their move and at `!`), and where he gets into eye space on
//!    the way (at `!`); those of class `E` change eye space by their actions. Each string is alone so far.
//! 2. Strings that border the inside of one eye space are joined.
//! 3. Strings that have common liberties are joined where no cut succeeds (`pairs.rs`).
//! 4. Patterns of class `C`, unless they show a point where the opponent cuts, join the strings that they show, if these
//!    are farther apart than the search for cuts looks; patterns without a class act.
//! 5. Patterns of class `e` change eye space once more, and forbid lunches.
//!
//! Whatever its class, a pattern's actions are carried out: what those of `B` and `E` join is joined in step 4.
//!
//! Strings that can be captured are joined to nothing by patterns and as pairs: capturing them is the cut. Around an eye
//! space they are joined to each other, and if it is closed to the others too, unless they are lost: there the capture is
//! that of the whole.

use super::amalgamation::Amalgamation;
use super::pairs::{PairFinder, Pairs};
use crate::board::{Board, Color, Point, PointSet};
use crate::eyes::{EyeChanges, EyeSpaces};
use crate::pattern::facts::{CutFacts, EyeFacts};
use crate::pattern::{Connection, Database, Effect, Known, Match, Surroundings, Symbol, Verdict};
use crate::reading::{Outcome, Reader};
use crate::worms::{WormShapes, Worms};
use smallvec::SmallVec;

/// Eye spaces of this size hold their borders together even where the opponent gets in.
const SMALL: usize = 4;

/// The points at which each player cuts strings of the other's.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cuts {
    by: [PointSet; 2],
    /// Where each player cuts with the help of which of their stones.
    helped: [Vec<(Point, PointSet)>; 2],
}

impl Cuts {
    /// The points at which `color` can cut.
    #[must_use]
    pub fn by(&self, color: Color) -> &PointSet {
        &self.by[color.index()]
    }

    /// At how many points a string of `color` helps to cut: the spec's `cutstone2`. Saving it opens that many cuts.
    #[must_use]
    pub fn helped_by(&self, color: Color, stones: &PointSet) -> usize {
        let helped = self.helped[color.index()].iter().filter(|(_, helpers)| helpers.intersects(stones));
        helped.map(|&(point, _)| point).collect::<PointSet>().len()
    }
}

impl CutFacts for Cuts {
    fn by(&self, color: Color) -> PointSet {
        *self.by(color)
    }

    fn helped_by(&self, color: Color, stones: &PointSet) -> usize {
        self.helped_by(color, stones)
    }
}

/// Strings joined into dragons, with what was found on the way.
#[derive(Clone, Debug)]
pub struct Joined {
    /// Which strings are one.
    pub strings: Amalgamation,
    /// The same before patterns have joined any: where patterns of class `C` are asked.
    pub before_patterns: Amalgamation,
    /// Strings that look like a lunch for another string, but are none.
    pub no_lunches: Vec<(Point, Point)>,
}

/// Who joins strings.
pub(crate) struct Joiner<'a> {
    pub(crate) board: &'a mut Board,
    pub(crate) reader: &'a mut Reader,
    pub(crate) worms: &'a Worms,
    pub(crate) shapes: &'a WormShapes,
    pub(crate) databases: &'a [&'static Database<Connection>],
    /// What actions have said before strings were joined, of joining them and of lunches.
    pub(crate) said_before: Vec<Effect>,
}

impl Joiner<'_> {
    /// Where the opponent cuts, by patterns of class `B`; and what this and class `E` change about eye space.
    pub(crate) fn find_cuts(&mut self, changes: &mut EyeChanges) -> Cuts {
        let mut cuts = Cuts::default();
        let alone = Amalgamation::new(self.worms);
        for color in Color::BOTH {
            for (found, effects) in self.accepted('B', color, &Cuts::default(), None, &alone, &|_| true) {
                let by = &mut cuts.by[color.opponent().index()];
                let inhibited: PointSet = points(&found, Symbol::Inhibited).collect();
                *by = by.union(&inhibited).union(&points(&found, Symbol::Move).collect());
                changes.marginal[color.index()] = changes.marginal[color.index()].union(&inhibited);
                let helpers: PointSet = points(&found, Symbol::Enemy).collect();
                let helped = &mut cuts.helped[color.opponent().index()];
                helped.extend(points(&found, Symbol::Move).map(|point| (point, helpers)));
                self.said_before.extend(effects.into_iter().filter_map(|effect| change(changes, effect, None)));
            }
        }
        cuts
    }

    /// What patterns of class `E` change, before strings are joined.
    pub(crate) fn change_eyes_first(&mut self, cuts: &Cuts, eyes: &EyeSpaces, changes: &mut EyeChanges) {
        let alone = Amalgamation::new(self.worms);
        for color in Color::BOTH {
            for (_, effects) in self.accepted('E', color, cuts, Some(eyes), &alone, &|_| true) {
                self.said_before.extend(effects.into_iter().filter_map(|effect| change(changes, effect, Some(eyes))));
            }
        }
    }

    /// What patterns of class `e` change, when strings have been joined.
    pub(crate) fn change_eyes(&mut self, cuts: &Cuts, eyes: &EyeSpaces, joined: &mut Joined, changes: &mut EyeChanges) {
        for color in Color::BOTH {
            for (_, effects) in self.accepted('e', color, cuts, Some(eyes), &joined.strings, &|_| true) {
                let left = effects.into_iter().filter_map(|effect| change(changes, effect, Some(eyes)));
                left.for_each(|effect| joined.obey(effect));
            }
        }
    }

    /// Joins the strings.
    pub(crate) fn join(&mut self, eyes: &EyeSpaces, cuts: &Cuts, changes: &mut EyeChanges) -> Joined {
        let mut strings = Amalgamation::new(self.worms);
        self.join_around_eyes(eyes, &mut strings);
        let mut cut = Pairs::default();
        let Self { board, reader, worms, .. } = self;
        let mut finder = PairFinder { board, reader, worms };
        for color in Color::BOTH {
            for pair in finder.held_pairs(color, cuts.by(color.opponent()), &mut cut) {
                strings.join(pair.a, pair.b);
            }
        }
        let mut joined = Joined { before_patterns: strings.clone(), strings, no_lunches: Vec::new() };
        self.said_before.drain(..).for_each(|effect| joined.obey(effect));
        for color in Color::BOTH {
            // What joins nothing that is not joined already need not be read.
            let (worms, strings) = (self.worms, &joined.strings);
            let is_wanted = |found: &Match<Connection>| {
                found.pattern.action.is_some() || !joined_by(found, worms, color, cuts, &cut, strings).is_empty()
            };
            let matches = self.accepted('C', color, cuts, Some(eyes), strings, &is_wanted);
            for (found, effects) in matches {
                for (a, b) in joined_by(&found, self.worms, color, cuts, &cut, &joined.strings) {
                    joined.strings.join(a, b);
                }
                let left = effects.into_iter().filter_map(|effect| change(changes, effect, Some(eyes)));
                left.for_each(|effect| joined.obey(effect));
            }
        }
        joined
    }

    /// Joins the strings around the inside of each eye space, but for those that are lost; and where the opponent gets in,
    /// those that can be captured only among each other.
    fn join_around_eyes(&self, eyes: &EyeSpaces, strings: &mut Amalgamation) {
        for space in eyes.iter() {
            if !space.marginal.is_empty() && space.points.len() > SMALL {
                continue;
            }
            let inside = space.points.difference(&space.marginal);
            let border = self.worms.among(inside.neighbors().iter(), space.color);
            let standing = border.into_iter().filter(|worm| !worm.is_lost());
            // Where nobody gets in, what can be captured is in danger with all the rest.
            let is_closed = space.marginal.is_empty();
            let (safe, critical): (Vec<_>, Vec<_>) =
                standing.partition(|worm| is_closed || worm.attack() == Outcome::Lost);
            for group in [safe, critical] {
                for pair in group.windows(2) {
                    strings.join(pair[0].origin, pair[1].origin);
                }
            }
        }
    }

    /// The accepted patterns of a class, of those that are wanted; patterns without one go with class `C`.
    fn accepted(
        &mut self,
        class: char,
        color: Color,
        cuts: &Cuts,
        eyes: Option<&EyeSpaces>,
        joined: &Amalgamation,
        is_wanted: &dyn Fn(&Match<Connection>) -> bool,
    ) -> Vec<(Match<Connection>, Vec<Effect>)> {
        let known = Known {
            shapes: Some(self.shapes),
            diagonals: Some(self.worms),
            cuts: Some(cuts),
            eyes: eyes.map(|eyes| eyes as &dyn EyeFacts),
            joined: Some(joined),
            ..Known::default()
        };
        let mut all = Vec::new();
        for database in self.databases {
            let mut around = Surroundings::new(self.board, self.reader, color).knowing(known);
            for found in database.matches(around.board, color) {
                let classes = found.pattern.classes;
                let others = "BEe".chars().any(|other| classes.has(other));
                let is_meant = classes.has(class) || class == 'C' && !others;
                if is_meant
                    && is_wanted(&found)
                    && let Verdict::Accepted(effects) = found.judge(&mut around)
                {
                    all.push((found, effects));
                }
            }
        }
        all
    }
}

/// The pairs of strings that a pattern of class `C` joins, and that are not joined yet.
/// Not strings that the search for cuts did not find connected, or of which another pair is worth more.
fn joined_by(
    found: &Match<Connection>,
    worms: &Worms,
    color: Color,
    cuts: &Cuts,
    cut: &Pairs,
    strings: &Amalgamation,
) -> SmallVec<[(Point, Point); 4]> {
    let mut open = points(found, Symbol::Empty).chain(points(found, Symbol::Move));
    if !found.pattern.classes.has('C') || open.any(|point| cuts.by(color.opponent()).contains(point)) {
        return SmallVec::new();
    }
    let shown = worms.among(points(found, Symbol::Own), color);
    let safe: SmallVec<[Point; 8]> =
        shown.iter().filter(|worm| worm.attack() == Outcome::Lost).map(|worm| worm.origin).collect();
    let pairs = safe.windows(2).map(|pair| (pair[0].min(pair[1]), pair[0].max(pair[1])));
    pairs.filter(|&(a, b)| !cut.contains(&(a, b)) && !strings.are_one(a, b)).collect()
}

/// Carries out an action that is about eye space, for the players who have some at the point: for both, if eye space is
/// not known yet. Other actions are given back.
fn change(changes: &mut EyeChanges, effect: Effect, eyes: Option<&EyeSpaces>) -> Option<Effect> {
    let (sets, point) = match effect {
        Effect::MakeProperEye(point) => (&mut changes.proper, point),
        Effect::RemoveHalfEye(point) => (&mut changes.no_half_eyes, point),
        Effect::RemoveEyePoint(point) => (&mut changes.removed, point),
        other => return Some(other),
    };
    let is_owner = |color: &Color| eyes.is_none_or(|eyes| eyes.at(point, *color).is_some());
    for color in Color::BOTH.into_iter().filter(is_owner) {
        sets[color.index()].insert(point);
    }
    None
}

impl Joined {
    /// Carries out an action that joins strings or forbids a lunch; others are not for whoever joins.
    fn obey(&mut self, effect: Effect) {
        match effect {
            Effect::Amalgamate(a, b) => self.strings.join(a, b),
            Effect::AmalgamateMostValuable(x, y, z) => join_most_valuable(&mut self.strings, [x, y, z]),
            Effect::NotLunch { prey, eater } => self.no_lunches.push((prey, eater)),
            _ => {}
        }
    }
}

/// Joins the middle one of three with the larger of the others ("amalgamate_most_valuable"); of two that are alike, with
/// the first: only one of them can be cut off.
fn join_most_valuable(strings: &mut Amalgamation, [x, y, z]: [Point; 3]) {
    match strings.size(x).cmp(&strings.size(z)) {
        std::cmp::Ordering::Greater => strings.join(x, y),
        std::cmp::Ordering::Less => strings.join(z, y),
        std::cmp::Ordering::Equal => strings.join(x.min(z), y),
    }
}

/// Where a match has this symbol.
fn points(found: &Match<Connection>, symbol: Symbol) -> impl Iterator<Item = Point> + '_ {
    let cells = found.pattern.diagram.symbols().filter(move |&(_, _, drawn)| drawn == symbol);
    cells.map(|(row, column, _)| found.point(row, column))
}
