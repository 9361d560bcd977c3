//! Which points decide about something, and how does one see them in GoGui?
//!
//! Points that capture or save a string, kill or save a dragon, begin or stop a combination, break into territory or close
//! it. In GoGui's graphics triangles attack and squares defend.

use super::position::stone;
use super::reading::two_stones;
use super::worms::place;
use super::{Command, command, found};
use crate::Session;
use crate::protocol::{Answer, Arguments, points};
use gnugo_engine::board::{Color, Point, PointSet};
use gnugo_engine::dragons::{Owl, OwlStatus};
use gnugo_engine::owl::Side;
use gnugo_engine::reading::Outcome;

pub(super) const COMMANDS: &[Command] = &[
    command("territory_breaks", "[COLOR]", 0..=1, "the strings that get into territory, or into a player's", breaks),
    command("gogui-strings_at_stake", "", 0..=0, "the points that capture or save strings", strings),
    command("gogui-dragons_at_stake", "", 0..=0, "the points that kill or save dragons", dragons),
    command("gogui-life", "VERTEX", 1..=1, "the stones of a dragon, and the points that kill or save it", life),
    command("gogui-connection", "VERTEX VERTEX", 2..=2, "the points that cut or connect two strings", connection),
    command("gogui-combination", "COLOR", 1..=1, "a player's combination, and the points that stop it", combination),
    command("gogui-territory_breaks", "", 0..=0, "the points that break into territory, or close it", breaks_shown),
];

/// GoGui's graphics: points that attack something, and points that defend it.
#[derive(Default)]
struct Marks {
    attacks: PointSet,
    defenses: PointSet,
}

impl Marks {
    fn in_graphics(&self, size: usize, text: &str) -> String {
        let mut lines = Vec::new();
        for (mark, set) in [("TRIANGLE", &self.attacks), ("SQUARE", &self.defenses)] {
            if !set.is_empty() {
                lines.push(format!("{mark} {}", points(set, size)));
            }
        }
        lines.push(format!("TEXT {text}"));
        lines.join("\n")
    }
}

fn strings(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    let (analysis, size) = (session.analysis(), session.game.size());
    let mut marks = Marks::default();
    let mut names = Vec::new();
    for worm in analysis.worms.iter().filter(|worm| worm.is_critical()) {
        marks.attacks = marks.attacks.union(&worm.attacks.iter().map(|attempt| attempt.point).collect());
        marks.defenses = marks.defenses.union(&worm.defenses.iter().map(|attempt| attempt.point).collect());
        names.push(worm.origin.to_text(size));
    }
    Ok(marks.in_graphics(size, &format!("strings that are captured or saved by who moves first: {}", names.join(" "))))
}

fn dragons(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    let (dragons, size) = (session.dragons(None), session.game.size());
    let mut marks = Marks::default();
    let mut names = Vec::new();
    for dragon in dragons.iter().filter(|dragon| dragon.owl.status == OwlStatus::Critical) {
        marks.attacks = marks.attacks.union(&dragon.owl.attack.point.into_iter().collect());
        marks.defenses = marks.defenses.union(&dragon.owl.defense.point.into_iter().collect());
        names.push(dragon.origin.to_text(size));
    }
    Ok(marks.in_graphics(size, &format!("dragons that live or die by who moves first: {}", names.join(" "))))
}

/// One dragon: its stones by what becomes of them, and the move of either side that decides, if there is one.
fn life(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let (at, size) = (stone(session, arguments)?, session.game.size());
    let owl = Owl::of(session.owl(at, Side::Attacker), || session.owl(at, Side::Owner));
    session.note_certainty(owl.is_certain());
    let [attacks, defenses] = [owl.attack, owl.defense].map(|answer| answer.point.into_iter().collect());
    let (status, color) = match owl.status {
        OwlStatus::Unchecked | OwlStatus::Alive => ("is alive", "green"),
        OwlStatus::Dead => ("is dead", "red"),
        OwlStatus::Critical => ("lives or dies by who moves first", "orange"),
    };
    let analysis = session.analysis();
    let stones = analysis.dragons.at(at).map_or(PointSet::single(at), |dragon| dragon.stones);
    let doubt = if session.was_cut_short() { ", as far as was read" } else { "" };
    let text = format!("the dragon at {} {status}{doubt}", at.to_text(size));
    Ok(format!("COLOR {color} {}\n{}", points(&stones, size), Marks { attacks, defenses }.in_graphics(size, &text)))
}

