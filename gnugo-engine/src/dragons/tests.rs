//! Which strings are one, and what is said of them.

use super::*;
use crate::analysis::Analysis;
use crate::board::tests::BUSY;
use crate::board::{Board, FromDrawing, Orientation};
use crate::eyes::{Evaluator, EyeValue};
use crate::pattern::Databases;
use crate::reading::Reader;
use proptest::prelude::*;

fn analyse(board: &Board) -> Analysis {
    let mut copy = board.clone();
    let analysis = Analysis::new(&mut copy, &mut Reader::default(), &mut Evaluator::default(), &Databases::default());
    assert_eq!(&copy, board);
    analysis
}

fn drawn(drawing: &str) -> (Board, Analysis) {
    let board = Board::from_drawing(drawing).expect("a position");
    let analysis = analyse(&board);
    (board, analysis)
}

fn at(row: usize, column: usize) -> Point {
    Point::new(row, column)
}

/// The spec's first example: two strings around an eye of three points.
#[test]
fn strings_around_an_eye_are_one() {
    let (_, analysis) = drawn(
        ". . . . . . . . .
         . O O O O O . . .
         . O O X X X O O .
         . O X . . . X O .
         . O X X X X X O .
         . O O O O O O O .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    let dragon = analysis.dragons.at(at(2, 3)).unwrap();
    assert!(analysis.dragons.are_one(at(2, 3), at(4, 4)));
    assert_eq!((dragon.size(), dragon.worms.len()), (10, 2));
    // The middle point is vital.
    assert_eq!((dragon.genus.min(), dragon.genus.max()), (1, 2));
    assert!(dragon.eye_attacks.contains(at(3, 4)) && dragon.eye_defenses.contains(at(3, 4)));
    assert_eq!((dragon.crude_status, dragon.safety), (Status::Critical, Safety::Critical));
    assert_eq!(dragon.surround.status, Surrounded::Fully);
    assert_eq!(dragon.escape_route, 0);
}

/// The spec's cave: the four strings around it are one, though three of them can be captured.
#[test]
fn strings_around_a_cave_are_one() {
    let (_, analysis) = drawn(
        ". . . . . . . . .
         . . . O O O O . .
         . . O O X X O . .
         . . O X . . X O .
         . . O X . . X O .
         . . O O X X O . .
         . . X X X . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    for (row, column) in [(3, 3), (3, 6), (5, 4)] {
        assert!(analysis.dragons.are_one(at(2, 4), at(row, column)));
    }
}

/// The spec's pictures of strings that cannot be cut: a diagonal, two common liberties nearby and far apart, and a common
/// liberty that is the opponent's death.
#[test]
fn uncuttable_strings_are_one() {
    let (_, analysis) = drawn(
        ". . . . . . . . . . .
         . X . . . . . X . X .
         . . X . . . . X . X .
         . . . . . . . . . . .
         . X X X X . X X X . .
         . X . . . . . . X . .
         . X X X X X X . X . .
         . X . O . . . . . . .
         . X . X . . . . . . .
         . O X X . . . . . . .
         . . . . . . . . . . .",
    );
    let one = |a, b| analysis.dragons.are_one(a, b);
    assert!(one(at(1, 1), at(2, 2)), "a diagonal");
    assert!(one(at(1, 7), at(1, 9)), "a bamboo joint");
    assert!(one(at(4, 1), at(4, 8)), "two common liberties");
    assert!(one(at(7, 1), at(9, 3)), "a common liberty that cannot be entered");
}

const CAPTIVE: &str = "
    . . . . . . . . .
    . . . . . . . . .
    . . O O O X . . .
    . . X X X O . X .
    . . . O . X X . .
    . . X . . . O . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .";

/// Two strings that touch a stone in atari: it is captured when the point between them is taken.
#[test]
fn strings_around_a_captive_are_one() {
    let (above, below) = (at(3, 4), at(4, 5));
    let (_, analysis) = drawn(CAPTIVE);
    assert!(analysis.dragons.are_one(above, below));
    let (_, analysis) = drawn(&CAPTIVE.replacen("O O O X", "O O O O", 1));
    assert!(!analysis.dragons.are_one(above, below), "the stone is no captive");
}

/// Strings that can be captured, but only together.
#[test]
fn strings_in_the_same_danger_are_one() {
    let (_, analysis) = drawn(
        ". . . . . . . . .
         . . . X X . . . .
         . . X O . X . . .
         . . X . O X . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    let (upper, lower) = (at(2, 3), at(3, 4));
    assert!([upper, lower].into_iter().all(|string| analysis.worms.at(string).unwrap().is_critical()));
    assert!(analysis.dragons.are_one(upper, lower));
}

/// What can be cut is not one: a diagonal with one point taken, and a jump.
#[test]
fn cuttable_strings_are_not_one() {
    let (_, analysis) = drawn(
        ". . . . . . . . .
         . . . . . . . . .
         . . X O . . . . .
         . O . X . . . . .
         . . . . . . . . .
         . . . . . O . . .
         . . . . X . X . .
         . . . . . O . . .
         . . . . . . . . .",
    );
    assert!(!analysis.dragons.are_one(at(2, 2), at(3, 3)));
    assert!(!analysis.dragons.are_one(at(6, 4), at(6, 6)));
}

const DOUBLE_CUT: &str = "
    . . . X . X . . .
    . . . . X . . . .
    . . O O . O O . .
    . X X . O . X X .
    . . . . O . . . .
    . . . . O . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .";

/// The spec's double cut: either branch can be cut off, so none of equal ones is sure.
#[test]
fn a_double_cut_parts_what_each_cut_alone_would_not() {
    let (_, analysis) = drawn(DOUBLE_CUT);
    let (left, right, stem) = (at(2, 2), at(2, 6), at(4, 4));
    assert!(!analysis.dragons.are_one(left, right));
    assert!(!analysis.dragons.are_one(left, stem) && !analysis.dragons.are_one(right, stem));
    // The larger branch is the one to keep.
    let (_, analysis) = drawn(&DOUBLE_CUT.replacen(". . O O . O O", ". O O O . O O", 1));
    assert!(analysis.dragons.are_one(left, stem) && !analysis.dragons.are_one(right, stem));
}

#[test]
fn two_eyes_live() {
    let (_, analysis) = drawn(
        ". X . X . X O . .
         X X X X X X O . .
         O O O O O O O . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    let alive = analysis.dragons.at(at(0, 1)).unwrap();
    assert_eq!((alive.status, alive.safety), (Status::Alive, Safety::Invincible));
    assert_eq!((alive.genus, alive.weakness), (EyeValue::TWO, 0.0));
}

#[test]
fn stones_that_cannot_be_saved_are_dead() {
    let (_, analysis) = drawn(
        ". . X O . X .
         . . X X X . .
         . X O . X . .
         . . X X . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .",
    );
    let dragon = analysis.dragons.at(at(2, 2)).unwrap();
    assert_eq!((dragon.status, dragon.safety), (Status::Dead, Safety::Inessential));
    assert_eq!((dragon.weakness, dragon.owl.status), (1.0, OwlStatus::Unchecked));
    // Nobody can cut what holds it.
    assert!(analysis.dragons.are_one(at(1, 2), at(2, 1)));
    assert!(dragon.hostile_neighbors > 0);
    // At the edge there might be an eye.
    let on_edge = analysis.dragons.at(at(0, 3)).unwrap();
    assert_eq!((on_edge.status, on_edge.safety), (Status::Dead, Safety::TacticallyDead));
}

/// A lunch must be able to save itself: what is lost anyway feeds nobody.
#[test]
fn lunch_is_what_can_be_taken_and_saved() {
    let (_, analysis) = drawn(
        ". . . . . . . . .
         . . . . . . . . .
         . . . X . . . . .
         . . X O X . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    let stone = analysis.worms.at(at(3, 3)).unwrap();
    assert!(stone.is_critical());
    let eaters = [at(2, 3), at(3, 2), at(3, 4)].map(|point| analysis.dragons.at(point).unwrap().lunch);
    assert_eq!(eaters, [Some(at(3, 3)); 3]);
}

#[test]
fn ways_out_and_rings() {
    let (_, analysis) = drawn(
        ". . . . . . . . . . . . .
         . . . . . . . . . . . . .
         . . O . O . O . . . . . .
         . . . . . . . . . . . . .
         . O . X X . . O . . . . .
         . . . X . . . . . . . . .
         . O . . . . O . . . X . .
         . . . O . O . . . . . . .
         . . . . . . . . . . . . .
         . . . . . . . . . . . . .
         . . . . . . . . . . . . .
         . . . . . . . . . . . . .
         . . . . . . . . . . . . .",
    );
    let inside = analysis.dragons.at(at(4, 3)).unwrap();
    let outside = analysis.dragons.at(at(6, 10)).unwrap();
    assert_eq!(inside.surround.status, Surrounded::Fully);
    assert!(inside.stones.is_subset(&inside.surround.area));
    assert_eq!(outside.surround.status, Surrounded::No);
    assert!(outside.escape_route >= escape::AWAY, "{}", outside.escape_route);
    assert!(inside.escape_route < outside.escape_route);
    assert!(inside.weakness > outside.weakness);
    assert!(inside.hostile_neighbors > 0);
}

/// What life-and-death reading finds overrules the crude status, and nothing else changes.
#[test]
fn owl_has_the_last_word() {
    let (_, analysis) = drawn(DOUBLE_CUT);
    let killed = Owl { status: OwlStatus::Dead, ..Owl::default() };
    let judged = analysis.dragons.clone().with_owl(&analysis.worms, |_| (killed, Semeai::default()));
    for (before, after) in analysis.dragons.iter().zip(judged.iter()) {
        assert_eq!((after.status, after.crude_status), (Status::Dead, before.crude_status));
        assert_eq!((after.weakness, after.weakness_pre_owl), (1.0, before.weakness_pre_owl));
    }
}

#[test]
fn a_race_has_the_last_word_unless_life_and_death_is_certain() {
    let found = |outcome, certain| Some(SemeaiMove { outcome, point: None, target: at(0, 0), certain });
    let race = |certain| Semeai {
        count: 1,
        attack: found(Outcome::Win, certain),
        defense: found(Outcome::Lost, certain),
        is_settled: true,
        ..Semeai::default()
    };
    let alive = |certain| {
        let attack = OwlAnswer { certain, ..OwlAnswer::default() };
        Owl { status: OwlStatus::Alive, attack, ..Owl::default() }
    };
    let dead = Some(Status::Dead);
    assert_eq!(race(false).status_beside(&Owl::default()), dead);
    assert_eq!(race(false).status_beside(&alive(false)), dead);
    assert_eq!(race(true).status_beside(&alive(true)), dead);
    assert_eq!(race(false).status_beside(&alive(true)), None);
}

#[test]
fn a_player_is_told_one_move_of_a_dragon_by_whoever_knows_best() {
    let moved = |column| Some(at(0, column));
    let race = |certain: [bool; 2]| {
        let found = |n: usize| {
            Some(SemeaiMove { outcome: Outcome::Win, point: moved(n), target: at(0, 0), certain: certain[n] })
        };
        Semeai { count: 1, attack: found(0), defense: found(1), is_settled: true, ..Semeai::default() }
    };
    let owl = |certain: [bool; 2]| {
        let found = |n: usize| OwlAnswer {
            outcome: Outcome::Win,
            point: moved(2 + n),
            certain: certain[n],
            ..OwlAnswer::default()
        };
        Owl { status: OwlStatus::Critical, attack: found(0), defense: found(1), ..Owl::default() }
    };
    let board = Board::with_stones(9, &[(at(4, 4), Color::Black)]).unwrap();
    let analysis = Analysis::by_reading(&board);
    let dragon = |semeai| Dragon { semeai, ..analysis.dragons.iter().next().unwrap().clone() };
    let told = |semeai, owl: Owl| {
        [Color::White, Color::Black].map(|player| match dragon(semeai).decision(player, &owl) {
            Some(Decision::Life(found, _)) => found.point,
            Some(Decision::Race(found)) => found.point,
            None => None,
        })
    };
    let [kills, saves] = [moved(2), moved(3)];
    assert_eq!(told(Semeai::default(), owl([false, false])), [kills, saves], "without a race");
    assert_eq!(told(race([false, false]), owl([false, false])), [moved(0), moved(1)], "a race has the last word,");
    assert_eq!(told(race([false, false]), owl([true, false])), [kills, moved(1)], "but not beside what is certain,");
    assert_eq!(told(race([true, true]), owl([true, true])), [moved(0), moved(1)], "if it is not certain itself");
    let idle = |raced: Semeai| {
        let without = |found: Option<SemeaiMove>| found.map(|found| SemeaiMove { point: None, ..found });
        Semeai { attack: without(raced.attack), defense: without(raced.defense), ..raced }
    };
    assert_eq!(told(idle(race([false, false])), owl([false, false])), [kills, saves], "and if it names a move");
    let lives = Owl { status: OwlStatus::Alive, attack: OwlAnswer::default(), ..owl([false, true]) };
    assert_eq!(told(race([false, false]), lives), [moved(0), moved(1)], "a life that is not certain decides nothing");
}

/// Everything about a dragon that must not depend on how the board lies.
fn summary(analysis: &Analysis, place: impl Fn(Point) -> Point, color: impl Fn(Color) -> Color) -> Vec<String> {
    let image = |points: &PointSet| points.iter().map(&place).collect::<PointSet>();
    let line = |dragon: &Dragon| {
        let sets = [&dragon.stones, &dragon.surround.area, &dragon.eye_points];
        format!(
            "{:?} {} {:.3} {} {} {:?} {} {} {:.3} {} {:.3}",
            sets.map(image),
            color(dragon.color),
            dragon.effective_size,
            dragon.status,
            dragon.safety,
            dragon.surround.status,
            dragon.genus,
            dragon.escape_route,
            dragon.moyo_territorial_value,
            dragon.neighbors.len(),
            dragon.weakness,
        )
    };
    let mut lines: Vec<String> = analysis.dragons.iter().map(line).collect();
    lines.sort();
    lines
}

#[test]
fn the_same_in_all_orientations_and_colours() {
    let (board, analysis) = drawn(BUSY);
    let expected = |place: &dyn Fn(Point) -> Point| summary(&analysis, place, |color| color);
    for orientation in Orientation::ALL {
        let turned = analyse(&board.oriented(orientation));
        let expected = expected(&|point| orientation.on_board(point, board.size()));
        assert_eq!(summary(&turned, |point| point, |color| color), expected, "{orientation:?}");
    }
    let swapped = analyse(&board.color_swapped());
    assert_eq!(summary(&swapped, |p| p, |c| c), summary(&analysis, |p| p, Color::opponent));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    /// Joining is an equivalence: the closure of the pairs that were joined, and no more.
    #[test]
    fn amalgamation_is_an_equivalence(pairs in proptest::collection::vec((0_usize..12, 0_usize..12), 0..12)) {
        let stones: Vec<(Point, Color)> = (0..12).map(|i| (at(2 * (i / 4), 2 * (i % 4)), Color::Black)).collect();
        let mut board = Board::with_stones(9, &stones).unwrap();
        let worms = Worms::new(&mut board, &mut Reader::default(), &[], &[]);
        let mut joined = Amalgamation::new(&worms);
        let mut reference: Vec<usize> = (0..12).collect();
        for (a, b) in pairs {
            joined.join(stones[a].0, stones[b].0);
            let (from, to) = (reference[a], reference[b]);
            reference.iter_mut().filter(|class| **class == from).for_each(|class| *class = to);
        }
        for a in 0..12 {
            let class = reference.iter().filter(|class| **class == reference[a]).count();
            prop_assert_eq!(joined.size(stones[a].0), class);
            for b in 0..12 {
                prop_assert_eq!(joined.are_one(stones[a].0, stones[b].0), reference[a] == reference[b]);
            }
        }
    }

    /// Every stone is in one dragon, with all of its string; dragons are of one colour; neighbours are mutual.
    #[test]
    fn dragons_part_the_stones(moves in proptest::collection::vec(0_usize..49, 0..40)) {
        let mut board = Board::new(7).unwrap();
        let mut color = Color::Black;
        for index in moves {
            board.try_play(at(index / 7, index % 7), color);
            color = color.opponent();
        }
        board.settle();
        let analysis = analyse(&board);
        let mut seen = PointSet::EMPTY;
        for dragon in &analysis.dragons {
            prop_assert!(!seen.intersects(&dragon.stones) && dragon.stones.is_subset(board.stones(dragon.color)));
            seen = seen.union(&dragon.stones);
            prop_assert_eq!(dragon.stones.first(), Some(dragon.origin));
            for origin in &dragon.worms {
                prop_assert!(board.string_stones(*origin).is_subset(&dragon.stones));
            }
            for id in &dragon.neighbors {
                let other = analysis.dragons.get(*id).unwrap();
                prop_assert!(other.id != dragon.id && other.neighbors.contains(&dragon.id));
            }
            prop_assert!((0.0..=1.0).contains(&dragon.weakness));
            prop_assert!(!dragon.is_invincible || dragon.status == Status::Alive);
        }
        prop_assert_eq!(seen, board.occupied());
    }
}
