//! How many sequences of legal moves are there? Any fault in legality, capture, ko or undo changes these numbers.
//!
//! No passes, no suicide, simple ko. `cargo test -p gnugo-engine --test engine board_perft`

use gnugo_engine::board::{Board, Color};

fn perft(board: &mut Board, color: Color, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    for point in &board.empty_points() {
        if board.try_play(point, color) {
            count += perft(board, color.opponent(), depth - 1);
            board.undo();
        }
    }
    count
}

fn check(size: usize, expected: &[u64]) {
    let mut board = Board::new(size).unwrap();
    for (depth, &nodes) in (1..).zip(expected) {
        assert_eq!(perft(&mut board, Color::Black, depth), nodes, "{size}×{size}, depth {depth}");
        assert_eq!(board, Board::new(size).unwrap());
    }
}

#[test]
fn five_by_five() {
    check(5, &[25, 600, 13_800, 303_424, 6_368_416]);
}

#[test]
fn nine_by_nine() {
    check(9, &[81, 6480, 511_920, 39_929_136]);
}

/// Two and three lines: few sequences, but nearly all of their moves capture.
#[test]
fn tiny_boards_to_the_end() {
    for (size, depth) in [(1, 3), (2, 9), (3, 6)] {
        let mut board = Board::new(size).unwrap();
        let counts: Vec<_> = (1..=depth).map(|depth| perft(&mut board, Color::Black, depth)).collect();
        let slow: Vec<_> = (1..=depth).map(|depth| obvious::perft(size, depth)).collect();
        assert_eq!(counts, slow, "{size}×{size}");
    }
}

/// The same count by a board that is an array, copied for each move.
mod obvious {
    #[derive(Clone)]
    struct Position {
        size: i32,
        cells: Vec<u8>,
        ko: Option<(i32, u8)>,
    }

    impl Position {
        fn neighbors(&self, at: i32) -> Vec<i32> {
            let (row, column) = (at / self.size, at % self.size);
            let all = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)];
            let inside = |&(r, c): &(i32, i32)| (0..self.size).contains(&r) && (0..self.size).contains(&c);
            all.into_iter().filter(inside).map(|(r, c)| r * self.size + c).collect()
        }

        fn string(&self, at: i32) -> (Vec<i32>, Vec<i32>) {
            let (mut stones, mut liberties) = (vec![at], Vec::new());
            let mut next = 0;
            while next < stones.len() {
                for n in self.neighbors(stones[next]) {
                    let list = match self.cells[n as usize] {
                        0 => &mut liberties,
                        c if c == self.cells[at as usize] => &mut stones,
                        _ => continue,
                    };
                    if !list.contains(&n) {
                        list.push(n);
                    }
                }
                next += 1;
            }
            (stones, liberties)
        }

        fn play(&self, at: i32, color: u8) -> Option<Self> {
            if self.cells[at as usize] != 0 || self.ko == Some((at, color)) {
                return None;
            }
            let mut after = Self { ko: None, ..self.clone() };
            after.cells[at as usize] = color;
            let mut taken = Vec::new();
            for n in self.neighbors(at) {
                if after.cells[n as usize] == 3 - color && after.string(n).1.is_empty() {
                    for stone in after.string(n).0 {
                        after.cells[stone as usize] = 0;
                        taken.push(stone);
                    }
                }
            }
            let (stones, liberties) = after.string(at);
            if taken.len() == 1 && stones.len() == 1 && liberties == taken {
                after.ko = Some((taken[0], 3 - color));
            }
            (!liberties.is_empty()).then_some(after)
        }
    }

    fn count(position: &Position, color: u8, depth: usize) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = (0..position.size * position.size).filter_map(|at| position.play(at, color));
        moves.map(|after| count(&after, 3 - color, depth - 1)).sum()
    }

    pub(super) fn perft(size: usize, depth: usize) -> u64 {
        count(&Position { size: size as i32, cells: vec![0; size * size], ko: None }, 1, depth)
    }
}
