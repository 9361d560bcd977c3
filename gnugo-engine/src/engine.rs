//! The engine as its users see it: databases in, moves with their reasons out.
//!
//! ```
//! use gnugo_engine::board::Color;
//! use gnugo_engine::engine::{Databases, Engine};
//! use gnugo_engine::game::{Game, Move, Rules};
//! use gnugo_engine::moves::Decision;
//!
//! let mut engine = Engine::new(Databases::default());
//! engine.set_level(0);
//! let mut game = Game::new(5, Rules::chinese(), 0.0)?;
//! let choice = engine.choose(&game, Color::Black);
//! assert!(matches!(choice.decision, Decision::Play(_)));
//! # Ok::<(), gnugo_engine::game::BadSize>(())
//! ```

pub use crate::pattern::Databases;

use crate::analysis::Analysis;
use crate::analyst::Analyst;
use crate::board::{Board, Color, Illegal, Point, PointSet};
use crate::break_ins::{self, BreakIn, Scene};
use crate::combination::{self, Blunder, Blunders, Defenses, Effort, Found};
use crate::dragons::{Dragon, DragonId, Dragons, Living, Owl, OwlAnswer, OwlStatus, OwlThreat, Semeai};
use crate::game::{Game, HandicapError, Mirror, Move};
use crate::limit::Limit;
use crate::moves::{
    self, Choice, Considered, Interrupt, Kept, Measured, Player, Predictor, Purpose, Request, Resources, Time, Watch,
};
use crate::owl::{Ground, MOST_POSITIONS, OwlReader, Side};
use crate::races::{self, Race, RaceReader};
use crate::reading::{Outcome, Reader};
use crate::variations::Variations;
use crate::worms::Worm;
use std::sync::Arc;
use std::time::Duration;

/// The greatest level, and the one that an engine starts with.
pub const MAX_LEVEL: u8 = 10;

/// The stones that are tried at most for each question about a territory that somebody asks.
const FOR_BREAK_INS: u64 = 10_000;

/// The positions that a reading of a race looks at if somebody asks about its dragons, and those of all its races together.
const FOR_RACE: u64 = 50_000;
const FOR_ALL_RACES: u64 = 1_000_000;
/// So many first moves are tried for a threat of two moves in a row.
const FIRST_MOVES: usize = 12;

/// The part of what a reading that somebody asks for costs at most, in games or positions, that it may cost at a level: all of it at the
/// greatest one.
const fn at_level(level: u8, most: u64) -> u64 {
    most * (level as u64 + 1) / (MAX_LEVEL as u64 + 1)
}

/// Tells what becomes of a dragon if a side moves first.
type AskOwl<'a> = dyn FnMut(&mut OwlReader, &mut Board, &Ground, Side) -> OwlAnswer + 'a;

/// What a race is about.
struct RaceQuestion {
    /// Both dragons, and what is solid of them.
    dragons: [PointSet; 2],
    cores: [PointSet; 2],
    /// The stones of other dragons, which live.
    safe: PointSet,
    /// Whose dragon the first is.
    color: Color,
}

/// A player. It chooses moves for a [`Game`] that it is shown, and leaves playing them to the caller.
///
/// The same questions in the same order, with the same level and seed, get the same answers, unless a deadline cuts the work short
/// or several threads share it.
#[derive(Debug)]
pub struct Engine {
    analyst: Analyst,
    level: u8,
    seed: u64,
    may_resign: bool,
    interrupt: Interrupt,
    player: Player,
    opening: bool,
    mirror: Option<Mirror>,
    games: Option<u32>,
    resources: Resources,
    predictor: Option<Arc<Predictor>>,
    /// What was found for the last move that was chosen.
    kept: Option<Kept>,
}

impl Engine {
    /// An engine that plays by these databases, at the greatest level.
    #[must_use]
    pub fn new(databases: Databases) -> Self {
        let interrupt = Interrupt::default();
        let player = Player::default();
        // A table of strengths that makes no sense is as good as none.
        let predictor = Predictor::new(&databases).ok().flatten().map(Arc::new);
        let (mirror, games, resources, kept) = (None, None, Resources::default(), None);
        let analyst = Analyst::new(databases);
        Self {
            analyst,
            level: MAX_LEVEL,
            seed: 0,
            may_resign: false,
            interrupt,
            player,
            opening: true,
            mirror,
            games,
            resources,
            predictor,
            kept,
        }
    }

