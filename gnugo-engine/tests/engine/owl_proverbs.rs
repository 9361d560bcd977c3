//! What every player of Go knows of groups on the second line: "four die and six live in the corner, six die and eight
//! live at the side", and of the shapes of eye spaces.

use gnugo_engine::analysis::Analysis;
use gnugo_engine::board::{Board, Color, FromDrawing, Point, PointSet};
use gnugo_engine::dragons::{OwlStatus, Status};
use gnugo_engine::owl::{Ground, OwlReader, Side};
use gnugo_engine::reading::Outcome;

/// The dragon is Black's.
const OWNER: Color = Color::Black;

/// Whether White, moving first, kills all of Black's stones, and whether Black, moving first, saves them.
fn outcomes(board: &Board) -> (Outcome, Outcome) {
    let mut reader = OwlReader::default();
    let ground = Ground::shut_in(board, board.stones(OWNER), OWNER);
    let mut read = |side| reader.read(&mut board.clone(), &ground, side).outcome;
    (read(Side::Attacker), read(Side::Owner))
}

/// A row of Black's stones on the second line with White's around it, from a column on; `n` stones.
fn on_the_second_line(from: usize, n: usize) -> Board {
    const SIZE: usize = 13;
    let mut stones: Vec<(Point, Color)> = (from..from + n).map(|column| (Point::new(1, column), OWNER)).collect();
    let to = from + n;
    let wall = from.saturating_sub(1)..to + 1;
    stones.extend(wall.map(|column| (Point::new(2, column), Color::White)));
    stones.push((Point::new(1, to), Color::White));
    // The wall has liberties enough, and stands firm at its ends.
    stones.extend([to, to + 1].map(|column| (Point::new(3, column), Color::White)));
    if from > 0 {
        stones.push((Point::new(1, from - 1), Color::White));
    }
    Board::with_stones(SIZE, &stones).unwrap()
}

#[test]
fn four_die_and_six_live_in_the_corner() {
    assert_eq!(outcomes(&on_the_second_line(0, 4)).1, Outcome::Lost, "four");
    assert_eq!(outcomes(&on_the_second_line(0, 5)), (Outcome::Win, Outcome::Win), "five");
    assert_eq!(outcomes(&on_the_second_line(0, 6)).0, Outcome::Lost, "six");
}

#[test]
fn six_die_and_eight_live_at_the_side() {
    assert_eq!(outcomes(&on_the_second_line(3, 6)).1, Outcome::Lost, "six");
    assert_eq!(outcomes(&on_the_second_line(3, 7)), (Outcome::Win, Outcome::Win), "seven");
    assert_eq!(outcomes(&on_the_second_line(2, 8)).0, Outcome::Lost, "eight");
}

/// White may begin the ko when he likes, and Black never.
#[test]
fn bent_four_in_the_corner_is_dead() {
    let drawing = "
        . O . X O O . O .
        O X X X O . O . O
        . X O O O O O O O
        X X O . O . O O O
        O O O O O O O O O
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    let mut board = Board::from_drawing(drawing).unwrap();
    assert_eq!(outcomes(&board), (Outcome::Win, Outcome::Lost));
    let ground = Ground::shut_in(&board, board.stones(OWNER), OWNER);
    let (answer, variations) = OwlReader::default().traced(&mut board, &ground, Side::Owner);
    assert_eq!(answer.outcome, Outcome::Lost);
    assert!(variations.to_text(&board, 0).contains("may begin when he likes"));
}

