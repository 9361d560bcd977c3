//! `report`: what do the databases do in these games? One page to look at, step by step, with everything in it.
//!
//! Every position is analysed and all matches in it judged, as `profile` does; that takes some tenths of a second a
//! position, and most of a page of three games is some megabytes of matches. The page needs no server and no network: the
//! data stand in it, and what is computed in it (why a pattern does not match at a point) is computed from them.

mod data;

use crate::catalog::{Base, Catalog, Found};
use crate::cli::Report;
use crate::failure::Failure;
use crate::lint::{self, Record};
use crate::position::Backwards;
use crate::scene::{Judgement, Scene};
use crate::{constraint, position, profile, progress, table, verdict};
use data::{Data, GameData, LintRow, MatchRow, MoveRow, PatternData, Position, ProfileRow, Words};
use gnugo_engine::analysis::Analysis;
use gnugo_engine::board::{Board, Color, Orientation, Point};
use gnugo_engine::engine::Engine;
use gnugo_engine::pattern::Verdict;
use gnugo_engine::pattern::facts::{Hold, Status};
use std::fs;
use std::io::Write;
use std::path::Path;

const PAGE: &str = include_str!("page.html");
const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

pub(crate) fn run(wanted: &Report, catalog: &Catalog, out: &mut dyn Write) -> Result<(), Failure> {
    let bases = catalog.databases(wanted.database.as_deref())?;
    let games = wanted.games.iter().map(|path| position::whole_game(path)).collect::<Result<Vec<_>, _>>()?;
    let in_range = |number: usize| number >= wanted.from && wanted.to.is_none_or(|to| number <= to);
    let positions: usize =
        games.iter().map(|game| (1..=game.number()).filter(|&number| in_range(number)).count()).sum();
    if positions == 0 {
        return Err(Failure::Nothing(
            "no position of these games is from `--from` to `--to`\nhelp: they count the moves of a game, from 1",
        ));
    }
    let bar = progress::bar(positions);
    let mut gathering = Gathering::new(catalog, &bases);
    for (path, game) in wanted.games.iter().zip(games) {
        gathering.game(path, game, in_range, &bar);
    }
    bar.finish_and_clear();
    let (number, page) = (gathering.data.games.len(), gathering.page(wanted.least)?);
    fs::write(&wanted.output, page)
        .map_err(|why| Failure::Written { file: wanted.output.display().to_string(), why })?;
    let (games, positions) = (table::counted(number, "game"), table::counted(positions, "position"));
    writeln!(out, "{}: {games}, {positions}; open it in a browser", wanted.output.display())?;
    Ok(())
}

/// What is being gathered for the page.
struct Gathering<'a> {
    bases: &'a [&'static dyn Base],
    catalog: &'a Catalog,
    engine: Engine,
    data: Data,
    words: Words,
    records: Vec<Record>,
}

