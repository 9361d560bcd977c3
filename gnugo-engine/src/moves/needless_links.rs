//! Which of the links that the best moves are for need no move?
//!
//! What joins or cuts dragons is proposed by quick questions ([`links`](super::links), [`shapes`](super::shapes)), and what these do not
//! settle is believed. Before a move is chosen for it, the nearest strings of the two dragons are asked about with more patience: dragons
//! of which some strings cannot be cut hold together as they are. Of 106 links that the five best moves of 60 positions claimed, 24 were
//! such that cannot be cut anyway, by reading in full; of 92 that they claim now it is 9. It takes some hundredths of a move's time.

use super::links::near;
use super::proposals::Proposal;
use super::value::constants::LEAST_LINK;
use super::{Reason, ReasonKind, links};
use crate::analysis::Analysis;
use crate::board::{Board, Point};
use crate::limit::Limit;
use crate::reading::Reader;
use std::collections::BTreeMap;

/// The stones tried at most for a question,
const STONES: u64 = 30_000;
/// and after so many for all questions of a position no other one is asked.
const ALL_STONES: u64 = 200_000;
/// So many of the nearest strings of two dragons are asked about.
const PAIRS: usize = 4;

/// What is known of the links of a position: which of them hold without a move.
#[derive(Debug)]
pub(super) struct NeedlessLinks {
    known: BTreeMap<(Point, Point), bool>,
    /// The stones that may still be tried.
    left: u64,
}

impl Default for NeedlessLinks {
    fn default() -> Self {
        Self { known: BTreeMap::new(), left: ALL_STONES }
    }
}

impl NeedlessLinks {
    /// Asks about the links that a move is for, and tells whether any of them holds without a move.
    pub(super) fn ask(
        &mut self,
        (board, reader): (&mut Board, &mut Reader),
        analysis: &Analysis,
        proposal: &Proposal,
        limit: &Limit,
    ) -> bool {
        let Self { known, left } = self;
        let mut is_one = |reason: &Reason| {
            let mut ask =
                |link| *left > 0 && !limit.is_reached() && hold_together((board, reader), analysis, link, left);
            reason.kind.link().is_some_and(|link| *known.entry(link).or_insert_with(|| ask(link)))
        };
        // Not only the first: all are asked about.
        let counts = |reason: &&Reason| reason.value >= LEAST_LINK;
        proposal.reasons().iter().filter(counts).filter(|reason| is_one(reason)).count() > 0
    }

    /// Whether a reason is for one that is known to need no move.
    pub(super) fn includes(&self, kind: &ReasonKind) -> bool {
        kind.link().is_some_and(|link| self.known.get(&link) == Some(&true))
    }

    /// Takes those that are known to need none from all moves, and tells from which. Moves that nothing else speaks for are none any more.
    pub(super) fn take_from(&self, proposed: &mut BTreeMap<Point, Proposal>) -> Vec<Point> {
        let mut changed = Vec::new();
        proposed.retain(|&point, proposal| {
            let has_some = proposal.forget(|kind| self.includes(kind));
            let is_left = !has_some || !proposal.reasons().is_empty();
            changed.extend(Some(point).filter(|_| has_some && is_left));
            is_left
        });
        changed
    }
}

