//! What is a move worth, by the reasons for it?
//!
//! GNU Go's manual, "Valuation of suggested moves". Reasons say what a move does; here it is told what that is worth, in points:
//! [*territorial value*](territory), what the influence gives both players once the stone is there and strings and dragons have
//! changed hands; [*strategical value*](strategy), what becomes safer or weaker; a factor for shape; a part of what a second
//! move would gain; a factor for how usual the move is; and bounds that patterns set. Each fact counts once, whoever said it.
//!
//! A move costs one change of the influence, a fraction of a millisecond on 19×19; one that is proposed costs two, since a second move
//! there is valued too.

mod bounds;
pub(super) mod constants;
mod dragons;
mod strategy;
mod territory;
mod worth;

pub(super) use bounds::{of_classes, shape_of_classes};
pub use constants::SHAPE;
pub(super) use dragons::is_settled;
pub use worth::Worth;

use super::proposals::Proposal;
use super::reason::Decided;
use super::{PatternReason, Reason, ReasonKind, ko};
use crate::analysis::Analysis;
use crate::board::{Board, CELLS, Color, Point, PointSet};
use crate::dragons::{Dragon, OwlStatus, Sureness};
use crate::pattern::{Databases, Endgame};
use crate::reading::{Outcome, Reader};
use crate::sum::Fractions;
use crate::worms::Worm;
use bounds::opening;
use constants::*;
use dragons::{is_dead, worth_of};
use smallvec::SmallVec;
use strategy::Temper;
use territory::{Baseline, Changes, Territory, survival};

/// The position in which moves are valued, and what is known of it.
pub(super) struct Scene<'a> {
    pub(super) board: &'a mut Board,
    pub(super) reader: &'a mut Reader,
    pub(super) analysis: &'a Analysis,
    pub(super) databases: &'a Databases,
    pub(super) color: Color,
    /// By how many points the player is ahead.
    pub(super) lead: f32,
    /// By how much each move is stronger than the mean of all, as a logarithm, if that counts.
    pub(super) standings: Option<&'a [f32; CELLS]>,
}

/// Tells what moves are worth in a position.
pub(super) struct Valuer<'a> {
    analysis: &'a Analysis,
    territory: Territory<'a>,
    temper: Temper,
    standings: Option<&'a [f32; CELLS]>,
    /// The power that shape and what is usual have: see [`heed`].
    heed: f32,
}

