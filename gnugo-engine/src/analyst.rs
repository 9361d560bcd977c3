//! Who says what a position means, and remembers it as long as the position is asked about?
//!
//! An analysis takes some tens of milliseconds, and a choice of a move, an estimate of the score and all that is shown of a
//! position want the same one. So the last ones are kept, each with what it depends on: the position, and how far and
//! by which scheme of kos is read. What was worked out against a deadline, or when somebody interrupted, is not kept. An
//! analysis that is at hand costs the comparison of two boards.

use crate::analysis::Analysis;
use crate::board::Board;
use crate::eyes::Evaluator;
use crate::limit::Limit;
use crate::owl::OwlReader;
use crate::pattern::Databases;
use crate::reading::{KoScheme, Limits, Reader};
use std::collections::VecDeque;
use std::sync::Arc;

/// So many analyses are kept: that of the game's position, and some of moves that are tried out or taken back.
const KEPT: usize = 4;

/// Who analyses positions, with the databases and the reader that serve for it.
#[derive(Debug)]
pub(crate) struct Analyst {
    pub(crate) databases: Databases,
    pub(crate) reader: Reader,
    evaluator: Evaluator,
    pub(crate) owl: OwlReader,
    /// Who reads what becomes of dragons for the analysis, and for patterns: without patterns, so that these are asked only about what it
    /// leaves open.
    pub(crate) lives: OwlReader,
    /// The last analyses that were asked for, the latest first.
    kept: VecDeque<Kept>,
    made: u64,
}

/// An analysis, and what it depends on besides the databases.
#[derive(Debug)]
struct Kept {
    board: Board,
    reading: (Limits, KoScheme),
    analysis: Arc<Analysis>,
}

impl Analyst {
    pub(crate) fn new(databases: Databases) -> Self {
        let (reader, evaluator) = (Reader::default(), Evaluator::default());
        let owl = OwlReader::with_patterns(&databases);
        Self { databases, reader, evaluator, owl, lives: OwlReader::default(), kept: VecDeque::new(), made: 0 }
    }

    /// What a position means.
    pub(crate) fn analyse(&mut self, board: &Board) -> Arc<Analysis> {
        self.analyse_before(board, None)
    }

    /// What a position means, by what can be told before the limit: the reader has been told the same.
    pub(crate) fn analyse_before(&mut self, board: &Board, limit: Option<&Limit>) -> Arc<Analysis> {
        let reading = (*self.reader.limits(), self.reader.ko_scheme());
        let is_it = |kept: &Kept| kept.reading == reading && kept.board == *board;
        if let Some(kept) = self.kept.iter().position(is_it).and_then(|at| self.kept.remove(at)) {
            let analysis = Arc::clone(&kept.analysis);
            self.kept.push_front(kept);
            return analysis;
        }
        let mut board = board.clone();
        let Self { databases, reader, evaluator, lives, .. } = self;
        let analysis = Arc::new(Analysis::remembering(&mut board, reader, evaluator, lives, databases));
        self.made += 1;
        if limit.is_none_or(|limit| limit.left().is_none()) {
            self.kept.truncate(KEPT - 1);
            self.kept.push_front(Kept { board, reading, analysis: Arc::clone(&analysis) });
        }
        analysis
    }

    /// How many positions have been analysed.
    pub(crate) fn made(&self) -> u64 {
        self.made
    }

    /// Forgets all that was read and found.
    pub(crate) fn clear(&mut self) {
        self.reader.clear();
        self.reader.reset_nodes();
        self.owl.clear();
        self.lives.clear();
        self.kept.clear();
    }
}
