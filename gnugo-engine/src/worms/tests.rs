use super::*;
use crate::board::tests::BUSY;
use crate::board::{FromDrawing, Orientation};
use crate::reach::{ORDERS, effective_size, liberties_by_order};
use crate::reading::Outcome;
use proptest::prelude::*;

fn worms(drawing: &str) -> (Board, Worms) {
    let mut board = Board::from_drawing(drawing).expect("a position");
    let before = board.clone();
    let worms = Worms::new(&mut board, &mut Reader::default(), &[], &[]);
    assert_eq!(board, before);
    (board, worms)
}

#[test]
fn every_stone_belongs_to_its_string() {
    let (board, worms) = worms(
        "
        . X X . .
        . O X . O
        . O . . O
        X . . O O
        . X . . .",
    );
    assert_eq!(worms.iter().count(), 5);
    for point in board.points() {
        match worms.at(point) {
            None => assert!(board.is_empty(point)),
            Some(worm) => {
                assert_eq!(Some(worm.color), board.color_at(point));
                assert_eq!(worm.origin, board.origin(point));
                assert_eq!(worm.stones, board.string_stones(point));
            }
        }
    }
}

#[test]
fn a_string_in_atari_is_critical() {
    // White takes on the open side; black joins the stone there, and has five liberties.
    let (_, worms) = worms(
        "
        . . . . . . .
        . . . . . . .
        . . O O . . .
        . O X X . X .
        . . O O . . .
        . . . . . . .
        . . . . . . .",
    );
    let (string, join) = (Point::new(3, 2), Point::new(3, 4));
    let worm = worms.at(string).expect("a worm");
    assert!(worm.is_critical() && !worm.is_lost());
    assert_eq!(worm.attacks.by(join), Outcome::Win);
    assert_eq!(worm.defenses.by(join), Outcome::Win);
    assert_eq!(worm.defenses.by(Point::new(0, 0)), Outcome::Lost);
}

#[test]
fn a_string_in_the_corner_is_lost() {
    // Extending leaves it in atari still.
    let (_, worms) = worms(
        "
        X . O . .
        O O . . .
        . . . . .
        . . . . .
        . . . . .",
    );
    let worm = worms.at(Point::new(0, 0)).expect("a worm");
    assert!(worm.is_lost());
    assert_eq!(worm.attacks.by(Point::new(0, 1)), Outcome::Win);
}

/// The numbers of liberties by order of the string at a point.
fn orders(drawing: &str, point: Point) -> [usize; ORDERS] {
    let board = Board::from_drawing(drawing).expect("a position");
    liberties_by_order(&board, point).map(|liberties| liberties.len())
}

#[test]
fn liberties_of_higher_order() {
    // The first picture of the spec, as the upper left of a board: `XO....` with black around. The digits it shows
    // inside the drawn part are one of the fourth order at the top, then 1 2 3 4 to the right, and 1 2 . 4 below.
    let drawing = "
        . X X . . . . . .
        X O . . . . . . .
        X O . . . . . . .
        . . . . . . . . .
        . X . X . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    let board = Board::from_drawing(drawing).expect("a position");
    let liberties = liberties_by_order(&board, Point::new(1, 1));
    let order = |row, column| liberties.iter().position(|set| set.contains(Point::new(row, column))).map(|o| o + 1);
    let shown = [
        [None, None, None, None, Some(4), None],
        [None, None, Some(1), Some(2), Some(3), Some(4)],
        [None, None, Some(1), Some(2), Some(3), Some(4)],
        [None, Some(1), Some(2), None, Some(4), None],
        [None, None, None, None, None, None],
    ];
    for (row, expected) in shown.iter().enumerate() {
        for (column, &expected) in expected.iter().enumerate() {
            assert_eq!(order(row, column), expected, "row {row}, column {column}");
        }
    }
}

#[test]
fn no_way_out_between_two_stones() {
    // The second picture of the spec: the liberty between the two black stones leads nowhere; without one of them it does.
    let shut = "
        . . . . .
        . . X O O
        . . . O X
        . . X O X
        . . . X .";
    assert_eq!(orders(shut, Point::new(2, 3))[1], 0, "only upwards it could, and there black stands");
    let open = "
        . . . . .
        . . . O O
        . . . O X
        . . X O X
        . . . X .";
    assert!(orders(open, Point::new(2, 3))[1] > 0);
}

#[test]
fn the_path_leads_through_stones_of_the_same_colour() {
    let drawing = "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        O . O . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .";
    let board = Board::from_drawing(drawing).expect("a position");
    let liberties = liberties_by_order(&board, Point::new(3, 0));
    // Played between them, a stone connects; the far liberties of the other string are one stone more.
    assert!(liberties[1].contains(Point::new(3, 3)) && liberties[1].contains(Point::new(2, 2)));
}