    /// Sets how much work a move is worth, from 0 to [`MAX_LEVEL`]; greater numbers mean `MAX_LEVEL`.
    pub fn set_level(&mut self, level: u8) {
        self.level = level.min(MAX_LEVEL);
    }

    /// How much work a move is worth.
    #[must_use]
    pub fn level(&self) -> u8 {
        self.level
    }

    /// Says who chooses moves: knowledge alone, or a search that it leads.
    pub fn set_player(&mut self, player: Player) {
        self.player = player;
    }

    /// Who chooses moves.
    #[must_use]
    pub fn player(&self) -> Player {
        self.player
    }

    /// Whether what is known of the opening without any pattern speaks for moves: to take, enclose and approach corners, and to extend
    /// along the sides. It does in a new engine. Without it the first move on an empty board is still found by it, since nothing else
    /// speaks for any; what patterns say of openings is a matter of the [`Databases`].
    pub fn set_opening(&mut self, opening: bool) {
        self.opening = opening;
    }

    /// Lets the engine play mirror go: wherever it can, whoever chooses moves, it answers the opponent's move by its image, and begins
    /// with the middle of the board. A move that mirrors is chosen without simulating games, and no game is resigned instead. A new
    /// engine does not mirror.
    pub fn set_mirror(&mut self, mirror: Option<Mirror>) {
        self.mirror = mirror;
    }

    /// Whether the engine plays mirror go, and how long.
    #[must_use]
    pub fn mirror(&self) -> Option<Mirror> {
        self.mirror
    }

    /// Sets what decides between moves of the same value, and what simulated games start from.
    pub fn set_seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// What decides between moves of the same value.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Sets how many threads simulate games, together in one tree. With one, as in a new engine, the same question gets the
    /// same answer; with more it depends on chance who of them is faster.
    pub fn set_threads(&mut self, threads: usize) {
        self.resources.threads = threads.max(1);
    }

    /// Sets how many bytes of memory the tree of simulated games may take. When that is full, it grows no further. A new engine
    /// takes up to half a gigabyte.
    pub fn set_memory(&mut self, bytes: usize) {
        self.resources.memory = bytes;
    }

    /// Sets how many games are simulated for a move, whatever the level and the clock say; they still end when the time is over.
    pub fn set_games(&mut self, games: Option<u32>) {
        self.games = games;
    }

    /// Whether it may resign.
    #[must_use]
    pub fn may_resign(&self) -> bool {
        self.may_resign
    }

    /// Allows or forbids resigning. A new engine never resigns.
    pub fn set_resign(&mut self, may_resign: bool) {
        self.may_resign = may_resign;
    }

    /// The databases.
    #[must_use]
    pub fn databases(&self) -> &Databases {
        &self.analyst.databases
    }

    /// The reader of captures, to be asked directly.
    pub fn reader(&mut self) -> &mut Reader {
        &mut self.analyst.reader
    }

    /// What stops the engine while it is choosing.
    #[must_use]
    pub fn interrupt(&self) -> &Interrupt {
        &self.interrupt
    }

    /// Forgets all that was read and found in an earlier game. How far reading goes, and whether it keeps anything, stays.
    pub fn clear(&mut self) {
        self.analyst.clear();
        self.kept = None;
    }

    /// Says what a position means: strings, eyes, dragons, influence. A few positions are remembered: what was asked about
    /// one of these last, be it an analysis or a move, costs nothing again.
    pub fn analyse(&mut self, board: &Board) -> Arc<Analysis> {
        self.analyst.analyse(board)
    }

    /// Whether the dragon at a point can be killed, or saved, by the side that moves first, and how. Not found where no
    /// stone stands. How much is read grows with the level; the greatest, a new engine's, reads most.
    pub fn owl(&mut self, board: &Board, at: Point, side: Side) -> OwlAnswer {
        let ground = self.analyse(board).ground(board, at);
        ground
            .map_or_else(OwlAnswer::default, |ground| self.by_level(|owl| owl.read(&mut board.clone(), &ground, side)))
    }

