//! Redundant patterns, compared with matching every board.

use super::drawing::{Drawing, Random};
use super::{faults_of, shape};

/// Whether a drawing as it is lies on a board with its move at a place.
fn matches(drawing: &Drawing, board: &[Vec<char>], place: (i32, i32)) -> bool {
    let rows = drawing.rows.iter().enumerate();
    let cells = || {
        rows.clone().flat_map(|(row, cells)| {
            cells.iter().enumerate().map(move |(column, cell)| (row as i32, column as i32, *cell))
        })
    };
    let Some((row, column, _)) = cells().find(|&(_, _, cell)| cell == '*') else { return false };
    let at = |r: i32, c: i32| {
        let row = usize::try_from(place.0 + r - row).ok().and_then(|row| board.get(row));
        row.and_then(|cells| cells.get(usize::try_from(place.1 + c - column).ok()?)).copied()
    };
    let (height, width) = (drawing.rows.len() as i32, drawing.rows[0].len() as i32);
    cells().all(|(r, c, cell)| {
        at(r, c).is_some_and(|there| match cell {
            'O' | 'X' => there == cell,
            'o' => there != 'X',
            'x' => there != 'O',
            '?' => true,
            _ => there == '.',
        })
    }) && (!drawing.north || at(-1, column).is_none())
        && (!drawing.south || at(height, column).is_none())
        && (!drawing.west || at(row, -1).is_none())
        && (!drawing.east || at(row, width).is_none())
}

/// Whether on each of these boards the general drawing proposes, in some orientation, every move that the other does.
fn covers(general: &Drawing, other: &Drawing, boards: &[Vec<Vec<char>>]) -> bool {
    let (generals, others) = (general.images(), other.images());
    boards.iter().all(|board| {
        let places =
            (0..board.len()).flat_map(|row| (0..board[0].len()).map(move |column| (row as i32, column as i32)));
        let proposes = |images: &[Drawing], place| images.iter().any(|image| matches(image, board, place));
        places.clone().all(|place| !proposes(&others, place) || proposes(&generals, place))
    })
}

/// All boards of two rows and three columns, and some larger ones.
fn boards(random: &mut Random) -> Vec<Vec<Vec<char>>> {
    let symbols = ['.', 'O', 'X'];
    let small = (0..729).map(|number| {
        let cell = |index: u32| symbols[number / 3_usize.pow(index) % 3];
        vec![vec![cell(0), cell(1), cell(2)], vec![cell(3), cell(4), cell(5)]]
    });
    let mut boards: Vec<Vec<Vec<char>>> = small.collect();
    for _ in 0..400 {
        boards.push((0..4).map(|_| (0..3).map(|_| random.pick(&['.', '.', 'O', 'X'])).collect()).collect());
    }
    boards
}

/// A drawing that matches at fewer places: some symbols narrowed, and perhaps a column more.
fn narrowed(drawing: &Drawing, random: &mut Random) -> Drawing {
    let mut narrower = drawing.clone();
    for cell in narrower.rows.iter_mut().flatten() {
        if random.below(2) == 0 {
            *cell = match *cell {
                'o' => random.pick(&['O', '.']),
                'x' => random.pick(&['X', '.']),
                '?' => random.pick(&['O', 'X', '.', 'o', 'x']),
                other => other,
            };
        }
    }
    if !narrower.east && random.below(2) == 0 {
        narrower.rows.iter_mut().for_each(|row| row.push(random.pick(&['.', '?', 'O'])));
    }
    let images = narrower.images();
    images[random.below(8)].clone()
}

#[test]
fn what_is_called_redundant_is_covered_on_every_board() {
    let mut random = Random::new(3);
    let boards = boards(&mut random);
    let (mut redundant, mut different) = (0, 0);
    for round in 0..150 {
        let (height, width) = (1 + random.below(2), 1 + random.below(3));
        let general = Drawing::random(&mut random, height, width, &['O', 'X', '.', 'o', 'x', '?', '?']);
        let other = if round % 3 == 0 {
            Drawing::random(&mut random, 2, 2, &['O', 'X', '.', 'o', '?'])
        } else {
            narrowed(&general, &mut random)
        };
        let text = format!("pattern! < G\n{}: _, C\n>\npattern! < N\n{}: _, C\n>", general.text(), other.text());
        let faults = faults_of(&shape(&text));
        let says = |what: &str| faults.iter().any(|(_, _, text)| text.starts_with(what));
        let is_redundant = says("pattern `N` is redundant") || says("pattern `N` is the same as `G`");
        let covered = covers(&general, &other, &boards);
        if is_redundant {
            assert!(covered, "\n{text}\nis called redundant, but is not covered");
            redundant += 1;
        } else if round % 3 != 0 {
            panic!("\n{text}\nis narrower, but is not called redundant: {faults:?}");
        } else {
            different += usize::from(!covered);
        }
    }
    assert!(redundant > 60 && different > 20, "too few of one kind: {redundant} and {different}");
}

/// Whether the second pattern is redundant beside the first.
#[track_caller]
fn redundant(first: &str, second: &str) -> bool {
    let text = format!("pattern! < A\nXO*\n..?\n: 8, {first}\n>\npattern! < B\nXO*.\n..X?\n: 8, {second}\n>");
    let faults = faults_of(&shape(&text));
    let found: Vec<&str> = faults.iter().map(|(_, _, text)| text.as_str()).collect();
    match found.as_slice() {
        [] => false,
        [one] if one.starts_with("pattern `B` is redundant") => true,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_other_pattern_must_say_as_much_and_be_no_more_restrictive() {
    assert!(redundant("C", "C"));
    assert!(redundant("Ce", "C"));
    assert!(!redundant("C", "Ce"));
    assert!(!redundant("OC", "C"), "the first refuses more");
    assert!(redundant("C", "OC"));
    assert!(!redundant("C", "sC"), "the second accepts unsafe moves");
    assert!(redundant("sC", "C"));
    assert!(!redundant("C", "C, shape(3)"));
    assert!(redundant("C, shape(3)", "C, shape(3)"));
    assert!(!redundant("C, shape(2)", "C, shape(3)"));
    assert!(redundant("C, shape(2)", "C"));
    assert!(!redundant("C\nXO*\na.?\n; olib(a) > 1", "C"), "the first has a constraint");
    assert!(redundant("C", "C\nXO*a\n..X?\n; olib(a) > 1"));
    assert!(!redundant("C, helper", "C"), "the first has a helper function");
    assert!(redundant("C\nXO*\na.?\n> antisuji(a)", "C\nXO*.\nb.X?\n> antisuji(b)"));
    assert!(!redundant("C\nXO*\na.?\n> antisuji(a)", "C\nXO*b\n..X?\n> antisuji(b)"));
    assert!(redundant("C\nXO*\na.?\n> antisuji(a)", "C"));
}

#[test]
fn patterns_without_a_move_may_lie_anywhere_in_others() {
    let connection = |first: &str, second: &str| {
        let text =
            format!("pub static C: Connection; pattern! < A\n{first}\n: _, C\n> pattern! < B\n{second}\n: _, C\n>");
        faults_of(&text).iter().any(|(_, _, text)| text.starts_with("pattern `B` is redundant"))
    };
    assert!(connection("OX", "??.\n?XO"));
    assert!(connection("OX", "?O\n?X"));
    assert!(!connection("OX", "?O\nX?"));
    assert!(!connection("OX\n--", "?OX"));
    assert!(connection("OX\n--", "?OX\n---"));
    assert!(!connection("O.X", "O!X"), "an inhibited point is not said by an empty one");
}
