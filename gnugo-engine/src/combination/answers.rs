//! How is a combination parried, and does a move allow one?
//!
//! A defence is a move of the opponent's after which the series of threats does not succeed any more, nor another one that
//! captures as much. All points are tried on which the combination depends: the zones of all that is threatened in it. That
//! costs as much as the combination itself for each of them; most are refuted at once by its first move.

use super::found::{Combination, Effort, Found, Goal};
use super::goals;
use super::search::Search;
use crate::board::{Board, Color, Hash, Point, PointSet};
use crate::reading::{Outcome, Reader};
use crate::worms::{Worm, Worms};
use std::cell::Cell;

/// A move that stops a combination.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DefenseMove {
    /// The move.
    pub point: Point,
    /// Whether the stone itself stays on the board, as far as reading sees.
    pub is_safe: bool,
    /// Whether there was nothing left to try against it.
    pub certain: bool,
}

/// All moves that stop a combination, those first that are to be preferred: moves that stay on the board, and of these
/// the ones that leave the string most liberties that would have been captured.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Defenses {
    /// The moves.
    pub moves: Vec<DefenseMove>,
    /// Whether reading saw to the end that each of them does.
    pub certain: bool,
}

/// The stones that reading may try for each capture.
const FOR_CAPTURE: u64 = 1_000;

/// Finds all moves that stop a combination. The board is given back as it was.
#[must_use]
pub fn defenses(
    board: &mut Board,
    reader: &mut Reader,
    worms: &Worms,
    combination: &Combination,
    effort: Effort,
) -> Defenses {
    let defender = combination.color.opponent();
    let points = board.empty_among(&combination.zone);
    let (mut found, mut certain) = (Vec::new(), true);
    for point in &points {
        board.after(point, defender, |board| {
            let is_safe = !is_captured(board, reader, point);
            if let Some(is_certain) = holds(board, reader, worms, combination, effort) {
                let liberties = board.liberties(combination.target);
                found.push((DefenseMove { point, is_safe, certain: is_certain }, liberties));
                certain &= is_certain;
            }
        });
    }
    let about = board.string_stones(combination.target);
    let frame = crate::reading::Frame::of(board, &about, defender);
    found.sort_by_key(|(defense, liberties)| {
        (!defense.is_safe, !defense.certain, std::cmp::Reverse(*liberties), frame.rank(defense.point))
    });
    Defenses { moves: found.into_iter().map(|(defense, _)| defense).collect(), certain }
}

/// Whether a string can be captured for certain.
fn is_captured(board: &mut Board, reader: &mut Reader, string: Point) -> bool {
    reader.within(FOR_CAPTURE, |reader| reader.attack(board, string)).outcome == Outcome::Win
}

/// Whether the attacker, moving now, gets nothing by the combination any more; and if so, whether that is certain.
fn holds(
    board: &mut Board,
    reader: &mut Reader,
    worms: &Worms,
    combination: &Combination,
    effort: Effort,
) -> Option<bool> {
    let (attacker, least) = (combination.color, combination.size);
    let goals: Vec<Goal> = goals(worms, attacker)
        .into_iter()
        .filter(|goal| board.color_at(goal.stone) == Some(attacker.opponent()))
        .collect();
    let can_be_taken = |reader: &mut Reader, board: &mut Board, goal: &Goal| {
        board.string_stones(goal.stone).len() >= least && is_captured(board, reader, goal.stone)
    };
    if goals.iter().any(|goal| can_be_taken(reader, board, goal)) {
        return None;
    }
    let mut search = Search::new(board, reader, attacker, goals, effort.tries);
    match search.succeeds(effort.depth.min(combination.threats + 1), least, combination.outcome) {
        Some(_) => None,
        None => Some(!search.is_cut_short()),
    }
}

/// What the opponent gains because of a move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Blunder {
    /// The stones that he can capture after it that were safe before: by themselves, or by a combination.
    pub stones: usize,
    /// His move.
    pub point: Option<Point>,
    /// Whether nothing was left to try. A blunder that was found is one in any case.
    pub certain: bool,
}

