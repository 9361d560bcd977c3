//! Does a dragon live, and by which moves is it killed or saved?
//!
//! Answers are GNU Go's: 0 no, 1 yes, 2 yes by a ko that is good for whoever moves first, 3 by one that is not; and the
//! move, `PASS` where none is needed. Whether the last of them was read to the end is asked with `was_cut_short`, or told
//! by the word `uncertain` behind it after `report_uncertainty on`.

use super::position::stone;
use super::{Command, command, found};
use crate::Session;
use crate::protocol::{Answer, Arguments, Failure};
use gnugo_engine::board::{Board, Point};
use gnugo_engine::dragons::OwlAnswer;
use gnugo_engine::engine::Engine;
use gnugo_engine::game::Move;
use gnugo_engine::owl::Side;
use gnugo_engine::races::Race;
use gnugo_engine::reading::{Outcome, Reading};

pub(super) const COMMANDS: &[Command] = &[
    command("owl_attack", "VERTEX", 1..=1, "whether and how a dragon can be killed", |s, a| owl(s, a, Side::Attacker)),
    command("owl_defend", "VERTEX", 1..=1, "whether and how a dragon can be saved", |s, a| owl(s, a, Side::Owner)),
    command("owl_does_attack", "MOVE VERTEX", 2..=2, "whether a move kills a dragon", |s, a| {
        owl_after(s, a, Side::Attacker)
    }),
    command("owl_does_defend", "MOVE VERTEX", 2..=2, "whether a move saves a dragon", |s, a| {
        owl_after(s, a, Side::Owner)
    }),
    command(
        "owl_connection_defends",
        "MOVE VERTEX VERTEX",
        3..=3,
        "whether a move saves two dragons",
        connection_defends,
    ),
    command("owl_threaten_attack", "VERTEX", 1..=1, "whether two moves in a row kill a dragon, and which", |s, a| {
        threaten(s, a, Side::Attacker)
    }),
    command("owl_threaten_defense", "VERTEX", 1..=1, "whether two moves in a row save a dragon, and which", |s, a| {
        threaten(s, a, Side::Owner)
    }),
    command("analyze_semeai", "VERTEX VERTEX", 2..=2, "how a race ends if the first dragon's owner begins", semeai),
    command(
        "analyze_semeai_after_move",
        "COLOR MOVE VERTEX VERTEX",
        4..=4,
        "how a race ends if the first dragon's owner begins, after a move",
        semeai_after_move,
    ),
    command(
        "tactical_analyze_semeai",
        "VERTEX VERTEX",
        2..=2,
        "how a race between two strings alone ends, not their dragons, if the first one's owner begins",
        |s, a| {
            let strings = [stone(s, a)?, stone(s, a)?];
            let board = s.board().clone();
            race(s, &board, strings, Engine::race_of_strings)
        },
    ),
    command("owl_substantial", "VERTEX", 1..=1, "1 if whoever captures a string lives by it, else 0", substantial),
    command("report_uncertainty", "on|off", 1..=1, "whether answers tell that they are uncertain", report_uncertainty),
    command("get_life_node_counter", "", 0..=0, "0: eyes are not searched for", |_, _| Ok("0".to_owned())),
    command("reset_life_node_counter", "", 0..=0, "does nothing", |_, _| Ok(String::new())),
];

fn owl(session: &mut Session, arguments: &mut Arguments<'_>, side: Side) -> Answer {
    let at = stone(session, arguments)?;
    let answer = session.owl(at, side);
    Ok(told(session, &found(Reading { outcome: answer.outcome, point: answer.point }, session.game.size()), answer))
}

fn semeai(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let dragons = [stone(session, arguments)?, stone(session, arguments)?];
    let board = session.board().clone();
    race(session, &board, dragons, Engine::race)
}

