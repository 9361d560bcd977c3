//! The board against one that is slow and obviously right, after every play and every undo of long random games.

use crate::support::Random;
use gnugo_engine::board::{Board, Cell, Color, Illegal, Orientation, Point, PointSet, Suicide};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// A position as a map from places to stones, in which everything is found out anew each time.
#[derive(Clone, PartialEq, Debug)]
struct Slow {
    size: usize,
    stones: BTreeMap<(usize, usize), Color>,
    ko: Option<((usize, usize), Color)>,
    captures: [u32; 2],
}

type Place = (usize, usize);

impl Slow {
    fn new(size: usize) -> Self {
        Self { size, stones: BTreeMap::new(), ko: None, captures: [0; 2] }
    }

    fn neighbors(&self, (row, column): Place) -> Vec<Place> {
        let mut all = Vec::new();
        if row > 0 {
            all.push((row - 1, column));
        }
        if column > 0 {
            all.push((row, column - 1));
        }
        if row + 1 < self.size {
            all.push((row + 1, column));
        }
        if column + 1 < self.size {
            all.push((row, column + 1));
        }
        all
    }

    /// The stones of the string at a place, and its liberties.
    fn string(&self, at: Place) -> (BTreeSet<Place>, BTreeSet<Place>) {
        let (mut stones, mut liberties, mut open) = (BTreeSet::new(), BTreeSet::new(), vec![at]);
        while let Some(next) = open.pop() {
            if stones.insert(next) {
                for n in self.neighbors(next) {
                    match self.stones.get(&n) {
                        None => {
                            liberties.insert(n);
                        }
                        Some(color) if *color == self.stones[&at] => open.push(n),
                        Some(_) => {}
                    }
                }
            }
        }
        (stones, liberties)
    }

    /// Takes the strings of `color` that have no liberty off, and tells their stones.
    fn capture(&mut self, color: Color) -> BTreeSet<Place> {
        let places: Vec<_> = self.stones.iter().filter(|(_, c)| **c == color).map(|(at, _)| *at).collect();
        let taken: BTreeSet<_> = places.into_iter().filter(|at| self.string(*at).1.is_empty()).collect();
        self.stones.retain(|at, _| !taken.contains(at));
        self.captures[color.opponent().index()] += taken.len() as u32;
        taken
    }

    fn play(&self, at: Place, color: Color, suicide: Suicide) -> Result<Self, Illegal> {
        if self.stones.contains_key(&at) {
            return Err(Illegal::Occupied);
        }
        if self.ko == Some((at, color)) {
            return Err(Illegal::Ko);
        }
        let mut next = self.clone();
        next.ko = None;
        next.stones.insert(at, color);
        let taken = next.capture(color.opponent());
        let lost = next.capture(color);
        match (suicide, lost.len()) {
            (_, 1) => return Err(Illegal::Suicide),
            (Suicide::Forbidden, 2..) => return Err(Illegal::Suicide),
            _ => {}
        }
        // A ko: one stone takes one stone, stands alone, and could be taken back at once.
        if taken.len() == 1 && lost.is_empty() {
            let (stones, liberties) = next.string(at);
            if stones.len() == 1 && liberties == taken {
                next.ko = taken.first().map(|place| (*place, color.opponent()));
            }
        }
        Ok(next)
    }

    fn pass(&self) -> Self {
        Self { ko: None, ..self.clone() }
    }
}

fn set(places: &BTreeSet<Place>) -> PointSet {
    places.iter().map(|&(row, column)| Point::new(row, column)).collect()
}

/// Everything that can be asked of both.
fn compare(board: &Board, slow: &Slow) {
    let drawn = || format!("\n{board}");
    for color in Color::BOTH {
        let places: BTreeSet<_> = slow.stones.iter().filter(|(_, c)| **c == color).map(|(at, _)| *at).collect();
        assert_eq!(*board.stones(color), set(&places), "{}", drawn());
        assert_eq!(board.captures(color), slow.captures[color.index()], "{}", drawn());
    }
    assert_eq!(board.ko().map(|ko| (ko.point, ko.color)), slow.ko.map(|((r, c), color)| (Point::new(r, c), color)));
    let mut seen = BTreeSet::new();
    for &at in slow.stones.keys() {
        if seen.contains(&at) {
            continue;
        }
        let (places, liberties) = slow.string(at);
        let (stones, liberties) = (set(&places), set(&liberties));
        for point in &stones {
            assert_eq!(board.color_at(point), Some(slow.stones[&at]));
            assert_eq!(board.string_stones(point), stones, "{}", drawn());
            assert_eq!(board.liberty_set(point), liberties, "{}", drawn());
            assert_eq!(board.liberties(point), liberties.len());
            assert_eq!(Some(board.origin(point)), stones.first());
        }
        seen.extend(places);
    }
    assert_eq!(board.empty_points().len(), slow.size * slow.size - slow.stones.len());
    board.validate().unwrap_or_else(|e| panic!("{e}{}", drawn()));
}

/// What the board says of each move before it is played, and what is so after it.
fn compare_moves(board: &Board, slow: &Slow) {
    for point in board.points() {
        for color in Color::BOTH {
            let at = (point.row(), point.column());
            for suicide in [Suicide::Forbidden, Suicide::Allowed] {
                let expected = slow.play(at, color, suicide);
                assert_eq!(board.check_legal(point, color, suicide).err(), expected.as_ref().err().copied());
                let Ok(after) = expected else { continue };
                if suicide == Suicide::Forbidden {
                    assert!(board.is_legal(point, color));
                    let liberties = set(&after.string(at).1);
                    assert_eq!(board.liberties_after(point, color), liberties, "{point:?} {color}\n{board}");
                    assert_eq!(board.liberty_count_after(point, color), liberties.len(), "{point:?} {color}\n{board}");
                    let ko = after.ko.map(|((row, column), _)| Point::new(row, column));
                    assert_eq!(board.is_ko_capture(point, color), ko, "{point:?} {color}\n{board}");
                }
                let mut played = board.clone();
                played.play(point, color, suicide).unwrap();
                assert_eq!(board.stones_hash_after(point, color), played.stones_hash());
            }
        }
    }
}

