//! How many eyes does a space give, whoever moves first, and where are its vital points?
//!
//! Both players play inside the space until neither wants to: an exact search of the game on its graph, with captures,
//! without suicide. What the attacker plays on a marginal point is connected to the outside. Kos are the attacker's. One eye is there if the
//! attacker can't get into some part of the space; two are there if two parts are such, or if the attacker can't kill
//! even when he has filled all liberties outside: so a seki counts as life. Spaces of up to seven points cost some
//! microseconds, of twelve a millisecond; the search gives up after [`BUDGET`] positions.
//! It does not see: a wall that can be cut apart, and who has more ko threats.

use super::graph::{EyeGraph, Points, bits};
use super::value::EyeValue;
use rustc_hash::FxHashMap;

/// The positions that are looked at before a space is given up.
const BUDGET: u32 = 60_000;
/// How many threats may be answered between the two moves of a player who moves twice.
const MOST_THREATS: u32 = 2;
/// Spaces with more empty points are not searched for threats.
const FEW_POINTS: u32 = 9;

/// Fewer stones of the attacker's than these are never alive in seki.
const FEWEST_IN_SEKI: u32 = 2;

/// What is known of a graph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// How many eyes.
    pub value: EyeValue,
    /// The attacker's first moves that leave as few eyes as possible; none if no move is needed or helps.
    pub attacks: Points,
    /// The defender's first moves that make as many eyes as possible; none if no move is needed or helps.
    pub defenses: Points,
}

/// Who moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Side {
    Attacker,
    Defender,
}

impl Side {
    fn other(self) -> Self {
        match self {
            Self::Attacker => Self::Defender,
            Self::Defender => Self::Attacker,
        }
    }
}

/// A position inside the space. Points that are none of these have become wall.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Position {
    empty: Points,
    /// The attacker's stones.
    attackers: Points,
    /// Those of them that stand on ways in but are prisoners all the same; once taken, the way is open.
    plugs: Points,
    /// The defender's stones that are not connected to the wall yet, and so can be captured.
    loose: Points,
    /// Where loose stones were taken: the defender does not play there again until a stone of the wall takes some of the
    /// attacker's. So kos are the attacker's, and no position comes twice.
    spent: Points,
}

/// What happened before a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Stage {
    /// A move.
    Played,
    /// A pass: another one, and both players are content.
    Passed,
    /// The attacker has filled all liberties outside, and now tries to capture the wall.
    Filled,
}

/// The question whether there will be `eyes`, with `side` to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Question {
    position: Position,
    side: Side,
    stage: Stage,
    eyes: u8,
}

/// A move when all liberties outside are filled.
enum Filled {
    Played(Position),
    /// The wall is captured.
    Captured,
    Illegal,
}

/// Too much to read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GaveUp;

/// Works out what a space is worth.
///
/// # Errors
/// If it is too large to be read.
pub fn solve(graph: &EyeGraph) -> Result<Solution, GaveUp> {
    Solver { graph, known: FxHashMap::default(), budget: BUDGET }.solve()
}

struct Solver<'a> {
    graph: &'a EyeGraph,
    known: FxHashMap<Question, bool>,
    budget: u32,
}

