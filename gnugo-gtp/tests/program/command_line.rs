//! The command line as start scripts use it that were written for GNU Go.

use crate::support::{Folder, Watched, program, refused, run, said};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::Child;

const GAME: &str = "(;SZ[7]KM[0.5];B[dd];W[cc];B[dc];W[cd];B[ce])";

#[test]
fn a_game_is_loaded_and_a_move_found() {
    let folder = Folder::new("infile");
    let game = folder.write("game.sgf", GAME);
    let moved = said(&["-l", &game, "--level", "0", "--seed", "1", "-o", &folder.file("out.sgf")], "");
    assert!(moved.starts_with("white (O) move "), "{moved}");
    assert!(folder.read("out.sgf").contains(";B[ce];W["));
    let asked = said(&["-l", &game, "--level", "0", "--color", "black"], "");
    assert!(asked.starts_with("black (X) move "), "{asked}");
    let until = said(&["-l", &game, "-L", "3", "--mode", "gtp"], "list_stones black\nget_komi\n");
    assert_eq!(until, "= D4\n\n= 0.5\n\n");
    let until = said(&["-l", &game, "--until", "D5", "--mode", "gtp", "--komi", "3"], "list_stones white\nget_komi\n");
    assert_eq!(until, "= C5\n\n= 3.0\n\n");
    let missing = run(&["-l", "/no/such.sgf"], "");
    assert!(!missing.status.success() && String::from_utf8_lossy(&missing.stderr).contains("/no/such.sgf"));
}

#[test]
fn what_a_file_has_wrong_is_told_or_refused() {
    let folder = Folder::new("wrong");
    let game = folder.write("game.sgf", "(;SZ[7x7];B[dd];W[dd];B[cc]");
    let input = format!("loadsgf {game}\nlist_stones black\nstrict_sgf 1\nloadsgf {game}\n");
    let output = run(&["--mode", "gtp", "--komi", "2.5"], &input);
    let answers = String::from_utf8_lossy(&output.stdout);
    assert!(answers.starts_with("= white\n\n= C5 D4\n\n= \n\n? cannot load file: "), "{answers}");
    let warnings = String::from_utf8_lossy(&output.stderr);
    for part in ["`7x7`", "move 2 at D4 is illegal", "parenthesis", "komi"] {
        assert!(warnings.contains(part), "{part}: {warnings}");
    }
    assert_eq!(said(&["-l", &game, "--mode", "gtp"], "list_stones black\n"), "= C5 D4\n\n");
    assert!(!run(&["-l", &game, "--mode", "gtp", "--strict-sgf"], "").status.success());
}

/// Two stones are sent and one comes back: by default that is nobody's ko, as in GNU Go.
#[test]
fn what_options_say_of_repetition_holds_for_files_of_the_same_rules() {
    let folder = Folder::new("repetition");
    let moves = ";B[ad];W[cd];B[bd];W[de];B[];W[be];B[];W[ae];B[ce]";
    let game = folder.write("game.sgf", &format!("(;SZ[5]KM[0]RU[Japanese]{moves})"));
    let input = format!("loadsgf {game}\nis_legal w B1\n");
    assert_eq!(said(&["--mode", "gtp"], &input), "= white\n\n= 1\n\n");
    assert_eq!(said(&["--mode", "gtp", "--positional-superko"], &input), "= white\n\n= 0\n\n");
    assert_eq!(said(&["--mode", "gtp", "--chinese-rules"], &input), "= white\n\n= 1\n\n");
}

#[test]
fn the_game_is_written_while_it_is_played() {
    let folder = Folder::new("outfile");
    let out = folder.file("out.sgf");
    said(&["--mode", "gtp", "--size", "7", "-o", &out], "play b d4\nplay w c3\nundo\n");
    assert!(folder.read("out.sgf").contains(";B[dd])"), "{}", folder.read("out.sgf"));
    said(&["--mode", "ascii", "--size", "7", "-o", &out], "resign\nexit\n");
    assert!(folder.read("out.sgf").contains("RE[W+R]"));
}

/// Black holds the upper row and White the lower one, by whose komi White wins.
const ENDED: &str = "SZ[5]KM[0.5]AB[ab][bb][cb][db][eb]AW[ad][bd][cd][dd][ed];B[];W[]";

