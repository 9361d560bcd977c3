//! What real files bring, and what broken ones do.

use super::*;
use crate::board::Color;
use crate::game::{Counting, Game, Move};
use proptest::prelude::*;

fn load(text: &str) -> Game {
    read(text, Stop::End).unwrap_or_else(|e| panic!("{e}: {text}")).0
}

fn refused(text: &str) -> String {
    match read(text, Stop::End) {
        Ok((game, _)) => panic!("{text} was read:\n{}", game.board()),
        Err(e) => e.to_string(),
    }
}

fn stones(game: &Game) -> String {
    let names = |color| game.board().stones(color).iter().map(|p| p.to_text(game.size())).collect::<Vec<_>>().join(" ");
    format!("{} / {}", names(Color::Black), names(Color::White))
}

#[test]
fn moves_passes_and_information() {
    let text =
        "(;GM[1]FF[4]SZ[9]KM[5.5]RU[Chinese]PB[Lee \\[9p\\]]PW[Gu]RE[B+R];B[ee];W[];B[gc]C[a (good) move;];W[tt])";
    let (game, info) = read(text, Stop::End).unwrap();
    assert_eq!((game.size(), game.komi(), game.rules().counting), (9, 5.5, Counting::Area));
    assert_eq!((info.black.as_str(), info.white.as_str(), info.result.as_str()), ("Lee [9p]", "Gu", "B+R"));
    let point = |text| Point::from_text(text, 9).unwrap();
    let expected = [
        (Color::Black, Move::Play(point("E5"))),
        (Color::White, Move::Pass),
        (Color::Black, Move::Play(point("G7"))),
        (Color::White, Move::Pass),
    ];
    assert_eq!(game.history(), expected);
    assert_eq!(game.to_move(), Color::Black);
    assert_eq!(load("(;B[aa])").size(), 19);
}

#[test]
fn handicap_and_stones_set_up() {
    let game = load("(;SZ[9]HA[2]AB[cg][gc];W[ee])");
    assert_eq!((game.handicap(), game.first_to_move(), game.history().len()), (2, Color::White, 1));
    assert_eq!(stones(&game), "G7 C3 / E5");
    // A rectangle of points, stones taken off, and a list in two properties.
    assert_eq!(stones(&load("(;SZ[5]AB[aa:bc]AE[bb]AB[ee]AW[de])")), "A5 B5 A4 A3 B3 E1 / D1");
    // On the way, and over other stones: the game starts anew there.
    let game = load("(;SZ[5];B[aa];W[bb];AB[bb]AE[aa]AW[cc]PL[W];W[dd])");
    assert_eq!((stones(&game), game.history().len()), ("B4 / C3 D2".to_owned(), 1));
    assert_eq!(load("(;SZ[5]AB[aa]PL[W])").to_move(), Color::White);
    assert_eq!(load("(;SZ[5]AB[aa]AW[])").to_move(), Color::Black);
}

/// Each part ends before stones are set up after its moves, and the file's moves are counted through all of them.
#[test]
fn games_in_parts() {
    let text = "(;SZ[9]RU[Chinese]AB[aa];AW[ba];B[ee];W[cc];B[gg];W[gc];AB[cg];AE[aa];B[ce];W[eg];AE[eg])";
    let parts = read_in_parts(text).unwrap();
    let told: Vec<_> = parts.iter().map(|part| (part.history().len(), part.next_move_number())).collect();
    assert_eq!(told, [(4, 5), (2, 7), (0, 7)]);
    assert_eq!((stones(&parts[0]), stones(&parts[2])), ("A9 E5 G3 / B9 C7 G7".into(), "C5 E5 C3 G3 / B9 C7 G7".into()));
    assert!(parts.iter().all(|part| part.rules() == load(text).rules()));
    let number = |text, stop| read(text, stop).unwrap().0.next_move_number();
    for stop in 1..=7 {
        assert_eq!(number(text, Stop::Move(stop)), stop);
    }
    assert_eq!(read_in_parts("(;SZ[9]AB[aa];B[ee])").unwrap().len(), 1);
    assert!(read_in_parts("(;SZ[9];B[ee];AB[aa];W[aa])").is_err());
}

