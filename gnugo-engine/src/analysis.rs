//! What does the position mean? All that is found out about it, each part built from the earlier ones.
//!
//! `Board → Worms → Influence (first) → EyeSpaces → Dragons → Influence (second)`. A part never changes once it is built:
//! whoever needs it is handed it. A middle game on 19×19 takes some 80 ms, half of it for the lives of dragons. The life of
//! those that are shut in is read as far as that is settled quickly ([`OwlReader::settled`]); those that hardly get out are
//! looked at in a hurry, and the answer is not certain; that of the others is read when patterns ask for it. Then the races of
//! dragons that do not live by themselves are read ([`races::semeais`]).
//!
//! Nearly all questions are answered by few stones, and a few would take as long as all others together. So each part
//! reads with a reader of its own, which gives up a question after a number of stones that depends on how much hangs on
//! the answer and how many such questions there are; what is given up is decided for the defender.

use crate::board::{Board, Color, Point};
use crate::dragons::escape::CAUGHT;
use crate::dragons::{Amalgamation, Forecast, Joiner};
use crate::dragons::{Cuts, Dragon, DragonId, Dragons, Joined, Material, Owl, OwlAnswer, Semeai};
use crate::eyes::{Evaluator, EyeChanges, EyeSpaces};
use crate::influence::{Influence, Landscape, Purpose};
use crate::limit::Limit;
use crate::owl::{Ground, Lives, OwlReader, Side, is_substantial};
use crate::pattern::facts::LifeReading;
use crate::pattern::{Databases, Known, Surroundings};
use crate::races::{self, RaceReader};
use crate::reading::{Outcome, Reader};
use crate::unconditional::Unconditional;
use crate::worms::{WormShapes, WormThreats, Worms};

/// The stones tried at most for a question about eyes, or about where strings are cut.
const FOR_EYES: u64 = 500;
/// The stones tried at most for a question that a pattern about walls asks.
const FOR_WALLS: u64 = 60;
/// The positions that one reading of a dragon's life looks at.
const FOR_LIFE: u64 = 500;
/// After so many positions no further dragon's life is read.
const FOR_ALL_LIVES: u64 = 3_000;
/// The same for dragons with little room to escape whose pockets settle nothing, over the open board: some 20 µs each.
const FOR_OPEN_LIFE: u64 = 150;
const FOR_ALL_OPEN_LIVES: u64 = 1_500;

/// The positions that one reading of a race looks at; a race takes some ten readings. A position takes one or two
/// microseconds.
const FOR_RACE: u64 = 4_000;
/// After so many positions no further race is read.
const FOR_ALL_RACES: u64 = 60_000;

/// What a position means.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The strings, with what tactical reading says of them.
    pub worms: Worms,
    /// Their shapes.
    pub shapes: WormShapes,
    /// What lives or is dead whatever one player does.
    pub unconditional: Unconditional,
    /// Eye spaces and half eyes.
    pub eyes: EyeSpaces,
    /// Where strings are cut.
    pub cuts: Cuts,
    /// How the strings were joined.
    pub joined: Joined,
    /// The dragons.
    pub dragons: Dragons,
    /// The influence by what reading says of the strings, if Black or if White moves next everywhere.
    pub first: [Influence; 2],
    /// The influence by the strength of the dragons, if Black or if White moves next everywhere.
    pub second: [Influence; 2],
    /// What patterns said of walls and invasions for it.
    landscapes: [Landscape; 2],
    /// The strings, each by itself, and no cuts: what patterns are told that ask before anything is joined.
    alone: Amalgamation,
    no_cuts: Cuts,
}

/// When patterns are judged, and so what they may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The strings have been read: `Attack` and `Defense`.
    Strings,
    /// Cuts are looked for: `Connection` of class `B`.
    Cuts,
    /// Eye spaces have been found, and are corrected: `Connection` of class `E`.
    Spaces,
    /// Strings have been joined around eyes and in pairs, and are joined by patterns: `Connection` of class `C`, or of none.
    Joining,
    /// All strings have been joined, and eye spaces are corrected once more: `Connection` of class `e`.
    Joined,
    /// The dragons are known, and walls are looked for: `Influence` and `Barrier`.
    Walls,
    /// Everything is known: all others.
    Moves,
}

