//! In which order do equals come, however the board lies?
//!
//! Moves that promise the same, strings that connect equally well, points that are equally good: one of them has to be
//! first, and it must be the same one when the board is turned or mirrored, or an answer would name another move then.
//! So each question is read in a [`Frame`] of its own: points are ordered by rows and columns as from the side of the
//! board that the stones in question lie nearest to. In every image of a position, the image of the same point is
//! first.
//!
//! A frame costs some ten nanoseconds, and a look around, at worst at the whole board, where the stones lie on an axis
//! of it. Where
//! position and question are images of themselves, there is nothing to choose: then images of a move are equally good.

use crate::board::{Board, Cell, Color, Orientation, Point, PointSet};

/// What a row counts more than a column, or a column more than a row: more than there are of them.
const MAJOR: i32 = 32;

/// So far around the stones it is looked which way they are seen, before the whole board is.
const NEAR: usize = 4;

/// From where the board is seen: the weights of a point's row and column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Frame {
    row: i32,
    column: i32,
}

impl Frame {
    /// As it is drawn.
    pub(super) const PLAIN: Self = Self { row: MAJOR, column: 1 };

    /// The eight ways to see a board.
    const ALL: [Self; 8] = [
        Self::PLAIN,
        Self { row: MAJOR, column: -1 },
        Self { row: -MAJOR, column: 1 },
        Self { row: -MAJOR, column: -1 },
        Self { row: 1, column: MAJOR },
        Self { row: 1, column: -MAJOR },
        Self { row: -1, column: MAJOR },
        Self { row: -1, column: -MAJOR },
    ];

    /// The frame of a question about these points. What `color` is to one player it is to the other when the colours are
    /// exchanged.
    pub(crate) fn of(board: &Board, about: &PointSet, color: Color) -> Self {
        let moment = Moment::of(about, board.size());
        if moment.is_clear() { moment.best() } else { Self::by_neighbors(board, about, color, moment) }
    }

    /// The same by the stones around, near ones first, where the points lie evenly about an axis.
    #[inline(never)]
    fn by_neighbors(board: &Board, about: &PointSet, color: Color, moment: Moment) -> Self {
        let mut near = *about;
        for _ in 0..NEAR {
            near = near.union(&near.neighbors());
            let beside = near.difference(about);
            let stones = |color| Moment::of(&board.stones_among(&beside, color), board.size());
            // Any weights will do, as long as they differ.
            let all = moment.and(stones(color), 2).and(stones(color.opponent()), 5);
            if all.is_clear() {
                return all.best();
            }
        }
        Self::by_everything(board, about, color)
    }

    /// The same by the whole board.
    fn by_everything(board: &Board, about: &PointSet, color: Color) -> Self {
        let mut best = (0, Self::PLAIN);
        let empty = board.empty_among(board.points());
        for frame in Self::ALL {
            let look = frame.look(board, &board.points().difference(&empty).union(about), about, color);
            if look > best.0 {
                best = (look, frame);
            }
        }
        best.1
    }

    /// A number for how these points are seen from there, the same in all images of the board.
    fn look(self, board: &Board, points: &PointSet, about: &PointSet, color: Color) -> u64 {
        let last = board.size() as i32 - 1;
        // Where the first point lies: what is counted from there does not change with the image.
        let corner = (self.row.min(0) + self.column.min(0)) * last;
        let mut look = 0_u64;
        for point in points {
            let class = match board.at(point) {
                cell if cell.is(color) => 1,
                Cell::Empty => 2,
                _ => 3,
            };
            let place = (self.rank(point) - corner) as u64;
            // A sum does not depend on the order of its parts.
            look = look.wrapping_add(mixed(place << 3 | class | u64::from(about.contains(point)) << 2));
        }
        look
    }

