//! Every line of every tree of joseki, played in all corners: the databases propose each next move, and the engine
//! considers it.

use gnugo_engine::board::{Board, Color, Orientation, Point};
use gnugo_engine::engine::Engine;
use gnugo_engine::game::{Game, Move, Rules};
use gnugo_engine::moves::{Considered, Decision, ReasonKind};
use gnugo_engine::pattern::{Refusal, Surroundings, Verdict, plain_matches};
use gnugo_engine::reading::Reader;
use patterns_rs::joseki::ALL;
use sgf_parse::SgfNode;
use sgf_parse::go::{self, Prop};
use std::collections::{HashMap, HashSet};
use std::thread;

const SIZE: usize = 19;

const TREES: [(&str, &str); 5] = [
    ("hoshi.sgf", include_str!("../../src/joseki/hoshi.sgf")),
    ("komoku.sgf", include_str!("../../src/joseki/komoku.sgf")),
    ("sansan.sgf", include_str!("../../src/joseki/sansan.sgf")),
    ("mokuhazushi.sgf", include_str!("../../src/joseki/mokuhazushi.sgf")),
    ("takamoku.sgf", include_str!("../../src/joseki/takamoku.sgf")),
];

/// A smaller board that joseki are proposed on.
const SMALLER: usize = 13;

/// A line of a tree.
#[derive(Clone, Default)]
struct Line {
    /// Its moves, a pass without a point.
    moves: Vec<(Color, Option<Point>)>,
    /// The first character of the last move's comment, if that has a pattern of its own.
    class: Option<char>,
}

impl Line {
    fn is_antisuji(&self) -> bool {
        self.class == Some('0')
    }

    fn is_trick(&self) -> bool {
        self.class == Some('T')
    }
}

/// For each node with a move the line that ends with it.
fn lines(text: &str) -> Vec<Line> {
    fn walk(node: &SgfNode<Prop>, line: &Line, lines: &mut Vec<Line>) {
        let mut line = Line { class: None, ..line.clone() };
        let marked = node.properties().any(|property| matches!(property, Prop::SQ(_)));
        for property in node.properties() {
            match property {
                Prop::B(made) => line.moves.push((Color::Black, point(made))),
                Prop::W(made) => line.moves.push((Color::White, point(made))),
                Prop::C(text) if marked => line.class = text.text.chars().next(),
                _ => {}
            }
        }
        if line.moves.last().is_some_and(|(_, point)| point.is_some()) {
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
    format!("{file}: {}", line.moves.iter().map(|(_, at)| point(at)).collect::<Vec<_>>().join(" "))
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
                let ((last, point), before) = line.moves.split_last().expect("a move");
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
                let is_right = if line.is_antisuji() {
                    said == Said::Forbidden
                } else {
                    matches!(said, Said::Proposed | Said::Conditional)
                };
                assert!(is_right, "{}, {orientation:?}: {said:?}\n{board}", told(file, &line));
            }
        }
    }
    assert!(proposed > 16 * 500 && conditional < 16 * 5, "{proposed} proposed, {conditional} by a condition");
}

/// The walk down the tree of stones finds what looking at every point finds, for the trees as they are.
#[test]
fn the_corner_matcher_finds_what_the_plain_one_finds() {
    let mut matches = 0;
    for ((_, line), orientation) in all_lines().step_by(320).zip(Orientation::ALL.into_iter().cycle()) {
        let (game, color, _) = position(&line, orientation, false, SIZE).expect("it fits");
        for database in ALL {
            let plainly = database.patterns().iter().flat_map(|pattern| {
                plain_matches(&pattern.diagram, game.board(), color).into_iter().map(|place| (pattern.name, place))
            });
            let found = database.matches(game.board(), color).into_iter();
            let found: HashSet<_> =
                found.map(|found| (found.pattern.name, (found.anchor, found.orientation))).collect();
            assert_eq!(found, plainly.collect::<HashSet<_>>(), "{}", game.board());
            matches += found.len();
        }
    }
    assert!(matches > 35, "{matches} matches are too few to prove anything");
}

/// The moves of all lines are among the engine's proposals, with a reason that names the pattern, and tricks are named as
/// such; what must not be played is not even considered. That takes a while, so a quarter of the positions is asked about, as
/// their hashes say, in one orientation and one colour, on 19×19 and a part of them on a smaller board too.
#[test]
fn the_engine_proposes_the_moves_of_all_lines() {
    let parts = thread::scope(|scope| {
        let halves = [0, 1]
            .map(|half| scope.spawn(move || lines_not_proposed(|(file, _)| (*file == "hoshi.sgf") == (half == 0))));
        halves.map(|half| half.join().expect("no panic"))
    });
    let missing: Vec<&String> = parts.iter().flat_map(|part| &part.missing).collect();
    assert!(missing.is_empty(), "{} lines:\n{missing:#?}", missing.len());
    let [proposed, forbidden] =
        [parts.iter().map(|part| part.proposed).sum::<usize>(), parts.iter().map(|part| part.forbidden).sum()];
    assert!(proposed > 400 && forbidden > 4, "only {proposed} proposed, {forbidden} forbidden");
}

