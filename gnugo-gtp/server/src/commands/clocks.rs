//! How much time is there?

use super::{Command, command};
use crate::protocol::{Answer, Arguments, Failure};
use crate::{Clock, Session, TimeSystem};
use std::time::Duration;

pub(super) const COMMANDS: &[Command] = &[
    command("time_settings", "MAIN OVERTIME STONES", 3..=3, "sets Canadian time, in seconds", time_settings),
    command("kgs-time_settings", "SYSTEM [SECONDS...]", 1..=4, "sets any of the server's time systems", kgs_settings),
    command("time_left", "COLOR SECONDS STONES", 3..=3, "sets what is left on a clock", time_left),
];

fn time_settings(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let (main, overtime, stones) = (arguments.integer()?, arguments.integer()?, arguments.integer()?);
    session.clock = Clock::new(TimeSystem::from_gtp(main, overtime, stones));
    Ok(String::new())
}

/// The KGS Go Server's extension: the system's name, then its numbers.
fn kgs_settings(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let name = arguments.word()?.to_ascii_lowercase();
    let mut numbers = Vec::new();
    if name == "canadian" && !arguments.is_empty() {
        // gtp2ogs sends Fischer's time so, with the main time less an increment that may be longer.
        numbers.push(arguments.float()?.max(0.0) as u32);
    }
    while !arguments.is_empty() {
        numbers.push(arguments.integer()?);
    }
    let system = match (name.as_str(), numbers.as_slice()) {
        ("none", []) => TimeSystem::Unlimited,
        ("absolute", &[main]) => TimeSystem::from_gtp(main, 0, 0),
        ("canadian", &[main, time, stones]) => TimeSystem::from_gtp(main, time, stones),
        // Without a period, or without time in it, there is only the main time.
        ("byoyomi", &[main, period, periods]) if period == 0 || periods == 0 => TimeSystem::from_gtp(main, 0, 0),
        ("byoyomi", &[main, period, periods]) => {
            let [main, period] = [main, period].map(|seconds| Duration::from_secs(seconds.into()));
            TimeSystem::Byoyomi { main, period, periods }
        }
        _ => {
            let forms = "`none`, `absolute MAIN`, `canadian MAIN TIME STONES` or `byoyomi MAIN TIME PERIODS`";
            return Err(Failure::syntax(format_args!("it is {forms}")));
        }
    };
    session.clock = Clock::new(system);
    Ok(String::new())
}

fn time_left(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let (color, seconds, stones) = (arguments.color()?, arguments.integer()?, arguments.integer()?);
    session.clock.set_left(color, Duration::from_secs(seconds.into()), stones);
    Ok(String::new())
}