#[test]
fn the_record_of_a_game_at_the_terminal_has_its_result() {
    let folder = Folder::new("result");
    let (game, out) = (folder.write("game.sgf", &format!("(;{ENDED})")), folder.file("out.sgf"));
    let result = |game: &str, lines: &str| {
        said(&["--mode", "ascii", "-l", game, "--level", "0", "-o", &out], lines);
        let record = folder.read("out.sgf");
        record.split_once("RE[").map(|(_, rest)| rest.split(']').next().unwrap().to_owned())
    };
    let is = |result: &str| Some(result.to_owned());
    assert_eq!(result(&game, ""), is("W+0.5"));
    // Black's five stones and the five points behind them are White's.
    let agreed = result(&game, "dead a4\n");
    assert!(agreed.as_deref().is_some_and(|result| result.starts_with("W+") && result != "W+0.5"), "{agreed:?}");
    assert_eq!(result(&game, "dead a4\ndead a4\n"), is("W+0.5"));
    assert_eq!(result(&game, "komi 7.5\n"), is("W+7.5"));
    assert_eq!(result(&game, "1 komi 7.5\n"), is("W+7.5"));
    assert_eq!(result(&game, "dead a4\nkomi 7.5\nkomi 0.5\n"), agreed);
    assert_eq!(result(&game, "undo\n"), None);
    // What a file tells is believed, until the players say otherwise.
    let told = folder.write("told.sgf", &format!("(;RE[B+R]{ENDED})"));
    assert_eq!(result(&told, "score\n"), is("B+R"));
    assert_eq!(result(&told, "dead a4\n"), agreed);
    assert_eq!(result(&folder.write("unknown.sgf", &format!("(;RE[?]{ENDED})")), ""), is("W+0.5"));
}

#[test]
fn a_result_is_told_as_long_as_it_is_that_of_the_game() {
    let folder = Folder::new("told");
    let game = folder.write("game.sgf", "(;SZ[5]KM[0.5]RE[W+R];B[cc];W[bb];B[dd])");
    let ended = folder.write("ended.sgf", &format!("(;{ENDED})"));
    let result = |arguments: &[&str], lines: &str| {
        let answers = said(&[&["--mode", "gtp", "--level", "0"], arguments].concat(), &format!("{lines}printsgf\n"));
        let (_, root) = answers.rsplit_once("= (;").unwrap();
        root.split_once("RE[").map(|(_, rest)| rest.split(']').next().unwrap().to_owned())
    };
    let load = |more: &str| result(&[], &format!("loadsgf {game}{more}\n"));
    for kept in ["", " 0", " 4", "\ntrymove black A1\npopgo", "\nkomi 0.5\nestimate_score"] {
        assert_eq!(load(kept).as_deref(), Some("W+R"), "{kept}");
    }
    for other in [" 3", " D2", "\nplay white A1", "\nundo", "\nkomi 5.5", "\nkgs-rules chinese", "\nclear_board"] {
        assert_eq!(load(other), None, "{other}");
    }
    assert_eq!(result(&["-l", &game], "").as_deref(), Some("W+R"));
    assert_eq!(result(&["-l", &game, "-L", "3"], ""), None);
    for other in [&["--komi", "7.5"][..], &["--chinese-rules"]] {
        assert_eq!(result(&[&["-l", &game], other].concat(), ""), None, "{other:?}");
    }
    // A game that is over has the result that was asked for.
    let pass = |more: &str| result(&["-l", &ended], more);
    assert_eq!(pass(""), None);
    assert_eq!(pass("final_score\n").as_deref(), Some("W+0.5"));
    assert_eq!(pass("undo\nfinal_score\n"), None);
    assert_eq!(pass("final_score\nkomi 7.5\n"), None);
    let out = folder.file("out.sgf");
    result(&["-l", &ended, "-o", &out], "final_score\n");
    assert!(folder.read("out.sgf").contains("RE[W+0.5]"));
    said(&["-l", &game, "--replay", "white", "--level", "0", "-o", &out], "");
    assert!(folder.read("out.sgf").contains("RE[W+R]"));
}

