//! Which moves are proposed, and which one is chosen?
//!
//! Both players are asked, the one that simulates games and the one that only knows, with a fixed seed and at a low level, so that
//! the number of simulated games is fixed too. Two functions of the system's mathematics library, `ln` and `tanh`, take part in the
//! search: one that rounds otherwise could choose otherwise.

use super::kind::Counts;
use super::notes::Notes;
use super::positions::Position;
use gnugo_engine::engine::{Databases, Engine};
use gnugo_engine::moves::{Candidate, Choice, Player, ReasonKind};

/// The level at which moves are chosen,
const LEVEL: u8 = 5;
/// and the games of a choice: so many that what the player that knows makes of the position counts too.
const GAMES: u32 = 1_000;
/// The level of the player that only knows. It reads four times as many games for each level, so that a lower level costs as much.
const KNOWING_LEVEL: u8 = 2;
/// What the simulated games start from.
const SEED: u64 = 1;

/// Asks what is proposed, and then for a move.
pub(super) fn ask(position: &Position, databases: &Databases, notes: &mut Notes<'_>) {
    let (game, size) = (&position.game, position.game.size());
    let mut engine = Engine::new(*databases);
    engine.set_level(LEVEL);
    engine.set_seed(SEED);
    let color = game.to_move();
    let considered = engine.consider(game, color);
    let stones = engine.reader().nodes() + engine.reader().connection_nodes();
    let told: Vec<String> = considered.candidates.iter().map(|candidate| proposed(candidate, size)).collect();
    let answer = format!("{} moves; {}", considered.moves.len(), told.join("; "));
    let question = position.question(&format!("proposals for {color}"));
    notes.add(&question, &answer, Counts { stones, ..Counts::default() });

    for (player, level, question) in
        [(Player::Search, LEVEL, "choice"), (Player::Knowledge, KNOWING_LEVEL, "known move")]
    {
        let mut engine = Engine::new(*databases);
        engine.set_level(level);
        engine.set_seed(SEED);
        engine.set_games(Some(GAMES));
        engine.set_player(player);
        let choice = engine.choose(game, color);
        let stones = engine.reader().nodes() + engine.reader().connection_nodes();
        let counts = Counts { stones, games: choice.games.into(), ..Counts::default() };
        notes.add(&position.question(&format!("{question} of {color}")), &chosen(&choice, size), counts);
    }
}

/// What was chosen, and from what.
fn chosen(choice: &Choice, size: usize) -> String {
    let decision = choice.decision.to_text(size);
    let value = |candidate: &Candidate| format!("{} {:.3}", candidate.point.to_text(size), candidate.value);
    let values: Vec<String> = choice.candidates.iter().map(value).collect();
    let (lead, winning) = (choice.lead, choice.winning);
    format!("{decision}; lead {lead:.3}, winning {winning:.4}; {}", values.join(", "))
}

/// A move with its value, and the names of the patterns that propose it.
fn proposed(candidate: &Candidate, size: usize) -> String {
    let names = candidate.reasons.iter().filter_map(|reason| match reason.kind {
        ReasonKind::Pattern(pattern) => Some(pattern.name),
        _ => None,
    });
    let names: Vec<&str> = names.collect();
    let (point, value, reasons) = (candidate.point.to_text(size), candidate.value, candidate.reasons.len());
    format!("{point} {value:.3} for {reasons} reasons: {}", names.join(" "))
}
