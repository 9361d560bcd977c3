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
    let point = request.mirrored?;
    if request.among.is_some_and(|among| !among.contains(point)) {
        return None;
    }
    let request = Request { player: Player::Knowledge, may_resign: false, ..request.clone() };
    let examined = examine::examine(game, analyst, &request);
    let known = knowledge::decide(&examined);
    let proposal = examined.proposed.get(&point);
    // That it mirrors is the reason for the move, whatever else speaks for it: also where it fills an eye, or a pattern forbids it.
    let mirrors = Reason::new(ReasonKind::mirrors(game), 0.0, game.size());
    let others = proposal.into_iter().flat_map(Proposal::told).filter(|reason| reason.kind != mirrors.kind);
    let reasons = std::iter::once(mirrors).chain(others).collect();
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
            let mut chosen = |moves: &[&str], color| {
                let choice = engine.choose(&played(moves), color);
                let best = choice.candidates.first().expect("a candidate").clone();
                assert_eq!((choice.decision, choice.playing_on), (Decision::Play(best.point), Move::Play(best.point)));
                assert!(choice.candidates.iter().skip(1).all(|other| other.point != best.point));
                best
            };
            let is_mirror = |reason: &&Reason| matches!(reason.kind, ReasonKind::Mirrors { .. });
            // The second is a move that nobody would play, and its image.
            for (moves, color, point, said) in [
                (&[][..], Color::Black, "E5", "takes the middle, to mirror every move from there"),
                (&["A1"], Color::White, "J9", "mirrors the opponent's move at A1"),
            ] {
                let best = chosen(moves, color);
                assert_eq!(best.point, at(point));
                assert_eq!(best.reasons.first().map(ToString::to_string).as_deref(), Some(said));
                assert_eq!(best.reasons.iter().filter(is_mirror).count(), 1, "{best:?}");
                // It is valued as any other move is.
                assert!(best.worth.is_some_and(|worth| worth.total == best.value), "{best:?}");
            }
            let best = chosen(&["E5"], Color::White);
            assert_eq!(best.reasons.iter().filter(is_mirror).count(), 0, "{best:?}");
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
