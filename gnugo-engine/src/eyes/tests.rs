use super::graph::{Content, EyeGraph, GraphPoint};
use super::*;
use crate::board::FromDrawing;
use crate::board::Orientation;
use crate::board::tests::BUSY;
use crate::reach::parts;

/// A graph drawn as in the manual: `.` empty, `X` a prisoner, `!` a way in, a blank the wall.
fn graph(drawing: &str) -> EyeGraph {
    let rows: Vec<Vec<char>> = drawing.lines().map(|row| row.chars().collect()).collect();
    let at = |r: usize, c: usize| rows.get(r).and_then(|row| row.get(c)).copied().unwrap_or(' ');
    let mut graph = EyeGraph::default();
    let mut numbers = FxHashMap::default();
    for (r, row) in rows.iter().enumerate() {
        for (c, &symbol) in row.iter().enumerate().filter(|(_, symbol)| **symbol != ' ') {
            let around = [(r + 1, c), (r, c + 1), (r.wrapping_sub(1), c), (r, c.wrapping_sub(1))];
            let content = if symbol == 'X' { Content::Prisoner } else { Content::Empty };
            let walled = around.iter().any(|&(r, c)| at(r, c) == ' ');
            let number = graph.add(GraphPoint { content, open: symbol == '!', walled }).expect("a small graph");
            numbers.insert((r, c), number);
        }
    }
    for (&(r, c), &number) in &numbers {
        for beside in [(r + 1, c), (r, c + 1)] {
            if let Some(&other) = numbers.get(&beside) {
                graph.join(number, other);
            }
        }
    }
    graph
}

fn value(drawing: &str) -> String {
    solver::solve(&graph(drawing)).map_or("gave up".into(), |solution| solution.value.to_string())
}

#[test]
fn the_shapes_that_everybody_knows() {
    for (drawing, expected) in [
        (".", "1111"),
        ("..", "1111"),
        // Three in a row: whoever takes the middle.
        ("...", "1122"),
        // Four in a row and bent four live; the square does not; the pyramid hangs on its middle.
        ("....", "1222"),
        ("..\n ..", "1222"),
        ("..\n..", "1112"),
        ("...\n . ", "1122"),
        // Five: crossed and bulky hang on their vital point, in a row they live.
        (" . \n...\n . ", "1122"),
        ("..\n...", "1122"),
        (".....", "2222"),
        // Six: the rabbit's head hangs on its middle, the rectangle lives.
        (" ..\n...\n . ", "1122"),
        ("...\n...", "1222"),
        // Prisoners: three in the middle of five are a seki; four of six are dead, and leave three in a row.
        (".XXX.", "2222"),
        ("XXX.", "1112"),
        // Half and false eyes.
        ("!.", "0011"),
        ("!", "0000"),
        ("!.!", "0001"),
        ("!..", "0111"),
        ("!...", "1112"),
        ("!....", "1122"),
    ] {
        assert_eq!(value(drawing), expected, "{drawing}");
    }
}

#[test]
fn the_examples_of_the_manual() {
    // "Eye Example": exactly one eye, whoever moves first.
    let example = graph("!\n...\n...!");
    let solution = solver::solve(&example).expect("a small graph");
    assert_eq!((solution.value.min(), solution.value.max()), (1, 1));
    // "Eye Local Game Values": the attacker's first move there gains an eye, but no more by tenuki.
    assert_eq!(value(" X\nXX.!."), "1122");
    // "Local games": a chimera, two eyes or none. White stands in atari outside and inside of the eye space.
    let (_, chimera) = analysed(
        "
        X X X X X . .
        X O O O X . .
        X O . O O X .
        X X . . O X .
        . X X O O X .
        . . X X X X .
        . . . . . . .",
    );
    let space = chimera.at(Point::new(2, 2), Color::White).expect("a space");
    assert_eq!((space.value.min(), space.value.max()), (0, 2), "{space:?}");
}

