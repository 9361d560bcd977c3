//! What speaks for each move of a position?
//!
//! The order of events of GNU Go's manual ("Overview"): the position is [read](super::readings), generators propose moves with reasons, the
//! valuation tells what they are worth. Who is ahead and sees a dead dragon thrash doubts that it is dead, and looks again; when
//! nothing is worth much, patterns of the endgame are asked; who is behind and has nothing to read dares something; then races are
//! doubted that are won, and at last points are filled that belong to nobody.

use super::decide::Advice;
use super::links::Contested;
use super::proposals::{Proposal, Proposals};
use super::readings::Readings;
use super::value::constants::{AHEAD, AS_GOOD, COMPARABLE, ENDGAME, LEAST, LEAST_LINKING, LITTLE};
use super::{Examined, Player, Reason, Request};
use super::{dare, dragon_threats, endgame, fill, ko, links, lives_lost, review, shapes, strategy, threats, value};
use crate::analysis::Analysis;
use crate::analyst::Analyst;
use crate::board::{Board, CELLS, Color, Point, PointSet};
use crate::combination::{self, Blunders};
use crate::dragons::{Dragon, DragonId};
use crate::endgame::LocalMove;
use crate::game::Game;
use crate::limit::Limit;
use crate::owl::OwlReader;
use crate::pattern::facts::Status;
use crate::pattern::{Databases, Placement};
use crate::reading::Reader;
use std::collections::BTreeMap;

/// How many hundredths of the time until the deadline reading may take.
const READING: u32 = 40;
/// If the first look has taken so many of them, there is none to spare for a second one.
const TO_SPARE: u32 = 10;
/// With fewer moves that something speaks for, others around the stones are looked at.
const FEW: usize = 16;
/// So many of the best moves are looked at once more, whether they give something away.
const LOOKED_AT: usize = 12;
/// Of so many of the best moves it is asked whether they join or cut dragons too.
const LINKED: usize = 12;
/// Of so many it is asked at most, as long as the best one does, whether they let the opponent begin a combination,
const DOUBTED: usize = 8;
/// as are all that are as good ([`AS_GOOD`]); against strings no farther from them than so many rows and columns,
const DOUBTED_NEAR: usize = 5;
/// with so many threats, and so many moves tried.
const DOUBTS: combination::Effort = combination::Effort { depth: 3, tries: 1_000 };
/// The same where nothing is worth more than [`LITTLE`]: then no move is good enough for what it lets the opponent begin.
const LAST_DOUBTS: combination::Effort = combination::Effort { depth: 5, tries: 2_000 };

/// Reads a position and tells what speaks for each move.
pub(super) fn examine<'a>(game: &'a Game, analyst: &mut Analyst, request: &'a Request) -> Examined<'a> {
    let limit = Limit::start(request.time.map(|time| time.most), &request.interrupt);
    let usual = Limit::start(request.time.map(|time| time.usual), &request.interrupt);
    let reading = usual.share(READING);
    analyst.reader.set_time(Some(reading.clone()));
    let readings = Readings::new(game, analyst, request, &reading);
    let knows = request.player == Player::Knowledge;
    let (moves, proposed) = weigh((game, request, &readings), analyst, (&readings.analysis, knows), &reading);
    analyst.reader.set_time(None);
    let deciding = request.among.and_then(|_| deciding(&proposed, &moves));
    Examined { game, board: game.board().clone(), request, limit, usual, readings, proposed, moves, deciding }
}

/// Those of some moves that decide about life, if any do: about the dragon for which it counts most, or others of that kind.
fn deciding(proposed: &BTreeMap<Point, Proposal>, moves: &PointSet) -> Option<PointSet> {
    let possible = proposed.iter().filter(|(point, _)| moves.contains(**point));
    let deciding: Vec<(Point, f32)> =
        possible.filter_map(|(&point, proposal)| Some((point, proposal.decides()?))).collect();
    let most = deciding.iter().map(|(_, worth)| *worth).fold(0.0, f32::max);
    let all = deciding.iter().filter(|(_, worth)| *worth >= COMPARABLE * most).map(|(point, _)| *point).collect();
    (most > 0.0).then_some(all)
}

