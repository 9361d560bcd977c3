//! What does a pattern say about a position that is drawn in a test?

pub(crate) mod analysed;
pub(crate) mod life;
pub(crate) mod table;

use gnugo_engine::board::{Board, Color, FromDrawing, Point};
use gnugo_engine::pattern::{Database, Kind, Match, Refusal, Surroundings, Symbol, Verdict};
use gnugo_engine::reading::{Outcome, Reader};

/// What a pattern says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// The diagram lies nowhere on the board as it was drawn, or its move is another.
    NoMatch,
    /// It matches, but its class, constraint or helper function refuses it.
    Refused(Refusal),
    /// It is accepted, but the move neither captures (class `A`) nor saves (class `D`) any string of the pattern.
    Vain,
    /// It is accepted.
    Accepted,
}

/// What the pattern of this name says about a drawing: `O` is to move, and `*` is the move that is asked about. For
/// patterns without a move there is no `*`, and they may match anywhere.
pub(crate) fn ask(name: &str, drawing: &str) -> Answer {
    let databases = patterns_rs::databases();
    let asked = Asked::from(drawing);
    let answers = [
        asked.of(databases.shape, name),
        asked.of(databases.attack, name),
        asked.of(databases.defense, name),
        asked.of(databases.connection, name),
    ];
    let [answer] = answers.into_iter().flatten().collect::<Vec<_>>()[..] else {
        panic!("not one pattern has the name `{name}`");
    };
    answer
}

/// A drawing with the point asked about.
struct Asked {
    board: Board,
    point: Option<Point>,
}

impl From<&str> for Asked {
    fn from(drawing: &str) -> Self {
        let board = Board::from_drawing(&drawing.replace('*', ".")).expect("the test draws a board");
        let symbols = drawing.chars().filter(|symbol| !symbol.is_whitespace());
        let point = symbols.enumerate().find(|&(_, symbol)| symbol == '*');
        let size = board.size();
        Self { board, point: point.map(|(index, _)| Point::new(index / size, index % size)) }
    }
}

impl Asked {
    /// What the pattern says; the best of its matches counts. `None` if these databases have no such pattern.
    fn of<K: Kind>(&self, databases: &[&'static Database<K>], name: &str) -> Option<Answer> {
        let home = databases.iter().find(|database| database.patterns().iter().any(|pattern| pattern.name == name))?;
        let matches = home.matches(&self.board, Color::White).into_iter();
        let here = matches.filter(|found| found.pattern.name == name && found.move_point() == self.point);
        let answers = here.map(|found| judge(&found, self.board.clone()));
        Some(answers.max_by_key(|answer| *answer == Answer::Accepted).unwrap_or(Answer::NoMatch))
    }
}

fn judge<K: Kind>(found: &Match<K>, mut board: Board) -> Answer {
    let mut reader = Reader::default();
    let verdict = found.judge(&mut Surroundings::new(&mut board, &mut reader, Color::White));
    match verdict {
        Verdict::Refused(reason) => Answer::Refused(reason),
        Verdict::Unknown(missing) => panic!("it cannot be judged without {missing:?}"),
        Verdict::Accepted(_) if is_vain(found, &mut board, &mut reader) => Answer::Vain,
        Verdict::Accepted(_) => Answer::Accepted,
    }
}

/// Whether the promise of class `A` or `D` is not kept (spec/patterns.texi, "Attack and Defense Database").
fn is_vain<K: Kind>(found: &Match<K>, board: &mut Board, reader: &mut Reader) -> bool {
    let Some(point) = found.move_point() else { return false };
    let cells: Vec<_> = found.pattern.diagram.symbols().collect();
    let mut promise = |letter, stones, keeps: fn(&mut Reader, &mut Board, Point, Point) -> Outcome| {
        let mut strings = cells.iter().filter(|&&(_, _, symbol)| symbol == stones);
        found.pattern.classes.has(letter)
            && !strings.any(|&(row, column, _)| keeps(reader, board, point, found.point(row, column)) != Outcome::Lost)
    };
    promise('A', Symbol::Enemy, Reader::does_attack)
        || promise('D', Symbol::Own, |reader, board, point, string| {
            // A string that nobody can capture needs no defence.
            match reader.attack(board, string).outcome {
                Outcome::Lost => Outcome::Lost,
                _ => reader.does_defend(board, point, string),
            }
        })
}
