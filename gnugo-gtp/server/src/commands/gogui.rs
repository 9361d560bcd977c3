//! What can GoGui show?
//!
//! GoGui asks for a list of commands, each with the way to show its answer, and makes a menu of them; Sabaki and others
//! read it too. Every entry names a command of this engine that answers in the form announced.

use super::{Command, command};
use crate::Session;
use crate::protocol::{Answer, Arguments, Failure, points};
use crate::show::{Note, Picture, Subject};
use gnugo_engine::board::{Color, Point};
use gnugo_engine::game::Move;
use gnugo_engine::moves::Candidate;
use gnugo_engine::playout::Playouts;
use std::collections::BTreeMap;

pub(super) const COMMANDS: &[Command] =
    &[
        command("gogui-analyze_commands", "", 0..=0, "what GoGui can show of a position", |_, _| Ok(MENU.join("\n"))),
        command("gogui-interrupt", "", 0..=0, "says that `# interrupt` ends the choice of a move", |_, _| {
            Ok(String::new())
        }),
        command("gogui-play_sequence", "[MOVE...]", 0..=usize::MAX, "plays moves, all or none", play_sequence),
        command("gogui-setup", "[STONE...]", 0..=usize::MAX, "sets these stones up on the empty board", set_up),
        command("gogui-setup_player", "COLOR", 1..=1, "sets who moves next", |s, a| {
            let color = a.color()?;
            s.game.set_to_move(color);
            s.forget();
            Ok(String::new())
        }),
        command("gogui-candidates", "", 0..=0, "the best moves, as GoGui's graphics", candidates),
        command("gogui-liberties", "", 0..=0, "the liberties of each string, as a board", liberties),
        command("gogui-worms", "", 0..=0, "the strings by what reading says of them", |s, _| {
            Ok(painted(s, Subject::Worms))
        }),
        command("gogui-dragons", "", 0..=0, "the dragons, a letter each", |s, _| Ok(painted(s, Subject::Dragons))),
        command("gogui-eyes", "", 0..=0, "the eye spaces", |s, _| Ok(painted(s, Subject::Eyes))),
        command("gogui-influence", "", 0..=0, "territory, moyo and area", |s, _| Ok(painted(s, Subject::Influence))),
        command("gogui-territory", "", 0..=0, "a board of territory, from -1 (White) to 1 (Black)", territory),
        command("gogui-ownership", "", 0..=0, "who would own what: a board from -1 (White) to 1 (Black)", ownership),
    ];

/// Type, title, command; `%p` is a point that is clicked at, `%P` several of them, one after the other, `%c` a colour that is asked for.
/// Titles are unique: GoGui keeps one entry of each.
const MENU: &[&str] = &[
    "gfx/Best Moves/gogui-candidates",
    "pspairs/Best Moves and Values/top_moves",
    "pspairs/Best Moves of Black/top_moves_black",
    "pspairs/Best Moves of White/top_moves_white",
    "hstring/Reasons for a Move/move_reasons %p",
    "hstring/All Move Values/all_move_values",
    "string/Attack a String/attack %p",
    "string/Defend a String/defend %p",
    "string/Connect Strings/connect %P",
    "string/Disconnect Strings/disconnect %P",
    "string/Attack a Dragon/owl_attack %p",
    "string/Defend a Dragon/owl_defend %p",
    "string/Threaten to Kill a Dragon/owl_threaten_attack %p",
    "string/Threaten to Save a Dragon/owl_threaten_defense %p",
    "string/Capturing Race/analyze_semeai %P",
    "sboard/Liberties/gogui-liberties",
    "plist/Liberties of a String/findlib %p",
    "plist/Legal Moves/all_legal %c",
    "gfx/Strings/gogui-worms",
    "gfx/Dragons/gogui-dragons",
    "gfx/Eyes/gogui-eyes",
    "gfx/Influence/gogui-influence",
    "gfx/Strings at Stake/gogui-strings_at_stake",
    "gfx/Dragons at Stake/gogui-dragons_at_stake",
    "gfx/Life of a Dragon/gogui-life %p",
    "gfx/Connection of Strings/gogui-connection %P",
    "gfx/Combination/gogui-combination %c",
    "gfx/Breaks into Territory/gogui-territory_breaks",
    "dboard/Territory/gogui-territory",
    "hstring/Data of a String/worm_data %p",
    "hstring/Data of a Dragon/dragon_data %p",
    "hstring/Data of an Eye/eye_data %c %p",
    "string/Status of a Dragon/dragon_status %p",
    "string/Unconditional Status/unconditional_status %p",
    "dboard/Ownership/gogui-ownership",
    "string/Estimated Score/estimate_score",
    "string/Final Score/final_score",
    "plist/Alive/final_status_list alive",
    "plist/Dead/final_status_list dead",
    "plist/Seki/final_status_list seki",
    "plist/Black Territory/final_status_list black_territory",
    "plist/White Territory/final_status_list white_territory",
    "plist/Dame/final_status_list dame",
    "string/Status of a Point/final_status %p",
    "string/Captures/captures %c",
    "hstring/Move History/move_history",
    "string/CPU Time/cputime",
    "string/Positions Read/get_reading_node_counter",
    "none/Reset Positions Read/reset_reading_node_counter",
    "none/Set Level/level %s",
    "none/Set Random Seed/set_random_seed %s",
];

/// Colours with vertices, in turn.
fn pairs(session: &Session, arguments: &mut Arguments<'_>) -> Result<Vec<(Color, Move)>, Failure> {
    let mut pairs = Vec::new();
    while !arguments.is_empty() {
        pairs.push((arguments.color()?, arguments.vertex(session.game.size())?));
    }
    Ok(pairs)
}

