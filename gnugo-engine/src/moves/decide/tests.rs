//! The rules by which it is decided to play, to pass or to resign, each with a position that it decides.

use super::*;
use crate::analyst::Analyst;
use crate::endgame::tests::TWO_PARTS;
use crate::game::{Game, Rules};
use crate::limit::{Interrupt, Time};
use crate::moves::tests::game;
use crate::moves::{Player, Request, Resources, examine, knowledge};
use crate::pattern::Databases;
use crate::scoring::tests::SEKI;
use crate::search::Mean;
use std::time::Duration;

fn request(color: Color) -> Request {
    let interrupt = Interrupt::default();
    Request {
        color,
        purpose: Purpose::Game,
        level: 5,
        seed: 1,
        may_resign: false,
        time: None,
        games: None,
        resources: Resources::default(),
        predictor: None,
        interrupt,
        among: None,
        player: Player::Search,
        opening: true,
        mirrored: None,
        without: None,
    }
}

/// Asks about a position that was examined as the request says.
fn examined<T>(game: &Game, request: &Request, ask: impl FnOnce(&Examined<'_>) -> T) -> T {
    ask(&examine::examine(game, &mut Analyst::new(Databases::default()), request))
}

/// What is asked after the first search.
fn second_look<T>(game: &Game, request: &Request, ask: impl FnOnce(&SecondLook<'_>) -> T) -> T {
    examined(game, request, |examined| {
        let games = games(examined);
        let findings = search::search(&examined.task(examined.moves, &examined.priors(), games));
        ask(&SecondLook { examined, findings: &findings, best: findings.best(), games })
    })
}

fn point(text: &str, game: &Game) -> Point {
    Point::from_text(text, game.size()).expect("a point")
}

/// Two living groups, and nothing left to gain.
const FINISHED: &str = "
    . X . X O . O
    X X X X O O .
    . X . X O . O
    X X X X O O O
    . X X O O . O
    X X X O . O O
    . X X O O O .";

/// Finished; Black can take a dead stone off the board, and both can play in their territory, and nobody need.
const DEAD_STONE: &str = "
    . X . X O . O
    X X X X O O .
    O . X X O . O
    . X X X O O O
    X X . X O . .
    . X X X O O .
    X X . X O . .";

/// White captures five stones at D4, which saves the corner; Black connects them there, and takes it.
const CUT: &str = "
    . X . X O . O
    X X X X O O .
    . X . X O . O
    X X X . O O O
    O O O X O . .
    . O X X O O .
    . O X X O . .";

/// As finished, but for a neutral point at E7.
const NEUTRAL_POINT: &str = "
    . X . X . O O
    X X X X O O .
    . X . X O . O
    X X X X O O O
    . X X O O . O
    X X X O . O O
    . X X O O O .";

/// White lives with a stone at B7, or is killed there.
const VITAL: &str = "
    . . . O X . .
    O O O O X . .
    X X X X X . .
    . . . . . . .
    . . . . . . .
    . . X . . . .
    . . . . . . .";

#[test]
fn knowledge_is_asked_for_many_games_unless_reading_knows_which_moves_decide() {
    let game = game(VITAL);
    let corner: PointSet = ["A7", "B7", "C7"].map(|at| point(at, &game)).into_iter().collect();
    let middle: PointSet = ["D2", "E2"].map(|at| point(at, &game)).into_iter().collect();
    for (games, among, expected) in [
        (ADVISED - 1, None, false),
        (ADVISED, None, true),
        (ADVISED, Some(corner), false),
        (ADVISED, Some(middle), true),
    ] {
        let request = Request { games: Some(games), among, ..request(Color::White) };
        assert_eq!(examined(&game, &request, wants_advice), expected, "{games} games, {among:?}");
    }
}

/// What reading knows to decide about life is a part of the board's only answer, and one of many moves of the whole board.
#[test]
fn reading_leaves_moves_out_only_where_a_part_of_the_board_is_asked_about() {
    let rows: Vec<String> = VITAL.lines().skip(1).map(|row| format!("{row} . . . . . .")).collect();
    let game = game(&[rows, vec![". ".repeat(13); 6]].concat().join("\n"));
    let corner: PointSet = ["A13", "B13", "C13"].map(|at| point(at, &game)).into_iter().collect();
    let middle: PointSet = ["D8", "E8"].map(|at| point(at, &game)).into_iter().collect();
    let deciding = |among| examined(&game, &Request { among, ..request(Color::White) }, |examined| examined.deciding);
    assert_eq!(deciding(Some(corner)), Some(PointSet::single(point("B13", &game))));
    assert_eq!(deciding(Some(middle)), None);
    assert_eq!(deciding(None), None);
    // The player that knows keeps to them as well, though an empty corner is worth more.
    let [vital, corner] = ["B13", "K4"].map(|at| point(at, &game));
    let among = Some([vital, corner].into_iter().collect());
    let asked = Request { among, player: Player::Knowledge, ..request(Color::White) };
    let (worth, choice) = examined(&game, &asked, |examined| {
        ([vital, corner].map(|point| examined.proposed[&point].value()), knowledge::decide(examined))
    });
    assert!(worth[0] < worth[1], "{worth:?}");
    assert_eq!(choice.decision, Decision::Play(vital));
}

#[test]
fn knowledge_is_not_asked_when_reading_has_taken_its_time() {
    let game = game(VITAL);
    let moment = Time { usual: Duration::from_nanos(1), most: Duration::from_secs(60) };
    for (time, is_asked) in [(None, true), (Some(moment), false)] {
        let request = Request { time, ..request(Color::White) };
        let mut analyst = Analyst::new(Databases::default());
        let examined = examine::examine(&game, &mut analyst, &request);
        assert_eq!(examine::advice(&examined, &mut analyst).is_empty(), !is_asked);
    }
}

#[test]
fn a_second_look_plays_the_games_it_asks_for() {
    second_look(&game(FINISHED), &request(Color::Black), |second| {
        for point in [None, Point::from_text("C5", 7)] {
            let games = second.look(point, 1000).map(|found| found.games);
            assert_eq!(games, Some(1000));
        }
    });
}

#[test]
fn where_there_is_no_time_for_a_second_look_the_first_one_counts() {
    let game = game(NEUTRAL_POINT);
    let request = request(Color::Black);
    second_look(&game, &request, |second| {
        request.interrupt.set();
        for point in [None, Some(point("E7", &game))] {
            let (known, looked) = (second.findings.of(point), second.look(point, 100_000));
            assert_eq!(known.map(|found| found.games), looked.map(|found| found.games));
        }
        assert!(second.owners().is_none());
        assert_eq!(second.useful(), Some(point("E7", &game)));
    });
}

#[test]
fn who_owns_what_is_asked_no_longer_than_there_is_time() {
    let game = game(FINISHED);
    for in_time in [true, false] {
        let request = request(Color::Black);
        let count = examined(&game, &request, |examined| {
            if !in_time {
                request.interrupt.set();
            }
            examined.ownership(Color::Black, 2000).count()
        });
        if in_time { assert_eq!(count, 2000) } else { assert!(count < 100, "{count}") }
    }
}

#[test]
fn while_the_board_is_open_the_best_move_is_played() {
    let game = Game::new(9, Rules::chinese(), 7.5).expect("a size");
    second_look(&game, &request(Color::Black), |second| {
        assert_eq!(second.useful(), second.findings.best().and_then(|best| best.point));
    });
}

#[test]
fn where_nothing_is_left_to_gain_it_is_a_pass() {
    let mut game = game(DEAD_STONE);
    for rules in [Rules::chinese(), Rules::japanese()] {
        game.set_rules(rules);
        for color in Color::BOTH {
            second_look(&game, &request(color), |second| {
                assert!(second.findings.moves.len() > 1, "there are moves, and they are not worth playing");
                assert_eq!(second.useful(), None, "{color:?}");
            });
        }
    }
}

#[test]
fn a_neutral_point_is_played_and_territory_is_not() {
    let game = game(NEUTRAL_POINT);
    for color in Color::BOTH {
        assert_eq!(second_look(&game, &request(color), |second| second.useful()), Some(point("E7", &game)));
    }
}

/// It takes a number of games until the reply is found that captures what was played there.
#[test]
fn a_neutral_point_that_does_harm_is_left_alone() {
    let game = game(SEKI);
    for (level, seed) in [(5, 1), (7, 1), (7, 2), (7, 3), (7, 4)] {
        for color in Color::BOTH {
            let request = Request { level, seed, ..request(color) };
            second_look(&game, &request, |second| {
                for text in ["A9", "E9"] {
                    let point = point(text, &game);
                    assert!(!second.is_inside(second.findings.ownership.at(point), point), "{text} is no territory");
                }
                assert_eq!(second.useful(), None, "{color:?} {level} {seed}");
            });
        }
    }
}

#[test]
fn what_reading_knows_to_change_hands_is_not_inside_territory() {
    let game = game(CUT);
    for color in Color::BOTH {
        second_look(&game, &request(color), |second| {
            for owned in [-1.0, 1.0] {
                assert!(second.is_inside(owned, point("A7", &game)) && second.is_inside(owned, point("F1", &game)));
            }
            // Black's stones are in question there, whatever games say of the point; White's are not.
            assert!(!second.is_inside(1.0, point("D4", &game)));
            assert!(!second.is_inside(0.5, point("A7", &game)), "nobody owns it for sure");
        });
    }
}

/// White lives by capturing at A2; Black kills by giving up two stones there, so that the second eye is false.
const THROW_IN: &str = "
    . O . O X . . . .
    O O O O X . . . .
    . O X X X . . . .
    O O X . . . . . .
    X X X . . . . . .
    O X X X X X . . .
    . X . . . X X . .
    . O O O O . X . .
    X O . . O . X . .";

/// Games in which Black sees no throw-in say that White may as well pass.
#[test]
fn what_reading_knows_to_save_a_dragon_is_no_pass() {
    let game = game(THROW_IN);
    let among = Some(game.board().empty_points());
    let restricted = Request { among, ..request(Color::White) };
    let decision = examined(&game, &restricted, |examined| decide(examined, &Advice::new(), &mut None, None).decision);
    assert_eq!(decision, Decision::Play(point("A2", &game)));
    // That is certain, and so it needs no second look among all moves either.
    second_look(&game, &request(Color::White), |second| {
        assert!(second.is_decisive(point("A2", &game)) && !second.is_decisive(point("A3", &game)));
    });
}

#[test]
fn who_is_behind_by_little_does_not_resign() {
    for (komi, gives_up) in [(7.5, false), (40.5, true)] {
        let mut game = game(FINISHED);
        game.set_komi(komi);
        let mut request = request(Color::Black);
        request.may_resign = true;
        let resigns = |game: &Game| {
            examined(game, &request, |examined| {
                decide(examined, &Advice::new(), &mut None, None).decision == Decision::Resign
            })
        };
        assert!(!resigns(&game), "the game has only begun");
        for turn in 0..16 {
            game.play(Color::BOTH[turn % 2], crate::game::Move::Pass).expect("a pass");
        }
        assert_eq!(resigns(&game), gives_up, "{komi}");
        request.may_resign = false;
        let decision = examined(&game, &request, |examined| decide(examined, &Advice::new(), &mut None, None).decision);
        assert_eq!(decision, Decision::Pass);
    }
}

#[test]
fn a_game_that_is_lost_by_much_is_lost_though_few_games_tell_it() {
    let board = Board::new(9).expect("a size");
    let told = [(0.02, -20.0), (0.05, -30.0), (0.02, -14.0), (0.05, -19.0), (0.11, -40.0)];
    assert_eq!(told.map(|(winning, lead)| is_lost(winning, lead, &board)), [true, true, false, false, false]);
}

#[test]
fn dead_stones_are_taken_before_a_pass_only_for_cleaning_up() {
    let game = game(DEAD_STONE);
    for (color, purpose, takes) in [
        (Color::Black, Purpose::Game, false),
        (Color::Black, Purpose::Cleanup, true),
        (Color::White, Purpose::Cleanup, false),
    ] {
        let request = Request { purpose, ..request(color) };
        let decision = examined(&game, &request, |examined| decide(examined, &Advice::new(), &mut None, None).decision);
        let next_to = |point: Point| point.is_next_to(Point::new(2, 0));
        assert_eq!(matches!(decision, Decision::Play(point) if next_to(point)), takes, "{color:?} {decision:?}");
        assert_eq!(decision == Decision::Pass, !takes);
    }
}

#[test]
fn where_no_move_is_worth_a_thought_it_is_a_pass() {
    let one = Game::new(1, Rules::chinese(), 0.0).expect("a size");
    let choice = examined(&one, &request(Color::Black), |examined| decide(examined, &Advice::new(), &mut None, None));
    assert_eq!((choice.decision, choice.candidates.len()), (Decision::Pass, 0));
}

/// Games that prefer another move, by so many points, are followed only if they tell more against the move that is counted to gain more
/// than that they hardly tell moves apart, and where it is not clear who wins.
#[test]
fn what_is_counted_is_played_unless_games_speak_against_it() {
    let game = game(TWO_PARTS);
    let request = Request { games: Some(800), ..request(Color::White) };
    let mut analyst = Analyst::new(Databases::default());
    let examined = examine::examine(&game, &mut analyst, &request);
    let advice = examine::advice(&examined, &mut analyst);
    // White's hane at F1 gains two points, and B1 is in Black's territory.
    let (f1, b1) = (point("F1", &game), point("B1", &game));
    let found = search::search(&examined.task(PointSet::single(f1), &[], 800)).of(Some(f1)).copied().expect("a move");
    let prefers_in = |at: Point, better: f32, winning: f32| {
        let score = Mean { value: found.score.value + better, ..found.score };
        let best = Found { point: Some(at), score, winning: Mean { value: winning, ..found.winning }, ..found };
        let findings = Findings { moves: vec![best], ..search::search(&examined.task(PointSet::EMPTY, &[], 8)) };
        let look = SecondLook { examined: &examined, findings: &findings, best: Some(&best), games: 800 };
        look.counted(&advice).and_then(|counted| counted.point)
    };
    let prefers = |at, better| prefers_in(at, better, found.winning.value);
    assert_eq!(prefers(b1, 0.0), Some(f1));
    assert_eq!(prefers(b1, 2.0), Some(f1), "games hardly tell so little");
    assert_eq!(prefers(b1, 20.0), None, "something else is going on");
    assert_eq!(prefers(f1, 0.0), None, "it is the same move");
    assert_eq!(prefers_in(b1, 0.0, 0.6), None, "games know better who wins");
}