impl Analysis {
    /// Analyses a position. The board is given back as it was.
    #[must_use]
    pub fn new(board: &mut Board, reader: &mut Reader, evaluator: &mut Evaluator, databases: &Databases) -> Self {
        Self::remembering(board, reader, evaluator, &mut OwlReader::default(), databases)
    }

    /// The same, with a reader that remembers what became of dragons in other positions.
    pub(crate) fn remembering(
        board: &mut Board,
        reader: &mut Reader,
        evaluator: &mut Evaluator,
        lives: &mut OwlReader,
        databases: &Databases,
    ) -> Self {
        reader.at_home(board, |reader, board| {
            let worms = Worms::new(board, reader, databases.attack, databases.defense);
            Self::of_worms(board, reader, evaluator, lives, databases, worms)
        })
    }

    /// Analyses a position by reading alone, without patterns, and with nothing remembered.
    #[must_use]
    pub fn by_reading(board: &Board) -> Self {
        Self::new(&mut board.clone(), &mut Reader::default(), &mut Evaluator::default(), &Databases::default())
    }

    /// Analyses a position of which the strings have been read already.
    fn of_worms(
        board: &mut Board,
        reader: &mut Reader,
        evaluator: &mut Evaluator,
        lives: &mut OwlReader,
        databases: &Databases,
        worms: Worms,
    ) -> Self {
        let shapes = WormShapes::new(board, &worms);
        let unconditional = Unconditional::new(board);
        // What patterns know of the dragons now is that nothing is known.
        let nothing = Dragons::unknown();
        let known =
            Known { shapes: Some(&shapes), diagonals: Some(&worms), dragons: Some(&nothing), ..Known::default() };
        let landscapes = landscapes(board, reader, known, databases);
        let first = landscapes.each_ref().map(|landscape| Influence::first(board, &worms, landscape));
        let (eyes, cuts, joined) = reader.within(FOR_EYES, |reader| {
            let (databases, said_before) = (databases.connection, Vec::new());
            join(Joiner { board, reader, worms: &worms, shapes: &shapes, databases, said_before }, evaluator)
        });
        let material = Material {
            board,
            worms: &worms,
            shapes: &shapes,
            unconditional: &unconditional,
            eyes: &eyes,
            influence: &first,
        };
        let dragons = Dragons::new(&material, &joined);
        let dragons = with_life(board, &worms, dragons, &landscapes, lives);
        let dragons = with_races(board, &worms, dragons);
        let known = Known {
            shapes: Some(&shapes),
            diagonals: Some(&worms),
            eyes: Some(&eyes),
            cuts: Some(&cuts),
            joined: Some(&joined.strings),
            dragons: Some(&dragons),
            influence: Some(&first),
            ..Known::default()
        };
        let landscapes = self::landscapes(board, reader, known, databases);
        let second = landscapes.each_ref().map(|landscape| {
            let strength = |point| dragons.strength(point, landscape.to_move());
            Influence::second(board, &worms, strength, landscape, Purpose::Territory)
        });
        let (alone, no_cuts) = (Amalgamation::new(&worms), Cuts::default());
        Self { worms, shapes, unconditional, eyes, cuts, joined, dragons, first, second, landscapes, alone, no_cuts }
    }

    /// The same analysis, but of these dragons, which are dead by it, that is doubted: they count as what they would be if nothing
    /// had been read.
    #[must_use]
    pub(crate) fn doubting(&self, board: &Board, doubted: &[DragonId]) -> Self {
        self.judged_anew(board, |dragons, _| dragons.doubting(doubted))
    }

    /// The same analysis with what life-and-death reading has found of some dragons since.
    #[must_use]
    pub(crate) fn with_lives(&self, board: &Board, found: &[(DragonId, Owl)]) -> Self {
        self.judged_anew(board, |dragons, worms| {
            dragons.with_owl(worms, |dragon| {
                let owl = found.iter().find(|(id, _)| *id == dragon.id).map(|(_, owl)| *owl);
                (owl.unwrap_or(dragon.owl), dragon.semeai)
            })
        })
    }

