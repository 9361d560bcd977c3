//! What can somebody at the terminal say?
//!
//! A word may be shortened as long as nothing else begins so. What is no word is a move if it can be one, and a command
//! of the protocol if there is one of that name.

use crate::commands;
use crate::protocol::Request;
use gnugo_engine::board::Point;

/// A word that is understood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Word {
    Pass,
    Undo,
    Hint,
    Why,
    Score,
    Dead,
    Territory,
    Dragons,
    Board,
    Go,
    Switch,
    Resign,
    New,
    Size,
    Handicap,
    Komi,
    Rules,
    Level,
    Save,
    Load,
    Help,
    Exit,
}

/// How a word is written, what may follow it, and what it does.
pub(super) struct Entry {
    pub(super) name: &'static str,
    pub(super) argument: &'static str,
    pub(super) about: &'static str,
    pub(super) word: Word,
}

const fn entry(name: &'static str, argument: &'static str, about: &'static str, word: Word) -> Entry {
    Entry { name, argument, about, word }
}

/// All words, as help lists them. The last ones are other names of earlier ones, which help leaves out.
pub(super) const WORDS: &[Entry] = &[
    entry("pass", "", "play there, or play no stone; two passes end the game", Word::Pass),
    entry("undo", "[N]", "take your last move back, or the last N", Word::Undo),
    entry("hint", "", "what the engine would play for you", Word::Hint),
    entry("why", "[POINT]", "what speaks for the engine's last move, or for a move of yours", Word::Why),
    entry("score", "", "who is ahead, or who has won", Word::Score),
    entry("dead", "POINT", "at the end: say that these stones are dead, or alive after all", Word::Dead),
    entry("territory", "", "who holds what", Word::Territory),
    entry("dragons", "", "which stones belong together, and how safe they are", Word::Dragons),
    entry("board", "", "show the board again", Word::Board),
    entry("go", "", "let the engine move, whoever's turn it is", Word::Go),
    entry("switch", "", "change colors with the engine", Word::Switch),
    entry("resign", "", "give the game up", Word::Resign),
    entry("new", "", "begin a new game", Word::New),
    entry("size", "N", "begin a new game on N lines", Word::Size),
    entry("handicap", "N", "begin a new game with N black stones on the board", Word::Handicap),
    entry("komi", "X", "give White X points for moving second", Word::Komi),
    entry("rules", "NAME", "japanese, chinese or new_zealand", Word::Rules),
    entry("level", "N", "how hard the engine tries: 0 to 10", Word::Level),
    entry("save", "FILE", "write the game as SGF", Word::Save),
    entry("load", "FILE [N]", "go on with a game in SGF, from before its move N", Word::Load),
    entry("help", "[WORD]", "show this, or say what a word or a command of GTP does", Word::Help),
    entry("exit", "", "leave", Word::Exit),
    entry("quit", "", "leave", Word::Exit),
    entry("?", "", "show help", Word::Help),
];

/// What a line means.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Said {
    /// Nothing was typed.
    Nothing,
    /// A stone is to be played here.
    Play(Point),
    /// A word, and what follows it.
    Word(Word, Vec<String>),
    /// A command of the protocol.
    Command(Request),
    /// The beginning of several words.
    Several(Vec<&'static str>),
    /// A pass.
    Pass,
    /// Several points, of which only one can be played.
    SeveralPoints,
    /// A point that this board does not have.
    NoPoint(String),
    /// Nothing that is known; perhaps one of these words was meant.
    Unknown(String, Option<&'static str>),
}

/// Understands a line.
pub(super) fn understand(line: &str, size: usize) -> Said {
    let line: String = line.chars().filter(|c| !c.is_control()).collect();
    let Some(request) = Request::parse(&line.replace('\t', " ")) else { return Said::Nothing };
    let name = request.name.to_ascii_lowercase();
    if request.id.is_some() {
        return Said::Command(request);
    }
    if let Some(found) = WORDS.iter().find(|entry| entry.name == name) {
        return Said::Word(found.word, request.words);
    }
    if let Some(said) = point(&request, size) {
        return said;
    }
    if commands::find(&request.name).is_some() {
        return Said::Command(request);
    }
    let meant: Vec<&Entry> = WORDS.iter().filter(|entry| entry.name.starts_with(&name)).collect();
    match meant.as_slice() {
        [only] => Said::Word(only.word, request.words),
        [] => Said::Unknown(request.name, look_alike(&name)),
        several => Said::Several(several.iter().map(|entry| entry.name).collect()),
    }
}

/// The move that a line stands for which begins with a point, in one word or two, or is `play` and a move without a player.
fn point(request: &Request, size: usize) -> Option<Said> {
    let play = |text: &str| match Point::from_text(text, size) {
        Some(point) => Some(Said::Play(point)),
        None => looks_like_a_point(text).then(|| Said::NoPoint(text.to_owned())),
    };
    match (request.name.as_str(), request.words.as_slice()) {
        (name, []) => play(name),
        ("play", [word]) if word.eq_ignore_ascii_case("pass") => Some(Said::Pass),
        ("play", [word]) => play(word),
        // A single letter may also be short for a word; where the two of them are a point, they are meant as one.
        (letter, [number]) if letter.len() == 1 => Point::from_text(&format!("{letter}{number}"), size).map(Said::Play),
        (name, [next, ..]) => (looks_like_a_point(name) && looks_like_a_point(next)).then_some(Said::SeveralPoints),
    }
}

/// A letter and a number, such as `I5` or `T30`.
fn looks_like_a_point(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(|c| c.is_ascii_alphabetic()) && word.len() > 1 && letters.all(|c| c.is_ascii_digit())
}

/// The word that was meant if it was written with one letter wrong, missing, too many, or two exchanged.
fn look_alike(name: &str) -> Option<&'static str> {
    let letters: Vec<char> = name.chars().collect();
    WORDS
        .iter()
        .map(|entry| entry.name)
        .find(|word| word.len() > 2 && one_slip(&letters, &word.chars().collect::<Vec<_>>()))
}

