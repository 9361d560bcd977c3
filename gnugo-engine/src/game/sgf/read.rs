//! From the text of a file to a game.

use super::outline::main_line;
use super::{Info, SgfError, Stop};
use crate::board::{Color, Point};
use crate::game::{Game, Move, Rules, Superko};
use sgf_parse::go::{self, Prop};
use sgf_parse::{ParseOptions, SgfParseError};
use std::borrow::Cow;
use std::collections::HashSet;

/// The size of a board of which the file says nothing (the SGF specification).
const DEFAULT_SIZE: usize = 19;

/// The game in a file, up to where it is to stop, and what else the file tells.
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
    Ok(Reader::read(file.as_ref(), stop)?.finish())
}

/// The same up to the move of this number, which the game must have: [`read`] would take its end instead. The position
/// after the last move is that before a next one.
///
/// # Errors
/// What is wrong with the file, and where, or that there is no such move.
pub fn read_before(file: impl AsRef<[u8]>, number: usize) -> Result<(Game, Info), SgfError> {
    // They count from 1.
    let stop = if number == 0 { Stop::End } else { Stop::Move(number) };
    let reader = Reader::read(file.as_ref(), stop)?;
    if number == 0 || number > reader.moves + 1 {
        return Err(SgfError::NoMove { number, moves: reader.moves });
    }
    Ok(reader.finish())
}

/// UTF-8 if it is that, otherwise Latin-1, in which every byte is a letter.
fn decode(bytes: &[u8]) -> Cow<'_, str> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| char::from(byte)).collect()),
    }
}

/// A node of the main line.
struct Node {
    number: usize,
    properties: Vec<Prop>,
}

impl Node {
    fn parse(text: &str, number: usize) -> Result<Self, SgfError> {
        // Most nodes are a move and nothing else, and a long game is read in a third of the time if they are read here.
        if let Some(property) = bare_move(text) {
            return Ok(Self { number, properties: vec![property] });
        }
        let text = ["(;", text, ")"].concat();
        let understood = match sgf_parse::parse(&text) {
            // A `GM` that is written twice or is no number: some servers do so. Then the game is taken for Go.
            Err(SgfParseError::UnexpectedProperty | SgfParseError::InvalidGameType) => {
                sgf_parse::parse_with_options(&text, &ParseOptions { lenient: true, ..ParseOptions::default() })
            }
            strict => strict,
        };
        let trees = understood.map_err(|e| SgfError::Node { node: number, reason: e.to_string() })?;
        let tree = trees.into_iter().next().ok_or(SgfError::NoGame)?;
        let node = tree.into_go_node().map_err(|_| SgfError::NotGo)?;
        Ok(Self { number, properties: node.properties })
    }

    fn bad_value(&self, property: &str, values: &[String]) -> SgfError {
        SgfError::Value { node: self.number, property: property.to_owned(), value: values.join("][") }
    }
}

/// The move that is all there is in a node, such as `B[pd]`. Nothing if there may be more to it.
fn bare_move(text: &str) -> Option<Prop> {
    let [color, b'[', x @ b'a'..=b'z', y @ b'a'..=b'z', b']'] = *text.trim_ascii().as_bytes() else { return None };
    let at = go::Move::Move(go::Point { x: x - b'a', y: y - b'a' });
    match color {
        b'B' => Some(Prop::B(at)),
        b'W' => Some(Prop::W(at)),
        _ => None,
    }
}

/// The game so far.
struct Reader {
    game: Game,
    info: Info,
    stop: Stop,
    moves: usize,
}

impl Reader {
    fn read(file: &[u8], stop: Stop) -> Result<Self, SgfError> {
        let text = decode(file);
        let mut nodes = main_line(&text)?.into_iter().zip(1..).map(|(text, number)| Node::parse(text, number));
        let root = nodes.next().ok_or(SgfError::NoGame)??;
        let mut reader = Self::new(&root, stop)?;
        let mut more = reader.follow(&root)?;
        while more {
            let Some(node) = nodes.next() else { break };
            more = reader.follow(&node?)?;
        }
        // What is left need not be played, but it must be SGF.
        for node in nodes {
            node?;
        }
        Ok(reader)
    }

    fn new(root: &Node, stop: Stop) -> Result<Self, SgfError> {
        let mut info = Info::default();
        let (mut size, mut handicap) = (DEFAULT_SIZE, 0);
        for property in &root.properties {
            match property {
                Prop::SZ((columns, rows)) if columns == rows => size = usize::from(*columns),
                Prop::SZ((columns, rows)) => return Err(SgfError::SizeText(format!("{columns}:{rows}"))),
                Prop::Invalid(name, values) if name == "SZ" => return Err(SgfError::SizeText(values.join("]["))),
                Prop::HA(stones) => handicap = usize::try_from(*stones).unwrap_or(0),
                Prop::KM(komi) => info.komi = finite(*komi as f32),
                // Some programs write a decimal comma; a komi that cannot be read is no reason to refuse a game.
                Prop::Invalid(name, values) if name == "KM" => {
                    let komi = values.first().and_then(|value| value.trim().replace(',', ".").parse().ok());
                    info.komi = komi.and_then(finite);
                }
                Prop::RU(rules) => info.rules = Rules::from_name(&rules.text),
                Prop::PB(name) => info.black.clone_from(&name.text),
                Prop::PW(name) => info.white.clone_from(&name.text),
                Prop::RE(result) => info.result.clone_from(&result.text),
                Prop::EV(event) => info.event.clone_from(&event.text),
                Prop::DT(date) => info.date.clone_from(&date.text),
                _ => {}
            }
        }
        let rules = Rules { superko: Superko::None, ..info.rules.unwrap_or_default() };
        let mut game = Game::new(size, rules, info.komi.unwrap_or(0.0))?;
        if (2..size * size).contains(&handicap) {
            game.set_handicap(handicap);
        }
        Ok(Self { game, info, stop, moves: 0 })
    }

