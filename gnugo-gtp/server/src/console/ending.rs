//! Is the game over, and who has won?

use super::view::name;
use crate::Session;
use anstyle::Style;
use gnugo_engine::board::{Color, Point};
use gnugo_engine::game::{Counting, Game};
use gnugo_engine::scoring::{Life, Score, Status};
use std::io::{self, Write};

const BOLD: Style = Style::new().bold();

/// How a game ended.
#[derive(Clone, Debug)]
pub(super) enum Ending {
    /// A player gave it up.
    Resigned(Color),
    /// Both passed, and this has become of the stones.
    Passed(Box<Status>),
}

impl Ending {
    /// How the game ended, if it is over.
    pub(super) fn of(session: &mut Session) -> Option<Self> {
        match session.resigned() {
            Some(color) => Some(Self::Resigned(color)),
            None if session.game().passes_in_a_row() >= 2 => Some(Self::Passed(Box::new(session.final_status()))),
            None => None,
        }
    }

    /// What has become of the stones, if they count.
    pub(super) fn status(&self) -> Option<&Status> {
        match self {
            Self::Resigned(_) => None,
            Self::Passed(status) => Some(status),
        }
    }

    /// The score, if the stones count.
    pub(super) fn score(&self, game: &Game) -> Option<Score> {
        self.status().map(|status| Score::of(game, status))
    }

    /// Says that the stones at a point are dead, or alive if they were dead: whoever plays knows better. `false` if there
    /// are none, or if they don't count.
    pub(super) fn toggle(&mut self, game: &Game, point: Point) -> bool {
        let Self::Passed(status) = self else { return false };
        let Some(life) = status.life(point) else { return false };
        let strings = game.board().string_stones(point);
        let dead = status.stones(Life::Dead);
        let dead = if life == Life::Dead { dead.difference(&strings) } else { dead.union(&strings) };
        **status = status.with_dead(game, &dead);
        true
    }

    /// Says who has won, and what the points are.
    pub(super) fn tell(&self, game: &Game, out: &mut impl Write) -> io::Result<()> {
        let status = match self {
            Self::Resigned(color) => {
                return writeln!(out, "{BOLD}{} wins: {} has resigned.{BOLD:#}", name(color.opponent()), name(*color));
            }
            Self::Passed(status) => status,
        };
        let score = Score::of(game, status);
        let result = match score.winner() {
            Some(color) => format!("{} wins by {}", name(color), score.0.abs()),
            None => "it is a draw".to_owned(),
        };
        writeln!(out, "{BOLD}The game is over: {result} ({score}).{BOLD:#}")?;
        for color in Color::BOTH {
            let territory = status.territory_of(color).len();
            let counted = match game.rules().counting {
                Counting::Area => format!("{} stones", status.living(color).len()),
                Counting::Territory => {
                    let dead = status.stones(Life::Dead).intersection(game.board().stones(color.opponent())).len();
                    format!("{} prisoners", dead + game.board().captures(color) as usize)
                }
            };
            let komi = if color == Color::White { format!(", {} komi", game.komi()) } else { String::new() };
            writeln!(out, "{}: {territory} territory, {counted}{komi}", name(color))?;
        }
        writeln!(out, "`dead D5` if stones at D5 are judged wrongly; `undo`, `save FILE`, `new` or `exit`.")
    }
}
