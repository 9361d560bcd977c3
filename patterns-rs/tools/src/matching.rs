//! `match`: which patterns match in a game, and what becomes of each match?

use crate::catalog::{Base, Catalog, Found};
use crate::cli::{Matching, color_name};
use crate::failure::{Failure, similar};
use crate::scene::{Judgement, Scene};
use crate::{position, table, verdict, why};
use gnugo_engine::board::{Board, Color, Point};
use gnugo_engine::engine::Engine;
use gnugo_engine::game::Game;
use gnugo_engine::moves::{Considered, Player};
use gnugo_engine::pattern::Symbol;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;

/// What of the matches is wanted.
struct Filter {
    pattern: Option<&'static str>,
    at: Option<Point>,
}

impl Filter {
    fn accepts(&self, found: &Found) -> bool {
        self.pattern.is_none_or(|name| name == found.entry.name) && self.at.is_none_or(|point| point == found.anchor)
    }
}

pub(crate) fn run(wanted: &Matching, catalog: &Catalog, out: &mut dyn Write) -> Result<(), Failure> {
    let bases = catalog.databases(wanted.database.as_deref())?;
    let entry = wanted.pattern.as_deref().map(|name| catalog.entry(name)).transpose()?;
    let (game, drawn) = position::game_or_drawing(&wanted.game, wanted.number)?;
    let at = wanted.at.as_deref().map(|text| position::point(text, game.size())).transpose()?.or(drawn);
    let filter = Filter { pattern: entry.map(|entry| entry.name), at };
    let color = wanted.color.map_or(game.to_move(), Color::from);
    let home = entry.map(|entry| home(&bases, entry.name)).transpose()?;
    match (home, entry, at) {
        _ if wanted.raw => {
            let colors = wanted.color.map_or(Color::BOTH.to_vec(), |color| vec![color.into()]);
            raw(&bases, game.board(), &colors, &filter, out)
        }
        (Some(base), Some(entry), Some(at)) => {
            let scene = Scene::new(&game, catalog.engine(), &[base]);
            why::run(base, &entry, &game, scene, (color, at), wanted.json, out)
        }
        _ => {
            let scene = Scene::new(&game, catalog.engine(), &bases);
            let mut engine = Engine::new(catalog.engine());
            engine.set_level(0);
            engine.set_player(Player::Knowledge);
            let worths = Worths { engine, game: &game, color, each: wanted.worth };
            judged(wanted, &bases, worths, scene, &filter, out)
        }
    }
}

