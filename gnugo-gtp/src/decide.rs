//! What does the engine read here, and why? The command `decide`.
//!
//! Its answers have the form of GTP's, and are the same.

use crate::deciding::{self, Wish};
use crate::position;
use anstream::println;
use clap::{Args, ValueEnum, value_parser};
use gnugo_engine::board::{Board, Point, PointSet};
use gnugo_engine::engine::MAX_LEVEL;
use gnugo_engine::reading::{Outcome, Reader, Reading, Trace};
use gnugo_gtp_server::{CUT_SHORT, commands};
use std::path::{Path, PathBuf};

/// A question to be read with all its variations.
#[derive(Debug, Args)]
pub(crate) struct Decide {
    /// What the question is about.
    #[arg(value_enum)]
    subject: Subject,
    /// A stone of the string, or two stones as in `C3/E3`; of combinations and of a position `black`, `white` or `both`.
    place: String,
    /// The game.
    #[arg(required_unless_present = "infile")]
    game: Option<PathBuf>,
    /// The game, as GNU Go wants it to be named.
    #[arg(short = 'l', long, conflicts_with = "game")]
    infile: Option<PathBuf>,
    /// The move before which to stop: its number, or the first one at this point [default: the end of the game].
    #[arg(short = 'L', long = "move", visible_alias = "until", value_name = "NUMBER_OR_POINT")]
    until: Option<String>,
    /// Points where whoever is asked about may not play; of ladders.
    #[arg(short, long, value_name = "POINTS", value_delimiter = ',')]
    without: Vec<String>,
    /// The points of the area that a string wants to get into; of break-ins.
    #[arg(short, long, value_name = "POINTS", value_delimiter = ',')]
    area: Vec<String>,
    /// The file for the variations.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Print the variations as far as so many moves.
    #[arg(short, long, value_name = "MOVES", default_value_t = 0)]
    trace: usize,
    /// How much is read of dragons, races and combinations: 0 to 10.
    #[arg(long, default_value_t = MAX_LEVEL, value_parser = value_parser!(u8).range(0..=i64::from(MAX_LEVEL)))]
    level: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Subject {
    /// Whether a string can be captured, and saved.
    String,
    /// Whether a string can be captured in a ladder, and saved from it.
    Ladder,
    /// Whether two strings can be connected, and cut.
    Connection,
    /// Whether a string can get into an area, and be kept out of it; also as `block-off`.
    #[value(alias = "block-off")]
    BreakIn,
    /// Whether a player has a series of threats of which one succeeds, and what stops it.
    Combination,
    /// Whether a dragon can be killed, and saved.
    Dragon,
    /// Who wins the race between two dragons of different colors, the first one's owner moving first.
    Semeai,
    /// Whether each dragon that is not safe can be killed, and saved.
    Position,
}

/// A question with its name.
type Question = fn(&mut Reader, &mut Board, &[Point], &PointSet) -> Reading;

impl Decide {
    /// The same question as an option asks it.
    pub(crate) fn about(subject: Subject, place: String, output: Option<&Path>, level: u8) -> Self {
        let output = output.map(Path::to_owned);
        Self {
            subject,
            place,
            game: None,
            infile: None,
            until: None,
            without: Vec::new(),
            area: Vec::new(),
            output,
            trace: 0,
            level,
        }
    }

    /// Reads, prints what was found, and writes the variations.
    pub(crate) fn run(&self) -> Result<(), String> {
        self.read(self.board()?)
    }

    /// The same in this position.
    pub(crate) fn read(&self, board: Board) -> Result<(), String> {
        let wish = Wish { trace: self.trace, output: self.output.as_deref(), level: self.level };
        let points = self.points(&board)?;
        match self.subject {
            Subject::String | Subject::Ladder | Subject::Connection | Subject::BreakIn => {
                self.read_captures(board, &points)
            }
            Subject::Combination => deciding::combinations(&board, &self.place, wish),
            Subject::Position => deciding::position(&board, &self.place, wish),
            Subject::Dragon => deciding::dragon(&board, self.stones::<1>(&board)?[0], wish),
            Subject::Semeai => {
                let [own, other] = self.stones::<2>(&board)?;
                if board.color_at(own) == board.color_at(other) {
                    return Err(format!("the stones at `{}` are of one color", self.place));
                }
                deciding::semeai(&board, own, other, wish)
            }
        }
    }

    /// So many stones of the position.
    fn stones<const N: usize>(&self, board: &Board) -> Result<[Point; N], String> {
        self.places(board)?
            .try_into()
            .map_err(|_| format!("it takes {N} stones, as in `C3{}`", if N == 1 { "" } else { "/E3" }))
    }

