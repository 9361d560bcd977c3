//! An engine that knows one shape, drawn here: it says where the shape is on a board, and plays with it.

use gnugo_engine::board::{Board, Color, FromDrawing};
use gnugo_engine::engine::{Databases, Engine};
use gnugo_engine::game::{Game, Rules};
use gnugo_engine::moves::ReasonKind;
use gnugo_engine::pattern::{Database, Shape};

gnugo_engine::patterns! {
    /// Shapes that this program plays.
    pub static SHAPES: Shape;

    /// A hane at the head of two stones.
    pattern! < Head
        ??*.
        OOX.
        ???.

        : 8, O, value(30)
    >
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let board = Board::from_drawing(
        ". . . . . . .
         . . . . . . .
         . . . . . . .
         . . X X O . .
         . . . . . . .
         . . . . . . .
         . . . . . . .",
    )?;
    for found in SHAPES.matches(&board, Color::Black) {
        println!("{} may be played at {}", found.pattern.name, found.anchor.to_text(7));
    }
    static SHAPE: &[&Database<Shape>] = &[&SHAPES];
    let mut engine = Engine::new(Databases { shape: SHAPE, ..Databases::default() });
    engine.set_level(0);
    let choice = engine.consider(&Game::from_board(board, Rules::japanese(), 0.5), Color::Black);
    for candidate in &choice.candidates {
        for reason in candidate.reasons.iter().filter(|reason| matches!(reason.kind, ReasonKind::Pattern(_))) {
            println!("{}: {reason}", candidate.point.to_text(7));
        }
    }
    Ok(())
}
