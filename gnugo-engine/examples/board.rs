//! A board: play a stone, look at its liberties, take it back.

use gnugo_engine::board::{Board, Color, Point};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut board = Board::new(9)?;
    let at = |text| Point::from_text(text, 9).ok_or("no such point");
    for (color, text) in [(Color::Black, "E5"), (Color::White, "E6"), (Color::Black, "D6")] {
        assert!(board.try_play(at(text)?, color));
    }
    let liberties = board.liberty_set(at("E6")?);
    let names: Vec<_> = liberties.iter().map(|point| point.to_text(9)).collect();
    println!("{board}\nthe white stone has the liberties {}", names.join(" "));
    board.undo();
    println!("and one more before the last move: {}", board.liberties(at("E6")?));
    Ok(())
}
