//! A conventional Go engine: board, patterns and their matcher, reading, analysis, and the choice of a move.
//!
//! The engine has no global state and no databases of its own: patterns are handed to it (see `patterns-rs`). Nothing in it
//! panics on input, and nothing is unsafe.
//!
//! # A board
//!
//! ```
//! use gnugo_engine::board::{Board, Color, FromDrawing, Point};
//!
//! let mut board = Board::from_drawing(
//!     ". O . .
//!      O X . .
//!      . O . .
//!      . . . .",
//! )?;
//! let last_liberty = Point::from_text("C3", 4).ok_or("no such point")?;
//! assert!(board.try_play(last_liberty, Color::White));
//! assert_eq!((board.captures(Color::White), board.stones(Color::Black).len()), (1, 0));
//! assert!(board.undo() && board.captures(Color::White) == 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Reading a ladder
//!
//! ```
//! use gnugo_engine::board::{Board, FromDrawing, Point};
//! use gnugo_engine::reading::{Outcome, Reader};
//!
//! let mut board = Board::from_drawing(
//!     ". . . . . . .
//!      . . . . . . .
//!      . . . . . . .
//!      . . O O . . .
//!      . . O X . . .
//!      . . . O O . .
//!      . . . . . . .",
//! )?;
//! let stone = Point::from_text("D3", 7).ok_or("no such point")?;
//! let mut reader = Reader::default();
//! // Black, moving first, runs away along the fourth column, and is caught at the edge.
//! assert_eq!(reader.attack(&mut board, stone).outcome, Outcome::Win);
//! assert_eq!(reader.find_defense(&mut board, stone).outcome, Outcome::Lost);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Matching a database of one's own
//!
//! ```
//! use gnugo_engine::board::{Board, Color, FromDrawing};
//! gnugo_engine::patterns! {
//!     /// Shapes to look for.
//!     pub static MINE: Shape;
//!
//!     /// A hane at the head of one stone.
//!     pattern! < Hane
//!         .*?
//!         OX?
//!
//!         : 8, -
//!     >
//! }
//! let board = Board::from_drawing(
//!     ". . . . .
//!      . . . . .
//!      . X O . .
//!      . . . . .
//!      . . . . .",
//! )?;
//! assert!(!MINE.matches(&board, Color::Black).is_empty());
//! # Ok::<(), gnugo_engine::board::DrawingError>(())
//! ```
//!
//! # Choosing a move
//!
//! ```
//! use gnugo_engine::board::Color;
//! use gnugo_engine::engine::{Databases, Engine};
//! use gnugo_engine::game::{Game, Rules};
//!
//! let mut engine = Engine::new(Databases::default());
//! engine.set_level(0);
//! let game = Game::new(5, Rules::chinese(), 0.0)?;
//! let choice = engine.choose(&game, Color::Black);
//! let best = choice.candidates.first().map(|candidate| (candidate.point, candidate.reasons.len()));
//! assert!(best.is_some_and(|(_, reasons)| reasons > 0));
//! # Ok::<(), gnugo_engine::game::BadSize>(())
//! ```
//!
//! Where to go on: [`board`] and [`game`] are the rules, [`game::sgf`] reads and writes files, [`reading`] and [`connection`]
//! answer tactical questions, [`mod@pattern`] matches, [`analysis`] says what a position means, [`scoring`] who has won,
//! [`engine`] puts it all together. The others ([`worms`], [`eyes`], [`dragons`], [`influence`], [`unconditional`], [`owl`],
//! [`playout`]) are the parts of an analysis, public for programs that show it and for the tests that hold each to a slow version;
//! they change more often than what was named first.

extern crate self as gnugo_engine;

pub mod analysis;
mod analyst;
pub mod board;
pub mod break_ins;
pub mod combination;
pub mod connection;
pub mod dragons;
mod endgame;
pub mod eyes;
mod fight;
mod filling;
mod limit;
mod needed;
pub mod owl;
pub mod pattern;
mod reach;
pub mod reading;
mod sum;

pub use gnugo_macros::{joseki, pattern, patterns};

pub mod engine;
pub mod game;
pub mod influence;
pub mod moves;
pub mod playout;
pub mod races;
pub mod scoring;
mod search;
pub mod unconditional;
pub mod variations;
pub mod worms;
