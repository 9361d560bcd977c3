//! Life and death in small closed spaces, against a slow and obviously right version of itself.

use crate::support::Random;
use gnugo_engine::board::{Board, Color, FromDrawing, Orientation, Point, PointSet};
use gnugo_engine::dragons::Living;
use gnugo_engine::owl::{Ground, OwlReader, Side};
use gnugo_engine::reading::Outcome;
use gnugo_engine::unconditional::Unconditional;
use std::collections::HashMap;

/// Whose dragon it is.
const OWNER: Color = Color::Black;
const ATTACKER: Color = Color::White;

/// A dragon around a small space.
struct Problem {
    board: Board,
    goal: PointSet,
    /// The points at which anybody may play: the space and the dragon's liberties.
    inside: PointSet,
}

/// A random space in a corner or at the side of a 9×9 board, with some stones in it, inside a dragon that White
/// surrounds. `None` if no such position came out.
fn problem(random: &mut Random) -> Option<Problem> {
    let size = 9;
    let start = Point::new(random.below(3), random.below(9));
    let mut space = PointSet::single(start);
    let wanted = 3 + random.below(4);
    while space.len() < wanted {
        let near: Vec<Point> =
            space.neighbors().difference(&space).iter().filter(|point| is_on(*point, size)).collect();
        space.insert(near[random.below(near.len())]);
    }
    let on_board = |set: PointSet| set.intersection(&PointSet::board(size));
    let dragon = on_board(space.neighbors()).difference(&space);
    let corners: PointSet = dragon.iter().filter(|_| random.below(5) > 0).collect();
    // Most corners of the space are filled, so that the dragon is one string or nearly so.
    let links: PointSet =
        space.iter().flat_map(Point::diagonals).filter(|&p| is_on(p, size) && random.below(4) > 0).collect();
    let dragon = corners.union(&links).difference(&space);
    let around = on_board(dragon.neighbors()).difference(&dragon).difference(&space);
    let wall = on_board(around.union(&around.neighbors())).difference(&dragon).difference(&space);
    let mut stones: Vec<(Point, Color)> = dragon.iter().map(|point| (point, OWNER)).collect();
    stones.extend(wall.iter().filter(|point| around.contains(*point) || random.below(2) > 0).map(|p| (p, ATTACKER)));
    for point in &space {
        match random.below(5) {
            0 => stones.push((point, ATTACKER)),
            1 if random.below(2) == 0 => stones.push((point, OWNER)),
            _ => {}
        }
    }
    let board = Board::with_stones(size, &stones).ok()?;
    let goal = *board.stones(OWNER);
    let inside = on_board(space.union(&goal.neighbors())).intersection(&board.empty_points().union(&space));
    let firm = board.strings_in(&wall, ATTACKER).iter().all(|&string| board.liberties(string) > 4);
    // Whoever plays inside stays inside.
    let closed = on_board(inside.union(&goal).neighbors()).is_subset(&inside.union(&board.occupied()));
    (firm && closed && !goal.is_empty() && inside.len() <= 8).then_some(Problem { board, goal, inside })
}

fn is_on(point: Point, size: usize) -> bool {
    PointSet::board(size).contains(point)
}

/// A position of the whole game in the space, whether the attacker is to move, and whether the other has just passed.
type Key = (u64, bool, bool);

/// Both have passed.
const ENDED: Key = (0, true, true);

/// The game in the space, all of it: which positions follow on which, and in which the attacker has captured the goal.
struct Whole {
    /// For each position who moves, and what follows.
    positions: HashMap<Key, (bool, Vec<Key>)>,
    captured: Vec<Key>,
    rich: Option<Color>,
    /// Whether the owner has to get two eyes before both pass.
    wants_eyes: bool,
}

/// More positions than this are too many.
const MOST: usize = 60_000;

