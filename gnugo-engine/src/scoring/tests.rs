//! Games that are over.

use super::*;
use crate::board::{Board, FromDrawing};
use crate::engine::{Databases, Engine};
use crate::game::{Counting, Rules};

fn game(drawing: &str, counting: Counting) -> Game {
    let board = Board::from_drawing(drawing).unwrap();
    Game::from_board(board, Rules { counting, ..Rules::default() }, 0.0)
}

/// A letter a point: X O living, x o dead, S s in seki (black, white), ? unknown; b w territory, . dame.
fn shown(game: &Game) -> String {
    let status = final_status(game);
    let symbol = |point| match (game.board().color_at(point), status.life(point), status.territory(point)) {
        (Some(Color::Black), Some(Life::Alive), _) => 'X',
        (Some(Color::White), Some(Life::Alive), _) => 'O',
        (Some(Color::Black), Some(Life::Dead), _) => 'x',
        (Some(Color::White), Some(Life::Dead), _) => 'o',
        (Some(Color::Black), Some(Life::Seki), _) => 'S',
        (Some(Color::White), Some(Life::Seki), _) => 's',
        (Some(_), _, _) => '?',
        (_, _, Some(Territory::Of(Color::Black))) => 'b',
        (_, _, Some(Territory::Of(Color::White))) => 'w',
        _ => '.',
    };
    let size = game.size();
    let row = |row| (0..size).map(|column| symbol(Point::new(row, column))).collect::<String>();
    (0..size).map(row).collect::<Vec<_>>().join("\n")
}

fn expect(drawing: &str, counting: Counting, statuses: &str, score: &str) {
    let game = game(drawing, counting);
    assert_eq!(shown(&game), statuses.split_whitespace().collect::<Vec<_>>().join("\n"), "\n{drawing}");
    assert_eq!(final_score(&game).to_string(), score, "\n{drawing}");
}

const SPLIT: &str = "
    . . X X O . O . .
    . X . X O O . O .
    . . X X O . O . .
    . X . X O O . O .
    . . X X X O . . .
    X X . . X O O O .
    . . X X X X O . .
    O . X . . X O O .
    . . X . . X . O .";

#[test]
fn two_halves_and_a_dead_stone() {
    let statuses = "
        bbXXOwOww bXbXOOwOw bbXXOwOww bXbXOOwOw bbXXXOwww XXbbXOOOw bbXXXXOww obXbbXOOw bbXbbX.Ow";
    // Black: 21 empty points, and 2 for the dead stone; White: 18. By area 44 to 36, and a neutral point.
    expect(SPLIT, Counting::Territory, statuses, "B+5.0");
    expect(SPLIT, Counting::Area, statuses, "B+8.0");
}

#[test]
fn an_empty_board_is_worth_the_komi() {
    for counting in [Counting::Area, Counting::Territory] {
        let mut game = Game::new(9, Rules { counting, ..Rules::default() }, 6.5).unwrap();
        assert_eq!(final_score(&game).to_string(), "W+6.5");
        game.set_komi(-2.0);
        assert_eq!(final_score(&game).to_string(), "B+2.0");
    }
}

/// White has taken four stones into one eye; Black's are three in a row: neither can fill the two common liberties.
#[test]
fn seki_without_eyes() {
    let drawing = "
        . X X X . O X . X
        O O O O O O X X X
        X X X X X X X . X
        . . . . . . X X X
        X X X X X X X X X
        O O O O O O O O O
        . . O . . O . . .
        O O . O O O . O O
        . . O . . O O O .";
    let statuses = "
        .SSS.sXbX ssssssXXX XXXXXXXbX bbbbbbXXX XXXXXXXXX OOOOOOOOO wwOwwOwww OOwOOOwOO wwOwwOOOw";
    expect(drawing, Counting::Territory, statuses, "W+6.0");
    expect(drawing, Counting::Area, statuses, "W+7.0");
}

