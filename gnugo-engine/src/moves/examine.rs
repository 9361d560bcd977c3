//! What speaks for each move of a position?
//!
//! The order of events of GNU Go's manual ("Overview"): the position is [read](super::readings), generators propose moves with reasons, the
//! valuation tells what they are worth. Who is ahead and sees a dead dragon thrash doubts that it is dead, and looks again; when
//! nothing is worth much, patterns of the endgame are asked; who is behind and has nothing to read dares something; then races are
//! doubted that are won, and at last points are filled that belong to nobody.

use super::decide::Advice;
use super::opening::SMALLEST;
use super::position::{Found, Position, best};
use super::proposals::Proposal;
use super::readings::Readings;
use super::value::constants::{AHEAD, COMPARABLE, ENDGAME, LEAST, LITTLE};
use super::{Examined, Player, Request};
use super::{dare, endgame, fill, links, strategy, weakness};
use crate::analysis::Analysis;
use crate::analyst::Analyst;
use crate::board::{Color, Point, PointSet};
use crate::dragons::{Dragon, DragonId};
use crate::game::Game;
use crate::limit::Limit;
use crate::pattern::facts::Status;
use std::collections::BTreeMap;

/// How many hundredths of the time until the deadline reading may take.
const READING: u32 = 40;
/// If the first look has taken so many of them, there is none to spare for a second one.
const TO_SPARE: u32 = 10;

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
    let color = request.color;
    let lead = lead(game, analysis, color);
    let predictor = request.predictor.as_deref().filter(|_| knows);
    let standings = predictor.map(|predictor| predictor.standings(game.board(), color));
    let mut at = Position::new((game, request, readings), analyst, (knows, lead), standings.as_ref(), reading);
    at.counted = if knows { endgame::count(game.board(), analysis, color, reading) } else { Vec::new() };

    let mut proposals = readings.proposals.clone();
    strategy::propose(&at.board, analysis, color, &mut proposals);
    // On small boards simulated games see that by themselves.
    if knows || game.size() >= SMALLEST {
        weakness::propose((&at.board, analysis), color, reading, &mut proposals);
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dragons::Sureness;
    use crate::moves::{Reason, ReasonKind};
    use crate::reading::Outcome;

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
