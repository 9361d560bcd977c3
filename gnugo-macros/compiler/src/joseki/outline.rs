//! Which nodes does an SGF file have, on which line does each stand, and which node comes before it?
//!
//! Brackets and parentheses only, in one pass without recursion: a file may be as long and as deeply nested as it
//! likes, and a fault in one node hides no other.

/// A node as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct NodeText<'a> {
    /// Its properties, without the semicolon.
    pub(super) text: &'a str,
    /// The line where it begins, from 1.
    pub(super) line: usize,
    /// The number of the node before it, if it is not the first of its game.
    pub(super) parent: Option<usize>,
}

/// Why a file has no nodes that could be told apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Broken {
    /// There is no game in it.
    NoGame,
    /// The `[` of this line is never closed, or only in a node after its own.
    OpenBracket(usize),
    /// The `(` of this line is never closed.
    OpenTree(usize),
}

/// The nodes of all games, each after the one before it.
pub(super) fn nodes(text: &str) -> Result<Vec<NodeText<'_>>, Broken> {
    let bytes = text.as_bytes();
    let mut nodes: Vec<NodeText<'_>> = Vec::new();
    // For each open tree the line of its `(`, and the node that it goes on from.
    let mut open: Vec<(usize, Option<usize>)> = Vec::new();
    let mut current = None;
    let (mut start, mut line, mut at) = (None, 1, start_of_game(bytes).ok_or(Broken::NoGame)?);
    line += count_lines(&bytes[..at]);
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'[' if !open.is_empty() => {
                let end = end_of_value(bytes, at).filter(|&end| !runs_on(&bytes[at..end]));
                let end = end.ok_or(Broken::OpenBracket(line))?;
                line += count_lines(&bytes[at..end]);
                at = end;
                continue;
            }
            b'(' | b')' | b';' => {
                close(&mut nodes, start.take(), at, text);
                match byte {
                    b'(' => open.push((line, current)),
                    b')' => current = open.pop().and_then(|(_, node)| node),
                    _ if !open.is_empty() => {
                        nodes.push(NodeText { text: "", line, parent: current });
                        current = Some(nodes.len() - 1);
                        start = Some(at + 1);
                    }
                    _ => {}
                }
            }
            b'\n' => line += 1,
            b'\r' if bytes.get(at + 1) != Some(&b'\n') => line += 1,
            _ => {}
        }
        at += 1;
    }
    match open.last() {
        Some(&(line, _)) => Err(Broken::OpenTree(line)),
        None if nodes.is_empty() => Err(Broken::NoGame),
        None => Ok(nodes),
    }
}

/// The last node ends where something else begins.
fn close<'a>(nodes: &mut [NodeText<'a>], start: Option<usize>, end: usize, text: &'a str) {
    if let (Some(start), Some(node)) = (start, nodes.last_mut()) {
        node.text = text.get(start..end).unwrap_or_default();
    }
}

/// The first `(` that a `;` follows; anything may stand before it.
fn start_of_game(bytes: &[u8]) -> Option<usize> {
    let mut open = None;
    for (at, byte) in bytes.iter().enumerate() {
        match byte {
            b'(' => open = Some(at),
            b';' if open.is_some() => return open,
            byte if byte.is_ascii_whitespace() => {}
            _ => open = None,
        }
    }
    None
}

/// The place after the `]` that ends the value which begins at `at`.
fn end_of_value(bytes: &[u8], at: usize) -> Option<usize> {
    let mut escaped = false;
    for (index, &byte) in bytes.iter().enumerate().skip(at) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b']' => return Some(index + 1),
            _ => {}
        }
    }
    None
}

/// Whether a value ends with the move of a later node: then the bracket that closes it is not its own.
fn runs_on(value: &[u8]) -> bool {
    let value = value.strip_suffix(b"]").unwrap_or(value);
    let last = value.iter().rposition(|&byte| byte == b';').and_then(|at| value.get(at + 1..));
    matches!(last, Some([b'B' | b'W', b'[', point @ ..]) if point.len() <= 2 && point.iter().all(u8::is_ascii_lowercase))
}

/// Lines end with `\n`, with `\r`, or with both.
fn count_lines(bytes: &[u8]) -> usize {
    let ends = |(at, &byte): (usize, &u8)| byte == b'\n' || byte == b'\r' && bytes.get(at + 1) != Some(&b'\n');
    bytes.iter().enumerate().filter(|&end| ends(end)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    type Read<'a> = (&'a str, usize, Option<usize>);

    fn read(text: &str) -> Result<Vec<Read<'_>>, Broken> {
        nodes(text).map(|nodes| nodes.into_iter().map(|node| (node.text, node.line, node.parent)).collect())
    }

    #[test]
    fn nodes_know_their_lines_and_what_is_before_them() {
        assert_eq!(read("(;A[x];B[y])"), Ok(vec![("A[x]", 1, None), ("B[y]", 1, Some(0))]));
        let tree = "mail\n(;A[]\n(;B[a\n;(b];C[])\n(;D[\\];])\n)\n(;E[])";
        assert_eq!(
            read(tree),
            Ok(vec![
                ("A[]\n", 2, None),
                ("B[a\n;(b]", 3, Some(0)),
                ("C[]", 4, Some(1)),
                ("D[\\];]", 5, Some(0)),
                ("E[]", 7, None)
            ])
        );
        assert_eq!(read("(;)"), Ok(vec![("", 1, None)]));
    }

    #[test]
    fn what_is_not_closed_is_told() {
        assert_eq!(read(""), Err(Broken::NoGame));
        assert_eq!(read("()"), Err(Broken::NoGame));
        assert_eq!(read("(;A[x]\n(;B[y]"), Err(Broken::OpenTree(2)));
        assert_eq!(read("(;A[x]\n;B[y)"), Err(Broken::OpenBracket(2)));
        assert_eq!(read("(;A[x]\n;C[one\n;B[pd]SQ[nf])"), Err(Broken::OpenBracket(2)));
        assert!(read("(;C[one;B[pd\\]])").is_ok());
    }

    #[test]
    fn lines_end_as_they_like() {
        for end in ["\n", "\r", "\r\n"] {
            let tree = format!("mail{end}(;A[x{end}]{end};B[y])");
            let lines: Vec<usize> = nodes(&tree).expect("nodes").iter().map(|node| node.line).collect();
            assert_eq!(lines, [2, 4], "{end:?}");
        }
    }
}