    /// Reads life and death with as much effort as the level is worth.
    fn by_level<T>(&mut self, work: impl FnOnce(&mut OwlReader) -> T) -> T {
        let endless = Limit::endless();
        self.analyst.owl.hurried(at_level(self.level, MOST_POSITIONS), &endless, work)
    }

    /// As [`owl`](Self::owl), where a dragon that lives for certain as it stands needs no move of its owner's.
    pub fn owl_if_needed(&mut self, board: &Board, at: Point, side: Side) -> OwlAnswer {
        let answer = self.owl(board, at, side);
        if side == Side::Attacker || answer.point.is_none() {
            return answer;
        }
        let attack = self.owl(board, at, Side::Attacker);
        let lives = attack.outcome == Outcome::Lost && attack.certain;
        if lives { OwlAnswer { outcome: Outcome::Win, point: None, ..attack } } else { answer }
    }

    /// What `side` gets by a move at a point, after which it is the other's turn: whether that kills the dragon, or saves it. A move
    /// that is found if nobody says where to play does what was found. `None` if no stone stands there, or the move is illegal.
    pub fn owl_does(&mut self, board: &Board, made: Point, at: Point, side: Side) -> Option<OwlAnswer> {
        let dragon = board.color_at(at)?;
        let (mover, other) = match side {
            Side::Attacker => (dragon.opponent(), Side::Owner),
            Side::Owner => (dragon, Side::Attacker),
        };
        let mut after = board.clone();
        if !after.try_play(made, mover) {
            return None;
        }
        if after.color_at(at).is_none() {
            return Some(OwlAnswer { outcome: Outcome::Win, certain: true, clear: true, ..OwlAnswer::default() });
        }
        let answer = self.owl(&after, at, other);
        let answer = OwlAnswer { outcome: answer.outcome.reversed(), point: None, ..answer };
        if answer.certain {
            return Some(answer);
        }
        let found = self.owl(board, at, side);
        Some(if found.point == Some(made) { OwlAnswer { point: None, ..found } } else { answer })
    }

    /// The dragons of a position with what the reading of life and death, and of races, says of them: of the one at a point,
    /// or of all. That takes up to a second for each. What lives or is captured beyond question is not read; what reading
    /// does not look at stays as in the analysis.
    pub fn judge_dragons(&mut self, board: &Board, at: Option<Point>) -> Dragons {
        let analysis = self.analyse(board);
        let is_asked = |dragon: &Dragon| at.is_none_or(|at| dragon.stones.contains(at));
        let is_lost =
            |dragon: &Dragon| dragon.worms.iter().filter_map(|&worm| analysis.worms.at(worm)).all(Worm::is_lost);
        let mut found: Vec<(DragonId, Owl)> = Vec::new();
        for dragon in analysis.dragons.iter().filter(|dragon| is_asked(dragon)) {
            self.add_life(board, dragon, &is_lost, &mut found);
            // Whether one that may die has something to race against hangs on whether that lives.
            let lives = |owl: &Owl| owl.status == OwlStatus::Alive && owl.attack.certain && owl.living != Living::Seki;
            let may_die = !dragon.is_invincible
                && found.iter().find(|(id, _)| *id == dragon.id).is_none_or(|(_, owl)| !lives(owl));
            for &near in dragon.neighbors.iter().filter(|_| may_die && at.is_some()) {
                let rival = analysis.dragons.get(near).filter(|near| near.color != dragon.color);
                let touches = |near: &&Dragon| near.stones.intersects(&dragon.stones.neighbors());
                if let Some(rival) = rival.filter(touches) {
                    self.add_life(board, rival, &is_lost, &mut found);
                }
            }
        }
        let owl = |dragon: &Dragon| found.iter().find(|(id, _)| *id == dragon.id).map_or(dragon.owl, |(_, owl)| *owl);
        let dragons = analysis.dragons.clone().with_owl(&analysis.worms, |dragon| (owl(dragon), Semeai::default()));
        let [each, all] = [FOR_RACE, FOR_ALL_RACES].map(|most| at_level(self.level, most));
        let races = races::semeais(board, &dragons, &mut RaceReader::within(each), all);
        dragons.with_semeais(&analysis.worms, &races)
    }

