//! What is going on: the game, the engine that plays it, the clocks, and what was asked before.
//!
//! A session answers one request after the other and is changed by nothing else. A request that fails changes nothing.

use crate::notes::Notes;
use crate::{Clock, Inbox, TimeSystem};
use gnugo_engine::analysis::Analysis;
use gnugo_engine::board::{Board, Color, MAX_SIZE, Point};
use gnugo_engine::dragons::{Dragons, OwlAnswer};
use gnugo_engine::engine::{Databases, Engine, MAX_LEVEL};
use gnugo_engine::game::sgf::{self, Info};
use gnugo_engine::game::{BadSize, Game, HandicapError, Mirror, Move, Rules};
use gnugo_engine::moves::{Choice, Interrupt, Player, Purpose};
use gnugo_engine::owl::Side;
use gnugo_engine::reading::{Reader, Trace};
use gnugo_engine::scoring::{Score, Status, final_status};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

/// How a session begins.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// The number of lines of the board.
    pub size: usize,
    /// The points for moving second.
    pub komi: f32,
    /// The rules.
    pub rules: Rules,
    /// How much work a move is worth, within `levels`.
    pub level: u8,
    /// The least and the greatest level that there may be.
    pub levels: (u8, u8),
    /// What the engine's random numbers start from.
    pub seed: u64,
    /// Who chooses moves.
    pub player: Player,
    /// Whether what is known of the opening without patterns speaks for moves.
    pub opening: bool,
    /// Whether the engine mirrors the opponent's moves, and how long.
    pub mirror: Option<Mirror>,
    /// How many threads simulate games.
    pub threads: usize,
    /// How much memory the tree of simulated games may take, in bytes.
    pub memory: usize,
    /// How many games are simulated for a move, if neither the level nor the clock is to say.
    pub playouts: Option<u32>,
    /// Whether GoGui's live graphics are written on standard error while a move is chosen.
    pub live_graphics: bool,
    /// Whether it thinks in the opponent's time.
    pub ponder: bool,
    /// Whether the engine may resign.
    pub resign: bool,
    /// Whether commands may read and write files.
    pub files: bool,
    /// Whether an SGF file with a fault is refused, instead of loading what can be understood of it.
    pub strict_sgf: bool,
    /// Whether all dead stones are taken off the board before the engine passes.
    pub capture_all_dead: bool,
    /// How time is counted until a controller says otherwise.
    pub time: TimeSystem,
}

impl Default for Settings {
    /// 19×19, Japanese rules with 6.5 points of komi, the greatest level, without clocks. Lost games are resigned.
    fn default() -> Self {
        Self {
            size: MAX_SIZE,
            komi: 6.5,
            rules: Rules::japanese(),
            level: MAX_LEVEL,
            levels: (0, MAX_LEVEL),
            seed: 0,
            player: Player::default(),
            opening: true,
            mirror: None,
            threads: 1,
            memory: 512 << 20,
            playouts: None,
            live_graphics: false,
            ponder: false,
            resign: true,
            files: true,
            strict_sgf: false,
            capture_all_dead: false,
            time: TimeSystem::Unlimited,
        }
    }
}

/// What the engine thought when it was last asked for a move, as long as it means anything.
#[derive(Clone, Debug)]
struct Thought {
    color: Color,
    choice: Choice,
    /// The state of the session to which it belongs: before the move or, if it was played, right after it.
    state: u64,
    about: About,
}

/// What a choice was about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum About {
    /// The next move, which has not been played.
    Next,
    /// The move that was played.
    Played,
    /// The best of some points, which has not been played.
    Among,
}

/// What becomes of the stones, if that was asked, as long as it is the same question.
#[derive(Clone, Debug)]
struct Settled {
    status: Status,
    terms: Terms,
}

/// On what the end of a game depends. Komi and rules may change while the position does not, and so may whose turn it is.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Terms {
    changes: u64,
    rules: Rules,
    komi: f32,
    to_move: Color,
}

