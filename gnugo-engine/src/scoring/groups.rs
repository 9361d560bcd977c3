//! Which groups are dead although no reading of captures says so?
//!
//! Stones that were left in the opponent's area live or die by the eyes that they could make, which players at random see
//! badly, and the reading of captures not at all. So where simulated games are in doubt about a string, its dragon is
//! looked at by life-and-death reading ([`owl`](crate::owl)). One that is killed, and that its owner does not save moving
//! first, is dead. One that its owner saves is not dead, whatever happens to it at random: who moves next decides, and that is
//! counted as life.
//!
//! It costs the analysis of the position, some tens of milliseconds, and up to a few tenths of a second for each group in doubt;
//! nothing where there is none. Groups in the open are judged as well as that reading does it, which is not always to the
//! end; captures that begin inside safe territory are not seen.

use super::captured::Captures;
use super::{Life, Status};
use crate::analysis::Analysis;
use crate::board::{Board, Point, PointSet};
use crate::dragons::Dragon;
use crate::eyes::Evaluator;
use crate::owl::{Ground, OwlReader, Side};
use crate::pattern::Databases;
use crate::reading::{Outcome, Reader};

/// The groups that are read at most, the largest first: in a game with more of them the fight goes on.
const MOST: usize = 6;
/// The positions that one reading of a question looks at.
const POSITIONS: u64 = 2_000;

/// The strings about which simulated games leave doubt.
pub(super) struct Doubts {
    /// All of them.
    pub(super) any: PointSet,
    /// Those of which these games say little.
    pub(super) grave: PointSet,
}

/// What becomes of the strings in doubt, where reading knows better.
pub(super) fn judged(board: &Board, status: &Status, doubts: &Doubts) -> Vec<(PointSet, Life)> {
    let doubtful = &doubts.any;
    if doubtful.is_empty() {
        return Vec::new();
    }
    let mut board = board.clone();
    let analysis = Analysis::new(&mut board, &mut Reader::default(), &mut Evaluator::default(), &Databases::default());
    let mut dragons: Vec<&Dragon> =
        analysis.dragons.iter().filter(|dragon| dragon.stones.intersects(doubtful)).collect();
    dragons.sort_by_key(|dragon| (std::cmp::Reverse(dragon.size()), dragon.origin));
    let (mut owl, mut captures) = (OwlReader::within(POSITIONS), Captures::new(&board));
    let mut found = Vec::new();
    for dragon in dragons.into_iter().take(MOST) {
        let stones = dragon.stones.intersection(doubtful);
        // Stones that are captured themselves kill nobody.
        if !captures.is_shut_in(status, &dragon.stones, dragon.color) {
            continue;
        }
        if let Some((life, certain)) = judge(&mut board, &analysis, dragon, &mut owl) {
            let changed =
                |&origin: &Point| changes(status.life(origin), life, certain || doubts.grave.contains(origin), certain);
            let strings = board.strings_in(&stones, dragon.color).into_iter().filter(changed);
            found.extend(strings.map(|origin| (board.string_stones(origin), life)));
        }
    }
    found
}

/// Whether what reading says is news, and is believed: of death where it is certain or simulated games say little, that a
/// group can be saved which these games leave to the opponent only where it is certain.
fn changes(before: Option<Life>, now: Life, believed: bool, certain: bool) -> bool {
    match (before, now) {
        (Some(Life::Unknown | Life::Alive), Life::Dead) => believed,
        (Some(Life::Dead), Life::Unknown) => certain,
        _ => false,
    }
}

/// What becomes of a dragon, and whether that is certain: dead, or unknown where it can be saved.
fn judge(board: &mut Board, analysis: &Analysis, dragon: &Dragon, owl: &mut OwlReader) -> Option<(Life, bool)> {
    let landscape = analysis.landscape(dragon.color.opponent());
    let ground = Ground::new(board, &analysis.worms, &analysis.dragons, landscape, dragon.origin)?;
    let defense = owl.read(board, &ground, Side::Owner);
    if defense.outcome != Outcome::Lost {
        return Some((Life::Unknown, defense.certain));
    }
    let attack = owl.read(board, &ground, Side::Attacker);
    (attack.outcome == Outcome::Win).then_some((Life::Dead, attack.certain && defense.certain))
}
