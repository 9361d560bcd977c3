//! What the player does that knows and does not look ahead, and how its moves are valued.

use super::*;
use crate::dragons::{Owl, OwlAnswer, OwlStatus};
use crate::endgame::tests::TWO_PARTS;
use crate::patterns;
use crate::reading::{Outcome, Reader};

patterns! {
    /// What shapes say of a move.
    pub static SHAPES: Shape;

    /// Do not make much of a push between three stones.
    pattern! < Push1
        ?X?
        X*O
        ?X?

        : _, a, maxvalue(2)
    >
}

patterns! {
    /// What kills.
    pub static THRASHING: Shape;

    /// Play beside it.
    pattern! < Beside1
        *X

        : _, as
    >
}

fn knowing(databases: Databases) -> Engine {
    let mut engine = Engine::new(databases);
    engine.set_player(Player::Knowledge);
    engine.set_seed(1);
    engine
}

fn plays(game: &Game, color: Color) -> String {
    made(&knowing(Databases::default()).choose(game, color), game.size())
}

/// The worth of a move, as it is told.
fn worth(game: &Game, color: Color, at: &str) -> Option<Worth> {
    let point = Point::from_text(at, game.size()).expect("a point");
    knowing(Databases::default()).consider(game, color).candidate(point).and_then(|candidate| candidate.worth)
}

#[test]
fn it_captures_and_rescues_without_a_single_game() {
    let game = cut();
    for color in Color::BOTH {
        let choice = knowing(Databases::default()).choose(&game, color);
        assert_eq!(choice.decision, Decision::Play(Point::from_text("D4", 7).expect("a point")), "{color:?}");
        assert_eq!(choice.games, 0);
    }
    // Five stones are captured, or saved: their points, and themselves.
    let worth = worth(&game, Color::White, "D4").expect("a candidate");
    assert!(worth.territory >= 10.0, "{worth}");
}

/// What games have taught of moves that take stones multiplies what such a move is worth, for who does not look ahead.
#[test]
fn what_games_have_taught_makes_a_move_worth_more() {
    let game = cut();
    let point = Point::from_text("D4", 7).expect("a point");
    let told = |player: Player, strengths: &'static str| {
        let mut engine = knowing(Databases { strengths, ..Databases::default() });
        engine.set_player(player);
        engine.consider(&game, Color::White).candidate(point).and_then(|candidate| candidate.worth).expect("a worth")
    };
    let [often, seldom] = ["takes:5 30", "takes:5 0.03"].map(|strengths| told(Player::Knowledge, strengths));
    assert!(often.usual > 1.1 && seldom.usual < 0.9, "{often}; {seldom}");
    assert_eq!((often.territory, often.strategy), (seldom.territory, seldom.strategy));
    assert!(often.total > seldom.total, "{often}; {seldom}");
    assert_eq!(told(Player::Search, "takes:5 30").usual, 1.0);
}

#[test]
fn neutral_points_are_filled_and_nothing_else() {
    let drawing = "
        . X . X . O O
        X X X X O O .
        . X . X O . O
        X X X X O O O
        . X X O O . O
        X X X O . O O
        . X X O O O .";
    let board = Board::from_drawing(drawing).expect("a position");
    for rules in [Rules::chinese(), Rules::japanese()] {
        let mut game = Game::from_board(board.clone(), rules, 0.0);
        for color in Color::BOTH {
            assert_eq!(plays(&game, color), "E7", "{color:?}");
        }
        let point = Point::from_text("E7", 7).expect("a point");
        game.play(Color::Black, Move::Play(point)).expect("legal");
        for color in Color::BOTH {
            assert_eq!(plays(&game, color), "PASS", "{color:?}");
        }
    }
}

/// A stone that is taken in a ko and taken back is worth a point in three moves, to whoever moves.
#[test]
fn a_half_point_ko_is_worth_less_than_a_point() {
    let game = game(
        "
        . X . X O . O
        X X X X O O O
        . X X X O O .
        X X X O . O O
        . X X X O O O
        X X X X O O .
        . X X X O O O",
    );
    for color in Color::BOTH {
        assert_eq!(plays(&game, color), "E4", "{color:?}");
        let worth = worth(&game, color, "E4").expect("it was considered");
        assert!(worth.territory > 0.5 && worth.territory < 0.7, "{color:?}: {worth}");
    }
}

