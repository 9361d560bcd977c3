//! How far does reading look?
//!
//! A depth counts the moves played since the question was asked, without those that are [forced](super::forced). What
//! lies beyond a limit is decided for the defender, so it is captures that are overlooked. (But the defender's less
//! obvious moves have their limits too: what is captured by a long line could now and then be saved.)
//!
//! The manual's depths count all moves. About every fourth is forced, so its limits stand for three moves of four that
//! are not: where nothing is forced a search ends earlier than by the manual, and where nearly everything is, much later.

/// The depths up to which reading tries what (spec/reading.texi, "Reading cutoff and depth parameters"), and how many
/// stones it may try for one question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Limits {
    /// Beyond it, a string with three liberties is alive. Ladders are read out all the same.
    pub depth: u16,
    /// Beyond it, an attack on three liberties plays on these liberties only.
    pub branch_depth: u16,
    /// Beyond it, no move prepares an atari that would be a self-atari at once.
    pub backfill_depth: u16,
    /// Beyond it, no neighbouring string is captured to prepare such an atari.
    pub backfill2_depth: u16,
    /// Beyond it, a defender does not attack surrounding strings of two liberties or more, unless they are running in a
    /// ladder.
    pub break_chain_depth: u16,
    /// Beyond it, no moves next to a string's liberties are tried: nets, clamps, and connections to the superstring.
    pub superstring_depth: u16,
    /// Beyond it, a string with four liberties is alive.
    pub fourlib_depth: u16,
    /// Beyond it, an attacker does not try moves away from the string because the defence depends on what is there.
    pub far_attack_depth: u16,
    /// Beyond it, a defender does not try moves away from the string because the attack depends on what is there.
    pub far_defense_depth: u16,
    /// Beyond it, a stone that an attacker plays away from the string must threaten an atari or more, or have more than
    /// three liberties. Up to it, it may also threaten stones that have three, or help stones of its own that have three
    /// or fewer.
    pub quiet_attack_depth: u16,
    /// Beyond it, a stone that a defender plays away from the string must touch another one of that colour, or one of the
    /// attacker's strings with three liberties or fewer; and where it would be in atari, the attacker must have little room.
    pub quiet_defense_depth: u16,
    /// Beyond it, no ko is retaken on the strength of a ko threat.
    pub ko_depth: u16,
    /// Beyond it, strings that are not connected yet are cut.
    pub connection_depth: u16,
    /// How many tenths of a stone may be missing between two strings for a connection to be read at all.
    pub connection_distance: u16,
    /// How many stones may be tried for one question. Past it everything is decided for the defender.
    pub nodes: u64,
    /// The same for a question about a connection: a fifth for its own moves, the rest for captures on the way that are read in full.
    pub connection_nodes: u64,
    /// How many may be tried for all captures on the way of a connection, ladders that are read when the others are spent among them. Past
    /// it the question ends.
    pub inside_nodes: u64,
    /// How many may be tried for each capture in the middle of a connection. Past it, what is attacked there is safe.
    pub inner_nodes: u64,
}

impl Default for Limits {
    /// The manual's depths, without forced moves.
    fn default() -> Self {
        let manual = Self {
            depth: 16,
            branch_depth: 13,
            backfill_depth: 12,
            backfill2_depth: 5,
            break_chain_depth: 7,
            superstring_depth: 7,
            fourlib_depth: 7,
            far_attack_depth: 3,
            far_defense_depth: 8,
            quiet_attack_depth: 0,
            quiet_defense_depth: 0,
            ko_depth: 8,
            connection_depth: 20,
            connection_distance: 40,
            nodes: 20_000,
            connection_nodes: 160_000,
            inside_nodes: u64::MAX,
            inner_nodes: 1000,
        };
        manual.without_forced_moves()
    }
}

/// The captures on the way of a connection may take so many stones all the same where a question may try fewer: wide connections hold by
/// ladders.
const LEAST_INSIDE: u64 = 3_000;

