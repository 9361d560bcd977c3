//! Which patterns are in a tree of moves, and what is wrong with it?

use super::comment;
use super::drawn::{Complaint, Drawn, draw};
use super::node::{self, Node, Played};
use super::outline::{self, Broken, NodeText};
use super::stones::{Illegal, Stones};
use std::borrow::Cow;

/// The size of a board of which the file says nothing (the SGF specification).
const DEFAULT_SIZE: usize = 19;

/// Something wrong in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Wrong {
    /// What is wrong; notes and help follow on lines of their own.
    pub(super) message: String,
    /// Where.
    pub(super) place: Place,
}

/// A place in a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Place {
    /// The line, from 1; 0 for the file as a whole.
    pub(super) line: usize,
    /// The property.
    pub(super) property: String,
    /// The moves that lead to the node, and its own.
    pub(super) path: String,
}

/// A file as read.
#[derive(Debug, Default)]
pub(super) struct Tree {
    pub(super) patterns: Vec<Drawn>,
    pub(super) wrong: Vec<Wrong>,
    steps: Vec<Step>,
}

/// A node on the way to others.
#[derive(Debug)]
struct Step {
    before: Option<usize>,
    /// Its moves, as players write them.
    moves: Vec<String>,
}

impl Tree {
    /// Reads a file. `stem` begins the names of patterns whose nodes have none.
    pub(super) fn read(bytes: &[u8], stem: &str) -> Self {
        let text = decode(bytes);
        let mut tree = Self::default();
        if bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff") {
            let message = "the file is UTF-16\nhelp: save it as UTF-8".to_owned();
            tree.wrong.push(Wrong { message, place: Place::default() });
            return tree;
        }
        match outline::nodes(&text) {
            Ok(nodes) => {
                tree.walk(&nodes, stem);
                if tree.patterns.is_empty() && tree.wrong.is_empty() {
                    let message = "no node of the tree makes a pattern\nhelp: mark with a square, in a node with a move, how far the pattern reaches";
                    tree.wrong.push(Wrong { message: message.to_owned(), place: Place::default() });
                }
            }
            Err(broken) => tree.wrong.push(broken_file(broken)),
        }
        tree
    }

    /// A place in the node of a pattern.
    pub(super) fn place(&self, pattern: &Drawn, property: &str) -> Place {
        Place { line: pattern.line, property: property.to_owned(), path: self.path(pattern.node) }
    }

    /// The moves that lead to a node, and its own.
    fn path(&self, node: usize) -> String {
        let mut steps: Vec<&Step> = Vec::new();
        let mut next = self.steps.get(node);
        while let Some(step) = next {
            steps.push(step);
            next = step.before.and_then(|before| self.steps.get(before));
        }
        let moves = steps.into_iter().rev().flat_map(|step| &step.moves).map(String::as_str);
        moves.collect::<Vec<_>>().join(", ")
    }

    fn walk(&mut self, nodes: &[NodeText<'_>], stem: &str) {
        let mut reached: Vec<Option<Stones>> = Vec::with_capacity(nodes.len());
        for text in nodes {
            let before = match text.parent {
                None => Some(Stones::new(DEFAULT_SIZE)),
                Some(parent) => reached.get(parent).cloned().flatten(),
            };
            self.steps.push(Step { before: text.parent, moves: Vec::new() });
            // What comes after a node that cannot be played cannot be played either.
            let after = before.and_then(|before| self.enter(text, before, stem));
            reached.push(after);
        }
    }

    /// Reads a node, draws its pattern, and plays its move. None if it cannot be played.
    fn enter(&mut self, text: &NodeText<'_>, mut stones: Stones, stem: &str) -> Option<Stones> {
        let line = text.line;
        let node = match node::read(text.text) {
            Ok(node) => node,
            Err(why) => {
                let help = "a node is properties like `B[pd]`; a `]` inside of a text is written `\\]`";
                self.complain(format!("a node is not understood: {why}\nhelp: {help}"), line, "");
                return None;
            }
        };
        if let Some(step) = self.steps.last_mut() {
            step.moves = node.moves.iter().map(|played| name_of(played, &stones)).collect();
        }
        for (property, why) in &node.faults {
            self.complain(why.clone(), line, property);
        }
        if let Some(size) = node.size.filter(|_| text.parent.is_none()) {
            if !(2..=DEFAULT_SIZE).contains(&size) {
                self.complain(format!("there is no board of size {size}"), line, "SZ");
                return None;
            }
            stones = Stones::new(size);
        }
        if node.size.is_some() && text.parent.is_some() {
            let help = "only the first node of a game has one";
            self.complain(format!("the size of the board, in the middle of a game\nhelp: {help}"), line, "SZ");
        }
        if let [Played { stone, at: Some(at) }] = node.moves.as_slice()
            && !stones.is_on_board(*at)
        {
            let size = stones.size();
            self.complain(format!("a move beyond the board, which is {size} by {size}"), line, &stone.to_string());
            return None;
        }
        for &(at, stone) in &node.set_up {
            stones.set(at, stone);
        }
        if let [first, second, ..] = node.moves.as_slice() {
            let (first, second) = (name_of(first, &stones), name_of(second, &stones));
            self.complain(format!("two moves in one node, {first} and {second}"), line, "");
            return None;
        }
        let mut complaints: Vec<Complaint> = Vec::new();
        let sketch = if node.faults.is_empty() { draw(&node, &stones, &mut complaints) } else { None };
        if sketch.is_none() && complaints.is_empty() && node.faults.is_empty() {
            complaints.extend(lost_rows(&node));
        }
        for (property, why) in complaints {
            self.complain(why, line, property);
        }
        if let Err((property, why)) = play(&node, &mut stones) {
            self.complain(why, line, &property);
            return None;
        }
        if let Some(sketch) = sketch {
            let number = self.patterns.len() + 1;
            let name = node.name.filter(|name| is_name(name)).unwrap_or_else(|| format!("{stem}{number}"));
            self.patterns.push(sketch.named(name, self.steps.len() - 1, line));
        }
        Some(stones)
    }

    /// Notes something wrong with the node that is being read.
    fn complain(&mut self, message: String, line: usize, property: &str) {
        let path = self.path(self.steps.len().saturating_sub(1));
        self.wrong.push(Wrong { message, place: Place { line, property: property.to_owned(), path } });
    }
}

