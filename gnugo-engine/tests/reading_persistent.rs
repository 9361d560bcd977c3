//! What is remembered from earlier positions of a game changes no answer.

use gnugo_engine::board::{Board, Color, Point};
use gnugo_engine::reading::{Outcome, Reader};

/// Random numbers that are the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }

    /// A move as in a fight: next to the stones on the board, or one line away from them, where it has liberties.
    fn move_near(&mut self, board: &mut Board, color: Color) -> Option<Point> {
        let size = board.size();
        let stones: Vec<Point> = board.occupied().iter().collect();
        for _ in 0..200 {
            let point = if stones.is_empty() || self.below(8) == 0 {
                Point::new(self.below(size), self.below(size))
            } else {
                let from = stones[self.below(stones.len())];
                let step = |random: &mut Self| random.below(5) as i32 - 2;
                match from.offset(step(self), step(self), size) {
                    Some(point) => point,
                    None => continue,
                }
            };
            if board.is_empty(point) && board.liberty_count_after(point, color) >= 2 && board.try_play(point, color) {
                return Some(point);
            }
        }
        None
    }
}

/// Two readers, one of which forgets everything before each question.
struct Pair {
    with: Reader,
    asked: usize,
    different: Vec<String>,
}

impl Pair {
    fn compare(&mut self, board: &mut Board, question: &str, ask: impl Fn(&mut Reader, &mut Board) -> Outcome) {
        let mut without = Reader::default();
        without.set_caching(false);
        let expected = ask(&mut without, board);
        let nodes = without.nodes() + without.connection_nodes();
        let found = ask(&mut self.with, board);
        // What is not read to the end may end elsewhere.
        if nodes * 5 < without.limits().nodes {
            self.asked += 1;
            if found != expected {
                self.different.push(format!("{question}: {found:?}, not {expected:?}, in\n{board}"));
            }
        }
    }
}

#[test]
fn whole_games_are_read_as_if_nothing_were_remembered() {
    let (mut random, mut recalled, mut asked, mut different) = (Random(11), 0, 0, Vec::new());
    for game in 0..3 {
        let mut board = Board::new(if game % 2 == 0 { 9 } else { 13 }).unwrap();
        let mut pair = Pair { with: Reader::default(), asked: 0, different: Vec::new() };
        for number in 0..56 {
            let color = Color::BOTH[number % 2];
            if random.move_near(&mut board, color).is_none() {
                break;
            }
            if number < 20 {
                continue;
            }
            let strings: Vec<Point> = board.origins().collect();
            for &target in &strings {
                pair.compare(&mut board, "attack", |reader, board| reader.attack(board, target).outcome);
                pair.compare(&mut board, "defend", |reader, board| reader.find_defense(board, target).outcome);
            }
            let near = |a: Point, b: Point| a.row().abs_diff(b.row()) + a.column().abs_diff(b.column()) <= 4;
            let pairs = strings.iter().flat_map(|&a| strings.iter().map(move |&b| (a, b)));
            let pairs = pairs.filter(|&(a, b)| a < b && near(a, b) && board.color_at(a) == board.color_at(b));
            for (a, b) in pairs.take(3).collect::<Vec<_>>() {
                pair.compare(&mut board, "connect", |reader, board| reader.string_connect(board, a, b).outcome);
                pair.compare(&mut board, "cut", |reader, board| reader.disconnect(board, a, b).outcome);
            }
        }
        recalled += pair.with.recalled();
        asked += pair.asked;
        different.extend(pair.different);
    }
    assert!(asked > 1000, "{asked}");
    assert!(recalled > 300, "{recalled}");
    // A result that the table lends to another question may have been found by another way.
    assert!(different.len() * 500 <= asked, "{} of {asked}: {}", different.len(), different.join("\n"));
}