#[test]
fn the_record_says_what_was_weighed_at_each_move() {
    let folder = Folder::new("weighed");
    let out = folder.file("out.sgf");
    let options = ["--mode", "gtp", "--size", "9", "--player", "knowledge", "--level", "1", "--seed", "1", "-o", &out];
    said(&options, "play b e5\nplay w e4\ngenmove b\nplay w a1\nundo\nundo\nplay b a9\n");
    // The engine's move was taken back.
    assert!(!folder.read("out.sgf").contains("C["), "{}", folder.read("out.sgf"));
    said(&options, "play b e5\nplay w e4\ngenmove b\nplay w a1\n");
    let record = folder.read("out.sgf");
    let (_, after) = record.split_once(";W[ee]").or(record.split_once(";W[ef]")).unwrap();
    let comment = after.split_once("C[").unwrap().1;
    assert!(comment.contains("territory ") && comment.contains(" points\n- "), "{record}");
    assert!(record.ends_with(";W[ai])\n"), "{record}");
    // The same move in another position is not the one that was thought about; in the same one it is, however it came back.
    let begun = "play b e5\nplay w e4\ngenmove b\n";
    let answers = said(&options, begun);
    let point = answers.trim_end().rsplit(' ').next().unwrap();
    for (white, is_noted) in [("a1", false), ("e4", true)] {
        said(&options, &format!("{begun}clear_board\nplay b e5\nplay w {white}\nplay b {point}\n"));
        assert_eq!(folder.read("out.sgf").contains("C["), is_noted, "{white}: {}", folder.read("out.sgf"));
    }
}

#[test]
fn moves_have_the_numbers_of_the_file_behind_stones_set_up_in_between() {
    let folder = Folder::new("numbers");
    let game = folder.write("game.sgf", "(;SZ[5]KM[0.5];B[bc];W[bd];AB[cc];B[dc];W[cd])");
    let talk = said(&["--mode", "ascii", "-l", &game, "--quiet"], "exit\n");
    assert!(talk.contains("move 5, komi"), "{talk}");
    let scored = program(&["--score", "finish", "-l", &game, "--level", "0", "--seed", "1"]).output().unwrap();
    let shown = String::from_utf8(scored.stderr).unwrap();
    assert!(shown.starts_with("5 black (X) move "), "{shown}");
    // What comes before cannot be replayed without a word, since stones were set up on it.
    let replayed = run(&["--replay", "black", "-l", &game, "--level", "0"], "");
    let warned = String::from_utf8(replayed.stderr).unwrap();
    assert!(replayed.status.success() && warned.starts_with("warning: moves 1 to 2 are left out"), "{warned}");
    let whole = folder.write("whole.sgf", "(;SZ[5]KM[0.5]AB[cc];B[dc];W[cd])");
    assert!(run(&["--replay", "black", "-l", &whole, "--level", "0"], "").stderr.is_empty());
}

#[test]
fn games_are_scored_replayed_and_drawn() {
    let folder = Folder::new("score");
    let game = folder.write("game.sgf", "(;SZ[5]KM[0.5]AB[ab][bb][cb][db][eb]AW[ad][bd][cd][dd][ed];B[];W[])");
    for method in ["estimate", "finish", "aftermath"] {
        let scored = said(&["--score", method, "-l", &game, "--level", "0", "-o", &folder.file("scored.sgf")], "");
        assert!(scored.contains(" wins by "), "{method}: {scored}");
        let record = folder.read("scored.sgf");
        assert!(record.contains("RE[") && record.contains(&format!("C[{}]", scored.trim_end())), "{method}: {record}");
    }
    assert_eq!(said(&["--score", "finish", "-l", &game, "--chinese-rules"], ""), "White wins by 0.5 points\n");
    // The standard output may have the record too, and no file has that name; a conversation needs it for itself.
    let mut both = program(&["--score", "finish", "-l", &game, "--level", "0", "-o", "-"]);
    let both = both.current_dir(folder.file("")).output().unwrap();
    assert!(String::from_utf8(both.stdout).unwrap().contains("points\n(;"));
    assert!(!std::path::Path::new(&folder.file("-")).exists());
    assert!(refused(&["--mode", "gtp", "-o", "-"], "").contains("name a file"));
    let played = folder.write("played.sgf", "(;SZ[7]KM[0.5];B[aa];W[ga])");
    let replayed = said(&["--replay", "black", "-l", &played, "--level", "0", "-o", &folder.file("replayed.sgf")], "");
    assert!(
        replayed.starts_with("Move 1 (black): the engine plays ") && replayed.contains("Game move A7"),
        "{replayed}"
    );
    assert!(!replayed.contains("white") && folder.read("replayed.sgf").contains(";B[aa]C["));
    // Moves have the numbers of the file, also behind stones that were set up in between.
    let set_up = folder.write("set-up.sgf", "(;SZ[7]KM[0.5];B[cc];W[ga];AB[dd];B[aa])");
    let replayed = said(&["--replay", "black", "-l", &set_up, "--level", "0", "-o", &folder.file("replayed.sgf")], "");
    assert!(replayed.starts_with("Move 3 (black): "), "{replayed}");
    assert!(folder.read("replayed.sgf").contains(";B[aa]C[Move 3"));
    said(&["-l", &played, "--printsgf", &folder.file("drawn.sgf")], "");
    assert_eq!(said(&["-l", &played, "--printsgf", "-"], ""), folder.read("drawn.sgf"));
    let drawn = folder.read("drawn.sgf");
    assert!(drawn.contains("AB[aa]AW[ga]") && !drawn.contains(";B[aa]"), "{drawn}");
}

