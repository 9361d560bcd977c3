//! Which dragons live or die by who moves first, and by which moves?
//!
//! Dragons that do not simply get away are asked about, the largest first, and those that seem to have two eyes last, most of them
//! only as far as their pockets settle it: can the opponent kill this one ([`owl`](crate::owl)), and if so, can its owner save it?
//! Near the end there is nowhere to get away to, and all without two eyes are asked about. What was not read to the end speaks for a
//! move too, but for less; a dragon that is dead or alive whoever moves first speaks for none. Of those that live and are shut in it is
//! also asked whether they live by two eyes or in seki, and whether that depends on who moves first.
//!
//! It costs a second and more on 19×19 at level 10, for who knows most of its time, and never goes beyond the time of the choice. It does not see
//! dragons that run, and moves that kill or save besides the one that reading found first, but for those that save a string of a dragon
//! that dies for sure otherwise, or seems to be dead: to try all that were proposed for something else took as long again, and of 344 best moves it found one less.
//!
//! Races were read by the analysis ([`semeais`](crate::races::semeais)), and cost nothing further: one that depends on who moves first
//! is worth the dragon's points to whoever makes the move, unless [life and death has the word](Dragon::decision). Races that were not
//! read to their end speak for no move, and of several moves that win one only that which reading found first does.

use super::effort::Allowance;
use super::value::constants::LEAST_IN_SEKI;
use super::{Proposals, ReasonKind, value};
use crate::analysis::Analysis;
use crate::board::{Board, Color, Point, PointSet};
use crate::dragons::escape::CAUGHT;
use crate::dragons::{Decision, Dragon, DragonId, Living, Owl, OwlAnswer, OwlStatus, SemeaiMove, Sureness};
use crate::limit::Limit;
use crate::owl::{Ground, OwlReader, Side};
use crate::reach::connected;
use crate::reading::Outcome;
use crate::sum::Fractions;

/// How many steps from a dragon the moves are that decide about it, if any do.
const NEAR: usize = 3;
/// The games that each reading of a question may always play.
const FEWEST_POSITIONS: u64 = 500;
/// The positions that the question whether a dragon lives in seki may take for each level: it is read in its pocket.
const SEKI_POSITIONS: u64 = 1_000;
/// So many readings a dragon takes in most cases.
const READINGS: u64 = 4;
/// If a move is to be chosen in a part of the board, that is what was asked about: all readings may play so many games for each level.
const RESTRICTED: u64 = 16_000;
/// The games of each reading then, for each level: at level 10 as many as are played for whoever asks about a single dragon, and so
/// many that they may overrule a pocket that one can leave. With fewer, 23 of 40 published problems come right instead of 29 to 32.
///
/// Answers that are clear, but not certain, don't count as certain ones: a player for whom they did, and who read three and ten times
/// as many games wherever moves are chosen, won 15 of 40 and 9 of 24 games on 13×13 against itself.
const RESTRICTED_POSITIONS: u64 = 1_000;

/// The moves tried at most for a dragon of which they save a string.
const MOST_RESCUES: usize = 4;

/// Dragons that seem to live are asked about by games, too, from so many stones on, if they cannot get away
const LARGE: usize = 6;
/// and have no more room than this, in points of territory and moyo.
const LITTLE_ROOM: f32 = 8.0;

/// What life-and-death reading is asked with.
pub(super) struct Asker<'a> {
    pub(super) board: &'a mut Board,
    pub(super) owl: &'a mut OwlReader,
    pub(super) analysis: &'a Analysis,
    /// Only dragons near these points are asked about.
    pub(super) near: PointSet,
    /// Whether there is only this to choose from: then all of them are asked about that may be killed at all.
    pub(super) is_restricted: bool,
    pub(super) level: u8,
    pub(super) effort: Allowance,
    pub(super) limit: &'a Limit,
}

/// What was read of a dragon.
#[derive(Clone, Debug)]
pub(super) struct Life {
    pub(super) dragon: DragonId,
    pub(super) owl: Owl,
    /// The games that each of its readings might play.
    positions: u64,
}

