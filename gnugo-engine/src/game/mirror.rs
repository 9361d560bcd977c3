//! Mirror go: where does a player play who copies every move through the middle of the board?
//!
//! He answers a move by the point opposite to it, where the board turned by half a circle has it. That is done as long as the board
//! after the answer is its own image, turned so and with the colours exchanged: handicap stones, captures that the answer does not
//! repay, and moves of his own that were none end it. The middle of a board of an odd size is opposite to itself. He may have it, and
//! takes it where no stone stands yet; once the opponent has it there is nothing to mirror.
//!
//! The rule looks at the board once, which costs some microseconds. It does not ask whether the answer is any good: whoever is mirrored
//! knows that, and ends it by a capture around the middle.

use super::{Game, Move};
use crate::board::{Board, Color, Orientation, Point};

/// A player's wish to mirror.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Mirror {
    /// The number of stones on the board, of both players, from which on nothing is mirrored any more; `None` where it goes on as
    /// long as it can.
    pub limit: Option<usize>,
}

impl Mirror {
    /// Where `color` plays to mirror the last move, or to begin with the middle of an empty board; `None` where that cannot be done:
    ///
    /// - the last move is none of the opponent's, or a pass;
    /// - the board would not be symmetrical afterwards;
    /// - the rules of the game forbid the answer, or it would bring back an earlier position;
    /// - as many stones are on the board as the limit says.
    ///
    /// ```
    /// use gnugo_engine::board::{Color, Point};
    /// use gnugo_engine::game::{Game, Mirror, Move, Rules};
    ///
    /// let mut game = Game::new(9, Rules::japanese(), 6.5)?;
    /// let [c3, g7] = ["C3", "G7"].map(|text| Point::from_text(text, 9));
    /// game.play(Color::Black, Move::from(c3))?;
    /// assert_eq!(Mirror::default().answer(&game, Color::White), g7);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn answer(self, game: &Game, color: Color) -> Option<Point> {
        let board = game.board();
        let stones = board.occupied().len();
        if self.limit.is_some_and(|limit| stones >= limit) {
            return None;
        }
        let point = match game.last_move() {
            _ if stones == 0 => middle(game.size())?,
            Some((mover, Move::Play(last))) if mover != color => opposite(last, game.size()),
            _ => return None,
        };
        // Which moves repeat a position takes longest to tell, and is asked last.
        (leaves_an_image(game, color, point) && game.moves_without_repetition(color).contains(point)).then_some(point)
    }
}

/// How many moves of `color`, the last ones that were played, the opponent has each answered at once by the image of it; none where the
/// board is not its own image but for the middle: then the mirror is broken already.
pub(crate) fn mirrored(game: &Game, color: Color) -> usize {
    if !is_an_image(game.board(), |_| true) {
        return 0;
    }
    let is_mirrored = |pair: &[(Color, Move)]| match pair {
        [(first, Move::Play(made)), (_, Move::Play(answer))] => {
            *first == color && *answer == opposite(*made, game.size())
        }
        _ => false,
    };
    game.history().rchunks_exact(2).take_while(|pair| is_mirrored(pair)).count()
}

/// The point at which another one comes to lie when the board is turned by half a circle.
fn opposite(point: Point, size: usize) -> Point {
    Orientation::Half.on_board(point, size)
}

/// The point that is opposite to itself; boards of an even size have none.
pub(crate) fn middle(size: usize) -> Option<Point> {
    (!size.is_multiple_of(2)).then(|| Point::new(size / 2, size / 2))
}

/// Whether a move is legal on the board and leaves it so that each stone has one of the other colour opposite to it, but for a stone of
/// the mover's in the middle.
fn leaves_an_image(game: &Game, color: Color, made: Point) -> bool {
    let mut after = game.board().clone();
    if after.play(made, color, game.rules().suicide).is_err() {
        return false;
    }
    is_an_image(&after, |owner| owner == color)
}

