//! Which points does a player hold well enough that eyes may arise there, and where does the opponent get in?
//!
//! GNU Go's manual, "Functions in optics.c", gives the idea: a stone holds the points next to it, and two of them side
//! by side hold the point in front, unless the opponent stands there. Here, points that such a screen shuts off from
//! the opponent are held too. Stones that are as good as captured are not seen: they are prisoners inside the domain.
//! Cost: some microseconds. Not seen: whether a screen can be broken by a cut.

use crate::board::{Board, Color, Point, PointSet};
use crate::reach::parts;
use crate::reading::Outcome;
use crate::worms::Worms;

/// Shut-off areas that are larger than this are open board, not eye space.
const LARGEST_INTERIOR: usize = 40;

/// The points that one player holds, and which of them the opponent can enter.
#[derive(Clone, Debug, Default)]
pub struct Domain {
    /// Held points, without the stones that hold them; prisoners included.
    pub held: PointSet,
    /// Held points at which the opponent gets in: next to open board, or held by him too.
    pub marginal: PointSet,
}

/// A region of no more points than this that one string closes belongs to that string's owner: the opponent has no room
/// to live in it.
const NO_ROOM: usize = 7;

/// The stones of each colour that hold points, as far as they are not prisoners.
#[derive(Clone, Debug, Default)]
pub struct Lively {
    /// Those that are not as good as captured, and not shut in where they cannot live.
    pub stones: [PointSet; 2],
    /// Those of them that cannot be captured at all.
    pub solid: [PointSet; 2],
}

impl Lively {
    /// As reading found.
    #[must_use]
    pub fn new(board: &Board, worms: &Worms) -> Self {
        let mut lively = Self::of(worms);
        let shut_in = Color::BOTH.map(|color| shut_in(board, &lively.stones, color));
        for (color, shut_in) in Color::BOTH.into_iter().zip(shut_in) {
            for stones in [&mut lively.stones, &mut lively.solid] {
                stones[color.index()] = stones[color.index()].difference(&shut_in);
            }
        }
        lively
    }

    fn of(worms: &Worms) -> Self {
        let mut lively = Self::default();
        for worm in worms {
            let color = worm.color.index();
            if !worm.is_lost() {
                lively.stones[color] = lively.stones[color].union(&worm.stones);
            }
            if worm.attack() == Outcome::Lost {
                lively.solid[color] = lively.solid[color].union(&worm.stones);
            }
        }
        lively
    }
}

/// The stones of `color` in small regions that a single string of the opponent's closes. Reading may well find no way to
/// capture them: where nobody can fill the liberties inside, they stay, in seki or as a bulky shape, and yet they live by
/// nothing but what they do to the eyes around them.
pub(super) fn shut_in(board: &Board, stones: &[PointSet; 2], color: Color) -> PointSet {
    let walls = stones[color.opponent().index()];
    let mut shut_in = PointSet::EMPTY;
    for region in parts(&board.points().difference(&walls)) {
        let inside = region.intersection(&stones[color.index()]);
        let border = region.neighbors().intersection(&walls);
        let is_closed = board.strings_in(&border, color.opponent()).len() == 1;
        if region.len() <= NO_ROOM && !inside.is_empty() && is_closed {
            shut_in = shut_in.union(&inside);
        }
    }
    shut_in
}

/// The domain of each colour.
#[must_use]
pub fn domains(board: &Board, lively: &Lively) -> [Domain; 2] {
    let held = Color::BOTH.map(|color| held_by(board, lively, color));
    Color::BOTH.map(|color| {
        let (own, enemy) = (held[color.index()], held[color.opponent().index()]);
        trim(board, &lively.stones, color, own, &enemy)
    })
}

