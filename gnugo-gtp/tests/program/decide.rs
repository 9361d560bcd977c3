//! `decide` answers what GTP answers, in the same form, and writes variations that can be read as a game.

use crate::support::{Folder, refused, run, said};
use gnugo_engine::board::{Board, Color, Point};
use gnugo_engine::game::sgf::{self, Stop};
use std::path::Path;

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

/// Positions with strings in atari, ladders, a net, a ko, cuts to be made and joints that hold.
const POSITIONS: [&str; 3] = [
    "(;SZ[9]AB[dc][ec][fd][de]AW[dd][ed][cd];B[ee];W[cf];B[gg])",
    "(;SZ[7]AB[ab][ba][bc][cc][dd][fb]AW[bb][cb][dc][eb][ea][ff];B[gf];W[fe];B[ef])",
    "(;SZ[9]AB[bb][bc][cd][ee][ge][gf][hh]AW[cb][cc][dd][de][ff][fg][gh];B[fe];W[ef])",
];

fn board(game: &str) -> Board {
    sgf::read(game.as_bytes(), Stop::End).unwrap().0.board().clone()
}

/// All strings, and all pairs of strings of a colour, as `decide` names them and as GTP asks about them.
fn questions(board: &Board) -> Vec<(String, Vec<String>)> {
    let name = |point: Point| point.to_text(board.size());
    let strings: Vec<Point> = board.origins().collect();
    let mut all: Vec<_> = strings
        .iter()
        .map(|&string| {
            (
                format!("string {}", name(string)),
                vec![format!("attack {}", name(string)), format!("defend {}", name(string))],
            )
        })
        .collect();
    let pairs = |color: Color| {
        let own: Vec<_> = strings.iter().filter(|&&string| board.color_at(string) == Some(color)).collect();
        own.windows(2).map(|pair| (name(*pair[0]), name(*pair[1]))).collect::<Vec<_>>()
    };
    for (a, b) in Color::BOTH.into_iter().flat_map(pairs) {
        all.push((format!("connection {a}/{b}"), vec![format!("connect {a} {b}"), format!("disconnect {a} {b}")]));
    }
    all
}

#[test]
fn it_answers_as_gtp_does() {
    let folder = Folder::new("decide-as-gtp");
    let mut asked = 0;
    for game in POSITIONS {
        let file = folder.file("game.sgf");
        std::fs::write(&file, game).unwrap();
        let questions = questions(&board(game));
        let commands: Vec<String> = questions.iter().flat_map(|(_, commands)| commands.clone()).collect();
        // Each answer is read anew, as by `decide`.
        let input = commands.iter().fold(format!("loadsgf {file}\n"), |all, next| all + "clear_cache\n" + next + "\n");
        let output = run(&[], &input);
        let answers: Vec<_> = text(&output.stdout).split("\n\n").skip(2).step_by(2).collect();
        let mut next = answers.iter();
        for (question, commands) in &questions {
            let (subject, place) = question.split_once(' ').unwrap();
            let decided = run(&["decide", subject, place, &file], "");
            let lines: Vec<_> = text(&decided.stdout).lines().collect();
            assert_eq!(lines.len(), commands.len(), "{question}: {lines:?} {}", text(&decided.stderr));
            for (line, command) in lines.iter().zip(commands) {
                let told = line.split_once(": ").unwrap().1.split_once(" (").unwrap().0;
                assert_eq!(Some(format!("= {told}").as_str()), next.next().copied(), "{command} in {game}");
                asked += 1;
            }
        }
    }
    assert!(asked >= 60, "{asked}");
}

