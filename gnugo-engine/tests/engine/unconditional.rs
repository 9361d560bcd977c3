//! Unconditional life against its definition: on small boards, every sequence of moves of one player is tried.

use crate::support::Random;
use gnugo_engine::board::{Board, Color, FromDrawing, Orientation, Point, PointSet};
use gnugo_engine::unconditional::{Unconditional, UnconditionalStatus};
use std::collections::{HashMap, HashSet};

/// A position without its history: black and white stones.
type Stones = [PointSet; 2];

/// The positions of a board of one size, each looked at once.
#[derive(Default)]
struct Oracle {
    invincible: HashMap<(Stones, Color), PointSet>,
    /// Regions that were left out because of a possible seki.
    sekis: u32,
}

/// More positions than this are too many to try.
const LIMIT: usize = 3_000;

fn stones_of(board: &Board) -> Stones {
    Color::BOTH.map(|color| *board.stones(color))
}

/// All positions that `color` can reach by moving alone, the first one included.
fn reachable(board: &Board, color: Color) -> Option<Vec<Board>> {
    let mut seen = HashSet::from([stones_of(board)]);
    let mut all = vec![board.clone()];
    let mut next = 0;
    while next < all.len() {
        let position = all[next].clone();
        for point in &position.empty_points() {
            let mut after = position.clone();
            // The player moves again and again, so there is no ko.
            if after.try_play_ignoring_ko(point, color) && seen.insert(stones_of(&after)) {
                if all.len() == LIMIT {
                    return None;
                }
                after.settle();
                all.push(after);
            }
        }
        next += 1;
    }
    Some(all)
}

/// The connected parts of a set.
fn areas(set: &PointSet) -> Vec<PointSet> {
    let (mut left, mut areas) = (*set, Vec::new());
    while let Some(seed) = left.first() {
        let mut area = PointSet::single(seed);
        while area != area.union(&area.neighbors().intersection(&left)) {
            area = area.union(&area.neighbors().intersection(&left));
        }
        left = left.difference(&area);
        areas.push(area);
    }
    areas
}

impl Oracle {
    /// The stones of `color` that no sequence of moves of the opponent captures.
    fn invincible(&mut self, board: &Board, color: Color) -> Option<PointSet> {
        let key = (stones_of(board), color);
        if let Some(known) = self.invincible.get(&key) {
            return Some(*known);
        }
        let left = reachable(board, color.opponent())?;
        let found = left.iter().fold(*board.stones(color), |alive, after| alive.intersection(after.stones(color)));
        self.invincible.insert(key, found);
        Some(found)
    }

    /// The points at which `color` has an invincible stone in one of the positions that they can reach, or an area that
    /// invincible stones surround.
    fn can_live(&mut self, board: &Board, color: Color) -> Option<PointSet> {
        let mut all = PointSet::EMPTY;
        for after in reachable(board, color)? {
            let alive = self.invincible(&after, color)?;
            if alive.is_subset(&all) && alive.is_empty() {
                continue;
            }
            all = all.union(&alive);
            let enemies = self.invincible(&after, color.opponent())?;
            for area in areas(&after.points().difference(after.stones(color))) {
                let around = area.neighbors().intersection(after.stones(color));
                if around.is_subset(&alive) && !area.intersects(&enemies) {
                    all = all.union(&area);
                }
            }
        }
        Some(all)
    }

    /// Compares both colours. `None` if there is too much to try.
    fn check(&mut self, board: &Board) -> Option<()> {
        let found = Unconditional::new(board);
        for color in Color::BOTH {
            let expected = self.invincible(board, color)?;
            assert_eq!(*found.invincible(color), expected, "{color}\n{board}");
            // Only what lies behind invincible stones is secured: on an empty board of one line nobody can live.
            let mut secured = expected;
            if !expected.is_empty() {
                secured = board.points().difference(&self.can_live(board, color.opponent())?);
            }
            // Stones that may live in seki are not dead, so a region with stones of both may be left out as a whole.
            for area in areas(&secured.difference(&expected)) {
                let seki = Color::BOTH.into_iter().all(|color| area.intersects(board.stones(color)));
                if seki && !area.intersects(&found.secured(color)) {
                    secured = secured.difference(&area);
                    self.sekis += 1;
                }
            }
            assert_eq!(found.secured(color), secured, "{color}\n{board}");
        }
        Some(())
    }
}

fn random_board(size: usize, numbers: &[u32], empty: u32) -> Option<Board> {
    let points: Vec<Point> = Board::new(size).ok()?.points().iter().collect();
    let stones: Vec<_> = points
        .into_iter()
        .zip(numbers)
        .filter_map(|(point, &n)| match n % (5 + empty) {
            0..=3 => Some((point, Color::Black)),
            4 => Some((point, Color::White)),
            _ => None,
        })
        .collect();
    Board::with_stones(size, &stones).ok()
}

#[test]
fn every_position_of_three_lines() {
    let points: Vec<Point> = Board::new(3).unwrap().points().iter().collect();
    let mut oracle = Oracle::default();
    for code in 0..3_u32.pow(9) {
        let stones = points.iter().enumerate().filter_map(|(i, &point)| match code / 3_u32.pow(i as u32) % 3 {
            0 => None,
            1 => Some((point, Color::Black)),
            _ => Some((point, Color::White)),
        });
        if let Ok(board) = Board::with_stones(3, &stones.collect::<Vec<_>>()) {
            assert!(oracle.check(&board).is_some());
        }
    }
}

