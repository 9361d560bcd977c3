//! Who plays where?

use super::decided::decided;
use super::{Command, command};
use crate::protocol::{Answer, Arguments, Failure};
use crate::session::{About, tell};
use crate::{Session, ToCome};
use gnugo_engine::board::{Color, Point, PointSet};
use gnugo_engine::game::Move;
use gnugo_engine::moves::{Choice, Outlook, Purpose, Watch};
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

pub(super) const COMMANDS: &[Command] = &[
    command("play", "COLOR VERTEX", 2..=2, "plays a stone, or passes", play),
    command("black", "VERTEX", 1..=1, "plays a black stone, or passes", |s, a| play_as(s, Color::Black, a)),
    command("white", "VERTEX", 1..=1, "plays a white stone, or passes", |s, a| play_as(s, Color::White, a)),
    command("genmove", "COLOR", 1..=1, "chooses a move and plays it", genmove),
    command("genmove_black", "", 0..=0, "chooses a move for Black and plays it", |s, _| {
        generate(s, Color::Black, s.purpose)
    }),
    command("genmove_white", "", 0..=0, "chooses a move for White and plays it", |s, _| {
        generate(s, Color::White, s.purpose)
    }),
    command(
        "kgs-genmove_cleanup",
        "COLOR",
        1..=1,
        "chooses a move and plays it, taking all dead stones before it passes",
        cleanup,
    ),
    command("reg_genmove", "COLOR", 1..=1, "chooses a move and does not play it", reg_genmove),
    command(
        "gg_genmove",
        "COLOR [SEED]",
        1..=2,
        "chooses a move with random numbers that start from a seed, and does not play it",
        gg_genmove,
    ),
    command(
        "restricted_genmove",
        "COLOR VERTEX [VERTEX...]",
        2..=362,
        "chooses a move among these points, or a pass if none of them is worth one, and does not play it",
        restricted_genmove,
    ),
    command("undo", "[ANYTHING]", 0..=1, "takes the last move back", |s, _| undo(s, 1)),
    command("gg-undo", "[MOVES]", 0..=1, "takes the last moves back, or none", gg_undo),
];

fn play(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let color = arguments.color()?;
    play_as(session, color, arguments)
}

fn play_as(session: &mut Session, color: Color, arguments: &mut Arguments<'_>) -> Answer {
    let made = arguments.vertex(session.game.size())?;
    session.game.play(color, made).map_err(|why| Failure::new("illegal move").with_hint(why))?;
    session.changed();
    Ok(String::new())
}

fn genmove(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let color = arguments.color()?;
    generate(session, color, session.purpose)
}

fn cleanup(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let color = arguments.color()?;
    // The game is over and only has to be shown to be: whoever gave it up here would let stones be captured that live.
    let may_resign = session.engine.may_resign();
    session.engine.set_resign(false);
    let answer = generate(session, color, Purpose::Cleanup);
    session.engine.set_resign(may_resign);
    answer
}

fn generate(session: &mut Session, color: Color, purpose: Purpose) -> Answer {
    let size = session.game.size();
    let mut show = |outlook: &Outlook| {
        tell(&live_graphics(outlook, size));
        ControlFlow::Continue(())
    };
    let watch = session.live_graphics.then_some(Watch { every: LIVE, show: &mut show });
    generate_for(session, color, purpose, None, watch)
}

/// Chooses a move, of these if not all are allowed, and plays it, shows meanwhile what is found, and in the end the same with the move
/// before the others.
pub(super) fn generate_watched(
    session: &mut Session,
    color: Color,
    among: Option<&PointSet>,
    watch: Watch<'_>,
) -> Answer {
    generate_for(session, color, session.purpose, among, Some(watch))
}

fn generate_for(
    session: &mut Session,
    color: Color,
    purpose: Purpose,
    among: Option<&PointSet>,
    watch: Option<Watch<'_>>,
) -> Answer {
    let began = Instant::now();
    let time = session.clock.time(color, ToCome::after(session.game.board()));
    let choice = match watch {
        Some(Watch { every, show }) => {
            let mut last = None;
            let mut show_and_keep = |outlook: &Outlook| {
                last = Some(outlook.clone());
                show(outlook)
            };
            let watch = Watch { every, show: &mut show_and_keep };
            let choice = session.engine.choose_watched(&session.game, color, purpose, time, among, watch);
            if let Some(outlook) = last.and_then(|last| decided(last, &choice)) {
                // Nothing is left that could go on or not.
                let _ = show(&outlook);
            }
            choice
        }
        None => session.engine.choose_for(&session.game, color, purpose, time),
    };
    session.clock.spend(color, began.elapsed());
    carry_out(session, color, choice)
}

/// The time from one of GoGui's live pictures to the next.
const LIVE: Duration = Duration::from_millis(500);