    /// The same analysis with what a reader finds of races that it has not settled: after `all` positions no further one is read. `None`
    /// if there are none.
    #[must_use]
    pub(crate) fn with_races(&self, board: &Board, mut reader: RaceReader, all: u64) -> Option<Self> {
        let is_open = |dragon: &Dragon| dragon.semeai.count > 0 && !dragon.semeai.is_settled;
        let is_settled = |(_, semeai): &(DragonId, Semeai)| semeai.is_settled;
        self.dragons.iter().any(is_open).then(|| {
            self.judged_anew(board, |dragons, worms| {
                let settled: Vec<_> =
                    dragons.iter().map(|dragon| (dragon.id, dragon.semeai)).filter(is_settled).collect();
                // By what is known of their lives without races.
                let alone = dragons.with_semeais(worms, &[]);
                let found = races::semeais(board, &alone, &mut reader, all);
                // What was settled stays where reading does not come as far now.
                let (mut found, open): (Vec<_>, Vec<_>) = found.into_iter().partition(is_settled);
                found.extend(settled);
                found.extend(open);
                alone.with_semeais(worms, &found)
            })
        })
    }

    /// The same analysis with dragons that are judged otherwise, and the influence that follows from it.
    fn judged_anew(&self, board: &Board, judge: impl FnOnce(Dragons, &Worms) -> Dragons) -> Self {
        let mut anew = self.clone();
        anew.dragons = judge(anew.dragons, &anew.worms);
        let Self { worms, dragons, landscapes, .. } = &anew;
        anew.second = landscapes.each_ref().map(|landscape| {
            let strength = |point| dragons.strength(point, landscape.to_move());
            Influence::second(board, worms, strength, landscape, Purpose::Territory)
        });
        anew
    }

    /// What was known when patterns were judged at a stage; but eye spaces and cuts are those that were found in the end.
    #[must_use]
    pub fn known_at(&self, stage: Stage) -> Known<'_> {
        let strings = Known { shapes: Some(&self.shapes), diagonals: Some(&self.worms), ..Known::default() };
        let alone = Known { joined: Some(&self.alone), ..strings };
        let spaces = Known { cuts: Some(&self.cuts), eyes: Some(&self.eyes), ..alone };
        match stage {
            Stage::Strings => strings,
            Stage::Cuts => Known { cuts: Some(&self.no_cuts), ..alone },
            Stage::Spaces => spaces,
            Stage::Joining => Known { joined: Some(&self.joined.before_patterns), ..spaces },
            Stage::Joined => Known { joined: Some(&self.joined.strings), ..spaces },
            Stage::Walls => Known { influence: Some(&self.first), life: None, ..self.known() },
            Stage::Moves => self.known(),
        }
    }

    /// All of it, for patterns to ask about.
    #[must_use]
    pub fn known(&self) -> Known<'_> {
        Known {
            shapes: Some(&self.shapes),
            diagonals: Some(&self.worms),
            eyes: Some(&self.eyes),
            cuts: Some(&self.cuts),
            joined: Some(&self.joined.strings),
            dragons: Some(&self.dragons),
            influence: Some(&self.second),
            life: Some(self),
            ..Known::default()
        }
    }

    /// Who tells patterns of lives, and remembers what he has read.
    pub(crate) fn lives<'a>(&'a self, owl: &'a mut OwlReader, limit: &'a Limit) -> Lives<'a> {
        Lives::new((&self.worms, &self.dragons, &self.landscapes), owl, limit)
    }

    /// What life-and-death reading has to know of the dragon at a point; nothing where none stands.
    #[must_use]
    pub fn ground(&self, board: &Board, at: Point) -> Option<Ground> {
        let landscape = self.landscape(self.dragons.at(at)?.color.opponent());
        Ground::new(board, &self.worms, &self.dragons, landscape, at)
    }

    /// How the weakness of dragons would change with one stone more.
    pub(crate) fn forecast<'a>(&'a self, board: &'a Board) -> Forecast<'a> {
        Forecast::new(board, (&self.worms, &self.dragons), &self.landscapes)
    }

    /// What patterns say of walls and invasions if this player moves next everywhere.
    #[must_use]
    pub fn landscape(&self, to_move: Color) -> &Landscape {
        &self.landscapes[to_move.index()]
    }

    /// At how many points the string at a point helps to cut: the spec's `cutstone2`; 0 where no stone stands.
    #[must_use]
    pub fn cutting_points(&self, point: Point) -> usize {
        self.worms.at(point).map_or(0, |worm| self.cuts.helped_by(worm.color, &worm.stones))
    }

    /// The moves that threaten to capture or to save each string. Not part of the analysis: it takes longer.
    #[must_use]
    pub fn threats(&self, board: &mut Board, reader: &mut Reader) -> WormThreats {
        WormThreats::new(board, reader, &self.worms)
    }
}

