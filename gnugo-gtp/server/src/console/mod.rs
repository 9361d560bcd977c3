//! How does somebody play who has a terminal and no other program?
//!
//! A [`Console`] is the engine's side of a conversation in words: the board is there from the start, a point plays a
//! stone, and the engine answers. It does all of it by commands of the protocol, which may be typed as well; it adds who
//! plays which colour, what a line means ([`words`]), what the board looks like ([`view`]), and the end of the game.
//!
//! It knows nothing of terminals: lines come in, and text with colours goes out.

mod ending;
mod view;
mod words;

use crate::commands;
use crate::protocol::{Failure, Request, write_answer};
use crate::show::{Picture, Subject, text};
use crate::{NAME, Session, VERSION};
use anstyle::Style;
use ending::Ending;
use gnugo_engine::board::{Color, Point};
use gnugo_engine::game::{Move, Rules, fixed_handicap_points};
use gnugo_engine::scoring;
use std::io::{self, Write};
use std::time::Duration;
use view::{folded, name};
use words::{Said, WORDS, Word, understand};

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

/// Said to who plays on all the same.
const IS_OVER: &str = "The game is over: `undo` goes back into it, `new` begins another one.";

/// How many moves a hint names.
const HINTS: usize = 3;

/// Whether another line is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// It is.
    Ask,
    /// The conversation is over.
    Leave,
}

/// A conversation with somebody at a terminal.
#[derive(Clone, Debug)]
pub struct Console {
    you: Color,
    /// What became of the stones, once the game is over.
    ending: Option<Ending>,
    /// In which game, under which rules, that was found out. The player may have said otherwise since.
    settled: Option<(u64, Rules)>,
    /// How long has been thought about the next move.
    thought: Duration,
    /// What spoke for the engine's last move, with the number of moves up to it: a hint in between thinks of other things.
    reasons: Option<(usize, String)>,
}

impl Console {
    /// A conversation with somebody who plays `you`.
    #[must_use]
    pub fn new(you: Color) -> Self {
        Self { you, ending: None, settled: None, thought: Duration::ZERO, reasons: None }
    }

