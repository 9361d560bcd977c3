//! What the search counts and finds, and what it obeys.

use super::*;
use crate::board::{Board, Color, FromDrawing, Point, PointSet};
use crate::limit::{Interrupt, Limit};
use std::time::Duration;

fn board(drawing: &str) -> Board {
    Board::from_drawing(drawing).expect("a position")
}

fn point(text: &str, board: &Board) -> Point {
    Point::from_text(text, board.size()).expect("a point")
}

/// Which of all moves is the best for Black, without komi.
fn task<'a>(board: &'a Board, limit: &'a Limit, games: u32) -> Task<'a> {
    Task {
        board,
        color: Color::Black,
        komi: 0.0,
        life: None,
        aim: Aim::Choose,
        moves: board.empty_points().iter().filter(|&point| board.is_legal(point, Color::Black)).collect(),
        may_pass: true,
        priors: &[],
        games,
        limit,
        usual: limit,
        resources: Resources::default(),
        parameters: Parameters::new(board.size(), false),
        predictor: None,
        seed: 1,
    }
}

/// All live, each player has 24 points of the area, and a neutral point is left.
const SETTLED: &str = "
    . X . X . O O
    X X X X O O .
    . X . X O . O
    X X X X O O O
    . X O O . O O
    X X X O O O O
    . X X O . O .";

/// Black captures four stones at E4, or White gets away with them and is alive.
const CAPTURE: &str = "
    . . . . . . .
    . . X X . . .
    . X O O X . .
    . X O O . . .
    . . X X . O .
    . . . . . . .
    . . . . . . .";

#[test]
fn every_game_begins_with_one_of_the_moves() {
    let (board, limit) = (board(CAPTURE), Limit::endless());
    for aim in [Aim::Choose, Aim::Measure] {
        let task = Task { aim, ..task(&board, &limit, 500) };
        let findings = search(&task);
        assert_eq!(findings.moves.iter().map(|found| found.games).sum::<u32>(), findings.games);
        assert_eq!(findings.ownership.count(), findings.games);
        // All of them are there, each once, and the pass.
        let points: PointSet = findings.moves.iter().filter_map(|found| found.point).collect();
        assert_eq!((points, findings.moves.len()), (task.moves, task.moves.len() + 1));
        assert!(findings.moves.windows(2).all(|pair| pair[0].games >= pair[1].games));
    }
}

#[test]
fn visits_add_up_all_over_the_tree() {
    let (board, limit) = (board(CAPTURE), Limit::endless());
    let task = task(&board, &limit, 1000);
    let (tree, mut playouts) = (Tree::new(&task, &Field::new(task.board, task.color), 0.0, None), Playouts::new(1));
    let root = Field::new(&board, Color::Black);
    let mut simulation = Simulation::new(&root);
    for _ in 0..task.games {
        simulation.run(&tree, &root, &mut playouts, &task);
    }
    assert_eq!(tree.validate(), Ok(task.games));
}

#[test]
fn a_won_position_is_won_by_its_score() {
    let (board, limit) = (board(SETTLED), Limit::endless());
    // Whoever moves takes the last point, and is one ahead.
    for (color, komi, winning, score) in [
        (Color::Black, 0.0, 1.0, 1.0),
        (Color::White, 0.0, 1.0, 1.0),
        (Color::Black, 7.5, 0.0, -6.5),
        (Color::White, -7.5, 0.0, -6.5),
        (Color::Black, 1.0, 0.5, 0.0),
    ] {
        let moves = PointSet::single(point("E7", &board));
        let task = Task { color, komi, moves, ..task(&board, &limit, 2000) };
        let findings = search(&task);
        let best = findings.best().expect("a move");
        assert!((best.winning.value - winning).abs() < 0.05, "{color:?} {komi}: {best:?}");
        assert!((best.score.value - score).abs() < 0.5, "{color:?} {komi}: {best:?}");
    }
}

#[test]
fn a_capture_that_decides_is_found() {
    let (board, limit) = (board(CAPTURE), Limit::endless());
    for color in Color::BOTH {
        for seed in 0..4 {
            let findings = search(&Task { color, seed, ..task(&board, &limit, 3000) });
            let best = findings.best().and_then(|best| best.point);
            assert_eq!(best, Some(point("E4", &board)), "{color:?} {seed}");
        }
    }
}

