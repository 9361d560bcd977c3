//! Which stones are dead at the end, whose is each point, and what is the score?
//!
//! The stones are judged as they stand: what lives and what is dead is found out by playing on at random
//! ([`playout`](crate::playout)), some 50 ms on 9×9 and 0.3 s on 19×19. The same game always gets the same answer.
//! A position in which a fight is going on gets the answer that is most likely, and its stones
//! [`Unknown`](Life::Unknown).

mod score;

pub use score::Score;

use crate::board::{CELLS, Color, Point, PointSet};
use crate::game::{Counting, Game, Move};
use crate::playout::Playouts;

/// What becomes of a stone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Life {
    /// It lives.
    Alive,
    /// It is captured, and counts as a prisoner.
    Dead,
    /// It lives without territory, next to opponents that do so too.
    Seki,
    /// It depends on who plays next, or cannot be told.
    #[default]
    Unknown,
}

/// What a point is worth that is not a living stone's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Territory {
    /// Surrounded by one player.
    Of(Color),
    /// Neutral.
    Dame,
}

/// What has become of all points of a board.
#[derive(Clone, Debug)]
pub struct Status {
    board: PointSet,
    life: [Life; CELLS],
    stones: [PointSet; 2],
    territory: [PointSet; 2],
}

impl Status {
    /// What becomes of the stone at a point; `None` if there is none.
    #[must_use]
    pub fn life(&self, point: Point) -> Option<Life> {
        self.stones.iter().any(|stones| stones.contains(point)).then(|| self.life[point.index()])
    }

    /// Whose territory a point is, dead stones being taken off; `None` for a living stone.
    #[must_use]
    pub fn territory(&self, point: Point) -> Option<Territory> {
        let owner = Color::BOTH.into_iter().find(|color| self.territory[color.index()].contains(point));
        match owner {
            Some(color) => Some(Territory::Of(color)),
            None if !self.board.contains(point) || self.life(point).is_some() => None,
            None => Some(Territory::Dame),
        }
    }

    /// All stones to which this happens, in reading order. A string is in it as a whole.
    #[must_use]
    pub fn stones(&self, life: Life) -> PointSet {
        let all = self.stones[0].union(&self.stones[1]);
        all.iter().filter(|point| self.life[point.index()] == life).collect()
    }

    /// The territory of one player: the points surrounded, dead stones among them.
    #[must_use]
    pub fn territory_of(&self, color: Color) -> &PointSet {
        &self.territory[color.index()]
    }

    /// The empty points that are nobody's.
    #[must_use]
    pub fn dame(&self) -> PointSet {
        self.board.iter().filter(|&point| self.territory(point) == Some(Territory::Dame)).collect()
    }
}

/// Playouts for each player moving first.
const GAMES: u32 = 500;
/// From here on the owner is beyond doubt.
const CERTAIN: f32 = 0.4;

/// What becomes of the stones of a game, and whose the points are.
#[must_use]
pub fn final_status(game: &Game) -> Status {
    let board = game.board();
    let mut playouts = Playouts::new(board.stones_hash());
    let estimates = Color::BOTH.map(|color| playouts.ownership(board, color, GAMES));
    let owner = |point: Point| (estimates[0].at(point) + estimates[1].at(point)) / 2.0;
    let mut status = Status {
        board: *board.points(),
        life: [Life::Unknown; CELLS],
        stones: Color::BOTH.map(|color| *board.stones(color)),
        territory: [PointSet::EMPTY; 2],
    };
    for origin in board.origins() {
        let Some(string) = board.string(origin) else { continue };
        let sum: f32 = string.stones().iter().map(owner).sum();
        let own = sum / string.size() as f32 * if string.color() == Color::Black { 1.0 } else { -1.0 };
        let life = match own {
            own if own > CERTAIN => Life::Alive,
            own if own < -CERTAIN => Life::Dead,
            _ => Life::Unknown,
        };
        for stone in string.stones() {
            status.life[stone.index()] = life;
        }
    }
    let dead = status.stones(Life::Dead);
    for color in Color::BOTH {
        let sign = if color == Color::Black { 1.0 } else { -1.0 };
        let free = board.empty_points().union(&dead.intersection(board.stones(color.opponent())));
        status.territory[color.index()] = free.iter().filter(|&p| owner(p) * sign > CERTAIN).collect();
    }
    status
}

/// The score of a game by its rules, komi and prisoners included.
#[must_use]
pub fn final_score(game: &Game) -> Score {
    score_of(game, &final_status(game))
}

/// The score of a game when this has become of its stones.
#[must_use]
pub fn score_of(game: &Game, status: &Status) -> Score {
    let dead = status.stones(Life::Dead);
    let points = |color: Color| {
        let territory = status.territory_of(color);
        let prisoners = game.board().stones(color.opponent()).intersection(&dead).len();
        match game.rules().counting {
            Counting::Area => territory.union(&game.board().stones(color).difference(&dead)).len() as f32,
            Counting::Territory => (territory.len() + prisoners) as f32 + game.board().captures(color) as f32,
        }
    };
    // Under area counting every handicap stone is a point in itself, which White is given back (the Chinese rule).
    let compensation = match game.rules().counting {
        Counting::Area => game.handicap() as f32,
        Counting::Territory => 0.0,
    };
    Score(points(Color::Black) - points(Color::White) - game.komi() - compensation)
}

/// Whether the game has come to its end by two passes in a row.
#[must_use]
pub fn is_over(game: &Game) -> bool {
    game.passes_in_a_row() >= 2 && game.last_move().is_some_and(|(_, made)| made == Move::Pass)
}
