//! Which moves does good shape suggest? The shape database, which proposes most moves of a game.
//!
//! Classes say what a move is good for, values by how many points (spec/patterns.texi, "Pattern Attributes"). A file is
//! a subject.
//!
//! The safety of a move is read before its constraint is asked. Patterns that match often and are seldom meant have
//! class `s`, which leaves that reading out, and ask `safe_omove(*)` themselves, after what costs nothing.
//!
//! `shape(x)` is what games say: how often a move was played where its pattern proposed it. `patterns profile` prints it. Patterns
//! that warn of a move are negative by what they are for.

use gnugo_engine::pattern::{Database, Shape};

pub mod atari;
pub mod bamboo;
pub mod base;
pub mod block;
pub mod break_out;
pub mod bump;
pub mod cap;
pub mod capture;
pub mod connect;
pub mod contact;
pub mod corner;
pub mod crawl;
pub mod crosscut;
pub mod cut;
pub mod drive;
pub mod enclose;
pub mod extend;
pub mod eye_shape;
pub mod fight;
pub mod first_line;
pub mod flee;
pub mod force;
pub mod hane;
pub mod invade;
pub mod jump;
pub mod key_stone;
pub mod ko;
pub mod life;
pub mod mend;
pub mod moyo;
pub mod peep;
pub mod push;
pub mod race;
pub mod rescue;
pub mod rim;
pub mod seal;
pub mod second_line;
pub mod settle;
pub mod side;
pub mod solid;
pub mod stop;
pub mod stretch;
pub mod tiger;
pub mod trap;
pub mod turn;
pub mod weak;
pub mod wedge;

/// All of them.
pub static ALL: &[&Database<Shape>] = &[
    &atari::ATARI,
    &bamboo::BAMBOO,
    &base::BASE,
    &block::BLOCK,
    &break_out::BREAK_OUT,
    &bump::BUMP,
    &cap::CAP,
    &capture::CAPTURE,
    &connect::CONNECT,
    &contact::CONTACT,
    &corner::CORNER,
    &crawl::CRAWL,
    &crosscut::CROSSCUT,
    &cut::CUT,
    &drive::DRIVE,
    &enclose::ENCLOSE,
    &extend::EXTEND,
    &eye_shape::EYE_SHAPE,
    &fight::FIGHT,
    &first_line::FIRST_LINE,
    &flee::FLEE,
    &force::FORCE,
    &hane::HANE,
    &invade::INVADE,
    &jump::JUMP,
    &key_stone::KEY_STONE,
    &ko::KO,
    &life::LIFE,
    &mend::MEND,
    &moyo::MOYO,
    &peep::PEEP,
    &push::PUSH,
    &race::RACE,
    &rescue::RESCUE,
    &rim::RIM,
    &seal::SEAL,
    &second_line::SECOND_LINE,
    &settle::SETTLE,
    &side::SIDE,
    &solid::SOLID,
    &stop::STOP,
    &stretch::STRETCH,
    &tiger::TIGER,
    &trap::TRAP,
    &turn::TURN,
    &weak::WEAK,
    &wedge::WEDGE,
];
