//! Does rust-analyzer offer the language's words while they are written, and explain those that are written? The server
//! itself is driven, over its protocol, with its default settings and with the newer protocol of its macro server.
//!
//! Where there is no rust-analyzer the test is skipped with a line that says so; that the expansion is as it needs it is
//! tested everywhere, in the pattern compiler. It builds what the server builds, so it takes a minute.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// The database in which words are written, and the constraint that they replace.
const FILE: &str = "patterns-rs/src/db/defense/counter.rs";
const PLACE: &str = "lib(b) <= 3 && lib(A) <= 2";

/// What is written, with `‸` at the cursor, and a word that must be offered.
const CURSORS: [(&str, &str); 13] = [
    ("‸", "oplay_attack"),
    ("li‸", "lib"),
    ("!att‸", "attack"),
    ("lib(A) > 1 && xl‸", "xlib"),
    ("lib(A) > 1 && ‸", "legal_xmove"),
    ("attack(A) == ‸", "KO_A"),
    ("attack(A) == K‸", "KO_B"),
    ("lib(b) <= 3 && li‸(A) > 1", "lib2"),
    ("lib(A) > 1 || ol‸(*) > 1", "olib"),
    ("lib(A) + li‸ > 3", "lib"),
    ("lib(A) > 1\n        > ‸", "antisuji"),
    ("lib(A) > 1\n        > anti‸", "antisuji"),
    ("lib(A) > 1\n        ; && sa‸", "safe_omove"),
];

/// What is explained: what stands before a word and the word, with `‸` in it, and how it is explained.
const HOVERS: [(&str, &str); 7] = [
    ("pattern! < Coun‸ter2", "Atari on an attacking stone from its flank.\n\n```text\nOX\n?*\n```"),
    (": 8, ‸D\n\n        bA\n        ?*", "`D`: Tried for each string of ours"),
    (": ‸8, D\n\n        bA\n        ?*", "`8`: symmetric in no way, and so tried in 8 orientations."),
    ("; li‸b(b) <= 3 && lib(A) <= 2", "The number of liberties of the string at `stone`"),
    (
        "; lib(‸b) <= 3 && lib(A) <= 2",
        "`b` stands on `O`, a stone of ours, in row 1, column 1.\n\n```text\nbX\n?*\n```",
    ),
    ("; lib(b) <= 3 && lib(‸A) <= 2", "`A` stands on `X`, a stone of the opponent's, in row 1, column 2."),
    ("?‸*\n\n        : 8, D", "`*`, the move: the point in row 2, column 2."),
];

/// Where a word is defined: what stands before it and the word, with `‸` in it, and the place in the same way, in the
/// database or in a file of the engine.
const DEFINITIONS: [(&str, &str); 5] = [
    ("; lib(‸b) <= 3 && lib(A) <= 2", ": 8, D\n\n        ‸bA\n        ?*\n\n        ; lib(b) <= 3"),
    ("; lib(b) <= 3 && lib(‸A) <= 2", ": 8, D\n\n        ‸bA\n        ?*\n\n        ; lib(b) <= 3"),
    ("pattern! < Coun‸ter2", "pattern! < ‸Counter2"),
    ("?‸*\n\n        : 8, D", "?‸*\n\n        : 8, D"),
    ("; li‸b(b) <= 3 && lib(A) <= 2", "gnugo-engine/src/pattern/ask/mod.rs"),
];

/// The engine's words, which nobody who writes patterns knows.
const INTERNAL: [&str; 4] = ["__ask", "__seen", "__at", "__pattern"];

/// A running server.
struct Server {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    requests: u64,
    is_quiet: bool,
}

impl Server {
    fn start(root: &Path, newer_protocol: bool) -> Option<Self> {
        let works = Command::new("rust-analyzer").arg("--version").output().is_ok_and(|output| output.status.success());
        if !works {
            return None;
        }
        let mut command = Command::new("rust-analyzer");
        if newer_protocol {
            command.env("RUST_ANALYZER_USE_POSTCARD", "1");
        }
        let mut child = command
            .current_dir(root)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        let (input, output) = (child.stdin.take().expect("input"), child.stdout.take().expect("output"));
        let mut server = Self { child, input, output: BufReader::new(output), requests: 0, is_quiet: false };
        let uri = format!("file://{}", root.display());
        server.ask(
            "initialize",
            json!({
                "processId": std::process::id(), "rootUri": uri,
                "initializationOptions": { "checkOnSave": false },
                "capabilities": {
                    "experimental": { "serverStatusNotification": true },
                    "textDocument": { "hover": { "contentFormat": ["markdown"] } },
                },
            }),
        );
        server.tell("initialized", json!({}));
        Some(server)
    }

    fn send(&mut self, message: &Value) {
        let body = message.to_string();
        write!(self.input, "Content-Length: {}\r\n\r\n{body}", body.len()).expect("the server reads");
        self.input.flush().expect("the server reads");
    }

    fn tell(&mut self, method: &str, params: Value) {
        self.send(&json!({ "jsonrpc": "2.0", "method": method, "params": params }));
    }

