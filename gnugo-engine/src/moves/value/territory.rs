//! What does a move change in territory and prisoners?
//!
//! The influence is computed with the stone on the board, the opponent moving next everywhere, and compared with the influence
//! after a pass (GNU Go's manual, "Territorial Value"). Strings and dragons that the move captures or saves for sure change hands
//! in it. A stone that can be captured where it is played counts as not played.

use super::constants::{NO_HURRY, STONE, UNCERTAIN};
use super::dragons::is_settled;
use crate::analysis::Analysis;
use crate::board::{Board, Color, Point, PointSet};
use crate::dragons::{Dragon, OwlStatus, Sureness};
use crate::influence::{FULL_STRENGTH, Influence, Purpose, Spread, Terrain, is_lively, shaped};
use crate::moves::proposals::Proposal;
use crate::moves::{Reason, ReasonKind};
use crate::pattern::{Databases, Surroundings};
use crate::reading::{Outcome, Reader};
use crate::worms::Worm;

/// The stones tried at most to see whether a move can be captured, and for a pattern about walls.
const FOR_SAFETY: u64 = 300;
/// See [`FOR_SAFETY`].
const FOR_WALLS: u64 = 60;

/// What would be if the player passed.
pub(super) struct Baseline {
    /// The player's stones that the opponent takes next.
    lost: PointSet,
    /// The influence if the opponent moves next everywhere.
    influence: Influence,
    /// The balance if the opponent, and if the player moves next everywhere, in points for Black.
    balances: [f32; 2],
    /// What all sources radiate then.
    spreads: [Spread; 2],
    /// The prisoners that the player has taken.
    prisoners: u32,
}

impl Baseline {
    /// That of a position in which these moves are proposed: what they save would be lost.
    pub(super) fn new<'p>(
        board: &Board,
        analysis: &Analysis,
        color: Color,
        proposed: impl Iterator<Item = &'p Proposal>,
    ) -> Self {
        let mut lost = PointSet::EMPTY;
        for reason in proposed.flat_map(Proposal::reasons) {
            if let ReasonKind::SavesDragon { dragon, outcome: Outcome::Win, sure, .. } = reason.kind
                && is_counted(sure)
                && ko_for(analysis, &reason.kind).is_none()
            {
                lost = lost.union(&dragon_at(analysis, dragon));
            }
        }
        let mut influence = analysis.second[color.opponent().index()].clone();
        if !lost.is_empty() {
            let landscape = analysis.landscape(color.opponent());
            let strength = |at| strength(analysis, &lost, color, color.opponent(), at);
            influence = Influence::new(board, shaped(board, strength, landscape, Purpose::Territory));
        }
        let own = &analysis.second[color.index()];
        let balances = [influence.balance(board), own.balance(board)];
        let spreads = [&influence, own].map(|influence| Spread::of(board, influence));
        Self { lost, influence, balances, spreads, prisoners: 0 }
    }

    /// The strength of a stone if `next` moves next everywhere, in the eyes of the player of this colour.
    fn strength(&self, analysis: &Analysis, color: Color, next: Color, point: Point) -> f32 {
        strength(analysis, &self.lost, color, next, point)
    }

    /// The balance over a terrain of stones as they are now, if `next` moves next everywhere, in the eyes of the player of this colour.
    fn balance(&self, board: &Board, terrain: &Terrain, color: Color) -> f32 {
        self.spreads[usize::from(terrain.to_move() == color)].balance(board, terrain)
    }
}

/// See [`Baseline::strength`]: the strength of a stone, if these are lost to an opponent who moves next.
fn strength(analysis: &Analysis, lost: &PointSet, color: Color, next: Color, point: Point) -> f32 {
    match analysis.worms.at(point) {
        _ if next != color && lost.contains(point) => 0.0,
        Some(worm) if is_lively(worm, next) => analysis.dragons.strength(point, next),
        _ => 0.0,
    }
}

