//! Small races against a slow and obviously right version of themselves.

use super::arena::Arena;
use super::field::ATTACKER;
use super::search::Search;
use super::{RaceReader, answers};
use crate::board::{Board, Color, FromDrawing, Orientation, Point, PointSet};
use crate::reading::Outcome;
use crate::unconditional::Unconditional;
use std::collections::HashMap;

/// Random numbers (G. Marsaglia's `xorshift64`).
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n
    }
}

/// Where stones fall at random; what stands around lives for ever: Black on the left, White on the right.
const ROWS: usize = 3;
const COLUMNS: usize = 5;
const SIZE: usize = 9;
const AROUND: [&str; SIZE] = [
    ". . . . . O O . O",
    ". . . . . O . O O",
    ". . . . . O O O .",
    "X X X O O O O O O",
    "X X X O O O O O O",
    "X X X O O O O O O",
    "X . X O O O O O O",
    "X X X O O O O O O",
    ". X X O O O O O O",
];

/// Two strings side by side, neither of which is connected to what lives.
struct Problem {
    board: Board,
    own: PointSet,
    other: PointSet,
    color: Color,
    firm: PointSet,
}

impl Problem {
    fn random(random: &mut Random) -> Option<Self> {
        let mut stones = Vec::new();
        let filled = 6 + random.below(4);
        for (row, line) in AROUND.iter().enumerate() {
            for (column, symbol) in line.split(' ').enumerate() {
                let point = Point::new(row, column);
                let inside = row < ROWS && column < COLUMNS;
                match symbol {
                    "X" => stones.push((point, Color::Black)),
                    "O" => stones.push((point, Color::White)),
                    _ if inside && random.below(10) < filled => {
                        let color = if random.below(2) == 0 { Color::Black } else { Color::White };
                        stones.push((point, color));
                    }
                    _ => {}
                }
            }
        }
        let board = Board::with_stones(SIZE, &stones).ok()?;
        let unconditional = Unconditional::new(&board);
        let firm = unconditional.invincible(Color::Black).union(unconditional.invincible(Color::White));
        let inside: PointSet =
            (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| Point::new(row, column))).collect();
        let strings = |color| board.strings_in(&inside.difference(&firm), color);
        let own = strings(Color::Black).into_iter().map(|at| board.string_stones(at)).max_by_key(PointSet::len)?;
        let other = strings(Color::White)
            .into_iter()
            .map(|at| board.string_stones(at))
            .filter(|stones| stones.neighbors().intersects(&own))
            .max_by_key(PointSet::len)?;
        let color = Color::Black;
        // Two stones at least, so that what is fought for is not taken in a ko.
        (own.len() > 1 && other.len() > 1).then_some(Self { board, own, other, color, firm })
    }

    fn turned(&self, orientation: Orientation, swapped: bool) -> Self {
        let turn = |set: &PointSet| set.iter().map(|point| orientation.on_board(point, SIZE)).collect();
        let board = self.board.oriented(orientation);
        let (board, color) = if swapped { (board.color_swapped(), self.color.opponent()) } else { (board, self.color) };
        Self { board, own: turn(&self.own), other: turn(&self.other), color, firm: turn(&self.firm) }
    }
}

/// A position of the whole game.
type Key = (u64, bool);

/// The game, all of it: which positions follow on which, and in which the attacker has captured the goal.
struct Whole<'a> {
    problem: &'a Problem,
    /// Whose string is to be captured: Black's `own` or White's `other`.
    owner: Color,
    rich: Option<Color>,
    /// For each position who moves, and what follows.
    positions: HashMap<Key, (bool, Vec<Key>)>,
    captured: Vec<Key>,
}

/// More positions than this are too many.
const MOST: usize = 8_000;

