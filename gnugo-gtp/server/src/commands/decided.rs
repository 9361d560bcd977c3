//! What did the search see, with the move that was decided on before the others?
//!
//! While it goes on, the moves stand in the order of their games. The engine weighs more than these when it decides: what is known of
//! the position besides, what the last moves of a game are counted to be worth, whether a pass loses anything. Whoever is shown what it
//! saw expects the move that was played at the top, and not somewhere below, or not at all.

use gnugo_engine::moves::{Choice, Outlook, Prospect};

/// What was seen last, the move that was decided on first, with what was found of it; `None` if it was first already, or if no move was
/// made.
pub(super) fn decided(seen: Outlook, choice: &Choice) -> Option<Outlook> {
    let made = choice.decision.made()?;
    let Outlook { mut moves, .. } = seen;
    let chosen = match moves.iter().position(|prospect| prospect.made == made) {
        Some(0) => return None,
        Some(at) => moves.remove(at),
        // No game of the search began with it: what is known of it was found afterwards, by looking at it alone.
        None => Prospect {
            made,
            games: 0,
            winning: choice.winning,
            error: UNKNOWN,
            score: choice.lead,
            prior: 0.0,
            line: vec![made],
            reasons: made
                .point()
                .and_then(|point| choice.candidate(point))
                .map_or_else(Vec::new, |c| c.reasons.clone()),
        },
    };
    let (winning, score) = (chosen.winning, chosen.score);
    moves.insert(0, chosen);
    Some(Outlook { winning, score, moves, ..seen })
}

/// The standard error of a chance of which nothing is known.
const UNKNOWN: f32 = 0.5;

#[cfg(test)]
mod tests {
    use super::*;
    use gnugo_engine::board::{Board, Color, Point};
    use gnugo_engine::game::Move;
    use gnugo_engine::moves::Decision;
    use gnugo_engine::playout::Playouts;

    fn prospect(made: Move, games: u32, winning: f32) -> Prospect {
        let line = vec![made];
        Prospect { made, games, winning, error: 0.01, score: winning - 0.5, prior: 0.1, line, reasons: Vec::new() }
    }

    #[test]
    fn the_decision_comes_first_with_what_was_found_of_it() {
        let points = [0, 1, 2].map(|column| Point::new(0, column));
        let [a, b, c] = points.map(Move::Play);
        let moves = vec![prospect(a, 90, 0.6), prospect(Move::Pass, 9, 0.3), prospect(b, 1, 0.4)];
        let ownership = Playouts::new(1).ownership(&Board::new(5).expect("a size"), Color::Black, 1);
        let seen = Outlook { color: Color::Black, games: 100, winning: 0.6, score: 0.1, moves, ownership };
        let after = |decision| {
            let choice = Choice {
                decision,
                playing_on: Move::Pass,
                candidates: Vec::new(),
                lead: 2.5,
                winning: 0.7,
                games: 100,
            };
            decided(seen.clone(), &choice).map(|told| {
                let order = told.moves.iter().map(|prospect| (prospect.made, prospect.games)).collect::<Vec<_>>();
                (order, told.winning, told.score, told.moves[0].winning)
            })
        };
        assert_eq!(after(Decision::Play(points[0])), None, "it is first as it is");
        assert_eq!(after(Decision::Resign), None, "no move is made");
        let (order, winning, _, own) = after(Decision::Pass).expect("another order");
        assert_eq!(order, [(Move::Pass, 9), (a, 90), (b, 1)]);
        assert_eq!((winning, own), (0.3, 0.3));
        let (order, winning, score, own) = after(Decision::Play(points[2])).expect("another order");
        assert_eq!(order, [(c, 0), (a, 90), (Move::Pass, 9), (b, 1)]);
        assert_eq!((winning, score, own), (0.7, 2.5, 0.7));
    }
}