impl<'a> Valuer<'a> {
    /// One for the moves of a player, of which these are proposed. The board is given back as it was.
    pub(super) fn new<'p>(scene: Scene<'a>, proposed: impl Iterator<Item = &'p Proposal>) -> Self {
        let Scene { board, reader, analysis, databases, color, lead, standings } = scene;
        let temper = Temper::new(color, lead, board.size());
        let heed = openness(board, analysis);
        let baseline = Baseline::new(board, analysis, color, proposed);
        let known = Vec::new();
        let territory = Territory { board, reader, analysis, databases, color, baseline, known };
        Self { analysis, territory, temper, standings, heed }
    }

    /// If a ko that cannot be taken now is worth more than any move, threats are worth what they threaten, but no more
    /// than the ko.
    pub(super) fn fight_ko<'p>(&self, proposed: impl Iterator<Item = &'p mut Proposal>) {
        let (strings, dragons) = ko::at_stake(self.territory.board, self.analysis, self.territory.color);
        let strings = strings.into_iter().map(|string| self.string(string));
        let stake = strings.chain(dragons.into_iter().map(|dragon| self.dragon(dragon))).fold(0.0, f32::max);
        let mut proposed: Vec<&mut Proposal> = proposed.collect();
        // What was a threat when fewer moves were known is none of what the moves are worth by themselves.
        proposed.iter_mut().for_each(|proposal| proposal.worth.fight_ko(0.0));
        let best = proposed.iter().map(|proposal| proposal.value()).fold(0.0, f32::max);
        if stake <= best.max(LEAST_KO) {
            return;
        }
        for proposal in proposed {
            let threat = proposal.reasons.iter().map(|reason| self.followup(reason)).fold(0.0, f32::max);
            proposal.worth.fight_ko(threat.min(stake));
        }
    }

    /// The board and the reader, for whoever asks something else while moves are valued. The board has to be given back as it was.
    pub(super) fn at_hand(&mut self) -> (&mut Board, &mut Reader) {
        (self.territory.board, self.territory.reader)
    }

    /// Tells what a move is worth, and what each of its reasons would be by itself.
    pub(super) fn value(&mut self, point: Point, proposal: &mut Proposal) {
        let values: SmallVec<[f32; 16]> =
            proposal.reasons.iter().map(|reason| self.alone(reason) * self.heard(reason, &proposal.reasons)).collect();
        proposal.reasons.iter_mut().zip(values).for_each(|(reason, value)| reason.value = value);
        proposal.reasons.sort_by(|a, b| b.value.total_cmp(&a.value));
        proposal.worth = self.worth(point, &proposal.reasons);
    }

    /// Whether a reason says that something is captured or killed that is not lost yet.
    fn takes(&self, reason: &Reason) -> bool {
        match reason.kind {
            ReasonKind::Captures { string, outcome: Outcome::Win, .. } => !self.is_settled(string),
            ReasonKind::KillsDragon { outcome: Outcome::Win, .. }
            | ReasonKind::DecidesRace { outcome: Outcome::Win, .. } => true,
            _ => false,
        }
    }

    /// Whether a stone only joins dragons that are dead or can be killed for sure, and neither saves one nor takes anything, and no
    /// pattern proposes it as a sacrifice.
    fn joins_what_is_lost(&self, point: Point, reasons: &[Reason]) -> bool {
        let Territory { board, color, .. } = &self.territory;
        let joined: SmallVec<[Point; 4]> =
            point.neighbors().into_iter().filter(|&at| board.color_at(at) == Some(*color)).collect();
        let saves =
            |reason: &Reason, dragon: &Dragon| reason.kind.saved_dragon().is_some_and(|at| dragon.stones.contains(at));
        let is_lost = |at: &Point| {
            self.analysis.dragons.at(*at).is_some_and(|dragon| {
                let may_die = is_dead(dragon) || dragon.owl.status == OwlStatus::Critical && dragon.owl.attack.certain;
                may_die && !reasons.iter().any(|reason| saves(reason, dragon))
            })
        };
        let is_meant = |reason: &Reason| {
            // Nobody takes what stands in a seki.
            self.takes(reason)
                || matches!(reason.kind, ReasonKind::MakesSeki { .. })
                || pattern(reason).is_some_and(|pattern| pattern.is_sacrifice)
        };
        !joined.is_empty() && joined.iter().all(is_lost) && !reasons.iter().any(is_meant)
    }

    fn worth(&mut self, point: Point, reasons: &[Reason]) -> Worth {
        if let Some(worth) = worth_as_counted(reasons) {
            return worth;
        }
        if self.joins_what_is_lost(point, reasons) {
            return Worth::lost();
        }
        let changes = Changes::of(point, reasons, self.analysis, &self.territory.baseline);
        let proposed = reasons.iter().any(|reason| reason.kind.is_proposal());
        let gain = self.territory.gain(point, &changes, proposed);
        let mut worth = Worth { territory: gain.changed + supported(gain.besides, reasons), ..Worth::default() };
        worth.territory += self.doubtful(reasons, &changes);
        let patterns = || reasons.iter().filter_map(pattern);
        let least = patterns().filter_map(|pattern| pattern.territory.0).max_by(f32::total_cmp);
        let most = patterns().filter_map(|pattern| pattern.territory.1).min_by(f32::total_cmp);
        worth.territory = bounded(worth.territory, least, most);
        worth.strategy = strategy::worth(reasons, self.analysis, &changes, self.temper);
        worth.shape = shape(&shapes(patterns())).powf(self.heed);
        worth.usual = self.standings.map_or(1.0, |standings| usual(standings[point.index()]).powf(self.heed));
        let best = |values: &mut dyn Iterator<Item = f32>| values.fold(0.0, f32::max);
        worth.followup = best(&mut reasons.iter().map(|reason| self.followup(reason))).max(gain.followup);
        worth.reverse_followup = best(&mut reasons.iter().map(|reason| self.reverse_followup(reason)));
        worth.is_threat = patterns().any(|pattern| pattern.is_threat)
            || reasons.iter().any(|reason| matches!(reason.kind, ReasonKind::Threatens { good: true, .. }));
        worth.secondary = reasons.iter().map(|reason| self.secondary(reason)).sum::<f32>().min(SECONDARY);
        worth.at_least = reasons.iter().filter_map(at_least).max_by(f32::total_cmp);
        if worth.at_least == Some(FILLS) && worth.reverse_followup > 0.0 {
            worth.at_least = Some(FILLS + PREVENTS);
        }
        worth.at_most = patterns().filter_map(|pattern| pattern.at_most).min_by(f32::total_cmp);
        worth.settle();
        worth
    }

    /// What a reason would be worth by itself.
    fn alone(&self, reason: &Reason) -> f32 {
        let certainly = |certain: bool| if certain { 1.0 } else { UNCERTAIN };
        match reason.kind {
            ReasonKind::Captures { string, outcome, .. } => {
                self.string(string) * part(outcome) * if self.is_settled(string) { NO_HURRY } else { 1.0 }
            }
            ReasonKind::Saves { string, outcome, .. } => {
                self.string(string)
                    * part(outcome)
                    * self.at_stake(reason)
                    * if self.is_settled(string) { NO_HURRY } else { 1.0 }
            }
            ReasonKind::KillsDragon { dragon, outcome, sure, .. } => {
                self.dragon(dragon) * part(outcome) * certainly(sure == Sureness::Certain)
            }
            ReasonKind::SavesDragon { dragon, outcome, sure, .. } => {
                self.dragon(dragon) * part(outcome) * self.at_stake(reason) * certainly(sure == Sureness::Certain)
            }
            ReasonKind::DecidesRace { dragon, outcome, .. } => self.dragon(dragon) * part(outcome),
            ReasonKind::BeginsCombination { target, outcome, .. }
            | ReasonKind::StopsCombination { target, outcome, .. } => self.string(target) * part(outcome),
            ReasonKind::AttacksEither { a, b, stones } | ReasonKind::DefendsBoth { a, b, stones } => {
                STONE * stones as f32 * if [a, b].iter().any(|&at| self.is_settled(at)) { NO_HURRY } else { 1.0 }
            }
            ReasonKind::BreaksIn { points, certain, outcome, .. }
            | ReasonKind::BlocksOff { points, certain, outcome, .. } => {
                BROKEN * points as f32 * certainly(certain) * part(outcome)
            }
            ReasonKind::MakesSeki { points, .. } | ReasonKind::AvoidsSeki { points, .. } => points as f32,
            ReasonKind::Opening(aim) => opening(aim),
            ReasonKind::Stake { points, .. } => points,
            ReasonKind::Threatens { .. }
            | ReasonKind::ThreatensToSave { .. }
            | ReasonKind::ThreatensDragon { .. }
            | ReasonKind::ThreatensToSaveDragon { .. } => FOLLOWUP * self.followup(reason),
            ReasonKind::PreventsThreat { .. } | ReasonKind::PreventsDragonThreat { .. } => {
                FOLLOWUP * self.reverse_followup(reason)
            }
            ReasonKind::FillsLiberty | ReasonKind::FillsNeeded => FILLS,
            ReasonKind::Dares { area, lacking } => daring(area, lacking),
            ReasonKind::Counted { value, .. } => value,
            ReasonKind::Pattern(pattern) => FOLLOWUP * pattern.followup.max(pattern.reverse_followup),
            _ => strategy::worth(std::slice::from_ref(reason), self.analysis, &Changes::default(), self.temper),
        }
    }

    /// The part of a reason's value that is left beside the others.
    fn heard(&self, reason: &Reason, all: &[Reason]) -> f32 {
        match reason.kind {
            ReasonKind::Saves { string, .. } => survival(self.analysis, string, all),
            _ => 1.0,
        }
    }

    /// What hangs on kos, on what was not read to its end, and on which of several things succeeds: no influence tells it.
    fn doubtful(&self, reasons: &[Reason], changes: &Changes) -> f32 {
        // What changes hands for sure has been counted.
        let left = |dragon: Point| {
            let stones = self.analysis.dragons.at(dragon).map_or(PointSet::EMPTY, |dragon| dragon.stones);
            let counted = changes.saved.union(&changes.taken).intersection(&stones).len();
            1.0 - counted as f32 / stones.len().max(1) as f32
        };
        let is_disputed = |reason: &Reason| territory::ko_for(self.analysis, &reason.kind).is_some();
        let worth = |reason: &Reason| match reason.kind {
            ReasonKind::Captures { string, .. } | ReasonKind::Saves { string, .. } if self.is_settled(string) => 0.0,
            ReasonKind::Captures { outcome, .. } | ReasonKind::Saves { outcome, .. }
                if outcome != Outcome::Win || is_disputed(reason) =>
            {
                reason.value
            }
            ReasonKind::Saves { string, .. } if survival(self.analysis, string, reasons) < 1.0 => reason.value,
            ReasonKind::DecidesRace { outcome, .. } if outcome != Outcome::Win => reason.value,
            ReasonKind::KillsDragon { dragon, outcome, sure, .. }
            | ReasonKind::SavesDragon { dragon, outcome, sure, .. }
                if outcome != Outcome::Win || !territory::is_counted(sure) || is_disputed(reason) =>
            {
                reason.value * left(dragon)
            }
            ReasonKind::BeginsCombination { .. }
            | ReasonKind::StopsCombination { .. }
            | ReasonKind::AttacksEither { .. }
            | ReasonKind::DefendsBoth { .. }
            | ReasonKind::BreaksIn { .. }
            | ReasonKind::BlocksOff { .. }
            | ReasonKind::MakesSeki { .. }
            | ReasonKind::AvoidsSeki { .. } => reason.value,
            _ => 0.0,
        };
        // What is doubtful is about the same thing in most cases.
        reasons.iter().map(worth).fold(0.0, f32::max)
    }

    /// What a second move would gain.
    fn followup(&self, reason: &Reason) -> f32 {
        match reason.kind {
            ReasonKind::Threatens { string, .. } if self.is_settled(string) => 0.0,
            ReasonKind::Threatens { string, .. } | ReasonKind::ThreatensToSave { string, .. } => self.string(string),
            ReasonKind::ThreatensDragon { dragon, .. } | ReasonKind::ThreatensToSaveDragon { dragon, .. } => {
                self.dragon(dragon)
            }
            ReasonKind::Pattern(pattern) => pattern.followup,
            _ => 0.0,
        }
    }

    /// What a second move of the opponent's would have gained.
    fn reverse_followup(&self, reason: &Reason) -> f32 {
        match reason.kind {
            ReasonKind::PreventsThreat { string, .. } if self.is_settled(string) => 0.0,
            ReasonKind::PreventsThreat { string, .. } => self.string(string),
            ReasonKind::PreventsDragonThreat { dragon, .. } => self.dragon(dragon),
            ReasonKind::Pattern(pattern) => pattern.reverse_followup,
            _ => 0.0,
        }
    }

    /// What tips the scales.
    fn secondary(&self, reason: &Reason) -> f32 {
        match reason.kind {
            ReasonKind::Captures { string, .. } if self.is_settled(string) => reason.value,
            _ => 0.0,
        }
    }

    /// Whether nothing can be done about a string any more.
    fn is_settled(&self, string: Point) -> bool {
        dragons::is_settled(self.analysis, string)
    }

    /// How much of its value there is to save: what only a ko would take is not lost yet.
    fn at_stake(&self, reason: &Reason) -> f32 {
        territory::ko_for(self.analysis, &reason.kind).map_or(1.0, part)
    }

    fn worm(&self, string: Point) -> Option<&Worm> {
        self.analysis.worms.at(string)
    }

    /// What a string is worth.
    fn string(&self, string: Point) -> f32 {
        self.worm(string).map_or(0.0, |worm| match worm.size() {
            1 if worm.liberties.len() == 1 && (worm.attack().is_ko() || worm.defense().is_ko()) => KO_STONE,
            size => STONE * size as f32 + ROOM * worm.liberties.len() as f32,
        })
    }

    /// What a dragon is worth.
    fn dragon(&self, at: Point) -> f32 {
        self.analysis.dragons.at(at).map_or(0.0, worth_of)
    }
}