/// The right side is open: the players close it, and pass. The file has their moves behind those of the game.
#[test]
fn the_moves_that_end_a_game_are_written() {
    let folder = Folder::new("finish");
    let begun = ";B[bc];W[bd];B[cc];W[cd]";
    let game = folder.write("game.sgf", &format!("(;SZ[5]KM[0.5]{begun})"));
    for method in ["finish", "aftermath"] {
        said(
            &[
                "--score",
                method,
                "-l",
                &game,
                "--level",
                "1",
                "--seed",
                "1",
                "--threads",
                "1",
                "-o",
                &folder.file("ended.sgf"),
            ],
            "",
        );
        let record = folder.read("ended.sgf").replace('\n', "");
        let (_, played) = record.split_once(begun).unwrap();
        // Stones are played on the side that is open.
        assert!(played.contains(";B[d") || played.contains(";B[e"), "{method}: {record}");
        // The game is over with two passes, or with those that end the capture of what is dead behind them.
        let passed = |moves: &str| moves.matches(";B[];W[]").count() + moves.matches(";W[];B[]").count();
        let last = played.split_once("C[").unwrap().0;
        assert!(last.ends_with(";B[];W[]") || last.ends_with(";W[];B[]"), "{method}: {record}");
        assert!(passed(last) == 1 || method == "aftermath", "{method}: {record}");
    }
}

/// Black moves next, and captures by D1. What the players of an aftermath lose or gain besides, once only dead stones are left to take,
/// makes no difference to a score that reading knows.
#[test]
fn an_aftermath_does_not_change_what_is_known() {
    let folder = Folder::new("known");
    let drawing = "
        .O.OOX.X. OOOOOXXXX .O.OOX.X. OOOOOXXXX .OOOOX.X. XXXOOXXXX XOOXXX.X. XOOXXXXXX .XO.X.X.X";
    let stones = |symbol: char| -> String {
        let rows = ('a'..='i').zip(drawing.split_whitespace());
        let points =
            rows.flat_map(|(row, text)| ('a'..='i').zip(text.chars()).map(move |(column, at)| (column, row, at)));
        points.filter(|&(.., at)| at == symbol).map(|(column, row, _)| format!("[{column}{row}]")).collect()
    };
    let game = folder.write("game.sgf", &format!("(;SZ[9]KM[0]AB{}AW{}PL[B];B[];W[])", stones('X'), stones('O')));
    for method in ["finish", "aftermath"] {
        let scored = said(&["--score", method, "-l", &game, "--level", "0", "--threads", "1", "--quiet"], "");
        assert_eq!(scored, "Black wins by 17.0 points\n", "{method}");
    }
}

/// White takes what is left of Black's: the moves are numbered behind the two of the game, and `--quiet` leaves them out.
#[test]
fn the_moves_of_an_aftermath_are_shown() {
    let folder = Folder::new("aftermath");
    let stones = "AB[aa]AW[ba][bb][cb][db][eb][ac][bc][dc][ad][cd][dd][ed][be][ce]";
    let game = folder.write("game.sgf", &format!("(;SZ[5]KM[0.5]{stones}PL[W];W[];B[])"));
    let arguments = ["--score", "aftermath", "-l", &game, "--level", "1", "--threads", "1"];
    let shown = |arguments: &[&str]| {
        let output = program(arguments).output().unwrap();
        (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap())
    };
    let (said, told) = shown(&arguments);
    assert!(told.contains("3 white (O) move "), "{told}");
    assert!(told.trim_end().ends_with("move PASS"), "{told}");
    let (quiet, nothing) = shown(&[&arguments[..], &["--quiet"]].concat());
    assert_eq!((quiet, nothing.contains(" move ")), (said, false));
}

