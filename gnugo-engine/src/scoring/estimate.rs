//! Who is ahead in the middle of a game, and by how much?
//!
//! Simulated games tell which stones will be captured, and the influence of the others which points become territory:
//! either alone goes wrong, since players who play at random keep no territory, and influence does not know who lives.
//! It is asked twice, with each player moving first: between these the score lies. Some 100 ms on 19×19, the analysis
//! aside. Who lives in seki is not seen: for games that are over there is [`final_score`](super::final_score).

use super::Score;
use crate::analysis::Analysis;
use crate::board::{Board, Color, Point};
use crate::dragons::{Dragon, Status};
use crate::game::{Counting, Game};
use crate::influence::{FULL_STRENGTH, Influence, Purpose, shaped};
use crate::playout::Playouts;

/// Simulated games with each player moving first.
const GAMES: u32 = 300;
/// The part of its strength that a string lacks that is captured in nearly half of the games.
const WEAK: f32 = 0.3;

/// How a game stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The score if Black, or if White, moves next.
    next: [Score; 2],
}

impl Estimate {
    /// Nobody is worse off for moving first: where it looks like that, it is for the chances of simulated games.
    fn between(next: [Score; 2]) -> Self {
        let estimate = Self { next };
        if next[0] < next[1] { Self { next: [estimate.score(); 2] } } else { estimate }
    }

    /// The score that is expected, whoever moves next.
    #[must_use]
    pub fn score(&self) -> Score {
        Score((self.next[0].0 + self.next[1].0) / 2.0)
    }

    /// The score if this player moves next.
    #[must_use]
    pub fn with_next(&self, color: Color) -> Score {
        self.next[color.index()]
    }
}

/// Estimates the score of a game, komi and prisoners included.
#[must_use]
pub fn estimate(game: &Game, analysis: &Analysis) -> Estimate {
    let board = game.board();
    let mut playouts = Playouts::new(board.stones_hash());
    let next = Color::BOTH.map(|to_move| {
        let ownership = playouts.ownership(board, to_move, GAMES);
        let influence = expected(board, analysis, to_move, |point| ownership.at(point));
        let lead = match game.rules().counting {
            Counting::Territory => influence.balance(board) + prisoners(board),
            Counting::Area => area(board, &influence) - game.compensation() as f32,
        };
        Score(lead - game.komi())
    });
    Estimate::between(next)
}

/// What Black has captured more than White.
fn prisoners(board: &Board) -> f32 {
    board.captures(Color::Black) as f32 - board.captures(Color::White) as f32
}

/// The difference in area: a living stone is a point, and so is the point of a captured one.
fn area(board: &Board, influence: &Influence) -> f32 {
    let value = |point| match board.color_at(point) {
        Some(Color::Black) if influence.terrain().solid().contains(point) => 1.0,
        Some(Color::White) if influence.terrain().solid().contains(point) => -1.0,
        _ => influence.territory_value(point).clamp(-1.0, 1.0),
    };
    board.points().iter().map(value).sum()
}

/// The influence of the stones that will stay.
fn expected(board: &Board, analysis: &Analysis, to_move: Color, owner: impl Fn(Point) -> f32) -> Influence {
    let strength = |point: Point| {
        let Some(string) = board.string(point) else { return 0.0 };
        let sum: f32 = string.stones().iter().map(&owner).sum();
        let kept = sum / string.size() as f32 * string.color().sign();
        let lost = analysis.dragons.at(point).map_or(0.0, |dragon| lost_below(dragon, to_move));
        if kept < lost { 0.0 } else { FULL_STRENGTH * (1.0 - WEAK * (1.0 - kept).clamp(0.0, 1.0).powi(2)) }
    };
    Influence::new(board, shaped(board, strength, analysis.landscape(to_move), Purpose::Territory))
}

/// How clearly simulated games must lose a string of this dragon for it to count as captured: from −1, in all of them,
/// to 1, in none. Players at random often lose a stone in the open that nobody would capture, and seldom find the move
/// that decides.
fn lost_below(dragon: &Dragon, to_move: Color) -> f32 {
    match dragon.status {
        Status::Dead => 0.2,
        Status::Critical if dragon.color != to_move => 0.6,
        Status::Critical => -0.6,
        Status::Unknown => -0.3,
        Status::Alive => -0.5,
    }
}