#[test]
fn the_main_line_is_the_first_variation() {
    let game = load("(;SZ[9];B[aa](;W[bb](;B[cc])(;B[dd]))(;W[ee];B[ff]))(;SZ[19];B[pd])");
    assert_eq!(stones(&game), "A9 C7 / B8");
}

#[test]
fn where_to_stop() {
    let text = "(;SZ[9];B[aa];W[bb];B[];B[cc];W[dd])";
    let at = |stop| read(text, stop).map(|(game, _)| (game.history().len(), game.to_move())).unwrap();
    assert_eq!(at(Stop::End), (5, Color::Black));
    assert_eq!(at(Stop::Move(1)), (0, Color::Black));
    assert_eq!(at(Stop::Move(0)), (0, Color::Black));
    assert_eq!(at(Stop::Move(2)), (1, Color::White));
    // Black moves twice in a row in this file.
    assert_eq!(at(Stop::Move(4)), (3, Color::Black));
    assert_eq!(at(Stop::Move(5)), (4, Color::White));
    assert_eq!(at(Stop::Move(99)), (5, Color::Black));
    assert_eq!(at(Stop::Point(Point::new(3, 3))), (4, Color::White));
    assert_eq!(at(Stop::Point(Point::new(8, 8))), (5, Color::Black));
}

#[test]
fn what_is_wrong_is_said() {
    for (text, expected) in [
        ("", "there is no game in the file"),
        ("hello", "there is no game in the file"),
        ("(;SZ[0];B[aa])", "a board has 1 to 19 lines, not 0"),
        ("(;SZ[37])", "a board has 1 to 19 lines, not 37"),
        ("(;SZ[9:13])", "there is no board of size `9:13`"),
        ("(;SZ[nine])", "there is no board of size `nine`"),
        ("(;GM[2]SZ[8])", "this is a game, but not of Go"),
        ("(;SZ[9];B[aa];W[aa])", "move 2 at A9 is illegal: the point is occupied"),
        ("(;SZ[9];B[aa];W[jj])", "move 2 at jj is illegal: the point is not on the board"),
        ("(;SZ[9];B[a])", "node 2: `a` is no value for `B`"),
        ("(;SZ[9];B[ba];W[ee];B[ab];W[aa])", "move 4 at A9 is illegal: the move is suicide"),
        ("(;SZ[9]AB[zz])", "node 1: `zz` is no value for `AB`"),
        ("(;SZ[9]AB[a])", "node 1: `a` is no value for `AB`"),
        ("(;SZ[9]AW[aa][ee:cc])", "node 1: `ee:cc` is no value for `AW`"),
        ("(;SZ[9];B[aa", "the bracket that opens in line 1 is not closed"),
        ("(;SZ[9];B[aa]", "a parenthesis is not closed"),
        ("(;SZ[9]é[x])", "node 1: `é` is no property"),
        ("(;SZ[9]AW[aa]AB[ab][ba])", "node 1: the stones at A9 have no liberty"),
        ("(;SZ[9]RU[house];B[aa])", "node 1: `house` is no value for `RU`"),
        ("(;SZ[9]HA[x])", "node 1: `x` is no value for `HA`"),
        ("(;SZ[9]HA[-1])", "node 1: `-1` is no value for `HA`"),
        ("(;SZ[9]SZ[13])", "node 1: `SZ` is given as `9` and as `13`"),
        ("(;SZ[9]KM[6.5][7.5])", "node 1: `KM` is given as `6.5` and as `7.5`"),
        ("(;GM[1];SZ[9]KM[6.5];B[ee])", "node 2: `SZ` is not in the first node"),
        ("(;SZ[9];KM[6.5];B[ee])", "node 2: `KM` is not in the first node"),
    ] {
        assert_eq!(refused(text), expected, "{text}");
    }
    assert!(refused("(;SZ[2]AB[aa][ab][ba][bb])").contains("no liberty"));
    // Suicide is legal where the rules of the file allow it.
    let suicide = "SZ[5]AB[ba]AB[bb][ac]AW[aa];W[ab];B[ee])";
    assert_eq!(stones(&load(&format!("(;RU[NZ]{suicide}"))), "B5 B4 A3 E1 / ");
    assert_eq!(refused(&format!("(;{suicide}")), "move 1 at A4 is illegal: the move is suicide");
}

