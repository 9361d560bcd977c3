//! What an action does: the helper actions of the pattern language (spec/patterns.texi, "Autohelper Actions").
//!
//! An action changes nothing itself. It says something, an [`Effect`], to whoever has asked for the accepted matches; what
//! is made of it is told there. Only where it says so does an action read.

use super::{Ask, Connection, Kind, OnBoard, OnEmpty, OnStone};
use crate::board::{Color, Point};
use crate::reading::Outcome;
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
    /// A second move would capture this string: a follow-up.
    ThreatenToCapture(Point),
    /// Of the moves that threaten to capture a string, this one is good: a follow-up of that move's.
    GoodThreat {
        /// The move that threatens.
        by: Point,
        /// The string.
        string: Point,
    },
    /// A second move would save this string of ours, which is dead: a follow-up.
    ThreatenToSave(Point),
    /// The opponent's move here would have threatened to capture this string: a reverse follow-up.
    PreventAttackThreat(Point),
    /// The opponent's move here would have put this string into atari: a reverse follow-up.
    DefendAgainstAtari(Point),
    /// The move connects these two strings of ours.
    Connect(Point, Point),
    /// The move threatens to cut these two strings of the opponent's.
    Cut(Point, Point),
    /// The move attacks these two strings of the opponent's, of which one can be captured then.
    AttackEither(Point, Point),
    /// The move defends both of these strings of ours.
    DefendBoth(Point, Point),
    /// What reading takes for an attack on this string does not work.
    RemoveAttack(Point),
    /// The move at this point is known to be safe.
    KnownSafe(Point),
    /// The point is no territory of this colour.
    NoTerritory(Point, Color),
    /// Two strings live or die together.
    Amalgamate(Point, Point),
    /// The second string lives or dies together with the larger one of the others.
    AmalgamateMostValuable(Point, Point, Point),
    /// The opponent does not get in at this point of an eye space.
    MakeProperEye(Point),
    /// This point is no half eye, but an eye.
    RemoveHalfEye(Point),
    /// This point is no part of an eye space.
    RemoveEyePoint(Point),
    /// Capturing `prey` is no gain for the dragon of `eater`.
    NotLunch {
        /// A string that can be captured.
        prey: Point,
        /// A string next to it.
        eater: Point,
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
    pub fn antisuji(&mut self, point: impl OnEmpty) {
        self.effects.push(Effect::Antisuji(point.point()));
    }

    /// Says that the move at `by` is definitely better than the one at `inferior`.
    pub fn replace(&mut self, inferior: impl OnEmpty, by: impl OnEmpty) {
        self.effects.push(Effect::Replace { inferior: inferior.point(), by: by.point() });
    }

    /// Says that a second move would capture the string at `stone`.
    pub fn threaten_to_capture(&mut self, stone: impl OnStone) {
        self.effects.push(Effect::ThreatenToCapture(stone.point()));
    }

    /// Says that of the moves that threaten to capture the string at `stone`, the one at `point` is good.
    pub fn good_attack_threat(&mut self, point: impl OnEmpty, stone: impl OnStone) {
        self.effects.push(Effect::GoodThreat { by: point.point(), string: stone.point() });
    }

    /// Replaces our move at `point` by the one that saves the string of ours at `stone`, if reading finds that this can be
    /// captured after it: what has to be filled in afterwards is better played first.
    pub fn backfill_replace(&mut self, point: impl OnEmpty, stone: impl OnStone) {
        let (inferior, stone, color) = (point.point(), stone.point(), self.color());
        let (board, reader) = self.reading();
        if !board.at(stone).is(color) {
            return;
        }
        let defense = board.after(inferior, color, |board| {
            let in_danger = reader.attack(board, stone).outcome != Outcome::Lost;
            if in_danger { reader.find_defense(board, stone).point } else { None }
        });
        if let Some(by) = defense.flatten() {
            self.effects.push(Effect::Replace { inferior, by });
        }
    }

    /// Says that a second move would save the dead string at `stone`.
    pub fn threaten_to_save(&mut self, stone: impl OnStone) {
        self.effects.push(Effect::ThreatenToSave(stone.point()));
    }

    /// Says that the opponent's move here would threaten to capture the string at `stone`.
    pub fn prevent_attack_threat(&mut self, stone: impl OnStone) {
        self.effects.push(Effect::PreventAttackThreat(stone.point()));
    }

    /// Says that the opponent's move here would put the string at `stone` into atari.
    pub fn defend_against_atari(&mut self, stone: impl OnStone) {
        self.effects.push(Effect::DefendAgainstAtari(stone.point()));
    }

    /// Says that the move connects the two strings.
    pub fn add_connect_move(&mut self, a: impl OnStone, b: impl OnStone) {
        self.effects.push(Effect::Connect(a.point(), b.point()));
    }

    /// Says that the move threatens to cut the two strings.
    pub fn add_cut_move(&mut self, a: impl OnStone, b: impl OnStone) {
        self.effects.push(Effect::Cut(a.point(), b.point()));
    }

    /// Says that the move attacks the two strings, of which one can be captured then.
    pub fn add_attack_either_move(&mut self, a: impl OnStone, b: impl OnStone) {
        self.effects.push(Effect::AttackEither(a.point(), b.point()));
    }

    /// Says that the move defends both strings.
    pub fn add_defend_both_move(&mut self, a: impl OnStone, b: impl OnStone) {
        self.effects.push(Effect::DefendBoth(a.point(), b.point()));
    }

    /// Says that the move attacks the two strings, if reading finds that they can't both be saved after it.
    pub fn test_attack_either_move(&mut self, a: impl OnStone, b: impl OnStone) {
        let (a, b, played, color) = (a.point(), b.point(), self.anchor(), self.color());
        let (board, reader) = self.reading();
        if board.is_empty(a) || board.is_empty(b) {
            return;
        }
        let one_is_lost = board.after(played, color, |board| {
            let gone = board.is_empty(a) || board.is_empty(b);
            gone || reader.defend_both(board, a, b) == Outcome::Lost
        });
        if one_is_lost == Some(true) {
            self.effects.push(Effect::AttackEither(a, b));
        }
    }

    /// Says that what reading takes for an attack on the string at `stone` does not work.
    pub fn remove_attack(&mut self, stone: impl OnStone) {
        self.effects.push(Effect::RemoveAttack(stone.point()));
    }

    /// Says that the move at `point` is safe, whatever else is read.
    pub fn known_safe_move(&mut self, point: impl OnEmpty) {
        self.effects.push(Effect::KnownSafe(point.point()));
    }

    /// Says that `point` is no territory of ours.
    pub fn non_oterritory(&mut self, point: impl OnBoard) {
        self.effects.push(Effect::NoTerritory(point.point(), self.color()));
    }

    /// Says that `point` is no territory of the opponent's.
    pub fn non_xterritory(&mut self, point: impl OnBoard) {
        self.effects.push(Effect::NoTerritory(point.point(), self.color().opponent()));
    }
}