#[test]
fn positions_of_four_lines() {
    let mut numbers = Random(1);
    let mut random = || (numbers.next() >> 40) as u32;
    let (mut tried, mut telling, mut sekis) = (0, 0, 0);
    while tried < 800 {
        let numbers: Vec<_> = (0..16).map(|_| random()).collect();
        let Some(board) = random_board(4, &numbers, 1 + random() % 2) else { continue };
        tried += 1;
        let mut oracle = Oracle::default();
        let checked = oracle.check(&board).is_some();
        sekis += oracle.sekis;
        telling += u32::from(checked && !Unconditional::new(&board).secured(Color::Black).is_empty());
    }
    assert!(telling > 80, "only {telling} positions with something unconditional");
    assert!(sekis < telling / 4, "{sekis} regions left out");
}

fn statuses(board: &Board) -> String {
    let symbol = |point| match Unconditional::new(board).status(point) {
        UnconditionalStatus::Alive => 'A',
        UnconditionalStatus::Dead => 'D',
        UnconditionalStatus::Territory(Color::Black) => 'b',
        UnconditionalStatus::Territory(Color::White) => 'w',
        UnconditionalStatus::Unknown => '.',
    };
    let row = |row| (0..board.size()).map(|column| symbol(Point::new(row, column))).collect();
    (0..board.size()).map(row).collect::<Vec<String>>().join("\n")
}

fn shows(drawing: &str, expected: &str) {
    let expected = expected.split_whitespace().collect::<Vec<_>>().join("\n");
    assert_eq!(statuses(&Board::from_drawing(drawing).unwrap()), expected, "{drawing}");
}

#[test]
fn two_eyes_and_the_rest_of_the_board() {
    shows(
        ". X . X . .
         X X X X . .
         . . . . . .
         . . . . . .
         . . . . . .
         . . . . . .",
        "bAbA.. AAAA.. ...... ...... ...... ......",
    );
}

#[test]
fn dead_stones_in_territory() {
    shows(
        ". X . X O .
         X X X X X .
         . O . X . X
         X X X X X O
         . X . X O .
         X . X X . O",
        "bAbADb AAAAAb bDbAbA AAAAAD bAbADb AbAAbD",
    );
}

/// A string without eyes of its own that touches its owner's territory.
#[test]
fn a_stone_in_own_territory() {
    shows(
        ". X . X .
         X X . X X
         X . X . X
         X X . X X
         . X X X .",
        "bAbAb AAbAA AbAbA AAbAA bAAAb",
    );
}

/// What touches one eye twice is no second one, and a false eye is none.
#[test]
fn one_eye_is_not_enough() {
    shows(
        ". X O . .
         X X O . .
         O O O . .
         . . . . .
         . . . . .",
        "..... ..... ..... ..... .....",
    );
    shows(
        ". X O X .
         X O O X X
         O . O O O
         . O . O .
         O O O O O",
        "wDADw DAADD AwAAA wAwAw AAAAA",
    );
}

/// Neither can play at the ends without being captured in a shape that decides it; White cannot make two eyes.
#[test]
fn seki_is_not_dead() {
    shows(
        ". X X X . O X . X
         O O O O O O X X X
         X X X X X X X . X
         . . . . . . X X X
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
        "......AbA ......AAA AAAAAAAbA ......AAA ......... ......... ......... ......... .........",
    );
}

/// One point less, and Black kills: three stones in a row are a shape that makes one eye.
#[test]
fn one_eye_with_stones_in_it_is_dead() {
    shows(
        ". X X . O X . X .
         O O O O O X X X .
         X X X X X X . X .
         . . . . . X X X .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
        "bAAbDAbA. DDDDDAAA. AAAAAAbA. .....AAA. ......... ......... ......... ......... .........",
    );
}

#[test]
fn the_same_in_every_orientation() {
    let board = Board::from_drawing(
        ". X . X O . .
         X X X X O O .
         O O O O . O O
         . X . X . . O
         X X X X . O O
         O O . . . O .
         . O . . . O O",
    )
    .unwrap();
    let found = Unconditional::new(&board);
    for orientation in Orientation::ALL {
        let image = Unconditional::new(&board.oriented(orientation));
        for point in board.points() {
            assert_eq!(image.status(orientation.on_board(point, board.size())), found.status(point));
        }
    }
}

/// An invincible group is still there after any number of moves of the opponent's to which its owner does not answer.
#[test]
fn invincible_groups_survive_ten_thousand_random_attacks() {
    let board = Board::from_drawing(
        ". X . X O . O . .
         X X X X O O O O O
         O O O O . . O . .
         . . . O O O O O O
         . X . . O X X X X
         X . X . . X . X .
         . X X X X X X X X
         . X . . . . . . .
         . X . O . O . . .",
    )
    .expect("a position");
    let unconditional = Unconditional::new(&board);
    let mut random = Random(1);
    for color in Color::BOTH {
        let invincible = *unconditional.invincible(color);
        assert!(invincible.len() > 6, "{color}");
        for _ in 0..5_000 {
            let mut attacked = board.clone();
            // So many moves fill every point that can be filled, most of them more than once.
            for _ in 0..150 {
                attacked.try_play(random.point(9), color.opponent());
            }
            assert!(invincible.is_subset(attacked.stones(color)), "{attacked}");
        }
    }
}
