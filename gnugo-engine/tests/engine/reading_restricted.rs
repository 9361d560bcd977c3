//! Restricted searches: positions with their answers argued, and all ladders on small boards tried out.

use crate::support::Random;
use gnugo_engine::board::{Board, Color, FromDrawing, Point, PointSet};
use gnugo_engine::reading::{Limits, Outcome, Reader, Reading};

fn at(text: &str, board: &Board) -> Point {
    Point::from_text(text, board.size()).unwrap()
}

fn set(texts: &[&str], board: &Board) -> PointSet {
    texts.iter().map(|text| at(text, board)).collect()
}

fn attack(drawing: &str, target: &str, forbidden: &[&str]) -> (Outcome, Option<String>) {
    let mut board = Board::from_drawing(drawing).unwrap();
    let (target, forbidden) = (at(target, &board), set(forbidden, &board));
    let before = board.clone();
    told(Reader::default().restricted_attack(&mut board, target, &forbidden), &board, &before)
}

fn defend(drawing: &str, target: &str, forbidden: &[&str]) -> (Outcome, Option<String>) {
    let mut board = Board::from_drawing(drawing).unwrap();
    let (target, forbidden) = (at(target, &board), set(forbidden, &board));
    let before = board.clone();
    told(Reader::default().restricted_defend(&mut board, target, &forbidden), &board, &before)
}

fn told(reading: Reading, board: &Board, before: &Board) -> (Outcome, Option<String>) {
    assert_eq!(board, before);
    (reading.outcome, reading.point.map(|point| point.to_text(board.size())))
}

/// Black plays C3, and White's stone runs to the right and down, two liberties at a time. After D4 instead it would have
/// three.
const LADDER: &str = "
    . . . . . . .
    . . . . . . .
    . . X X . . .
    . X O . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .";

/// Black threatens to take A1, A3 and B2 at A2, and not to be taken back. But that rests on B1: White takes it at C1, and
/// then there is only a ko at A2, since Black may not play at B1.
#[test]
fn a_capture_that_rests_on_a_stone_in_atari_is_not_for_good() {
    let drawing = "
        . . . X X .
        . X X . . O
        X . . . X X
        O . . . . .
        . O X . . .
        O X . . . .";
    assert_eq!(attack(drawing, "A3", &["B1"]), (Outcome::KoA, Some("B3".to_owned())));
}

#[test]
fn a_ladder_needs_its_first_move() {
    let c3 = (Outcome::Win, Some("C3".to_owned()));
    assert_eq!(attack(LADDER, "C4", &[]), c3);
    assert_eq!(attack(LADDER, "C4", &["C2", "A1"]), c3);
    assert_eq!(attack(LADDER, "C4", &["C3"]), (Outcome::Lost, None));
    // If Black may not take the stone where it would run to, White need not run.
    assert_eq!(attack(LADDER, "C4", &["D4"]), (Outcome::Lost, None));
    // White goes to D4, and must be stopped at E4: at D3, the string would get out there.
    assert_eq!(attack(LADDER, "C4", &["E4"]), (Outcome::Lost, None));
    // White runs at once, or plays where the ladder would come.
    assert_eq!(defend(LADDER, "C4", &[]).0, Outcome::Win);
    // A stone in the ladder's way is of no use to whoever may not run.
    assert_eq!(defend(LADDER, "C4", &["C3", "D4"]), (Outcome::Lost, None));
    assert_eq!(defend(LADDER, "C4", &["C3"]).0, Outcome::Win);
}

#[test]
fn a_string_in_atari_is_taken_where_it_may_be() {
    let drawing = "
        . . . . .
        . O O . .
        O X X . .
        . O O . .
        . . . . .";
    assert_eq!(attack(drawing, "B3", &[]), (Outcome::Win, Some("D3".to_owned())));
    assert_eq!(attack(drawing, "B3", &["D3"]), (Outcome::Lost, None));
    // To run away at D3 brings three liberties; nothing else helps.
    assert_eq!(defend(drawing, "B3", &[]), (Outcome::Win, Some("D3".to_owned())));
    assert_eq!(defend(drawing, "B3", &["D3"]), (Outcome::Lost, None));
    // Nobody can capture White's stones by ataris: nothing need be done.
    assert_eq!(defend(drawing, "B4", &["A1"]), (Outcome::Win, None));
}

