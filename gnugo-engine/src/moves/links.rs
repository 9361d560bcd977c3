//! Which moves join two dragons that can be cut, and which cut them?
//!
//! Dragons of one colour that are near each other are asked about, the weakest first: can they be cut, and if so, can they
//! be connected ([`connection`](crate::connection))? If it depends on who moves first, the moves found and the points that
//! both touch are tried. What joining or cutting is worth is a matter of how weak the dragons are.
//!
//! Half of the pairs cost less than half a millisecond; each reading tries some hundred stones at most. It does not see what
//! connects over more than three empty points, and what connects by threats elsewhere.

use super::value::constants::LEAST_WEAKNESS;
use super::{Proposals, ReasonKind};
use crate::analysis::Analysis;
use crate::board::{Board, Color, Point, PointSet};
use crate::dragons::Dragon;
use crate::limit::Limit;
use crate::pattern::facts::Status;
use crate::reading::{Outcome, Reader};
use crate::worms::Worm;

/// Dragons farther apart than so many empty points are not asked about.
const FARTHEST: usize = 3;
/// So many pairs are asked about at most.
const PAIRS: usize = 24;
/// The stones tried at most for a question.
const STONES: u64 = 300;
/// So many points are tried beside those that reading found.
const OTHERS: usize = 4;

/// Two strings of one colour in different dragons.
struct Link<'a> {
    a: &'a Worm,
    b: &'a Worm,
    dragons: [Point; 2],
    /// What there is to be gained by joining them, roughly.
    weight: f32,
}

/// Proposes moves of `color` that join its dragons, and that cut the opponent's.
pub(super) fn propose(
    (board, reader): (&mut Board, &mut Reader),
    analysis: &Analysis,
    color: Color,
    limit: &Limit,
    proposals: &mut Proposals,
) {
    let mut links: Vec<Link<'_>> = Color::BOTH.into_iter().flat_map(|owner| links(board, analysis, owner)).collect();
    links.sort_by(|a, b| b.weight.total_cmp(&a.weight));
    for link in links.iter().take(PAIRS) {
        if limit.is_reached() {
            return;
        }
        reader.within(STONES, |reader| propose_for(link, (board, reader), color, proposals));
    }
}

fn propose_for(link: &Link<'_>, (board, reader): (&mut Board, &mut Reader), color: Color, proposals: &mut Proposals) {
    let (a, b) = (link.a.origin, link.b.origin);
    let cut = reader.disconnect(board, a, b);
    if cut.outcome != Outcome::Win {
        return;
    }
    let join = reader.string_connect(board, a, b);
    if join.outcome != Outcome::Win {
        return;
    }
    let [first, second] = link.dragons;
    let is_own = link.a.color == color;
    let kind =
        if is_own { ReasonKind::Connects { a: first, b: second } } else { ReasonKind::Cuts { a: first, b: second } };
    let (found, other) = if is_own { (join.point, cut.point) } else { (cut.point, join.point) };
    if let Some(point) = found {
        proposals.add(point, kind);
    }
    let common = link.a.liberties.intersection(&link.b.liberties);
    let others: PointSet = common.iter().take(OTHERS).chain(other).filter(|&point| Some(point) != found).collect();
    for point in others.iter() {
        if !board.try_play(point, color) {
            continue;
        }
        let answer = if is_own { reader.disconnect(board, a, b) } else { reader.string_connect(board, a, b) };
        board.undo();
        if answer.outcome == Outcome::Lost && !reader.was_cut_short() {
            proposals.add(point, kind);
        }
    }
}

/// The nearest strings of each two dragons of a colour that are near each other, and of which one is weak.
fn links<'a>(board: &Board, analysis: &'a Analysis, owner: Color) -> Vec<Link<'a>> {
    let empty = board.empty_points();
    let is_asked = |dragon: &&Dragon| dragon.color == owner && dragon.status != Status::Dead;
    let dragons: Vec<&Dragon> = analysis.dragons.iter().filter(is_asked).collect();
    let mut links = Vec::new();
    for (n, one) in dragons.iter().enumerate() {
        for other in dragons.iter().skip(n + 1) {
            let weight = gain(one, other) + gain(other, one);
            if one.weakness.max(other.weakness) < LEAST_WEAKNESS {
                continue;
            }
            let (a, b) = (strings(one, analysis), strings(other, analysis));
            if let Some((a, b)) = nearest(&a, &b, &empty) {
                let dragons = [one.origin.min(other.origin), one.origin.max(other.origin)];
                links.push(Link { a, b, dragons, weight });
            }
        }
    }
    links
}

/// What a dragon gains by being joined to another one.
fn gain(dragon: &Dragon, friend: &Dragon) -> f32 {
    dragon.effective_size * dragon.weakness * (1.0 - friend.weakness)
}

fn strings<'a>(dragon: &Dragon, analysis: &'a Analysis) -> Vec<&'a Worm> {
    let sound = |worm: &&Worm| worm.attack() == Outcome::Lost;
    dragon.worms.iter().filter_map(|&worm| analysis.worms.at(worm)).filter(sound).collect()
}

/// The two strings with the fewest empty points between them, the largest ones of those.
fn nearest<'a>(a: &[&'a Worm], b: &[&'a Worm], empty: &PointSet) -> Option<(&'a Worm, &'a Worm)> {
    let mut best: Option<(usize, std::cmp::Reverse<usize>, &Worm, &Worm)> = None;
    for &one in a {
        let mut reached = one.liberties;
        for steps in 1..=FARTHEST {
            for &other in b.iter().filter(|other| reached.intersects(&other.liberties)) {
                let size = std::cmp::Reverse(one.size().min(other.size()));
                if best.is_none_or(|(fewest, known, ..)| (steps, size) < (fewest, known)) {
                    best = Some((steps, size, one, other));
                }
            }
            reached = reached.union(&reached.neighbors().intersection(empty));
        }
    }
    best.map(|(_, _, one, other)| (one, other))
}
