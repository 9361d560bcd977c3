//! How many eyes does a space give, whoever moves first, and where are its vital points?
//!
//! Both players play inside the space until neither wants to: a search of the whole game on its graph, with captures,
//! without suicide. What the attacker plays on a marginal point is connected to the outside; kos are his. One eye is
//! there if he can't get into some part of the space; two are there if two parts are such, or if he can't kill even
//! when he has filled all liberties outside: so a seki counts as life. Where moves have cut the space into parts,
//! each is read alone and the values are added up. Spaces of up to seven points cost some microseconds, of twelve a
//! millisecond; the search gives up after [`BUDGET`] positions.
//! It does not see: a wall that can be cut apart, who has more ko threats, and threats that work in two parts at once.

use super::graph::{EyeGraph, Points, bits};
use super::interior::{Interior, Side};
use super::value::EyeValue;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// The positions that are looked at before a space is given up.
const BUDGET: u32 = 2_000;
/// Spaces with more points are not read before they are made coarser.
const MOST_POINTS: usize = 20;
/// So many empty points, closed off, are two eyes: nothing larger than the rabbit's six can be filled in time.
const ALWAYS_TWO: u32 = 8;
/// A player who moves twice may be held up between the two moves by so many threats that must be answered.
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

/// How far the game in the space has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Stage {
    /// A stone was played last, or nothing yet.
    Played,
    /// One player has passed. If the other one does too, the eyes are counted.
    Passed,
    /// All liberties outside are filled by the attacker's stones, so that the wall is captured when it has none inside.
    Filled,
}

/// What is to be proved or refuted: that there will be so many eyes, if this side moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Claim {
    position: Interior,
    side: Side,
    stage: Stage,
    eyes: u8,
}

/// What comes of a move when all liberties outside are filled.
enum Filled {
    Played(Interior),
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
    if graph.len() > MOST_POINTS && graph.coarser().is_some() {
        return Err(GaveUp);
    }
    Solver { graph, known: FxHashMap::default(), budget: BUDGET }.solve()
}

struct Solver<'a> {
    graph: &'a EyeGraph,
    known: FxHashMap<Claim, bool>,
    budget: u32,
}

