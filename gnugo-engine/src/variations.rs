//! What was tried in a search, as a tree of variations that a person can read?
//!
//! A search tells what it does as it goes along: a move is played, something is said of the position reached, the move is
//! taken back. The tree is written as SGF, a branch for each move in the order in which they were tried, with what
//! was said in the comments; or as indented lines of text.

use crate::board::{Board, Color, Point};
use std::fmt::Write;

/// Stones are written down until the tree has so many: nobody reads more, and a search may try millions.
pub const MOST_NODES: usize = 200_000;

/// What is said before the name of the pattern that proposes a move.
pub(crate) const PROPOSED: &str = "proposed by";

/// A move that was tried, what was said of it, and what was tried next.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Node {
    /// A move, or a pass; nothing at the root.
    made: Option<(Option<Point>, Color)>,
    comment: String,
    children: Vec<Node>,
}

/// A tree of variations, and the place in it where the search is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variations {
    /// The nodes from the root to where the search is; each is put into its parent when it is left.
    open: Vec<Node>,
    nodes: usize,
    /// How many moves were played beyond those that are written down.
    unwritten: usize,
}

impl Default for Variations {
    fn default() -> Self {
        Self { open: vec![Node::default()], nodes: 0, unwritten: 0 }
    }
}

impl Variations {
    /// A move is played; without a point, the player does nothing.
    pub fn play(&mut self, point: Option<Point>, color: Color) {
        if self.unwritten > 0 || self.nodes >= MOST_NODES {
            self.unwritten += 1;
            return;
        }
        self.nodes += 1;
        self.open.push(Node { made: Some((point, color)), ..Node::default() });
    }

    /// Something is said of the position reached.
    pub fn say(&mut self, words: &str) {
        if let Some(node) = self.open.last_mut().filter(|_| self.unwritten == 0) {
            let _ = writeln!(node.comment, "{words}");
        }
    }

    /// The last move is taken back.
    pub fn take_back(&mut self) {
        if self.unwritten > 0 {
            self.unwritten -= 1;
        } else if self.open.len() > 1
            && let Some(node) = self.open.pop()
            && let Some(parent) = self.open.last_mut()
        {
            parent.children.push(node);
        }
    }

    /// Says of each move that `proposed` names in the position before it, to its player, who proposed it. `board` is the position at
    /// the root, and is given back as it was. What no board allows, as a ko taken back at once, is followed no further.
    pub(crate) fn name(
        &mut self,
        board: &mut Board,
        proposed: &mut impl FnMut(&mut Board, Color) -> Vec<(Point, &'static str)>,
    ) {
        let (mut root, nodes) = std::mem::take(self).closed();
        name_children(&mut root, board, proposed);
        *self = Self { open: vec![root], nodes, unwritten: 0 };
    }

    /// How many moves are written down.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes
    }

    /// Whether nothing was tried.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes == 0
    }

    /// Adds the variations of another search on the same position.
    pub fn append(&mut self, other: Self) {
        let (mine, theirs) = (std::mem::take(self).closed(), other.closed());
        let nodes = mine.1 + theirs.1;
        let (mut root, other) = (mine.0, theirs.0);
        root.comment.push_str(&other.comment);
        root.children.extend(other.children);
        *self = Self { open: vec![root], nodes, unwritten: 0 };
    }

    /// The root with all that is below, and the number of moves.
    fn closed(mut self) -> (Node, usize) {
        self.unwritten = 0;
        while self.open.len() > 1 {
            self.take_back();
        }
        (self.open.pop().unwrap_or_default(), self.nodes)
    }

    /// The variations on this position as an SGF file, with some words about it in front.
    #[must_use]
    pub fn to_sgf(&self, board: &Board, words: &str) -> String {
        let (tree, _) = self.clone().closed();
        let mut text = format!("({}", root(board));
        let comment = [words, tree.comment.trim_end()].map(str::to_owned).into_iter().filter(|part| !part.is_empty());
        write_comment(&comment.collect::<Vec<_>>().join("\n"), &mut text);
        write_children(&tree, &mut text);
        text.push_str(")\n");
        text
    }

    /// The variations as lines of text, indented by depth, as far as `depth` moves.
    #[must_use]
    pub fn to_text(&self, board: &Board, depth: usize) -> String {
        let (tree, _) = self.clone().closed();
        let mut text = String::new();
        lines(&tree, board.size(), 0, depth, &mut text);
        text
    }
}

