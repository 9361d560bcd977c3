//! `grade`: do the moves that a pattern proposes turn out well?
//!
//! In positions of games each move that a pattern proposes is played, and games are simulated from there, both players choosing, as many for each
//! move: together ten times what the engine gives to a move. What it loses against the best of them is the pattern's loss there. The moves that
//! are worth most by their reasons, and the one that was played in the game, are compared too, so that there is a good one among them.
//!
//! A mean over few games is off by chance: so each loss comes with its standard error, and the best move is the one that has most for sure, its error
//! taken off; a move may have more than it, and its loss is less than 0. What the search misjudges it misjudges here as well.

use crate::catalog::{Base, Catalog, Entry, proposes_moves};
use crate::cli::{Grade, Order, color_name};
use crate::failure::Failure;
use crate::scene::Scene;
use crate::{position, progress, table};
use gnugo_engine::board::{Color, Point};
use gnugo_engine::engine::Engine;
use gnugo_engine::game::{Game, Move};
use gnugo_engine::moves::{Measured, Player};
use gnugo_engine::pattern::Verdict;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;

/// How many times as many games as for a move of the engine's.
const GAMES: u32 = 10;
/// A move gets at least so many, however many moves share the games of a position: of fewer nobody knows what chance does.
const LEAST: u32 = 16;
/// So many of the moves that the reasons make worth most are compared with those of the patterns.
const BEST: usize = 3;
/// The types of databases that propose moves to whoever chooses one.
const CHOSEN: [&str; 7] = ["Shape", "Fuseki", "Joseki", "Endgame", "Attack", "Defense", "Combination"];

/// What a move lost.
struct Loss {
    points: f32,
    /// Its standard error.
    error: f32,
    winning: f32,
    place: String,
}

/// A line of the table, and of `--json`.
#[derive(Serialize)]
struct Line {
    pattern: &'static str,
    #[serde(rename = "type")]
    kind: &'static str,
    file: &'static str,
    line: u32,
    /// How many moves it has proposed.
    moves: usize,
    /// The points that they lost in the mean against the best move there.
    loss: f32,
    /// The standard error of that.
    error: f32,
    /// The part of the games that they lost in the mean, from 0 to 1.
    winning: f32,
    /// How often its move was as good as the best one.
    best: usize,
    /// The points of the worst of them.
    most: f32,
    /// Where that was.
    worst: String,
}

pub(crate) fn run(wanted: &Grade, catalog: &Catalog, out: &mut dyn Write) -> Result<(), Failure> {
    let mut bases = catalog.databases(wanted.database.as_deref())?;
    bases.retain(|base| match wanted.database {
        Some(_) => proposes_moves(base.kind()),
        None => CHOSEN.contains(&base.kind()),
    });
    let games = wanted.games.iter().map(|path| position::whole_game(path)).collect::<Result<Vec<_>, _>>()?;
    let every = wanted.every.get();
    let is_looked_at = |number: usize| number % every == 1 % every;
    let positions: usize =
        games.iter().map(|game| (1..game.number()).filter(|&number| is_looked_at(number)).count()).sum();
    let bar = progress::bar(positions);
    let mut grader = Grader::new(wanted, catalog, &bases);
    for (path, mut game) in wanted.games.iter().zip(games) {
        let mut scene: Option<Scene> = None;
        while game.step() {
            let number = game.number();
            let Some(next) = game.next().filter(|_| is_looked_at(number)) else { continue };
            match &mut scene {
                Some(scene) => scene.look_at(game.game().board()),
                None => scene = Some(Scene::new(game.game(), catalog.engine(), &bases)),
            }
            if let Some(scene) = &mut scene {
                let place = format!("{} before move {number}", path.display());
                grader.look_at(scene, game.game(), next, &place);
            }
            bar.inc(1);
        }
    }
    bar.finish_and_clear();
    let mut lines = grader.lines(wanted.least);
    let order = wanted.sort;
    lines.sort_by(|a, b| match order {
        Order::Loss => b.loss.total_cmp(&a.loss),
        Order::Winning => b.winning.total_cmp(&a.winning),
        Order::Most => b.most.total_cmp(&a.most),
        Order::Moves => b.moves.cmp(&a.moves),
        Order::Name => a.pattern.cmp(b.pattern),
    });
    if wanted.json {
        for line in &lines {
            serde_json::to_writer(&mut *out, line)?;
            writeln!(out)?;
        }
        return Ok(());
    }
    let (games, positions) = (table::counted(wanted.games.len(), "game"), table::counted(positions, "position"));
    writeln!(out, "{games}, {positions}, {} simulated games each", grader.games_text())?;
    write_table(&lines, out)
}

/// Who plays the moves, and keeps what they lost.
struct Grader<'a> {
    engine: Engine,
    bases: &'a [&'static dyn Base],
    entries: Vec<Entry>,
    losses: BTreeMap<usize, Vec<Loss>>,
    /// The games of a position, if they were given.
    games: Option<u32>,
    /// The fewest and the most games that a position was given.
    given: Option<(u32, u32)>,
}

