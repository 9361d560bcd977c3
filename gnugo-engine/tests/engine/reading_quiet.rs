//! Moves away from a string that do nothing at once: they are tried where one is needed, and not beyond their limits
//! ([`Limits::quiet_attack_depth`], [`Limits::quiet_defense_depth`]).

use crate::support::{Random, strings};
use gnugo_engine::board::{Board, Color, FromDrawing, Orientation, Point};
use gnugo_engine::reading::{Limits, Outcome, Reader, Reading, Step, Trace};

/// A stone that was tried, and what the board was like.
struct Tried<'a> {
    /// Before the stone was played.
    board: &'a Board,
    point: Point,
    color: Color,
    /// After how many moves, without those that were forced.
    depth: usize,
}

/// Whether a move counts: not that of an owner whose string is in atari, nor that of an attacker who has two stones or
/// more around it in atari, nor the atari on such stones that have just been extended.
fn counts(board: &Board, target: Point, point: Point, color: Color, last: Option<Point>) -> bool {
    let Some(owner) = board.color_at(target) else { return true };
    let around = |chain: Point| board.color_at(chain) == Some(owner.opponent()) && touch(board, chain, target);
    let pressed = |chain: Point, most| board.liberties(chain) == most && board.string_stones(chain).len() > 1;
    if color == owner {
        let rung = |last| around(last) && pressed(last, 2) && board.liberty_set(last).contains(point);
        board.liberties(target) > 1 && !last.is_some_and(rung)
    } else {
        !board.origins().any(|chain| around(chain) && pressed(chain, 1))
    }
}

/// Whether two strings are next to each other.
fn touch(board: &Board, a: Point, b: Point) -> bool {
    board.string_stones(a).neighbors().intersects(&board.string_stones(b))
}

