//! What becomes of the stones of a position in which the game is over?
//!
//! This takes the steps of the [module](super) one after the other: what each finds changes the status that the next begins with.

use super::groups::{self, Due};
use super::{Life, Status, captured, combined, open, seki, territory};
use crate::board::{Board, Color, Point, PointSet};
use crate::filling::{Settled, filled};
use crate::game::Counting;
use crate::playout::{Ownership, Playouts};
use crate::unconditional::{Unconditional, UnconditionalStatus};

/// Simulated games with each player moving first.
const GAMES: u32 = 500;
/// From here on it is clear who gets a string.
const CLEAR: f32 = 0.2;
/// A game is over, but for groups that were left to their fate, if at most this part of the board (one in so many
/// points) has no clear owner.
const MOST_OPEN: usize = 4;
/// Up to here simulated games say little about a string that is not captured as it stands.
const GRAVE: f32 = 0.5;
/// A string that simulated games leave to its owner more often than this is not read.
const BEYOND_DOUBT: f32 = 0.9;

/// The status of a position, in which at most so many series of threats are played.
pub(super) fn judge(board: &Board, counting: Counting, to_move: Color, combinations: u32) -> Status {
    let mut judgement = Judgement::new(board, to_move);
    judgement.read_captures();
    judgement.read_critical();
    if judgement.is_settled() {
        judgement.read_groups();
    }
    judgement.find_seki();
    let (after, next) = judgement.play_due(to_move);
    // What is taken by threats may set stones free that were dead: the position after it is judged anew.
    if judgement.is_settled()
        && combinations > 0
        && let Some(taken) = combined::taken(&after, &judgement.status, next)
    {
        let mut later = judge(&taken.after, counting, taken.next, combinations - 1);
        later.set_life(&taken.stones.intersection(&taken.after.occupied()), Life::Dead);
        return later.before(board, &taken.after, counting);
    }
    judgement.count(counting, &after, next)
}

/// What is known of the stones so far.
struct Judgement<'a> {
    board: &'a Board,
    unconditional: Unconditional,
    playouts: Playouts,
    /// Whose the points are in simulated games, either player moving first.
    estimates: [Ownership; 2],
    status: Status,
    /// The stones of which reading says what becomes of them.
    read: PointSet,
    /// The strings that their owner saves from capture by moving first.
    saved: PointSet,
    /// The moves that take or save stones.
    due: Vec<Due>,
    /// Who takes the next stones that whoever moves first gets.
    turn: Color,
}

impl<'a> Judgement<'a> {
    /// What simulated games say, where it is not settled unconditionally.
    fn new(board: &'a Board, turn: Color) -> Self {
        let mut playouts = Playouts::new(board.stones_hash());
        let estimates = Color::BOTH.map(|color| playouts.ownership(board, color, GAMES));
        let mut judgement = Self {
            board,
            unconditional: Unconditional::new(board),
            playouts,
            estimates,
            status: Status::new(board, |_| Life::Unknown),
            read: PointSet::EMPTY,
            saved: PointSet::EMPTY,
            due: Vec::new(),
            turn,
        };
        judgement.status = Status::new(board, |origin| judgement.at_first(origin));
        judgement
    }

    fn at_first(&self, origin: Point) -> Life {
        match (self.unconditional.status(origin), self.kept(origin)) {
            (UnconditionalStatus::Alive, _) => Life::Alive,
            (UnconditionalStatus::Dead, _) => Life::Dead,
            (_, kept) if kept > CLEAR => Life::Alive,
            (_, kept) if kept < -CLEAR => Life::Dead,
            _ => Life::Unknown,
        }
    }

    /// Whose a point is: from −1 (White) to 1 (Black).
    fn owner(&self, point: Point) -> f32 {
        (self.estimates[0].at(point) + self.estimates[1].at(point)) / 2.0
    }

    /// How much of a string its owner keeps: from −1, nothing in any simulated game, to 1, all of it always.
    fn kept(&self, origin: Point) -> f32 {
        let Some(string) = self.board.string(origin) else { return 0.0 };
        let sum: f32 = string.stones().iter().map(|stone| self.owner(stone)).sum();
        sum / string.size() as f32 * string.color().sign()
    }

    /// Whether the game may be over, but for groups that were left to their fate.
    fn is_settled(&self) -> bool {
        let open = self.board.points().iter().filter(|&point| self.owner(point).abs() < CLEAR).count();
        open <= self.board.points().len() / MOST_OPEN
    }