/// All connected sets of `size` cells with the first cell fixed, as lists of steps from it.
fn shapes(size: usize) -> Vec<Vec<(i32, i32)>> {
    let mut shapes = vec![vec![(0, 0)]];
    for _ in 1..size {
        let mut larger: Vec<Vec<(i32, i32)>> = Vec::new();
        for shape in &shapes {
            for &(r, c) in shape {
                for cell in [(r + 1, c), (r, c + 1), (r - 1, c), (r, c - 1)] {
                    let mut next = shape.clone();
                    if !next.contains(&cell) {
                        next.push(cell);
                        next.sort_unstable();
                        if !larger.contains(&next) {
                            larger.push(next);
                        }
                    }
                }
            }
        }
        shapes = larger;
    }
    shapes
}

/// Whether the attacker can capture the wall that fills the board around a space: by trying everything. `kos` says
/// who may retake a ko at once.
fn wall_falls(board: &mut Board, wall: Point, mover: Color, passed: bool, kos: Color, path: &mut Vec<u64>) -> bool {
    let attacker = Color::Black;
    if board.is_empty(wall) {
        return true;
    }
    for point in &board.empty_points() {
        let played = if mover == kos { board.try_play_ignoring_ko(point, mover) } else { board.try_play(point, mover) };
        if !played {
            continue;
        }
        // Whoever owns the kos has the better of a repetition as well.
        let falls = if path.contains(&board.stones_hash()) {
            kos == attacker
        } else {
            path.push(board.stones_hash());
            let falls = wall_falls(board, wall, mover.opponent(), false, kos, path);
            path.pop();
            falls
        };
        board.undo();
        if falls == (mover == attacker) {
            return falls;
        }
    }
    if passed {
        return false;
    }
    board.pass();
    let falls = wall_falls(board, wall, mover.opponent(), true, kos, path);
    board.undo();
    falls
}

/// The space as the engine sees it, if it is in one piece and all closed.
fn space_of(board: &Board, evaluator: &mut Evaluator, points: PointSet) -> EyeSpace {
    let wall = *board.stones(Color::White);
    let doubtful = FxHashMap::default();
    let outline = Outline { color: Color::White, points, marginal: PointSet::EMPTY, wall: &wall, doubtful: &doubtful };
    evaluator.evaluate(board, &outline)
}

#[test]
fn closed_shapes_live_exactly_if_nothing_kills_them() {
    // The whole board outside the shape is the wall; there are no liberties outside. All shapes of up to five points,
    // in the open, at the edge and in the corner.
    let size = 9;
    let mut evaluator = Evaluator::default();
    let (mut compared, mut kos) = (0, Vec::new());
    for cells in 1..=5 {
        for shape in shapes(cells) {
            for (row, column) in [(4, 4), (0, 4), (0, 0)] {
                let place = |&(r, c): &(i32, i32)| Point::on_board(row + r, column + c, size);
                let Some(points) = shape.iter().map(place).collect::<Option<PointSet>>() else { continue };
                let stones: Vec<_> =
                    PointSet::board(size).difference(&points).iter().map(|p| (p, Color::White)).collect();
                let Ok(mut board) = Board::with_stones(size, &stones) else { continue };
                let wall = Point::new(8, 8);
                let parts = parts(board.stones(Color::White)).len();
                if parts > 1 {
                    // The shape cuts a corner off.
                    continue;
                }
                let space = space_of(&board, &mut evaluator, points);
                for (first, eyes) in [(Color::Black, space.value.min()), (Color::White, space.value.max())] {
                    let mut falls = |kos| wall_falls(&mut board, wall, first, false, kos, &mut vec![0]);
                    let (by_ko, surely) = (falls(Color::Black), falls(Color::White));
                    assert!(by_ko || !surely);
                    if by_ko == surely {
                        assert_eq!(eyes == 2, !surely, "{first} first:\n{board}");
                    } else {
                        kos.push((first, points.iter().map(|p| p.to_text(size)).collect::<Vec<_>>().join(" ")));
                    }
                }
                compared += 1;
            }
        }
    }
    assert!(compared > 100, "{compared} shapes");
    // Bent four in the corner, and its mirror image. Nothing else hangs on a ko, about which eyes say nothing.
    let bent_fours = ["A9 B9 C9 A8", "A9 B9 A8 A7"].map(|points| (Color::Black, points.to_owned()));
    assert_eq!(kos, bent_fours);
}

