//! Does the move of an answer stand once it has been made?
//!
//! Deep in a search few of the moves that may cut are tried ([`moves`](super::moves)), so that a move may seem to connect that can be
//! cut, and a cut to be answered by it. So the move that was found is made, and the opponent asked in his turn. If he refutes it, and
//! that was read to the end, other moves are tried in the same way.

use super::care::Care;
use super::link::{End, Link};
use super::link_search::LinkSearch;
use crate::board::{Board, Color, Point};
use crate::reading::{KoState, Outcome, Reader, Reading, Subject};

/// So many other moves are tried where the first one fails.
const OTHERS: usize = 3;

/// Two strings, and who moves first: their owner, to connect them, or the opponent, to cut them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ends {
    pub(super) a: Point,
    pub(super) b: Point,
    pub(super) connects: bool,
}

impl Reader {
    /// What can be said of two strings.
    pub(super) fn confirmed(&mut self, board: &mut Board, ends: Ends) -> Reading {
        let seems = self.link(board, ends.a, End::String(ends.b), ends.connects);
        let (Some(color), Some(point)) = (board.color_at(ends.a), seems.point) else { return seems };
        if seems.outcome != Outcome::Win {
            return seems;
        }
        let mut best = match self.after(board, ends, color, point) {
            None | Some(Outcome::Win) => return seems,
            Some(outcome) => Reading { outcome, point: Some(point) },
        };
        for other in self.ways(board, ends, color).into_iter().filter(|&other| other != point).take(OTHERS) {
            if let Some(outcome) = self.after(board, ends, color, other)
                && outcome > best.outcome
            {
                best = Reading { outcome, point: Some(other) };
            }
            if best.outcome == Outcome::Win {
                break;
            }
        }
        if best.outcome == Outcome::Lost { Reading::LOST } else { best }
    }

    /// What a move achieves, if that is read to the end.
    fn after(&mut self, board: &mut Board, ends: Ends, color: Color, point: Point) -> Option<Outcome> {
        let Ends { a, b, connects } = ends;
        let (mover, other) = if connects { (color, color.opponent()) } else { (color.opponent(), color) };
        if !board.try_play(point, mover) {
            return Some(Outcome::Lost);
        }
        let (reply, is_known) =
            self.aside(
                |reader| {
                    if connects { reader.disconnect(board, a, b) } else { reader.connect_confirmed(board, a, b) }
                },
            );
        // A cut counts if the owner does not connect all the same.
        let mut stands = is_known;
        if let Some(cut) = reply.point.filter(|_| connects && is_known)
            && board.try_play(cut, other)
        {
            let (again, _) = self.aside(|reader| reader.string_connect(board, a, b));
            board.undo();
            stands = again.outcome.reversed() >= reply.outcome;
        }
        board.undo();
        stands.then(|| reply.outcome.reversed())
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

    const SIZE: usize = 9;

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
        for seed in 6..8 {
            let mut board = scattered(seed);
            for color in Color::BOTH {
                let strings = board.strings_in(board.points(), color);
                for (n, &a) in strings.iter().enumerate() {
                    for &b in &strings[n + 1..] {
                        let ends = Ends { a, b, connects: true };
                        let stands = |reader: &mut Reader, board: &mut Board, answer: Reading| {
                            let point = answer.point.filter(|_| answer.outcome == Outcome::Win)?;
                            reader.after(board, ends, color, point).map(|outcome| outcome == Outcome::Win)
                        };
                        let seems = reader.string_connect(&mut board, a, b);
                        refuted += usize::from(stands(&mut reader, &mut board, seems) == Some(false));
                        let is = reader.connect_confirmed(&mut board, a, b);
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