/// What the player that knows makes of the same position, by what was read of it; nothing where there is no time for it.
///
/// The values that a search begins with are others: it has its own use for strengths, at inner nodes; and with cuts and connections as
/// what it knows beforehand it won 22 of 52 games against itself without.
pub(super) fn advice(examined: &Examined<'_>, analyst: &mut Analyst) -> Advice {
    let Examined { game, request, usual, readings, .. } = examined;
    if usual.share(TO_SPARE).is_reached() {
        return Advice::new();
    }
    let reading = usual.share(READING);
    analyst.reader.set_time(Some(reading.clone()));
    let analysis = readings.judged(game.board());
    let (_, proposed) = weigh((game, request, readings), analyst, (&analysis, true), &reading);
    analyst.reader.set_time(None);
    proposed
}

/// Adds to what was read what territory, dragons and patterns say by an analysis, and tells what the moves are worth, to the player
/// that `knows` or for a search.
fn weigh(
    (game, request, readings): (&Game, &Request, &Readings),
    analyst: &mut Analyst,
    (analysis, knows): (&Analysis, bool),
    reading: &Limit,
) -> Found {
    let Analyst { databases, reader, owl, .. } = analyst;
    let color = request.color;
    let handicap = Placement { total: game.handicap() as u32, remaining: 0 };
    let (board, lead) = (game.board().clone(), lead(game, analysis, color));
    let counted = if knows { endgame::count(game.board(), analysis, color, reading) } else { Vec::new() };
    let (reviewed, valued) = (PointSet::EMPTY, BTreeMap::new());
    let predictor = request.predictor.as_deref().filter(|_| knows);
    let standings = predictor.map(|predictor| predictor.standings(game.board(), color));
    let mut at = Position {
        board,
        reader,
        owl,
        databases,
        color,
        handicap,
        without: request.without,
        allowed: readings.allowed,
        limit: reading,
        lead,
        threats: knows,
        standings: standings.as_ref(),
        counted,
        reviewed,
        valued,
        doubts: knows,
        blunders: None,
        is_last: false,
        lost_by: BTreeMap::new(),
        contested: Vec::new(),
    };

    let mut proposals = readings.proposals.clone();
    strategy::propose(&at.board, analysis, color, &mut proposals);
    if knows {
        at.contested = links::propose((&mut at.board, at.reader), analysis, color, reading, &mut proposals);
    }
    // What is known without patterns is the same if a dragon is doubted.
    let plain = proposals.clone();
    let thrashing = game.last_point().and_then(|last| analysis.dragons.thrashing(last));
    let doubted = thrashing.filter(|dragon| dragon.color != color && lead > AHEAD);
    let doubting = doubted.map(|dragon| analysis.doubting(&at.board, &[dragon.id]));
    let view = doubting.as_ref().unwrap_or(analysis);
    at.judge(view, &mut proposals);
    at.threaten(view, &mut proposals);
    let mut found = at.values(view, &mut proposals);
    if best(&found.1) <= ENDGAME && !at.databases.endgame.is_empty() {
        at.endgame(view, &mut proposals);
        found = at.values(view, &mut proposals);
    }
    // A search sees for itself what becomes of an intrusion.
    let may_dare = request.player == Player::Knowledge && !is_read(&found.1);
    if may_dare && dare::propose(&at.board, view, color, lead, &mut proposals) {
        found = at.values(view, &mut proposals);
    }
    let raced = raced_and_dead(view, color);
    if knows && best(&found.1) <= LITTLE && !raced.is_empty() {
        let doubting = view.doubting(&at.board, &raced);
        // What patterns say of dead dragons they say no longer.
        let mut anew = plain;
        at.forget();
        at.judge(&doubting, &mut anew);
        at.threaten(&doubting, &mut anew);
        at.endgame(&doubting, &mut anew);
        found = at.values(&doubting, &mut anew);
        at.forget();
    }
    if knows && best(&found.1) <= LITTLE {
        at.end();
        fill::propose((&mut at.board, at.reader), view, color, &at.allowed, &mut proposals);
        found = at.values(view, &mut proposals);
        // What only tips the scales is no reason to move.
        if found.1.values().all(|proposal| proposal.worth().without_secondary() <= LEAST) {
            fill::propose_needed(&at.board, view, color, &at.allowed, &mut proposals);
            found = at.values(view, &mut proposals);
        }
    }
    found
}

