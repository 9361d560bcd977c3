//! How much has been read?

use super::{Command, command};
use crate::Session;

/// For each counter a command that tells it, and one that lets it begin at 0.
macro_rules! counters {
    ($($name:literal: $about:literal, $count:expr;)*) => {
        pub(super) const COMMANDS: &[Command] = &[$(
            command(concat!("get_", $name), "", 0..=0, $about, |session, _| {
                let count: fn(&mut Session) -> u64 = $count;
                let before = session.counts_before.get($name).copied().unwrap_or(0);
                Ok(count(session).saturating_sub(before).to_string())
            }),
            command(
                concat!("reset_", $name),
                "",
                0..=0,
                concat!("lets the number of `get_", $name, "` begin at 0"),
                |session, _| {
                    let count: fn(&mut Session) -> u64 = $count;
                    let now = count(session);
                    session.counts_before.insert($name, now);
                    Ok(String::new())
                },
            ),
        )*];
    };
}

counters! {
    "trymove_counter": "how many stones all reading has tried", Session::all_nodes;
    "reading_node_counter": "how many positions reading has looked at", |session| session.engine.reader().nodes();
    "connection_node_counter": "how many positions connection reading has looked at",
        |session| session.engine.reader().connection_nodes();
    "owl_node_counter": "how many positions life-and-death reading has looked at",
        |session| session.engine.owl_positions();
}
