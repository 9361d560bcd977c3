//! The engine's command line.

mod ahead;
mod asked;
mod batch;
mod bench;
mod chooser;
mod cli;
mod compatible;
mod ctrl_c;
mod decide;
mod deciding;
mod network;
mod numbers;
mod position;
mod show;
mod start;
mod terminal;

use ahead::Ahead;
use anstream::{eprintln, println};
use clap::error::ErrorKind;
use clap::{CommandFactory, Parser};
use cli::{Cli, Command, Mode};
use gnugo_engine::board::{Board, Color};
use gnugo_gtp_server::{Console, Person, Session, perft, serve};
use network::Address;
use std::fs::File;
use std::io::{self, IsTerminal, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

/// What may be done with the program.
const COPYRIGHT: &str = "gnugo-rs is free software: you can redistribute it and modify it under the terms of the GNU General Public \
License as published by the Free Software Foundation, version 3 or, at your option, any later version. It comes without any \
warranty. The file LICENSE has the whole text.";

fn main() -> ExitCode {
    let cli = Cli::parse();
    if let Err(why) = cli.check() {
        Cli::command().error(ErrorKind::ArgumentConflict, why).exit();
    }
    let done = match &cli.command {
        Some(Command::Perft { size, depth }) => count(*size, *depth),
        Some(Command::Show { what, file, until, details, svg }) => {
            let (until, svg) = (until.as_deref(), svg.as_deref());
            let wish = show::Wish { what: (*what).into(), file, until, details: *details, svg };
            show::show(&wish)
        }
        Some(Command::Bench(bench)) => bench.run(),
        Some(Command::Decide(question)) => question.run(),
        None if cli.copyright => {
            println!("{COPYRIGHT}");
            Ok(())
        }
        None => play(&cli),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("error: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Counts games, and prints each count as soon as it is known.
fn count(size: u8, depth: u32) -> Result<(), String> {
    let mut board = Board::new(size.into()).map_err(|why| why.to_string())?;
    for depth in 1..=depth {
        println!("{depth} {}", perft(&mut board, Color::Black, depth));
    }
    Ok(())
}

/// How long a listener waits before it accepts connections again, after it could not.
const AFTER_A_FAILURE: Duration = Duration::from_millis(200);

/// Does what the options say: an answer about a game in a file, a conversation with a program, or one with a person.
fn play(cli: &Cli) -> Result<(), String> {
    if let Some(address) = &cli.connection.gtp_listen {
        return listen(cli, address);
    }
    let mut session = start::session(cli)?;
    let outfile = cli.files.outfile.as_deref();
    if let Some(answered) = cli.asked.answer(&mut session, outfile) {
        return answered;
    }
    if let Some(file) = &cli.files.printsgf {
        return batch::diagram(session.game(), file);
    }
    if let Some(method) = cli.files.score {
        return batch::score(&mut session, method, !cli.quiet, outfile);
    }
    if let Some(whose) = cli.files.replay {
        return batch::replay(&mut session, whose, outfile);
    }
    let connection = &cli.connection;
    match (&connection.gtp_connect, &connection.gtp_input, cli.mode) {
        (Some(address), ..) => with_controller(cli, session, address),
        (None, Some(path), _) => with_script(cli, session, path),
        (None, None, Some(Mode::Ascii)) => with_person(cli, session),
        (None, None, Some(Mode::Gtp)) => with_program(cli, session),
        // There is a game, and nobody to talk to.
        (None, None, None) if cli.files.infile.is_some() => {
            batch::next_move(&mut session, cli.game.color.map(Color::from), outfile)
        }
        (None, None, None) if io::stdin().is_terminal() => with_person(cli, session),
        (None, None, None) => with_program(cli, session),
    }
}

/// Answers the commands of a controller on the network.
fn with_controller(cli: &Cli, mut session: Session, address: &Address) -> Result<(), String> {
    start::record(cli, &mut session)?;
    let stream = address.connect().map_err(|why| format!("cannot connect to {address}: {why}"))?;
    converse_with(&mut session, &stream)
}

/// Answers the commands in a file.
fn with_script(cli: &Cli, mut session: Session, path: &Path) -> Result<(), String> {
    start::record(cli, &mut session)?;
    let input = File::open(path).map_err(position::in_file(path))?;
    converse(&mut session, input, &mut io::stdout().lock(), None)
}

/// Plays with somebody at the terminal, who has the colour that moves next unless another is wanted.
fn with_person(cli: &Cli, mut session: Session) -> Result<(), String> {
    start::record(cli, &mut session)?;
    let handicap = session.game().handicap() > 0 && session.game().history().is_empty();
    let usual = if handicap { Color::Black } else { session.game().to_move() };
    let you = cli.game.color.map_or(usual, Color::from);
    ended(terminal::play(&mut session, Console::new(you), !cli.quiet))
}

/// Answers commands from standard input until they end.
fn with_program(cli: &Cli, mut session: Session) -> Result<(), String> {
    start::record(cli, &mut session)?;
    let mut stderr = anstream::stderr();
    let mut person = (io::stdin().is_terminal() && !cli.quiet).then(|| Person::new(&mut stderr));
    if let Some(person) = &mut person {
        person.greet(&program());
    }
    converse(&mut session, io::stdin(), &mut io::stdout().lock(), person.as_mut())
}

fn converse(
    session: &mut Session,
    input: impl Read + Send + 'static,
    output: &mut impl Write,
    person: Option<&mut Person<'_>>,
) -> Result<(), String> {
    let lines = Ahead::read(input, session.inbox().clone(), session.interrupt().clone());
    ended(serve(session, lines, output, person))
}

/// Whoever stops reading the answers has all the answers they want.
fn ended(done: io::Result<()>) -> Result<(), String> {
    match done {
        Err(why) if ![io::ErrorKind::BrokenPipe, io::ErrorKind::ConnectionReset].contains(&why.kind()) => {
            Err(why.to_string())
        }
        _ => Ok(()),
    }
}

/// Serves one controller after the other, each with a game of its own.
fn listen(cli: &Cli, address: &Address) -> Result<(), String> {
    // What is wrong with the options or their files is told before anybody connects.
    start::session(cli)?;
    let listener = address.listen().map_err(|why| format!("cannot listen at {address}: {why}"))?;
    let here = listener.local_addr().map_err(|why| why.to_string())?;
    if !cli.quiet {
        eprintln!("listening at {here}");
        if !here.ip().is_loopback() && !cli.files.no_files {
            eprintln!("warning: whoever connects can read and write files here; `--no-files` forbids it");
        }
    }
    loop {
        let Ok((stream, _)) = listener.accept() else {
            // What is lacking, such as file descriptors, may be there again after a while.
            std::thread::sleep(AFTER_A_FAILURE);
            continue;
        };
        // What fails here is that controller's loss: the next one may fare better.
        if let Err(why) = serve_one(cli, &stream) {
            eprintln!("error: {why}");
        }
    }
}

/// Serves the controller at the other end, with a game of its own.
fn serve_one(cli: &Cli, stream: &TcpStream) -> Result<(), String> {
    let mut session = start::session(cli)?;
    start::record(cli, &mut session)?;
    stream.set_nodelay(true).map_err(|why| why.to_string())?;
    converse_with(&mut session, stream)
}

fn converse_with(session: &mut Session, stream: &TcpStream) -> Result<(), String> {
    let copy = || stream.try_clone().map_err(|why| why.to_string());
    let (input, mut output) = (copy()?, copy()?);
    let done = converse(session, input, &mut output, None);
    // The thread that reads ends with the connection.
    let _ = stream.shutdown(Shutdown::Both);
    done
}

/// How this program was called, for others to call it so.
fn program() -> String {
    let path = std::env::current_exe().ok();
    path.map_or_else(|| env!("CARGO_PKG_NAME").to_owned(), |path| path.display().to_string())
}
