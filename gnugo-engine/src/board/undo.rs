//! What does a move change that cannot be read off the board afterwards?

use super::record::StringId;
use super::{Color, Point};

/// The place where a ko may not be retaken at once, and who may not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ko {
    /// Where the single stone was captured.
    pub point: Point,
    /// Whose stone it was: the player who may not play there now.
    pub color: Color,
}

/// What a move changed, so that it can be taken back.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Undo {
    /// Where a stone was played; a pass has none.
    pub(super) stone: Option<(Point, Color)>,
    pub(super) ko: Option<Ko>,
    pub(super) prisoners: [u32; 2],
    /// The string that the stone joined; its record before is the last one in `Board::saved`.
    pub(super) joined: Option<StringId>,
    /// How many further strings became one with it. They are in `Board::gone`, their records as they were.
    pub(super) absorbed: u8,
    /// How many strings were taken off the board: the opponent's, or the mover's own in a suicide. They are in
    /// `Board::gone` too, after the others.
    pub(super) captured: u8,
}
