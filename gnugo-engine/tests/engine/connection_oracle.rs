//! Connection reading against a slow and obviously right version of itself, on small boards.

use crate::support::exceptions::{Exception, Failures};
use crate::support::{Random, named, pairs};
use gnugo_engine::board::{Board, Color, FromDrawing, Point};
use gnugo_engine::reading::{Limits, Outcome, Reader, Reading};

/// The cut rests on a capture; with `Limits::depth` one move deeper it is found.
const DEPTH: &str = "a capture inside is not read so deep";
/// The cut is none, or hangs on a ko: the owner answers by a move away from the string that is captured, which is found
/// with a larger `Limits::far_defense_depth`.
const RESCUE: &str = "an answer away from a captured string is not tried so deep";

/// Cuts of what is found to hold.
const CUTS: [Exception; 4] = [
    Exception {
        question: "A2 cuts B4 A3",
        cause: DEPTH,
        drawing: ". . O . O
                 . X . X .
                 X O . X .
                 . . . . .
                 . . X O .",
    },
    Exception {
        question: "B2 cuts A3 B1",
        cause: RESCUE,
        drawing: ". O O . O
                 X O . . .
                 O X . X .
                 O . . . X
                 . O . . .",
    },
    Exception {
        question: "E4 cuts B5 E5",
        cause: DEPTH,
        drawing: ". O O . O
                 X O . . .
                 O X . X .
                 O . . . X
                 . O . . .",
    },
    Exception {
        question: "B1 cuts A3 A1",
        cause: DEPTH,
        drawing: "X . X . X
                 . X X . .
                 O . . O .
                 . . . X .
                 O . . . O",
    },
];

/// Whether the ends are one string that can't be taken at once.
fn joined(board: &Board, a: Point, b: Point, color: Color) -> bool {
    board.color_at(a) == Some(color) && board.same_string(a, b) && board.liberties(a) >= 3
}

/// Whether the owner makes two strings one with at most `moves` stones, whatever the opponent does; everything is tried.
/// Lines with a ko don't count.
fn links_by_force(board: &mut Board, (a, b, color): (Point, Point, Color), moves: u32) -> bool {
    board.empty_points().iter().any(|point| {
        if !board.try_play(point, color) {
            return false;
        }
        let linked = board.ko().is_none()
            && (joined(board, a, b, color) || (moves > 1 && !is_cut(board, (a, b, color), moves - 1)));
        board.undo();
        linked
    })
}

/// Whether some move of the opponent's, or none, prevents that.
fn is_cut(board: &mut Board, link: (Point, Point, Color), moves: u32) -> bool {
    if !links_by_force(board, link, moves) {
        return true;
    }
    let gone = |board: &Board| board.is_empty(link.0) || board.is_empty(link.1);
    board.empty_points().iter().any(|point| {
        if !board.try_play(point, link.2.opponent()) {
            return false;
        }
        let cut = board.ko().is_some() || gone(board) || !links_by_force(board, link, moves);
        board.undo();
        cut
    })
}

#[test]
fn connections_in_two_moves_are_found() {
    let (mut random, mut linked, mut missed) = (Random(21), 0, Vec::new());
    for _ in 0..60 {
        let (size, moves) = (4 + random.below(2), 6 + random.below(12));
        let mut board = random.board(size, moves);
        for link in pairs(&board) {
            if links_by_force(&mut board, link, 2) {
                linked += 1;
                if Reader::default().string_connect(&mut board, link.0, link.1).outcome == Outcome::Lost {
                    missed.push(format!("{} in\n{board}", named(&board, &[link.0, link.1])));
                }
            }
        }
    }
    assert!(linked > 60, "{linked}");
    assert!(missed.is_empty(), "{} of {linked}: {}", missed.len(), missed.join("\n"));
}

