//! The corner matcher gives exactly the matches of the plain matcher, for drawings in all corners and on all boards.

mod matcher_support;

use gnugo_engine::board::{Board, Color, Orientation, Point};
use gnugo_engine::pattern::{CornerMatcher, Diagram, Edges, RawMatch, Symbol, Symmetry, plain_matches};
use matcher_support::{Random, middle_game, random_diagram};
use std::time::Instant;

/// All matches by the plain matcher, sorted.
fn plainly(diagrams: &[Diagram], board: &Board, color: Color) -> Vec<RawMatch> {
    let mut all = Vec::new();
    for (pattern, diagram) in (0..).zip(diagrams) {
        let found = plain_matches(diagram, board, color).into_iter();
        all.extend(found.map(|(anchor, orientation)| RawMatch { anchor, orientation, pattern }));
    }
    all.sort_unstable();
    all
}

fn matcher(diagrams: &[Diagram]) -> CornerMatcher {
    CornerMatcher::new(&diagrams.iter().collect::<Vec<_>>())
}

/// Compares both matchers; the number of matches.
fn compare(matcher: &CornerMatcher, diagrams: &[Diagram], board: &Board) -> usize {
    let (mut found, mut matches) = (Vec::new(), 0);
    for color in Color::BOTH {
        matcher.find(board, color, &mut found);
        assert_eq!(found, plainly(diagrams, board, color), "{color:?} to move\n{board}");
        matches += found.len();
    }
    matches
}

/// A sequence of moves as joseki are: near the corner at the top right, by turns, now and then a tenuki.
fn sequence(random: &mut Random, size: usize, moves: usize) -> Vec<(Point, Color)> {
    let (mut played, mut color) = (Vec::<(Point, Color)>::new(), random.pick(&Color::BOTH));
    let diagonal = random.chance(0.15);
    while played.len() < if diagonal { 5 } else { moves } {
        let line = |random: &mut Random| random.between(0, 6).min(random.between(1, 7)).min(size - 1);
        let row = line(random);
        let point = Point::new(row, size - 1 - if diagonal { row } else { line(random) });
        if played.iter().all(|&(other, _)| other != point) {
            played.push((point, color));
        }
        color = if random.chance(0.1) { color } else { color.opponent() };
    }
    played
}

/// The corner of a board as `color` sees it, with a move at `point`; in any orientation, and as symmetric as it is.
fn drawing(random: &mut Random, board: &Board, color: Color, point: Point) -> Diagram {
    let size = board.size();
    let (rows, columns) = (random.between(point.row(), 8), random.between(size - 1 - point.column(), 8));
    let (rows, columns) = if random.chance(0.3) { (rows.max(columns), rows.max(columns)) } else { (rows, columns) };
    let (height, width) = ((rows + 1).min(size), (columns + 1).min(size));
    let cell = |row: usize, column: usize| match board.color_at(Point::new(row, size - width + column)) {
        _ if Point::new(row, size - width + column) == point => '*',
        None => '.',
        Some(stone) => {
            if stone == color {
                'O'
            } else {
                'X'
            }
        }
    };
    let rows: Vec<Vec<char>> = (0..height).map(|row| (0..width).map(|column| cell(row, column)).collect()).collect();
    let turn = random.pick(&Orientation::ALL);
    turned(&rows, turn)
}

/// Rows with the edges above and on the right, laid in an orientation.
fn turned(rows: &[Vec<char>], turn: Orientation) -> Diagram {
    let (height, width) = (rows.len() as i32, rows[0].len() as i32);
    let far = turn.apply((height - 1, width - 1));
    let (down, right) = (far.0.abs() + 1, far.1.abs() + 1);
    let mut image = vec![vec![' '; right as usize]; down as usize];
    for row in 0..height {
        for column in 0..width {
            let (r, c) = turn.apply((row, column));
            image[(r - far.0.min(0)) as usize][(c - far.1.min(0)) as usize] = rows[row as usize][column as usize];
        }
    }
    let (north, east) = (turn.apply((-1, 0)), turn.apply((0, 1)));
    let on = |side| north == side || east == side;
    let edges = Edges { north: on((-1, 0)), south: on((1, 0)), west: on((0, -1)), east: on((0, 1)) };
    let mirrored = |slash: bool| {
        down == right
            && (0..down as usize).all(|row| {
                (0..down as usize).all(|column| {
                    let last = down as usize - 1;
                    let (r, c) = if slash { (last - column, last - row) } else { (column, row) };
                    image[r][c] == image[row][column]
                })
            })
    };
    let symmetry = match (edges.north == edges.east, edges.north == edges.west) {
        (true, _) if mirrored(true) => Symmetry::Slash,
        (_, true) if mirrored(false) => Symmetry::Backslash,
        _ => Symmetry::None,
    };
    let rows: Vec<&'static str> = image.into_iter().map(|row| &*row.into_iter().collect::<String>().leak()).collect();
    Diagram { rows: Vec::leak(rows), edges, symmetry }
}

