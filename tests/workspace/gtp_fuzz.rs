//! Nothing that is sent ends the engine: every command gets exactly one answer, and one that fails changes nothing.

use gnugo_gtp_server::commands;
use gnugo_gtp_server::protocol::{Lines, Request};
use gnugo_gtp_server::{Session, Settings, serve};
use proptest::prelude::*;

fn session() -> Session {
    let settings = Settings { size: 4, level: 0, seed: 1, ..Settings::default() };
    Session::new(&settings, patterns_rs::databases()).unwrap()
}

fn answers(input: &[u8]) -> String {
    let mut output = Vec::new();
    serve(&mut session(), Lines::new(input), &mut output, None).unwrap();
    String::from_utf8(output).expect("answers are UTF-8")
}

/// The commands in the input, as the protocol defines them, up to `quit`: counted without any of the engine's code.
fn commands_in(input: &[u8]) -> Vec<String> {
    let mut found = Vec::new();
    for line in input.split(|&byte| byte == b'\n') {
        let kept =
            line.iter().take_while(|&&byte| byte != b'#').filter(|&&byte| byte == b'\t' || byte >= b' ' && byte != 127);
        let text: Vec<_> = kept.copied().collect();
        let text = String::from_utf8_lossy(&text);
        let words: Vec<_> = text.split([' ', '\t']).filter(|word| !word.is_empty()).collect();
        if !words.is_empty() {
            found.push(words.join(" "));
            let numbered = words[0].bytes().all(|byte| byte.is_ascii_digit());
            if words[usize::from(numbered)..] == ["quit"] {
                break;
            }
        }
    }
    found
}

/// Checks that answers are framed as the protocol has it, and counts them.
fn count_answers(text: &str) -> usize {
    let mut count = 0;
    for answer in text.split("\n\n").filter(|answer| !answer.is_empty()) {
        assert!(answer.starts_with(['=', '?']), "{answer:?}");
        assert!(!answer.contains(|c: char| c.is_control() && c != '\n'), "{answer:?}");
        count += 1;
    }
    assert!(text.is_empty() || text.ends_with("\n\n"));
    count
}

/// A word that may or may not make sense behind a command.
fn word() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => prop::sample::select(vec!["black", "white", "b", "W", "pass", "a1", "B2", "c3", "D4", "e5", "i1"]),
        2 => prop::sample::select(vec!["0", "1", "2", "4", "5", "19", "20", "2147483648", "-1", "1.5", "nan", "1e40"]),
        1 => prop::sample::select(vec!["alive", "dead", "dame", "none", "byoyomi", "absolute", "chinese", "gtp/none.sgf"]),
    ]
    .prop_map(str::to_owned)
    .boxed()
    .prop_union("[!-~]{1,8}".boxed())
}

/// Parts of the names of commands that read life and death, simulate games or wait: a second each may be gone, where others take
/// less than a thousandth.
const SLOW: &[&str] =
    &["analyze", "dragon", "owl", "semeai", "final", "score", "genmove", "moves", "candidates", "at_stake"];

/// Any command but those that write files, with words that are mostly of the right number. Slow ones are drawn seldom, each of
/// them some times in a run.
fn command() -> impl Strategy<Value = String> {
    let all =
        commands::all().filter(|command| !["printsgf", "finish_sgftrace", "quit", "echo_err"].contains(&command.name));
    let (slow, quick): (Vec<_>, Vec<_>) = all.partition(|command| SLOW.iter().any(|part| command.name.contains(part)));
    let drawn = prop_oneof![19 => prop::sample::select(quick), 1 => prop::sample::select(slow)];
    (drawn, prop::collection::vec(word(), 4), 0..10_usize).prop_map(|(command, mut words, odd)| {
        let (least, most) = (*command.words.start(), *command.words.end());
        words.truncate(if odd == 0 { odd } else { (least + odd % 2).min(most) });
        words.insert(0, command.name.to_owned());
        words.join(" ")
    })
}

/// Everything about a session that a controller can see.
fn state(session: &mut Session) -> Vec<String> {
    let questions =
        ["printsgf", "showboard", "captures black", "get_handicap", "get_random_seed", "get_komi", "last_move"];
    let ask = |question: &str| format!("{:?}", session.answer(&Request::parse(question).unwrap()));
    questions.map(ask).to_vec()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn bytes_are_answered_or_ignored(input in prop::collection::vec(any::<u8>(), 0..400)) {
        prop_assert_eq!(count_answers(&answers(&input)), commands_in(&input).len());
    }

    #[test]
    fn lines_are_answered_or_ignored(lines in prop::collection::vec("([0-9]{0,3} )?[a-z#_ \t\r]{0,12}( [ -~]{0,6}){0,3}", 0..20)) {
        let input = lines.join("\n");
        prop_assert_eq!(count_answers(&answers(input.as_bytes())), commands_in(input.as_bytes()).len());
    }

    #[test]
    fn each_command_is_answered_once_and_changes_nothing_if_it_fails(lines in prop::collection::vec(command(), 1..40)) {
        let mut session = session();
        for line in lines {
            let before = state(&mut session);
            if let Err(failure) = session.answer(&Request::parse(&line).unwrap()) {
                prop_assert!(!failure.message().is_empty() && !failure.message().contains('\n'));
                prop_assert_eq!(state(&mut session), before, "{}", line);
            }
        }
    }

    #[test]
    fn files_that_are_none_are_refused(bytes in prop::collection::vec(any::<u8>(), 0..300), head in "(\\(;(SZ\\[[0-9]{1,3}\\])?(;[BW]\\[[a-t]{0,3}\\]){0,5})?") {
        let path = std::env::temp_dir().join(format!("gnugo-gtp-fuzz-{}.sgf", std::process::id()));
        std::fs::write(&path, [head.as_bytes(), &bytes].concat()).unwrap();
        let mut session = session();
        let before = state(&mut session);
        let loaded = session.answer(&Request::parse(&format!("loadsgf {}", path.display())).unwrap());
        std::fs::remove_file(&path).unwrap();
        if let Err(failure) = loaded {
            prop_assert!(failure.message().starts_with("cannot load file: "), "{}", failure.message());
            prop_assert_eq!(state(&mut session), before);
        }
    }
}
