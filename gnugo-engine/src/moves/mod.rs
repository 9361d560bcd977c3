//! Which move is the best, and why?
//!
//! 1. The position is analysed. Generators propose moves with reasons ([`examine`]): reading (captures, rescues; dragons that live
//!    or die by who moves first; races; cuts and connections; combinations and break-ins), eyes and territory, the pattern
//!    databases, the opening.
//! 2. One valuation makes points of territory of the reasons ([`value`]); for the player that does not look ahead, what games have
//!    taught of such moves multiplies them. Patterns' actions forbid moves
//!    and prefer others. The [`Player`] that knows and does not look ahead plays the best of these moves ([`knowledge`]).
//! 3. Games are simulated from the moves, those with good reasons first, and the moves that do well are looked at
//!    closer ([`search`]). Where the best move of a part of the board is asked for, only from those that decide about life there.
//! 4. What the simulated games say decides: whether to pass or to resign, and which move to play.
//!
//! A player who is told to mirror plays the image of the opponent's move where there is one, and chooses so elsewhere.
//!
//! The work is set by the level, at the greatest about a second on 9×9 and three on 19×19; or by the clock. What it does not see: life
//! and death that takes long to read, sekis of dragons that are not shut in, and, when games are simulated, threats for a ko.

mod break_ins;
mod choice;
mod combinations;
mod dare;
mod decide;
mod dragon_threats;
mod effort;
mod endgame;
mod examine;
mod fill;
pub(crate) mod handicap;
mod knowledge;
mod ko;
mod life;
mod links;
mod lives_lost;
mod mirror;
mod needless_links;
mod opening;
mod outlook;
mod position;
mod proposals;
mod readings;
mod reason;
mod reporter;
mod request;
mod review;
mod shapes;
mod strategy;
mod tactics;
mod threats;
mod value;
mod weakness;

#[cfg(test)]
mod tests;

pub use crate::limit::{Interrupt, Time};
pub use choice::{Candidate, Choice, Considered, Decision, Purpose};
pub(crate) use decide::games_at;
pub use outlook::{Outlook, Prospect, Watch};
pub use reason::{Opening, PatternReason, Reason, ReasonKind, SecondMove};
pub use request::Player;
pub use value::{SHAPE, Worth};

pub(crate) use proposals::{Proposal, Proposals};
pub(crate) use request::Request;

use crate::analyst::Analyst;
use crate::board::{Board, Color, Point, PointSet};
use crate::game::{Counting, Game};
use crate::limit::Limit;
use crate::playout::{Ownership, Playouts};
use crate::search::{self, Aim, Parameters, Prior, Task};
pub use crate::search::{BadTuning, BareSearch, Features, Measured, Tuning};
pub(crate) use crate::search::{Kept, Predictor, Resources};
use readings::Readings;
use std::collections::BTreeMap;
use value::constants::{JOSEKI_GAMES, MOST_PRIOR, PLENTY, PRIOR_GAMES, PRIOR_POINTS};

/// A position with all that was found out about it before any game was simulated.
struct Examined<'a> {
    game: &'a Game,
    board: Board,
    request: &'a Request,
    /// When to be ready at the latest, and when to be if nothing is in doubt.
    limit: Limit,
    usual: Limit,
    readings: Readings,
    /// The moves with reasons.
    proposed: BTreeMap<Point, Proposal>,
    /// All moves worth a thought: legal, no own eyes filled, nothing that a pattern forbids.
    moves: PointSet,
    /// Those that decide about life, if the best move of a part of the board is asked for: whoever asks that asks about the life
    /// and death there. `None` if none does, or if all moves are asked about. Then reading says what is worth a thought beforehand,
    /// and not what may be played: it errs, and moves that it leaves out are often the best.
    deciding: Option<PointSet>,
}

/// Chooses a move. What a search finds is kept for the next one, which begins with it.
pub(crate) fn choose(
    game: &Game,
    analyst: &mut Analyst,
    request: &Request,
    kept: &mut Option<Kept>,
    watch: Option<Watch<'_>>,
) -> Choice {
    if let Some(choice) = mirror::choose(game, analyst, request) {
        return choice;
    }
    let examined = examine::examine(game, analyst, request);
    match request.player {
        Player::Knowledge => knowledge::decide(&examined),
        Player::Search => {
            let wants_advice = decide::wants_advice(&examined);
            let advice = if wants_advice { examine::advice(&examined, analyst) } else { decide::Advice::new() };
            decide::decide(&examined, &advice, kept, watch)
        }
    }
}

/// Searches and decides nothing, until whoever watches has seen enough, or there is an interrupt.
pub(crate) fn watch(game: &Game, analyst: &mut Analyst, request: &Request, kept: &mut Option<Kept>, watch: Watch<'_>) {
    let examined = examine::examine(game, analyst, request);
    let priors = examined.priors();
    let games = request.games.unwrap_or(u32::MAX / 2);
    let task = Task { aim: Aim::Measure, ..examined.task(examined.moves, &priors, games) };
    let known = kept.take().and_then(|kept| kept.later_or_same(game, request.color, task.komi));
    let mut reporter = reporter::Reporter::new(&examined, Some(watch));
    let (_, root) = search::search_from(&task, known, &mut |progress| reporter.look(progress));
    *kept = Some(Kept::new(&task, root));
}

