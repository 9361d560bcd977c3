//! Does a player have a series of threats of which one succeeds?
//!
//! No single one of some strings can be captured, and still a move makes sure that one of them is (GNU Go's manual,
//! "Combination reading"): a double atari, or threats each of which leaves the opponent few answers, until one threat too
//! many is made. The threats are captures that tactical reading finds if they are ignored, be they by atari, net or ladder;
//! the answers that are tried are all moves that could parry them: those in the *zones* on which the captures depend.
//! So a combination that is found cannot be parried as far as tactical reading sees.
//!
//! Series are looked for shortest first: of a series that is found, no threat could be left out at the beginning, so that
//! its first move is essential. A question costs some milliseconds where there is nothing to threaten, and what its
//! [`Effort`] allows where there is. Not seen: threats against dragons that are no threats against a string, ko
//! fights, what a series costs its player elsewhere, and series that are longer than is asked for.

mod answers;
mod found;
mod search;
mod threats;

pub use answers::{Blunder, Blunders, DefenseMove, Defenses, defenses};
pub use found::{Combination, Effort, Found};

use crate::board::{Board, Color, PointSet};
use crate::pattern::{Combination as Patterns, Database};
use crate::reading::{Outcome, Reader};
use crate::variations::Variations;
use crate::worms::Worms;
use found::Goal;
use search::Search;

/// Looks for the best combination of a player, who moves first: the one that captures most, and of those the shortest.
/// The patterns of `databases` propose moves besides those near what is short of liberties. The board is given back as it was.
#[must_use]
pub fn find(
    board: &mut Board,
    reader: &mut Reader,
    worms: &Worms,
    color: Color,
    effort: Effort,
    databases: &[&'static Database<Patterns>],
) -> Found {
    Search::new(board, reader, color, goals(worms, color), effort.tries).with_patterns(databases).best(effort.depth)
}

/// The same where only some of the opponent's stones are worth a combination.
#[must_use]
pub fn find_against(
    board: &mut Board,
    reader: &mut Reader,
    worms: &Worms,
    (color, targets): (Color, &PointSet),
    effort: Effort,
    databases: &[&'static Database<Patterns>],
) -> Found {
    let goals = goals(worms, color).into_iter().filter(|goal| targets.contains(goal.stone)).collect();
    Search::new(board, reader, color, goals, effort.tries).with_patterns(databases).best(effort.depth)
}

/// The same, with all that is tried.
#[must_use]
pub fn traced(
    board: &mut Board,
    reader: &mut Reader,
    worms: &Worms,
    color: Color,
    effort: Effort,
    databases: &[&'static Database<Patterns>],
) -> (Found, Variations) {
    let mut tree = Variations::default();
    let mut search = Search::new(board, reader, color, goals(worms, color), effort.tries).with_patterns(databases);
    search.tree = Some(&mut tree);
    let found = search.best(effort.depth);
    (found, tree)
}

/// The strings of the opponent's that might be captured by a combination: those that cannot be captured as it is.
fn goals(worms: &Worms, color: Color) -> Vec<Goal> {
    let is_goal = |worm: &&crate::worms::Worm| worm.color != color && worm.attack() == Outcome::Lost;
    worms.iter().filter(is_goal).map(|worm| Goal { stone: worm.origin, size: worm.size() }).collect()
}
