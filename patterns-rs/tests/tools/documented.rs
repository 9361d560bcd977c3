//! Do the commands of docs/editing-patterns.md do what is said there?

use std::path::Path;
use std::process::Command;

/// How the document calls the tools.
const CALLS: [&str; 2] = ["cargo run -q -p patterns-rs -- ", "cargo run --release -q -p patterns-rs -- "];

/// What is asked in the document, and the lines that are shown behind it as its answer, if there are any.
fn asked_and_shown(text: &str) -> Vec<(Vec<String>, Vec<String>)> {
    let mut found: Vec<(Vec<String>, Vec<String>)> = Vec::new();
    // The lines that are indented and no commands are shown answers, until a heading comes.
    let mut is_answer = false;
    for line in text.lines() {
        let inside = line.strip_prefix("    ").unwrap_or_default();
        let call = CALLS.iter().find_map(|call| inside.strip_prefix(call)).filter(|rest| !rest.starts_with("COMMAND"));
        if let Some(rest) = call {
            found.push((rest.split_whitespace().map(str::to_owned).collect(), Vec::new()));
        }
        is_answer &= !line.starts_with('#');
        if line.ends_with("answers for each orientation:") {
            is_answer = true;
        } else if is_answer
            && call.is_none()
            && !inside.is_empty()
            && let Some((_, shown)) = found.last_mut()
        {
            shown.push(inside.trim().to_owned());
        }
        if is_answer && line.starts_with("As drawn") {
            is_answer = false;
        }
    }
    found
}

/// The arguments with files that are there in place of those of a reader.
fn with_files(arguments: &[String]) -> Vec<String> {
    let games = |argument: &String| match argument.as_str() {
        // A shell finds the games; shorter ones do.
        "gnugo-gtp/server/src/bench/games/*.sgf" => {
            ["atari", "opening"].map(|name| format!("patterns-rs/tests/tools/{name}.sgf")).to_vec()
        }
        // Nothing is written into the sources.
        "report.html" => vec![format!("{}/documented.html", env!("CARGO_TARGET_TMPDIR"))],
        "game.sgf" => vec!["patterns-rs/tests/tools/opening.sgf".to_owned()],
        // The game is shorter than a reader's.
        "31" | "60" => vec!["13".to_owned()],
        "20" => vec!["11".to_owned()],
        _ => vec![argument.clone()],
    };
    arguments.iter().flat_map(games).collect()
}

#[test]
fn documented_commands_answer_as_is_said() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let text = std::fs::read_to_string(root.join("docs/editing-patterns.md")).expect("the document is there");
    let commands = asked_and_shown(&text);
    assert!(commands.len() >= 8, "{commands:?}");
    let (mut run, mut compared) = (0, 0);
    for (arguments, shown) in &commands {
        // These write folders, ask about files of a reader's own, or about the pattern that the session writes.
        // `watch` ends when its reader does.
        let is_for_readers = ["import", "generate", "watch"].contains(&arguments[0].as_str());
        if is_for_readers || arguments.iter().any(|argument| argument == "Counter13") {
            continue;
        }
        let mut command = Command::new(env!("CARGO_BIN_EXE_patterns"));
        let output = command.args(with_files(arguments)).current_dir(&root).output().expect("it can be started");
        assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
        let told = String::from_utf8_lossy(&output.stdout);
        let told: Vec<&str> = told.lines().map(str::trim).collect();
        assert!(!told.is_empty(), "{arguments:?} answers nothing");
        run += 1;
        if !shown.is_empty() {
            assert_eq!(told, *shown, "{arguments:?}");
            compared += 1;
        }
    }
    assert!(run >= 5 && compared == 1, "{run} run, {compared} compared");
}

/// The slip of the session is told as it says there, and of the rest nothing is wrong.
#[test]
fn the_pattern_of_the_session_has_only_its_slip() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/editing-patterns.md");
    let text = std::fs::read_to_string(path).expect("the document is there");
    let start = text.find("pattern! < Counter13").expect("the session is there");
    let end = text[start..].find("\n        >\n").expect("its end") + start;
    let pattern = format!("{}\n        >", &text[start..end]);
    assert!(pattern.contains("lib(c)"), "{pattern}");
    let tokens = format!("pub static NEW: Defense;\n        {pattern}").parse().expect("the lexer takes it");
    let found = gnugo_pattern_compiler::findings(tokens);
    let told: Vec<&str> = found.iter().filter_map(|finding| finding.message.lines().next()).collect();
    assert_eq!(told, ["`lib` asks for a stone, but `c` labels an empty point"], "{pattern}");
    assert!(text.contains(&format!("*{}*", told[0])), "the document quotes it");
}

/// The blocks of the document that are in this language.
fn blocks<'a>(text: &'a str, language: &str) -> Vec<&'a str> {
    let fence = format!("```{language}\n");
    text.split(&fence).skip(1).filter_map(|rest| Some(rest.split_once("```")?.0)).collect()
}

#[test]
fn settings_are_json_and_the_snippet_is_a_pattern() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let read = |file: &str| std::fs::read_to_string(folder.join(file)).expect("it is there");
    let parse =
        |text: &str| -> serde_json::Value { serde_json::from_str(text).unwrap_or_else(|why| panic!("{why}: {text}")) };
    let text = read("docs/editing-patterns.md");
    let settings = blocks(&text, "json");
    assert!(!settings.is_empty());
    settings.iter().for_each(|block| drop(parse(block)));
    for file in ["package.json", "syntaxes/patterns.tmLanguage.json"] {
        parse(&read(&format!("editors/vscode/{file}")));
    }
    let snippets = parse(&read("editors/vscode/snippets/patterns.json"));
    let lines = snippets["pattern"]["body"].as_array().expect("lines").clone();
    let body: Vec<&str> = lines.iter().filter_map(|line| line.as_str()).collect();
    // `${1:Name}` is `Name`, until it is typed over.
    let mut body = body.join("\n").replace('}', "");
    while let Some(start) = body.find("${") {
        let end = body[start..].find(':').expect("a colon") + start;
        body.replace_range(start..=end, "");
    }
    let tokens = format!("pub static NEW: Shape;\n{body}").parse().expect("the lexer takes it");
    assert_eq!(gnugo_pattern_compiler::findings(tokens), [], "{body}");
}
