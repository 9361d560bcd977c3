//! Does a dragon live where no pocket decides? Simulated games around it tell. And does what was read in a pocket hold if
//! one may leave it?
//!
//! The same search that plays whole games ([`search`](crate::search)) plays some thousands in the part of the board where the
//! dragon runs and makes its eyes, with a tree of their first moves; whoever takes the goal, or keeps a stone of it on the board, has won. So
//! cuts, captures, races, kos and seki are seen as they happen, without anybody counting eyes. What patterns propose is
//! what is thought of moves beforehand.
//!
//! A game costs some 20 to 40 µs. It proves nothing: a share of games won is a judgement. It does not see what takes a long
//! line of only moves, or lies beyond the part in which is played. The answer is the same for all images of a position, as the
//! games are played in one of them.

use super::case::{Case, Found};
use super::ground::Ground;
use super::judge::judge;
use super::patterns::{DECIDES, FORCED, Position, Proposed};
use super::setting::{Game, Image, Setting, Told};
use super::{Decided, OwlReader, key};
use crate::board::{Board, Color, Point, PointSet};
use crate::limit::Limit;
use crate::search::{Aim, Life, Node, Parameters, Prior, Resources, Task, search_from, variations};
use crate::variations::Variations;
use std::ops::ControlFlow;

/// Games are played in the arena and so many steps beyond: walls may be short of liberties there. Of 385 questions 302 came right
/// with one step, 284 with none, 292 with two.
const BEYOND: usize = 1;
/// The attacker kills if he wins so great a part of the games by his best move …
const KILLED: f32 = 0.45;
/// … and so much more, over the root of their number: of few games one move or another looks good by chance.
const CHANCE: f32 = 1.5;
/// The owner lives if he wins so great a part.
const SAVED: f32 = 0.5;
/// The same for whoever moves first, if nobody wins kos.
const WITHOUT_KO: f32 = 0.6;
/// The owner lives beyond a pocket in which he is dead if he wins so great a part.
const CLEARLY: f32 = 0.8;
/// A move that kills in a pocket is refuted beyond it if the owner wins so great a part by his reply: less was true of ten
/// killing moves, and false of three.
const REFUTED: f32 = 0.9;
/// An answer is clear if so great a part of the games or more would have to end otherwise to change it.
const CLEAR: f32 = 0.2;
/// Fewer games are no reason to doubt what was read in a pocket.
pub(super) const ENOUGH: u64 = 10_000;
/// So many moves that games found are tried, if pockets refute them.
pub(super) const TRIES: usize = 3;
/// A move that a pattern proposes, with the value that a plain one has, counts as so many games won.
const PATTERN: f32 = 3.0;
/// That value.
const PLAIN: f32 = 50.0;
/// Where chance begins.
const SEED: u64 = 1;

/// The numbers that the search works with. One move often decides, and not the one that looks good in games that are played at
/// random: so more is tried than in whole games, of which 297 and not 305 of 385 questions came right.
fn parameters(size: usize) -> Parameters {
    Parameters { equivalent: 1000.0, explore: 0.02, width: 40.0, score_weight: 0.0, ..Parameters::new(size, false) }
}

impl OwlReader {
    /// The answer by games, in which these moves are not made first.
    pub(super) fn ask_games(&mut self, board: &mut Board, case: Case<'_>, without: &PointSet) -> Found {
        let told = self.play_games(board, case, without);
        let least = match case.rich {
            None => WITHOUT_KO,
            Some(_) if !case.attacks() => SAVED,
            Some(_) => KILLED + CHANCE / (told.games.max(1) as f32).sqrt(),
        };
        let succeeds = told.point.is_some() && told.share >= least;
        let clear = (told.share - least).abs() >= CLEAR;
        Found { succeeds, clear, is_settled: true, met_ko: told.met_ko, point: told.point, ..Found::OPEN }
    }