/// Says what is proposed, and decides nothing.
pub(crate) fn consider(game: &Game, analyst: &mut Analyst, request: &Request) -> Considered {
    let Examined { moves, proposed, .. } = examine::examine(game, analyst, request);
    let candidate = |(point, proposal): (Point, Proposal)| {
        let (value, worth) = (proposal.value(), Some(proposal.worth()));
        Candidate { point, value, worth, reasons: proposal.told() }
    };
    let mut candidates: Vec<Candidate> = proposed.into_iter().map(candidate).collect();
    candidates.sort_by(|a, b| b.value.total_cmp(&a.value));
    Considered { moves, candidates }
}

/// Says what the position is worth to the player to move, by the mean of so many simulated games in which both players choose.
pub(crate) fn measure(game: &Game, analyst: &mut Analyst, request: &Request, games: u32) -> Measured {
    let examined = examine::examine(game, analyst, request);
    let priors = examined.priors();
    let task = Task { aim: Aim::Measure, ..examined.task(examined.moves, &priors, games) };
    let findings = search::search(&task);
    findings.mean()
}

impl Examined<'_> {
    /// The search for the best of some moves.
    fn task<'a>(&'a self, moves: PointSet, priors: &'a [(Point, Prior)], games: u32) -> Task<'a> {
        Task {
            board: &self.board,
            color: self.request.color,
            komi: area_komi(self.game, self.request.color),
            life: None,
            aim: Aim::Choose,
            moves,
            may_pass: true,
            priors,
            games,
            limit: &self.limit,
            usual: &self.usual,
            resources: self.request.resources,
            parameters: Parameters::new(self.board.size(), self.request.predictor.is_some()),
            predictor: self.request.predictor.as_deref(),
            seed: self.request.seed ^ self.board.hash(),
        }
    }

    /// Who owns what if `first` moves first and both play on at random: in so many games, or as many as there is time for.
    fn ownership(&self, first: Color, games: u32) -> Ownership {
        Playouts::new(self.request.seed).ownership_within(&self.board, first, games, &self.limit)
    }

    /// A move that takes one of these strings off the board, or comes nearer to it: the nearest to capture first, and of its liberties
    /// one where the stone is safe.
    fn capturing(&self, mut strings: Vec<Point>) -> Option<Point> {
        strings.sort_by_key(|&string| self.board.liberties(string));
        let is_safe = |point: &Point| self.board.liberty_count_after(*point, self.request.color) > 1;
        strings.into_iter().find_map(|string| {
            let liberties = self.board.liberty_set(string).intersection(&self.moves);
            liberties.iter().find(is_safe)
        })
    }

    /// What the reasons say of each proposed move.
    fn priors(&self) -> Vec<(Point, Prior)> {
        let proposed = self.proposed.iter().filter(|(_, proposal)| proposal.is_proposed());
        proposed.map(|(&point, proposal)| (point, prior(proposal, &self.board))).collect()
    }
}

/// What the reasons for a move say of it before any game was simulated. On a large board it takes more games to know
/// better: a single move decides less there.
fn prior(proposal: &Proposal, board: &Board) -> Prior {
    let (value, points) = (proposal.value(), (board.size() * board.size()) as f32);
    let games = (PRIOR_GAMES + value.clamp(0.0, MOST_PRIOR)) * (points / PRIOR_POINTS).max(1.0);
    let games = if proposal.is_joseki_at_once() { games * JOSEKI_GAMES } else { games };
    Prior::new(0.5 + 0.5 * (value / PLENTY).tanh(), games)
}

/// What the last move of a game makes area and territory differ by.
const LAST_MOVE: f32 = 1.0;

/// What Black must be ahead by area for `color` to have won, or lost, for sure.
///
/// Territory counting gives the same as area counting but for the stones that one side has played more than the other;
/// these are the handicap and what passes have left over. By area counting the handicap is given back to White, as the
/// rules have it.
/// A game by territory is won for sure if it is also won by area, as long as that differs by no more than the last move:
/// whoever counts then gets the same winner.
fn area_komi(game: &Game, color: Color) -> f32 {
    let placed =
        |color: Color| game.board().stones(color).len() as f32 + game.board().captures(color.opponent()) as f32;
    let given_back = match game.rules().counting {
        Counting::Area => game.compensation(),
        Counting::Territory => game.handicap(),
    };
    let by_area = game.komi() + given_back as f32;
    let by_territory = game.komi() + placed(Color::Black) - placed(Color::White);
    match (game.rules().counting, color) {
        (Counting::Area, _) => by_area,
        (Counting::Territory, _) if (by_area - by_territory).abs() > LAST_MOVE => by_territory,
        (Counting::Territory, Color::Black) => by_territory.max(by_area),
        (Counting::Territory, Color::White) => by_territory.min(by_area),
    }
}
