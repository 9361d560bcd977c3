//! Is it the same position, however it lies on the board?
//!
//! Each stone has a number, and a position the sum of its stones' in the orientation in which that is smallest: positions
//! that are turned or mirrored have the same, and others almost never. A position with a ko differs from one without.

use super::{Command, command};
use crate::Session;
use crate::protocol::{Answer, Arguments};
use gnugo_engine::board::{Board, Color, Orientation, Point, scattered};
use gnugo_engine::game::Move;

pub(super) const COMMANDS: &[Command] = &[
    command("invariant_hash", "", 0..=0, "a number of the position, the same however it lies on the board", |s, _| {
        Ok(hash(s.board()))
    }),
    command(
        "invariant_hash_for_moves",
        "COLOR",
        1..=1,
        "`invariant_hash` after each move of a player, a line for each",
        for_moves,
    ),
];

fn for_moves(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let color = arguments.color()?;
    let board = session.board();
    let after = |point: Point| {
        let mut after = board.clone();
        after.try_play(point, color).then(|| format!("{} {}", Move::Play(point).to_text(board.size()), hash(&after)))
    };
    Ok(board.empty_points().iter().filter_map(after).collect::<Vec<_>>().join("\n"))
}

fn hash(board: &Board) -> String {
    let size = board.size();
    let ko = board.points().iter().find(|&point| {
        Color::BOTH
            .into_iter()
            .any(|color| !board.is_legal(point, color) && board.is_ko_capture(point, color).is_some())
    });
    let lying = |orientation: Orientation| {
        let number = |point: Point, kind| {
            let point = orientation.on_board(point, size);
            scattered((point.row() * size + point.column()) as u64 * 3 + kind)
        };
        let stones =
            Color::BOTH.into_iter().flat_map(|color| board.stones(color).iter().map(move |point| (point, color)));
        let sum = stones.fold(size as u64, |sum, (point, color)| sum.wrapping_add(number(point, color.index() as u64)));
        ko.map_or(sum, |point| sum.wrapping_add(number(point, 2)))
    };
    format!("{:016x}", Orientation::ALL.into_iter().map(lying).min().unwrap_or_default())
}