#[test]
fn of_connections_it_tells_what_the_search_takes_them_for_and_what_they_are() {
    let folder = Folder::new("decide-confirmed");
    let file = folder.file("game.sgf");
    // White's move at F3 seems to connect, and can be cut.
    let game = "(;SZ[7]AB[ba][fa][gb][ad][gd][ce][ee][gf][gg]AW[ec][fc][ed][ge][dg][eg])";
    std::fs::write(&file, game).unwrap();
    let decided = run(&["decide", "connection", "G3/D1", &file], "");
    let lines: Vec<_> = text(&decided.stdout).lines().collect();
    assert!(lines[0].starts_with("connect G3/D1: 1 F3 (yes; "), "{lines:?}");
    assert_eq!(lines[1], "connect G3/D1: 0 (no; once the move is made, and the opponent asked)");
    assert!(lines[2].starts_with("disconnect G3/D1: 1 "), "{lines:?}");
    assert_eq!(lines.len(), 3, "{lines:?}");
    // GTP tells the second one.
    let output = run(&[], &format!("loadsgf {file}\nconnect G3 D1\n"));
    assert!(text(&output.stdout).ends_with("= 0\n\n"), "{}", text(&output.stdout));
}

#[test]
fn it_reads_ladders_without_some_points() {
    let folder = Folder::new("decide-ladders");
    let file = folder.file("game.sgf");
    // White's stone at C4 runs into Black's hands after C3, and into the open after D4.
    std::fs::write(&file, "(;SZ[7]AB[cc][dc][bd]AW[cd])").unwrap();
    let ask = |more: &[&str]| {
        let output = run(&[&["decide", "ladder", "C4", &file], more].concat(), "");
        (text(&output.stdout).lines().map(str::to_owned).collect::<Vec<_>>(), text(&output.stderr).to_owned())
    };
    let (lines, _) = ask(&[]);
    assert!(lines[0].starts_with("restricted_attack C4: 1 C3 (yes; "), "{lines:?}");
    assert!(lines[1].starts_with("restricted_defend C4: 1 "), "{lines:?}");
    let (lines, _) = ask(&["--without", "c3"]);
    assert!(lines[0].starts_with("restricted_attack C4 c3: 0 (no; "), "{lines:?}");
    let (lines, _) = ask(&["--without", "C3,D4", "--trace", "2"]);
    assert!(lines.iter().any(|line| line.starts_with("restricted_defend C4 C3 D4: 0 (no; ")), "{lines:?}");
    assert!(lines.iter().any(|line| line.starts_with("  black C3")), "{lines:?}");
    assert!(ask(&["--without", "J1"]).1.contains("`J1` is no point of this board"));
    let string = run(&["decide", "string", "C4", &file, "--without", "C3"], "");
    assert!(text(&string.stderr).contains("only ladders"), "{}", text(&string.stderr));
}

#[test]
fn it_stops_where_it_is_told() {
    let folder = Folder::new("decide-stops");
    let (file, out) = (folder.file("game.sgf"), folder.file("variations.sgf"));
    // Black's stone at C3 is put in atari by the third move, and taken by the fifth.
    std::fs::write(&file, "(;SZ[5]AW[bc][cb];B[cc];W[dc];B[ee];W[cd];B[ea])").unwrap();
    let answers = |more: &[&str]| {
        let output = run(&[&["decide", "string", "C3"], more].concat(), "");
        (text(&output.stdout).lines().map(str::to_owned).collect::<Vec<_>>(), text(&output.stderr).to_owned())
    };
    for stop in [["--move", "3"], ["-L", "3"], ["--until", "3"], ["--move", "E1"], ["-L", "e1"]] {
        let (lines, errors) = answers(&["-l", &file, stop[0], stop[1], "-o", &out]);
        assert!(lines[0].starts_with("attack C3: 1 C2 (yes; "), "{stop:?} {lines:?} {errors}");
        assert!(lines[1].starts_with("defend C3: 0 (no; "), "{stop:?} {lines:?}");
        let written = std::fs::read_to_string(&out).unwrap();
        assert!(written.contains(&format!("C[{}\n{}\n", lines[0], lines[1])), "{written}");
        let (game, _) = sgf::read(written.as_bytes(), Stop::Move(1)).unwrap();
        assert_eq!(game.board().occupied().len(), 4, "{written}");
    }
    // Before the first move, the stone is not there; at the end, it is gone.
    assert!(answers(&[&file, "--move", "1"]).1.starts_with("error: no stone stands at C3"));
    assert!(answers(&[&file]).1.starts_with("error: no stone stands at C3"));
    for (stop, warning) in [("A1", "no move is played at A1"), ("7", "there is no move 7: the game has 5"), ("0", "")] {
        let (_, errors) = answers(&[&file, &format!("--move={stop}")]);
        let warned = if warning.is_empty() {
            String::new()
        } else {
            format!("warning: {file}: {warning}; it is loaded to its end\n")
        };
        assert_eq!(errors, format!("{warned}error: no stone stands at C3\n"), "{stop}");
    }
    for stop in ["Z1", "-1"] {
        let (_, errors) = answers(&[&file, &format!("--move={stop}")]);
        let wrong = format!("error: {file}: `{stop}` is neither a move number nor a point of a board of 5 lines");
        assert!(errors.starts_with(&wrong), "{errors}");
    }
}

