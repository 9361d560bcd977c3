//! Against which moves must two strings of a dragon be kept together, and by which answers?
//!
//! Whoever joins strings to dragons wants to know more than that two of them cannot be cut: if one move threatens to cut
//! several pairs, one answer must keep them all. So every move that would cut if it were ignored is looked for, with the
//! owner's answers that keep the strings together. All of that is quick looks ([`Care::Quick`]) in one search, some tens of a
//! pair, which share what they find out about captures. Kos count as if the opponent won them.

use super::care::Care;
use super::link::{End, Link};
use super::link_search::LinkSearch;
use super::near;
use crate::board::{Board, Point, PointSet};
use crate::reading::{CuttingMove, KoState, Move, Outcome, Pair, Reader, Subject, Window};

/// Strings that would need more stones to be joined are not looked at.
pub(crate) const FARTHEST: usize = near::FARTHEST;

/// In a quick look, the owner answers every move.
const ORDER: u8 = 1;

impl Reader {
    /// The moves against which two strings must be kept together, with the answers to each; `None` if they are cut. One
    /// answer to each move is found for certain, and others that might do are named, unless the opponent's move there is among
    /// those that must be answered.
    pub(crate) fn moves_that_cut(&mut self, board: &mut Board, pair: Pair) -> Option<Vec<CuttingMove>> {
        self.recall_pair(board, pair, |reader, board| {
            reader.look_quickly(board, &pair, |search, link| search.moves_that_cut(link))
        })
    }

    /// Those of some answers to a move of the opponent's that keep two strings together.
    pub(crate) fn answers_that_keep(
        &mut self,
        board: &mut Board,
        pair: Pair,
        point: Point,
        answers: &PointSet,
    ) -> PointSet {
        self.recall_answers(board, (pair, point, *answers), |reader, board| {
            reader.look_quickly(board, &pair, |search, link| search.answers_among(link, point, answers))
        })
    }

    fn look_quickly<T>(
        &mut self,
        board: &mut Board,
        pair: &Pair,
        look: impl FnOnce(&mut LinkSearch<'_, '_>, &Link) -> T,
    ) -> T {
        let &Pair { color, a, b, in_danger } = pair;
        let ko = KoState::with_threats(Some(color.opponent()));
        let link = Link { a, end: End::String(b), color, ko, must_live: !in_danger };
        let stones = board.string_stones(a).union(&board.string_stones(b));
        self.look_at_connection(board, &Subject { stones, color, origin: a }, |search| {
            search.task.limits = Care::quick_limits(search.task.limits);
            look(&mut LinkSearch::new(search, Care::Quick), &link)
        })
    }
}

impl LinkSearch<'_, '_> {
    /// The moves against which the strings must be kept together; `None` if they are cut.
    fn moves_that_cut(&mut self, link: &Link) -> Option<Vec<CuttingMove>> {
        if self.is_cut(link) {
            return None;
        }
        let mut threats = Vec::new();
        let (mut left, mut seen) = (self.between(link), PointSet::EMPTY);
        // The opponent may also begin with the point that the owner needs for an answer, and cut by that. So the points of
        // the answers are examined as the opponent's first moves too, until no new ones turn up.
        while let Some(point) = left.first() {
            left.remove(point);
            seen.insert(point);
            let Some(threat) = self.threat_at(point, link, &left.union(&seen)) else { continue };
            if threat.keeping.is_empty() {
                return None;
            }
            left = left.union(&threat.keeping.difference(&seen));
            threats.push(threat);
        }
        Some(threats)
    }

    /// The owner's answers to a move of the opponent's that keep the strings together; `None` if the move threatens
    /// nothing, or is illegal. Once one is found, an answer at one of the points `looked_at`, where a move of the
    /// opponent's is examined as well, is put down as untried to save time.
    fn threat_at(&mut self, point: Point, link: &Link, looked_at: &PointSet) -> Option<CuttingMove> {
        let cut = Move::new(point, link.color.opponent(), link.ko, Window::FULL);
        self.search.try_move(cut)?;
        let mut threat = None;
        if self.are_standing(link) && self.is_cut_if_ignored(link) {
            let mut found = CuttingMove { point, keeping: PointSet::EMPTY, untried: PointSet::EMPTY };
            let joining = self.joining_moves(link);
            let others = self.other_links(link, &joining);
            for &(_, answer) in joining.iter().chain(&others) {
                if !found.keeping.is_empty() && looked_at.contains(answer) {
                    found.untried.insert(answer);
                } else if self.keeps(answer, link) {
                    found.keeping.insert(answer);
                }
            }
            threat = Some(found);
        }
        self.search.take_back();
        threat
    }

