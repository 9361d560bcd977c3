//! Which groups are dead although no reading of captures says so?
//!
//! Stones that were left in the opponent's area live or die by the eyes that they could make, which players at random see
//! badly, and the reading of captures not at all. So where simulated games are in doubt about a string, its dragon is
//! looked at by life-and-death reading ([`owl`](crate::owl)). One that is killed, and that its owner does not save moving
//! first, is dead. One that whoever moves first gets is taken or saved by the player whose turn it is, and several by both
//! in turn, the largest first. There are no threats at the end, so that a ko is won by who takes it first. The move that takes
//! or saves it has to be made, and its point is no territory.
//!
//! It costs the analysis of the position, some tens of milliseconds, and up to some seconds for each large group in doubt;
//! nothing where there is none. Groups in the open are judged as well as that reading does it, which is not always to the
//! end; captures that begin inside safe territory are not seen.

use super::captured::stays;
use super::{Life, Status};
use crate::analysis::Analysis;
use crate::board::{Board, Color, Point, PointSet};
use crate::dragons::Dragon;
use crate::filling::Captures;
use crate::owl::{OwlReader, Side};
use crate::reading::Outcome;

/// The groups that are read at most, first those of which simulated games say little, and the largest: in a game with more of
/// them the fight goes on.
const MOST: usize = 12;
/// The games that one reading of a question may play, and what is read in pockets in proportion. With 6,000 four bent stones in the
/// corner are not seen to be dead; of two finished games that large groups in large areas decide, one comes out wrong with 10,000, the other
/// with 15,000.
const GAMES: u64 = 12_000;
/// Where it is not certain, the move for a smaller group is not counted: many single stones that were left in an area take one.
const LEAST_PLAYED: usize = 2;

/// The strings about which simulated games leave doubt.
pub(super) struct Doubts {
    /// All of them.
    pub(super) any: PointSet,
    /// Those of which these games say little.
    pub(super) grave: PointSet,
    /// Those that their owner has saved from capture already, by moving first.
    pub(super) saved: PointSet,
}

/// What reading says of a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verdict {
    /// Its owner cannot save it.
    Lost,
    /// Whoever moves first gets it.
    Critical,
    /// It cannot be killed.
    Lives,
}

/// A move that has to be made to take or to save stones.
pub(super) struct Due {
    pub(super) point: Point,
    pub(super) player: Color,
    /// The stones that it decides about.
    pub(super) stones: PointSet,
}

impl Due {
    /// Whether it has done what it was for: stones that a move saves from capture may be dead for want of eyes.
    pub(super) fn is_needed(&self, board: &Board, status: &Status) -> bool {
        self.stones.iter().all(|stone| {
            let is_own = board.color_at(stone) == Some(self.player);
            is_own != (status.life(stone) == Some(Life::Dead))
        })
    }
}

/// The position once the moves have been made that are due, and whose turn it is then.
pub(super) fn after(board: &Board, due: &[Due], to_move: Color) -> (Board, Color) {
    let (mut after, mut next) = (board.clone(), to_move);
    for due in due {
        if after.try_play(due.point, due.player) {
            next = due.player.opponent();
        }
    }
    (after, next)
}

/// What reading knows better than simulated games.
#[derive(Default)]
pub(super) struct Judged {
    /// What becomes of strings.
    pub(super) lives: Vec<(PointSet, Life)>,
    /// The moves that this takes.
    pub(super) due: Vec<Due>,
}

