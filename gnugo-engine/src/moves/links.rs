//! Which moves join two dragons that can be cut, and which cut them?
//!
//! Dragons of one colour that are near each other are asked about, the weakest first: can their nearest strings be cut, and if so, can
//! they be connected ([`connection`](crate::connection))? If it depends on who moves first, and no other strings of theirs hold
//! together, the moves found and the points that both touch are tried. What joining or cutting is worth is a matter of how weak the
//! dragons are.
//!
//! What depends on who moves first is kept ([`Contested`]): of moves that are worth something for other reasons it is asked whether
//! they join or cut too ([`review`]).
//!
//! Half of the pairs cost less than half a millisecond; for what takes more than some hundred stones there are some tens of
//! milliseconds in all. It does not see what connects over more than three empty points, and what connects by threats elsewhere.

use super::value::constants::LEAST_WEAKNESS;
use super::{Proposals, ReasonKind};
use crate::analysis::Analysis;
use crate::board::{Board, Color, Point, PointSet};
use crate::dragons::Dragon;
use crate::limit::Limit;
use crate::pattern::facts::Status;
use crate::reading::{Outcome, Reader, Reading};
use crate::worms::Worm;

/// Dragons farther apart than so many empty points are not asked about.
const FARTHEST: usize = 3;
/// So many pairs are asked about at most.
const PAIRS: usize = 24;
/// The stones tried for a question at first: many seem to be cuts then that are none,
const FEWEST: u64 = 300;
/// so what is cut short is asked with more, the weightiest pairs first, and believed in the end: of what so many stones do not refute,
/// more are cuts than not.
const MORE: [u64; 2] = [3_000, 30_000];
/// The stones tried at most for more than the fewest, for all pairs together.
const FOR_MORE: u64 = 150_000;
/// So many points are tried beside those that reading found.
const OTHERS: usize = 4;
/// So many other strings of two dragons, between which there are no more empty points than this, may hold them together.
const ELSEWHERE: usize = 6;
/// See [`ELSEWHERE`].
const NEAR: usize = 2;

/// Of a move that is worth something it is asked whether it joins or cuts strings no farther from it than so many rows and columns.
const REVIEWED_NEAR: usize = 4;

/// Two dragons that can be cut or connected by who moves first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Contested {
    /// The strings that were asked about.
    a: Point,
    b: Point,
    /// The liberties of both.
    around: PointSet,
    /// What a move of the player does that joins or cuts them.
    kind: ReasonKind,
    /// The moves that were asked about.
    asked: PointSet,
}

/// Two dragons of one colour that are near each other.
struct Link<'a> {
    /// Their nearest strings.
    a: &'a Worm,
    b: &'a Worm,
    /// The first stones of other strings of theirs that are near each other.
    elsewhere: Vec<(Point, Point)>,
    dragons: [Point; 2],
    /// What there is to be gained by joining them, roughly.
    weight: f32,
}

/// Proposes moves of `color` that join its dragons, and that cut the opponent's. Tells which of them depend on who moves first.
pub(super) fn propose(
    (board, reader): (&mut Board, &mut Reader),
    analysis: &Analysis,
    color: Color,
    limit: &Limit,
    proposals: &mut Proposals,
) -> Vec<Contested> {
    let mut contested = Vec::new();
    let mut links: Vec<Link<'_>> = Color::BOTH.into_iter().flat_map(|owner| links(board, analysis, owner)).collect();
    links.sort_by(|a, b| b.weight.total_cmp(&a.weight));
    let mut asking = Asking { board, reader, left: FOR_MORE };
    for link in links.iter().take(PAIRS) {
        if limit.is_reached() {
            break;
        }
        contested.extend(propose_for(link, &mut asking, color, proposals));
    }
    contested
}

/// Adds the moves of `color` that join or cut two strings which are near one of these points, where that was not asked before. Tells
/// which of the points got a reason.
pub(super) fn review(
    (board, reader): (&mut Board, &mut Reader),
    contested: &mut [Contested],
    color: Color,
    points: &[Point],
    limit: &Limit,
) -> Vec<(Point, ReasonKind)> {
    let mut found = Vec::new();
    let mut asking = Asking { board, reader, left: 0 };
    for link in contested {
        let is_near = |point: Point| link.around.iter().any(|at| at.distance(point) <= REVIEWED_NEAR);
        for &point in points {
            if link.asked.contains(point) || limit.is_reached() || !is_near(point) {
                continue;
            }
            link.asked.insert(point);
            if link.is_decided_by(point, &mut asking, color) {
                found.push((point, link.kind));
            }
        }
    }
    found
}