    /// What was found in a pocket that somebody might leave, looked at once more by games in which he may. If they succeed
    /// too, theirs is the move that also works outside. Of a death in it they say whether the owner lives beyond it.
    pub(super) fn look_beyond(&mut self, board: &mut Board, case: Case<'_>, found: Found) -> Found {
        // Who lives though the attacker has all that lies beyond lives.
        if self.most < ENOUGH || case.attacks() && !found.succeeds {
            return found;
        }
        let told = self.play_games(board, case, &PointSet::EMPTY);
        let beyond = Found { succeeds: true, certain: false, clear: true, is_settled: true, ..found };
        let is_saved = |told: &Told| told.point.is_some() && told.share >= SAVED;
        match (case.attacks(), found.succeeds) {
            (true, true) if told.share >= KILLED => Found { point: told.point, ..beyond },
            (true, true) => {
                let reply = found.point.and_then(|point| self.games_after(board, case, point));
                let is_refuted = reply.is_some_and(|reply| reply.share >= REFUTED);
                if is_refuted { Found { succeeds: false, point: told.point, clear: false, ..beyond } } else { found }
            }
            (false, true) if is_saved(&told) => Found { point: told.point, ..beyond },
            (false, false) if told.point.is_some() && told.share >= CLEARLY => Found { point: told.point, ..beyond },
            // If he lives in the pocket by a ko, games that are in doubt may have meant that.
            (false, false)
                if is_saved(&told)
                    && case.rich != Some(case.player)
                    && !self.succeeds_in_pocket(board, case.with_kos_of(case.player)) =>
            {
                Found { point: told.point, clear: false, ..beyond }
            }
            _ => found,
        }
    }

    /// What was found by games, if a pocket does not prove that it fails: then another move, that which the pocket has, or by more
    /// games. Who fails so [often](TRIES) is judged to fail.
    pub(super) fn not_refuted(
        &mut self,
        board: &mut Board,
        case: Case<'_>,
        mut found: Found,
        mut in_pocket: Option<Point>,
    ) -> Found {
        if self.most < ENOUGH {
            return found;
        }
        for _ in 0..TRIES {
            let Some(point) = found.point.filter(|_| found.succeeds) else { return found };
            if !self.fails(board, case, point) {
                return found;
            }
            let mut refuted = found.refuted;
            refuted.insert(point);
            found = match in_pocket.take().filter(|&point| !refuted.contains(point)) {
                Some(point) => Found { point: Some(point), ..found },
                None => self.ask_games(board, case, &refuted),
            };
            found.refuted = refuted;
        }
        Found { succeeds: false, clear: false, ..found }
    }

    /// Whether a pocket proves that the other player has an answer to a move.
    fn fails(&mut self, board: &mut Board, case: Case<'_>, at: Point) -> bool {
        let decided = board.after(at, case.player, |board| self.ask_pockets(board, case.turned())).flatten();
        // Who lives in a pocket lives; who dies there may have more room than that.
        let is_proved = |decided: &Decided| case.attacks() || decided.pocket.is_closed();
        decided.is_some_and(|decided| decided.found.succeeds && is_proved(&decided))
    }

    /// What games say of the owner's chances once the attacker has made a move.
    fn games_after(&mut self, board: &mut Board, case: Case<'_>, point: Point) -> Option<Told> {
        board.after(point, case.player, |board| self.play_games(board, case.turned(), &PointSet::EMPTY))
    }

    fn succeeds_in_pocket(&mut self, board: &Board, case: Case<'_>) -> bool {
        self.ask_pockets(board, case).is_some_and(|decided| decided.found.succeeds)
    }

    /// What games have shown in which these moves are not made first, since they fail, as variations.
    pub(super) fn games_told(&mut self, board: &mut Board, case: Case<'_>, refuted: &PointSet) -> Variations {
        let (player, size) = (case.player, board.size());
        let mut variations = match self.setting(board, case, refuted) {
            Ok((setting, image)) => {
                let (told, root) = self.play(&setting, &image);
                self.nodes += u64::from(told.games);
                let mut variations = variations(&root, player, |point| image.place_back(point));
                variations.say(
                    "read by simulated games around it: how many began with a move, and how many of these its player won",
                );
                variations
            }
            Err(decides) => {
                let mut variations = Variations::default();
                variations.say("a pattern decides");
                variations.play(Some(decides), player);
                variations.take_back();
                variations
            }
        };
        for point in refuted {
            variations.say(&format!("{} fails in a pocket", point.to_text(size)));
        }
        variations
    }

