//! What must hold whatever comes in. Each function takes any bytes, and panics if something does not hold.
//!
//! Bytes alone seldom make a command or a pattern, so that each target also reads them as words of its language: the first
//! byte says which.

use gnugo_engine::board::{Board, Color, Point, Suicide};
use gnugo_engine::engine::Databases;
use gnugo_engine::game::sgf::{self, SgfError, Stop};
use gnugo_gtp_server::protocol::Lines;
use gnugo_gtp_server::{Session, Settings, commands, serve};

/// The input as it is, or as words that its bytes choose.
fn text(input: &[u8], words: &[&str]) -> Vec<u8> {
    match input.split_first() {
        Some((first, rest)) if first % 4 > 0 => {
            let word = |byte: &u8| words.get(usize::from(*byte) % words.len().max(1)).copied().unwrap_or_default();
            rest.iter().flat_map(|byte| word(byte).bytes()).collect()
        }
        Some((_, rest)) => rest.to_vec(),
        None => Vec::new(),
    }
}

/// Parts of the names of commands that analyse, read life and death or simulate games: tenths of a second each, where others take
/// less than a thousandth.
const SLOW: [&str; 20] = [
    "analyze",
    "dragon",
    "owl",
    "semeai",
    "final",
    "score",
    "genmove",
    "moves",
    "candidates",
    "at_stake",
    "combination",
    "confirm",
    "eye",
    "surround",
    "territory",
    "influence",
    "worm",
    "uncertainty",
    "reasons",
    "breaks",
];
/// Inputs whose first byte is one of so many, the greatest, may ask these as well: one in 85.
const ASKING_MUCH: u8 = 3;

/// Every line with something on it is answered once, as the protocol frames answers, and no command ends the engine.
pub fn gtp_lines(input: &[u8]) {
    let asks_much = input.first().is_some_and(|first| *first > u8::MAX - ASKING_MUCH);
    let is_asked = |name: &&str| *name != "echo_err" && (asks_much || !SLOW.iter().any(|part| name.contains(part)));
    let mut words: Vec<&str> = commands::all().map(|command| command.name).filter(is_asked).collect();
    words.extend(["\n"; 40]);
    words.extend([
        " ", " black ", " white ", " A1", " B2", " C3", " D4", " pass", " 0", " 1", " 3", " 5", " 1.5", " x", " dead",
    ]);
    words.extend([
        "\nplay black A1\n",
        "\nplay white B2\n",
        "\nplay black C3\n",
        "\nundo\n",
        "\nclear_board\n",
        "7 ",
        "# ",
    ]);
    let text = text(input, &words);
    let settings = Settings { size: 4, level: 0, seed: 1, files: false, ..Settings::default() };
    // Only where moves are chosen the databases make a difference, and to read them takes longer than most commands.
    let databases = if asks_much { patterns_rs::databases() } else { Databases::default() };
    let mut session = Session::new(&settings, databases).expect("a board of this size");
    let mut output = Vec::new();
    serve(&mut session, Lines::new(text.as_slice()), &mut output, None).expect("a vector takes everything");
    let answers = String::from_utf8(output).expect("answers are text");
    for answer in answers.split("\n\n").filter(|answer| !answer.is_empty()) {
        assert!(answer.starts_with(['=', '?']), "{answer:?}");
        assert!(!answer.contains(|c: char| c.is_control() && c != '\n'), "{answer:?}");
    }
    session.board().validate().expect("a sound board");
}

/// A file is refused or makes a sound board, strictness changes nothing but that, and what is written is read again.
pub fn sgf_files(input: &[u8]) {
    let words = [
        "(",
        ")",
        ";",
        "[",
        "]",
        "\\",
        "(;",
        ";B[aa]",
        ";W[bb]",
        ";B[cc]",
        ";W[]",
        ";B[tt]",
        "AB[aa:cc]",
        "AW[bb]",
        "AE[ab]",
        "SZ[5]",
        "SZ[3:3]",
        "SZ[9x9]",
        "KM[6.5]",
        "KM[x]",
        "HA[2]",
        "PL[2]",
        "RU[nz]",
        "C[a\\]b]",
        "GM[1]",
        "é",
        "\n",
        "Bb",
        "x",
    ];
    let text = text(input, &words);
    let strict = sgf::read(&text, Stop::End);
    match sgf::read_leniently(&text, Stop::End) {
        Ok((game, info, faults)) => {
            game.board().validate().expect("a sound board");
            if let Ok((other, _)) = &strict {
                assert_eq!((other.board(), other.history()), (game.board(), game.history()));
                assert!(faults.iter().all(|fault| *fault == SgfError::NoKomi), "{faults:?}");
            }
            let (again, _) = sgf::read(sgf::write(&game, &info), Stop::End).expect("what is written is read");
            assert_eq!(again.board().stones(Color::Black), game.board().stones(Color::Black));
            assert_eq!(again.board().stones(Color::White), game.board().stones(Color::White));
        }
        Err(_) => assert!(strict.is_err()),
    }
}