impl Whole {
    fn visit(&mut self, board: &mut Board, problem: &Problem, attacks: bool, passed: bool) -> Option<Key> {
        let key = (board.hash(), attacks, passed);
        if self.positions.contains_key(&key) {
            return Some(key);
        }
        if self.positions.len() > MOST {
            return None;
        }
        self.positions.insert(key, (attacks, Vec::new()));
        if !board.stones(OWNER).intersects(&problem.goal) {
            self.captured.push(key);
            return Some(key);
        }
        if self.wants_eyes && Unconditional::new(board).alive(OWNER).intersects(&problem.goal) {
            return Some(key);
        }
        let color = if attacks { ATTACKER } else { OWNER };
        let mut next = Vec::new();
        for point in &problem.inside.union(&problem.goal).intersection(&board.empty_points()) {
            let played =
                board.try_play(point, color) || self.rich == Some(color) && board.try_play_ignoring_ko(point, color);
            if played {
                let child = self.visit(board, problem, !attacks, false);
                board.undo();
                next.push(child?);
            }
        }
        if self.wants_eyes && passed {
            // If both pass there are no eyes.
            next.push(ENDED);
        } else {
            board.pass();
            let child = self.visit(board, problem, !attacks, self.wants_eyes);
            board.undo();
            next.push(child?);
        }
        self.positions.insert(key, (attacks, next));
        Some(key)
    }

    /// The positions in which the attacker captures by force. Going round in circles captures nothing.
    fn killed(&self) -> HashMap<Key, bool> {
        let mut killed: HashMap<Key, bool> = self.captured.iter().map(|&key| (key, true)).collect();
        loop {
            let mut more = Vec::new();
            for (key, (attacks, next)) in &self.positions {
                let lost = |key: &Key| killed.contains_key(key);
                let is_lost = if *attacks { next.iter().any(lost) } else { !next.is_empty() && next.iter().all(lost) };
                if is_lost && !killed.contains_key(key) {
                    more.push(*key);
                }
            }
            if more.is_empty() {
                return killed;
            }
            killed.extend(more.into_iter().map(|key| (key, true)));
        }
    }

    /// The positions in which the owner gets two eyes by force. Going round in circles makes none.
    fn eyes(&self) -> HashMap<Key, bool> {
        let mut eyes: HashMap<Key, bool> = HashMap::new();
        loop {
            let mut more = Vec::new();
            for (key, (attacks, next)) in &self.positions {
                if self.captured.contains(key) || eyes.contains_key(key) {
                    continue;
                }
                let has = |key: &Key| eyes.contains_key(key);
                // Where nothing follows he has them.
                if next.is_empty() || if *attacks { next.iter().all(has) } else { next.iter().any(has) } {
                    more.push(*key);
                }
            }
            if more.is_empty() {
                return eyes;
            }
            eyes.extend(more.into_iter().map(|key| (key, true)));
        }
    }
}

/// Whether the goal is killed if a side moves first and `rich` wins all kos.
fn is_killed(problem: &Problem, side: Side, rich: Option<Color>) -> Option<bool> {
    is_lost(problem, side, rich, false)
}

/// The same, or whether the owner does not get two eyes.
fn is_lost(problem: &Problem, side: Side, rich: Option<Color>, wants_eyes: bool) -> Option<bool> {
    let mut whole = Whole { positions: HashMap::new(), captured: vec![ENDED], rich, wants_eyes };
    let root = whole.visit(&mut problem.board.clone(), problem, side == Side::Attacker, false)?;
    Some(if wants_eyes { !whole.eyes().contains_key(&root) } else { whole.killed().contains_key(&root) })
}

/// How it ends for the side that moves first, as the codes say.
fn truth(problem: &Problem, side: Side) -> Option<Outcome> {
    let (player, other) = if side == Side::Attacker { (ATTACKER, OWNER) } else { (OWNER, ATTACKER) };
    let succeeds = |rich| Some(is_killed(problem, side, rich)? == (side == Side::Attacker));
    Some(if succeeds(Some(other))? {
        Outcome::Win
    } else if succeeds(None)? {
        Outcome::KoA
    } else if succeeds(Some(player))? {
        Outcome::KoB
    } else {
        Outcome::Lost
    })
}

