//! Is a thread with 2 MB of stack, which is what a thread gets that asks for nothing, enough for the deepest reading?
//!
//! Reading calls itself once or twice for every stone of a line, and forced moves count towards no limit, so ladders are
//! the deepest lines there are. A test fails here by ending the whole process: a stack that runs over cannot be caught.

#[path = "engine/support/mod.rs"]
mod support;

use gnugo_engine::analysis::Analysis;
use gnugo_engine::board::{Board, Color, Point, PointSet};
use gnugo_engine::engine::Databases;
use gnugo_engine::eyes::Evaluator;
use gnugo_engine::reading::{Outcome, Reader, Step, Trace};
use std::thread;
use support::Random;

/// In bytes.
const STACK: usize = 2 << 20;

/// Does something on a thread with that stack.
fn on_a_thread<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    let thread = thread::Builder::new().stack_size(STACK).spawn(work).expect("a thread");
    thread.join().expect("an answer")
}

/// The number of stones in the longest line that was tried.
fn longest(trace: &Trace) -> usize {
    let (mut stones, mut longest) = (0_usize, 0);
    for step in trace.steps() {
        match step {
            Step::Try { .. } => stones += 1,
            Step::Back => stones = stones.saturating_sub(1),
            Step::Judge { .. } | Step::CutShort => {}
        }
        longest = longest.max(stones);
    }
    longest
}

fn at(text: &str) -> Point {
    Point::from_text(text, 19).expect("a point")
}

/// Black's stone at D4 is caught in a ladder that runs over the whole board to the upper right; some stones of both
/// players, which random numbers choose, lie in its way, and turn it, or let it out.
fn ladder(random: &mut Random, stones: usize) -> Board {
    let mut board = Board::new(19).expect("a size");
    let drawn = [("D4", Color::Black), ("C4", Color::White), ("C5", Color::White), ("D3", Color::White)];
    board.set_up(&drawn.map(|(point, color)| (at(point), color))).expect("a position");
    for _ in 0..stones {
        let (column, row, color) = (7 + random.below(12), random.below(12), random.color());
        board.try_play(Point::new(column, row), color);
    }
    board.settle();
    board
}

#[test]
fn ladders_over_the_whole_board() {
    let (plain, turned) = on_a_thread(|| {
        let mut reader = Reader::default();
        let (reading, trace) = reader.traced(|reader| reader.attack(&mut ladder(&mut Random(1), 0), at("D4")));
        assert_eq!(reading.outcome, Outcome::Win);
        let mut turned = 0;
        for seed in 0..60 {
            let mut board = ladder(&mut Random(seed), 3 + seed as usize % 12);
            let (_, attack) = reader.traced(|reader| reader.attack(&mut board, at("D4")));
            let (_, defense) = reader.traced(|reader| reader.find_defense(&mut board, at("D4")));
            turned = turned.max(longest(&attack)).max(longest(&defense));
        }
        (longest(&trace), turned)
    });
    // Two moves to a point of the diagonal, with fourteen points on the way to the corner.
    assert!(plain >= 50, "the ladder was not read to its end, but {plain} stones far");
    assert!(turned > plain, "no ladder is turned: {turned} stones at most");
}

#[test]
fn connections_that_hang_on_ladders() {
    let deepest = on_a_thread(|| {
        let mut reader = Reader::default();
        let mut deepest = 0;
        for seed in 0..10 {
            let mut board = ladder(&mut Random(seed), 6);
            let start = at("D4");
            let own: Vec<Point> = board.origins().filter(|&one| board.color_at(one) == Some(Color::Black)).collect();
            let area: PointSet =
                board.empty_points().iter().filter(|point| point.neighbors().contains(&at("Q16"))).collect();
            for other in own.into_iter().filter(|&other| other != start).take(2) {
                let (_, connect) = reader.traced(|reader| reader.string_connect(&mut board, start, other));
                let (_, cut) = reader.traced(|reader| reader.disconnect(&mut board, start, other));
                deepest = deepest.max(longest(&connect)).max(longest(&cut));
            }
            let (_, into) = reader.traced(|reader| reader.break_in(&mut board, start, &area));
            let (_, off) = reader.traced(|reader| reader.block_off(&mut board, start, &area));
            deepest = deepest.max(longest(&into)).max(longest(&off));
        }
        deepest
    });
    assert!(deepest >= 40, "{deepest} stones at most");
}

#[test]
fn analyses_of_whole_boards() {
    let strings = on_a_thread(|| {
        let mut strings = 0;
        let boards = [120, 200, 260].map(|moves| Random(7).game(19, moves)).into_iter();
        for mut board in boards.chain([ladder(&mut Random(3), 12)]) {
            let (mut reader, mut evaluator) = (Reader::default(), Evaluator::default());
            let analysis = Analysis::new(&mut board, &mut reader, &mut evaluator, &Databases::default());
            strings += board.origins().filter(|&origin| analysis.dragons.at(origin).is_some()).count();
        }
        strings
    });
    assert!(strings > 150, "{strings}");
}
