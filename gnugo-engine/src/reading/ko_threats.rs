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
//! Most questions never meet a ko that has just been taken: then the first reading holds for all three.

use super::ko::{KoScheme, KoState, ThreatsOf};
use super::search::{Circle, Found, Search, Tried, Window};
use super::{Outcome, Reading};
use crate::board::{Color, Point, PointSet};

impl Search<'_> {
    /// Whether it is still to be decided who has threats.
    #[inline]
    pub(super) fn is_asked_by_threats(&self, ko: KoState) -> bool {
        self.scheme == KoScheme::Threats && ko == KoState::default()
    }

    /// What `color`, to move, achieves: the best outcome within the window for which the answer is yes.
    pub(crate) fn by_threats(
        &mut self,
        color: Color,
        window: Window,
        mut ask: impl FnMut(&mut Self, KoState) -> Found,
    ) -> Found {
        let mut outer = self.threats;
        let (threat, all) = (self.threat, self.stop_at);
        let mut found = Found::LOST;
        // On whose threats the failure of the last reading depends.
        let mut failed: Option<ThreatsOf> = None;
        let opponent = color.opponent();
        for (outcome, rich, loses_or_gains) in [
            (Outcome::Win, Some(opponent), opponent),
            (Outcome::KoA, None, opponent),
            (Outcome::KoB, Some(color), color),
        ] {
            if outcome > window.high || failed.is_some_and(|threats| !threats.includes(loses_or_gains)) {
                continue;
            }
            if outcome <= window.low || (failed.is_some() && self.nodes >= all) {
                break;
            }
            self.threats = ThreatsOf::NOBODY;
            self.threat = threat;
            self.stopped = false;
            // A reading that gets lost leaves some stones for the next.
            let left = all.saturating_sub(self.nodes);
            self.stop_at = if outcome == Outcome::KoB { all } else { all - left / 4 };
            found = ask(self, KoState::with_threats(rich));
            let threats = if self.stopped { ThreatsOf::BOTH } else { self.threats };
            outer = outer.and(threats);
            if found.reading.outcome != Outcome::Lost {
                // Without a ko at stake, all three answers are the same.
                let outcome = if threats == ThreatsOf::NOBODY { Outcome::Win } else { outcome };
                found.reading = Reading { outcome, ..found.reading };
                break;
            }
            failed = Some(threats);
        }
        self.stop_at = all;
        self.threats = outer;
        found
    }

    /// Reads on after a move of the attacker's, unless it closed a circle.
    pub(super) fn defend_unless_circling(
        &mut self,
        target: Point,
        attacker: Color,
        tried: Tried,
        window: Window,
    ) -> Found {
        match tried.circle {
            None => self.defend(target, tried.ko, tried.reply_window(window)),
            // The owner would run out of threats.
            Some(Circle::Costly) if tried.ko == KoState::with_threats(Some(attacker.opponent())) => {
                Found { zone: self.ways_out(target), ..Found::LOST }
            }
            Some(_) => Found::SAFE,
        }
    }

    /// Reads on after a move of the owner's, unless it closed a circle.
    pub(super) fn attack_unless_circling(
        &mut self,
        target: Point,
        defender: Color,
        tried: Tried,
        window: Window,
    ) -> Found {
        match tried.circle {
            None => self.attack(target, tried.ko, tried.reply_window(window)),
            Some(Circle::Costly) if tried.ko == KoState::with_threats(Some(defender)) => {
                Found { zone: self.ways_out(target), ..Found::WON }
            }
            Some(_) => Found::LOST,
        }
    }

    /// What could break a circle that is won by the attacker: moves that leave the attacker less time to wait.
    fn ways_out(&self, target: Point) -> PointSet {
        let Some(string) = self.board.string(target) else { return PointSet::EMPTY };
        self.board.chains(string).fold(*string.liberties(), |zone, (_, chain)| zone.union(chain.liberties()))
    }

    /// Waits a move, where a ko has just been lost and the owner may have no use for the move. If that fails, what its
    /// failure depends on is added to the zone.
    pub(super) fn attack_later(
        &mut self,
        target: Point,
        attacker: Color,
        ko: KoState,
        zone: &mut PointSet,
    ) -> Option<Found> {
        let ban = self.board.ko().filter(|ban| ban.color == attacker)?;
        if !ko.has_threats_settled() || ko == KoState::with_threats(Some(attacker)) {
            return None;
        }
        self.pass(attacker);
        let mut reply = self.defend(target, ko, Window::FULL);
        self.take_back();
        if self.stopped || reply.reading.outcome != Outcome::Lost {
            *zone = zone.union(&reply.zone);
            return None;
        }
        self.threats.include(attacker);
        reply.zone.insert(ban.point);
        reply.zone = reply.zone.union(&self.ways_out(target));
        Some(Found { reading: Reading { outcome: Outcome::Win, point: None }, zone: reply.zone })
    }
}
