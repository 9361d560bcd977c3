//! The front end of the engine: the Go Text Protocol, and what a person needs to play without a program in between.
//!
//! - [`protocol`]: lines in, answers out; knows nothing of Go
//! - [`commands`]: what each command does
//! - [`Session`]: the game, the engine and the clock that the commands work on
//! - [`serve`]: the loop that joins them
//! - [`Console`]: the same for a person who types
//! - [`mod@bench`]: a fixed set of questions, whose answers are put together into one number
//! - [`show`]: what the analysis of a position looks like
//!
//! ```
//! use gnugo_gtp_server::{Session, Settings, protocol::Lines, serve};
//! let mut session = Session::new(&Settings { size: 9, ..Settings::default() }, Default::default())?;
//! let mut output = Vec::new();
//! serve(&mut session, Lines::new(&b"1 play black E5\n2 list_stones black\n"[..]), &mut output, None)?;
//! assert_eq!(output, b"=1 \n\n=2 E5\n\n");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod bench;
mod clock;
pub mod commands;
mod console;
mod drawing;
mod inbox;
mod load;
mod notes;
mod perft;
mod person;
pub mod protocol;
mod serve;
mod session;
pub mod show;

pub use clock::{Clock, TimeSystem, ToCome};
pub use console::{Console, Next};
pub use drawing::{Marks, draw};
pub use inbox::{Inbox, Urgency};
pub use load::{Loaded, load};
pub use notes::weighed;
pub use perft::perft;
pub use person::Person;
pub use serve::{is_interrupt, serve};
pub use session::{CUT_SHORT, Session, Settings};

/// The name that the engine gives itself.
pub const NAME: &str = "gnugo-rs";

/// Its version.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
