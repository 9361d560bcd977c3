//! Who wins the kos, if one player has threats for all of them, or nobody has any?
//!
//! [`KoScheme::Threats`]: a question is read up to three times, each time for a yes or no. With threats for every ko, a
//! player may retake at once whenever there is a ko to retake; the other one never may. What succeeds although the
//! opponent is so rich is a [`Win`](Outcome::Win); what succeeds when both are poor is [`KoA`](Outcome::KoA): the
//! opponent has to make the first threat; what succeeds only for the rich is [`KoB`](Outcome::KoB).
//!
//! Within one reading the rules are those of the game, and the same in every variation: no komaster, no state besides
//! the board. Going round in circles captures nothing, so a repetition is decided for the defender.
//!
//! Most questions never meet a ko that has just been taken: then the first reading holds for all three. Where it depends
//! on one player's threats only, it still holds for two.

use super::ko::{KoScheme, KoState};
use super::players::Players;
use super::search::{Circle, Finding, Search, Searcher, Tried, Window};
use super::{Outcome, Reading};
use crate::board::{Color, Point, PointSet};

/// Which reading comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Order {
    /// With all the threats: where even that fails, nothing else is read.
    Richest,
    /// Against all the threats: where even that succeeds, nothing else is read.
    Poorest,
}

impl Order {
    /// What is asked in which order: whether `KoB`, `KoA` or `Win` can be reached.
    const fn aims(self) -> [Outcome; 3] {
        match self {
            Self::Richest => [Outcome::KoB, Outcome::Win, Outcome::KoA],
            Self::Poorest => [Outcome::Win, Outcome::KoA, Outcome::KoB],
        }
    }

    const fn last(self) -> Outcome {
        self.aims()[2]
    }
}

/// Who has threats for all kos in the reading that decides whether `color` reaches `aim`.
const fn rich(aim: Outcome, color: Color) -> Option<Color> {
    match aim {
        Outcome::Lost | Outcome::KoB => Some(color),
        Outcome::KoA => None,
        Outcome::Win => Some(color.opponent()),
    }
}

/// The best aim of `color` that is reached with the one that was asked about, if that depends on these threats only:
/// from the rich to the poor the player's own become fewer, from there to a win the opponent's become more.
const fn reached_with(aim: Outcome, color: Color, threats: Players) -> Outcome {
    match aim {
        Outcome::KoB if threats.includes(color) => Outcome::KoB,
        Outcome::KoB | Outcome::KoA if threats.includes(color.opponent()) => Outcome::KoA,
        _ => Outcome::Win,
    }
}

/// The least aim of `color` that is missed with the one that was asked about, if that depends on these threats only.
const fn missed_with(aim: Outcome, color: Color, threats: Players) -> Outcome {
    match aim {
        Outcome::Win if threats.includes(color.opponent()) => Outcome::Win,
        Outcome::Win | Outcome::KoA if threats.includes(color) => Outcome::KoA,
        _ => Outcome::KoB,
    }
}

/// What `color`, to move, achieves: the best outcome within the window for which the answer is yes.
pub(crate) fn by_threats<'a, S: Searcher<'a>>(
    searcher: &mut S,
    color: Color,
    window: Window,
    order: Order,
    mut ask: impl FnMut(&mut S, KoState) -> Finding,
) -> Finding {
    let search = searcher.search();
    let (mut outer, threat, all) = (search.task.threats, search.task.threat, search.task.stop_at);
    // What is surely reached, and what may still be.
    let Window { mut low, mut high } = window;
    let mut found = Finding::LOST;
    let (mut any, mut cut_short) = (false, false);
    for aim in order.aims() {
        if aim <= low || aim > high {
            continue;
        }
        let search = searcher.search();
        if any && search.task.spent() >= all {
            cut_short = true;
            break;
        }
        search.task.threats = Players::NOBODY;
        search.task.threat = threat;
        search.task.stopped = false;
        // A reading that gets lost leaves some stones for the next.
        let left = all.saturating_sub(search.task.spent());
        search.task.stop_at = if aim == order.last() { all } else { all - left / 4 };
        let reading = ask(searcher, KoState::with_threats(rich(aim, color)));
        let search = searcher.search();
        cut_short |= search.task.stopped;
        let threats = if search.task.stopped { Players::BOTH } else { search.task.threats };
        outer = outer.and(threats);
        if reading.reading.outcome != Outcome::Lost {
            low = reached_with(aim, color, threats);
            found = reading;
            found.reading.outcome = low;
        } else {
            high = missed_with(aim, color, threats).pred();
            if found.reading.outcome == Outcome::Lost {
                found = reading;
            }
        }
        any = true;
    }
    let search = searcher.search();
    search.task.stop_at = all;
    search.task.threats = outer;
    search.task.stopped = cut_short;
    found
}

impl Search<'_> {
    /// Whether it is still to be decided who has threats.
    #[inline]
    pub(super) fn is_asked_by_threats(&self, ko: KoState) -> bool {
        self.scheme == KoScheme::Threats && ko == KoState::default()
    }

    /// Reads on after a move of the attacker's, unless it closed a circle.
    pub(super) fn defend_unless_circling(
        &mut self,
        target: Point,
        attacker: Color,
        tried: Tried,
        window: Window,
    ) -> Finding {
        match tried.circle {
            None => self.defend(target, tried.ko, tried.reply_window(window)),
            // The owner would run out of threats.
            Some(Circle::Costly) if tried.ko == KoState::with_threats(Some(attacker.opponent())) => {
                Finding { zone: self.ways_out(target), ..Finding::LOST }
            }
            Some(_) => Finding::SAFE,
        }
    }

    /// Reads on after a move of the owner's, unless it closed a circle.
    pub(super) fn attack_unless_circling(
        &mut self,
        target: Point,
        defender: Color,
        tried: Tried,
        window: Window,
    ) -> Finding {
        match tried.circle {
            None => self.attack(target, tried.ko, tried.reply_window(window)),
            Some(Circle::Costly) if tried.ko == KoState::with_threats(Some(defender)) => {
                Finding { zone: self.ways_out(target), ..Finding::WON }
            }
            Some(_) => Finding::LOST,
        }
    }

    /// What could break a circle that is won by the attacker: moves that leave the attacker less time to wait.
    fn ways_out(&self, target: Point) -> PointSet {
        let Some(string) = self.board.string(target) else { return PointSet::EMPTY };
        let mut zone = *string.liberties();
        self.support_chains(string, &mut zone);
        zone
    }

    /// Waits a move, where a ko has just been lost and the owner may have no use for the move. If that fails, what its
    /// failure depends on is added to the zone.
    pub(super) fn attack_later(
        &mut self,
        target: Point,
        attacker: Color,
        ko: KoState,
        zone: &mut PointSet,
    ) -> Option<Finding> {
        let ban = self.board.ko().filter(|ban| ban.color == attacker)?;
        if !ko.has_threats_settled() || ko == KoState::with_threats(Some(attacker)) {
            return None;
        }
        self.pass(attacker);
        let mut reply = self.defend(target, ko, Window::FULL);
        self.take_back();
        if self.task.stopped || reply.reading.outcome != Outcome::Lost {
            *zone = zone.union(&reply.zone);
            return None;
        }
        self.task.threats.include(attacker);
        reply.zone.insert(ban.point);
        reply.zone = reply.zone.union(&self.ways_out(target));
        Some(Finding { reading: Reading { outcome: Outcome::Win, point: None }, zone: reply.zone })
    }
}
