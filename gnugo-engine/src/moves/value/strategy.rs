//! What does a move change in the safety of dragons?
//!
//! GNU Go's manual, "Strategical Value": a part of what each dragon is worth that becomes safer or weaker, which depends on how much its
//! safety changes. What lives or dies for sure has been counted as territory. Each dragon counts once, for the most that is done
//! to it. Some nanoseconds a reason.

use super::constants::{APART, EYES, FAR_AHEAD, SAFETY, STRENGTHENED, TEMPER};
use super::dragons::{is_dead, is_settled, worth_of};
use super::territory::Changes;
use crate::analysis::Analysis;
use crate::board::{Color, Point};
use crate::dragons::{Dragon, DragonId};
use crate::moves::{Reason, ReasonKind};
use crate::reading::Outcome;
use smallvec::SmallVec;

/// Who is ahead plays safe, who is behind dares more: what the safety of his own dragons, and of the opponent's, is worth to him.
#[derive(Clone, Copy, Debug)]
pub(super) struct Temper {
    color: Color,
    /// From -1, far behind, to 1, far ahead.
    caution: f32,
}

impl Temper {
    /// That of a player who is ahead by so many points.
    pub(super) fn new(color: Color, lead: f32, size: usize) -> Self {
        let far = FAR_AHEAD * (size * size) as f32;
        Self { color, caution: (lead / far).clamp(-1.0, 1.0) }
    }

    fn part(self, dragon: &Dragon) -> f32 {
        let sign = if dragon.color == self.color { 1.0 } else { -1.0 };
        1.0 + TEMPER * sign * self.caution
    }
}

/// How much of its weakness each dragon loses, or gets.
#[derive(Default)]
struct Shifts(SmallVec<[(DragonId, f32, f32); 8]>);

impl Shifts {
    /// Notes that the weakness of a dragon changes by so much: of that part of it that has not been counted as saved or taken.
    fn add(&mut self, dragon: &Dragon, changes: &Changes, by: f32) {
        let counted = changes.saved.union(&changes.taken).union(&changes.disputed);
        let left = dragon.stones.difference(&counted).len() as f32 / dragon.stones.len().max(1) as f32;
        if is_dead(dragon) || left <= 0.0 || by <= 0.0 {
            return;
        }
        match self.0.iter_mut().find(|(id, ..)| *id == dragon.id) {
            Some((_, _, most)) => *most = most.max(by),
            None => self.0.push((dragon.id, left * worth_of(dragon), by)),
        }
    }
}

/// What the reasons for a move say of the safety of dragons, in points.
pub(super) fn worth(reasons: &[Reason], analysis: &Analysis, changes: &Changes, temper: Temper) -> f32 {
    let mut shifts = Shifts::default();
    let dragon = |at: Point| analysis.dragons.at(at);
    let is_contested = |dragon: &&Dragon| !dragon.worms.iter().all(|&worm| is_settled(analysis, worm));
    for reason in reasons {
        match reason.kind {
            ReasonKind::Connects { a, b } | ReasonKind::Cuts { a, b } => {
                let part = if matches!(reason.kind, ReasonKind::Cuts { .. }) { APART } else { 1.0 };
                if let (Some(a), Some(b)) = (dragon(a), dragon(b)) {
                    join(&mut shifts, changes, a, b, part);
                }
            }
            ReasonKind::Attacks { dragon: at } | ReasonKind::Defends { dragon: at } => {
                if let Some(dragon) = dragon(at).filter(is_contested) {
                    shifts.add(dragon, changes, STRENGTHENED * dragon.weakness);
                }
            }
            ReasonKind::Weakens { dragon: at, by } | ReasonKind::Strengthens { dragon: at, by } => {
                if let Some(dragon) = dragon(at).filter(is_contested) {
                    shifts.add(dragon, changes, by);
                }
            }
            ReasonKind::MakesEyes { dragon: at, .. } | ReasonKind::TakesEyes { dragon: at, .. } => {
                if let Some(dragon) = dragon(at).filter(is_contested) {
                    shifts.add(dragon, changes, EYES * dragon.weakness);
                }
            }
            // What is captured joins those around it that it kept apart; what is saved keeps them apart.
            ReasonKind::Captures { string, outcome: Outcome::Win, .. }
            | ReasonKind::Saves { string, outcome: Outcome::Win, .. } => {
                around(&mut shifts, analysis, changes, string);
            }
            _ => {}
        }
    }
    let part = |id: DragonId| analysis.dragons.get(id).map_or(1.0, |dragon| temper.part(dragon));
    let each = shifts.0.iter().map(|&(id, worth, by)| SAFETY * worth * by * part(id));
    // A sum of nothing would be -0.
    std::iter::once(0.0).chain(each).sum()
}