/// Tells blunders of a player: what the opponent can capture after a move, but not before it.
#[derive(Clone, Debug)]
pub struct Blunders {
    color: Color,
    effort: Effort,
    /// How many rows and columns a string may be from the move.
    within: usize,
    /// Whether what a ko decides that the opponent takes first is captured too.
    by_ko: bool,
    /// What the opponent captures by a combination as it is: asked as soon as he captures something after a move.
    before: Cell<Option<Before>>,
}

/// What the opponent captures by a combination before a move.
#[derive(Clone, Copy, Debug)]
struct Before {
    /// In this position.
    position: Hash,
    stones: usize,
    /// Whether it is certain that he captures no more.
    certain: bool,
}

impl Blunders {
    /// Those of `color` in a position.
    #[must_use]
    pub const fn new(color: Color, effort: Effort) -> Self {
        Self { color, effort, within: usize::MAX, by_ko: false, before: Cell::new(None) }
    }

    /// The same, and those by which the opponent captures something only by a ko that he takes first.
    #[must_use]
    pub fn or_by_ko(self) -> Self {
        Self { by_ko: true, ..self }
    }

    /// The same of strings only that are no more than so many rows and columns from the move.
    #[must_use]
    pub fn within(self, steps: usize) -> Self {
        Self { within: steps, ..self }
    }

    /// How large a blunder a move is in a position, whose strings are given. `None` if it is illegal. The board is given
    /// back as it was.
    #[must_use]
    pub fn of(&self, board: &mut Board, reader: &mut Reader, worms: &Worms, point: Point) -> Option<Blunder> {
        if !board.try_play(point, self.color) {
            return None;
        }
        let is_near = |stone: Point| {
            let [rows, columns] = [stone.row().abs_diff(point.row()), stone.column().abs_diff(point.column())];
            rows.max(columns) <= self.within
        };
        let was_safe = |worm: &&Worm| worm.color == self.color && worm.attack() == Outcome::Lost;
        let near = |worm: &&Worm| worm.stones.iter().any(is_near);
        let strings: Vec<Point> = worms.iter().filter(was_safe).filter(near).map(|worm| worm.origin).collect();
        let after = self.worst(board, reader, &strings);
        board.undo();
        if after.stones == 0 {
            return Some(after);
        }
        let before = self.before(board, reader, worms);
        let certain = before.certain && after.certain;
        let is_worse = after.stones > before.stones;
        Some(if is_worse { Blunder { certain, ..after } } else { Blunder { certain, ..Blunder::default() } })
    }

    /// What the opponent captures as it is, remembered until it is asked about another position.
    fn before(&self, board: &mut Board, reader: &mut Reader, worms: &Worms) -> Before {
        let position = board.hash();
        if let Some(known) = self.before.get().filter(|known| known.position == position) {
            return known;
        }
        let found = super::find(board, reader, worms, self.color.opponent(), self.effort, &[]);
        let Found { combination, certain, .. } = found;
        let before = Before { position, stones: combination.map_or(0, |combination| combination.size), certain };
        self.before.set(Some(before));
        before
    }

