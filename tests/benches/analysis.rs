//! How long does it take to say what a middle game means, with all databases? `cargo bench -p gnugo-tests --bench analysis`
//!
//! Twelve positions of 19×19, after 80, 120 and 160 moves of four games that the engine has played against itself at a
//! low level. Each is analysed from scratch: nothing is known from an earlier one. Asserted is what must be so whatever is
//! found: every stone belongs to one dragon, and no point is both players' territory. Whether the analyses are those of
//! before, `gnugo-gtp bench` tells; how much a game's analyses remember of each other, `gnugo-gtp bench games`.

use divan::{Bencher, black_box};
use gnugo_engine::analysis::Analysis;
use gnugo_engine::board::{Board, Color};
use gnugo_engine::eyes::Evaluator;
use gnugo_engine::game::sgf::{self, Stop};
use gnugo_engine::influence::Hold;
use gnugo_engine::reading::Reader;

const GAMES: [&str; 4] = [
    include_str!("../../gnugo-gtp/server/src/bench/games/one.sgf"),
    include_str!("../../gnugo-gtp/server/src/bench/games/two.sgf"),
    include_str!("../../gnugo-gtp/server/src/bench/games/three.sgf"),
    include_str!("../../gnugo-gtp/server/src/bench/games/four.sgf"),
];
const MOVES: [usize; 3] = [80, 120, 160];

fn main() {
    let (mut boards, mut stones) = (positions(), 0);
    for board in &mut boards {
        let mut reader = Reader::default();
        let found = analyse(board, &mut reader);
        check(board, &found);
        stones += reader.nodes();
    }
    println!("{} positions, {} stones tried for each on the average", boards.len(), stones / boards.len() as u64);
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

fn analyse(board: &mut Board, reader: &mut Reader) -> Analysis {
    Analysis::new(board, reader, &mut Evaluator::default(), &patterns_rs::databases())
}

fn check(board: &Board, found: &Analysis) {
    let stones = Color::BOTH.map(|color| board.stones(color).len()).iter().sum::<usize>();
    assert_eq!(found.dragons.iter().map(|dragon| dragon.stones.len()).sum::<usize>(), stones, "stones of dragons");
    for influence in &found.second {
        let [black, white] = Color::BOTH.map(|color| influence.holds(color, Hold::Territory));
        assert!(!black.intersects(white), "territory of both: {:?}", black.intersection(white));
    }
}

#[divan::bench]
fn a_middle_game(bencher: Bencher<'_, '_>) {
    let mut next = positions().into_iter().cycle();
    bencher
        .with_inputs(|| next.next().expect("there is always a next one"))
        .bench_local_refs(|board| black_box(analyse(board, &mut Reader::default())));
}
