//! What a move is worth, part by part.

use super::constants::{FOLLOWUP, NOTHING, STONE, WORTHWHILE};
use std::fmt;

/// What a move is worth in points, and what that is made of.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Worth {
    /// What it changes in territory and prisoners.
    pub territory: f32,
    /// What it changes in the safety of dragons.
    pub strategy: f32,
    /// What its shape multiplies these with; 1 is neutral.
    pub shape: f32,
    /// What a second move would gain; 0 where nothing proposes the first.
    pub followup: f32,
    /// What a second move of the opponent's would have gained, if he had played here.
    pub reverse_followup: f32,
    /// What tips the scales.
    pub secondary: f32,
    /// What it threatens, if that wins a ko which cannot be taken now.
    pub ko_threat: f32,
    /// What multiplies all of the above, by how strong such moves are in games; 1 is neutral.
    pub usual: f32,
    /// What the opponent gains by answering a mistake that the move is.
    pub blunder: f32,
    /// The least that patterns or the opening make it worth.
    pub at_least: Option<f32>,
    /// The most that patterns allow it to be worth.
    pub at_most: Option<f32>,
    /// All of it together.
    pub total: f32,
    /// Whether the stone would be lost for nothing: then nothing else counts.
    pub is_lost: bool,
    /// Whether its follow-up is a threat worth making.
    pub(super) is_threat: bool,
}

impl Default for Worth {
    /// Nothing.
    fn default() -> Self {
        Self {
            territory: 0.0,
            strategy: 0.0,
            shape: 1.0,
            followup: 0.0,
            reverse_followup: 0.0,
            secondary: 0.0,
            ko_threat: 0.0,
            usual: 1.0,
            blunder: 0.0,
            at_least: None,
            at_most: None,
            total: 0.0,
            is_lost: false,
            is_threat: false,
        }
    }
}

impl Worth {
    /// Notes that the move gives away so many stones, if no more are known of.
    pub(crate) fn give_away(&mut self, stones: usize) {
        self.blunder = self.blunder.max(STONE * stones as f32);
        self.settle();
    }

    /// Notes that as a threat for a ko it is worth so many points.
    pub(super) fn fight_ko(&mut self, points: f32) {
        self.ko_threat = points;
        self.settle();
    }

    /// What a move is worth of which the stone would be lost for nothing.
    pub(super) fn lost() -> Self {
        Self { is_lost: true, ..Self::default() }
    }

    /// What it would be worth without what only tips the scales.
    pub(crate) fn without_secondary(self) -> f32 {
        let mut worth = Self { secondary: 0.0, ..self };
        worth.settle();
        worth.total
    }

    /// Adds it up.
    pub(crate) fn settle(&mut self) {
        if self.is_lost {
            self.total = 0.0;
            return;
        }
        let plain = (self.territory + self.strategy) * self.shape;
        // A move that has to be answered is worth up to twice as much.
        let gained = plain.max(0.0);
        let second = |value: f32| (FOLLOWUP * value).min(gained);
        let threat = if self.is_threat { WORTHWHILE * self.followup } else { second(self.followup) };
        let value = plain + threat.max(self.ko_threat) + second(self.reverse_followup) + self.secondary;
        let value = value * self.usual;
        let value = self.at_least.map_or(value, |least| value.max(least));
        self.total = self.at_most.map_or(value, |most| value.min(most)) - self.blunder;
    }
}