#[test]
fn who_wins_or_loses_anyway_plays_for_points() {
    let (board, limit) = (board(CAPTURE), Limit::endless());
    for komi in [-60.0, 60.0] {
        for color in Color::BOTH {
            let lost: Vec<f32> = (0..4)
                .map(|seed| {
                    let findings = search(&Task { color, komi, seed, ..task(&board, &limit, 3000) });
                    let best = findings.best().expect("a move");
                    assert!((best.winning.value - 0.5).abs() > 0.49, "{color:?} {komi}: {best:?}");
                    let known = findings.of(Some(point("E4", &board))).expect("a move");
                    known.score.value - best.score.value
                })
                .collect();
            // Nets capture the stones too; a pass loses them, and some twenty points.
            let mean = lost.iter().sum::<f32>() / lost.len() as f32;
            assert!(mean < 3.0 && lost.iter().all(|&points| points < 10.0), "{color:?} {komi}: {lost:?}");
        }
    }
}

#[test]
fn a_move_that_is_not_asked_about_is_not_found() {
    let (board, limit) = (board(CAPTURE), Limit::endless());
    let mut task = task(&board, &limit, 1000);
    task.moves.remove(point("E4", &board));
    task.may_pass = false;
    let findings = search(&task);
    assert!(findings.moves.iter().all(|found| found.point.is_some_and(|point| task.moves.contains(point))));
    assert!(findings.of(None).is_none() && findings.of(Some(point("E4", &board))).is_none());
}

#[test]
fn where_nothing_may_be_played_there_is_only_the_pass() {
    let (board, limit) = (board(SETTLED), Limit::endless());
    let task = Task { moves: PointSet::EMPTY, ..task(&board, &limit, 300) };
    let findings = search(&task);
    assert_eq!((findings.moves.len(), findings.best().is_none()), (1, true));
    let nothing = search(&Task { may_pass: false, ..task });
    assert!(nothing.moves.is_empty());
}

#[test]
fn a_choice_ends_when_it_is_made_and_a_measurement_when_all_games_are_played() {
    let (board, limit) = (board(SETTLED), Limit::endless());
    let one = PointSet::single(point("E7", &board));
    let games = |aim, moves| {
        let task = Task { aim, moves, may_pass: false, ..task(&board, &limit, 2000) };
        search(&task).games
    };
    assert_eq!(games(Aim::Choose, one), DECIDED);
    assert_eq!(games(Aim::Measure, one), 2000);
    let all = task(&board, &limit, 0).moves;
    assert_eq!(games(Aim::Measure, all), 2000);
    // Of two moves that fill eyes, and one that does not, it is soon clear which is the best.
    let chosen = games(Aim::Choose, all);
    assert!(chosen.is_multiple_of(DECIDED) && (DECIDED..2000).contains(&chosen), "{chosen}");
}

#[test]
fn a_deadline_and_an_interrupt_end_it() {
    let board = board(CAPTURE);
    let interrupt = Interrupt::default();
    let late = Limit::start(Some(Duration::ZERO), &interrupt);
    assert_eq!(search(&task(&board, &late, 1_000_000)).games, CLOCK);
    let soon = Limit::start(Some(Duration::from_millis(30)), &interrupt);
    let games = search(&task(&board, &soon, u32::MAX)).games;
    // All of them would take days.
    assert!((CLOCK..u32::MAX).contains(&games), "{games}");
    interrupt.set();
    let never = Limit::start(None, &interrupt);
    for aim in [Aim::Choose, Aim::Measure] {
        assert_eq!(search(&Task { aim, ..task(&board, &never, 1_000_000) }).games, CLOCK);
    }
}

#[test]
fn the_same_seed_finds_the_same() {
    let (board, limit) = (board(CAPTURE), Limit::endless());
    let found = |seed| {
        let findings = search(&Task { seed, ..task(&board, &limit, 500) });
        findings.moves.iter().map(|found| (found.point, found.games, found.score.value.to_bits())).collect::<Vec<_>>()
    };
    assert_eq!(found(1), found(1));
    assert_ne!(found(1), found(2));
}

#[test]
fn a_prior_that_praises_a_move_has_it_tried_more_often() {
    let (board, limit) = (Board::new(7).expect("a size"), Limit::endless());
    let corner = point("A1", &board);
    let games = |priors: &[(Point, Prior)]| {
        let findings = search(&Task { priors, ..task(&board, &limit, 400) });
        findings.of(Some(corner)).map_or(0, |found| found.games)
    };
    assert!(games(&[(corner, Prior::new(1.0, 100.0))]) > 10 + games(&[]));
}