    /// Adds what becomes of a dragon if that is in question and not known yet.
    fn add_life(
        &mut self,
        board: &Board,
        dragon: &Dragon,
        is_lost: &impl Fn(&Dragon) -> bool,
        found: &mut Vec<(DragonId, Owl)>,
    ) {
        if !dragon.is_invincible && !is_lost(dragon) && found.iter().all(|(id, _)| *id != dragon.id) {
            found.push((dragon.id, self.life(board, dragon.origin)));
        }
    }

    /// The same dragons with what two moves in a row would change about the one at a point: whether its opponent kills it
    /// though it is alive, or its owner saves it though it is dead, and by which moves.
    pub fn judge_threats(&mut self, board: &Board, dragons: Dragons, at: Point) -> Dragons {
        let analysis = self.analyse(board);
        let Some(dragon) = dragons.at(at) else { return dragons };
        let (id, mut owl) = (dragon.id, dragon.owl);
        let side = match owl.status {
            OwlStatus::Alive => Side::Attacker,
            OwlStatus::Dead => Side::Owner,
            OwlStatus::Unchecked | OwlStatus::Critical => return dragons,
        };
        owl.threat = OwlThreat::Nothing;
        if let Some((first, second)) = self.owl_threat(board, at, side) {
            let threat =
                OwlAnswer { point: Some(first), second: second.point, certain: second.certain, ..OwlAnswer::default() };
            match side {
                Side::Attacker => (owl.threat, owl.attack) = (OwlThreat::Kill, threat),
                Side::Owner => (owl.threat, owl.defense) = (OwlThreat::Save, threat),
            }
        }
        dragons.with_owl(&analysis.worms, |dragon| (if dragon.id == id { owl } else { dragon.owl }, dragon.semeai))
    }

    /// Two moves in a row of one side that kill the dragon at a point, or save it: the first one, and the answer for the
    /// second, which has no point if the first is enough. The first is sought among what kills or saves by itself, what patterns
    /// propose, and the points next to the dragon, those of its eyes first.
    pub fn owl_threat(&mut self, board: &Board, at: Point, side: Side) -> Option<(Point, OwlAnswer)> {
        let alone = self.owl(board, at, side);
        if let (Outcome::Win, Some(point)) = (alone.outcome, alone.point) {
            return Some((point, OwlAnswer { point: None, ..alone }));
        }
        let analysis = self.analyse(board);
        let dragon = analysis.dragons.at(at)?;
        let mover = if side == Side::Attacker { dragon.color.opponent() } else { dragon.color };
        let near = dragon.stones.neighbors().intersection(&board.empty_points());
        let eyes: PointSet = near.iter().filter(|&point| analysis.eyes.at(point, dragon.color).is_some()).collect();
        let mut after = board.clone();
        let ground = analysis.ground(board, at)?;
        let beside = eyes.iter().chain(&near.difference(&eyes));
        let first = self.analyst.owl.first_moves(&mut after, &ground, side, beside);
        for first in first.into_iter().take(FIRST_MOVES) {
            if !after.try_play(first, mover) {
                continue;
            }
            let is_taken = after.color_at(at).is_none();
            let taken = OwlAnswer { outcome: Outcome::Win, certain: true, ..OwlAnswer::default() };
            let second = if is_taken { taken } else { self.owl(&after.clone(), at, side) };
            after.undo();
            if second.outcome == Outcome::Win {
                return Some((first, second));
            }
        }
        None
    }

    /// The dragon that thrashes: it is dead, and its owner has just played to it all the same. `None` if none does.
    pub fn thrashing(&mut self, game: &Game) -> Option<Dragon> {
        self.analyse(game.board()).dragons.thrashing(game.last_point()?).cloned()
    }

