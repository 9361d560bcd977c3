//! Which moves are proposed, and which one is chosen?
//!
//! Both players are asked, the one that simulates games and the one that only knows, with a fixed seed and at a low level, so that
//! the number of simulated games is fixed too. Two functions of the system's mathematics library, `ln` and `tanh`, take part in the
//! search: one that rounds otherwise could choose otherwise.

use super::kind::Counts;
use super::notes::Notes;
use super::positions::Position;
use gnugo_engine::board::{Board, Point, PointSet};
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
/// If a dragon lives or dies by who moves first, it is also asked for a move among all points no farther from it.
const NEAR: usize = 3;
/// These questions are asked on boards no larger than this: more is read for them than for other moves.
const SMALL: usize = 13;

/// Asks what is proposed, and then for a move.
pub(super) fn ask(position: &Position, databases: &Databases, notes: &mut Notes<'_>) {
    let (game, size) = (&position.game, position.game.size());
    let mut engine = Engine::new(*databases);
    engine.set_level(LEVEL);
    engine.set_seed(SEED);
    let color = game.to_move();
    let considered = engine.consider(game, color);
    let decided = decided_by(&considered.candidates);
    let told: Vec<String> = considered.candidates.iter().map(|candidate| proposed(candidate, size)).collect();
    let answer = format!("{} moves; {}", considered.moves.len(), told.join("; "));
    let question = position.question(&format!("proposals for {color}"));
    notes.add(&question, &answer, cost(&mut engine));

    for (player, level, name) in [(Player::Search, LEVEL, "choice"), (Player::Knowledge, KNOWING_LEVEL, "known move")] {
        let new = || {
            let mut engine = Engine::new(*databases);
            engine.set_level(level);
            engine.set_seed(SEED);
            engine.set_games(Some(GAMES));
            engine.set_player(player);
            engine
        };
        let mut add = |question: &str, choice: &Choice, engine: &mut Engine| {
            let counts = Counts { games: choice.games.into(), ..cost(engine) };
            notes.add(&position.question(question), &chosen(choice, size), counts);
        };
        let mut engine = new();
        let choice = engine.choose(game, color);
        add(&format!("{name} of {color}"), &choice, &mut engine);
        if let Some(dragon) = decided.filter(|_| size <= SMALL) {
            let mut engine = new();
            let choice = engine.choose_among(game, color, &around(game.board(), dragon));
            add(&format!("{name} of {color} around {}", dragon.to_text(size)), &choice, &mut engine);
        }
    }
}

/// The dragon that the most valuable of the moves that kill or save one is about.
fn decided_by(candidates: &[Candidate]) -> Option<Point> {
    let dragon = |candidate: &Candidate| {
        candidate.reasons.iter().find_map(|reason| match reason.kind {
            ReasonKind::KillsDragon { dragon, .. } | ReasonKind::SavesDragon { dragon, .. } => Some(dragon),
            _ => None,
        })
    };
    candidates.iter().find_map(dragon)
}

/// All empty points so near to a string.
fn around(board: &Board, string: Point) -> PointSet {
    let near = (0..NEAR).fold(board.string_stones(string), |all, _| all.union(&all.neighbors()));
    near.intersection(&board.empty_points())
}

/// What reading has cost an engine so far.
fn cost(engine: &mut Engine) -> Counts {
    let stones = engine.reader().nodes() + engine.reader().connection_nodes();
    Counts { stones, positions: engine.owl_positions(), ..Counts::default() }
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
