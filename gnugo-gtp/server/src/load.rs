//! Which game is in a file, and up to which move of it?
//!
//! `loadsgf`, the option `--until` and the commands `decide` and `show` all mean the same by a move: its number, from 1, or the first
//! move at a point. The game is that before it. As in GNU Go, 0 is the whole game, and so is a move that there is not; but that is told.

use gnugo_engine::board::Point;
use gnugo_engine::game::Game;
use gnugo_engine::game::sgf::{self, Info, SgfError, Stop};

/// A game from a file.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The game, up to where it was to stop.
    pub game: Game,
    /// What else the file tells. The result is that of the whole game: a part of it has none.
    pub info: Info,
    /// What was not understood of the file, and whether there is no such move in it.
    pub warnings: Vec<String>,
}

/// The game in a file, up to the move that `until` names, or to its end. A file with a fault is refused if it is to be `strict`;
/// otherwise what can be understood is loaded.
///
/// ```
/// use gnugo_gtp_server::load;
/// let file = b"(;SZ[9]KM[6.5]RE[B+R];B[ee];W[cc];B[gg])";
/// let before = load(file, Some("C7"), true)?;
/// assert_eq!((before.game.history().len(), before.info.result.as_str()), (1, ""));
/// let beyond = load(file, Some("9"), true)?;
/// assert_eq!(beyond.warnings, ["there is no move 9: the game has 3; it is loaded to its end"]);
/// # Ok::<(), String>(())
/// ```
///
/// # Errors
/// What is wrong with the file, or that `until` names no move.
pub fn load(file: &[u8], until: Option<&str>, strict: bool) -> Result<Loaded, String> {
    let read = |stop, strict| {
        let read = if strict {
            sgf::read(file, stop).map(|(game, info)| (game, info, Vec::new()))
        } else {
            sgf::read_leniently(file, stop)
        };
        read.map_err(|why| why.to_string())
    };
    // What a point means depends on the size of the board. A fault behind the move is none of the game before it.
    let (whole, ..) = read(Stop::End, false)?;
    let stop = until.map_or(Ok(Stop::End), |until| stop(until, whole.size()))?;
    let (game, mut info, faults) = read(stop, strict)?;
    let stopped = game.next_move_number() < whole.next_move_number();
    if stopped {
        info.result.clear();
    }
    let missing = match stop {
        Stop::Point(point) if !stopped => Some(format!("no move is played at {}", point.to_text(whole.size()))),
        // In a file with faults it is not known which numbers its moves have.
        Stop::Move(number) => sgf::read_before(file, number).err().filter(is_no_move).map(|why| why.to_string()),
        _ => None,
    };
    let missing = missing.map(|what| format!("{what}; it is loaded to its end"));
    Ok(Loaded { game, info, warnings: faults.iter().map(ToString::to_string).chain(missing).collect() })
}

fn is_no_move(why: &SgfError) -> bool {
    matches!(why, SgfError::NoMove { .. })
}

/// Where to stop for a word that names a move.
fn stop(until: &str, size: usize) -> Result<Stop, String> {
    match (until.parse(), Point::from_text(until, size)) {
        (Ok(0), _) => Ok(Stop::End),
        (Ok(number), _) => Ok(Stop::Move(number)),
        (Err(_), Some(point)) => Ok(Stop::Point(point)),
        (Err(_), None) => Err(format!("`{until}` is neither a move number nor a point of a board of {size} lines")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The stones of the last stretch of moves, and what is warned of.
    fn loaded(file: &str, until: &str, strict: bool) -> (usize, usize, Vec<String>) {
        let Loaded { game, warnings, .. } = load(file.as_bytes(), Some(until), strict).expect("a game");
        (game.next_move_number(), game.history().len(), warnings)
    }

    #[test]
    fn a_move_is_its_number_or_its_point() {
        let game = "(;SZ[5]KM[0];B[aa];W[bb];AB[ee];B[cc];W[dd])";
        for strict in [false, true] {
            for (until, next, moves) in
                [("0", 5, 2), ("1", 1, 0), ("3", 3, 0), ("4", 4, 1), ("5", 5, 2), ("b4", 2, 1), ("D2", 4, 1)]
            {
                assert_eq!(loaded(game, until, strict), (next, moves, Vec::new()), "{until}");
            }
            for (until, why) in [("6", "there is no move 6: the game has 4"), ("e5", "no move is played at E5")] {
                let warned = vec![format!("{why}; it is loaded to its end")];
                assert_eq!(loaded(game, until, strict), (5, 2, warned), "{until}");
            }
            for until in ["F1", "-1", "x", ""] {
                let why = load(game.as_bytes(), Some(until), strict).map(drop);
                let expected = "is neither a move number nor a point of a board of 5 lines";
                assert_eq!(why, Err(format!("`{until}` {expected}")));
            }
        }
    }

    #[test]
    fn a_fault_behind_the_move_is_not_met() {
        let game = "(;SZ[5]KM[0];B[aa];W[bb];B[bb];W[cc])";
        assert_eq!(loaded(game, "2", true), (2, 1, Vec::new()));
        assert_eq!(loaded(game, "B4", false), (2, 1, Vec::new()));
        assert!(load(game.as_bytes(), None, true).is_err() && load(game.as_bytes(), Some("0"), true).is_err());
        // The move that is left out has a number.
        let (next, _, warnings) = loaded(game, "5", false);
        assert!(next == 4 && warnings.len() == 1 && warnings[0].contains("move 3"), "{warnings:?}");
    }
}
