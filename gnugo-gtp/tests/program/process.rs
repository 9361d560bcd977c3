//! The program itself: what it does with its standard streams, and how it ends.

use crate::support::{Watched, program};
use std::io::Write;
use std::process::Output;

/// Sends the input, then closes it.
fn run(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = program(arguments).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        // The program may end before it has read everything.
        let _ = stdin.write_all(&input);
    });
    let output = Watched::new(child).output();
    writer.join().unwrap();
    output
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

#[test]
fn it_answers_until_the_input_ends() {
    let output = run(&["--mode", "gtp", "--size", "5"], b"1 query_boardsize\n2 play black c3\n3 list_stones b");
    assert_eq!((text(&output.stdout), text(&output.stderr)), ("=1 5\n\n=2 \n\n=3 C3\n\n", ""));
    assert!(output.status.success());
    assert!(run(&[], b"").status.success());
}

#[test]
fn it_answers_quit_and_ends() {
    let mut child = program(&[]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(b"quit\nname\n").unwrap();
    // The input stays open, and yet it ends.
    let output = Watched::new(child).output();
    assert_eq!((text(&output.stdout), output.status.success()), ("= \n\n", true));
}

#[test]
fn garbage_does_not_end_it() {
    let mut input: Vec<u8> = (0..200_000_u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    input.extend(b"\n#\n");
    input.extend(std::iter::repeat_n(b'x', 3_000_000));
    input.extend(b"\n\xff\xfe\x00\n77 protocol_version\n");
    let output = run(&["--size", "9"], &input);
    assert!(text(&output.stdout).ends_with("\n\n=77 2\n\n"));
    assert!(output.status.success());
}

#[test]
fn nobody_reading_the_answers_is_no_fault() {
    let mut child = program(&[]).spawn().unwrap();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    for _ in 0..1000 {
        if stdin.write_all(b"list_commands\n").is_err() {
            break;
        }
    }
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""));
}

#[test]
fn perft_prints_the_counts() {
    let output = run(&["perft", "5", "4"], b"");
    assert_eq!(text(&output.stdout), "1 25\n2 600\n3 13800\n4 303424\n");
}

#[test]
fn wrong_arguments_are_explained() {
    for arguments in [&["--size", "20"][..], &["--mode", "gmp"], &["perft", "5"], &["--nonsense"]] {
        let output = run(arguments, b"");
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{arguments:?}");
        assert!(text(&output.stderr).starts_with("error: "), "{}", text(&output.stderr));
    }
}

#[test]
fn an_interrupt_ends_the_choice_of_a_move() {
    // So many games would take days: that it ends is what is asked for, and not how fast the machine is.
    let input = b"genmove b\ngenmove w\ngenmove b\ngenmove w\ngenmove b\n# interrupt\nlist_stones b\n";
    let output = run(&["--size", "19", "--seed", "1", "--playouts", "1000000000"], input);
    assert_eq!(text(&output.stdout).matches("\n\n").count(), 6);
}