/// What GoGui shows while a move is chosen: the best line, who owns what, and how many games began with each move. It reads that from
/// standard error, up to an empty line. A point has one label there, the last: on the points of the line that is the number of the move.
fn live_graphics(outlook: &Outlook, size: usize) -> String {
    let mut color = outlook.color;
    let mut line = String::new();
    for &made in outlook.moves.first().map_or(&[][..], |best| &best.line) {
        let letter = if color == Color::Black { 'b' } else { 'w' };
        line.push_str(&format!(" {letter} {}", made.to_text(size)));
        color = color.opponent();
    }
    let points = (0..size).flat_map(|row| (0..size).map(move |column| Point::new(row, column)));
    let owned: String =
        points.map(|point| format!(" {} {:.2}", point.to_text(size), outlook.ownership.at(point))).collect();
    let moves = outlook.moves.iter().filter(|prospect| prospect.made != Move::Pass).take(LABELS);
    let games: String = moves.map(|prospect| format!(" {} {}", prospect.made.to_text(size), prospect.games)).collect();
    let (winning, score) = (100.0 * outlook.winning, outlook.score);
    format!(
        "gogui-gfx:\nINFLUENCE{owned}\nLABEL{games}\nVAR{line}\nTEXT {winning:.0} % of {} games won, by {score:+.1} points\n",
        outlook.games
    )
}

/// So many moves are labelled.
const LABELS: usize = 12;

/// Plays the move that was decided on, and says what it is.
fn carry_out(session: &mut Session, color: Color, choice: Choice) -> Answer {
    if let Some(made) = choice.decision.made() {
        session.game.play(color, made).map_err(|why| illegal(session, made, why))?;
        session.changed();
        session.note(&choice);
    } else {
        session.resign(color);
    }
    let said = choice.decision.to_text(session.game.size());
    session.remember(color, choice, About::Played);
    Ok(said)
}

/// The same move, if it is legal.
///
/// # Errors
/// If it is not. An engine that chooses such a move is wrong about the position, and then so are the other moves that it
/// considered: nothing is played in its place.
fn legal(session: &Session, color: Color, made: Move) -> Result<Move, Failure> {
    session.game.check(color, made).map_err(|why| illegal(session, made, why))?;
    Ok(made)
}

fn illegal(session: &Session, made: Move, why: impl std::fmt::Display) -> Failure {
    let made = made.to_text(session.game.size());
    Failure::new(format!("internal error: the engine chose the illegal move {made}")).with_hint(why)
}

fn reg_genmove(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let color = arguments.color()?;
    // Asked for a move, it names one in a lost game too.
    let made = session.think(color).playing_on;
    Ok(legal(session, color, made)?.to_text(session.game.size()))
}

fn gg_genmove(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let color = arguments.color()?;
    let kept = session.engine.seed();
    let seed = if arguments.is_empty() { kept } else { arguments.integer()?.into() };
    session.engine.set_seed(seed);
    let choice = session.engine.choose(&session.game, color);
    session.engine.set_seed(kept);
    let made = legal(session, color, choice.playing_on)?;
    session.remember(color, choice, About::Next);
    Ok(made.to_text(session.game.size()))
}

fn restricted_genmove(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let color = arguments.color()?;
    let mut among = PointSet::EMPTY;
    while !arguments.is_empty() {
        among.insert(arguments.point(session.game.size())?);
    }
    // It names a move in a lost game too.
    let choice = session.engine.choose_among(&session.game, color, &among);
    let made = legal(session, color, choice.playing_on)?;
    session.remember(color, choice, About::Among);
    Ok(made.to_text(session.game.size()))
}

fn gg_undo(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let moves = if arguments.is_empty() { 1 } else { arguments.count()? };
    undo(session, moves)
}

fn undo(session: &mut Session, moves: usize) -> Answer {
    if moves > session.game.history().len() {
        return Err(Failure::new("cannot undo").with_hint("so many moves have not been played"));
    }
    for _ in 0..moves {
        session.game.undo();
    }
    session.changed();
    Ok(String::new())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Settings;
    use gnugo_engine::moves::Decision;

    #[test]
    fn an_illegal_choice_is_told_and_changes_nothing() {
        let mut session = Session::new(&Settings { size: 9, ..Settings::default() }, Default::default()).unwrap();
        let taken = Point::new(2, 2);
        session.game.play(Color::Black, Move::Play(taken)).unwrap();
        let mut choice = session.engine.choose(&session.game, Color::White);
        choice.decision = Decision::Play(taken);
        let failure = carry_out(&mut session, Color::White, choice).unwrap_err();
        assert_eq!(failure.message(), "internal error: the engine chose the illegal move C7");
        assert_eq!(failure.hint(), Some("the point is occupied"));
        assert_eq!(session.game.history().len(), 1);
    }
}
