//! Patterns of a corner that go on where others end, and boards that they match on: for the tests of the corner matcher
//! and for its bench, which have `matcher_support` too.

use crate::matcher_support::Random;
use gnugo_engine::board::{Board, Color, Orientation, Point};
use gnugo_engine::pattern::{Diagram, Edges, Symmetry};

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

/// Drawings of the moves of sequences that share their beginnings, and the sequences.
pub(crate) fn joseki(random: &mut Random, count: usize) -> (Vec<Diagram>, Vec<Vec<(Point, Color)>>) {
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
pub(crate) fn board_with(random: &mut Random, size: usize, sequences: &[Vec<(Point, Color)>]) -> Board {
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