#[test]
fn any_bytes_are_text() {
    let latin1 = b"(;SZ[9]PB[Andr\xe9];B[aa])";
    assert_eq!(read(latin1, Stop::End).unwrap().1.black, "André");
    let marked = b"\xef\xbb\xbf(;SZ[9]PB[\xe5\xb1\xb1];B[aa])";
    assert_eq!(read(marked, Stop::End).unwrap().1.black, "山");
    assert!(read([0xff, 0x00, 0xfe], Stop::End).is_err());
}

#[test]
fn old_and_careless_files() {
    assert_eq!(load("(;GaMe[1]SiZe[9]Komi[6.5]Black[ee])").size(), 9);
    assert_eq!(load("(;SZ[9]KM[6,5];B[aa])").komi(), 6.5);
    assert_eq!(load("(;SZ[9]KM[];B[aa])").komi(), 0.0);
    assert_eq!(load("(;GM[1]GM[1]SZ[9];B[aa])").size(), 9);
    assert_eq!(load("(;SZ[9]HA[0];B[aa])").handicap(), 0);
    assert_eq!(load(" \r\n( ; SZ [9]\r\n;B [aa]\n\n)\n\0").history().len(), 1);
}

/// Neither length nor depth may overflow the stack, here one of 2 MB.
#[test]
fn long_and_deep_files() {
    let passes = format!("(;SZ[9]{})", ";B[];W[]".repeat(100_000));
    assert_eq!(load(&passes).history().len(), 200_000);
    let nested = format!("{};B[aa]{}", "(;".repeat(300_000), ")".repeat(300_000));
    assert_eq!(load(&nested).history().len(), 1);
    assert!(refused(&"(;".repeat(300_000)).contains("not closed"));
    let comment = format!("(;C[{}];B[aa])", "x\\]".repeat(1_000_000));
    assert_eq!(load(&comment).history().len(), 1);
}