/// What questions about connections are asked with.
struct Asking<'a> {
    board: &'a mut Board,
    reader: &'a mut Reader,
    /// The stones that may be tried for questions that [the fewest](FEWEST) do not answer.
    left: u64,
}

impl Asking<'_> {
    /// The answer to a question, with no more stones than it takes.
    fn ask(&mut self, question: impl Fn(&mut Reader, &mut Board) -> Reading) -> Reading {
        let Self { board, reader, left } = self;
        let mut answer = reader.within(FEWEST, |reader| question(reader, board));
        for most in MORE {
            if !reader.was_cut_short() || most > *left {
                break;
            }
            let (found, tried) = reader.priced(|reader| reader.within(most, |reader| question(reader, board)));
            // What was remembered counts as well, so that no answer depends on what was asked before.
            (answer, *left) = (found, left.saturating_sub(tried));
        }
        answer
    }

    fn cut(&mut self, a: Point, b: Point) -> Reading {
        self.ask(|reader, board| reader.disconnect(board, a, b))
    }

    fn join(&mut self, a: Point, b: Point) -> Reading {
        self.ask(|reader, board| reader.string_connect(board, a, b))
    }
}

impl Contested {
    /// What a move of the player does that joins or cuts the dragons.
    pub(super) fn kind(&self) -> ReasonKind {
        self.kind
    }

    /// Whether a move of `color` joins the strings, if they are its own, or cuts them, for sure.
    fn is_decided_by(&self, point: Point, asking: &mut Asking<'_>, color: Color) -> bool {
        if !asking.board.try_play(point, color) {
            return false;
        }
        let is_own = matches!(self.kind, ReasonKind::Connects { .. });
        let stand = asking.board.color_at(self.a).is_some() && asking.board.color_at(self.b).is_some();
        let is_decided = stand && {
            let answer = if is_own { asking.cut(self.a, self.b) } else { asking.join(self.a, self.b) };
            answer.outcome == Outcome::Lost && !asking.reader.was_cut_short()
        };
        asking.board.undo();
        is_decided
    }
}

fn propose_for(link: &Link<'_>, asking: &mut Asking<'_>, color: Color, proposals: &mut Proposals) -> Option<Contested> {
    let (a, b) = (link.a.origin, link.b.origin);
    // What few stones tell comes first.
    let Asking { board, reader, .. } = &mut *asking;
    if [(a, b)].iter().chain(&link.elsewhere).any(|&pair| reader.hold_together(board, pair, FEWEST)) {
        return None;
    }
    let cut = asking.cut(a, b);
    if cut.outcome != Outcome::Win {
        return None;
    }
    let join = asking.join(a, b);
    if join.outcome != Outcome::Win {
        return None;
    }
    let [first, second] = link.dragons;
    let is_own = link.a.color == color;
    let kind =
        if is_own { ReasonKind::Connects { a: first, b: second } } else { ReasonKind::Cuts { a: first, b: second } };
    let (found, other) = if is_own { (join.point, cut.point) } else { (cut.point, join.point) };
    // A move that joins is found by a proof; that one cuts may be said because it was not refuted in time.
    if let Some(point) = found.filter(|_| is_own) {
        proposals.add(point, kind);
    }
    let common = link.a.liberties.intersection(&link.b.liberties);
    let others: PointSet = common.iter().take(OTHERS).chain(other).filter(|&point| Some(point) != found).collect();
    let around = link.a.liberties.union(&link.b.liberties);
    let asked = others.union(&found.into_iter().collect());
    let contested = Contested { a, b, around, kind, asked };
    for point in found.filter(|_| !is_own).into_iter().chain(others.iter()) {
        if contested.is_decided_by(point, asking, color) {
            proposals.add(point, kind);
        }
    }
    Some(contested)
}

