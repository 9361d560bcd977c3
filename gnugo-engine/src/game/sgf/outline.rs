//! Which nodes make up the main line of a file?
//!
//! Brackets and parentheses only, in one pass without recursion: a file may be as long and as deeply nested as it likes.
//! The main line is that of the first game in the file, always into the first variation: it ends with the first closing
//! parenthesis, or, with a fault, where the file is cut off.

use super::SgfError;
use super::faults::Faults;

/// Properties with which a game begins. Where `(;` is missing they tell that this is one nevertheless.
const FIRST: [&str; 14] = ["GM", "FF", "CA", "AP", "SZ", "KM", "HA", "RU", "PB", "PW", "AB", "AW", "B", "W"];

/// The texts of the nodes of the main line, each without its semicolon.
pub(super) fn main_line<'a>(text: &'a str, faults: &mut Faults) -> Result<Vec<&'a str>, SgfError> {
    let bytes = text.as_bytes();
    let mut nodes = Vec::new();
    let (mut depth, mut node_start, mut done) = (0_u64, None, false);
    let mut at = match start_of_game(bytes) {
        Some(at) => at,
        None => {
            let at = first_property(text).ok_or(SgfError::NoGame)?;
            faults.found(SgfError::NoBeginning)?;
            (depth, node_start) = (1, Some(at));
            at
        }
    };
    let mut end = bytes.len();
    while let Some(&byte) = bytes.get(at) {
        if byte == b'[' {
            match end_of_value(bytes, at) {
                Some(after) => at = after,
                None => {
                    faults.found(SgfError::OpenBracket { line: line_of(bytes, at) })?;
                    // What is cut off in its middle may be anything: a point, or the half of one. Its name goes with it.
                    let name = |byte: &&u8| byte.is_ascii_alphabetic() || byte.is_ascii_whitespace();
                    end = at - bytes.iter().take(at).rev().take_while(name).count();
                    break;
                }
            }
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
    if let Some(start) = node_start {
        nodes.extend(text.get(start..end));
    }
    if nodes.is_empty() {
        return Err(SgfError::NoGame);
    }
    faults.found(SgfError::OpenTree)?;
    Ok(nodes)
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

/// Where the first property stands that only a game of Go has.
fn first_property(text: &str) -> Option<usize> {
    text.match_indices('[').find_map(|(bracket, _)| {
        let before = text.get(..bracket)?.trim_end();
        let start = before.len() - before.bytes().rev().take_while(u8::is_ascii_uppercase).count();
        FIRST.contains(&before.get(start..)?).then_some(start)
    })
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
            ("SZ[9];B[aa])", Err(SgfError::NoBeginning)),
        ] {
            assert_eq!(main_line(text, &mut Faults::refused()), expected, "{text}");
        }
    }

    #[test]
    fn what_is_cut_off_or_has_no_beginning() {
        for (text, expected) in [
            ("(;A[x];B[y]", vec!["A[x]", "B[y]"]),
            ("(;A[x];B[y", vec!["A[x]", ""]),
            ("(;A[x](;B[y])", vec!["A[x]", "B[y]"]),
            ("(;A[x];", vec!["A[x]", ""]),
            ("SZ[9];B[aa])", vec!["SZ[9]", "B[aa]"]),
            ("é[x] (SZ [9];B[aa]", vec!["SZ [9]", "B[aa]"]),
        ] {
            assert_eq!(main_line(text, &mut Faults::collected()).unwrap(), expected, "{text}");
        }
        for text in ["a note [with brackets] and a N[ame]", "A[x]", "é[", "[[[", "("] {
            assert_eq!(main_line(text, &mut Faults::collected()), Err(SgfError::NoGame), "{text}");
        }
    }
}