impl Solver<'_> {
    fn solve(&mut self) -> Result<Solution, GaveUp> {
        let start = Interior::of(self.graph);
        let min = self.eyes(start, Side::Attacker)?;
        let max = self.eyes(start, Side::Defender)?;
        let (mut attacks, mut defenses) = (0, 0);
        if min != max {
            for i in bits(start.empty) {
                if let Some(next) = start.play(self.graph, i, Side::Attacker)
                    && self.eyes(next, Side::Defender)? == min
                {
                    attacks |= 1 << i;
                }
                if let Some(next) = start.play(self.graph, i, Side::Defender)
                    && self.eyes(next, Side::Attacker)? == max
                {
                    defenses |= 1 << i;
                }
            }
        }
        // What a player gets by moving twice is looked at only if there is time: what each gets by moving first does not
        // depend on it.
        let twice = self.threats(start, min, max).unwrap_or((min, max));
        let value = EyeValue::new(twice.0, min, max, twice.1);
        Ok(Solution { value, attacks, defenses })
    }

    /// How many eyes there are if the attacker, and if the defender, moves twice at the start: that is, if the first
    /// move threatens something and is not answered. At the start there are `min` and `max` if they move once.
    fn threats(&mut self, start: Interior, min: u8, max: u8) -> Result<(u8, u8), GaveUp> {
        if start.empty.count_ones() > FEW_POINTS {
            return Err(GaveUp);
        }
        let mut twice = (min, max);
        for i in bits(start.empty) {
            if min > 0
                && let Some(next) = start.play(self.graph, i, Side::Attacker)
            {
                twice.0 = twice.0.min(self.after_attack(next, min, MOST_THREATS)?);
            }
            if max < 2
                && let Some(next) = start.play(self.graph, i, Side::Defender)
            {
                twice.1 = twice.1.max(self.after_defense(next, max, MOST_THREATS)?);
            }
        }
        Ok(twice)
    }

    /// How many eyes are left if the attacker, who has just moved, moves again. Before that, the defender may play moves
    /// inside that threaten to make more eyes than `usual`, and that the attacker must therefore answer.
    fn after_attack(&mut self, position: Interior, usual: u8, threats: u32) -> Result<u8, GaveUp> {
        let mut best = self.eyes(position, Side::Attacker)?;
        for i in bits(position.empty) {
            if best >= usual || threats == 0 {
                break;
            }
            let Some(threat) = position.play(self.graph, i, Side::Defender) else { continue };
            if self.eyes(threat, Side::Defender)? <= usual {
                continue;
            }
            let mut worst = 2;
            for answer in bits(threat.empty) {
                if let Some(next) = threat.play(self.graph, answer, Side::Attacker)
                    && self.eyes(next, Side::Defender)? <= usual
                {
                    worst = worst.min(self.after_attack(next, usual, threats - 1)?);
                }
            }
            best = best.max(worst.min(usual));
        }
        Ok(best)
    }

    /// How many eyes there are if the defender, who has just moved, moves again: as [`Self::after_attack`], with the
    /// players exchanged.
    fn after_defense(&mut self, position: Interior, usual: u8, threats: u32) -> Result<u8, GaveUp> {
        let mut best = self.eyes(position, Side::Defender)?;
        for i in bits(position.empty) {
            if best <= usual || threats == 0 {
                break;
            }
            let Some(threat) = position.play(self.graph, i, Side::Attacker) else { continue };
            if self.eyes(threat, Side::Attacker)? >= usual {
                continue;
            }
            let mut worst = 0;
            for answer in bits(threat.empty) {
                if let Some(next) = threat.play(self.graph, answer, Side::Defender)
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
    fn eyes(&mut self, position: Interior, side: Side) -> Result<u8, GaveUp> {
        let mut sum = EyeValue::NONE;
        let parts = self.parts(position);
        if let &[part] = &parts[..] {
            return self.eyes_of_part(part, side);
        }
        for part in parts {
            let min = self.eyes_of_part(part, Side::Attacker)?;
            let max = if min == 2 { 2 } else { self.eyes_of_part(part, Side::Defender)? };
            sum = sum.plus(EyeValue::new(min, min, max, max));
            if sum.min() == 2 {
                break;
            }
        }
        Ok(match side {
            Side::Attacker => sum.min(),
            Side::Defender => sum.max(),
        })
    }

    /// The parts of the space that may give eyes, each as a position of its own.
    fn parts(&self, position: Interior) -> SmallVec<[Interior; 4]> {
        let (mut left, mut parts) = (position.inside(), SmallVec::new());
        while left != 0 {
            let part = self.graph.connected(left & left.wrapping_neg(), left);
            left &= !part;
            if part & !position.ways != 0 {
                parts.push(position.within(self.graph, part));
            }
        }
        parts
    }

    fn eyes_of_part(&mut self, position: Interior, side: Side) -> Result<u8, GaveUp> {
        let mut eyes = 0;
        while eyes < 2 && self.are(Claim { position, side, stage: Stage::Played, eyes: eyes + 1 })? {
            eyes += 1;
        }
        Ok(eyes)
    }

    /// Whether there will be that many eyes. Each player may pass; when both do, the eyes are counted.
    fn are(&mut self, claim: Claim) -> Result<bool, GaveUp> {
        let Claim { position, side, stage, eyes } = claim;
        if self.count(position, position.loose) >= eyes {
            // Closed parts of the space stay eyes whatever happens inside them.
            return Ok(true);
        }
        let lost = match stage {
            Stage::Filled => position.wall_liberties() == 0,
            Stage::Played | Stage::Passed => self.no_room(position, eyes),
        };
        if lost {
            return Ok(false);
        }
        if let Some(&known) = self.known.get(&claim) {
            return Ok(known);
        }
        self.budget = self.budget.checked_sub(1).ok_or(GaveUp)?;
        let succeeds = self.by_a_move(claim)? || self.by_a_pass(claim)?;
        // For the attacker, success is that they will not be there.
        let result = succeeds == (side == Side::Defender);
        self.known.insert(claim, result);
        Ok(result)
    }

    /// Whether some move of the player gets what he wants.
    fn by_a_move(&mut self, claim: Claim) -> Result<bool, GaveUp> {
        let Claim { position, side, stage, eyes } = claim;
        let wanted = side == Side::Defender;
        for i in self.ordered(position) {
            let are = match stage {
                Stage::Filled => match self.play_filled(position, i, side) {
                    Filled::Captured => return Ok(true),
                    Filled::Illegal => continue,
                    Filled::Played(next) => self.are(Claim { position: next, side: side.other(), stage, eyes })?,
                },
                Stage::Played | Stage::Passed => match position.play(self.graph, i, side) {
                    None => continue,
                    Some(next) => self.will_be(next, side.other(), eyes)?,
                },
            };
            if are == wanted {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether there will be that many eyes in a position that may have several parts.
    fn will_be(&mut self, position: Interior, side: Side, eyes: u8) -> Result<bool, GaveUp> {
        match &self.parts(position)[..] {
            [] => Ok(false),
            &[position] => self.are(Claim { position, side, stage: Stage::Played, eyes }),
            _ => Ok(self.eyes(position, side)? >= eyes),
        }
    }

    /// Whether the player gets what he wants by passing.
    fn by_a_pass(&mut self, claim: Claim) -> Result<bool, GaveUp> {
        let Claim { position, side, stage, eyes } = claim;
        let wanted = side == Side::Defender;
        let reached = match stage {
            Stage::Played => Claim { side: side.other(), stage: Stage::Passed, ..claim },
            // Both have passed, and enough of the attacker's stones are inside for a seki. He now fills the liberties
            // outside, which nobody can hinder, and then it is the defender's turn.
            Stage::Passed if eyes == 2 && position.attackers.count_ones() >= FEWEST_IN_SEKI => {
                Claim { side: Side::Defender, stage: Stage::Filled, ..claim }
            }
            // The attacker fills the liberties outside until the wall is in atari. Then the defender has to take a prisoner
            // that stands on a false eye, whatever comes of it.
            Stage::Passed if position.plugs != 0 => return Ok(self.by_taking_plugs(claim)? == wanted),
            // Loose stones that nobody wants to capture stay where they are.
            Stage::Passed => return Ok((self.count(position, 0) >= eyes) == wanted),
            // If the attacker passes when all liberties are filled, he has failed to capture the wall.
            Stage::Filled if side == Side::Attacker => return Ok(false),
            Stage::Filled => Claim { side: side.other(), ..claim },
        };
        Ok(self.are(reached)? == wanted)
    }

    /// Whether there will be that many eyes if the defender's next move must take a prisoner on a false eye.
    fn by_taking_plugs(&mut self, claim: Claim) -> Result<bool, GaveUp> {
        for i in bits(claim.position.empty) {
            if let Some(next) = claim.position.play(self.graph, i, Side::Defender)
                && next.plugs != claim.position.plugs
                && self.will_be(next, Side::Attacker, claim.eyes)?
            {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The empty points in the order in which they are tried: ways in first, then those with the most points of the space
    /// next to them, since the vital point is mostly in the middle.
    fn ordered(&self, position: Interior) -> impl Iterator<Item = usize> + use<> {
        let rank = |i: usize| {
            let company = self.graph.around(1 << i) & (position.empty | position.attackers);
            company.count_ones() + if position.ways >> i & 1 != 0 { 4 } else { 0 }
        };
        let mut points: SmallVec<[(u32, usize); 16]> = bits(position.empty).map(|i| (u32::MAX - rank(i), i)).collect();
        points.sort_unstable();
        points.into_iter().map(|(_, i)| i)
    }

    /// The number of eyes that are there already: parts of the space without a way in, which are not next to the stones in
    /// `danger`. Two is enough.
    fn count(&self, position: Interior, danger: Points) -> u8 {
        let mut left = position.empty | position.attackers;
        let mut eyes = 0;
        while left != 0 && eyes < 2 {
            let part = self.graph.connected(left & left.wrapping_neg(), left);
            left &= !part;
            if part & position.ways == 0 && self.graph.around(part) & danger == 0 {
                let is_large = part.count_ones() >= ALWAYS_TWO && part & position.attackers == 0;
                eyes += if is_large { 2 } else { 1 };
            }
        }
        eyes
    }

    /// Whether there is no room for so many eyes: one needs a point, and two need three, one of them between the eyes.
    fn no_room(&self, position: Interior, eyes: u8) -> bool {
        position.inside().count_ones() < u32::from(2 * eyes - 1)
    }

    /// Plays a move when all liberties outside are filled, so that the wall is captured when it has none inside.
    fn play_filled(&self, before: Interior, point: usize, side: Side) -> Filled {
        match before.play(self.graph, point, side) {
            Some(after) if after.wall_liberties() != 0 => Filled::Played(after),
            Some(_) if side == Side::Attacker => Filled::Captured,
            Some(_) => Filled::Illegal,
            // Not suicide after all: it takes the last liberty of the wall, which is captured.
            None if side == Side::Attacker && before.wall_liberties() == 1 << point => Filled::Captured,
            None => Filled::Illegal,
        }
    }
}
