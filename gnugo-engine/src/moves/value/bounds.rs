//! What are moves worth of which it is known beforehand, those of openings and joseki?
//!
//! [`constants`](super::constants) has the points, and here it is said which of them are those of a move.

use super::constants::*;
use crate::moves::{Opening, SecondMove};
use crate::pattern::{JosekiMove, Meaning};

/// What a move of the opening is worth at least, in points.
pub(super) fn opening(aim: Opening) -> f32 {
    match aim {
        Opening::EmptyCorner { nearby } => EMPTY_CORNER - NEARBY * nearby as f32,
        Opening::Enclosure(second) | Opening::Approach(second) => match second {
            SecondMove::StarKnight => STAR_KNIGHT,
            SecondMove::SmallKnight => SMALL_KNIGHT,
            SecondMove::SmallJump => SMALL_JUMP,
            SecondMove::InnerKnight => INNER_KNIGHT,
            SecondMove::OuterSmall => OUTER_SMALL,
            SecondMove::OuterOther => OUTER_OTHER,
            SecondMove::FarSmall => FAR_SMALL,
        },
        Opening::Side { missing } => ALONG - NARROWER * missing as f32,
        Opening::Centre => CENTRE,
        Opening::Mirror { beside: false } => MIRROR,
        Opening::Mirror { beside: true } => BESIDE_MIRROR,
    }
}

/// The least and the greatest value that what a pattern's classes say gives a move: the first of it that bounds any.
pub(in crate::moves) fn of_classes(meanings: &[Meaning]) -> (Option<f32>, Option<f32>) {
    let exactly = |value| (Some(value), Some(value));
    let at_least = |value| (Some(value), None);
    let bounds = |meaning: &Meaning| match *meaning {
        Meaning::Joseki(joseki) => Some(match joseki {
            JosekiMove::Urgent => at_least(URGENT_JOSEKI),
            JosekiMove::Standard => at_least(STANDARD_JOSEKI),
            JosekiMove::Lesser { alike: false } => at_least(LESSER_JOSEKI),
            JosekiMove::Lesser { alike: true } => exactly(LESSER_ALIKE),
            JosekiMove::Minor { alike: false } => at_least(MINOR_JOSEKI),
            JosekiMove::Minor { alike: true } => exactly(MINOR_ALIKE),
        }),
        Meaning::Trick => Some((None, Some(TRICK))),
        _ => None,
    };
    meanings.iter().find_map(bounds).unwrap_or_default()
}

/// The shape that what a pattern's classes say gives a move, in points of shape.
pub(in crate::moves) fn shape_of_classes(meanings: &[Meaning]) -> f32 {
    let shape = |meaning: &Meaning| match meaning {
        Meaning::Joseki(JosekiMove::Urgent) => URGENT_SHAPE,
        Meaning::ConnectsWeakly => WEAK_CONNECTION,
        _ => 0.0,
    };
    meanings.iter().map(shape).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pattern::{Classes, Kind, Shape};

    fn classes(letters: &str) -> (Option<f32>, Option<f32>) {
        of_classes(&Shape::meanings(Classes::new(letters)))
    }

    /// spec/patterns.texi, "Action Attributes".
    #[test]
    fn classes_of_joseki_bound_the_value_as_they_are_defined() {
        assert_eq!(classes("J"), (Some(27.0), None));
        assert_eq!(classes("U"), (Some(40.0), None));
        assert_eq!((classes("j"), classes("jF")), ((Some(20.0), None), (Some(20.1), Some(20.1))));
        assert_eq!((classes("t"), classes("tF")), ((Some(15.0), None), (Some(15.07), Some(15.07))));
        assert_eq!((classes("C"), classes("F")), ((None, None), (None, None)));
        assert_eq!(shape_of_classes(&Shape::meanings(Classes::new("U"))), 15.0);
    }

    #[test]
    fn of_several_classes_the_first_bounds_and_a_trick_is_no_joseki() {
        assert_eq!(classes("tU"), (Some(40.0), None));
        assert_eq!(classes("TJ"), (None, Some(TRICK)));
        assert_eq!(shape_of_classes(&Shape::meanings(Classes::new("Uc"))), URGENT_SHAPE + WEAK_CONNECTION);
    }

    #[test]
    fn a_corner_is_worth_more_than_a_side_and_room_more_than_none() {
        let corner = |nearby| opening(Opening::EmptyCorner { nearby });
        let side = |missing| opening(Opening::Side { missing });
        assert!(corner(0) > corner(1) && corner(1) > opening(Opening::Enclosure(SecondMove::OuterSmall)));
        assert!(side(0) > side(1) && side(0) < opening(Opening::Approach(SecondMove::InnerKnight)));
        assert!(opening(Opening::Mirror { beside: false }) > opening(Opening::Mirror { beside: true }));
        assert!(corner(0) < STANDARD_JOSEKI, "a line that has begun is played on first");
    }
}
