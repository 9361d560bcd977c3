//! What was read of earlier positions of a game spares time, and nothing else: the same moves are considered for the same reasons.

use super::*;
use crate::pattern::{Attack, Barrier, Connection, Database, Influence, Shape};
use crate::patterns;
use crate::playout::Random;

patterns! {
    /// Moves that are read before they are proposed.
    static SHAPES: Shape;

    /// Between two stones.
    pattern! < Joint1
        O*O

        : +, Cs
    >

    /// Beside a stone of theirs, if that cannot be captured.
    pattern! < Contact1
        O.
        *X

        : 8, a

        O.
        *A

        ; !attack(A)
    >

    /// Beside a stone of theirs whose life that threatens.
    pattern! < Contact2
        *
        X

        : |, a

        *
        A

        ; owl_threatens_attack(*, A)
    >

    /// Diagonally past a stone of theirs, if it is connected afterwards.
    pattern! < Diagonal1
        OX
        .*

        : 8, B

        AX
        .*

        ; oplay_connect(*, A, *)
    >
}

patterns! {
    /// What captures.
    static CAPTURES: Attack;

    /// From the side.
    pattern! < Capture1
        X.
        *O

        : 8, -
    >
}

patterns! {
    /// What is connected.
    static TIES: Connection;

    /// A jump.
    pattern! < Tie1
        O.O

        : +, C

        OaO

        ; !xplay_attack(a, a)
    >
}

patterns! {
    /// Where one goes on.
    static SOURCES: Influence;

    /// From the stone.
    pattern! < Source1
        O..*

        : -, E
    >
}

patterns! {
    /// Where one does not.
    static WALLS: Barrier;

    /// Through a gap.
    pattern! < Wall1
        O,O

        : +, D

        OaO

        ; !xplay_attack(a, a)
    >
}

/// Life and death is read, and not for long.
const LEVEL: u8 = 2;

const DATABASES: Databases = {
    const SHAPE: &[&Database<Shape>] = &[&SHAPES];
    const ATTACK: &[&Database<Attack>] = &[&CAPTURES];
    const CONNECTION: &[&Database<Connection>] = &[&TIES];
    const INFLUENCE: &[&Database<Influence>] = &[&SOURCES];
    const BARRIER: &[&Database<Barrier>] = &[&WALLS];
    Databases {
        shape: SHAPE,
        attack: ATTACK,
        defense: &[],
        connection: CONNECTION,
        influence: INFLUENCE,
        barrier: BARRIER,
        joseki: &[],
        fuseki: &[],
        owl_attack: &[],
        owl_defense: &[],
        owl_vital: &[],
        combination: &[],
        endgame: &[],
        handicap: &[],
        strengths: "takes:2 3\nJoint1 2",
    }
};

fn knowing(databases: Databases) -> Engine {
    let mut engine = Engine::new(databases);
    engine.set_player(Player::Knowledge);
    engine.set_level(LEVEL);
    engine
}

/// A game of moves that are anywhere, after so many of them, and who moves next.
fn after(moves: usize, seed: u64) -> (Game, Color) {
    let (mut random, mut game) = (Random::new(seed), Game::new(9, Rules::chinese(), 7.0).expect("a size"));
    let mut color = Color::Black;
    while game.history().len() < moves {
        let point = Point::new(random.below(9), random.below(9));
        if game.play(color, Move::Play(point)).is_ok() {
            color = color.opponent();
        }
    }
    (game, color)
}

/// Follows a game from a move on, and compares what is made of its third and fourth position with what somebody makes of them who has
/// not seen the first ones.
fn follow(databases: Databases, seed: u64, first: usize) {
    let mut engine = knowing(databases);
    for moves in first..first + 2 {
        let (game, color) = after(moves, seed);
        engine.consider(&game, color);
    }
    let (game, color) = after(first + 2, seed);
    let (found, alone) = (engine.consider(&game, color), knowing(databases).consider(&game, color));
    assert_eq!(found.moves, alone.moves, "{}", game.board());
    compare(&found.candidates, &alone.candidates, &game);
    let (game, color) = after(first + 3, seed);
    let alone = knowing(databases).choose(&game, color);
    // The second time all of it has been read.
    for _ in 0..2 {
        let found = engine.choose(&game, color);
        compare(&found.candidates, &alone.candidates, &game);
        assert_eq!(found, alone, "{}", game.board());
    }
    assert!(engine.reader().recalled() > 0, "nothing was remembered");
}

fn compare(found: &[Candidate], alone: &[Candidate], game: &Game) {
    assert!(alone.iter().map(|candidate| candidate.reasons.len()).sum::<usize>() > 20);
    for (found, alone) in found.iter().zip(alone) {
        assert_eq!(found, alone, "{}", game.board());
    }
    assert_eq!(found.len(), alone.len(), "{}", game.board());
}

#[test]
fn what_was_read_of_earlier_positions_changes_no_candidate_and_no_choice() {
    follow(Databases::default(), 4, 16);
}

#[test]
fn what_patterns_asked_about_earlier_positions_changes_no_candidate_and_no_choice() {
    follow(DATABASES, 2, 12);
}
