//! At which depths would a result have been the same?
//!
//! A result that is kept is used again where the same position is reached by more moves, or by fewer. It holds there
//! only if every limit that was looked at on the way to it would have answered the same. The [`Slack`] of a search is
//! by how much the question could have been asked earlier or later; it narrows with each look at a limit, and costs
//! some comparisons.

/// By how many moves a question could be asked earlier or later with the same result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Slack {
    earlier: u16,
    later: u16,
}

/// The depths at which a result holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Span {
    from: u16,
    to: u16,
}

impl Slack {
    /// No limit was looked at.
    pub(crate) const ANY: Self = Self { earlier: u16::MAX, later: u16::MAX };

    /// Whether the depth `now` is within a limit; looks at it.
    #[inline]
    pub(crate) fn within(&mut self, now: u16, limit: u16) -> bool {
        if now <= limit {
            self.later = self.later.min(limit - now);
            true
        } else {
            self.earlier = self.earlier.min(now - limit - 1);
            false
        }
    }

    /// The slack of a result that depends on two.
    #[inline]
    pub(crate) fn and(self, other: Self) -> Self {
        Self { earlier: self.earlier.min(other.earlier), later: self.later.min(other.later) }
    }

    /// The depths at which a result holds that was found at this depth.
    #[inline]
    pub(crate) fn around(self, now: u16) -> Span {
        Span { from: now.saturating_sub(self.earlier), to: now.saturating_add(self.later) }
    }
}

impl Span {
    /// Whether a result holds at this depth.
    #[inline]
    pub(crate) fn contains(&self, now: u16) -> bool {
        (self.from..=self.to).contains(&now)
    }

    /// The slack of a result that is used again at this depth, where it holds.
    #[inline]
    pub(crate) fn at(&self, now: u16) -> Slack {
        Slack { earlier: now.saturating_sub(self.from), later: self.to.saturating_sub(now) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_holds_while_every_limit_answers_the_same() {
        // A question asked at depth 4 that looks, at depth 6, at the limits 7 and 5.
        let mut slack = Slack::ANY;
        assert!(slack.within(6, 7));
        assert!(!slack.within(6, 5));
        let span = slack.around(4);
        for now in 0..12 {
            // Asked two moves later, for instance, it would look at depth 8.
            let same = (now + 2 <= 7) && (now + 2 > 5);
            assert_eq!(span.contains(now), same, "{now}");
        }
        assert_eq!(span.at(5).around(5), span);
    }
}
