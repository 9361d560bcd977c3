//! What is asked besides attack and defence, against slow and obviously right versions on small boards: what a move
//! does, two strings at once, ladders, and threats. Lines with a ko are left out.

use crate::support::exceptions::{Exception, Failures};
use crate::support::{Random, named};
use gnugo_engine::board::{Board, Color, FromDrawing, Point, PointSet};
use gnugo_engine::reading::{Limits, MOST_THREATS, Outcome, Reader};

/// Threats are looked for around the string and its captors.
const JOINED: &str = "the point is next to a string that this one could join";

/// Threats that are not listed.
const OVERLOOKED: [Exception; 2] = [
    Exception {
        question: "C4 threatens B2",
        cause: JOINED,
        drawing: ". O . .
                 O . X X
                 O X . O
                 O X O .",
    },
    Exception {
        question: "D4 threatens B2",
        cause: JOINED,
        drawing: ". O . .
                 O . X X
                 O X . O
                 O X O .",
    },
];

/// So many small positions by random moves.
fn boards(seed: u64, number: usize) -> impl Iterator<Item = Board> {
    let mut random = Random(seed);
    (0..number).map(move |_| {
        let (size, moves) = (4 + random.below(2), 7 + random.below(14));
        random.board(size, moves)
    })
}

/// A question about strings of one colour, any of which the opponent wants to capture. Everything is tried.
struct Oracle<'a> {
    targets: &'a [Point],
    owner: Color,
}

impl Oracle<'_> {
    fn is_gone(&self, board: &Board) -> bool {
        self.targets.iter().any(|&target| board.is_empty(target))
    }

    /// Whether the opponent, to move, captures by force with so many stones; `None` if that hangs on a ko.
    fn captures(&self, board: &mut Board, stones: u32) -> Option<bool> {
        if self.targets.iter().all(|&target| board.liberties(target) > stones as usize) {
            return Some(false);
        }
        let mut result = Some(false);
        for point in &board.empty_points() {
            match self.does_capture(board, point, stones) {
                Some(true) => return Some(true),
                None => result = None,
                Some(false) => {}
            }
        }
        result
    }

    /// Whether a move of the opponent's does.
    fn does_capture(&self, board: &mut Board, point: Point, stones: u32) -> Option<bool> {
        if !board.try_play(point, self.owner.opponent()) {
            return Some(false);
        }
        let success = if board.ko().is_some() {
            None
        } else if self.is_gone(board) {
            Some(true)
        } else {
            self.escapes(board, stones - 1).map(|escapes| !escapes)
        };
        board.undo();
        success
    }

    /// Whether the owner, to move, saves all of them from that many stones, by a move or by none.
    fn escapes(&self, board: &mut Board, stones: u32) -> Option<bool> {
        if stones == 0 || self.captures(board, stones) == Some(false) {
            return Some(true);
        }
        let mut result = Some(false);
        for point in &board.empty_points() {
            match self.does_save(board, point, stones) {
                Some(true) => return Some(true),
                None => result = None,
                Some(false) => {}
            }
        }
        result
    }

    /// Whether a move of the owner's does.
    fn does_save(&self, board: &mut Board, point: Point, stones: u32) -> Option<bool> {
        if !board.try_play(point, self.owner) {
            return Some(false);
        }
        let captured = if board.ko().is_some() { None } else { self.captures(board, stones) };
        board.undo();
        captured.map(|captured| !captured)
    }
}

/// All strings of several stones or liberties: a single stone in atari may be taken back, which is another question.
fn strings(board: &Board) -> Vec<(Point, Color)> {
    crate::support::strings(board).into_iter().filter(|&(origin, _)| board.string_stones(origin).len() > 1).collect()
}

/// A move that captures by force with three stones in all captures, and one after which three stones capture by force
/// does not save.
#[test]
fn moves_do_what_brute_force_says() {
    let (mut attacks, mut failures) = (0, 0);
    for mut board in boards(21, 100) {
        for (target, owner) in strings(&board) {
            let (targets, points) = ([target], board.empty_points());
            let oracle = Oracle { targets: &targets, owner };
            let mut reader = Reader::default();
            for point in &points {
                if oracle.does_capture(&mut board, point, 3) == Some(true) {
                    attacks += 1;
                    let read = reader.does_attack(&mut board, point, target);
                    assert_ne!(read, Outcome::Lost, "{point:?} on {target:?} in\n{board}");
                }
                if oracle.does_save(&mut board, point, 3) == Some(false) {
                    failures += 1;
                    let read = reader.does_defend(&mut board, point, target);
                    assert_ne!(read, Outcome::Win, "{point:?} for {target:?} in\n{board}");
                }
            }
        }
    }
    assert!(attacks > 100 && failures > 250, "{attacks} {failures}");
}

