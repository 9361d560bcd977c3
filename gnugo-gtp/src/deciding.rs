//! What does the engine read of combinations, dragons, races and whole positions? The rest of the command `decide`.
//!
//! Answers have the form of GTP's, and are the same. What was tried is a tree of variations: each move says what it threatens,
//! or what ended the line.

use crate::position;
use anstream::println;
use gnugo_engine::board::{Board, Color, Point};
use gnugo_engine::combination::Found;
use gnugo_engine::dragons::{Dragon, Safety};
use gnugo_engine::engine::Engine;
use gnugo_engine::game::Move;
use gnugo_engine::owl::Side;
use gnugo_engine::reading::Reading;
use gnugo_engine::variations::Variations;
use gnugo_gtp_server::CUT_SHORT;
use gnugo_gtp_server::commands::found;
use gnugo_gtp_server::protocol::{points, read_color};
use std::path::Path;

/// What becomes of the variations.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wish<'a> {
    /// How many moves of them are printed.
    pub(crate) trace: usize,
    /// The file for them.
    pub(crate) output: Option<&'a Path>,
    /// How much is read.
    pub(crate) level: u8,
}

impl Wish<'_> {
    /// Who reads.
    fn engine(&self) -> Engine {
        let mut engine = Engine::new(patterns_rs::databases());
        engine.set_level(self.level);
        engine
    }
}

/// The variations of all answers, each with its answer in front.
#[derive(Debug, Default)]
struct Answers {
    tree: Variations,
}

impl Answers {
    /// Prints an answer at once, and keeps it for the file.
    fn tell(&mut self, line: String, tree: Variations, board: &Board, wish: Wish<'_>) {
        println!("{line}");
        if wish.trace > 0 {
            for line in tree.to_text(board, wish.trace).lines() {
                println!("  {line}");
            }
        }
        let mut answer = Variations::default();
        answer.say(&line);
        answer.append(tree);
        self.tree.append(answer);
    }

    fn write(&self, board: &Board, wish: Wish<'_>) -> Result<(), String> {
        match wish.output {
            Some(path) => std::fs::write(path, self.tree.to_sgf(board, "")).map_err(position::in_file(path)),
            None => Ok(()),
        }
    }
}

/// Decides about the combinations of a player, or of both.
pub(crate) fn combinations(board: &Board, players: &str, wish: Wish<'_>) -> Result<(), String> {
    let mut engine = wish.engine();
    let mut answers = Answers::default();
    for color in colors(players)? {
        let (answer, tree) = engine.combination_traced(board, color);
        let (_, defenses) = engine.combination_defenses(board, color);
        let attack = format!("combination_attack {color}: {}", in_words(&answer, board));
        answers.tell(attack, tree, board, wish);
        let moves = points(defenses.moves.iter().map(|defense| defense.point), board.size());
        let moves = if moves.is_empty() { "PASS".to_owned() } else { moves };
        answers.tell(format!("combination_defend {color}: {moves}"), Variations::default(), board, wish);
    }
    answers.write(board, wish)
}

/// Decides about the life of the dragon at a point.
pub(crate) fn dragon(board: &Board, at: Point, wish: Wish<'_>) -> Result<(), String> {
    let (mut engine, mut answers) = (wish.engine(), Answers::default());
    life(&mut engine, board, at, &mut answers, wish);
    answers.write(board, wish)
}

/// Decides about the life of all dragons of a player, or of both, that live neither beyond question nor are captured.
pub(crate) fn position(board: &Board, players: &str, wish: Wish<'_>) -> Result<(), String> {
    let (mut engine, mut answers) = (wish.engine(), Answers::default());
    let analysis = engine.analyse(board);
    for color in colors(players)? {
        let safe = [Safety::StronglyAlive, Safety::Invincible, Safety::Inessential];
        let is_open = |dragon: &&Dragon| dragon.color == color && !safe.contains(&dragon.safety);
        for dragon in analysis.dragons.iter().filter(is_open) {
            life(&mut engine, board, dragon.origin, &mut answers, wish);
        }
    }
    answers.write(board, wish)
}

fn life(engine: &mut Engine, board: &Board, at: Point, answers: &mut Answers, wish: Wish<'_>) {
    for (name, side) in [("owl_attack", Side::Attacker), ("owl_defend", Side::Owner)] {
        let Some((answer, tree)) = engine.owl_traced(board, at, side) else { continue };
        let code = found(Reading { outcome: answer.outcome, point: answer.point }, board.size());
        let line = format!("{name} {}: {code} ({})", at.to_text(board.size()), certainty(answer.certain));
        answers.tell(line, tree, board, wish);
    }
}

/// Decides the race between two dragons, the first one's owner moving first.
pub(crate) fn semeai(board: &Board, own: Point, other: Point, wish: Wish<'_>) -> Result<(), String> {
    let (mut engine, mut answers) = (wish.engine(), Answers::default());
    let read = engine.race_traced(board, own, other);
    let (race, tree) = read.ok_or("the race is spread too widely")?;
    let size = board.size();
    let line = format!(
        "analyze_semeai {} {}: {} {} {} ({})",
        own.to_text(size),
        other.to_text(size),
        race.defense.code(),
        race.attack.code(),
        Move::from(race.point).to_text(size),
        certainty(race.certain)
    );
    answers.tell(line, tree, board, wish);
    answers.write(board, wish)
}

const fn certainty(certain: bool) -> &'static str {
    if certain { "certain" } else { "uncertain" }
}

/// The players who are meant: `black`, `white`, or `both`.
fn colors(players: &str) -> Result<Vec<Color>, String> {
    if players == "both" {
        return Ok(Color::BOTH.to_vec());
    }
    let color = read_color(players).ok_or(format!("`{players}` is neither a color nor `both`"))?;
    Ok(vec![color])
}

fn in_words(answer: &Found, board: &Board) -> String {
    let size = board.size();
    match &answer.combination {
        Some(combination) => format!(
            "{} (captures {} of {}, threats {}: {})",
            combination.point.to_text(size),
            combination.size,
            combination.target.to_text(size),
            combination.threats,
            points(combination.line.iter().copied(), size)
        ),
        None if answer.certain => "PASS (no)".to_owned(),
        None => format!("PASS ({CUT_SHORT})"),
    }
}
