//! Does this dragon live, and by which moves is it killed or saved?
//!
//! Life-and-death reading (GNU Go's manual, "The Owl Code"; the name stands for "optics with limit negotiation"): the
//! attacker takes eye space from the dragon and the owner makes eyes, until bounds on what can become of it decide
//! ([`judge`](self)), it is captured, or it gets away. Each question is asked for few moves first. What they prove is asked
//! once more with all moves of the loser's, and only what holds then is *certain*; what was not read to the end is
//! decided by which of both proofs lacks less, and is not.
//!
//! It costs 10 to 25 µs a position, up to [`MOST_POSITIONS`] for each of up to six readings of a question; closed spaces of
//! six points take some milliseconds. It does not see: nets and ladders that catch a dragon which runs, moves farther than
//! a few steps away, life by winning a capturing race against stones that stand firm; and a position that is reached by
//! several ways of fighting kos is judged by the first. So what is certain is true of closed spaces, where it was compared
//! with the whole game; in the open it means: by all moves near, and by these bounds.

mod ground;
mod judge;
mod moves;
mod proof;

pub use ground::Ground;

use crate::board::{Board, Color, Point};
use crate::dragons::OwlAnswer;
use crate::eyes::Evaluator;
use crate::limit::Limit;
use crate::reading::Outcome;
use proof::{Numbers, Search, Width};

/// Who moves first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// The opponent, who wants to kill the dragon.
    Attacker,
    /// Its owner.
    Owner,
}

/// The positions that one reading of a question looks at, if nothing else is said.
pub const MOST_POSITIONS: u64 = 10_000;

/// The moves that are tried first.
const FEW: Width = Width { attacker: 6, owner: 6 };
/// How often what was proved is asked once more.
const MOST_DOUBTS: usize = 3;
/// More moves than there are.
const ALL: usize = usize::MAX;

/// Whether what was not read to the end is a success of whoever moves first: his proof may lack half as much again as
/// the other's, since the numbers are those before his move.
fn succeeds(Numbers { kill, live }: Numbers, attacks: bool) -> bool {
    let (own, other) = if attacks { (kill, live) } else { (live, kill) };
    2 * u64::from(own) <= 3 * u64::from(other)
}

/// The answer to a question under one assumption about kos.
#[derive(Clone, Copy, Debug)]
struct Found {
    succeeds: bool,
    certain: bool,
    /// Whether something was proved at all.
    is_settled: bool,
    met_ko: bool,
    point: Option<Point>,
}

/// Reads life and death. The board is always given back as it was.
#[derive(Clone, Debug)]
pub struct OwlReader {
    evaluator: Evaluator,
    /// The positions that one reading looks at at most.
    most: u64,
    /// All positions that were looked at.
    nodes: u64,
    /// When reading ends, ready or not.
    time: Option<Limit>,
}

impl Default for OwlReader {
    fn default() -> Self {
        Self { evaluator: Evaluator::default(), most: MOST_POSITIONS, nodes: 0, time: None }
    }
}

impl OwlReader {
    /// One that looks at no more than so many positions in each reading of a question.
    #[must_use]
    pub fn within(positions: u64) -> Self {
        Self { most: positions, ..Self::default() }
    }

    /// The same work, done with no more than so many positions in each reading of a question, and with an end to the time.
    pub(crate) fn hurried<T>(&mut self, positions: u64, time: &Limit, work: impl FnOnce(&mut Self) -> T) -> T {
        let most = std::mem::replace(&mut self.most, positions);
        self.time = Some(time.clone());
        let done = work(self);
        (self.most, self.time) = (most, None);
        done
    }

    /// Whether the dragon can be killed by an opponent who moves first, or saved by an owner who does, and how. A dragon
    /// that is dead or alive as it stands needs no move.
    pub fn read(&mut self, board: &mut Board, ground: &Ground, side: Side) -> OwlAnswer {
        let (owner, enemy) = (ground.color, ground.color.opponent());
        let (player, other) = if side == Side::Attacker { (enemy, owner) } else { (owner, enemy) };
        let first = self.ask(board, ground, player, Some(other));
        let mut answer = OwlAnswer { point: first.point, certain: first.certain, ..OwlAnswer::default() };
        if first.succeeds {
            answer.outcome = Outcome::Win;
        } else if first.met_ko && first.is_settled {
            let rich = self.ask(board, ground, player, Some(player));
            answer.certain &= rich.certain;
            if rich.succeeds {
                let poor = self.ask(board, ground, player, None);
                answer.certain &= poor.certain;
                answer.outcome = if poor.succeeds { Outcome::KoA } else { Outcome::KoB };
                answer.point = if poor.succeeds { poor.point } else { rich.point };
            }
        }
        if answer.outcome == Outcome::Lost {
            answer.point = None;
        }
        answer
    }

    /// Whether `player`, who moves first, gets what he wants if `rich` wins all kos.
    fn ask(&mut self, board: &mut Board, ground: &Ground, player: Color, rich: Option<Color>) -> Found {
        let attacks = player != ground.color;
        let mut search = Search::new(board, &mut self.evaluator, ground, FEW, self.most);
        search.time = self.time.as_ref();
        let (mut numbers, mut point) = search.prove(player, rich);
        let (mut nodes, mut certain) = (search.nodes, false);
        search.certain = true;
        for _ in 0..MOST_DOUBTS {
            search.width = match numbers {
                Numbers { kill: 0, .. } => Width { owner: ALL, ..FEW },
                Numbers { live: 0, .. } => Width { attacker: ALL, ..FEW },
                _ => break,
            };
            let (again, found) = search.prove(player, rich);
            nodes += search.nodes;
            if !again.is_settled() {
                break;
            }
            certain = again == numbers;
            (numbers, point) = (again, found);
            if certain {
                break;
            }
        }
        let (met_ko, is_settled) = (search.met_ko, numbers.is_settled());
        self.nodes += nodes;
        Found { succeeds: succeeds(numbers, attacks), certain, is_settled, met_ko, point }
    }

    /// How many positions have been looked at so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }
}