    fn answers_among(&mut self, link: &Link, point: Point, answers: &PointSet) -> PointSet {
        let cut = Move::new(point, link.color.opponent(), link.ko, Window::FULL);
        if answers.is_empty() || self.search.try_move(cut).is_none() {
            return PointSet::EMPTY;
        }
        let keeping = answers.iter().filter(|&answer| self.keeps(answer, link)).collect();
        self.search.take_back();
        keeping
    }

    /// Whether the opponent cuts if the owner does nothing now.
    fn is_cut_if_ignored(&mut self, link: &Link) -> bool {
        self.search.pass(link.color);
        let is_cut = self.is_cut(link);
        self.search.take_back();
        is_cut
    }

    /// Whether the owner's move keeps the strings together.
    fn keeps(&mut self, answer: Point, link: &Link) -> bool {
        if self.search.try_move(Move::new(answer, link.color, link.ko, Window::FULL)).is_none() {
            return false;
        }
        let keeps = !self.is_cut(link);
        self.search.take_back();
        keeps
    }

    /// Whether the opponent cuts, moving now: a question with stones of its own.
    fn is_cut(&mut self, link: &Link) -> bool {
        self.search.task.stopped = false;
        self.search.task.stop_at = self.search.task.spent() + self.search.task.limits.connection_nodes;
        self.disconnect(link, ORDER, link.ko, Window::FULL).reading.outcome != Outcome::Lost
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Color, FromDrawing};

    fn board(drawing: &str) -> Board {
        Board::from_drawing(drawing).expect("a position")
    }

    fn points(board: &Board, names: &str) -> PointSet {
        names.split(' ').filter_map(|name| Point::from_text(name, board.size())).collect()
    }

    /// What is found for Black's strings at two points: each move that must be answered, with the answers.
    fn threats(board: &mut Board, a: &str, b: &str, in_danger: bool) -> Option<Vec<CuttingMove>> {
        let at = |name: &str| Point::from_text(name, board.size()).expect("a point");
        let pair = Pair { color: Color::Black, a: board.origin(at(a)), b: board.origin(at(b)), in_danger };
        let before = board.clone();
        let found = Reader::default().moves_that_cut(board, pair);
        assert_eq!(*board, before);
        found
    }

    /// Of a bamboo joint, each of the two points between answers a move at the other one.
    #[test]
    fn a_bamboo_joint_holds_by_the_other_point() {
        let mut board = board(". O O O .\n. X . X .\n. X . X .\n. O O O .\n. . . . .");
        let found = threats(&mut board, "B4", "D4", false).expect("it holds");
        let moves: PointSet = found.iter().map(|threat| threat.point).collect();
        assert_eq!(moves, points(&board, "C4 C3"));
        for threat in found {
            let other = points(&board, "C4 C3").difference(&PointSet::single(threat.point));
            assert!(other.iter().all(|answer| threat.keeping.contains(answer)), "{threat:?}");
        }
    }

    /// A diagonal move of which one side is occupied is cut at the other.
    #[test]
    fn a_diagonal_with_one_way_is_cut() {
        let mut board = board(
            ". . . . . . .\n. . . . . . .\n. . O O . . .\n. . O X . . .\n. O X . O . .\n. O X O O . .\n. . . . . . .",
        );
        assert!(threats(&mut board, "D4", "C3", false).is_none());
    }

    /// The point between two strings is the opponent's only as long as he wins a ko for it: that is a cut.
    #[test]
    fn a_ko_is_the_opponents() {
        let mut board = board(
            ". . . . . . .\n. . X . . . .\n. . X O . . .\n. . O . O . .\n. . X O . . .\n. . X . . . .\n. . . . . . .",
        );
        assert!(threats(&mut board, "C5", "C3", false).is_none());
    }

    /// Strings that can be captured as soon as they are joined are cut, unless they are in danger anyway.
    #[test]
    fn strings_that_are_in_danger_need_not_live() {
        let mut board = board(
            "X . X O . . .\nO O O O . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .",
        );
        assert!(threats(&mut board, "A7", "C7", false).is_none());
        let held = threats(&mut board, "A7", "C7", true);
        assert!(held.is_none_or(|found| found.iter().all(|threat| !threat.keeping.is_empty())));
    }
}
