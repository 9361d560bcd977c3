//! What are moves worth in a position, as generators propose more and more of them?
//!
//! A [`Position`] is what is at hand while a position is [examined](super::examine): the board, who reads, and what has been asked and found
//! so far, so that nothing is asked twice. Patterns, threats, the review and the valuation of moves are called from here; in which order,
//! and by which analysis, is for the examination to say.

use super::links::Contested;
use super::needless_links::NeedlessLinks;
use super::proposals::{Proposal, Proposals};
use super::readings::Readings;
use super::value::constants::{AS_GOOD, LEAST_LINKING};
use super::{Reason, Request};
use super::{dragon_threats, endgame, ko, links, lives_lost, review, shapes, strategy, threats, value};
use crate::analysis::Analysis;
use crate::analyst::Analyst;
use crate::board::{Board, CELLS, Color, Point, PointSet};
use crate::combination::{self, Blunders};
use crate::endgame::LocalMove;
use crate::game::Game;
use crate::limit::Limit;
use crate::owl::OwlReader;
use crate::pattern::{Databases, Placement};
use crate::reading::Reader;
use std::collections::BTreeMap;

/// With fewer moves that something speaks for, others around the stones are looked at.
const FEW: usize = 16;
/// So many of the best moves are looked at once more, whether they give something away.
const LOOKED_AT: usize = 12;
/// Of so many of the best moves it is asked whether they join or cut dragons too.
const LINKED: usize = 12;
/// Of so many of the best moves it is asked whether the links that they are for need a move.
const LINKS_DOUBTED: usize = 6;
/// Of so many it is asked at most, as long as the best one does, whether they let the opponent begin a combination,
const DOUBTED: usize = 8;
/// as are all that are as good ([`AS_GOOD`]); against strings no farther from them than so many rows and columns,
const DOUBTED_NEAR: usize = 5;
/// with so many threats, and so many moves tried.
const DOUBTS: combination::Effort = combination::Effort { depth: 3, tries: 1_000 };
/// The same where nothing is worth more than [`LITTLE`](super::value::constants::LITTLE): then no move is good enough for what it lets
/// the opponent begin.
const LAST_DOUBTS: combination::Effort = combination::Effort { depth: 5, tries: 2_000 };

/// The moves worth a thought, and those that something speaks for, with their values.
pub(super) type Found = (PointSet, BTreeMap<Point, Proposal>);

/// A position in which moves are proposed and valued, by one analysis or another.
pub(super) struct Position<'a> {
    /// The board, as it is.
    pub(super) board: Board,
    /// Who reads captures and connections.
    pub(super) reader: &'a mut Reader,
    owl: &'a mut OwlReader,
    /// Who reads lives for patterns that ask.
    lives: &'a mut OwlReader,
    pub(super) databases: &'a Databases,
    color: Color,
    handicap: Placement,
    /// The pattern that is not heeded.
    without: Option<&'static str>,
    /// The moves that may be made.
    pub(super) allowed: PointSet,
    limit: &'a Limit,
    /// By how many points the player is ahead.
    lead: f32,
    /// Whether threats are looked for.
    threats: bool,
    /// How strong moves are by what was learnt from games, if that counts.
    standings: Option<&'a [f32; CELLS]>,
    /// What moves gain where the end of the game could be read.
    pub(super) counted: Vec<LocalMove>,
    /// The moves of which it has been asked what else they do.
    reviewed: PointSet,
    /// The moves with their values, as they were last time.
    valued: BTreeMap<Point, Proposal>,
    /// Whether it is looked for combinations that a move lets the opponent begin.
    doubts: bool,
    /// What is known of that.
    blunders: Option<Blunders>,
    /// Whether no move is worth much any more: then they are doubted more thoroughly.
    is_last: bool,
    /// The stones that moves lose by them, for those of which it was asked.
    lost_by: BTreeMap<Point, usize>,
    /// The dragons that can be cut or connected by who moves first.
    pub(super) contested: Vec<Contested>,
    /// What is known of links that need no move.
    needless: NeedlessLinks,
}

impl<'a> Position<'a> {
    /// That of a game, in which nothing has been asked yet. Who `knows` looks for threats and for what his moves give away.
    pub(super) fn new(
        (game, request, readings): (&Game, &Request, &Readings),
        analyst: &'a mut Analyst,
        (knows, lead): (bool, f32),
        standings: Option<&'a [f32; CELLS]>,
        limit: &'a Limit,
    ) -> Self {
        let Analyst { databases, reader, owl, lives, .. } = analyst;
        Self {
            board: game.board().clone(),
            reader,
            owl,
            lives,
            databases,
            color: request.color,
            handicap: Placement { total: game.handicap() as u32, remaining: 0 },
            without: request.without,
            allowed: readings.allowed,
            limit,
            lead,
            threats: knows,
            standings,
            counted: Vec::new(),
            reviewed: PointSet::EMPTY,
            valued: BTreeMap::new(),
            doubts: knows,
            blunders: None,
            is_last: false,
            lost_by: BTreeMap::new(),
            contested: Vec::new(),
            needless: NeedlessLinks::default(),
        }
    }
}