/// Each has an eye, and they share a liberty. The eyes are territory by area counting only.
#[test]
fn seki_with_eyes() {
    let drawing = "
        . X . O . O X . .
        X X X O O O X X .
        O O O X X X X . .
        . . O X . . X . .
        O O O X . X . . .
        . . O X . . . . .
        O O O X X X X X X
        . . O O O O O O O
        . O . . O . . O .";
    expect(
        drawing,
        Counting::Territory,
        ".S.s.sXbb SSSsssXXb OOOXXXXbb wwOXbbXbb OOOXbXbbb wwOXbbbbb OOOXXXXXX wwOOOOOOO wOwwOwwOw",
        "B+6.0",
    );
    expect(
        drawing,
        Counting::Area,
        "bS.swsXbb SSSsssXXb OOOXXXXbb wwOXbbXbb OOOXbXbbb wwOXbbbbb OOOXXXXXX wwOOOOOOO wOwwOwwOw",
        "B+2.0",
    );
}

/// If Black plays J9, White captures two at G9, and after J7 the whole group below is captured at J5. White's three stones have
/// no other liberties. Players at random do not see that. Black's eye at F8 is no territory: the group above needs J9, too.
#[test]
fn seki_because_each_move_puts_stones_into_atari() {
    let drawing = "
        . O . O O X . X .
        O O O O X . X O O
        . O . O X X X O .
        O O O O O O O X X
        . O . O X X X X .
        O O O O O O O X X
        . O . O . O . O X
        O O O O O O O O O
        . O . O . O . O .";
    let statuses = "
        wOwOOS.S. OOOOS.Sss wOwOSSSs. OOOOOOOSS wOwOSSSS. OOOOOOOSS wOwOwOwOS OOOOOOOOO wOwOwOwOw";
    expect(drawing, Counting::Territory, statuses, "W+15.0");
}

/// White's stones at A2 and B1 are captured at B2, whoever moves first; players at random find that too seldom.
#[test]
fn stones_that_reading_captures_are_dead() {
    let drawing = "
        . . O O O X X . .
        O O . O X X . X .
        X X O . O O X . .
        X X O . O X . X X
        . X O O X X X X O
        . X X O X O O O O
        X . X X O . O . .
        O . X O O O . O .
        . O X X X X O . .";
    let mut drawn = game(drawing, Counting::Territory);
    drawn.set_komi(6.5);
    let status = final_status(&drawn);
    for point in ["A2", "B1"] {
        let life = Point::from_text(point, 9).and_then(|point| status.life(point));
        assert_eq!(life, Some(Life::Dead), "{point}\n{}", shown(&drawn));
    }
    assert_eq!(final_score(&drawn).to_string(), "W+2.5");
}

/// The point at D1 is neutral. White plays there with an atari on the two stones at D2, and Black has to connect at C2, which is no
/// territory then; if Black plays there first, it is. Where area counts, the stone is a point as well.
#[test]
fn what_has_to_be_filled_is_no_territory() {
    let drawing = "
        . X . X O . O
        X X X X O O O
        . X . X O . O
        X X X X O O O
        . . X O O . O
        . X . X X O O
        X . X . O O O";
    for (counting, to_move, expected) in [
        (Counting::Territory, Color::White, "B+5.0"),
        (Counting::Territory, Color::Black, "B+6.0"),
        (Counting::Area, Color::White, "B+6.0"),
    ] {
        let mut drawn = game(drawing, counting);
        drawn.set_to_move(to_move);
        assert_eq!(final_score(&drawn).to_string(), expected, "{counting:?} {to_move}\n{}", shown(&drawn));
    }
}

/// Once Black has C7, a stone at C6 has both of White's strings above in atari, which no single move saves: White adds a move. If White
/// takes C7 first, there is nothing to add.
#[test]
fn what_a_double_atari_would_capture_is_mended() {
    let drawing = "
        . X . X . X . X .
        X X X X X X X X X
        X O . O X X X X X
        X O . O X X X X X
        O . . . O O O O O
        . O O O . O . O .
        O O . O O O O O O
        . O O O . O . O O
        O . O . O O O O .";
    for (counting, to_move, expected) in
        [(Counting::Territory, Color::Black, "W+9.0"), (Counting::Territory, Color::White, "W+10.0")]
    {
        let mut drawn = game(drawing, counting);
        drawn.set_to_move(to_move);
        assert_eq!(final_score(&drawn).to_string(), expected, "{to_move} moves next\n{}", shown(&drawn));
    }
}