#[test]
fn it_says_what_is_wrong_with_a_question() {
    let folder = Folder::new("decide-wrong");
    let file = folder.file("game.sgf");
    std::fs::write(&file, "(;SZ[5]AW[bc][cb];B[cc];W[dc])").unwrap();
    for (question, error) in [
        (&["string", "E9"][..], "`E9` is no point of this board"),
        (&["string", "A1"], "no stone stands at A1"),
        (&["string", "C3/D3"], "`C3/D3` is more than one string"),
        (&["connection", "C3"], "a connection has two ends"),
        (&["connection", "B3/A1"], "no stone stands at A1"),
        (&["connection", "B3/C3"], "the stones at `B3/C3` are not of one color"),
        (&["string", "C3", "--without", "D3"], "only ladders"),
        (&["ladder", "C3", "--without", "Z3"], "`Z3` is no point of this board"),
        (&["break-in", "C3"], "a break-in is into an area"),
        (&["string", "C3", "--area", "A1"], "a break-in is into an area"),
        (&["break-in", "C3", "--area", "Z3"], "`Z3` is no point of this board"),
        (&["dragon", "C3", "--without", "A1"], "only ladders"),
        (&["combination", "both", "--area", "A1"], "a break-in is into an area"),
        (&["semeai", "C3"], "it takes 2 stones"),
        (&["dragon", "A1"], "no stone stands at A1"),
        (&["string", "C3", "-o", "/no/such/place.sgf"], "/no/such/place.sgf: "),
        (&["dragon", "C3", "--level", "99"], "99 is not in 0..=10"),
    ] {
        let output = run(&[&["decide"], question, &["-l", &file]].concat(), "");
        let errors = text(&output.stderr);
        assert!(!output.status.success() && errors.starts_with("error: ") && errors.contains(error), "{errors}");
    }
}

/// Of break-ins it says what `break_in` and `block_off` say, and what was tried.
#[test]
fn break_ins_are_decided_with_variations() {
    let folder = Folder::new("decide-break-ins");
    // White's stones on either side leave the edge open between them.
    let game = folder.write("game.sgf", "(;SZ[7]AB[dd][de]AW[cb][cf])");
    let (area, tree) = ("A3,A4,A5,B3,B4,B5", folder.file("tree.sgf"));
    let decide = |subject: &str| said(&["decide", subject, "D4", &game, "--area", area, "-o", &tree], "");
    let told = decide("break-in");
    let asked = area.replace(',', " ");
    let gtp = said(&[], &format!("loadsgf {game}\nbreak_in D4 {asked}\nclear_cache\nblock_off D4 {asked}\n"));
    let answers: Vec<&str> = gtp.split("\n\n").map(|answer| answer.trim_start_matches("= ")).collect();
    for (line, (name, answer)) in told.lines().zip([("break_in", answers[1]), ("block_off", answers[3])]) {
        assert!(line.starts_with(&format!("{name} D4 {asked}: {answer} (")), "{told}\n{gtp}");
    }
    assert_eq!(told.lines().count(), 2, "{told}");
    assert!(answers[1].starts_with("1 ") && answers[3].starts_with("1 "), "who moves first decides: {gtp}");
    let written = folder.read("tree.sgf");
    assert!(written.contains(";B[") && sgf::read(written.as_bytes(), Stop::End).is_ok(), "{written}");
    assert_eq!(decide("block-off"), told, "either name asks both");
}