    /// How the board is laid so that this order is that of rows and columns, as it is drawn.
    pub(crate) fn orientation(self) -> Orientation {
        let [corner, below, beside] = [(0, 0), (1, 0), (0, 1)].map(|(row, column)| Point::new(row, column));
        let is_it = |orientation: &Orientation| {
            let rank = |point| Self::PLAIN.rank(orientation.on_board(point, 2));
            rank(below) - rank(corner) == self.row && rank(beside) - rank(corner) == self.column
        };
        Orientation::ALL.into_iter().find(is_it).unwrap_or(Orientation::Identity)
    }

    /// The place of a point in this order: small numbers come first.
    #[inline]
    pub(crate) const fn rank(self, point: Point) -> i32 {
        self.row * point.row() as i32 + self.column * point.column() as i32
    }

    /// The place of a string in this order: that of its first stone.
    pub(crate) fn rank_of(self, stones: &PointSet) -> i32 {
        stones.iter().map(|stone| self.rank(stone)).min().unwrap_or(i32::MAX)
    }

    /// Puts strings into this order.
    #[inline]
    pub(crate) fn sort_strings(self, board: &Board, strings: &mut [Point]) {
        if strings.len() > 1 {
            strings.sort_by_cached_key(|&string| self.rank_of(&board.string_stones(string)));
        }
    }
}

/// The sum of where some points lie, as seen from the centre.
#[derive(Clone, Copy)]
struct Moment {
    rows: i32,
    columns: i32,
}

impl Moment {
    fn of(points: &PointSet, size: usize) -> Self {
        let last = size as i32 - 1;
        let add = |sum: Self, point: Point| Self {
            rows: sum.rows + 2 * point.row() as i32 - last,
            columns: sum.columns + 2 * point.column() as i32 - last,
        };
        points.iter().fold(Self { rows: 0, columns: 0 }, add)
    }

    /// The sum of this and another one, that counts so often.
    const fn and(self, other: Self, weight: i32) -> Self {
        Self { rows: self.rows + weight * other.rows, columns: self.columns + weight * other.columns }
    }

    /// Whether it lies on no axis of the board.
    const fn is_clear(self) -> bool {
        self.rows != 0 && self.columns != 0 && self.rows.abs() != self.columns.abs()
    }

    /// The frame in which it comes first.
    const fn best(self) -> Frame {
        let (row, column) = (-self.rows.signum(), -self.columns.signum());
        if self.rows.abs() > self.columns.abs() {
            Frame { row: MAJOR * row, column }
        } else {
            Frame { row, column: MAJOR * column }
        }
    }
}

/// Scatters small numbers over the whole range.
const fn mixed(number: u64) -> u64 {
    let number = (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (number ^ number >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{FromDrawing, Orientation};

    #[test]
    fn images_of_a_question_are_seen_alike() {
        let board = Board::from_drawing(
            "O X . . . . .
             . O X . . . .
             . . . . . X .
             . . . O . . .
             . . . . . . .
             . X . . . O .
             . . . O . . .",
        )
        .unwrap();
        let mut on_an_axis = 0;
        for origin in board.origins().collect::<Vec<_>>() {
            let (about, color) = (board.string_stones(origin), board.color_at(origin).unwrap());
            on_an_axis += usize::from(!Moment::of(&about, 7).is_clear());
            let frame = Frame::of(&board, &about, color);
            let order = |frame: Frame, points: &PointSet| {
                let mut order: Vec<Point> = points.iter().collect();
                order.sort_by_key(|&point| frame.rank(point));
                order
            };
            let expected = order(frame, board.points());
            for orientation in Orientation::ALL {
                let place = |point| orientation.on_board(point, 7);
                for swapped in [false, true] {
                    let image = board.oriented(orientation);
                    let image = if swapped { image.color_swapped() } else { image };
                    let color = if swapped { color.opponent() } else { color };
                    let about = about.iter().map(place).collect();
                    let found = order(Frame::of(&image, &about, color), image.points());
                    let images: Vec<Point> = expected.iter().map(|&point| place(point)).collect();
                    assert_eq!(found, images, "{origin:?} {orientation:?}");
                }
            }
        }
        assert!(on_an_axis >= 4, "{on_an_axis}");
    }
}