impl Position<'_> {
    /// Adds what patterns say.
    pub(super) fn judge(&mut self, analysis: &Analysis, proposals: &mut Proposals) {
        let databases = self.databases;
        shapes::propose(databases, &mut self.scene(analysis), proposals);
        if proposals.points().len() < FEW {
            strategy::propose_around(&self.board, analysis, proposals);
        }
    }

    /// Adds all threats, if there is a ko that cannot be taken now.
    pub(super) fn threaten(&mut self, analysis: &Analysis, proposals: &mut Proposals) {
        let (strings, dragons) = ko::at_stake(&self.board, analysis, self.color);
        if self.threats && !(strings.is_empty() && dragons.is_empty()) {
            threats::propose_all((&mut self.board, self.reader), analysis, self.color, self.limit, proposals);
            dragon_threats::propose_all((&mut self.board, self.owl), analysis, self.color, self.limit, proposals);
        }
    }

    /// What was found is of another view of the position.
    pub(super) fn forget(&mut self) {
        self.reviewed = PointSet::EMPTY;
        self.valued.clear();
    }

    /// From here on moves are doubted more thoroughly.
    pub(super) fn end(&mut self) {
        self.is_last = true;
        self.blunders = None;
        self.lost_by.clear();
    }

    /// Adds what patterns of the endgame say.
    pub(super) fn endgame(&mut self, analysis: &Analysis, proposals: &mut Proposals) {
        let databases = self.databases;
        shapes::propose_endgame(databases, &mut self.scene(analysis), proposals);
    }

    fn scene<'s>(&'s mut self, analysis: &'s Analysis) -> shapes::Scene<'s> {
        let Self { board, reader, lives, color, handicap, without, limit, .. } = self;
        let (known_safe, lives) = (PointSet::EMPTY, analysis.lives(lives, limit));
        let (color, handicap, without) = (*color, *handicap, *without);
        shapes::Scene { board, reader, color, analysis, lives, handicap, without, known_safe }
    }

    /// What the moves are worth. What was asked and told before is not asked again.
    pub(super) fn values(&mut self, analysis: &Analysis, proposals: &mut Proposals) -> Found {
        let size = self.board.size();
        let fresh: Vec<Point> =
            proposals.points().into_iter().filter(|&point| !self.reviewed.contains(point)).collect();
        self.reviewed = self.reviewed.union(&fresh.iter().copied().collect());
        let Self { board, reader, owl, databases, color, allowed, limit, lead, threats, .. } = self;
        let (standings, counted) = (&self.standings, &self.counted);
        let (valued, contested, needless) = (&mut self.valued, &mut self.contested, &mut self.needless);
        review::propose((board, reader), analysis, *color, &fresh, proposals);
        if *threats {
            threats::propose((board, reader), analysis, *color, limit, &fresh, proposals);
            let proposed: Vec<Point> = fresh.into_iter().filter(|&point| proposals.is_proposed(point)).collect();
            dragon_threats::propose((board, owl), analysis, *color, limit, &proposed, proposals);
        }
        endgame::propose(board, counted, analysis, proposals);
        let (moves, mut proposed) = proposals.clone().settle(allowed);
        needless.take_from(&mut proposed);
        contested.retain(|link| !needless.includes(&link.kind()));
        let scene =
            value::Scene { board, reader, analysis, databases, color: *color, lead: *lead, standings: *standings };
        let mut valuer = value::Valuer::new(scene, proposed.values());
        for (&point, proposal) in &mut proposed {
            match valued.get(&point).filter(|known| known.has_the_reasons_of(proposal)) {
                Some(known) => *proposal = known.clone(),
                None => valuer.value(point, proposal),
            }
        }
        let worth_it =
            best_of(&proposed, LINKED, |proposal| proposal.is_proposed() && proposal.value() >= LEAST_LINKING);
        for (point, kind) in links::review(valuer.at_hand(), contested, *color, &worth_it, limit) {
            proposals.add(point, kind);
            if let Some(proposal) = proposed.get_mut(&point) {
                proposal.add(Reason::new(kind, 0.0, size));
                valuer.value(point, proposal);
            }
        }
        let mut asked = PointSet::EMPTY;
        let unasked = |proposed: &BTreeMap<Point, Proposal>, asked: &PointSet| {
            let best = best_of(proposed, LINKS_DOUBTED, Proposal::is_proposed);
            best.into_iter().find(|&point| !asked.contains(point))
        };
        while let Some(point) = unasked(&proposed, &asked) {
            asked.insert(point);
            let is_one = |proposal| needless.ask(valuer.at_hand(), analysis, proposal, limit);
            if proposed.get(&point).is_some_and(is_one) {
                for changed in needless.take_from(&mut proposed) {
                    if let Some(proposal) = proposed.get_mut(&changed) {
                        valuer.value(changed, proposal);
                    }
                }
            }
        }
        valuer.fight_ko(proposed.values_mut());
        for point in best_of(&proposed, LOOKED_AT, |_| true) {
            let given = review::given_away((board, reader), analysis, *color, point);
            if let Some(proposal) = proposed.get_mut(&point) {
                proposal.give_away(given);
            }
        }
        valued.clone_from(&proposed);
        self.doubt(analysis, &mut proposed);
        (moves, proposed)
    }

    /// Asks of the best move, and of those that are as good, whether they let the opponent begin a combination, and if they do, of the
    /// next best.
    fn doubt(&mut self, analysis: &Analysis, proposed: &mut BTreeMap<Point, Proposal>) {
        let Self { board, reader, owl, color, doubts, blunders, is_last, lost_by, limit, .. } = self;
        if !*doubts {
            return;
        }
        let mut asked = PointSet::EMPTY;
        while asked.len() < DOUBTED {
            let least = best(proposed) - AS_GOOD;
            let as_good = proposed.iter_mut().filter(|(_, proposal)| proposal.value() > least.max(0.0));
            let unasked = as_good.filter(|(point, _)| !asked.contains(**point));
            let Some((&point, proposal)) = unasked.max_by(|a, b| a.1.value().total_cmp(&b.1.value())) else { return };
            let lost = *lost_by.entry(point).or_insert_with(|| {
                if limit.is_reached() {
                    return 0;
                }
                let worms = &analysis.worms;
                let known = blunders.get_or_insert_with(|| match is_last {
                    true => Blunders::new(*color, LAST_DOUBTS).or_by_ko(),
                    false => Blunders::new(*color, DOUBTS).within(DOUBTED_NEAR),
                });
                let by_combination = known.of(board, reader, worms, point).map_or(0, |blunder| blunder.stones);
                match *is_last {
                    true => by_combination.max(lives_lost::lost((board, owl), analysis, *color, point, limit)),
                    false => by_combination,
                }
            });
            asked.insert(point);
            if lost > 0 {
                proposal.give_away(lost);
            }
        }
    }
}

