//! What does the comment of a node say? A class, and rows that begin with `#`, `:`, `;` or `>`.
//!
//! (spec/patterns.texi, "The Joseki Compiler".) Everything else is for the reader of the tree.

/// What a comment says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Comment {
    /// The class that its first character stands for.
    pub(super) class: char,
    /// The text of the `#` rows.
    pub(super) notes: Vec<String>,
    /// The `#[allow(…)]` rows.
    pub(super) allows: Vec<String>,
    /// The `:` rows, joined: more classes, and values.
    pub(super) class_line: String,
    /// The `;` rows.
    pub(super) constraint: Vec<String>,
    /// The `>` rows.
    pub(super) action: Vec<String>,
}

/// Reads a comment.
pub(super) fn read(text: &str) -> Comment {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let mut comment = Comment {
        class: class_of(text.chars().next()),
        notes: Vec::new(),
        allows: Vec::new(),
        class_line: String::new(),
        constraint: Vec::new(),
        action: Vec::new(),
    };
    for row in text.lines().map(str::trim) {
        let mut letters = row.chars();
        let (marker, rest) = (letters.next(), letters.as_str().trim());
        match marker {
            Some('#') if rest.starts_with("[allow") => comment.allows.push(row.to_owned()),
            Some('#') => comment.notes.push(rest.to_owned()),
            Some(':') => comment.class_line.push_str(rest),
            Some(';') => comment.constraint.push(rest.to_owned()),
            Some('>') => comment.action.push(rest.to_owned()),
            _ => {}
        }
    }
    comment
}

/// The class for the first character of a comment; a standard move where it is none of those that the spec lists. `F`
/// is not in its list but in its example, where it makes a lesser joseki.
fn class_of(first: Option<char>) -> char {
    match first {
        Some('U' | 'u') => 'U',
        Some('s' | 'j' | 'F') => 'j',
        Some('T') => 'T',
        Some('t') => 't',
        Some('0' | 'A' | 'a') => 'N',
        _ => 'J',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_of_the_spec() {
        let comment = read("F\n:C,shape(3)\n;xplay_attack(A,B,C,D,*)\n");
        assert_eq!((comment.class, comment.class_line.as_str()), ('j', "C,shape(3)"));
        assert_eq!(comment.constraint, ["xplay_attack(A,B,C,D,*)"]);
    }

    #[test]
    fn the_first_character_is_the_class() {
        let cases = [
            ("Urgent", 'U'),
            ("S", 'J'),
            ("J", 'J'),
            ("s", 'j'),
            ("j", 'j'),
            ("T", 'T'),
            ("t", 't'),
            ("0", 'N'),
            ("A", 'N'),
            ("", 'J'),
            ("What else?", 'J'),
            (";lib(a) > 1", 'J'),
        ];
        for (text, class) in cases {
            assert_eq!(read(text).class, class, "{text}");
        }
    }

    #[test]
    fn rows_by_their_first_character() {
        let comment = read(
            "J standard\r\nprose\r\n# one\r\n#two\r\n#[allow(duplicate)]\r\n : ,shape(2)\r\n;a\r\n;&& b\r\n>antisuji(a)\r\n",
        );
        assert_eq!(comment.notes, ["one", "two"]);
        assert_eq!(comment.allows, ["#[allow(duplicate)]"]);
        assert_eq!(comment.class_line, ",shape(2)");
        assert_eq!(comment.constraint, ["a", "&& b"]);
        assert_eq!(comment.action, ["antisuji(a)"]);
    }
}