/// The ko by which the opponent, moving first, takes what a move saves, if it is by a ko.
pub(super) fn ko_for(analysis: &Analysis, kind: &ReasonKind) -> Option<Outcome> {
    let threat = match *kind {
        ReasonKind::Saves { string, .. } => analysis.worms.at(string).map(Worm::attack),
        ReasonKind::SavesDragon { dragon, .. } => analysis.dragons.at(dragon).map(|dragon| dragon.owl.attack.outcome),
        _ => None,
    };
    threat.filter(|threat| threat.is_ko())
}

fn dragon_at(analysis: &Analysis, at: Point) -> PointSet {
    analysis.dragons.at(at).map_or(PointSet::EMPTY, |dragon| dragon.stones)
}

/// The stones that change hands for sure by a move.
#[derive(Clone, Debug, Default)]
pub(super) struct Changes {
    pub(super) saved: PointSet,
    pub(super) taken: PointSet,
    /// Those about which there is a ko.
    pub(super) disputed: PointSet,
    /// What they are worth at most, in points, without the room around strings among them,
    most: f32,
    /// and that room: their liberties, but for the point that is played.
    room: PointSet,
}

/// Whether what is so sure is counted as if it had happened; of all else a part is counted.
pub(super) fn is_counted(sure: Sureness) -> bool {
    sure == Sureness::Certain
}

/// The part of a string's rescue by a move with these reasons that counts: its dragon may be killed all the same, unless one of them
/// saves it.
pub(super) fn survival(analysis: &Analysis, string: Point, reasons: &[Reason]) -> f32 {
    let Some(dragon) = analysis.dragons.at(string).filter(|dragon| dragon.owl.status == OwlStatus::Critical) else {
        return 1.0;
    };
    let saves = |reason: &Reason| reason.kind.saved_dragon().is_some_and(|at| dragon.stones.contains(at));
    match dragon.owl.attack.certain {
        _ if reasons.iter().any(saves) => 1.0,
        true => NO_HURRY,
        false => UNCERTAIN,
    }
}

impl Changes {
    /// Those of a move here with these reasons.
    pub(super) fn of(point: Point, reasons: &[Reason], analysis: &Analysis, baseline: &Baseline) -> Self {
        let mut changes = Self::default();
        // What is dead as a dragon is neither captured nor saved once more.
        let worm = |at: Point| analysis.worms.at(at).filter(|_| !is_settled(analysis, at));
        let dragon = |at: Point| analysis.dragons.at(at);
        let of_dragon = |dragon: &Dragon| (dragon.stones, STONE * dragon.effective_size, PointSet::EMPTY);
        let of_worm = |worm: &Worm| (worm.stones, STONE * worm.size() as f32, worm.liberties);
        // Dragons before the strings of which they consist.
        for reason in reasons {
            match reason.kind {
                ReasonKind::KillsDragon { dragon: at, outcome: Outcome::Win, sure, .. } if is_counted(sure) => {
                    changes.take(dragon(at).map(of_dragon));
                }
                ReasonKind::DecidesRace { dragon: at, is_own: false, outcome: Outcome::Win, .. } => {
                    changes.take(dragon(at).map(of_dragon));
                }
                ReasonKind::SavesDragon { dragon: at, outcome: Outcome::Win, sure, .. }
                    if is_counted(sure) && ko_for(analysis, &reason.kind).is_none() =>
                {
                    changes.save(dragon(at).map(of_dragon));
                }
                ReasonKind::DecidesRace { dragon: at, is_own: true, outcome: Outcome::Win, .. } => {
                    changes.save(dragon(at).map(of_dragon));
                }
                _ => {}
            }
        }
        for reason in reasons {
            let is_disputed = ko_for(analysis, &reason.kind).is_some();
            match reason.kind {
                ReasonKind::Captures { string, outcome: Outcome::Win, .. } => {
                    changes.take(worm(string).map(of_worm));
                }
                // A string that can't be captured any more may be part of a dragon that is dead.
                ReasonKind::Saves { string, outcome: Outcome::Win, .. } if !is_disputed => {
                    let survives = survival(analysis, string, reasons) == 1.0;
                    let saved = worm(string).filter(|worm| survives && !worm.stones.intersects(&baseline.lost));
                    changes.save(saved.map(of_worm));
                }
                ReasonKind::Captures { string, .. } | ReasonKind::Saves { string, .. } => {
                    let stones = worm(string).map_or(PointSet::EMPTY, |worm| worm.stones);
                    changes.disputed = changes.disputed.union(&stones);
                }
                _ => {}
            }
        }
        changes.room.remove(point);
        changes
    }

