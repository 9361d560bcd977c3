//! What does the engine think of the moves, and why?
//!
//! A value is the points that a move gains over passing: the mean of what simulated games found and what its reasons
//! promise. The first move is the one that is played, and the others follow as the search trusted them. Values are given
//! as they were found, and need not fall: a move that few games began with is valued by these few.
//!
//! After `genmove` the questions without a colour are about the move just played, and after another choice of a move, or a question for
//! a colour's best moves, about that colour in the same position; otherwise about the player to move.

use super::{Command, command};
use crate::Session;
use crate::protocol::{Answer, Arguments};
use gnugo_engine::board::Color;
use gnugo_engine::moves::{Candidate, Choice, ReasonKind};

/// How many moves are worth naming.
const TOP: usize = 10;

pub(super) const COMMANDS: &[Command] = &[
    command(
        "top_moves",
        "",
        0..=0,
        "the best moves, the one to play first, each with the points that it gains over passing",
        top_moves,
    ),
    command("top_moves_black", "", 0..=0, "the best moves for Black", |s, _| Ok(best(s, Color::Black))),
    command("top_moves_white", "", 0..=0, "the best moves for White", |s, _| Ok(best(s, Color::White))),
    command(
        "all_move_values",
        "",
        0..=0,
        "all moves considered, each with the points that it gains over passing",
        all_move_values,
    ),
    command("move_probabilities", "", 0..=0, "the share of simulated games that began with each move", |s, _| {
        Ok(probabilities(s)
            .into_iter()
            .map(|(point, share)| format!("{point} {share:.6}"))
            .collect::<Vec<_>>()
            .join("\n"))
    }),
    command("move_uncertainty", "", 0..=0, "how many bits it takes to tell which move they began with", |s, _| {
        let bits: f32 = probabilities(s).iter().map(|(_, share)| -share * share.log2()).sum();
        Ok(format!("{:.6}", 0.0 + bits))
    }),
    command("move_reasons", "VERTEX", 1..=1, "what speaks for a move", move_reasons),
];

fn best(session: &mut Session, color: Color) -> String {
    let size = session.game.size();
    listed(session.think(color), size)
}

fn valued(candidate: &Candidate, size: usize) -> String {
    format!("{} {:.2}", candidate.point.to_text(size), candidate.value)
}

fn listed(choice: &Choice, size: usize) -> String {
    choice.candidates.iter().take(TOP).map(|candidate| valued(candidate, size)).collect::<Vec<_>>().join(" ")
}

fn top_moves(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    let size = session.game.size();
    Ok(listed(session.thought(), size))
}

/// How the simulated games were shared among the moves: the search gives more of them to moves that it trusts.
fn probabilities(session: &mut Session) -> Vec<(String, f32)> {
    let size = session.game.size();
    let games = |candidate: &Candidate| {
        let mut games = candidate.reasons.iter().filter_map(|reason| match reason.kind {
            ReasonKind::Simulated { games, .. } => Some(games),
            _ => None,
        });
        games.next().unwrap_or(0)
    };
    let begun: Vec<(String, u32)> =
        session.thought().candidates.iter().map(|one| (one.point.to_text(size), games(one))).collect();
    let all: u32 = begun.iter().map(|(_, games)| games).sum();
    begun.into_iter().filter(|(_, games)| *games > 0).map(|(point, games)| (point, games as f32 / all as f32)).collect()
}

fn all_move_values(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    let size = session.game.size();
    let lines: Vec<_> = session.thought().candidates.iter().map(|candidate| valued(candidate, size)).collect();
    Ok(lines.join("\n"))
}

fn move_reasons(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let size = session.game.size();
    let point = arguments.point(size)?;
    // Whoever asked for a move among some points may ask about others too.
    let known = session.thought().candidate(point).is_some();
    let choice = if known { session.thought() } else { session.thought_of_all() };
    let Some(candidate) = choice.candidate(point) else {
        return Ok(format!("{} was not considered", point.to_text(size)));
    };
    let mut lines = vec![format!("{} is worth {:.2}", point.to_text(size), candidate.value)];
    lines.extend(candidate.worth.map(|worth| worth.to_string()));
    lines.extend(candidate.reasons.iter().map(ToString::to_string));
    Ok(lines.join("\n"))
}