/// Whatever tokens a block has, the compiler gives Rust code or errors.
pub fn macro_input(input: &[u8]) {
    let words = [
        "\n",
        "\n",
        "pattern! < ",
        "pattern! < A1\n",
        ">\n",
        "pub static X: Shape;\n",
        "pub static Y: Owl;\n",
        ".",
        "O",
        "X",
        "o",
        "x",
        "?",
        "*",
        "|",
        "-",
        "+",
        "a",
        "b",
        ": 8, s\n",
        ": -, value(3)\n",
        "; oplay_attack(*, a, b)\n",
        "> antisuji(a)\n",
        "/// text\n",
        "lib(a) > 1",
        " && ",
        "!",
        "(",
        ")",
        "[",
        "]",
        "{",
        "}",
        "\"",
        "'",
        "é",
        ", ",
        "OX*\n",
        "XO?\n",
        "...\n",
        "---\n",
        "+--\n",
        "|..\n",
    ];
    let Ok(text) = String::from_utf8(text(input, &words)) else { return };
    // Each text that was ever parsed is kept for its spans otherwise.
    proc_macro2::extra::invalidate_current_thread_spans();
    let Ok(tokens) = text.parse::<proc_macro2::TokenStream>() else { return };
    for audience in [gnugo_pattern_compiler::Audience::Compiler, gnugo_pattern_compiler::Audience::Editor] {
        let _ = gnugo_pattern_compiler::patterns(tokens.clone(), audience).to_string();
        let _ = gnugo_pattern_compiler::pattern(tokens.clone(), audience).to_string();
    }
}

/// The board does what a slow one does, which has nothing but stones, and takes it back again.
pub fn board_moves(input: &[u8]) {
    let Some((&size, moves)) = input.split_first() else { return };
    let size = usize::from(size % 7) + 1;
    let mut board = Board::new(size).expect("a board of this size");
    let mut before: Vec<Slow> = vec![Slow { size, cells: vec![None; size * size], captures: [0; 2] }];
    for pair in moves.chunks_exact(2) {
        let (place, how) = (usize::from(pair[0]) % (size * size), pair[1]);
        let color = if how & 1 == 0 { Color::Black } else { Color::White };
        let now = before.last().expect("the first one stays").clone();
        match how >> 5 {
            0 => {
                assert_eq!(board.undo(), before.len() > 1);
                if before.len() > 1 {
                    before.pop();
                }
            }
            1 => {
                board.pass();
                before.push(now);
            }
            _ => {
                let point = Point::new(place / size, place % size);
                let suicide = if how & 2 == 0 { Suicide::Forbidden } else { Suicide::Allowed };
                let after = now.after(place, color, suicide == Suicide::Allowed);
                match board.play(point, color, suicide) {
                    Ok(()) => before.push(after.expect("the slow board allows it")),
                    // The slow board knows no ko.
                    Err(why) => assert!(after.is_none() || why == gnugo_engine::board::Illegal::Ko, "{why}"),
                }
            }
        }
        before.last().expect("the first one stays").compare(&board);
    }
}

/// Stones, and how many of them were captured.
#[derive(Clone)]
struct Slow {
    size: usize,
    cells: Vec<Option<Color>>,
    captures: [u32; 2],
}

impl Slow {
    fn neighbors(&self, place: usize) -> Vec<usize> {
        let (row, column, last) = (place / self.size, place % self.size, self.size - 1);
        let all = [
            (row > 0).then(|| place - self.size),
            (row < last).then(|| place + self.size),
            (column > 0).then(|| place - 1),
            (column < last).then(|| place + 1),
        ];
        all.into_iter().flatten().collect()
    }

    /// The string at a place, and how many liberties it has.
    fn string(&self, place: usize) -> (Vec<usize>, usize) {
        let (mut stones, mut liberties, mut open) = (Vec::new(), Vec::new(), vec![place]);
        while let Some(next) = open.pop() {
            if stones.contains(&next) {
                continue;
            }
            stones.push(next);
            for near in self.neighbors(next) {
                match self.cells[near] {
                    None if !liberties.contains(&near) => liberties.push(near),
                    color if color == self.cells[place] && color.is_some() => open.push(near),
                    _ => {}
                }
            }
        }
        (stones, liberties.len())
    }

    /// After a stone is played; nothing where it cannot be.
    fn after(&self, place: usize, color: Color, suicide: bool) -> Option<Self> {
        if self.cells[place].is_some() {
            return None;
        }
        let mut after = self.clone();
        after.cells[place] = Some(color);
        for near in self.neighbors(place) {
            if after.cells[near] == Some(color.opponent()) {
                after.take_if_captured(near, color);
            }
        }
        if after.string(place).1 == 0 {
            // The suicide of one stone would change nothing, and is no move.
            if !suicide || after.string(place).0.len() == 1 {
                return None;
            }
            after.take_if_captured(place, color.opponent());
        }
        Some(after)
    }

    fn take_if_captured(&mut self, place: usize, by: Color) {
        let (stones, liberties) = self.string(place);
        if liberties == 0 {
            self.captures[by.index()] += stones.len() as u32;
            stones.into_iter().for_each(|stone| self.cells[stone] = None);
        }
    }

    fn compare(&self, board: &Board) {
        board.validate().expect("a sound board");
        for (place, cell) in self.cells.iter().enumerate() {
            let point = Point::new(place / self.size, place % self.size);
            assert_eq!(board.color_at(point), *cell, "{board}");
            if cell.is_some() {
                assert_eq!(board.liberties(point), self.string(place).1, "{board}");
            }
        }
        assert_eq!(Color::BOTH.map(|color| board.captures(color)), self.captures);
    }
}