    /// Whether the dragon at a point can be killed, and if so, whether it can be saved.
    fn life(&mut self, board: &Board, at: Point) -> Owl {
        let attack = self.owl(board, at, Side::Attacker);
        let owl = Owl::of(attack, || self.owl(board, at, Side::Owner));
        let living = if owl.status == OwlStatus::Alive { self.living(board, at) } else { Living::Unchecked };
        let owner = board.color_at(at);
        let analysis = self.analyse(board);
        // The attacker's move may capture stones of the owner's, the owner's those of the attacker's.
        let with_string = |answer: OwlAnswer, victim: Option<Color>| {
            let captured = |worm: &&Worm| {
                Some(worm.color) == victim && answer.point.is_some_and(|point| worm.attacks.by(point) != Outcome::Lost)
            };
            let largest = analysis.worms.iter().filter(captured).max_by_key(|worm| worm.size());
            OwlAnswer { string: largest.map(|worm| worm.origin), ..answer }
        };
        let (attack, defense) = (with_string(owl.attack, owner), with_string(owl.defense, owner.map(Color::opponent)));
        Owl { living, attack, defense, ..owl }
    }

    /// How a dragon lives that cannot be killed: by two eyes or in seki. Only what is shut in is looked at.
    pub fn living(&mut self, board: &Board, at: Point) -> Living {
        let ground = self.analyse(board).ground(board, at);
        ground.map_or(Living::Unchecked, |ground| self.by_level(|owl| owl.living(board, &ground)))
    }

    /// How the capturing race between the dragons at two points ends, if the first one's owner moves first. How much is read grows with
    /// the level. Where it is not
    /// read to its end, as in the open, both lives are judged by games. `None` where no stone stands, or both have the same
    /// colour.
    pub fn race(&mut self, board: &Board, at: Point, other: Point) -> Option<Race> {
        let question = self.race_question(board, [at, other])?;
        let mut reader = self.race_reader();
        let read = |[own, other]: &[PointSet; 2]| reader.read(board, own, other, &question.safe, question.color);
        // What belongs to the dragons only loosely may be what is too much.
        let settled = [&question.dragons, &question.cores].into_iter().filter_map(read).find(|race| race.is_settled);
        settled.or_else(|| self.open_race(board, [at, other], &mut OwlReader::read))
    }

    /// Who reads a race that somebody asks about.
    fn race_reader(&self) -> RaceReader {
        RaceReader::within(at_level(self.level, races::MOST_POSITIONS))
    }

    /// The same by the lives of both dragons, where moves are considered around either. `ask` tells what becomes of one.
    fn open_race(&mut self, board: &Board, [at, other]: [Point; 2], ask: &mut AskOwl<'_>) -> Option<Race> {
        let analysis = self.analyse(board);
        let (own, target) = (analysis.ground(board, at)?, analysis.ground(board, other)?);
        let mut ask = |ground: &Ground, beside: &Ground, side| {
            self.by_level(|owl| ask(owl, &mut board.clone(), &ground.clone().reaching(beside), side))
        };
        let attack = ask(&target, &own, Side::Attacker);
        // Who captures the other one lives by that.
        let defense = if attack.outcome == Outcome::Win { attack } else { ask(&own, &target, Side::Owner) };
        let point = if attack.outcome == Outcome::Lost { defense.point } else { attack.point };
        let defense = defense.outcome.max(attack.outcome);
        Some(Race {
            defense,
            attack: attack.outcome,
            point,
            capture: None,
            waits: false,
            certain: false,
            is_settled: false,
        })
    }

    /// What a race between the dragons at two points is about. `None` where no stone stands, or both have the same colour.
    fn race_question(&mut self, board: &Board, at: [Point; 2]) -> Option<RaceQuestion> {
        let analysis = self.analyse(board);
        let (own, other) = (analysis.dragons.at(at[0])?, analysis.dragons.at(at[1])?);
        if own.color == other.color {
            return None;
        }
        let lives = |dragon: &&Dragon| dragon.stays_alive() && dragon.id != own.id && dragon.id != other.id;
        let safe = analysis.dragons.iter().filter(lives).fold(PointSet::EMPTY, |all, dragon| all.union(&dragon.stones));
        let dragons = [own.stones, other.stones];
        let cores = [races::core(board, &own.stones, at[0]), races::core(board, &other.stones, at[1])];
        Some(RaceQuestion { dragons, cores, safe, color: own.color })
    }