fn analysed(drawing: &str) -> (Board, EyeSpaces) {
    let board = Board::from_drawing(drawing).expect("a position");
    (board.clone(), spaces_of(board))
}

fn spaces_of(mut board: Board) -> EyeSpaces {
    let mut reader = Reader::default();
    let worms = Worms::new(&mut board, &mut reader, &[], &[]);
    EyeSpaces::new(&mut board, &mut reader, &worms, &mut Evaluator::default())
}

/// White stones in a small region that one black string closes are inside Black's eye space, captured or not. With a gap
/// in the string they are connected to what may live outside, and in a larger region they may live themselves.
#[test]
fn stones_shut_in_where_there_is_no_room() {
    const SHUT_IN: &str = "
        . . . O X . O . X
        . . . O X . O . X
        . . . O X X X X X
        . . . O O O O O O
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    let shut_in = |drawing: &str| {
        let board = Board::from_drawing(drawing).expect("a position");
        let stones = Color::BOTH.map(|color| *board.stones(color));
        Color::BOTH.map(|color| domain::shut_in(&board, &stones, color))
    };
    let inside: PointSet = ["G9", "G8"].into_iter().map(|text| at(text, 9)).collect();
    assert_eq!(shut_in(SHUT_IN), [PointSet::EMPTY, inside]);
    let swapped: String = SHUT_IN
        .chars()
        .map(|c| {
            if c == 'X' {
                'O'
            } else if c == 'O' {
                'X'
            } else {
                c
            }
        })
        .collect();
    assert_eq!(shut_in(&swapped), [inside, PointSet::EMPTY]);
    let open = SHUT_IN.replacen("O X X X X X", "O X X . X X", 1);
    let large = SHUT_IN.replacen("O X . O . X", "O X . O . .", 2).replacen("X X X X X", "X X X X .", 1);
    for drawing in [open, large] {
        assert_eq!(shut_in(&drawing), [PointSet::EMPTY; 2]);
    }
}

fn at(text: &str, size: usize) -> Point {
    Point::from_text(text, size).expect("a point")
}

#[test]
fn the_half_eye_and_the_false_eye_of_the_spec() {
    // spec/worms-and-dragons.texi, "Half Eyes and False Eyes", with the rest of the board around it.
    let (_, half) = analysed(
        "
        . . . . . . . . .
        . . . . . . . . .
        . X X X X X . . .
        . O O . . X . . .
        . O . O . X . . .
        . O O X X X . . .
        O . O X . . . . .
        . O O X . . . . .
        . O X X . . . . .",
    );
    let eye = at("C5", 9);
    assert_eq!(half.kind(eye, Color::White), Some(EyeKind::Half));
    let space = half.at(eye, Color::White).expect("a space");
    assert_eq!((space.value.min(), space.value.max()), (0, 1));
    let (_, false_eye) = analysed(
        "
        . . . . . . . . .
        . . . . . . . . .
        . X X X X X . . .
        . X O O . X . . .
        . O . O . X . . .
        . O O X X X . . .
        O . O X . . . . .
        . O O X . . . . .
        . O X X . . . . .",
    );
    let space = false_eye.at(eye, Color::White).expect("a space");
    assert!(space.marginal.contains(eye));
    assert_eq!(space.value, EyeValue::NONE);
}

#[test]
fn two_points_on_the_edge() {
    let (_, spaces) = analysed(
        "
        . O O . . X .
        . O X X . X .
        O O X . X . .
        O X X . . . .
        . O X . . . .
        O O X . . . .
        . O X . . . .",
    );
    let space = spaces.at(Point::new(0, 0), Color::White).expect("a space");
    assert_eq!(space.points.len(), 2);
    assert_eq!((space.value.min(), space.value.max()), (1, 1));
    assert!(space.marginal.is_empty() && space.prisoners.is_empty());
}

