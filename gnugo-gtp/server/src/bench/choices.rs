//! How much do chosen moves lose? The command `bench choices`.
//!
//! At every so many moves of some games a player is asked for a move, and the searching player, with as many games as it is given, for
//! the best one. What the positions after both are worth is measured by as many games again: by so much as the one is worth less,
//! the choice loses. Whoever judges is the engine, and shares what it does not see; but two builds, or two ways to value moves,
//! that are asked about the same positions differ where they choose otherwise, and nowhere else.

use super::mean::Mean;
use gnugo_engine::board::{Color, Illegal};
use gnugo_engine::engine::{Databases, Engine};
use gnugo_engine::game::{Game, Move};
use gnugo_engine::moves::Player;
use std::collections::BTreeMap;
use std::fmt;
use std::num::NonZeroUsize;

/// A move that loses more points than this, or gains more, counts as so many: what becomes of a large group would outweigh all else.
const MOST_POINTS: f64 = 20.0;

/// A player, and who judges his moves.
#[derive(Debug)]
pub struct Judge {
    chooser: Engine,
    judge: Engine,
    games: u32,
}

/// A move that was chosen, and what it loses.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// How many moves had been made.
    pub played: usize,
    /// Who chose.
    pub color: Color,
    /// What was chosen.
    pub chosen: Move,
    /// What the judge thinks best.
    pub best: Move,
    /// The part of the games that it loses beside the best one; negative if it is better.
    pub winning: f64,
    /// The same in points, 20 at most.
    pub points: f64,
    size: usize,
}

impl Judge {
    /// One who simulates so many games for each question. The player's level is the greatest; both are the same for a seed.
    #[must_use]
    pub fn new(databases: &Databases, player: Player, games: u32, seed: u64) -> Self {
        let engine = || {
            let mut engine = Engine::new(*databases);
            engine.set_seed(seed);
            engine
        };
        let (mut chooser, mut judge) = (engine(), engine());
        chooser.set_player(player);
        judge.set_games(Some(games));
        Self { chooser, judge, games }
    }

    /// Asks at every so many moves of a game. Each answer is shown when it is known.
    ///
    /// # Errors
    /// If a player chooses a move that is illegal.
    pub fn ask(
        &mut self,
        game: &Game,
        every: NonZeroUsize,
        show: &mut dyn FnMut(&Judged),
    ) -> Result<Vec<Judged>, Illegal> {
        let mut all = Vec::new();
        for (played, &(color, _)) in game.history().iter().enumerate().skip(1) {
            if played % every == 0 {
                let mut at = game.clone();
                while at.history().len() > played && at.undo() {}
                let judged = self.ask_at(&at, color)?;
                show(&judged);
                all.push(judged);
            }
        }
        Ok(all)
    }

    /// Asks about one position.
    fn ask_at(&mut self, game: &Game, color: Color) -> Result<Judged, Illegal> {
        let chosen = self.chooser.choose(game, color).playing_on;
        let best = self.judge.choose(game, color).playing_on;
        let (winning, points) = if chosen == best { (0.0, 0.0) } else { self.loss(game, color, chosen, best)? };
        Ok(Judged { played: game.history().len(), color, chosen, best, winning, points, size: game.size() })
    }

    /// How much less the position after a move is worth to whoever makes it than that after another one: in parts of the games, and
    /// in points.
    fn loss(&mut self, game: &Game, color: Color, chosen: Move, best: Move) -> Result<(f64, f64), Illegal> {
        let mut after = |made| self.judge.measure_after(game, color, made, self.games);
        let (chosen, best) = (after(chosen)?, after(best)?);
        let points = f64::from(best.score) - f64::from(chosen.score);
        Ok((f64::from(best.winning) - f64::from(chosen.winning), points.clamp(-MOST_POINTS, MOST_POINTS)))
    }
}