/// Black's stones around B6 have White's two there in atari, but are dead themselves: what they could capture is not lost.
#[test]
fn stones_are_not_captured_by_dead_ones() {
    let drawing = "
        . O . O . O . O .
        O O O O O O O O O
        X X X X O . . . .
        . O O X O . . . .
        X X X X O . . . .
        O O O O O . . . .
        . . . . . . . . .
        O O O O O O O O O
        . O . O . O . O .";
    let drawn = game(drawing, Counting::Territory);
    let status = final_status(&drawn);
    let at = |text| Point::from_text(text, 9).and_then(|point| status.life(point));
    assert_eq!((at("B6"), at("A5")), (Some(Life::Alive), Some(Life::Dead)), "\n{}", shown(&drawn));
}

fn point(text: &str, board: &Board) -> Point {
    Point::from_text(text, board.size()).unwrap()
}

/// A status in which the strings at these points are unknown, those at the others dead, and all the rest lives.
fn told(board: &Board, unknown: &[&str], dead: &[&str]) -> Status {
    let strings = |places: &[&str]| -> PointSet {
        places.iter().fold(PointSet::EMPTY, |all, text| all.union(&board.string_stones(point(text, board))))
    };
    let (unknown, dead) = (strings(unknown), strings(dead));
    Status::new(board, |origin| match origin {
        _ if unknown.contains(origin) => Life::Unknown,
        _ if dead.contains(origin) => Life::Dead,
        _ => Life::Alive,
    })
}

/// White's three stones are captured at C7 or E5, whoever moves first. Black's stones in the corner live by that capture:
/// that this is not known of them must not save White's.
#[test]
fn a_capture_may_be_what_the_captors_live_by() {
    let board = Board::from_drawing(
        ". . . O X . X
         X X X O X X .
         X O X O . X .
         O O O X X X X
         . O . O X . X
         O O O O X X .
         . O . O X . X",
    )
    .unwrap();
    let status = told(&board, &["A6", "D7"], &[]);
    let found = captured::strings(&board, &status, std::iter::once(point("D7", &board)));
    assert_eq!(found, [board.string_stones(point("D7", &board))]);
    let status = told(&board, &["D7"], &["A6"]);
    assert!(captured::strings(&board, &status, std::iter::once(point("D7", &board))).is_empty());
}

/// Black's stone at B1 cannot be saved from White's around it; but these are dead themselves.
#[test]
fn nobody_is_captured_by_dead_stones_at_a_distance() {
    let board = Board::from_drawing(
        ". X . . X O .
         X X X X X O O
         X X X X X O .
         X X X X X O O
         . O . X X O .
         O . O X X O O
         . X . O X O .",
    )
    .unwrap();
    let strings = |dead: &[&str]| {
        captured::strings(&board, &told(&board, &["B1"], dead), std::iter::once(point("B1", &board))).len()
    };
    assert_eq!(strings(&["A2", "C2", "B3", "D1"]), 0);
    // No stone stands next to it, which does not make it surrounded.
    assert_eq!(strings(&[]), 0);
}

/// What life-and-death reading says of strings in doubt: the life of each after it.
fn read_groups(drawing: &str, in_doubt: &[&str], before: Life) -> Vec<Option<Life>> {
    let board = Board::from_drawing(drawing).unwrap();
    let status = if before == Life::Dead { told(&board, &[], in_doubt) } else { told(&board, in_doubt, &[]) };
    let stones = in_doubt.iter().fold(PointSet::EMPTY, |all, at| all.union(&board.string_stones(point(at, &board))));
    let doubts = groups::Doubts { any: stones, grave: stones, saved: PointSet::EMPTY };
    let mut turn = Color::Black;
    let judged = groups::judged(&board, &status, &doubts, &mut turn);
    let life =
        |at: &&str| judged.lives.iter().find(|(stones, _)| stones.contains(point(at, &board))).map(|(_, life)| *life);
    in_doubt.iter().map(life).collect()
}

