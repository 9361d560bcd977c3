//! Where do handicap stones stand?
//!
//! The Go Text Protocol, version 2, section 4.1: the fixed places and their order (4.1.1), and what a free handicap
//! may be (4.1.2). A handicap is given on an empty board, and White moves first after it.

use super::Game;
use crate::board::{Color, MAX_SIZE, Point};
use thiserror::Error;

/// Why a handicap cannot be given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum HandicapError {
    /// Stones are on the board already.
    #[error("the board is not empty")]
    BoardNotEmpty,
    /// Too few or too many stones for a board of this size.
    #[error("{asked} is no number of handicap stones here: it can be 2 to {most}")]
    Count {
        /// The number asked for.
        asked: usize,
        /// The largest number possible.
        most: usize,
    },
    /// A board of this size has no handicap of this kind.
    #[error("a board of {0} lines has no such handicap")]
    NoHandicap(usize),
    /// The point is not on the board.
    #[error("a handicap stone is not on the board")]
    OffBoard(Point),
    /// The point is named more than once.
    #[error("a point is named twice")]
    Repeated(Point),
}

/// The line of the handicap points, counted from 0, on a board of `size`.
const fn handicap_line(size: usize) -> usize {
    if size < 13 { 2 } else { 3 }
}

/// The largest fixed handicap on a board of `size`; 0 if there is none.
#[must_use]
pub const fn max_fixed_handicap(size: usize) -> usize {
    match size {
        0..=6 => 0,
        7 => 4,
        _ if size.is_multiple_of(2) => 4,
        _ => 9,
    }
}

/// The points of a fixed handicap of `count` stones, in the order in which GTP lists them.
///
/// # Errors
/// If the number is not 2 to [`max_fixed_handicap`].
pub fn fixed_handicap_points(size: usize, count: usize) -> Result<Vec<Point>, HandicapError> {
    let most = max_fixed_handicap(size);
    if most == 0 || size > MAX_SIZE {
        return Err(HandicapError::NoHandicap(size));
    }
    if !(2..=most).contains(&count) {
        return Err(HandicapError::Count { asked: count, most });
    }
    let (low, middle) = (handicap_line(size), size / 2);
    let high = size - 1 - low;
    // Rows count from the top: the low row is the one with the highest number.
    let [bottom_left, top_right, top_left, bottom_right] = [(high, low), (low, high), (low, low), (high, high)];
    let [left, right, bottom, top] = [(middle, low), (middle, high), (high, middle), (low, middle)];
    let mut places = vec![bottom_left, top_right, top_left, bottom_right];
    if count >= 6 {
        places.extend([left, right]);
    }
    if count >= 8 {
        places.extend([bottom, top]);
    }
    places.truncate(count);
    if count % 2 == 1 && count >= 5 {
        places.push((middle, middle));
    }
    Ok(places.into_iter().map(|(row, column)| Point::new(row, column)).collect())
}

impl Game {
    /// Places `count` stones where they have always stood.
    ///
    /// # Errors
    /// Nothing is changed if the board is not empty or there is no such handicap.
    pub fn fixed_handicap(&mut self, count: usize) -> Result<Vec<Point>, HandicapError> {
        self.require_empty()?;
        let points = fixed_handicap_points(self.board.size(), count)?;
        self.give_handicap(&points)?;
        Ok(points)
    }

    /// Places `count` stones where the engine likes: on the fixed places as long as there are any, then on good
    /// points as far from other stones as can be.
    ///
    /// # Errors
    /// Nothing is changed if the board is not empty or the number is not 2 to one less than there are points.
    pub fn place_free_handicap(&mut self, count: usize) -> Result<Vec<Point>, HandicapError> {
        self.require_empty()?;
        let size = self.board.size();
        self.require_free_count(count)?;
        let mut points = fixed_handicap_points(size, count.min(max_fixed_handicap(size))).unwrap_or_default();
        while points.len() < count {
            let free = self.board.points().iter().filter(|point| !points.contains(point));
            let Some(best) = free.max_by_key(|&point| merit(point, &points, size)) else { break };
            points.push(best);
        }
        self.give_handicap(&points)?;
        Ok(points)
    }

    /// Places black stones at `points` as a handicap.
    ///
    /// # Errors
    /// Nothing is changed if the board is not empty, there are fewer than 2 or no point would be left empty, a point
    /// is off the board, or one is named twice.
    pub fn set_free_handicap(&mut self, points: &[Point]) -> Result<(), HandicapError> {
        self.require_empty()?;
        self.require_free_count(points.len())?;
        for (i, &point) in points.iter().enumerate() {
            if !self.board.is_on_board(point) {
                return Err(HandicapError::OffBoard(point));
            }
            if points[..i].contains(&point) {
                return Err(HandicapError::Repeated(point));
            }
        }
        self.give_handicap(points)
    }

