//! What of an eye space matters for the eyes it gives? Its graph: which points touch, where the attacker gets in,
//! where his stones are.
//!
//! The same game is played on all eye spaces with the same graph, wherever they lie (GNU Go's manual, "Graphs"); so
//! what was read once is known for all of them. At most [`EyeGraph::MOST`] points; larger spaces need no graph.

/// The points of a graph, as bits.
pub type Points = u32;

/// An eye space as a graph. The defender's stones around it are a wall that nobody captures.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct EyeGraph {
    /// For each point the points next to it.
    neighbors: Vec<Points>,
    /// Where the attacker's stones would be connected to the outside: marginal points.
    open: Points,
    /// Points with a stone of the attacker's.
    prisoners: Points,
    /// Points next to the wall: a stone of the defender's played there is part of it.
    walled: Points,
    /// Points with a stone of the defender's that is not connected to the wall.
    loose: Points,
}

impl EyeGraph {
    /// The largest number of points.
    pub const MOST: usize = 32;

    /// Adds a point and gives its number; `None` if there are too many.
    pub fn add(&mut self, point: GraphPoint) -> Option<usize> {
        let number = self.neighbors.len();
        if number == Self::MOST {
            return None;
        }
        self.neighbors.push(0);
        let bit = 1 << number;
        self.open |= if point.open { bit } else { 0 };
        self.prisoners |= if point.content == Content::Prisoner { bit } else { 0 };
        self.loose |= if point.content == Content::Loose { bit } else { 0 };
        self.walled |= if point.walled { bit } else { 0 };
        Some(number)
    }

    /// Makes two points neighbours.
    pub fn join(&mut self, a: usize, b: usize) {
        let len = self.neighbors.len();
        if a < len && b < len && a != b {
            self.neighbors[a] |= 1 << b;
            self.neighbors[b] |= 1 << a;
        }
    }

    /// The number of points.
    #[must_use]
    pub fn len(&self) -> usize {
        self.neighbors.len()
    }

    /// Whether it has no points.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.neighbors.is_empty()
    }

    /// The points next to any of these.
    #[must_use]
    pub fn around(&self, points: Points) -> Points {
        bits(points).fold(0, |all, i| all | self.neighbors.get(i).copied().unwrap_or(0))
    }

    /// The points of `area` that are connected to `seed` within it, `seed` included.
    #[must_use]
    pub fn connected(&self, seed: Points, area: Points) -> Points {
        let mut found = seed & area;
        let mut fresh = found;
        while fresh != 0 {
            fresh = self.around(fresh) & area & !found;
            found |= fresh;
        }
        found
    }

    /// A smaller graph that is worth about the same, with the number that each of its points has in this one; `None` if
    /// there is nothing to leave out. Where two ways in lead to one point and nowhere else, the defender can close only
    /// one of them: so the point itself is taken for a way in, and the two are left out.
    #[must_use]
    pub fn coarser(&self) -> Option<(Self, Vec<usize>)> {
        let own_ways = |point: usize| {
            bits(self.around(1 << point) & self.open & !self.prisoners)
                .filter(move |&way| self.around(1 << way) == 1 << point)
        };
        let (mut left_out, mut opened) = (0, 0);
        for point in bits(self.all() & !(self.open | self.prisoners | self.loose)) {
            if own_ways(point).count() >= 2 {
                opened |= 1 << point;
                left_out |= own_ways(point).fold(0, |all, way| all | 1 << way);
            }
        }
        // A way in that touches nothing but other ways in gives nobody an eye, and takes none.
        let open = self.open | opened;
        let useless = bits(open & !self.prisoners).filter(|&way| self.around(1 << way) & !open == 0);
        left_out |= useless.fold(0, |all, way| all | 1 << way) & !opened;
        (left_out != 0).then(|| self.reduced(left_out, open))
    }

    /// The graph without some points, and with these ways in.
    fn reduced(&self, left_out: Points, open: Points) -> (Self, Vec<usize>) {
        let kept: Vec<usize> = bits(self.all() & !left_out).collect();
        let pick = |points: Points| {
            kept.iter().enumerate().filter(|(_, old)| points >> **old & 1 != 0).fold(0, |all, (new, _)| all | 1 << new)
        };
        let walled = self.walled | self.around(left_out);
        let neighbors = kept.iter().map(|&old| pick(self.around(1 << old))).collect();
        let (prisoners, loose) = (pick(self.prisoners), pick(self.loose));
        (Self { neighbors, open: pick(open), prisoners, walled: pick(walled), loose }, kept)
    }

    /// All points.
    #[must_use]
    pub fn all(&self) -> Points {
        if self.len() >= Self::MOST { Points::MAX } else { (1 << self.len()) - 1 }
    }

    /// The marginal points.
    #[must_use]
    pub fn open(&self) -> Points {
        self.open
    }

    /// The points with a stone of the attacker's.
    #[must_use]
    pub fn prisoners(&self) -> Points {
        self.prisoners
    }

    /// The points with a stone of the defender's that is not connected to the wall.
    #[must_use]
    pub fn loose(&self) -> Points {
        self.loose
    }

    /// The points next to the wall.
    #[must_use]
    pub fn walled(&self) -> Points {
        self.walled
    }
}

/// A point of a graph.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct GraphPoint {
    /// What is there.
    pub content: Content,
    /// Whether a stone of the attacker's there is connected to the outside.
    pub open: bool,
    /// Whether it is next to the defender's wall.
    pub walled: bool,
}

/// What is at a point of an eye space.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Content {
    /// Nothing.
    #[default]
    Empty,
    /// A stone of the attacker's.
    Prisoner,
    /// A stone of the defender's that is not connected to the wall.
    Loose,
}

/// The numbers of the points in a set.
pub fn bits(mut points: Points) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let next = points.trailing_zeros() as usize;
        (points != 0).then(|| {
            points &= points - 1;
            next
        })
    })
}