/// Two strings of one colour: the move that cuts them and the one that connects them, if either matters.
fn connection(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let ((a, b), size) = (two_stones(session, arguments)?, session.game.size());
    let mut board = session.board().clone();
    let cut = session.read(|reader| reader.disconnect_confirmed(&mut board, a, b));
    let mut certain = !session.was_cut_short();
    let mut joins = PointSet::EMPTY;
    let mut status = "are connected";
    if cut.outcome != Outcome::Lost {
        let join = session.read(|reader| reader.connect_confirmed(&mut board, a, b));
        certain &= !session.was_cut_short();
        status = if join.outcome == Outcome::Lost { "are cut" } else { "are connected or cut by who moves first" };
        joins = join.point.into_iter().collect();
    }
    session.note_certainty(certain);
    let marks = Marks { attacks: cut.point.into_iter().collect(), defenses: joins };
    let doubt = if certain { "" } else { ", as far as was read" };
    Ok(marks.in_graphics(size, &format!("the strings at {} and {} {status}{doubt}", a.to_text(size), b.to_text(size))))
}

fn combination(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let (color, board) = (arguments.color()?, session.board().clone());
    let (found, defenses) = session.engine.combination_defenses(&board, color);
    let Some(combination) = found.combination else { return Ok(format!("TEXT {color} has no combination")) };
    let marks = Marks {
        attacks: PointSet::single(combination.point),
        defenses: defenses.moves.iter().map(|defense| defense.point).collect(),
    };
    // The players take turns in the line.
    let players = [color, color.opponent()].into_iter().cycle();
    let letter = |color| if color == Color::Black { "b" } else { "w" };
    let played = |(&point, color): (&Point, Color)| format!("{} {}", letter(color), point.to_text(board.size()));
    let line: Vec<String> = combination.line.iter().zip(players).map(played).collect();
    let target = combination.target.to_text(board.size());
    let text = format!("captures {} stones, if nothing better {target}", combination.size);
    Ok(format!("VAR {}\n{}", line.join(" "), marks.in_graphics(board.size(), &text)))
}

fn breaks(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let wanted = if arguments.is_empty() { None } else { Some(arguments.color()?) };
    let (board, size) = (session.board().clone(), session.game.size());
    let found = session.engine.break_ins(&board);
    session.note_certainty(found.iter().all(|found| found.certain));
    let shown = found.iter().filter(|found| wanted.is_none_or(|owner| found.owner == owner));
    let line = |found: &gnugo_engine::break_ins::BreakIn| {
        let (attack, block) = (self::found(found.attack, size), self::found(found.block, size));
        format!(
            "{}: break_in {attack}, block_off {block}: {}",
            place(Some(found.string), size),
            points(&found.lost, size)
        )
    };
    Ok(shown.map(line).collect::<Vec<_>>().join("\n"))
}

fn breaks_shown(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    let (board, size) = (session.board().clone(), session.game.size());
    let (mut marks, mut lost) = (Marks::default(), 0);
    for found in session.engine.break_ins(&board).iter().filter(|found| found.is_urgent()) {
        marks.attacks = marks.attacks.union(&found.attack.point.into_iter().collect());
        marks.defenses = marks.defenses.union(&found.block.point.into_iter().collect());
        lost += found.lost.len();
    }
    Ok(marks.in_graphics(size, &format!("{lost} points of territory can be broken into, or closed")))
}