/// What becomes of the strings in doubt, where reading knows better.
pub(super) fn judged(board: &Board, status: &Status, doubts: &Doubts, turn: &mut Color) -> Judged {
    let mut judged = Judged::default();
    if doubts.any.is_empty() {
        return judged;
    }
    let (mut board, mut status) = (board.clone(), status.clone());
    let analysis = Analysis::by_reading(&board);
    let in_doubt = |dragon: &&Dragon| dragon.stones.intersects(&doubts.any);
    let mut dragons: Vec<&Dragon> = analysis.dragons.iter().filter(in_doubt).collect();
    dragons.sort_by_key(|dragon| {
        let grave = dragon.stones.intersection(&doubts.grave).len();
        (std::cmp::Reverse((grave, dragon.size())), dragon.origin)
    });
    let mut owl = OwlReader::within(GAMES);
    let mut captures = Captures::new(&board);
    let mut left = MOST;
    // The groups that went to whoever moved first, and whether they were killed.
    let mut taken: Vec<(PointSet, bool)> = Vec::new();
    for dragon in dragons {
        // Stones that are captured themselves kill nobody.
        if left == 0 || !is_shut_in(&mut captures, &status, &analysis, dragon) {
            continue;
        }
        left -= 1;
        let Some((verdict, certain, moves)) = judge(&mut board, &analysis, dragon, &mut owl) else { continue };
        let stones = dragon.stones.intersection(&doubts.any);
        // What belongs to a group that lives beyond doubt does not die for want of eyes.
        let lives = |stone: Point| status.life(stone) == Some(Life::Alive);
        if !certain && dragon.stones.difference(&stones).iter().any(lives) {
            continue;
        }
        let is_dead = match verdict {
            Verdict::Lost => true,
            Verdict::Lives => false,
            Verdict::Critical if dragon.stones.intersects(&doubts.saved) => false,
            Verdict::Critical => {
                // A race is decided by one move: what one of two groups gains the other loses.
                let race = taken.iter().find(|(other, _)| dragon.stones.neighbors().intersects(other));
                let is_dead = race.map_or(*turn != dragon.color, |(_, is_other_dead)| !is_other_dead);
                if certain || stones.intersects(&doubts.grave) {
                    let player = if is_dead { dragon.color.opponent() } else { dragon.color };
                    let is_played = certain || stones.len() >= LEAST_PLAYED;
                    if let Some(point) = moves[usize::from(!is_dead)].filter(|_| is_played) {
                        judged.due.push(Due { point, player, stones });
                    }
                    // The players take in turn what is left to take.
                    *turn = if race.is_some() { *turn } else { turn.opponent() };
                    taken.push((dragon.stones, is_dead));
                }
                is_dead
            }
        };
        let life = if is_dead { Life::Dead } else { Life::Unknown };
        for origin in board.strings_in(&stones, dragon.color) {
            // Where it is not certain, only against simulated games that say little.
            let believed = certain || doubts.grave.contains(origin);
            if believed && changes(status.life(origin), life) {
                let string = board.string_stones(origin);
                status.set_life(&string, life);
                judged.lives.push((string, life));
            }
        }
    }
    judged
}

/// Whether what reading says is news.
fn changes(before: Option<Life>, now: Life) -> bool {
    matches!((before, now), (Some(Life::Unknown | Life::Alive), Life::Dead) | (Some(Life::Dead), Life::Unknown))
}

/// Whether opponents who stay stand around a dragon, or, where none touches it, around the area in which it lies. What cannot
/// be cut off from living stones stays.
fn is_shut_in(captures: &mut Captures, status: &Status, analysis: &Analysis, dragon: &Dragon) -> bool {
    let color = dragon.color.opponent();
    let theirs = *captures.board.stones(color);
    let open = captures.board.points().difference(&theirs);
    let mut reached = dragon.stones;
    while !reached.neighbors().intersects(&theirs) {
        let grown = reached.union(&reached.neighbors().intersection(&open));
        if grown == reached {
            return false;
        }
        reached = grown;
    }
    let is_backed = |string: Point| {
        let whole = analysis.dragons.at(string);
        whole.is_some_and(|whole| whole.stones.iter().any(|stone| status.life(stone) == Some(Life::Alive)))
    };
    let there_to_the_end = |captures: &mut Captures, string: Point| match status.life(string) {
        Some(Life::Dead) => false,
        _ => is_backed(string) || stays(captures, status, string),
    };
    // Stones of the opponent's that do not stay are no walls: what they stand in belongs to the dragon's surroundings.
    let (mut walls, mut others) = (PointSet::EMPTY, PointSet::EMPTY);
    loop {
        let around = reached.neighbors().intersection(&theirs).difference(&walls.union(&others));
        let Some(string) = around.first() else { break };
        let stones = captures.board.string_stones(string);
        if there_to_the_end(captures, string) {
            walls = walls.union(&stones);
            continue;
        }
        others = others.union(&stones);
        reached = reached.union(&stones);
        // Once walls are not all that is around it, how far it reaches is asked for.
        loop {
            let grown = reached.union(&reached.neighbors().intersection(&open));
            if grown == reached {
                break;
            }
            reached = grown;
        }
    }
    let lives = |stone: Point| status.life(stone) == Some(Life::Alive);
    let friends = reached.intersection(captures.board.stones(dragon.color)).difference(&dragon.stones);
    !walls.is_empty() && (others.is_empty() || !friends.iter().any(lives))
}

/// What reading says of a dragon, whether that is certain, and the moves that kill it and that save it.
fn judge(
    board: &mut Board,
    analysis: &Analysis,
    dragon: &Dragon,
    owl: &mut OwlReader,
) -> Option<(Verdict, bool, [Option<Point>; 2])> {
    let ground = analysis.ground(board, dragon.origin)?;
    let defense = owl.read(board, &ground, Side::Owner);
    let attack = owl.read(board, &ground, Side::Attacker);
    // There are no threats left: a ko is won by who takes it first.
    let [killed, saved] = [attack.outcome, defense.outcome].map(|outcome| outcome >= Outcome::KoA);
    let certain = attack.certain && defense.certain;
    let verdict = match (killed, saved) {
        (true, false) => Verdict::Lost,
        (true, true) => Verdict::Critical,
        (false, true) => Verdict::Lives,
        (false, false) => return None,
    };
    Some((verdict, certain, [attack.point, defense.point]))
}