/// After C5, Black's stones there and at E5 have two liberties each, and White's atari at D4 is of both.
#[test]
fn a_neutral_point_is_not_filled_if_a_combination_follows() {
    let game = game(
        "
        . O . O . O .
        O O O O O O O
        O O . O X O O
        X O X . X O X
        X X . X . X X
        X X X X X X X
        . X . X . X .",
    );
    assert_ne!(plays(&game, Color::Black), "C5");
    let blunder = |color: Color| worth(&game, color, "C5").expect("it was considered").blunder;
    assert_eq!((blunder(Color::Black), blunder(Color::White)), (4.0, 0.0));
}

/// White's stones in the corner have three points in a row for two eyes.
#[test]
fn the_point_that_a_group_needs_is_filled_when_nothing_else_is_left() {
    let game = game(
        "
        . . . O X . X
        O O O O X X X
        X X X X X . X
        . X . X X X X
        X X X X . . .
        . . . . . . .
        . . . . . . .",
    );
    let analysis = Analyst::new(Databases::default()).analyse(game.board());
    let needed = |among: PointSet| {
        let mut proposals = Proposals::new(game.size());
        fill::propose_needed(game.board(), &analysis, Color::White, &among, &mut proposals);
        let (_, proposed) = proposals.settle(&game.legal_moves(Color::White));
        let told = |(point, proposal): (&Point, &Proposal)| {
            (point.to_text(7), proposal.reasons().iter().map(ToString::to_string).collect::<Vec<_>>())
        };
        proposed.iter().map(told).collect::<Vec<_>>()
    };
    let [(point, reasons)] = &needed(game.legal_moves(Color::White))[..] else { panic!("one move is proposed") };
    assert_eq!(point, "B7");
    assert!(reasons[0].starts_with("fills a point that a group needs"), "{reasons:?}");
    assert_eq!(needed(PointSet::EMPTY), []);
}

/// Between White's stones at C9 and F9 there are two neutral points. Whoever of the two plays there gives Black a double atari by the
/// other one, so that White has to connect one of his stones first: by a ko, or for good.
#[test]
fn what_is_lost_with_the_last_liberties_is_mended_when_nothing_else_is_left() {
    for h9 in [".", "O"] {
        let drawing = ". . O . . O . H9 .
            . O X X X X O O .
            . O X . X X O . .
            . O X X . X O . .
            . O O X X X O . .
            . . O O O O O . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .";
        let board = Board::from_drawing(&drawing.replace("H9", h9)).expect("a drawing");
        let game = Game::from_board(board, Rules::japanese(), 0.0);
        let played = plays(&game, Color::White);
        assert!(["B9", "G9"].contains(&played.as_str()), "{h9}: {played}");
    }
}

#[test]
fn a_point_is_made_ready_where_a_stone_would_be_captured() {
    // Black's stone at E4 would be captured together with D4, as long as C4 is open.
    let drawing = "
        . X X O . O .
        X X X O O O O
        . X X O O . O
        X X . X . O O
        . X X O O O .
        X X X O . O O
        . X X O O O .";
    let game = game(drawing);
    assert_eq!(plays(&game, Color::Black), "C4");
    assert_eq!(plays(&game, Color::White), "E4");
}

#[test]
fn who_is_ahead_kills_once_more_what_thrashes() {
    const KILL: &[&crate::pattern::Database<crate::pattern::Shape>] = &[&THRASHING];
    let drawing = "
        . . . . . . . . .
        . . . X X X X . .
        . . X O O O . X .
        . X O O . . O X .
        . X O . X . O X .
        . X O O . O O X .
        . . X O O O X . .
        . . . X X X . . .
        . . . . . . . . .";
    let mut game = game(drawing);
    let strategy = |game: &Game| {
        let considered = knowing(Databases { shape: KILL, ..Databases::default() }).consider(game, Color::Black);
        let inside = Point::from_text("E6", 9).expect("a point");
        considered.candidate(inside).and_then(|candidate| candidate.worth).map_or(0.0, |worth| worth.strategy)
    };
    let white = Color::White;
    game.play(white, Move::Play(Point::from_text("G7", 9).expect("a point"))).expect("legal");
    assert!(strategy(&game) > 0.0);
    // What is dead is left alone if nothing was played there.
    game.play(Color::Black, Move::Pass).expect("legal");
    game.play(white, Move::Pass).expect("legal");
    assert_eq!(strategy(&game), 0.0);
}