/// Three stones that were left in White's area have no room for eyes.
#[test]
fn stones_left_in_an_area_are_dead_if_they_cannot_live() {
    let drawing = "
        . X . X O . . . .
        X X X X O . O . O
        . . . X O . . . .
        X X . X O O . X O
        . X X X O . X . .
        X X . X O O . X O
        . X X X O . . . .
        X X . X O O . O .
        . . X X O . O . O";
    assert_eq!(read_groups(drawing, &["H6", "G5", "H4"], Life::Unknown), [Some(Life::Dead); 3]);
}

/// Black's stone at B1, where White would make the second eye, can be captured; but it is no wall that White gets out by.
#[test]
fn a_stone_that_was_thrown_in_sets_nobody_free() {
    let drawing = "
        . X . X . X .
        X X X X X X X
        X . X . X . X
        X X X X X X X
        X X X X X X X
        O O O O X . X
        . X . O X X X";
    assert_eq!(read_groups(drawing, &["A2", "B1"], Life::Unknown), [Some(Life::Dead), None]);
}

/// Nothing stands next to Black's stone, which has no more room for that.
#[test]
fn a_stone_that_nobody_touches_is_shut_in_by_the_area_around_it() {
    let drawing = "
        . X . O . . .
        X X X O . O .
        . X . O . . .
        X X X O . X .
        . X . O . . .
        X X X O . O .
        . X . O . . .";
    assert_eq!(read_groups(drawing, &["F4"], Life::Unknown), [Some(Life::Dead)]);
}

/// White's stones at B6 and C6 could be captured at A6, but Black's who would do it are dead first.
#[test]
fn whoever_dies_first_kills_nobody() {
    let drawing = "
        . O . O . O . O .
        O O O O O O O O O
        X X X X O . . . .
        . O O X O . . . .
        X X X X O . . . .
        O O O O O . . . .
        . . . . . . . . .
        O O O O O O O O O
        . O . O . O . O .";
    assert_eq!(read_groups(drawing, &["A7", "B6"], Life::Unknown), [Some(Life::Dead), None]);
}

/// White puts a fourth stone at A2, and Black captures four bent ones in the corner. Then White takes the ko first, whoever
/// moved first, and there are no threats.
#[test]
fn bent_four_in_the_corner_is_dead() {
    let drawing = "
        . . . . . . .
        . O . O . O .
        . . . . . O .
        O O O . . . .
        X X X O O . O
        . X X X X O .
        O O O . X O .";
    assert_eq!(read_groups(drawing, &["A3"], Life::Unknown), [Some(Life::Dead)]);
}

/// Black's three points in a row are two eyes if Black plays in the middle, and one if White does. White has 14 points elsewhere,
/// and 12 here if the group dies, as the middle has to be filled; Black has the two eyes if it lives.
#[test]
fn who_moves_next_decides_over_a_group() {
    for (to_move, expected, score) in [(Color::White, Life::Dead, "W+26.0"), (Color::Black, Life::Alive, "W+12.0")] {
        let mut drawn = game(
            ". . . X O . .
             X X X X O . O
             O O O O O O .
             . O . O . O O
             O O O O O O .
             . O . O . O O
             O . O . O O .",
            Counting::Territory,
        );
        drawn.set_to_move(to_move);
        let life = final_status(&drawn).life(point("A6", drawn.board()));
        let life = life.map(|life| if life == Life::Unknown { Life::Alive } else { life });
        assert_eq!(life, Some(expected), "{to_move} moves next\n{}", shown(&drawn));
        assert_eq!(final_score(&drawn).to_string(), score, "{to_move} moves next\n{}", shown(&drawn));
    }
}

