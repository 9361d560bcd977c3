//! Which opening moves fit a board of 19×19? Whole boards, move by move: formations that have names.
//!
//! Corners first, then enclosures and approaches, then the sides. Where several moves are as good, class `F` lets chance
//! choose between them. A file is a first move; names are numbered through all of them.

pub mod chinese;
pub mod hoshi;
pub mod komoku;
pub mod rare;