/// A file with this much wrong with it is refused, or read this far with so many warnings.
#[test]
fn files_as_they_are_found() {
    for (text, shown, faults) in [
        ("(;SZ[9]KM[0];B[aa];W[bb]", "A9 / B8", "a parenthesis is not closed"),
        (
            "(;SZ[9]KM[0];B[aa];W[b",
            "A9 / ",
            "the bracket that opens in line 1 is not closed; a parenthesis is not closed",
        ),
        ("(;SZ[9]KM[0] by hand ;B[aa]", "A9 / ", "a parenthesis is not closed; node 1: `by hand` is no property"),
        ("SZ[9]KM[0];B[aa];W[bb])", "A9 / B8", "the game does not begin with `(;`"),
        ("(;SZ[9]KM[0];B[aa];W[aa];B[cc])", "A9 C7 / ", "move 2 at A9 is illegal: the point is occupied"),
        ("(;SZ[9]KM[0];B[aa];W[jj];B[cc])", "A9 C7 / ", "move 2 at jj is illegal: the point is not on the board"),
        ("(;SZ[9]KM[0];B[a];W[bb])", " / B8", "node 2: `a` is no value for `B`"),
        ("(;SZ[9]KM[0];B[D4])", "D4 / ", "node 2: `D4` is no value for `B`"),
        ("(;SZ[9x9]KM[0];B[aa])", "A9 / ", "node 1: `9x9` is no value for `SZ`; it is taken for 9"),
        ("(;SZ[9 lines]KM[0];B[aa])", "A9 / ", "node 1: `9 lines` is no value for `SZ`; it is taken for 9"),
        ("(;SZ[9]KM[6.5 points];B[aa])", "A9 / ", "node 1: `6.5 points` is no value for `KM`; it is taken for 6.5"),
        ("(;SZ[9]KM[0]AB[aa]PL[2])", "A9 / ", "node 1: `2` is no value for `PL`"),
        (
            "(;SZ[9]KM[0]AB[aa][z9][bb:aa][cc])",
            "A9 C7 / ",
            "node 1: `z9` is no value for `AB`; node 1: `bb:aa` is no value for `AB`",
        ),
        ("(;SZ[2]KM[0]AB[aa][ab][ba][bb])", " / ", "node 1: the stones at A2 have no liberty"),
        ("(;SZ[5]KM[0]AB[ba][ab]AW[aa][ee])", "B5 A4 / E1", "node 1: the stones at A5 have no liberty"),
        ("(;SZ[9];B[aa])", "A9 / ", "the file does not tell the komi"),
        ("(;SZ[9]KM[6 1/2];B[aa])", "A9 / ", "node 1: `6 1/2` is no value for `KM`; it is taken for 6.5"),
        (
            "(;SZ[9]KM[1e999];B[aa])",
            "A9 / ",
            "node 1: `1e999` is no value for `KM`; it is passed over; the file does not tell the komi",
        ),
        ("(;SZ[9]KM[0]HA[x];B[aa])", "A9 / ", "node 1: `x` is no value for `HA`; it is passed over"),
        ("(;SZ[9]KM[0]HA[-1];B[aa])", "A9 / ", "node 1: `-1` is no value for `HA`; it is passed over"),
        ("(;SZ[9]KM[0]HA[81];B[aa])", "A9 / ", "node 1: `81` is no value for `HA`; it is passed over"),
        ("(;SZ[9]KM[0]HA[2 stones];W[aa])", " / A9", "node 1: `2 stones` is no value for `HA`; it is taken for 2"),
        ("(;SZ[9]KM[0]RU[house];B[aa])", "A9 / ", "node 1: `house` is no value for `RU`; it is passed over"),
        ("(;SZ[9]SZ[13]KM[0];B[aa])", "A9 / ", "node 1: `SZ` is given as `9` and as `13`; the first counts"),
        ("(;SZ[9]KM[5.5]KM[0];B[aa])", "A9 / ", "node 1: `KM` is given as `5.5` and as `0`; the first counts"),
        (
            "(;KM[0];SZ[9];B[aa])",
            "A19 / ",
            "node 2: `SZ` is not in the first node; the board is taken to have 19 lines",
        ),
        ("(;SZ[9]KM[0];KM[6.5];B[aa])", "A9 / ", "node 2: `KM` is not in the first node; the komi is taken to be 0"),
        (
            "(;SZ[9];KM[6.5];B[aa])",
            "A9 / ",
            "node 2: `KM` is not in the first node; it is passed over; the file does not tell the komi",
        ),
        // Said once more it is no other game.
        ("(;SZ[9]SZ[9]KM[0]RU[]HA[];SZ[9]KM[0.0];B[aa])", "A9 / ", ""),
    ] {
        let (game, _, told) = read_leniently(text, Stop::End).unwrap_or_else(|e| panic!("{e}: {text}"));
        let told: Vec<_> = told.iter().map(ToString::to_string).collect();
        assert_eq!(stones(&game), shown, "{text}");
        assert_eq!(told.join("; "), faults, "{text}");
        // The komi alone is no reason to refuse a file.
        let is_sound = ["", "the file does not tell the komi"].contains(&faults);
        assert_eq!(read(text, Stop::End).is_ok(), is_sound, "{text}");
        game.board().validate().unwrap();
    }
    assert_eq!(read_leniently("(;SZ[9]KM[6.5 points])", Stop::End).unwrap().0.komi(), 6.5);
    let (game, _, told) = read_leniently("(;SZ[]KM[0];B[sa])", Stop::End).unwrap();
    assert_eq!((game.size(), told.len()), (19, 1));
    assert_eq!(read_leniently("(;SZ[9]KM[0]PL[2]AB[aa])", Stop::End).unwrap().0.to_move(), Color::White);
    for text in ["", "hello [world]", "(;GM[2])", "(;SZ[37])", "(;SZ[9:13])", "(;SZ[nine])", "(;SZ[9x13])"] {
        assert!(read_leniently(text, Stop::End).is_err(), "{text}");
    }
    let many = format!("(;SZ[9]KM[0]{})", ";B[zz]".repeat(50));
    let (_, _, told) = read_leniently(many, Stop::End).unwrap();
    assert_eq!((told.len(), told.last()), (21, Some(&SgfError::More(30))));
}

