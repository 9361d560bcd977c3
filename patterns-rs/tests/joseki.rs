//! Every line of every tree of joseki, played in all corners: the databases propose each next move, and the engine
//! considers it.

use gnugo_engine::board::{Board, Color, Orientation, Point};
use gnugo_engine::engine::Engine;
use gnugo_engine::game::{Game, Move, Rules};
use gnugo_engine::moves::{Decision, ReasonKind};
use gnugo_engine::pattern::{Refusal, Surroundings, Verdict};
use gnugo_engine::reading::Reader;
use patterns_rs::joseki::ALL;
use sgf_parse::SgfNode;
use sgf_parse::go::{self, Prop};

const SIZE: usize = 19;

const TREES: [(&str, &str); 5] = [
    ("hoshi.sgf", include_str!("../src/joseki/hoshi.sgf")),
    ("komoku.sgf", include_str!("../src/joseki/komoku.sgf")),
    ("sansan.sgf", include_str!("../src/joseki/sansan.sgf")),
    ("mokuhazushi.sgf", include_str!("../src/joseki/mokuhazushi.sgf")),
    ("takamoku.sgf", include_str!("../src/joseki/takamoku.sgf")),
];

/// The moves of a line, a pass without a point, and whether the last of them is marked as never to be played.
type Line = (Vec<(Color, Option<Point>)>, bool);

/// For each node with a move the line that ends with it.
fn lines(text: &str) -> Vec<Line> {
    fn walk(node: &SgfNode<Prop>, line: &Line, lines: &mut Vec<Line>) {
        let mut line = line.clone();
        for property in node.properties() {
            match property {
                Prop::B(made) => line.0.push((Color::Black, point(made))),
                Prop::W(made) => line.0.push((Color::White, point(made))),
                _ => {}
            }
        }
        line.1 = node.properties().any(|property| matches!(property, Prop::C(text) if text.text.starts_with('0')));
        if line.0.last().is_some_and(|(_, point)| point.is_some()) {
            lines.push(line.clone());
        }
        node.children().for_each(|child| walk(child, &line, lines));
    }
    let mut lines = Vec::new();
    for tree in go::parse(text).expect("SGF") {
        walk(&tree, &Line::default(), &mut lines);
    }
    lines
}

fn point(made: &go::Move) -> Option<Point> {
    match made {
        go::Move::Pass => None,
        go::Move::Move(at) => Some(Point::new(at.y.into(), at.x.into())),
    }
}

fn all_lines() -> impl Iterator<Item = (&'static str, Line)> {
    TREES.into_iter().flat_map(|(file, text)| lines(text).into_iter().map(move |line| (file, line)))
}

fn told(file: &str, line: &Line) -> String {
    let point = |point: &Option<Point>| point.map_or("pass".to_owned(), |point| point.to_text(SIZE));
    format!("{file}: {}", line.0.iter().map(|(_, at)| point(at)).collect::<Vec<_>>().join(" "))
}

/// What the databases say about a move.
#[derive(PartialEq, Debug)]
enum Said {
    Nothing,
    /// A pattern proposes it if its constraint is true, and it is not.
    Conditional,
    Proposed,
    Forbidden,
}

fn ask(board: &mut Board, color: Color, point: Point) -> Said {
    let mut said = Said::Nothing;
    let mut reader = Reader::default();
    for database in ALL {
        for found in database.matches(board, color).into_iter().filter(|found| found.move_point() == Some(point)) {
            match found.judge(&mut Surroundings::new(board, &mut reader, color)) {
                Verdict::Accepted(_) if found.pattern.classes.has('N') => said = Said::Forbidden,
                Verdict::Accepted(_) => said = Said::Proposed,
                Verdict::Refused(Refusal::Constraint) if said == Said::Nothing => said = Said::Conditional,
                Verdict::Refused(_) | Verdict::Unknown(_) => {}
            }
        }
    }
    said
}