#[test]
fn a_capture_saves_where_running_may_not() {
    // Black's stone at C3 can run to D3, or take the stone at B3, which is in atari at A3.
    let drawing = "
        . . . . .
        . X O . .
        . O X . .
        . X O . .
        . . . . .";
    assert_eq!(defend(drawing, "C3", &["D3"]), (Outcome::Win, Some("A3".to_owned())));
    assert_eq!(defend(drawing, "C3", &["A3", "D3"]).0, Outcome::Lost);
}

#[test]
fn a_ko_is_told_from_a_capture() {
    // White may take the ko at B3. Who is in atari there after that is White: KO_A for White, who takes first.
    let drawing = "
        . X O O .
        X . X O .
        . X O . .
        . . . . .
        . . . . .";
    assert_eq!(attack(drawing, "C4", &[]), (Outcome::KoA, Some("B4".to_owned())));
    assert_eq!(attack(drawing, "C4", &["B4"]), (Outcome::Lost, None));
    // To fill the ko saves.
    assert_eq!(defend(drawing, "C4", &[]), (Outcome::Win, Some("B4".to_owned())));
}

/// A position by so many random moves, and some points.
fn question(random: &mut Random, size: usize, moves: usize) -> (Board, PointSet) {
    let board = random.board(size, moves);
    let forbidden = (0..random.below(4)).map(|_| random.point(size)).collect();
    (board, forbidden)
}

/// The definition, tried out: a player who may not play at some points; ataris on one side, any move on the other. A
/// line with a ko in it is left out (`None`).
struct Oracle {
    target: Point,
    owner: Color,
    forbidden: (Color, PointSet),
}

impl Oracle {
    fn moves(&self, board: &Board, color: Color) -> Vec<Point> {
        let allowed = |point: &Point| self.forbidden.0 != color || !self.forbidden.1.contains(*point);
        board.empty_points().iter().filter(allowed).collect()
    }

    /// Whether the attacker captures with at most so many stones, each an atari or the capture.
    fn captures(&self, board: &mut Board, left: u32) -> Option<bool> {
        let attacker = self.owner.opponent();
        if left == 0 {
            return Some(false);
        }
        for point in self.moves(board, attacker) {
            if !board.try_play(point, attacker) {
                continue;
            }
            let success = if board.ko().is_some() {
                None
            } else if board.is_empty(self.target) {
                Some(true)
            } else if board.liberties(self.target) == 1 {
                self.saves(board, left - 1).map(|saved| !saved)
            } else {
                Some(false)
            };
            board.undo();
            if success != Some(false) {
                return success;
            }
        }
        Some(false)
    }

    /// Whether the owner, to move, has a move, or need not have one, after which so many stones don't capture.
    fn saves(&self, board: &mut Board, left: u32) -> Option<bool> {
        if !self.captures(board, left)? {
            return Some(true);
        }
        for point in self.moves(board, self.owner) {
            if !board.try_play(point, self.owner) {
                continue;
            }
            let captured = if board.ko().is_some() { None } else { self.captures(board, left) };
            board.undo();
            if captured != Some(true) {
                return captured.map(|captured| !captured);
            }
        }
        Some(false)
    }
}

/// With kos left out, four stones capture what the search says they do, and what they capture it finds.
#[test]
fn every_short_ladder_is_found_and_none_that_is_not_there() {
    const STONES: u32 = 3;
    let (mut random, mut captured, mut held, mut saved, mut given_up) = (Random(5), 0, 0, 0, 0);
    for _ in 0..400 {
        let (size, moves) = (4 + random.below(2), 6 + random.below(14));
        let (mut board, forbidden) = question(&mut random, size, moves);
        for target in board.origins().collect::<Vec<_>>() {
            let (Some(owner), 1..=2) = (board.color_at(target), board.liberties(target)) else { continue };
            // A snapback is judged by what becomes of the stone that comes back, which the oracle does not read.
            if board.string_stones(target).len() == 1 {
                continue;
            }
            let attacks = Oracle { target, owner, forbidden: (owner.opponent(), forbidden) };
            let reading = Reader::default().restricted_attack(&mut board, target, &forbidden);
            match attacks.captures(&mut board, STONES) {
                Some(true) => {
                    captured += 1;
                    assert_eq!(reading.outcome, Outcome::Win, "{target:?} without {forbidden:?} in\n{board}");
                    assert!(!forbidden.contains(reading.point.unwrap()));
                }
                // It may need more stones.
                Some(false) if reading.outcome == Outcome::Lost => held += 1,
                _ => {}
            }
            let defends = Oracle { target, owner, forbidden: (owner, forbidden) };
            let reading = Reader::default().restricted_defend(&mut board, target, &forbidden);
            match (defends.saves(&mut board, STONES), reading.outcome) {
                (Some(false), outcome) => {
                    given_up += 1;
                    assert_eq!(outcome, Outcome::Lost, "{target:?} without {forbidden:?} in\n{board}");
                }
                (Some(true), Outcome::Win) => {
                    saved += 1;
                    assert!(reading.point.is_none_or(|point| !forbidden.contains(point)));
                }
                _ => {}
            }
        }
    }
    assert!(captured > 50 && held > 30 && saved > 50 && given_up > 20, "{captured} {held} {saved} {given_up}");
}

