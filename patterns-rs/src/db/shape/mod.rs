//! Which moves does good shape suggest? The shape database, which proposes most moves of a game.
//!
//! Classes say what a move is good for, values by how many points (spec/patterns.texi, "Pattern Attributes"). A file is
//! a subject.
//!
//! The safety of a move is read before its constraint is asked. Patterns that match often and are seldom meant have
//! class `s`, which leaves that reading out, and ask `safe_omove(*)` themselves, after what costs nothing.

use gnugo_engine::pattern::{Database, Shape};

pub mod atari;
pub mod bamboo;
pub mod block;
pub mod bump;
pub mod cap;
pub mod capture;
pub mod connect;
pub mod corner;
pub mod cut;
pub mod extend;
pub mod eye_shape;
pub mod fight;
pub mod first_line;
pub mod hane;
pub mod invade;
pub mod jump;
pub mod moyo;
pub mod peep;
pub mod push;
pub mod second_line;
pub mod side;
pub mod tiger;
pub mod weak;

/// All of them.
pub static ALL: &[&Database<Shape>] = &[
    &atari::ATARI,
    &bamboo::BAMBOO,
    &block::BLOCK,
    &bump::BUMP,
    &cap::CAP,
    &capture::CAPTURE,
    &connect::CONNECT,
    &corner::CORNER,
    &cut::CUT,
    &extend::EXTEND,
    &eye_shape::EYE_SHAPE,
    &fight::FIGHT,
    &first_line::FIRST_LINE,
    &hane::HANE,
    &invade::INVADE,
    &jump::JUMP,
    &moyo::MOYO,
    &peep::PEEP,
    &push::PUSH,
    &second_line::SECOND_LINE,
    &side::SIDE,
    &tiger::TIGER,
    &weak::WEAK,
];