/// Setting up costs by what is written, and not by how often it is written over.
#[test]
fn a_million_rectangles() {
    let began = std::time::Instant::now();
    let one_node = format!("(;KM[0]AB{}AE[ss])", "[aa:ss]".repeat(1_000_000));
    assert_eq!(load(&one_node).board().stones(Color::Black).len(), 360);
    let nodes = format!("(;KM[0]{};AB[aa])", ";AB[aa:rr];AE[aa:rr]".repeat(100_000));
    let (game, _, told) = read_leniently(nodes, Stop::End).unwrap();
    assert_eq!((stones(&game).as_str(), told.len()), ("A19 / ", 0));
    assert!(began.elapsed().as_secs() < 20, "{:?}", began.elapsed());
}

/// Bytes changed, lost and doubled at random: nothing panics, what is loaded is a sound board, and what a stricter reader
/// accepts is the same game.
#[test]
fn a_thousand_damaged_files() {
    let whole = "(;GM[1]FF[4]CA[UTF-8]SZ[9]KM[6.5]RU[Chinese]PB[A \\] B]PW[W]HA[2]AB[cg][gc]PL[W]C[a\n(comment);]\n\
        ;W[ee];B[ed];W[dd]C[x](;B[de];W[fd];B[]AE[cg]AW[aa:bb];W[ff])(;B[ff]))";
    let mut seed = 0x2545_f491_4f6c_dd1d_u64;
    let mut random = |below: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed >> 11) as usize % below
    };
    let pieces = ["(", ")", ";", "[", "]", "\\", ";B[aa]", "AB[aa:ss]", "SZ[5]", "é", "\0", "KM[x]", "tt", "\u{feff}"];
    let (mut loaded, mut refused) = (0, 0);
    for _ in 0..1_000 {
        let mut bytes = whole.as_bytes().to_vec();
        for _ in 0..=random(4) {
            let at = random(bytes.len());
            match random(5) {
                0 => bytes.truncate(at.max(1)),
                1 => drop(bytes.remove(at)),
                2 => bytes[at] = random(256) as u8,
                3 => drop(bytes.splice(at..at, pieces[random(pieces.len())].bytes())),
                _ => drop(bytes.drain(at..(at + random(30)).min(bytes.len()))),
            }
            if bytes.is_empty() {
                bytes.push(b'(');
            }
        }
        match read_leniently(&bytes, Stop::End) {
            Ok((game, info, told)) => {
                game.board().validate().unwrap();
                loaded += 1;
                if let Ok((strict, strict_info)) = read(&bytes, Stop::End) {
                    assert_eq!((strict.board(), strict.history()), (game.board(), game.history()));
                    assert_eq!(strict_info, info);
                    assert!(told.iter().all(|fault| *fault == SgfError::NoKomi), "{told:?}");
                }
            }
            Err(_) => {
                assert!(read(&bytes, Stop::End).is_err());
                refused += 1;
            }
        }
    }
    assert!(loaded > 800 && refused > 10, "{loaded} {refused}");
}

#[test]
fn comments_are_written_to_their_moves() {
    let game = load("(;SZ[9];B[aa];W[bb])");
    let text = write_with_comments(&game, &Info::default(), &[(2, "a [remark] \\".to_owned())]);
    assert!(text.contains(";W[bb]C[a [remark\\] \\\\]"), "{text}");
    assert_eq!(load(&text).history(), game.history());
}

