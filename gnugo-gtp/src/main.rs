//! The engine's command line.

mod bench;
mod cli;
mod decide;
mod position;
mod show;

use anstream::{eprintln, println};
use clap::Parser;
use cli::{Cli, Command};
use gnugo_engine::board::{Board, Color};
use gnugo_engine::moves::Interrupt;
use gnugo_gtp_server::protocol::{Line, Lines};
use gnugo_gtp_server::{Person, Session, is_interrupt, perft, serve};
use std::io::{self, BufReader, IsTerminal};
use std::process::ExitCode;
use std::sync::mpsc;

fn main() -> ExitCode {
    let cli = Cli::parse();
    match &cli.command {
        Some(Command::Perft { size, depth }) => count(*size, *depth),
        Some(Command::Show { what, file, number, details, svg }) => {
            let wish =
                show::Wish { what: (*what).into(), file, number: *number, details: *details, svg: svg.as_deref() };
            show::show(&wish).map_or_else(fail, |()| ExitCode::SUCCESS)
        }
        Some(Command::Bench(bench)) => bench.run().map_or_else(fail, |()| ExitCode::SUCCESS),
        Some(Command::Decide(question)) => match question.run() {
            Ok(()) => ExitCode::SUCCESS,
            Err(why) => fail(why),
        },
        None => play(&cli),
    }
}

/// Counts games, and prints each count as soon as it is known.
fn count(size: u8, depth: u32) -> ExitCode {
    let mut board = match Board::new(size.into()) {
        Ok(board) => board,
        Err(why) => return fail(why),
    };
    for depth in 1..=depth {
        println!("{depth} {}", perft(&mut board, Color::Black, depth));
    }
    ExitCode::SUCCESS
}

/// Answers commands from standard input until they end.
fn play(cli: &Cli) -> ExitCode {
    let mut session = match Session::new(&cli.settings(), patterns_rs::databases()) {
        Ok(session) => session,
        Err(why) => return fail(why),
    };
    let mut stderr = anstream::stderr();
    let mut person = (io::stdin().is_terminal() && !cli.quiet).then(|| Person::new(&mut stderr));
    if let Some(person) = &mut person {
        person.greet(&program());
    }
    let lines = read_ahead(session.interrupt().clone());
    match serve(&mut session, lines, &mut io::stdout().lock(), person.as_mut()) {
        // Whoever stops reading the answers has all the answers they want.
        Ok(()) => ExitCode::SUCCESS,
        Err(why) if why.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(why) => fail(why),
    }
}

fn fail(why: impl std::fmt::Display) -> ExitCode {
    eprintln!("error: {why}");
    ExitCode::FAILURE
}

/// How this program was called, for others to call it so.
fn program() -> String {
    let path = std::env::current_exe().ok();
    path.map_or_else(|| env!("CARGO_PKG_NAME").to_owned(), |path| path.display().to_string())
}

/// How many lines are read before they are answered. Where it is reached, each line costs a change from thread to thread
/// and back; most scripts are shorter.
const AHEAD: usize = 512;

/// The lines of standard input, read by a thread of its own, which ends with the process: a line is known to be there
/// while an earlier command is still at work, which is how that command can be interrupted.
fn read_ahead(interrupt: Interrupt) -> impl Iterator<Item = Line> {
    let (send, receive) = mpsc::sync_channel(AHEAD);
    std::thread::spawn(move || {
        for line in Lines::new(BufReader::new(io::stdin())) {
            if matches!(&line, Line::Comment(text) if is_interrupt(text)) {
                interrupt.set();
            }
            if send.send(line).is_err() {
                break;
            }
        }
    });
    receive.into_iter()
}