/// What reading tried, of the position in which it was begun to be written down.
#[derive(Clone, Debug)]
struct Traced {
    board: Board,
    tried: Trace,
}

/// Where a game is kept.
#[derive(Clone, Debug)]
struct Record {
    path: PathBuf,
    /// What was last written there.
    written: String,
}

/// Said of an answer that was not read to the end.
pub const CUT_SHORT: &str = "not read to the end: it takes too many stones to know";

/// A game in progress, and everything that commands work on.
#[derive(Debug)]
pub struct Session {
    pub(crate) game: Game,
    pub(crate) engine: Engine,
    pub(crate) clock: Clock,
    /// The position with hypothetical moves on it, if there are any.
    tried: Option<Board>,
    /// Those moves.
    tried_moves: Vec<(Color, Move)>,
    thought: Option<Thought>,
    settled: Option<Settled>,
    /// The result of the game, as a file or the players tell it, as long as it is the same game.
    told_result: Option<(Terms, String)>,
    /// How often the position has changed, or the moves that are tried on it.
    state: u64,
    /// How often the game has changed.
    changes: u64,
    /// What counters of reading stood at when they were last set to 0, by their names.
    pub(crate) counts_before: BTreeMap<&'static str, u64>,
    /// What somebody at the keyboard should know about the last answer.
    remark: Option<&'static str>,
    /// Whether the last answer of reading was cut short.
    cut_short: bool,
    /// Whether commands may read and write files.
    pub(crate) files: bool,
    /// The least and the greatest level that there may be.
    levels: (u8, u8),
    /// Whether an SGF file with a fault is refused.
    pub(crate) strict_sgf: bool,
    /// What moves are for that nothing else is said of.
    pub(crate) purpose: Purpose,
    /// What reading tries, while somebody wants to know.
    trace: Option<Traced>,
    /// Whether answers of life-and-death reading tell if they are uncertain.
    pub(crate) report_uncertainty: bool,
    /// Where the game is kept.
    record: Option<Record>,
    /// What was thought about the moves of this game, for its record.
    notes: Notes,
    /// How the game ended, if a player gave up.
    resigned: Option<Color>,
    over: bool,
    /// What comes in while something is at work.
    inbox: Inbox,
    /// Whether the engine thinks in the opponent's time.
    pub(crate) ponders: bool,
    /// Whether GoGui's live graphics are written.
    pub(crate) live_graphics: bool,
}

impl Session {
    /// A session that begins with an empty board.
    ///
    /// # Errors
    /// If no board has the size.
    pub fn new(settings: &Settings, databases: Databases) -> Result<Self, BadSize> {
        let mut engine = Engine::new(databases);
        engine.set_seed(settings.seed);
        engine.set_player(settings.player);
        engine.set_opening(settings.opening);
        engine.set_mirror(settings.mirror);
        engine.set_resign(settings.resign);
        engine.set_threads(settings.threads);
        engine.set_memory(settings.memory);
        engine.set_games(settings.playouts);
        let game = Game::new(settings.size, settings.rules, settings.komi)?;
        let clock = Clock::new(settings.time);
        let mut session = Self {
            game,
            engine,
            clock,
            tried: None,
            tried_moves: Vec::new(),
            trace: None,
            report_uncertainty: false,
            thought: None,
            settled: None,
            told_result: None,
            state: 0,
            changes: 0,
            counts_before: BTreeMap::new(),
            remark: None,
            cut_short: false,
            files: settings.files,
            strict_sgf: settings.strict_sgf,
            levels: settings.levels,
            purpose: if settings.capture_all_dead { Purpose::Cleanup } else { Purpose::Game },
            record: None,
            notes: Notes::default(),
            resigned: None,
            over: false,
            inbox: Inbox::default(),
            ponders: settings.ponder,
            live_graphics: settings.live_graphics,
        };
        session.set_level(settings.level);
        Ok(session)
    }