impl Solver<'_> {
    fn solve(&mut self) -> Result<Solution, GaveUp> {
        let (attackers, loose) = (self.graph.prisoners(), self.graph.loose());
        let empty = self.graph.all() & !(attackers | loose);
        let mut start = Position { empty, attackers, plugs: attackers & self.graph.open(), loose, spent: 0 };
        self.join_wall(&mut start);
        let min = self.eyes(start, Side::Attacker)?;
        let max = self.eyes(start, Side::Defender)?;
        let (mut attacks, mut defenses) = (0, 0);
        if min != max {
            for i in bits(start.empty) {
                if let Some(next) = self.play(start, i, Side::Attacker)
                    && self.eyes(next, Side::Defender)? == min
                {
                    attacks |= 1 << i;
                }
                if let Some(next) = self.play(start, i, Side::Defender)
                    && self.eyes(next, Side::Attacker)? == max
                {
                    defenses |= 1 << i;
                }
            }
        }
        // Threats are a refinement: without them the value is still right in its middle.
        let twice = self.threats(start, min, max).unwrap_or((min, max));
        let value = EyeValue::new(twice.0, min, max, twice.1);
        Ok(Solution { value, attacks, defenses })
    }

    fn threats(&mut self, start: Position, min: u8, max: u8) -> Result<(u8, u8), GaveUp> {
        if start.empty.count_ones() > FEW_POINTS {
            return Err(GaveUp);
        }
        let mut twice = (min, max);
        for i in bits(start.empty) {
            if min > 0
                && let Some(next) = self.play(start, i, Side::Attacker)
            {
                twice.0 = twice.0.min(self.after_attack(next, min, MOST_THREATS)?);
            }
            if max < 2
                && let Some(next) = self.play(start, i, Side::Defender)
            {
                twice.1 = twice.1.max(self.after_defense(next, max, MOST_THREATS)?);
            }
        }
        Ok(twice)
    }

    /// What is left if the attacker's move goes unanswered: the defender plays elsewhere, now or after moves that threaten
    /// to make more eyes than `usual` and so must be answered.
    fn after_attack(&mut self, position: Position, usual: u8, threats: u32) -> Result<u8, GaveUp> {
        let mut best = self.eyes(position, Side::Attacker)?;
        for i in bits(position.empty) {
            if best >= usual || threats == 0 {
                break;
            }
            let Some(threat) = self.play(position, i, Side::Defender) else { continue };
            if self.eyes(threat, Side::Defender)? <= usual {
                continue;
            }
            let mut worst = 2;
            for answer in bits(threat.empty) {
                if let Some(next) = self.play(threat, answer, Side::Attacker)
                    && self.eyes(next, Side::Defender)? <= usual
                {
                    worst = worst.min(self.after_attack(next, usual, threats - 1)?);
                }
            }
            best = best.max(worst.min(usual));
        }
        Ok(best)
    }

    /// The same with the players exchanged.
    fn after_defense(&mut self, position: Position, usual: u8, threats: u32) -> Result<u8, GaveUp> {
        let mut best = self.eyes(position, Side::Defender)?;
        for i in bits(position.empty) {
            if best <= usual || threats == 0 {
                break;
            }
            let Some(threat) = self.play(position, i, Side::Attacker) else { continue };
            if self.eyes(threat, Side::Attacker)? >= usual {
                continue;
            }
            let mut worst = 0;
            for answer in bits(threat.empty) {
                if let Some(next) = self.play(threat, answer, Side::Defender)
                    && self.eyes(next, Side::Attacker)? >= usual
                {
                    worst = worst.max(self.after_defense(next, usual, threats - 1)?);
                }
            }
            best = best.min(worst.max(usual));
        }
        Ok(best)
    }

    /// How many eyes there will be, `side` moving first.
    fn eyes(&mut self, position: Position, side: Side) -> Result<u8, GaveUp> {
        let mut eyes = 0;
        while eyes < 2 && self.are(Question { position, side, stage: Stage::Played, eyes: eyes + 1 })? {
            eyes += 1;
        }
        Ok(eyes)
    }

    /// Whether there will be that many eyes. Each player may pass; when both do, the eyes are counted.
    fn are(&mut self, question: Question) -> Result<bool, GaveUp> {
        let Question { position, side, stage, eyes } = question;
        if self.count(position, position.loose) >= eyes {
            // Closed parts of the space stay eyes whatever happens inside them.
            return Ok(true);
        }
        let lost = match stage {
            Stage::Filled => self.wall_liberties(position) == 0,
            Stage::Played | Stage::Passed => self.no_room(position, eyes),
        };
        if lost {
            return Ok(false);
        }
        if let Some(&known) = self.known.get(&question) {
            return Ok(known);
        }
        self.budget = self.budget.checked_sub(1).ok_or(GaveUp)?;
        let result = self.by_a_move(question)? || self.by_a_pass(question)?;
        // For the attacker the two lines above found out whether a move or a pass *fails* to prevent the eyes.
        let result = if side == Side::Defender { result } else { !result };
        self.known.insert(question, result);
        Ok(result)
    }

    /// Whether some move of the player gets what he wants.
    fn by_a_move(&mut self, question: Question) -> Result<bool, GaveUp> {
        let Question { position, side, stage, eyes } = question;
        let wanted = side == Side::Defender;
        for i in self.ordered(position) {
            let reached = match stage {
                Stage::Filled => match self.play_filled(position, i, side) {
                    Filled::Captured => return Ok(true),
                    Filled::Illegal => continue,
                    Filled::Played(next) => Question { position: next, side: side.other(), stage, eyes },
                },
                Stage::Played | Stage::Passed => match self.play(position, i, side) {
                    None => continue,
                    Some(next) => Question { position: next, side: side.other(), stage: Stage::Played, eyes },
                },
            };
            if self.are(reached)? == wanted {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether the player gets what he wants by passing.
    fn by_a_pass(&mut self, question: Question) -> Result<bool, GaveUp> {
        let Question { position, side, stage, eyes } = question;
        let wanted = side == Side::Defender;
        let reached = match stage {
            Stage::Played => Question { side: side.other(), stage: Stage::Passed, ..question },
            // The attacker goes on outside until the last liberty there is filled, and it is the defender's turn.
            Stage::Passed if eyes == 2 && position.attackers.count_ones() >= FEWEST_IN_SEKI => {
                Question { side: Side::Defender, stage: Stage::Filled, ..question }
            }
            // From outside, the attacker can force the defender to take stones on a false eye.
            Stage::Passed if position.plugs != 0 => return Ok(self.by_taking_plugs(question)? == wanted),
            // Loose stones that nobody wants to capture stay where they are.
            Stage::Passed => return Ok((self.count(position, 0) >= eyes) == wanted),
            // Here the attacker must kill.
            Stage::Filled if side == Side::Attacker => return Ok(false),
            Stage::Filled => Question { side: side.other(), ..question },
        };
        Ok(self.are(reached)? == wanted)
    }

    /// Whether the eyes are there when the defender has to take a prisoner on a false eye.
    fn by_taking_plugs(&mut self, question: Question) -> Result<bool, GaveUp> {
        for i in bits(question.position.empty) {
            if let Some(next) = self.play(question.position, i, Side::Defender)
                && next.plugs != question.position.plugs
                && self.are(Question { position: next, side: Side::Attacker, stage: Stage::Played, ..question })?
            {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The ways in at which the attacker's stones are connected to the outside.
    fn open(&self, position: Position) -> Points {
        self.graph.open() & !position.plugs
    }

    /// The empty points, those with the most company first: the vital point is mostly the middle one.
    fn ordered(&self, position: Position) -> impl Iterator<Item = usize> + use<> {
        let rank = |i: usize| (self.graph.around(1 << i) & (position.empty | position.attackers)).count_ones();
        let mut points: smallvec::SmallVec<[(u32, usize); 16]> =
            bits(position.empty).map(|i| (u32::MAX - rank(i), i)).collect();
        points.sort_unstable();
        points.into_iter().map(|(_, i)| i)
    }

    /// The parts of the space that the attacker can't get out of: each will be an eye at least, unless it is next to stones
    /// in danger.
    fn count(&self, position: Position, danger: Points) -> u8 {
        let mut left = position.empty | position.attackers;
        let mut eyes = 0;
        while left != 0 && eyes < 2 {
            let part = self.graph.connected(left & left.wrapping_neg(), left);
            left &= !part;
            if part & self.graph.open() == 0 && self.graph.around(part) & danger == 0 {
                eyes += 1;
            }
        }
        eyes
    }

    /// Whether there is no room for so many eyes: two need at least two points apart.
    fn no_room(&self, position: Position, eyes: u8) -> bool {
        let room = (position.empty | position.attackers | position.loose) & !self.alive(position);
        (room.count_ones() as u8) < 2 * eyes - 1 && {
            let parts = self.parts(room);
            parts < eyes
        }
    }

    fn parts(&self, area: Points) -> u8 {
        let (mut left, mut parts) = (area, 0);
        while left != 0 {
            left &= !self.graph.connected(left & left.wrapping_neg(), left);
            parts += 1;
        }
        parts
    }

    /// The attacker's stones that are connected to the outside.
    fn alive(&self, position: Position) -> Points {
        self.graph.connected(position.attackers & self.open(position), position.attackers)
    }

    /// The position after a move; `None` if it is suicide, or retakes a ko.
    fn play(&self, before: Position, point: usize, side: Side) -> Option<Position> {
        let stone: Points = 1 << point;
        let mut after = Position { empty: before.empty & !stone, ..before };
        match side {
            Side::Attacker => {
                after.attackers |= stone;
                after.spent |= self.capture_loose(&mut after, stone);
                let string = self.graph.connected(stone, after.attackers);
                let breathes = string & self.open(before) != 0 || self.graph.around(string) & after.empty != 0;
                breathes.then_some(after)
            }
            Side::Defender if before.spent & stone != 0 => None,
            Side::Defender => {
                after.loose |= stone;
                self.join_wall(&mut after);
                self.capture_attackers(&mut after, stone);
                if after.loose & stone == 0 {
                    after.spent = if after.attackers == before.attackers { before.spent } else { 0 };
                    return Some(after);
                }
                let string = self.graph.connected(stone, after.loose);
                (self.graph.around(string) & after.empty != 0).then_some(after)
            }
        }
    }

    /// A move when all liberties outside are filled: the wall lives by those inside alone.
    fn play_filled(&self, before: Position, point: usize, side: Side) -> Filled {
        let breathes = |position: Position| self.wall_liberties(position) != 0;
        match self.play(before, point, side) {
            Some(after) if breathes(after) => Filled::Played(after),
            Some(_) if side == Side::Attacker => Filled::Captured,
            Some(_) => Filled::Illegal,
            // What would be suicide takes the last liberty of the wall.
            None if side == Side::Attacker && self.wall_liberties(before) == 1 << point => Filled::Captured,
            None => Filled::Illegal,
        }
    }

    /// The liberties of the wall inside the space.
    fn wall_liberties(&self, position: Position) -> Points {
        let filled = self.graph.all() & !(position.empty | position.attackers | position.loose);
        (self.graph.walled() | self.graph.around(filled)) & position.empty
    }

    /// Takes the defender's loose stones next to the attacker's new stone that have no liberty; gives what was taken.
    fn capture_loose(&self, position: &mut Position, stone: Points) -> Points {
        let mut taken = 0;
        let mut left = self.graph.around(stone) & position.loose;
        while left != 0 {
            let string = self.graph.connected(left & left.wrapping_neg(), position.loose);
            left &= !string;
            if self.graph.around(string) & position.empty == 0 {
                taken |= string;
            }
        }
        position.loose &= !taken;
        position.empty |= taken;
        taken
    }

    /// Takes the attacker's stones next to the defender's new stone that have no liberty and no way
    /// out.
    fn capture_attackers(&self, position: &mut Position, stone: Points) {
        let mut taken = 0;
        let mut left = self.graph.around(stone) & position.attackers;
        while left != 0 {
            let string = self.graph.connected(left & left.wrapping_neg(), position.attackers);
            left &= !string;
            if string & self.open(*position) == 0 && self.graph.around(string) & position.empty == 0 {
                taken |= string;
            }
        }
        position.attackers &= !taken;
        position.plugs &= !taken;
        position.empty |= taken;
    }

    /// Loose stones next to the wall, or to points that have become wall, are wall.
    fn join_wall(&self, position: &mut Position) {
        let filled = self.graph.all() & !(position.empty | position.attackers | position.loose);
        let wall = self.graph.walled() | self.graph.around(filled);
        let joined = self.graph.connected(position.loose & wall, position.loose);
        position.loose &= !joined;
    }
}