impl fmt::Display for Judged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (chosen, best) = (self.chosen.to_text(self.size), self.best.to_text(self.size));
        write!(f, "after {} moves {} chooses {chosen}", self.played, self.color)?;
        if self.chosen == self.best {
            return write!(f, ", which is best");
        }
        write!(f, ", which loses {:.1} % and {:.1} points beside {best}", 100.0 * self.winning, self.points)
    }
}

/// What was judged, by the sizes of the boards.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Losses(BTreeMap<usize, Vec<Judged>>);

impl Losses {
    /// Adds moves on boards of any size.
    pub fn add(&mut self, judged: Vec<Judged>) {
        for judged in judged {
            self.0.entry(judged.size).or_default().push(judged);
        }
    }

    /// Whether no move was judged.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for Losses {
    /// A line for each size: the mean losses with their standard errors, how many moves there were, and how many were the best.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, (size, judged)) in self.0.iter().enumerate() {
            let mean = |of: fn(&Judged) -> f64| Mean::of(&judged.iter().map(of).collect::<Vec<f64>>());
            let best = judged.iter().filter(|judged| judged.chosen == judged.best).count();
            let line = if number > 0 { "\n" } else { "" };
            let (winning, points) = (mean(|judged| 100.0 * judged.winning), mean(|judged| judged.points));
            let moves = judged.len();
            write!(
                f,
                "{line}{size}×{size}: a move loses {winning:.2} %, {points:.2} points; {best} of {moves} are best"
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gnugo_engine::board::Point;
    use gnugo_engine::game::sgf::{self, Stop};

    /// A fight on a small board.
    const GAME: &str = "(;SZ[7]KM[0.5];B[bc];W[cc];B[cb];W[cd];B[dd];W[ed];B[dc];W[ee])";

    fn game() -> Game {
        sgf::read(GAME.as_bytes(), Stop::End).expect("a game").0
    }

    #[test]
    fn every_so_many_moves_are_judged_and_the_same_for_a_seed() {
        let ask = |every| {
            let mut judge = Judge::new(&Databases::default(), Player::Knowledge, 50, 1);
            judge.ask(&game(), NonZeroUsize::new(every).expect("some"), &mut |_| {}).expect("legal moves")
        };
        let judged = ask(3);
        assert_eq!(judged.iter().map(|judged| judged.played).collect::<Vec<_>>(), [3, 6]);
        assert_eq!(judged[1].color, Color::Black);
        assert_eq!(judged, ask(3));
        assert!(ask(8).is_empty() && ask(9).is_empty());
    }

    /// A pass loses games and points beside the best move, and gains them the other way round.
    #[test]
    fn what_is_given_away_is_lost() {
        let mut judge = Judge::new(&Databases::default(), Player::Search, 300, 1);
        let (game, color) = (game(), Color::Black);
        let best = judge.judge.choose(&game, color).playing_on;
        let mut loss = |chosen, best| judge.loss(&game, color, chosen, best).expect("legal moves");
        let lost = loss(Move::Pass, best);
        assert!(lost.0 > 0.0 && lost.1 > 1.0, "{lost:?}");
        assert_eq!(loss(best, Move::Pass), (-lost.0, -lost.1));
    }

    #[test]
    fn losses_are_told_by_size() {
        let played = |size, winning, points| Judged {
            played: 8,
            color: Color::White,
            chosen: Move::Pass,
            best: if points == 0.0 { Move::Pass } else { Move::Play(Point::new(2, 2)) },
            winning,
            points,
            size,
        };
        let (lost, best) = (played(9, 0.1, 4.0), played(9, 0.0, 0.0));
        assert_eq!(lost.to_string(), "after 8 moves white chooses PASS, which loses 10.0 % and 4.0 points beside C7");
        assert_eq!(best.to_string(), "after 8 moves white chooses PASS, which is best");
        let mut losses = Losses::default();
        losses.add(vec![lost, best, played(5, 0.0, 0.0)]);
        let told = "5×5: a move loses 0.00 %, 0.00 points; 1 of 1 are best\n\
                    9×9: a move loses 5.00 ± 5.00 %, 2.00 ± 2.00 points; 1 of 2 are best";
        assert_eq!(losses.to_string(), told);
    }
}