    fn receive(&mut self) -> Value {
        let mut length = 0;
        loop {
            let mut line = String::new();
            let size = self.output.read_line(&mut line).expect("the server writes");
            assert!(size > 0, "the server has ended");
            if line.trim().is_empty() {
                break;
            }
            if let Some(number) = line.to_lowercase().strip_prefix("content-length:") {
                length = number.trim().parse().expect("a length");
            }
        }
        let mut body = vec![0; length];
        self.output.read_exact(&mut body).expect("a message");
        serde_json::from_slice(&body).expect("a message is JSON")
    }

    /// The answer to a request, asked again while the server says that the content is changing.
    fn ask(&mut self, method: &str, params: Value) -> Value {
        loop {
            self.requests += 1;
            let id = self.requests;
            self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }));
            let answer = loop {
                let message = self.receive();
                if message["method"] == "experimental/serverStatus" {
                    self.is_quiet = message["params"]["quiescent"] == true;
                } else if message.get("method").is_some() && message.get("id").is_some() {
                    self.send(&json!({ "jsonrpc": "2.0", "id": message["id"], "result": null }));
                } else if message["id"] == id {
                    break message;
                }
            };
            match answer["error"]["code"].as_i64() {
                Some(-32801 | -32802) => std::thread::sleep(Duration::from_millis(200)),
                _ => return answer["result"].clone(),
            }
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It is ours, and has nothing to save.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The position of a place in a document, as the protocol counts.
fn position(text: &str, place: &str) -> Value {
    let found = text.find(&place.replace('‸', "")).unwrap_or_else(|| panic!("`{place}` is not in the database"));
    let cursor = &text[..found + place.find('‸').unwrap_or_default()];
    let (line, column) = (cursor.matches('\n').count(), cursor.rsplit('\n').next().unwrap_or_default().len());
    json!({ "line": line, "character": column })
}

/// Where the server goes for the definition of words: to one place each.
fn defined(server: &mut Server, document: &Value, text: &str) {
    for (place, expected) in DEFINITIONS {
        let asked = json!({ "textDocument": document, "position": position(text, place) });
        let answer = server.ask("textDocument/definition", asked);
        let places = answer.as_array().cloned().unwrap_or_default();
        let [found] = places.as_slice() else { panic!("at `{place}`: {answer}") };
        if expected.ends_with(".rs") {
            assert!(found["uri"].as_str().is_some_and(|uri| uri.ends_with(expected)), "at `{place}`: {found}");
        } else {
            let is_here = found["uri"] == document["uri"] && found["range"]["start"] == position(text, expected);
            assert!(is_here, "at `{place}`: {found}");
        }
    }
}

/// What the server says of the words of a document.
fn explained(server: &mut Server, document: &Value, text: &str) {
    for (place, expected) in HOVERS {
        let position = position(text, place);
        let answer = server.ask("textDocument/hover", json!({ "textDocument": document, "position": position }));
        let said = answer["contents"]["value"].as_str().unwrap_or_default();
        assert!(said.contains(expected), "at `{place}`: {said}");
        assert!(INTERNAL.iter().all(|word| !said.contains(word)), "at `{place}`: {said}");
    }
}

fn offered(newer_protocol: bool) {
    let root: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize().expect("the workspace");
    let Some(mut server) = Server::start(&root, newer_protocol) else {
        eprintln!("skipped: there is no rust-analyzer here (rustup component add rust-analyzer rust-src)");
        return;
    };
    let path = root.join(FILE);
    let text = std::fs::read_to_string(&path).expect("the database");
    let (before, after) = text.split_once(PLACE).expect("the constraint");
    let document = json!({ "uri": format!("file://{}", path.display()) });
    server.tell(
        "textDocument/didOpen",
        json!({ "textDocument": { "uri": document["uri"], "languageId": "rust", "version": 1, "text": text } }),
    );
    let start = Instant::now();
    while !server.is_quiet {
        assert!(start.elapsed() < Duration::from_secs(900), "the server is still busy");
        server.ask("rust-analyzer/analyzerStatus", json!({}));
        std::thread::sleep(Duration::from_millis(500));
    }
    explained(&mut server, &document, &text);
    defined(&mut server, &document, &text);
    for (version, (written, word)) in (2..).zip(CURSORS) {
        let typed = written.split('‸').next().unwrap_or_default();
        let new = format!("{before}{}{after}", written.replace('‸', ""));
        server.tell(
            "textDocument/didChange",
            json!({ "textDocument": { "uri": document["uri"], "version": version }, "contentChanges": [{ "text": new }] }),
        );
        let cursor = format!("{before}{typed}");
        let line = cursor.matches('\n').count();
        let character = cursor.rsplit('\n').next().unwrap_or_default().chars().count();
        let position = json!({ "line": line, "character": character });
        let answer = server.ask("textDocument/completion", json!({ "textDocument": document, "position": position }));
        let items = answer["items"].as_array().or(answer.as_array()).cloned().unwrap_or_default();
        let labels: Vec<&str> = items.iter().filter_map(|item| item["label"].as_str()).collect();
        let is_offered = labels.iter().any(|label| label.split(['(', '…']).next() == Some(word));
        assert!(is_offered, "at `{written}`, `{word}` is not offered, but {labels:?}");
    }
}

#[test]
fn words_are_offered_and_explained_with_default_settings() {
    offered(false);
}

#[test]
fn words_are_offered_and_explained_with_the_newer_protocol() {
    offered(true);
}