/// Two dragons that hang together are as weak as both would have to be at once.
fn join(shifts: &mut Shifts, changes: &Changes, a: &Dragon, b: &Dragon, part: f32) {
    if a.id == b.id || is_dead(a) || is_dead(b) {
        return;
    }
    let together = a.weakness * b.weakness;
    shifts.add(a, changes, part * (a.weakness - together));
    shifts.add(b, changes, part * (b.weakness - together));
}

/// The dragons around a string that hang together without it.
fn around(shifts: &mut Shifts, analysis: &Analysis, changes: &Changes, string: Point) {
    let Some(worm) = analysis.worms.at(string).filter(|_| !is_settled(analysis, string)) else { return };
    let near = analysis.worms.among(worm.stones.neighbors().iter(), worm.color.opponent());
    for (i, a) in near.iter().enumerate() {
        for b in near.iter().skip(i + 1) {
            if let (Some(a), Some(b)) = (analysis.dragons.at(a.origin), analysis.dragons.at(b.origin)) {
                join(shifts, changes, a, b, 1.0);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analyst::Analyst;
    use crate::board::{Board, FromDrawing};
    use crate::pattern::Databases;

    #[test]
    fn what_changed_hands_of_a_dragon_is_not_made_safer_once_more() {
        let drawing = "
            . . . . . . .
            . . X X . . .
            . . . . . . .
            . . X X . . .
            . . . . . . .
            . . . . . O .
            . . . . . . .";
        let board = Board::from_drawing(drawing).expect("a position");
        let analysis = Analyst::new(Databases::default()).analyse(&board);
        let at = |text: &str| Point::from_text(text, 7).expect("a point");
        let dragon = analysis.dragons.at(at("C6")).expect("a dragon");
        assert!(dragon.stones.contains(at("C4")), "{dragon:?}");
        let worth = |saved: &[&str]| {
            let mut changes = Changes::default();
            for text in saved {
                changes.saved = changes.saved.union(&board.string_stones(at(text)));
            }
            let mut shifts = Shifts::default();
            shifts.add(dragon, &changes, 0.5);
            shifts.0.first().map(|&(_, worth, by)| (worth, by))
        };
        let whole = worth_of(dragon);
        assert_eq!(worth(&[]), Some((whole, 0.5)));
        assert_eq!(worth(&["C6"]), Some((whole / 2.0, 0.5)));
        assert_eq!(worth(&["C6", "C4"]), None);
    }

    #[test]
    fn what_only_dead_stones_meet_is_neither_weakened_nor_strengthened() {
        let drawing = "
            . . . . . . .
            . O O O O O .
            O . X X X . O
            . O X O X O .
            . O . . . O .
            . . O O O . .
            . . . . . . .";
        let board = Board::from_drawing(drawing).expect("a position");
        let analysis = Analyst::new(Databases::default()).analyse(&board);
        let at = |text: &str| Point::from_text(text, 7).expect("a point");
        let [dead, met] = ["C4", "D4"].map(|text| analysis.dragons.at(at(text)).expect("a dragon"));
        assert!(is_dead(dead) && !is_dead(met) && met.weakness > 0.0, "{met:?}");
        let reason = Reason::new(ReasonKind::Attacks { dragon: met.origin }, 0.0, 7);
        assert_eq!(worth(&[reason], &analysis, &Changes::default(), Temper::new(Color::Black, 0.0, 7)), 0.0);
    }

    #[test]
    fn who_is_ahead_plays_safe_and_who_is_behind_dares_more() {
        let drawing = "
            . . . . . . .
            . . X . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . O . .
            . . . . . . .";
        let board = Board::from_drawing(drawing).expect("a position");
        let analysis = Analyst::new(Databases::default()).analyse(&board);
        let part = |lead: f32, at: &str| {
            let point = Point::from_text(at, 7).expect("a point");
            let dragon = analysis.dragons.at(point).expect("a dragon");
            Temper::new(Color::Black, lead, 7).part(dragon)
        };
        let (own, theirs) = ("C6", "E2");
        assert_eq!((part(0.0, own), part(0.0, theirs)), (1.0, 1.0));
        assert!(part(5.0, own) > 1.0 && part(5.0, theirs) < 1.0);
        assert!(part(-5.0, own) < 1.0 && part(-5.0, theirs) > 1.0);
        assert_eq!(part(50.0, own), 1.0 + TEMPER);
    }
}
