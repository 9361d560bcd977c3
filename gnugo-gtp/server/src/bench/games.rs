//! What is an analysis worth that remembers the moves before?
//!
//! Whole games are walked through, and every position is analysed twice: by an engine that goes on from move to move, and
//! by one that has forgotten all that it read. (A new one would pay for the memory of its tables too, a third more on
//! 19×19.) Both are to find the same; what differs is named. A difference is a fault, or comes of questions that
//! were cut short: with what is remembered, reading gets further with as many stones.
//!
//! A game of 19×19 takes some seconds. Times are of the processor, not of the clock, so that other work on the machine
//! disturbs them little.

use super::analysis::described;
use super::positions;
use cpu_time::ThreadTime;
use gnugo_engine::analysis::Analysis;
use gnugo_engine::board::Board;
use gnugo_engine::engine::{Databases, Engine};
use gnugo_engine::game::sgf::SgfError;
use gnugo_engine::game::{Game, Move};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// What an analysis cost.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cost {
    /// Time of the processor.
    pub time: Duration,
    /// Stones tried by reading.
    pub stones: u64,
}

/// A position of a game, analysed twice.
#[derive(Clone, Debug)]
pub struct Step {
    /// After how many moves.
    pub number: usize,
    /// By an engine that has analysed the positions before.
    pub remembered: Cost,
    /// By an engine that remembers nothing.
    pub fresh: Cost,
    /// The parts in which the two differ.
    pub differences: Vec<String>,
}

/// The games that are walked through, with their names.
///
/// # Errors
/// One of the games cannot be read, which is a fault of this library.
pub fn games() -> Result<Vec<(&'static str, Game)>, SgfError> {
    positions::games()
}

/// Analyses the positions of a game, the first and the last one too, and shows each.
pub fn walk(game: &Game, databases: &Databases, show: &mut dyn FnMut(&Step)) -> Walk {
    let [mut engine, mut forgetful] = [*databases; 2].map(Engine::new);
    let mut steps = Vec::new();
    for (number, board) in boards(game).iter().enumerate() {
        let (known, remembered) = analyse(&mut engine, board);
        forgetful.clear();
        let (new, fresh) = analyse(&mut forgetful, board);
        let differences = differences(&described(board, &known), &described(board, &new));
        let step = Step { number, remembered, fresh, differences };
        show(&step);
        steps.push(step);
    }
    Walk(steps)
}

/// The positions of a game from its first to its last.
pub(super) fn boards(game: &Game) -> Vec<Board> {
    let mut board = game.start().clone();
    let mut boards = vec![board.clone()];
    for &(color, made) in game.history() {
        match made {
            Move::Play(point) => {
                board.try_play(point, color);
            }
            Move::Pass => board.pass(),
        }
        boards.push(board.clone());
    }
    boards
}

fn analyse(engine: &mut Engine, board: &Board) -> (Arc<Analysis>, Cost) {
    engine.reader().reset_nodes();
    let began = ThreadTime::now();
    let analysis = engine.analyse(board);
    let time = began.elapsed();
    (analysis, Cost { time, stones: engine.reader().nodes() + engine.reader().connection_nodes() })
}

/// The names of the parts that are not in both, or not the same.
fn differences(a: &[(String, String)], b: &[(String, String)]) -> Vec<String> {
    let mut parts: BTreeMap<&str, [Option<&str>; 2]> = BTreeMap::new();
    for (which, all) in [a, b].into_iter().enumerate() {
        for (name, value) in all {
            parts.entry(name).or_default()[which] = Some(value);
        }
    }
    parts.into_iter().filter(|(_, [a, b])| a != b).map(|(name, _)| name.to_owned()).collect()
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [remembered, fresh] = [self.remembered, self.fresh].map(|cost| cost.time.as_secs_f64() * 1e3);
        write!(f, "{}: {remembered:.2} ms and {} stones remembered, ", self.number, self.remembered.stones)?;
        write!(f, "{fresh:.2} ms and {} stones from scratch", self.fresh.stones)?;
        if !self.differences.is_empty() {
            write!(f, "; other: {}", self.differences.join(", "))?;
        }
        Ok(())
    }
}

/// All positions of a game, or of several.
#[derive(Clone, Debug)]
pub struct Walk(pub Vec<Step>);

impl Walk {
    /// The positions in which remembering finds something else.
    pub fn different(&self) -> impl Iterator<Item = &Step> {
        self.0.iter().filter(|step| !step.differences.is_empty())
    }

    /// The median and the sum of the times in milliseconds, and the stones.
    fn told(&self, cost: fn(&Step) -> Cost) -> (f64, f64, u64) {
        let mut times: Vec<f64> = self.0.iter().map(|step| cost(step).time.as_secs_f64() * 1e3).collect();
        times.sort_by(f64::total_cmp);
        let median = times.get(times.len() / 2).copied().unwrap_or_default();
        (median, times.iter().sum(), self.0.iter().map(|step| cost(step).stones).sum())
    }
}

impl fmt::Display for Walk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [known, fresh] = [self.told(|step| step.remembered), self.told(|step| step.fresh)];
        write!(f, "{} positions; ", self.0.len())?;
        write!(f, "remembered: median {:.2} ms, all {:.0} ms, {} stones; ", known.0, known.1, known.2)?;
        write!(f, "from scratch: median {:.2} ms, all {:.0} ms, {} stones; ", fresh.0, fresh.1, fresh.2)?;
        write!(f, "ratio of medians {:.2}, of sums {:.2}; ", known.0 / fresh.0, known.1 / fresh.1)?;
        let parts: usize = self.different().map(|step| step.differences.len()).sum();
        write!(f, "{parts} parts differ, in {} positions", self.different().count())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_that_differ_are_named() {
        let parts = |pairs: &[(&str, &str)]| -> Vec<(String, String)> {
            pairs.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect()
        };
        let (a, b) = (parts(&[("x", "1"), ("y", "2"), ("z", "3")]), parts(&[("x", "1"), ("z", "4"), ("w", "5")]));
        assert_eq!(differences(&a, &b), ["w", "y", "z"]);
        assert!(differences(&a, &a).is_empty());
    }

    /// Without databases, so that it is quick: every position is looked at, and nothing is read twice that is known.
    #[test]
    fn memory_saves_stones() {
        let (_, game) = games().unwrap().swap_remove(0);
        let mut shown = 0;
        let walk = walk(&game, &Databases::default(), &mut |_| shown += 1);
        assert_eq!((walk.0.len(), shown), (game.history().len() + 1, walk.0.len()));
        let stones = |cost: fn(&Step) -> Cost| walk.0.iter().map(|step| cost(step).stones).sum::<u64>();
        assert!(stones(|step| step.remembered) < stones(|step| step.fresh));
    }
}
