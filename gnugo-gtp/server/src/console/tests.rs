//! Games at the terminal, as text.

use super::*;
use crate::Settings;

struct Table {
    session: Session,
    console: Console,
}

impl Table {
    fn new(size: usize) -> Self {
        let settings = Settings { size, level: 0, seed: 1, ..Settings::default() };
        let session = Session::new(&settings, Default::default()).unwrap();
        Self { session, console: Console::new(Color::Black) }
    }

    /// What is answered to a line, without colours.
    fn say(&mut self, line: &str) -> String {
        let mut out = Vec::new();
        assert_eq!(self.console.line(&mut self.session, line, &mut out).unwrap(), Next::Ask, "{line}");
        plain(&out)
    }
}

/// The text without escape sequences.
fn plain(bytes: &[u8]) -> String {
    let mut text = String::new();
    let mut rest = std::str::from_utf8(bytes).unwrap().chars();
    while let Some(c) = rest.next() {
        if c == '\u{1b}' {
            let _ = rest.by_ref().find(|c| *c == 'm');
        } else {
            text.push(c);
        }
    }
    text
}

#[test]
fn the_board_is_there_and_the_engine_answers() {
    let mut table = Table::new(5);
    let mut out = Vec::new();
    table.console.begin(&mut table.session, true, &mut out).unwrap();
    let first = plain(&out);
    assert!(
        first.contains("help") && first.contains("A B C D E") && first.contains("Black (X) you, captured 0"),
        "{first}"
    );
    assert!(std::str::from_utf8(&out).unwrap().contains("\u{1b}["), "there are colours");
    let played = table.say("c3");
    assert!(
        played.contains("White plays ") && played.contains("(O)") && played.matches("A B C D E").count() == 2,
        "{played}"
    );
    assert_eq!(table.session.game().history().len(), 2);
    let undone = table.say("undo");
    assert_eq!(table.session.game().history().len(), 0, "{undone}");
    assert!(table.say("undo").contains("no move"));
}

#[test]
fn mistakes_are_answered_by_a_sentence() {
    let mut table = Table::new(5);
    for (line, part) in [
        ("z9", "There is no point z9"),
        ("g1", "from A1 to E5"),
        ("h", "`hint`, `handicap` or `help`"),
        ("udno", "Did you mean `undo`?"),
        ("fnord", "I don't know `fnord`"),
        ("size 20", "cannot be done"),
        ("handicap 3", "cannot be done"),
        ("komi x", "cannot be done"),
        ("load /no/such.sgf", "cannot be done"),
        ("dead a1", "not over"),
        ("why", "`why D5`"),
        ("save", "Which file?"),
        ("D4 D5", "One point at a time"),
        ("captures", "`captures COLOR`: "),
        ("play", "`play COLOR VERTEX`: "),
        ("genmove b 5", "`genmove COLOR`: "),
    ] {
        let answer = table.say(line);
        assert!(answer.contains(part), "{line}: {answer}");
        assert!(!answer.starts_with('?'), "{line}: {answer}");
        assert_eq!(table.session.game().history().len(), 0);
    }
    table.say("c3");
    let answer = table.say("c3");
    assert!(answer.contains("cannot play C3: the point is occupied."), "{answer}");
}

#[test]
fn a_move_can_be_said_in_several_ways() {
    for (line, played) in [("C3", "C3"), ("c 3", "C3"), ("play C3", "C3"), ("play pass", "PASS")] {
        let mut table = Table::new(5);
        table.say(line);
        let first = table.session.game().history().first().map(|(color, made)| (*color, made.to_text(5)));
        assert_eq!(first, Some((Color::Black, played.to_owned())), "{line}");
        assert_eq!(table.session.game().history().len(), 2, "{line}: the engine answers");
    }
}