/// What reading finds quickly, an analysis says of the dragon: its status and the moves, and the influence of the dead is gone.
#[test]
fn an_analysis_knows_the_proverb() {
    let judged = |stones: usize| {
        let analysis = Analysis::by_reading(&on_the_second_line(0, stones));
        let dragon = analysis.dragons.at(Point::new(1, 0)).unwrap();
        let strength = analysis.dragons.strength(dragon.origin, OWNER);
        (dragon.status, dragon.owl, strength > 0.0)
    };
    let (status, owl, is_strong) = judged(4);
    assert_eq!((status, owl.status, is_strong), (Status::Dead, OwlStatus::Dead, false), "four");
    let (status, owl, is_strong) = judged(5);
    assert_eq!((status, owl.status, is_strong), (Status::Critical, OwlStatus::Critical, true), "five");
    assert!(owl.attack.point.is_some() && owl.defense.point.is_some());
    // Its eye space is enough: nothing needs to be read.
    let (status, owl, is_strong) = judged(6);
    assert_eq!((status, owl.status, is_strong), (Status::Alive, OwlStatus::Unchecked, true), "six");
}

/// Whether the shape of this space, which one string closes, is dead, critical or alive.
fn shape(drawing: &str) -> (Outcome, Outcome) {
    let board = Board::from_drawing(drawing).unwrap();
    let goal: PointSet = *board.stones(OWNER);
    assert!(!goal.is_empty());
    outcomes(&board)
}

#[test]
fn shapes_of_eye_spaces_live_and_die_as_they_should() {
    let straight_three = ". . . X O . . . .\nX X X X O . . . .\nO O O O O . . . .";
    let straight_four = ". . . . X O . . .\nX X X X X O . . .\nO O O O O O . . .";
    let square_four = ". . X O . . . . .\n. . X O . . . . .\nX X X O . . . . .\nO O O O . . . . .";
    let whole = |top: &str| {
        let rows = top.lines().count();
        format!("{top}\n{}", vec![". . . . . . . . ."; 9 - rows].join("\n"))
    };
    assert_eq!(shape(&whole(straight_three)), (Outcome::Win, Outcome::Win));
    assert_eq!(shape(&whole(straight_four)).0, Outcome::Lost);
    assert_eq!(shape(&whole(square_four)).1, Outcome::Lost);
}

/// Where a room is enough nothing is read, and the tree says so; who has to move first in it is shown the move.
#[test]
fn a_room_that_gives_two_eyes_is_told() {
    let told = |room: &str, side| {
        let rows = [room, "X X X X X O . . .", "O O O O O O . . .", ". . . . . . . . ."].join("\n");
        let mut board = Board::from_drawing(&format!("{rows}\n{}", [". . . . . . . . ."; 5].join("\n"))).unwrap();
        let ground = Ground::shut_in(&board, board.stones(OWNER), OWNER);
        let (answer, variations) = OwlReader::default().traced(&mut board, &ground, side);
        assert!(answer.certain, "{room}");
        (answer.outcome, answer.point, variations.to_text(&board, 3))
    };
    let (outcome, _, text) = told(". . . . X O . . .", Side::Attacker);
    assert_eq!(outcome, Outcome::Lost);
    assert!(text.contains("lives: a room that gives two eyes"), "{text}");
    let (outcome, point, text) = told(". . . X X O . . .", Side::Owner);
    assert_eq!((outcome, point), (Outcome::Win, Point::from_text("B9", 9)));
    assert!(text.contains("lives: two eyes that nobody can take"), "{text}");
}

/// Two stones that have no eye, but capture two others and join what lives behind them.
#[test]
fn a_capture_that_leads_to_a_friend_who_lives_is_as_good_as_eyes() {
    let drawing = "
        X . X . X O . . .
        X X X X X O . . .
        O X O O . O . . .
        O O X X O O . . .
        . O . O O . . . .
        . . O . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    let mut board = Board::from_drawing(drawing).unwrap();
    let analysis = Analysis::by_reading(&board);
    let at = |text: &str| Point::from_text(text, 9).unwrap();
    let ground = analysis.ground(&board, at("C6")).unwrap();
    let mut read = |side| OwlReader::default().read(&mut board, &ground, side);
    let saved = read(Side::Owner);
    assert_eq!((saved.outcome, saved.point), (Outcome::Win, Some(at("E7"))));
    assert_eq!(read(Side::Attacker).outcome, Outcome::Win);
}