fn semeai_after_move(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let (color, made) = (arguments.color()?, made(session, arguments)?);
    let dragons = [stone(session, arguments)?, stone(session, arguments)?];
    let mut board = session.board().clone();
    if !board.try_play(made, color) {
        return Err(Failure::new("the move is illegal"));
    }
    race(session, &board, dragons, Engine::race)
}

/// Whether the first dragon is saved, whether the other one is captured, and the move.
fn race(
    session: &mut Session,
    board: &Board,
    [own, other]: [Point; 2],
    read: fn(&mut Engine, &Board, Point, Point) -> Option<Race>,
) -> Answer {
    if board.color_at(own).is_none() || board.color_at(other).is_none() {
        return Err(Failure::new("the move captures one of the dragons"));
    }
    if board.color_at(own) == board.color_at(other) {
        return Err(Failure::new("the dragons must be of different colors"));
    }
    let race = read(&mut session.engine, board, own, other);
    let race = race.ok_or_else(|| Failure::new("the race is spread too widely"))?;
    let point = Move::from(race.point).to_text(session.game.size());
    let text = format!("{} {} {point}", race.defense.code(), race.attack.code());
    Ok(told(session, &text, OwlAnswer { certain: race.certain, ..OwlAnswer::default() }))
}

fn substantial(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let string = stone(session, arguments)?;
    let board = session.board().clone();
    let answer = session.engine.substantial(&board, string).unwrap_or_default();
    let lives = answer.outcome == Outcome::Win;
    Ok(told(session, if lives { "1" } else { "0" }, answer))
}

/// An answer, with a word about it if that is wanted.
fn told(session: &Session, text: &str, answer: OwlAnswer) -> String {
    let uncertain = session.report_uncertainty && !answer.certain;
    if uncertain { format!("{text} uncertain") } else { text.to_owned() }
}

fn report_uncertainty(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    session.report_uncertainty = match arguments.word()? {
        "on" => true,
        "off" => false,
        _ => return Err(Failure::syntax("it is `on` or `off`")),
    };
    Ok(String::new())
}

/// A point to move at, which is empty.
fn made(session: &Session, arguments: &mut Arguments<'_>) -> Result<Point, Failure> {
    let made = arguments.point(session.game.size())?;
    if session.board().is_empty(made) { Ok(made) } else { Err(Failure::new("the move's vertex must be empty")) }
}

/// Whether `side` succeeds with a move, when it is the other's turn. With an illegal move it does not.
fn succeeds_after(session: &mut Session, made: Point, dragon: Point, side: Side) -> OwlAnswer {
    let board = session.board().clone();
    let illegal = OwlAnswer { outcome: Outcome::Lost, certain: true, ..OwlAnswer::default() };
    session.engine.owl_does(&board, made, dragon, side).unwrap_or(illegal)
}

fn owl_after(session: &mut Session, arguments: &mut Arguments<'_>, side: Side) -> Answer {
    let (made, dragon) = (made(session, arguments)?, stone(session, arguments)?);
    let answer = succeeds_after(session, made, dragon, side);
    Ok(told(session, &answer.outcome.code().to_string(), answer))
}

fn connection_defends(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let made = made(session, arguments)?;
    let dragons = [stone(session, arguments)?, stone(session, arguments)?];
    let outcomes = dragons.map(|dragon| succeeds_after(session, made, dragon, Side::Owner).outcome);
    Ok(outcomes.into_iter().min().unwrap_or_default().code().to_string())
}

/// Two moves of one side in a row.
fn threaten(session: &mut Session, arguments: &mut Arguments<'_>, side: Side) -> Answer {
    let (at, size, board) = (stone(session, arguments)?, session.game.size(), session.board().clone());
    let Some((first, answer)) = session.engine.owl_threat(&board, at, side) else { return Ok("0".to_owned()) };
    let second = Move::from(answer.point);
    Ok(told(session, &format!("1 {} {}", first.to_text(size), second.to_text(size)), answer))
}