impl<'a> Gathering<'a> {
    fn new(catalog: &'a Catalog, bases: &'a [&'static dyn Base]) -> Self {
        let entries: Vec<_> = bases.iter().flat_map(|base| base.entries()).collect();
        let mut engine = Engine::new(catalog.engine());
        // What speaks for the moves is asked for, and no game is simulated.
        engine.set_level(0);
        let data = Data {
            orientations: Orientation::ALL.iter().map(|&orientation| data::matrix(orientation)).collect(),
            orientation_names: Orientation::ALL.iter().map(|orientation| orientation.name()).collect(),
            patterns: entries.iter().map(PatternData::new).collect(),
            profile: entries.iter().map(|_| ProfileRow::default()).collect(),
            ..Data::default()
        };
        let records = entries.into_iter().map(Record::new).collect();
        Self { bases, catalog, engine, data, words: Words::default(), records }
    }

    /// Adds a game, from its end back to its start.
    fn game(
        &mut self,
        path: &Path,
        mut game: Backwards,
        in_range: impl Fn(usize) -> bool,
        bar: &indicatif::ProgressBar,
    ) {
        let name = path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
        let size = game.game().size();
        let mut scene = Scene::new(game.game(), self.catalog.engine(), self.bases);
        let mut positions = Vec::new();
        loop {
            if in_range(game.number()) {
                scene.look_at(game.game().board());
                positions.push(self.position(&game, &mut scene));
                bar.inc(1);
            }
            if !game.step() {
                break;
            }
        }
        positions.reverse();
        self.data.games.push(GameData { name, size, positions });
    }

    fn position(&mut self, game: &Backwards, scene: &mut Scene) -> Position {
        let (color, board) = (game.to_move(), game.game().board().clone());
        let size = board.size();
        let matches = self.matches(scene, color);
        lint::look_at_position(scene, color, self.bases, &mut self.records);
        let considered = self.engine.consider(game.game(), color);
        let moves = considered.candidates.iter().map(|candidate| MoveRow {
            point: data::index(candidate.point, size),
            value: candidate.value,
            parts: candidate.worth.map(|worth| self.words.number(&worth.to_string())),
            reasons: candidate.reasons.iter().map(|reason| self.words.number(&reason.to_string())).collect(),
        });
        let moves = moves.collect();
        let analysis = self.engine.analyse(&board);
        Position {
            number: game.number(),
            color: color.index(),
            next: game.next().and_then(|(_, made)| made.point()).map(|point| data::index(point, size)),
            stones: per_point(&board, |point| stone(&board, point)),
            dragons: dragons(&board, &analysis),
            territory: per_point(&board, |point| held(&analysis, point)),
            influence: Color::BOTH.map(|color| strengths(&board, &analysis, color)).into(),
            matches,
            moves,
        }
    }

    fn matches(&mut self, scene: &mut Scene, color: Color) -> Vec<MatchRow> {
        let (mut rows, mut first) = (Vec::new(), 0);
        let size = scene.board().size();
        for base in self.bases {
            let entries = base.entries();
            for (number, entry) in entries.iter().enumerate() {
                let tries = profile::tries(&entry.diagram, scene.board(), color);
                if let Some(row) = self.data.profile.get_mut(first + number) {
                    row.tried += tries;
                }
            }
            for found in base.matches(scene.board(), color) {
                let Some(judged) = scene.judge(*base, &found, color, true) else { continue };
                let number = first + found.number;
                if let Some(row) = self.data.profile.get_mut(number) {
                    row.matched += 1;
                    row.accepted += u64::from(matches!(judged.verdict, Verdict::Accepted(_)));
                    row.nodes += judged.nodes;
                    row.microseconds += judged.time.as_micros() as u64;
                }
                rows.push(self.row(number, &found, &judged, size));
            }
            first += entries.len();
        }
        rows
    }

    fn row(&mut self, pattern: usize, found: &Found, judged: &Judgement, size: usize) -> MatchRow {
        let text = verdict::sentence(&judged.verdict, found, &judged.answers, size);
        let calls = constraint::calls(found.entry.constraint);
        let answer = |answer: &gnugo_engine::pattern::CallAnswer| {
            Some(format!("{} is {}", calls.get(answer.call as usize)?, answer.text))
        };
        let answers: Vec<String> = judged.answers.iter().filter_map(answer).collect();
        MatchRow {
            pattern,
            anchor: data::index(found.anchor, size),
            orientation: found.orientation as u8,
            accepted: matches!(judged.verdict, Verdict::Accepted(_)),
            text: self.words.number(&text),
            answers: answers.iter().map(|answer| self.words.number(answer)).collect(),
        }
    }

    /// The page.
    fn page(mut self, least: u64) -> Result<String, Failure> {
        let findings = lint::findings(&self.records, least);
        self.data.lint = findings
            .into_iter()
            .map(|finding| LintRow {
                what: finding.what,
                pattern: self.records.iter().position(|record| record.is_of(finding.pattern, finding.kind)),
                text: finding.text,
            })
            .collect();
        self.data.words = self.words.into_list();
        // Nothing in the data may end the element that it stands in.
        let data = serde_json::to_string(&self.data)?.replace('<', "\\u003c");
        Ok(PAGE.replace("/*STYLE*/", STYLE).replace("/*SCRIPT*/", SCRIPT).replace("/*DATA*/", &data))
    }
}

/// A character for each point, row by row from the top.
fn per_point(board: &Board, of: impl Fn(Point) -> char) -> String {
    board.points().iter().map(of).collect()
}

fn stone(board: &Board, point: Point) -> char {
    match board.color_at(point) {
        Some(Color::Black) => 'b',
        Some(Color::White) => 'w',
        None => '.',
    }
}

/// The dragon at each point, by its number, with the letter of its status: `3a`; nothing where there is none.
fn dragons(board: &Board, analysis: &Analysis) -> Vec<Option<String>> {
    let told = |point: Point| {
        let dragon = analysis.dragons.at(point)?;
        let status = match dragon.status {
            Status::Alive => 'a',
            Status::Dead => 'd',
            Status::Critical => 'c',
            Status::Unknown => 'u',
        };
        Some(format!("{status}{}", dragon.id.0))
    };
    board.points().iter().map(told).collect()
}

/// Who holds a point whoever moves first: capitals for territory, small letters for a moyo.
fn held(analysis: &Analysis, point: Point) -> char {
    let [a, b] = analysis.second.each_ref().map(|influence| influence.hold(point));
    match (a, b) {
        (Some((color, x)), Some((other, y))) if color == other => match (color, x.min(y)) {
            (Color::Black, Hold::Territory) => 'B',
            (Color::White, Hold::Territory) => 'W',
            (Color::Black, Hold::Moyo) => 'b',
            (Color::White, Hold::Moyo) => 'w',
            (_, Hold::Area) => '.',
        },
        _ => '.',
    }
}

/// The influence of a player at each point, the mean of what it is if Black or if White moves next.
fn strengths(board: &Board, analysis: &Analysis, color: Color) -> Vec<u32> {
    let mean = |point: Point| analysis.second.iter().map(|influence| influence.of(point, color)).sum::<f32>() / 2.0;
    board.points().iter().map(|point| mean(point).round() as u32).collect()
}