#[test]
fn what_is_certain_of_closed_spaces_is_true() {
    let mut random = Random(7);
    let mut reader = OwlReader::default();
    let (mut asked, mut certain, mut wrong) = (0, 0, Vec::new());
    while asked < 180 {
        let Some(problem) = problem(&mut random) else { continue };
        let ground = Ground::shut_in(&problem.board, &problem.goal, OWNER);
        for side in [Side::Attacker, Side::Owner] {
            let Some(truth) = truth(&problem, side) else { continue };
            let mut board = problem.board.clone();
            let answer = reader.read(&mut board, &ground, side);
            assert_eq!(board, problem.board, "the board is given back");
            asked += 1;
            if answer.certain {
                certain += 1;
                if answer.outcome != truth {
                    wrong.push(format!("{side:?}: {:?}, not {truth:?}\n{}", answer.outcome, problem.board));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {certain} are wrong:\n{}", wrong.len(), wrong.join("\n"));
    // What two ko threats decide and one does not is no answer of the reader's, and so is not certain.
    assert!(25 * certain > 24 * asked, "only {certain} of {asked} are certain");
}

/// What becomes of dragons that nobody can kill, whoever wins kos.
#[test]
fn who_lives_has_eyes_or_a_seki() {
    let mut random = Random(23);
    let mut reader = OwlReader::default();
    let (mut asked, mut seen, mut wrong) = (0, [0; 3], Vec::new());
    while asked < 60 {
        let Some(problem) = problem(&mut random) else { continue };
        if is_killed(&problem, Side::Attacker, Some(ATTACKER)) != Some(false) {
            continue;
        }
        let without_eyes = |side, rich| is_lost(&problem, side, Some(rich), true);
        let (Some(attacked), Some(defended)) =
            (without_eyes(Side::Attacker, OWNER), without_eyes(Side::Owner, ATTACKER))
        else {
            continue;
        };
        asked += 1;
        let ground = Ground::shut_in(&problem.board, &problem.goal, OWNER);
        let (right, kind) = match reader.living(&problem.board, &ground) {
            Living::Unchecked => continue,
            Living::Eyes => (!attacked, 0),
            Living::Seki => (attacked && defended, 1),
            Living::Contested { by_ko, .. } => ((attacked || by_ko) && !defended, 2),
        };
        seen[kind] += 1;
        if !right {
            wrong.push(format!("{kind}, attacked {attacked}, defended {defended}\n{}", problem.board));
        }
    }
    assert!(wrong.is_empty(), "{} of {seen:?} are wrong:\n{}", wrong.len(), wrong.join("\n"));
    assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
    assert!(10 * seen.iter().sum::<usize>() > 9 * asked, "{seen:?} of {asked}");
}

#[test]
fn turned_and_mirrored_dragons_and_those_of_the_other_color_get_the_same_answer() {
    let mut random = Random(11);
    let mut asked = 0;
    while asked < 60 {
        let Some(problem) = problem(&mut random) else { continue };
        asked += 1;
        for side in [Side::Attacker, Side::Owner] {
            let mut reader = OwlReader::default();
            let original = Ground::shut_in(&problem.board, &problem.goal, OWNER);
            let answer = reader.read(&mut problem.board.clone(), &original, side);
            for (orientation, swapped) in Orientation::ALL.into_iter().flat_map(|o| [(o, false), (o, true)]) {
                let size = problem.board.size();
                let turn = |point: Point| orientation.on_board(point, size);
                let board = problem.board.oriented(orientation);
                let (mut board, color) = if swapped { (board.color_swapped(), ATTACKER) } else { (board, OWNER) };
                let ground = Ground::shut_in(&board, &problem.goal.iter().map(turn).collect(), color);
                let turned = reader.read(&mut board, &ground, side);
                assert_eq!(turned.outcome, answer.outcome, "{orientation:?}\n{}", problem.board);
                assert_eq!(turned.certain, answer.certain, "{orientation:?}\n{}", problem.board);
                let expected = match OwlReader::default().living(&problem.board, &original) {
                    Living::Contested { seki, eyes, by_ko } => {
                        Living::Contested { seki: turn(seki), eyes: turn(eyes), by_ko }
                    }
                    living => living,
                };
                assert_eq!(reader.living(&board, &ground), expected, "{orientation:?}\n{}", problem.board);
            }
        }
    }
}

/// A few stones of both players at random in a corner of an open board, and Black's largest string.
fn open_corner(random: &mut Random) -> Option<(Board, PointSet)> {
    let mut stones = Vec::new();
    for point in (0..4).flat_map(|row| (0..5).map(move |column| Point::new(row, column))) {
        match random.below(5) {
            0 | 1 => stones.push((point, OWNER)),
            2 => stones.push((point, ATTACKER)),
            _ => {}
        }
    }
    let around = (0..6).map(|column| Point::new(4, column)).chain((0..4).map(|row| Point::new(row, 5)));
    stones.extend(around.filter(|_| random.below(5) > 0).map(|point| (point, ATTACKER)));
    let board = Board::with_stones(13, &stones).ok()?;
    let strings = board.strings_in(board.points(), OWNER).into_iter();
    let goal = strings.map(|string| board.string_stones(string)).max_by_key(PointSet::len)?;
    (goal.len() > 3).then_some((board, goal))
}

#[test]
fn no_pocket_refutes_a_move_that_kills() {
    let mut random = Random(41);
    let mut reader = OwlReader::default();
    let mut asked = 0;
    while asked < 12 {
        let Some((mut board, goal)) = open_corner(&mut random) else { continue };
        let ground = Ground::shut_in(&board, &goal, OWNER);
        let answer = reader.read(&mut board, &ground, Side::Attacker);
        let Some(point) = answer.point.filter(|_| answer.outcome == Outcome::Win && !answer.certain) else { continue };
        asked += 1;
        assert!(board.try_play(point, ATTACKER));
        let lives = reader.settled(&board, &ground).is_some_and(|owl| {
            owl.attack.outcome == Outcome::Lost || owl.defense.outcome == Outcome::Win && owl.defense.point.is_some()
        });
        assert!(!lives, "{point:?}\n{board}");
    }
}

/// Dragons of which it is known what becomes of them, each with the moves that kill and that save them.
#[test]
fn well_known_shapes_are_read_right() {
    // (drawing, what the attacker achieves, the move; what the owner achieves, the move)
    let shapes = [
        // Three in a row: whoever plays in the middle.
        (
            ". . . X O . .
             X X X X O . .
             O O O O O . .
             . . . . . . .
             . . . . . . .
             . . . . . . .
             . . . . . . .",
            (Outcome::Win, Some("B7")),
            (Outcome::Win, Some("B7")),
        ),
        // Four in a row live.
        (
            ". . . . X O .
             X X X X X O .
             O O O O O O .
             . . . . . . .
             . . . . . . .
             . . . . . . .
             . . . . . . .",
            (Outcome::Lost, None),
            (Outcome::Win, None),
        ),
        // Four in a square are dead.
        (
            "O O O O O . .
             O X X X X O .
             O X . . X O .
             O X . . X O .
             O X X X X O .
             . O O O O O .
             . . . . . . .",
            (Outcome::Win, None),
            (Outcome::Lost, None),
        ),
        // The bulky five has one vital point.
        (
            "O O O O O O .
             O X X X X O .
             O X . . X O .
             O X . . X O .
             O X . X X O .
             O X X X O O .
             O O O O O . .",
            (Outcome::Win, Some("C4")),
            (Outcome::Win, Some("C4")),
        ),
    ];
    let mut reader = OwlReader::default();
    for (drawing, (killed, attack), (saved, defense)) in shapes {
        let board = Board::from_drawing(drawing).unwrap();
        let ground = Ground::shut_in(&board, board.stones(OWNER), OWNER);
        let name = |point: Option<Point>| point.map(|point| point.to_text(board.size()));
        let found = [Side::Attacker, Side::Owner].map(|side| reader.read(&mut board.clone(), &ground, side));
        assert_eq!((found[0].outcome, found[0].certain), (killed, true), "attack\n{board}");
        assert_eq!((found[1].outcome, found[1].certain), (saved, true), "defense\n{board}");
        for (found, expected) in found.into_iter().zip([attack, defense]) {
            if let Some(expected) = expected {
                assert_eq!(name(found.point).as_deref(), Some(expected), "{board}");
            }
        }
    }
}
