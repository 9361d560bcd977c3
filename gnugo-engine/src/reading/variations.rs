//! What does a search look like as a tree of variations in a file?
//!
//! The tree is SGF, with the reason for each end of a line in the comments. A branch is a move that was tried, in the
//! order in which it was; a move that was judged without trying anything has no branches.

use super::{Step, Trace, Why};
use crate::board::{Board, Color, Point};
use std::fmt::Write;

/// A move that was tried, what was said after it, and what was tried next.
#[derive(Debug, Default)]
struct Node {
    text: String,
    comment: String,
    children: Vec<Node>,
}

impl Trace {
    /// The variations on this position as an SGF file, with some words about it in front.
    #[must_use]
    pub fn to_sgf(&self, board: &Board, words: &str) -> String {
        let mut open = vec![Node { text: root(board), ..Node::default() }];
        if let Some(node) = open.last_mut().filter(|_| !words.is_empty()) {
            let _ = writeln!(node.comment, "{}", escaped(words));
        }
        for step in self.steps() {
            match *step {
                Step::Try { point, color, conditional } => {
                    let comment = if conditional { "takes the ko after a threat\n".to_owned() } else { String::new() };
                    open.push(Node { text: played(point, color), comment, ..Node::default() });
                }
                Step::Judge { .. } | Step::CutShort => {
                    if let Some(node) = open.last_mut() {
                        let _ = writeln!(node.comment, "{}", sentence(step, board.size()));
                    }
                }
                Step::Back => close(&mut open),
            }
        }
        while open.len() > 1 {
            close(&mut open);
        }
        let mut text = String::from("(");
        if let Some(root) = open.pop() {
            write_node(&root, &mut text);
        }
        text.push_str(")\n");
        text
    }

    /// The variations as lines of text, indented by depth, as far as `depth` moves.
    #[must_use]
    pub fn to_text(&self, board: &Board, depth: usize) -> String {
        let (mut text, mut level) = (String::new(), 0);
        for step in self.steps() {
            match *step {
                Step::Try { point, color, .. } => {
                    if level < depth {
                        let place = point.map_or_else(|| "pass".to_owned(), |point| point.to_text(board.size()));
                        let _ = writeln!(text, "{:indent$}{color} {place}", "", indent = 2 * level);
                    }
                    level += 1;
                }
                Step::Judge { .. } if level <= depth => {
                    let _ = writeln!(text, "{:indent$}{}", "", sentence(step, board.size()), indent = 2 * level);
                }
                Step::Judge { .. } => {}
                Step::CutShort => text.push_str(CUT_SHORT),
                Step::Back => level -= 1,
            }
        }
        text
    }
}

fn close(open: &mut Vec<Node>) {
    if open.len() > 1
        && let Some(node) = open.pop()
        && let Some(parent) = open.last_mut()
    {
        parent.children.push(node);
    }
}

/// Said of a question that took too much.
const CUT_SHORT: &str = "not read to the end: too many moves were tried\n";

/// What is said of a position.
fn sentence(step: &Step, size: usize) -> String {
    let Step::Judge { attacks, outcome, point, why } = *step else { return CUT_SHORT.trim_end().to_owned() };
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

fn root(board: &Board) -> String {
    let mut text = format!(";GM[1]FF[4]CA[UTF-8]SZ[{}]", board.size());
    for (name, color) in [("AB", Color::Black), ("AW", Color::White)] {
        if !board.stones(color).is_empty() {
            text.push_str(name);
            for point in board.stones(color) {
                let _ = write!(text, "[{}]", place(point));
            }
        }
    }
    text
}

fn played(point: Option<Point>, color: Color) -> String {
    let name = if color == Color::Black { "B" } else { "W" };
    format!(";{name}[{}]", point.map_or_else(String::new, place))
}

/// A point in SGF: its column and row as letters.
fn place(point: Point) -> String {
    let letter = |n: usize| char::from(b'a' + (n as u8 & 31));
    [letter(point.column()), letter(point.row())].iter().collect()
}

/// Words in a property: what would end it is escaped.
fn escaped(words: &str) -> String {
    words.replace('\\', "\\\\").replace(']', "\\]")
}

fn write_node(node: &Node, text: &mut String) {
    text.push_str(&node.text);
    if !node.comment.is_empty() {
        let _ = write!(text, "C[{}]", node.comment.trim_end());
    }
    let alone = node.children.len() == 1;
    for child in &node.children {
        if !alone {
            text.push_str("\n(");
        }
        write_node(child, text);
        if !alone {
            text.push(')');
        }
    }
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