/// Whether reading finds that two dragons cannot be cut as they are. What that takes is taken from what is `left`.
fn hold_together(
    (board, reader): (&mut Board, &mut Reader),
    analysis: &Analysis,
    (a, b): (Point, Point),
    left: &mut u64,
) -> bool {
    let [Some(a), Some(b)] = [a, b].map(|at| analysis.dragons.at(at)) else { return false };
    let pairs = near(&links::strings(a, analysis), &links::strings(b, analysis), &board.empty_points());
    pairs.iter().take(PAIRS).any(|(_, a, b)| {
        let (answer, tried) = reader.priced(|reader| reader.hold_together(board, (a.origin, b.origin), STONES));
        *left = left.saturating_sub(tried);
        answer
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analyst::Analyst;
    use crate::board::Color;
    use crate::dragons::Dragon;
    use crate::engine::Engine;
    use crate::moves::Player;
    use crate::moves::tests::game;
    use crate::pattern::{Database, Databases, Shape};
    use crate::patterns;
    use crate::playout::Random;
    use crate::reading::Outcome;

    impl NeedlessLinks {
        /// One that is known to need no move.
        pub(in crate::moves) fn knowing(link: (Point, Point)) -> Self {
            Self { known: BTreeMap::from([(link, true)]), ..Self::default() }
        }
    }

    patterns! {
        /// What joins stones whether they need it or not.
        pub static JOINTS: Shape;

        /// Play between two stones.
        pattern! < Joint1
            O*O

            : +, Cs
        >
    }

    const SHAPES: &[&Database<Shape>] = &[&JOINTS];

    fn board(random: &mut Random) -> Board {
        let mut board = Board::new(9).expect("a size");
        for n in 0..30 {
            board.try_play(Point::new(random.below(9), random.below(9)), Color::BOTH[n % 2]);
        }
        board
    }

    fn proposal(kind: ReasonKind, value: f32) -> Proposal {
        let mut proposal = Proposal::default();
        proposal.add(Reason::new(kind, value, 9));
        proposal
    }

    /// Each two dragons of a colour.
    fn pairs(analysis: &Analysis) -> Vec<(&Dragon, &Dragon)> {
        let dragons: Vec<&Dragon> = analysis.dragons.iter().collect();
        let all = dragons.iter().enumerate().flat_map(|(n, a)| dragons[n + 1..].iter().map(move |b| (*a, *b)));
        all.filter(|(a, b)| a.color == b.color).collect()
    }

    #[test]
    fn a_link_that_is_taken_from_a_move_needs_none() {
        let (mut random, mut reader) = (Random::new(3), Reader::default());
        let limit = Limit::endless();
        let mut counts = [0; 2];
        for _ in 0..12 {
            let mut board = board(&mut random);
            let analysis = Analyst::new(Databases::default()).analyse(&board);
            for (one, other) in pairs(&analysis) {
                let (a, b) = (one.origin, other.origin);
                let strings =
                    || one.worms.iter().flat_map(|&a| other.worms.iter().map(move |&b| (a, b))).collect::<Vec<_>>();
                let holds = |reader: &mut Reader, board: &mut Board| {
                    strings().into_iter().any(|(a, b)| reader.disconnect(board, a, b).outcome == Outcome::Lost)
                };
                for kind in [ReasonKind::Connects { a, b }, ReasonKind::Cuts { a, b }] {
                    let (mut needless, alone) = (NeedlessLinks::default(), proposal(kind, 5.0));
                    let asked = needless.ask((&mut board, &mut reader), &analysis, &alone, &limit);
                    let mut beside = alone.clone();
                    beside.add(Reason::new(ReasonKind::Territory, 0.0, 9));
                    let [first, second] = [0, 1].map(|column| Point::new(0, column));
                    let mut proposed = BTreeMap::from([(first, alone), (second, beside)]);
                    let changed = needless.take_from(&mut proposed);
                    assert_eq!(changed, if asked { vec![second] } else { Vec::new() });
                    assert_eq!(proposed.contains_key(&first), !asked, "nothing else speaks for it");
                    assert_eq!(proposed[&second].reasons().len(), if asked { 1 } else { 2 });
                    assert!(!asked || holds(&mut reader, &mut board), "{kind:?}\n{board}");
                    counts[usize::from(asked)] += 1;
                }
            }
        }
        assert!(counts.into_iter().all(|count| count >= 20), "{counts:?}");
    }

    #[test]
    fn what_is_worth_little_is_not_asked_and_nothing_once_all_stones_are_spent() {
        let (mut random, mut reader) = (Random::new(3), Reader::default());
        let limit = Limit::endless();
        let mut board = board(&mut random);
        let analysis = Analyst::new(Databases::default()).analyse(&board);
        let mut taken = 0;
        for (one, other) in pairs(&analysis) {
            let kind = ReasonKind::Connects { a: one.origin, b: other.origin };
            let mut is_taken = |mut needless: NeedlessLinks, value: f32| {
                needless.ask((&mut board, &mut reader), &analysis, &proposal(kind, value), &limit)
            };
            taken += usize::from(is_taken(NeedlessLinks::default(), LEAST_LINK));
            assert!(!is_taken(NeedlessLinks::default(), LEAST_LINK / 2.0));
            assert!(!is_taken(NeedlessLinks { left: 0, ..NeedlessLinks::default() }, 5.0));
        }
        assert!(taken > 0);
    }

    /// D5 and F3 cannot be cut, which 3,000 stones do not tell.
    #[test]
    fn no_good_move_is_said_to_join_what_cannot_be_cut() {
        let drawing = "
            O . . . . . . . .
            O O . O . . . . X
            . . . . X . . X O
            . X O O . . O . .
            . . . X . . . X O
            . . . X O . . . X
            X . . X . X . . .
            O . O . . . . . O
            . X . X O O X . .";
        let game = game(drawing);
        let mut board = game.board().clone();
        let at = |text: &str| Point::from_text(text, 9).expect("a point");
        let link = (at("D5"), at("F3"));
        let cut = Reader::default().within(STONES, |reader| reader.disconnect(&mut board, link.0, link.1));
        assert_eq!(cut.outcome, Outcome::Lost);
        let mut engine = Engine::new(Databases { shape: SHAPES, ..Databases::default() });
        engine.set_player(Player::Knowledge);
        let examined = engine.consider(&game, Color::Black);
        for candidate in examined.candidates.iter().take(6) {
            let mut links = candidate.reasons.iter().filter_map(|reason| reason.kind.link());
            assert!(links.all(|other| other != link), "{:?}", candidate.reasons);
        }
        let joined = examined.candidates.iter().flat_map(|candidate| &candidate.reasons);
        assert!(joined.filter_map(|reason| reason.kind.link()).count() > 0, "others are");
    }
}
