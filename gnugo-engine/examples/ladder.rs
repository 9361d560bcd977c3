//! Reading: is this stone caught in a ladder, and which moves were tried to find out?

use gnugo_engine::board::{Board, FromDrawing, Point};
use gnugo_engine::reading::Reader;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut board = Board::from_drawing(
        ". . . . . . .
         . . . . . . .
         . . . . . . .
         . . O O . . .
         . . O X . . .
         . . . O O . .
         . . . . . . .",
    )?;
    let stone = Point::from_text("D3", 7).ok_or("no such point")?;
    let mut reader = Reader::default();
    let (attack, trace) = reader.traced(|reader| reader.attack(&mut board, stone));
    let at = attack.point.map_or_else(|| "nowhere".to_owned(), |point| point.to_text(7));
    println!("the attack ends as {:?}, with a move at {at}", attack.outcome);
    println!("{}", trace.to_text(&board, 4));
    Ok(())
}