    /// Sets how much work a move is worth, or comes as near to it as the levels allow that there may be.
    pub(crate) fn set_level(&mut self, level: u8) {
        let (least, greatest) = self.levels;
        self.engine.set_level(level.min(greatest).max(least));
    }

    /// Begins another answer.
    pub(crate) fn begin(&mut self) {
        self.remark = None;
    }

    /// What the last answer leaves out because its form has no room for it.
    #[must_use]
    pub fn remark(&self) -> Option<&str> {
        self.remark
    }

    /// Asks the reader, and remarks it if the answer was cut short.
    pub(crate) fn read<T>(&mut self, question: impl FnOnce(&mut Reader) -> T) -> T {
        let board = self.tried.as_ref().unwrap_or_else(|| self.game.board());
        let reader = self.engine.reader();
        let answer = match &mut self.trace {
            Some(traced) if traced.board == *board => {
                let (answer, trace) = reader.traced(question);
                traced.tried.append(trace);
                answer
            }
            _ => question(reader),
        };
        self.cut_short = reader.was_cut_short();
        self.remark = self.cut_short.then_some(CUT_SHORT);
        answer
    }

    /// Writes down from now on what reading tries in this position.
    pub(crate) fn start_trace(&mut self) {
        self.trace = Some(Traced { board: self.board().clone(), tried: Trace::default() });
    }

    /// What was written down, as SGF; `None` if nothing was to be.
    pub(crate) fn trace_as_sgf(&self) -> Option<String> {
        self.trace.as_ref().map(|traced| traced.tried.to_sgf(&traced.board, ""))
    }

    /// Writes nothing down any more.
    pub(crate) fn end_trace(&mut self) {
        self.trace = None;
    }

    /// How many stones were tried so far, for whatever was read.
    pub(crate) fn all_nodes(&mut self) -> u64 {
        let owl = self.engine.owl_positions();
        let reader = self.engine.reader();
        reader.nodes() + reader.connection_nodes() + owl
    }

    /// What ends the choice of a move that is being made, by another thread.
    #[must_use]
    pub fn interrupt(&self) -> &Interrupt {
        self.engine.interrupt()
    }

    /// What comes in while something is at work, for whoever reads it.
    #[must_use]
    pub fn inbox(&self) -> &Inbox {
        &self.inbox
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The position that questions are about: that of the game, with the moves that are tried.
    #[must_use]
    pub fn board(&self) -> &Board {
        self.tried.as_ref().unwrap_or_else(|| self.game.board())
    }

    /// The stone played last, tried ones included.
    #[must_use]
    pub fn last_stone(&self) -> Option<Point> {
        match self.tried.as_ref().and_then(Board::last_move) {
            Some(tried) => tried.map(|(point, _)| point),
            None => self.game.last_move().and_then(|(_, made)| made.point()),
        }
    }

    /// A number that changes with the position.
    #[must_use]
    pub fn state(&self) -> u64 {
        self.state
    }

    /// What the end of the game depends on.
    fn terms(&self) -> Terms {
        let (rules, komi, to_move) = (self.game.rules(), self.game.komi(), self.game.to_move());
        Terms { changes: self.changes, rules, komi, to_move }
    }

    /// Whether the position has hypothetical moves on it.
    pub(crate) fn is_trying(&self) -> bool {
        self.tried.is_some()
    }

    /// Whether `quit` was asked for.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.over
    }

    pub(crate) fn end(&mut self) {
        self.over = true;
    }

    /// Forgets what only held for the position before. To be called after each change of it.
    pub(crate) fn changed(&mut self) {
        self.state += 1;
        self.changes += 1;
        self.tried = None;
        self.tried_moves.clear();
        self.resigned = None;
    }

    /// Begins with this game instead of the one at hand, as after `loadsgf`.
    pub fn take_up(&mut self, game: Game) {
        self.start(game);
        self.clock.restart();
    }

