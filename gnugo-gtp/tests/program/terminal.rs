//! A game at a terminal: the program believes that it has one, since it is given the end of a pseudo-terminal.
#![cfg(unix)]

use nix::pty::{Winsize, openpty};
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::fs::File;
use std::io::{Read, Write};
use std::process::{Child, Command};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// The other end of the terminal.
struct Terminal {
    child: Child,
    keyboard: File,
    screen: Receiver<Vec<u8>>,
    seen: String,
}

impl Terminal {
    fn new(arguments: &[&str]) -> Self {
        let size = Winsize { ws_row: 40, ws_col: 100, ws_xpixel: 0, ws_ypixel: 0 };
        let pty = openpty(Some(&size), None).unwrap();
        let end = || File::from(pty.slave.try_clone().unwrap());
        let child = Command::new(env!("CARGO_BIN_EXE_gnugo-gtp"))
            .args(arguments)
            .env("TERM", "xterm-256color")
            .env_remove("NO_COLOR")
            .stdin(end())
            .stdout(end())
            .stderr(end())
            .spawn()
            .unwrap();
        let keyboard = File::from(pty.master);
        let mut output = keyboard.try_clone().unwrap();
        let (send, screen) = channel();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                if send.send(bytes[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        Self { child, keyboard, screen, seen: String::new() }
    }

    fn type_keys(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
    }

    /// As a terminal does it that the program was started in: this one is not its own, and sends no signals.
    fn press_ctrl_c(&self) {
        kill(Pid::from_raw(self.child.id().cast_signed()), Signal::SIGINT).unwrap();
    }

    /// Waits for a text, and gives what was on the screen up to it.
    fn wait_for(&mut self, text: &str) -> String {
        loop {
            if let Some(at) = self.seen.find(text) {
                let rest = self.seen.split_off(at + text.len());
                return std::mem::replace(&mut self.seen, rest);
            }
            let bytes = self.screen.recv_timeout(Duration::from_secs(180));
            let bytes = bytes.unwrap_or_else(|_| panic!("`{text}` does not come: {:?}", self.seen));
            self.seen.push_str(&String::from_utf8_lossy(&bytes));
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_game_is_played_with_words() {
    let mut terminal = Terminal::new(&["--size", "5", "--level", "0", "--seed", "1"]);
    let board = terminal.wait_for("Black (you)> ");
    assert!(board.contains("A B C D E") && board.contains("\u{1b}[") && board.contains("help"), "{board}");
    // A letter too many is taken back: the line can be edited.
    terminal.type_keys("c4\u{7f}3\r");
    terminal.wait_for("White plays ");
    terminal.wait_for("Black (you)> ");
    terminal.type_keys("nonsense\r");
    terminal.wait_for("I don't know `nonsense`");
    terminal.wait_for("> ");
    // Up twice: the line before the last one.
    terminal.type_keys("\u{1b}[A\u{1b}[A\r");
    terminal.wait_for("Black cannot play C3: the point is occupied.");
    terminal.wait_for("> ");
    // Words are completed.
    terminal.type_keys("und\t\r");
    terminal.wait_for("A B C D E");
    terminal.wait_for("> ");
    terminal.type_keys("name\r");
    terminal.wait_for("= gnugo-rs");
    terminal.wait_for("> ");
    terminal.type_keys("\u{3}");
    terminal.wait_for("`exit` leaves the game.");
    terminal.wait_for("> ");
    terminal.type_keys("exit\r");
    assert!(terminal.child.wait().unwrap().success());
}

#[test]
fn lines_that_come_at_once_are_all_read() {
    let mut terminal = Terminal::new(&["--size", "5", "--level", "0", "--seed", "1"]);
    terminal.wait_for("Black (you)> ");
    terminal.type_keys("name\rplay black C3\rexit\r");
    terminal.wait_for("= gnugo-rs");
    terminal.wait_for("Black played C3");
    assert!(terminal.child.wait().unwrap().success());
}

#[test]
fn lines_that_are_pasted_are_read_one_by_one() {
    let mut terminal = Terminal::new(&["--size", "5", "--level", "0", "--seed", "1"]);
    terminal.wait_for("Black (you)> ");
    // What a terminal puts around a text that is pasted, and the return after it.
    terminal.type_keys("\u{1b}[200~name\rplay black C3\rexit\u{1b}[201~\r");
    terminal.wait_for("= gnugo-rs");
    terminal.wait_for("Black (you)> play black C3");
    terminal.wait_for("(the engine's turn, `go`)> exit");
    assert!(terminal.child.wait().unwrap().success());
}

#[test]
fn the_engine_begins_where_it_is_its_turn() {
    let mut terminal = Terminal::new(&["--size", "7", "--level", "0", "--color", "white", "--quiet"]);
    let begun = terminal.wait_for("White (you)> ");
    assert!(begun.contains("Black plays ") && !begun.contains("explains its moves"), "{begun}");
    // The end of the input leaves as well.
    terminal.type_keys("\u{4}");
    assert!(terminal.child.wait().unwrap().success());
}

#[test]
fn ctrl_c_ends_the_thinking() {
    // More games than anybody waits for.
    let mut terminal = Terminal::new(&["--size", "9", "--playouts", "2000000000", "--memory", "16", "--threads", "1"]);
    terminal.wait_for("Black (you)> ");
    terminal.type_keys("e5\r");
    terminal.wait_for("White is thinking");
    terminal.press_ctrl_c();
    terminal.wait_for("White plays ");
    // Few games may have been played until then, so White's move may be any.
    let reply = terminal.wait_for("Black (you)> ");
    // The next move takes its time again.
    terminal.type_keys(if reply.starts_with("C3") { "g7\r" } else { "c3\r" });
    terminal.wait_for("White is thinking");
    terminal.press_ctrl_c();
    terminal.wait_for("White plays ");
    terminal.wait_for("Black (you)> ");
    terminal.type_keys("hint\r");
    terminal.wait_for("thinking");
    terminal.press_ctrl_c();
    terminal.wait_for("is worth");
    terminal.wait_for("Black (you)> ");
    terminal.type_keys("exit\r");
    assert!(terminal.child.wait().unwrap().success());
}

#[test]
fn gtp_is_spoken_where_it_is_asked_for() {
    let mut terminal = Terminal::new(&["--mode", "gtp", "--size", "5", "--level", "0"]);
    terminal.type_keys("1 play black C3\r");
    terminal.wait_for("=1 ");
    terminal.wait_for("white to move");
    terminal.type_keys("quit\r");
    assert!(terminal.child.wait().unwrap().success());
}
