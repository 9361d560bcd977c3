//! How the tests run the program, and where they keep their files.

use std::io::{ErrorKind, Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::{JoinHandle, sleep, spawn};
use std::time::Duration;

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

/// Longer than anything takes that works, however slow the machine is.
const PATIENCE: Duration = Duration::from_secs(120);

/// How often it is looked whether a program has ended.
const PAUSE: Duration = Duration::from_millis(10);

/// A run of the program that is killed when nobody waits for it any more: where it would go on for days if something is broken, a test
/// fails instead.
pub(crate) struct Watched {
    child: Arc<Mutex<Child>>,
    /// Tells the watchdog that the program has ended.
    ended: Sender<()>,
    /// Whether it had to be killed.
    watchdog: JoinHandle<bool>,
}

impl Watched {
    pub(crate) fn new(child: Child) -> Self {
        let child = Arc::new(Mutex::new(child));
        let (ended, told) = channel();
        let watched = Arc::clone(&child);
        let watchdog = spawn(move || {
            let waited = told.recv_timeout(PATIENCE);
            if waited.is_err() {
                // Whoever reads what it writes comes to an end too. Without a word of its end, the test has failed before.
                let _ = watched.lock().unwrap().kill();
            }
            waited == Err(RecvTimeoutError::Timeout)
        });
        Self { child, ended, watchdog }
    }

    /// What the program wrote that nobody has read yet, when it has ended. Its input is closed, unless somebody holds that.
    pub(crate) fn output(self) -> Output {
        let (stdin, stdout, stderr) = {
            let mut child = self.child.lock().unwrap();
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        };
        drop(stdin);
        let errors = spawn(move || read(stderr));
        let stdout = read(stdout);
        let status = loop {
            if let Some(status) = self.child.lock().unwrap().try_wait().unwrap() {
                break status;
            }
            sleep(PAUSE);
        };
        // The watchdog has gone if it had to kill the program.
        let _ = self.ended.send(());
        assert!(!self.watchdog.join().unwrap(), "it was still at work after {PATIENCE:?}, and had to be done before");
        Output { status, stdout, stderr: errors.join().unwrap() }
    }
}

fn read(from: Option<impl Read>) -> Vec<u8> {
    let mut all = Vec::new();
    from.map(|mut from| from.read_to_end(&mut all)).transpose().unwrap();
    all
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
