//! What is known of a position, when the matches of patterns are judged there?
//!
//! The same as when the engine looks for a move: strings are read, dragons and influence worked out, once for all matches
//! of a position. That costs tenths of a second; it is left out if no database that is asked can ask for it. What reading
//! finds is kept from position to position. A pattern of life and death is judged for each dragon that its match touches.

use crate::catalog::{Base, Found};
use gnugo_engine::analysis::Analysis;
use gnugo_engine::board::{Board, Color, PointSet};
use gnugo_engine::engine::Databases;
use gnugo_engine::eyes::Evaluator;
use gnugo_engine::game::Game;
use gnugo_engine::pattern::{CallAnswer, Goal, Placement, Surroundings, Verdict};
use gnugo_engine::reading::Reader;
use std::time::{Duration, Instant};

/// A position, and what has been found out about it.
pub(crate) struct Scene {
    board: Board,
    reader: Reader,
    evaluator: Evaluator,
    databases: Databases,
    /// Whether any database asks about more than strings.
    asks: bool,
    analysis: Option<Analysis>,
    handicap: Placement,
}

/// What became of a match, and what it cost to find out.
pub(crate) struct Judgement {
    pub(crate) verdict: Verdict,
    /// The nodes that were read.
    pub(crate) nodes: u64,
    pub(crate) time: Duration,
    /// What the calls of the constraint have answered, if that was to be noted.
    pub(crate) answers: Vec<CallAnswer>,
}

impl Scene {
    /// The positions of a game that matches of these databases are judged in.
    pub(crate) fn new(game: &Game, databases: Databases, bases: &[&'static dyn Base]) -> Self {
        Self::of_board(game.board(), databases, bases, game.handicap() as u32)
    }

    /// A position in which matches of these databases are judged; of handicap stones so many are placed in all.
    pub(crate) fn of_board(board: &Board, databases: Databases, bases: &[&'static dyn Base], handicap: u32) -> Self {
        let mut scene = Self {
            board: board.clone(),
            reader: Reader::default(),
            evaluator: Evaluator::default(),
            databases,
            asks: bases.iter().any(|base| !["Attack", "Defense", "Handicap"].contains(&base.kind())),
            analysis: None,
            handicap: Placement { total: handicap, remaining: 0 },
        };
        scene.look_at(board);
        scene
    }

    /// Goes on to another position.
    pub(crate) fn look_at(&mut self, board: &Board) {
        self.board = board.clone();
        self.analysis = None;
        if self.asks {
            let Self { board, reader, evaluator, databases, .. } = self;
            self.analysis = Some(Analysis::new(board, reader, evaluator, databases));
        }
    }

    /// The position.
    pub(crate) fn board(&self) -> &Board {
        &self.board
    }

    /// Judges a match. `None` for one that is not of this database.
    pub(crate) fn judge(&mut self, base: &dyn Base, found: &Found, color: Color, notes: bool) -> Option<Judgement> {
        let goals = self.goals(base.goal(), found);
        let (nodes, start) = (self.reader.nodes(), Instant::now());
        let known = self.analysis.as_ref().map(Analysis::known).unwrap_or_default();
        let mut last = None;
        for goal in &goals {
            let mut answers = Vec::new();
            let around = Surroundings::new(&mut self.board, &mut self.reader, color);
            let mut around = around.knowing(known).of_handicap(self.handicap);
            around.goal = goal.as_ref();
            if notes {
                around = around.noting(&mut answers);
            }
            let verdict = base.judge(found, &mut around)?;
            let is_accepted = matches!(verdict, Verdict::Accepted(_));
            last = Some((verdict, answers));
            if is_accepted {
                break;
            }
        }
        let (verdict, answers) = last?;
        let nodes = self.reader.nodes().saturating_sub(nodes);
        Some(Judgement { verdict, nodes, time: start.elapsed(), answers })
    }

    /// What the match may count for: the dragons at those points that belong to the goal in its type of database.
    fn goals(&self, goal: Goal, found: &Found) -> Vec<Option<PointSet>> {
        if goal == Goal::None {
            return vec![None];
        }
        let mut goals: Vec<Option<PointSet>> = Vec::new();
        for (element, point) in found.points(self.board.size()) {
            let dragon = self.analysis.as_ref().and_then(|analysis| analysis.dragons.at(point));
            let Some(dragon) = dragon.filter(|_| goal.is_at(element.symbol)) else { continue };
            if !goals.contains(&Some(dragon.stones)) {
                goals.push(Some(dragon.stones));
            }
        }
        // A match without such a stone counts for nobody.
        if goals.is_empty() { vec![Some(PointSet::EMPTY)] } else { goals }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gnugo_engine::board::Point;
    use gnugo_engine::game::Rules;
    use gnugo_engine::pattern;

    /// A pattern of life and death counts for the dragon that it touches, without anybody naming it.
    #[test]
    fn matches_of_life_and_death_are_judged_for_the_dragons_in_them() {
        let database = pattern! { OwlAttack A1
            OX
            .*
            : 8, s, threatens_to_capture(a)
            Oa
            .*
        };
        let mut game = Game::new(9, Rules::default(), 6.5).expect("a size that exists");
        let stones = [("E5", Color::Black), ("F5", Color::White)];
        let stones = stones.map(|(point, color)| (Point::from_text(point, 9).expect("a point"), color));
        game.set_up(&stones).expect("empty points");
        let bases: [&'static dyn Base; 1] = [database];
        let mut scene = Scene::new(&game, Databases::default(), &bases);
        for color in Color::BOTH {
            let matches = database.matches(scene.board(), color);
            assert_eq!(matches.len(), 2, "above and below");
            for found in Base::matches(database, scene.board(), color) {
                let judged = scene.judge(bases[0], &found, color, false).expect("it is of this database");
                assert!(matches!(judged.verdict, Verdict::Accepted(_)), "{:?}", judged.verdict);
            }
        }
        // Without the strings, nobody knows of a dragon.
        scene.analysis = None;
        let found = Base::matches(database, scene.board(), Color::Black).pop().expect("a match");
        let judged = scene.judge(bases[0], &found, Color::Black, false).expect("it is of this database");
        assert!(matches!(judged.verdict, Verdict::Refused(_)), "{:?}", judged.verdict);
    }
}