/// The hash of a position must not depend on the way to it.
fn fresh_hash(slow: &Slow) -> u64 {
    let stones: Vec<_> = slow.stones.iter().map(|(&(row, column), &color)| (Point::new(row, column), color)).collect();
    Board::with_stones(slow.size, &stones).unwrap().stones_hash()
}

/// Plays and undoes at random as the numbers say, on both boards.
fn follow(size: usize, suicide: Suicide, numbers: &[u32]) {
    let mut board = Board::new(size).unwrap();
    let mut past = vec![Slow::new(size)];
    for (i, &number) in numbers.iter().enumerate() {
        let slow = past.last().unwrap().clone();
        // Mostly in turn, sometimes out of it; some passes; and undoing one to eight moves now and then.
        let color = if number & 15 == 0 || past.len() % 2 == 1 { Color::Black } else { Color::White };
        match number >> 4 & 31 {
            0 => {
                board.pass();
                past.push(slow.pass());
            }
            1 | 2 => {
                for _ in 0..=number >> 9 & 7 {
                    assert_eq!(board.undo(), past.len() > 1);
                    if past.len() > 1 {
                        past.pop();
                    }
                    compare(&board, past.last().unwrap());
                }
            }
            _ => {
                let (row, column) = ((number >> 12) as usize % size, (number >> 22) as usize % size);
                let expected = slow.play((row, column), color, suicide);
                let answer = board.play(Point::new(row, column), color, suicide);
                assert_eq!(answer.err(), expected.as_ref().err().copied(), "{row} {column} {color}\n{board}");
                past.extend(expected.ok());
            }
        }
        let slow = past.last().unwrap();
        compare(&board, slow);
        assert_eq!(board.stones_hash(), fresh_hash(slow));
        if i % (8 + size * size / 4) == 0 {
            compare_moves(&board, slow);
        }
        if number >> 9 == 0 {
            board.settle();
            past = vec![slow.clone()];
            compare(&board, &past[0]);
        }
    }
    while board.undo() {
        past.pop();
        compare(&board, past.last().unwrap());
    }
    assert_eq!(past.len(), 1);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 35, failure_persistence: None, ..ProptestConfig::default() })]

    /// On small boards everything is captured again and again.
    #[test]
    fn small_boards(size in 1..=5_usize, suicide in any::<bool>(), numbers in prop::collection::vec(any::<u32>(), 400)) {
        follow(size, if suicide { Suicide::Allowed } else { Suicide::Forbidden }, &numbers);
    }

    #[test]
    fn larger_boards(size in 6..=9_usize, suicide in any::<bool>(), numbers in prop::collection::vec(any::<u32>(), 400)) {
        follow(size, if suicide { Suicide::Allowed } else { Suicide::Forbidden }, &numbers);
    }
}

/// Each size from 1 to 19, with and without suicide.
#[test]
fn all_sizes() {
    let mut numbers = Random(42);
    let mut random = || (numbers.next() >> 32) as u32;
    for size in 1..=19 {
        for suicide in [Suicide::Forbidden, Suicide::Allowed] {
            let numbers: Vec<_> = (0..(2 * size * size).min(450)).map(|_| random()).collect();
            follow(size, suicide, &numbers);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    /// A game laid in another orientation, or with the colours exchanged, is the same game.
    #[test]
    fn symmetries(size in 1..=7_usize, numbers in prop::collection::vec(any::<u32>(), 200)) {
        let images: Vec<_> = Orientation::ALL.into_iter().flat_map(|o| [(o, false), (o, true)]).collect();
        let mut board = Board::new(size).unwrap();
        let mut boards = vec![board.clone(); images.len()];
        for number in numbers {
            let point = Point::new((number >> 12) as usize % size, (number >> 22) as usize % size);
            let color = if number & 1 == 0 { Color::Black } else { Color::White };
            let answer = board.play(point, color, Suicide::Allowed);
            for (&(orientation, swapped), image) in images.iter().zip(&mut boards) {
                let there = orientation.on_board(point, size);
                let color = if swapped { color.opponent() } else { color };
                assert_eq!(image.play(there, color, Suicide::Allowed), answer);
                let turned = board.oriented(orientation);
                assert_eq!(*image, if swapped { turned.color_swapped() } else { turned });
                assert_eq!(image.ko().map(|ko| ko.point), board.ko().map(|ko| orientation.on_board(ko.point, size)));
            }
        }
    }
}

#[test]
fn places_outside_are_never_played() {
    for size in 1..=19 {
        let board = Board::new(size).unwrap();
        for index in 0..gnugo_engine::board::CELLS {
            let point = Point::from_index(index);
            let inside = point.row() < size && point.column() < size;
            assert_eq!(board.at(point) == Cell::Off, !inside);
            let expected = match (inside, size) {
                (false, _) => Err(Illegal::OffBoard),
                (true, 1) => Err(Illegal::Suicide),
                _ => Ok(()),
            };
            assert_eq!(board.check_legal(point, Color::White, Suicide::Allowed), expected);
        }
    }
}
