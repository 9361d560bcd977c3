//! What is the game like: board, komi, rules, handicap, and how hard does the engine try?

use super::{Command, command};
use crate::Session;
use crate::protocol::{Answer, Arguments, Failure, points};
use gnugo_engine::board::MAX_SIZE;
use gnugo_engine::game::{Game, HandicapError, Rules};

pub(super) const COMMANDS: &[Command] = &[
    command("boardsize", "SIZE", 1..=1, "begins a new game on a board of this size", boardsize),
    command(
        "rectangular_boardsize",
        "WIDTH HEIGHT",
        2..=2,
        "begins a new game on a board of this size; only equal sides are possible",
        rectangle,
    ),
    command("query_boardsize", "", 0..=0, "the size of the board", |s, _| Ok(s.game.size().to_string())),
    command("clear_board", "", 0..=0, "begins a new game", |s, _| start(s, s.game.size())),
    command("komi", "POINTS", 1..=1, "sets White's points for moving second", komi),
    command("get_komi", "", 0..=0, "White's points for moving second", |s, _| Ok(format!("{:?}", s.game.komi()))),
    command("kgs-rules", "NAME", 1..=1, "sets the rules: japanese, chinese, aga, new_zealand", rules),
    command("fixed_handicap", "STONES", 1..=1, "places handicap stones where they always stand", fixed_handicap),
    command("place_free_handicap", "STONES", 1..=1, "places handicap stones where the engine likes", free_handicap),
    command("set_free_handicap", "VERTEX [VERTEX...]", 1..=usize::MAX, "places handicap stones", set_handicap),
    command("get_handicap", "", 0..=0, "the number of handicap stones", |s, _| Ok(s.game.handicap().to_string())),
    command("level", "LEVEL", 1..=1, "sets how hard the engine tries: 0 to 10", level),
    command("advance_random_seed", "GAMES", 1..=1, "takes the seed so many games further, and tells it", advance_seed),
    command("get_random_seed", "", 0..=0, "what random numbers start from", |s, _| Ok(s.engine.seed().to_string())),
    command("set_random_seed", "SEED", 1..=1, "sets what random numbers start from", set_random_seed),
];

fn boardsize(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let size = arguments.count()?;
    start(session, size)
}

fn rectangle(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let (width, height) = (arguments.count()?, arguments.count()?);
    if width != height {
        return Err(Failure::new("unacceptable size").with_hint("boards are as high as they are wide here"));
    }
    start(session, width)
}

fn start(session: &mut Session, size: usize) -> Answer {
    let game = Game::new(size, session.game.rules(), session.game.komi());
    let game = game.map_err(|why| Failure::new("unacceptable size").with_hint(why))?;
    session.clock.restart();
    session.start(game);
    Ok(String::new())
}

fn komi(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let komi = arguments.float()?;
    session.game.set_komi(komi);
    session.forget();
    Ok(String::new())
}

fn rules(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let rules = Rules::from_name(arguments.word()?).ok_or_else(|| {
        Failure::new("unknown rules").with_hint("they are Japanese, Korean, Chinese, AGA, New Zealand, or Tromp/Taylor")
    })?;
    session.game.set_rules(rules);
    session.forget();
    Ok(String::new())
}

fn fixed_handicap(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let stones = arguments.count()?;
    let placed = session.game.fixed_handicap(stones).map_err(refuse_handicap)?;
    session.changed();
    Ok(points(placed, session.game.size()))
}

fn free_handicap(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let stones = arguments.count()?;
    let placed = session.engine.place_handicap(&mut session.game, stones).map_err(refuse_handicap)?;
    session.changed();
    Ok(points(placed, session.game.size()))
}

fn set_handicap(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    // No board has so many points, and no list is worth reading that cannot be one.
    if arguments.len() > MAX_SIZE * MAX_SIZE {
        return Err(Failure::new("bad vertex list"));
    }
    let mut stones = Vec::with_capacity(arguments.len());
    while !arguments.is_empty() {
        let stone = arguments.point(session.game.size());
        stones.push(stone.map_err(|why| Failure::new("bad vertex list").with_hint(why.message()))?);
    }
    session.game.set_free_handicap(&stones).map_err(|why| match why {
        HandicapError::BoardNotEmpty => refuse_handicap(why),
        _ => Failure::new("bad vertex list").with_hint(why),
    })?;
    session.changed();
    Ok(String::new())
}

/// The protocol's words for what is wrong with a handicap.
fn refuse_handicap(why: HandicapError) -> Failure {
    Failure::new(match why {
        HandicapError::BoardNotEmpty => "board not empty",
        HandicapError::Count { .. } | HandicapError::NoHandicap(_) => "invalid number of stones",
        HandicapError::OffBoard(_) | HandicapError::Repeated(_) => "bad vertex list",
    })
    .with_hint(why)
}

fn level(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let level = arguments.integer()?;
    session.set_level(u8::try_from(level).unwrap_or(u8::MAX));
    Ok(String::new())
}

/// A game takes one seed.
fn advance_seed(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let games = arguments.integer()?;
    // As the protocol has numbers: 0 to 2³¹−1.
    let seed = session.engine.seed().wrapping_add(games.into()) % (1 << 31);
    session.engine.set_seed(seed);
    session.forget();
    Ok(seed.to_string())
}

fn set_random_seed(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let word = arguments.word()?;
    let seed = word.parse().map_err(|_| Failure::new("invalid seed").with_hint("a whole number from 0"))?;
    session.engine.set_seed(seed);
    session.forget();
    Ok(String::new())
}
