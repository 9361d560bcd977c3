//! Which patterns are in a tree of moves, and what is wrong with it?

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
    /// For each node the moves that lead to it.
    paths: Vec<String>,
}

/// A position of the tree, with the moves that lead there.
struct Reached {
    stones: Stones,
    path: String,
}

impl Tree {
    /// Reads a file. `stem` begins the names of patterns whose nodes have none.
    pub(super) fn read(bytes: &[u8], stem: &str) -> Self {
        let text = decode(bytes);
        let mut tree = Self::default();
        match outline::nodes(&text) {
            Ok(nodes) => tree.walk(&nodes, stem),
            Err(broken) => tree.wrong.push(broken_file(broken)),
        }
        tree
    }

    /// A place in the node of a pattern.
    pub(super) fn place(&self, pattern: &Drawn, property: &str) -> Place {
        let path = self.paths.get(pattern.node).cloned().unwrap_or_default();
        Place { line: pattern.line, property: property.to_owned(), path }
    }

    fn walk(&mut self, nodes: &[NodeText<'_>], stem: &str) {
        let mut reached: Vec<Option<Reached>> = Vec::with_capacity(nodes.len());
        for (index, text) in nodes.iter().enumerate() {
            let before = match text.parent {
                None => Some(Reached { stones: Stones::new(DEFAULT_SIZE), path: String::new() }),
                Some(parent) => reached.get(parent).and_then(Option::as_ref).map(Reached::copy),
            };
            // What comes after a node that cannot be played cannot be played either.
            let after = before.and_then(|before| self.enter(index, text, before, stem));
            self.paths.push(after.as_ref().map(|after| after.path.clone()).unwrap_or_default());
            reached.push(after);
        }
    }

    /// Reads a node, draws its pattern, and plays its move. None if it cannot be played.
    fn enter(&mut self, index: usize, text: &NodeText<'_>, mut before: Reached, stem: &str) -> Option<Reached> {
        let line = text.line;
        let node = match node::read(text.text) {
            Ok(node) => node,
            Err(why) => {
                self.complain(format!("a node is not understood: {why}"), line, "", &before.path);
                return None;
            }
        };
        let path = path_to(&before, &node);
        for (property, why) in &node.faults {
            self.complain(why.clone(), line, property, &path);
        }
        if let Some(size) = node.size.filter(|_| text.parent.is_none()) {
            if !(2..=DEFAULT_SIZE).contains(&size) {
                self.complain(format!("there is no board of size {size}"), line, "SZ", &path);
                return None;
            }
            before.stones = Stones::new(size);
        }
        for &(at, stone) in &node.set_up {
            before.stones.set(at, stone);
        }
        if let [first, second, ..] = node.moves.as_slice() {
            let (first, second) = (name_of(first, &before.stones), name_of(second, &before.stones));
            self.complain(format!("two moves in one node, {first} and {second}"), line, "", &path);
            return None;
        }
        let mut complaints: Vec<Complaint> = Vec::new();
        let sketch = if node.faults.is_empty() { draw(&node, &before.stones, &mut complaints) } else { None };
        for (property, why) in complaints {
            self.complain(why, line, property, &path);
        }
        if let Some(Played { stone, at: Some(at) }) = node.moves.first().copied()
            && let Err(why) = before.stones.play(at, stone)
        {
            let name = before.stones.name(at);
            let why = match why {
                Illegal::OffBoard => "a move beyond the board".to_owned(),
                Illegal::Occupied => format!("the move at {name} is illegal: a stone stands there"),
                Illegal::Suicide => format!("the move at {name} is illegal: it has no liberty"),
            };
            self.complain(why, line, &stone.to_string(), &path);
            return None;
        }
        if let Some(sketch) = sketch {
            let number = self.patterns.len() + 1;
            let name = node.name.filter(|name| is_name(name)).unwrap_or_else(|| format!("{stem}{number}"));
            self.patterns.push(sketch.named(name, index, line));
        }
        Some(Reached { stones: before.stones, path })
    }

    fn complain(&mut self, message: String, line: usize, property: &str, path: &str) {
        let place = Place { line, property: property.to_owned(), path: path.to_owned() };
        self.wrong.push(Wrong { message, place });
    }
}

impl Reached {
    fn copy(&self) -> Self {
        Self { stones: self.stones.clone(), path: self.path.clone() }
    }
}

fn path_to(before: &Reached, node: &Node) -> String {
    let moves = node.moves.iter().map(|played| name_of(played, &before.stones));
    let path = std::iter::once(before.path.clone()).filter(|path| !path.is_empty());
    path.chain(moves).collect::<Vec<_>>().join(", ")
}

fn name_of(played: &Played, stones: &Stones) -> String {
    match played.at {
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