/// The nearest strings of each two dragons of a colour that are near each other, and of which one is weak.
fn links<'a>(board: &Board, analysis: &'a Analysis, owner: Color) -> Vec<Link<'a>> {
    let empty = board.empty_points();
    let is_asked = |dragon: &&Dragon| dragon.color == owner && dragon.status != Status::Dead;
    let dragons: Vec<&Dragon> = analysis.dragons.iter().filter(is_asked).collect();
    let mut links = Vec::new();
    for (n, one) in dragons.iter().enumerate() {
        for other in dragons.iter().skip(n + 1) {
            let weight = gain(one, other) + gain(other, one);
            if one.weakness.max(other.weakness) < LEAST_WEAKNESS {
                continue;
            }
            let pairs = near(&strings(one, analysis), &strings(other, analysis), &empty);
            if let Some(&(_, a, b)) = pairs.first() {
                let dragons = [one.origin.min(other.origin), one.origin.max(other.origin)];
                let others = pairs.iter().skip(1).filter(|(steps, ..)| *steps <= NEAR).take(ELSEWHERE);
                let elsewhere = others.map(|(_, a, b)| (a.origin, b.origin)).collect();
                links.push(Link { a, b, elsewhere, dragons, weight });
            }
        }
    }
    links
}

/// What a dragon gains by being joined to another one.
fn gain(dragon: &Dragon, friend: &Dragon) -> f32 {
    dragon.effective_size * dragon.weakness * (1.0 - friend.weakness)
}

/// The strings of a dragon that cannot be captured.
pub(super) fn strings<'a>(dragon: &Dragon, analysis: &'a Analysis) -> Vec<&'a Worm> {
    let sound = |worm: &&Worm| worm.attack() == Outcome::Lost;
    dragon.worms.iter().filter_map(|&worm| analysis.worms.at(worm)).filter(sound).collect()
}