    fn read_captures(&self, mut board: Board, points: &PointSet) -> Result<(), String> {
        let places = self.strings(&board)?;
        let questions: [(&str, Question); 2] = match self.subject {
            Subject::Ladder => [
                ("restricted_attack", |reader, board, places, without| {
                    reader.restricted_attack(board, places[0], without)
                }),
                ("restricted_defend", |reader, board, places, without| {
                    reader.restricted_defend(board, places[0], without)
                }),
            ],
            Subject::BreakIn => [
                ("break_in", |reader, board, places, area| reader.break_in(board, places[0], area)),
                ("block_off", |reader, board, places, area| reader.block_off(board, places[0], area)),
            ],
            Subject::Connection => [
                ("connect", |reader, board, places, _| reader.string_connect(board, places[0], places[1])),
                ("disconnect", |reader, board, places, _| reader.disconnect(board, places[0], places[1])),
            ],
            _ => [
                ("attack", |reader, board, places, _| reader.attack(board, places[0])),
                ("defend", |reader, board, places, _| reader.find_reinforcement(board, places[0])),
            ],
        };
        let more = self.without.iter().chain(&self.area);
        let words = std::iter::once(&self.place).chain(more).map(String::as_str).collect::<Vec<_>>().join(" ");
        let (mut all, mut answers) = (Trace::default(), Vec::new());
        for (name, question) in questions {
            let mut reader = Reader::default();
            let (reading, trace) = reader.traced(|reader| question(reader, &mut board, &places, points));
            let nodes = reader.nodes() + reader.connection_nodes();
            let code = commands::found(reading, board.size());
            let answer = format!("{name} {words}: {code} ({}; {nodes} nodes)", meaning(reading, &reader));
            println!("{answer}");
            answers.push(answer);
            let confirmed = self.confirmed(name, &mut reader, &mut board, &places);
            if let Some(confirmed) = confirmed.filter(|confirmed| *confirmed != reading) {
                let code = commands::found(confirmed, board.size());
                let meaning = meaning(confirmed, &reader);
                let answer =
                    format!("{name} {words}: {code} ({meaning}; once the move is made, and the opponent asked)");
                println!("{answer}");
                answers.push(answer);
            }
            if self.trace > 0 {
                print_trace(&trace, &board, self.trace);
            }
            all.append(trace);
        }
        match &self.output {
            Some(path) => {
                std::fs::write(path, all.to_sgf(&board, &answers.join("\n"))).map_err(position::in_file(path))
            }
            None => Ok(()),
        }
    }

    /// What becomes of an answer about a connection once its move is made.
    fn confirmed(&self, name: &str, reader: &mut Reader, board: &mut Board, places: &[Point]) -> Option<Reading> {
        let &[a, b] = places else { return None };
        (self.subject == Subject::Connection).then(|| match name {
            "connect" => reader.connect_confirmed(board, a, b),
            _ => reader.disconnect_confirmed(board, a, b),
        })
    }

    fn board(&self) -> Result<Board, String> {
        let path = self.game.as_ref().or(self.infile.as_ref()).ok_or("no game is named")?;
        let (game, _) = position::game_until(path, self.until.as_deref(), true)?;
        Ok(game.board().clone())
    }

    /// The points that a question is about besides its strings: those that are forbidden, or those of the area.
    fn points(&self, board: &Board) -> Result<PointSet, String> {
        if !self.without.is_empty() && self.subject != Subject::Ladder {
            return Err("only ladders are read without some points".to_owned());
        }
        if self.area.is_empty() != (self.subject != Subject::BreakIn) {
            return Err("a break-in is into an area, and nothing else is, as in `break-in C3 --area A1,B1`".to_owned());
        }
        let point = |text| Point::from_text(text, board.size()).ok_or(format!("`{text}` is no point of this board"));
        self.without.iter().chain(&self.area).map(|text| point(text)).collect()
    }

    /// The points of the place, on each of which a stone stands.
    fn places(&self, board: &Board) -> Result<Vec<Point>, String> {
        let places: Option<Vec<_>> = self.place.split('/').map(|text| Point::from_text(text, board.size())).collect();
        let places = places.ok_or(format!("`{}` is no point of this board", self.place))?;
        match places.iter().find(|&&point| board.color_at(point).is_none()) {
            Some(empty) => Err(format!("no stone stands at {}", empty.to_text(board.size()))),
            None => Ok(places),
        }
    }

    /// The string that is asked about, or the two of a connection.
    fn strings(&self, board: &Board) -> Result<Vec<Point>, String> {
        let places = self.places(board)?;
        match (self.subject, places.len()) {
            (Subject::Connection, 2) => {}
            (Subject::Connection, _) => return Err("a connection has two ends, as in `C3/E3`".to_owned()),
            (_, 1) => {}
            _ => return Err(format!("`{}` is more than one string", self.place)),
        }
        let mut colors = places.iter().map(|&point| board.color_at(point));
        let first = colors.next();
        if colors.all(|color| Some(color) == first) {
            Ok(places)
        } else {
            Err(format!("the stones at `{}` are not of one color", self.place))
        }
    }
}

fn print_trace(trace: &Trace, board: &Board, depth: usize) {
    for line in trace.to_text(board, depth).lines() {
        println!("  {line}");
    }
}

/// What the reader's last answer says.
fn meaning(reading: Reading, reader: &Reader) -> &'static str {
    match (reading.outcome, reading.point) {
        _ if reader.was_cut_short() => CUT_SHORT,
        (Outcome::Lost, _) => "no",
        (Outcome::Win, Some(_)) => "yes",
        (Outcome::Win, None) => "yes, without a move",
        (Outcome::KoA, _) => "by a ko that the opponent must find the first threat for",
        (Outcome::KoB, _) => "by a ko that needs the first threat",
    }
}