    /// Places handicap stones where they always stand; 0 places none.
    ///
    /// # Errors
    /// Nothing is changed if the board has no such handicap.
    pub fn fixed_handicap(&mut self, stones: usize) -> Result<(), HandicapError> {
        if stones > 0 {
            self.game.fixed_handicap(stones)?;
            self.changed();
        }
        Ok(())
    }

    /// Who gave the game up, if somebody did.
    #[must_use]
    pub fn resigned(&self) -> Option<Color> {
        self.resigned
    }

    pub(crate) fn resign(&mut self, color: Color) {
        self.state += 1;
        self.resigned = Some(color);
    }

    /// This is the result of the game as it stands, as a file or the players tell it.
    pub fn tell_result(&mut self, result: impl Into<String>) {
        self.told_result = Some((self.terms(), result.into()));
    }

    /// This is the score of the game as it stands: its result, if it is over and nobody has told another one.
    pub(crate) fn found_score(&mut self, score: Score) {
        if self.game.passes_in_a_row() >= 2 && self.result().is_none() {
            self.tell_result(score.to_string());
        }
    }

    /// The result as SGF has it, as far as it is known: who gave the game up, or what was told of the game as it stands.
    #[must_use]
    pub fn result(&self) -> Option<&str> {
        let given_up = self.resigned.map(|color| if color == Color::Black { "W+R" } else { "B+R" });
        // `?` is what a file tells of a game whose result is not known.
        let is_told =
            |(terms, result): &&(Terms, String)| *terms == self.terms() && !["", "?"].contains(&result.as_str());
        given_up.or(self.told_result.as_ref().filter(is_told).map(|(_, result)| result.as_str()))
    }

    /// The game as SGF, with its result if that is known.
    #[must_use]
    pub fn sgf(&self) -> String {
        self.sgf_with(&[])
    }

    fn sgf_with(&self, comments: &[(usize, String)]) -> String {
        let info = Info { result: self.result().unwrap_or_default().to_owned(), ..Info::default() };
        sgf::write_with_comments(&self.game, &info, comments)
    }

    /// Keeps the game in this file from now on, with its result and what the engine thought about its moves.
    pub fn record_to(&mut self, path: PathBuf) {
        self.record = Some(Record { path, written: String::new() });
        self.keep_record();
    }

    /// Writes the game where it is to be kept, if there is anything new to write. To be called after each request. What goes wrong must
    /// not disturb the game, and is told on standard error.
    pub fn keep_record(&mut self) {
        let Some(mut record) = self.record.take() else { return };
        let text = self.sgf_with(&self.notes.of(&self.game));
        if text != record.written {
            if let Err(why) = std::fs::write(&record.path, &text) {
                tell(&format!("cannot write {}: {why}", record.path.display()));
            }
            record.written = text;
        }
        self.record = Some(record);
    }

    /// What becomes of the stones of the game as it stands. Clients ask for the score and then for each kind of stones: that is one
    /// question.
    pub(crate) fn final_status(&mut self) -> Status {
        let terms = self.terms();
        let settled = match self.settled.take().filter(|old| old.terms == terms) {
            Some(settled) => settled,
            None => Settled { status: final_status(&self.game), terms },
        };
        self.settled.insert(settled).status.clone()
    }

    /// The engine, for questions that no command asks.
    pub fn engine(&mut self) -> &mut Engine {
        &mut self.engine
    }

    /// Forgets what the engine thought: it may think otherwise now.
    pub(crate) fn forget(&mut self) {
        self.thought = None;
    }

    /// Forgets all that was read, found and thought, of captures, connections, dragons and moves. Counters begin at 0.
    pub(crate) fn forget_all(&mut self) {
        self.engine.clear();
        self.counts_before.clear();
        (self.thought, self.settled) = (None, None);
    }

    /// Begins another game.
    pub(crate) fn start(&mut self, game: Game) {
        self.game = game;
        self.forget_all();
        self.changed();
    }

    /// Plays a hypothetical move: `false` if it is illegal.
    pub(crate) fn try_move(&mut self, color: Color, made: Move) -> bool {
        self.try_by(color, made, Board::try_play)
    }