/// Rows that would be part of a pattern, in a node that makes none: they would be lost without a word.
fn lost_rows(node: &Node) -> Option<Complaint> {
    let comment = comment::read(&node.comment);
    let rows = [
        (':', !comment.class_line.is_empty()),
        (';', !comment.constraint.is_empty()),
        ('>', !comment.action.is_empty()),
    ];
    let (marker, _) = rows.into_iter().find(|(_, is_there)| *is_there)?;
    let why = match node.moves.first() {
        None => "it has no move",
        Some(Played { at: None, .. }) => "its move is a pass",
        Some(_) => "it has no square mark",
    };
    Some(("C", format!("a `{marker}` row in a node that makes no pattern\nnote: {why}")))
}

/// Plays the move of a node, if it has one. The property and what is wrong with it, if it is illegal.
fn play(node: &Node, stones: &mut Stones) -> Result<(), (String, String)> {
    let Some(Played { stone, at: Some(at) }) = node.moves.first().copied() else { return Ok(()) };
    let name = stones.name(at);
    stones.play(at, stone).map_err(|why| {
        let why = match why {
            // Seen before anything was drawn.
            Illegal::OffBoard => "a move beyond the board".to_owned(),
            Illegal::Occupied => format!("the move at {name} is illegal: a stone stands there"),
            Illegal::Suicide => format!("the move at {name} is illegal: it has no liberty"),
        };
        (stone.to_string(), why)
    })
}

fn name_of(played: &Played, stones: &Stones) -> String {
    match played.at {
        Some(at) if !stones.is_on_board(at) => format!("{} beyond the board", played.stone),
        Some(at) => format!("{} {}", played.stone, stones.name(at)),
        None => format!("{} pass", played.stone),
    }
}

/// Whether the name of a node is one for a pattern: a word of letters, digits and `_`. Others are for the reader.
fn is_name(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_alphabetic())
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

fn broken_file(broken: Broken) -> Wrong {
    let (message, line) = match broken {
        Broken::NoGame => ("there is no game in the file", 0),
        Broken::OpenBracket(line) => ("the bracket that opens here is not closed", line),
        Broken::OpenTree(line) => ("the parenthesis that opens here is not closed", line),
    };
    Wrong { message: message.to_owned(), place: Place { line, ..Place::default() } }
}

/// UTF-8 if it is that, otherwise Latin-1, in which every byte is a letter.
fn decode(bytes: &[u8]) -> Cow<'_, str> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| char::from(byte)).collect()),
    }
}