/// Whatever is answered to the first atari, or if nothing is, the attack goes on to succeed.
#[test]
fn every_reply_to_a_winning_atari_fails() {
    let (mut random, mut replies) = (Random(7), 0);
    for _ in 0..200 {
        let (mut board, forbidden) = question(&mut random, 6, 22);
        for target in board.origins().collect::<Vec<_>>() {
            let Some(owner) = board.color_at(target) else { continue };
            let reading = Reader::default().restricted_attack(&mut board, target, &forbidden);
            let (Outcome::Win, Some(point)) = (reading.outcome, reading.point) else { continue };
            assert!(board.try_play(point, owner.opponent()));
            let points = board.empty_points();
            for reply in points.iter().map(Some).chain([None]) {
                // A stone that is gone may come back in a ko or a snapback, which belongs to the answer.
                if board.is_empty(target) || board.ko().is_some() {
                    break;
                }
                match reply {
                    Some(reply) if !board.try_play(reply, owner) => continue,
                    Some(_) => {}
                    None => board.pass(),
                }
                if board.ko().is_none() {
                    replies += 1;
                    let next = Reader::default().restricted_attack(&mut board, target, &forbidden);
                    assert_eq!(next.outcome, Outcome::Win, "{target:?} without {forbidden:?} after {reply:?}\n{board}");
                }
                board.undo();
            }
            board.undo();
        }
    }
    assert!(replies > 200, "{replies}");
}

/// What may not be played makes no attack or defence better, and with nothing forbidden a ladder is found that full
/// reading finds as well.
#[test]
fn a_restriction_never_helps() {
    let (mut random, mut harmed) = (Random(6), 0);
    for _ in 0..150 {
        let (mut board, forbidden) = question(&mut random, 7, 30);
        for target in board.origins().collect::<Vec<_>>() {
            // Full reading must not come to an end of its stones before the ladders do.
            let mut reader = Reader::with_limits(Limits { nodes: 100_000, ..Limits::default() });
            let (free, bound) = (
                reader.restricted_attack(&mut board, target, &PointSet::EMPTY).outcome,
                reader.restricted_attack(&mut board, target, &forbidden).outcome,
            );
            assert!(
                bound <= free && free <= reader.attack(&mut board, target).outcome,
                "{target:?} {bound} {free} {} in\n{board}",
                reader.attack(&mut board, target).outcome
            );
            let (can, may) = (
                reader.restricted_defend(&mut board, target, &PointSet::EMPTY).outcome,
                reader.restricted_defend(&mut board, target, &forbidden).outcome,
            );
            assert!(may <= can, "{target:?} in\n{board}");
            harmed += usize::from(bound < free) + usize::from(may < can);
        }
    }
    assert!(harmed > 50, "{harmed}");
}

/// White's stone is caught by a net at D5, which is no atari; stones of White's break both ladders.
#[test]
fn a_net_is_no_ladder() {
    let mut board = Board::from_drawing(
        ". . . . . . . . .
         . . . . . . . . .
         . . X X . . . . .
         . X O . . . . . .
         . X . . . . O . .
         . . . . . . . . .
         . . . . O . . . .
         . . . . . . . . .
         . . . . . . . . .",
    )
    .unwrap();
    let (target, mut reader) = (at("C6", &board), Reader::default());
    let net = at("D5", &board);
    assert_eq!(reader.does_attack(&mut board, net, target), Outcome::Win);
    assert_eq!(reader.ladder_attack(&mut board, target), Some(Reading::LOST));
    assert_eq!(reader.restricted_attack(&mut board, target, &PointSet::EMPTY), Reading::LOST);
}