#[test]
fn weak_dragons_are_cut_and_connected_where_it_depends_on_who_moves_first() {
    let game = game(
        "
        . . . . . . . . .
        . . . . . . . . .
        . . O . . . . . .
        . . . . O . . . .
        . . X X O . . . .
        . . O . X X O . .
        . . . . . . . . .
        . . . O . . . . .
        . . . . . . . . .",
    );
    for (color, does) in [(Color::Black, "connects the dragons at"), (Color::White, "cuts the dragons at")] {
        let considered = knowing(Databases::default()).consider(&game, color);
        let d4 = considered.candidate(Point::from_text("D4", 9).expect("a point")).expect("a candidate");
        assert!(d4.reasons.iter().any(|reason| reason.to_string().starts_with(does)), "{color:?}: {:?}", d4.reasons);
        assert!(d4.worth.is_some_and(|worth| worth.strategy > 0.0), "{color:?} {d4:?}");
    }
}

#[test]
fn on_an_open_board_there_is_a_choice() {
    let mut game = Game::new(9, Rules::chinese(), 7.0).expect("a size");
    for (color, at) in [(Color::Black, "E7"), (Color::White, "G5")] {
        game.play(color, Move::Play(Point::from_text(at, 9).expect("a point"))).expect("legal");
    }
    let candidates = knowing(Databases::default()).consider(&game, Color::Black).candidates.len();
    assert!(candidates >= 16, "{candidates}");
}

#[test]
fn the_same_position_and_seed_give_the_same_move() {
    let game = Game::new(9, Rules::japanese(), 6.5).expect("a size");
    let first = knowing(Databases::default()).choose(&game, Color::Black);
    assert_eq!(first, knowing(Databases::default()).choose(&game, Color::Black));
}

#[test]
fn what_a_pattern_says_bounds_the_whole_and_its_facts_are_told_apart() {
    const PUSH: &[&crate::pattern::Database<crate::pattern::Shape>] = &[&SHAPES];
    let databases = Databases { shape: PUSH, ..Databases::default() };
    let considered = knowing(databases).consider(&cut(), Color::White);
    let d4 = considered.candidate(Point::from_text("D4", 7).expect("a point")).expect("a candidate");
    assert_eq!(d4.value, 2.0);
    let reasons: Vec<String> = d4.reasons.iter().map(ToString::to_string).collect();
    let told = |start: &str| reasons.iter().filter(|reason| reason.starts_with(start)).count();
    // Four stones around the move are of one dragon, or of two: each is told once.
    assert!(told("weakens the dragon") >= 1 && told("pattern Push1 of SHAPES") == 1, "{reasons:?}");
    let mut once = reasons.clone();
    once.sort();
    once.dedup();
    assert_eq!(once.len(), reasons.len());
}

#[test]
fn values_are_the_same_however_the_board_lies_and_for_either_colour() {
    let game = cut();
    let value = |game: &Game, color: Color, point: Point| {
        let considered = knowing(Databases::default()).consider(game, color);
        considered.candidate(point).map(|candidate| candidate.value)
    };
    let d4 = Point::from_text("D4", 7).expect("a point");
    let expected = value(&game, Color::White, d4);
    assert!(expected.is_some());
    let turned = crate::board::Orientation::Right;
    let board = game.board().oriented(turned);
    let there = turned.on_board(d4, 7);
    assert_eq!(value(&Game::from_board(board, Rules::chinese(), 0.0), Color::White, there), expected);
    let swapped = Game::from_board(game.board().color_swapped(), Rules::chinese(), 0.0);
    assert_eq!(value(&swapped, Color::Black, d4), expected);
}

/// What a move is worth to White by what tactical reading says, if this becomes of the dragon at `dragon`.
fn worth_if(game: &Game, dragon: &str, owl: Owl, at: &str) -> Worth {
    proposed_if(game, dragon, owl, at, &[]).worth()
}

/// The same with further reasons, and with what each of them is worth.
fn proposed_if(game: &Game, dragon: &str, owl: Owl, at: &str, kinds: &[ReasonKind]) -> Proposal {
    let point = |at: &str| Point::from_text(at, game.size()).expect("a point");
    let (color, databases) = (Color::White, Databases::default());
    let analysis = Analyst::new(databases).analyse(game.board());
    let id = analysis.dragons.at(point(dragon)).expect("a dragon").id;
    let analysis = analysis.with_lives(game.board(), &[(id, owl)]);
    let mut proposals = Proposals::new(game.size());
    tactics::propose(&analysis.worms, color, &mut proposals);
    kinds.iter().for_each(|&kind| proposals.add(point(at), kind));
    let (_, mut proposed) = proposals.settle(&game.legal_moves(color));
    let (board, reader) = (&mut game.board().clone(), &mut Reader::default());
    let scene =
        value::Scene { board, reader, analysis: &analysis, databases: &databases, color, standings: None, lead: 0.0 };
    let mut valuer = value::Valuer::new(scene, proposed.values());
    let proposal = proposed.get_mut(&point(at)).expect("a proposal");
    valuer.value(point(at), proposal);
    proposal.clone()
}