    /// The most that the opponent can capture, moving now, of these strings.
    fn worst(&self, board: &mut Board, reader: &mut Reader, strings: &[Point]) -> Blunder {
        let mut worst = Blunder { certain: true, ..Blunder::default() };
        let mut seen = PointSet::EMPTY;
        for &string in strings {
            if seen.contains(board.origin(string)) {
                continue;
            }
            seen.insert(board.origin(string));
            let attack = reader.within(FOR_CAPTURE, |reader| reader.attack(board, string));
            let size = board.string_stones(string).len();
            if attack.outcome == Outcome::Win && size > worst.stones {
                worst = Blunder { stones: size, point: attack.point, certain: true };
            }
        }
        let Effort { depth, tries } = self.effort;
        for wanted in [Outcome::Win, Outcome::KoA] {
            if wanted == Outcome::KoA && (worst.stones > 0 || !self.by_ko) {
                break;
            }
            let goals = strings.iter().map(|&stone| Goal { stone, size: board.string_stones(stone).len() }).collect();
            let mut search = Search::new(board, reader, self.color.opponent(), goals, tries);
            if let Some(success) = search.succeeds(depth, worst.stones + 1, wanted) {
                worst.stones = success.size();
                worst.point = Some(success.point());
            }
            worst.certain &= !search.is_cut_short();
        }
        worst
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::FromDrawing;

    /// Black threatens more by F4 than one move parries.
    fn threatened() -> (Board, Reader, Worms) {
        let mut board = Board::from_drawing(
            "
            X . . O . O O
            . . . X X . .
            O O . . O . O
            . . . . . . X
            X X . . . . O
            . . X . . . .
            O O X O . . X",
        )
        .expect("a position");
        let mut reader = Reader::default();
        let worms = Worms::new(&mut board, &mut reader, &[], &[]);
        (board, reader, worms)
    }

    /// After White's E7 or C6 Black has no such move, but two threats one after the other.
    #[test]
    fn what_leaves_a_series_of_one_threat_more_is_no_defense() {
        let (mut board, mut reader, worms) = threatened();
        let effort = |depth| Effort { depth, tries: 1_000 };
        let found = super::super::find(&mut board, &mut reader, &worms, Color::Black, effort(1), &[]);
        let found = found.combination.expect("a threat that is not parried");
        let mut stop = |depth| -> Vec<String> {
            let found = defenses(&mut board, &mut reader, &worms, &found, effort(depth));
            let mut names: Vec<String> = found.moves.iter().map(|defense| defense.point.to_text(7)).collect();
            names.sort_unstable();
            names
        };
        assert_eq!(stop(3), ["F3", "F4", "F5", "F6"]);
        assert_eq!(stop(1), ["C6", "E7", "F3", "F4", "F5", "F6"], "two threats are not looked for");
    }

    /// After C5, White's atari at D4 is of two strings at once; before it he captures nothing.
    #[test]
    fn what_the_opponent_could_capture_before_is_asked_of_moves_only_that_let_him_capture_something() {
        let mut board = Board::from_drawing(
            "
            . O . O . O .
            O O O O O O O
            O O . O X O O
            X O X . X O X
            X X . X . X X
            X X X X X X X
            . X . X . X .",
        )
        .expect("a position");
        let mut reader = Reader::default();
        let worms = Worms::new(&mut board, &mut reader, &[], &[]);
        let blunders = Blunders::new(Color::Black, Effort { depth: 3, tries: 1_000 });
        let mut of = |text: &str| {
            let point = Point::from_text(text, 7).expect("a point");
            let blunder = blunders.of(&mut board, &mut reader, &worms, point).expect("a legal move");
            (blunder.stones, blunders.before.get().is_some())
        };
        assert_eq!(of("D4"), (0, false));
        assert_eq!(of("C5"), (2, true));
        assert_eq!(of("D4"), (0, true));
    }

    #[test]
    fn what_the_opponent_could_capture_before_is_no_blunder() {
        let (mut board, mut reader, worms) = threatened();
        let blunders = Blunders::new(Color::White, Effort { depth: 1, tries: 1_000 });
        // Black plays F4 whatever White does far away.
        let point = Point::from_text("A2", 7).expect("a point");
        let blunder = blunders.of(&mut board, &mut reader, &worms, point).expect("a legal move");
        let before = blunders.before.get().expect("he captures something after it");
        assert!(before.stones > 0 && blunder.stones == 0, "{before:?} {blunder:?}");
        // Another position is looked at anew.
        assert!(board.try_play(Point::from_text("F4", 7).expect("a point"), Color::White));
        let worms = Worms::new(&mut board, &mut reader, &[], &[]);
        assert_eq!(blunders.before(&mut board, &mut reader, &worms).stones, 0);
    }
}
