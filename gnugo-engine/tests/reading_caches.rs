//! What was read before changes no answer: positions of games, and questions asked of a reader that keeps nothing, of
//! one that is new, and of one that was asked the others first, in two orders.

mod support;

use gnugo_engine::board::{Board, Color, Point};
use gnugo_engine::reading::{Limits, Outcome, Reader};
use std::fmt;
use support::{Random, pairs, strings};

/// A question of somebody who knows nothing of caches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Question {
    Attack(Point),
    Defend(Point),
    DoesAttack(Point, Point),
    DoesDefend(Point, Point),
    Connect(Point, Point),
    Disconnect(Point, Point),
}

impl Question {
    /// The answer, if no limit of stones has anything to do with it. Connections divide their stones among their moves.
    fn ask(self, reader: &mut Reader, board: &mut Board) -> Option<Outcome> {
        let outcome = match self {
            Self::Attack(target) => reader.attack(board, target).outcome,
            Self::Defend(target) => reader.find_defense(board, target).outcome,
            Self::DoesAttack(point, target) => reader.does_attack(board, point, target),
            Self::DoesDefend(point, target) => reader.does_defend(board, point, target),
            Self::Connect(a, b) => reader.string_connect(board, a, b).outcome,
            Self::Disconnect(a, b) => reader.disconnect(board, a, b).outcome,
        };
        let whole = !reader.was_cut_short() && reader.connection_nodes() <= LIMITS.1 / 10;
        reader.reset_nodes();
        whole.then_some(outcome)
    }
}

/// A question on a board, named as in GTP.
struct Named<'a>(Question, &'a Board);

impl fmt::Display for Named<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |point: Point| point.to_text(self.1.size());
        match self.0 {
            Question::Attack(target) => write!(f, "attack {}", name(target)),
            Question::Defend(target) => write!(f, "defend {}", name(target)),
            Question::DoesAttack(point, target) => write!(f, "does_attack {} {}", name(point), name(target)),
            Question::DoesDefend(point, target) => write!(f, "does_defend {} {}", name(point), name(target)),
            Question::Connect(a, b) => write!(f, "connect {} {}", name(a), name(b)),
            Question::Disconnect(a, b) => write!(f, "disconnect {} {}", name(a), name(b)),
        }
    }
}

/// So many questions about a position at most, in no order.
fn questions(board: &Board, random: &mut Random, most: usize) -> Vec<Question> {
    let mut all = Vec::new();
    for (target, _) in strings(board) {
        let liberties = board.liberty_set(target);
        if liberties.len() > 4 {
            continue;
        }
        let near = liberties.neighbors().intersection(&board.empty_points()).union(&liberties);
        let near: Vec<Point> = near.iter().collect();
        let (attack, defense) = (near[random.below(near.len())], near[random.below(near.len())]);
        all.extend([Question::Attack(target), Question::Defend(target)]);
        all.extend([Question::DoesAttack(attack, target), Question::DoesDefend(defense, target)]);
    }
    let is_near = |a: Point, b: Point| a.row().abs_diff(b.row()) + a.column().abs_diff(b.column()) <= 4;
    for (a, b, _) in pairs(board).into_iter().filter(|&(a, b, _)| is_near(a, b)) {
        all.extend([Question::Connect(a, b), Question::Disconnect(a, b)]);
    }
    shuffle(&mut all, random);
    all.truncate(most);
    all
}

fn shuffle<T>(all: &mut [T], random: &mut Random) {
    for i in (1..all.len()).rev() {
        all.swap(i, random.below(i + 1));
    }
}

/// So many stones may be tried for a capture, and for a connection: without caches, more would take minutes.
const LIMITS: (u64, u64) = (10_000, 20_000);

fn reader(caching: bool) -> Reader {
    let limits = Limits { nodes: LIMITS.0, connection_nodes: LIMITS.1, ..Limits::default() };
    let mut reader = Reader::with_limits(limits);
    reader.set_caching(caching);
    reader
}

#[derive(Default)]
struct Tally {
    asked: usize,
    different: Vec<String>,
}

impl Tally {
    /// Asks about a position, and compares.
    fn compare(&mut self, board: &mut Board, random: &mut Random) {
        let questions = questions(board, random, 10);
        let alone = |board: &mut Board, caching| -> Vec<_> {
            questions.iter().map(|question| question.ask(&mut reader(caching), board)).collect()
        };
        let (expected, fresh) = (alone(board, false), alone(board, true));
        let mut answers = vec![("of a new reader", fresh)];
        let mut order: Vec<usize> = (0..questions.len()).collect();
        for how in ["after others", "after others in another order"] {
            let (mut busy, mut found) = (reader(true), vec![None; questions.len()]);
            for &i in &order {
                found[i] = questions[i].ask(&mut busy, board);
            }
            answers.push((how, found));
            shuffle(&mut order, random);
        }
        for (how, answers) in answers {
            for ((&question, expected), found) in questions.iter().zip(&expected).zip(answers) {
                let (Some(expected), Some(found)) = (expected, found) else { continue };
                self.asked += 1;
                if found != *expected {
                    let question = Named(question, board);
                    self.different.push(format!("{question}: {found:?} {how}, not {expected:?}, in\n{board}"));
                }
            }
        }
    }
}

#[test]
fn what_was_read_before_changes_no_answer() {
    let (mut tally, mut positions) = (Tally::default(), 0);
    for game in 0..30 {
        let mut random = Random(100 + game);
        let mut board = Board::new(if game % 2 == 0 { 7 } else { 9 }).unwrap();
        for number in 0..board.size() * board.size() / 2 {
            if random.move_near(&mut board, Color::BOTH[number % 2]).is_none() {
                break;
            }
            if number > 10 && random.below(2) == 0 {
                positions += 1;
                tally.compare(&mut board, &mut random);
            }
        }
    }
    let (asked, different) = (tally.asked, tally.different.len());
    println!("{positions} positions, {asked} answers, {different} different");
    assert!(positions >= 300 && asked > 5_000, "{positions} {asked}");
    // Zones do not tell all that a result depends on: once in some thousand answers it shows.
    assert!(different * 4_000 <= asked, "{different} of {asked}: {}", tally.different.join("\n"));
}