    /// The best combination of a player, who moves first: a series of threats of which one succeeds.
    pub fn combination(&mut self, board: &Board, color: Color) -> Found {
        let analysis = self.analyse(board);
        let Analyst { databases, reader, .. } = &mut self.analyst;
        combination::find(&mut board.clone(), reader, &analysis.worms, color, Effort::default(), databases.combination)
    }

    /// The same, with all that is tried.
    pub fn combination_traced(&mut self, board: &Board, color: Color) -> (Found, Variations) {
        let analysis = self.analyse(board);
        let Analyst { databases, reader, .. } = &mut self.analyst;
        combination::traced(
            &mut board.clone(),
            reader,
            &analysis.worms,
            color,
            Effort::default(),
            databases.combination,
        )
    }

    /// The same, and the moves of the opponent's that stop it; none where there is no combination.
    pub fn combination_defenses(&mut self, board: &Board, color: Color) -> (Found, Defenses) {
        let found = self.combination(board, color);
        let analysis = self.analyse(board);
        let reader = &mut self.analyst.reader;
        let defenses = found.combination.as_ref().map(|combination| {
            combination::defenses(&mut board.clone(), reader, &analysis.worms, combination, Effort::default())
        });
        let defenses = defenses.unwrap_or_default();
        (found, defenses)
    }

    /// What the opponent can capture after a move of a player that was safe before. `None` if the move is illegal.
    pub fn blunder(&mut self, board: &Board, color: Color, point: Point) -> Option<Blunder> {
        let analysis = self.analyse(board);
        let (mut board, reader) = (board.clone(), &mut self.analyst.reader);
        let blunders = Blunders::new(color, Effort::default());
        blunders.of(&mut board, reader, &analysis.worms, point)
    }

    /// Where territories of either player can be broken into.
    pub fn break_ins(&mut self, board: &Board) -> Vec<BreakIn> {
        let analysis = self.analyse(board);
        let (worms, dragons, influence) = (&analysis.worms, &analysis.dragons, &analysis.second);
        let scene = Scene { worms, dragons, influence, stones: FOR_BREAK_INS };
        break_ins::find(&mut board.clone(), &mut self.analyst.reader, &scene)
    }

    /// The same race between the two strings alone, without what they are connected to: rougher, and quicker.
    pub fn race_of_strings(&mut self, board: &Board, at: Point, other: Point) -> Option<Race> {
        let (own, enemy) = (board.string(at)?, board.string(other)?);
        let is_race = own.color() != enemy.color();
        let mut reader = self.race_reader();
        is_race.then(|| reader.read(board, own.stones(), enemy.stones(), &PointSet::EMPTY, own.color())).flatten()
    }

    /// Whether the string at a point is worth capturing to live by it: whether one of the opponent's dragons beside it
    /// lives once it has been taken off the board and its owner moves first. `None` where no stone stands.
    pub fn substantial(&mut self, board: &Board, at: Point) -> Option<OwlAnswer> {
        board.color_at(at)?;
        let beside = board.adjacent_opponents(at);
        let mut without = board.clone();
        without.take_off(&board.string_stones(at));
        without.settle();
        let mut best = OwlAnswer { certain: true, ..OwlAnswer::default() };
        let mut asked = PointSet::EMPTY;
        for string in beside {
            if asked.contains(string) {
                continue;
            }
            let analysis = self.analyse(&without);
            asked = analysis.dragons.at(string).map_or(asked, |dragon| asked.union(&dragon.stones));
            let attack = self.owl(&without, string, Side::Attacker);
            let lives =
                OwlAnswer { outcome: attack.outcome.reversed(), certain: attack.certain, ..OwlAnswer::default() };
            if lives.outcome > best.outcome {
                best = lives;
            }
            if best.outcome == Outcome::Win {
                break;
            }
        }
        Some(best)
    }

