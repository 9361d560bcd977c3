//! What has become of each point of a board?

use crate::board::{Board, CELLS, Color, Point, PointSet};
use crate::game::Counting;

/// What becomes of a stone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Life {
    /// It lives.
    Alive,
    /// It is captured, and counts as a prisoner.
    Dead,
    /// It lives without territory, next to opponents that do so too.
    Seki,
    /// It depends on who plays next, or cannot be told. It is counted as if it lived.
    #[default]
    Unknown,
}

/// What a point is worth that is not a living stone's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Territory {
    /// Surrounded by one player.
    Of(Color),
    /// Neutral.
    Dame,
}

/// What has become of all points of a board.
#[derive(Clone, Debug)]
pub struct Status {
    board: PointSet,
    life: [Life; CELLS],
    stones: [PointSet; 2],
    territory: [PointSet; 2],
    /// What each player captures besides the dead stones.
    prisoners: [usize; 2],
}

impl Status {
    /// The lives of strings are told by their first stones; there is no territory yet.
    pub(super) fn new(board: &Board, life: impl Fn(Point) -> Life) -> Self {
        let mut status = Self {
            board: *board.points(),
            life: [Life::Unknown; CELLS],
            stones: Color::BOTH.map(|color| *board.stones(color)),
            territory: [PointSet::EMPTY; 2],
            prisoners: [0; 2],
        };
        for origin in board.origins() {
            status.set_life(&board.string_stones(origin), life(origin));
        }
        status
    }

    pub(super) fn set_life(&mut self, stones: &PointSet, life: Life) {
        for stone in stones {
            self.life[stone.index()] = life;
        }
    }

    pub(super) fn set_territory(&mut self, territory: [PointSet; 2]) {
        self.territory = territory;
    }

    /// What this, said of the position `after` some moves, says about the position before them.
    pub(super) fn before(&self, before: &Board, after: &Board, counting: Counting) -> Self {
        let mut status = Self::new(before, |origin| {
            let color = before.color_at(origin);
            if after.color_at(origin) == color { self.life(origin).unwrap_or_default() } else { Life::Dead }
        });
        for color in Color::BOTH {
            let (own, other) = (color.index(), color.opponent());
            let added = self.living(color).difference(before.stones(color));
            let taken = |status: &Self| status.stones(Life::Dead).intersection(&status.stones[other.index()]).len();
            let now = taken(self) + after.captures(color) as usize + self.prisoners[own];
            status.prisoners[own] = now.saturating_sub(taken(&status) + before.captures(color) as usize);
            status.territory[own] = match counting {
                Counting::Territory => self.territory[own],
                // A stone that is played is a point too.
                Counting::Area => self.territory[own].union(&added),
            };
        }
        status
    }

    /// What becomes of the stone at a point; `None` if there is none.
    #[must_use]
    pub fn life(&self, point: Point) -> Option<Life> {
        self.stones.iter().any(|stones| stones.contains(point)).then(|| self.life[point.index()])
    }

    /// Whose territory a point is, dead stones being taken off; `None` for a stone that is not dead.
    #[must_use]
    pub fn territory(&self, point: Point) -> Option<Territory> {
        let owner = Color::BOTH.into_iter().find(|color| self.territory[color.index()].contains(point));
        match (owner, self.life(point)) {
            (Some(color), _) => Some(Territory::Of(color)),
            (None, None | Some(Life::Dead)) if self.board.contains(point) => Some(Territory::Dame),
            _ => None,
        }
    }

    /// What a player captures besides the dead stones: those that have still to be given up.
    pub(super) fn prisoners(&self, color: Color) -> usize {
        self.prisoners[color.index()]
    }

    /// All stones to which this happens. A string is in it as a whole.
    #[must_use]
    pub fn stones(&self, life: Life) -> PointSet {
        let all = self.stones[0].union(&self.stones[1]);
        all.iter().filter(|point| self.life[point.index()] == life).collect()
    }

    /// The stones of `color` that stay on the board.
    #[must_use]
    pub fn living(&self, color: Color) -> PointSet {
        let stones = self.stones[color.index()];
        stones.iter().filter(|point| self.life[point.index()] != Life::Dead).collect()
    }

    /// The territory of one player: the points surrounded, dead stones among them.
    #[must_use]
    pub fn territory_of(&self, color: Color) -> &PointSet {
        &self.territory[color.index()]
    }

    /// The empty points that are nobody's.
    #[must_use]
    pub fn dame(&self) -> PointSet {
        let empty = self.board.difference(&self.stones[0]).difference(&self.stones[1]);
        empty.difference(&self.territory[0]).difference(&self.territory[1])
    }
}