/// All points that `color` holds, whether or not they lie where the opponent gets in.
fn held_by(board: &Board, lively: &Lively, color: Color) -> PointSet {
    let (own, enemy) = (&lively.stones[color.index()], &lively.stones[color.opponent().index()]);
    let free = board.points().difference(&own.union(enemy));
    let beside = own.neighbors().intersection(&free);
    // `strings_in` finds the opponent's prisoners among the points next to the player's stones: their liberties are held
    // too, unless they are next to stones that cannot be captured.
    let beside_solid = lively.solid[color.opponent().index()].neighbors();
    let near = board
        .strings_in(&beside, color.opponent())
        .into_iter()
        .fold(beside, |all, prisoner| all.union(&board.liberty_set(prisoner).difference(&beside_solid)));
    let base = own.union(&near);
    let front: PointSet = free.iter().filter(|&point| is_screened(board, point, &base, enemy)).collect();
    let screen = near.union(&front);
    screen.union(&interior(enemy, &free.difference(&screen)))
}

/// A step down and to the right.
type Way = (i16, i16);

/// Whether two adjoining points beside `point` are held, so that it lies right before a screen.
fn is_screened(board: &Board, point: Point, base: &PointSet, enemy: &PointSet) -> bool {
    let size = board.size();
    let holds = |p: Point| base.contains(p) && p.edge_distance(size) > 0;
    let in_corner =
        (point.row() == 0 || point.row() + 1 == size) && (point.column() == 0 || point.column() + 1 == size);
    let sides: [(Way, [Way; 2]); 4] = [
        ((-1, 0), [(0, -1), (0, 1)]),
        ((1, 0), [(0, -1), (0, 1)]),
        ((0, -1), [(-1, 0), (1, 0)]),
        ((0, 1), [(-1, 0), (1, 0)]),
    ];
    if in_corner {
        return corner_is_held(point, base, enemy);
    }
    sides.into_iter().any(|((down, right), beside)| {
        let front = point.short_step(down, right);
        holds(front)
            && !beside.iter().all(|&(d, r)| enemy.contains(point.short_step(down + d, right + r)))
            && beside.into_iter().any(|(d, r)| {
                // The opponent beside the point would slip through, as past a knight's move.
                holds(point.short_step(down + d, right + r)) && !enemy.contains(point.short_step(d, r))
            })
    })
}

/// The corner point is held by whoever holds a point next to it while the opponent is not near.
fn corner_is_held(point: Point, base: &PointSet, enemy: &PointSet) -> bool {
    let around = point.neighbors().into_iter().chain(point.diagonals());
    point.neighbors().into_iter().any(|n| base.contains(n)) && !around.into_iter().any(|n| enemy.contains(n))
}

/// The parts of `free` that the opponent cannot walk to.
fn interior(enemy: &PointSet, free: &PointSet) -> PointSet {
    let mut inside = PointSet::EMPTY;
    for part in parts(free) {
        if part.len() <= LARGEST_INTERIOR && !part.neighbors().intersects(enemy) {
            inside = inside.union(&part);
        }
    }
    inside
}

/// Finds the points of the domain at which the opponent gets in, and drops those of them that are next neither to a stone
/// of `color` nor to a point where he does not get in.
fn trim(board: &Board, lively: &[PointSet; 2], color: Color, held: PointSet, enemy_held: &PointSet) -> Domain {
    let (own, enemy) = (&lively[color.index()], &lively[color.opponent().index()]);
    let free = board.points().difference(&own.union(enemy));
    let mut held = held;
    let beside_stones = own.neighbors();
    loop {
        let outside = free.difference(&held);
        let contested = enemy_held.union(&enemy.neighbors());
        let marginal = held.intersection(&contested.union(&outside.neighbors()));
        let inside = held.difference(&marginal);
        let kept = held.intersection(&inside.union(&inside.neighbors()).union(&beside_stones));
        if kept == held {
            // A prisoner is no place where anybody gets in: the points around it are.
            let marginal = marginal.intersection(&board.empty_points());
            return Domain { held, marginal };
        }
        held = kept;
    }
}