/// How much of its value a result keeps.
const fn part(outcome: Outcome) -> f32 {
    match outcome {
        Outcome::Lost => 0.0,
        Outcome::KoB => KO_THEIRS,
        Outcome::KoA => KO_OURS,
        Outcome::Win => 1.0,
    }
}

fn pattern(reason: &Reason) -> Option<&PatternReason> {
    match &reason.kind {
        ReasonKind::Pattern(pattern) => Some(pattern),
        _ => None,
    }
}

/// What a move is worth that was counted. What patterns of the endgame say of its value is for what can't be counted.
fn worth_as_counted(reasons: &[Reason]) -> Option<Worth> {
    let (territory, is_sente) = reasons.iter().find_map(|reason| match reason.kind {
        ReasonKind::Counted { value, is_sente, .. } => Some((value, is_sente)),
        _ => None,
    })?;
    let loses = territory <= -NOTHING;
    let bounds = |reason: &&Reason| match reason.kind {
        ReasonKind::FillsLiberty => !loses,
        // That a group needs it is read, and the count takes for granted that it lives.
        ReasonKind::FillsNeeded => true,
        ReasonKind::Pattern(pattern) => !pattern.is_of::<Endgame>(),
        _ => false,
    };
    let mut worth = Worth {
        territory,
        secondary: if is_sente && territory > 0.0 { SENTE } else { 0.0 },
        at_least: reasons.iter().filter(bounds).filter_map(at_least).max_by(f32::total_cmp),
        at_most: reasons.iter().filter_map(pattern).filter_map(|pattern| pattern.at_most).min_by(f32::total_cmp),
        ..Worth::default()
    };
    worth.settle();
    Some(worth)
}