/// What can't be cut when the opponent moves first holds after each of the opponent's moves.
#[test]
fn no_move_cuts_what_is_found_to_hold() {
    let (mut random, mut tried, mut cuts) = (Random(22), 0, Failures::default());
    for _ in 0..60 {
        let moves = 8 + random.below(12);
        let mut board = random.board(5, moves);
        for (a, b, color) in pairs(&board) {
            if Reader::default().disconnect(&mut board, a, b).outcome != Outcome::Lost {
                continue;
            }
            for point in &board.empty_points() {
                if !board.try_play(point, color.opponent()) {
                    continue;
                }
                let (is_ko, gone) = (board.ko().is_some(), board.is_empty(a) || board.is_empty(b));
                let cut =
                    !is_ko && (gone || Reader::default().string_connect(&mut board, a, b).outcome == Outcome::Lost);
                board.undo();
                tried += usize::from(!is_ko);
                if cut {
                    cuts.add(&board, format!("{} cuts {}", named(&board, &[point]), named(&board, &[a, b])));
                }
            }
        }
    }
    assert!(tried > 300, "{tried}");
    cuts.assert_known(&CUTS);
}

/// With few stones to try, a connection may be overlooked; but then the answer says that it was cut short.
#[test]
fn what_is_overlooked_for_want_of_stones_was_cut_short() {
    let (mut random, mut cut_short, mut read, mut overlooked) = (Random(24), 0, 0, Vec::new());
    for _ in 0..200 {
        let moves = 6 + random.below(14);
        let mut board = random.board(7, moves);
        for (a, b, _) in pairs(&board) {
            let mut hasty = Reader::with_limits(Limits { connection_nodes: 800, ..Limits::default() });
            if hasty.string_connect(&mut board, a, b).outcome != Outcome::Lost {
                continue;
            }
            if hasty.was_cut_short() {
                cut_short += 1;
                continue;
            }
            read += 1;
            if Reader::default().string_connect(&mut board, a, b).outcome == Outcome::Win {
                overlooked.push(format!("{a:?} {b:?} in\n{board}"));
            }
        }
    }
    assert!(cut_short > 100 && read > 100, "{cut_short} cut short, {read} read");
    assert!(overlooked.is_empty(), "{} of {read}: {}", overlooked.len(), overlooked.join("\n"));
}

/// Captures inside that have too few stones may change an answer; but then it says that it was cut short.
#[test]
fn what_captures_inside_have_no_stones_for_was_cut_short() {
    type Question = fn(&mut Reader, &mut Board, Point, Point) -> Reading;
    let questions: [Question; 2] = [Reader::string_connect, Reader::disconnect];
    let limits = Limits { connection_nodes: 8000, ..Limits::default() };
    let (mut random, mut cut_short, mut same, mut wrong) = (Random(25), 0, 0, Vec::new());
    for _ in 0..60 {
        let moves = 6 + random.below(14);
        let mut board = random.board(7, moves);
        for (a, b, _) in pairs(&board) {
            for (i, question) in questions.into_iter().enumerate() {
                let mut hasty = Reader::with_limits(Limits { inner_nodes: 10, ..limits });
                let outcome = question(&mut hasty, &mut board, a, b).outcome;
                if hasty.was_cut_short() {
                    cut_short += 1;
                    continue;
                }
                same += 1;
                let mut reader = Reader::with_limits(limits);
                let whole = question(&mut reader, &mut board, a, b).outcome;
                if outcome != whole && !reader.was_cut_short() {
                    wrong.push(format!("{i}: {a:?} {b:?} {outcome} {whole} in\n{board}"));
                }
            }
        }
    }
    assert!(cut_short > 100 && same > 100, "{cut_short} cut short, {same} not");
    assert!(wrong.is_empty(), "{} of {same}, {cut_short} cut short: {}", wrong.len(), wrong.join("\n"));
}

/// Whether some reply to the move cuts the strings, as who reads on from there by fresh eyes finds.
fn some_reply_cuts(board: &mut Board, (a, b, color): (Point, Point, Color), connecting: Point) -> bool {
    let cuts = |board: &mut Board, reply| {
        let left = board.after(reply, color.opponent(), |board| {
            let gone = board.is_empty(a) || board.is_empty(b);
            gone || Reader::default().string_connect(board, a, b).outcome == Outcome::Lost
        });
        left == Some(true)
    };
    board.after(connecting, color, |board| board.empty_points().iter().any(|reply| cuts(board, reply))) == Some(true)
}

