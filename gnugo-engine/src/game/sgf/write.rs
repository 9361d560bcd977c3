//! From a game to the text of a file.

use super::Info;
use crate::board::{Color, Point};
use crate::game::Game;
use sgf_parse::SgfNode;
use sgf_parse::go::Prop;

/// The file of a game: its start as stones set up, then one node a move, a line for every ten of them.
///
/// The komi and the rules are those of the game; names and result are those of `info`.
#[must_use]
pub fn write(game: &Game, info: &Info) -> String {
    write_with_comments(game, info, &[])
}

/// The same with comments on some moves, each with the number of its move (from 1), in rising order.
#[must_use]
pub fn write_with_comments(game: &Game, info: &Info, comments: &[(usize, String)]) -> String {
    let mut comments = comments.iter().peekable();
    let mut text = format!("({}", node(root(game, info)));
    for (i, &(color, made)) in game.history().iter().enumerate() {
        if i.is_multiple_of(10) {
            text.push('\n');
        }
        let at = made.point().map_or_else(String::new, point_text);
        let mut properties = vec![property(if color == Color::Black { "B" } else { "W" }, vec![at])];
        if let Some((_, comment)) = comments.next_if(|(number, _)| *number == i + 1) {
            properties.push(Prop::C(comment.as_str().into()));
        }
        text.push_str(&node(properties));
    }
    text.push_str(")\n");
    text
}

/// The file of the position at hand: its stones set up, without the moves that led to it, and whose turn it is. The empty points where
/// that player may not play are in GNU Go's property `IL`, which other programs pass over.
#[must_use]
pub fn write_position(game: &Game) -> String {
    let color = game.to_move();
    let mut position = Game::from_board(game.board().clone(), game.rules(), game.komi());
    position.set_to_move(color);
    let mut properties = root(&position, &Info::default());
    let illegal = game.board().empty_points().difference(&game.legal_moves(color));
    if !illegal.is_empty() {
        properties.push(property("IL", illegal.iter().map(point_text).collect()));
    }
    format!("({})\n", node(properties))
}

fn root(game: &Game, info: &Info) -> Vec<Prop> {
    let mut root = vec![
        property("GM", vec!["1".to_owned()]),
        property("FF", vec!["4".to_owned()]),
        property("CA", vec!["UTF-8".to_owned()]),
        property("SZ", vec![game.size().to_string()]),
        property("KM", vec![game.komi().to_string()]),
        property("RU", vec![game.rules().name().to_owned()]),
    ];
    let texts = [
        Prop::PB(info.black.as_str().into()),
        Prop::PW(info.white.as_str().into()),
        Prop::RE(info.result.as_str().into()),
        Prop::EV(info.event.as_str().into()),
        Prop::DT(info.date.as_str().into()),
    ];
    let given = [&info.black, &info.white, &info.result, &info.event, &info.date].map(|text| !text.is_empty());
    root.extend(texts.into_iter().zip(given).filter(|(_, given)| *given).map(|(text, _)| text));
    if game.handicap() >= 2 {
        root.push(property("HA", vec![game.handicap().to_string()]));
    }
    let stones = game.setup_stones();
    for (name, color) in [("AB", Color::Black), ("AW", Color::White)] {
        let points: Vec<_> = stones.iter().filter(|(_, c)| *c == color).map(|(point, _)| point_text(*point)).collect();
        if !points.is_empty() {
            root.push(property(name, points));
        }
    }
    let first = game.first_to_move();
    if !stones.is_empty() || first == Color::White {
        root.push(property("PL", vec![if first == Color::Black { "B" } else { "W" }.to_owned()]));
    }
    root
}

/// A property as it is: its values need no escapes.
fn property(name: &str, values: Vec<String>) -> Prop {
    Prop::Unknown(name.to_owned(), values)
}

/// One node, alone: the crate writes whole trees by recursion.
fn node(properties: Vec<Prop>) -> String {
    SgfNode::new(properties, Vec::new(), false).to_string()
}

fn point_text(point: Point) -> String {
    [point.column(), point.row()].iter().map(|&n| char::from(b'a' + n as u8)).collect()
}
