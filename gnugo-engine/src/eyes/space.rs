//! What is one eye space, as a graph and as a number of eyes?
//!
//! The points of the space become the points of an [`EyeGraph`]. A false eye is a way in; a half eye hangs on its key,
//! a point outside the space that is added as a way in next to it (GNU Go's manual, "Graphs").

use super::graph::{Content, EyeGraph, GraphPoint, Points, bits};
use super::solver::{Solution, solve};
use super::topology::{EyeKind, KoWinner, Topology};
use super::value::EyeValue;
use crate::board::{Board, Color, Orientation, Point, PointSet};
use crate::reach::parts;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// An eye space: points where the owner may make eyes.
#[derive(Clone, PartialEq, Debug)]
pub struct EyeSpace {
    /// Its first point in reading order.
    pub origin: Point,
    /// Whose eyes.
    pub color: Color,
    /// All its points, marginal ones and those of prisoners included.
    pub points: PointSet,
    /// The points where the opponent gets in.
    pub marginal: PointSet,
    /// The opponent's stones inside, as good as captured.
    pub prisoners: PointSet,
    /// The owner's stones inside that are not connected to those around it.
    pub loose: PointSet,
    /// How many eyes.
    pub value: EyeValue,
    /// Whether that is a guess, because the space is too large to be read.
    pub is_guess: bool,
    /// The opponent's moves that leave as few eyes as possible, where it matters who moves first.
    pub attacks: PointSet,
    /// The owner's moves that make as many eyes as possible, where it matters who moves first.
    pub defenses: PointSet,
    /// The best of the attacks.
    pub attack: Option<Point>,
    /// The best of the defenses.
    pub defense: Option<Point>,
}

/// What a space looks like before its eyes are counted.
#[derive(Clone, Debug)]
pub(super) struct Outline<'a> {
    pub color: Color,
    pub points: PointSet,
    pub marginal: PointSet,
    /// The owner's stones that count.
    pub wall: &'a PointSet,
    /// The points of the colour that are less than eyes.
    pub doubtful: &'a FxHashMap<Point, Topology>,
}

/// Knows what graphs are worth. It remembers what it has worked out.
#[derive(Clone, Debug, Default)]
pub struct Evaluator {
    known: FxHashMap<EyeGraph, Option<Solution>>,
}

/// So many points in one piece, none of which is a way in or next to one, are room enough for two eyes.
const PLENTY: usize = 9;
/// Graphs that are remembered at most.
const MOST_KNOWN: usize = 20_000;

impl Evaluator {
    /// What a graph is worth; `None` if it is too large to be read.
    pub fn solution(&mut self, graph: &EyeGraph) -> Option<Solution> {
        if graph.len() > EyeGraph::MOST {
            return None;
        }
        if let Some(known) = self.known.get(graph) {
            return known.clone();
        }
        let solution = solve(graph).ok().or_else(|| {
            let (coarser, numbers) = graph.coarser()?;
            let Solution { value, attacks, defenses } = self.solution(&coarser)?;
            let old = |points: Points| bits(points).filter_map(|i| numbers.get(i)).fold(0, |all, &old| all | 1 << old);
            Some(Solution { value, attacks: old(attacks), defenses: old(defenses) })
        });
        if self.known.len() >= MOST_KNOWN {
            self.known.clear();
        }
        self.known.insert(graph.clone(), solution.clone());
        solution
    }

    /// Counts the eyes of a region without ways in, of which every neighbour is a stone of `color`, as if these stones hung
    /// together. `None` if it is too large to be read.
    pub(crate) fn closed(&mut self, board: &Board, region: &PointSet, color: Color) -> Option<EyeValue> {
        let (wall, doubtful) = (board.stones(color), FxHashMap::default());
        let outline = Outline { color, points: *region, marginal: PointSet::EMPTY, wall, doubtful: &doubtful };
        let space = self.evaluate(board, &outline);
        (!space.is_guess).then_some(space.value)
    }

    /// Counts the eyes of a space.
    pub(super) fn evaluate(&mut self, board: &Board, outline: &Outline<'_>) -> EyeSpace {
        let prisoners = outline.points.intersection(&board.occupied());
        let mut space = EyeSpace {
            origin: outline.points.first().unwrap_or(Point::from_index(0)),
            color: outline.color,
            points: outline.points,
            marginal: outline.marginal,
            prisoners,
            loose: loose_stones(board, &outline.points, outline.color),
            value: EyeValue::NONE,
            is_guess: false,
            attacks: PointSet::EMPTY,
            defenses: PointSet::EMPTY,
            attack: None,
            defense: None,
        };
        if space.points == space.marginal {
            return space;
        }
        let roomy = roomy(&space);
        let counted = if roomy { None } else { self.count(board, &space, outline) };
        let Some(counted) = counted else {
            space.is_guess = !roomy;
            space.value = if roomy { EyeValue::TWO } else { guess(&space) };
            return space;
        };
        space.value = counted.value;
        if space.value.is_settled() {
            return space;
        }
        (space.attacks, space.defenses) = (counted.attacks, counted.defenses);
        let both = space.attacks.intersection(&space.defenses);
        space.attack = both.first().or(space.attacks.first());
        space.defense = both.first().or(space.defenses.first());
        space
    }