fn play_sequence(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let moves = pairs(session, arguments)?;
    let mut game = session.game.clone();
    for (color, made) in moves {
        game.play(color, made).map_err(|why| Failure::new("illegal move").with_hint(why))?;
    }
    session.game = game;
    session.changed();
    Ok(String::new())
}

fn set_up(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let stones = pairs(session, arguments)?;
    // GoGui's manual has it so: whoever sends it has cleared the board, or is wrong about what is on it.
    if !session.game.board().occupied().is_empty() {
        return Err(Failure::new("board not empty").with_hint("`clear_board` comes first"));
    }
    let mut changes = Vec::with_capacity(stones.len());
    for (color, made) in stones {
        let point = made.point().ok_or_else(|| Failure::syntax("a pass is no stone"))?;
        changes.push((point, Some(color)));
    }
    let (mut game, size) = (session.game.clone(), session.game.size());
    game.edit(&changes).map_err(|why| Failure::new("illegal setup").with_hint(why.to_text(size)))?;
    session.game = game;
    session.changed();
    Ok(String::new())
}

/// How many moves are labelled with their rank.
const LABELLED: usize = 9;

/// Labels the best moves with their rank, colours them by value, and tells about the first in the status line.
fn candidates(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    let size = session.game.size();
    let choice = session.thought();
    let Some(best) = choice.candidates.first() else { return Ok("TEXT no move is worth considering".to_owned()) };
    let mut lines = Vec::new();
    for (rank, candidate) in (1..=LABELLED).zip(&choice.candidates) {
        let point = candidate.point.to_text(size);
        lines.push(format!("LABEL {point} {rank}"));
        lines.push(format!("COLOR {} {point}", shade(candidate, best)));
    }
    let why = best.reasons.first().map_or_else(String::new, |reason| format!(": {reason}"));
    lines.push(format!("TEXT {} is worth {:.1}{why}", best.point.to_text(size), best.value));
    Ok(lines.join("\n"))
}

/// From green for moves as good as the best to white for those worth nothing.
fn shade(candidate: &Candidate, best: &Candidate) -> String {
    let share = if best.value > 0.0 { (candidate.value / best.value).clamp(0.0, 1.0) } else { 1.0 };
    // A float becomes an integer by saturation, whatever it is.
    let pale = (255.0 * (1.0 - share)) as u8;
    format!("#{pale:02x}ff{pale:02x}")
}

fn liberties(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    let board = session.board();
    let text = |point| if board.is_empty(point) { "\"\"".to_owned() } else { board.liberties(point).to_string() };
    Ok(rows(board.size(), text))
}

/// A picture in GoGui's graphics: points by their colour, letters where they say more than the stones.
fn painted(session: &mut Session, subject: Subject) -> String {
    let analysis = session.analysis();
    let board = session.board();
    let picture = Picture::new(subject, board, &analysis);
    let mut colors: BTreeMap<&str, Vec<Point>> = BTreeMap::new();
    let mut lines = Vec::new();
    for point in board.points() {
        let mark = picture.mark(point);
        let Some(tint) = mark.tint else { continue };
        colors.entry(tint.hex()).or_default().push(point);
        if matches!(subject, Subject::Dragons | Subject::Eyes) {
            lines.push(format!("LABEL {} {}", point.to_text(board.size()), mark.letter));
        }
    }
    lines
        .extend(colors.iter().map(|(hex, list)| format!("COLOR {hex} {}", points(list.iter().copied(), board.size()))));
    let legend: Vec<String> = picture.legend.iter().map(Note::in_words).collect();
    lines.push(format!("TEXT {}", legend.join("; ")));
    lines.join("\n")
}

/// The mean of what territory is expected if either player moves next everywhere.
fn territory(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    let analysis = session.analysis();
    let value = |point| analysis.second.iter().map(|influence| influence.territory_value(point)).sum::<f32>() / 2.0;
    // A prisoner counts twice as territory: here it is just its captor's.
    Ok(rows(session.board().size(), |point| format!("{:.2}", value(point).clamp(-1.0, 1.0))))
}

/// How many games decide whose a point is.
const GAMES: u32 = 300;

fn ownership(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    let seed = session.engine.seed();
    let ownership = Playouts::new(seed).ownership(session.board(), session.game.to_move(), GAMES);
    Ok(rows(session.board().size(), |point| format!("{:.2}", ownership.at(point))))
}

/// A text for each point, row by row from the top.
fn rows(size: usize, text: impl Fn(Point) -> String) -> String {
    let row = |row| (0..size).map(|column| text(Point::new(row, column))).collect::<Vec<_>>().join(" ");
    (0..size).map(row).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::find;

    #[test]
    fn the_menu_names_commands_that_exist() {
        let mut titles = std::collections::BTreeSet::new();
        for entry in MENU {
            let parts: Vec<_> = entry.split('/').collect();
            let [kind, title, call] = parts.as_slice() else { panic!("{entry}") };
            assert!(["gfx", "pspairs", "hstring", "string", "sboard", "dboard", "plist", "none"].contains(kind));
            let mut words = call.split(' ');
            let command = find(words.next().unwrap_or_default()).unwrap_or_else(|| panic!("{title}: {call}"));
            // Whoever clicks at points clicks at two: all commands here that take several are about two strings, or dragons.
            let given = words.map(|word| if word == "%P" { 2 } else { 1 }).sum();
            assert!(command.words.contains(&given), "{entry}");
            assert!(titles.insert(*title), "{title} is there twice");
        }
    }
}
