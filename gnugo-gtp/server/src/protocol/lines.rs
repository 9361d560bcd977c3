//! What is on the next line of the input, once everything is dropped that means nothing?
//!
//! GTP 2, section 3.1: carriage returns and other control characters are dropped, tabs are spaces, `#` begins a
//! comment, and lines with nothing on them are not answered. That they came is told all the same: to KataGo's
//! clients an empty line is the way to end an analysis. All of that happens while the bytes come in, so that a line of any length, or one
//! that never ends, costs no memory.

use super::Request;
use std::io::{BufRead, ErrorKind};

/// The longest line that is kept, in bytes, after everything meaningless is dropped from it. The longest sensible one
/// names every point of the largest board, which takes a fortieth of it.
pub const LONGEST: usize = 1 << 16;

/// How many blanks in a row are kept.
const BLANKS: usize = 80;

/// How much of a comment is kept: enough to recognise `# interrupt`.
const LONGEST_COMMENT: usize = 32;

/// A line that came.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// A command to be answered.
    Request(Request),
    /// A command too long to be one, known by its beginning.
    TooLong(Request),
    /// A line that asks for nothing, and is not answered: the first words of its comment, blanks at the ends removed, if it has one.
    Comment(String),
}

/// The lines of the input, until it ends or breaks.
#[derive(Debug)]
pub struct Lines<R> {
    input: R,
}

impl<R: BufRead> Lines<R> {
    /// The lines of `input`.
    pub fn new(input: R) -> Self {
        Self { input }
    }

    /// Reads to the end of a line; `None` at the end of the input, or where it can be read no further.
    fn read(&mut self) -> Option<Gathered> {
        let (mut gathered, mut anything) = (Gathered::default(), false);
        loop {
            let bytes = match self.input.fill_buf() {
                Ok(bytes) => bytes,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(_) => &[],
            };
            if bytes.is_empty() {
                return anything.then_some(gathered);
            }
            anything = true;
            let end = bytes.iter().position(|&byte| byte == b'\n');
            let line = bytes.get(..end.unwrap_or(bytes.len())).unwrap_or_default();
            line.iter().for_each(|&byte| gathered.take(byte));
            let used = line.len() + usize::from(end.is_some());
            self.input.consume(used);
            if end.is_some() {
                return Some(gathered);
            }
        }
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = Line;

    fn next(&mut self) -> Option<Line> {
        self.read().map(Gathered::finish)
    }
}

/// What has been kept of a line so far.
#[derive(Default)]
struct Gathered {
    text: Vec<u8>,
    comment: Option<Vec<u8>>,
    too_long: bool,
}

impl Gathered {
    fn take(&mut self, byte: u8) {
        let byte = match byte {
            b'\t' => b' ',
            byte if byte.is_ascii_control() => return,
            byte => byte,
        };
        match &mut self.comment {
            Some(comment) if comment.len() < LONGEST_COMMENT => comment.push(byte),
            Some(_) => {}
            None if byte == b'#' => self.comment = Some(Vec::new()),
            // Blanks before the first word are as good as none, and so are those of which no text has so many in a row.
            None if byte == b' ' && self.text.iter().rev().take(BLANKS).all(|&last| last == b' ') => {}
            None if self.text.len() < LONGEST => self.text.push(byte),
            None => self.too_long = true,
        }
    }

    fn finish(self) -> Line {
        // Some programs begin what they write with a byte-order mark, which is no part of a word.
        match Request::parse(&String::from_utf8_lossy(&self.text).replace('\u{feff}', "")) {
            Some(request) if self.too_long => Line::TooLong(request),
            Some(request) => Line::Request(request),
            None => Line::Comment(String::from_utf8_lossy(&self.comment.unwrap_or_default()).trim().to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{BufReader, Read};

    fn lines(input: &[u8]) -> Vec<Line> {
        Lines::new(BufReader::with_capacity(3, input)).collect()
    }

    fn request(text: &str) -> Line {
        Line::Request(Request::parse(text).unwrap())
    }

    fn comment(text: &str) -> Line {
        Line::Comment(text.to_owned())
    }

    #[test]
    fn what_means_nothing_is_dropped() {
        assert_eq!(lines(b"name\r\n"), [request("name")]);
        assert_eq!(lines(b"\x00pl\x07ay\tblack \x1b D4\x7f\n"), [request("play black  D4")]);
        let nothing = std::iter::repeat_n(comment(""), 4);
        assert_eq!(lines(b"\n \n\t\r\n\x01\n7   name  "), nothing.chain([request("7 name")]).collect::<Vec<_>>());
        assert_eq!(lines(b""), []);
    }

    #[test]
    fn a_byte_order_mark_is_no_letter() {
        assert_eq!(lines(b"\xef\xbb\xbfname\r\n2 name\n"), [request("name"), request("2 name")]);
        assert_eq!(lines(b"\xef\xbb\xbf\n"), [comment("")]);
    }

    #[test]
    fn comments_are_no_commands() {
        assert_eq!(lines(b"name # of the engine\n#all of it\n"), [request("name"), comment("all of it")]);
        assert_eq!(lines(b"# interrupt\r\nname#\n"), [comment("interrupt"), request("name")]);
        assert_eq!(lines(b"play b a1#b2"), [request("play b a1")]);
    }

    #[test]
    fn text_of_any_encoding_is_taken() {
        assert_eq!(lines("name äöü\n".as_bytes()), [request("name äöü")]);
        assert_eq!(lines(b"name \xff\xfe\n"), [request("name \u{fffd}\u{fffd}")]);
    }

    #[test]
    fn a_line_without_end_takes_no_memory() {
        let long = |byte: u8, length: usize| std::io::repeat(byte).take(length as u64);
        let input = b"5 play ".chain(long(b'x', 50_000_000)).chain(&b"\n6 name\n"[..]);
        let lines: Vec<_> = Lines::new(BufReader::new(input)).collect();
        let [Line::TooLong(first), second] = lines.as_slice() else { panic!("{}", lines.len()) };
        assert_eq!((first.id.as_deref(), first.name.as_str()), (Some("5"), "play"));
        assert!(first.words.iter().map(String::len).sum::<usize>() <= LONGEST);
        assert_eq!(second, &request("6 name"));

        // Blanks and comments are no reason to refuse a line, however many.
        let input = b"name ".chain(long(b' ', 1_000_000)).chain(&b"#"[..]).chain(long(b'x', 1_000_000));
        assert_eq!(Lines::new(BufReader::new(input)).collect::<Vec<_>>(), [request("name")]);
    }

    #[test]
    fn a_broken_input_ends() {
        struct Broken(bool);
        impl Read for Broken {
            fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
                if std::mem::replace(&mut self.0, true) {
                    return Err(std::io::Error::other("unplugged"));
                }
                buffer[..5].copy_from_slice(b"name\n");
                Ok(5)
            }
        }
        assert_eq!(Lines::new(BufReader::new(Broken(false))).collect::<Vec<_>>(), [request("name")]);
    }
}