/// A reader with little depth: who is asked whether a move saves a string looks as far behind the move as who is asked about its capture
/// once the move has been made.
#[test]
fn a_rescue_is_read_as_deep_as_the_threat_that_it_answers() {
    let mut limits = Limits::default();
    (0..12).for_each(|_| limits.decrease());
    let (mut random, mut saved) = (Random(31), 0);
    for _ in 0..60 {
        let mut board = random.game(9, 50);
        board.settle();
        for (target, owner) in crate::support::strings(&board) {
            let mut reader = Reader::with_limits(limits);
            if reader.attack(&mut board, target).outcome != Outcome::Win {
                continue;
            }
            for point in &board.empty_points() {
                if reader.does_defend(&mut board, point, target) != Outcome::Win {
                    continue;
                }
                saved += 1;
                assert!(board.try_play(point, owner));
                let attack = reader.attack(&mut board, target);
                board.undo();
                assert_eq!(attack.outcome, Outcome::Lost, "{point:?} for {target:?} in\n{board}");
            }
        }
    }
    assert!(saved > 100, "{saved}");
}

/// Of two strings that brute force gets one of, the reader gets one, and it does not save both.
#[test]
fn two_strings_are_judged_as_by_brute_force() {
    let (mut got, mut lost, mut missed, mut wrong) = (0, 0, 0, 0);
    for mut board in boards(22, 500) {
        let strings = strings(&board);
        for (i, &(a, owner)) in strings.iter().enumerate() {
            for &(b, other) in &strings[i + 1..] {
                if other != owner {
                    continue;
                }
                let both = [a, b];
                let oracle = Oracle { targets: &both, owner };
                let mut reader = Reader::default();
                if oracle.captures(&mut board, 3) == Some(true) {
                    got += 1;
                    missed += usize::from(reader.attack_either(&mut board, a, b) == Outcome::Lost);
                }
                if oracle.escapes(&mut board, 3) == Some(false) {
                    lost += 1;
                    wrong += usize::from(reader.defend_both(&mut board, a, b) == Outcome::Win);
                }
            }
        }
    }
    assert!(got > 50 && lost > 20, "{got} {lost}");
    assert_eq!((missed, wrong), (0, 0), "of {got} and {lost}");
}

/// At D5, Black attacks two stones, each of which would be saved if it were the only one; White can't save both then.
#[test]
fn a_double_atari_gets_one_of_two() {
    let mut board = Board::from_drawing(
        ". . . . . . .
         . . X . X . .
         . X O . O X .
         . . . . . . .
         . . O . O . .
         . . . . . . .
         . . . . . . .",
    )
    .unwrap();
    let [a, b, between] = ["C5", "E5", "D5"].map(|text| Point::from_text(text, 7).unwrap());
    let mut reader = Reader::default();
    assert_eq!(reader.attack(&mut board, a).outcome, Outcome::Lost);
    assert_eq!(reader.attack(&mut board, b).outcome, Outcome::Lost);
    assert_eq!(reader.attack_either(&mut board, a, b), Outcome::Win);
    assert_eq!(reader.defend_both(&mut board, a, b), Outcome::Win);
    assert!(board.try_play(between, Color::Black));
    assert_eq!(reader.find_defense(&mut board, a).outcome, Outcome::Win);
    assert_eq!(reader.find_defense(&mut board, b).outcome, Outcome::Win);
    assert_eq!(reader.defend_both(&mut board, a, b), Outcome::Lost);
}

/// A ladder is what a restricted search finds where nothing is forbidden, and is asked about two liberties only.
#[test]
fn ladders_are_those_of_the_restricted_search() {
    let (mut ladders, mut none) = (0, 0);
    for mut board in boards(23, 300) {
        for (target, _) in strings(&board) {
            let mut reader = Reader::default();
            let ladder = reader.ladder_attack(&mut board, target);
            assert_eq!(ladder.is_some(), board.liberties(target) == 2);
            let Some(ladder) = ladder else { continue };
            let by_ataris = reader.restricted_attack(&mut board, target, &PointSet::EMPTY);
            assert!(ladder.outcome >= by_ataris.outcome, "{target:?} {ladder:?} {by_ataris:?} in\n{board}");
            ladders += usize::from(by_ataris.outcome == Outcome::Win);
            none += usize::from(ladder.outcome == Outcome::Lost);
        }
    }
    assert!(ladders > 50 && none > 30, "{ladders} {none}");
}

