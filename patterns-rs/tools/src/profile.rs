//! `profile`: which patterns do how much, and what do they cost?
//!
//! Every position of every game costs its analysis and the judging of all matches: some tenths of a second, on a large board a whole one
//! and more, of which the matching of all patterns is nothing. Nodes and time are those of judging alone, and of each match by itself: what was read for one
//! pattern is not remembered for the next, so that nobody pays for others.
//! A pattern *proposed* a move that was played if a match of it was accepted there with its move at that point.
//! It sees only what the players of these games did; a pattern that never matched may still be a good one.
//! How often a proposed move was played tells what its shape is worth beside others of the same value: [`shape_by_games`].

use crate::catalog::{Base, Catalog, Entry};
use crate::cli::Profile;
use crate::failure::Failure;
use crate::position::Backwards;
use crate::scene::Scene;
use crate::{position, progress, table};
use gnugo_engine::board::{Board, Color, Point};
use gnugo_engine::engine::Databases;
use gnugo_engine::game::Move;
use gnugo_engine::moves::SHAPE;
use gnugo_engine::pattern::{Diagram, ValueName, Verdict};
use indicatif::ProgressBar;
use serde::Serialize;
use std::collections::BTreeSet;
use std::io::Write;
use std::time::Duration;

/// What one pattern did.
struct Figures {
    entry: Entry,
    tried: u64,
    matched: u64,
    accepted: u64,
    /// How many moves it proposed, each once in a position, whatever orientations it was accepted in.
    proposed: u64,
    /// How many of them were played.
    played: u64,
    nodes: u64,
    time: Duration,
}

impl Figures {
    /// What its games say of the shape of its moves. Nothing for types other than `Shape`, of which it was not measured how often a move
    /// is played on the average, and for a pattern that warns of a move: that is played seldom when the warning is right.
    fn shape(&self) -> Option<i32> {
        (self.entry.kind == "Shape" && !warns(&self.entry)).then(|| shape_by_games(self.proposed, self.played))
    }
}

/// Whether a pattern says no more of its move than that it is bad shape.
fn warns(entry: &Entry) -> bool {
    entry.classes.is_empty() && entry.values.iter().any(|value| value.name == ValueName::Shape && value.amount < 0.0)
}

/// A line of `--json`.
#[derive(Serialize)]
struct Line {
    database: &'static str,
    #[serde(rename = "type")]
    kind: &'static str,
    pattern: &'static str,
    file: &'static str,
    line: u32,
    tried: u64,
    matched: u64,
    accepted: u64,
    proposed: u64,
    played: u64,
    /// What these games say that `shape(x)` should be.
    #[serde(skip_serializing_if = "Option::is_none")]
    shape: Option<i32>,
    nodes: u64,
    microseconds: u64,
}

/// The document of `--json`.
#[derive(Serialize)]
struct Report {
    games: usize,
    positions: usize,
    /// The moves that were played, passes left out, and how many of them a pattern proposed.
    moves: usize,
    proposed: usize,
    patterns: Vec<Line>,
}

pub(crate) fn run(wanted: &Profile, catalog: &Catalog, out: &mut dyn Write) -> Result<(), Failure> {
    let bases = catalog.databases(wanted.database.as_deref())?;
    // All files are read before the work begins: a bad one is known at once, and the bar knows how much there is to do.
    let games = wanted.games.iter().map(|path| position::whole_game(path)).collect::<Result<Vec<_>, _>>()?;
    let every = wanted.every.get();
    let positions: usize = games.iter().map(|game| (game.number() - 1).div_ceil(every)).sum();
    let bar = progress::bar(positions);
    let mut figures: Vec<Vec<Figures>> = bases.iter().map(|base| none_yet(*base)).collect();
    let mut played = Played::default();
    for game in games {
        profile_game((game, every), catalog.engine(), &bases, &mut figures, &mut played, &bar);
    }
    let Played { moves, proposed } = played;
    bar.finish_and_clear();
    let mut figures: Vec<_> = figures.into_iter().flatten().collect();
    figures.sort_by_key(|one| std::cmp::Reverse((one.time, one.matched)));
    if wanted.json {
        let patterns = figures.iter().map(line).collect();
        let report = Report { games: wanted.games.len(), positions, moves, proposed, patterns };
        serde_json::to_writer_pretty(&mut *out, &report)?;
        writeln!(out)?;
        return Ok(());
    }
    writeln!(out, "{}, {}", table::counted(wanted.games.len(), "game"), table::counted(positions, "position"))?;
    write_table(&figures, out)?;
    let share = 100.0 * proposed as f64 / moves.max(1) as f64;
    writeln!(out, "\na pattern proposed {proposed} of {moves} moves that were played ({share:.0} %)")?;
    Ok(())
}

/// How many moves were played, and for how many a pattern spoke.
#[derive(Default)]
struct Played {
    moves: usize,
    proposed: usize,
}

fn none_yet(base: &dyn Base) -> Vec<Figures> {
    let none = |entry| Figures {
        entry,
        tried: 0,
        matched: 0,
        accepted: 0,
        proposed: 0,
        played: 0,
        nodes: 0,
        time: Duration::ZERO,
    };
    base.entries().into_iter().map(none).collect()
}