    /// Counts the eyes on the graph. Whoever moves first is given the kos.
    fn count(&mut self, board: &Board, space: &EyeSpace, outline: &Outline<'_>) -> Option<Counted> {
        let attacked = self.count_when(board, space, outline, KoWinner::Opponent)?;
        let has_ko = |point: Point| outline.doubtful.get(&point).is_some_and(|found| found.kind().has_ko());
        if !space.points.iter().any(has_ko) {
            return Some(attacked);
        }
        let defended = self.count_when(board, space, outline, KoWinner::Owner)?;
        let either = |a: PointSet, b: PointSet| if a.is_empty() { b } else { a };
        let (a, d) = (attacked.value, defended.value);
        Some(Counted {
            value: EyeValue::new(a.attacker_twice, a.attacker_first, d.defender_first, d.defender_twice),
            attacks: either(attacked.attacks, defended.attacks),
            defenses: either(defended.defenses, attacked.defenses),
        })
    }

    fn count_when(
        &mut self,
        board: &Board,
        space: &EyeSpace,
        outline: &Outline<'_>,
        winner: KoWinner,
    ) -> Option<Counted> {
        let drawn = Drawn::new(board, space, outline, winner)?;
        let solution = self.solution(&drawn.graph)?;
        Some(Counted {
            value: solution.value,
            attacks: drawn.places(solution.attacks, |place| &place.attacks),
            defenses: drawn.places(solution.defenses, |place| &place.defenses),
        })
    }
}

/// The eyes of a space, with the vital points on the board.
struct Counted {
    value: EyeValue,
    attacks: PointSet,
    defenses: PointSet,
}

/// The owner's strings that touch nothing but the space: they stand inside it, apart from the stones around. If all
/// do, they are those around it.
fn loose_stones(board: &Board, points: &PointSet, color: Color) -> PointSet {
    let beside = points.neighbors();
    let strings = board.strings_in(&beside, color);
    let outside = board.points().difference(points);
    let mut loose = PointSet::EMPTY;
    let mut all_loose = true;
    for &string in &strings {
        let stones = board.string_stones(string);
        if stones.neighbors().intersection(&outside).difference(&stones).is_empty() {
            loose = loose.union(&stones);
        } else {
            all_loose = false;
        }
    }
    if all_loose { PointSet::EMPTY } else { loose }
}

/// Whether there is so much room ([`PLENTY`]) that two eyes are certain, and nothing need be read.
fn roomy(space: &EyeSpace) -> bool {
    let core = space.points.difference(&space.marginal.union(&space.marginal.neighbors()));
    parts(&core.difference(&space.prisoners)).iter().any(|part| part.len() >= PLENTY)
}

/// What a space is worth that is too large to be read: one by the number of its points without ways in, of which each way
/// in costs another one.
fn guess(space: &EyeSpace) -> EyeValue {
    let inside = space.points.len() - space.marginal.len();
    match inside.saturating_sub(space.marginal.len()) {
        0..=2 => EyeValue::settled(1),
        3..=5 => EyeValue::new(1, 1, 2, 2),
        _ => EyeValue::TWO,
    }
}

/// The points of a space in an order that is the same for all eight images of the board, so that equal spaces get equal
/// graphs and are read once.
fn canonical(points: &PointSet, describe: impl Fn(Point) -> GraphPoint) -> Vec<(Point, GraphPoint)> {
    let described: Vec<_> = points.iter().map(|point| (point, describe(point))).collect();
    let orders = Orientation::ALL.map(|orientation| {
        let place = |point: Point| orientation.apply((point.row() as i32, point.column() as i32));
        let mut order: Vec<_> = described.iter().map(|&(point, what)| (place(point), what, point)).collect();
        order.sort_unstable_by_key(|&(place, _, _)| place);
        let (top, left) = order.iter().fold((i32::MAX, i32::MAX), |(r, c), (p, _, _)| (r.min(p.0), c.min(p.1)));
        for ((row, column), _, _) in &mut order {
            (*row, *column) = (*row - top, *column - left);
        }
        order
    });
    let shape = |order: &Vec<((i32, i32), GraphPoint, Point)>| -> Vec<_> {
        order.iter().map(|&(place, what, _)| (place, what)).collect()
    };
    let first = orders.into_iter().min_by_key(shape).unwrap_or_default();
    first.into_iter().map(|(_, what, point)| (point, what)).collect()
}

/// Where on the board each player plays for a point of the graph. For a point of the space that is the point itself; the
/// key of a half eye may be taken by one of several moves.
struct Place {
    attacks: PointSet,
    defenses: PointSet,
}

/// A string of the opponent's with two liberties: one in the space, and one outside. A move of the owner's in the space
/// puts it into atari, and a move outside saves it.
pub(super) struct Hanging {
    stone: Point,
    pub(super) rescue: Point,
}

