//! Who wins a race in which nothing is left but to fill liberties?
//!
//! Each dragon is one string, with liberties outside, where only the other side plays, liberties that both share, and at most
//! one eye of one or two points. Nothing that is played elsewhere matters, no liberty can be gained, and of liberties of a
//! kind it makes no difference which is filled first: so how many there are says all (M. Müller, "Race to capture: analyzing
//! semeai in Go", 1999). [`captures`] looks it up among all such races, each of which was worked out from smaller ones.

use super::bounds::plain;
use super::field::{ATTACKER, Area, Cells, Chain, Chains, Field, OWNER, Position, each};
use std::sync::LazyLock;

/// A race with so many liberties of one dragon outside, or so many shared ones, is not in the table and has to be read.
const OUTSIDE: usize = 20;
const SHARED: usize = 12;
/// An eye of three points can be made two.
const EYE: u32 = 3;

/// What there is to fill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Count {
    /// By side: liberties where only the other side plays.
    pub(super) outside: [usize; 2],
    /// Liberties of both dragons.
    pub(super) shared: usize,
    /// By side: whether it has an eye. Of one of several points only the last one counts: the others are filled like liberties outside.
    pub(super) eye: [bool; 2],
}

/// A race that [`Count`] says all about, with the cells on which that depends.
#[derive(Clone, Copy, Debug)]
pub(super) struct Filling {
    pub(super) count: Count,
    pub(super) zone: Cells,
}

impl Count {
    fn liberties(&self, side: usize) -> usize {
        self.outside[side] + self.shared + usize::from(self.eye[side])
    }

    /// Where it stands in the table.
    fn place(&self, to_move: usize) -> Option<usize> {
        let bounds = [OUTSIDE, OUTSIDE, SHARED, 2, 2, 2];
        let [first, second] = self.eye.map(usize::from);
        let digits = [self.outside[0], self.outside[1], self.shared, first, second, to_move];
        let fits = digits.iter().zip(bounds).all(|(&digit, bound)| digit < bound);
        fits.then(|| digits.iter().zip(bounds).fold(0, |place, (digit, bound)| place * bound + digit))
    }

    /// What it is after `side` fills a liberty of each kind, or `None` where it captures by that.
    fn filled(&self, side: usize) -> impl Iterator<Item = Option<Self>> {
        let (count, other) = (*self, 1 - side);
        let captures = count.liberties(other) == 1;
        let outside = (count.outside[other] > 0).then(|| {
            let mut next = count;
            next.outside[other] -= 1;
            next
        });
        let shared = (count.shared > 0).then_some(Self { shared: count.shared.saturating_sub(1), ..count });
        // A stone in an eye has no liberty, so it comes last.
        let eye = (count.eye[other] && captures).then_some(count);
        // Nobody takes his own last liberty.
        let lasts = move |next: &Self| captures || next.liberties(side) > 0;
        [outside, shared, eye].into_iter().flatten().filter(lasts).map(move |next| (!captures).then_some(next))
    }
}

/// For each count and player to move, whether the attacker captures.
static TABLE: LazyLock<Vec<bool>> = LazyLock::new(|| {
    let mut table = vec![false; OUTSIDE * OUTSIDE * SHARED * 8];
    let sizes = |most: usize| 0..most;
    // What is left after a move has fewer liberties in all.
    for total in 1..2 * OUTSIDE + SHARED + 2 {
        for (own, shared) in sizes(OUTSIDE).flat_map(|own| sizes(SHARED).map(move |shared| (own, shared))) {
            for eye in [[false, false], [false, true], [true, false], [true, true]] {
                let eyes = eye.iter().filter(|&&eye| eye).count();
                let Some(other) = total.checked_sub(own + shared + eyes) else { continue };
                let mut count = Count { outside: [0; 2], shared, eye };
                (count.outside[OWNER], count.outside[ATTACKER]) = (own, other);
                for to_move in [ATTACKER, OWNER] {
                    let Some(place) = count.place(to_move) else { continue };
                    let captures = |next: Option<Count>, mover: usize| {
                        next.map_or(mover == ATTACKER, |next| {
                            next.place(1 - mover).is_some_and(|place| table.get(place) == Some(&true))
                        })
                    };
                    let result = if to_move == ATTACKER {
                        // To pass only asks the owner, who may pass too.
                        count.filled(ATTACKER).any(|next| captures(next, ATTACKER))
                    } else {
                        let after_pass = count.place(ATTACKER).is_some_and(|place| table.get(place) == Some(&true));
                        after_pass && count.filled(OWNER).all(|next| captures(next, OWNER))
                    };
                    if let Some(entry) = table.get_mut(place) {
                        *entry = result;
                    }
                }
            }
        }
    }
    table
});