/// White's four stones are captured at E9, or connected there. Black has 20 points below, and 8 by the capture; White has 12.
const IN_ATARI: &str = "
    O O O O . O O . O
    X X X X X X O O .
    . . . . . X O . O
    . . . . . X O O .
    . . . . . X O . O
    . . . . . X O O .
    X X X X X X O . O
    O O O O O O O O .
    . O . O . O . O O";

#[test]
fn whoever_moves_next_captures_or_saves_a_string() {
    let board = Board::from_drawing(IN_ATARI).unwrap();
    let (string, at) = (point("A9", &board), point("E9", &board));
    let found = |board: &Board, dead: &[&str]| {
        let in_question = [string, point("J9", board)].into_iter();
        captured::critical(board, &told(board, &["A9"], dead), in_question)
    };
    let critical = found(&board, &[]);
    assert_eq!(critical.len(), 1);
    assert_eq!(critical[0].stones, board.string_stones(string));
    assert_eq!((critical[0].capture, critical[0].defense), (Some(at), Some(at)));
    // Stones that are dead themselves capture nothing.
    assert!(found(&board, &["A8"]).is_empty());
}

#[test]
fn the_score_is_that_after_the_capture_or_the_connection() {
    for (counting, to_move, score) in [
        (Counting::Territory, Color::Black, "B+16.0"),
        (Counting::Territory, Color::White, "B+8.0"),
        // With 16 stones of Black's and 28 of White's below the first four, and the one at E9.
        (Counting::Area, Color::Black, "B+1.0"),
        (Counting::Area, Color::White, "W+9.0"),
    ] {
        let mut drawn = game(IN_ATARI, counting);
        drawn.set_to_move(to_move);
        assert_eq!(final_score(&drawn).to_string(), score, "{to_move} moves next\n{}", shown(&drawn));
    }
}

/// Black's stones in the corner have room for two eyes. Should players at random lose them, they are not dead for that.
#[test]
fn a_group_that_can_be_saved_is_not_dead() {
    let drawing = "
        . . . . . . .
        . O . O . O .
        . . O . O . .
        O O O O O O .
        X X X X X O .
        . . . . X O O
        . . . . X O .";
    assert_eq!(read_groups(drawing, &["A3"], Life::Dead), [Some(Life::Unknown)]);
}

/// White's three stones live by A6 and A8: whoever of the players fills one of these is captured. Black has no second eye to
/// do without them.
#[test]
fn a_seki_in_the_corner_stays_one() {
    let drawing = "
        X X X X O . O . O
        . O X O O O . O .
        O O X X X O O O O
        . X . X X O . O .
        X X X O O O O O O
        O O O O . O . O .
        . O . O O O O O O
        O O O O . O . O .
        . O . O O O O O O";
    let drawn = game(drawing, Counting::Territory);
    let status = final_status(&drawn);
    let lives = ["A7", "B8", "A9", "A5", "D6"].map(|at| status.life(point(at, drawn.board())));
    assert!(!lives.contains(&Some(Life::Dead)), "{lives:?}\n{}", shown(&drawn));
}

/// White's stone at C4 closes the boundary. When the players agree that it is dead, Black's area is open there, but still Black's.
#[test]
fn an_area_stays_whose_it_was_when_a_stone_beside_it_is_called_dead() {
    let drawn = game(
        ". . X . O . .
         . . X . O . .
         . . X . O . .
         . . O . O . .
         . . X . O . .
         . . X . O . .
         . . X . O . .",
        Counting::Territory,
    );
    let black = drawn.board().points().iter().filter(|point| point.column() < 2).collect();
    let mut before = told(drawn.board(), &[], &[]);
    before.set_territory([black, PointSet::EMPTY]);
    let after = before.with_dead(&drawn, &PointSet::single(point("C4", drawn.board())));
    for at in ["A1", "A7", "B1"] {
        let at = point(at, drawn.board());
        assert_eq!(after.territory(at), Some(Territory::Of(Color::Black)), "{at:?}");
    }
}