    /// The same, also where a ko may not be retaken yet.
    pub(crate) fn try_ko(&mut self, color: Color, made: Move) -> bool {
        self.try_by(color, made, Board::try_play_ignoring_ko)
    }

    /// The hypothetical moves on the board, in order.
    pub(crate) fn tried_moves(&self) -> &[(Color, Move)] {
        &self.tried_moves
    }

    fn try_by(&mut self, color: Color, made: Move, play: fn(&mut Board, Point, Color) -> bool) -> bool {
        let mut board = self.board().clone();
        if self.tried.is_none() {
            // From here on, so many moves can be taken back as are tried.
            board.settle();
        }
        let legal = match made {
            Move::Play(point) => play(&mut board, point, color),
            Move::Pass => {
                board.pass();
                true
            }
        };
        if legal {
            self.state += 1;
            self.tried_moves.push((color, made));
            self.tried = Some(board);
        }
        legal
    }

    /// Takes a hypothetical move back: `false` if there is none.
    pub(crate) fn take_back(&mut self) -> bool {
        let Some(board) = &mut self.tried else { return false };
        board.undo();
        self.tried_moves.pop();
        if board.depth() == 0 {
            self.tried = None;
        }
        self.state += 1;
        true
    }

    /// Whether the last answer of reading was cut short.
    #[must_use]
    pub fn was_cut_short(&self) -> bool {
        self.cut_short
    }

    /// Whether the dragon at a point can be killed or saved by the side that moves first; remarks it if the answer is not
    /// certain.
    pub fn owl(&mut self, at: Point, side: Side) -> OwlAnswer {
        let answer = self.engine.owl_if_needed(self.tried.as_ref().unwrap_or_else(|| self.game.board()), at, side);
        self.cut_short = !answer.certain;
        self.remark = self.cut_short.then_some(CUT_SHORT);
        answer
    }

    /// Notes whether the last answer of reading is certain, and remarks it if it is not.
    pub(crate) fn note_certainty(&mut self, certain: bool) {
        self.cut_short = !certain;
        self.remark = self.cut_short.then_some(CUT_SHORT);
    }

    /// The dragons of the position that questions are about, and what reading says of the life of the one at a point, or of
    /// all.
    pub fn dragons(&mut self, at: Option<Point>) -> Dragons {
        self.engine.judge_dragons(self.tried.as_ref().unwrap_or_else(|| self.game.board()), at)
    }

    /// What the position means that questions are about.
    pub fn analysis(&mut self) -> Arc<Analysis> {
        self.engine.analyse(self.tried.as_ref().unwrap_or_else(|| self.game.board()))
    }

    /// Notes what the engine thought about the move that it has just made, if the game is recorded.
    pub(crate) fn note(&mut self, choice: &Choice) {
        if self.record.is_some() {
            self.notes.add(&self.game, choice);
        }
    }

    /// Keeps what the engine thought about the position at hand.
    pub(crate) fn remember(&mut self, color: Color, choice: Choice, about: About) {
        self.thought = Some(Thought { color, choice, state: self.state, about });
    }

    /// Whether the last move is one that a search of the engine's chose, and nothing has changed since.
    pub(crate) fn has_just_played(&self) -> bool {
        let is_last = |thought: &Thought| thought.about == About::Played && thought.state == self.state;
        self.engine.player() == Player::Search && self.thought.as_ref().is_some_and(is_last)
    }

    /// What the engine thought when it was last asked about this position, or about the move that led to it: for the color it was asked
    /// about, among the points that it was asked about. If it was not asked, what it thinks about the next move.
    pub(crate) fn thought(&mut self) -> &Choice {
        let color = self.color_asked();
        self.think_unless(color, |_| true)
    }

    /// The same where more is wanted than some points, if it was asked only about these.
    pub(crate) fn thought_of_all(&mut self) -> &Choice {
        let color = self.color_asked();
        self.think_unless(color, |thought| thought.about != About::Among)
    }