    /// As [`owl_if_needed`](Self::owl_if_needed), with all variations. `None` where no stone stands.
    pub fn owl_traced(&mut self, board: &Board, at: Point, side: Side) -> Option<(OwlAnswer, Variations)> {
        let ground = self.analyse(board).ground(board, at)?;
        let saved = (side == Side::Owner).then(|| self.owl_if_needed(board, at, side));
        let idle = saved.filter(|answer| answer.outcome == Outcome::Win && answer.point.is_none());
        let mut traced = |side| self.by_level(|owl| owl.traced(&mut board.clone(), &ground, side));
        let Some(answer) = idle else { return Some(traced(side)) };
        let (_, mut tree) = traced(Side::Attacker);
        tree.say("lives as it stands, whatever the opponent tries");
        Some((answer, tree))
    }

    /// As [`race`](Self::race), with all variations.
    pub fn race_traced(&mut self, board: &Board, at: Point, other: Point) -> Option<(Race, Variations)> {
        let question = self.race_question(board, [at, other])?;
        let mut reader = self.race_reader();
        let read = |[own, other]: &[PointSet; 2]| reader.traced(board, own, other, &question.safe, question.color);
        let settled =
            [&question.dragons, &question.cores].into_iter().filter_map(read).find(|(race, _)| race.is_settled);
        settled.or_else(|| {
            let mut tree = Variations::default();
            let mut ask = |owl: &mut OwlReader, board: &mut Board, ground: &Ground, side| {
                let (answer, variations) = owl.traced(board, ground, side);
                tree.append(variations);
                answer
            };
            let race = self.open_race(board, [at, other], &mut ask)?;
            Some((race, tree))
        })
    }

    /// How many positions life-and-death reading has looked at so far.
    #[must_use]
    pub fn owl_positions(&self) -> u64 {
        self.analyst.owl.nodes()
    }

    /// How many positions have been analysed so far, for whatever was asked; those that were remembered are not counted
    /// again.
    #[must_use]
    pub fn positions_analysed(&self) -> u64 {
        self.analyst.made()
    }

    /// Places handicap stones on the empty board of a game: where the accepted patterns of the databases say, or else as
    /// [`Game::place_free_handicap`] does.
    ///
    /// # Errors
    /// Nothing is changed if the board is not empty or the number is not 2 to one less than there are points.
    pub fn place_handicap(&mut self, game: &mut Game, count: usize) -> Result<Vec<Point>, HandicapError> {
        match moves::handicap::places(&self.analyst.databases, &mut self.analyst.reader, game.board(), count) {
            Some(places) => game.set_free_handicap(&places).map(|()| places),
            None => game.place_free_handicap(count),
        }
    }

    /// Chooses a move of `color` in the game, be it its turn or not.
    pub fn choose(&mut self, game: &Game, color: Color) -> Choice {
        self.choose_for(game, color, Purpose::Game, None)
    }

    /// Chooses a move, and takes no longer than the deadline, if there is one.
    pub fn choose_before(&mut self, game: &Game, color: Color, deadline: Option<Duration>) -> Choice {
        self.choose_for(game, color, Purpose::Game, deadline.map(Time::from))
    }

    /// Chooses a move for a purpose, and takes no longer than there is time, if it is limited. At [`MAX_LEVEL`] it takes what
    /// there is, unless it is clear before what is best.
    pub fn choose_for(&mut self, game: &Game, color: Color, purpose: Purpose, time: Option<Time>) -> Choice {
        let request = self.request(game, color, purpose, time);
        moves::choose(game, &mut self.analyst, &request, &mut self.kept, None)
    }

    /// Chooses a move, and shows meanwhile what it finds. The player that knows and does not look ahead shows nothing. With `among`, it
    /// is one of these points or a pass, and no resignation.
    pub fn choose_watched(
        &mut self,
        game: &Game,
        color: Color,
        purpose: Purpose,
        time: Option<Time>,
        among: Option<&PointSet>,
        watch: Watch<'_>,
    ) -> Choice {
        let request = self.request(game, color, purpose, time);
        let Some(among) = among else {
            return moves::choose(game, &mut self.analyst, &request, &mut self.kept, Some(watch));
        };
        let request = Request { among: Some(*among), may_resign: false, ..request };
        moves::choose(game, &mut self.analyst, &request, &mut None, Some(watch))
    }