    /// What games say, now or when the same was asked before.
    fn play_games(&mut self, board: &mut Board, case: Case<'_>, without: &PointSet) -> Told {
        let (setting, image) = match self.setting(board, case, without) {
            Ok(setting) => setting,
            Err(decides) => return Told { share: 1.0, games: 0, point: Some(decides), met_ko: false },
        };
        let told = self.memory.games.get(&setting).unwrap_or_else(|| {
            let (told, _) = self.play(&setting, &image);
            if !self.time.as_ref().is_some_and(Limit::is_reached) {
                self.memory.games.put(setting, told);
            }
            told
        });
        self.nodes += u64::from(told.games);
        Told { point: told.point.map(|point| image.place_back(point)), ..told }
    }

    /// Where games are played, and how they begin; or the move of a pattern that decides, whatever games say.
    fn setting(&mut self, board: &mut Board, case: Case<'_>, without: &PointSet) -> Result<(Setting, Image), Point> {
        let (Case { ground, player, rich }, left) = (case, case.ground.left(board));
        let proposed = self.proposed(board, ground, &left, player);
        let first = proposed.iter().find(|proposed| !without.contains(proposed.point));
        if let Some(best) = first.filter(|best| best.value >= DECIDES) {
            return Err(best.point);
        }
        let zone = (0..BEYOND).fold(ground.arena.union(&left), |all, _| all.union(&all.neighbors()));
        let zone = zone.intersection(board.points());
        let is_legal = |&point: &Point| {
            board.is_legal(point, player)
                || rich == Some(player) && board.is_empty(point) && !board.is_suicide(point, player)
        };
        let moves: PointSet = match first.filter(|best| best.value >= FORCED) {
            Some(forced) => PointSet::single(forced.point),
            None => zone.intersection(&board.empty_points()).difference(without).iter().filter(is_legal).collect(),
        };
        let image = Image::of(board, ground, &zone);
        let game = Game { stones: left, zone, player, rich, moves, most: self.most };
        Ok((Setting::new(&image, &game, &proposed), image))
    }

    /// Plays games there. The move is that of the image.
    fn play(&self, setting: &Setting, image: &Image) -> (Told, Node) {
        let endless = Limit::endless();
        let Game { stones, zone, player, rich, moves, most } = setting.game;
        let weight = |(point, value)| (point, Prior::new(1.0, PATTERN * value / PLAIN));
        let priors: Vec<(Point, Prior)> = setting.proposed().map(weight).collect();
        let task = Task {
            board: &image.board,
            color: player,
            komi: 0.0,
            life: Some(Life { stones, owner: Color::Black, zone, rich }),
            aim: Aim::Judge,
            moves,
            may_pass: false,
            priors: &priors,
            games: u32::try_from(most).unwrap_or(u32::MAX),
            limit: self.time.as_ref().unwrap_or(&endless),
            usual: &endless,
            resources: Resources::default(),
            parameters: parameters(image.board.size()),
            predictor: None,
            seed: SEED,
        };
        let (findings, root) = search_from(&task, None, &mut |_| ControlFlow::Continue(()));
        let best = findings.best();
        let told = Told {
            share: best.map_or(0.0, |best| best.winning.value),
            games: findings.games,
            point: best.and_then(|best| best.point),
            met_ko: findings.met_ko,
        };
        (told, root)
    }

    /// What patterns propose.
    pub(super) fn proposed(&mut self, board: &mut Board, ground: &Ground, left: &PointSet, player: Color) -> Proposed {
        let judged = judge(board, ground, left);
        let Self { evaluator, patterns, .. } = self;
        let key = key(board, player);
        patterns.propose(&mut Position { board, evaluator, ground, judged: &judged }, key, player)
    }
}