/// A stone that has still to be played closes the area that it will border on, and is a point itself only where area counts.
/// One that was to save stones which are dead all the same is not played.
#[test]
fn a_move_that_is_due_counts_as_played() {
    let board = Board::from_drawing(IN_ATARI).unwrap();
    let (string, at) = (board.string_stones(point("A9", &board)), point("E9", &board));
    let owner = |_| 0.0;
    let dead = told(&board, &[], &["A9"]);
    let played = [PointSet::single(at), PointSet::EMPTY];
    for (counting, points) in [(Counting::Territory, 4 + 20), (Counting::Area, 4 + 20 + 1)] {
        let black = territory::territory(&board, &dead, &played, counting, owner)[0];
        assert_eq!((black.len(), black.contains(at)), (points, counting == Counting::Area), "{counting:?}");
    }
    let alive = told(&board, &["A9"], &[]);
    let needed = |player, status| groups::Due { point: at, player, stones: string }.is_needed(&board, status);
    assert!(needed(Color::Black, &dead) && needed(Color::White, &alive));
    assert!(!needed(Color::White, &dead) && !needed(Color::Black, &alive));
}

#[test]
fn prisoners_and_handicap() {
    let mut game = game(SPLIT, Counting::Territory);
    game.set_komi(0.5);
    let (before, after) = (final_score(&game), Point::from_text("A1", 9).unwrap());
    // White adds a stone that is dead as well, and Black gains a point by it.
    game.play(Color::White, crate::game::Move::Play(after)).unwrap();
    assert_eq!(final_score(&game).0, before.0 + 1.0);
    game.set_rules(Rules::chinese());
    game.set_handicap(3);
    assert_eq!(final_score(&game).to_string(), "B+4.5");
    // The American Go Association gives White no point for the first stone.
    game.set_rules(Rules::aga());
    assert_eq!(final_score(&game).to_string(), "B+5.5");
}

/// Neither player can fill D6 or E6: with White's stone there Black captures six at the other point, and Black's would be captured by
/// White's, who gets home by that. Black's stone at E6 makes a bulky five, which players at random cannot resist.
#[test]
fn a_seki_that_a_throw_in_would_lose() {
    let drawing = "
        . X X O . O . O .
        X . X O O O O O O
        X X O X X X O . O
        X X O . . X O O O
        X X O O O O X X X
        X X X X X X X . X
        . X . X . X X X X
        X X X X X X . X .
        . X . X . X X X X";
    let statuses = "
        bXXOwOwOw XbXOOOOOO XXsSSSOwO XXs..SOOO XXssssXXX XXXXXXXbX bXbXbXXXX XXXXXXbXb bXbXbXXXX";
    expect(drawing, Counting::Territory, statuses, "B+7.0");
}

/// White takes the ko at B1 and connects: then nobody can play at A4 and B3. There are no threats left.
#[test]
fn a_ko_that_makes_a_seki_goes_to_who_takes_it_first() {
    let mut drawn = game(
        "O O O O O . O
         X X X X O O O
         X X X X O . O
         . O X X O O O
         O . X O O . O
         O X X O . O O
         X . X O O O .",
        Counting::Territory,
    );
    drawn.set_to_move(Color::White);
    let status = final_status(&drawn);
    for at in ["A6", "A3", "B4"] {
        assert_eq!(status.life(point(at, drawn.board())), Some(Life::Seki), "{at}\n{}", shown(&drawn));
    }
}

/// Three stones that were left in White's area might be played on with, and come to nothing. White has 31 points with them, Black 10.
#[test]
fn an_invasion_that_failed_is_dead_though_it_could_go_on() {
    let drawing = "
        . X . X O . . . .
        X X X X O . . X .
        . X . X O . . . .
        X X X X O O . . O
        . X . X O . X . .
        X X X X O . . X .
        . X . X O O . . O
        X X X X O . O O O
        . X . X O . O . .";
    for to_move in Color::BOTH {
        let mut drawn = game(drawing, Counting::Territory);
        drawn.set_to_move(to_move);
        let status = final_status(&drawn);
        for at in ["H8", "G5", "H4"] {
            assert_eq!(status.life(point(at, drawn.board())), Some(Life::Dead), "{at}\n{}", shown(&drawn));
        }
        assert_eq!(final_score(&drawn).to_string(), "W+21.0", "{to_move} moves next\n{}", shown(&drawn));
    }
}

