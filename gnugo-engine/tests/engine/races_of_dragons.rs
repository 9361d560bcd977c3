//! What an analysis says of dragons that race each other: their status, their safety, and the moves that decide.

use gnugo_engine::analysis::Analysis;
use gnugo_engine::board::{Board, Color, FromDrawing, Orientation, Point};
use gnugo_engine::dragons::{Dragon, Safety, Status};
use gnugo_engine::engine::Engine;
use gnugo_engine::game::{Game, Rules};
use gnugo_engine::moves::ReasonKind;
use gnugo_engine::pattern::Databases;
use gnugo_engine::reading::Outcome;

/// The first stones of both dragons of [`race`], at the edge.
const BLACK: Point = Point::new(0, 4);
const WHITE: Point = Point::new(0, 5);

/// Two long strings side by side, shut in by stones that live, with so many liberties each: Black's and White's. They run
/// down from the edge, with a corridor beside each that the other's stones fill from below.
fn race(black: usize, white: usize) -> Board {
    const SIZE: usize = 13;
    const LENGTH: usize = 8;
    let mut stones = Vec::new();
    for row in 0..SIZE {
        let ended = row >= LENGTH;
        let mut put = |column, color| stones.push((Point::new(row, column), color));
        // The walls: White's on the left, Black's on the right.
        put(2, Color::White);
        put(7, Color::Black);
        put(4, if ended { Color::White } else { Color::Black });
        put(5, if ended { Color::Black } else { Color::White });
        if row >= black && row <= LENGTH {
            put(3, Color::White);
        }
        if row >= white && row <= LENGTH {
            put(6, Color::Black);
        }
    }
    Board::with_stones(SIZE, &stones).unwrap()
}

/// The status and safety of both.
fn judged(board: &Board) -> [(Status, Safety); 2] {
    let analysis = Analysis::by_reading(board);
    [BLACK, WHITE].map(|at| analysis.dragons.at(at).map(|dragon| (dragon.status, dragon.safety)).unwrap())
}

/// Five liberties against five are more than the reading of captures looks at.
#[test]
fn whoever_moves_first_wins_an_even_race() {
    let analysis = Analysis::by_reading(&race(5, 5));
    let [black, white] = [BLACK, WHITE].map(|at| analysis.dragons.at(at).unwrap());
    for (dragon, enemy) in [(black, white), (white, black)] {
        assert_eq!((dragon.status, dragon.safety), (Status::Critical, Safety::Critical));
        let (attack, defense) = (dragon.semeai.attack.unwrap(), dragon.semeai.defense.unwrap());
        assert_eq!((attack.outcome, defense.outcome), (Outcome::Win, Outcome::Win));
        assert_eq!((attack.target, defense.target), (enemy.origin, enemy.origin));
        // Each fills a liberty of the other's.
        let liberties = |dragon: &Dragon| dragon.stones.neighbors();
        assert!(liberties(dragon).contains(attack.point.unwrap()), "{attack:?}");
        assert!(liberties(enemy).contains(defense.point.unwrap()), "{defense:?}");
        assert!(!dragon.semeai.seki && dragon.semeai.is_settled && dragon.semeai.count == 1);
    }
}

#[test]
fn the_one_with_more_liberties_lives() {
    let [black, white] = judged(&race(6, 5));
    assert_eq!(black, (Status::Alive, Safety::Alive), "it is one ahead");
    assert_eq!(white.0, Status::Dead);
    let [black, white] = judged(&race(5, 7));
    assert_eq!((black.0, white), (Status::Dead, (Status::Alive, Safety::Alive)));
}

/// The second influence and the strength of the stones follow.
#[test]
fn the_loser_radiates_nothing() {
    let analysis = Analysis::by_reading(&race(7, 5));
    for to_move in Color::BOTH {
        assert!(analysis.dragons.strength(BLACK, to_move) > 0.0);
        assert_eq!(analysis.dragons.strength(WHITE, to_move), 0.0);
    }
}

/// Two liberties in common, and none besides: whoever plays there is captured.
const SEKI: &str = "
    . . O X . O X . .
    . . O X . O X . .
    . O O X X O X . .
    . . O O O X X X .
    . . O . O X . . .
    . . . . O X . . .
    . . O O O X X X .
    . . . . O X . . .
    . . . . O X . . .";

