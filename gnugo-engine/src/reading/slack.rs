//! At which depths would a result have been the same?
//!
//! A result that is kept is used again where the same position is reached by more moves, or by fewer. It holds there
//! only if every limit that was looked at on the way to it would have answered the same. The [`Slack`] of a search is
//! by how much the question could have been asked earlier or later; it narrows with each look at a limit, and costs
//! some comparisons.

/// How depth is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Clock {
    /// Every move counts.
    All,
    /// Answers to an atari don't.
    Free,
}

/// A depth by each clock.
pub(crate) type Depth = [u16; 2];

/// By how many moves a question could be asked earlier or later with the same result, by each clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Slack {
    earlier: Depth,
    later: Depth,
}

/// The depths at which a result holds, by each clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Span {
    from: Depth,
    to: Depth,
}

impl Slack {
    /// No limit was looked at.
    pub(crate) const ANY: Self = Self { earlier: [u16::MAX; 2], later: [u16::MAX; 2] };

    /// Whether the depth `now` is within a limit; looks at it.
    #[inline]
    pub(crate) fn within(&mut self, clock: Clock, now: u16, limit: u16) -> bool {
        let i = clock as usize;
        if now <= limit {
            self.later[i] = self.later[i].min(limit - now);
            true
        } else {
            self.earlier[i] = self.earlier[i].min(now - limit - 1);
            false
        }
    }

    /// The slack of a result that depends on two.
    #[inline]
    pub(crate) fn and(self, other: Self) -> Self {
        Self {
            earlier: [self.earlier[0].min(other.earlier[0]), self.earlier[1].min(other.earlier[1])],
            later: [self.later[0].min(other.later[0]), self.later[1].min(other.later[1])],
        }
    }

    /// The depths at which a result holds that was found at this depth.
    #[inline]
    pub(crate) fn around(self, now: Depth) -> Span {
        let from = [now[0].saturating_sub(self.earlier[0]), now[1].saturating_sub(self.earlier[1])];
        let to = [now[0].saturating_add(self.later[0]), now[1].saturating_add(self.later[1])];
        Span { from, to }
    }
}

impl Span {
    /// The slack of a result that is used again at this depth; none if it does not hold there.
    #[inline]
    pub(crate) fn at(&self, now: Depth) -> Option<Slack> {
        let earlier = [now[0].checked_sub(self.from[0])?, now[1].checked_sub(self.from[1])?];
        let later = [self.to[0].checked_sub(now[0])?, self.to[1].checked_sub(now[1])?];
        Some(Slack { earlier, later })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_holds_while_every_limit_answers_the_same() {
        // A question asked at depth 4 that looks, at depth 6, at the limits 7 and 5.
        let mut slack = Slack::ANY;
        assert!(slack.within(Clock::All, 6, 7));
        assert!(!slack.within(Clock::All, 6, 5));
        let span = slack.around([4, 4]);
        for now in 0..12 {
            // Asked two moves later, for instance, it would look at depth 8.
            let same = (now + 2 <= 7) && (now + 2 > 5);
            assert_eq!(span.at([now, 4]).is_some(), same, "{now}");
        }
        assert_eq!(span.at([5, 9]).map(|slack| slack.around([5, 9])), span.at([4, 4]).map(|_| span));
    }
}