impl Limits {
    /// The same for whoever has no more than so many stones for a question. Of one about a connection the captures end with them, too: of
    /// 8,400 questions that went on as ladders, 80 were read to the end.
    #[must_use]
    pub(super) fn within(self, nodes: u64) -> Self {
        if nodes >= self.connection_nodes {
            return Self { nodes: nodes.min(self.nodes), ..self };
        }
        let inside_nodes = self.inside_nodes.min(nodes.max(LEAST_INSIDE));
        Self { nodes: nodes.min(self.nodes), connection_nodes: nodes, inside_nodes, ..self }
    }

    /// From the second move on nothing but ladders: a string with three liberties is alive, and the attacker's moves are
    /// on the string's liberties. The owner may answer anywhere.
    pub(super) const LADDERS: Self = Self {
        depth: 0,
        branch_depth: 0,
        backfill_depth: 0,
        backfill2_depth: 0,
        break_chain_depth: 0,
        superstring_depth: 0,
        fourlib_depth: 0,
        far_attack_depth: 0,
        far_defense_depth: u16::MAX,
        quiet_attack_depth: 0,
        quiet_defense_depth: u16::MAX,
        ko_depth: 6,
        connection_depth: 0,
        connection_distance: 0,
        nodes: 20_000,
        connection_nodes: 0,
        inside_nodes: 0,
        inner_nodes: 0,
    };

    /// Reads one move deeper, in every respect.
    pub fn increase(&mut self) {
        self.each(|depth| depth.saturating_add(1));
    }

    /// Reads one move less deep, in every respect.
    pub fn decrease(&mut self) {
        self.each(|depth| depth.saturating_sub(1));
    }

    /// Limits that count all moves, as the manual's do, for moves that are not forced: three of four. Connections count
    /// all of theirs.
    fn without_forced_moves(mut self) -> Self {
        let connections = self.connection_depth;
        self.each(|depth| depth - depth.div_ceil(4));
        Self { connection_depth: connections, ..self }
    }

    fn each(&mut self, mut change: impl FnMut(u16) -> u16) {
        let depths = [
            &mut self.depth,
            &mut self.branch_depth,
            &mut self.backfill_depth,
            &mut self.backfill2_depth,
            &mut self.break_chain_depth,
            &mut self.superstring_depth,
            &mut self.fourlib_depth,
            &mut self.far_attack_depth,
            &mut self.far_defense_depth,
            &mut self.quiet_attack_depth,
            &mut self.quiet_defense_depth,
            &mut self.ko_depth,
            &mut self.connection_depth,
        ];
        for depth in depths {
            *depth = change(*depth);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn captures_on_the_way_have_a_bound_where_fewer_stones_than_usual_may_be_tried() {
        let usual = Limits::default();
        let within = |nodes| usual.within(nodes);
        assert_eq!(within(usual.connection_nodes), usual);
        assert_eq!([60, 30_000].map(|nodes| within(nodes).inside_nodes), [LEAST_INSIDE, 30_000]);
        assert_eq!([60, 30_000].map(|nodes| within(nodes).connection_nodes), [60, 30_000]);
        assert_eq!([60, 30_000].map(|nodes| within(nodes).nodes), [60, usual.nodes]);
        assert_eq!(within(60).within(30_000), within(60), "whoever has few has no more");
    }

    /// All depths.
    fn depths(mut limits: Limits) -> Vec<u16> {
        let mut all = Vec::new();
        limits.each(|depth| {
            all.push(depth);
            depth
        });
        all
    }

    #[test]
    fn each_limit_goes_up_and_down_by_one() {
        let mut limits = Limits::default();
        for more in 1..=9 {
            limits.increase();
            let expected: Vec<u16> = depths(Limits::default()).iter().map(|depth| depth + more).collect();
            assert_eq!(depths(limits), expected);
        }
        for _ in 0..9 {
            limits.decrease();
        }
        assert_eq!(limits, Limits::default());
    }
}