/// Whether the attacker wins if `to_move` moves first, and by how many liberties outside whoever wins is ahead of the other one.
/// No more than `most` are told apart. An estimate where there is more to fill than the table has.
pub(super) fn lead(count: &Count, to_move: usize, most: usize) -> Option<(bool, usize)> {
    let mut count = *count;
    for outside in &mut count.outside {
        *outside = (*outside).min(OUTSIDE - 1);
    }
    count.shared = count.shared.min(SHARED - 1);
    let kills = captures(&count, to_move)?;
    let loser = if kills { OWNER } else { ATTACKER };
    let with = |more: usize| {
        let mut count = count;
        count.outside[loser] += more;
        captures(&count, to_move)
    };
    let lead = (1..=most).find(|&more| with(more).is_none_or(|other| other != kills)).unwrap_or(most + 1);
    Some((kills, lead))
}

/// Whether the attacker captures the owner's dragon, and is not captured before, if `to_move` moves first. `None` where there is
/// too much to fill, or one of the dragons has no liberty.
pub(super) fn captures(count: &Count, to_move: usize) -> Option<bool> {
    let breathe = count.liberties(OWNER) > 0 && count.liberties(ATTACKER) > 0;
    count.place(to_move).filter(|_| breathe).and_then(|place| TABLE.get(place).copied())
}

/// By side, the strings that are all that is left of the dragons, if none of them stays for ever.
fn single<'a>(field: &Field, position: &Position, chains: &'a Chains) -> Option<[&'a Chain; 2]> {
    let dragon = |side: usize| {
        let left = field.goals[side] & position.stones[side];
        chains[side].iter().find(|chain| left != 0 && left & !chain.stones == 0 && !chain.stays)
    };
    Some([dragon(0)?, dragon(1)?])
}

/// Liberties of both strings that are beside nothing else but more of them: which of them is filled first makes no difference.
fn common(field: &Field, strings: [&Chain; 2]) -> Cells {
    let mut cells = strings[0].liberties & strings[1].liberties & !(field.walls[0] | field.walls[1]);
    loop {
        let around = strings[0].stones | strings[1].stones | cells;
        let kept = each(cells).filter(|&cell| field.beside(cell) & !around == 0).fold(0, |all, cell| all | cell);
        if kept == cells {
            return cells;
        }
        cells = kept;
    }
}

/// The [liberties of both dragons](common), where a capture of either ends all.
pub(super) fn shared(field: &Field, position: &Position, chains: &Chains) -> Cells {
    single(field, position, chains).map_or(0, |dragons| common(field, dragons))
}

