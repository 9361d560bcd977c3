//! What is remembered from earlier positions of a game changes no answer.

use crate::support::Random;
use gnugo_engine::board::{Board, Color, Point};
use gnugo_engine::reading::{Limits, Reader, Reading};

/// Two readers, one of which forgets everything before each question.
struct Pair {
    with: Reader,
    asked: usize,
    different: Vec<String>,
}

impl Pair {
    fn compare(&mut self, board: &mut Board, question: &str, ask: impl Fn(&mut Reader, &mut Board) -> Reading) {
        let mut without = Reader::with_limits(*self.with.limits());
        without.set_caching(false);
        let expected = (ask(&mut without, board), without.was_cut_short());
        let found = (ask(&mut self.with, board), self.with.was_cut_short());
        self.asked += 1;
        if found != expected {
            self.different.push(format!("{question}: {found:?}, not {expected:?}, in\n{board}"));
        }
    }
}

#[test]
fn whole_games_are_read_as_if_nothing_were_remembered() {
    let (mut random, mut recalled, mut asked, mut different) = (Random(11), 0, 0, Vec::new());
    // With more stones for connections, it would take minutes.
    let limits = Limits { connection_nodes: 20_000, ..Limits::default() };
    for game in 0..3 {
        let mut board = Board::new(if game % 2 == 0 { 9 } else { 13 }).unwrap();
        let mut pair = Pair { with: Reader::with_limits(limits), asked: 0, different: Vec::new() };
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
                pair.compare(&mut board, "attack", |reader, board| reader.attack(board, target));
                pair.compare(&mut board, "defend", |reader, board| reader.find_defense(board, target));
            }
            let near = |a: Point, b: Point| a.row().abs_diff(b.row()) + a.column().abs_diff(b.column()) <= 4;
            let pairs = strings.iter().flat_map(|&a| strings.iter().map(move |&b| (a, b)));
            let pairs = pairs.filter(|&(a, b)| a < b && near(a, b) && board.color_at(a) == board.color_at(b));
            for (a, b) in pairs.take(3).collect::<Vec<_>>() {
                pair.compare(&mut board, "connect", |reader, board| reader.string_connect(board, a, b));
                pair.compare(&mut board, "cut", |reader, board| reader.disconnect(board, a, b));
            }
        }
        recalled += pair.with.recalled();
        asked += pair.asked;
        different.extend(pair.different);
    }
    assert!(asked > 1000, "{asked}");
    assert!(recalled > 300, "{recalled}");
    assert!(different.is_empty(), "{} of {asked}: {}", different.len(), different.join("\n"));
}