#[test]
fn the_record_says_what_was_weighed_for_the_next_move() {
    let folder = Folder::new("next");
    let game = folder.write("game.sgf", GAME);
    let chosen = said(&["-l", &game, "--player", "knowledge", "-o", &folder.file("next.sgf")], "");
    let point = chosen.trim_end().rsplit(' ').next().unwrap();
    let record = folder.read("next.sgf");
    let (_, comment) = record.rsplit_once("C[").unwrap();
    assert!(comment.starts_with(&format!("{point}\\: territory ")) && comment.contains("\n- "), "{chosen}{record}");
}

#[test]
fn files_can_be_forbidden() {
    let folder = Folder::new("forbidden");
    let input = format!("printsgf {}\nloadsgf {}\nprintsgf\n", folder.file("x.sgf"), folder.write("g.sgf", GAME));
    let answers = said(&["--mode", "gtp", "--no-files"], &input);
    assert!(answers.starts_with("? files are not allowed here\n\n? files are not allowed here\n\n= (;"), "{answers}");
    assert!(!std::fs::exists(folder.file("x.sgf")).unwrap());
}

#[test]
fn commands_come_from_a_file() {
    let folder = Folder::new("input");
    let commands = folder.write("commands.gtp", "\u{feff}1 protocol_version\n2 query_boardsize\n");
    assert_eq!(said(&["--gtp-input", &commands, "--handicap", "2", "--size", "9"], ""), "=1 2\n\n=2 9\n\n");
}

#[test]
fn options_of_the_game_count() {
    let asked = "get_handicap\nget_komi\nlist_stones black\n";
    assert_eq!(said(&["--handicap", "2", "--boardsize", "9"], asked), "= 2\n\n= 0.5\n\n= G7 C3\n\n");
    assert!(!run(&["--handicap", "9", "--boardsize", "8"], asked).status.success());
}

/// What speaks for a move in an open corner without and with these options: a joseki, an opening of a whole board, and what is known
/// without patterns.
#[test]
fn openings_may_be_left_out() {
    let options = ["--mode", "gtp", "--level", "0", "--player", "knowledge", "--seed", "1"];
    let reasons = |more: &[&str]| {
        let told = said(&[&options[..], more].concat(), "play b q16\nreg_genmove w\nmove_reasons d4\n");
        assert!(!told.contains("PASS"), "{told}");
        [" (patterns-rs/src/joseki/", " (patterns-rs/src/db/fuseki/", "takes an empty corner"]
            .map(|part| told.contains(part))
    };
    assert_eq!(reasons(&[]), [true, true, true]);
    assert_eq!(reasons(&["--nojosekidb"]), [false, true, true]);
    assert_eq!(reasons(&["--nofusekidb"]), [true, false, true]);
    assert_eq!(reasons(&["--nofuseki"]), [true, false, false]);
    assert_eq!(reasons(&["--nofuseki", "--nojosekidb"]), [false, false, false]);
    // Without anything to go by it does not pass at once.
    for size in ["9", "19"] {
        let begun = said(&[&options[..], &["--nofuseki", "--nojosekidb", "--size", size]].concat(), "genmove b\n");
        assert!(!begun.contains("PASS"), "{begun}");
    }
}

/// Who is mirrored sees it at once, and is told why.
#[test]
fn the_engine_mirrors_if_it_is_told_to() {
    for player in ["knowledge", "search"] {
        let options = ["--mode", "gtp", "--size", "9", "--level", "0", "--player", player, "--mirror"];
        let asked =
            "play b a1\nreg_genmove w\ngenmove w\nplay b c4\ngenmove w\nclear_board\ngenmove b\nplay w d9\ngenmove b\n";
        assert_eq!(
            said(&options, asked),
            "= \n\n= J9\n\n= J9\n\n= \n\n= G6\n\n= \n\n= E5\n\n= \n\n= F1\n\n",
            "{player}"
        );
        let reasons = said(&options, "play b a1\ngenmove w\nmove_reasons j9\n");
        assert!(reasons.contains("\nmirrors the opponent's move at A1\n"), "{reasons}");
        let limited = [&options[..], &["--mirror-limit", "3"]].concat();
        let reasons = said(&limited, "play b a1\ngenmove w\nplay b c4\nmove_reasons g6\n");
        assert!(reasons.contains("= J9") && !reasons.contains("mirrors"), "{reasons}");
    }
    let talk = said(&["--mode", "ascii", "--size", "9", "--level", "0", "--quiet", "--mirror"], "A1\nwhy\nexit\n");
    assert!(talk.contains("mirrors the opponent's move at A1"), "{talk}");
    assert!(refused(&["--mirror-limit", "3"], "").contains("not provided:\n  --mirror\n"));
}