/// The dragons with what becomes of those that are shut in, the largest first: as far as it is settled quickly, and else
/// by a quick look at those that hardly get out.
fn with_life(
    board: &Board,
    worms: &Worms,
    dragons: Dragons,
    landscapes: &[Landscape; 2],
    lives: &mut OwlReader,
) -> Dragons {
    let (mut for_settled, mut for_open) = (FOR_ALL_LIVES, FOR_ALL_OPEN_LIVES);
    let endless = Limit::endless();
    let mut asked: Vec<&Dragon> = dragons.iter().filter(|dragon| dragon.is_in_question(worms)).collect();
    asked.sort_by(|a, b| b.effective_size.total_cmp(&a.effective_size).then(a.id.cmp(&b.id)));
    let mut found: Vec<(DragonId, Owl)> = Vec::new();
    for dragon in asked {
        let landscape = &landscapes[dragon.color.opponent().index()];
        let Some(ground) = Ground::new(board, worms, &dragons, landscape, dragon.origin) else { continue };
        let mut read = |positions: u64, left: &mut u64, work: &dyn Fn(&mut OwlReader) -> Option<Owl>| {
            let before = lives.nodes();
            let found = if *left > 0 { lives.hurried(positions, &endless, work) } else { None };
            *left = left.saturating_sub(lives.nodes() - before);
            found
        };
        // "Only dragons with small escape route are studied" (GNU Go's manual, "The Owl Code"). What dies near home does so, too: of
        // 40 dragons that did, and not for sure, 30 of 34 that were caught were dead, and none of the others.
        let is_caught = dragon.escape_route < CAUGHT;
        let holds = |owl: &Owl| is_caught || owl.attack.certain || owl.attack.outcome == Outcome::Lost;
        let settled = read(FOR_LIFE, &mut for_settled, &|owl| owl.settled(board, &ground).filter(holds));
        let is_open = settled.is_none() && is_caught;
        let hurried = |owl: &mut OwlReader| is_open.then(|| in_a_hurry(owl, board, &ground));
        let life = settled.or_else(|| read(FOR_OPEN_LIFE, &mut for_open, &hurried));
        found.extend(life.map(|life| (dragon.id, life)));
    }
    dragons.with_owl(worms, |dragon| {
        let owl = found.iter().find(|(id, _)| *id == dragon.id).map(|(_, owl)| *owl);
        (owl.unwrap_or(dragon.owl), dragon.semeai)
    })
}

/// What becomes of a dragon by a quick look, which may be wrong.
fn in_a_hurry(owl: &mut OwlReader, board: &Board, ground: &Ground) -> Owl {
    let mut read = |side| OwlAnswer { certain: false, ..owl.read(&mut board.clone(), ground, side) };
    let attack = read(Side::Attacker);
    Owl { is_hurried: true, ..Owl::of(attack, || read(Side::Owner)) }
}

/// The same with what becomes of those that race each other.
fn with_races(board: &Board, worms: &Worms, dragons: Dragons) -> Dragons {
    let found = races::semeais(board, &dragons, &mut RaceReader::within(FOR_RACE), FOR_ALL_RACES);
    dragons.with_semeais(worms, &found)
}

/// What patterns say of walls and invasions, if Black or if White moves next everywhere.
fn landscapes(board: &mut Board, reader: &mut Reader, known: Known<'_>, databases: &Databases) -> [Landscape; 2] {
    reader.within(FOR_WALLS, |reader| {
        Landscape::of_both(&mut Surroundings::new(board, reader, Color::Black).knowing(known), databases)
    })
}

/// Finds cuts and eye spaces, and joins the strings. Patterns see the eye spaces that they change.
fn join(mut joiner: Joiner<'_>, evaluator: &mut Evaluator) -> (EyeSpaces, Cuts, Joined) {
    let mut changes = EyeChanges::default();
    let cuts = joiner.find_cuts(&mut changes);
    let mut seen = changes.clone();
    let mut eyes = EyeSpaces::changed(joiner.board, joiner.reader, joiner.worms, evaluator, &changes);
    joiner.change_eyes_first(&cuts, &eyes, &mut changes);
    if changes != seen {
        eyes = EyeSpaces::changed(joiner.board, joiner.reader, joiner.worms, evaluator, &changes);
        seen = changes.clone();
    }
    let mut joined = joiner.join(&eyes, &cuts, &mut changes);
    joiner.change_eyes(&cuts, &eyes, &mut joined, &mut changes);
    if changes != seen {
        eyes = EyeSpaces::changed(joiner.board, joiner.reader, joiner.worms, evaluator, &changes);
    }
    (eyes, cuts, joined)
}