/// What seems to connect and is not confirmed is cut by a reply, and what is found instead is not.
#[test]
fn a_connection_that_is_not_confirmed_is_cut_by_a_reply() {
    let cases = [
        // Another move connects.
        (
            "G6",
            "D4",
            Some("B6"),
            Some("D6"),
            true,
            "
            X . X X X . .
            . . O . . . X
            . . X . O O .
            . . . X X O X
            . . . . . . .
            . . . O . . .
            . . X . . . .",
        ),
        // No move does, and all were tried.
        (
            "G3",
            "D1",
            Some("F3"),
            None,
            true,
            "
            . X . . . X .
            . . . . . . X
            . . . . O O .
            X . . . O . X
            . . X . X . O
            . . . . . . X
            . . . O O . X",
        ),
        // None of those that were tried does.
        (
            "G5",
            "A1",
            Some("C1"),
            None,
            false,
            "
            . . O O O . .
            . . . . . . .
            . . O . O . X
            X O . X X . .
            O X . . X . .
            . . . . . O O
            X . . X X O .",
        ),
    ];
    for (a, b, seems, is, is_known, drawing) in cases {
        let mut board = Board::from_drawing(drawing).expect("a position");
        let at = |text| Point::from_text(text, board.size()).expect("a point");
        let (a, b, seems, is) = (at(a), at(b), seems.map(at), is.map(at));
        let color = board.color_at(a).expect("a stone");
        let mut reader = Reader::default();
        assert_eq!(reader.string_connect(&mut board, a, b), Reading { outcome: Outcome::Win, point: seems }, "{board}");
        assert!(some_reply_cuts(&mut board, (a, b, color), seems.expect("a move")), "{board}");
        let found = reader.connect_confirmed(&mut board, a, b);
        let expected = is.map_or(Reading::LOST, |point| Reading { outcome: Outcome::Win, point: Some(point) });
        assert_eq!((found, reader.was_cut_short()), (expected, !is_known), "{board}");
        assert!(is.is_none_or(|point| !some_reply_cuts(&mut board, (a, b, color), point)), "{board}");
    }
}

/// What many stones connect or cut fails with few of them only where that says that it was cut short.
#[test]
fn with_few_stones_what_is_not_confirmed_was_cut_short() {
    type Question = fn(&mut Reader, &mut Board, Point, Point) -> Reading;
    let questions: [Question; 2] = [Reader::connect_confirmed, Reader::disconnect_confirmed];
    let (mut random, mut cut_short, mut same, mut wrong) = (Random(26), 0, 0, Vec::new());
    for _ in 0..60 {
        let moves = 6 + random.below(14);
        let mut board = random.board(7, moves);
        for (a, b, _) in pairs(&board) {
            for (i, question) in questions.into_iter().enumerate() {
                for connection_nodes in [100, 400] {
                    let mut hasty = Reader::with_limits(Limits { connection_nodes, ..Limits::default() });
                    let outcome = question(&mut hasty, &mut board, a, b).outcome;
                    if outcome == Outcome::Win {
                        continue;
                    }
                    if hasty.was_cut_short() {
                        cut_short += 1;
                        continue;
                    }
                    same += 1;
                    let mut reader = Reader::default();
                    let whole = question(&mut reader, &mut board, a, b).outcome;
                    if outcome != whole && !reader.was_cut_short() {
                        wrong.push(format!("{connection_nodes} {i}: {a:?} {b:?} {outcome} {whole} in\n{board}"));
                    }
                }
            }
        }
    }
    assert!(cut_short > 100 && same > 100, "{cut_short} cut short, {same} not");
    assert!(wrong.is_empty(), "{} of {same}, {cut_short} cut short: {}", wrong.len(), wrong.join("\n"));
}