/// What it is worth to enter an area of so many points for who is behind by so many.
fn daring(area: usize, lacking: f32) -> f32 {
    (DARED * area as f32).min(LACKING * lacking)
}

/// The least value that a reason gives a move.
fn at_least(reason: &Reason) -> Option<f32> {
    match reason.kind {
        ReasonKind::Pattern(pattern) => pattern.at_least,
        ReasonKind::Opening(aim) => Some(opening(aim)),
        ReasonKind::Dares { area, lacking } => Some(daring(area, lacking)),
        ReasonKind::FillsLiberty | ReasonKind::FillsNeeded => Some(FILLS),
        _ => None,
    }
}

fn bounded(value: f32, least: Option<f32>, most: Option<f32>) -> f32 {
    let value = least.map_or(value, |least| value.max(least));
    most.map_or(value, |most| value.min(most))
}

/// As much of a territorial gain as the reasons for a move can be trusted with: a move that nobody proposed for anything is not worth
/// all that the influence makes of it.
fn supported(gain: f32, reasons: &[Reason]) -> f32 {
    let was_read = |reason: &Reason| reason.kind.decided().is_some_and(|decided| decided != Decided::Several);
    let is_unproposed = |reason: &Reason| !reason.kind.is_proposal();
    let is_link = |reason: &Reason| matches!(reason.kind, ReasonKind::Cuts { .. } | ReasonKind::Connects { .. });
    let cuts = reasons.iter().any(|reason| matches!(reason.kind, ReasonKind::Cuts { .. }));
    if reasons.iter().any(was_read) {
        if gain > 0.0 { BESIDES * gain } else { gain }
    } else if cuts && reasons.iter().all(|reason| is_unproposed(reason) || is_link(reason)) {
        gain.min(CUT)
    } else if !reasons.iter().all(is_unproposed) {
        gain.min(PROPOSED)
    } else if reasons.iter().any(|reason| matches!(reason.kind, ReasonKind::Stake { contact: true, .. })) {
        if gain > 0.0 { CONTACT * gain } else { gain }
    } else {
        gain.min(UNSUPPORTED)
    }
}