fn one_slip(typed: &[char], meant: &[char]) -> bool {
    let same = typed.iter().zip(meant).take_while(|(a, b)| a == b).count();
    let (typed, meant) = (typed.get(same..).unwrap_or_default(), meant.get(same..).unwrap_or_default());
    match (typed, meant) {
        ([_, typed @ ..], [_, rest @ ..]) if typed == rest => true,
        ([a, b, typed @ ..], [c, d, rest @ ..]) if (a, b) == (d, c) && typed == rest => true,
        ([_, typed @ ..], meant) if typed == meant => true,
        (typed, [_, rest @ ..]) if typed == rest => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(line: &str) -> Word {
        match understand(line, 9) {
            Said::Word(word, _) => word,
            other => panic!("{line}: {other:?}"),
        }
    }

    #[test]
    fn words_and_their_beginnings() {
        for entry in WORDS {
            assert_eq!(word(entry.name), entry.word);
            assert_eq!(word(&entry.name.to_uppercase()), entry.word);
        }
        for (short, meant) in
            [("p", Word::Pass), ("u 3", Word::Undo), ("ter", Word::Territory), ("sc", Word::Score), ("q", Word::Exit)]
        {
            assert_eq!(word(short), meant, "{short}");
        }
        assert_eq!(understand("h", 9), Said::Several(vec!["hint", "handicap", "help"]));
    }

    #[test]
    fn moves_and_commands() {
        let point = Point::from_text("D5", 9).unwrap();
        assert_eq!(understand(" d5 ", 9), Said::Play(point));
        for line in ["D 5", "d  5", "play D5", "play d5"] {
            assert_eq!(understand(line, 9), Said::Play(point), "{line}");
        }
        assert_eq!(understand("play PASS", 9), Said::Pass);
        for line in ["D4 D5", "d4 w5 c3"] {
            assert_eq!(understand(line, 9), Said::SeveralPoints, "{line}");
        }
        assert_eq!(understand("play t19", 9), Said::NoPoint("t19".into()));
        assert_eq!(understand("k 5", 9), Said::Word(Word::Komi, vec!["5".into()]), "there is no such column");
        assert!(matches!(understand("q 5", 19), Said::Play(_)), "nobody wants to leave by that");
        assert_eq!(understand("t19", 9), Said::NoPoint("t19".into()));
        assert_eq!(understand("I5", 9), Said::NoPoint("I5".into()));
        assert!(matches!(understand("play black D4", 9), Said::Command(request) if request.name == "play"));
        assert!(matches!(understand("7 undo", 9), Said::Command(request) if request.id.as_deref() == Some("7")));
        assert_eq!(understand("  \t ", 9), Said::Nothing);
    }

    #[test]
    fn what_was_meant() {
        for (typed, meant) in
            [("udno", "undo"), ("scor3", "score"), ("hlep", "help"), ("exi", "exit"), ("hinnt", "hint")]
        {
            match understand(typed, 9) {
                Said::Unknown(_, Some(word)) => assert_eq!(word, meant),
                Said::Word(..) if meant.starts_with(typed) => {}
                other => panic!("{typed}: {other:?}"),
            }
        }
        assert_eq!(understand("xyzzy", 9), Said::Unknown("xyzzy".into(), None));
    }
}