/// A stone at C6 has White's strings at B7 and D7 in atari, and one of them is captured. If White moves next, none is.
#[test]
fn what_a_double_threat_takes_belongs_to_who_moves_next() {
    let drawing = "
        . X . X . X . X .
        X X X X X X X X X
        X O X O X X X X X
        X O . O X X X X X
        O . . . O O O O O
        . O O O . O . O .
        O O . O O O O O O
        . O O O . O . O O
        O . O . O O O O .";
    let mut drawn = game(drawing, Counting::Territory);
    drawn.set_to_move(Color::White);
    assert!(final_status(&drawn).stones(Life::Dead).is_empty(), "\n{}", shown(&drawn));
    // Black has five points above, two by the capture, and two prisoners; but the stone that captured is in atari once White has C5,
    // and is connected at B6. White has eleven points below.
    drawn.set_to_move(Color::Black);
    assert_eq!(final_status(&drawn).stones(Life::Dead).len(), 2, "\n{}", shown(&drawn));
    assert_eq!(final_score(&drawn).to_string(), "W+3.0", "\n{}", shown(&drawn));
}

/// Black has taken the ko at B1, and captures five stones at D1. If White moves, A1 takes the ko back with an atari on Black's five, and
/// there is nothing else on the board that White would have to answer: Black cannot take it again before White captures at A5, which
/// Black's neutral point at D1 makes necessary. Black has ten points elsewhere. White captures five and one, and has four points
/// elsewhere, five where the string stood, and B1. If Black moves first, it is five prisoners, their points and A1, against four points.
#[test]
fn a_race_with_a_ko_goes_to_who_moves_next() {
    let drawing = "
        . O . O O X . X .
        O O O O O X X X X
        . O . O O X . X .
        O O O O O X X X X
        . O O O O X . X .
        X X X O O X X X X
        X O O X X X . X .
        X O O X X X X X X
        . X O . X . X . X";
    for (to_move, dead, lives, score) in
        [(Color::Black, ["B3", "C1"], ["A4", "B1"], "B+17.0"), (Color::White, ["A4", "B1"], ["B3", "C1"], "W+6.0")]
    {
        let mut drawn = game(drawing, Counting::Territory);
        drawn.set_to_move(to_move);
        let status = final_status(&drawn);
        let life = |at: &str| status.life(point(at, drawn.board()));
        assert_eq!(dead.map(life), [Some(Life::Dead); 2], "{to_move} moves next\n{}", shown(&drawn));
        assert!(!lives.map(life).contains(&Some(Life::Dead)), "{to_move} moves next\n{}", shown(&drawn));
        assert_eq!(final_score(&drawn).to_string(), score, "{to_move} moves next\n{}", shown(&drawn));
    }
}

/// A stone at C6 has White's two stones at B6 and the one at D6 in atari. White saves the two, and loses the one: Black has
/// five points above, and the prisoner; the stone that captured at D5 is connected at D6. White has eleven points below.
#[test]
fn of_two_threats_the_larger_is_parried() {
    let drawing = "
        . X . X . X . X .
        X X X X X X X X X
        X O X X X X X X X
        X O . O X X X X X
        O . . . O O O O O
        . O O O . O . O .
        O O . O O O O O O
        . O O O . O . O O
        O . O . O O O O .";
    let mut drawn = game(drawing, Counting::Territory);
    drawn.set_to_move(Color::Black);
    let dead = final_status(&drawn).stones(Life::Dead);
    assert_eq!(dead, PointSet::single(point("D6", drawn.board())), "\n{}", shown(&drawn));
    assert_eq!(final_score(&drawn).to_string(), "W+5.0", "\n{}", shown(&drawn));
}