    /// Notes that these stones are taken, of so many points, with this room.
    fn take(&mut self, taken: Option<(PointSet, f32, PointSet)>) {
        if let Some((stones, most, room)) = taken.filter(|(stones, ..)| !stones.is_subset(&self.taken)) {
            self.taken = self.taken.union(&stones);
            self.add(most, &room);
        }
    }

    /// The same of stones that are saved.
    fn save(&mut self, saved: Option<(PointSet, f32, PointSet)>) {
        if let Some((stones, most, room)) = saved.filter(|(stones, ..)| !stones.is_subset(&self.saved)) {
            self.saved = self.saved.union(&stones);
            self.add(most, &room);
        }
    }

    fn add(&mut self, most: f32, room: &PointSet) {
        self.most += most;
        self.room = self.room.union(room);
    }

    fn is_empty(&self) -> bool {
        self.saved.is_empty() && self.taken.is_empty()
    }

    /// What all of it is worth at most, in points.
    fn most(&self) -> f32 {
        (self.most + STONE * self.room.len() as f32).max(self.least())
    }

    /// What the stones by themselves are worth, in points.
    fn least(&self) -> f32 {
        STONE * (self.saved.len() + self.taken.len()) as f32
    }
}

/// What a move changes in territory and prisoners, in points for whoever makes it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gain {
    /// What the stone itself does, if the opponent answers.
    pub(super) besides: f32,
    /// What the stones are worth that change hands.
    pub(super) changed: f32,
    /// What a second move would gain beyond that.
    pub(super) followup: f32,
}

/// Tells what moves change in a position.
pub(super) struct Territory<'a> {
    pub(super) board: &'a mut Board,
    pub(super) reader: &'a mut Reader,
    pub(super) analysis: &'a Analysis,
    pub(super) databases: &'a Databases,
    pub(super) color: Color,
    pub(super) baseline: Baseline,
    /// The balance if stones change hands, saved and taken ones, without a move.
    pub(super) known: Vec<((PointSet, PointSet), f32)>,
}

