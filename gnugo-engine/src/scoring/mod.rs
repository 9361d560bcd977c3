//! Which stones are dead at the end, whose is each point, and what is the score?
//!
//! The stones are judged as they stand, in steps:
//! 1. What lives or is dead unconditionally is settled ([`unconditional`](crate::unconditional)).
//! 2. Of the other strings simulated games tell who gets them ([`playout`](crate::playout)).
//! 3. Of those that these games leave to their owner, but not beyond doubt, reading tells which are captured whoever moves
//!    first, and which by whoever moves first (`captured`).
//! 4. Of groups about which there is doubt still, life-and-death reading tells whether they can be saved (`groups`), if so
//!    much of the board is settled that the game may be over.
//! 5. Strings that are dead by simulated games alone, and that nobody can take, live in seki (`seki`).
//! 6. Where neither player can fill a point between living strings without losing them, these are in seki (`seki`).
//! 7. What the player whose turn it is takes by a double threat is dead (`combined`).
//! 8. Territory is what only one player's living stones surround (`territory`), but for what has to be filled in the end
//!    (`filling`), where territory counts.
//!
//! It takes some 20 ms on 9×9 and 200 ms on 19×19, with groups in doubt half a second on the average and up to two seconds, and the
//! same game always gets the same answer. It is for games that are over. While a fight is going on, the stones of which the simulated
//! games are not sure are [`Unknown`](Life::Unknown), and counted as alive.

mod captured;
mod combined;
mod estimate;
mod filling;
mod groups;
mod score;
mod seki;
mod status;
mod territory;

pub use estimate::{Estimate, estimate};
pub use score::Score;
pub use status::{Life, Status, Territory};

use crate::board::{Board, Color, Point, PointSet};
use crate::game::{Counting, Game};
use crate::playout::Playouts;
use crate::unconditional::{Unconditional, UnconditionalStatus};

/// Simulated games with each player moving first.
const GAMES: u32 = 500;
/// From here on it is clear who gets a string.
const CLEAR: f32 = 0.2;
/// A game is over, but for groups that were left to their fate, if at most this part of the board (one in so many
/// points) has no clear owner.
const MOST_OPEN: usize = 4;
/// So many series of threats may be left open at the end of a game.
const MOST_COMBINATIONS: u32 = 3;
/// Up to here simulated games say little about a string that is not captured as it stands.
const GRAVE: f32 = 0.5;
/// A string that simulated games leave to its owner more often than this is not read.
const BEYOND_DOUBT: f32 = 0.9;

/// What becomes of the stones of a game, and whose the points are. Stones that whoever moves first gets belong to the player
/// whose turn it is, several of them to both in turn; the move for it has to be made, and its point is no territory.
#[must_use]
pub fn final_status(game: &Game) -> Status {
    judge(game.board(), game.rules().counting, game.to_move(), MOST_COMBINATIONS)
}

