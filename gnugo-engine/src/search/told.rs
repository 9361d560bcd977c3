//! What was found, as variations that a person can read.

use super::node::Node;
use super::tree::SHOWN;
use crate::board::{Color, Point};
use crate::variations::Variations;

/// So many replies to a move are shown.
const REPLIES: usize = 4;

/// A reply is shown if it had at least one in so many of the games.
const LEAST_SHARE: u32 = 16;

/// The moves that most games took from a position, each with its replies. `place` says where a point is shown; `color` is who is
/// shown to move first.
pub(crate) fn variations(root: &Node, color: Color, place: impl Fn(Point) -> Point) -> Variations {
    let mut told = Variations::default();
    tell(root, color, &place, &mut told);
    told
}

fn tell(node: &Node, color: Color, place: &impl Fn(Point) -> Point, told: &mut Variations) {
    let least = SHOWN.max(node.games() / LEAST_SHARE);
    let mut replies: Vec<_> = node.edges().iter().filter(|edge| edge.games() >= least).collect();
    replies.sort_by_key(|edge| std::cmp::Reverse(edge.games()));
    replies.truncate(REPLIES);
    for edge in replies {
        told.play(edge.point.map(place), color);
        let (wins, games) = (edge.sums().0, edge.games());
        told.say(&format!("{games} games, {:.0} % won", 100.0 * wins / f64::from(games.max(1))));
        if let Some(next) = edge.reached() {
            tell(next, color.opponent(), place, told);
        }
        told.take_back();
    }
}
