//! Are patterns accepted at drawn positions, by what an analysis knows of these?

use super::table::{Drawn, positions};
use gnugo_engine::analysis::Analysis;
use gnugo_engine::board::Color;
use gnugo_engine::eyes::Evaluator;
use gnugo_engine::pattern::{Database, Kind, Refusal, Surroundings, Verdict};
use gnugo_engine::reading::Reader;

/// Each pattern is accepted for White, at the point that is drawn.
pub(crate) fn each_is_accepted<K: Kind>(databases: &'static [&'static Database<K>], table: &'static str) {
    let objections: Vec<String> = positions(table).iter_mut().filter_map(|drawn| objection(databases, drawn)).collect();
    assert!(objections.is_empty(), "{}", objections.join("\n"));
}

/// Why a pattern is not accepted at the point that is drawn; `None` if it is.
fn objection<K: Kind>(
    databases: &'static [&'static Database<K>],
    Drawn { name, board, point }: &mut Drawn,
) -> Option<String> {
    let mut reader = Reader::default();
    let analysis = Analysis::new(board, &mut reader, &mut Evaluator::default(), &patterns_rs::databases());
    let matches = databases.iter().flat_map(|database| database.matches(board, Color::White));
    let here: Vec<_> =
        matches.filter(|found| found.pattern.name == *name && found.move_point() == Some(*point)).collect();
    let mut refusals: Vec<Option<Refusal>> = Vec::new();
    for found in here {
        let mut surroundings = Surroundings::new(board, &mut reader, Color::White).knowing(analysis.known());
        match found.judge(&mut surroundings) {
            Verdict::Accepted(_) => return None,
            Verdict::Refused(refusal) => refusals.push(Some(refusal)),
            Verdict::Unknown(_) => refusals.push(None),
        }
    }
    Some(format!("{name} is not accepted: {refusals:?}\n{board}"))
}
