//! Positions with known values, and what holds in all of them.

use super::area::Area;
use super::search::Search;
use super::thermograph::Thermograph;
use super::*;
use crate::analyst::Analyst;
use crate::board::{FromDrawing, Hash, Orientation};
use crate::limit::Interrupt;
use crate::pattern::Databases;
use crate::playout::Random;
use crate::reach::parts;

/// The part of a board in which these points are played at, all stones around being alive.
fn area(board: Board, playable: PointSet) -> Area {
    let walls = Color::BOTH.map(|color| playable.neighbors().intersection(board.stones(color)));
    Area { playable, walls, board }
}

/// That of the points that are marked with `+`, and of stones that are written small, on a board of nine lines of which these are the
/// lowest.
fn drawn(lowest: &str) -> Area {
    let lowest: Vec<Vec<&str>> = lowest.trim().lines().map(|line| line.split_whitespace().collect()).collect();
    // Black lives on the left, White on the right.
    let mut rows = vec![". X . X X O O . O".split(' ').collect::<Vec<_>>(); 9 - lowest.len()];
    rows.extend(lowest);
    let text: Vec<String> = rows.iter().map(|row| row.join(" ").replace('+', ".").to_uppercase()).collect();
    let board = Board::from_drawing(&text.join("\n")).expect("a position");
    let is_played = |at: &Point| ["+", "x", "o"].contains(&rows[at.row()][at.column()]);
    area(board, PointSet::board(9).iter().filter(is_played).collect())
}

fn game(area: &Area) -> Thermograph {
    Search::new(area, 100_000).game().expect("read to its end")
}

fn temperature(lowest: &str) -> f32 {
    game(&drawn(lowest)).temperature()
}

#[test]
fn a_neutral_point_gains_nothing() {
    assert_eq!(temperature(". X . X X + O . O"), 0.0);
}

#[test]
fn who_is_pushed_on_the_first_line_answers() {
    // If White is first, Black has to block: so it gains a whole point if he is.
    let reached = "
        X X X X X X O . O
        X + + + X X O O O
        X + + + + + O . O";
    assert_eq!(temperature(reached), 1.0);
}

#[test]
fn a_stone_that_is_cut_off_behind_has_to_be_connected() {
    // White gets one point, and ends in gote since his stone is in atari.
    let hane = "
        X X X X X X O . O
        X X + + X X O O O
        X + + + + + + O O";
    assert_eq!(temperature(hane), 0.5);
}

#[test]
fn three_stones_are_saved_or_taken() {
    // White takes three stones, and has to fill one of their points.
    let caught = "
        X X X X X O O O O
        X X X O O O O . O
        X X X + x x x O O";
    assert_eq!(temperature(caught), 2.5);
}

#[test]
fn a_ko_is_seen() {
    let ko = "
        X X X X X O O . O
        X X X X X O O O O
        X X X X o + O . O";
    let area = drawn(ko);
    assert_eq!(game(&area).temperature(), 0.5, "a stone is taken, or not");
    let moves = Search::new(&area, 1_000).moves().expect("few moves");
    let takes_ko: Vec<Color> = moves.iter().filter(|after| after.takes_ko).map(|after| after.color).collect();
    assert_eq!(takes_ko, [Color::Black]);
}

/// The score if a player moves first and both may pass, by trying everything. Kos are not taken back, and no position is repeated.
struct Slow<'a> {
    area: &'a Area,
    board: Board,
    lost: Vec<(Point, Color)>,
    path: Vec<(Hash, Vec<(Point, Color)>)>,
}

impl Slow<'_> {
    fn score(&mut self, color: Color, passed: bool) -> f32 {
        let better = |a: f32, b: f32| if color == Color::Black { a.max(b) } else { a.min(b) };
        let mut best = match passed {
            true => count::score(&self.board, self.area),
            false => self.score(color.opponent(), true),
        };
        for point in self.area.playable.iter() {
            let before = self.board.captures(color);
            if self.lost.contains(&(point, color)) || !self.board.try_play_ignoring_ko(point, color) {
                continue;
            }
            let captured = (self.board.captures(color) - before) as f32;
            let taken = self.board.ko().map(|ko| (ko.point, ko.color));
            self.lost.extend(taken);
            let position = (self.board.stones_hash(), self.lost.clone());
            if !self.path.contains(&position) {
                self.path.push(position);
                let after = self.score(color.opponent(), false);
                self.path.pop();
                best = better(best, after + if color == Color::Black { captured } else { -captured });
            }
            self.lost.truncate(self.lost.len() - usize::from(taken.is_some()));
            self.board.undo();
        }
        best
    }
}

