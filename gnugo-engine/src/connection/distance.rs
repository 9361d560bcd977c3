//! How many stones are missing between a string and every point?
//!
//! The measure is a tenth of a stone. A stone next to the string, or next to one that would be there, costs one stone;
//! a diagonal move with both ways open costs hardly more, and a jump a little more. Strings of one's own are free. A
//! string of the opponent's costs as many stones as it has liberties, if they are few.

use crate::board::{Board, CELLS, Cell, Color, Point, PointSet};

/// One stone.
pub(super) const STONE: u8 = 10;
/// Farther is not looked.
pub(super) const FAR: u8 = 60;

const DIAGONAL: u8 = 2;
const JUMP: u8 = 4;

/// Points on detours that cost so much more than the best way are not looked for: no move is tried there, but for cuts on
/// which a connection depends all the same, and these can wait.
const MARGIN: u8 = 12;

/// What it costs to connect stones at each point with where the measuring began, the stone at the point included.
#[derive(Clone, Debug)]
pub(super) struct Distances {
    costs: [u8; CELLS],
    /// All points that were measured.
    pub(super) reached: PointSet,
}

/// Nothing is reached.
impl Default for Distances {
    fn default() -> Self {
        Self { costs: [u8::MAX; CELLS], reached: PointSet::EMPTY }
    }
}

impl Distances {
    #[inline]
    pub(super) fn at(&self, point: Point) -> u8 {
        self.costs[point.index()]
    }

    fn clear(&mut self) {
        self.costs.fill(u8::MAX);
        self.reached = PointSet::EMPTY;
    }
}

/// Points that have been reached and not been left yet, each with the next one of the same cost.
pub(super) type Waiting = Vec<(Point, u16)>;

/// The end of a list of waiting points.
const NONE: u16 = u16::MAX;

/// The points that have been reached wait in a list for each cost, so that the nearest come first.
pub(super) struct Flood<'a> {
    board: &'a Board,
    color: Color,
    /// The measure from the other end, and the sum of both that is too much.
    other: Option<(&'a Distances, u8)>,
    found: &'a mut Distances,
    first: [u16; FAR as usize + 1],
    waiting: &'a mut Waiting,
}

impl<'a> Flood<'a> {
    /// One that will find such distances for stones of `color`. What they were before is forgotten, as are waiting points.
    pub(super) fn new(board: &'a Board, color: Color, found: &'a mut Distances, waiting: &'a mut Waiting) -> Self {
        found.clear();
        waiting.clear();
        Self { board, color, other: None, found, first: [NONE; FAR as usize + 1], waiting }
    }

    /// The same, for who knows the distances from the other end: only for points on ways that are not much longer than the best one, which
    /// costs `gap`.
    pub(super) fn beside(self, other: &'a Distances, gap: u8) -> Self {
        // The stone at a point of the way is counted from both ends.
        let longest = gap.saturating_add(MARGIN + STONE);
        Self { other: Some((other, longest)), ..self }
    }

    /// Measures from the stones and the empty points of `from`: not much farther than to the `goal`, if that is at most
    /// so far, and else as far as that.
    pub(super) fn run(mut self, from: &PointSet, goal: &PointSet, most: u8) {
        for point in from {
            self.enter(point, self.board.at(point), 0);
        }
        let mut cost = 0;
        let mut last = most;
        let mut arrived = false;
        while cost <= last.min(FAR) {
            let Some(point) = self.next(cost) else {
                cost += 1;
                continue;
            };
            if !arrived && goal.contains(point) {
                (arrived, last) = (true, cost + MARGIN);
            }
            self.spread(point);
        }
    }

    /// Whether no way through a point that costs so much is worth looking at.
    #[inline]
    fn is_detour(&self, point: Point, cost: u8) -> bool {
        self.other.is_some_and(|(other, longest)| other.at(point).saturating_add(cost) > longest)
    }

