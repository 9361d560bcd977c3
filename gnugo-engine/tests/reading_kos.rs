//! Ko codes against a slow and obviously right definition of them.
//!
//! Everything is tried, with ko threats that can be counted: a player who has some may retake a ko at once and has one
//! less. Three are as good as any number on boards so small. What succeeds although the opponent has threats is a win,
//! what succeeds when nobody has any is the better ko, what succeeds only with threats of one's own the worse one.

mod support;

use gnugo_engine::board::{Board, Color, Hash, Point};
use gnugo_engine::reading::{KoScheme, Outcome, Reader};
use std::collections::HashMap;
use support::Random;

/// Threats for kos: who has how many.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Threats {
    owner: Option<Color>,
    left: u8,
}

impl Threats {
    /// Plays a move, with a threat before it if it retakes a ko and there is one. What is left then.
    fn play(self, board: &mut Board, point: Point, color: Color) -> Option<Self> {
        if board.try_play(point, color) {
            return Some(self);
        }
        let retakes = board.ko().is_some_and(|ko| ko.point == point && ko.color == color);
        if !retakes || self.owner != Some(color) || self.left == 0 || !board.try_play_ignoring_ko(point, color) {
            return None;
        }
        Some(Self { left: self.left - 1, ..self })
    }
}

/// Tries everything.
struct Oracle {
    target: Point,
    attacker: Color,
    /// By position, threats left, and whether the attacker is to move: how many moves are enough, and how many are not.
    known: HashMap<(Hash, u8, bool), (u32, u32)>,
}

impl Oracle {
    fn bounded(
        &mut self,
        board: &mut Board,
        threats: Threats,
        moves: u32,
        attacks: bool,
        read: impl FnOnce(&mut Self, &mut Board) -> bool,
    ) -> bool {
        let key = (board.hash(), threats.left, attacks);
        let &(enough, too_few) = self.known.get(&key).unwrap_or(&(u32::MAX, 0));
        if moves >= enough || moves <= too_few {
            return moves >= enough;
        }
        let success = read(self, board);
        let entry = self.known.entry(key).or_insert((u32::MAX, 0));
        if success {
            entry.0 = entry.0.min(moves);
        } else {
            entry.1 = entry.1.max(moves);
        }
        success
    }

    /// Whether the attacker, to move, takes the string off the board with so many moves at most.
    fn captures(&mut self, board: &mut Board, threats: Threats, moves: u32) -> bool {
        if moves == 0 || board.liberties(self.target) > moves as usize {
            return false;
        }
        let several = board.string_stones(self.target).len() > 1;
        self.bounded(board, threats, moves, true, |oracle, board| {
            let mut points: Vec<_> = board.empty_points().iter().map(Some).collect();
            points.push(None);
            points.into_iter().any(|point| {
                let left = match point {
                    Some(point) => threats.play(board, point, oracle.attacker),
                    None => {
                        board.pass();
                        Some(threats)
                    }
                };
                let Some(left) = left else { return false };
                // Whoever loses several stones has lost them, even if the captor is captured in turn.
                let success = several && board.is_empty(oracle.target) || !oracle.escapes(board, left, moves - 1);
                board.undo();
                success
            })
        })
    }

    /// Whether the owner, to move, keeps the string on the board although the attacker has so many moves.
    fn escapes(&mut self, board: &mut Board, threats: Threats, moves: u32) -> bool {
        let owner = self.attacker.opponent();
        if board.is_empty(self.target) {
            // It has been taken: it may be taken back.
            let Some(Some((captor, _))) = board.last_move() else { return false };
            let Some(left) = threats.play(board, self.target, owner) else { return false };
            let safe = board.is_empty(captor) && !self.captures(board, left, moves);
            board.undo();
            return safe;
        }
        !self.bounded(board, threats, moves, false, |oracle, board| {
            let mut points: Vec<_> = board.empty_points().iter().map(Some).collect();
            points.push(None);
            !points.into_iter().any(|point| {
                let left = match point {
                    Some(point) => threats.play(board, point, owner),
                    None => {
                        board.pass();
                        Some(threats)
                    }
                };
                let Some(left) = left else { return false };
                let safe = !oracle.captures(board, left, moves);
                board.undo();
                safe
            })
        })
    }
}

/// What the opponent of the string achieves with so many moves at most.
fn truth(board: &mut Board, target: Point, moves: u32) -> Outcome {
    let attacker = board.color_at(target).unwrap().opponent();
    let cases = [(Outcome::Win, Some(attacker.opponent())), (Outcome::KoA, None), (Outcome::KoB, Some(attacker))];
    for (outcome, owner) in cases {
        let mut oracle = Oracle { target, attacker, known: HashMap::new() };
        let threats = Threats { owner, left: if owner.is_some() { 3 } else { 0 } };
        if (1..=moves).any(|moves| oracle.captures(board, threats, moves)) {
            return outcome;
        }
    }
    Outcome::Lost
}

/// All strings of crowded small boards: the codes are those of the definition.
#[test]
fn codes_are_those_of_the_definition() {
    let (mut random, mut asked, mut kos, mut wrong) = (Random(11), 0, 0, HashMap::new());
    for _ in 0..200 {
        let mut board = random.crowded_board(4, 5);
        for target in board.origins().collect::<Vec<_>>() {
            let truth = truth(&mut board, target, 14);
            let mut reader = Reader::default();
            reader.set_ko_scheme(KoScheme::Threats);
            let read = reader.attack(&mut board, target).outcome;
            asked += 1;
            kos += usize::from(matches!(truth, Outcome::KoA | Outcome::KoB));
            if read != truth {
                *wrong.entry((truth, read)).or_insert(0) += 1;
            }
        }
    }
    assert!(kos > 50, "{kos}");
    let faults: i32 = wrong.values().sum();
    assert!(faults * 100 <= 2 * asked, "{faults} of {asked}, of which {kos} are kos: (truth, read) {wrong:?}");
}
