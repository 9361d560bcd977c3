//! What do the classes of a pattern say of its matches?
//!
//! Letters mean different things in different types of databases: whoever uses a database asks for meanings, not for
//! letters. What refuses a match is not among them (`s n O o X x`): that has been judged when a match is accepted.
//! (spec/patterns.texi, "Action Attributes", "Attack and Defense Database", "The Connections Database".)

use crate::pattern::Classes;
use smallvec::SmallVec;

/// What is said of an accepted match.
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub enum Meaning {
    /// The move connects each two dragons of ours that the pattern shows, except those whose string can be captured and
    /// is not saved by the move.
    Connects,
    /// The move defends all dragons of ours, and makes a little shape: a weak connection.
    ConnectsWeakly,
    /// The move cuts each two dragons of the opponent's that the pattern shows.
    Cuts,
    /// The move makes or secures territory.
    Territory,
    /// The move increases influence, and makes or expands a moyo.
    Influence,
    /// The move defends all dragons of ours that the pattern shows, except those that can be captured and that it does
    /// not save.
    Defends,
    /// The move attacks all dragons of the opponent's that the pattern shows.
    Attacks,
    /// The move is worth this at least.
    AtLeast(f32),
    /// The move is worth just this, as others are, so that chance decides between them.
    Exactly(f32),
    /// The move makes shape.
    Shape(f32),
    /// The move invades.
    Invades,
    /// The move makes a threat that is worth making.
    Threatens,
    /// A trick move: good only if the opponent answers badly.
    Trick,
    /// The move must never be played.
    Never,

    /// Attack: whether the move captures is to be tried for every string of the opponent's that the pattern shows.
    MayCapture,
    /// Defense: whether the move saves is to be tried for every string of ours in the pattern that can be captured.
    MaySave,

    /// Connection: the strings of ours that the pattern shows are connected.
    IsConnected,
    /// Connection: the opponent cuts by the move; no connection goes over it and over the points marked by `!`, where he
    /// also gets into eye space.
    CanBeCut,
    /// Connection: the actions correct eye space, before strings are joined.
    CorrectsEyesFirst,
    /// Connection: the actions correct eye space and lunches, when strings have been joined.
    CorrectsEyes,

    /// OwlAttack: the move blocks the opponent's way out.
    Blocks,
    /// OwlAttack, OwlDefense: the value is combined with those of other patterns for the same move.
    Combines,
    /// OwlDefense: the move is not connected to the goal.
    Apart,
    /// OwlDefense: the move is perhaps not connected to the goal.
    PerhapsApart,
    /// OwlDefense: the move connects all stones of ours that the pattern shows.
    ConnectsAll,

    /// Influence: the stones reach further than they seem to.
    Enhances,
    /// Barrier: our influence stops here.
    StopsOurs,
    /// Barrier: the opponent's influence stops here.
    StopsTheirs,
    /// Barrier: an intrusion.
    Intrudes,
    /// Barrier: no territory for one of the players.
    NoTerritory,

    /// Combination: the move depends on what else is threatened.
    Conditional,
}

/// The meanings of a pattern's classes.
pub type Meanings = SmallVec<[Meaning; 6]>;

/// The meanings of letters that mean one thing each.
pub(super) fn letters(classes: Classes, table: &[(char, Meaning)]) -> Meanings {
    table.iter().filter(|&&(letter, _)| classes.has(letter)).map(|&(_, meaning)| meaning).collect()
}

/// The letters of moves in general that mean one thing each.
const GENERAL: [(char, Meaning); 11] = [
    ('C', Meaning::Connects),
    ('c', Meaning::ConnectsWeakly),
    ('B', Meaning::Cuts),
    ('e', Meaning::Territory),
    ('E', Meaning::Influence),
    ('d', Meaning::Defends),
    ('a', Meaning::Attacks),
    ('I', Meaning::Invades),
    ('W', Meaning::Threatens),
    ('T', Meaning::Trick),
    ('N', Meaning::Never),
];

/// The meanings of classes of moves in general. A joseki class stands for several others, and sets bounds to the value;
/// `F` alone says nothing.
pub(super) fn general(classes: Classes) -> Meanings {
    use Meaning::{AtLeast, Attacks, Defends, Exactly, Influence, Shape, Territory};
    let mut found = letters(classes, &GENERAL);
    let mut add = |meanings: &[Meaning]| {
        for &meaning in meanings {
            if !found.contains(&meaning) {
                found.push(meaning);
            }
        }
    };
    let bound = |fixed: f32, least: f32| if classes.has('F') { Exactly(fixed) } else { AtLeast(least) };
    if classes.has('U') {
        add(&[Defends, Attacks, Shape(15.0), AtLeast(40.0)]);
    }
    if classes.has('J') {
        add(&[Defends, Attacks, AtLeast(27.0)]);
    }
    if classes.has('j') {
        add(&[Territory, Influence, bound(20.1, 20.0)]);
    }
    if classes.has('t') {
        add(&[Territory, Influence, bound(15.07, 15.0)]);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pattern::{Barrier, Connection, Joseki, Kind, OwlDefense, Shape};

    #[test]
    fn a_letter_means_what_its_database_says() {
        assert_eq!(Shape::meanings(Classes::new("OXCe")).to_vec(), [Meaning::Connects, Meaning::Territory]);
        assert_eq!(Connection::meanings(Classes::new("C")).to_vec(), [Meaning::IsConnected]);
        assert_eq!(OwlDefense::meanings(Classes::new("Bs")).to_vec(), [Meaning::Apart]);
        assert_eq!(Barrier::meanings(Classes::new("Bt")).to_vec(), [Meaning::Intrudes, Meaning::NoTerritory]);
        assert!(Shape::meanings(Classes::NONE).is_empty());
        assert!(Shape::meanings(Classes::new("F")).is_empty());
    }

    #[test]
    fn joseki_classes_stand_for_others() {
        use Meaning::{AtLeast, Attacks, Defends, Exactly, Influence, Territory};
        assert_eq!(Joseki::meanings(Classes::new("sJ")).to_vec(), [Defends, Attacks, AtLeast(27.0)]);
        assert_eq!(Joseki::meanings(Classes::new("dJ")).to_vec(), [Defends, Attacks, AtLeast(27.0)]);
        assert_eq!(Joseki::meanings(Classes::new("j")).to_vec(), [Territory, Influence, AtLeast(20.0)]);
        assert_eq!(Joseki::meanings(Classes::new("tF")).to_vec(), [Territory, Influence, Exactly(15.07)]);
        let urgent = [Defends, Attacks, Meaning::Shape(15.0), AtLeast(40.0)];
        assert_eq!(Joseki::meanings(Classes::new("U")).to_vec(), urgent);
    }
}