/// The shapes that patterns see in a move, each pattern's once: in another orientation it says the same.
fn shapes<'r>(patterns: impl Iterator<Item = &'r PatternReason>) -> SmallVec<[f32; 8]> {
    let mut seen: SmallVec<[&PatternReason; 8]> = SmallVec::new();
    for pattern in patterns {
        if seen.iter().all(|known| (known.database, known.name) != (pattern.database, pattern.name)) {
            seen.push(pattern);
        }
    }
    seen.iter().map(|pattern| pattern.shape).collect()
}

/// What shapes multiply a value with: the greatest one, and one more for each other that is good; likewise for bad ones (GNU
/// Go's manual, "Shape Factor").
fn shape(shapes: &[f32]) -> f32 {
    let sum = |sign: f32| {
        let (mut most, mut count) = (0.0_f32, 0);
        for shape in shapes.iter().map(|shape| sign * shape).filter(|&shape| shape > 0.0) {
            most = most.max(shape);
            count += 1;
        }
        sign * (most + (count as f32 - 1.0).max(0.0))
    };
    SHAPE.powf(sum(1.0) + sum(-1.0))
}

/// Whether too much of the board is open for anything to be counted.
pub(super) fn is_open(board: &Board, analysis: &Analysis) -> bool {
    open_part(board, analysis) >= COUNTABLE
}

