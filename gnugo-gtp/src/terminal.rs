//! How is a line read from somebody at a terminal?
//!
//! With editing, history and completion where there is a terminal, and line by line where there is none.

use crate::ctrl_c::CtrlC;
use anstream::AutoStream;
use gnugo_gtp_server::{Console, Next, Session};
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{Config, Context, Editor, Helper};
use std::collections::VecDeque;
use std::io::{self, BufRead, IsTerminal, Write};
use std::time::Instant;

/// Plays with whoever sits there, until they leave.
pub(crate) fn play(session: &mut Session, mut console: Console, greet: bool) -> io::Result<()> {
    let mut out = AutoStream::auto(io::stdout());
    let ctrl_c = CtrlC::catch(session.interrupt().clone());
    ctrl_c.work(|| console.begin(session, greet, &mut out))?;
    session.keep_record();
    let mut lines: Box<dyn Ask> = if io::stdin().is_terminal() { Box::new(Edited::new()?) } else { Box::new(Plain) };
    loop {
        let began = Instant::now();
        let Some(line) = lines.ask(&console.prompt(session))? else { break };
        console.waited(began.elapsed());
        let next = ctrl_c.work(|| console.line(session, &line, &mut out))?;
        session.keep_record();
        if next == Next::Leave {
            break;
        }
    }
    Ok(())
}

/// Where lines come from.
trait Ask {
    /// The next line; `None` if there is none.
    fn ask(&mut self, prompt: &str) -> io::Result<Option<String>>;
}

/// Lines as they come.
struct Plain;

impl Ask for Plain {
    fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        print!("{prompt}");
        io::stdout().flush()?;
        let mut bytes = Vec::new();
        let read = io::stdin().lock().read_until(b'\n', &mut bytes)?;
        println!();
        Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
    }
}

/// Lines that are edited.
struct Edited {
    editor: Editor<Words, MemHistory>,
    /// What was pasted with several lines, and is still to be read.
    pasted: VecDeque<String>,
}

impl Edited {
    fn new() -> io::Result<Self> {
        let config = Config::builder().auto_add_history(true).build();
        let mut editor = Editor::with_history(config, MemHistory::new()).map_err(other)?;
        editor.set_helper(Some(Words));
        Ok(Self { editor, pasted: VecDeque::new() })
    }
}

impl Ask for Edited {
    fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        if let Some(line) = self.pasted.pop_front() {
            println!("{prompt}{line}");
            return Ok(Some(line));
        }
        loop {
            match self.editor.readline(prompt) {
                Ok(typed) => {
                    let mut lines = typed.lines().map(str::to_owned);
                    let first = lines.next().unwrap_or_default();
                    self.pasted = lines.collect();
                    return Ok(Some(first));
                }
                Err(ReadlineError::Eof) => return Ok(None),
                Err(ReadlineError::Interrupted) => println!("`exit` leaves the game."),
                Err(why) => return Err(other(why)),
            }
        }
    }
}

fn other(why: ReadlineError) -> io::Error {
    match why {
        ReadlineError::Io(why) => why,
        why => io::Error::other(why),
    }
}

/// Completes the words of the game.
struct Words;

impl Completer for Words {
    type Candidate = String;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        let typed = line.get(..at).unwrap_or_default().to_ascii_lowercase();
        Ok((0, Console::words().filter(|word| word.starts_with(&typed)).map(str::to_owned).collect()))
    }
}

impl Hinter for Words {
    type Hint = String;
}
impl Highlighter for Words {}
impl Validator for Words {}
impl Helper for Words {}
