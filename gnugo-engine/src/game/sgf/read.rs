//! From the text of a file to a game.

use super::faults::Faults;
use super::node::{Node, letters, simple_text};
use super::outline::main_line;
use super::root;
use super::setup::Setup;
use super::{Info, SgfError, Stop};
use crate::board::{Color, Point};
use crate::game::{Game, Illegal, Move, Rules, Superko};
use std::borrow::Cow;

/// The game in a file, up to where it is to stop, and what else the file tells. A file with a fault is refused;
/// [`read_leniently`] takes what can be understood of it.
///
/// After a [`Stop`] before a move it is the turn of the player who makes that move in the file.
///
/// ```
/// use gnugo_engine::game::sgf::{self, Stop};
/// let (game, info) = sgf::read("(;SZ[9]PB[Ann]KM[6.5];B[ee];W[])", Stop::End)?;
/// assert_eq!((game.size(), game.history().len(), info.black.as_str()), (9, 2, "Ann"));
/// # Ok::<(), sgf::SgfError>(())
/// ```
///
/// # Errors
/// What is wrong with the file, and where.
pub fn read(file: impl AsRef<[u8]>, stop: Stop) -> Result<(Game, Info), SgfError> {
    Ok(Reader::read(file.as_ref(), stop, Faults::refused(), None)?.finish())
}

/// The same of a file as it is found in the wild: what can be understood is read, and the faults tell what was not. A
/// move that is illegal is left out, and the others are played.
///
/// ```
/// use gnugo_engine::game::sgf::{self, Stop};
/// let (game, _, faults) = sgf::read_leniently("(;SZ[9x9]KM[6.5 points];B[ee];W[ee];W[ce", Stop::End)?;
/// assert_eq!((game.size(), game.komi(), game.history().len()), (9, 6.5, 1));
/// assert_eq!(faults.len(), 5);
/// # Ok::<(), sgf::SgfError>(())
/// ```
///
/// # Errors
/// If there is no game of Go in the file, or its board has no size that is known here.
pub fn read_leniently(file: impl AsRef<[u8]>, stop: Stop) -> Result<(Game, Info, Vec<SgfError>), SgfError> {
    let mut reader = Reader::read(file.as_ref(), stop, Faults::collected(), None)?;
    let faults = std::mem::replace(&mut reader.faults, Faults::refused()).told();
    let (game, info) = reader.finish();
    Ok((game, info, faults))
}

/// The same up to the move of this number, which the game must have: [`read`] would take its end instead. The position
/// after the last move is that before a next one.
///
/// # Errors
/// What is wrong with the file, and where, or that there is no such move.
pub fn read_before(file: impl AsRef<[u8]>, number: usize) -> Result<(Game, Info), SgfError> {
    // They count from 1.
    let stop = if number == 0 { Stop::End } else { Stop::Move(number) };
    let reader = Reader::read(file.as_ref(), stop, Faults::refused(), None)?;
    if number == 0 || number > reader.moves + 1 {
        return Err(SgfError::NoMove { number, moves: reader.moves });
    }
    Ok(reader.finish())
}

/// The whole game of a file, with the moves that were made before stones were set up on the way: a game for each stretch of moves, in
/// their order. All but the last end before stones are set up, and the last is that of [`read`].
///
/// ```
/// use gnugo_engine::game::sgf;
/// let parts = sgf::read_in_parts("(;SZ[9]AB[cc];B[ee];W[gg];AE[cc];B[cg])")?;
/// let moves: Vec<usize> = parts.iter().map(|game| game.history().len()).collect();
/// let next: Vec<usize> = parts.iter().map(|game| game.next_move_number()).collect();
/// assert_eq!((moves, next), (vec![2, 1], vec![3, 4]));
/// # Ok::<(), sgf::SgfError>(())
/// ```
///
/// # Errors
/// What is wrong with the file, and where.
pub fn read_in_parts(file: impl AsRef<[u8]>) -> Result<Vec<Game>, SgfError> {
    let mut reader = Reader::read(file.as_ref(), Stop::End, Faults::refused(), Some(Vec::new()))?;
    let mut parts = reader.earlier.take().unwrap_or_default();
    let (last, info) = reader.finish();
    parts.iter_mut().for_each(|part| part.set_rules(info.rules.unwrap_or_default()));
    parts.push(last);
    Ok(parts)
}

/// UTF-8 if it is that, otherwise Latin-1, in which every byte is a letter.
fn decode(bytes: &[u8]) -> Cow<'_, str> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| char::from(byte)).collect()),
    }
}

/// The game so far.
struct Reader {
    game: Game,
    /// What it was before stones were set up after moves, if that is asked for.
    earlier: Option<Vec<Game>>,
    info: Info,
    stop: Stop,
    moves: usize,
    setup: Setup,
    faults: Faults,
}

