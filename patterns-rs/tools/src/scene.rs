//! What is known of a position, when the matches of patterns are judged there?
//!
//! The same as when the engine looks for a move: strings are read, dragons and influence worked out, once for all matches
//! of a position; and each type of databases is told what is known when the engine asks it. That costs tenths of a second; it is left out if no database that is asked can ask for it. What reading
//! finds is kept from position to position. A pattern of life and death is judged for each dragon that its match touches.

use crate::catalog::{Base, Found};
use gnugo_engine::analysis::{Analysis, Stage};
use gnugo_engine::board::{Board, Color, Point, PointSet};
use gnugo_engine::dragons::Amalgamation;
use gnugo_engine::engine::Databases;
use gnugo_engine::eyes::Evaluator;
use gnugo_engine::game::Game;
use gnugo_engine::owl::{Ground, OwlReader};
use gnugo_engine::pattern::{CallAnswer, Placement, Surroundings, Symbol, Verdict};
use gnugo_engine::reading::Reader;
use std::time::{Duration, Instant};

/// A position, and what has been found out about it.
pub(crate) struct Scene {
    board: Board,
    reader: Reader,
    evaluator: Evaluator,
    owl: OwlReader,
    databases: Databases,
    /// Whether any database asks about more than strings.
    asks: bool,
    analysis: Option<Analysis>,
    handicap: Placement,
    /// The readers as they were when the position had been analysed, if matches are judged by themselves.
    before: Option<Box<(Reader, OwlReader)>>,
}

/// What became of a match, and what it cost to find out.
pub(crate) struct Judgement {
    pub(crate) verdict: Verdict,
    /// The nodes that were read.
    pub(crate) nodes: u64,
    /// What was found out about the position, or about a dragon, before the constraint was asked is not in it.
    pub(crate) time: Duration,
    /// What the calls of the constraint have answered, if that was to be noted.
    pub(crate) answers: Vec<CallAnswer>,
}

