//! Can strings be connected, and can they be cut?
//!
//! Answers are GNU Go's: 0 no, 1 yes, 2 yes by a ko that is good for whoever moves first, 3 by one that is not; and the
//! move. All is read on the position with the moves that `trymove` has played on it.

use super::reading::{ask, read_with_points, two_stones, with_points};
use super::{Command, command};
use crate::Session;
use crate::protocol::{Answer, Arguments};
use gnugo_engine::board::{Board, Point};
use gnugo_engine::reading::{Reader, Reading};

pub(super) const COMMANDS: &[Command] = &[
    command("connect", "VERTEX VERTEX", 2..=2, "whether and how two strings can be connected", |s, a| {
        link(s, a, Reader::connect_confirmed)
    }),
    command("disconnect", "VERTEX VERTEX", 2..=2, "whether and how two strings can be cut apart", |s, a| {
        link(s, a, Reader::disconnect_confirmed)
    }),
    with_points("break_in", "whether and how a string can reach an area", |s, a| {
        read_with_points(s, a, Reader::break_in)
    }),
    with_points("block_off", "whether and how a string can be kept out of an area", |s, a| {
        read_with_points(s, a, Reader::block_off)
    }),
];

fn link(
    session: &mut Session,
    arguments: &mut Arguments<'_>,
    question: fn(&mut Reader, &mut Board, Point, Point) -> Reading,
) -> Answer {
    let (a, b) = two_stones(session, arguments)?;
    Ok(ask(session, |reader, board| question(reader, board, a, b)))
}
