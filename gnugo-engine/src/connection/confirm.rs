//! Does the move of an answer stand once it has been made?
//!
//! Deep in a search few of the moves that may cut are tried ([`moves`](super::moves)), so that a move may seem to connect that can be
//! cut, and a cut to be answered by it. So the move that was found is made, and the opponent asked in his turn. If he refutes it, and
//! that was read to the end, other moves are tried in the same way, with as
//! many stones again, all of them together.

use super::care::Care;
use super::link::{End, Link};
use super::link_search::LinkSearch;
use crate::board::{Board, Color, Point};
use crate::reading::{KoState, Outcome, Reader, Reading, Subject};

/// Whoever has fewer stones for a question wants to know soon, and his answer is not confirmed: of 491 questions for a move two fewer come
/// right where it is.
const PATIENT: u64 = 100_000;

/// Two strings, and who moves first: their owner, to connect them, or the opponent, to cut them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ends {
    pub(super) a: Point,
    pub(super) b: Point,
    pub(super) connects: bool,
}

impl Reader {
    /// What can be said of two strings where the answer seems to be this.
    pub(super) fn confirmed(&mut self, board: &mut Board, ends: Ends, seems: Reading) -> Reading {
        let Some(color) = board.color_at(ends.a).filter(|_| seems.outcome == Outcome::Win) else { return seems };
        let Some(point) = seems.point else { return seems };
        let all = self.limits().connection_nodes;
        if all < PATIENT {
            return seems;
        }
        let refuted = match self.after(board, ends, color, point, all) {
            None | Some(Outcome::Win) => return seems,
            Some(outcome) => Reading { outcome, point: Some(point) },
        };
        let (mut best, until) = (refuted, self.all_nodes() + all);
        for other in self.ways(board, ends, color) {
            let left = until.saturating_sub(self.all_nodes());
            if best.outcome == Outcome::Win || left == 0 {
                break;
            }
            if other != point
                && let Some(outcome) = self.after(board, ends, color, other, left)
                && outcome > best.outcome
            {
                best = Reading { outcome, point: Some(other) };
            }
        }
        if best.outcome == Outcome::Lost { Reading::LOST } else { best }
    }

    /// What a move achieves, if that can be read to the end with so many stones.
    fn after(&mut self, board: &mut Board, ends: Ends, color: Color, point: Point, most: u64) -> Option<Outcome> {
        let Ends { a, b, connects } = ends;
        if !board.try_play(point, if connects { color } else { color.opponent() }) {
            return Some(Outcome::Lost);
        }
        let (reply, is_known) = self.aside(|reader| {
            reader.within(most, |reader| match connects {
                true => reader.link(board, a, End::String(b), false),
                false => reader.string_connect(board, a, b),
            })
        });
        board.undo();
        is_known.then(|| reply.outcome.reversed())
    }

    /// Where the strings may be connected, and so cut too, the most promising first.
    fn ways(&mut self, board: &mut Board, Ends { a, b, .. }: Ends, color: Color) -> Vec<Point> {
        let stones = board.string_stones(a).union(&board.string_stones(b));
        self.look_at_connection(board, &Subject { stones, color, origin: board.origin(a) }, |search| {
            let link = Link { a, end: End::String(b), color, ko: KoState::default(), must_live: true };
            LinkSearch::new(search, Care::Thorough).all_links(&link)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::PointSet;
    use crate::fight::mixed;

    const SIZE: usize = 7;

    /// Stones at random.
    fn scattered(seed: u64) -> Board {
        let mut board = Board::new(SIZE).expect("a size");
        for point in &PointSet::board(SIZE) {
            match mixed(seed * 64 + point.index() as u64) % 6 {
                0 => drop(board.try_play(point, Color::Black)),
                1 => drop(board.try_play(point, Color::White)),
                _ => {}
            }
        }
        board
    }

    /// Of strings that are said to be connected by a move, nobody who reads on from there says that they are cut; by the search alone
    /// some are.
    #[test]
    fn what_a_move_connects_is_connected_once_it_is_made() {
        let mut reader = Reader::default();
        let (mut connected, mut refuted) = (0, 0);
        for seed in 0..10 {
            let mut board = scattered(seed);
            for color in Color::BOTH {
                let strings = board.strings_in(board.points(), color);
                for (n, &a) in strings.iter().enumerate() {
                    for &b in &strings[n + 1..] {
                        let ends = Ends { a, b, connects: true };
                        let all = reader.limits().connection_nodes;
                        let stands = |reader: &mut Reader, board: &mut Board, answer: Reading| {
                            let point = answer.point.filter(|_| answer.outcome == Outcome::Win)?;
                            reader.after(board, ends, color, point, all).map(|outcome| outcome == Outcome::Win)
                        };
                        let seems = reader.link(&mut board, a, End::String(b), true);
                        refuted += usize::from(stands(&mut reader, &mut board, seems) == Some(false));
                        let is = reader.string_connect(&mut board, a, b);
                        connected += usize::from(is.outcome == Outcome::Win);
                        assert_ne!(
                            stands(&mut reader, &mut board, is),
                            Some(false),
                            "{is:?} of {a:?} and {b:?}\n{board}"
                        );
                    }
                }
            }
        }
        assert!(connected > 30 && refuted > 0, "{connected} are connected, of {refuted} that was refuted");
    }
}