/// By how many points `color` is ahead, as the influence has it when it moves next.
pub(super) fn lead(game: &Game, analysis: &Analysis, color: Color) -> f32 {
    let board = game.board();
    let prisoners = board.captures(Color::Black) as f32 - board.captures(Color::White) as f32;
    let balance = analysis.second[color.index()].balance(board) + prisoners - game.komi();
    if color == Color::Black { balance } else { -balance }
}

/// What the best move is worth; 0 if nothing speaks for any.
fn best(proposed: &BTreeMap<Point, Proposal>) -> f32 {
    proposed.values().map(Proposal::value).fold(0.0, f32::max)
}

/// Whether reading speaks for the best move: then there is something sound to play for.
fn is_read(proposed: &BTreeMap<Point, Proposal>) -> bool {
    let best = proposed.values().max_by(|a, b| a.value().total_cmp(&b.value()));
    best.is_some_and(|best| best.reasons().iter().any(|reason| reason.kind.decided().is_some() && reason.value > LEAST))
}

/// The opponent's dragons that seem to be dead because they lose a race, if counting does not prove it: before the game ends it has to
/// be seen whether they are.
fn raced_and_dead(analysis: &Analysis, color: Color) -> Vec<DragonId> {
    let is_one = |dragon: &&Dragon| {
        let seems_dead = dragon.status == Status::Dead && dragon.race() == Some(Status::Dead);
        dragon.color != color && seems_dead && dragon.semeai.defense.is_some_and(|defense| !defense.certain)
    };
    analysis.dragons.iter().filter(is_one).map(|dragon| dragon.id).collect()
}

/// The moves that are worth most, the best first, of those that `counts` admits.
fn best_of(proposed: &BTreeMap<Point, Proposal>, most: usize, counts: impl Fn(&Proposal) -> bool) -> Vec<Point> {
    let counting = proposed.iter().filter(|(_, proposal)| counts(proposal));
    let mut ranked: Vec<(f32, Point)> = counting.map(|(&at, proposal)| (proposal.value(), at)).collect();
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
    ranked.into_iter().take(most).map(|(_, point)| point).collect()
}

/// The moves worth a thought, and those that something speaks for, with their values.
type Found = (PointSet, BTreeMap<Point, Proposal>);

/// A position in which moves are proposed and valued, by one analysis or another.
struct Position<'a> {
    board: Board,
    reader: &'a mut Reader,
    owl: &'a mut OwlReader,
    databases: &'a Databases,
    color: Color,
    handicap: Placement,
    /// The pattern that is not heeded.
    without: Option<&'static str>,
    /// The moves that may be made.
    allowed: PointSet,
    limit: &'a Limit,
    /// By how many points the player is ahead.
    lead: f32,
    /// Whether threats are looked for.
    threats: bool,
    /// How strong moves are by what was learnt from games, if that counts.
    standings: Option<&'a [f32; CELLS]>,
    /// What moves gain where the end of the game could be read.
    counted: Vec<LocalMove>,
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
    contested: Vec<Contested>,
}