impl Scene {
    /// The positions of a game that matches of these databases are judged in.
    pub(crate) fn new(game: &Game, databases: Databases, bases: &[&'static dyn Base]) -> Self {
        Self::of_board(game.board(), databases, bases, game.handicap() as u32)
    }

    /// A position in which matches of these databases are judged; of handicap stones so many are placed in all.
    pub(crate) fn of_board(board: &Board, databases: Databases, bases: &[&'static dyn Base], handicap: u32) -> Self {
        let mut scene = Self {
            board: board.clone(),
            reader: Reader::default(),
            evaluator: Evaluator::default(),
            owl: OwlReader::default(),
            databases,
            asks: bases.iter().any(|base| !["Attack", "Defense", "Handicap"].contains(&base.kind())),
            analysis: None,
            handicap: Placement { total: handicap, remaining: 0 },
            before: None,
        };
        scene.look_at(board);
        scene
    }

    /// Goes on to another position.
    pub(crate) fn look_at(&mut self, board: &Board) {
        self.board = board.clone();
        (self.analysis, self.before) = (None, None);
        if self.asks {
            let Self { board, reader, evaluator, databases, .. } = self;
            self.analysis = Some(Analysis::new(board, reader, evaluator, databases));
        }
    }

    /// The position.
    pub(crate) fn board(&self) -> &Board {
        &self.board
    }

    /// Judges a match. `None` for one that is not of this database.
    pub(crate) fn judge(&mut self, base: &dyn Base, found: &Found, color: Color, notes: bool) -> Option<Judgement> {
        let grounds = if is_of_life(base) { self.grounds(base.kind(), found, color) } else { Vec::new() };
        let (mut last, mut nodes, mut time) = (None, 0, Duration::ZERO);
        for ground in &grounds {
            let mut answers = Vec::new();
            let Self { board, owl, .. } = self;
            let verdict = owl.asked_by_patterns(board, ground, |board, reader, goal, known| {
                let (before, start) = (reader.nodes(), Instant::now());
                let around = Surroundings::new(board, reader, color).of_goal(goal).knowing(known);
                let verdict = base.judge(found, &mut if notes { around.noting(&mut answers) } else { around });
                nodes += reader.nodes().saturating_sub(before);
                time += start.elapsed();
                verdict
            })?;
            let is_accepted = matches!(verdict, Verdict::Accepted(_));
            last = Some((verdict, answers));
            if is_accepted {
                break;
            }
        }
        if last.is_none() {
            // A match of life and death without such a dragon counts for nobody.
            let nobody = is_of_life(base).then_some(PointSet::EMPTY);
            let known = self.analysis.as_ref().map(|analysis| analysis.known_at(stage(found))).unwrap_or_default();
            let mut answers = Vec::new();
            let (before, start) = (self.reader.nodes(), Instant::now());
            let around = Surroundings::new(&mut self.board, &mut self.reader, color);
            let mut around = around.knowing(known).of_handicap(self.handicap);
            around.goal = nobody.as_ref();
            if notes {
                around = around.noting(&mut answers);
            }
            let verdict = base.judge(found, &mut around)?;
            time += start.elapsed();
            nodes += self.reader.nodes().saturating_sub(before);
            last = Some((verdict, answers));
        }
        let (verdict, answers) = last?;
        Some(Judgement { verdict, nodes, time, answers })
    }

    /// Judges a match as if it were the only one: what was read for others is not remembered, nor what is read for it. So its cost is its
    /// own, whichever pattern asks first.
    pub(crate) fn judge_alone(&mut self, base: &dyn Base, found: &Found, color: Color) -> Option<Judgement> {
        if self.before.is_none() {
            self.before = Some(Box::new((self.reader.clone(), self.owl.clone())));
        }
        let judged = self.judge(base, found, color, false)?;
        // To copy what is remembered takes longer than most matches, which read nothing.
        if let Some(before) = self.before.as_ref().filter(|_| judged.nodes > 0) {
            match is_of_life(base) {
                true => self.owl.clone_from(&before.1),
                false => self.reader.clone_from(&before.0),
            }
        }
        Some(judged)
    }

    /// Why an accepted pattern of a connection, or of a cut, has changed nothing, if so: others know better, or knew it already.
    pub(crate) fn overruled(&self, found: &Found, verdict: &Verdict, color: Color) -> Option<String> {
        let analysis = self.analysis.as_ref()?;
        if found.entry.kind != "Connection" || !matches!(verdict, Verdict::Accepted(_)) {
            return None;
        }
        let size = self.board.size();
        let at =
            |symbol: Symbol| found.points(size).filter(move |(one, _)| one.symbol == symbol).map(|(_, point)| point);
        let own: Vec<Point> = at(Symbol::Own).collect();
        let one = |strings: &Amalgamation| own.windows(2).all(|pair| strings.are_one(pair[0], pair[1]));
        let several = own.windows(2).any(|pair| self.board.origin(pair[0]) != self.board.origin(pair[1]));
        if !several {
            return None;
        }
        let joined = one(&analysis.joined.strings);
        let classes = found.entry.classes;
        if classes.has('B') {
            return joined.then(|| "overruled: the strings are joined all the same".to_owned());
        }
        if !classes.has('C') {
            return None;
        }
        let cuts = analysis.cuts.by(color.opponent());
        let cut = at(Symbol::Empty).chain(at(Symbol::Move)).find(|&point| cuts.contains(point));
        match cut {
            Some(point) => Some(format!("overruled: a pattern says that the opponent cuts at {}", point.to_text(size))),
            None if one(&analysis.joined.before_patterns) => {
                Some("adds nothing: the strings were joined before".to_owned())
            }
            None if !joined => Some("overruled: the strings can be cut, or captured, by reading".to_owned()),
            None => None,
        }
    }

    /// What the match may count for: the grounds of the dragons that it touches, as they are read.
    fn grounds(&self, kind: &str, found: &Found, color: Color) -> Vec<Ground> {
        let Some(analysis) = &self.analysis else { return Vec::new() };
        let owner = if kind == "OwlDefense" { color } else { color.opponent() };
        let mut seen = PointSet::EMPTY;
        let mut grounds = Vec::new();
        for (_, point) in found.points(self.board.size()) {
            let Some(dragon) = analysis.dragons.at(point).filter(|dragon| dragon.color == owner) else { continue };
            if !seen.contains(dragon.origin) {
                seen.insert(dragon.origin);
                grounds.extend(analysis.ground(&self.board, dragon.origin));
            }
        }
        grounds
    }
}

/// When the engine asks the pattern.
fn stage(found: &Found) -> Stage {
    let classes = found.entry.classes;
    match found.entry.kind {
        "Attack" | "Defense" | "Handicap" => Stage::Strings,
        "Connection" if classes.has('B') => Stage::Cuts,
        "Connection" if classes.has('E') => Stage::Spaces,
        "Connection" if classes.has('e') && !classes.has('C') => Stage::Joined,
        "Connection" => Stage::Joining,
        "Influence" | "Barrier" => Stage::Walls,
        _ => Stage::Moves,
    }
}

/// Whether the patterns are asked about while a dragon is read.
fn is_of_life(base: &dyn Base) -> bool {
    base.kind().starts_with("Owl")
}

#[cfg(test)]
mod tests {
    use super::*;
    use gnugo_engine::board::FromDrawing;
    use gnugo_engine::game::Rules;
    use gnugo_engine::pattern;

    /// A pattern of life and death counts for the dragon that it touches, without anybody naming it.
    #[test]
    fn matches_of_life_and_death_are_judged_for_the_dragons_in_them() {
        let database = pattern! { OwlAttack A1
            OX
            .*
            : 8, s, threatens_to_capture(a)
            Oa
            .*
        };
        let mut game = Game::new(9, Rules::default(), 6.5).expect("a size that exists");
        let stones = [("E5", Color::Black), ("F5", Color::White)];
        let stones = stones.map(|(point, color)| (Point::from_text(point, 9).expect("a point"), color));
        game.set_up(&stones).expect("empty points");
        let bases: [&'static dyn Base; 1] = [database];
        let mut scene = Scene::new(&game, Databases::default(), &bases);
        for color in Color::BOTH {
            let matches = database.matches(scene.board(), color);
            assert_eq!(matches.len(), 2, "above and below");
            for found in Base::matches(database, scene.board(), color) {
                let judged = scene.judge(bases[0], &found, color, false).expect("it is of this database");
                assert!(matches!(judged.verdict, Verdict::Accepted(_)), "{:?}", judged.verdict);
            }
        }
        // Without the strings, nobody knows of a dragon.
        scene.analysis = None;
        let found = Base::matches(database, scene.board(), Color::Black).pop().expect("a match");
        let judged = scene.judge(bases[0], &found, Color::Black, false).expect("it is of this database");
        assert!(matches!(judged.verdict, Verdict::Refused(_)), "{:?}", judged.verdict);
    }

    /// A match costs the same whichever pattern asked before it.
    #[test]
    fn each_match_pays_for_what_it_reads_itself() {
        let database = pattern! { Attack A1
            ?O?
            OX*
            ?.?

            : 8, A

            ?O?
            OA*
            ?.?

            ; attack(A) == WIN
        };
        let board = Board::from_drawing(
            ". . . . . . .
             . . O O . . .
             . O X . . . .
             . . . . . . .
             . . . . . . .
             . . . . . . .
             . . . . . . .",
        );
        let bases: [&'static dyn Base; 1] = [database];
        let mut scene = Scene::of_board(&board.expect("a board"), Databases::default(), &bases, 0);
        let found = Base::matches(database, scene.board(), Color::White);
        let [first, ..] = found.as_slice() else { panic!("a match") };
        let mut nodes = || scene.judge_alone(bases[0], first, Color::White).expect("it is of this database").nodes;
        let once = nodes();
        assert!(once > 0);
        assert_eq!(nodes(), once);
    }

    /// What patterns say of connections is told with what becomes of it: a cut overrules a connection.
    #[test]
    fn overruled_connections_are_told() {
        gnugo_engine::patterns! {
            static LINKS: Connection;

            pattern! < Cut1
                XO
                O*
                : '\\', B
            >

            pattern! < Link1
                ?O
                O.
                : _, C
            >
        }
        static ALL: &[&gnugo_engine::pattern::Database<gnugo_engine::pattern::Connection>] = &[&LINKS];
        let databases = Databases { connection: ALL, ..Databases::default() };
        let board = Board::from_drawing(
            ". . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . X X . . . . .
             . . X O . . . . .
             . . O . . . . . .
             . . O . . . . . .
             . . . . . . . . .
             . . . . . . . . .",
        );
        let mut scene = Scene::of_board(&board.expect("a board"), databases, &[&LINKS], 0);
        let told = |scene: &mut Scene, name: &str| {
            let all = Base::matches(&LINKS, scene.board(), Color::White);
            let one = all.into_iter().find(|found| found.entry.name == name).expect("a match");
            let judged = scene.judge(&LINKS, &one, Color::White, false).expect("it is of this database");
            scene.overruled(&one, &judged.verdict, Color::White)
        };
        assert_eq!(told(&mut scene, "Cut1"), None);
        let why = told(&mut scene, "Link1").expect("the cut overrules it");
        assert_eq!(why, "overruled: a pattern says that the opponent cuts at D4");
    }
}