/// How long a move may take with a clock is tested where it is worked out. Here moves are made at all: without the clock, and without the
/// time for a period behind it, so many games would take days.
#[test]
fn options_of_the_clock_count() {
    let arguments = ["--boardsize", "5", "--mode", "gtp", "--playouts", "1000000000"];
    for clock in [&["--clock", "1"][..], &["--clock", "0", "--byo-time", "2", "--byo-period", "20"]] {
        let mut child = program(&[&arguments[..], clock].concat()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(b"genmove b\ngenmove w\n").unwrap();
        let output = Watched::new(child).output();
        let answers = String::from_utf8(output.stdout).unwrap();
        let moves: Vec<&str> =
            answers.split_terminator("\n\n").filter_map(|answer| answer.strip_prefix("= ")).collect();
        assert!(moves.len() == 2 && !moves.contains(&"PASS"), "{clock:?}: {answers}");
    }
}

struct Killed(Child);

impl Drop for Killed {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn controllers_are_served_one_after_the_other() {
    let folder = Folder::new("listen");
    let game = folder.write("game.sgf", "(;SZ[9]KM[6.5]RU[Japanese];W[aa])");
    assert!(refused(&["--gtp-listen", "0", "-l", "nowhere.sgf"], "").contains("nowhere.sgf"));
    let mut child = Killed(program(&["--gtp-listen", "0", "-l", &game]).spawn().unwrap());
    let mut told = String::new();
    BufReader::new(child.0.stderr.take().unwrap()).read_line(&mut told).unwrap();
    let address = told.trim().strip_prefix("listening at ").unwrap().to_owned();
    assert!(address.starts_with("127.0.0.1:"), "{address}");
    for _ in 0..2 {
        let mut stream = TcpStream::connect(&address).unwrap();
        stream.write_all(b"list_stones black\nplay black E5\nlist_stones black\nquit\n").unwrap();
        let mut answers = String::new();
        stream.read_to_string(&mut answers).unwrap();
        assert_eq!(answers, "= \n\n= \n\n= E5\n\n= \n\n");
    }
    // Nor does one whose game is not there end it for the others.
    std::fs::rename(&game, folder.file("elsewhere.sgf")).unwrap();
    assert_eq!(TcpStream::connect(&address).unwrap().read_to_string(&mut String::new()).unwrap_or(0), 0);
    std::fs::rename(folder.file("elsewhere.sgf"), &game).unwrap();
    // A controller that goes away without a word leaves the place to the next one.
    drop(TcpStream::connect(&address).unwrap());
    let mut stream = TcpStream::connect(&address).unwrap();
    stream.write_all(b"name\nquit\n").unwrap();
    let mut answers = String::new();
    stream.read_to_string(&mut answers).unwrap();
    assert!(answers.starts_with("= gnugo-rs\n\n"));
}

#[test]
fn it_connects_to_a_controller() {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port().to_string();
    let mut child = Killed(program(&["--gtp-connect", &port]).spawn().unwrap());
    let (mut stream, _) = listener.accept().unwrap();
    stream.write_all(b"7 protocol_version\nquit\n").unwrap();
    let mut answers = String::new();
    stream.read_to_string(&mut answers).unwrap();
    assert_eq!(answers, "=7 2\n\n= \n\n");
    assert!(child.0.wait().unwrap().success());
}

/// `quit` that comes while a move is chosen ends the choice; one that stands in a script waits for its turn.
#[test]
fn quit_and_stop_end_the_choice_of_a_move() {
    // So many games would take days: that it ends is what is asked for, and not how fast the machine is.
    let arguments = ["--mode", "gtp", "--seed", "1", "--boardsize", "9", "--playouts", "1000000000", "--live-graphics"];
    for (word, after) in [("quit\n", ""), ("stop\n", "name\nquit\n")] {
        let mut child = program(&arguments).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        stdin.write_all(b"genmove b\n").unwrap();
        // It is at work when it shows something.
        let mut pictures = BufReader::new(child.stderr.take().unwrap());
        let child = Watched::new(child);
        pictures.read_line(&mut String::new()).unwrap();
        let rest = std::thread::spawn(move || std::io::copy(&mut pictures, &mut std::io::sink()));
        stdin.write_all(word.as_bytes()).unwrap();
        stdin.write_all(after.as_bytes()).unwrap();
        let output = child.output();
        rest.join().unwrap().unwrap();
        let answers = String::from_utf8(output.stdout).unwrap();
        assert_eq!(answers.matches("\n\n").count(), if after.is_empty() { 2 } else { 4 }, "{answers}");
    }
}

/// What has ended one choice does not end the next one too, also if it was refused itself.
#[test]
fn a_stop_that_is_wrong_ends_no_more_than_a_right_one() {
    let arguments = ["--mode", "gtp", "--seed", "1", "--boardsize", "9", "--playouts", "1500", "--threads", "1"];
    let mut child = program(&arguments).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap());
    let child = Watched::new(child);
    stdin.write_all(b"lz-genmove_analyze b 1\n").unwrap();
    // It is at work when it shows something.
    let mut line = String::new();
    while !line.starts_with("info move ") {
        line.clear();
        answers.read_line(&mut line).unwrap();
    }
    stdin.write_all(b"stop x\nlz-genmove_analyze w 1\nquit\n").unwrap();
    drop(stdin);
    let mut rest = String::new();
    answers.read_to_string(&mut rest).unwrap();
    child.output();
    let last = rest.rsplit("info move ").find(|part| part.contains("\nplay ")).unwrap_or_default().to_owned();
    let all: u32 = rest.split("? ").nth(1).and_then(visits).unwrap_or(0);
    assert!(rest.contains("? syntax error") && all >= 1000, "{all} games: {last}");
}

/// How many games the last report tells that a text has.
fn visits(text: &str) -> Option<u32> {
    let report = text.lines().rfind(|line| line.starts_with("info move "))?;
    let numbers = report.split("visits ").skip(1);
    Some(numbers.filter_map(|rest| rest.split(' ').next()?.parse::<u32>().ok()).sum())
}

/// The eight orientations of a game, numbered as by GNU Go: all of it is turned, also what is asked about it.
#[test]
fn a_game_may_be_turned() {
    let folder = Folder::new("orientation");
    let game = folder.write("game.sgf", "(;SZ[5]AB[ba];W[ab])");
    let stones = |orientation: &str| {
        said(&["-l", &game, "--orientation", orientation, "--mode", "gtp"], "list_stones black\nlast_move\n")
    };
    let expected = [
        ("B5", "A4"),
        ("A2", "B1"),
        ("D1", "E2"),
        ("E4", "D5"),
        ("A4", "B5"),
        ("B1", "A2"),
        ("E2", "D1"),
        ("D5", "E4"),
    ];
    for (orientation, (black, white)) in expected.into_iter().enumerate() {
        assert_eq!(stones(&orientation.to_string()), format!("= {black}\n\n= white {white}\n\n"), "{orientation}");
    }
}

/// Black has lost this game beyond doubt.
fn lost(folder: &Folder) -> String {
    let stones = "[ba][da][fa][ab][bb][cb][db][eb][fb][gb][bc][dc][fc][hc][ad][bd][cd][dd][ed][fd][gd][be][de][fe]\
                  [af][bf][cf][df][ef][ff][gf][bg][dg][fg]";
    folder.write("lost.sgf", &format!("(;SZ[9]KM[6.5]AB[hh]AW{stones}{})", ";B[];W[]".repeat(12)))
}

/// Who cleans up after a lost game does not give it up: the other player would capture what lives.
#[test]
fn nobody_resigns_while_dead_stones_are_taken_off() {
    let folder = Folder::new("cleanup");
    let game = lost(&folder);
    let asked = |command: &str| said(&["-l", &game, "--mode", "gtp", "--level", "8", "--seed", "1"], command);
    assert_eq!(asked("genmove black\n"), "= resign\n\n");
    assert!(!asked("kgs-genmove_cleanup black\n").contains("resign"));
    assert!(asked("kgs-genmove_cleanup black\nundo\ngenmove black\n").ends_with("= resign\n\n"));
}

/// Whoever asks for a move to compare it with others gets one in a lost game too.
#[test]
fn a_move_that_is_not_played_is_named_in_a_lost_game() {
    let folder = Folder::new("named");
    let game = lost(&folder);
    for command in ["reg_genmove black", "gg_genmove black 1", "restricted_genmove black H5 J5"] {
        let usual = ["-l", &game, "--mode", "gtp", "--level", "5", "--seed", "1", "--threads", "1"];
        let answer = said(&usual, &format!("{command}\n"));
        assert!(answer.starts_with("= ") && !answer.contains("resign"), "{command}: {answer}");
    }
}

/// Of options that contradict each other the last one counts.
#[test]
fn a_lost_game_is_resigned_unless_that_is_forbidden() {
    let folder = Folder::new("resign");
    let game = lost(&folder);
    for (options, resigns) in [
        (&[][..], true),
        (&["--resign-allowed"], true),
        (&["--never-resign"], false),
        (&["--resign-allowed", "--never-resign"], false),
        (&["--never-resign", "--resign-allowed"], true),
    ] {
        let usual = ["-l", &game, "--mode", "gtp", "--level", "8", "--seed", "1", "--threads", "1"];
        let answer = said(&[&usual[..], options].concat(), "genmove black\n");
        assert_eq!(answer == "= resign\n\n", resigns, "{options:?}: {answer}");
        assert!(answer.starts_with("= "), "{options:?}: {answer}");
    }
}

#[test]
fn searches_with_other_numbers_play_each_other() {
    let play = |tunings: &[&str]| {
        let arguments =
            ["bench", "arena", "--size", "5", "--games", "4", "--playouts", "20", "--verbose", "--seed", "3"];
        said(&[&arguments[..], tunings].concat(), "")
    };
    let told = play(&["width=2,near=8/4/2", "strengths=0"]);
    let lines: Vec<&str> = told.lines().collect();
    assert!(lines.len() == 5 && lines[0].starts_with("  1: A was black, ") && lines[4].starts_with("A won "), "{told}");
    assert_eq!(play(&["width=2,near=8/4/2", "strengths=0"]), told);
    // Against itself, each opening is won once.
    assert!(play(&[""]).ends_with("A won 2 of 4 games: 50.0 ± 0.0 %\n"));
    let error = refused(&["bench", "arena", "witdh=2"], "");
    assert!(error.contains("no number `witdh`") && error.contains("`width`, `widening`"), "{error}");
}

#[test]
fn simulated_games_are_compared_with_finished_ones() {
    let folder = Folder::new("ownership");
    let ended = folder.write("ended.sgf", "(;SZ[5]KM[0.5];B[cc];W[bb];B[cb];W[bc];B[bd];W[ad];B[cd];W[ac];B[];W[])");
    let resigned = folder.write("resigned.sgf", "(;SZ[7]KM[0.5];B[dd];W[cc];B[dc])");
    let output = run(&["bench", "ownership", &ended, &resigned, "--playouts", "20"], "");
    let (told, left_out) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success() && told.starts_with("5×5: ") && told.ends_with(" in one game\n"), "{told}");
    assert!(left_out.contains("resigned.sgf: left out") && !left_out.contains("ended.sgf"), "{left_out}");
}

#[test]
fn chosen_moves_are_judged_by_simulated_games() {
    let folder = Folder::new("choices");
    let game = folder.write("game.sgf", "(;SZ[5]KM[0.5];B[cc];W[bb];B[cb];W[bc];B[bd];W[ad];B[cd];W[ac])");
    let ask = |more: &[&str]| {
        let all = [&["bench", "choices", &game, "--playouts", "50", "--every", "3"], more].concat();
        let output = run(&all, "");
        assert!(output.status.success(), "{output:?}");
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    let told = ask(&[]);
    assert!(told.starts_with("5×5: a move loses ") && told.ends_with(" of 2 are best\n"), "{told}");
    assert_eq!(told.lines().count(), 1);
    let each = ask(&["--verbose"]);
    assert!(each.contains("game.sgf: after 3 moves white chooses ") && each.ends_with(&told), "{each}");
    assert_ne!(ask(&["--player", "search", "--verbose"]), "");
    assert!(refused(&["bench", "choices"], "").contains("GAME.sgf"));
    let error = refused(&["bench", "choices", &game, "--every", "8"], "");
    assert!(error.contains("none of the games has more than 8 moves"), "{error}");
}