impl<'a> Grader<'a> {
    fn new(wanted: &Grade, catalog: &Catalog, bases: &'a [&'static dyn Base]) -> Self {
        let mut engine = Engine::new(catalog.engine());
        engine.set_level(wanted.level);
        engine.set_player(Player::Search);
        let entries = bases.iter().flat_map(|base| base.entries()).collect();
        Self { engine, bases, entries, losses: BTreeMap::new(), games: wanted.playouts, given: None }
    }

    fn games_text(&self) -> String {
        match self.given {
            Some((least, most)) if least == most => least.to_string(),
            Some((least, most)) => format!("{least} to {most}"),
            None => "no".to_owned(),
        }
    }

    /// Adds what the patterns propose in a position, before a move that was made.
    fn look_at(&mut self, scene: &mut Scene, game: &Game, (color, made): (Color, Move), place: &str) {
        let proposed = self.proposed(scene, game, color);
        if proposed.is_empty() {
            return;
        }
        let mut points: Vec<Point> = proposed.keys().copied().collect();
        let candidates = self.engine.consider(game, color).candidates;
        let best = candidates.iter().map(|candidate| candidate.point).take(BEST);
        for point in best.chain(made.point()) {
            if !points.contains(&point) {
                points.push(point);
            }
        }
        let games = self.games.unwrap_or_else(|| GAMES * self.engine.games_of_a_move(game.size()));
        self.given = Some(self.given.map_or((games, games), |(least, most)| (least.min(games), most.max(games))));
        let each = (games / points.len() as u32).max(LEAST);
        let mut after = |point| self.engine.measure_after(game, color, Move::Play(point), each).ok();
        let measured: Vec<(Point, Measured)> =
            points.into_iter().filter_map(|point| Some((point, after(point)?))).collect();
        // The best is one that is good for sure: the greatest of many means is great by chance.
        let surely = |found: &Measured| found.score - found.error;
        let Some((_, best)) = measured.iter().max_by(|(_, a), (_, b)| surely(a).total_cmp(&surely(b))) else { return };
        for (point, found) in &measured {
            for &index in proposed.get(point).into_iter().flatten() {
                let size = game.size();
                let loss = Loss {
                    points: best.score - found.score,
                    error: best.error.hypot(found.error),
                    winning: best.winning - found.winning,
                    place: format!("{place}, {} {}", color_name(color), point.to_text(size)),
                };
                self.losses.entry(index).or_default().push(loss);
            }
        }
    }

    /// The legal moves that accepted matches propose, each with the numbers of the patterns.
    fn proposed(&self, scene: &mut Scene, game: &Game, color: Color) -> BTreeMap<Point, Vec<usize>> {
        let mut proposed: BTreeMap<Point, Vec<usize>> = BTreeMap::new();
        let mut first = 0;
        for base in self.bases {
            for found in base.matches(scene.board(), color) {
                let Some(point) = found.proposed_move() else { continue };
                let judged = scene.judge(*base, &found, color, false);
                let is_accepted = judged.is_some_and(|judged| matches!(judged.verdict, Verdict::Accepted(_)));
                if is_accepted && game.is_legal(color, Move::Play(point)) {
                    let here = proposed.entry(point).or_default();
                    if !here.contains(&(first + found.number)) {
                        here.push(first + found.number);
                    }
                }
            }
            first += base.entries().len();
        }
        proposed
    }

    fn lines(&self, least: usize) -> Vec<Line> {
        let enough = self.losses.iter().filter(|(_, losses)| losses.len() >= least.max(1));
        enough.filter_map(|(&index, losses)| Some(line(self.entries.get(index)?, losses))).collect()
    }
}

fn line(entry: &Entry, losses: &[Loss]) -> Line {
    let count = losses.len() as f32;
    let mean = |of: fn(&Loss) -> f32| losses.iter().map(of).sum::<f32>() / count;
    let worst = losses.iter().max_by(|a, b| a.points.total_cmp(&b.points));
    Line {
        pattern: entry.name,
        kind: entry.kind,
        file: entry.file,
        line: entry.line,
        moves: losses.len(),
        loss: mean(|loss| loss.points),
        error: losses.iter().map(|loss| loss.error * loss.error).sum::<f32>().sqrt() / count,
        winning: mean(|loss| loss.winning),
        best: losses.iter().filter(|loss| loss.points <= 0.0).count(),
        most: worst.map_or(0.0, |loss| loss.points),
        worst: worst.map_or_else(String::new, |loss| loss.place.clone()),
    }
}

fn write_table(lines: &[Line], out: &mut dyn Write) -> Result<(), Failure> {
    let heads = ["pattern", "type", "moves", "best", "points lost", "", "games lost", "at most", "in"];
    let mut rows = vec![heads.map(str::to_owned).to_vec()];
    rows.extend(lines.iter().map(|line| {
        vec![
            line.pattern.to_owned(),
            line.kind.to_owned(),
            format!("{:>5}", line.moves),
            format!("{:>4}", line.best),
            format!("{:>11.1}", line.loss),
            format!("± {:.1}", line.error),
            format!("{:>8.0} %", 100.0 * line.winning),
            format!("{:>7.1}", line.most),
            line.worst.clone(),
        ]
    }));
    table::write(out, "", &rows)?;
    Ok(())
}
