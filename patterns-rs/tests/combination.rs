//! Where moves of combinations are proposed, and threaten what could not be captured before.

#[path = "support/table.rs"]
mod table;

use gnugo_engine::board::{Board, Color, Point};
use gnugo_engine::pattern::{Combination, Database, Surroundings, Verdict};
use gnugo_engine::reading::{Outcome, Reader};
use std::collections::BTreeSet;

fn databases() -> &'static [&'static Database<Combination>] {
    patterns_rs::databases().combination
}

/// Whether the pattern is accepted at the point.
fn is_accepted(name: &str, point: Point, board: &mut Board) -> bool {
    let mut reader = Reader::default();
    let matches = databases().iter().flat_map(|database| database.matches(board, Color::White));
    let here: Vec<_> =
        matches.filter(|found| found.pattern.name == name && found.move_point() == Some(point)).collect();
    here.iter().any(|found| {
        matches!(found.judge(&mut Surroundings::new(board, &mut reader, Color::White)), Verdict::Accepted(_))
    })
}

/// The strings of Black's that White, moving next, captures.
fn captures(board: &mut Board) -> usize {
    let mut reader = Reader::default();
    let strings = board.strings_in(&board.points().clone(), Color::Black);
    strings.into_iter().filter(|&string| reader.attack(board, string).outcome != Outcome::Lost).count()
}

#[test]
fn the_pattern_proposes_a_move_that_threatens() {
    for table::Drawn { name, mut board, point } in table::positions(THREATS) {
        assert!(is_accepted(name, point, &mut board), "{name}\n{board}");
        assert_eq!(captures(&mut board), 0, "{name}\n{board}");
        assert!(board.try_play(point, Color::White));
        assert!(captures(&mut board) > 0, "{name}\n{board}");
    }
}

#[test]
fn every_pattern_has_a_position() {
    let drawn: BTreeSet<&str> = table::positions(THREATS).iter().map(|drawn| drawn.name).collect();
    let patterns = databases().iter().flat_map(|database| database.patterns());
    let missing: Vec<&str> = patterns.map(|pattern| pattern.name).filter(|name| !drawn.contains(name)).collect();
    assert!(missing.is_empty(), "no position for {missing:?}");
}

/// White threatens to capture what he could not capture before.
#[rustfmt::skip]
const THREATS: &str = "
    ComboDoubleAtari1  ComboDoubleAtari2  ComboDoubleAtari3  ComboDoubleAtari4  ComboDoubleAtari5
    .......            .......            .......            .......            ...X.XX
    ..X..*X            .......            ..X.X..            .......            .......
    .XOO.XO            .......            .......            .......            ..X..O.
    ....XO.            .....*X            .OX*XO.            ..O....            .X..*X.
    .......            .....XO            ..O.O..            .OX*XO.            ....XO.
    .......            .......            .......            .......            ....OX.
    .......            .......            .......            ....X..            .......

    ComboDoubleAtari6  ComboDoubleAtari7  ComboDoubleAtari8  ComboPeeps1  ComboPeeps2  ComboPeeps3  ComboPeeps4
    .......            .......            .......            ..X....      ...X.XX      .......      .......
    ..OX...            .......            .......            .......      ....*..      OX..X.X      .......
    .OX*OX.            ..O....            .....O.            ....X..      ....O..      .*.....      ....O..
    .......            .......            ...XOX.            .......      .......      OX....X      .....XO
    .......            .......            X.X.X*X            ..O*..X      ......X      .......      .....*X
    .......            ...O.X.            .....O.            OXX.X.X      .......      .......      .......
    .......            ..X*X..            .......            OX.XOO.      ...X...      .X.....      .......

    ComboPeeps5  ComboPeeps6  ComboPeeps7  ComboPeeps9  ComboPeeps10  ComboNets1  ComboNets2  ComboNets3
    .......      OX.....      .....X.      .......      ....*..       ...O...     OX*O...     ...O...
    .......      .*XO...      .....X.      .......      ...XOX.       ..OX...     .......     ...XX..
    .......      .......      X......      .......      .......       ....*..     .......     O..O...
    .......      .......      X....X.      .......      .......       .......     .......     .....X.
    .XO....      .......      .O.X..X      ......X      .......       .......     .......     ..X..O.
    .*X....      .......      X*...OX      .XO....      .......       .......     .......     ...*XXO
    .O.....      .......      .X.O...      ..*X...      .......       .......     .......     ....OXO

    ComboNets5  ComboNets6  ComboNets7  ComboNets8  ComboNets9  ComboNets10  ComboNets12  ComboNets13  ComboNets14
    .......     OO.....     ...X...     ...*X..     ..XXOX.     O......      .......      ..XX...      .......
    .O.....     XX*....     ....X..     X...OX.     ..O*...     X......      .......      .......      .......
    .X*O...     .......     .......     .......     ..X..X.     .X...O.      X.O....      X*O....      .......
    .OXO...     .......     .......     .......     .......     .......      .*.....      OX.....      .......
    .X.....     .......     .OOO...     .......     .......     ...XO*X      OX.....      ......X      .......
    .......     .......     .XX*..X     ....X..     .......     X...XX.      .......      .......      X*.....
    .......     .......     OX...X.     .......     .......     .....X.      .......      .......      .X.....

    ComboNets15
    .......
    ..X....
    .X*X...
    .OOO...
    .......
    ....X..
    .......";
