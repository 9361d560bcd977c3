//! What is asked: an identity, the name of a command, and its arguments.

/// A command as it came in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// The number that the controller gave it, with which the answer begins. It is given back as it was written.
    pub id: Option<String>,
    /// The name of the command; empty if a line has a number and nothing else.
    pub name: String,
    /// The words behind it.
    pub words: Vec<String>,
    /// The same as they were written, with all blanks between them and behind them.
    pub text: String,
}

impl Request {
    /// Reads a line from which control characters and comments are gone; `None` if it is empty.
    #[must_use]
    pub fn parse(line: &str) -> Option<Self> {
        let (first, rest) = first_word(line);
        if first.is_empty() {
            return None;
        }
        let is_id = first.bytes().all(|byte| byte.is_ascii_digit());
        let (id, (name, text)) = if is_id { (Some(first.to_owned()), first_word(rest)) } else { (None, (first, rest)) };
        Some(Self { id, ..Self::new(name, text) })
    }

    /// A command without a number.
    #[must_use]
    pub fn new(name: &str, text: &str) -> Self {
        let words = text.split(' ').filter(|word| !word.is_empty()).map(str::to_owned).collect();
        Self { id: None, name: name.to_owned(), words, text: text.to_owned() }
    }
}

/// The first word, and what comes behind it and its blanks.
fn first_word(line: &str) -> (&str, &str) {
    let line = line.trim_start_matches(' ');
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    (word, rest.trim_start_matches(' '))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_comes_first_and_is_optional() {
        let parsed = |line| Request::parse(line).map(|r| (r.id.unwrap_or_default(), r.name, r.words.join("|")));
        let expected = |id: &str, name: &str, words: &str| Some((id.into(), name.into(), words.into()));
        assert_eq!(parsed("play black D4"), expected("", "play", "black|D4"));
        assert_eq!(parsed("12 play black D4"), expected("12", "play", "black|D4"));
        assert_eq!(parsed("007 name"), expected("007", "name", ""));
        assert_eq!(parsed("5"), expected("5", "", ""));
        assert_eq!(parsed("-5 name"), expected("", "-5", "name"));
        assert_eq!(parsed("1a name"), expected("", "1a", "name"));
        assert_eq!(parsed("1 2 3"), expected("1", "2", "3"));
        assert_eq!((parsed(""), parsed("   ")), (None, None));
    }

    #[test]
    fn the_text_is_kept_as_it_was_written() {
        let text = |line| Request::parse(line).map(|r| r.text).unwrap_or_default();
        assert_eq!(text("echo a  b"), "a  b");
        assert_eq!(text(" 7  echo   a  b "), "a  b ");
        assert_eq!((text("echo"), text("echo  "), text("7")), (String::new(), String::new(), String::new()));
    }
}