impl Whole<'_> {
    fn visit(&mut self, board: &mut Board, attacks: bool) -> Option<Key> {
        let key = (board.hash(), attacks);
        if self.positions.contains_key(&key) {
            return Some(key);
        }
        if self.positions.len() > MOST {
            return None;
        }
        self.positions.insert(key, (attacks, Vec::new()));
        let Problem { own, other, color, .. } = self.problem;
        let (goal, rival) = if self.owner == *color { (own, other) } else { (other, own) };
        if !board.stones(self.owner).intersects(goal) {
            self.captured.push(key);
            return Some(key);
        }
        // Whoever captures first has won.
        if !board.stones(self.owner.opponent()).intersects(rival) {
            return Some(key);
        }
        let color = if attacks { self.owner.opponent() } else { self.owner };
        let mut next = Vec::new();
        for point in &board.empty_points() {
            if point.row() >= ROWS || point.column() >= COLUMNS {
                continue;
            }
            let played =
                board.try_play(point, color) || self.rich == Some(color) && board.try_play_ignoring_ko(point, color);
            if played {
                let child = self.visit(board, !attacks);
                board.undo();
                next.push(child?);
            }
        }
        if !attacks {
            board.pass();
            let child = self.visit(board, true);
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
}

fn is_captured(problem: &Problem, owner: Color, player: Color, rich: Option<Color>) -> Option<bool> {
    let mut whole = Whole { problem, owner, rich, positions: HashMap::new(), captured: Vec::new() };
    let root = whole.visit(&mut problem.board.clone(), player != owner)?;
    Some(whole.killed().contains_key(&root))
}

#[test]
fn what_is_certain_of_small_races_is_true() {
    let mut random = Random(3);
    let (mut asked, mut certain, mut kos, mut wrong) = (0, 0, 0, Vec::new());
    while asked < 3_000 {
        let Some(problem) = Problem::random(&mut random) else { continue };
        let Problem { board, own, other, color, firm } = &problem;
        let (owner, dragons) =
            if random.below(2) == 0 { (*color, [own, other]) } else { (color.opponent(), [other, own]) };
        let player = if random.below(2) == 0 { Color::Black } else { Color::White };
        let rich = [None, Some(Color::Black), Some(Color::White)][random.below(3)];
        let Some(truth) = is_captured(&problem, owner, player, rich) else { continue };
        let arena = Arena::new(board, dragons, owner, firm, firm, 4).unwrap();
        if !arena.is_closed {
            continue;
        }
        let mut search = Search::new(&arena.field, true, false, 1_000_000, None);
        let found = answers(&mut search, &arena, player, rich);
        asked += 1;
        kos += usize::from(found.met_ko);
        if found.certain {
            certain += 1;
            let is_captured = found.succeeds == (arena.side(player) == ATTACKER);
            if is_captured != truth {
                wrong.push(format!(
                    "{owner:?} captured: not {is_captured}, {player:?} first, rich {rich:?}, {dragons:?}\n{board}"
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {certain} are wrong:\n{}", wrong.len(), wrong[..wrong.len().min(5)].join("\n"));
    assert!(10 * certain > 9 * asked, "only {certain} of {asked} are certain");
    assert!(kos > 100, "{kos} kos");
}

/// Bent four in the corner, beside stones that live.
const BENT_FOUR: &str = "
    . O . X O O O O O
    O X X X O O . O O
    . X O O O O O O O
    X X O O O O O O O
    O O O O O O . O O
    O O O O O O O O O
    O O O O O O O O O
    O O O O O O O O O
    O O O O O O O O O";

/// A ko at A8: if Black does not take it, White does, and has ended it.
const DIRECT_KO: &str = "
    O . X X X O O . O
    . O O X X O . O O
    O X X O O O O O .
    X X X O O O O O O
    X X X O O O O O O
    X X X O O O O O O
    X . X O O O O O O
    X X X O O O O O O
    . X X O O O O O O";

/// The race of a black and a white string, with Black or White to move.
fn drawn(drawing: &str, strings: [&str; 2], first: Color) -> super::Race {
    let board = Board::from_drawing(drawing).unwrap();
    let [black, white] = strings.map(|at| board.string_stones(Point::from_text(at, 9).unwrap()));
    let (own, other) = if first == Color::Black { (black, white) } else { (white, black) };
    RaceReader::default().read(&board, &own, &other, &PointSet::EMPTY, first).unwrap()
}

#[test]
fn a_ko_that_only_the_attacker_can_begin_is_none() {
    let saved = drawn(BENT_FOUR, ["D9", "E9"], Color::Black);
    assert_eq!((saved.defense, saved.point, saved.waits, saved.certain), (Outcome::Lost, None, true, false));
    let killed = drawn(BENT_FOUR, ["D9", "E9"], Color::White);
    assert_eq!((killed.attack, killed.waits, killed.certain), (Outcome::Win, true, false));
}

/// White lives, but the stone at C1 is cut off and has two liberties.
#[test]
fn what_may_be_cut_off_from_the_living_does_not_stand() {
    let board = Board::from_drawing(
        "
        . O . O O
        O O O O .
        X X X X O
        . X X X X
        . . O . X",
    )
    .unwrap();
    let white = board.stones(Color::White);
    let firm = super::arena::firmly(&board, white);
    let at = |text: &str| Point::from_text(text, 5).unwrap();
    assert!(firm.contains(at("A4")) && !firm.contains(at("C1")) && !firm.contains(at("E3")), "{firm:?}");
}

#[test]
fn a_ko_that_the_owner_can_end_is_one() {
    let race = drawn(DIRECT_KO, ["C9", "B8"], Color::Black);
    assert!(!race.waits && race.attack.is_ko(), "{race:?}");
}

#[test]
fn where_the_attacker_waits_the_whole_game_has_a_ko() {
    let bent_four = || {
        let board = Board::from_drawing(BENT_FOUR).unwrap();
        let [own, other] = ["D9", "E9"].map(|at| board.string_stones(Point::from_text(at, SIZE).unwrap()));
        Problem { own, other, color: Color::Black, firm: PointSet::EMPTY, board }
    };
    let white_first = Problem { color: Color::White, own: bent_four().other, other: bent_four().own, ..bent_four() };
    let mut random = Random(29);
    let problems = (0..10_000).filter_map(|_| Problem::random(&mut random)).chain([bent_four(), white_first]);
    let (mut kos, mut waits) = (0, 0);
    for problem in problems {
        let Problem { board, own, other, color, .. } = &problem;
        let Some(race) = RaceReader::default().read(board, own, other, &PointSet::EMPTY, *color) else { continue };
        if !race.waits {
            kos += usize::from([race.attack, race.defense].iter().any(|outcome| outcome.is_ko()));
            continue;
        }
        // The opponent waits to kill, or the player does.
        let owner = if race.attack == Outcome::Win { color.opponent() } else { *color };
        let captured = |rich| is_captured(&problem, owner, *color, Some(rich));
        let (Some(by_attacker), Some(by_owner)) = (captured(owner.opponent()), captured(owner)) else { continue };
        waits += 1;
        assert!(by_attacker && !by_owner, "{race:?} {by_attacker} {by_owner}\n{board}");
    }
    assert!(kos > 4 && waits > 1, "{kos} kos, {waits} of which one side may wait with");
}

#[test]
fn the_move_of_a_race_saves_its_dragon() {
    let mut random = Random(17);
    let mut saved = 0;
    for _ in 0..60_000 {
        let Some(problem) = Problem::random(&mut random) else { continue };
        let Problem { board, own, other, color, firm } = &problem;
        // What captures a few stones is seen to live by it, too.
        if own.len() <= super::SMALL {
            continue;
        }
        let Some(race) = RaceReader::default().read(board, own, other, &PointSet::EMPTY, *color) else { continue };
        let Some(point) = race.point.filter(|_| race.certain && race.defense == Outcome::Win) else { continue };
        let enemy = color.opponent();
        let mut after = board.clone();
        assert!(after.try_play(point, *color));
        after.settle();
        let Some(own) = own.iter().find_map(|stone| after.string(stone).map(|string| *string.stones())) else {
            continue;
        };
        let problem = Problem { board: after, own, other: *other, color: *color, firm: *firm };
        let Some(captured) = is_captured(&problem, *color, enemy, Some(enemy)) else { continue };
        assert!(!captured, "{race:?}\n{board}");
        saved += 1;
    }
    assert!(saved > 100, "{saved} saved");
}

/// Black lives by C2; at B2 he lives and fights a ko about White's stones.
const LIFE_AND_KO: &str = "
    . . . . . . . . .
    O O O O O O O O O
    . . . . . . . . .
    O O O O O O O O O
    O O O O O . . . .
    X X X X O . . . .
    X . O X O . . . .
    . . . X O . . . .
    . O O X O . . . .";

#[test]
fn of_moves_that_save_the_one_that_fights_a_ko_too_is_named() {
    let race = drawn(LIFE_AND_KO, ["A4", "B1"], Color::Black);
    let ko = Point::from_text("B2", 9);
    assert_eq!((race.defense, race.attack.is_ko(), race.point), (Outcome::Win, true, ko), "{race:?}");
    assert_eq!(race.capture, None);
}

#[test]
fn a_move_that_fights_a_ko_is_told_apart_only_if_it_does_not_save() {
    let mut random = Random(23);
    let (mut both, mut apart) = (0, 0);
    for _ in 0..20_000 {
        let Some(problem) = Problem::random(&mut random) else { continue };
        let Problem { board, own, other, color, .. } = &problem;
        let Some(race) = RaceReader::default().read(board, own, other, &PointSet::EMPTY, *color) else { continue };
        if !race.certain || !race.attack.is_ko() || race.defense != Outcome::Win {
            continue;
        }
        let is_captured = |board: &Board| {
            let enemy = color.opponent();
            let other = other.intersection(board.stones(enemy));
            let race = RaceReader::default().read(board, &other, own, &PointSet::EMPTY, enemy);
            race.map(|race| race.attack != Outcome::Lost)
        };
        // Nobody has to save what needs no move.
        if is_captured(board) == Some(false) {
            continue;
        }
        let is_lost_after = |point: Option<Point>| {
            let mut after = board.clone();
            assert!(after.try_play(point?, *color));
            is_captured(&after)
        };
        match (is_lost_after(race.point), is_lost_after(race.capture)) {
            (Some(false), None) => both += 1,
            (Some(false), Some(true)) => apart += 1,
            found => panic!("{found:?} {race:?}\n{board}"),
        }
    }
    assert!(both > 0 && apart > 0, "{both} save and fight, {apart} only fight");
}

#[test]
fn turned_and_mirrored_races_and_those_of_the_other_color_get_the_same_answer() {
    let mut random = Random(11);
    let mut asked = 0;
    while asked < 100 {
        let Some(problem) = Problem::random(&mut random) else { continue };
        asked += 1;
        let read = |problem: &Problem| {
            let Problem { board, own, other, color, .. } = problem;
            RaceReader::default().read(board, own, other, &PointSet::EMPTY, *color).unwrap()
        };
        let race = read(&problem);
        for (orientation, swapped) in Orientation::ALL.into_iter().flat_map(|o| [(o, false), (o, true)]) {
            let turned = read(&problem.turned(orientation, swapped));
            let Problem { board, .. } = &problem;
            let shown = |race: &super::Race| (race.defense, race.attack, race.certain, race.point.is_some());
            assert_eq!(shown(&turned), shown(&race), "{orientation:?} {swapped}\n{board}");
        }
    }
}