    /// The strings that simulated games do not leave to their owner beyond doubt.
    fn doubtful(&self) -> Vec<Point> {
        let is_open = |origin: Point| self.unconditional.status(origin) == UnconditionalStatus::Unknown;
        self.board.origins().filter(|&origin| is_open(origin) && self.kept(origin) <= BEYOND_DOUBT).collect()
    }

    fn set_read(&mut self, stones: &PointSet, life: Life) {
        self.status.set_life(stones, life);
        self.read = self.read.union(stones);
    }

    /// The strings that are captured whoever moves first.
    fn read_captures(&mut self) {
        for stones in captured::strings(self.board, &self.status, self.doubtful().into_iter()) {
            self.set_read(&stones, Life::Dead);
        }
    }

    /// The strings that whoever moves first captures or saves: the players take in turn what is left to take.
    fn read_critical(&mut self) {
        for string in captured::critical(self.board, &self.status, self.doubtful().into_iter()) {
            let is_dead = string.color != self.turn;
            if is_dead {
                self.set_read(&string.stones, Life::Dead);
            } else {
                self.saved = self.saved.union(&string.stones);
                for stones in captured::fallen(self.board, &self.status, &string) {
                    self.set_read(&stones, Life::Dead);
                }
            }
            if let Some(point) = if is_dead { string.capture } else { string.defense } {
                self.due.push(Due { point, player: self.turn, stones: string.stones });
            }
            self.turn = self.turn.opponent();
        }
    }

    /// The groups about which there is doubt still.
    fn read_groups(&mut self) {
        let doubts =
            groups::Doubts { any: self.in_doubt(BEYOND_DOUBT), grave: self.in_doubt(GRAVE), saved: self.saved };
        let judged = groups::judged(self.board, &self.status, &doubts, &mut self.turn);
        for (stones, life) in judged.lives {
            self.set_read(&stones, life);
        }
        self.due.extend(judged.due);
    }

    /// The stones that simulated games neither leave to their owner nor take from him more often than this.
    fn in_doubt(&self, limit: f32) -> PointSet {
        let is_in_doubt = |origin: &Point| {
            self.unconditional.status(*origin) == UnconditionalStatus::Unknown
                && self.kept(*origin).abs() <= limit
                && !self.read.contains(*origin)
        };
        let strings = self.board.origins().filter(is_in_doubt).map(|origin| self.board.string_stones(origin));
        strings.fold(PointSet::EMPTY, |all, stones| all.union(&stones))
    }

    /// What lives because neither player can take it.
    fn find_seki(&mut self) {
        let by_games = self.status.stones(Life::Dead).difference(&self.read);
        for stones in seki::untakable(self.board, &by_games) {
            self.status.set_life(&stones, Life::Seki);
        }
        for stones in seki::strings(self.board, &self.status, &self.unconditional, &mut self.playouts) {
            self.status.set_life(&stones, Life::Seki);
        }
    }

    /// The position once the moves have been made that are due, and whose turn it is then.
    fn play_due(&mut self, to_move: Color) -> (Board, Color) {
        let (board, status) = (self.board, &self.status);
        self.due.retain(|due| due.is_needed(board, status));
        groups::after(board, &self.due, to_move)
    }

    fn settled(&self) -> Settled {
        let status = &self.status;
        Settled {
            living: Color::BOTH.map(|color| status.living(color)),
            dead: status.stones(Life::Dead),
            seki: status.stones(Life::Seki),
            territory: Color::BOTH.map(|color| *status.territory_of(color)),
        }
    }

    /// The same with the territory, of which some is filled in the position `after` the moves that are due.
    fn count(mut self, counting: Counting, after: &Board, next: Color) -> Status {
        let played = |color| self.due.iter().filter(|due| due.player == color).map(|due| due.point).collect();
        let played: [PointSet; 2] = Color::BOTH.map(played);
        let owner = |point| self.owner(point);
        let closed = territory::territory(self.board, &self.status, &played, counting, owner);
        let open = open::territory(self.board, &self.status, &closed, next, owner);
        self.status.set_territory(Color::BOTH.map(|color| closed[color.index()].union(&open[color.index()])));
        if counting == Counting::Territory {
            let filled = filled(after, self.settled(), next);
            let left = Color::BOTH.map(|color| {
                let own = color.index();
                self.status.territory_of(color).difference(&filled.lost[own]).union(&filled.closed[own])
            });
            self.status.set_territory(left);
        }
        self.status
    }
}
