//! What does a node say? Its properties, each with its values as they stand in the file.
//!
//! Small letters in the name of a property mean nothing (`GaMe` is `GM`: older versions of SGF). What stands between
//! properties and is none is a fault, and passed over.

use super::SgfError;
use super::faults::Faults;
use std::borrow::Cow;

/// A property with all its values; a name that is written several times is several properties.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Property<'a> {
    pub(super) name: Cow<'a, str>,
    pub(super) values: Vec<&'a str>,
}

/// A node of the main line.
pub(super) struct Node<'a> {
    /// Which it is, from 1.
    pub(super) number: usize,
    pub(super) properties: Vec<Property<'a>>,
}

impl<'a> Node<'a> {
    pub(super) fn parse(text: &'a str, number: usize, faults: &mut Faults) -> Result<Self, SgfError> {
        let mut properties = Vec::new();
        let mut rest = text.trim_start_matches(is_blank);
        while !rest.is_empty() {
            let bracket = rest.find('[').unwrap_or(rest.len());
            let (before, values) = rest.split_at(bracket);
            let start = start_of_name(before);
            let (stray, name) = (before.get(..start).unwrap_or_default(), before.get(start..).unwrap_or_default());
            if values.is_empty() {
                faults.found(stray_text(number, before))?;
                break;
            }
            if !stray.trim_matches(is_blank).is_empty() || name.is_empty() {
                faults.found(stray_text(number, if stray.is_empty() { "[" } else { stray }))?;
            }
            let (values, after) = split_values(values);
            if !name.is_empty() {
                properties.push(Property { name: without_small_letters(name), values });
            }
            rest = after.trim_start_matches(is_blank);
        }
        Ok(Self { number, properties })
    }

    /// A value that makes no sense.
    pub(super) fn bad_value(&self, property: &str, value: &str) -> SgfError {
        SgfError::Value { node: self.number, property: property.to_owned(), value: shortened(value) }
    }

    /// The first value of a property, if the node has it.
    pub(super) fn value(&self, name: &str) -> Option<&'a str> {
        self.properties.iter().find(|property| property.name == name)?.values.first().copied()
    }
}

/// Blanks, and the zeros with which some programs end a file.
fn is_blank(c: char) -> bool {
    c.is_whitespace() || c.is_control() || c == '\u{feff}'
}

/// Where the name begins that ends a text: letters with nothing between them, a large one first.
fn start_of_name(text: &str) -> usize {
    let name = text.trim_end_matches(is_blank);
    let letters = name.bytes().rev().take_while(u8::is_ascii_alphabetic).count();
    let start = name.len() - letters;
    let large = name.get(start..).and_then(|name| name.find(|c: char| c.is_ascii_uppercase()));
    large.map_or(text.len(), |large| start + large)
}

fn without_small_letters(name: &str) -> Cow<'_, str> {
    let name = name.trim_end_matches(is_blank);
    if name.bytes().all(|byte| byte.is_ascii_uppercase()) {
        return Cow::Borrowed(name);
    }
    Cow::Owned(name.chars().filter(char::is_ascii_uppercase).collect())
}

/// The values at the beginning of a text, and what comes after them. The outline has seen to it that they are closed.
fn split_values(text: &str) -> (Vec<&str>, &str) {
    let (mut values, mut rest) = (Vec::new(), text);
    while let Some(value) = rest.strip_prefix('[') {
        let end = end_of_value(value);
        values.push(value.get(..end).unwrap_or_default());
        rest = value.get(end + 1..).unwrap_or_default();
        let next = rest.trim_start_matches(is_blank);
        if next.starts_with('[') {
            rest = next;
        }
    }
    (values, rest)
}

fn end_of_value(text: &str) -> usize {
    let mut escaped = false;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b']' => return at,
            _ => {}
        }
    }
    text.len()
}

fn stray_text(node: usize, text: &str) -> SgfError {
    SgfError::Stray { node, text: shortened(text.trim_matches(is_blank)) }
}

/// As much of a text as a message repeats.
fn shortened(text: &str) -> String {
    const LONGEST: usize = 30;
    let mut short: String = text.chars().take(LONGEST).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

/// The row and the column that two letters name, on a board of any size.
pub(super) fn letters(value: &str) -> Option<(usize, usize)> {
    let line = |byte: u8| match byte {
        b'a'..=b'z' => Some(usize::from(byte - b'a')),
        b'A'..=b'Z' => Some(usize::from(byte - b'A') + 26),
        _ => None,
    };
    let [column, row] = *value.as_bytes() else { return None };
    Some((line(row)?, line(column)?))
}

/// A value as the text that it stands for (SGF's SimpleText): line breaks are blanks, and what follows a backslash is
/// itself.
pub(super) fn simple_text(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    let mut letters = value.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => match letters.next() {
                // A line break after a backslash is none.
                Some('\n' | '\r') | None => {}
                Some(escaped) => text.push(if escaped.is_whitespace() { ' ' } else { escaped }),
            },
            letter => text.push(if letter.is_whitespace() { ' ' } else { letter }),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(text: &str) -> (String, usize) {
        let mut faults = Faults::collected();
        let node = Node::parse(text, 1, &mut faults).unwrap();
        let shown: Vec<_> = node.properties.iter().map(|p| format!("{}={}", p.name, p.values.join("|"))).collect();
        (shown.join(" "), faults.told().len())
    }

    #[test]
    fn properties_and_what_stands_between_them() {
        for (text, expected, faults) in [
            ("B[aa]", "B=aa", 0),
            (" AB[aa] [bb]\n[cc] AW [dd]", "AB=aa|bb|cc AW=dd", 0),
            ("GaMe[1]SiZe[9]", "GM=1 SZ=9", 0),
            ("C[a \\] b]N[x]", "C=a \\] b N=x", 0),
            ("", "", 0),
            ("\0\r\n ", "", 0),
            ("hello B[aa]", "B=aa", 1),
            ("B[aa] hello", "B=aa", 1),
            ("é[x]B[aa]", "B=aa", 1),
            ("[x]B[aa]", "B=aa", 1),
            ("B[aa]]W[bb]", "B=aa W=bb", 1),
            ("hello", "", 1),
        ] {
            assert_eq!(parsed(text), (expected.to_owned(), faults), "{text}");
            assert_eq!(Node::parse(text, 1, &mut Faults::refused()).is_err(), faults > 0, "{text}");
        }
    }

    #[test]
    fn texts_have_no_line_breaks_and_no_backslashes() {
        assert_eq!(simple_text("Lee \\[9p\\]\nof\\\nten \\\\ "), "Lee [9p] often \\ ");
    }
}
