//! How the tests run the program, and where they keep their files.

#![allow(dead_code, reason = "each test file uses a part of it")]

use std::io::{ErrorKind, Write};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// The program with its input, output and errors at hand.
pub(crate) fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gnugo-gtp"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// What a run does that is given this input.
pub(crate) fn run(arguments: &[&str], input: &str) -> Output {
    let mut child = program(arguments).spawn().unwrap();
    let written = child.stdin.take().unwrap().write_all(input.as_bytes());
    // A program that refuses its arguments may be gone before it reads anything.
    assert!(!written.is_err_and(|error| error.kind() != ErrorKind::BrokenPipe), "{arguments:?}");
    child.wait_with_output().unwrap()
}

/// The standard output of a run that must succeed.
pub(crate) fn said(arguments: &[&str], input: &str) -> String {
    let output = run(arguments, input);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The standard error of a run that must fail.
pub(crate) fn refused(arguments: &[&str], input: &str) -> String {
    let output = run(arguments, input);
    assert!(!output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8(output.stderr).unwrap()
}

/// A folder of one's own that goes when the test ends.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("gnugo-gtp-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub(crate) fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }

    pub(crate) fn write(&self, name: &str, text: &str) -> String {
        std::fs::write(self.file(name), text).unwrap();
        self.file(name)
    }

    pub(crate) fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.file(name)).unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