/// Proposes moves of `color` that kill dragons of the opponent's, and that save its own: by life and death those that were asked about,
/// by races all.
pub(super) fn propose(analysis: &Analysis, lives: &[Life], color: Color, proposals: &mut Proposals) {
    for dragon in analysis.dragons.iter() {
        let life = lives.iter().find(|life| life.dragon == dragon.id);
        let owl = life.map_or(&dragon.owl, |life| &life.owl);
        let (point, kind) = match dragon.decision(color, owl) {
            Some(Decision::Life(found, sure)) if life.is_some() => {
                (found.point, decides(dragon, color, found.outcome, sure))
            }
            Some(Decision::Race(found)) => (found.point, decides_race(dragon, color, &found)),
            _ => continue,
        };
        if let Some(point) = point {
            proposals.add(point, kind);
        }
    }
}

/// That a move kills or saves a dragon.
fn decides(dragon: &Dragon, color: Color, outcome: Outcome, sure: Sureness) -> ReasonKind {
    let (at, stones) = (dragon.origin, dragon.size());
    if dragon.color == color {
        ReasonKind::SavesDragon { dragon: at, stones, outcome, sure }
    } else {
        ReasonKind::KillsDragon { dragon: at, stones, outcome, sure }
    }
}

/// Whether the eyes of a large dragon that seems to live are worth a doubt.
fn is_cramped(dragon: &Dragon) -> bool {
    dragon.size() >= LARGE && dragon.escape_route < CAUGHT && dragon.moyo_territorial_value <= LITTLE_ROOM
}

/// The moves that save a string of a dragon for sure.
fn rescues(analysis: &Analysis, dragon: &Dragon) -> PointSet {
    let strings = dragon.worms.iter().filter_map(|&string| analysis.worms.at(string));
    let saving = strings.flat_map(|string| string.defenses.iter()).filter(|saved| saved.outcome == Outcome::Win);
    saving.map(|saved| saved.point).collect()
}

/// That a move wins a race.
fn decides_race(dragon: &Dragon, color: Color, found: &SemeaiMove) -> ReasonKind {
    ReasonKind::DecidesRace {
        dragon: dragon.origin,
        stones: dragon.size(),
        against: found.target,
        is_own: dragon.color == color,
        outcome: found.outcome,
        certain: found.certain,
    }
}

/// The greatest power of two, or one and a half, that is no more: what was read of a dragon is still good after the next move only if
/// as much would be read then.
fn rounded(positions: u64) -> u64 {
    let power = 1 << positions.max(1).ilog2();
    let between = power + power / 2;
    if between <= positions { between } else { power }
}

