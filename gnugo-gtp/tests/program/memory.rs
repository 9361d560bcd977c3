//! A session of thousands of moves needs no more memory at its end than soon after its beginning.
#![cfg(target_os = "linux")]

use crate::support::program;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout};

/// What may come on top, in kilobytes: what is in use goes up and down by some 2 MB from one position to the next.
const SLACK: u64 = 4_500;

struct Conversation {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Conversation {
    fn begin(size: &str) -> Self {
        // One thread makes the same moves every time: which positions are met is not left to chance.
        let settings = ["--level", "0", "--seed", "1", "--threads", "1", "--never-resign"];
        let arguments = ["--mode", "gtp", "--size", size].into_iter().chain(settings).collect::<Vec<_>>();
        let mut child = program(&arguments).spawn().unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        Self { child, input, output }
    }

    fn ask(&mut self, command: &str) -> String {
        writeln!(self.input, "{command}").unwrap();
        let mut answer = String::new();
        while !answer.ends_with("\n\n") {
            assert!(self.output.read_line(&mut answer).unwrap() > 0, "{command}: the program is gone");
        }
        answer
    }

    /// The memory in use, in kilobytes.
    fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    }
}

/// Plays games with moves taken back, scores and new games in between; the most memory in use during the first third of the moves, and
/// the least during the last.
fn play(size: &str, moves: u32) -> (u64, u64) {
    let mut talk = Conversation::begin(size);
    let (mut passes, mut early, mut late) = (0, 0, u64::MAX);
    for number in 1..=moves {
        let color = if number % 2 == 0 { "white" } else { "black" };
        let answer = talk.ask(&format!("genmove {color}"));
        passes = if answer.contains("PASS") { passes + 1 } else { 0 };
        if number % 7 == 0 {
            talk.ask("undo");
        }
        if passes >= 2 || number % 150 == 0 {
            talk.ask("final_score");
            talk.ask("clear_board");
            passes = 0;
        }
        if number % 10 == 0 && number <= moves / 3 {
            early = early.max(talk.memory());
        }
        if number % 10 == 0 && number > moves - moves / 3 {
            late = late.min(talk.memory());
        }
    }
    talk.ask("quit");
    assert!(talk.child.wait().unwrap().success());
    (early, late)
}

#[test]
fn memory_stays_flat() {
    let (early, late) = play("4", 400);
    assert!(late <= early + SLACK, "{early} kB, and {late} kB in the last third");
}

#[test]
#[ignore = "takes minutes"]
fn memory_stays_flat_for_thousands_of_moves() {
    let (early, late) = play("9", 5_000);
    println!("{early} kB, and {late} kB in the last third");
    assert!(late <= early + SLACK, "{early} kB, and {late} kB in the last third");
}