/// White's stones at C9 and D9 touch Black's eye space, and are in atari once Black plays at E9; B9 saves them, and opens
/// the way to E9.
#[test]
fn stones_that_hang_on_an_eye_space() {
    let space = |first_row: &str| {
        let (board, spaces) = analysed(&format!(
            "{first_row}
             O O X X X X X X X
             . O X . . . . . .
             . O X . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . ."
        ));
        let space = spaces.at(at("E9", board.size()), Color::Black).cloned();
        space.map(|space| (space.value.min(), space.value.max(), space.attack, space.defense))
    };
    let (key, eye) = (Some(at("B9", 9)), Some(at("E9", 9)));
    // Black captures three and threatens the two; White can't answer both. If White saves the two first, what is left of
    // the three is one eye.
    assert_eq!(space("O . O O . O O O X"), Some((1, 2, key, eye)));
    // What is left of two is one eye in any case.
    assert_eq!(space("O . O O . O O X X"), Some((1, 1, None, None)));
    // With nothing to capture, Black must fill the eye when White saves the stones.
    assert_eq!(space("O . O O . X X X X").map(|(min, ..)| min), Some(0));
}

#[test]
fn a_prisoner_is_inside_the_space() {
    let (_, spaces) = analysed(
        "
        X . . O X . .
        O O O O X . .
        . . . O X . .
        X X X X . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .",
    );
    let space = spaces.at(Point::new(0, 0), Color::White).expect("a space");
    assert_eq!(space.points.len(), 3);
    assert_eq!(space.prisoners, PointSet::single(Point::new(0, 0)));
    // The middle point is vital: white captures there and has two eyes, black leaves one.
    assert_eq!((space.value.min(), space.value.max()), (1, 2));
    assert!(!space.attacks.is_empty() && !space.defenses.is_empty());
}

/// What must not depend on how the board lies, or on which colour is which.
fn summary(spaces: &EyeSpaces, place: impl Fn(Point) -> Point, color: impl Fn(Color) -> Color) -> Vec<String> {
    let image = |points: &PointSet| points.iter().map(&place).collect::<PointSet>();
    let mut all: Vec<String> = spaces
        .iter()
        .map(|space| {
            let parts = [&space.points, &space.marginal, &space.prisoners, &space.attacks, &space.defenses];
            format!("{} {} {:?}", color(space.color), space.value, parts.map(image))
        })
        .collect();
    all.sort();
    all
}

#[test]
fn the_same_in_all_orientations_and_colours() {
    let (board, spaces) = analysed(BUSY);
    for orientation in Orientation::ALL {
        let turned = spaces_of(board.oriented(orientation));
        let expected = summary(&spaces, |point| orientation.on_board(point, board.size()), |color| color);
        assert_eq!(summary(&turned, |point| point, |color| color), expected, "{orientation:?}");
    }
    let swapped = spaces_of(board.color_swapped());
    assert_eq!(summary(&swapped, |p| p, |c| c), summary(&spaces, |p| p, Color::opponent));
}

#[test]
fn values_add_up() {
    let (eye, half) = (EyeValue::settled(1), EyeValue::new(0, 0, 1, 1));
    let chimera = EyeValue::new(0, 0, 2, 2);
    assert_eq!(eye.plus(eye), EyeValue::TWO);
    assert_eq!(eye.plus(half), EyeValue::new(1, 1, 2, 2));
    // Of two half eyes each player gets one.
    assert_eq!(half.plus(half), EyeValue::new(0, 1, 1, 2));
    assert_eq!(half.plus(half).plus(half).min(), 1);
    assert_eq!(half.plus(half).plus(half).max(), 2);
    // Who takes the chimera leaves the half eye.
    assert_eq!((chimera.plus(half).min(), chimera.plus(half).max()), (1, 2));
    for (a, b) in [(eye, half), (half, chimera), (chimera, eye)] {
        assert_eq!(a.plus(b), b.plus(a));
        assert_eq!(a.plus(EyeValue::NONE), a);
    }
}