/// What became of lines.
#[derive(Default)]
struct Outcome {
    missing: Vec<String>,
    proposed: usize,
    forbidden: usize,
}

fn lines_not_proposed(wanted: impl Fn(&(&str, Line)) -> bool) -> Outcome {
    let mut engine = Engine::new(patterns_rs::databases());
    // Nothing is read of life and death: only what patterns propose is asked.
    engine.set_level(0);
    let mut known: HashMap<(u64, Color), Considered> = HashMap::new();
    let mut outcome = Outcome::default();
    for (file, line) in all_lines().filter(wanted) {
        let (drawn, ..) = position(&line, Orientation::Identity, false, SIZE).expect("it fits");
        let choice = drawn.board().hash() as usize;
        // A quarter of them, and all moves that must not be played, of which there are few.
        if !(choice / 128).is_multiple_of(4) && !line.is_antisuji() {
            continue;
        }
        let (orientation, swap) = (Orientation::ALL[choice % 8], choice / 8 % 2 == 1);
        for size in [Some(SIZE), (choice / 16).is_multiple_of(8).then_some(SMALLER)].into_iter().flatten() {
            let Some((game, color, point)) = position(&line, orientation, swap, size) else { continue };
            let considered = known
                .entry((game.board().hash() ^ size as u64, color))
                .or_insert_with(|| engine.consider(&game, color));
            let said = ask(&mut game.board().clone(), color, point);
            match said {
                Said::Proposed => outcome.proposed += 1,
                Said::Forbidden => outcome.forbidden += 1,
                Said::Conditional | Said::Nothing => {}
            }
            if !is_heeded(&said, &line, point, considered) {
                outcome.missing.push(format!("{} on {size}×{size}: {said:?}, {considered:?}", told(file, &line)));
            }
        }
    }
    outcome
}

/// Whether the engine does what the patterns say of a move.
fn is_heeded(said: &Said, line: &Line, point: Point, considered: &Considered) -> bool {
    let is_trick = |kind: &ReasonKind| match kind {
        ReasonKind::Pattern(pattern) if pattern.kind == "Joseki" => Some(pattern.classes.has('T')),
        _ => None,
    };
    let reasons = considered.candidate(point).map(|candidate| candidate.reasons.as_slice()).unwrap_or_default();
    let mut tricks = reasons.iter().filter_map(|reason| is_trick(&reason.kind));
    match said {
        // A node whose pattern stands elsewhere has no class of its own.
        Said::Proposed => tricks.any(|is_trick| line.class.is_none() || is_trick == line.is_trick()),
        Said::Forbidden => line.is_antisuji() && !considered.moves.contains(point) && reasons.is_empty(),
        Said::Conditional => tricks.next().is_none(),
        Said::Nothing => false,
    }
}

/// On a small board no corner is a place of its own.
#[test]
fn joseki_are_for_large_boards() {
    let mut engine = Engine::new(patterns_rs::databases());
    for (size, wanted) in [(9, false), (10, false), (11, true)] {
        let game = Game::new(size, Rules::chinese(), 7.5).expect("a size");
        let considered = engine.consider(&game, Color::Black);
        let reasons = considered.candidates.iter().flat_map(|candidate| &candidate.reasons);
        let is_joseki = |kind: ReasonKind| matches!(kind, ReasonKind::Pattern(pattern) if pattern.kind == "Joseki");
        assert_eq!(reasons.into_iter().any(|reason| is_joseki(reason.kind)), wanted, "{size}");
    }
}

/// Where nothing else is urgent a line that was begun is gone on with: the other corners are taken, and may be enclosed or
/// approached instead.
#[test]
fn a_standard_move_is_played_before_other_corners_are() {
    let mut engine = Engine::new(patterns_rs::databases());
    engine.set_level(3);
    let standard = all_lines().filter(|(_, line)| line.class == Some('J') && line.moves.len() > 2);
    let (mut asked, mut elsewhere) = (0, Vec::new());
    for (file, line) in standard.skip(7).step_by(25) {
        let (mut game, color, _) = position(&line, Orientation::Identity, false, SIZE).expect("it fits");
        for (text, color) in [("D4", Color::Black), ("D16", Color::White), ("Q4", Color::Black)] {
            let point = Point::from_text(text, SIZE).expect("a point");
            game.play(color, Move::Play(point)).expect("a legal move");
        }
        asked += 1;
        let played = engine.choose(&game, color).decision;
        let is_there = |point: Point| point.row() < 10 && point.column() > 8;
        match played {
            Decision::Play(at) if is_there(at) && ask(&mut game.board().clone(), color, at) == Said::Proposed => {}
            other => elsewhere.push(format!("{}: {other:?}", told(file, &line))),
        }
    }
    assert!(asked > 10 && elsewhere.is_empty(), "{asked} asked, elsewhere {elsewhere:#?}");
}