impl Position<'_> {
    /// Adds what patterns say.
    fn judge(&mut self, analysis: &Analysis, proposals: &mut Proposals) {
        let databases = self.databases;
        shapes::propose(databases, &mut self.scene(analysis), proposals);
        if proposals.points().len() < FEW {
            strategy::propose_around(&self.board, analysis, proposals);
        }
    }

    /// Adds all threats, if there is a ko that cannot be taken now.
    fn threaten(&mut self, analysis: &Analysis, proposals: &mut Proposals) {
        let (strings, dragons) = ko::at_stake(&self.board, analysis, self.color);
        if self.threats && !(strings.is_empty() && dragons.is_empty()) {
            threats::propose_all((&mut self.board, self.reader), analysis, self.color, self.limit, proposals);
            dragon_threats::propose_all((&mut self.board, self.owl), analysis, self.color, self.limit, proposals);
        }
    }

    /// What was found is of another view of the position.
    fn forget(&mut self) {
        self.reviewed = PointSet::EMPTY;
        self.valued.clear();
    }

    /// From here on moves are doubted more thoroughly.
    fn end(&mut self) {
        self.is_last = true;
        self.blunders = None;
        self.lost_by.clear();
    }

    /// Adds what patterns of the endgame say.
    fn endgame(&mut self, analysis: &Analysis, proposals: &mut Proposals) {
        let databases = self.databases;
        shapes::propose_endgame(databases, &mut self.scene(analysis), proposals);
    }

    fn scene<'s>(&'s mut self, analysis: &'s Analysis) -> shapes::Scene<'s> {
        let Self { board, reader, color, handicap, without, .. } = self;
        let known_safe = PointSet::EMPTY;
        let (color, handicap, without) = (*color, *handicap, *without);
        shapes::Scene { board, reader, color, analysis, handicap, without, known_safe }
    }

    /// What the moves are worth. What was asked and told before is not asked again.
    fn values(&mut self, analysis: &Analysis, proposals: &mut Proposals) -> Found {
        let size = self.board.size();
        let fresh: Vec<Point> =
            proposals.points().into_iter().filter(|&point| !self.reviewed.contains(point)).collect();
        self.reviewed = self.reviewed.union(&fresh.iter().copied().collect());
        let Self { board, reader, owl, databases, color, allowed, limit, lead, threats, .. } = self;
        let (standings, counted) = (&self.standings, &self.counted);
        let (valued, contested) = (&mut self.valued, &mut self.contested);
        review::propose((board, reader), analysis, *color, &fresh, proposals);
        if *threats {
            threats::propose((board, reader), analysis, *color, limit, &fresh, proposals);
            let proposed: Vec<Point> = fresh.into_iter().filter(|&point| proposals.is_proposed(point)).collect();
            dragon_threats::propose((board, owl), analysis, *color, limit, &proposed, proposals);
        }
        endgame::propose(board, counted, analysis, proposals);
        let (moves, mut proposed) = proposals.clone().settle(allowed);
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
                    true => Blunders::new(board, reader, worms, *color, LAST_DOUBTS).or_by_ko(),
                    false => Blunders::new(board, reader, worms, *color, DOUBTS).within(DOUBTED_NEAR),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dragons::Sureness;
    use crate::limit::Interrupt;
    use crate::moves::ReasonKind;
    use crate::moves::value::constants::STONE;
    use crate::reading::Outcome;

    /// An empty board, on which it is known of these moves how many stones they lose.
    fn with_position<T>(lost_by: BTreeMap<Point, usize>, work: impl FnOnce(&mut Position<'_>, &Analysis) -> T) -> T {
        let board = Board::new(13).expect("a size");
        let analysis = Analysis::by_reading(&board);
        let (mut reader, mut owl) = (Reader::default(), OwlReader::default());
        let limit = Limit::start(None, &Interrupt::default());
        let mut at = Position {
            allowed: *board.points(),
            board,
            reader: &mut reader,
            owl: &mut owl,
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

    #[test]
    fn what_decides_about_few_stones_does_not_beside_what_decides_about_many() {
        let at = |column| Point::new(2, column);
        let moves: PointSet = (0..4).map(at).collect();
        let proposal = |column, points| {
            let (dragon, outcome, sure) = (at(column), Outcome::Win, Sureness::Certain);
            let kills = ReasonKind::KillsDragon { dragon, stones: 9, outcome, sure };
            let kind = if column == 0 { ReasonKind::Stake { points, contact: true } } else { kills };
            let mut proposal = Proposal::default();
            proposal.add(Reason::new(kind, points, 9));
            (at(column), proposal)
        };
        // Outside of the part of the board that is asked about there may be more.
        let all = [(0, 50.0), (1, 4.0), (2, 10.0), (3, 9.0), (8, 40.0)];
        let proposed: BTreeMap<Point, Proposal> = all.map(|(column, points)| proposal(column, points)).into();
        assert_eq!(deciding(&proposed, &moves), Some([at(2), at(3)].into_iter().collect()));
        assert_eq!(deciding(&proposed, &PointSet::single(at(0))), None);
    }
}