/// The string beside a point of the space that hangs ([`Hanging`]), if it is the only one there. Single stones are left out:
/// where one has been captured, the eye may be a false one.
pub(super) fn hanging_at(board: &Board, point: Point, color: Color, space: &PointSet) -> Option<Hanging> {
    let beside = board.strings_in(&PointSet::single(point).neighbors(), color.opponent());
    let mut strings = beside.into_iter().filter(|&string| !space.contains(string));
    let (stone, None) = (strings.next()?, strings.next()) else { return None };
    let mut liberties = board.liberty_set(stone);
    liberties.remove(point);
    let rescue = liberties.first()?;
    let is_alone = liberties.len() == 1 && !space.contains(rescue);
    (is_alone && board.string_stones(stone).len() > 1).then_some(Hanging { stone, rescue })
}

/// A graph with the places of its points.
struct Drawn {
    graph: EyeGraph,
    places: Vec<Place>,
}

impl Drawn {
    fn new(board: &Board, space: &EyeSpace, outline: &Outline<'_>, winner: KoWinner) -> Option<Self> {
        let kind = |point: Point| outline.doubtful.get(&point).map(|found| found.kind().when_kos_go_to(winner));
        let mut drawn = Self { graph: EyeGraph::default(), places: Vec::new() };
        let mut numbers: SmallVec<[(Point, usize); 16]> = SmallVec::new();
        let wall = outline.wall.difference(&space.loose);
        let points = outline.points.union(&space.loose);
        if points.len() > EyeGraph::MOST {
            return None;
        }
        let describe = |point: Point| {
            let content = match board.color_at(point) {
                None => Content::Empty,
                Some(color) if color == outline.color => Content::Loose,
                Some(_) => Content::Prisoner,
            };
            let open = outline.marginal.contains(point) || kind(point) == Some(EyeKind::False);
            let walled = open || point.neighbors().into_iter().any(|n| wall.contains(n));
            GraphPoint { content, open, walled }
        };
        for (point, what) in canonical(&points, describe) {
            let number = drawn.graph.add(what)?;
            let here = PointSet::single(point);
            drawn.places.push(Place { attacks: here, defenses: here });
            numbers.push((point, number));
        }
        for (i, &(a, number)) in numbers.iter().enumerate() {
            for &(b, other) in numbers.iter().skip(i + 1).filter(|(b, _)| a.is_next_to(*b)) {
                // Whether two ways in touch makes no difference: neither gives an eye.
                if !(outline.marginal.contains(a) && outline.marginal.contains(b)) {
                    drawn.graph.join(number, other);
                }
            }
        }
        for &(point, number) in &numbers {
            if kind(point) == Some(EyeKind::Half)
                && let Some(half) = outline.doubtful.get(&point)
            {
                let hanging = hanging_at(board, point, outline.color, &outline.points);
                // Next to the wall, the owner may take the saving point first.
                let is_walled = |at: Point| at.neighbors().into_iter().any(|n| wall.contains(n));
                let hanging = hanging.map(|found| {
                    let is_walled = is_walled(found.rescue);
                    (found, is_walled)
                });
                drawn.add_key(half, number, &numbers, hanging)?;
            }
        }
        Some(drawn)
    }

    /// Adds the key of a half eye: a way in next to it. Whoever plays there first decides whether it is an eye. A way in
    /// of the space, or the key of another half eye, may be the key of this one too. If opposing stones hang here, they are
    /// put between the half eye and its key, since room for an eye is left when they have been captured.
    fn add_key(
        &mut self,
        half: &Topology,
        eye: usize,
        numbers: &[(Point, usize)],
        hanging: Option<(Hanging, bool)>,
    ) -> Option<()> {
        let may_be_key = |number: usize| number >= numbers.len() || self.graph.open() >> number & 1 != 0;
        let shared = self.places.iter().enumerate().find(|&(number, place)| {
            let same = half.attacks.intersects(&place.attacks) || half.defenses.intersects(&place.defenses);
            same && number != eye && may_be_key(number)
        });
        if let Some((key, _)) = shared {
            self.graph.join(eye, key);
            let place = &mut self.places[key];
            place.attacks = place.attacks.union(&half.attacks);
            place.defenses = place.defenses.union(&half.defenses);
            return Some(());
        }
        let Some((Hanging { stone, rescue }, is_walled)) = hanging else {
            let key = self.graph.add(GraphPoint { content: Content::Empty, open: true, walled: true })?;
            self.places.push(Place { attacks: half.attacks, defenses: half.defenses });
            self.graph.join(eye, key);
            return Some(());
        };
        let stones = self.graph.add(GraphPoint { content: Content::Prisoner, open: false, walled: true })?;
        let key = self.graph.add(GraphPoint { content: Content::Empty, open: true, walled: is_walled })?;
        for point in [stone, rescue] {
            self.places.push(Place { attacks: PointSet::single(point), defenses: PointSet::single(point) });
        }
        self.graph.join(eye, stones);
        self.graph.join(stones, key);
        Some(())
    }

    /// The moves on the board that play any of these points of the graph.
    fn places(&self, points: Points, of: impl Fn(&Place) -> &PointSet) -> PointSet {
        bits(points).filter_map(|i| self.places.get(i)).fold(PointSet::EMPTY, |all, place| all.union(of(place)))
    }
}