#[test]
fn the_databases_propose_every_move_of_every_line_in_all_corners() {
    let (mut proposed, mut conditional) = (0, 0);
    for (file, line) in all_lines() {
        for orientation in Orientation::ALL {
            for swap in [false, true] {
                let mut board = Board::new(SIZE).expect("a size");
                let color = |color: Color| if swap { color.opponent() } else { color };
                let ((last, point), before) = line.0.split_last().expect("a move");
                let point = orientation.on_board(point.expect("a point"), SIZE);
                for &(mover, at) in before {
                    if let Some(at) = at {
                        assert!(board.try_play(orientation.on_board(at, SIZE), color(mover)), "{}", told(file, &line));
                    }
                }
                let said = ask(&mut board, color(*last), point);
                match said {
                    Said::Proposed => proposed += 1,
                    Said::Conditional => conditional += 1,
                    Said::Forbidden | Said::Nothing => {}
                }
                let is_right =
                    if line.1 { said == Said::Forbidden } else { matches!(said, Said::Proposed | Said::Conditional) };
                assert!(is_right, "{}, {orientation:?}: {said:?}\n{board}", told(file, &line));
            }
        }
    }
    assert!(proposed > 16 * 500 && conditional < 16 * 5, "{proposed} proposed, {conditional} by a condition");
}

/// Standard moves have their joseki among their reasons, and what must not be played is not even considered. One
/// orientation for each line, another one for the next; so little is simulated here that lesser moves are not looked at.
#[test]
fn the_engine_considers_every_standard_move_of_every_line() {
    let mut engine = Engine::new(patterns_rs::databases());
    engine.set_level(0);
    let (mut missing, mut standard) = (Vec::new(), 0);
    for ((file, line), orientation) in all_lines().zip(Orientation::ALL.into_iter().cycle()) {
        let mut game = Game::new(SIZE, Rules::chinese(), 7.5).expect("a size");
        let ((color, point), before) = line.0.split_last().expect("a move");
        let point = orientation.on_board(point.expect("a point"), SIZE);
        for &(mover, at) in before {
            let made = at.map_or(Move::Pass, |at| Move::Play(orientation.on_board(at, SIZE)));
            game.play(mover, made).expect("a legal move");
        }
        let choice = engine.choose(&game, *color);
        if line.1 {
            assert_ne!(choice.decision, Decision::Play(point), "{}", told(file, &line));
            assert_eq!(choice.candidate(point), None, "{}", told(file, &line));
        } else if is_standard(&mut game.board().clone(), *color, point) {
            standard += 1;
            let is_joseki =
                |kind: &ReasonKind| matches!(kind, ReasonKind::Pattern(pattern) if pattern.kind == "Joseki");
            let reasons = choice.candidate(point).map(|candidate| candidate.reasons.as_slice()).unwrap_or_default();
            if !reasons.iter().any(|reason| is_joseki(&reason.kind)) {
                missing.push(told(file, &line));
            }
        }
    }
    assert!(missing.is_empty(), "{} lines:\n{}", missing.len(), missing.join("\n"));
    assert!(standard > 250, "only {standard} standard moves");
}

fn is_standard(board: &mut Board, color: Color, point: Point) -> bool {
    let mut reader = Reader::default();
    let mut around = Surroundings::new(board, &mut reader, color);
    let accepted = ALL.iter().flat_map(|database| database.accepted(&mut around)).collect::<Vec<_>>();
    accepted.iter().any(|(found, _)| found.move_point() == Some(point) && found.pattern.classes.has('J'))
}

/// A ladder decides: the connection outside is proposed where the slanting stone is caught, and not where a stone of
/// its colour stands in the way.
#[test]
fn a_ladder_decides_about_the_connection_outside() {
    let moves = ["P17", "R16", "Q14", "Q15", "Q16", "P16", "Q17"];
    let point = |text: &str| Point::from_text(text, SIZE).expect("a point");
    let said = |breaker: Option<(&str, Color)>| {
        let mut board = Board::new(SIZE).expect("a size");
        let mut color = Color::Black;
        for text in moves {
            assert!(board.try_play(point(text), color));
            color = color.opponent();
        }
        if let Some((text, color)) = breaker {
            assert!(board.try_play(point(text), color));
        }
        ask(&mut board, Color::White, point("P15"))
    };
    assert_eq!(said(None), Said::Proposed);
    assert_eq!(said(Some(("P12", Color::White))), Said::Proposed);
    assert_eq!(said(Some(("P12", Color::Black))), Said::Conditional);
}