/// Adds what the patterns do in every so many positions of a game, from its end back to its start.
fn profile_game(
    (mut game, every): (Backwards, usize),
    databases: Databases,
    bases: &[&'static dyn Base],
    figures: &mut [Vec<Figures>],
    played: &mut Played,
    bar: &ProgressBar,
) {
    let mut scene = Scene::new(game.game(), databases, bases);
    while game.step() {
        let Some((color, made)) = game.next().filter(|_| (game.number() - 1).is_multiple_of(every)) else { continue };
        scene.look_at(game.game().board());
        let point = match made {
            Move::Play(point) => Some(point),
            Move::Pass => None,
        };
        let mut proposed = false;
        for (base, figures) in bases.iter().zip(figures.iter_mut()) {
            proposed |= profile_position(*base, figures, &mut scene, color, point);
        }
        played.moves += usize::from(point.is_some());
        played.proposed += usize::from(proposed);
        bar.inc(1);
    }
}

/// Adds what the patterns do in a position. Whether one of them proposed the move that was played, if there is one.
fn profile_position(
    base: &dyn Base,
    figures: &mut [Figures],
    scene: &mut Scene,
    color: Color,
    made: Option<Point>,
) -> bool {
    // In several orientations it still proposes one move.
    let mut proposing = BTreeSet::new();
    let mut has_proposed = false;
    for one in figures.iter_mut() {
        one.tried += tries(&one.entry.diagram, scene.board(), color);
    }
    for found in base.matches(scene.board(), color) {
        let Some(one) = figures.get_mut(found.number) else { continue };
        let Some(judged) = scene.judge_alone(base, &found, color) else { continue };
        one.time += judged.time;
        one.nodes += judged.nodes;
        one.matched += 1;
        if !matches!(judged.verdict, Verdict::Accepted(_)) {
            continue;
        }
        one.accepted += 1;
        let proposes = found.proposed_move();
        if let Some(point) = proposes.filter(|&point| proposing.insert((found.number, point))) {
            one.proposed += 1;
            one.played += u64::from(made == Some(point));
            has_proposed |= made == Some(point);
        }
    }
    has_proposed
}

/// The `shape(x)` that a pattern deserves, from -6 to 14, by how many of the moves that it proposed were played.
///
/// A move that is played about as often as the median pattern's, 3 times in 100, is neutral, and ten such matches are added. So no match
/// at all says nothing; but one that was played says as much as 7, and a figure from fewer than some fifty matches wants a look at them.
/// A point of shape multiplies a value with [`SHAPE`] in the valuation, and that factor is to grow as the 0.4th power of how often the move
/// is played (what that was measured to bring is in docs/experiments/patterns.md).
fn shape_by_games(proposed: u64, played: u64) -> i32 {
    const NEUTRAL: f64 = 0.03;
    const FURTHER: f64 = 10.0;
    const POWER: f64 = 0.4;
    let often = (played as f64 + FURTHER * NEUTRAL) / (proposed as f64 + FURTHER);
    let shape = POWER * (often / NEUTRAL).ln() / f64::from(SHAPE).ln();
    shape.round().clamp(-6.0, 14.0) as i32
}

/// At how many places, and in how many orientations each, the point by which a drawing is placed is as it wants it. A
/// matcher rules most of these out together.
pub(crate) fn tries(diagram: &Diagram, board: &Board, color: Color) -> u64 {
    let anchor = diagram.anchor();
    let symbol = diagram.symbols().find(|&(row, column, _)| (row, column) == anchor).map(|(_, _, symbol)| symbol);
    let fits = |&point: &Point| symbol.is_none_or(|symbol| symbol.accepts(board.at(point), color));
    let places = board.points().iter().filter(fits).count();
    (places * diagram.symmetry.orientations().len()) as u64
}

fn line(one: &Figures) -> Line {
    Line {
        database: one.entry.database,
        kind: one.entry.kind,
        pattern: one.entry.name,
        file: one.entry.file,
        line: one.entry.line,
        tried: one.tried,
        matched: one.matched,
        accepted: one.accepted,
        proposed: one.proposed,
        played: one.played,
        shape: one.shape(),
        nodes: one.nodes,
        microseconds: one.time.as_micros() as u64,
    }
}

fn write_table(figures: &[Figures], out: &mut dyn Write) -> Result<(), Failure> {
    let heads = [
        "pattern",
        "type",
        "tried",
        "matched",
        "accepted",
        "proposed",
        "played",
        "shape",
        "nodes",
        "time (ms)",
        "written at",
    ];
    let mut rows = vec![heads.map(str::to_owned).to_vec()];
    rows.extend(figures.iter().filter(|one| one.matched > 0).map(|one| {
        let number = |number: u64, width: usize| format!("{number:>width$}");
        vec![
            one.entry.name.to_owned(),
            one.entry.kind.to_owned(),
            number(one.tried, 8),
            number(one.matched, 7),
            number(one.accepted, 8),
            number(one.proposed, 8),
            number(one.played, 6),
            one.shape().map_or_else(String::new, |shape| format!("{shape:>5}")),
            number(one.nodes, 7),
            format!("{:>9.2}", one.time.as_secs_f64() * 1000.0),
            one.entry.place(),
        ]
    }));
    table::write(out, "", &rows)?;
    let never: Vec<_> = figures.iter().filter(|one| one.matched == 0).collect();
    writeln!(out, "\nnever matched: {} of {} patterns", never.len(), figures.len())?;
    let rows: Vec<_> = never.iter().map(|one| vec![one.entry.name.to_owned(), one.entry.place()]).collect();
    table::write(out, "    ", &rows)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use gnugo_engine::board::FromDrawing;
    use gnugo_engine::game::{Game, Rules};
    use gnugo_engine::{pattern, patterns};

    patterns! {
        static SOME: Shape;

        /// Proposes its move, and thinks little of it.
        pattern! < Proposal
            .X
            O*

            : 8, OX, shape(-2)
        >

        /// Proposes nothing, and thinks well of a move.
        pattern! < Praise
            ?O
            .*

            : 8, -, shape(2)
        >

        /// Proposes nothing, and warns of a move.
        pattern! < Warning
            O*
            ?.

            : 8, -, shape(-2)
        >
    }

    /// White's stones stand on both sides of C3, so that the pattern lies there both ways; it proposes B4 and D4 besides.
    #[test]
    fn a_move_is_proposed_once_in_however_many_orientations() {
        let drawing = "
            . . . . .
            . . X . .
            . O . O .
            . . . . .
            . . . . .";
        let board = Board::from_drawing(drawing).expect("a position");
        let game = Game::from_board(board, Rules::chinese(), 0.0);
        let mut figures = none_yet(&SOME);
        let mut scene = Scene::new(&game, Databases::default(), &[&SOME]);
        scene.look_at(game.board());
        let made = Point::from_text("C3", 5);
        assert!(profile_position(&SOME, &mut figures, &mut scene, Color::White, made));
        let proposal = figures.iter().find(|one| one.entry.name == "Proposal").expect("it is there");
        assert_eq!((proposal.accepted, proposal.proposed, proposal.played), (4, 3, 1));
    }

    /// The board, White to move, and what a pattern of a single one does there: its matches that are accepted, the moves that it
    /// proposes, and whether one of them was played.
    fn proposing(base: &'static dyn Base, drawing: &str, made: &str) -> (u64, u64, bool) {
        let board = Board::from_drawing(drawing).expect("a position");
        let made = Point::from_text(made, board.size());
        let mut figures = none_yet(base);
        let mut scene = Scene::of_board(&board, Databases::default(), &[base], 0);
        let was_played = profile_position(base, &mut figures, &mut scene, Color::White, made);
        (figures[0].accepted, figures[0].proposed, was_played)
    }

    /// What is drawn as `*` is a move for the player to move only in databases of moves, and where it may be played at all.
    #[test]
    fn patterns_that_are_not_about_whoever_moves_next_propose_no_moves() {
        let drawing = "
            . . . . .
            . . X . .
            . O . . .
            . . . . .
            . . . . .";
        let shape = pattern! { Shape S1
            .X
            O*
            : 8, -
        };
        let connection = pattern! { Connection C1
            .X
            O*
            : 8, B
        };
        let influence = pattern! { Influence I1
            .X
            O*
            : 8, E
        };
        let barrier = pattern! { Barrier B1
            .X
            O*
            : 8, A
        };
        let handicap = pattern! { Handicap H1
            .X
            O*
            : 8, -
        };
        let never = pattern! { Joseki J1
            |.O*
            |...
            |...
            +---
            : 8, N
        };
        let bases: [&'static dyn Base; 6] = [shape, connection, influence, barrier, handicap, never];
        for base in bases {
            let (accepted, proposed, was_played) = proposing(base, drawing, "C3");
            let is_of_moves = base.kind() == "Shape";
            assert!(accepted > 0, "{}", base.kind());
            assert_eq!((proposed > 0, was_played), (is_of_moves, is_of_moves), "{}", base.kind());
        }
    }

    #[test]
    fn a_warning_is_no_worse_for_being_heeded() {
        let figures: Vec<Figures> = none_yet(&SOME).into_iter().map(|one| Figures { proposed: 1000, ..one }).collect();
        assert_eq!(figures.iter().map(Figures::shape).collect::<Vec<_>>(), [Some(-6), Some(-6), None]);
    }

    #[test]
    fn what_is_played_more_often_is_better_shape() {
        assert_eq!(shape_by_games(0, 0), 0, "nothing is known");
        assert_eq!(shape_by_games(1000, 30), 0, "as often as the median");
        assert_eq!(shape_by_games(1, 1), 7, "a single match says much if it was played");
        assert_eq!(shape_by_games(1621, 260), 9);
        assert_eq!(shape_by_games(4669, 2), -6, "no lower than this");
        assert_eq!(shape_by_games(1000, 900), 14, "no higher than this");
        assert!(shape_by_games(10, 0) > shape_by_games(100, 0), "ten matches say less than a hundred");
    }
}
