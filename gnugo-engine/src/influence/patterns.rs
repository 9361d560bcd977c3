//! What do patterns say of where influence comes from, and where it stops?
//!
//! Two types of databases are matched when influence is computed, and what is accepted of them changes the
//! [`Terrain`]. In the terms of spec/patterns.texi `O` is the player to move in a pattern; here:
//!
//! - **Influence** patterns are matched for both players, whoever moves next. Class `E`: the stones of `O` reach further
//!   than they seem to, so that `*` is a source too, as strong as the pattern's value says; it tells how strong groups
//!   are, and makes no territory. Class `I`: `O` may invade at `*`, which is a weak source if `O` moves next; with class
//!   `s` too, it is one for both players, whoever does (GNU Go's manual, "Patterns used by the Influence module").
//! - **Barrier** patterns are matched for the player who is assumed to move next everywhere. Class `D`: the shape of `O`
//!   stops the opponent's influence at `,` and weakens it at `!`, because `O` can answer. Class `A`: the shape of the
//!   opponent stops `O` there, although `O` moves first. Class `B`: `O` intrudes at `!`, or at the pattern's move if
//!   it has none. Class `t`: its actions say where nobody gets territory.
//!
//! A wall stands only if its stones do: those of its owner that the pattern shows must be alive. The cost is that of
//! matching, some microseconds, and of what the constraints read.

use super::terrain::{ATTENUATION, FULL_STRENGTH, Purpose, Terrain};
use crate::board::{Color, Point, PointSet};
use crate::pattern::Databases;
use crate::pattern::{
    Barrier, Database, Effect, Influence, Kind, Match, Meaning, Surroundings, Symbol, ValueName, Verdict,
};

/// How much of the influence passes where a barrier weakens it.
const WEAKENED: f32 = 0.7;
/// The strength of an enhancing source, where the pattern gives no value.
const ENHANCED: f32 = 0.2 * FULL_STRENGTH;
/// The strength of an invader, where the pattern gives no value.
const INVADER: f32 = 0.02 * FULL_STRENGTH;
/// The strength of an intruder, where the pattern gives no value.
const INTRUDER: f32 = 0.4 * FULL_STRENGTH;
/// All places where one stone goes on are together as strong as this part of it, at most: it does so at one of them.
const ONE_MOVE: f32 = 0.6;

/// What the patterns of a position say of the terrain, before it is known which stones live.
#[derive(Clone, Debug)]
pub struct Landscape {
    to_move: Color,
    /// Whether there were barrier patterns to match at all.
    has_barriers: bool,
    sayings: Vec<Saying>,
}

/// What one accepted match says.
#[derive(Clone, Debug)]
struct Saying {
    /// Who must be alive for it to count.
    owner: Color,
    /// The stones of the owner that the pattern shows.
    stones: Vec<Point>,
    /// For which player alone, moving next everywhere, it counts.
    only_for: Option<Color>,
    /// For which purpose alone it counts.
    only_where: Option<Purpose>,
    changes: Vec<Change>,
    /// The points of which the match says what must be there: it says nothing any more when a stone is played on one.
    area: PointSet,
}

/// A change of the terrain.
#[derive(Clone, Copy, Debug)]
enum Change {
    Source {
        point: Point,
        color: Color,
        strength: f32,
    },
    /// A stone goes on there, if its owner moves next.
    Step {
        from: Point,
        point: Point,
        strength: f32,
    },
    Limit {
        point: Point,
        color: Color,
        permeability: f32,
    },
    NoTerritory {
        point: Point,
        color: Color,
    },
}

impl Landscape {
    /// Without any patterns.
    #[must_use]
    pub fn bare(to_move: Color) -> Self {
        Self { to_move, has_barriers: false, sayings: Vec::new() }
    }

    /// What the patterns say if Black moves next everywhere, and if White does.
    #[must_use]
    pub fn of_both(around: &mut Surroundings<'_>, databases: &Databases) -> [Self; 2] {
        let to_move = around.color;
        let mut open = Vec::new();
        for color in Color::BOTH {
            around.color = color;
            for (found, effects) in accepted(databases.influence, around) {
                add_sources(&mut open, &found, color);
                add_effects(&mut open, &found, &effects, color);
            }
        }
        let both = Color::BOTH.map(|color| {
            around.color = color;
            let mut all = Self { to_move: color, has_barriers: !databases.barrier.is_empty(), sayings: open.clone() };
            for (found, effects) in accepted(databases.barrier, around) {
                all.add_barrier(&found);
                add_effects(&mut all.sayings, &found, &effects, color);
            }
            all
        });
        around.color = to_move;
        both
    }

