//! What does a player answer who plays mirror go?
//!
//! The image of the opponent's move, where there is one ([`Mirror`](crate::game::Mirror) is the rule), whoever chooses moves otherwise
//! and whatever it is worth. It costs what the player that knows takes for a move, since whoever asks why it was played, or who is
//! ahead, is told what that player makes of the position. Moves against a mirror are proposed with those of the [opening](super::opening).

use super::{Candidate, Choice, Decision, Player, Proposal, Reason, ReasonKind, Request, examine, knowledge};
use crate::analyst::Analyst;
use crate::game::{Game, Move};

/// The choice of the move that mirrors, if the request is for a player who does and there is one that may be chosen. What else it
/// tells is what the player that knows makes of the position: no game is simulated for it.
pub(super) fn choose(game: &Game, analyst: &mut Analyst, request: &Request) -> Option<Choice> {
    let point = request.mirror?.answer(game, request.color)?;
    if request.among.is_some_and(|among| !among.contains(point)) {
        return None;
    }
    let request = Request { player: Player::Knowledge, may_resign: false, ..request.clone() };
    let examined = examine::examine(game, analyst, &request);
    let known = knowledge::decide(&examined);
    let proposal = examined.proposed.get(&point);
    let last = game.last_point().filter(|_| !game.board().occupied().is_empty());
    let mirrors = Reason::new(ReasonKind::Mirrors { last }, 0.0, game.size());
    // It is the reason for the move, whatever else speaks for it.
    let reasons = std::iter::once(mirrors).chain(proposal.into_iter().flat_map(Proposal::told)).collect();
    let (value, worth) = (proposal.map_or(0.0, Proposal::value), proposal.map(Proposal::worth));
    let others = known.candidates.into_iter().filter(|candidate| candidate.point != point);
    let candidates = std::iter::once(Candidate { point, value, worth, reasons }).chain(others).collect();
    Some(Choice { decision: Decision::Play(point), playing_on: Move::Play(point), candidates, ..known })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Color, Point};
    use crate::engine::{Databases, Engine};
    use crate::game::{Mirror, Rules};

    /// An engine that mirrors as long as it can.
    fn engine(player: Player) -> Engine {
        let mut engine = Engine::new(Databases::default());
        engine.set_level(0);
        engine.set_player(player);
        engine.set_mirror(Some(Mirror::default()));
        engine
    }

    fn at(text: &str) -> Point {
        Point::from_text(text, 9).expect("a point")
    }

    /// Black's moves on an empty board.
    fn played(moves: &[&str]) -> Game {
        let mut game = Game::new(9, Rules::japanese(), 0.0).expect("a size");
        moves.iter().for_each(|text| game.play(Color::Black, Move::Play(at(text))).expect("a legal move"));
        game
    }

    /// Whoever chooses, the image is played, and says so first; what else is told is of the same position.
    #[test]
    fn either_player_mirrors_and_says_so() {
        for player in [Player::Knowledge, Player::Search] {
            let mut engine = engine(player);
            let mut told = |moves: &[&str], color| {
                let game = played(moves);
                let choice = engine.choose(&game, color);
                let best = choice.candidates.first().expect("a candidate").clone();
                assert_eq!((choice.decision, choice.playing_on), (Decision::Play(best.point), Move::Play(best.point)));
                assert!(choice.candidates.iter().skip(1).all(|other| other.point != best.point));
                (best.point.to_text(9), best.reasons.first().map_or_else(String::new, ToString::to_string))
            };
            let begun = told(&[], Color::Black);
            assert_eq!(begun, ("E5".to_owned(), "takes the middle, to mirror every move from there".to_owned()));
            // A move that nobody would play, and its answer.
            let copied = told(&["A1"], Color::White);
            assert_eq!(copied, ("J9".to_owned(), "mirrors the opponent's move at A1".to_owned()));
            let (_, thought) = told(&["E5"], Color::White);
            assert!(!thought.contains("mirrors"), "{thought}");
        }
    }

    #[test]
    fn where_only_other_points_are_asked_about_nothing_is_mirrored() {
        let mut engine = engine(Player::Search);
        let game = played(&["C3"]);
        let mut among = |points: &[&str]| {
            let points = points.iter().map(|point| at(point)).collect();
            engine.choose_among(&game, Color::White, &points).decision
        };
        assert_eq!(among(&["E5", "G7"]), Decision::Play(at("G7")));
        assert_eq!(among(&["E5"]), Decision::Play(at("E5")));
    }
}
