//! What a label of a pattern may be used for: the types behind "`lib` asks for a stone, but `a` is on an empty point".

use crate::board::Point;

/// A label of a labelled diagram.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Label {
    /// Its letter.
    pub letter: char,
    /// The rows and columns, from 0 at the top left of the diagram, where it stands.
    pub points: &'static [(usize, usize)],
}

/// A label, whatever is drawn at it: it names a point of the board.
#[diagnostic::on_unimplemented(
    message = "a point of the pattern is asked for here, not `{Self}`",
    label = "not a label",
    note = "a point is named by a label of the labelled diagram, or by `*`, the move"
)]
pub trait OnBoard: Copy {
    /// The point.
    fn point(self) -> Point;
}

/// A label where a stone may stand: on `O`, `X`, `o`, `x` or `?`.
#[diagnostic::on_unimplemented(
    message = "a stone is asked for here, but this is `{Self}`",
    label = "not a label on `O`, `X`, `o`, `x` or `?`",
    note = "`olib` and `xlib` count the liberties that a stone played on an empty point would have"
)]
pub trait OnStone: OnBoard {}

/// A label where an empty point may be: on `.`, `*`, `o`, `x` or `?`.
#[diagnostic::on_unimplemented(
    message = "an empty point is asked for here, but this is `{Self}`",
    label = "not a label on `.`, `*`, `o`, `x` or `?`",
    note = "`lib` counts the liberties of a stone that stands on the board"
)]
pub trait OnEmpty: OnBoard {}

macro_rules! labels {
    ($($(#[$doc:meta])* $name:ident: $($role:ident),*;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $name(Point);

        impl OnBoard for $name {
            #[inline]
            fn point(self) -> Point {
                self.0
            }
        }

        impl From<Point> for $name {
            #[inline]
            fn from(point: Point) -> Self {
                Self(point)
            }
        }

        $(impl $role for $name {})*
    )*};
}

labels! {
    /// A label on `O`.
    OwnStone: OnStone;
    /// A label on `X`.
    EnemyStone: OnStone;
    /// A label on `.`.
    EmptyPoint: OnEmpty;
    /// A label on `o`.
    OwnOrEmpty: OnStone, OnEmpty;
    /// A label on `x`.
    EnemyOrEmpty: OnStone, OnEmpty;
    /// A label on `?`.
    Anything: OnStone, OnEmpty;
    /// `*`, the move.
    TheMove: OnEmpty;
}
