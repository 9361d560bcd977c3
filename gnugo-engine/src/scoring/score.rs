//! By how much has who won?

use super::{Life, Status};
use crate::board::Color;
use crate::game::{Counting, Game};
use std::fmt;

/// A result in points: positive if Black leads.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug, Default)]
pub struct Score(pub f32);

impl Score {
    /// The score of a game by its rules if this has become of its stones: komi, prisoners and, where it is due, the
    /// compensation for a handicap included.
    #[must_use]
    pub fn of(game: &Game, status: &Status) -> Self {
        let lead = points(game, status, Color::Black) - points(game, status, Color::White);
        Self(lead as f32 - game.komi() - game.compensation() as f32)
    }

    /// The winner; `None` for a draw.
    #[must_use]
    pub fn winner(self) -> Option<Color> {
        match self.0.partial_cmp(&0.0)? {
            std::cmp::Ordering::Greater => Some(Color::Black),
            std::cmp::Ordering::Less => Some(Color::White),
            std::cmp::Ordering::Equal => None,
        }
    }
}

/// The points that one player has on the board, and in prisoners where these count.
fn points(game: &Game, status: &Status, color: Color) -> i64 {
    let territory = status.territory_of(color).len();
    let points = match game.rules().counting {
        Counting::Area => territory + status.living(color).len(),
        Counting::Territory => {
            let dead = status.stones(Life::Dead).intersection(game.board().stones(color.opponent())).len();
            territory + dead + status.prisoners(color) + game.board().captures(color) as usize
        }
    };
    points as i64
}

impl fmt::Display for Score {
    /// As the Go Text Protocol and SGF write it: `B+3.5`, `W+0.5`, and `0` for a draw.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self.winner() {
            Some(Color::Black) => format!("B+{:.1}", self.0),
            Some(Color::White) => format!("W+{:.1}", -self.0),
            None => "0".to_owned(),
        };
        f.pad(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_as_gtp_writes_them() {
        for (points, text) in
            [(3.5, "B+3.5"), (-0.5, "W+0.5"), (0.0, "0"), (-0.0, "0"), (12.0, "B+12.0"), (-100.5, "W+100.5")]
        {
            assert_eq!(Score(points).to_string(), text);
        }
    }
}
