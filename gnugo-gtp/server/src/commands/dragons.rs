//! What is known of a dragon?
//!
//! Where life-and-death reading has not looked, since a dragon lives or is captured beyond question, its fields are those
//! that GNU Go shows then: `unchecked`, 0 and `PASS`.

use super::position::stone;
use super::worms::{Chosen, place, raw_code, titled};
use super::{Command, command};
use crate::Session;
use crate::protocol::{Answer, Arguments, Failure, points};
use gnugo_engine::analysis::Analysis;
use gnugo_engine::dragons::{Dragon, Dragons, Enclosed, Owl, OwlAnswer, OwlStatus, SemeaiMove, Status};
use gnugo_engine::pattern::facts::{DragonFacts, Surrounded};

pub(super) const COMMANDS: &[Command] = &[
    command("dragon_data", "[COLOR|VERTEX]", 0..=1, "all that is known of a dragon, or of all", dragon_data),
    command("dragon_status", "[COLOR|VERTEX]", 0..=1, "what becomes of a dragon, or of all", dragon_status),
    command("dragon_stones", "[COLOR|VERTEX]", 0..=1, "the stones of dragons, a line for each", dragon_stones),
    command("same_dragon", "VERTEX VERTEX", 2..=2, "1 if two stones belong to one dragon, 0 if not", same_dragon),
    command("is_surrounded", "VERTEX", 1..=1, "1 if a dragon is surrounded, 2 if all but, 0 if not", is_surrounded),
    command("does_surround", "VERTEX VERTEX", 2..=2, "1 if a move surrounds a dragon, 0 if not", does_surround),
    command(
        "surround_map",
        "VERTEX VERTEX",
        2..=2,
        "where a point lies, seen from what surrounds a dragon",
        surround_map,
    ),
];

fn same_dragon(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let (a, b) = (stone(session, arguments)?, stone(session, arguments)?);
    Ok(u8::from(session.analysis().dragons.are_one(a, b)).to_string())
}

fn dragon_stones(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let chosen = Chosen::read(session, arguments)?;
    let (analysis, size) = (session.analysis(), session.game.size());
    let chosen = analysis.dragons.iter().filter(|dragon| chosen.includes(dragon.color, &dragon.stones));
    Ok(chosen.map(|dragon| points(&dragon.stones, size)).collect::<Vec<_>>().join("\n"))
}

fn dragon_status(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let chosen = Chosen::read(session, arguments)?;
    let (dragons, size) = (session.dragons(chosen.point()), session.game.size());
    if let Chosen::At(point) = chosen {
        return Ok(dragons.at(point).map(|dragon| status(dragon, size)).unwrap_or_default());
    }
    let chosen = dragons.iter().filter(|dragon| chosen.includes(dragon.color, &dragon.stones));
    let line = |dragon: &Dragon| format!("{}: {}", dragon.origin.to_text(size), status(dragon, size));
    Ok(chosen.map(line).collect::<Vec<_>>().join("\n"))
}

/// The status; for a dragon that is critical by life-and-death reading also the moves of attack and defense. A race may have decided
/// otherwise.
fn status(dragon: &Dragon, size: usize) -> String {
    let Owl { status, attack, defense, .. } = &dragon.owl;
    if *status != OwlStatus::Critical || dragon.status != Status::Critical {
        return dragon.status.to_string();
    }
    format!("{} {} {}", dragon.status, place(attack.point, size), place(defense.point, size))
}

fn dragon_data(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let chosen = Chosen::read(session, arguments)?;
    let (mut dragons, size) = (session.dragons(chosen.point()), session.game.size());
    if let Chosen::At(point) = chosen {
        let board = session.board().clone();
        dragons = session.engine.judge_threats(&board, dragons, point);
    }
    let thrashing = session.last_stone().and_then(|last| dragons.thrashing(last)).map(|dragon| dragon.id);
    let shown = dragons.iter().filter(|dragon| chosen.includes(dragon.color, &dragon.stones));
    let tables = shown.map(|dragon| {
        let title = if let Chosen::At(point) = chosen { point } else { dragon.origin };
        let mut rows = rows(&dragons, dragon, size);
        rows.push(("thrashing", if thrashing == Some(dragon.id) { "YES" } else { "NO" }.to_owned()));
        titled(&title.to_text(size), &rows, WIDTH)
    });
    Ok(tables.collect::<Vec<_>>().join("\n"))
}

/// All that is known of a dragon, under the name of its first stone.
pub(crate) fn table(analysis: &Analysis, dragon: &Dragon, size: usize) -> String {
    titled(&dragon.origin.to_text(size), &rows(&analysis.dragons, dragon, size), WIDTH)
}

/// The width of the names.
const WIDTH: usize = 23;