/// The same for a position, in which at most so many series of threats are played.
fn judge(board: &Board, counting: Counting, to_move: Color, combinations: u32) -> Status {
    let unconditional = Unconditional::new(board);
    let mut playouts = Playouts::new(board.stones_hash());
    let estimates = Color::BOTH.map(|color| playouts.ownership(board, color, GAMES));
    let owner = |point: Point| (estimates[0].at(point) + estimates[1].at(point)) / 2.0;
    let life = |origin: Point| match (unconditional.status(origin), kept(board, origin, owner)) {
        (UnconditionalStatus::Alive, _) => Life::Alive,
        (UnconditionalStatus::Dead, _) => Life::Dead,
        (_, kept) if kept > CLEAR => Life::Alive,
        (_, kept) if kept < -CLEAR => Life::Dead,
        _ => Life::Unknown,
    };
    let mut status = Status::new(board, life);
    let doubtful = |origin: &Point| {
        unconditional.status(*origin) == UnconditionalStatus::Unknown && kept(board, *origin, owner) <= BEYOND_DOUBT
    };
    // What is known of by reading.
    let mut read = PointSet::EMPTY;
    for stones in captured::strings(board, &status, board.origins().filter(doubtful)) {
        status.set_life(&stones, Life::Dead);
        read = read.union(&stones);
    }
    let open = board.points().iter().filter(|&point| owner(point).abs() < CLEAR).count();
    let (mut due, mut saved, mut turn) = (Vec::new(), PointSet::EMPTY, to_move);
    for string in captured::critical(board, &status, board.origins().filter(doubtful)) {
        let is_dead = string.color != turn;
        if is_dead {
            status.set_life(&string.stones, Life::Dead);
            read = read.union(&string.stones);
        } else {
            saved = saved.union(&string.stones);
            for stones in captured::fallen(board, &status, &string) {
                status.set_life(&stones, Life::Dead);
                read = read.union(&stones);
            }
        }
        let point = if is_dead { string.capture } else { string.defense };
        // The players take in turn what is left to take.
        if let Some(point) = point {
            due.push(groups::Due { point, player: turn, stones: string.stones });
        }
        turn = turn.opponent();
    }
    let is_settled = open <= board.points().len() / MOST_OPEN;
    if is_settled {
        let among = |limit: f32| {
            let in_doubt = |origin: &Point| {
                unconditional.status(*origin) == UnconditionalStatus::Unknown
                    && kept(board, *origin, owner).abs() <= limit
                    && !read.contains(*origin)
            };
            let strings = board.origins().filter(in_doubt).map(|origin| board.string_stones(origin));
            strings.fold(PointSet::EMPTY, |all, stones| all.union(&stones))
        };
        let doubts = groups::Doubts { any: among(BEYOND_DOUBT), grave: among(GRAVE), saved };
        let judged = groups::judged(board, &status, &doubts, &mut turn);
        for (stones, life) in judged.lives {
            status.set_life(&stones, life);
            read = read.union(&stones);
        }
        due.extend(judged.due);
    }
    let by_games = status.stones(Life::Dead).difference(&read);
    for stones in seki::untakable(board, &by_games) {
        status.set_life(&stones, Life::Seki);
    }
    for stones in seki::strings(board, &status, &unconditional, &mut playouts) {
        status.set_life(&stones, Life::Seki);
    }
    due.retain(|due| due.is_needed(board, &status));
    let (after, next) = groups::after(board, &due, to_move);
    // What is taken by threats may set stones free that were dead: the position after it is judged anew.
    if is_settled
        && combinations > 0
        && let Some(taken) = combined::taken(&after, &status, next)
    {
        let mut later = judge(&taken.after, counting, taken.next, combinations - 1);
        later.set_life(&taken.stones.intersection(&taken.after.occupied()), Life::Dead);
        return later.before(board, &taken.after, counting);
    }
    let played: [PointSet; 2] =
        Color::BOTH.map(|color| due.iter().filter(|due| due.player == color).map(|due| due.point).collect());
    status.set_territory(territory::territory(board, &status, &played, counting, owner));
    if counting == Counting::Territory {
        let filled = filling::filled(&after, &status, next);
        let left = Color::BOTH.map(|color| status.territory_of(color).difference(&filled[color.index()]));
        status.set_territory(left);
    }
    status
}

impl Status {
    /// The same with other stones dead, as players agree on it: these, and no others.
    #[must_use]
    pub fn with_dead(&self, game: &Game, dead: &PointSet) -> Self {
        let board = game.board();
        let mut status = Self::new(board, |origin| match self.life(origin) {
            _ if dead.contains(origin) => Life::Dead,
            None | Some(Life::Dead) => Life::Alive,
            Some(life) => life,
        });
        // Where an area is open to both now, it is whose it was before.
        let owner = |point: Point| match self.territory(point) {
            Some(Territory::Of(Color::Black)) => 1.0,
            Some(Territory::Of(Color::White)) => -1.0,
            Some(Territory::Dame) | None => 0.0,
        };
        let played = [PointSet::EMPTY; 2];
        status.set_territory(territory::territory(board, &status, &played, game.rules().counting, owner));
        status
    }
}

/// How much of a string its owner keeps: from −1, nothing in any simulated game, to 1, all of it always.
fn kept(board: &Board, origin: Point, owner: impl Fn(Point) -> f32) -> f32 {
    let Some(string) = board.string(origin) else { return 0.0 };
    let sum: f32 = string.stones().iter().map(owner).sum();
    sum / string.size() as f32 * if string.color() == Color::Black { 1.0 } else { -1.0 }
}

/// The score of a game by its rules, komi and prisoners included.
#[must_use]
pub fn final_score(game: &Game) -> Score {
    Score::of(game, &final_status(game))
}

#[cfg(test)]
mod tests;