    /// All words that are understood, for completing what is typed.
    pub fn words() -> impl Iterator<Item = &'static str> {
        WORDS.iter().map(|entry| entry.name)
    }

    /// What to ask the next line with.
    #[must_use]
    pub fn prompt(&self, session: &Session) -> String {
        if self.ending.is_some() {
            return "game over> ".to_owned();
        }
        let color = session.game().to_move();
        let who = if color == self.you { "you" } else { "the engine's turn, `go`" };
        format!("{} ({who})> ", name(color))
    }

    /// Greets, shows the board, and moves if it is the engine's turn.
    ///
    /// # Errors
    /// If nothing can be written any more.
    pub fn begin(&mut self, session: &mut Session, greet: bool, out: &mut impl Write) -> io::Result<()> {
        if greet {
            writeln!(out, "{BOLD}{NAME} {VERSION}{BOLD:#}, a Go engine that explains its moves.")?;
            writeln!(
                out,
                "Type a point such as {BOLD}D5{BOLD:#} to play there, and {BOLD}help{BOLD:#} for the rest.\n"
            )?;
        }
        self.go_on(session, out)
    }

    /// Says how long it took until the next line came: the clock of whoever moves with it counts that.
    pub fn waited(&mut self, time: Duration) {
        self.thought += time;
    }

    /// Does what a line says.
    ///
    /// # Errors
    /// If nothing can be written any more.
    pub fn line(&mut self, session: &mut Session, line: &str, out: &mut impl Write) -> io::Result<Next> {
        let next = self.understood(session, line, out)?;
        // Komi and rules may be others now, and with them the result.
        self.settle(session);
        out.flush()?;
        Ok(next)
    }

    fn understood(&mut self, session: &mut Session, line: &str, out: &mut impl Write) -> io::Result<Next> {
        match understand(line, session.game().size()) {
            Said::Nothing => {}
            Said::Play(point) => self.play(session, Move::Play(point), out)?,
            Said::Pass => self.play(session, Move::Pass, out)?,
            Said::SeveralPoints => {
                writeln!(
                    out,
                    "One point at a time: a point plays a stone there, and then it is the other player's turn."
                )?;
            }
            Said::Word(Word::Exit, _) => return Ok(Next::Leave),
            Said::Word(word, arguments) => self.obey(session, word, &arguments, out)?,
            Said::Command(request) => return self.command(session, &request, out),
            Said::Several(names) => {
                writeln!(out, "That could be {}: type a little more.", listed(&names))?;
            }
            Said::NoPoint(text) => {
                let size = session.game().size();
                let skipped = if size > 8 { " (there is no column I)" } else { "" };
                let last = Point::new(0, size - 1).to_text(size);
                writeln!(out, "There is no point {text} on this board: they go from A1 to {last}{skipped}.")?;
            }
            Said::Unknown(text, Some(meant)) => {
                writeln!(out, "I don't know `{text}`. Did you mean `{meant}`?")?;
            }
            Said::Unknown(text, None) => {
                writeln!(out, "I don't know `{text}`. A point such as `D5` plays there; `help` shows all words.")?;
            }
        }
        Ok(Next::Ask)
    }

    fn obey(&mut self, session: &mut Session, word: Word, words: &[String], out: &mut impl Write) -> io::Result<()> {
        if words.is_empty()
            && matches!(word, Word::Load | Word::Size | Word::Handicap)
            && let Some(entry) = WORDS.iter().find(|entry| entry.word == word)
        {
            return writeln!(out, "`{} {}`: {}.", entry.name, entry.argument, entry.about);
        }
        match word {
            Word::Pass => self.play(session, Move::Pass, out),
            Word::Undo => self.undo(session, words, out),
            Word::Hint => self.hint(session, out),
            Word::Why => self.why(session, words, out),
            Word::Score => self.score(session, out),
            Word::Dead => self.dead(session, words, out),
            Word::Territory => self.picture(session, Subject::Influence, out),
            Word::Dragons => self.picture(session, Subject::Dragons, out),
            Word::Board => self.show(session, out),
            Word::Go => self.generate(session, session.game().to_move(), out),
            Word::Switch => {
                self.you = self.you.opponent();
                writeln!(out, "You are {} now.", name(self.you))?;
                self.go_on(session, out)
            }
            Word::Resign if self.ending.is_some() => writeln!(out, "{IS_OVER}"),
            Word::Resign => {
                session.resign(self.you);
                self.go_on(session, out)
            }
            Word::New => self.ask(session, "clear_board", &[], out),
            Word::Size => self.ask(session, "boardsize", words, out),
            Word::Handicap => self.handicap(session, words, out),
            // Much of the world writes a decimal comma.
            Word::Komi => {
                let words: Vec<String> = words.iter().map(|word| word.replace(',', ".")).collect();
                self.setting(session, "komi", &words, out)
            }
            // Some rules have a name of two words.
            Word::Rules => {
                let name = words.join(" ").trim().replace(' ', "-");
                let words: Vec<String> = Some(name).filter(|name| !name.is_empty()).into_iter().collect();
                self.setting(session, "kgs-rules", &words, out)
            }
            Word::Level => self.setting(session, "level", words, out),
            Word::Save => self.save(session, words, out),
            Word::Load => self.ask(session, "loadsgf", words, out),
            Word::Help => help(words, out),
            Word::Exit => Ok(()),
        }
    }

    /// A command of the protocol, answered as the protocol has it.
    fn command(&mut self, session: &mut Session, request: &Request, out: &mut impl Write) -> io::Result<Next> {
        // Whoever gives it a number speaks the protocol, and knows its errors.
        if request.id.is_none()
            && let Some(command) = commands::find(&request.name)
            && !command.words.contains(&request.words.len())
        {
            writeln!(out, "`{}`: {}.", command.usage(), command.about)?;
            return Ok(Next::Ask);
        }
        let before = session.state();
        let answer = session.answer(request);
        write_answer(out, request.id.as_deref(), &answer)?;
        if let Some(said) = answer.err().and_then(|failure| failure.hint().map(str::to_owned)) {
            writeln!(out, "{DIM}{said}{DIM:#}")?;
        } else if let Some(remark) = session.remark() {
            writeln!(out, "{DIM}{remark}{DIM:#}")?;
        }
        if session.is_over() {
            return Ok(Next::Leave);
        }
        if session.state() != before {
            self.settle(session);
            self.show(session, out)?;
            self.tell_end(session, out)?;
        }
        Ok(Next::Ask)
    }

    /// A word that is a command of the protocol under another name: what changed is shown, and what is wrong is told in
    /// a sentence.
    fn ask(&mut self, session: &mut Session, name: &str, words: &[String], out: &mut impl Write) -> io::Result<()> {
        match asked(session, name, words) {
            Ok(_) => self.go_on(session, out),
            Err(failure) => complain(&failure, out),
        }
    }

    /// The same for what changes nothing on the board.
    fn setting(&mut self, session: &mut Session, name: &str, words: &[String], out: &mut impl Write) -> io::Result<()> {
        if words.is_empty() {
            let game = session.game();
            return match name {
                "komi" => writeln!(out, "The komi is {}.", game.komi()),
                "level" => writeln!(out, "The level is {}.", session.engine.level()),
                _ => writeln!(out, "The rules are {}.", game.rules().name()),
            };
        }
        match asked(session, name, words) {
            Ok(_) => {
                self.settle(session);
                match name {
                    // A level that there is not is the nearest one.
                    "level" => writeln!(out, "The level is {}.", session.engine.level()),
                    _ => writeln!(out, "All right."),
                }
            }
            Err(failure) => complain(&failure, out),
        }
    }

    fn handicap(&mut self, session: &mut Session, words: &[String], out: &mut impl Write) -> io::Result<()> {
        let stones = if let [word] = words { word.parse().ok() } else { None };
        match stones {
            // The command line takes no handicap and one of a single stone for the same.
            Some(0 | 1) if !session.board().occupied().is_empty() => {
                writeln!(out, "There are stones on the board: `new` begins a game without a handicap.")
            }
            Some(0 | 1) => self.ask(session, "clear_board", &[], out),
            // A game that is ended for a handicap does not come back: neither its clocks nor what was thought.
            Some(stones) => match fixed_handicap_points(session.game().size(), stones) {
                Ok(_) => {
                    let _ = asked(session, "clear_board", &[]);
                    self.ask(session, "fixed_handicap", &[stones.to_string()], out)
                }
                Err(why) => complain(&Failure::new(why.to_string()), out),
            },
            // What is no number is told by the command.
            None => self.ask(session, "fixed_handicap", words, out),
        }
    }

    fn save(&mut self, session: &mut Session, words: &[String], out: &mut impl Write) -> io::Result<()> {
        if words.is_empty() {
            return writeln!(out, "Which file? `save game.sgf` writes the game to game.sgf.");
        }
        match asked(session, "printsgf", words) {
            Ok(_) => writeln!(out, "Saved as {}.", words.join(" ")),
            Err(failure) => complain(&failure, out),
        }
    }

    /// Plays for whoever is at the terminal, and lets the engine answer.
    fn play(&mut self, session: &mut Session, made: Move, out: &mut impl Write) -> io::Result<()> {
        if self.ending.is_some() {
            return writeln!(out, "{IS_OVER}");
        }
        let color = session.game().to_move();
        if let Err(why) = session.game.play(color, made) {
            let at = made.point().map_or_else(String::new, |point| point.to_text(session.game().size()));
            return writeln!(out, "{} cannot play {at}: {why}.", name(color));
        }
        session.changed();
        let thought = std::mem::take(&mut self.thought);
        if session.clock.is_too_long(color, thought) {
            writeln!(out, "{BOLD}Your time is over{BOLD:#}: in a serious game you would have lost.")?;
        }
        session.clock.spend(color, thought);
        // Who moves for the other colour plays that one from now on.
        self.you = color;
        if made == Move::Pass {
            writeln!(out, "You pass.")?;
        }
        self.go_on(session, out)
    }

    /// Shows how it stands, and lets the engine move if it is its turn.
    fn go_on(&mut self, session: &mut Session, out: &mut impl Write) -> io::Result<()> {
        self.settle(session);
        self.thought = Duration::ZERO;
        // Two boards for each pair of moves would push the first one out of sight.
        if self.ending.is_none() && session.game().to_move() != self.you {
            return self.generate(session, self.you.opponent(), out);
        }
        self.show(session, out)?;
        self.tell_end(session, out)
    }

    fn generate(&mut self, session: &mut Session, color: Color, out: &mut impl Write) -> io::Result<()> {
        if self.ending.is_some() {
            return writeln!(out, "{IS_OVER}");
        }
        writeln!(out, "{DIM}{} is thinking …{DIM:#}", name(color))?;
        out.flush()?;
        match asked(session, "genmove", &[color.to_string()]) {
            Ok(made) => {
                let who = name(color);
                let reasons = asked(session, "move_reasons", std::slice::from_ref(&made));
                self.reasons = reasons.ok().map(|reasons| (session.game().history().len(), reasons));
                match made.as_str() {
                    "PASS" => writeln!(out, "{BOLD}{who} passes.{BOLD:#}")?,
                    "resign" => writeln!(out, "{BOLD}{who} resigns.{BOLD:#}")?,
                    point => writeln!(out, "{BOLD}{who} plays {point}.{BOLD:#}")?,
                }
                self.settle(session);
                self.show(session, out)?;
                self.tell_end(session, out)
            }
            Err(failure) => complain(&failure, out),
        }
    }

    /// Finds out whether the game is over, and how, unless that is known. What is shown is its result, unless a file tells another one.
    fn settle(&mut self, session: &mut Session) {
        let asked = Some((session.state(), session.game().rules()));
        if self.settled != asked {
            self.ending = Ending::of(session);
            self.settled = asked;
        }
        if let Some(score) = self.ending.as_ref().and_then(|ending| ending.score(session.game())) {
            session.found_score(score);
        }
    }

    fn show(&self, session: &Session, out: &mut impl Write) -> io::Result<()> {
        let status = self.ending.as_ref().and_then(Ending::status);
        writeln!(out, "{}", view::board(session, self.you, status))
    }

    fn tell_end(&self, session: &Session, out: &mut impl Write) -> io::Result<()> {
        match &self.ending {
            Some(ending) => ending.tell(session.game(), out),
            None => Ok(()),
        }
    }

    fn undo(&mut self, session: &mut Session, words: &[String], out: &mut impl Write) -> io::Result<()> {
        let wanted = words.first().map_or(Ok(1), |word| word.parse::<usize>());
        let Ok(wanted) = wanted else { return writeln!(out, "`undo 3` takes your last three moves back.") };
        if session.resigned().is_some() {
            session.changed();
            return self.go_on(session, out);
        }
        let mine = |color: Color| color == self.you;
        let history = session.game().history();
        let last: Vec<usize> =
            history.iter().enumerate().rev().filter(|(_, (color, _))| mine(*color)).map(|(at, _)| at).collect();
        let Some(&at) = wanted.checked_sub(1).and_then(|before| last.get(before)) else {
            return match last.len() {
                0 => writeln!(out, "You have made no move that can be taken back."),
                1 => writeln!(out, "You have made one move that can be taken back."),
                moves => writeln!(out, "You have made {moves} moves that can be taken back."),
            };
        };
        let back = history.len() - at;
        match asked(session, "gg-undo", &[back.to_string()]) {
            Ok(_) => self.go_on(session, out),
            Err(failure) => complain(&failure, out),
        }
    }

    fn hint(&self, session: &mut Session, out: &mut impl Write) -> io::Result<()> {
        let color = session.game().to_move();
        let size = session.game().size();
        writeln!(out, "{DIM}thinking …{DIM:#}")?;
        out.flush()?;
        let choice = session.think(color);
        let named = choice.candidates.iter().take(HINTS);
        for candidate in named {
            let why = candidate.reasons.first().map_or_else(String::new, |reason| format!(": {reason}"));
            let point = candidate.point.to_text(size);
            let said = folded(&format!("{point} is worth {:.1} points{why}", candidate.value));
            writeln!(out, "{BOLD}{point}{BOLD:#}{}", said.strip_prefix(&point).unwrap_or(&said))?;
        }
        match choice.decision {
            gnugo_engine::moves::Decision::Play(_) => Ok(()),
            _ => writeln!(out, "I would {BOLD}pass{BOLD:#}."),
        }
    }

    fn why(&self, session: &mut Session, words: &[String], out: &mut impl Write) -> io::Result<()> {
        let size = session.game().size();
        let last = match session.game().last_move() {
            Some((color, Move::Play(point))) if color != self.you => Some(point.to_text(size)),
            _ => None,
        };
        let asks_about_last =
            words.first().is_none_or(|word| last.as_ref().is_some_and(|last| last.eq_ignore_ascii_case(word)));
        if let Some((moves, reasons)) = &self.reasons
            && asks_about_last
            && last.is_some()
            && *moves == session.game().history().len()
        {
            return writeln!(out, "{}", folded(reasons));
        }
        let made = words.first().cloned().or(last);
        let Some(made) = made else {
            return writeln!(out, "The engine has not played a stone just now; `why D5` asks about a move of yours.");
        };
        match asked(session, "move_reasons", &[made]) {
            Ok(reasons) => writeln!(out, "{}", folded(&reasons)),
            Err(failure) => complain(&failure, out),
        }
    }

    fn score(&self, session: &mut Session, out: &mut impl Write) -> io::Result<()> {
        if let Some(ending) = &self.ending {
            return ending.tell(session.game(), out);
        }
        let analysis = session.analysis();
        let estimate = scoring::estimate(session.game(), &analysis);
        let [next, other] = [session.game().to_move(), session.game().to_move().opponent()];
        writeln!(
            out,
            "As it stands I expect {BOLD}{}{BOLD:#} ({} if {} moved next, {} if {} did).",
            estimate.score(),
            estimate.with_next(next),
            name(next),
            estimate.with_next(other),
            name(other)
        )
    }

    fn dead(&mut self, session: &mut Session, words: &[String], out: &mut impl Write) -> io::Result<()> {
        let Some(ending) = &mut self.ending else {
            return writeln!(out, "The game is not over: it is when both players pass.");
        };
        let size = session.game().size();
        let point = words.first().and_then(|word| Point::from_text(word, size));
        match point.filter(|&point| ending.toggle(session.game(), point)) {
            Some(_) => {
                if let Some(score) = ending.score(session.game()) {
                    session.tell_result(score.to_string());
                }
                self.show(session, out)?;
                self.tell_end(session, out)
            }
            None => writeln!(out, "`dead D5` says that the stones at D5 are dead, or alive again."),
        }
    }

    fn picture(&self, session: &mut Session, subject: Subject, out: &mut impl Write) -> io::Result<()> {
        let analysis = session.analysis();
        writeln!(out, "{}", text(&Picture::new(subject, session.board(), &analysis)))
    }
}