/// All that is known of a dragon.
fn rows(dragons: &Dragons, dragon: &Dragon, size: usize) -> Vec<(&'static str, String)> {
    let origin = |id: &_| dragons.get(*id).map(|neighbor| neighbor.origin);
    let neighbors = points(dragon.neighbors.iter().filter_map(origin), size);
    let mut rows = vec![
        ("color", dragon.color.to_string()),
        ("origin", dragon.origin.to_text(size)),
        ("size", dragon.size().to_string()),
        ("effective_size", format!("{:.2}", dragon.effective_size)),
        ("strategic_size", format!("{:.2}", dragon.strategic_size)),
        ("genus", dragon.genus.to_string()),
        ("heye", place(dragon.half_eye.map(|half| half.point), size)),
        ("escape_route", dragon.escape_route.to_string()),
        ("lunch", place(dragon.lunch, size)),
        ("crude_status", dragon.crude_status.to_string()),
        ("owl_status", dragon.owl.status.to_string()),
        ("status", dragon.status.to_string()),
        ("safety", dragon.safety.to_string().replace('_', " ")),
        ("weakness", format!("{:.2}", dragon.weakness)),
        ("weakness_pre_owl", format!("{:.2}", dragon.weakness_pre_owl)),
        ("surround_status", dragon.surround.status.code().to_string()),
        ("surround_size", dragon.surround.area.len().to_string()),
        ("moyo_size", dragon.moyo_size.to_string()),
        ("moyo_territorial_value", format!("{:.2}", dragon.moyo_territorial_value)),
        ("neighbors", neighbors),
        ("hostile_neighbors", dragon.hostile_neighbors.to_string()),
    ];
    rows.extend(owl(dragon, size));
    rows.extend(semeai(dragon, size));
    rows.push(("strings", points(dragon.worms.iter().copied(), size)));
    rows
}

/// What life-and-death reading says.
fn owl(dragon: &Dragon, size: usize) -> Vec<(&'static str, String)> {
    let owl = &dragon.owl;
    let certain = |answer: &OwlAnswer| if answer.certain { "YES" } else { "NO" }.to_owned();
    vec![
        ("owl_attack_code", raw_code(owl.attack.outcome).to_string()),
        ("owl_attack_point", place(owl.attack.point, size)),
        ("owl_attack_certain", certain(&owl.attack)),
        ("owl_2nd_attack_point", place(owl.attack.second, size)),
        ("owl_threat_status", owl.threat.to_string()),
        ("owl_defense_code", raw_code(owl.defense.outcome).to_string()),
        ("owl_defense_point", place(owl.defense.point, size)),
        ("owl_defense_certain", certain(&owl.defense)),
        ("owl_2nd_defense_point", place(owl.defense.second, size)),
        ("owl_attack_kworm", place(owl.attack.string, size)),
        ("owl_defense_kworm", place(owl.defense.string, size)),
    ]
}

/// What the reading of semeais says.
fn semeai(dragon: &Dragon, size: usize) -> Vec<(&'static str, String)> {
    let code = |found: Option<SemeaiMove>| found.map_or(0, |found| raw_code(found.outcome)).to_string();
    let certain = |found: Option<SemeaiMove>| u8::from(found.is_some_and(|found| found.certain)).to_string();
    let (attack, defense) = (dragon.semeai.attack, dragon.semeai.defense);
    vec![
        ("semeais", dragon.semeai.count.to_string()),
        ("semeai_defense_code", code(defense)),
        ("semeai_defense_point", place(defense.and_then(|found| found.point), size)),
        ("semeai_defense_certain", certain(defense)),
        ("semeai_defense_target", place(defense.map(|found| found.target), size)),
        ("semeai_attack_code", code(attack)),
        ("semeai_attack_point", place(attack.and_then(|found| found.point), size)),
        ("semeai_attack_certain", certain(attack)),
        ("semeai_attack_target", place(attack.map(|found| found.target), size)),
    ]
}

/// Where a point lies seen from what surrounds a dragon: 1 inside, 2 on the fringe, 0 outside; -1 if nothing surrounds it.
fn is_surrounded(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let dragon = stone(session, arguments)?;
    let analysis = session.analysis();
    let surrounded = analysis.dragons.at(dragon).map_or(Surrounded::No, |dragon| dragon.surround.status);
    Ok(surrounded.code().to_string())
}

/// Whether the dragon is surrounded after a move of its opponent's that was not before.
fn does_surround(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let made = arguments.point(session.game.size())?;
    let dragon = stone(session, arguments)?;
    if !session.board().is_empty(made) {
        return Err(Failure::new("the move's vertex must be empty"));
    }
    let analysis = session.analysis();
    let before = analysis.dragons.at(dragon).map_or(Surrounded::No, |dragon| dragon.surround.status);
    let after = DragonFacts::surrounded_after(&analysis.dragons, session.board(), dragon, made);
    Ok(u8::from(before != Surrounded::Fully && after == Surrounded::Fully).to_string())
}

fn surround_map(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let (dragon, point) = (stone(session, arguments)?, arguments.point(session.game.size())?);
    let analysis = session.analysis();
    let place = analysis.dragons.at(dragon).and_then(|dragon| dragon.surround.at(point));
    Ok(place.map_or(-1, Enclosed::code).to_string())
}