    /// Searches on and on, and shows what it finds, until whoever is shown it says that it is enough, somebody interrupts, or as many
    /// games were simulated as are wanted of a move ([`set_games`](Self::set_games)). What it finds is kept for the next move of the
    /// game. With `among`, only these moves are looked at.
    pub fn watch(&mut self, game: &Game, color: Color, among: Option<&PointSet>, watch: Watch<'_>) {
        let request = Request { among: among.copied(), ..self.request(game, color, Purpose::Game, None) };
        moves::watch(game, &mut self.analyst, &request, &mut self.kept, watch);
    }

    /// Chooses a move among these points, or passes. It never resigns: the question is which of them is the best.
    pub fn choose_among(&mut self, game: &Game, color: Color, points: &PointSet) -> Choice {
        let request = Request { among: Some(*points), ..self.request(game, color, Purpose::Game, None) };
        let request = Request { may_resign: false, ..request };
        moves::choose(game, &mut self.analyst, &request, &mut None, None)
    }

    /// Says what speaks for which move of `color`, and chooses none: what reading, patterns and the opening propose
    /// before any game is simulated. That costs the analysis of the position, unless it is remembered, some
    /// milliseconds, and the reading of life and death, which grows with the level and takes none at level 0.
    pub fn consider(&mut self, game: &Game, color: Color) -> Considered {
        let request = self.request(game, color, Purpose::Game, None);
        moves::consider(game, &mut self.analyst, &request)
    }

    /// How many games the searching player simulates for a move on a board of this size, at the engine's level.
    #[must_use]
    pub fn games_of_a_move(&self, size: usize) -> u32 {
        moves::games_at(size, self.level)
    }

    /// What the position is worth if `color` is to move, by so many simulated games in which both players choose, beginning with what the
    /// reasons say as the searching player does. That costs the analysis of the position and the games.
    pub fn measure(&mut self, game: &Game, color: Color, games: u32) -> Measured {
        let request = Request { level: 0, player: Player::Search, ..self.request(game, color, Purpose::Game, None) };
        moves::measure(game, &mut self.analyst, &request, games)
    }

    /// What the position after a move is worth to whoever makes it, likewise.
    ///
    /// # Errors
    /// If the move is illegal.
    pub fn measure_after(&mut self, game: &Game, color: Color, made: Move, games: u32) -> Result<Measured, Illegal> {
        let mut after = game.clone();
        after.play(color, made)?;
        Ok(self.measure(&after, color.opponent(), games).for_opponent())
    }

    /// The same as [`consider`](Self::consider) if no pattern of this name had been accepted where moves are valued: what the
    /// pattern adds to a move is the difference. What it says while strings are read or joined stays.
    pub fn consider_without(&mut self, game: &Game, color: Color, pattern: &'static str) -> Considered {
        let request = Request { without: Some(pattern), ..self.request(game, color, Purpose::Game, None) };
        moves::consider(game, &mut self.analyst, &request)
    }

    fn request(&self, game: &Game, color: Color, purpose: Purpose, time: Option<Time>) -> Request {
        let Self { level, seed, may_resign, player, opening, mirror, games, resources, .. } = *self;
        let mirrored = mirror.and_then(|mirror| mirror.answer(game, color));
        let (interrupt, among, without) = (self.interrupt.clone(), None, None);
        let predictor = self.predictor.clone();
        Request {
            color,
            purpose,
            level,
            seed,
            may_resign,
            time,
            games,
            resources,
            predictor,
            interrupt,
            among,
            player,
            opening,
            mirrored,
            without,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_greatest_level_reads_as_far_as_that_goes_by_itself_and_each_other_less_far() {
        assert_eq!(at_level(MAX_LEVEL, MOST_POSITIONS), MOST_POSITIONS);
        let read = |level| at_level(level, MOST_POSITIONS);
        assert!((0..MAX_LEVEL).all(|level| 0 < read(level) && read(level) < read(level + 1)));
    }
}
