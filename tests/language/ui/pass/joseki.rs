//! A tree of moves: classes, values, labels, constraint and action, and what makes no pattern.

use gnugo_engine::board::{Board, Color, Orientation, Point};
use gnugo_engine::joseki;

joseki! {
    /// Two of them in one block.
    pub static TREE: Joseki = "tree.sgf";

    static AGAIN: Joseki = "tree.sgf";
}

pub fn main() {
    let described: Vec<_> = TREE
        .patterns()
        .iter()
        .map(|pattern| (pattern.name, pattern.line, pattern.doc, pattern.classes.to_string(), pattern.values.len()))
        .collect();
    assert_eq!(
        described,
        [
            ("First", 2, "Take the point.", "Fjs".to_owned(), 0),
            ("Tree2", 5, "Approach.", "st".to_owned(), 1),
            ("Tree3", 9, "Not from both sides.", "Ns".to_owned(), 0),
            ("Tree4", 14, "", "Cjs".to_owned(), 1),
        ]
    );
    let third = &TREE.patterns()[2];
    assert_eq!(third.diagram.rows[2..6], ["...*.....", ".....X...", ".........", "......O.."]);
    assert_eq!(third.constraint_text, "oplay_attack(*, b, A) || lib(A) > 2");
    assert_eq!(third.action_text, "antisuji(b)");
    assert!(third.file.ends_with("tree.sgf"));
    let mut board = Board::new(19).expect("a size");
    board.try_play(Point::from_text("D4", 19).expect("a point"), Color::White);
    let approaches = |found: Vec<gnugo_engine::pattern::Match<_>>| {
        found.iter().filter(|found| found.pattern.name == "Tree2").count()
    };
    assert_eq!(approaches(TREE.matches(&board, Color::Black)), 2);
    assert_eq!(approaches(TREE.matches(&board, Color::White)), 0);
    assert_eq!(
        AGAIN.matches(&board.oriented(Orientation::Left), Color::Black).len(),
        TREE.matches(&board, Color::Black).len()
    );
}
