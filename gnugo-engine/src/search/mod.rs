//! Which of the moves turn out well when games are played on from them?
//!
//! Simulated games ([`playout`](crate::playout)) are played from the position, and a tree of their first moves is
//! grown where they go well for the player to move (Kocsis and Szepesvári 2006; Coulom 2006). A move is judged by the
//! games that began with it, as long as these are few also by the games in which it was played at any later time (all
//! moves as first: Gelly and Silver 2007), and at the beginning by a prior: what its reasons say of it.
//!
//! Its cost is the number of games that it is given, or the time. Several threads share one tree
//! ([`node`]); what it found is kept for the next move of the game ([`kept`]). It sees nothing that playouts do not see
//! and that is too deep for the tree: sekis, long semeais, ladders.

mod bare;
mod criticality;
mod features;
mod found;
mod kept;
mod life;
mod node;
mod parameters;
mod prior;
mod simulation;
mod task;
mod told;
mod tree;
mod tuning;

pub use bare::BareSearch;
pub use features::Features;
pub(crate) use features::Predictor;
#[cfg(test)]
pub(crate) use found::Mean;
pub use found::Measured;
pub(crate) use found::{Findings, Found};
pub(crate) use kept::Kept;
pub(crate) use life::Life;
pub(crate) use node::Node;
pub(crate) use parameters::Parameters;
pub(crate) use prior::Prior;
pub(crate) use task::{Aim, Resources, Task};
pub(crate) use told::variations;
pub use tuning::{BadTuning, Tuning};

use crate::board::Point;
use crate::playout::{CLOCK, Field, Ownership, Playouts};
use simulation::Simulation;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};
use std::time::{Duration, Instant};
use tree::Tree;

/// How often it is looked whether the outcome can still change, in games.
const DECIDED: u32 = 256;

/// Whether the best move wins is clear, after one game in so many of those that there may be, if no more than the first part of
/// them is won by it, or no less than the second: of 907 questions about life, three are answered otherwise by all of the games.
const ONE_SIDED: [(u32, f32, f32); 3] = [(8, 0.05, 0.95), (4, 0.1, 0.85), (2, 0.2, 0.75)];
/// After fewer games nothing is clear.
const FEW: u32 = 1000;

/// Searches. The same task gets the same answer from one thread unless the time ran out; some games are played even if it
/// has.
pub(crate) fn search(task: &Task<'_>) -> Findings {
    search_from(task, None, &mut |_| ControlFlow::Continue(())).0
}

/// The same, going on from what an earlier search has found of the position. `watch` is shown, every few games, what is found so far,
/// and says whether it is to go on. What was found is returned also as it may be gone on from.
pub(crate) fn search_from(task: &Task<'_>, known: Option<Node>, watch: &mut Watcher<'_>) -> (Findings, Node) {
    let mut field = Field::new(task.board, task.color);
    if let Some(life) = &task.life {
        life.prepare(&mut field);
    }
    let tree = Tree::new(task, &field, usual_lead(task, &field), known);
    let at = Common { task, tree: &tree, field: &field, begun: AtomicU32::new(0), over: AtomicBool::new(false) };
    let mut ownership = Ownership::new(task.board);
    let (mut games, mut kos) = (0, 0);
    std::thread::scope(|scope| {
        let at = &at;
        let helpers = 1..task.resources.threads.max(1);
        let helpers: Vec<_> = helpers
            .map(|number| scope.spawn(move || at.work(number as u64, &mut |_| ControlFlow::Continue(()))))
            .collect();
        let mut found = vec![at.work(0, watch)];
        // A thread that failed has found nothing: the others have.
        found.extend(helpers.into_iter().filter_map(|helper| helper.join().ok()));
        for played in &found {
            ownership.join(&played.ownership);
            games += played.games;
            kos += played.kos;
        }
    });
    let _ = watch(&Progress { tree: &tree, ownership: &ownership, games, is_last: true });
    (Findings { moves: tree.found(), ownership, games, met_ko: Life::matters(kos, games) }, tree.into_root())
}

/// The games that tell what Black's lead is in most.
const USUAL: u32 = 64;