/// Plain text where the output is no terminal; the details behind it; the drawing in a file.
#[test]
fn it_shows_what_a_position_means() {
    let folder = std::env::temp_dir().join(format!("gnugo-gtp-show-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (game, drawing) = (folder.join("game.sgf"), folder.join("drawing.svg"));
    std::fs::write(&game, "(;SZ[5]AB[bb][cb][bc]AW[dd];B[cc];W[ee])").unwrap();
    let (game, drawing) = (game.to_str().unwrap(), drawing.to_str().unwrap());
    let output = run(&["show", "dragons", game, "--move", "2", "--details", "--svg", drawing], b"");
    assert!(output.status.success(), "{}", text(&output.stderr));
    let shown = text(&output.stdout);
    let board: Vec<&str> = shown.lines().take(7).collect();
    let expected = [
        "   A B C D E",
        " 5 . . . . . 5",
        " 4 . A A . . 4",
        " 3 . A A . . 3",
        " 2 . . . b . 2",
        " 1 . . . . . 1",
        "   A B C D E",
    ];
    assert_eq!(board, expected);
    assert!(shown.contains("A B4:\ncolor                   black"), "{shown}");
    assert!(std::fs::read_to_string(drawing).unwrap().starts_with("<svg "));
    for subject in ["worms", "eyes", "influence", "territory", "moyo"] {
        assert!(run(&["show", subject, game, "--details"], b"").status.success());
    }
    let missing = run(&["show", "worms", "/no/such.sgf"], b"");
    assert!(!missing.status.success() && text(&missing.stderr).starts_with("error: /no/such.sgf: "));
    // A move that there is not is the end of the game, with a warning; 0 is the end, too.
    let at_the_end = run(&["show", "worms", game], b"").stdout;
    for (until, warned) in [("0", ""), ("4", "there is no move 4: the game has 2"), ("a5", "no move is played at A5")] {
        let beyond = run(&["show", "worms", game, "--move", until], b"");
        assert!(beyond.status.success() && beyond.stdout == at_the_end, "{until}: {}", text(&beyond.stderr));
        assert!(text(&beyond.stderr).contains(warned) && beyond.stderr.is_empty() == warned.is_empty());
    }
    let before = run(&["show", "worms", game, "--move", "E1"], b"");
    assert_eq!(before.stdout, run(&["show", "worms", game, "--until", "2"], b"").stdout);
    assert!(before.stdout != at_the_end && before.status.success());
    std::fs::remove_dir_all(folder).unwrap();
}

/// An analysis goes on while nothing comes, and ends with whatever comes; so does thinking in the opponent's time.
#[test]
fn whatever_comes_ends_an_analysis() {
    let mut child = program(&["--size", "5", "--seed", "1", "--ponder", "--playouts", "100000000"]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut answers = std::io::BufReader::new(child.stdout.take().unwrap());
    let child = Watched::new(child);
    let mut line = || {
        let mut line = String::new();
        std::io::BufRead::read_line(&mut answers, &mut line).unwrap();
        line
    };
    stdin.write_all(b"1 lz-analyze b 1\n").unwrap();
    assert_eq!(line(), "=1 \n");
    for _ in 0..3 {
        assert!(line().starts_with("info move "));
    }
    stdin.write_all(b"2 time_settings 4 0 0\n").unwrap();
    let mut rest = line();
    while rest.starts_with("info move ") {
        rest = line();
    }
    assert_eq!((rest.as_str(), line().as_str(), line().as_str()), ("\n", "=2 \n", "\n"));
    // A line with nothing on it ends it too, and is not answered.
    stdin.write_all(b"lz-analyze b 1\n").unwrap();
    assert!(line() == "= \n" && line().starts_with("info move "));
    stdin.write_all(b"\n").unwrap();
    while line().starts_with("info move ") {}
    // After its move it thinks on, and answers all the same.
    stdin.write_all(b"3 genmove b\n").unwrap();
    assert!(line().starts_with("=3 ") && line() == "\n");
    std::thread::sleep(std::time::Duration::from_millis(200));
    stdin.write_all(b"4 name\n5 quit\n").unwrap();
    assert_eq!([line(), line(), line(), line()].concat(), "=4 gnugo-rs\n\n=5 \n\n");
    assert!(child.output().status.success());
    // Where the input ends, nothing else can come.
    let output = run(&["--size", "5", "--seed", "1"], b"lz-analyze 1000\n");
    assert!(text(&output.stdout).starts_with("= \ninfo move ") && output.status.success());
}

/// GoGui reads what the engine sees from standard error while it chooses a move.
#[test]
fn live_graphics_are_written_while_a_move_is_chosen() {
    let arguments = ["--mode", "gtp", "--size", "5", "--seed", "1", "--playouts", "200", "--live-graphics"];
    let output = run(&arguments, b"genmove b\n");
    let picture = text(&output.stderr);
    let lines: Vec<&str> = picture.lines().collect();
    assert_eq!(lines[0], "gogui-gfx:");
    assert_eq!(lines[1].split_whitespace().count(), 1 + 2 * 25, "{picture}");
    // GoGui keeps the last label of a point: the numbers of the line, not how many games began there.
    assert!(lines[2].starts_with("LABEL ") && lines[3].starts_with("VAR b ") && lines[3].contains(" w "), "{picture}");
    assert!(lines[4].starts_with("TEXT "), "{picture}");
    assert_eq!(lines[5], "");
    assert!(run(&arguments[..8], b"genmove b\n").stderr.is_empty());
}
