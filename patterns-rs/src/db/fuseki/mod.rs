//! Which move of the opening fits the whole board? Boards as they stand after a few moves, and a side as a whole.
//!
//! A diagram with all four edges matches a board of just its size, in every orientation, and nothing that differs by a
//! stone. Class `F` gives the moves of one position the same value, so that chance chooses between them.

use gnugo_engine::pattern::{Database, Fuseki};

pub mod nine;
pub mod nineteen;
pub mod side;
pub mod thirteen;

/// All of them.
pub static ALL: &[&Database<Fuseki>] = &[
    &nine::NINE,
    &thirteen::THIRTEEN,
    &nineteen::hoshi::HOSHI_19,
    &nineteen::chinese::CHINESE_19,
    &nineteen::komoku::KOMOKU_19,
    &nineteen::rare::RARE_19,
    &side::SIDE,
];
