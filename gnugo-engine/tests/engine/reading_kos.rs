//! Ko codes against a slow and obviously right definition of them.
//!
//! Everything is tried, with ko threats that can be counted: a player who has some may retake a ko at once and has one
//! less. Three are as good as any number on boards so small. What succeeds although the opponent has threats is a win,
//! what succeeds when nobody has any is the better ko, what succeeds only with threats of one's own the worse one.

use crate::support::exceptions::{Exception, Failures};
use crate::support::{Random, named};
use gnugo_engine::board::{Board, Color, Hash, Point};
use gnugo_engine::reading::{KoScheme, Outcome, Reader};
use std::collections::HashMap;

// Why an answer is wrong. Where a limit of depth is named, raising it alone puts the answer right.

/// Beyond `far_attack_depth`, no moves away from the string are tried.
const FAR_ATTACK: &str = "a move away from the string is not tried so deep";
/// The same for the owner, beyond `far_defense_depth`.
const FAR_DEFENSE: &str = "an answer away from the string is not tried so deep";
/// Beyond `quiet_defense_depth`, no moves of the owner's that touch nothing are tried.
const QUIET_DEFENSE: &str = "a quiet answer is not tried so deep";
/// Beyond `break_chain_depth`, surrounding strings are attacked only where they are in atari.
const CHAIN: &str = "a surrounding string is not attacked so deep";
/// It is right when all limits are raised by two moves, and not when only one of them is raised.
const SEVERAL: &str = "several limits of depth together";
/// It stays wrong when any one limit is raised by thirty moves, or all of them by six.
const UNKNOWN: &str = "not for want of depth; the cause is not known";

/// Codes that are not those of the definition.
const WRONG: [Exception; 17] = [
    Exception {
        question: "attack C2: Win is read as KoA",
        cause: UNKNOWN,
        drawing: ". . X X
                 O O . O
                 X O X X
                 . X X .",
    },
    Exception {
        question: "attack D3: Win is read as KoA",
        cause: FAR_ATTACK,
        drawing: ". O . X
                 O X X O
                 O . . O
                 O X X .",
    },
    Exception {
        question: "attack B2: Win is read as KoA",
        cause: CHAIN,
        drawing: ". O X X
                 O X X .
                 . O . X
                 O O . X",
    },
    Exception {
        question: "attack A3: Lost is read as KoB",
        cause: QUIET_DEFENSE,
        drawing: ". X O .
                 O O X .
                 . O X X
                 X . X X",
    },
    Exception {
        question: "attack C2: Win is read as KoA",
        cause: CHAIN,
        drawing: ". X O .
                 X . X O
                 . X O .
                 O O O O",
    },
    Exception {
        question: "attack C2: Win is read as KoA",
        cause: CHAIN,
        drawing: ". X O X
                 X O . .
                 O . X O
                 X X X .",
    },
    Exception {
        question: "attack B1: Win is read as KoA",
        cause: UNKNOWN,
        drawing: ". X O X
                 X O . X
                 X . O X
                 . X O .",
    },
    Exception {
        question: "attack A4: Win is read as KoA",
        cause: FAR_ATTACK,
        drawing: "O . O .
                 . O X X
                 O X . X
                 O X . X",
    },
    Exception {
        question: "attack A4: Win is read as Lost",
        cause: FAR_ATTACK,
        drawing: "O . X O
                 O . . O
                 O O X O
                 X X . .",
    },
    Exception {
        question: "attack B2: Lost is read as Win",
        cause: FAR_DEFENSE,
        drawing: "O . X X
                 . O . O
                 O X . X
                 O X X .",
    },
    Exception {
        question: "attack D2: Lost is read as Win",
        cause: FAR_DEFENSE,
        drawing: "O . X X
                 . O . O
                 O X . X
                 O X X .",
    },
    Exception {
        question: "attack A1: Win is read as KoB",
        cause: FAR_ATTACK,
        drawing: "O O X O
                 O X . .
                 . O X O
                 O . . O",
    },
    Exception {
        question: "attack B3: KoB is read as Win",
        cause: FAR_DEFENSE,
        drawing: "X . . O
                 . X O X
                 X . O X
                 O O X .",
    },
    Exception {
        question: "attack A4: KoA is read as KoB",
        cause: FAR_ATTACK,
        drawing: "X . . O
                 X . X O
                 . X O O
                 X O . O",
    },
    Exception {
        question: "attack A2: Win is read as KoA",
        cause: SEVERAL,
        drawing: "X O . O
                 X . O X
                 O . X .
                 . X X O",
    },
    Exception {
        question: "attack D4: Win is read as Lost",
        cause: FAR_ATTACK,
        drawing: "X X . X
                 X . X .
                 O O O X
                 X . O .",
    },
    Exception {
        question: "attack C3: Win is read as Lost",
        cause: FAR_ATTACK,
        drawing: "X X O .
                 X . X .
                 . O O X
                 X O . X",
    },
];

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
    let (mut random, mut kos, mut wrong) = (Random(11), 0, Failures::default());
    for _ in 0..200 {
        let mut board = random.crowded_board(4, 5);
        for target in board.origins().collect::<Vec<_>>() {
            let truth = truth(&mut board, target, 14);
            let mut reader = Reader::default();
            reader.set_ko_scheme(KoScheme::Threats);
            let read = reader.attack(&mut board, target).outcome;
            kos += usize::from(matches!(truth, Outcome::KoA | Outcome::KoB));
            if read != truth {
                wrong.add(&board, format!("attack {}: {truth:?} is read as {read:?}", named(&board, &[target])));
            }
        }
    }
    assert!(kos > 50, "{kos}");
    wrong.assert_known(&WRONG);
}
