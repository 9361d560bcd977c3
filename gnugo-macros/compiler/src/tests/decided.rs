//! Comparisons that the drawing decides, compared with counting on boards on which it lies.

use super::drawing::{Drawing, Random};
use super::{assert_faults, faults_of, shape};
use crate::remarks;
use std::collections::BTreeSet;

/// What a row and a column of a board shows, with three points around the drawing; none off the board.
type Board = Vec<Vec<Option<char>>>;
type Place = (usize, usize);

const MARGIN: usize = 3;

/// A board on which the drawing lies as it is.
fn around(drawing: &Drawing, random: &mut Random) -> Board {
    let (height, width) = (drawing.rows.len(), drawing.rows[0].len());
    let cell = |row: usize, column: usize, random: &mut Random| {
        let is_off = drawing.north && row < MARGIN
            || drawing.south && row >= height + MARGIN
            || drawing.west && column < MARGIN
            || drawing.east && column >= width + MARGIN;
        let drawn = drawing.rows.get(row.wrapping_sub(MARGIN)).and_then(|cells| cells.get(column.wrapping_sub(MARGIN)));
        let may_be: &[char] = match drawn {
            _ if is_off => return None,
            Some('O') => &['O'],
            Some('X') => &['X'],
            Some('o') => &['O', '.'],
            Some('x') => &['X', '.'],
            Some('.' | '*') => &['.'],
            _ => &['.', 'O', 'X'],
        };
        Some(random.pick(may_be))
    };
    let columns = width + 2 * MARGIN;
    (0..height + 2 * MARGIN).map(|row| (0..columns).map(|column| cell(row, column, random)).collect()).collect()
}

/// The stones of a string and its liberties.
fn counted(board: &Board, first: Place) -> (BTreeSet<Place>, BTreeSet<Place>) {
    let at = |(row, column): Place| board.get(row).and_then(|cells| cells.get(column)).copied().flatten();
    let color = at(first);
    let (mut stones, mut liberties, mut next) = (BTreeSet::from([first]), BTreeSet::new(), vec![first]);
    while let Some((row, column)) = next.pop() {
        for place in
            [(row.wrapping_sub(1), column), (row + 1, column), (row, column.wrapping_sub(1)), (row, column + 1)]
        {
            match at(place) {
                Some('.') => _ = liberties.insert(place),
                there if there == color && stones.insert(place) => next.push(place),
                _ => {}
            }
        }
    }
    (stones, liberties)
}

/// The liberties of a stone that is played there, captures counted.
fn liberties_of_a_move(board: &Board, place: Place, color: char) -> usize {
    let mut after = board.clone();
    after[place.0][place.1] = Some(color);
    let (row, column) = place;
    for (row, column) in
        [(row.wrapping_sub(1), column), (row + 1, column), (row, column.wrapping_sub(1)), (row, column + 1)]
    {
        let there = after.get(row).and_then(|cells| cells.get(column)).copied().flatten();
        if there.is_some_and(|there| there != '.' && there != color) {
            let (stones, liberties) = counted(&after, (row, column));
            if liberties.is_empty() {
                stones.iter().for_each(|&(row, column)| after[row][column] = Some('.'));
            }
        }
    }
    counted(&after, place).1.len()
}

/// Whether all strings on it have liberties.
fn is_legal(board: &Board) -> bool {
    let places = board.iter().enumerate().flat_map(|(row, cells)| (0..cells.len()).map(move |column| (row, column)));
    let mut stones = places.filter(|&(row, column)| matches!(board[row][column], Some('O' | 'X')));
    stones.all(|place| !counted(board, place).1.is_empty())
}

/// What is remarked about the comparisons in a pattern.
fn remarked(text: &str) -> Vec<String> {
    remarks(text.parse().expect("tokens")).into_iter().map(|finding| finding.message).collect()
}

/// What the compiler says of a comparison in a pattern in which this point is labelled, if anything.
fn said(drawing: &Drawing, (row, column): Place, comparison: &str) -> Option<bool> {
    let mut labelled = drawing.clone();
    labelled.rows[row][column] = 'a';
    let pattern = format!("pattern! < P\n{}: _, C\n\n{}\n; {comparison}\n>", drawing.text(), labelled.text());
    let found = remarked(&shape(&pattern));
    let says = |what: &str| found.iter().any(|message| message.starts_with(&format!("`{comparison}` {what} holds")));
    let (always, never) = (says("always"), says("never"));
    assert_eq!(found.len(), usize::from(always || never), "{pattern}\n{found:?}");
    let faults = faults_of(&shape(&pattern));
    let is_fault = faults.iter().any(|(_, _, fault)| fault.contains("is accepted nowhere"));
    assert_eq!(is_fault, never && !comparison.contains('0'), "{pattern}\n{faults:?}");
    (always || never).then_some(always)
}

