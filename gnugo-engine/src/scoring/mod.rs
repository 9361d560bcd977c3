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
//! 7. What the player whose turn it is takes by a series of threats is taken, and the position after it judged anew, up to
//!    three times over (`combined`).
//! 8. Territory is what only one player's living stones surround (`territory`), and what is clearly his of a large area that was left
//!    open (`open`), but for what has to be filled in the end (`filling`), where territory counts: also where a group's life needs
//!    it (`needed`).
//!
//! It takes 0.9 s of processor time in the median of 353 finished games, most of them 19×19, 1.6 s on the average and 13 s at most. Nearly
//! all of it is spent on groups in doubt; 9×9 without them takes some 20 ms. The same game always
//! gets the same answer. It is for games that are over. While a fight is going on, the stones of which the simulated games are not
//! sure are [`Unknown`](Life::Unknown), and counted as alive.

mod captured;
mod combined;
mod estimate;
mod groups;
mod judge;
mod open;
mod score;
mod seki;
mod status;
mod territory;

pub use estimate::{Estimate, estimate};
pub use score::Score;
pub use status::{Life, Status, Territory};

use crate::board::{Color, Point, PointSet};
use crate::game::Game;
use judge::judge;

/// So many series of threats may be left open at the end of a game.
const MOST_COMBINATIONS: u32 = 3;

/// What becomes of the stones of a game, and whose the points are. Stones that whoever moves first gets belong to the player
/// whose turn it is, several of them to both in turn; the move for it has to be made, and its point is no territory.
#[must_use]
pub fn final_status(game: &Game) -> Status {
    judge(game.board(), game.rules().counting, game.to_move(), MOST_COMBINATIONS)
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

/// The score of a game by its rules, komi and prisoners included.
#[must_use]
pub fn final_score(game: &Game) -> Score {
    Score::of(game, &final_status(game))
}

#[cfg(test)]
pub(crate) mod tests;
