//! Which matcher finds the matches of a database? The one for the part of the board that its patterns are.

use super::{CornerMatcher, Diagram, Extent, FullBoardMatcher, LiveMatches, Matcher, RawMatch};
use crate::board::{Board, Color};

/// The tables of a database.
#[derive(Debug)]
pub(super) enum Tables {
    Anywhere(Matcher),
    Corner(CornerMatcher),
    WholeBoard(FullBoardMatcher),
}

impl Tables {
    /// Those for drawings of a part of the board.
    pub(super) fn new(extent: Extent, diagrams: &[&Diagram]) -> Self {
        match extent {
            Extent::Anywhere => Self::Anywhere(Matcher::new(diagrams)),
            Extent::Corner => Self::Corner(CornerMatcher::new(diagrams)),
            Extent::WholeBoard => Self::WholeBoard(FullBoardMatcher::new(diagrams)),
        }
    }

    /// Replaces `found` by the matches for `color` to move, in reading order of their anchors.
    pub(super) fn find(&self, board: &Board, color: Color, found: &mut Vec<RawMatch>) {
        match self {
            Self::Anywhere(matcher) => matcher.find(board, color, found),
            Self::Corner(matcher) => matcher.find(board, color, found),
            Self::WholeBoard(matcher) => matcher.find(board, color, found),
        }
    }

    /// The matches of a position that will change.
    pub(super) fn track(&self, board: &Board, color: Color) -> Tracked<'_> {
        if let Self::Anywhere(matcher) = self {
            return Tracked::Live(Box::new(matcher.live(board, color)));
        }
        let mut tracked = Tracked::Anew { tables: self, color, found: Vec::new() };
        tracked.update(board);
        tracked
    }
}

/// The matches of a position that changes. Corners and whole boards are cheap enough to be matched anew.
#[derive(Debug)]
pub(super) enum Tracked<'d> {
    Live(Box<LiveMatches<'d>>),
    Anew { tables: &'d Tables, color: Color, found: Vec<RawMatch> },
}

impl Tracked<'_> {
    /// Brings the matches up to date with the board.
    pub(super) fn update(&mut self, board: &Board) {
        match self {
            Self::Live(matches) => matches.update(board),
            Self::Anew { tables, color, found } => tables.find(board, *color, found),
        }
    }

    /// All matches, in no particular order.
    pub(super) fn all(&self) -> Vec<RawMatch> {
        match self {
            Self::Live(matches) => matches.iter().collect(),
            Self::Anew { found, .. } => found.clone(),
        }
    }
}
