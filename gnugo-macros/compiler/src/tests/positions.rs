//! Positions beside patterns: what is refused, at which token, and what becomes of the others.

use super::{assert_faults, checked, shape};
use crate::ir::Edges;

/// A pattern with a side and a constraint, and these positions.
fn with(positions: &str) -> String {
    shape(&format!("pattern! < S1\n|XO?\n|*X.\n+---\n: 8, -\n\n|aO?\n|*X.\n+---\n; lib(a) > 1\n{positions}\n>"))
}

#[track_caller]
fn faults(positions: &str, messages: &[&str]) {
    assert_faults(&with(positions), messages);
}

#[test]
fn boards_go_on_beyond_open_sides() {
    let text = with("\naccepted\n|....\n|XO..\n|*X..\n+----\n\nrefused\n-----+\n...X*|\n...OX|\n.....|");
    let patterns = checked(&text);
    let [accepted, refused] = patterns[0].positions.as_slice() else { panic!("two positions") };
    assert_eq!((accepted.accepted, accepted.size, accepted.corner, accepted.line), (true, 9, (6, 0), 12));
    assert_eq!(accepted.rows, ["....", "XO..", "*X.."]);
    assert_eq!(accepted.edges, Edges { south: true, west: true, ..Edges::default() });
    assert_eq!((refused.accepted, refused.size, refused.corner), (false, 9, (0, 4)));
}

#[test]
fn boards_are_as_large_as_the_drawing_needs() {
    let size = |height: usize| {
        let empty = "|....\n".repeat(height - 2);
        checked(&with(&format!("accepted\n{empty}|XO..\n|*X..\n+----")))[0].positions[0].size
    };
    assert_eq!([7, 8, 11, 12].map(size), [9, 13, 13, 19]);
    // As large as can be, the margin is given up.
    assert_eq!(size(19), 19);
    // Opposite edges say how large the board is.
    let whole = "+---+\n|...|\n|XO.|\n|*X.|\n+---+";
    assert_eq!(checked(&with(&format!("accepted\n{whole}")))[0].positions[0].size, 3);
    let high = "accepted\n+---\n|...\n|...\n|XO.\n|*X.\n+---";
    assert_eq!(checked(&with(high))[0].positions[0].size, 4);
}

/// All orientations are tried, and the move lies at the move.
#[test]
fn the_diagram_lies_in_some_orientation() {
    for drawn in ["..OX|\n..X*|\n----+", "+--\n|*X\n|XO\n|..", "--+\nX*|\nOX|\n..|", "+---\n|*X.\n|XO."] {
        assert_eq!(checked(&with(&format!("accepted\n{drawn}")))[0].positions.len(), 1, "{drawn}");
    }
}

#[test]
fn what_is_no_position() {
    faults("«accepted", &["no board follows this `accepted`"]);
    faults("accepted «here\n|XO.\n|*X.\n+---", &["expected a new line after `accepted`, found `here`"]);
    faults("accepted\n|XO.\n|«?X.\n+---", &["`?` in row 2, column 1 of a position"]);
    faults("accepted\n|XO.\n|«xX.\n+---", &["`x` in row 2, column 1 of a position"]);
    faults("accepted\n|XO.\n«|*X\n+---", &["row 2 of the position is 2 points wide, but row 1 is 3"]);
    faults("accepted\n|XO.\n|*X.\n«+--", &["the edge below the position is 2 wide, but the rows are 3"]);
    faults("accepted\n|XO.\n|*X.\n+---\n\n«|XO.\n|*X.", &["the position of `S1` has ended above this row"]);
    faults("«accepted\n|XO.\n|.X.\n+---", &["the position has no move"]);
    faults("accepted\n|XO.\n|*X«*\n+---", &["a second move in the position, in row 2, column 3"]);
    faults("«accepted\n+--+\n|XO|\n|*X|\n|..|\n+--+", &["no board has 3 rows of 2 points with these edges"]);
    faults("accepted\n|XOX.\n|*«XOX\n+----", &["the string in row 2, column 3 has no liberty"]);
    faults("«accept\n|XO.\n|*X.\n+---", &["`accept` begins no part of a pattern\nhelp: did you mean `accepted`?"]);
}

#[test]
fn what_stands_last() {
    faults("accepted\n|XO.\n|*X.\n+---\n«; && lib(a) > 2", &["the constraint of `S1` comes after a position"]);
    faults("accepted\n|XO.\n|*X.\n+---\n«> antisuji(*)", &["the action of `S1` comes after a position"]);
}

#[test]
fn a_diagram_that_does_not_lie_there_is_told_where_it_differs() {
    faults("accepted\n|XO.\n|*«O.\n+---", &["the diagram of `S1` has `X` here, in row 2, column 2 of the position"]);
    faults(
        "refused\n|X..\n|XO.\n|*«XX\n+---",
        &["the diagram of `S1` has `.` here, in row 3, column 3 of the position"],
    );
    faults("«accepted\nXO.\n*X.\n---", &["the diagram of `S1` does not lie in this position"]);
    // Each position by itself, and other faults of the pattern hide none of it.
    faults(
        "accepted\n|XO.\n|*«O.\n+---\nrefused\n|«XX.\n|*X.\n+---",
        &["the diagram of `S1` has `X`", "the diagram of `S1` has `O`"],
    );
}

#[test]
fn a_pattern_without_a_move_lies_anywhere() {
    let connection = |board: &str| format!("pub static C: Connection;\npattern! < C1\nO.\n.O\n: X, C\n\n{board}\n>");
    assert_eq!(checked(&connection("accepted\n.....\n..O..\n...O.\n"))[0].positions.len(), 1);
    assert_faults(&connection("«accepted\nOO\n.."), &["the diagram of `C1` lies nowhere in this position"]);
    assert_faults(&connection("accepted\nO«*\n.O"), &["`C1` has no move, and so its positions have none"]);
}