#[test]
fn it_prints_what_it_tried() {
    let folder = Folder::new("decide-trace");
    let file = folder.file("game.sgf");
    std::fs::write(&file, "(;SZ[5]AW[bc][cb][dc]AB[cc])").unwrap();
    let ask = |question: [&str; 2], depth: &str| {
        let output = run(&["decide", question[0], question[1], &file, "--trace", depth], "");
        text(&output.stdout).to_owned()
    };
    let defense = ask(["string", "C3"], "1");
    assert!(defense.contains("\n  black C2\n") && !defense.contains("\n    white "), "{defense}");
    assert!(ask(["string", "C3"], "9").lines().count() > defense.lines().count());
    let link = ask(["connection", "B3/C4"], "2");
    assert!(
        link.contains("connect B3/C4: 1 ")
            && link.contains("  answer: ")
            && link.contains("\n  black C2\n")
            && link.contains("\n    white "),
        "{link}"
    );
    assert!(Path::new(&file).exists());
}

/// GNU Go's options ask the same, about the position of `--infile`, and end.
#[test]
fn options_ask_as_gnu_go_has_them() {
    let folder = Folder::new("asked");
    let game = folder.write("game.sgf", POSITIONS[0]);
    let ask = |option: &str, place: &str| said(&["-l", &game, option, place], "");
    assert_eq!(ask("--decide-string", "E5"), said(&["decide", "string", "E5", &game], ""));
    assert_eq!(ask("--decide-connection", "D7/E7"), said(&["decide", "connection", "D7/E7", &game], ""));
    let ask_all = |option: &str| said(&["-l", &game, option], "");
    let owl = ask("--decide-owl", "E5");
    assert!(owl.starts_with("owl_attack E5: ") && owl.contains("\nowl_defend E5: "), "{owl}");
    assert_eq!(ask("--decide-dragon", "E5"), owl);
    assert!(ask("--decide-dragon-data", "E5").contains("origin"));
    assert!(ask("--decide-surrounded", "E5").starts_with("is_surrounded E5: "));
    let tree = folder.file("tree.sgf");
    said(&["-l", &game, "--decide-string", "E5", "-o", &tree], "");
    assert!(folder.read("tree.sgf").starts_with("(;"));
    for (options, answer) in [
        (&["--decide-owl", "E5"][..], "owl_attack E5: "),
        (&["--decide-semeai", "E5/D6"], "analyze_semeai E5 D6: "),
        (&["--decide-position"], "owl_attack "),
        (&["--decide-combination"], "combination_attack black: "),
    ] {
        std::fs::remove_file(&tree).unwrap();
        let told = said(&[&["-l", &game, "-o", &tree], options].concat(), "");
        let written = folder.read("tree.sgf");
        assert!(told.starts_with(answer) && written.contains(&format!("C[{answer}")), "{options:?}: {told}\n{written}");
    }
    // What has no variations is refused a file for them, and none is written.
    std::fs::remove_file(&tree).unwrap();
    let why = refused(&["-l", &game, "--decide-dragon-data", "E5", "-o", &tree], "");
    assert!(why.contains("there are no variations") && !Path::new(&tree).exists(), "{why}");
    assert_eq!(ask_all("--decide-combination"), said(&["decide", "combination", "both", &game], ""));
    assert!(refused(&["-l", &game, "--decide-string", "A1"], "").contains("no stone stands at A1"));
    assert!(refused(&["-l", &game, "--decide-owl", "A1"], "").contains("no stone stands at A1"));
    assert!(refused(&["--decide-string", "E5"], "").contains("--infile"));
}