/// Whether each stone has one of the other colour opposite to it; a stone in the middle if `may_be_middle` says so of its owner.
fn is_an_image(board: &Board, may_be_middle: impl Fn(Color) -> bool) -> bool {
    let has_its_image = |point: Point| match (opposite(point, board.size()), board.color_at(point)) {
        (image, owner) if image == point => owner.is_some_and(&may_be_middle),
        (image, owner) => board.color_at(image) == owner.map(Color::opponent),
    };
    board.occupied().iter().all(has_its_image)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{FromDrawing, Suicide};
    use crate::game::Rules;

    const ENDLESS: Mirror = Mirror { limit: None };

    fn at(text: &str, size: usize) -> Point {
        Point::from_text(text, size).expect("a point")
    }

    /// Black and White in turn, on an empty board.
    fn played(size: usize, moves: &str) -> Game {
        let mut game = Game::new(size, Rules::japanese(), 0.0).expect("a size");
        play(&mut game, Color::Black, moves);
        game
    }

    fn play(game: &mut Game, first: Color, moves: &str) {
        let mut color = first;
        for text in moves.split_whitespace() {
            let made = if text == "PASS" { Move::Pass } else { Move::Play(at(text, game.size())) };
            game.play(color, made).expect("a legal move");
            color = color.opponent();
        }
    }

    /// A position in which Black is `X`, after a move.
    fn drawn(drawing: &str, rules: Rules, (color, moves): (Color, &str)) -> Game {
        let mut game = Game::from_board(Board::from_drawing(drawing).expect("a position"), rules, 0.0);
        play(&mut game, color, moves);
        game
    }

    fn answer(game: &Game, color: Color) -> Option<String> {
        ENDLESS.answer(game, color).map(|point| point.to_text(game.size()))
    }

    #[test]
    fn each_move_is_answered_on_the_other_side_of_the_middle() {
        for (size, moves, answered) in [
            (9, "C3", "G7"),
            (9, "E4", "E6"),
            (9, "C3 G7 C7", "G3"),
            (19, "Q16", "D4"),
            (10, "D4", "G7"),
            (2, "A1", "B2"),
        ] {
            assert_eq!(answer(&played(size, moves), Color::White).as_deref(), Some(answered), "{moves} on {size}");
        }
        // Black mirrors as well, also without the middle, if White began.
        let mut begun = Game::new(9, Rules::japanese(), 0.0).expect("a size");
        play(&mut begun, Color::White, "C3");
        assert_eq!(answer(&begun, Color::Black).as_deref(), Some("G7"));
    }

    #[test]
    fn whoever_begins_takes_the_middle_and_mirrors_from_there() {
        for (size, taken) in [(9, Some("E5")), (19, Some("K10")), (10, None), (2, None), (1, None)] {
            assert_eq!(answer(&played(size, ""), Color::Black).as_deref(), taken, "{size}");
        }
        assert_eq!(answer(&played(9, "E5 C3"), Color::Black).as_deref(), Some("G7"));
        assert_eq!(answer(&played(9, "E5 C3 G7 C7"), Color::Black).as_deref(), Some("G3"));
        // Who was let go first has begun.
        assert_eq!(answer(&played(9, "PASS"), Color::White).as_deref(), Some("E5"));
    }

    #[test]
    fn nothing_is_mirrored_that_is_no_move_of_the_opponent_s_or_has_no_image() {
        for (moves, why) in [
            ("C3 G7 PASS", "a pass"),
            ("E5", "the middle is opposite to itself"),
            ("E5 PASS C3", "the opponent has the middle"),
            ("C3 C7 D4", "the answer before was another one"),
        ] {
            assert_eq!(answer(&played(9, moves), Color::White), None, "{why}");
        }
        assert_eq!(answer(&played(9, "C3"), Color::Black), None, "it was the player's own move");
        assert_eq!(answer(&played(9, "C3 G7"), Color::Black), None, "there is a stone");
    }

    #[test]
    fn a_handicap_is_no_image() {
        let mut game = Game::new(9, Rules::japanese(), 0.5).expect("a size");
        game.fixed_handicap(2).expect("a handicap");
        assert_eq!(answer(&game, Color::White), None);
        play(&mut game, Color::White, "G3");
        assert_eq!(answer(&game, Color::Black), None);
        // Stones that are set up as each other's images are mirrored on.
        let game = drawn(". . . X\n. . . .\n. . . .\nO . . .", Rules::japanese(), (Color::Black, "A3"));
        assert_eq!(answer(&game, Color::White).as_deref(), Some("D2"));
    }

    #[test]
    fn captures_end_it_unless_the_answer_repays_them() {
        // Black takes a stone at A5, and White takes its image at E1.
        let both = "
            O X . . .
            . . . . .
            . . . . .
            . . . . .
            . . . O X";
        let game = drawn(both, Rules::japanese(), (Color::Black, "A4"));
        assert_eq!(game.board().captures(Color::White) + game.board().captures(Color::Black), 1);
        assert_eq!(answer(&game, Color::White).as_deref(), Some("E2"));
        // What the opponent takes is not always there to be taken from him.
        let one = both.replace(". . . O X", ". . . . .");
        assert_eq!(answer(&drawn(&one, Rules::japanese(), (Color::Black, "A4")), Color::White), None);
    }

    #[test]
    fn an_answer_that_takes_what_it_mirrors_is_none() {
        // Black's stones around the upper half have a last liberty at E3, opposite to his move.
        let drawing = "
            X X X X X
            X O O O X
            . O . X .
            O X X X O
            O O O O O";
        let game = drawn(drawing, Rules::japanese(), (Color::Black, "A3"));
        assert!(game.is_legal(Color::White, Move::Play(at("E3", 5))));
        assert_eq!(answer(&game, Color::White), None);
    }

    #[test]
    fn it_ends_with_so_many_stones() {
        let limited = |limit, moves| Mirror { limit: Some(limit) }.answer(&played(9, moves), Color::White).is_some();
        assert_eq!([3, 4, 5].map(|limit| limited(limit, "C3 G7 C7")), [false, true, true]);
        assert_eq!([0, 1, 2].map(|limit| limited(limit, "C3")), [false, false, true]);
        let begins = |limit| Mirror { limit: Some(limit) }.answer(&played(9, ""), Color::Black).is_some();
        assert_eq!([0, 1].map(begins), [false, true]);
    }

    /// Both players take two stones of their own off the board.
    #[test]
    fn suicide_is_mirrored_where_it_is_allowed() {
        let drawing = "
            . X O . .
            O O . . .
            . . . . .
            . . . X X
            . . X O .";
        let allowed = Rules { suicide: Suicide::Allowed, ..Rules::japanese() };
        let mut game = drawn(drawing, allowed, (Color::Black, "A5"));
        assert_eq!(game.board().color_at(at("B5", 5)), None);
        assert_eq!(answer(&game, Color::White).as_deref(), Some("E1"));
        game.set_rules(Rules::japanese());
        assert_eq!(answer(&game, Color::White), None);
    }

    /// Two kos that are each other's images: when both players have taken one, White and Black could take them back.
    #[test]
    fn no_answer_brings_an_earlier_position_back() {
        let kos = "
            . X O . . .
            X . X O . .
            . X O . . .
            . . . X O .
            . . X O . O
            . . . X O .";
        let mut game = drawn(kos, Rules::japanese(), (Color::White, "B5"));
        assert_eq!(answer(&game, Color::Black).as_deref(), Some("E2"));
        play(&mut game, Color::Black, "E2 PASS PASS D2");
        assert!(game.is_legal(Color::Black, Move::Play(at("C5", 6))), "these rules allow it");
        assert_eq!(answer(&game, Color::Black), None);
    }
}