    /// The same once a stone has been played at a point: what was said by a match that covers the point is not said any more,
    /// and what matches now that it is there is asked anew. The surroundings are those of the position with the stone.
    #[must_use]
    pub fn with_stone(&self, around: &mut Surroundings<'_>, databases: &Databases, point: Point) -> Self {
        let (asked_for, to_move) = (around.color, self.to_move);
        let kept = self.sayings.iter().filter(|saying| !saying.area.contains(point)).cloned();
        let mut after = Self { to_move, has_barriers: self.has_barriers, sayings: kept.collect() };
        for color in Color::BOTH {
            around.color = color;
            for (found, effects) in accepted_at(databases.influence, around, point) {
                add_sources(&mut after.sayings, &found, color);
                add_effects(&mut after.sayings, &found, &effects, color);
            }
        }
        around.color = to_move;
        for (found, effects) in accepted_at(databases.barrier, around, point) {
            after.add_barrier(&found);
            add_effects(&mut after.sayings, &found, &effects, to_move);
        }
        around.color = asked_for;
        after
    }

    /// The player who is assumed to move next everywhere.
    #[must_use]
    pub fn to_move(&self) -> Color {
        self.to_move
    }

    /// Whether barrier patterns say where walls are.
    pub(super) fn has_barriers(&self) -> bool {
        self.has_barriers
    }

    fn add_barrier(&mut self, found: &Match<Barrier>) {
        let (own, enemy) = (self.to_move, self.to_move.opponent());
        for meaning in found.meanings() {
            let (owner, changes) = match meaning {
                Meaning::StopsOurs => (enemy, limits(found, own)),
                Meaning::StopsTheirs => (own, limits(found, enemy)),
                Meaning::Intrudes => (own, intrusions(found, own)),
                _ => continue,
            };
            add(&mut self.sayings, found, own, owner, changes);
        }
    }

    /// Changes a terrain, on which stones of strength 0 are not there.
    pub(super) fn apply(&self, terrain: &mut Terrain) {
        let purpose = terrain.purpose();
        let mut steps = Steps::default();
        for saying in &self.sayings {
            let is_asked = saying.only_where.is_none_or(|only| only == purpose);
            if !is_asked || saying.only_for.is_some_and(|color| color != self.to_move) {
                continue;
            }
            if saying.stones.iter().any(|&stone| terrain.strength(stone, saying.owner) <= 0.0) {
                continue;
            }
            for change in &saying.changes {
                match *change {
                    Change::Source { point, color, strength } => {
                        terrain.add_source(point, color, strength, ATTENUATION);
                    }
                    Change::Step { from, point, strength } => steps.0.push((from, point, strength)),
                    Change::Limit { point, color, permeability } => terrain.limit(point, color, permeability),
                    Change::NoTerritory { point, color } => terrain.forbid_territory(point, color),
                }
            }
        }
        steps.apply(terrain, self.to_move);
    }
}

/// Where stones go on: from, to, and how strongly.
#[derive(Debug, Default)]
struct Steps(Vec<(Point, Point, f32)>);

impl Steps {
    fn apply(mut self, terrain: &mut Terrain, color: Color) {
        // Of two steps of a stone to the same point the stronger one counts.
        let order = |&(from, to, _): &(Point, Point, f32)| (from.index(), to.index());
        self.0.sort_by(|a, b| order(a).cmp(&order(b)).then(b.2.total_cmp(&a.2)));
        self.0.dedup_by_key(|step| order(step));
        for steps in self.0.chunk_by(|a, b| a.0 == b.0) {
            let whole: f32 = steps.iter().map(|step| step.2).sum();
            let Some(&(from, ..)) = steps.first() else { continue };
            let part = (ONE_MOVE * terrain.strength(from, color) / whole).min(1.0);
            for &(_, to, strength) in steps {
                terrain.add_source(to, color, part * strength, ATTENUATION);
            }
        }
    }
}