#[test]
fn neither_captures_the_other_in_a_seki() {
    let board = Board::from_drawing(SEKI).unwrap();
    for orientation in Orientation::ALL {
        let analysis = Analysis::by_reading(&board.oriented(orientation));
        for at in [Point::new(0, 3), Point::new(0, 5)] {
            let dragon = analysis.dragons.at(orientation.on_board(at, board.size())).unwrap();
            assert_eq!((dragon.status, dragon.safety), (Status::Alive, Safety::AliveInSeki), "{orientation:?} {at:?}");
            assert!(dragon.semeai.seki);
        }
    }
}

/// The same with a third liberty for Black outside: White's stones are dead.
#[test]
fn a_liberty_more_ends_the_seki() {
    let board = Board::from_drawing(&SEKI.replacen(". . O X . O X . .", ". O . X . O X . .", 1)).unwrap();
    let analysis = Analysis::by_reading(&board);
    let status = |at| analysis.dragons.at(at).map(|dragon| dragon.status).unwrap();
    assert_eq!(status(Point::new(0, 3)), Status::Alive);
    assert!(matches!(status(Point::new(0, 5)), Status::Dead | Status::Critical));
    assert_ne!(analysis.dragons.at(Point::new(0, 5)).map(|dragon| dragon.safety), Some(Safety::AliveInSeki));
}

/// A dragon with two eyes is in no race, whatever is beside it.
#[test]
fn what_lives_by_itself_does_not_race() {
    let board = Board::from_drawing(
        ". X . X . X O . .
         X X X X X X O O O
         O O O O O X X X X
         . . . . O O O O O
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    )
    .unwrap();
    let analysis = Analysis::by_reading(&board);
    for dragon in analysis.dragons.iter() {
        assert_eq!((dragon.semeai.count, dragon.semeai.attack), (0, None), "{:?}", dragon.origin);
    }
}

/// A dead dragon to which its owner has just played thrashes; a move elsewhere, or to one that lives, does not.
#[test]
fn a_dead_dragon_that_is_played_on_thrashes() {
    let board = race(7, 5);
    let analysis = Analysis::by_reading(&board);
    let thrashing = |last| analysis.dragons.thrashing(last).map(|dragon| dragon.origin);
    assert_eq!(thrashing(WHITE), Some(WHITE));
    assert_eq!(thrashing(Point::new(3, 5)), Some(WHITE), "any stone of it");
    assert_eq!(thrashing(BLACK), None, "it lives");
    assert_eq!(thrashing(Point::new(12, 0)), None, "no stone stands there");
}

/// The move that decides a race speaks for itself: it saves what is the player's, and captures what is the opponent's.
#[test]
fn what_decides_a_race_is_a_reason() {
    let game = Game::from_board(race(5, 5), Rules::chinese(), 0.0);
    let mut engine = Engine::new(Databases::default());
    let mut decided = |color| -> Vec<(Point, Point, bool, Outcome)> {
        let considered = engine.consider(&game, color);
        let reasons = considered.candidates.iter().flat_map(|candidate| {
            let point = candidate.point;
            candidate.reasons.iter().map(move |reason| (point, reason.kind))
        });
        let race = |(point, kind)| match kind {
            ReasonKind::DecidesRace { dragon, is_own, outcome, .. } => Some((point, dragon, is_own, outcome)),
            _ => None,
        };
        let mut found: Vec<_> = reasons.filter_map(race).collect();
        found.sort_by_key(|(_, dragon, ..)| *dragon);
        found
    };
    for (color, enemy) in [(Color::Black, WHITE), (Color::White, BLACK)] {
        let found = decided(color);
        let shown: Vec<_> = found.iter().map(|&(_, dragon, is_own, outcome)| (dragon, is_own, outcome)).collect();
        let is_own = |dragon| dragon != enemy;
        let expected = [BLACK, WHITE].map(|dragon| (dragon, is_own(dragon), Outcome::Win));
        assert_eq!(shown, expected, "{color:?}");
        let liberties = game.board().liberty_set(enemy);
        assert!(found.iter().all(|(point, ..)| liberties.contains(*point)), "{found:?}");
    }
    // One that is decided speaks for no move.
    let game = Game::from_board(race(7, 5), Rules::chinese(), 0.0);
    let considered = engine.consider(&game, Color::White);
    let kinds = considered.candidates.iter().flat_map(|candidate| candidate.reasons.iter().map(|reason| reason.kind));
    assert_eq!(kinds.filter(|kind| matches!(kind, ReasonKind::DecidesRace { .. })).count(), 0);
}