/// The errors that are stated are those that are made: the results of many seeds lie as far apart as they say.
#[test]
fn estimates_are_as_uncertain_as_they_say() {
    let (board, limit) = (board(CAPTURE), Limit::endless());
    let moves = PointSet::single(point("E4", &board));
    let found = |seed| {
        let task = Task { seed, aim: Aim::Measure, moves, may_pass: false, komi: 18.5, ..task(&board, &limit, 200) };
        search(&task).moves.first().copied().expect("a move")
    };
    let all: Vec<Found> = (0..60).map(found).collect();
    for mean in [|found: &Found| found.winning, |found: &Found| found.score] {
        let count = all.len() as f32;
        let center = all.iter().map(|found| mean(found).value).sum::<f32>() / count;
        let spread = (all.iter().map(|found| (mean(found).value - center).powi(2)).sum::<f32>() / count).sqrt();
        let stated = all.iter().map(|found| mean(found).error).sum::<f32>() / count;
        assert!((0.4..2.5).contains(&(spread / stated)), "{spread} and stated {stated}");
    }
}

#[test]
fn threads_share_a_tree_and_count_every_game() {
    let (board, limit) = (board(CAPTURE), Limit::endless());
    for threads in [2, 5] {
        let resources = Resources { threads, ..Resources::default() };
        let task = Task { aim: Aim::Measure, resources, ..task(&board, &limit, 3000) };
        let findings = search(&task);
        assert_eq!((findings.games, findings.ownership.count()), (3000, 3000));
        assert_eq!(findings.moves.iter().map(|found| found.games).sum::<u32>(), 3000);
    }
}

#[test]
fn memory_is_never_exceeded() {
    let (board, limit) = (board(CAPTURE), Limit::endless());
    for threads in [1, 3] {
        let resources = Resources { threads, memory: 100_000 };
        let task = Task { aim: Aim::Measure, resources, ..task(&board, &limit, 3000) };
        let (_, root) = search_from(&task, None, &mut |_| ControlFlow::Continue(()));
        assert!((90_000..=100_000 + 200 * threads).contains(&root.memory()), "{}", root.memory());
        // Four times as much is used if there is as much.
        let enough = Task { resources: Resources::default(), ..task };
        assert!(search_from(&enough, None, &mut |_| ControlFlow::Continue(())).1.memory() > 400_000);
    }
    let task = task(&board, &limit, 1000);
    let (tree, mut playouts) = (Tree::new(&task, &Field::new(task.board, task.color), 0.0, None), Playouts::new(1));
    let root = Field::new(&board, Color::Black);
    let mut simulation = Simulation::new(&root);
    (0..1000).for_each(|_| simulation.run(&tree, &root, &mut playouts, &task));
    assert_eq!(tree.used(), tree.into_root().memory());
}

/// What is found before a move is known after it, if it is the same game that goes on.
#[test]
fn the_next_search_goes_on_from_the_last() {
    use crate::game::{Game, Move, Rules};
    let limit = Limit::endless();
    let mut game = Game::from_board(board(CAPTURE), Rules::chinese(), 0.0);
    let start = game.board().clone();
    let keep = || {
        let task = task(&start, &limit, 2000);
        Kept::new(&task, search_from(&task, None, &mut |_| ControlFlow::Continue(())).1)
    };
    let [best, reply] = ["E4", "F5"].map(|text| point(text, &start));
    assert!(keep().later(&game, Color::Black, 0.0).is_none(), "the same position");
    game.play(Color::Black, Move::Play(best)).expect("a legal move");
    assert!(keep().later(&game, Color::Black, 0.0).is_none(), "the same player again");
    assert!(keep().later(&game, Color::White, 6.5).is_none(), "another komi");
    let known = keep().later(&game, Color::White, 0.0).expect("the move that was looked at most");
    let games = known.games();
    assert!(games > 500, "{games}");
    let now = Task { color: Color::White, ..task(game.board(), &limit, 300) };
    let now = Task { aim: Aim::Measure, moves: game.legal_moves(Color::White), ..now };
    let (findings, _) = search_from(&now, Some(known), &mut |_| ControlFlow::Continue(()));
    // All that went on from there counts.
    let counted: u32 = findings.moves.iter().map(|found| found.games).sum();
    assert!(findings.games == 300 && counted > games && counted <= games + 300, "{games} {counted}");
    let mut other = game.clone();
    game.play(Color::White, Move::Play(reply)).expect("a legal move");
    assert!(keep().later(&game, Color::Black, 0.0).is_some());
    // Another stone on the board is another game.
    other.edit(&[(reply, Some(Color::White))]).expect("a position");
    assert!(keep().later(&other, Color::White, 0.0).is_none());
}