/// White's stone at C4 has not been taken off yet, so that the area is open to both; but nobody else can have its point.
#[test]
fn the_point_of_a_dead_stone_belongs_to_who_takes_it() {
    let board = Board::from_drawing(
        ". . X . O . .
         . . X . O . .
         . . X . O . .
         . . O . O . .
         . . X . O . .
         . . X . O . .
         . . X . O . .",
    )
    .unwrap();
    let status = told(&board, &[], &["C4"]);
    let [black, _] = territory::territory(&board, &status, &[PointSet::EMPTY; 2], Counting::Territory, |_| 0.0);
    assert_eq!(black, PointSet::single(point("C4", &board)));
}

/// Black throws a stone in at A3, and White captures it at B3: that is a prisoner which no stone on the board shows, and B3 is no
/// territory; where area counts, the stone there is a point.
#[test]
fn moves_before_the_end_leave_prisoners_and_stones() {
    let before = Board::from_drawing(
        ". O . X .
         O O O X X
         . . O X .
         O O O X X
         . O . X .",
    )
    .unwrap();
    let mut after = before.clone();
    for (at, color) in [("A3", Color::Black), ("B3", Color::White)] {
        assert!(after.try_play(point(at, &before), color));
    }
    let territory = ["A5", "C5", "A3", "A1", "C1"].map(|at| point(at, &before)).into_iter().collect();
    let mut later = told(&after, &[], &[]);
    later.set_territory([PointSet::EMPTY, territory]);
    for (counting, played) in [(Counting::Territory, false), (Counting::Area, true)] {
        let status = later.before(&before, &after, counting);
        assert_eq!(Color::BOTH.map(|color| status.prisoners(color)), [0, 1], "{counting:?}");
        assert!(territory.is_subset(status.territory_of(Color::White)), "{counting:?}");
        assert_eq!(status.territory_of(Color::White).contains(point("B3", &before)), played, "{counting:?}");
    }
}

fn estimated(game: &Game) -> Estimate {
    estimate(game, &Engine::new(Databases::default()).analyse(game.board()))
}

/// With closed boundaries, the estimate is the score, by the rules in force, whoever moves next.
#[test]
fn the_estimate_of_a_game_that_is_over_is_its_score() {
    for counting in [Counting::Territory, Counting::Area] {
        let game = game(SPLIT, counting);
        let (score, estimate) = (final_score(&game).0, estimated(&game));
        assert!((estimate.score().0 - score).abs() <= 1.0, "{estimate:?}, and it is {score}");
        let next = Color::BOTH.map(|color| estimate.with_next(color).0);
        assert!(next[1] <= next[0] && next[0] - next[1] <= 2.0, "{estimate:?}");
    }
}

/// A stone that decides over a large group makes a difference to who moves next, and the score lies between.
#[test]
fn the_estimate_depends_on_who_saves_a_group() {
    // White's stones are in atari at E9, where they connect to the others, or are captured.
    let drawing = "
        O O O O . O O . .
        X X X X X X O . .
        . . . . . X O . .
        . . . . . X O . .
        . . . . . X O . .
        . . . . . X O . .
        X X X X X X O . .
        O O O O O O O . .
        . . . . . . . . .";
    let estimate = estimated(&game(drawing, Counting::Territory));
    let (black, white) = (estimate.with_next(Color::Black).0, estimate.with_next(Color::White).0);
    assert!(black - white > 5.0, "{estimate:?}");
    assert!((estimate.score().0 - (black + white) / 2.0).abs() < 0.01);
}

/// What is Black's in one drawing is White's in the other.
#[test]
fn colors_make_no_difference_to_an_estimate() {
    let drawn = Board::from_drawing(SPLIT).unwrap();
    let [score, swapped] = [drawn.clone(), drawn.color_swapped()]
        .map(|board| estimated(&Game::from_board(board, Rules::default(), 0.0)).score().0);
    assert!((score + swapped).abs() <= 1.0, "{score} {swapped}");
}