/// What the best move is worth; 0 if nothing speaks for any.
pub(super) fn best(proposed: &BTreeMap<Point, Proposal>) -> f32 {
    proposed.values().map(Proposal::value).fold(0.0, f32::max)
}

/// The moves that are worth most, the best first, of those that `counts` admits.
fn best_of(proposed: &BTreeMap<Point, Proposal>, most: usize, counts: impl Fn(&Proposal) -> bool) -> Vec<Point> {
    let counting = proposed.iter().filter(|(_, proposal)| counts(proposal));
    let mut ranked: Vec<(f32, Point)> = counting.map(|(&at, proposal)| (proposal.value(), at)).collect();
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
    ranked.into_iter().take(most).map(|(_, point)| point).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moves::value::constants::STONE;

    /// An empty board, on which it is known of these moves how many stones they lose.
    fn with_position<T>(lost_by: BTreeMap<Point, usize>, work: impl FnOnce(&mut Position<'_>, &Analysis) -> T) -> T {
        let board = Board::new(13).expect("a size");
        let analysis = Analysis::by_reading(&board);
        let (mut reader, mut owl) = (Reader::default(), OwlReader::default());
        let limit = Limit::endless();
        let mut at = Position {
            allowed: *board.points(),
            board,
            reader: &mut reader,
            owl: &mut owl,
            lives: &mut OwlReader::default(),
            databases: &Databases::default(),
            color: Color::Black,
            handicap: Placement { total: 0, remaining: 0 },
            without: None,
            limit: &limit,
            lead: 0.0,
            threats: false,
            standings: None,
            counted: Vec::new(),
            reviewed: PointSet::EMPTY,
            valued: BTreeMap::new(),
            doubts: true,
            blunders: None,
            is_last: false,
            lost_by,
            contested: Vec::new(),
            needless: NeedlessLinks::default(),
        };
        work(&mut at, &analysis)
    }

    /// The move of a column.
    fn move_in(column: usize) -> Point {
        Point::new(0, column)
    }

    /// Moves that are worth so much, each in the next column.
    fn worth(values: &[f32]) -> BTreeMap<Point, Proposal> {
        let proposal = |(column, &value): (usize, &f32)| {
            let mut proposal = Proposal::default();
            proposal.worth.territory = value;
            proposal.worth.settle();
            (move_in(column), proposal)
        };
        values.iter().enumerate().map(proposal).collect()
    }

    /// How many stones moves are found to lose that are worth so much and lose so many if it is asked.
    fn found_to_lose(moves: &[(f32, usize)]) -> Vec<usize> {
        let values: Vec<f32> = moves.iter().map(|(value, _)| *value).collect();
        let lost_by = moves.iter().enumerate().map(|(column, (_, lost))| (move_in(column), *lost)).collect();
        let mut proposed = worth(&values);
        with_position(lost_by, |at, analysis| at.doubt(analysis, &mut proposed));
        let given = |(proposal, value): (&Proposal, &f32)| ((value - proposal.value()) / STONE).round() as usize;
        proposed.values().zip(&values).map(given).collect()
    }

    #[test]
    fn what_is_as_good_as_the_best_move_is_doubted_too() {
        let nearly = 30.0 - AS_GOOD / 2.0;
        assert_eq!(found_to_lose(&[(30.0, 0), (nearly, 4), (29.0, 4)]), [0, 4, 0], "the third is worse than the first");
        assert_eq!(found_to_lose(&[(nearly, 4), (30.0, 0)]), [4, 0]);
        // Once the best is none, the next is asked, and what is as good as that.
        assert_eq!(found_to_lose(&[(30.0, 9), (29.0, 0), (29.0 - AS_GOOD / 2.0, 5), (28.0, 1)]), [9, 0, 5, 0]);
        assert_eq!(found_to_lose(&[(-1.0, 3)]), [0], "nobody makes a move that loses points anyway");
    }

    #[test]
    fn a_link_that_needs_no_move_is_not_found_again() {
        let links = [(move_in(3), move_in(5)), (move_in(7), move_in(9))];
        with_position(BTreeMap::new(), |at, analysis| {
            at.contested = links.map(|link| Contested::own(link, PointSet::EMPTY)).to_vec();
            at.needless = NeedlessLinks::knowing(links[0]);
            at.forget();
            at.values(analysis, &mut Proposals::new(13));
            let left: Vec<_> = at.contested.iter().map(|link| link.kind().link()).collect();
            assert_eq!(left, [Some(links[1])]);
        });
    }

    #[test]
    fn no_more_than_a_few_moves_are_doubted() {
        let all: Vec<(f32, usize)> = (0..12).map(|column| (30.0 - column as f32 / 10.0, 9)).collect();
        let expected: Vec<usize> = (0..12).map(|column| if column < DOUBTED { 9 } else { 0 }).collect();
        assert_eq!(found_to_lose(&all), expected);
        let equal: Vec<(f32, usize)> = (0..12).map(|_| (30.0, 9)).collect();
        assert_eq!(found_to_lose(&equal).iter().filter(|&&lost| lost == 9).count(), DOUBTED);
    }

    #[test]
    fn of_what_a_review_and_a_doubt_find_that_a_move_loses_the_greater_counts() {
        for [review, doubt] in [[6, 3], [3, 6], [0, 6], [6, 0]] {
            let mut proposed = worth(&[30.0]);
            proposed.values_mut().for_each(|proposal| proposal.give_away(review));
            let lost_by = BTreeMap::from([(move_in(0), doubt)]);
            with_position(lost_by, |at, analysis| at.doubt(analysis, &mut proposed));
            assert_eq!(proposed[&move_in(0)].value(), 30.0 - STONE * 6.0, "{review} {doubt}");
        }
    }

    #[test]
    fn a_move_is_doubted_once_and_once_more_where_nothing_is_worth_much() {
        with_position(BTreeMap::new(), |at, analysis| {
            let asked = |at: &Position<'_>| at.lost_by.keys().copied().collect::<Vec<_>>();
            at.doubt(analysis, &mut worth(&[30.0, 30.0, 20.0]));
            assert_eq!(asked(at), [move_in(0), move_in(1)]);
            // Nobody looks again: of what is known now the second move loses stones.
            at.blunders = None;
            at.lost_by.insert(move_in(1), 5);
            let mut proposed = worth(&[30.0, 30.0]);
            at.doubt(analysis, &mut proposed);
            assert!(at.blunders.is_none());
            assert_eq!(proposed[&move_in(1)].value(), 30.0 - STONE * 5.0);
            at.end();
            let mut proposed = worth(&[0.3, 0.3]);
            at.doubt(analysis, &mut proposed);
            assert!(at.blunders.is_some());
            assert_eq!(proposed[&move_in(1)].value(), 0.3);
        });
    }
}
