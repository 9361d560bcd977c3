//! What do the properties of a node say: a move, stones set up, a mark, labels, a comment?

use super::stones::{At, Stone};
use sgf_parse::go::{self, Move, Prop};
use sgf_parse::{ParseOptions, SgfParseError};

/// A move: a stone at a point, or a pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Played {
    pub(super) stone: Stone,
    pub(super) at: Option<At>,
}

/// The properties of a node that matter here.
#[derive(Clone, Debug, Default)]
pub(super) struct Node {
    /// The size of the board, if the node tells it.
    pub(super) size: Option<usize>,
    /// Stones set up, and points made empty.
    pub(super) set_up: Vec<(At, Option<Stone>)>,
    /// The moves; a node should have no more than one.
    pub(super) moves: Vec<Played>,
    /// The square marks (`SQ`, or where there is none `MA`), and which of both they are.
    pub(super) marks: Vec<At>,
    pub(super) mark_property: &'static str,
    /// The labels.
    pub(super) labels: Vec<(At, String)>,
    /// The comment, and whether there is one.
    pub(super) comment: String,
    has_comment: bool,
    /// The name of the node.
    pub(super) name: Option<String>,
    /// What could not be understood: a property, and why.
    pub(super) faults: Vec<(String, String)>,
}

/// The properties whose values must be understood.
const WANTED: [&str; 10] = ["B", "W", "AB", "AW", "AE", "SQ", "MA", "LB", "C", "SZ"];

/// Reads a node. `Err` says why its text is no SGF.
pub(super) fn read(text: &str) -> Result<Node, String> {
    let text = format!("(;{text})");
    let understood = match sgf_parse::parse(&text) {
        // A `GM` that is written twice or is no number: then the game is taken for Go.
        Err(SgfParseError::UnexpectedProperty | SgfParseError::InvalidGameType) => {
            sgf_parse::parse_with_options(&text, &ParseOptions { lenient: true, ..ParseOptions::default() })
        }
        strict => strict,
    };
    let trees = understood.map_err(|why| why.to_string())?;
    let tree = trees.into_iter().next().ok_or("it is empty")?;
    let properties = tree.into_go_node().map_err(|_| "it is of another game than Go")?.properties;
    let mut node = Node::default();
    let (mut squares, mut crosses) = (Vec::new(), Vec::new());
    for property in properties {
        match property {
            Prop::SZ((columns, rows)) if columns == rows => node.size = Some(usize::from(columns)),
            Prop::SZ((columns, rows)) => node.fault("SZ", format!("a board of {columns} by {rows} is not square")),
            Prop::B(made) => node.moves.push(Played { stone: Stone::Black, at: point_of(made) }),
            Prop::W(made) => node.moves.push(Played { stone: Stone::White, at: point_of(made) }),
            Prop::AB(points) => node.set_up.extend(points.into_iter().map(|p| (at(p), Some(Stone::Black)))),
            Prop::AW(points) => node.set_up.extend(points.into_iter().map(|p| (at(p), Some(Stone::White)))),
            Prop::AE(points) => node.set_up.extend(points.into_iter().map(|p| (at(p), None))),
            Prop::SQ(points) => squares.extend(points.into_iter().map(at)),
            Prop::MA(points) => crosses.extend(points.into_iter().map(at)),
            Prop::LB(labels) => node.labels.extend(labels.into_iter().map(|(p, text)| (at(p), text.text))),
            Prop::C(text) if node.has_comment => {
                let rows = text.text.lines().next().unwrap_or_default().to_owned();
                node.fault("C", format!("a second comment in one node\nnote: it begins `{rows}`"));
            }
            Prop::C(text) => (node.comment, node.has_comment) = (text.text, true),
            Prop::N(text) => node.name = Some(text.text),
            Prop::Invalid(name, values) if WANTED.contains(&name.as_str()) => {
                let value = values.join("][");
                node.fault(&name, format!("`{value}` is no value for `{name}`\nhelp: {}", right(&name)));
            }
            _ => {}
        }
    }
    (node.marks, node.mark_property) = if squares.is_empty() { (crosses, "MA") } else { (squares, "SQ") };
    // The crate's sets have no order, and what is reported should not be left to chance.
    node.marks.sort_unstable();
    node.labels.sort_unstable();
    node.set_up.sort_by_key(|(at, _)| *at);
    Ok(node)
}

impl Node {
    fn fault(&mut self, property: &str, why: String) {
        self.faults.push((property.to_owned(), why));
    }
}

fn at(point: go::Point) -> At {
    At { x: usize::from(point.x), y: usize::from(point.y) }
}

/// How the value of a property is written.
fn right(property: &str) -> &'static str {
    match property {
        "LB" => "write a point and a letter, as in `LB[pd:a]`",
        "SZ" => "write a number, as in `SZ[19]`",
        "C" => "write one text, as in `C[J standard]`",
        _ => "a point is its column and its row, as in `pd` for Q16",
    }
}

/// On boards of up to 19 lines `tt` is an old way to write a pass.
fn point_of(made: Move) -> Option<At> {
    match made {
        Move::Pass => None,
        Move::Move(point) if (point.x, point.y) == (19, 19) => None,
        Move::Move(point) => Some(at(point)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn properties_that_matter() {
        let node = read("B[pd]SQ[kh]MA[aa]LB[qd:a][pe:B]C[U urgent\n;lib(a) > 1]N[Hoshi1]").expect("a node");
        assert_eq!(node.moves, [Played { stone: Stone::Black, at: Some(At { x: 15, y: 3 }) }]);
        assert_eq!((node.marks.as_slice(), node.mark_property), (&[At { x: 10, y: 7 }][..], "SQ"));
        let labels = [(At { x: 15, y: 4 }, "B".to_owned()), (At { x: 16, y: 3 }, "a".to_owned())];
        assert_eq!(node.labels, labels);
        assert_eq!(node.comment, "U urgent\n;lib(a) > 1");
        assert_eq!(node.name.as_deref(), Some("Hoshi1"));
        assert!(node.faults.is_empty());
    }

    #[test]
    fn passes_and_marks() {
        assert_eq!(read("W[]").expect("a node").moves, [Played { stone: Stone::White, at: None }]);
        assert_eq!(read("W[tt]").expect("a node").moves, [Played { stone: Stone::White, at: None }]);
        assert_eq!(read("B[pd]MA[kh]").expect("a node").mark_property, "MA");
    }

    #[test]
    fn what_is_not_understood_is_told() {
        let faults = read("B[p]").expect("a node").faults;
        assert!(matches!(faults.as_slice(), [(_, why)] if why.starts_with("`p` is no value for `B`\n")), "{faults:?}");
        assert_eq!(read("LB[pd]").expect("a node").faults.len(), 1);
        assert!(read("B]").is_err());
    }
}