/// Adds what a match for `color` says, if the stones of `owner` in it are alive.
fn add<K: Kind>(sayings: &mut Vec<Saying>, found: &Match<K>, color: Color, owner: Color, changes: Vec<Change>) {
    let symbols = if owner == color { [Symbol::Own, Symbol::OwnAnchor] } else { [Symbol::Enemy, Symbol::EnemyAnchor] };
    if !changes.is_empty() {
        let (stones, area) = (points(found, &symbols), area(found));
        // Where somebody goes on is no matter of how strong groups are.
        let is_step = changes.iter().any(|change| matches!(change, Change::Step { .. }));
        let only_where = is_step.then_some(Purpose::Territory);
        sayings.push(Saying { owner, stones, only_for: None, only_where, changes, area });
    }
}

/// Adds what the action of a match for `color` does, whoever lives.
fn add_effects<K: Kind>(sayings: &mut Vec<Saying>, found: &Match<K>, effects: &[Effect], color: Color) {
    let changes: Vec<Change> = effects
        .iter()
        .filter_map(|effect| match *effect {
            Effect::NoTerritory(point, color) => Some(Change::NoTerritory { point, color }),
            _ => None,
        })
        .collect();
    if !changes.is_empty() {
        let (stones, area) = (Vec::new(), area(found));
        sayings.push(Saying { owner: color, stones, only_for: None, only_where: None, changes, area });
    }
}

/// The accepted matches for the player of the surroundings.
fn accepted<K: Kind>(databases: &[&Database<K>], around: &mut Surroundings<'_>) -> Vec<(Match<K>, Vec<Effect>)> {
    databases.iter().flat_map(|database| database.accepted(around)).collect()
}

