//! What an action does: the helper actions of the pattern language (spec/patterns.texi, "Autohelper Actions").

use super::{Ask, Kind, OnBoard};
use crate::board::Point;
use std::ops::{Deref, DerefMut};

/// What an accepted pattern says beyond its classes and values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Effect {
    /// Never play here, whatever else speaks for it.
    Antisuji(Point),
    /// `by` is definitely better than `inferior`: what speaks for that speaks for `by` instead.
    Replace {
        /// The move that is no longer considered.
        inferior: Point,
        /// The move that has its reasons now.
        by: Point,
    },
}

/// An accepted match whose action is carried out. All that can be [asked](Ask) can be asked here too.
pub struct Act<'a, 'b, K: Kind> {
    ask: &'b mut Ask<'a, K>,
    effects: &'b mut Vec<Effect>,
}

impl<'a, 'b, K: Kind> Act<'a, 'b, K> {
    pub(super) fn new(ask: &'b mut Ask<'a, K>, effects: &'b mut Vec<Effect>) -> Self {
        Self { ask, effects }
    }

    /// Marks a move that must never be played.
    pub fn antisuji(&mut self, point: impl OnBoard) {
        self.effects.push(Effect::Antisuji(point.point()));
    }

    /// Says that the move at `by` is definitely better than the one at `inferior`.
    pub fn replace(&mut self, inferior: impl OnBoard, by: impl OnBoard) {
        self.effects.push(Effect::Replace { inferior: inferior.point(), by: by.point() });
    }
}

impl<'a, K: Kind> Deref for Act<'a, '_, K> {
    type Target = Ask<'a, K>;

    fn deref(&self) -> &Ask<'a, K> {
        self.ask
    }
}

impl<'a, K: Kind> DerefMut for Act<'a, '_, K> {
    fn deref_mut(&mut self) -> &mut Ask<'a, K> {
        self.ask
    }
}
