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
    /// The move is one of a joseki, or of an opening.
    Joseki(JosekiMove),
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

impl Meaning {
    /// Whether stones of ours are connected or defended by the move.
    pub(crate) const fn holds_together(self) -> bool {
        matches!(self, Self::Connects | Self::ConnectsWeakly | Self::Defends | Self::MaySave)
    }
}

/// How soon a move of a joseki is to be made; what that is worth is not told here. (spec/patterns.texi, "Action Attributes".)
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum JosekiMove {
    /// Now: nothing elsewhere is as large.
    Urgent,
    /// As soon as nothing on the board is urgent.
    Standard,
    /// After those.
    Lesser {
        /// Whether it is worth just as much as others of its kind, so that chance decides between them.
        alike: bool,
    },
    /// It may be left for a move elsewhere.
    Minor {
        /// See [`JosekiMove::Lesser`].
        alike: bool,
    },
}

impl JosekiMove {
    /// Whether it is made as soon as it can be, unless something else is urgent.
    #[must_use]
    pub const fn is_made_at_once(self) -> bool {
        matches!(self, Self::Urgent | Self::Standard)
    }
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

/// The meanings of classes of moves in general. A joseki class stands for several others, the most urgent one first;
/// `F` alone says nothing.
pub(super) fn general(classes: Classes) -> Meanings {
    use Meaning::{Attacks, Defends, Influence, Territory};
    let mut found = letters(classes, &GENERAL);
    let mut add = |meanings: &[Meaning]| {
        for &meaning in meanings {
            if !found.contains(&meaning) {
                found.push(meaning);
            }
        }
    };
    let alike = classes.has('F');
    if classes.has('U') {
        add(&[Defends, Attacks, Meaning::Joseki(JosekiMove::Urgent)]);
    }
    if classes.has('J') {
        add(&[Defends, Attacks, Meaning::Joseki(JosekiMove::Standard)]);
    }
    if classes.has('j') {
        add(&[Territory, Influence, Meaning::Joseki(JosekiMove::Lesser { alike })]);
    }
    if classes.has('t') {
        add(&[Territory, Influence, Meaning::Joseki(JosekiMove::Minor { alike })]);
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
        use JosekiMove::{Lesser, Minor, Standard, Urgent};
        use Meaning::{Attacks, Defends, Influence, Territory};
        let said = |classes: &str| Joseki::meanings(Classes::new(classes)).to_vec();
        assert_eq!(said("sJ"), [Defends, Attacks, Meaning::Joseki(Standard)]);
        assert_eq!(said("dJ"), [Defends, Attacks, Meaning::Joseki(Standard)]);
        assert_eq!(said("j"), [Territory, Influence, Meaning::Joseki(Lesser { alike: false })]);
        assert_eq!(said("tF"), [Territory, Influence, Meaning::Joseki(Minor { alike: true })]);
        assert_eq!(said("U"), [Defends, Attacks, Meaning::Joseki(Urgent)]);
        let both = [Meaning::Joseki(Urgent), Meaning::Joseki(Standard)];
        assert_eq!(said("JU")[2..], both, "the most urgent one is first");
    }
}
