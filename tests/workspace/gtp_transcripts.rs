//! GTP as conversations: every file in `tests/gtp/` is sent to an engine, and its answers are compared.
//!
//! A line that begins with `>` is sent; `\r`, `\t`, `\0`, `\e` and `\xHH` in it are control characters and other bytes.
//! What follows, up to the next empty line or the next `>`, is the answer expected, without the blanks at the ends of
//! its lines; nothing, if none is expected. `…` in it stands for any text, and on a line of its own for any lines.
//! A line that begins with `//` is a comment. Each file begins with a new session on 19×19 at level 0 with seed 1.

use gnugo_gtp_server::protocol::Lines;
use gnugo_gtp_server::{Session, Settings, serve};
use std::path::Path;

/// What is sent, and what should come back.
struct Exchange {
    line: usize,
    sent: String,
    expected: Vec<String>,
}

fn exchanges(text: &str) -> Vec<Exchange> {
    let mut exchanges: Vec<Exchange> = Vec::new();
    let mut expecting = false;
    for (number, line) in text.lines().enumerate() {
        if let Some(sent) = line.strip_prefix('>') {
            let sent = sent.strip_prefix(' ').unwrap_or(sent).to_owned();
            exchanges.push(Exchange { line: number + 1, sent, expected: Vec::new() });
            expecting = true;
        } else if line.is_empty() {
            expecting = false;
        } else if !line.starts_with("//") {
            assert!(expecting, "line {}: an answer to nothing", number + 1);
            exchanges.iter_mut().last().unwrap().expected.push(line.trim_end().to_owned());
        }
    }
    exchanges
}

/// The bytes that a sent line stands for.
fn bytes(sent: &str) -> Vec<u8> {
    let (mut bytes, mut rest) = (Vec::new(), sent.as_bytes());
    while let [first, tail @ ..] = rest {
        let (byte, after) = match (first, tail) {
            (b'\\', [b'r', after @ ..]) => (b'\r', after),
            (b'\\', [b't', after @ ..]) => (b'\t', after),
            (b'\\', [b'0', after @ ..]) => (0, after),
            (b'\\', [b'e', after @ ..]) => (0x1b, after),
            (b'\\', [b'x', high, low, after @ ..]) => {
                let digit = |c: &u8| char::from(*c).to_digit(16).expect("two hexadecimal digits after \\x") as u8;
                (digit(high) << 4 | digit(low), after)
            }
            _ => (*first, tail),
        };
        bytes.push(byte);
        rest = after;
    }
    bytes.push(b'\n');
    bytes
}

/// What one line is answered, without the empty line at the end.
fn ask(session: &mut Session, line: &[u8]) -> String {
    let mut output = Vec::new();
    serve(session, Lines::new(line), &mut output, None).unwrap();
    String::from_utf8(output).expect("answers are UTF-8")
}

/// Whether a line is as expected, where `…` stands for anything.
fn line_fits(pattern: &str, line: &str) -> bool {
    match pattern.split_once('…') {
        None => pattern == line,
        Some((before, after)) => line.strip_prefix(before).is_some_and(|rest| {
            rest.char_indices().map(|(i, _)| i).chain([rest.len()]).any(|i| line_fits(after, &rest[i..]))
        }),
    }
}

fn lines_fit(patterns: &[String], lines: &[&str]) -> bool {
    match (patterns, lines) {
        ([], lines) => lines.is_empty(),
        ([pattern, more @ ..], lines) if pattern == "…" => (0..=lines.len()).any(|n| lines_fit(more, &lines[n..])),
        ([pattern, more @ ..], [line, rest @ ..]) => line_fits(pattern, line.trim_end()) && lines_fit(more, rest),
        _ => false,
    }
}

/// What is wrong with a conversation.
fn run(path: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(path).unwrap();
    let settings = Settings { level: 0, seed: 1, ..Settings::default() };
    let mut session = Session::new(&settings, patterns_rs::databases()).unwrap();
    let exchanges = exchanges(&text);
    assert!(!exchanges.is_empty(), "{} says nothing", path.display());
    let mut faults = Vec::new();
    for Exchange { line, sent, expected } in exchanges {
        let answer = ask(&mut session, &bytes(&sent));
        let framed = answer.is_empty() || answer.ends_with("\n\n") && !answer.trim_end_matches('\n').contains("\n\n");
        let lines: Vec<_> = answer.trim_end_matches('\n').split('\n').filter(|_| !answer.is_empty()).collect();
        if !framed || !lines_fit(&expected, &lines) {
            let expected = expected.join("\n");
            faults.push(format!("{}:{line}: {sent}\nexpected\n{expected}\ngot\n{answer}", path.display()));
        }
    }
    faults
}

#[test]
fn conversations_go_as_written() {
    let folder = Path::new("gtp");
    let mut paths: Vec<_> = folder.read_dir().unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "gtp"));
    paths.sort();
    assert!(paths.len() >= 8, "{paths:?}");
    let faults: Vec<_> = paths.iter().flat_map(|path| run(path)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_comparison_can_fail() {
    let fits = |pattern: &[&str], lines: &[&str]| {
        lines_fit(&pattern.iter().map(|&line| line.to_owned()).collect::<Vec<_>>(), lines)
    };
    assert!(fits(&["= a…c", "…", "z"], &["= abc", "x", "y", "z"]));
    assert!(fits(&["= …"], &["= "]) || fits(&["= …"], &["= b"]));
    assert!(!fits(&["= a"], &["= b"]) && !fits(&["= a"], &["= a", "b"]) && !fits(&["= a", "b"], &["= a"]));
    assert!(!fits(&["= a…c"], &["= abd"]));
    assert_eq!(bytes("a\\r\\t\\x7f\\0"), b"a\r\t\x7f\0\n");
}

/// The page lists what is not there, and nothing that is.
#[test]
fn the_documented_commands_are_not_there() {
    let page = include_str!("../../docs/gtp.md");
    let (_, table) = page.split_once("## Commands of GNU Go that are not there").unwrap();
    let rows = table.lines().filter(|line| line.starts_with("| `")).map(|line| line.split('|').nth(1).unwrap());
    let names: Vec<_> = rows.flat_map(|row| row.split('`').skip(1).step_by(2)).collect();
    assert!(names.len() > 5, "{names:?}");
    for name in names {
        assert!(gnugo_gtp_server::commands::find(name).is_none(), "{name}");
    }
}
