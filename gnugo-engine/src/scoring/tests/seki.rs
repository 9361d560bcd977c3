//! Stones that nobody can take.

use super::*;

#[test]
fn seki_without_eyes() {
    let statuses = "
        .SSS.sXbX ssssssXXX XXXXXXXbX bbbbbbXXX XXXXXXXXX OOOOOOOOO wwOwwOwww OOwOOOwOO wwOwwOOOw";
    expect(SEKI, Counting::Territory, statuses, "W+6.0");
    expect(SEKI, Counting::Area, statuses, "W+7.0");
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
    let drawn = game_with(
        Color::White,
        "O O O O O . O
         X X X X O O O
         X X X X O . O
         . O X X O O O
         O . X O O . O
         O X X O . O O
         X . X O O O .",
        Counting::Territory,
    );
    let status = final_status(&drawn);
    for at in ["A6", "A3", "B4"] {
        assert_eq!(status.life(point(at, drawn.board())), Some(Life::Seki), "{at}\n{}", shown(&drawn));
    }
}