#[test]
fn stones_of_a_dragon_that_is_dead_are_not_rescued() {
    let game = game(
        "
        . . . . . . .
        . . X X . . .
        . X O O X . .
        . X O O . . .
        . . X X . O .
        . . . . . . .
        . . . . . . .",
    );
    let becomes = |status: OwlStatus| Owl { status, ..Owl::default() };
    assert!(worth_if(&game, "C4", becomes(OwlStatus::Alive), "E4").total >= 8.0);
    // Nor those of one that may die, by a move that does not save it; and where that is not sure, they count for less.
    let critical = becomes(OwlStatus::Critical);
    let killed = Owl { attack: OwlAnswer { outcome: Outcome::Win, certain: true, ..OwlAnswer::default() }, ..critical };
    for owl in [becomes(OwlStatus::Dead), killed] {
        let worth = worth_if(&game, "C4", owl, "E4");
        assert_eq!((worth.total, worth.territory), (0.0, 0.0), "{owl:?}: {worth}");
    }
    let worth = worth_if(&game, "C4", critical, "E4");
    assert!(worth.total > 0.0 && worth.total <= 4.0, "{worth}");
}

/// White's three stones are in atari, and saved if two black ones are taken.
#[test]
fn a_string_of_a_dragon_that_is_killed_is_not_saved_by_a_capture() {
    let game = game(
        "
        . . . . . . .
        . . X X O . .
        . X O O X . .
        . X . O X O .
        . . X X O . .
        . . . . . . .
        . . . . . . .",
    );
    let worth = |status: OwlStatus, certain: bool| {
        let answer = OwlAnswer { outcome: Outcome::Win, certain, ..OwlAnswer::default() };
        let owl = Owl { status, attack: answer, defense: answer, ..Owl::default() };
        worth_if(&game, "C5", owl, "F5").territory
    };
    let (alive, critical) = (OwlStatus::Alive, OwlStatus::Critical);
    let [safe, doubtful, certain] =
        [(alive, false), (critical, false), (critical, true)].map(|(status, sure)| worth(status, sure));
    assert!(safe >= doubtful + 1.0 && doubtful >= certain + 1.0, "{safe}; {doubtful}; {certain}");
}

/// Three black stones that are taken next live if three white ones are taken, which is found first, and by going out as well.
#[test]
fn a_dragon_is_saved_by_more_than_the_move_that_was_found_first() {
    let game = game(
        "
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . X . .
        . . . X O O O X .
        . . . O X X X O .
        . . . . . O O . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .",
    );
    let considered = knowing(Databases::default()).consider(&game, Color::Black);
    for at in ["E4", "F7"] {
        let point = Point::from_text(at, 9).expect("a point");
        let found = considered.candidate(point).expect("a candidate");
        assert!(found.reasons.iter().any(|reason| reason.kind.saved_dragon().is_some()), "{at}: {:?}", found.reasons);
        let worth = found.worth.expect("a worth");
        assert!(worth.territory >= 10.0, "{at}: {worth}");
    }
}

/// White's stone at F4 can be saved only by being joined to four others.
#[test]
fn what_only_a_dead_dragon_can_help_is_dead() {
    let game = game(
        "
        . . . . . . .
        . . X . . . .
        . X O O . X .
        . X O O . O X
        . . X . . X .
        . . . . . . .
        . . . . . . .",
    );
    let becomes = |status: OwlStatus| Owl { status, ..Owl::default() };
    let [alive, dead] = [OwlStatus::Alive, OwlStatus::Dead].map(|status| worth_if(&game, "C4", becomes(status), "E4"));
    assert!(alive.territory >= 2.0, "{alive}");
    assert!(dead.total <= 0.0, "{dead}");
}

/// The black stones are dead, and meet White's at D4.
const MET_BY_THE_DEAD: &str = "
    . . . . . . .
    . O O O O O .
    O . X X X . O
    . O X O X O .
    . . O . O . .
    . . . . . . .
    . . . . . . .";

/// They take it next, but that is not worth a move.
#[test]
fn what_only_dead_stones_threaten_is_not_saved() {
    let game = game(MET_BY_THE_DEAD);
    let becomes = |status: OwlStatus| Owl { status, ..Owl::default() };
    let [alive, dead] = [OwlStatus::Alive, OwlStatus::Dead].map(|status| worth_if(&game, "C4", becomes(status), "D3"));
    assert!(alive.total >= 2.0, "{alive}");
    assert!(dead.total <= 0.0, "{dead}");
}