impl Reader {
    fn read(file: &[u8], stop: Stop, mut faults: Faults, earlier: Option<Vec<Game>>) -> Result<Self, SgfError> {
        let text = decode(file);
        let mut nodes = main_line(&text, &mut faults)?.into_iter().zip(1..);
        let (root, number) = nodes.next().ok_or(SgfError::NoGame)?;
        let root = Node::parse(root, number, &mut faults)?;
        let mut reader = Self { earlier, ..Self::new(&root, stop, faults)? };
        let mut more = reader.follow(&root)?;
        while more {
            let Some((text, number)) = nodes.next() else { break };
            let node = Node::parse(text, number, &mut reader.faults)?;
            more = reader.follow(&node)?;
        }
        reader.carry_out_setup()?;
        if let Some(color) = reader.setup.turn() {
            reader.game.set_to_move(color);
        }
        if reader.info.komi.is_none() && reader.moves > 0 {
            reader.faults.note(SgfError::NoKomi);
        }
        // What is left need not be played, but it must be SGF.
        if reader.faults.is_strict() {
            for (text, number) in nodes {
                Node::parse(text, number, &mut reader.faults)?;
            }
        }
        Ok(reader)
    }

    fn new(root: &Node<'_>, stop: Stop, mut faults: Faults) -> Result<Self, SgfError> {
        // Some servers write it twice, and some write no number: such a game is taken for Go.
        if let Some(game) = root.value("GM").and_then(|value| value.trim().parse::<u32>().ok())
            && game != 1
        {
            return Err(SgfError::NotGo);
        }
        let text = |name| root.value(name).map(simple_text).unwrap_or_default();
        let info = Info {
            black: text("PB"),
            white: text("PW"),
            result: text("RE"),
            event: text("EV"),
            date: text("DT"),
            komi: root::komi(root, &mut faults)?,
            rules: root::rules(root, &mut faults)?,
        };
        let size = root::size(root, &mut faults)?;
        let handicap = root::handicap(root, size, &mut faults)?;
        let rules = Rules { superko: Superko::None, ..info.rules.unwrap_or_default() };
        let mut game = Game::new(size, rules, info.komi.unwrap_or(0.0))?;
        if handicap > 1 {
            game.set_handicap(handicap);
        }
        Ok(Self { game, earlier: None, info, stop, moves: 0, setup: Setup::default(), faults })
    }

    /// Does what a node says. `false` if it stopped there.
    fn follow(&mut self, node: &Node<'_>) -> Result<bool, SgfError> {
        root::check_later(node, self.game.size(), self.info.komi, &mut self.faults)?;
        // A node may not contain both, but where it does, the stones come first.
        self.setup.gather(node, self.game.size(), &mut self.faults)?;
        // Many nodes with stones can be set up at once, unless each has to be looked at.
        if self.faults.is_strict() {
            self.carry_out_setup()?;
        }
        for property in &node.properties {
            let color = match property.name.as_ref() {
                "B" => Color::Black,
                "W" => Color::White,
                _ => continue,
            };
            if property.values.len() > 1 {
                self.faults.found(node.bad_value(&property.name, &property.values.join("][")))?;
            }
            let Some(value) = property.values.first() else { continue };
            self.carry_out_setup()?;
            if !self.play(node, color, value)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn carry_out_setup(&mut self) -> Result<(), SgfError> {
        if self.setup.changes_something()
            && !self.game.history().is_empty()
            && let Some(earlier) = &mut self.earlier
        {
            earlier.push(self.game.clone());
        }
        self.setup.carry_out(&mut self.game, &mut self.faults)
    }

    /// Plays a move. `false` if it is the one to stop before.
    fn play(&mut self, node: &Node<'_>, color: Color, value: &str) -> Result<bool, SgfError> {
        self.moves += 1;
        let number = self.moves;
        let made = self.understand(node, color, value)?;
        let here = match self.stop {
            Stop::End => false,
            Stop::Move(stop) => number >= stop,
            Stop::Point(point) => made == Some(Move::Play(point)),
        };
        if here {
            self.setup.set_turn(color);
            return Ok(false);
        }
        let Some(made) = made else { return Ok(true) };
        self.setup.forget_turn();
        let size = self.game.size();
        let at = made.point().map_or_else(String::new, |point| point.to_text(size));
        if let Err(reason) = self.game.play(color, made) {
            self.faults.found(SgfError::Move { number, at, reason })?;
        }
        Ok(true)
    }

    /// The move that a value stands for, if it stands for one.
    fn understand(&mut self, node: &Node<'_>, color: Color, value: &str) -> Result<Option<Move>, SgfError> {
        let (value, size) = (value.trim(), self.game.size());
        // On boards of up to 19 lines `tt` is an old way to write a pass.
        if value.is_empty() || value == "tt" {
            return Ok(Some(Move::Pass));
        }
        let fault = match letters(value) {
            Some((row, column)) if row < size && column < size => {
                return Ok(Some(Move::Play(Point::new(row, column))));
            }
            Some(_) => SgfError::Move { number: self.moves, at: value.to_owned(), reason: Illegal::OffBoard },
            None => {
                let name = if color == Color::Black { "B" } else { "W" };
                node.bad_value(name, value)
            }
        };
        self.faults.found(fault)?;
        // Some programs write moves as they are spoken, such as `D4`.
        Ok(Point::from_text(value, size).filter(|_| letters(value).is_none()).map(Move::Play))
    }

    fn finish(mut self) -> (Game, Info) {
        self.game.set_rules(self.info.rules.unwrap_or_default());
        (self.game, self.info)
    }
}