/// The lead of Black's that leads are compared with: none, unless it is so great in most games from here that one player wins
/// nearly all of them, whatever is played. Then moves are told apart by what they gain over it.
fn usual_lead(task: &Task<'_>, field: &Field) -> f32 {
    if task.life.is_some() {
        return 0.0;
    }
    let mut playouts = Playouts::new(task.seed);
    let mut moves = Vec::with_capacity(512);
    let mut game = field.clone();
    let mut lead = 0;
    for _ in 0..USUAL {
        game.clone_from(field);
        moves.clear();
        lead += playouts.play_out(&mut game, task.color, &mut moves);
    }
    let lead = lead as f32 / USUAL as f32 - task.komi;
    lead.signum() * (lead.abs() - task.parameters.score_scale).max(0.0)
}

/// Who is shown what is found, and says whether it is to go on.
pub(crate) type Watcher<'a> = dyn FnMut(&Progress<'_>) -> ControlFlow<()> + 'a;

/// What was found so far, while the search goes on.
pub(crate) struct Progress<'a> {
    tree: &'a Tree,
    ownership: &'a Ownership,
    games: u32,
    /// Whether the search is over.
    pub(crate) is_last: bool,
}

impl Progress<'_> {
    /// What was found.
    pub(crate) fn findings(&self) -> Findings {
        Findings { moves: self.tree.found(), ownership: self.ownership.clone(), games: self.games, met_ko: false }
    }

    /// The moves that most games made, beginning with this one.
    pub(crate) fn line(&self, first: Option<Point>) -> Vec<Option<Point>> {
        self.tree.line(first)
    }
}

/// What one thread has played.
struct Played {
    /// Who owned what at the end, unless the games were about some stones only.
    ownership: Ownership,
    games: u32,
    /// The games in which a ko was retaken at once.
    kos: u32,
}

/// What all threads of a search work on.
struct Common<'a> {
    task: &'a Task<'a>,
    tree: &'a Tree,
    field: &'a Field,
    /// The games that were begun.
    begun: AtomicU32,
    /// Whether it is over.
    over: AtomicBool,
}

impl Common<'_> {
    /// Plays games until there are enough of them. The first of the threads looks whether there are.
    fn work(&self, number: u64, watch: &mut Watcher<'_>) -> Played {
        let begin = Instant::now();
        let mut playouts = Playouts::new(self.task.seed.wrapping_add(number << 32));
        let mut simulation = Simulation::new(self.field);
        let mut ownership = Ownership::new(self.task.board);
        let (mut games, mut kos): (u32, u32) = (0, 0);
        while self.begun.fetch_add(1, Relaxed) < self.task.games {
            simulation.run(self.tree, self.field, &mut playouts, self.task);
            match &self.task.life {
                None => ownership.add(simulation.field(), simulation.score()),
                Some(life) => kos += u32::from(life.met_ko(simulation.field())),
            }
            games += 1;
            if number == 0 && games.is_multiple_of(CLOCK) {
                let played = self.begun.load(Relaxed);
                let seen = watch(&Progress { tree: self.tree, ownership: &ownership, games: played, is_last: false });
                if seen.is_break() || self.is_enough(games.is_multiple_of(DECIDED), played, begin.elapsed()) {
                    self.over.store(true, Relaxed);
                }
            }
            if self.over.load(Relaxed) {
                break;
            }
        }
        Played { ownership, games, kos }
    }

    /// Whether so many games, in so long a time, are enough.
    fn is_enough(&self, may_be_decided: bool, played: u32, spent: Duration) -> bool {
        let Task { limit, usual, aim, games, .. } = self.task;
        if limit.is_reached() {
            return true;
        }
        if *aim == Aim::Measure || !may_be_decided {
            return false;
        }
        if *aim == Aim::Judge {
            let Some(winning) = self.tree.winning() else { return false };
            return ONE_SIDED
                .into_iter()
                .any(|(part, lost, won)| played >= (games / part).max(FEW) && (winning <= lost || winning >= won));
        }
        let Some(left) = usual.left() else { return self.tree.is_decided(games.saturating_sub(played)) };
        if left.is_zero() {
            return self.tree.is_clear();
        }
        // So many games there is time for.
        let to_come = f64::from(played) * left.as_secs_f64() / spent.as_secs_f64().max(1e-6);
        self.tree.is_decided(games.saturating_sub(played).min(to_come as u32))
    }
}

#[cfg(test)]
mod tests;
