//! Who has won, and what is dead?
//!
//! Asked in the middle of a game, the answer is the most likely one; a stone whose fate is open counts as alive.

use super::{Command, command};
use crate::Session;
use crate::protocol::{Answer, Arguments, Failure, points};
use gnugo_engine::board::{Color, PointSet};
use gnugo_engine::scoring::{self, Estimate, Life, Score, Status, Territory};
use gnugo_engine::unconditional::{Unconditional, UnconditionalStatus};

pub(super) const COMMANDS: &[Command] = &[
    command("final_score", "[SEED]", 0..=1, "who wins by how much, as the game stands", |s, a| {
        seed(a)?;
        Ok(score(s).to_string())
    }),
    command("final_status", "VERTEX [SEED]", 1..=2, "what becomes of a stone or an empty point", status_of),
    command("final_status_list", "STATUS [SEED]", 1..=2, "the points of this status", status_list),
    command(
        "unconditional_status",
        "VERTEX",
        1..=1,
        "what a point is, whatever the opponent does there",
        unconditional,
    ),
    command("experimental_score", "COLOR", 1..=1, "who is ahead by how much if a player moves next", next_score),
    command("new_score", "", 0..=0, "the final score, with bounds (negative for Black)", new_score),
    command("estimate_score", "", 0..=0, "who is ahead by how much, with bounds (negative for Black)", estimate),
];

/// The states that points have, as GNU Go names them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Alive,
    Dead,
    Seki,
    Territory(Color),
    Dame,
}

impl Fate {
    const ALL: [(&'static str, Self); 6] = [
        ("alive", Self::Alive),
        ("dead", Self::Dead),
        ("seki", Self::Seki),
        ("white_territory", Self::Territory(Color::White)),
        ("black_territory", Self::Territory(Color::Black)),
        ("dame", Self::Dame),
    ];

    fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, fate)| fate)
    }

    fn name(self) -> &'static str {
        Self::ALL.into_iter().find(|(_, fate)| *fate == self).map_or("unknown", |(name, _)| name)
    }

    fn of_stone(life: Life) -> Self {
        match life {
            Life::Alive | Life::Unknown => Self::Alive,
            Life::Dead => Self::Dead,
            Life::Seki => Self::Seki,
        }
    }
}

/// Random numbers have no part in it: a seed is read, and leads to the same answer.
fn seed(arguments: &mut Arguments<'_>) -> Result<(), Failure> {
    if arguments.is_empty() { Ok(()) } else { arguments.integer().map(drop) }
}

fn score(session: &mut Session) -> Score {
    let status = session.final_status();
    let score = Score::of(&session.game, &status);
    session.found_score(score);
    score
}

fn status_of(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let point = arguments.point(session.game.size())?;
    seed(arguments)?;
    let status = session.final_status();
    let fate = match (status.life(point), status.territory(point)) {
        (Some(life), _) => Fate::of_stone(life),
        (None, Some(Territory::Of(color))) => Fate::Territory(color),
        (None, Some(Territory::Dame) | None) => Fate::Dame,
    };
    Ok(fate.name().to_owned())
}

fn status_list(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let fate = Fate::named(arguments.word()?)
        .ok_or_else(|| Failure::syntax("it is alive, dead, seki, white_territory, black_territory or dame"))?;
    seed(arguments)?;
    let (status, size) = (session.final_status(), session.game.size());
    let territory = |color| status.territory_of(color).intersection(&session.game.board().empty_points());
    Ok(match fate {
        Fate::Territory(color) => points(&territory(color), size),
        Fate::Dame => points(&status.dame(), size),
        Fate::Alive => strings(session, &stones(&status, &[Life::Alive, Life::Unknown])),
        Fate::Dead => strings(session, &stones(&status, &[Life::Dead])),
        Fate::Seki => strings(session, &stones(&status, &[Life::Seki])),
    })
}

fn stones(status: &Status, lives: &[Life]) -> PointSet {
    lives.iter().fold(PointSet::EMPTY, |all, &life| all.union(&status.stones(life)))
}

/// Stones as the protocol lists them: a line for each string.
fn strings(session: &Session, stones: &PointSet) -> String {
    let board = session.game.board();
    let lines = board.origins().filter(|&origin| stones.contains(origin));
    lines.map(|origin| points(&board.string_stones(origin), board.size())).collect::<Vec<_>>().join("\n")
}

fn unconditional(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let point = arguments.point(session.game.size())?;
    let fate = match Unconditional::new(session.board()).status(point) {
        UnconditionalStatus::Alive => Fate::Alive,
        UnconditionalStatus::Dead => Fate::Dead,
        UnconditionalStatus::Territory(color) => Fate::Territory(color),
        UnconditionalStatus::Unknown => return Ok("undecided".to_owned()),
    };
    Ok(fate.name().to_owned())
}

/// A lead with its bounds, which GNU Go gives as White's lead, whoever is ahead.
fn bounded(score: Score, if_white: Score, if_black: Score) -> String {
    // No negative zero.
    let lead = |score: Score| 0.0 - score.0;
    format!("{score} (upper bound: {:.1}, lower: {:.1})", lead(if_white), lead(if_black))
}

fn new_score(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    let score = score(session);
    Ok(bounded(score, score, score))
}

fn estimated(session: &mut Session) -> Estimate {
    let analysis = session.engine.analyse(session.game.board());
    scoring::estimate(&session.game, &analysis)
}

fn next_score(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let color = arguments.color()?;
    // As GNU Go: White's lead, as a number. No negative zero.
    Ok(format!("{:.3}", 0.0 - estimated(session).with_next(color).0))
}

/// Bounded by what is expected if White, and if Black, moves next.
fn estimate(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    let estimate = estimated(session);
    Ok(bounded(estimate.score(), estimate.with_next(Color::White), estimate.with_next(Color::Black)))
}