/// Asks the session what a command of the protocol would.
fn asked(session: &mut Session, name: &str, words: &[String]) -> crate::protocol::Answer {
    session.answer(&Request::new(name, &words.join(" ")))
}

/// Tells in a sentence what cannot be done.
fn complain(failure: &Failure, out: &mut impl Write) -> io::Result<()> {
    let said = failure.message().strip_prefix("syntax error: ").unwrap_or(failure.message());
    match failure.hint() {
        Some(hint) => writeln!(out, "That cannot be done: {said} ({hint})."),
        None => writeln!(out, "That cannot be done: {said}."),
    }
}

fn help(words: &[String], out: &mut impl Write) -> io::Result<()> {
    let Some(word) = words.first() else {
        for entry in WORDS.iter().take(WORDS.len() - 2) {
            let usage = match entry.word {
                Word::Pass => "D5, pass".to_owned(),
                _ => format!("{} {}", entry.name, entry.argument),
            };
            writeln!(out, "  {BOLD}{usage:<17}{BOLD:#}{}", entry.about)?;
        }
        return writeln!(out, "Words may be shortened. Commands of GTP work too; `list_commands` names them.");
    };
    if let Some(entry) = WORDS.iter().find(|entry| entry.name.starts_with(&word.to_ascii_lowercase())) {
        return writeln!(out, "{BOLD}{} {}{BOLD:#}: {}", entry.name, entry.argument, entry.about);
    }
    match commands::find(word) {
        Some(command) => writeln!(out, "{BOLD}{}{BOLD:#}: {}", command.usage(), command.about),
        None => writeln!(out, "I don't know `{word}`; `help` shows all words."),
    }
}

/// `a, b or c`.
fn listed(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [one] => format!("`{one}`"),
        [most @ .., last] => {
            format!("{} or `{last}`", most.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", "))
        }
    }
}

#[cfg(test)]
mod tests;