/// How much of the board is open: of all its points, those that nobody owns, as far as influence tells; others count in part.
fn open_part(board: &Board, analysis: &Analysis) -> f32 {
    let territory =
        |point: Point| analysis.second.iter().map(|influence| influence.territory_value(point)).sum::<f32>() / 2.0;
    let empty = board.empty_points();
    let open: Fractions = empty.iter().map(|point| 1.0 - territory(point).abs()).sum();
    open.value() / board.points().len() as f32
}

/// The part that counts of what is true on an open board only.
pub(super) fn openness(board: &Board, analysis: &Analysis) -> f32 {
    heed(open_part(board, analysis))
}

/// The power of the factors for shape and for what is usual, by how much of the board is open.
fn heed(open: f32) -> f32 {
    (open / OPEN).min(1.0)
}

/// What a move's strength beside the mean, as a logarithm, multiplies its value with.
fn usual(standing: f32) -> f32 {
    (USUAL * standing).clamp(-MOST_USUAL, MOST_USUAL).exp()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::tests::BUSY;
    use crate::board::{FromDrawing, Orientation};
    use crate::pattern::Kind;

    /// A board on which walls face each other.
    const WIDE: &str = "
        . . . . . . .
        . . X . O . .
        . . X . O . .
        . . X . O . .
        . . X . O . .
        . . X . O . .
        . . . . . . .";

    #[test]
    fn a_usual_move_is_worth_more_and_not_without_end() {
        assert_eq!(usual(0.0), 1.0);
        assert!(usual(2.0) > usual(1.0) && usual(-1.0) < 1.0);
        assert!((usual(2.0) * usual(-2.0) - 1.0).abs() < 1e-6);
        assert_eq!((usual(100.0), usual(-100.0)), (MOST_USUAL.exp(), (-MOST_USUAL).exp()));
    }

    #[test]
    fn shape_counts_less_the_less_of_the_board_is_open() {
        let analysis = |drawing: &str| {
            let board = Board::from_drawing(drawing).expect("a position");
            let analysis = crate::analyst::Analyst::new(Databases::default()).analyse(&board);
            open_part(&board, &analysis)
        };
        let empty = analysis(&". . . . . . . . .\n".repeat(9));
        let settled = analysis(
            "
            . X O . O
            X X O O O
            . X O O .
            X X X O O
            . X X O .",
        );
        assert!(empty > OPEN && settled < OPEN / 2.0, "{empty} {settled}");
        assert_eq!(heed(empty), 1.0);
        assert_eq!(heed(0.0), 0.0);
    }

    /// What is added up point by point is not rounded otherwise if it comes in another order.
    #[test]
    fn a_board_is_as_open_however_it_lies() {
        for drawing in [BUSY, BUSY.replace("X O", ". O").as_str()] {
            let board = Board::from_drawing(drawing).expect("a position");
            let open = [Orientation::Identity, Orientation::Half, Orientation::Slash].map(|orientation| {
                let board = board.oriented(orientation);
                open_part(&board, &Analysis::by_reading(&board))
            });
            assert!(open.iter().all(|&other| other == open[0]), "{open:?}");
        }
    }

    #[test]
    fn what_was_counted_is_what_a_move_is_worth_within_the_bounds_of_shapes() {
        let reason = |kind| Reason::new(kind, 0.0, 9);
        let counted = |value| reason(ReasonKind::Counted { value, points: 3, is_sente: false });
        let pattern = |kind, least, most| {
            let (at_least, at_most) = (Some(least), Some(most));
            reason(ReasonKind::Pattern(PatternReason { kind, at_least, at_most, shape: 9.0, ..PatternReason::blank() }))
        };
        let total = |reasons: &[Reason]| worth_as_counted(reasons).map(|worth| worth.total);
        assert_eq!(total(&[pattern("Shape", 1.0, 9.0)]), None);
        assert_eq!(total(&[counted(2.0), pattern(Endgame::NAME, 5.0, 9.0)]), Some(2.0));
        assert_eq!(total(&[counted(2.0), pattern("Shape", 5.0, 9.0)]), Some(5.0));
        assert_eq!(total(&[counted(12.0), pattern("Shape", 5.0, 9.0)]), Some(9.0));
        // A neutral point is filled unless something is lost by it.
        let fills = reason(ReasonKind::FillsLiberty);
        assert_eq!((total(&[counted(0.0), fills]), total(&[counted(-1.0), fills])), (Some(FILLS), Some(-1.0)));
        assert_eq!(total(&[counted(-1.0), reason(ReasonKind::FillsNeeded)]), Some(FILLS));
    }

    #[test]
    fn who_dares_gains_no_more_than_is_there_and_than_is_lacking() {
        assert_eq!((daring(36, 25.0), daring(36, 10.0)), (DARED * 36.0, LACKING * 10.0));
    }

    #[test]
    fn a_stone_is_a_point_of_a_ko_only_while_it_can_be_taken_by_one() {
        let value = |drawing: &str, at: &str| {
            let mut board = Board::from_drawing(drawing).expect("a position");
            let databases = Databases::default();
            let analysis = crate::analyst::Analyst::new(databases).analyse(&board);
            let at = Point::from_text(at, board.size()).expect("a point");
            let worm = analysis.worms.at(at).expect("a string");
            assert!(worm.attack().is_ko(), "{worm:?}");
            let mut reader = Reader::default();
            let (board, reader, analysis, databases) = (&mut board, &mut reader, &analysis, &databases);
            let (color, lead, standings) = (Color::White, 0.0, None);
            let scene = Scene { board, reader, analysis, databases, color, lead, standings };
            Valuer::new(scene, std::iter::empty()).string(at)
        };
        // C1 would be captured by a ko that comes only after two moves.
        let later = "
            . . . . . X
            . O . . . .
            X . . . . O
            . . . . X .
            . X . . O .
            . O X . . O";
        let now = "
            . O X . . .
            O X . X . .
            . O X . . .
            . . . . . .
            . X X . O .
            . . . . . .";
        assert_eq!(value(later, "C1"), STONE + 2.0 * ROOM);
        assert_eq!(value(now, "B5"), KO_STONE);
    }

    #[test]
    fn a_second_move_is_looked_at_only_if_something_speaks_for_the_first() {
        let (mut board, databases) = (Board::from_drawing(WIDE).expect("a position"), Databases::default());
        let (mut reader, analysis) = (Reader::default(), Analysis::by_reading(&board));
        let empty = board.empty_points();
        let (board, reader, analysis, databases) = (&mut board, &mut reader, &analysis, &databases);
        let scene = Scene { board, reader, analysis, databases, color: Color::White, lead: 0.0, standings: None };
        let mut valuer = Valuer::new(scene, std::iter::empty());
        let mut followups = |kind: ReasonKind| {
            let reasons = [Reason::new(kind, 0.0, 7)];
            empty.iter().filter(|&point| valuer.worth(point, &reasons).followup > 0.0).count()
        };
        assert_eq!(followups(ReasonKind::Stake { points: 5.0, contact: true }), 0);
        assert!(followups(ReasonKind::Pattern(PatternReason::blank())) > 5);
    }

    #[test]
    fn a_pattern_in_several_orientations_is_one_shape() {
        let [a, b] = ["Hane1", "Hane2"].map(|name| PatternReason { name, shape: 3.0, ..PatternReason::blank() });
        assert_eq!(shapes([&a, &a, &b, &a].into_iter()).as_slice(), [3.0, 3.0]);
    }

    #[test]
    fn further_shapes_count_one_each() {
        assert_eq!(shape(&[]), 1.0);
        assert!((shape(&[5.0, 3.0]) - SHAPE.powf(6.0)).abs() < 1e-5);
        assert!((shape(&[2.0, -3.0, -1.0]) - SHAPE.powf(2.0 - 4.0)).abs() < 1e-5);
    }
}