#[test]
fn what_is_decided_is_so_on_every_board() {
    let mut random = Random::new(11);
    let (mut always, mut never, mut open) = (0, 0, 0);
    for _ in 0..250 {
        let (height, width) = (2 + random.below(2), 2 + random.below(2));
        let drawing = Drawing::random(&mut random, height, width, &['O', 'O', 'X', '.', '.', 'o', 'x', '?']);
        let boards: Vec<Board> = (0..400).map(|_| around(&drawing, &mut random)).filter(is_legal).take(60).collect();
        let places = (0..height).flat_map(|row| (0..width).map(move |column| (row, column)));
        let asked = places.filter_map(|place| match drawing.rows[place.0][place.1] {
            'O' | 'X' => Some((place, &["lib", "wormsize"])),
            '.' => Some((place, &["olib", "xlib"])),
            _ => None,
        });
        for (place, functions) in asked {
            let on_board = (place.0 + MARGIN, place.1 + MARGIN);
            let function = random.pick(functions);
            let counts: Vec<usize> = boards
                .iter()
                .map(|board| match function {
                    "lib" => counted(board, on_board).1.len(),
                    "wormsize" => counted(board, on_board).0.len(),
                    "olib" => liberties_of_a_move(board, on_board, 'O'),
                    _ => liberties_of_a_move(board, on_board, 'X'),
                })
                .collect();
            let number = random.below(5);
            let (operator, holds): (&str, fn(usize, usize) -> bool) = random.pick(&[
                ("==", |a, b| a == b),
                ("!=", |a, b| a != b),
                ("<", |a, b| a < b),
                ("<=", |a, b| a <= b),
                (">", |a, b| a > b),
                (">=", |a, b| a >= b),
            ]);
            let comparison = format!("{function}(a) {operator} {number}");
            match said(&drawing, place, &comparison) {
                Some(answer) => {
                    let same = counts.iter().all(|&count| holds(count, number) == answer);
                    assert!(same, "{}{place:?} `{comparison}` {answer} {counts:?}", drawing.text());
                    *(if answer { &mut always } else { &mut never }) += 1;
                }
                None => open += 1,
            }
        }
    }
    assert!(always > 50 && never > 20 && open > 200, "{always} {never} {open}");
}

#[test]
fn a_pattern_that_is_accepted_nowhere_is_a_fault() {
    let with =
        |constraint: &str| shape(&format!("pattern! < A\n.X.\n.O*\n.X.\n: -, C\n\n.X.\n.a*\n.X.\n; {constraint}\n>"));
    assert_faults(
        &with("weak(a) && («3 < wormsize(a)) && «lib(a) == 3"),
        &[
            "`3 < wormsize(a)` never holds\nnote: the string of `a` has 1 stone\nnote: so that `A` is accepted nowhere",
            "`lib(a) == 3` never holds\nnote: the string of `a` has 2 liberties\nnote: so that `A` is accepted nowhere",
        ],
    );
    assert_faults(&with("lib(a) == 2 && !(lib(a) == 3) && (lib(a) > 2 || weak(a))"), &[]);
    // Who writes this means it.
    assert_faults(&with("lib(a) < 0"), &[]);
}

#[test]
fn what_asks_nothing_is_remarked() {
    let with =
        |constraint: &str| shape(&format!("pattern! < A\n...\n.*.\n?X?\n: |, C\n\n...\n.*.\n?a?\n; {constraint}\n>"));
    let found = remarked(&with("weak(a) && olib(*) >= 3 && !(0 == lib(a)) && lib(a) > 1"));
    assert_eq!(
        found,
        [
            "`olib(*) >= 3` always holds\nnote: an `O` at `*` has 3 liberties at least\nhelp: leave it out",
            "`0 == lib(a)` never holds\nnote: the string of `a` has 1 liberty at least",
        ]
    );
}

/// What is drawn is not known where a row is wrong, nor which of several points is asked about.
#[test]
fn nothing_is_decided_by_what_is_not_known() {
    assert_eq!(remarked(&shape("pattern! < A\n.XO\n.*\n: 8, C\n\n.aO\n.*.\n; lib(a) == 0\n>")), Vec::<String>::new());
    let several = "pattern! < A\n.X.\nO*O\n.X.\n: +, C\n\n.a.\nO*O\n.a.\n; lib(a) == 0\n>";
    assert_eq!(remarked(&shape(several)), Vec::<String>::new());
}

#[test]
fn sums_compare_nothing() {
    let with = |constraint: &str| shape(&format!("pattern! < A\n.X?\n.*?\n: 8, C\n\n.a?\n.*?\n; {constraint}\n>"));
    assert_eq!(remarked(&with("lib(a) + 1 > lib(a) - 2 && 1 + lib(a) > 2")), Vec::<String>::new());
    assert_eq!(remarked(&with("lib(a) > 1 && lib(a) > 2")).len(), 1);
}