#[test]
fn two_passes_end_the_game_with_the_score() {
    let mut table = Table::new(5);
    let game = "(;SZ[5]KM[0.5]AB[ab][bb][cb][db][eb]AW[ad][bd][cd][dd][ed]PL[B])";
    let (game, _) = gnugo_engine::game::sgf::read(game, Default::default()).unwrap();
    table.session.take_up(game);
    table.console.begin(&mut table.session, false, &mut Vec::new()).unwrap();
    table.session.game.play(Color::Black, Move::Play(Point::new(2, 0))).unwrap();
    table.session.game.play(Color::White, Move::Pass).unwrap();
    let over = table.say("pass");
    assert!(over.contains("You pass.") && over.contains("The game is over: "), "{over}");
    assert!(over.contains("Black: ") && over.contains("0.5 komi"), "{over}");
    assert!(over.contains(" b b b b b ") && over.contains(" w w w w w "), "{over}");
    assert!(table.say("a1").contains("The game is over"));
    let other = table.say("dead a2");
    assert!(other.contains(" o o o o o "), "{other}");
    assert!(table.say("dead a2").contains(" O O O O O "));
    // What was said of them stays, whatever else is set.
    assert!(table.say("dead a2").contains(" o o o o o "));
    let agreed = table.say("score");
    table.say("level 0");
    table.say("komi 0.5");
    table.say("switch");
    table.say("switch");
    assert_eq!(table.say("score"), agreed);
    assert!(table.say("dead a2").contains(" O O O O O "));
    assert!(table.say("resign").contains("The game is over"));
    // What the players have agreed on is the result of the game that is saved.
    let file = std::env::temp_dir().join(format!("gnugo-ending-{}.sgf", std::process::id()));
    assert!(table.say(&format!("save {}", file.display())).contains("Saved"));
    let saved = std::fs::read_to_string(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    let score = table.say("score");
    let told = score.split(['(', ')']).nth(1).unwrap();
    assert!(saved.contains(&format!("RE[{told}]")), "{saved}\n{score}");
    table.say("komi 50");
    assert!(!table.session.sgf().contains("RE[W+0.5]") && table.session.sgf().contains("KM[50]"));
    table.say("undo");
    assert_eq!(table.session.game().passes_in_a_row(), 1);
}

#[test]
fn words_do_what_they_say() {
    let mut table = Table::new(9);
    // And a line is left for the next one.
    assert!(table.say("help").lines().count() <= 23);
    assert!(table.say("help und").contains("undo"));
    assert!(table.say("help genmove").contains("chooses a move"));
    table.say("level 0");
    assert!(table.say("level").contains('0'));
    assert!(table.say("level 11").contains("The level is 10."));
    table.say("level 0");
    // What a word needs is said in its own name, not in that of a command of the protocol.
    for (word, usage) in [("load", "`load FILE [N]`"), ("hand", "`handicap N`"), ("size", "`size N`")] {
        let said = table.say(word);
        assert!(said.contains(usage), "{said}");
    }
    assert!(table.say("undo 3").contains("no move that can be taken back"));
    table.say("komi 3.5");
    assert!(table.say("komi").contains("3.5"));
    assert!(table.say("komi 6,5").contains("All right"));
    assert!(table.say("komi").contains("6.5"));
    for none in ["handicap 0", "handicap 1"] {
        let begun = table.say(none);
        assert!(begun.contains("A B C") && !begun.contains("White plays"), "{begun}");
    }
    for rules in ["New Zealand", "tromp-taylor", "chinese"] {
        assert!(table.say(&format!("rules {rules}")).contains("All right"), "{rules}");
    }
    let placed = table.say("handicap 2");
    assert!(placed.contains("White plays") && table.session.game().handicap() == 2, "{placed}");
    let refused = table.say("handicap 10");
    assert!(refused.contains("10 is no number of handicap stones here: it can be 2 to 9"), "{refused}");
    assert!(table.say("handicap +3").contains("White plays") && table.session.game().handicap() == 3);
    table.say("handicap 2");
    assert!(table.say("handicap 0").contains("`new` begins a game without a handicap"));
    assert_eq!(table.session.game().handicap(), 2);
    assert!(table.say("why").contains("is worth"));
    assert!(table.say("hint").contains("is worth"));
    assert!(table.say("score").contains("I expect"));
    assert!(table.say("dragons").contains('A'));
    assert!(table.say("territory").contains("A B C"));
    let switched = table.say("switch");
    assert!(switched.contains("You are White now.") && switched.contains("Black plays"), "{switched}");
    assert!(table.say("resign").contains("Black wins: White has resigned."));
    assert!(table.session.sgf().contains("RE[B+R]"));
    assert!(table.say("size 7").contains("Black plays"));
    assert!(table.say("new").contains("A B C D E F G"));
}

#[test]
fn commands_of_the_protocol_are_answered_by_it() {
    let mut table = Table::new(9);
    assert!(table.say("protocol_version").starts_with("= 2\n\n"));
    assert!(table.say("12 name").starts_with("=12 gnugo-rs\n\n"));
    let played = table.say("play black E5");
    assert!(played.starts_with("= \n\n") && played.contains("(X)"), "{played}");
    assert_eq!(table.session.game().history().len(), 1);
    assert!(table.console.prompt(&table.session).contains("`go`"));
    assert!(table.say("go").contains("White plays"));
    let mut out = Vec::new();
    for leave in ["exit", "quit", "9 quit"] {
        assert_eq!(Table::new(5).console.line(&mut table.session, leave, &mut out).unwrap(), Next::Leave);
    }
}

#[test]
fn games_are_saved_and_loaded() {
    let path = std::env::temp_dir().join(format!("gnugo-console-{}.sgf", std::process::id()));
    let mut table = Table::new(5);
    table.say("c3");
    assert!(table.say(&format!("save {}", path.display())).contains("Saved as"));
    let mut other = Table::new(9);
    other.say(&format!("load {}", path.display()));
    assert_eq!(other.session.game().history(), table.session.game().history());
    std::fs::remove_file(path).unwrap();
}

/// The clock of whoever sits at the terminal runs while they think, whatever they ask meanwhile, and the engine's does not.
#[test]
fn the_time_of_a_person_counts() {
    let time = crate::TimeSystem::from_gtp(60, 0, 0);
    let settings = Settings { size: 5, level: 0, seed: 1, time, ..Settings::default() };
    let session = Session::new(&settings, Default::default()).unwrap();
    let mut table = Table { session, console: Console::new(Color::Black) };
    table.console.waited(Duration::from_secs(10));
    assert!(table.say("komi").contains("komi"));
    table.console.waited(Duration::from_secs(15));
    let board = table.say("C3");
    assert!(board.contains("Black (X) you, captured 0, 0:35 left"), "{board}");
    // A handicap that there is not begins no other game, and the stones on the board are not what is wrong with it.
    for (refused, why) in [
        ("handicap 99", "has no such handicap"),
        ("handicap -1", "`-1` is no number"),
        ("handicap x", "`x` is no whole number"),
        ("handicap 2 3", "`fixed_handicap STONES`"),
    ] {
        let said = table.say(refused);
        assert!(said.contains(why) && table.session.game().history().len() == 2, "{refused}: {said}");
    }
    assert!(table.say("board").contains("Black (X) you, captured 0, 0:35 left"));
    assert!(!board.contains("time is over"), "{board}");
    table.console.waited(Duration::from_secs(36));
    let board = table.say("pass");
    assert!(board.contains("Your time is over") && board.contains("captured 0, 0:00 left"), "{board}");
    table.say("new");
    assert!(table.say("board").contains("1:00 left"));
}

/// A hint thinks about another position than the one of the engine's move, for which there were reasons all the same.
#[test]
fn a_hint_does_not_make_the_engine_forget_why_it_moved() {
    let mut table = Table::new(5);
    table.say("C3");
    let why = table.say("why");
    assert!(why.contains("is worth"), "{why}");
    table.say("hint");
    assert_eq!(table.say("why"), why);
    table.say("undo");
    assert!(table.say("why").contains("has not played a stone just now"));
}
