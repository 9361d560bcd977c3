//! What is inside an eye space after some moves, and what may be played there?
//!
//! Stones of the attacker's that are connected to the outside are no longer part of the space, and neither is what has
//! become wall; so positions that differ only in what happened elsewhere are the same.

use super::graph::{EyeGraph, Points};

/// Who moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Side {
    Attacker,
    Defender,
}

impl Side {
    pub(super) fn other(self) -> Self {
        match self {
            Self::Attacker => Self::Defender,
            Self::Defender => Self::Attacker,
        }
    }
}

/// What stands inside an eye space, and what of it still counts: a position of the solver's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Interior {
    /// Points of the space where nothing stands.
    pub empty: Points,
    /// Ways in: a stone that the attacker plays there is connected to the outside. Those of his stones that stand there
    /// now, and are not connected, are `plugs`.
    pub ways: Points,
    /// The attacker's stones that are not connected to the outside.
    pub attackers: Points,
    /// Prisoners on false eyes: they stop the way in on which they stand. The attacker gets in there as soon as they have
    /// been taken.
    pub plugs: Points,
    /// The defender's stones inside that are not connected to the wall, so that the attacker can capture them.
    pub loose: Points,
    /// Points next to the wall: a stone that the defender plays there becomes part of it.
    pub walled: Points,
    /// The attacker's stones that are connected to the outside: these points are lost to the defender.
    pub lost: Points,
    /// Where loose stones were captured. The defender may not play there again before a stone that joins the wall
    /// captures something: so the attacker wins all kos, and no position comes up twice.
    pub spent: Points,
}

impl Interior {
    pub(super) fn of(graph: &EyeGraph) -> Self {
        let (attackers, loose) = (graph.prisoners(), graph.loose());
        let mut start = Self {
            empty: graph.all() & !(attackers | loose),
            ways: graph.open(),
            attackers,
            plugs: attackers & graph.open(),
            loose,
            walled: graph.walled(),
            lost: 0,
            spent: 0,
        };
        start.join_wall(graph);
        start
    }

    /// The points that are still part of the space.
    pub(super) fn inside(&self) -> Points {
        self.empty | self.attackers | self.loose
    }

    /// The position in one part of the space alone.
    pub(super) fn within(&self, graph: &EyeGraph, part: Points) -> Self {
        Self {
            empty: self.empty & part,
            ways: self.ways & part,
            attackers: self.attackers & part,
            plugs: self.plugs & part,
            loose: self.loose & part,
            walled: self.walled & part,
            lost: self.lost & graph.around(part),
            spent: self.spent & part,
        }
    }

    /// The liberties of the wall inside the space.
    pub(super) fn wall_liberties(&self) -> Points {
        self.walled & self.empty
    }

    /// The position after a move; `None` if it is suicide, or one of the defender's at a `spent` point.
    pub(super) fn play(&self, graph: &EyeGraph, point: usize, side: Side) -> Option<Self> {
        let stone: Points = 1 << point;
        let mut after = Self { empty: self.empty & !stone, ..*self };
        match side {
            Side::Attacker => {
                after.attackers |= stone;
                after.take_loose(graph, stone);
                let string = graph.connected(stone, after.attackers);
                if string & after.ways & !after.plugs != 0 {
                    after.lose(graph, string);
                    return Some(after);
                }
                (graph.around(string) & after.empty != 0).then_some(after)
            }
            Side::Defender if self.spent & stone != 0 => None,
            Side::Defender => {
                after.loose |= stone;
                after.ways &= !stone;
                after.join_wall(graph);
                after.take_attackers(graph, stone);
                if after.loose & stone == 0 {
                    if after.attackers != self.attackers {
                        after.spent = 0;
                    }
                    return Some(after);
                }
                let string = graph.connected(stone, after.loose);
                (graph.around(string) & after.empty != 0).then_some(after)
            }
        }
    }

    /// A string of the attacker's is connected to the outside: whatever is next to it is a way in now.
    fn lose(&mut self, graph: &EyeGraph, string: Points) {
        self.attackers &= !string;
        self.plugs &= !string;
        self.lost |= string;
        self.ways = (self.ways & !string) | graph.around(string) & self.empty;
    }

    /// Takes the defender's loose stones next to the attacker's new stone that have no liberty.
    fn take_loose(&mut self, graph: &EyeGraph, stone: Points) {
        let mut left = graph.around(stone) & self.loose;
        while left != 0 {
            let string = graph.connected(left & left.wrapping_neg(), self.loose);
            left &= !string;
            if graph.around(string) & self.empty == 0 {
                self.loose &= !string;
                self.empty |= string;
                self.spent |= string;
                self.ways |= graph.around(self.lost) & string;
            }
        }
    }

    /// Takes the attacker's stones next to the defender's new stone that have no liberty.
    fn take_attackers(&mut self, graph: &EyeGraph, stone: Points) {
        let mut left = graph.around(stone) & self.attackers;
        let mut taken = 0;
        while left != 0 {
            let string = graph.connected(left & left.wrapping_neg(), self.attackers);
            left &= !string;
            if graph.around(string) & self.empty == 0 {
                taken |= string;
            }
        }
        self.attackers &= !taken;
        self.plugs &= !taken;
        self.empty |= taken;
    }

    /// Makes the loose stones that stand next to the wall, and those connected to them, part of it.
    fn join_wall(&mut self, graph: &EyeGraph) {
        let joined = graph.connected(self.loose & self.walled, self.loose);
        self.loose &= !joined;
        self.walled |= graph.around(joined);
    }
}