    /// The color that was last asked about in this position, or that of the player to move.
    fn color_asked(&self) -> Color {
        let asked = self.thought.as_ref().filter(|thought| thought.state == self.state);
        asked.map_or_else(|| self.game.to_move(), |thought| thought.color)
    }

    /// What the engine thinks about the game's position with `color` to move.
    pub(crate) fn think(&mut self, color: Color) -> &Choice {
        self.think_unless(color, |thought| thought.about == About::Next)
    }

    /// Thinks about a move of `color`, unless that was done and what was thought is `enough`.
    fn think_unless(&mut self, color: Color, enough: fn(&Thought) -> bool) -> &Choice {
        let state = self.state;
        let known = self.thought.take().filter(|old| old.state == state && old.color == color && enough(old));
        let thought = match known {
            Some(thought) => thought,
            None => Thought { color, choice: self.engine.choose(&self.game, color), state, about: About::Next },
        };
        &self.thought.insert(thought).choice
    }
}

/// Says something on standard error; nothing depends on whether anybody reads it.
pub(crate) fn tell(text: &str) {
    let _ = std::io::Write::write_all(&mut std::io::stderr(), format!("{text}\n").as_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trace_is_of_the_position_in_which_it_was_begun_and_is_kept_until_it_is_written() {
        let settings = Settings { size: 9, level: 0, ..Settings::default() };
        let mut session = Session::new(&settings, Databases::default()).expect("a size");
        let mut ask = |line: &str| session.answer(&crate::protocol::Request::parse(line).expect("a request"));
        for line in ["play black A2", "play white A1", "start_sgftrace", "attack A1", "boardsize 5", "play black A2"] {
            ask(line).expect("an answer");
        }
        ask("play white A1").and(ask("attack A1")).expect("an answer");
        let file = std::env::temp_dir().join(format!("gnugo-trace-{}.sgf", std::process::id()));
        assert!(ask("finish_sgftrace /no/such/place.sgf").is_err());
        ask(&format!("finish_sgftrace {}", file.display())).expect("it is still there");
        let written = std::fs::read_to_string(&file).expect("it was written");
        std::fs::remove_file(file).expect("it is there");
        assert!(written.contains("SZ[9]") && written.matches("attack: ").count() == 1, "{written}");
        assert!(ask("finish_sgftrace x.sgf").is_err());
    }

    #[test]
    fn a_level_is_as_near_as_there_may_be() {
        let level = |level, levels| {
            let settings = Settings { size: 9, level, levels, ..Settings::default() };
            Session::new(&settings, Databases::default()).expect("a size").engine().level()
        };
        assert_eq!([2, 6, 15].map(|asked| level(asked, (4, 8))), [4, 6, 8]);
        assert_eq!(level(15, (0, 15)), 10);
    }

    #[test]
    fn nothing_is_remembered_of_what_is_forgotten() {
        let settings = Settings { size: 9, level: 0, ..Settings::default() };
        let mut session = Session::new(&settings, Databases::default()).expect("a size");
        let [black, white] = [Point::new(2, 2), Point::new(6, 6)];
        session.game.play(Color::Black, Move::Play(black)).expect("legal");
        session.game.play(Color::White, Move::Play(white)).expect("legal");
        let first = session.owl(black, Side::Attacker);
        session.final_status();
        let best = session.think(Color::Black).decision;
        let (made, counted) = (session.engine.positions_analysed(), session.all_nodes());
        assert!(counted > 0 && session.thought.is_some() && session.settled.is_some());
        session.analysis();
        assert_eq!(session.engine.positions_analysed(), made, "it is remembered");
        session.forget_all();
        assert!(session.thought.is_none() && session.settled.is_none());
        assert_eq!(session.all_nodes(), 0);
        session.analysis();
        assert_eq!(session.engine.positions_analysed(), made + 1);
        // Answers don't depend on what is remembered.
        assert_eq!(session.owl(black, Side::Attacker), first);
        assert_eq!(session.think(Color::Black).decision, best);
    }
}