/// With time, the games end when they are no longer needed; and not before the latest moment if it is in doubt.
#[test]
fn usual_time_is_exceeded_only_in_doubt() {
    let interrupt = Interrupt::default();
    let [usual, most] = [Duration::ZERO, Duration::from_secs(600)].map(|time| Limit::start(Some(time), &interrupt));
    let board = board(CAPTURE);
    let clear = Task { usual: &usual, ..task(&board, &most, u32::MAX) };
    let games = search(&clear).games;
    assert!((DECIDED..200_000).contains(&games), "{games}");
}

#[test]
fn it_is_clear_which_move_is_best_if_games_and_results_agree() {
    let (board, limit) = (board(CAPTURE), Limit::endless());
    let moves = ["E4", "A1"].map(|text| point(text, &board)).into_iter().collect();
    let task = Task { moves, may_pass: false, ..task(&board, &limit, 1000) };
    let is_clear = |results: [(u32, f32); 2]| {
        let tree = Tree::new(&task, &Field::new(task.board, task.color), 0.0, None);
        for (edge, (games, reward)) in tree.root().edges().iter().zip(results) {
            for _ in 0..games {
                edge.begin();
                tree.learn(edge, reward, 1.0);
            }
        }
        tree.is_clear()
    };
    assert!(is_clear([(1000, 0.6), (300, 0.5)]));
    assert!(!is_clear([(1000, 0.6), (700, 0.5)]), "many games began with another one");
    assert!(!is_clear([(1000, 0.4), (300, 0.6)]), "another one does better");
}

#[test]
fn what_games_have_taught_has_a_move_tried_more_often() {
    use crate::pattern::Databases;
    let (board, limit) = (Board::new(7).expect("a size"), Limit::endless());
    let games = |strengths: &'static str| {
        let predictor = Predictor::new(&Databases { strengths, ..Databases::default() }).expect("a table");
        let findings = search(&Task { predictor: predictor.as_ref(), ..task(&board, &limit, 400) });
        let on_edge = |found: &&Found| found.point.is_some_and(|point| point.edge_distance(7) == 0);
        findings.moves.iter().filter(on_edge).map(|found| found.games).sum::<u32>()
    };
    assert!(games("line:1:small:alone 30") > 50 + games("line:1:small:alone 0.03"));
    // Without any strengths there is no predictor, and a table that makes no sense is told.
    assert!(Predictor::new(&Databases::default()).is_ok_and(|predictor| predictor.is_none()));
    let senseless = Databases { strengths: "line:1:small:alone", ..Databases::default() };
    assert_eq!(Predictor::new(&senseless).expect_err("no number").line, 1);
}

/// The move that is tried first on an empty board when all games on which it depended were decided at `critical`: Black wins
/// where he owns it.
fn first_where_it_depends(critical: &str, weight: f32, is_told: bool) -> Option<Point> {
    let (board, limit) = (Board::new(5).expect("a size"), Limit::endless());
    let parameters = Parameters { critical: weight, ..Parameters::new(5, false) };
    let priors = [(point("C1", &board), Prior::even(1.0))];
    let priors = if is_told { &priors[..] } else { &[] };
    let tree = Tree::new(
        &Task { parameters, priors, ..task(&board, &limit, 1) },
        &Field::new(&board, Color::Black),
        0.0,
        None,
    );
    let point = point(critical, &board);
    for _ in 0..100 {
        for (owner, lead) in [(Color::Black, 3.0), (Color::White, -3.0)] {
            let mut end = Field::new(&board, Color::Black);
            end.play(point, owner);
            tree.learn_end(&end, lead);
        }
    }
    tree.select(tree.root()).and_then(|edge| edge.point)
}

#[test]
fn a_move_is_tried_where_it_depends_who_wins() {
    for critical in ["C3", "B3", "D2"] {
        let at = Point::from_text(critical, 5);
        assert_eq!(first_where_it_depends(critical, 1.0, false), at);
        // Nothing is thought of that if it weighs nothing, or where reasons say what moves are worth.
        let [light, told] =
            [(0.0, false), (1.0, true)].map(|(weight, told)| first_where_it_depends(critical, weight, told));
        assert_eq!(light, first_where_it_depends("E5", 0.0, false));
        assert_eq!(told, first_where_it_depends("E5", 0.0, true));
    }
}