/// What must not be played is not played, whatever the simulated games say.
#[test]
fn the_engine_never_plays_an_antisuji() {
    let mut engine = Engine::new(patterns_rs::databases());
    engine.set_level(0);
    for (file, line) in all_lines().filter(|(_, line)| line.is_antisuji()) {
        let (game, color, point) = position(&line, Orientation::Identity, false, SIZE).expect("it fits");
        let choice = engine.choose(&game, color);
        assert_ne!(choice.decision, Decision::Play(point), "{}", told(file, &line));
        assert_eq!(choice.candidate(point), None, "{}", told(file, &line));
    }
}

/// The position before the last move of a line, who makes it and where; none if it does not fit on the board.
fn position(line: &Line, orientation: Orientation, swap: bool, size: usize) -> Option<(Game, Color, Point)> {
    let place = |at: Point| {
        // The trees show the upper right corner of a large board.
        let column = at.column().checked_sub(SIZE - size)?;
        (at.row() < size).then(|| orientation.on_board(Point::new(at.row(), column), size))
    };
    let colored = |color: Color| if swap { color.opponent() } else { color };
    let mut game = Game::new(size, Rules::chinese(), 7.5).expect("a size");
    let ((color, point), before) = line.moves.split_last()?;
    for &(mover, at) in before {
        let made = match at {
            Some(at) => Move::Play(place(at)?),
            None => Move::Pass,
        };
        game.play(colored(mover), made).expect("a legal move");
    }
    Some((game, colored(*color), place((*point)?)?))
}

/// Ladders decide: a move is proposed where a stone is caught by one, and not where a stone of its colour stands in the way.
#[test]
fn ladders_decide_about_joseki() {
    const CAUGHT: &[(&str, &str, &str, &str)] = &[
        // In the great slant White connects outside if the slanting stone is caught.
        ("P17 R16 Q14 Q15 Q16 P16 Q17", "P15", "P12", "P12"),
        // Black cuts the stone off that went around.
        ("Q16 R14 Q14 Q13 P14 pass", "R13", "K9", "K9"),
        // A wall is finished, and the cut that is left inside it is covered by a ladder.
        ("Q16 R17 Q17 R16 R15 S15 S14 S16", "R14", "K9", "M9"),
        ("Q16 R17 Q17 R16 R15 S15 S14 S16 R14 Q18", "P18", "K9", "M9"),
        ("Q16 R14 R12 R17 R16 Q17 P17 P18 O18 Q18", "O17", "K9", "J10"),
        ("Q16 R14 R12 R17 R16 Q17 P17 P18", "O17", "K9", "J10"),
        ("Q16 Q14 pass R17 R16 Q17 P17 P18 O18 Q18", "O17", "K9", "J10"),
        // A probe under the enclosure is answered from the top, if a push into the enclosure is caught.
        ("R16 pass P17 R17", "Q17", "K9", "J10"),
    ];
    for &(moves, at, breaker, other) in CAUGHT {
        for breaker in [breaker, other] {
            assert_eq!(said_after(moves, at, None), Said::Proposed, "{moves}");
            assert_eq!(said_after(moves, at, Some((breaker, Who::Mover))), Said::Proposed, "{moves}");
            assert_eq!(said_after(moves, at, Some((breaker, Who::Opponent))), Said::Conditional, "{moves}");
        }
    }
    // Where the ladder does not work a hanging connection covers both cuts.
    const NOT_CAUGHT: &[(&str, &str)] = &[
        ("Q16 R17 Q17 R16 R15 S15 S14 S16", "Q14"),
        ("Q16 R14 R12 R17 R16 Q17 P17 P18 O18 Q18", "O16"),
        ("Q16 Q14 pass R17 R16 Q17 P17 P18 O18 Q18", "O16"),
    ];
    for &(moves, at) in NOT_CAUGHT {
        assert_eq!(said_after(moves, at, None), Said::Conditional, "{moves}");
        assert_eq!(said_after(moves, at, Some(("K9", Who::Opponent))), Said::Proposed, "{moves}");
    }
}

/// Whose a stone is, seen by the player whose move is asked about.
#[derive(Clone, Copy)]
enum Who {
    Mover,
    Opponent,
}

/// What the databases say of the move at `at` after these moves, Black's first, with a further stone far away.
fn said_after(moves: &str, at: &str, far: Option<(&str, Who)>) -> Said {
    let point = |text: &str| Point::from_text(text, SIZE).expect("a point");
    let mut board = Board::new(SIZE).expect("a size");
    let mut color = Color::Black;
    for text in moves.split(' ') {
        assert!(text == "pass" || board.try_play(point(text), color), "{moves}: {text}");
        color = color.opponent();
    }
    if let Some((text, who)) = far {
        let owner = if let Who::Mover = who { color } else { color.opponent() };
        assert!(board.try_play(point(text), owner), "{moves}: {text}");
    }
    ask(&mut board, color, point(at))
}