    /// Does what a node says. `false` if it stopped there.
    fn follow(&mut self, node: &Node) -> Result<bool, SgfError> {
        // A node may not contain both, but where it does, the stones come first.
        self.set_up(node)?;
        for property in &node.properties {
            let (color, made) = match property {
                Prop::B(made) => (Color::Black, made),
                Prop::W(made) => (Color::White, made),
                Prop::Invalid(name, values) if name == "B" || name == "W" => return Err(node.bad_value(name, values)),
                _ => continue,
            };
            if !self.play(color, *made)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn set_up(&mut self, node: &Node) -> Result<(), SgfError> {
        let mut changes = Vec::new();
        let mut turn = None;
        for property in &node.properties {
            let (points, color) = match property {
                Prop::AB(points) => (points, Some(Color::Black)),
                Prop::AW(points) => (points, Some(Color::White)),
                Prop::AE(points) => (points, None),
                Prop::PL(sgf_parse::Color::Black) => {
                    turn = Some(Color::Black);
                    continue;
                }
                Prop::PL(sgf_parse::Color::White) => {
                    turn = Some(Color::White);
                    continue;
                }
                Prop::Invalid(name, values) if ["AB", "AW", "AE"].contains(&name.as_str()) => {
                    // Some programs write an empty list.
                    if values.iter().all(|value| value.trim().is_empty()) {
                        continue;
                    }
                    return Err(node.bad_value(name, values));
                }
                _ => continue,
            };
            self.collect(node, points, color, &mut changes)?;
        }
        if !changes.is_empty() {
            let setup = |reason| SgfError::Setup { node: node.number, reason };
            self.game.edit(&changes).map_err(setup)?;
        }
        if let Some(color) = turn {
            self.game.set_to_move(color);
        }
        Ok(())
    }

    fn collect(
        &self,
        node: &Node,
        points: &HashSet<go::Point>,
        color: Option<Color>,
        changes: &mut Vec<(Point, Option<Color>)>,
    ) -> Result<(), SgfError> {
        for at in points {
            let point = self.point(*at).ok_or_else(|| {
                let name = match color {
                    Some(Color::Black) => "AB",
                    Some(Color::White) => "AW",
                    None => "AE",
                };
                node.bad_value(name, &[point_text(*at)])
            })?;
            changes.push((point, color));
        }
        // The crate's sets have no order, and which fault is reported should not be left to chance.
        changes.sort_by_key(|(point, _)| *point);
        Ok(())
    }

    /// Plays a move. `false` if it is the one to stop before.
    fn play(&mut self, color: Color, made: go::Move) -> Result<bool, SgfError> {
        self.moves += 1;
        let number = self.moves;
        let made = match made {
            go::Move::Pass => Move::Pass,
            go::Move::Move(at) => match self.point(at) {
                Some(point) => Move::Play(point),
                // On boards of up to 19 lines `tt` is an old way to write a pass.
                None if at == (go::Point { x: 19, y: 19 }) => Move::Pass,
                None => {
                    return Err(SgfError::Move { number, at: point_text(at), reason: super::Illegal::OffBoard });
                }
            },
        };
        let here = match self.stop {
            Stop::End => false,
            Stop::Move(stop) => number >= stop,
            Stop::Point(point) => made == Move::Play(point),
        };
        if here {
            self.game.set_to_move(color);
            return Ok(false);
        }
        let size = self.game.size();
        let at = made.point().map_or_else(String::new, |point| point.to_text(size));
        self.game.play(color, made).map_err(|reason| SgfError::Move { number, at, reason })?;
        Ok(true)
    }

    fn point(&self, at: go::Point) -> Option<Point> {
        Point::on_board(at.y.into(), at.x.into(), self.game.size())
    }

    fn finish(mut self) -> (Game, Info) {
        self.game.set_rules(self.info.rules.unwrap_or_default());
        (self.game, self.info)
    }
}

fn finite(komi: f32) -> Option<f32> {
    komi.is_finite().then_some(komi)
}

/// A point as the file writes it.
fn point_text(at: go::Point) -> String {
    let letter = |n: u8| char::from(if n < 26 { b'a' + n } else { b'A' + (n - 26) });
    [letter(at.x), letter(at.y)].iter().collect()
}
