//! Where do the patterns of each database match, and which matches are accepted?

use super::Digest;
use super::kind::Counts;
use super::notes::Notes;
use super::positions::Position;
use gnugo_engine::analysis::Analysis;
use gnugo_engine::board::{Board, Color};
use gnugo_engine::engine::Databases;
use gnugo_engine::eyes::Evaluator;
use gnugo_engine::pattern::{Database, Effect, Kind, Match, Surroundings};
use gnugo_engine::reading::Reader;

/// Matches all databases for both players.
pub(super) fn ask(position: &Position, databases: &Databases, notes: &mut Notes<'_>) {
    let mut board = position.game.board().clone();
    let mut reader = Reader::default();
    let analysis = Analysis::new(&mut board, &mut reader, &mut Evaluator::default(), databases);
    let mut asker = Asker { position, board, reader, analysis, notes };
    asker.all(databases.shape);
    asker.all(databases.attack);
    asker.all(databases.defense);
    asker.all(databases.connection);
    asker.all(databases.influence);
    asker.all(databases.barrier);
    asker.all(databases.joseki);
    asker.all(databases.fuseki);
    asker.all(databases.endgame);
    asker.all(databases.handicap);
}

struct Asker<'a, 'n> {
    position: &'a Position,
    board: Board,
    reader: Reader,
    analysis: Analysis,
    notes: &'a mut Notes<'n>,
}

impl Asker<'_, '_> {
    /// Matches the databases of one type: a question for each player.
    fn all<K: Kind>(&mut self, databases: &[&'static Database<K>]) {
        for color in Color::BOTH {
            self.reader.reset_nodes();
            let (mut found, mut accepted) = (Listed::default(), Listed::default());
            for database in databases {
                let size = self.board.size();
                database.matches(&self.board, color).iter().for_each(|found_here| found.add(found_here, &[], size));
                let around = Surroundings::new(&mut self.board, &mut self.reader, color);
                for (counts, effects) in database.accepted(&mut around.knowing(self.analysis.known())) {
                    accepted.add(&counts, &effects, size);
                }
            }
            let stones = self.reader.nodes() + self.reader.connection_nodes();
            let question = self.position.question(&format!("{} patterns for {color}", K::NAME));
            let answer =
                format!("{} matches {}, {} accepted {}", found.count, found.digest, accepted.count, accepted.digest);
            self.notes.add(&question, &answer, Counts { matches: found.count, stones, ..Counts::default() });
        }
    }
}

/// Matches, counted and digested.
#[derive(Default)]
struct Listed {
    count: u64,
    digest: Digest,
}

impl Listed {
    fn add<K: Kind>(&mut self, found: &Match<K>, effects: &[Effect], size: usize) {
        self.count += 1;
        let Match { pattern, anchor, orientation } = found;
        self.digest.add(&format!("{} {} {orientation:?} {effects:?}", pattern.name, anchor.to_text(size)));
    }
}