/// The accepted matches that cover a point.
fn accepted_at<K: Kind>(
    databases: &[&'static Database<K>],
    around: &mut Surroundings<'_>,
    point: Point,
) -> Vec<(Match<K>, Vec<Effect>)> {
    let all = databases.iter().flat_map(|database| database.matches(around.board, around.color));
    let is_near = |found: &Match<K>| {
        let diagram = &found.pattern.diagram;
        found.anchor.distance(point) < diagram.height().max(diagram.width())
    };
    let near: Vec<Match<K>> = all.filter(|found| is_near(found) && area(found).contains(point)).collect();
    let judged = near.into_iter().filter_map(|found| match found.judge(around) {
        Verdict::Accepted(effects) => Some((found, effects)),
        Verdict::Refused(_) | Verdict::Unknown(_) => None,
    });
    judged.collect()
}

/// The points of which a match says what must be there.
fn area<K: Kind>(found: &Match<K>) -> PointSet {
    let drawn = found.pattern.diagram.symbols().filter(|&(_, _, symbol)| symbol != Symbol::Any);
    let at = found.placing();
    drawn.map(|(row, column, _)| at(row, column)).collect()
}

/// Adds the sources of an Influence pattern, at its move.
fn add_sources(sayings: &mut Vec<Saying>, found: &Match<Influence>, color: Color) {
    let Some(point) = found.move_point() else { return };
    let strength = |default| value(found).unwrap_or(default);
    let stones = points(found, &[Symbol::Own, Symbol::OwnAnchor]);
    for meaning in found.meanings() {
        let (strength, only_for, purpose) = match meaning {
            Meaning::Enhances => (strength(ENHANCED), None, Purpose::Strength),
            Meaning::Invades => {
                (strength(INVADER), (!found.pattern.classes.has('s')).then_some(color), Purpose::Territory)
            }
            _ => continue,
        };
        let is_for_both = purpose == Purpose::Territory && only_for.is_none();
        let colors = if is_for_both { &Color::BOTH[..] } else { &[color][..] };
        let changes = colors.iter().map(|&color| Change::Source { point, color, strength }).collect();
        let (stones, area) = (stones.clone(), area(found));
        sayings.push(Saying { owner: color, stones, only_for, only_where: Some(purpose), changes, area });
    }
}

/// Where a barrier stops and where it weakens the influence of `stopped`.
fn limits(found: &Match<Barrier>, stopped: Color) -> Vec<Change> {
    let at = |symbol, permeability| {
        let limit = move |point| Change::Limit { point, color: stopped, permeability };
        points(found, &[symbol]).into_iter().map(limit)
    };
    at(Symbol::Stop, 0.0).chain(at(Symbol::Inhibited, WEAKENED)).collect()
}

/// Where `color` intrudes.
fn intrusions(found: &Match<Barrier>, color: Color) -> Vec<Change> {
    let mut at = points(found, &[Symbol::Inhibited]);
    if at.is_empty() {
        at.extend(found.move_point());
    }
    let strength = value(found).unwrap_or(INTRUDER);
    let from = points(found, &[Symbol::OwnAnchor]).first().copied();
    let change = |point| match from {
        Some(from) => Change::Step { from, point, strength },
        None => Change::Source { point, color, strength },
    };
    at.into_iter().map(change).collect()
}

/// The value that the class line gives.
fn value<K: Kind>(found: &Match<K>) -> Option<f32> {
    let value = found.pattern.values.iter().find(|value| value.name == ValueName::MinValue);
    value.map(|value| value.amount)
}

/// Where a match has one of these symbols.
fn points<K: Kind>(found: &Match<K>, symbols: &[Symbol]) -> Vec<Point> {
    let cells = found.pattern.diagram.places(symbols);
    let at = found.placing();
    cells.map(|(row, column)| at(row, column)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::pattern::Diagram;
    use crate::patterns;
    use crate::playout::Random;
    use crate::reading::Reader;

    patterns! {
        /// Walls of all shapes, about which nothing is read.
        static WALLS: Barrier;

        /// A long gap, placed by the stone at its end.
        pattern! < Wall1
            O,,,O

            : +, D
        >

        /// A stone above the edge, with a corner that does not matter.
        pattern! < Wall2
            O.??
            ,!.?
            ----

            : 8, D
        >

        /// A diagonal.
        pattern! < Wall3
            X,
            ,X

            : X, A
        >

        /// What runs down from a stone, beside what does not matter.
        pattern! < Wall4
            ?O
            ?,
            ?!
            ox

            : 8, D
        >
    }

    patterns! {
        /// What is said beside walls: with moves, actions and constraints.
        static INTRUSIONS: Barrier;

        /// A stone beside one of theirs goes on.
        pattern! < Intrusion1
            Q.!
            X??

            : 8, B
        >

        /// A point that will be filled.
        pattern! < Neutral1
            O.O
            .!X
            ?OX

            : 8, t

            O.O
            .aX
            ?OX

            > non_oterritory(a)
        >

        /// A push that is not captured at once.
        pattern! < Push1
            XX..
            O*.?

            : 8, B

            XX..
            Oa.?

            ; safe_omove(a)
        >
    }

    patterns! {
        /// Where influence comes from.
        static SOURCES: Influence;

        /// Far from the stone.
        pattern! < Reach1
            O..*

            : -, E
        >

        /// Beside what may be theirs.
        pattern! < Reach2
            O.x
            .*?

            : 8, E
        >

        /// Under a stone of theirs.
        pattern! < Invasion1
            ?X?
            ...
            .*.

            : |, I
        >
    }

    const BARRIERS: &[&Database<Barrier>] = &[&WALLS, &INTRUSIONS];
    const INFLUENCES: &[&Database<Influence>] = &[&SOURCES];

    /// Positions of all stages of a game, in which each move is anywhere.
    fn position(random: &mut Random, size: usize) -> Board {
        let mut board = Board::new(size).expect("a size");
        for n in 0..5 + random.below(size * size / 2) {
            board.try_play(Point::new(random.below(size), random.below(size)), Color::BOTH[n % 2]);
        }
        board
    }

    /// The points that a match covers, found on a board that is turned until the pattern lies on it as it is drawn.
    fn covered<K: Kind>(found: &Match<K>, size: usize) -> Vec<Point> {
        let diagram = &found.pattern.diagram;
        let anchor = found.orientation.inverse().on_board(found.anchor, size);
        let (r, c) = diagram.anchor();
        let (top, left) = (anchor.row() - r, anchor.column() - c);
        let drawn =
            diagram.rows.iter().enumerate().flat_map(|(r, row)| row.bytes().enumerate().map(move |(c, s)| (r, c, s)));
        let says_something = drawn.filter(|&(.., symbol)| symbol != b'?');
        says_something.map(|(r, c, _)| found.orientation.on_board(Point::new(top + r, left + c), size)).collect()
    }

    /// What is found of the matches that cover each point, beside all matches of the position. Counts matches that cover a point, those
    /// that do not, and those that cover it as far from their anchors as can be.
    fn compare<K: Kind + std::fmt::Debug>(
        databases: &[&'static Database<K>],
        around: &mut Surroundings<'_>,
        counts: &mut [usize; 3],
    ) {
        let size = around.board.size();
        let all = accepted(databases, around);
        for point in &around.board.points().clone() {
            let (covering, others): (Vec<_>, Vec<_>) =
                all.iter().cloned().partition(|(found, _)| covered(found, size).contains(&point));
            let is_at_the_end = |(found, _): &&(Match<K>, Vec<Effect>)| {
                let Diagram { rows, .. } = found.pattern.diagram;
                found.anchor.distance(point) == rows.len().max(rows[0].len()) - 1
            };
            counts[0] += covering.len();
            counts[1] += others.len();
            counts[2] += covering.iter().filter(is_at_the_end).count();
            let found = accepted_at(databases, around, point);
            assert_eq!(found, covering, "{point:?} for {:?}\n{}", around.color, around.board);
        }
    }

    #[test]
    fn the_matches_at_a_point_are_those_of_all_that_cover_it() {
        let (mut random, mut reader) = (Random::new(8), Reader::default());
        let (mut walls, mut sources) = ([0; 3], [0; 3]);
        for n in 0..40 {
            let mut board = position(&mut random, [9, 13][n % 2]);
            for color in Color::BOTH {
                let mut around = Surroundings::new(&mut board, &mut reader, color);
                compare(BARRIERS, &mut around, &mut walls);
                compare(INFLUENCES, &mut around, &mut sources);
            }
        }
        let is_much = |counts: [usize; 3]| counts[0] > 1_000 && counts[1] > 10_000 && counts[2] > 100;
        assert!(is_much(walls) && is_much(sources), "{walls:?} {sources:?}");
    }

    /// The same things said, in any order.
    fn said(landscape: &Landscape) -> Vec<String> {
        let mut said: Vec<String> = landscape.sayings.iter().map(|saying| format!("{saying:?}")).collect();
        said.sort();
        said
    }

    /// Where nothing is captured, and patterns ask nothing.
    #[test]
    fn what_walls_say_once_a_stone_is_played_is_what_they_say_in_the_position_with_it() {
        const ALONE: &[&Database<Barrier>] = &[&WALLS];
        let databases = Databases { barrier: ALONE, ..Databases::default() };
        let (mut random, mut reader) = (Random::new(9), Reader::default());
        let mut counts = [0; 3];
        for n in 0..40 {
            let mut board = position(&mut random, [9, 13][n % 2]);
            let before = Landscape::of_both(&mut Surroundings::new(&mut board, &mut reader, Color::Black), &databases);
            for _ in 0..20 {
                let point = Point::new(random.below(board.size()), random.below(board.size()));
                let color = Color::BOTH[random.below(2)];
                let prisoners = |board: &Board| Color::BOTH.map(|color| board.captures(color));
                let taken = prisoners(&board);
                if !board.try_play(point, color) {
                    continue;
                }
                if prisoners(&board) == taken {
                    let mut around = Surroundings::new(&mut board, &mut reader, color);
                    let anew = Landscape::of_both(&mut around, &databases);
                    for (before, anew) in before.iter().zip(&anew) {
                        let after = before.with_stone(&mut around, &databases, point);
                        assert_eq!(said(&after), said(anew), "{color:?} at {point:?}\n{}", around.board);
                        assert_eq!(after.to_move(), anew.to_move());
                        let [before, after] = [before, &after].map(said);
                        counts[0] += usize::from(before.iter().any(|one| !after.contains(one)));
                        counts[1] += usize::from(after.iter().any(|one| !before.contains(one)));
                        counts[2] += usize::from(before.iter().any(|one| after.contains(one)));
                    }
                }
                board.undo();
            }
        }
        assert!(counts.into_iter().all(|count| count > 200), "gone, new, kept: {counts:?}");
    }
}
