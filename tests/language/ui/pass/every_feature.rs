//! One database with everything in it, without a warning.
#![deny(warnings, missing_docs, unused_qualifications, clippy::all)]

use gnugo_engine::board::{Board, Color, FromDrawing};
use gnugo_engine::pattern::{Ask, Defense, Label, Symmetry};
use gnugo_engine::patterns;

mod helpers {
    use super::{Ask, Defense};

    /// For all patterns that name it.
    pub(crate) fn on_large_boards(ask: &mut Ask<'_, Defense>) -> bool {
        ask.board().size() > 4
    }
}

patterns! {
    /// Moves that save a string of ours which could be captured.
    #[doc(alias = "saving")]
    pub static DEFENSE: Defense;

    /// Block, then connect underneath.
    ///
    /// Only if the opponent cannot push through.
    pattern! < D12
        ?XX?        // ordinary comments behind rows
        XO*.        /* of both kinds */
        ?...
        ----

        : 8, D, helpers::on_large_boards

        ?XX?
        XO*a
        ?.b.
        ----

        // A comment between the lines of a constraint.
        ; oplay_defend(*, a, b, *) == WIN && olib(a) > 1
        ; && !legal_xmove(b)
        > antisuji(b)
    >

    pattern! < D13
        ?OX?
        .O*.

        : _, -
    >
}

pub fn main() {
    let [first, second] = DEFENSE.patterns() else { panic!("two patterns") };
    assert_eq!(DEFENSE.name(), "DEFENSE");
    assert_eq!(first.name, "D12");
    assert_eq!(first.doc, "Block, then connect underneath.\n\nOnly if the opponent cannot push through.");
    assert!(first.file.ends_with("every_feature.rs"));
    assert_eq!(first.line, 25);
    assert_eq!(first.diagram.rows, ["?XX?", "XO*.", "?..."]);
    assert!(first.diagram.edges.south && !first.diagram.edges.north);
    assert_eq!(first.classes.to_string(), "D");
    let labels = [Label { letter: 'a', points: &[(1, 3)] }, Label { letter: 'b', points: &[(2, 2)] }];
    assert_eq!(first.labels, labels);
    assert!(first.helper.is_some() && first.constraint.is_some() && first.action.is_some());
    assert_eq!(first.constraint_text, "oplay_defend(*, a, b, *) == WIN && olib(a) > 1 && !legal_xmove(b)");
    assert_eq!(first.action_text, "antisuji(b)");
    assert_eq!(second.diagram.symmetry, Symmetry::None);
    assert!(second.classes.is_empty() && second.constraint.is_none());
    assert_ne!(first.fingerprint, second.fingerprint);

    let board = Board::from_drawing(
        "
        . . . . .
        . . X O .
        . . X . .
        . . . . .
        . . . . .",
    );
    // Black, `X` on this board, is to move, and the player to move is `O` in patterns.
    let matches = DEFENSE.matches(&board.expect("a board"), Color::Black);
    let names: Vec<&str> = matches.iter().map(|found| found.pattern.name).collect();
    assert_eq!(names, ["D13"]);
}
