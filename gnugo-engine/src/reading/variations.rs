//! What does a search look like as a tree of variations in a file?
//!
//! The tree is SGF, with the reason for each end of a line in the comments. A branch is a move that was tried, in the
//! order in which it was; a move that was judged without trying anything has no branches.

use super::{Step, Trace, Why};
use crate::board::Board;
use crate::variations::Variations;

impl Trace {
    /// The variations on this position as an SGF file, with some words about it in front.
    #[must_use]
    pub fn to_sgf(&self, board: &Board, words: &str) -> String {
        self.variations(board.size()).to_sgf(board, words)
    }

    /// The variations as lines of text, indented by depth, as far as `depth` moves.
    #[must_use]
    pub fn to_text(&self, board: &Board, depth: usize) -> String {
        self.variations(board.size()).to_text(board, depth)
    }

    /// All that was tried, as a tree.
    fn variations(&self, size: usize) -> Variations {
        let mut tree = Variations::default();
        for step in self.steps() {
            match *step {
                Step::Try { point, color, conditional } => {
                    tree.play(point, color);
                    if conditional {
                        tree.say("takes the ko after a threat");
                    }
                }
                Step::Judge { .. } | Step::CutShort => tree.say(&sentence(step, size)),
                Step::Back => tree.take_back(),
            }
        }
        tree
    }
}

/// Said of a question that took too much.
const CUT_SHORT: &str = "not read to the end: too many moves were tried";

/// What is said of a position.
fn sentence(step: &Step, size: usize) -> String {
    let Step::Judge { attacks, outcome, point, why } = *step else { return CUT_SHORT.to_owned() };
    let side = if attacks { "attack" } else { "answer" };
    let by = point.map_or_else(String::new, |point| format!(" by {}", point.to_text(size)));
    let reason = match why {
        Why::Read => "read",
        Why::Captured => "the string can be taken",
        Why::Forbidden => "the last liberty may not be taken",
        Why::Liberties => "too many liberties",
        Why::BreaksOut => "gets out of reach",
        Why::Joined => "the strings hold together",
        Why::OneMove => "one move connects",
        Why::Gone => "one of the strings is captured",
        Why::Captive => "what stands between is captured",
        Why::Beyond => "it takes too many moves",
        Why::Remembered => "read before",
        Why::Exhausted => "too many moves were tried",
    };
    format!("{side}: {outcome}{by} ({reason})")
}

#[cfg(test)]
mod tests {
    use crate::board::{Board, FromDrawing, Point};
    use crate::game::sgf::{self, Stop};
    use crate::reading::tests::ladder;
    use crate::reading::{Limits, Reader, Step, Why};

    #[test]
    fn a_search_is_a_file_of_variations() {
        let mut board = Board::from_drawing(
            ". . . . .
             . O O . .
             O X X . .
             . O O . .
             . . . . .",
        )
        .unwrap();
        let target = Point::new(2, 1);
        let (_, trace) = Reader::default().traced(|reader| reader.find_defense(&mut board, target));
        let text = trace.to_sgf(&board, "two [words]");
        assert!(text.contains("C[two [words\\]\n") && text.contains("SZ[5]") && text.contains("read"), "{text}");
        let (game, _) = sgf::read(&text, Stop::End).unwrap();
        assert_eq!(game.start(), &board);
        assert!(!trace.steps().is_empty());
        assert!(!trace.to_text(&board, 3).is_empty());
    }

    #[test]
    fn a_question_that_ran_out_of_stones_says_so() {
        let (mut board, target) = ladder();
        // Black's ladder takes more stones than that. In none of the lines so far has White more than three liberties.
        let limits = Limits { nodes: 4, fourlib_depth: 0, ..Limits::default() };
        let mut reader = Reader::with_limits(limits);
        let (reading, trace) = reader.traced(|reader| reader.attack(&mut board, target));
        assert!(reader.was_cut_short() && reading.point.is_none());
        let judged = |side: bool| {
            trace.steps().iter().filter_map(move |step| match *step {
                Step::Judge { attacks, why, .. } if attacks == side => Some(why),
                _ => None,
            })
        };
        assert!(judged(false).any(|why| why == Why::Exhausted), "{}", trace.to_text(&board, 9));
        assert!(judged(false).all(|why| why != Why::Liberties), "{}", trace.to_text(&board, 9));
        // What was given up on the way is not said to be read, up to the question itself.
        let last = trace.steps().iter().rev().find(|step| matches!(step, Step::Judge { .. }));
        assert!(matches!(last, Some(Step::Judge { why: Why::Exhausted, .. })), "{last:?}");
        assert!(trace.to_text(&board, 9).contains("(too many moves were tried)"));
    }
}