fn shapes(drawing: &str) -> (Board, Worms, WormShapes) {
    let (board, worms) = worms(drawing);
    let shapes = WormShapes::new(&board, &worms);
    (board, worms, shapes)
}

#[test]
fn effective_sizes_share_the_board() {
    // The example of GNU Go's manual, "Influence and Territory": six stones, two points inside, two points shared with
    // the surrounding string, and one shared by three strings.
    let (_, _, shapes) = shapes(
        "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . O
        X X X X X X X O O
        X . O O O O X O .
        X . O . . O . O .",
    );
    let size = shapes.at(Point::new(7, 2)).expect("a worm").effective_size;
    assert!((size - (6.0 + 2.0 + 1.0 + 1.0 / 3.0)).abs() < 0.001, "{size}");
    // All alone, up to a distance of four: a diamond of 41 points.
    let (_, _, alone) = self::shapes(
        "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .",
    );
    assert_eq!(alone.at(Point::new(4, 4)).expect("a worm").effective_size, 41.0);
}

#[test]
fn effective_sizes_add_up_to_the_board() {
    let (board, worms, shapes) = shapes(
        "
        . X . . O . .
        . X . O . . X
        X X O . O . .
        O O . . . X .
        . . O . X . .
        . . . X . . .
        O . . . . X .",
    );
    let sum: f32 = worms.iter().filter_map(|worm| shapes.at(worm.origin)).map(|shape| shape.effective_size).sum();
    assert!((sum - board.points().len() as f32).abs() < 0.01, "{sum}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    /// To the last bit: shares of a third add up to other sums in another order, if they are rounded.
    #[test]
    fn effective_sizes_do_not_depend_on_how_the_board_lies(moves in proptest::collection::vec(0_usize..81, 4..50)) {
        let (mut board, mut color) = (Board::new(9).expect("a board"), Color::Black);
        for index in moves {
            board.try_play(Point::new(index / 9, index % 9), color);
            color = color.opponent();
        }
        for orientation in Orientation::ALL {
            let turned = board.oriented(orientation);
            for stone in board.origins() {
                let image = orientation.on_board(stone, 9);
                prop_assert_eq!(effective_size(&turned, image), effective_size(&board, stone));
            }
        }
    }
}

#[test]
fn cutting_stones() {
    let (_, _, cutting) = shapes(
        "
        . . . . .
        . X O . .
        . O X . .
        . . . . .
        . . . . .",
    );
    assert_eq!(cutting.at(Point::new(1, 1)).expect("a worm").cutstone, Cutstone::Cutting);
    let (_, _, potential) = shapes(
        "
        . . . . .
        . X O . .
        . O . . .
        . . . . .
        . . . . .",
    );
    assert_eq!(potential.at(Point::new(1, 1)).expect("a worm").cutstone, Cutstone::Potential);
    assert_eq!(potential.at(Point::new(1, 2)).expect("a worm").cutstone, Cutstone::None);
}

#[test]
fn genus_and_the_inessential_string() {
    let (_, _, shapes) = shapes(
        "
        . . . . . . .
        . O O O O O .
        . O . X . O .
        . O O O O O .
        . . . . . . .
        . . . . . . .
        . . . . . . X",
    );
    let inside = shapes.at(Point::new(2, 3)).expect("a worm");
    assert!(inside.inessential && inside.genus == 0);
    let ring = shapes.at(Point::new(1, 1)).expect("a worm");
    assert!(ring.genus == 1 && !ring.inessential);
    assert_eq!(ring.lunch, Some(Point::new(2, 3)));
    // With a way out it is not inessential, nor next to a stone of its own colour.
    assert!(!shapes.at(Point::new(6, 6)).expect("a worm").inessential);
}

crate::patterns! {
    /// What reading finds is no capture, says the pattern.
    static NO_ATTACK: Attack;

    pattern! < NoAttack
        XO*
        .X?
        : 8, -

        Xa*
        .X?
        > remove_attack(a)
    >
}

#[test]
fn an_action_removes_an_attack() {
    const SAYS: &[&crate::pattern::Database<crate::pattern::Attack>] = &[&NO_ATTACK];
    let drawing = "
        . . . . .
        . . X . .
        . X O . .
        . . X . .
        . . . . .";
    let mut board = Board::from_drawing(drawing).expect("a position");
    let mut attack = |databases| {
        let worms = Worms::new(&mut board, &mut Reader::default(), databases, &[]);
        worms.at(Point::new(2, 2)).expect("a worm").attack()
    };
    assert_eq!(attack(&[]), Outcome::Win);
    assert_eq!(attack(SAYS), Outcome::Lost);
}

/// A threat is a move after which, if it is ignored, reading finds what it threatens; there is none against a string that
/// can be captured at once, nor for one that needs no saving.
#[test]
fn threats_against_and_for_strings() {
    let (mut board, worms) = worms(BUSY);
    let mut reader = Reader::default();
    let threats = WormThreats::new(&mut board, &mut reader, &worms);
    let mut count = 0;
    for worm in &worms {
        let (attacks, defenses) = (threats.attacks(worm.origin), threats.defenses(worm.origin));
        assert!(worm.attack() == Outcome::Lost || attacks.iter().next().is_none());
        assert!(worm.attack() != Outcome::Lost && worm.defense() == Outcome::Lost || defenses.iter().next().is_none());
        for (threats, player) in [(attacks, worm.color.opponent()), (defenses, worm.color)] {
            assert!(threats.iter().count() <= 10);
            for threat in threats {
                assert!(board.try_play(threat.point, player));
                board.pass();
                let outcome = if player == worm.color {
                    reader.find_defense(&mut board, worm.origin).outcome
                } else {
                    reader.attack(&mut board, worm.origin).outcome
                };
                assert_eq!(outcome, threat.outcome, "{:?}", threat.point);
                board.undo();
                board.undo();
                count += 1;
            }
        }
    }
    assert!(count >= 3, "{count}");
}

crate::patterns! {
    /// Every liberty of every string.
    static EVERYWHERE: Defense;

    /// Try it.
    pattern! < Everywhere1
        O*

        : _, D
    >
}

/// A rescue is not believed because reading was cut short, if reading to the end had found none.
#[test]
fn no_rescue_rests_on_reading_that_was_given_up() {
    let (mut asked, mut given_up) = (0, 0);
    for seed in 0..40_usize {
        let mut board = Board::new(13).expect("a size");
        for number in 0..90_usize {
            let color = if number % 2 == 0 { Color::Black } else { Color::White };
            let points: Vec<Point> = board.empty_points().iter().collect();
            let point = points[(seed * 131 + number * number * 17 + seed * number * 7) % points.len()];
            board.try_play(point, color);
        }
        let worms = Worms::new(&mut board, &mut Reader::default(), &[], &[&EVERYWHERE]);
        for worm in worms.iter().filter(|worm| worm.attack() == Outcome::Win) {
            let mut reader = Reader::default();
            if reader.find_defense(&mut board, worm.origin).outcome != Outcome::Lost || reader.was_cut_short() {
                continue;
            }
            asked += 1;
            // Whoever looks for a rescue may overlook one that holds.
            for rescue in worm.defenses.iter() {
                let holds = reader.does_defend(&mut board, rescue.point, worm.origin);
                assert!(holds != Outcome::Lost && !reader.was_cut_short(), "{rescue:?} of {worm:?} in {board}");
            }
            let hurried = |at: Point, board: &mut Board| {
                Reader::default().within(300, |reader| reader.does_defend(board, at, worm.origin)) != Outcome::Lost
            };
            given_up += usize::from(worm.liberties.iter().any(|at| hurried(at, &mut board)));
        }
    }
    assert!(given_up >= 10, "{given_up} of {asked} would be saved");
}

/// Black's stone at A8 seems to be captured by C7, until Black has answered at B8. White takes it at B8, by a ko.
#[test]
fn no_capture_is_believed_that_is_refuted_once_it_is_made() {
    let drawing = "
        . . . . . . . . .
        X . . . . . . . .
        O X . . . X X . .
        . O X X X . O X .
        . O O O O O O X .
        . . . . . . X . .
        . . . . O X . . .
        . . . . O X X . .
        . . . . O O X . .";
    let (mut board, worms) = worms(drawing);
    let at = |text: &str| Point::from_text(text, 9).expect("a point");
    let mut reader = Reader::default();
    let hasty = reader.attack(&mut board, at("A8"));
    assert_eq!((hasty.outcome, hasty.point), (Outcome::Win, Some(at("C7"))));
    assert!(board.try_play(at("C7"), Color::White));
    assert_eq!(reader.find_defense(&mut board, at("A8")).outcome, Outcome::Win);
    let worm = worms.at(at("A8")).expect("a string");
    assert_eq!(worm.attacks.by(at("C7")), Outcome::Lost, "{worm:?}");
    assert!(worm.attack().is_ko() && worm.attacks.by(at("B8")).is_ko(), "{worm:?}");
}