/// What there is to fill, if that is all that matters in a position.
pub(super) fn filling(field: &Field, position: &Position, chains: &Chains) -> Option<Filling> {
    if position.ko != 0 {
        return None;
    }
    let dragons = single(field, position, chains)?;
    let stones = dragons[0].stones | dragons[1].stones;
    let around = field.beside(stones);
    let others = chains.iter().filter(|chain| chain.stones & stones == 0 && chain.stones & around != 0);
    if others.into_iter().any(|chain| !chain.stays) {
        return None;
    }
    let shared = dragons[0].liberties & dragons[1].liberties;
    if shared != common(field, dragons) {
        return None;
    }
    let mut count = Count { outside: [0; 2], shared: shared.count_ones() as usize, eye: [false; 2] };
    let mut zone = around | stones;
    for side in [OWNER, ATTACKER] {
        let outside = plain(field, chains, side, dragons[side]);
        let eye = dragons[side].liberties & !(outside | shared);
        let is_eye = field.beside(eye) & !(eye | dragons[side].stones) == 0
            && eye & (field.walls[0] | field.walls[1]) == 0
            && eye.count_ones() < EYE
            && field.parts(eye).count() <= 1;
        if !is_eye {
            return None;
        }
        count.outside[side] = (outside.count_ones() + eye.count_ones().saturating_sub(1)) as usize;
        count.eye[side] = eye != 0;
        zone |= field.beside(outside);
    }
    Some(Filling { count, zone })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// A race of a stone of each side, with liberties outside, shared ones that hang together or not, and points of an eye.
    fn race(outside: [usize; 2], shared: usize, eyes: [usize; 2], hang_together: bool) -> (Field, Position) {
        let mut field = Field::default();
        let mut cells = 2;
        let link = |field: &mut Field, a: usize, b: usize| {
            field.near[a] |= 1 << b;
            field.near[b] |= 1 << a;
        };
        link(&mut field, 0, 1);
        for side in [OWNER, ATTACKER] {
            for _ in 0..outside[side] {
                link(&mut field, side, cells);
                field.walls[1 - side] |= 1 << cells;
                cells += 1;
            }
            for point in 0..eyes[side] {
                link(&mut field, side, cells);
                if point > 0 {
                    link(&mut field, cells - 1, cells);
                }
                cells += 1;
            }
        }
        for number in 0..shared {
            link(&mut field, 0, cells);
            link(&mut field, 1, cells);
            if hang_together && number > 0 {
                link(&mut field, cells - 1, cells);
            }
            cells += 1;
        }
        field.all = (1 << cells) - 1;
        field.goals = [1, 2];
        let start = field.set_up([1, 2], 0);
        (field, start)
    }

    type Key = ([Cells; 2], Cells, usize);

    /// All of the game from a position on: what follows on each, and where the attacker has captured.
    fn visit(field: &Field, position: &Position, side: usize, all: &mut HashMap<Key, (bool, Vec<Key>)>) -> Key {
        let key = (position.stones, position.ko, side);
        if all.contains_key(&key) {
            return key;
        }
        let is_captured = |side: usize| position.stones[side] & field.goals[side] == 0;
        all.insert(key, (is_captured(OWNER), Vec::new()));
        if is_captured(OWNER) || is_captured(ATTACKER) {
            return key;
        }
        let chains = field.chains(position);
        let moves = each(field.empty(position) & !position.ko);
        let mut next: Vec<Position> =
            moves.filter_map(|cell| field.play(position, &chains, side, cell)).map(|played| played.position).collect();
        next.push(field.pass(position));
        let next = next.iter().map(|position| visit(field, position, 1 - side, all)).collect();
        all.insert(key, (false, next));
        key
    }

    /// Whether the attacker captures by force, if all moves are allowed. Going round in circles captures nothing.
    fn is_captured(field: &Field, start: &Position, side: usize) -> bool {
        let mut all = HashMap::new();
        let root = visit(field, start, side, &mut all);
        loop {
            let is_lost = |key: &Key| all.get(key).is_some_and(|(lost, _)| *lost);
            let lost = |(_, _, side): &Key, next: &[Key]| {
                let mut next = next.iter();
                if *side == ATTACKER { next.any(is_lost) } else { next.len() > 0 && next.all(is_lost) }
            };
            let more: Vec<Key> =
                all.iter().filter(|(key, (was, next))| !was && lost(key, next)).map(|(key, _)| *key).collect();
            if more.is_empty() {
                return is_lost(&root);
            }
            for key in more {
                if let Some((lost, _)) = all.get_mut(&key) {
                    *lost = true;
                }
            }
        }
    }

    #[test]
    fn what_is_counted_is_what_the_whole_game_says() {
        let mut asked = 0;
        for own in 0..=3 {
            for other in 0..=3 {
                for shared in 0..=3 {
                    for (eye, rival) in [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1), (1, 2), (0, 2), (2, 2)] {
                        let free = own + other + shared + eye + rival;
                        if own + shared + eye == 0 || other + shared + rival == 0 || free > 7 {
                            continue;
                        }
                        for hang_together in [false, true] {
                            let mut outside = [0; 2];
                            let mut eyes = [0; 2];
                            (outside[OWNER], outside[ATTACKER]) = (own, other);
                            (eyes[OWNER], eyes[ATTACKER]) = (eye, rival);
                            let (field, start) = race(outside, shared, eyes, hang_together);
                            let filling = filling(&field, &start, &field.chains(&start)).unwrap();
                            for side in [OWNER, ATTACKER] {
                                let found = captures(&filling.count, side);
                                let truth = is_captured(&field, &start, side);
                                assert_eq!(found, Some(truth), "{filling:?}, {side} moves first");
                                asked += 1;
                            }
                        }
                    }
                }
            }
        }
        assert!(asked > 1000, "{asked}");
    }

    #[test]
    fn what_is_not_only_filled_is_not_counted() {
        let told = |field: &Field, start: &Position| filling(field, start, &field.chains(start)).is_some();
        let (field, start) = race([2, 2], 2, [1, 0], false);
        assert!(told(&field, &start));
        // Three points are room for two eyes, and two eyes are more than one.
        let (three, begin) = race([2, 2], 2, [3, 0], false);
        assert!(!told(&three, &begin));
        // A way out, a ko, and a stone of the other side that can be captured.
        let mut way_out = field.clone();
        way_out.walls[OWNER] |= 1 << 2;
        assert!(!told(&way_out, &start));
        assert!(!told(&field, &Position { ko: 1 << 2, ..start }));
        let stone = field.set_up([1, 2 | 1 << 4], 0);
        assert!(!told(&field, &stone), "a stone within the eye");
    }

    #[test]
    fn a_lead_is_what_the_loser_lacks() {
        let count = |own, other| Count { outside: [own, other], shared: 0, eye: [false; 2] };
        assert_eq!(lead(&count(3, 5), ATTACKER, 4), Some((true, 3)));
        assert_eq!(lead(&count(3, 3), ATTACKER, 4), Some((true, 1)));
        assert_eq!(lead(&count(3, 3), OWNER, 4), Some((false, 1)));
        assert_eq!(lead(&count(3, 15), OWNER, 4), Some((true, 5)), "no more are told apart");
    }
}