/// The database that has the pattern, among those that are wanted.
fn home(bases: &[&'static dyn Base], name: &str) -> Result<&'static dyn Base, Failure> {
    let has_it = |base: &&&'static dyn Base| base.entries().iter().any(|entry| entry.name == name);
    bases.iter().find(has_it).copied().ok_or_else(|| {
        let names: Vec<_> = bases.iter().flat_map(|base| base.entries()).map(|entry| entry.name).collect();
        let similar = similar(name, names);
        Failure::Unknown { what: "pattern in this database named", name: name.to_owned(), similar }
    })
}

/// A bare match, as `--raw` writes it.
#[derive(Serialize)]
struct Raw {
    database: &'static str,
    #[serde(rename = "type")]
    kind: &'static str,
    pattern: &'static str,
    color: &'static str,
    #[serde(rename = "move")]
    played: Option<String>,
    anchor: String,
    orientation: &'static str,
    /// The number of the orientation in the order of spec/patterns.texi (a g d f h b e c), from 0.
    transformation: u8,
    /// The points where the drawing wants something, with its symbols, in its reading order.
    points: Vec<(String, char)>,
}

/// Writes the bare matches.
fn raw(
    bases: &[&'static dyn Base],
    board: &Board,
    colors: &[Color],
    filter: &Filter,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    for &color in colors {
        for base in bases {
            for found in base.matches(board, color).iter().filter(|found| filter.accepts(found)) {
                let line = Raw {
                    database: found.entry.database,
                    kind: found.entry.kind,
                    pattern: found.entry.name,
                    color: color_name(color),
                    played: found.move_point().map(|point| point.to_text(board.size())),
                    anchor: found.anchor.to_text(board.size()),
                    orientation: found.orientation.name(),
                    transformation: found.orientation as u8,
                    points: fixed_points(found, board.size()),
                };
                serde_json::to_writer(&mut *out, &line)?;
                writeln!(out)?;
            }
        }
    }
    Ok(())
}

/// All points of the drawing but those where anything may be.
fn fixed_points(found: &Found, size: usize) -> Vec<(String, char)> {
    let symbols = found.entry.diagram.rows.iter().flat_map(|row| row.chars());
    let fixed = found.points(size).zip(symbols).filter(|((element, _), _)| element.symbol != Symbol::Any);
    fixed.map(|((_, point), symbol)| (point.to_text(size), symbol)).collect()
}

/// A match with what became of it, as `--json` writes it.
#[derive(Serialize)]
struct Judged {
    database: &'static str,
    #[serde(rename = "type")]
    kind: &'static str,
    pattern: &'static str,
    file: &'static str,
    line: u32,
    color: &'static str,
    #[serde(rename = "move")]
    played: Option<String>,
    anchor: String,
    orientation: &'static str,
    classes: String,
    accepted: bool,
    verdict: &'static str,
    text: String,
    /// What the move is worth, in points, if something speaks for it.
    value: Option<f32>,
    /// What it is worth more with the pattern than without, with `--worth`.
    adds: Option<f32>,
}

/// Who knows what moves are worth.
struct Worths<'a> {
    engine: Engine,
    game: &'a Game,
    color: Color,
    /// Whether it is asked of each pattern what it adds.
    each: bool,
}

impl Worths<'_> {
    /// Notes what the moves of accepted matches are worth.
    fn note(&mut self, lines: &mut [(Found, Judged)]) -> Considered {
        let all = self.engine.consider(self.game, self.color);
        let value = |all: &Considered, point| all.candidate(point).map(|candidate| candidate.value);
        let mut without: BTreeMap<&'static str, Considered> = BTreeMap::new();
        for (found, line) in lines.iter_mut().filter(|(_, line)| line.accepted) {
            let Some(point) = found.move_point() else { continue };
            line.value = value(&all, point);
            if self.each && ["Shape", "Fuseki", "Joseki", "Endgame"].contains(&line.kind) {
                let name = line.pattern;
                let ask = || self.engine.consider_without(self.game, self.color, name);
                let other = value(without.entry(name).or_insert_with(ask), point);
                line.adds = line.value.map(|value| value - other.unwrap_or(0.0));
            }
        }
        all
    }
}

/// Writes the matches with what became of them, the moves in reading order.
fn judged(
    wanted: &Matching,
    bases: &[&'static dyn Base],
    mut worths: Worths<'_>,
    scene: Scene,
    filter: &Filter,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let (game, color) = (worths.game, worths.color);
    let mut lines = judge_all(bases, scene, color, filter);
    let number_of_matches = lines.len();
    lines.retain(|(_, line)| line.accepted || !wanted.accepted);
    lines.sort_by_key(|(found, _)| found.anchor);
    let considered = worths.note(&mut lines);
    if wanted.json {
        for (_, line) in &lines {
            serde_json::to_writer(&mut *out, line)?;
            writeln!(out)?;
        }
        return Ok(());
    }
    let accepted = lines.iter().filter(|(_, line)| line.accepted).count();
    let number = game.next_move_number() - 1;
    writeln!(
        out,
        "After {number} moves, {} to move: {number_of_matches} matches, {accepted} accepted",
        color_name(color)
    )?;
    let row = |(found, line): &(Found, Judged)| {
        let played = line.played.clone().unwrap_or_else(|| format!("({})", line.anchor));
        let orientation = line.orientation.to_owned();
        vec![played, line.pattern.to_owned(), line.kind.to_owned(), orientation, found.entry.place(), line.text.clone()]
    };
    table::write(out, "", &lines.iter().map(row).collect::<Vec<_>>())?;
    write_worths(&lines, &considered, game.size(), out)
}

/// What the moves of accepted matches are worth, part by part, the best first, and what each match adds.
fn write_worths(
    lines: &[(Found, Judged)],
    considered: &Considered,
    size: usize,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let is_of =
        |point: Point| move |(found, line): &&(Found, Judged)| line.accepted && found.move_point() == Some(point);
    let asked = considered.candidates.iter().filter(|one| lines.iter().any(|line| is_of(one.point)(&line)));
    let mut is_first = true;
    for (candidate, worth) in asked.filter_map(|one| Some((one, one.worth?))) {
        if std::mem::take(&mut is_first) {
            writeln!(out, "\nWorth of the moves:")?;
        }
        writeln!(out, "    {}: {worth}", candidate.point.to_text(size))?;
        for (_, line) in lines.iter().filter(is_of(candidate.point)) {
            if let Some(adds) = line.adds {
                writeln!(out, "        {} adds {adds:+.1}", line.pattern)?;
            }
        }
    }
    Ok(())
}

fn judge_all(bases: &[&'static dyn Base], mut scene: Scene, color: Color, filter: &Filter) -> Vec<(Found, Judged)> {
    let size = scene.board().size();
    let mut lines = Vec::new();
    for base in bases {
        for found in base.matches(scene.board(), color).into_iter().filter(|found| filter.accepts(found)) {
            let Some(judgement) = scene.judge(*base, &found, color, true) else { continue };
            let Judgement { verdict: answer, answers, .. } = judgement;
            let entry = found.entry;
            let line = Judged {
                database: entry.database,
                kind: entry.kind,
                pattern: entry.name,
                file: entry.file,
                line: entry.line,
                color: color_name(color),
                played: found.move_point().map(|point| point.to_text(size)),
                anchor: found.anchor.to_text(size),
                orientation: found.orientation.name(),
                classes: entry.classes.to_string(),
                accepted: matches!(answer, gnugo_engine::pattern::Verdict::Accepted(_)),
                verdict: verdict::word(&answer),
                text: match scene.overruled(&found, &answer, color) {
                    Some(why) => format!("{}; {why}", verdict::sentence(&answer, &found, &answers, size)),
                    None => verdict::sentence(&answer, &found, &answers, size),
                },
                value: None,
                adds: None,
            };
            lines.push((found, line));
        }
    }
    lines
}
