//! Can these strings be connected, and can they be cut?
//!
//! Connection reading (spec/reading.texi, "Connection Reading"): a search, without patterns, for a line of play that
//! makes two strings one, or that keeps them apart for good. Capturing a string that stands between two others
//! connects them, and capturing one of the two cuts. The same search tells whether a string can reach an area
//! ([`break_in`](Reader::break_in)) and whether it can be kept out ([`block_off`](Reader::block_off)).
//!
//! Half of the questions cost less than 0.2 ms, one in ten more than 30 ms, and those that meet their limit of stones some
//! tenths of a second. Moves of the connection itself and those of captures inside are counted apart: the captures are
//! read in full as long as their share lasts, and then as ladders. Whoever asks about a great many pairs has them looked at
//! quickly (`care.rs`, `pairs.rs`). Kos are decided as in tactical reading, by who has
//! threats, for the connection and all captures alike.
//!
//! What is not read to the end is decided for the cutter:
//! strings that are found to be connected are, and strings that are found to be cut may have escaped it. A connection
//! through life elsewhere is none of its business.

mod capture;
mod captures;
mod care;
mod confirm;
mod distance;
mod gap;
mod joined;
mod link;
mod link_search;
mod moves;
mod near;
mod pairs;
mod search;
mod shares;
mod successes;
mod superstrings;

pub(crate) use pairs::FARTHEST;

use crate::board::{Board, Point, PointSet};
use crate::reading::{Order, Outcome, Question, Reader, Reading, Subject, Window, by_threats};
use care::Care;
use confirm::Ends;
use link::{End, Link};
use link_search::LinkSearch;

impl Reader {
    /// Can two strings of one colour be connected, their owner moving first? Not where one of them is missing.
    pub fn string_connect(&mut self, board: &mut Board, a: Point, b: Point) -> Reading {
        self.link(board, a, End::String(b), true)
    }

    /// Can two strings of one colour be kept apart, the opponent moving first?
    pub fn disconnect(&mut self, board: &mut Board, a: Point, b: Point) -> Reading {
        self.link(board, a, End::String(b), false)
    }

    /// Whether two strings of one colour are found to hold together as they are, with so many stones to try: the opponent, moving first, cannot
    /// keep them apart. Moves that are not read to the end speak for the cut; a capture on the way that was given up may speak for either.
    pub(crate) fn hold_together(&mut self, board: &mut Board, (a, b): (Point, Point), stones: u64) -> bool {
        self.within(stones, |reader| reader.disconnect(board, a, b)).outcome == Outcome::Lost
    }

    /// The same as [`string_connect`](Self::string_connect), for who has time to ask the opponent too, once the move has been made.
    ///
    /// A move that he refutes is not the answer; others are tried. [`was_cut_short`](Self::was_cut_short) then says that not all of them
    /// were, so that one of them may connect after all.
    pub fn connect_confirmed(&mut self, board: &mut Board, a: Point, b: Point) -> Reading {
        self.confirmed(board, Ends { a, b, connects: true })
    }

    /// The same as [`disconnect`](Self::disconnect), for who has time to ask the owner too, once the move has been made.
    ///
    /// As with [`connect_confirmed`](Self::connect_confirmed), a move that he refutes is not the answer, and
    /// [`was_cut_short`](Self::was_cut_short) says that not all others were tried.
    pub fn disconnect_confirmed(&mut self, board: &mut Board, a: Point, b: Point) -> Reading {
        self.confirmed(board, Ends { a, b, connects: false })
    }

    /// Can the owner of the string at `string` connect it to a stone in the area, moving first?
    pub fn break_in(&mut self, board: &mut Board, string: Point, area: &PointSet) -> Reading {
        self.link(board, string, End::Area(*area), true)
    }

    /// Can the opponent of the string at `string` keep it out of the area, moving first? No point if it does not get there anyway.
    pub fn block_off(&mut self, board: &mut Board, string: Point, area: &PointSet) -> Reading {
        let gets_in = self.break_in(board, string, area);
        if gets_in.outcome == Outcome::Lost && board.color_at(string).is_some() && !self.was_cut_short() {
            return Reading { outcome: Outcome::Win, point: None };
        }
        self.link(board, string, End::Area(*area), false)
    }

    fn link(&mut self, board: &mut Board, a: Point, end: End, connect: bool) -> Reading {
        let Some(color) = board.color_at(a) else { return Reading::LOST };
        let (own, other) = match end {
            End::String(b) if board.color_at(b) != Some(color) => return Reading::LOST,
            End::String(b) => (board.string_stones(a), board.string_stones(b)),
            End::Area(area) => (board.string_stones(a), area),
        };
        let (first, stones) = (board.origin(a), own.union(&other));
        let question = match (end, connect) {
            (End::String(b), true) => Question::Connect(first.min(board.origin(b)), first.max(board.origin(b))),
            (End::String(b), false) => Question::Disconnect(first.min(board.origin(b)), first.max(board.origin(b))),
            (End::Area(area), true) => Question::BreakIn(first, area),
            (End::Area(area), false) => Question::BlockOff(first, area),
        };
        self.ask_connection(board, question, &Subject { stones, color, origin: first }, |search| {
            search.task.stop_at = LinkSearch::own_nodes(&search.task.limits);
            let (a, end) = match end {
                // Either end may be named first.
                End::String(b) if search.frame.rank_of(&other) < search.frame.rank_of(&own) => (b, End::String(a)),
                _ => (a, end),
            };
            let player = if connect { color } else { color.opponent() };
            let mut search = LinkSearch::new(search, Care::Thorough);
            let found = by_threats(&mut search, player, Window::FULL, Order::Poorest, |search, ko| {
                let link = Link { a, end, color, ko, must_live: true };
                if connect { search.connect_all(&link) } else { search.disconnect_all(&link) }
            });
            search.search.task.stopped |= search.is_in_doubt(found.reading.outcome, player);
            found.reading
        })
    }
}