impl Asker<'_> {
    /// What becomes of the dragons in question, the largest first, and then of those that seem to live: that their eyes are false is seen
    /// where their pockets settle it; games around all of them would take as long as all other readings.
    pub(super) fn read(&mut self) -> Vec<Life> {
        let analysis = self.analysis;
        // Once little of the board is open nobody runs to safety: he connects, or makes eyes.
        let nowhere_to_run = !value::is_open(self.board, analysis);
        let is_asked = |dragon: &&Dragon| {
            (dragon.is_in_question_from(self.effort.smallest, &analysis.worms)
                || self.is_restricted && dragon.may_be_killed()
                || nowhere_to_run && dragon.lacks_eyes_from(self.effort.smallest, &analysis.worms))
                && self.is_near(dragon)
        };
        let mut dragons: Vec<&Dragon> = analysis.dragons.iter().filter(is_asked).collect();
        dragons.sort_by(|a, b| {
            a.seems_to_live().cmp(&b.seems_to_live()).then(b.effective_size.total_cmp(&a.effective_size))
        });
        let (level, points) = (u64::from(self.level), self.board.points().len() as u64);
        let all = self.effort.readings * level * points;
        let end = self.owl.nodes() + if self.is_restricted { all.max(RESTRICTED * level) } else { all };
        let mut lives = Vec::new();
        for (n, dragon) in dragons.iter().enumerate() {
            let left = end.saturating_sub(self.owl.nodes());
            if left == 0 || self.limit.is_reached() {
                break;
            }
            // What is left is shared with the dragons that are still to come.
            let share = left / (READINGS * (dragons.len() - n) as u64);
            let positions = match self.is_restricted {
                true => share.min(RESTRICTED_POSITIONS * level),
                false => rounded(share.min(self.effort.reading * level)),
            };
            let positions = positions.max(FEWEST_POSITIONS);
            // What a race decides is a reason of its own, whatever it looks like without one; but not beside what is certain.
            let in_race = dragon.race().is_some();
            if in_race && dragon.semeai.is_certain() {
                continue;
            }
            // What the analysis has settled need not be read again; but it believes pockets that one can leave.
            let is_settled = if self.is_restricted { dragon.owl.is_certain() } else { !dragon.owl.is_hurried };
            let owl = match dragon.owl.status {
                OwlStatus::Alive | OwlStatus::Critical | OwlStatus::Dead if is_settled => dragon.owl,
                _ if dragon.seems_to_live() && !self.is_restricted && !is_cramped(dragon) => {
                    match self.settled(dragon, positions) {
                        Some(owl) => owl,
                        None => continue,
                    }
                }
                _ => {
                    let mut ask = |side| self.ask(dragon, side, positions);
                    let owl = Owl::of(ask(Side::Attacker), || ask(Side::Owner));
                    self.with_rescues(dragon, owl, positions)
                }
            };
            // What time cut short is not known.
            let is_heard = !in_race || owl.attack.certain || owl.defense.certain;
            if !self.limit.is_reached() && is_heard {
                // Stones that have room to run are not given up for what is not certain.
                let is_hurried = dragon.escape_route >= CAUGHT && !(owl.attack.certain && owl.defense.certain);
                lives.push(Life { dragon: dragon.id, owl: Owl { is_hurried, ..owl }, positions });
            }
        }
        lives
    }

    /// Proposes moves that save a string of a dragon which dies for sure otherwise, besides the one that reading found, if they save the
    /// dragon. Each is one reading more, by as many games as the dragon's others.
    pub(super) fn propose_rescues(&mut self, lives: &[Life], color: Color, proposals: &mut Proposals) {
        let analysis = self.analysis;
        for life in lives {
            let Some(dragon) = analysis.dragons.get(life.dragon).filter(|dragon| dragon.color == color) else {
                continue;
            };
            if life.owl.status != OwlStatus::Critical || !life.owl.attack.certain {
                continue;
            }
            let Some(ground) = analysis.ground(self.board, dragon.origin) else { continue };
            let mut points = rescues(analysis, dragon);
            if let Some(known) = life.owl.defense.point {
                points.remove(known);
            }
            for point in points.iter().take(MOST_RESCUES) {
                if let Some(answer) = self.after_rescue(dragon, &ground, point, life.positions) {
                    proposals.add(point, decides(dragon, color, Outcome::Win, answer.sureness()));
                }
            }
        }
    }

    /// What becomes of a dragon that seems to be dead, if moves that save a string of it are looked at, too.
    fn with_rescues(&mut self, dragon: &Dragon, owl: Owl, positions: u64) -> Owl {
        if owl.status != OwlStatus::Dead || owl.defense.certain {
            return owl;
        }
        let Some(ground) = self.analysis.ground(self.board, dragon.origin) else { return owl };
        for point in rescues(self.analysis, dragon).iter().take(MOST_RESCUES) {
            if let Some(answer) = self.after_rescue(dragon, &ground, point, positions) {
                let defense = OwlAnswer { outcome: Outcome::Win, point: Some(point), ..answer };
                return Owl { status: OwlStatus::Critical, defense, ..owl };
            }
        }
        owl
    }

    /// That a dragon cannot be killed after this move of its owner's, if that is so.
    fn after_rescue(&mut self, dragon: &Dragon, ground: &Ground, point: Point, positions: u64) -> Option<OwlAnswer> {
        let Self { board, owl, limit, .. } = self;
        if limit.is_reached() {
            return None;
        }
        let answer = board.after(point, dragon.color, |board| {
            owl.hurried(positions, limit, |owl| owl.read(board, ground, Side::Attacker))
        })?;
        (answer.outcome == Outcome::Lost && !self.limit.is_reached()).then_some(answer)
    }

    /// Proposes moves that leave a dragon without territory, in seki, and those that keep it.
    pub(super) fn propose_sekis(&mut self, color: Color, proposals: &mut Proposals) {
        let analysis = self.analysis;
        for dragon in analysis.dragons.iter().filter(|dragon| dragon.may_be_in_seki()) {
            if self.limit.is_reached() {
                return;
            }
            if !self.is_near(dragon) {
                continue;
            }
            let points = self.territory_of(dragon);
            if points < LEAST_IN_SEKI {
                continue;
            }
            let Some(ground) = self.analysis.ground(self.board, dragon.origin) else { continue };
            let Self { board, owl, limit, level, .. } = self;
            let living = owl.hurried(SEKI_POSITIONS * u64::from(*level), limit, |owl| owl.living(board, &ground));
            let Living::Contested { seki, eyes, .. } = living else { continue };
            let (dragon_at, points) = (dragon.origin, points.round() as usize);
            if dragon.color == color {
                proposals.add(eyes, ReasonKind::AvoidsSeki { dragon: dragon_at, points });
            } else {
                proposals.add(seki, ReasonKind::MakesSeki { dragon: dragon_at, points });
            }
        }
    }

    /// The territory that a dragon surrounds if its owner moves next, in points.
    fn territory_of(&self, dragon: &Dragon) -> f32 {
        let influence = &self.analysis.second[dragon.color.index()];
        let sign = dragon.color.sign();
        let value = |point: Point| sign * influence.territory_value(point);
        let outside = self.board.points().difference(&dragon.stones);
        let ours: PointSet = outside.iter().filter(|&point| value(point) > 0.5).collect();
        let around = connected(&dragon.stones.neighbors().intersection(&ours), &ours);
        around.iter().map(value).sum::<Fractions>().value()
    }

    fn is_near(&self, dragon: &Dragon) -> bool {
        let around = (0..NEAR).fold(dragon.stones, |all, _| all.union(&all.neighbors()));
        around.intersects(&self.near)
    }

    /// What becomes of a dragon if its pocket settles that.
    fn settled(&mut self, dragon: &Dragon, positions: u64) -> Option<Owl> {
        let ground = self.analysis.ground(self.board, dragon.origin)?;
        let Self { board, owl, limit, .. } = self;
        owl.hurried(positions, limit, |owl| owl.settled(board, &ground))
    }

    fn ask(&mut self, dragon: &Dragon, side: Side, positions: u64) -> OwlAnswer {
        let ground = self.analysis.ground(self.board, dragon.origin);
        let Self { board, owl, limit, .. } = self;
        ground.map_or_else(OwlAnswer::default, |ground| {
            owl.hurried(positions, limit, |owl| owl.read(board, &ground, side))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analyst::Analyst;
    use crate::board::FromDrawing;
    use crate::moves::Player;
    use crate::pattern::Databases;

    /// Three black stones are taken next, and live if three white ones are taken or if they go out.
    #[test]
    fn what_seems_dead_is_asked_about_once_more_after_moves_that_save_its_strings() {
        let drawing = "
            . . . . . . . . .
            . . . . . . . . .
            . . . . X . X . .
            . . . X O O O X .
            . . . O X X X O .
            . . . . . O O . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .";
        let mut board = Board::from_drawing(drawing).expect("a position");
        let (before, at) = (board.clone(), |text: &str| Point::from_text(text, 9).expect("a point"));
        let analysis = Analyst::new(Databases::default()).analyse(&board);
        let dragon = analysis.dragons.at(at("E5")).expect("a dragon");
        let limit = Limit::endless();
        let mut asker = Asker {
            near: *board.points(),
            board: &mut board,
            owl: &mut OwlReader::default(),
            analysis: &analysis,
            is_restricted: false,
            level: 10,
            effort: Allowance::of(Player::Knowledge),
            limit: &limit,
        };
        let dead = Owl { status: OwlStatus::Dead, ..Owl::default() };
        let doubted = asker.with_rescues(dragon, dead, 1_000);
        assert_eq!((doubted.status, doubted.defense.outcome), (OwlStatus::Critical, Outcome::Win));
        assert!([at("E4"), at("F7")].map(Some).contains(&doubted.defense.point), "{doubted:?}");
        // What is proved is not doubted.
        let proved = Owl { defense: OwlAnswer { certain: true, ..OwlAnswer::default() }, ..dead };
        assert_eq!(asker.with_rescues(dragon, proved, 1_000), proved);
        assert_eq!(board, before);
    }
}