/// Dragons, races, combinations and whole positions are decided as GTP answers, with a tree that can be read as a game, and
/// in which each line says what ended it.
#[test]
fn dragons_and_combinations_are_decided_with_variations() {
    let folder = Folder::new("decide-dragons");
    // Three points in a row in the corner: whoever plays in the middle. The wall has enough liberties.
    let corner = "(;SZ[7]AB[ab][bb][cb][db][da]AW[ac][bc][cc][dc][ec][eb][ea])";
    // Two stones of which one falls at once.
    let double = "(;SZ[9]AB[de][dg][fe]AW[dd][ce][cg][dh])";
    // Black fills two liberties before White has filled three, whoever begins. What stands around lives.
    let race = "(;SZ[9]AB[aa][ba][ca][da][db][dc][ad][bd][cd][ae][be][ce][af][bf][cf][ag][cg][ah][bh][ch][bi][ci] \
         AW[fa][ga][ia][ab][bb][cb][fb][hb][ib][ec][fc][gc][hc][dd][ed][fd][gd][hd][id][de][ee][fe][ge][he] \
         [ie][df][ef][ff][gf][hf][if][dg][eg][fg][gg][hg][ig][dh][eh][fh][gh][hh][ih][di][ei][fi][gi][hi][ii] \
         )";
    let (corner, double) = (folder.write("corner.sgf", corner), folder.write("double.sgf", double));
    let race = folder.write("race.sgf", race);
    let tree = folder.file("tree.sgf");
    let decide = |subject: &str, place: &str, game: &str| {
        let text = said(&["decide", subject, place, game, "-o", &tree], "");
        let written = folder.read("tree.sgf");
        assert!(sgf::read(written.as_bytes(), Stop::End).is_ok(), "{written}");
        (text, written)
    };
    let (text, written) = decide("dragon", "A6", &corner);
    assert!(text.starts_with("owl_attack A6: 1 B7 (certain)\nowl_defend A6: 1 B7 (certain)"), "{text}");
    assert!(written.contains(";W[ba]") && written.contains("lives: ") && written.contains("in a pocket"), "{written}");
    // Each question stands before its variations, and a move that a pattern proposes names it.
    assert!(written.contains("\nowl_defend A6: 1 B7 (certain)\nthe player to move succeeds\n"), "{written}");
    assert!(written.contains(";W[ba]C[proposed by Vital"), "{written}");
    let (all, _) = decide("position", "black", &corner);
    assert!(all.starts_with("owl_attack D7: 1 B7 (certain)"), "{all}");
    let (text, written) = decide("combination", "white", &double);
    assert!(text.starts_with("combination_attack white: D4 (captures 1 of "), "{text}");
    assert!(text.contains("combination_defend white: ") && text.contains("D4"), "{text}");
    assert!(written.contains("threatens to capture") && written.contains("is captured"), "{written}");
    let (text, written) = decide("semeai", "D9/A8", &race);
    assert!(text.starts_with("analyze_semeai D9 A8: 1 1 PASS (certain)"), "{text}");
    assert!(written.contains("no room for two eyes"), "{written}");
    let (text, written) = decide("semeai", "A8/D9", &race);
    assert!(text.starts_with("analyze_semeai A8 D9: 0 0 PASS (certain)"), "{text}");
    assert!(written.contains("no move helps") && !written.contains("cut short"), "{written}");
    assert!(refused(&["decide", "semeai", "A6/B6", &corner], "").contains("of one color"));
    assert!(refused(&["decide", "position", "nobody", &corner], "").contains("neither a color nor `both`"));
}

/// With little to read by, what takes long is not read to the end, as where GTP is asked.
#[test]
fn how_much_is_read_is_told_by_the_level() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/server/src/bench/games/three.sgf");
    let gtp = |level| {
        let answers = said(&["--level", level, "-l", file, "-L", "60", "--mode", "gtp"], "owl_attack S13\nquit\n");
        answers.split("\n\n").next().unwrap().trim_start_matches("= ").to_owned()
    };
    let decided = |arguments: &[&str]| {
        let answers = said(arguments, "");
        answers.lines().next().unwrap().split_once(": ").unwrap().1.split(" (").next().unwrap().to_owned()
    };
    let levels = ["0", "10"].map(|level| {
        let answer = decided(&["decide", "dragon", "S13", "-l", file, "-L", "60", "--level", level]);
        assert_eq!(answer, decided(&["-l", file, "-L", "60", "--level", level, "--decide-owl", "S13"]));
        assert_eq!(answer, gtp(level));
        answer
    });
    assert_ne!(levels[0], levels[1]);
}