/// Goes through the stones that were tried for a string, and those before them in their line.
fn each_try(board: &Board, target: Point, trace: &Trace, mut look: impl FnMut(&Tried<'_>, &[Option<Point>])) {
    let (mut board, mut line, mut counted) = (board.clone(), Vec::new(), Vec::new());
    for step in trace.steps() {
        match *step {
            Step::Try { point: Some(point), color, .. } => {
                let depth = counted.iter().filter(|&&counts| counts).count();
                look(&Tried { board: &board, point, color, depth }, &line);
                counted.push(counts(&board, target, point, color, line.last().copied().flatten()));
                assert!(board.try_play(point, color) || board.try_play_ignoring_ko(point, color));
                line.push(Some(point));
            }
            Step::Try { point: None, .. } => {
                board.pass();
                counted.push(true);
                line.push(None);
            }
            Step::Back => {
                board.undo();
                counted.pop();
                line.pop();
            }
            _ => {}
        }
    }
}

/// Attacks the string in all orientations and both colours. Whether it is captured by a line in which these stones come
/// one after the other from the start.
fn attack(drawing: &str, target: &str, line: &[&str], limits: Limits) -> (Outcome, bool) {
    let drawn = Board::from_drawing(drawing).expect("a drawing of a position");
    let size = drawn.size();
    let read = |text: &str| Point::from_text(text, size).expect("a point of the drawing");
    let mut found = Vec::new();
    for orientation in Orientation::ALL {
        for swapped in [false, true] {
            let turned = drawn.oriented(orientation);
            let mut board = if swapped { turned.color_swapped() } else { turned };
            let place = |text: &&str| orientation.on_board(read(text), size);
            let (target, line) = (place(&target), line.iter().map(place).map(Some).collect::<Vec<_>>());
            let (reading, trace) = Reader::with_limits(limits).traced(|reader| reader.attack(&mut board, target));
            let mut tried = false;
            each_try(&board, target, &trace, |stone, before| {
                tried |= line.split_last() == Some((&Some(stone.point), before));
            });
            found.push((reading.outcome, tried));
        }
    }
    assert!(found.iter().all(|one| *one == found[0]), "{found:?}");
    found[0]
}

#[test]
fn an_attacker_helps_weak_stones_where_nothing_else_works() {
    // Black plays D2, and White must not let F2 or E1 happen: F3, and a stone at F2 is taken by G3. Now F4. It puts
    // nothing into atari (F3 keeps two liberties) and has only three of its own; but it helps G4, and takes G3 away from
    // White. Then F2 and E1 work again, and F2 by White is answered at G3.
    let drawing = "
        . . . . . . .
        . . . . . . .
        . . . . . . O
        . . . X . . X
        . . . . X . .
        . . . . O . X
        . . . . . O X";
    let ask = |depth| {
        let limits = Limits { quiet_attack_depth: depth, ..Limits::default() };
        attack(drawing, "E2", &["D2", "F3", "F4"], limits)
    };
    // F4 is the third move, and none of the first two is forced.
    for depth in [0, 1] {
        assert_eq!(ask(depth), (Outcome::Lost, false), "{depth}");
    }
    for depth in [2, 3] {
        assert_eq!(ask(depth), (Outcome::Win, true), "{depth}");
    }
}

#[test]
fn a_defender_makes_room_where_nothing_else_works() {
    // White C2. If Black connects at A2, now or after B1, White A4 leaves the string no way out. With B4 on the board, a
    // stone at A4 is in atari. B4 touches nothing of Black's, and of White's only a string of five liberties.
    let drawing = "
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . X . . . .
        X O O . . . . .
        . X . . . . . .
        . . . . . . X .";
    let ask = |depth| {
        let limits = Limits { quiet_defense_depth: depth, ..Limits::default() };
        attack(drawing, "B2", &["C2", "B4"], limits)
    };
    assert_eq!(ask(0), (Outcome::Win, false));
    for depth in [1, 2, 3] {
        assert_eq!(ask(depth), (Outcome::Lost, true), "{depth}");
    }
}

/// Whether a stone is away from the string, and does nothing at once that anybody could see: it takes nothing, touches no
/// friend, and of the opponent's strings only such as have more liberties.
fn is_quiet(stone: &Tried<'_>, target: Point, more_than: usize) -> bool {
    let Tried { board, point, color, .. } = *stone;
    let liberties = board.liberty_set(target);
    let around = point.neighbors();
    let is_near = liberties.contains(point) || around.into_iter().any(|n| liberties.contains(n));
    let touches = |n: Point| match board.color_at(n) {
        Some(other) if other == color => true,
        Some(_) => board.liberties(n) <= more_than,
        None => false,
    };
    !is_near && !around.into_iter().any(touches)
}

/// What is quiet for either player, at which depths: the attacker's stones that have three liberties or fewer and threaten
/// no atari, and the defender's that touch no string of three liberties or fewer.
fn quiet_depths(board: &mut Board, target: Point, limits: Limits, question: Question) -> [Vec<usize>; 2] {
    let owner = board.color_at(target).expect("a string");
    let (_, trace) = Reader::with_limits(limits).traced(|reader| question(reader, board, target));
    let [mut attacks, mut defenses] = [Vec::new(), Vec::new()];
    each_try(board, target, &trace, |stone, _| {
        if stone.board.color_at(target) != Some(owner) || stone.board.liberties(target) < 2 {
            // There are other reasons for a move near a string in atari, or one that is gone.
        } else if stone.color == owner && is_quiet(stone, target, 3) {
            defenses.push(stone.depth);
        } else if stone.color != owner
            && is_quiet(stone, target, 2)
            && stone.board.liberty_count_after(stone.point, stone.color) <= 3
        {
            attacks.push(stone.depth);
        }
    });
    [attacks, defenses]
}

type Question = fn(&mut Reader, &mut Board, Point) -> Reading;

#[test]
fn nothing_quiet_is_tried_beyond_the_limits() {
    let (mut random, mut within) = (Random(7), [0, 0]);
    for i in 0..60 {
        let mut board = Board::new(7).expect("a size that boards have");
        for color in Color::BOTH.into_iter().cycle().take(8 + random.below(14)) {
            random.move_near(&mut board, color);
        }
        board.settle();
        let limits = Limits { quiet_attack_depth: i % 3, quiet_defense_depth: i % 4, ..Limits::default() };
        for (target, _) in strings(&board).into_iter().filter(|&(target, _)| board.liberties(target) <= 4) {
            for question in [Reader::attack as Question, Reader::find_defense] {
                let tried = quiet_depths(&mut board.clone(), target, limits, question);
                let most = [limits.quiet_attack_depth, limits.quiet_defense_depth];
                for ((depths, most), within) in tried.iter().zip(most).zip(&mut within) {
                    *within += depths.len();
                    assert!(depths.iter().all(|&depth| depth <= usize::from(most)), "{target:?} {depths:?}\n{board}");
                }
            }
        }
    }
    assert!(within.iter().all(|&tried| tried > 100), "{within:?}");
}
