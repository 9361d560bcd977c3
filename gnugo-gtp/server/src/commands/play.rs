//! Who plays where?

use super::{Command, command};
use crate::Session;
use crate::protocol::{Answer, Arguments, Failure, vertex};
use gnugo_engine::board::Color;
use gnugo_engine::game::Move;
use gnugo_engine::moves::{Choice, Decision, Purpose};
use std::time::Instant;

pub(super) const COMMANDS: &[Command] = &[
    command("play", "COLOR VERTEX", 2..=2, "plays a stone, or passes", play),
    command("black", "VERTEX", 1..=1, "plays a black stone, or passes", |s, a| play_as(s, Color::Black, a)),
    command("white", "VERTEX", 1..=1, "plays a white stone, or passes", |s, a| play_as(s, Color::White, a)),
    command("genmove", "COLOR", 1..=1, "chooses a move and plays it", genmove),
    command("genmove_black", "", 0..=0, "the same for Black", |s, _| generate(s, Color::Black, Purpose::Game)),
    command("genmove_white", "", 0..=0, "the same for White", |s, _| generate(s, Color::White, Purpose::Game)),
    command("kgs-genmove_cleanup", "COLOR", 1..=1, "the same, taking all dead stones before it passes", cleanup),
    command("reg_genmove", "COLOR", 1..=1, "chooses a move and does not play it", reg_genmove),
    command("undo", "", 0..=0, "takes the last move back", |s, _| undo(s, 1)),
    command("gg-undo", "[MOVES]", 0..=1, "takes the last moves back, or none", gg_undo),
];

fn play(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let color = arguments.color()?;
    play_as(session, color, arguments)
}

fn play_as(session: &mut Session, color: Color, arguments: &mut Arguments<'_>) -> Answer {
    let made = arguments.vertex(session.game.size())?;
    session.game.play(color, made).map_err(|why| Failure::new("illegal move").with_hint(why))?;
    session.changed();
    Ok(String::new())
}

fn genmove(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let color = arguments.color()?;
    generate(session, color, Purpose::Game)
}

fn cleanup(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let color = arguments.color()?;
    generate(session, color, Purpose::Cleanup)
}

fn generate(session: &mut Session, color: Color, purpose: Purpose) -> Answer {
    let began = Instant::now();
    let budget = session.clock.budget(color, moves_to_come(session));
    let choice = session.engine.choose_for(&session.game, color, purpose, budget);
    session.clock.spend(color, began.elapsed());
    let answer = match made(&choice) {
        None => "resign".to_owned(),
        Some(best) => {
            // The rules have the last word, whatever the engine chose.
            let others = choice.candidates.iter().map(|candidate| Move::Play(candidate.point));
            let mut moves = std::iter::once(best).chain(others).chain([Move::Pass]);
            let legal = moves.find(|&made| session.game.play(color, made).is_ok());
            session.changed();
            vertex(legal.unwrap_or(Move::Pass), session.game.size())
        }
    };
    session.remember(color, choice, true);
    Ok(answer)
}

/// The move that was decided on; `None` for a resignation.
fn made(choice: &Choice) -> Option<Move> {
    match choice.decision {
        Decision::Play(point) => Some(Move::Play(point)),
        Decision::Pass => Some(Move::Pass),
        Decision::Resign => None,
    }
}

/// At most how many moves of its own a player has to share its time among: half of the empty points, and some for what
/// is played where stones were captured.
fn moves_to_come(session: &Session) -> usize {
    session.game.board().empty_points().len() / 2 + 10
}

fn reg_genmove(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let color = arguments.color()?;
    let made = made(session.think(color));
    Ok(made.map_or_else(|| "resign".to_owned(), |made| vertex(made, session.game.size())))
}

fn gg_undo(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let moves = if arguments.is_empty() { 1 } else { arguments.count()? };
    undo(session, moves)
}

fn undo(session: &mut Session, moves: usize) -> Answer {
    if moves > session.game.history().len() {
        return Err(Failure::new("cannot undo").with_hint("so many moves have not been played"));
    }
    for _ in 0..moves {
        session.game.undo();
    }
    session.changed();
    Ok(String::new())
}