fn name_children(
    node: &mut Node,
    board: &mut Board,
    proposed: &mut impl FnMut(&mut Board, Color) -> Vec<(Point, &'static str)>,
) {
    let Some((_, color)) = node.children.first().and_then(|child| child.made) else { return };
    let named = proposed(board, color);
    for child in &mut node.children {
        let Some((point, color)) = child.made else { continue };
        if let Some((_, name)) = named.iter().find(|(named, _)| Some(*named) == point) {
            child.comment.insert_str(0, &format!("{PROPOSED} {name}\n"));
        }
        match point {
            None => name_children(child, board, proposed),
            Some(point) if board.try_play(point, color) => {
                name_children(child, board, proposed);
                board.undo();
            }
            Some(_) => {}
        }
    }
}

fn lines(node: &Node, size: usize, level: usize, depth: usize, text: &mut String) {
    if let Some((point, color)) = node.made {
        let place = point.map_or_else(|| "pass".to_owned(), |point| point.to_text(size));
        let _ = writeln!(text, "{:indent$}{color} {place}", "", indent = 2 * (level - 1));
    }
    for line in node.comment.lines() {
        let _ = writeln!(text, "{:indent$}{line}", "", indent = 2 * level);
    }
    if level < depth {
        for child in &node.children {
            lines(child, size, level + 1, depth, text);
        }
    }
}

fn write_children(node: &Node, text: &mut String) {
    let alone = node.children.len() == 1;
    for child in &node.children {
        if !alone {
            text.push_str("\n(");
        }
        if let Some((point, color)) = child.made {
            text.push_str(&played(point, color));
        }
        write_comment(child.comment.trim_end(), text);
        write_children(child, text);
        if !alone {
            text.push(')');
        }
    }
}

fn write_comment(comment: &str, text: &mut String) {
    if !comment.is_empty() {
        // What would end a property is escaped.
        let _ = write!(text, "C[{}]", comment.replace('\\', "\\\\").replace(']', "\\]"));
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::FromDrawing;

    fn tree() -> Variations {
        let mut tree = Variations::default();
        tree.play(Some(Point::new(0, 0)), Color::Black);
        tree.say("one ] way");
        tree.play(None, Color::White);
        tree.take_back();
        tree.take_back();
        tree.play(Some(Point::new(2, 1)), Color::Black);
        tree
    }

    #[test]
    fn a_tree_is_written_with_its_branches_and_words() {
        let board = Board::from_drawing("O . .\n. X .\n. . .").unwrap();
        let text = tree().to_sgf(&board, "a question");
        assert_eq!(
            text,
            "(;GM[1]FF[4]CA[UTF-8]SZ[3]AB[bb]AW[aa]C[a question]\n(;B[aa]C[one \\] way];W[])\n(;B[bc]))\n"
        );
        assert_eq!(tree().to_text(&board, 1), "black A3\n  one ] way\nblack B1\n");
        assert_eq!(tree().to_text(&board, 2), "black A3\n  one ] way\n  white pass\nblack B1\n");
    }

    #[test]
    fn what_is_too_much_is_left_out_and_the_rest_stays_in_place() {
        let mut tree = Variations { nodes: MOST_NODES - 1, ..Variations::default() };
        tree.play(Some(Point::new(0, 0)), Color::Black);
        tree.play(Some(Point::new(0, 1)), Color::White);
        tree.say("unheard");
        tree.take_back();
        tree.say("heard");
        tree.take_back();
        let board = Board::new(3).unwrap();
        assert_eq!(tree.to_text(&board, 9), "black A3\n  heard\n");
    }

    #[test]
    fn moves_are_named_after_who_proposed_them_in_their_position() {
        let mut board = Board::from_drawing("O . .\n. X .\n. . .").unwrap();
        let mut tree = Variations::default();
        tree.play(Some(Point::new(2, 1)), Color::Black);
        tree.say("one way");
        tree.play(Some(Point::new(2, 2)), Color::White);
        tree.take_back();
        tree.take_back();
        tree.play(Some(Point::new(0, 1)), Color::Black);
        tree.take_back();
        let before = board.clone();
        tree.name(&mut board, &mut |board, color| match color {
            Color::Black => vec![(Point::new(2, 1), "First")],
            Color::White if !board.is_empty(Point::new(2, 1)) => vec![(Point::new(2, 2), "Second")],
            Color::White => Vec::new(),
        });
        assert_eq!(board, before);
        let text = "black B1\n  proposed by First\n  one way\n  white C1\n    proposed by Second\nblack B3\n";
        assert_eq!(tree.to_text(&board, 2), text);
    }

    #[test]
    fn two_trees_are_put_into_one() {
        let board = Board::new(3).unwrap();
        let mut both = tree();
        both.append(tree());
        assert_eq!(both.len(), 6);
        assert_eq!(both.to_text(&board, 1), tree().to_text(&board, 1).repeat(2));
    }
}