    /// Takes a point of this cost from its list, unless it has been reached for less since.
    #[inline]
    fn next(&mut self, cost: u8) -> Option<Point> {
        loop {
            let first = self.first.get_mut(usize::from(cost))?;
            let &(point, next) = self.waiting.get(usize::from(*first))?;
            *first = next;
            if self.found.at(point) == cost {
                return Some(point);
            }
        }
    }

    #[inline]
    fn wait(&mut self, point: Point, cost: u8) {
        self.found.costs[point.index()] = cost;
        self.found.reached.insert(point);
        if let Some(first) = self.first.get_mut(usize::from(cost)) {
            self.waiting.push((point, *first));
            *first = self.waiting.len() as u16 - 1;
        }
    }

    /// Reaches a point, at which there is this, from one that has cost `before`.
    #[inline]
    fn enter(&mut self, point: Point, cell: Cell, before: u8) {
        let known = self.found.at(point);
        let is_better = |cost: u8| cost <= FAR && cost < known;
        if cell.is_empty() {
            if !is_better(before + STONE) {
                return;
            }
            let stones = if self.is_dangerous(point) { 2 } else { 1 };
            let cost = before + stones * STONE;
            if is_better(cost) && !self.is_detour(point, cost) {
                self.wait(point, cost);
            }
            return;
        }
        if cell == Cell::Off || before >= known {
            return;
        }
        let stones = if cell.is(self.color) { 0 } else { self.board.liberties(point) };
        if stones > 3 {
            return;
        }
        let cost = before + stones as u8 * STONE;
        if is_better(cost) && !self.is_detour(point, cost) {
            for stone in &self.board.string_stones(point) {
                self.wait(stone, cost);
            }
        }
    }

    /// Whether a stone there could be taken at once.
    #[inline]
    fn is_dangerous(&self, point: Point) -> bool {
        !point.neighbors().into_iter().any(|n| self.board.is_empty(n))
            && self.board.liberty_count_after(point, self.color) <= 1
    }

    fn spread(&mut self, point: Point) {
        let cost = self.found.at(point);
        let sides = point.neighbors();
        let cells = sides.map(|side| self.board.at(side));
        for (side, cell) in sides.into_iter().zip(cells) {
            self.enter(side, cell, cost);
        }
        let cell = self.board.at(point);
        if !cell.is_empty() && !cell.is(self.color) {
            return;
        }
        // Both begin in the south and go on to the west, so that a diagonal is between the side of its number and the next.
        for (n, diagonal) in point.diagonals().into_iter().enumerate() {
            if cells[n].is_empty() && cells[(n + 1) % 4].is_empty() {
                self.enter_if_open(diagonal, cost + DIAGONAL);
            }
        }
        for (n, side) in sides.into_iter().enumerate() {
            if cells[n].is_empty() {
                self.enter_if_open(side.neighbors()[n], cost + JUMP);
            }
        }
    }

