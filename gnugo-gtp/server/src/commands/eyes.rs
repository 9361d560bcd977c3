//! What is known of an eye space?

use super::worms::place;
use super::{Command, command};
use crate::Session;
use crate::protocol::{Answer, Arguments};
use gnugo_engine::analysis::Analysis;
use gnugo_engine::board::{Color, Point, PointSet};
use gnugo_engine::eyes::{EyeKind, Topology};
use std::fmt::Write;

pub(super) const COMMANDS: &[Command] = &[
    command("eval_eye", "VERTEX", 1..=1, "least and most eyes of a space, and the moves that decide", eval_eye),
    command("eye_data", "COLOR VERTEX", 2..=2, "all that is known of a player's eye space", eye_data),
    command("half_eye_data", "VERTEX", 1..=1, "what the diagonals make of a point", half_eye_data),
];

fn eval_eye(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let size = session.game.size();
    let point = arguments.point(size)?;
    let analysis = session.analysis();
    let Some(space) = analysis.eyes.of_one_color(point) else { return Ok("-1".to_owned()) };
    let mut text = format!("{} {}", space.value.min(), space.value.max());
    if !space.value.is_settled() {
        let _ = write!(text, " {} {}", place(space.attack, size), place(space.defense, size));
    }
    Ok(text)
}

fn eye_data(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let size = session.game.size();
    let (color, point) = (arguments.color()?, arguments.point(size)?);
    Ok(table(&session.analysis(), color, point, size))
}

/// All that is known of a player's eye space at a point.
pub(crate) fn table(analysis: &Analysis, color: Color, point: Point, size: usize) -> String {
    let space = analysis.eyes.at(point, color);
    let is_marginal = space.is_some_and(|space| space.marginal.contains(point));
    let count = |marginal_only: bool| {
        let Some(space) = space else { return 0 };
        let points = if marginal_only { &space.marginal } else { &space.points };
        point.neighbors().into_iter().filter(|&n| points.contains(n)).count()
    };
    let rows = [
        ("origin", place(space.map(|space| space.origin), size)),
        ("color", space.map_or_else(|| "empty".to_owned(), |space| space.color.to_string())),
        ("esize", space.map_or(0, |space| space.points.len()).to_string()),
        ("msize", space.map_or(0, |space| space.marginal.len()).to_string()),
        ("value", space.map_or_else(|| "0000".to_owned(), |space| space.value.to_string())),
        ("marginal", u8::from(is_marginal).to_string()),
        ("neighbors", count(false).to_string()),
        ("marginal_neighbors", count(true).to_string()),
    ];
    aligned(&rows)
}

/// What GNU Go says of a point that was not judged by its diagonals.
const NOT_JUDGED: f32 = 10.0;

/// No more moves are told that attack, or defend, a half eye (spec/worms-and-dragons.texi, "Half Eyes").
const MOST_POINTS: usize = 4;

fn half_eye_data(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let size = session.game.size();
    let point = arguments.point(size)?;
    let analysis = session.analysis();
    let owner = analysis.eyes.of_one_color(point).map(|space| space.color);
    let judged = owner.and_then(|color| analysis.eyes.topology(point, color));
    let sum = owner.and_then(|color| analysis.eyes.sum(point, color)).map_or(NOT_JUDGED, |sum| sum.0);
    let kind = match judged.map(|topology| topology.kind()) {
        Some(EyeKind::Half | EyeKind::HalfByKo) => "HALF_EYE",
        Some(EyeKind::False) => "FALSE_EYE",
        Some(EyeKind::Proper | EyeKind::ProperByKo) | None => "0",
    };
    let mut rows = vec![("value".to_owned(), format!("{sum:.2}")), ("type".to_owned(), kind.to_owned())];
    // The nearest ones: what captures a stone at a diagonal may be far away.
    let points = |of: fn(&Topology) -> &PointSet| {
        let judged = judged.filter(|_| kind != "0");
        let mut list: Vec<Point> = judged.map(|topology| of(topology).iter().collect()).unwrap_or_default();
        list.sort_by_key(|other| other.row().abs_diff(point.row()) + other.column().abs_diff(point.column()));
        list.truncate(MOST_POINTS);
        list
    };
    for (name, list) in [("attack", points(|t| &t.attacks)), ("defense", points(|t| &t.defenses))] {
        rows.push((format!("num_{name}s"), list.len().to_string()));
        for (number, point) in list.into_iter().enumerate() {
            rows.push((format!("{name}_point[{number}]"), point.to_text(size)));
        }
    }
    let rows: Vec<(&str, String)> = rows.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
    Ok(aligned(&rows))
}

/// A line for each row, the values in a column of their own.
fn aligned(rows: &[(&str, String)]) -> String {
    rows.iter().map(|(name, value)| format!("{name:20} {value}")).collect::<Vec<_>>().join("\n")
}