    fn require_empty(&self) -> Result<(), HandicapError> {
        if self.board.occupied().is_empty() { Ok(()) } else { Err(HandicapError::BoardNotEmpty) }
    }

    fn require_free_count(&self, count: usize) -> Result<(), HandicapError> {
        let (size, points) = (self.board.size(), self.board.points().len());
        match points - 1 {
            0 | 1 => Err(HandicapError::NoHandicap(size)),
            most if (2..=most).contains(&count) => Ok(()),
            most => Err(HandicapError::Count { asked: count, most }),
        }
    }

    fn give_handicap(&mut self, points: &[Point]) -> Result<(), HandicapError> {
        let stones: Vec<_> = points.iter().map(|&point| (point, Color::Black)).collect();
        // Stones of one colour have a liberty as long as one point is empty, so this cannot fail.
        self.set_up(&stones).map_err(|_| HandicapError::BoardNotEmpty)?;
        self.set_handicap(points.len());
        Ok(())
    }
}

/// How good a free handicap stone is at `point`: far from other stones, and not on the first two lines.
fn merit(point: Point, others: &[Point], size: usize) -> (usize, usize) {
    let apart = |a: Point, b: Point| a.row().abs_diff(b.row()) + a.column().abs_diff(b.column());
    let nearest = others.iter().map(|&other| apart(point, other)).min().unwrap_or(2 * size);
    let height = point.edge_distance(size).min(handicap_line(size));
    // A stone on the edge helps little, however much room there is around it.
    (nearest.min(2 * height + 1), height)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Rules;

    fn texts(points: &[Point], size: usize) -> String {
        points.iter().map(|point| point.to_text(size)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn fixed_places_are_those_of_the_protocol() {
        for (size, count, expected) in [
            (19, 2, "D4 Q16"),
            (19, 3, "D4 Q16 D16"),
            (19, 4, "D4 Q16 D16 Q4"),
            (19, 5, "D4 Q16 D16 Q4 K10"),
            (19, 6, "D4 Q16 D16 Q4 D10 Q10"),
            (19, 7, "D4 Q16 D16 Q4 D10 Q10 K10"),
            (19, 8, "D4 Q16 D16 Q4 D10 Q10 K4 K16"),
            (19, 9, "D4 Q16 D16 Q4 D10 Q10 K4 K16 K10"),
            (13, 2, "D4 K10"),
            (9, 9, "C3 G7 C7 G3 C5 G5 E3 E7 E5"),
            (8, 4, "C3 F6 C6 F3"),
            (7, 2, "C3 E5"),
        ] {
            assert_eq!(texts(&fixed_handicap_points(size, count).unwrap(), size), expected);
        }
        for (size, count) in [(6, 2), (7, 5), (8, 5), (9, 1), (9, 0), (9, 10), (20, 2)] {
            assert!(fixed_handicap_points(size, count).is_err(), "{size} {count}");
        }
    }

    #[test]
    fn every_free_handicap_is_legal() {
        for size in 1..=MAX_SIZE {
            let points = size * size;
            for count in [0, 1, 2, 3, 5, 9, 10, 17, points / 2, points - 1, points, points + 1] {
                let mut game = Game::new(size, Rules::default(), 0.5).unwrap();
                let placed = game.place_free_handicap(count);
                assert_eq!(placed.is_ok(), count >= 2 && count < points, "{size} {count}");
                if let Ok(placed) = placed {
                    assert_eq!((placed.len(), game.board().stones(Color::Black).len()), (count, count));
                    assert_eq!((game.handicap(), game.to_move()), (count, Color::White));
                    assert_eq!(game.place_free_handicap(2), Err(HandicapError::BoardNotEmpty));
                    let mut again = Game::new(size, Rules::default(), 0.5).unwrap();
                    again.set_free_handicap(&placed).unwrap();
                    assert_eq!(again.board(), game.board());
                }
            }
        }
    }

    #[test]
    fn a_free_handicap_is_refused_with_its_reason() {
        let mut game = Game::new(9, Rules::default(), 0.5).unwrap();
        let (a, off) = (Point::new(2, 2), Point::new(9, 9));
        assert_eq!(game.set_free_handicap(&[a]), Err(HandicapError::Count { asked: 1, most: 80 }));
        assert_eq!(game.set_free_handicap(&[a, a]), Err(HandicapError::Repeated(a)));
        assert_eq!(game.set_free_handicap(&[a, off]), Err(HandicapError::OffBoard(off)));
        assert_eq!((game.handicap(), game.board().occupied().len()), (0, 0));
    }
}