/// Drawings of the moves of sequences that share their beginnings.
fn joseki(random: &mut Random, count: usize) -> (Vec<Diagram>, Vec<Vec<(Point, Color)>>) {
    let (mut diagrams, mut sequences) = (Vec::new(), Vec::<Vec<(Point, Color)>>::new());
    while diagrams.len() < count {
        let mut line = sequence(random, 19, 12);
        if random.chance(0.8) && !sequences.is_empty() {
            let other = &sequences[random.below(sequences.len())];
            let shared = random.between(1, other.len());
            let is_new = |(point, _): &(Point, Color)| other[..shared].iter().all(|(other, _)| other != point);
            let more: Vec<_> = line.into_iter().filter(is_new).collect();
            line = other[..shared].iter().copied().chain(more).collect();
        }
        let mut board = Board::new(19).expect("a size");
        for &(point, color) in &line {
            if !board.is_legal(point, color) {
                break;
            }
            if random.chance(0.7) {
                diagrams.push(drawing(random, &board, color, point));
            }
            board.try_play(point, color);
        }
        sequences.push(line);
    }
    diagrams.truncate(count);
    (diagrams, sequences)
}

/// A board with one of the sequences, as far as it was played, in each of its corners.
fn board_with(random: &mut Random, size: usize, sequences: &[Vec<(Point, Color)>]) -> Board {
    let mut board = Board::new(size).expect("a size");
    for _ in 0..4 {
        let turn = random.pick(&Orientation::ALL);
        let swap = random.chance(0.5);
        let line = &sequences[random.below(sequences.len())];
        for &(point, color) in line.iter().take(random.below(line.len() + 1)) {
            let (row, from_east) = (point.row(), 18 - point.column());
            if row.max(from_east) < size {
                let point = turn.on_board(Point::new(row, size - 1 - from_east), size);
                board.try_play(point, if swap { color.opponent() } else { color });
            }
        }
    }
    board
}

#[test]
fn joseki_in_all_corners_and_on_all_boards() {
    let mut random = Random::new(1);
    let (diagrams, sequences) = joseki(&mut random, 500);
    assert!(diagrams.iter().filter(|diagram| diagram.symmetry != Symmetry::None).count() >= 8);
    let matcher = matcher(&diagrams);
    let mut matches = 0;
    for size in (1..=19).step_by(2).chain([8, 19, 19]) {
        matches += compare(&matcher, &diagrams, &board_with(&mut random, size, &sequences));
    }
    assert!(matches > 200, "{matches} matches are too few to prove anything");
}

#[test]
fn stones_of_a_middle_game() {
    let mut random = Random::new(2);
    let (diagrams, _) = joseki(&mut random, 300);
    let matcher = matcher(&diagrams);
    for size in [5, 9, 13, 19] {
        compare(&matcher, &diagrams, &middle_game(size as u64, size));
    }
}

#[test]
fn whatever_does_not_qualify_is_matched_too() {
    let mut random = Random::new(3);
    let (mut diagrams, sequences) = joseki(&mut random, 20);
    diagrams.extend((0..200).map(|_| random_diagram(&mut random)));
    let matcher = matcher(&diagrams);
    for size in [2, 7, 19] {
        compare(&matcher, &diagrams, &board_with(&mut random, size, &sequences));
    }
}

#[test]
fn every_drawing_matches_itself_in_every_corner() {
    let mut random = Random::new(4);
    let (diagrams, _) = joseki(&mut random, 150);
    let matcher = matcher(&diagrams);
    let mut found = Vec::new();
    for (number, diagram) in (0..).zip(&diagrams) {
        for turn in Orientation::ALL {
            let size = random.between(diagram.height().max(diagram.width()), 19);
            let top = if diagram.edges.north { 0 } else { size - diagram.height() };
            let left = if diagram.edges.west { 0 } else { size - diagram.width() };
            let stones: Vec<_> = diagram
                .symbols()
                .filter_map(|(row, column, symbol)| {
                    let color = match symbol {
                        Symbol::Own => Color::White,
                        Symbol::Enemy => Color::Black,
                        _ => return None,
                    };
                    Some((turn.on_board(Point::new(top + row, left + column), size), color))
                })
                .collect();
            let Ok(board) = Board::with_stones(size, &stones) else { continue };
            matcher.find(&board, Color::White, &mut found);
            let (row, column) = diagram.anchor();
            let anchor = turn.on_board(Point::new(top + row, left + column), size);
            let is_it = |found: &RawMatch| found.pattern == number && found.anchor == anchor;
            assert!(found.iter().any(is_it), "{turn:?} {diagram:?}\n{board}");
            assert!(found.iter().filter(|found| is_it(found)).count() <= 4);
        }
    }
}

/// Patterns that go on where others end share their variations, and a walk is a matter of microseconds.
#[test]
fn the_tree_is_small_and_quick() {
    let mut random = Random::new(5);
    let (diagrams, sequences) = joseki(&mut random, 1_600);
    let matcher = matcher(&diagrams);
    let stones: usize = diagrams.iter().map(|diagram| diagram.symbols().count()).sum();
    assert!(matcher.len() * 4 < stones, "{} variations for {stones} points", matcher.len());
    let board = board_with(&mut random, 19, &sequences);
    let (mut found, start, rounds) = (Vec::new(), Instant::now(), 200);
    for _ in 0..rounds {
        matcher.find(&board, Color::Black, &mut found);
    }
    println!("{} variations, {} matches, {:?} a board", matcher.len(), found.len(), start.elapsed() / rounds);
}
