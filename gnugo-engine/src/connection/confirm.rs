//! Does the move of an answer stand once it has been made?
//!
//! Deep in a search few of the moves that may cut are tried ([`moves`](super::moves)), so that a move may seem to connect that can be
//! cut, and a cut to be answered by it. So the move that was found is made, and the opponent asked in his turn. If he refutes it, and
//! that was read to the end, other moves are tried in the same way; that none of them succeeds is known if all of them were tried.

use super::care::Care;
use super::link::{End, Link};
use super::link_search::LinkSearch;
use crate::board::{Board, Color, Point};
use crate::reading::{KoState, Outcome, Reader, Reading, Subject};

/// So many other moves are tried where the first one fails.
const OTHERS: usize = 5;

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
        let (ways, are_all) = self.ways(board, ends, color);
        let others: Vec<Point> = ways.into_iter().filter(|&other| other != point).collect();
        let mut is_known = are_all && others.len() <= OTHERS;
        for &other in others.iter().take(OTHERS) {
            match self.after(board, ends, color, other) {
                Some(outcome) if outcome > best.outcome => best = Reading { outcome, point: Some(other) },
                Some(_) => {}
                None => is_known = false,
            }
            if best.outcome == Outcome::Win {
                break;
            }
        }
        self.note_cut_short(best.outcome != Outcome::Win && !is_known);
        if best.outcome == Outcome::Lost { Reading::LOST } else { best }
    }

    /// What a move achieves, if that is read to the end.
    fn after(&mut self, board: &mut Board, ends: Ends, color: Color, point: Point) -> Option<Outcome> {
        let Ends { a, b, connects } = ends;
        let mover = if connects { color } else { color.opponent() };
        let achieved = board.after(point, mover, |board| {
            let (reply, is_known) = self.aside(|reader| {
                if connects { reader.disconnect(board, a, b) } else { reader.connect_confirmed(board, a, b) }
            });
            let stands = is_known && (!connects || self.is_cut_by(board, ends, color, reply));
            stands.then(|| reply.outcome.reversed())
        });
        achieved.unwrap_or(Some(Outcome::Lost))
    }

    /// Whether a cut is none that the owner answers by connecting all the same.
    fn is_cut_by(&mut self, board: &mut Board, Ends { a, b, .. }: Ends, color: Color, cut: Reading) -> bool {
        let Some(point) = cut.point else { return true };
        let again =
            board.after(point, color.opponent(), |board| self.aside(|reader| reader.string_connect(board, a, b)));
        again.is_none_or(|(again, _)| again.outcome.reversed() >= cut.outcome)
    }

    /// Where the strings may be connected, or cut, the most promising first; and whether the stones sufficed to find all such moves.
    fn ways(&mut self, board: &mut Board, Ends { a, b, connects }: Ends, color: Color) -> (Vec<Point>, bool) {
        let stones = board.string_stones(a).union(&board.string_stones(b));
        self.look_at_connection(board, &Subject { stones, color, origin: board.origin(a) }, |search| {
            search.task.stop_at = LinkSearch::own_nodes(&search.task.limits);
            let link = Link { a, end: End::String(b), color, ko: KoState::default(), must_live: true };
            let mut search = LinkSearch::new(search, Care::Thorough);
            let ways = if connects { search.all_links(&link) } else { search.all_cuts(&link) };
            (ways, !search.search.task.stopped)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::FromDrawing;
    use crate::reading::Limits;

    #[test]
    fn a_list_of_moves_that_is_short_for_want_of_stones_is_not_all_of_them() {
        // White can join E4 and C3, and Black's D5 is one of the moves that prevent it. With few stones it is not seen how White joins
        // them, so that only points between them are listed.
        let mut board = Board::from_drawing(
            "
            . . . . . X X
            O . . . . . .
            . O . . . . O
            . . . X O . .
            . X O . . . O
            . X . X X . .
            . . . . . X .",
        )
        .expect("a position");
        let [a, b, d5] = ["E4", "C3", "D5"].map(|text| Point::from_text(text, 7).expect("a point"));
        let ends = Ends { a, b, connects: false };
        assert_eq!(Reader::default().connect_confirmed(&mut board, a, b).outcome, Outcome::Win);
        assert_eq!(Reader::default().after(&mut board, ends, Color::White, d5), Some(Outcome::Win));
        let mut ways = |connection_nodes| {
            let mut reader = Reader::with_limits(Limits { connection_nodes, ..Limits::default() });
            let (ways, are_all) = reader.ways(&mut board, ends, Color::White);
            (ways.contains(&d5), are_all)
        };
        assert_eq!([ways(Limits::default().connection_nodes), ways(200)], [(true, true), (false, false)]);
    }
}