/// Each two strings that are near each other, with the empty points between them: those with the fewest first, and the largest of those.
pub(super) fn near<'a>(a: &[&'a Worm], b: &[&'a Worm], empty: &PointSet) -> Vec<(usize, &'a Worm, &'a Worm)> {
    let mut found: Vec<(usize, &Worm, &Worm)> = Vec::new();
    for &one in a {
        let mut reached = one.liberties;
        let mut left = b.to_vec();
        for steps in 1..=FARTHEST {
            let (there, farther): (Vec<&Worm>, _) =
                left.into_iter().partition(|other| reached.intersects(&other.liberties));
            found.extend(there.into_iter().map(|other| (steps, one, other)));
            left = farther;
            reached = reached.union(&reached.neighbors().intersection(empty));
        }
    }
    found.sort_by_key(|&(steps, one, other)| (steps, std::cmp::Reverse(one.size().min(other.size()))));
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::FromDrawing;
    use crate::playout::Random;

    impl Contested {
        /// Two strings that the player may join.
        pub(in crate::moves) fn own((a, b): (Point, Point), around: PointSet) -> Self {
            Self { a, b, around, kind: ReasonKind::Connects { a, b }, asked: PointSet::EMPTY }
        }
    }

    #[test]
    fn what_few_stones_do_not_answer_is_asked_with_more_as_long_as_there_are_some() {
        let (mut random, mut refuted) = (Random::new(4), 0);
        while refuted < 3 {
            let mut board = Board::new(9).expect("a size");
            for n in 0..34 {
                board.try_play(Point::new(random.below(9), random.below(9)), Color::BOTH[n % 2]);
            }
            let strings = board.strings_in(board.stones(Color::Black), Color::Black);
            for pair in strings.windows(2) {
                let [a, b] = [pair[0], pair[1]];
                let mut reader = Reader::default();
                let hasty = reader.within(FEWEST, |reader| reader.disconnect(&mut board, a, b));
                if hasty.outcome != Outcome::Win || !reader.was_cut_short() {
                    continue;
                }
                let patient = reader.within(MORE[0], |reader| reader.disconnect(&mut board, a, b));
                if patient.outcome != Outcome::Lost || reader.was_cut_short() {
                    continue;
                }
                refuted += 1;
                let mut cut = |left| Asking { board: &mut board, reader: &mut reader, left }.cut(a, b).outcome;
                assert_eq!([cut(0), cut(MORE[0] - 1), cut(MORE[0])], [Outcome::Win, Outcome::Win, Outcome::Lost]);
            }
        }
    }

    /// What was remembered costs what it cost to read it, so that as much is left for other questions.
    #[test]
    fn what_is_left_does_not_depend_on_what_was_asked_before() {
        let (mut random, mut spent) = (Random::new(6), 0);
        for _ in 0..6 {
            let mut board = Board::new(9).expect("a size");
            for n in 0..34 {
                board.try_play(Point::new(random.below(9), random.below(9)), Color::BOTH[n % 2]);
            }
            let strings = board.strings_in(board.stones(Color::Black), Color::Black);
            let mut ask = |reader: &mut Reader| {
                let mut asking = Asking { board: &mut board, reader, left: FOR_MORE };
                let answers: Vec<[Reading; 2]> = strings
                    .windows(2)
                    .map(|pair| [asking.cut(pair[0], pair[1]), asking.join(pair[0], pair[1])])
                    .collect();
                (answers, asking.left)
            };
            let mut reader = Reader::default();
            let fresh = ask(&mut reader);
            assert_eq!(ask(&mut reader), fresh);
            spent += usize::from(fresh.1 < FOR_MORE);
        }
        assert!(spent >= 3, "{spent}");
    }

    #[test]
    fn dragons_that_hold_together_elsewhere_are_neither_joined_nor_cut() {
        // C7 and E7 can be cut, G2 and H3 cannot.
        let drawing = "
            . . . O . . . . .
            . . . O . . . . .
            . . X . X . . . .
            . . . O . . . . .
            . . . O . . . . .
            . . . . . . . . .
            . . . . . . . X .
            . . . . . . X . .
            . . . . . . . . .";
        let mut board = Board::from_drawing(drawing).expect("a position");
        let analysis = Analysis::by_reading(&board);
        let at = |text: &str| Point::from_text(text, 9).expect("a point");
        let [a, b] = ["C7", "E7"].map(|text| analysis.worms.at(at(text)).expect("a string"));
        let mut proposed = |elsewhere: Vec<(Point, Point)>| {
            let link = Link { a, b, elsewhere, dragons: [a.origin, b.origin], weight: 1.0 };
            let mut asking = Asking { board: &mut board, reader: &mut Reader::default(), left: FOR_MORE };
            let mut proposals = Proposals::new(9);
            let is_contested = propose_for(&link, &mut asking, Color::Black, &mut proposals).is_some();
            (is_contested, proposals.points())
        };
        assert_eq!(proposed(Vec::new()), (true, vec![at("D7")]));
        assert_eq!(proposed(vec![(at("G2"), at("H3"))]), (false, Vec::new()));
        assert_eq!(proposed(vec![(at("E7"), at("H3"))]), (true, vec![at("D7")]), "they are far apart");
    }

    #[test]
    fn a_move_that_is_worth_something_else_joins_and_cuts_too() {
        // Whoever plays at D7 joins Black's stones, or cuts them.
        let drawing = "
            . . . O . . . . .
            . . . O . . . . .
            . . X . X . . . .
            . . . O . . . . .
            . . . O . . . . .
            . . . O . . . . .
            . . . O . . . . .
            . . . O . . . . .
            . . . O . . . . .";
        let mut board = Board::from_drawing(drawing).expect("a position");
        let (before, mut reader) = (board.clone(), Reader::default());
        let at = |text: &str| Point::from_text(text, 9).expect("a point");
        let (a, b, middle) = (at("C7"), at("E7"), at("D7"));
        let around = board.stones(Color::Black).neighbors().intersection(&board.empty_points());
        let limit = Limit::endless();
        let points = [at("A6"), middle, at("G1")];
        let cases = [(Color::Black, ReasonKind::Connects { a, b }), (Color::White, ReasonKind::Cuts { a, b })];
        for (color, kind) in cases {
            let mut contested = [Contested { a, b, around, kind, asked: PointSet::EMPTY }];
            let mut ask =
                |contested: &mut [Contested]| review((&mut board, &mut reader), contested, color, &points, &limit);
            assert_eq!(ask(&mut contested), [(middle, kind)]);
            assert!(ask(&mut contested).is_empty(), "a move is asked about once");
            assert!(contested[0].asked.contains(at("A6")) && !contested[0].asked.contains(at("G1")), "that is too far");
        }
        assert_eq!(board, before);
    }
}
