//! Which nodes make up the main line of a file?
//!
//! Brackets and parentheses only, in one pass without recursion: a file may be as long and as deeply nested as it likes
//! (the tree of [`sgf_parse`] is recursive, so it is given one node at a time). The main line is that of the first game
//! in the file, always into the first variation: it ends with the first closing parenthesis.

use super::SgfError;

/// The texts of the nodes of the main line, each without its semicolon.
pub(super) fn main_line(text: &str) -> Result<Vec<&str>, SgfError> {
    let bytes = text.as_bytes();
    let mut nodes = Vec::new();
    let (mut depth, mut node_start, mut done) = (0_u64, None, false);
    let mut at = start_of_game(bytes).ok_or(SgfError::NoGame)?;
    while let Some(&byte) = bytes.get(at) {
        if byte == b'[' {
            at = end_of_value(bytes, at).ok_or_else(|| SgfError::OpenBracket { line: line_of(bytes, at) })?;
            continue;
        }
        if matches!(byte, b'(' | b')' | b';')
            && let Some(start) = node_start.take()
        {
            nodes.extend(text.get(start..at));
        }
        match byte {
            b'(' => depth += 1,
            b')' => (depth, done) = (depth - 1, true),
            b';' if !done => node_start = Some(at + 1),
            _ => {}
        }
        at += 1;
        if depth == 0 {
            return if nodes.is_empty() { Err(SgfError::NoGame) } else { Ok(nodes) };
        }
    }
    Err(SgfError::OpenTree)
}

/// The first `(` that a `;` follows; anything may stand before it, such as the head of a mail.
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
    for (i, &byte) in bytes.iter().enumerate().skip(at) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b']' => return Some(i + 1),
            _ => {}
        }
    }
    None
}

fn line_of(bytes: &[u8], at: usize) -> usize {
    1 + bytes.iter().take(at).filter(|&&byte| byte == b'\n').count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variation_of_the_first_game() {
        for (text, expected) in [
            ("(;A[x];B[y])", Ok(vec!["A[x]", "B[y]"])),
            ("(;A[];B[](;C[];D[])(;E[]))(;F[])", Ok(vec!["A[]", "B[]", "C[]", "D[]"])),
            ("mail (with text)\n\n( ;A[\\](;)]\n;\n)", Ok(vec!["A[\\](;)]\n", "\n"])),
            ("(;)", Ok(vec![""])),
            ("(((;A[])))", Ok(vec!["A[]"])),
            ("", Err(SgfError::NoGame)),
            ("()", Err(SgfError::NoGame)),
            ("(;A[x]", Err(SgfError::OpenTree)),
            ("(;A[x](;B[y])", Err(SgfError::OpenTree)),
            ("(;A[x]\n;B[y)", Err(SgfError::OpenBracket { line: 2 })),
            ("(;A[x\\])", Err(SgfError::OpenBracket { line: 1 })),
        ] {
            assert_eq!(main_line(text), expected, "{text}");
        }
    }
}
