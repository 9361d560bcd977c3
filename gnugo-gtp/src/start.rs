//! With which game does a session begin?

use crate::cli::Cli;
use crate::position;
use gnugo_engine::board::Orientation;
use gnugo_engine::game::Game;
use gnugo_gtp_server::Session;
use std::path::Path;

/// The orientations in the order in which GNU Go numbers them.
const ORIENTATIONS: [Orientation; 8] = [
    Orientation::Identity,
    Orientation::Left,
    Orientation::Half,
    Orientation::Right,
    Orientation::Backslash,
    Orientation::Horizontal,
    Orientation::Slash,
    Orientation::Vertical,
];

/// A session as the command line wants it.
pub(crate) fn session(cli: &Cli) -> Result<Session, String> {
    let settings = cli.settings();
    let mut session =
        Session::new(&settings, cli.databases(patterns_rs::databases())).map_err(|why| why.to_string())?;
    if let Some((game, result)) = loaded(cli, &session)? {
        session.take_up(game);
        session.tell_result(result);
    } else {
        let stones = usize::from(cli.game.handicap);
        // GNU Go takes a handicap of one for none.
        session.fixed_handicap(if stones == 1 { 0 } else { stones }).map_err(|why| why.to_string())?;
    }
    Ok(session)
}

/// Keeps the game of a conversation in the file of `--outfile`, if there is one.
pub(crate) fn record(cli: &Cli, session: &mut Session) -> Result<(), String> {
    match &cli.files.outfile {
        Some(path) if path == Path::new("-") => {
            Err("`--outfile -`: the standard output is taken by the conversation; name a file".to_owned())
        }
        Some(path) => {
            session.record_to(path.clone());
            Ok(())
        }
        None => Ok(()),
    }
}

/// The game of `--infile`, up to `--until`, and its result. What the file does not say is as the command line has it; where that has
/// komi or rules of its own, it is another game than the one that ended so.
fn loaded(cli: &Cli, session: &Session) -> Result<Option<(Game, String)>, String> {
    let Some(path) = &cli.files.infile else { return Ok(None) };
    let (game, info) = position::game_until(path, cli.files.until.as_deref(), cli.files.strict_sgf)?;
    let orientation = ORIENTATIONS.get(usize::from(cli.files.orientation)).copied().unwrap_or(Orientation::Identity);
    let mut game = game.oriented(orientation);
    if info.rules.is_none() || cli.game.sets_rules() {
        game.set_rules(session.game().rules());
    }
    if info.komi.is_none() || cli.game.komi.is_some() {
        game.set_komi(session.game().komi());
    }
    let is_other = cli.game.sets_rules() || cli.game.komi.is_some();
    Ok(Some((game, if is_other { String::new() } else { info.result })))
}