impl fmt::Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_lost {
            return write!(f, "the stone would be lost for nothing: {:.1} points", self.total);
        }
        write!(f, "territory {:+.1}, strategy {:+.1}", self.territory, self.strategy)?;
        if self.shape != 1.0 {
            write!(f, ", shape ×{:.2}", self.shape)?;
        }
        for (name, value) in [("follow-up", self.followup), ("reverse follow-up", self.reverse_followup)] {
            if value.abs() >= NOTHING {
                write!(f, ", {name} {value:.1}")?;
            }
        }
        if self.secondary.abs() >= NOTHING {
            write!(f, ", secondary {:+.1}", self.secondary)?;
        }
        if self.ko_threat.abs() >= NOTHING {
            write!(f, ", ko threat {:.1}", self.ko_threat)?;
        }
        if self.usual != 1.0 {
            write!(f, ", all of it ×{:.2} as usual", self.usual)?;
        }
        if self.blunder != 0.0 {
            write!(f, ", blunder {:+.1}", -self.blunder)?;
        }
        if let Some(least) = self.at_least {
            write!(f, ", at least {least:.1}")?;
        }
        if let Some(most) = self.at_most {
            write!(f, ", at most {most:.1}")?;
        }
        write!(f, ": {:.1} points", self.total)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn total(mut worth: Worth) -> f32 {
        worth.settle();
        worth.total
    }

    #[test]
    fn a_second_move_counts_in_part_and_no_more_than_the_first() {
        assert_eq!(total(Worth { territory: 6.0, followup: 4.0, ..Worth::default() }), 6.0 + FOLLOWUP * 4.0);
        assert_eq!(total(Worth { territory: 1.0, followup: 40.0, ..Worth::default() }), 2.0);
        assert_eq!(total(Worth { territory: -1.0, followup: 40.0, ..Worth::default() }), -1.0);
        let threat = Worth { followup: 10.0, is_threat: true, ..Worth::default() };
        assert_eq!(total(threat), WORTHWHILE * 10.0);
    }

    #[test]
    fn a_threat_is_worth_what_it_threatens_if_that_wins_a_ko() {
        let mut worth = Worth { territory: 1.0, followup: 7.0, ..Worth::default() };
        worth.settle();
        assert_eq!(worth.total, 2.0);
        worth.fight_ko(6.0);
        assert_eq!(worth.total, 7.0);
    }

    #[test]
    fn bounds_are_those_of_the_whole_and_a_blunder_is_none_of_them() {
        let bounded = Worth { territory: 3.0, at_least: Some(27.0), ..Worth::default() };
        assert_eq!(total(bounded), 27.0);
        assert_eq!(total(Worth { at_most: Some(20.0), ..bounded }), 20.0);
        assert_eq!(total(Worth { usual: 2.0, ..bounded }), 27.0);
        assert_eq!(total(Worth { usual: 2.0, at_least: None, ..bounded }), 6.0);
        let mut given_away = bounded;
        given_away.give_away(5);
        assert_eq!(given_away.total, 27.0 - STONE * 5.0);
        // Who looks again and finds less does not take back what was found.
        given_away.give_away(3);
        assert_eq!(given_away.total, 27.0 - STONE * 5.0);
    }

    #[test]
    fn a_stone_that_is_lost_is_worth_nothing_whatever_it_threatens() {
        let mut worth = Worth::lost();
        worth.settle();
        worth.fight_ko(12.0);
        assert_eq!(worth.total, 0.0);
        assert_eq!(worth.to_string(), "the stone would be lost for nothing: 0.0 points");
    }

    #[test]
    fn what_only_tips_the_scales_is_no_reason_to_move() {
        let mut worth = Worth { territory: -1.0, secondary: 0.4, usual: 1.7, at_least: Some(0.1), ..Worth::default() };
        worth.settle();
        assert_eq!((worth.total, worth.without_secondary()), (0.1, 0.1));
        let mut worth = Worth { at_least: None, territory: 0.0, ..worth };
        worth.settle();
        assert!(worth.total > 0.5 && worth.without_secondary() == 0.0, "{worth}");
    }

    #[test]
    fn it_is_told_part_by_part() {
        let mut worth = Worth { territory: 3.0, strategy: 1.5, shape: 1.08, at_most: Some(4.0), ..Worth::default() };
        worth.settle();
        assert_eq!(worth.to_string(), "territory +3.0, strategy +1.5, shape ×1.08, at most 4.0: 4.0 points");
        let mut worth = Worth { usual: 1.2, at_most: None, ..worth };
        worth.settle();
        assert_eq!(
            worth.to_string(),
            "territory +3.0, strategy +1.5, shape ×1.08, all of it ×1.20 as usual: 5.8 points"
        );
    }
}
