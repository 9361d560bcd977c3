//! Does a dragon live, and by which moves is it killed or saved?
//!
//! Answers are GNU Go's: 0 no, 1 yes, 2 yes by a ko that is good for whoever moves first, 3 by one that is not; and the
//! move, `PASS` where none is needed. Whether the last of them was read to the end is asked with `was_cut_short`.

use super::position::stone;
use super::{Command, command, found};
use crate::Session;
use crate::protocol::{Answer, Arguments};
use gnugo_engine::owl::Side;
use gnugo_engine::reading::Reading;

pub(super) const COMMANDS: &[Command] = &[
    command("owl_attack", "VERTEX", 1..=1, "whether and how a dragon can be killed", |s, a| owl(s, a, Side::Attacker)),
    command("owl_defend", "VERTEX", 1..=1, "whether and how a dragon can be saved", |s, a| owl(s, a, Side::Owner)),
    command("get_owl_node_counter", "", 0..=0, "how many positions life-and-death reading has looked at", |s, _| {
        Ok(s.engine.owl_positions().saturating_sub(s.owl_nodes_before).to_string())
    }),
    command("reset_owl_node_counter", "", 0..=0, "lets that number begin at 0", |s, _| {
        s.owl_nodes_before = s.engine.owl_positions();
        Ok(String::new())
    }),
];

fn owl(session: &mut Session, arguments: &mut Arguments<'_>, side: Side) -> Answer {
    let at = stone(session, arguments)?;
    let answer = session.owl(at, side);
    Ok(found(Reading { outcome: answer.outcome, point: answer.point }, session.game.size()))
}