impl Act<'_, '_, Connection> {
    /// Joins the dragons of two stones.
    pub fn amalgamate(&mut self, a: impl OnStone, b: impl OnStone) {
        self.effects.push(Effect::Amalgamate(a.point(), b.point()));
    }

    /// Joins the dragon of the stone at `b` with that of `a` or that of `c`, whichever is larger: the opponent can cut one
    /// of them off.
    pub fn amalgamate_most_valuable(&mut self, a: impl OnStone, b: impl OnStone, c: impl OnStone) {
        self.effects.push(Effect::AmalgamateMostValuable(a.point(), b.point(), c.point()));
    }

    /// Says that the opponent does not get in at a point of an eye space that looks marginal.
    pub fn make_proper_eye(&mut self, point: impl OnBoard) {
        self.effects.push(Effect::MakeProperEye(point.point()));
    }

    /// Says that a point of an eye space is no half eye, but an eye.
    pub fn remove_halfeye(&mut self, point: impl OnBoard) {
        self.effects.push(Effect::RemoveHalfEye(point.point()));
    }

    /// Says that a point is no part of an eye space.
    pub fn remove_eyepoint(&mut self, point: impl OnBoard) {
        self.effects.push(Effect::RemoveEyePoint(point.point()));
    }

    /// Says that the string at `prey` is no lunch for the dragon at `eater`: capturing it gives no eye.
    pub fn not_lunch(&mut self, prey: impl OnStone, eater: impl OnStone) {
        self.effects.push(Effect::NotLunch { prey: prey.point(), eater: eater.point() });
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