/// An analysis has nobody who remembers: what was read is forgotten with each question.
impl LifeReading for Analysis {
    fn after(&self, board: &mut Board, made: Option<(Point, Color)>, stone: Point, first: Color) -> Option<Outcome> {
        let endless = Limit::endless();
        self.lives(&mut OwlReader::default(), &endless).after(board, made, stone, first)
    }

    fn is_substantial(&self, board: &Board, stone: Point) -> bool {
        is_substantial(board, stone)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analyst::Analyst;
    use crate::board::FromDrawing;
    use crate::game::{Game, Move, Rules};

    #[test]
    fn a_race_that_was_given_up_is_settled_by_whoever_reads_more() {
        let (mut open, mut settled) = (0, 0);
        for seed in 0..12_usize {
            let mut game = Game::new(9, Rules::chinese(), 0.0).expect("a size");
            for number in 0..44 {
                let color = game.to_move();
                let moves: Vec<Point> = game.legal_moves(color).iter().collect();
                let Some(&point) = moves.get((seed * 31 + number * number * 17) % moves.len().max(1)) else { break };
                game.play(color, Move::Play(point)).expect("legal");
            }
            let board = game.board();
            let analysis = Analyst::new(Databases::default()).analyse(board);
            let raced = |analysis: &Analysis, is_settled: bool| {
                let races = analysis.dragons.iter().filter(|dragon| dragon.semeai.count > 0);
                races.filter(|dragon| dragon.semeai.is_settled == is_settled).count()
            };
            let before = raced(&analysis, false);
            let reader = RaceReader::within(10 * FOR_RACE);
            let Some(more) = analysis.with_races(board, reader, 10 * FOR_ALL_RACES) else {
                assert_eq!(before, 0);
                continue;
            };
            assert!(before > 0);
            open += before;
            settled += raced(&more, true).saturating_sub(raced(&analysis, true));
        }
        assert!(settled > 0, "{settled} of {open}");
    }

    /// Who moves first wins, which cannot be told by counting: at D13 Black gains a liberty for the one that he fills.
    const RACE: &str = "
        . O . . X O . X . . . . .
        . O O . X O . X . . . . .
        . . O . X O . X . . . . .
        . . O . X O . X . . . . .
        . . O . X O . X . . . . .
        . . O O X O X X . . . . .
        . . O O X O X X . . . . .
        . . O O X O X X . . . . .
        . . O O O X X X . . . . .
        . . O . O X . X . . . . .
        . . O . O X . X . . . . .
        . . O . O X . X . . . . .
        . . O . O X . X . . . . .";

    #[test]
    fn what_is_settled_of_a_race_stays_so_if_less_is_read_of_it_later() {
        let board = &Board::from_drawing(RACE).expect("a position");
        let analysis = Analysis::by_reading(board);
        let [black, white] = ["E13", "F13"].map(|text| Point::from_text(text, 13).expect("a point"));
        let race = |analysis: &Analysis, at| {
            analysis.dragons.at(at).map(|dragon| (dragon.id, dragon.semeai)).expect("a dragon")
        };
        let (settled, (id, of_white)) = (race(&analysis, black), race(&analysis, white));
        assert!(settled.1.is_settled && of_white.is_settled);
        // As if White's dragon were in another race too, which was given up.
        let open = (id, Semeai { count: 2, is_settled: false, ..of_white });
        let half = analysis.judged_anew(board, |dragons, worms| dragons.with_semeais(worms, &[settled, open]));
        // Then no race is read, or each is given up at once.
        for all in [0, FOR_ALL_RACES] {
            let less = half.with_races(board, RaceReader::within(1), all).expect("a race that is not settled");
            assert_eq!(race(&less, black), settled, "{all}");
            assert!(!race(&less, white).1.is_settled, "{all}");
        }
    }
}