#[test]
fn what_is_written_is_read_again() {
    let info = Info { black: "A]\\:b".into(), white: "W".into(), result: "W+2.5".into(), ..Info::default() };
    let mut game = load("(;SZ[9]HA[3]AB[cg][gc][cc]KM[0.5]RU[Chinese];W[ee];B[ed];W[];B[dd])");
    let text = write(&game, &info);
    let (again, info_again) = read(&text, Stop::End).unwrap();
    assert_eq!(again.board(), game.board());
    assert_eq!((again.history(), again.start()), (game.history(), game.start()));
    assert_eq!((again.komi(), again.rules(), again.handicap()), (game.komi(), game.rules(), game.handicap()));
    assert_eq!((info_again.black, info_again.white, info_again.result), (info.black, info.white, info.result));
    game.set_to_move(Color::White);
    game.edit(&[]).unwrap();
    assert_eq!(load(&write(&game, &Info::default())).to_move(), Color::White);
}

#[test]
fn a_position_is_written_with_what_is_illegal_in_it() {
    // Black has taken a ko at C4: White may not take back, nor play into the corner.
    let game = load("(;SZ[5]KM[0.5]AB[ba][ab][bc]AW[bb][ca][cc][db];B[cb])");
    let text = write_position(&game);
    assert!(text.contains("PL[W]IL[aa][bb])"), "{text}");
    let again = load(&text);
    assert_eq!((again.board().stones(Color::Black), again.history().len()), (game.board().stones(Color::Black), 0));
    assert!(!write_position(&load("(;SZ[5];B[cc])")).contains("IL["));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn random_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = read(&bytes, Stop::End);
    }

    #[test]
    fn random_pieces_never_panic(
        pieces in prop::collection::vec(prop::sample::select(vec![
            "(", ")", ";", "[", "]", "\\", ":", "B", "W", "AB", "AW", "AE", "SZ", "HA", "KM", "PL", "GM", "tt", "aa",
            "ab", "ba:cc", "B[aa]", "W[bb]", "B[cc]", "W[]", "AB[aa:cc]", "AE[bb]", "SZ[3]", "SZ[5:5]", "HA[2]", "é", "\n",
            ";B[ab]", ";W[ba]", "(;", ")(", "1", "-1", "9999999999999999999999",
        ]), 0..40),
        stop in prop::sample::select(vec![Stop::End, Stop::Move(2), Stop::Point(Point::new(0, 0))]),
    ) {
        let text = format!("(;{})", pieces.concat());
        for text in [text.as_str(), &pieces.concat()] {
            if let Ok((game, info, _)) = read_leniently(text, stop) {
                game.board().validate().unwrap();
                let (again, _) = read(write(&game, &info), Stop::End).unwrap();
                prop_assert_eq!(again.board().stones(Color::Black), game.board().stones(Color::Black));
                prop_assert_eq!(again.board().stones(Color::White), game.board().stones(Color::White));
            }
            if let Ok((game, info)) = read(text, stop) {
                game.board().validate().unwrap();
                let (again, _) = read(write(&game, &info), Stop::End).unwrap();
                prop_assert_eq!(again.board().stones(Color::Black), game.board().stones(Color::Black));
                prop_assert_eq!(again.board().stones(Color::White), game.board().stones(Color::White));
            }
        }
    }
}

#[test]
fn a_move_that_is_to_come_must_be_there() {
    // Stones that are set up on the way make the history shorter, not the game.
    let file = "(;SZ[5];B[aa];W[bb];AB[cc];B[];W[ee])";
    for number in 1..=5 {
        let (game, _) = read_before(file, number).unwrap();
        assert_eq!(game.board().occupied().len(), [0, 1, 3, 3, 4][number - 1], "{number}");
    }
    for number in [0, 6, 99] {
        assert_eq!(read_before(file, number).unwrap_err(), SgfError::NoMove { number, moves: 4 });
    }
}