/// Nearly every move after which two more stones capture by force is a threat, and every threat is one by what reading says
/// of the position after it.
#[test]
fn threats_are_those_of_brute_force() {
    let (mut listed, mut forced, mut overlooked) = (0, 0, Failures::default());
    for mut board in boards(24, 250) {
        for (target, owner) in strings(&board) {
            let mut reader = Reader::default();
            let threats = reader.attack_threats(&mut board, target);
            if reader.attack(&mut board, target).outcome != Outcome::Lost {
                assert!(threats.is_empty());
                continue;
            }
            assert!(threats.len() <= MOST_THREATS && threats.is_sorted_by(|a, b| a.outcome >= b.outcome));
            for threat in &threats {
                listed += 1;
                assert!(board.try_play(threat.point, owner.opponent()));
                board.pass();
                assert_eq!(reader.attack(&mut board, target).outcome, threat.outcome, "{threat:?}\n{board}");
                board.undo();
                board.undo();
            }
            let targets = [target];
            let oracle = Oracle { targets: &targets, owner };
            for point in &board.empty_points() {
                if !board.try_play(point, owner.opponent()) {
                    continue;
                }
                let threatens = !board.is_empty(target) && oracle.captures(&mut board, 2) == Some(true);
                board.undo();
                forced += usize::from(threatens);
                let is_listed = threats.len() == MOST_THREATS || threats.iter().any(|threat| threat.point == point);
                if threatens && !is_listed {
                    overlooked
                        .add(&board, format!("{} threatens {}", named(&board, &[point]), named(&board, &[target])));
                }
            }
        }
    }
    assert!(listed > 100 && forced > 80, "{listed} {forced}");
    overlooked.assert_known(&OVERLOOKED);
}

/// A threat to save a lost string: left alone after it, two stones don't capture it.
#[test]
fn threats_to_save_are_those_of_reading() {
    let (mut listed, mut lost) = (0, 0);
    for mut board in boards(25, 150) {
        for (target, owner) in strings(&board) {
            let mut reader = Reader::default();
            let threats = reader.defense_threats(&mut board, target);
            if reader.find_defense(&mut board, target).outcome != Outcome::Lost {
                assert!(threats.is_empty());
                continue;
            }
            lost += 1;
            for threat in &threats {
                listed += 1;
                assert!(board.try_play(threat.point, owner));
                board.pass();
                assert_eq!(reader.find_defense(&mut board, target).outcome, threat.outcome, "{threat:?}\n{board}");
                let targets = [target];
                let oracle = Oracle { targets: &targets, owner };
                if threat.outcome == Outcome::Win {
                    assert_ne!(oracle.escapes(&mut board, 2), Some(false), "{threat:?}\n{board}");
                }
                board.undo();
                board.undo();
            }
        }
    }
    assert!(lost > 50 && listed > 20, "{lost} {listed}");
}

/// An answer that is not said to be cut short would be the same with any number of stones; also one that found a ko, where
/// a reading without it was given up.
#[test]
fn what_is_read_to_the_end_needs_no_more_stones() {
    let (mut read, mut kos, mut given_up) = (0, 0, 0);
    for mut board in boards(26, 400) {
        for (target, _) in crate::support::strings(&board) {
            let ask = |board: &mut Board, nodes: u64| {
                let mut reader = Reader::with_limits(Limits { nodes, ..Limits::default() });
                let answers = [
                    (reader.attack(board, target).outcome, reader.was_cut_short()),
                    (reader.find_defense(board, target).outcome, reader.was_cut_short()),
                ];
                answers.map(|(outcome, cut_short)| (!cut_short).then_some(outcome))
            };
            let all = ask(&mut board, Limits::default().nodes);
            for nodes in [110, 200, 400, 1_000] {
                for (few, all) in ask(&mut board, nodes).into_iter().zip(all) {
                    let (Some(few), Some(all)) = (few, all) else {
                        given_up += 1;
                        continue;
                    };
                    read += 1;
                    kos += usize::from(few != Outcome::Lost && few != Outcome::Win);
                    assert_eq!(few, all, "{target:?} with {nodes} stones in\n{board}");
                }
            }
        }
    }
    assert!(read > 5_000 && kos > 100 && given_up > 100, "{read} {kos} {given_up}");
}