/// To prevent a threat of theirs, or to save D4 and another stone at once, is worth nothing.
#[test]
fn what_is_settled_is_neither_in_danger_nor_saved_beside_something_else() {
    let game = game(MET_BY_THE_DEAD);
    let [a, b, dead] = ["D4", "C3", "C4"].map(|at| Point::from_text(at, 7).expect("a point"));
    let kinds = [
        ReasonKind::PreventsThreat { string: a, stones: 1 },
        ReasonKind::DefendsBoth { a, b, stones: 1 },
        ReasonKind::Threatens { string: dead, stones: 5, good: false },
        ReasonKind::AttacksEither { a: dead, b: dead, stones: 5 },
    ];
    let values = |status: OwlStatus| {
        let proposal = proposed_if(&game, "C4", Owl { status, ..Owl::default() }, "D3", &kinds);
        let value =
            |kind: &ReasonKind| proposal.reasons.iter().find(|reason| reason.kind == *kind).map(|reason| reason.value);
        (kinds.each_ref().map(|kind| value(kind).expect("a reason")), proposal.worth())
    };
    let (contested, worth) = values(OwlStatus::Critical);
    assert!(contested.iter().all(|&value| value >= 0.2), "{contested:?}");
    assert!(worth.followup >= 5.0 && worth.reverse_followup >= 1.0, "{worth}");
    let (settled, worth) = values(OwlStatus::Dead);
    assert!(settled.iter().all(|&value| value < 0.5), "{settled:?}");
    assert!(settled.iter().zip(contested).all(|(&settled, contested)| settled <= contested / 10.0), "{settled:?}");
    assert_eq!((worth.followup, worth.reverse_followup), (0.0, 0.0), "{worth}");
}

#[test]
fn near_the_end_moves_are_worth_what_they_are_counted_to_gain() {
    let game = game(TWO_PARTS);
    for color in Color::BOTH {
        let choice = knowing(Databases::default()).choose(&game, color);
        assert_eq!(made(&choice, 9), "F1", "{color}");
        let reasons: Vec<String> = choice.candidates[0].reasons.iter().map(ToString::to_string).collect();
        assert!(reasons.iter().any(|reason| reason.starts_with("gains 2.0 points, ")), "{color}: {reasons:?}");
    }
}

#[test]
fn of_two_points_that_only_have_to_be_filled_the_one_that_prevents_a_threat_comes_first() {
    let game = game(MET_BY_THE_DEAD);
    let string = Point::from_text("B6", 7).expect("a point");
    let fills = |kinds: &[ReasonKind]| {
        let proposal = proposed_if(&game, "C4", Owl { status: OwlStatus::Alive, ..Owl::default() }, "B7", kinds);
        proposal.worth()
    };
    let (plain, prevents) = (ReasonKind::FillsLiberty, ReasonKind::PreventsThreat { string, stones: 5 });
    assert_eq!(fills(&[plain]).total, value::constants::FILLS, "{}", fills(&[plain]));
    assert!(
        fills(&[plain, prevents]).total > fills(&[plain]).total + value::constants::CHANCE,
        "{}",
        fills(&[plain, prevents])
    );
}

/// Black has the upper half and White the lower one, of which little is left to play for.
#[test]
fn who_is_behind_and_has_nothing_to_read_dares_to_enter_a_large_area() {
    let drawing = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        X X X X X X X X X
        O O O O O O O O O
        . . . . . . . . .
        O O O O O O O O O
        O O O . O O . O O";
    let board = Board::from_drawing(drawing).expect("a position");
    let choose = |color, komi| {
        let game = Game::from_board(board.clone(), Rules::japanese(), komi);
        let candidates = knowing(Databases::default()).choose(&game, color).candidates;
        let dares = |candidate: &&Candidate| {
            candidate.reasons.iter().any(|reason| matches!(reason.kind, ReasonKind::Dares { .. }))
        };
        (candidates.first().filter(dares).map(|first| first.point.row()), candidates.iter().filter(dares).count())
    };
    assert_eq!(choose(Color::White, 6.5), (Some(2), 3));
    // Ahead by the komi, or behind too far, it does not; nor does Black, for whom there is no such area.
    assert_eq!(choose(Color::White, 25.5), (None, 0));
    assert_eq!(choose(Color::White, -20.5), (None, 0));
    assert_eq!(choose(Color::Black, 40.5), (None, 0));
}