/// Small parts of boards with random stones, closed by stones of both players.
fn random_areas(random: &mut Random, empty: usize) -> Vec<Area> {
    let mut board = Board::new(5).expect("a size");
    let mut color = Color::Black;
    for _ in 0..40 {
        let left: Vec<Point> = board.empty_points().iter().collect();
        if left.len() <= 7 {
            break;
        }
        let point = left[random.below(left.len())];
        board.try_play(point, color);
        color = color.opponent();
    }
    let small = |part: &PointSet| part.len() <= empty;
    let areas = parts(&board.empty_points()).into_iter().filter(small).map(|part| area(board.clone(), part));
    areas.filter(|area| area.walls.iter().all(|wall| !wall.is_empty())).collect()
}

#[test]
fn the_walls_begin_where_all_that_can_be_played_ends() {
    let mut random = Random::new(1);
    let mut seen = 0;
    while seen < 300 {
        for area in random_areas(&mut random, 4) {
            let game = game(&area);
            for color in Color::BOTH {
                let path = vec![(area.board.stones_hash(), Vec::new())];
                let mut slow = Slow { area: &area, board: area.board.clone(), lost: Vec::new(), path };
                let expected = slow.score(color, false);
                assert_eq!(game.score_if_first(color), expected, "{color} in\n{}", area.board);
            }
            seen += 1;
        }
    }
}

#[test]
fn nothing_depends_on_the_colours_or_on_how_the_board_lies() {
    let mut random = Random::new(2);
    for _ in 0..200 {
        for part in random_areas(&mut random, 6) {
            let (known, turn) = (game(&part), Orientation::ALL[random.below(8)]);
            let turned = part.playable.iter().map(|point| turn.on_board(point, 5)).collect();
            assert_eq!(game(&area(part.board.oriented(turn), turned)), known, "{turn:?} of\n{}", part.board);
            let swapped = game(&area(part.board.color_swapped(), part.playable));
            assert_eq!(swapped.temperature(), known.temperature(), "colours of\n{}", part.board);
            let score = swapped.score_if_first(Color::White);
            assert_eq!(score, -known.score_if_first(Color::Black), "colours of\n{}", part.board);
        }
    }
}

/// What is told of a player's moves in a position.
fn told(drawing: &str, color: Color, interrupt: &Interrupt) -> Vec<(String, f32)> {
    let board = Board::from_drawing(drawing).expect("a position");
    let analysis = Analyst::new(Databases::default()).analyse(&board);
    let text = |found: &LocalMove| (found.point.to_text(board.size()), found.value);
    moves(&board, &analysis, color, &Limit::start(None, interrupt)).iter().map(text).collect()
}

/// Black lives on the left and White on the right; F1 is a point for Black and F6 for nobody.
pub(crate) const TWO_PARTS: &str = "
    . X . X X O O . O
    . X . X X O O . O
    X X X X X O O O O
    . X . X X . O . O
    . X . X X O O . O
    X X X X X O O O O
    X X X X X X O . O
    X . . . X X O O O
    X . . . . . O . O";

#[test]
fn parts_of_a_position_are_told_apart() {
    for color in Color::BOTH {
        let found = told(TWO_PARTS, color, &Interrupt::default());
        let value = |at: &str| found.iter().find(|(point, _)| point == at).map(|(_, value)| *value);
        assert_eq!((value("F1"), value("F6")), (Some(2.0), Some(0.0)), "{color}: {found:?}");
        assert!(found.iter().all(|(point, value)| point == "F1" || *value <= 0.0), "{color}: {found:?}");
    }
}

#[test]
fn nothing_is_counted_once_the_time_is_up() {
    let interrupt = Interrupt::default();
    interrupt.set();
    assert_eq!(told(TWO_PARTS, Color::Black, &interrupt), []);
}

/// Of a side that is open for five columns, four rows high, no more than three columns are near enough to White's wall to be counted.
#[test]
fn of_a_part_that_is_too_large_what_is_near_both_walls_is_read() {
    let board = Board::from_drawing(
        "
        . X . X X O O . O
        X X X X X O O O O
        X X X X X O O . O
        X X X X X X O O O
        X . . . . . O . O
        X . . . . . O O O
        X . . . . . O . O
        X . . . . . O O O
        X X X X X X O . O",
    )
    .expect("a position");
    let analysis = Analyst::new(Databases::default()).analyse(&board);
    let mut offered = Vec::new();
    super::area::each(&board, &analysis, &mut |area| {
        offered.push(area.playable);
        true
    });
    let near: PointSet = board.empty_points().iter().filter(|at| (3..=5).contains(&at.column())).collect();
    let near = near.iter().filter(|at| (4..=7).contains(&at.row())).collect::<PointSet>();
    assert_eq!(near.len(), 12);
    assert!(offered.contains(&near), "{offered:?}");
}