impl Territory<'_> {
    /// What a move changes. What a second one would gain is asked of those only that are `proposed` for something: of others the influence
    /// by itself would tell, and of 547 questions for a move four had another answer by it, none right instead of wrong.
    pub(super) fn gain(&mut self, point: Point, changes: &Changes, proposed: bool) -> Gain {
        let color = self.color;
        let stays = self.is_safe(point) && {
            self.baseline.prisoners = self.board.captures(color);
            self.board.try_play(point, color)
        };
        let new = stays.then(|| self.strength_of_stone(point, changes));
        let once = self.balance_after(point, changes, color.opponent(), new);
        let twice = proposed.then(|| self.balance_after(point, changes, color, new));
        let sign = color.sign();
        // What the move itself takes off the board is no longer there to be counted.
        let taken = if stays { (self.board.captures(color) - self.baseline.prisoners) as f32 } else { 0.0 };
        if stays {
            self.board.undo();
        }
        let [before, before_twice] = self.baseline.balances;
        let now = sign * (once - before) + taken;
        let followup = twice.map_or(0.0, |twice| (sign * (twice - before_twice) + taken - now).max(0.0));
        if changes.is_empty() {
            return Gain { besides: now, changed: 0.0, followup };
        }
        // The influence sees badly what a hole in a wall is worth, and what is inside it: so what the stones are worth that
        // change hands is kept within bounds, and what the move gains besides is added.
        let without = sign * (self.balance_of(changes) - self.baseline.balances[0]);
        let changed = without.clamp(changes.least(), changes.most());
        Gain { besides: now - without, changed, followup }
    }

    /// The balance if these stones change hands without a move.
    fn balance_of(&mut self, changes: &Changes) -> f32 {
        if let Some((_, balance)) = self.known.iter().find(|(known, _)| *known == (changes.saved, changes.taken)) {
            return *balance;
        }
        let (analysis, baseline, color, next) = (self.analysis, &self.baseline, self.color, self.color.opponent());
        let strength = |at: Point| match at {
            _ if changes.taken.contains(at) => 0.0,
            _ if changes.saved.contains(at) => FULL_STRENGTH,
            _ => baseline.strength(analysis, color, next, at),
        };
        let terrain = shaped(self.board, strength, analysis.landscape(next), Purpose::Territory);
        let balance = baseline.balance(self.board, &terrain, color);
        self.known.push(((changes.saved, changes.taken), balance));
        balance
    }

    /// The balance once the move is made, with a stone of this strength if it stays, and `next` moves next everywhere.
    fn balance_after(&mut self, point: Point, changes: &Changes, next: Color, new: Option<f32>) -> f32 {
        let landscape = if new.is_some() {
            let Self { board, reader, analysis, databases, .. } = self;
            reader.within(FOR_WALLS, |reader| {
                let mut around = Surroundings::new(board, reader, next).knowing(analysis.known());
                analysis.landscape(next).with_stone(&mut around, databases, point)
            })
        } else {
            self.analysis.landscape(next).clone()
        };
        let (analysis, baseline, color) = (self.analysis, &self.baseline, self.color);
        let strength = |at: Point| match at {
            _ if at == point => new.unwrap_or(0.0),
            _ if changes.taken.contains(at) => 0.0,
            _ if changes.saved.contains(at) => FULL_STRENGTH,
            _ => baseline.strength(analysis, color, next, at),
        };
        baseline.balance(self.board, &shaped(self.board, strength, &landscape, Purpose::Territory), color)
    }

    /// Whether a stone played here stays on the board.
    fn is_safe(&mut self, point: Point) -> bool {
        let Self { board, reader, color, .. } = self;
        reader.within(FOR_SAFETY, |reader| reader.safe_move(board, point, *color)) == Outcome::Win
    }

    /// The strength of the stone that has just been played: none if it only joins what is dead, little in what is the opponent's.
    fn strength_of_stone(&self, point: Point, changes: &Changes) -> f32 {
        let (analysis, color) = (self.analysis, self.color);
        let joined = self.board.string_stones(point).difference(&PointSet::single(point));
        let lives = |at: Point| {
            changes.saved.contains(at) || self.baseline.strength(analysis, color, color.opponent(), at) > 0.0
        };
        if !joined.is_empty() && !joined.iter().any(lives) {
            return 0.0;
        }
        if !joined.is_empty() {
            return FULL_STRENGTH;
        }
        let theirs = -self.baseline.influence.territory_value(point) * color.sign();
        FULL_STRENGTH * (1.0 - theirs.clamp(0.0, 1.0)).max(0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analyst::Analyst;
    use crate::board::FromDrawing;

    /// Two white stones have a liberty in common, at D4.
    #[test]
    fn room_around_stones_that_change_hands_counts_once_and_not_where_the_move_is() {
        let drawing = "
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . O . O . .
            . . . . . . .
            . . . . . . .
            . . . . . . .";
        let board = Board::from_drawing(drawing).expect("a position");
        let analysis = Analyst::new(Databases::default()).analyse(&board);
        let at = |text: &str| Point::from_text(text, 7).expect("a point");
        let baseline = Baseline::new(&board, &analysis, Color::Black, std::iter::empty());
        let captures = |text: &str| {
            let kind = ReasonKind::Captures { string: at(text), stones: 1, outcome: Outcome::Win };
            Reason::new(kind, 0.0, 7)
        };
        let most = |point: &str, strings: &[&str]| {
            let reasons: Vec<Reason> = strings.iter().map(|&string| captures(string)).collect();
            Changes::of(at(point), &reasons, &analysis, &baseline).most()
        };
        assert_eq!(most("A1", &["C4"]), STONE * (1.0 + 4.0));
        assert_eq!(most("A1", &["C4", "E4"]), STONE * (2.0 + 7.0));
        assert_eq!(most("D4", &["C4", "E4"]), STONE * (2.0 + 6.0));
    }
}