    /// Moves that leave a gap lead to empty points or stones of one's own only.
    #[inline]
    fn enter_if_open(&mut self, point: Point, before: u8) {
        let cell = self.board.at(point);
        if cell.is_empty() || cell.is(self.color) {
            self.enter(point, cell, before);
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::playout::Random;

    /// A distance that is not measured.
    const UNREACHED: i32 = u8::MAX as i32;

    /// The rule as it is told, for one player in one position: what every step costs.
    pub(in crate::connection) struct Rule<'a> {
        board: &'a Board,
        color: Color,
        /// Where each point leads, with what that costs.
        steps: Vec<(Point, Vec<(Point, i32)>)>,
    }

    impl<'a> Rule<'a> {
        pub(in crate::connection) fn new(board: &'a Board, color: Color) -> Self {
            let mut rule = Self { board, color, steps: Vec::new() };
            rule.steps = board.points().iter().map(|point| (point, rule.steps_from(point))).collect();
            rule
        }

        /// What is missing at a point, in tenths of a stone. `None` if nobody gets there.
        fn missing(&self, point: Point) -> Option<i32> {
            let stone = i32::from(STONE);
            match self.board.color_at(point) {
                Some(color) if color == self.color => Some(0),
                Some(_) => Some(self.board.liberties(point) as i32).filter(|&few| few <= 3).map(|few| few * stone),
                None if self.can_be_taken(point) => Some(2 * stone),
                None => Some(stone),
            }
        }

        /// Whether a stone among other stones could be taken at once.
        fn can_be_taken(&self, point: Point) -> bool {
            let is_open = [(1, 0), (-1, 0), (0, 1), (0, -1)].iter().any(|&by| self.is_empty(self.beside(point, by)));
            let mut after = self.board.clone();
            !is_open && (!after.try_play_ignoring_ko(point, self.color) || after.liberties(point) <= 1)
        }

        fn beside(&self, point: Point, (rows, columns): (i32, i32)) -> Option<Point> {
            Point::on_board(point.row() as i32 + rows, point.column() as i32 + columns, self.board.size())
        }

        fn is_empty(&self, point: Option<Point>) -> bool {
            point.is_some_and(|point| self.board.color_at(point).is_none())
        }

        /// The opponent's stones are no places to jump from, or to.
        fn is_foothold(&self, point: Point) -> bool {
            self.board.color_at(point).is_none_or(|color| color == self.color)
        }

        fn steps_from(&self, from: Point) -> Vec<(Point, i32)> {
            let mut steps = Vec::new();
            for by in (-2..=2).flat_map(|rows| (-2..=2).map(move |columns| (rows, columns))) {
                let Some(to) = self.beside(from, by) else { continue };
                let is_open = |between: (i32, i32)| self.is_empty(self.beside(from, between));
                let are_footholds = self.is_foothold(from) && self.is_foothold(to);
                let more = match (by.0.abs(), by.1.abs()) {
                    (0, 1) | (1, 0) => 0,
                    (1, 1) if are_footholds && is_open((by.0, 0)) && is_open((0, by.1)) => i32::from(DIAGONAL),
                    (0, 2) | (2, 0) if are_footholds && is_open((by.0 / 2, by.1 / 2)) => i32::from(JUMP),
                    _ => continue,
                };
                steps.extend(self.missing(to).map(|missing| (to, more + missing)));
            }
            steps
        }

        /// Tries all steps that do not begin farther away than `last`, until none makes anything nearer.
        fn settle(&self, from: &PointSet, last: i32, beside: Option<(&Distances, u8)>) -> Vec<i32> {
            let mut costs = vec![UNREACHED; CELLS];
            let longest = beside.map(|(_, gap)| i32::from(gap) + i32::from(MARGIN) + i32::from(STONE));
            let reach = |costs: &mut Vec<i32>, point: Point, cost: i32| {
                let other = beside.map(|(other, _)| i32::from(other.at(point)));
                let is_detour = other.zip(longest).is_some_and(|(other, longest)| other + cost > longest);
                let is_nearer = cost <= i32::from(FAR) && !is_detour && cost < costs[point.index()];
                if is_nearer {
                    // The stones of a string are reached together.
                    let string = self.board.string_stones(point).union(&PointSet::single(point));
                    string.iter().for_each(|stone| costs[stone.index()] = cost);
                }
                is_nearer
            };
            for point in from {
                if let Some(missing) = self.missing(point) {
                    reach(&mut costs, point, missing);
                }
            }
            loop {
                let mut is_settled = true;
                for (from, steps) in &self.steps {
                    for &(to, step) in steps {
                        let cost = costs[from.index()];
                        is_settled &= cost > last || !reach(&mut costs, to, cost + step);
                    }
                }
                if is_settled {
                    return costs;
                }
            }
        }

        /// The distances from some points: as far as the goal and a margin, if that is at most so far away, and else as far as `most`.
        /// With distances from the other end and what is between the ends, only those of points that are on no long detour.
        pub(in crate::connection) fn distances(
            &self,
            (from, goal): (&PointSet, &PointSet),
            most: u8,
            beside: Option<(&Distances, u8)>,
        ) -> Distances {
            let most = i32::from(most.min(FAR));
            let mut costs = self.settle(from, most, beside);
            let nearest = goal.iter().map(|point| costs[point.index()]).min().unwrap_or(UNREACHED);
            if nearest <= most {
                costs = self.settle(from, nearest + i32::from(MARGIN), beside);
            }
            let is_reached = |&point: &Point| costs[point.index()] != UNREACHED;
            let reached = self.board.points().iter().filter(is_reached).collect();
            Distances { costs: std::array::from_fn(|index| costs[index] as u8), reached }
        }
    }

    /// Positions of all stages of a game, in which each move is anywhere.
    pub(in crate::connection) fn position(random: &mut Random, size: usize) -> Board {
        let mut board = Board::new(size).expect("a size");
        for n in 0..5 + random.below(size * size) {
            board.try_play(Point::new(random.below(size), random.below(size)), Color::BOTH[n % 2]);
        }
        board
    }

    /// One of some points.
    pub(in crate::connection) fn one_of(random: &mut Random, points: &PointSet) -> Option<Point> {
        points.iter().nth(random.below(points.len()))
    }

    /// An end of a link: a string, or now and then the places beside a point with all that is there.
    fn end(random: &mut Random, board: &Board, color: Color) -> PointSet {
        if random.below(4) > 0 {
            let stone = one_of(random, board.stones(color));
            return stone.map_or(PointSet::EMPTY, |stone| board.string_stones(stone));
        }
        let point = one_of(random, board.points());
        point.map_or(PointSet::EMPTY, |point| PointSet::single(point).neighbors().intersection(board.points()))
    }

    #[test]
    fn distances_are_those_that_all_steps_together_lead_to() {
        let mut random = Random::new(5);
        // What was measured before, for other points, is forgotten.
        let (mut found, mut back, mut waiting) = (Distances::default(), Distances::default(), Waiting::new());
        let (mut near, mut far, mut beside) = (0, 0, 0);
        for n in 0..240 {
            let board = position(&mut random, [9, 13][n % 2]);
            let color = Color::BOTH[n / 2 % 2];
            let rule = Rule::new(&board, color);
            for _ in 0..4 {
                let [from, goal] = [0; 2].map(|_| end(&mut random, &board, color));
                let most = random.below(usize::from(FAR) + 1) as u8;
                let same = |found: &Distances, expected: &Distances, what: &str| {
                    let first = board.points().iter().find(|&point| found.at(point) != expected.at(point));
                    let told = first.map(|point| (point.to_text(board.size()), found.at(point), expected.at(point)));
                    assert_eq!(told, None, "{what} from {from:?} to {goal:?}, at most {most}, for {color:?}\n{board}");
                    assert_eq!(found.reached, expected.reached);
                };
                Flood::new(&board, color, &mut found, &mut waiting).run(&from, &goal, most);
                same(&found, &rule.distances((&from, &goal), most, None), "from one end");
                let gap = goal.iter().map(|point| found.at(point)).min().unwrap_or(u8::MAX);
                if gap > most {
                    far += 1;
                    continue;
                }
                near += 1;
                Flood::new(&board, color, &mut back, &mut waiting).beside(&found, gap).run(&goal, &from, gap);
                same(&back, &rule.distances((&goal, &from), gap, Some((&found, gap))), "from the other end");
                let mut all = Distances::default();
                Flood::new(&board, color, &mut all, &mut waiting).run(&goal, &from, gap);
                beside += usize::from(all.reached != back.reached);
            }
        }
        assert!(near > 300 && far > 200 && beside > 100, "{near} near, {far} far, {beside} with detours");
    }
}
