//! What can be found out about a game without talking: its next move, its score, where the engine would have played
//! otherwise, and its position as a file.

use crate::cli::{ScoreMethod, Whose};
use crate::position::in_file;
use anstream::{eprintln, println};
use gnugo_engine::board::{Board, Color, PointSet};
use gnugo_engine::game::Game;
use gnugo_engine::game::sgf::{self, Info};
use gnugo_engine::moves::Purpose;
use gnugo_engine::scoring::{self, Life, Score, final_status};
use gnugo_gtp_server::{Session, weighed};
use std::fs;
use std::path::Path;

/// Chooses the next move, and prints it as GNU Go does. The file has what was weighed as a comment.
pub(crate) fn next_move(session: &mut Session, color: Option<Color>, outfile: Option<&Path>) -> Result<(), String> {
    let mut game = session.game().clone();
    let color = color.unwrap_or(game.to_move());
    let choice = session.engine().choose(&game, color);
    println!("{} move {}", with_letter(color), choice.decision.to_text(game.size()));
    let mut comments = Vec::new();
    if let Some(made) = choice.decision.made() {
        game.play(color, made).map_err(|why| why.to_string())?;
        comments.push((game.history().len(), weighed(&choice, game.size())));
    }
    write(outfile, || sgf::write_with_comments(&game, &Info::default(), &comments))
}

/// Writes the position without the moves that led to it.
pub(crate) fn diagram(game: &Game, file: &Path) -> Result<(), String> {
    write(Some(file), || sgf::write_position(game))
}

/// The level at which stones that are left are captured: knowledge finds these moves, and searching on takes seconds for each
/// of a hundred of them (half a minute at level 10, on 19×19; 5 seconds at this one).
const CLEANUP_LEVEL: u8 = 5;

/// Scores a game, and says by how much who wins, as GNU Go does; `shows` the moves with which it is ended on standard error. The file
/// has them too, and the result as a comment on the last one.
pub(crate) fn score(
    session: &mut Session,
    method: ScoreMethod,
    shows: bool,
    outfile: Option<&Path>,
) -> Result<(), String> {
    let mut game = session.game().clone();
    let score = match method {
        ScoreMethod::Estimate => {
            let analysis = session.engine().analyse(game.board());
            scoring::estimate(&game, &analysis).score()
        }
        ScoreMethod::Finish => {
            play_on(session, &mut game, Purpose::Game, shows.then_some(0));
            scoring::final_score(&game)
        }
        ScoreMethod::Aftermath => {
            play_on(session, &mut game, Purpose::Game, shows.then_some(0));
            aftermath(session, &mut game, shows)
        }
    };
    let said = in_words(score);
    println!("{said}");
    let info = Info { result: score.to_string(), ..Info::default() };
    write(outfile, || sgf::write_with_comments(&game, &info, &[(game.history().len(), said)]))
}

/// Plays until both players pass, or until nobody could say any more why they don't. Shows the moves as GNU Go does, numbered from
/// behind so many others, if there is anybody to see them.
fn play_on(session: &mut Session, game: &mut Game, purpose: Purpose, shown_from: Option<usize>) {
    let most = 3 * game.size() * game.size();
    for _ in 0..most {
        if game.passes_in_a_row() >= 2 {
            break;
        }
        let color = game.to_move();
        let choice = session.engine().choose_for(game, color, purpose, None);
        // Whoever gave up would let stones be captured that live.
        let made = choice.playing_on;
        if game.play(color, made).is_err() {
            break;
        }
        if let Some(before) = shown_from {
            let number = before + game.next_move_number() - 1;
            eprintln!("{number} {} move {}", with_letter(color), made.to_text(game.size()));
        }
    }
}

/// The score of a game that is over, where of the stones of which it is not known those are dead that are gone when everything was captured
/// that can be: the players are too weak then to be believed against what reading says. The moves with which they are captured follow
/// the game's.
fn aftermath(session: &mut Session, game: &mut Game, shows: bool) -> Score {
    let mut after = Game::from_board(game.board().clone(), game.rules(), game.komi());
    after.set_to_move(game.to_move());
    let level = session.engine().level();
    session.engine().set_level(level.min(CLEANUP_LEVEL));
    play_on(session, &mut after, Purpose::Cleanup, shows.then_some(game.next_move_number() - 1));
    session.engine().set_level(level);
    let status = final_status(game);
    let settled = final_status(&after);
    let gone = |board: &Board, color: Color| -> PointSet {
        let there = settled.living(color);
        board.stones(color).iter().filter(|&stone| !there.contains(stone)).collect()
    };
    let gone = Color::BOTH.map(|color| gone(game.board(), color));
    let more = gone[0].union(&gone[1]).intersection(&status.stones(Life::Unknown));
    let score = if more.is_empty() {
        Score::of(game, &status)
    } else {
        Score::of(game, &status.with_dead(game, &status.stones(Life::Dead).union(&more)))
    };
    for &(color, made) in after.history() {
        // What repeats a position of the game is left out, with all that follows.
        if game.play(color, made).is_err() {
            break;
        }
    }
    score
}

/// Says where the engine would have played otherwise.
pub(crate) fn replay(session: &mut Session, whose: Whose, outfile: Option<&Path>) -> Result<(), String> {
    let game = session.game().clone();
    let mut now = Game::from_board(game.start().clone(), game.rules(), game.komi());
    now.set_handicap(game.handicap());
    let mut comments = Vec::new();
    // In the file there may be moves before stones were set up.
    let first = game.next_move_number() - game.history().len();
    if first > 1 {
        eprintln!("warning: moves 1 to {} are left out, since stones were set up after them", first - 1);
    }
    for (played, &(color, made)) in (1..).zip(game.history()) {
        let number = first + played - 1;
        let wanted = match whose {
            Whose::Black => color == Color::Black,
            Whose::White => color == Color::White,
            Whose::Both => true,
        };
        if wanted {
            let choice = session.engine().choose(&now, color);
            if choice.decision.made() != Some(made) {
                let said = format!(
                    "Move {number} ({color}): the engine plays {} ({:.2}) - Game move {} ({:.2})",
                    choice.decision.to_text(now.size()),
                    choice.candidates.first().map_or(0.0, |best| best.value),
                    made.to_text(now.size()),
                    made.point().and_then(|point| choice.candidate(point)).map_or(0.0, |candidate| candidate.value),
                );
                println!("{said}");
                comments.push((played, said));
            }
        }
        now.play(color, made).map_err(|why| format!("move {number}: {why}"))?;
    }
    let info = Info { result: session.result().unwrap_or_default().to_owned(), ..Info::default() };
    write(outfile, || sgf::write_with_comments(&game, &info, &comments))
}

fn with_letter(color: Color) -> &'static str {
    match color {
        Color::Black => "black (X)",
        Color::White => "white (O)",
    }
}

fn in_words(score: Score) -> String {
    match score.winner() {
        Some(Color::Black) => format!("Black wins by {:.1} points", score.0),
        Some(Color::White) => format!("White wins by {:.1} points", -score.0),
        None => "The game is a draw".to_owned(),
    }
}

/// Writes a file; `-` is the standard output, as for GNU Go.
fn write(file: Option<&Path>, text: impl FnOnce() -> String) -> Result<(), String> {
    match file {
        Some(file) if file == Path::new("-") => {
            std::io::Write::write_all(&mut std::io::stdout(), text().as_bytes()).map_err(in_file(file))
        }
        Some(file) => fs::write(file, text()).map_err(in_file(file)),
        None => Ok(()),
    }
}
