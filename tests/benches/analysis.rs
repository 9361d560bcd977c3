//! How long does it take to say what a middle game means, with all databases? `cargo bench -p gnugo-tests --bench analysis`
//!
//! Twelve positions of 19×19, after 80, 120 and 160 moves of four games that the engine has played against itself at a
//! low level. Each is analysed from scratch: nothing is known from an earlier one. What is found is asserted: a change
//! that is to change nothing but the speed leaves it as it is.

use divan::{Bencher, black_box};
use gnugo_engine::analysis::Analysis;
use gnugo_engine::board::{Board, Color};
use gnugo_engine::eyes::Evaluator;
use gnugo_engine::game::sgf::{self, Stop};
use gnugo_engine::influence::Hold;
use gnugo_engine::reading::{Outcome, Reader};

const GAMES: [&str; 4] = [
    include_str!("games/one.sgf"),
    include_str!("games/two.sgf"),
    include_str!("games/three.sgf"),
    include_str!("games/four.sgf"),
];
const MOVES: [usize; 3] = [80, 120, 160];

/// What is found of each position: strings, those of them that can be captured, dragons, eye spaces, and points that are
/// somebody's territory if Black moves next.
const FOUND: [[usize; 5]; 12] = [
    [47, 4, 23, 58, 78],
    [56, 5, 25, 76, 68],
    [55, 8, 22, 80, 67],
    [49, 3, 24, 88, 36],
    [53, 1, 22, 85, 54],
    [57, 3, 14, 76, 97],
    [38, 9, 30, 58, 36],
    [39, 8, 23, 53, 46],
    [48, 8, 21, 65, 47],
    [40, 4, 19, 69, 35],
    [54, 7, 21, 70, 63],
    [72, 9, 21, 72, 95],
];

fn main() {
    let (mut found, mut stones) = (Vec::new(), 0);
    for mut board in positions() {
        let mut reader = Reader::default();
        found.push(analyse(&mut board, &mut reader));
        stones += reader.nodes();
    }
    assert_eq!(found, FOUND, "the analysis finds other things than before");
    println!("{} positions, {} stones tried for each on the average", found.len(), stones / found.len() as u64);
    divan::main();
}

fn positions() -> Vec<Board> {
    let after = |game: &'static str| {
        MOVES.map(|moves| {
            let (game, _) = sgf::read(game.as_bytes(), Stop::Move(moves + 1)).expect("a game that the engine wrote");
            game.board().clone()
        })
    };
    GAMES.into_iter().flat_map(after).collect()
}

fn analyse(board: &mut Board, reader: &mut Reader) -> [usize; 5] {
    let found = Analysis::new(board, reader, &mut Evaluator::default(), &patterns_rs::databases());
    let in_danger = found.worms.iter().filter(|worm| worm.attack() != Outcome::Lost).count();
    let held = Color::BOTH.map(|color| found.second[0].holds(color, Hold::Territory).len());
    let (strings, dragons) = (found.worms.iter().count(), found.dragons.iter().count());
    [strings, in_danger, dragons, found.eyes.iter().count(), held.into_iter().sum()]
}

#[divan::bench]
fn a_middle_game(bencher: Bencher<'_, '_>) {
    let mut next = positions().into_iter().cycle();
    bencher
        .with_inputs(|| next.next().expect("there is always a next one"))
        .bench_local_refs(|board| black_box(analyse(board, &mut Reader::default())));
}
