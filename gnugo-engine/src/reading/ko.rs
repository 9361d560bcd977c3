//! Which kos may be taken while reading, and at what price?
//!
//! A ko would let a search go round in circles. The *komaster* scheme of spec/reading.texi, "Ko Handling", prevents it:
//! who retakes a ko on the strength of an imagined ko threat (a *conditional* capture) becomes its master, and from
//! then on the opponent may not take this ko, nor the master another one. A line with a conditional capture is worth
//! [`KoB`](super::Outcome::KoB) at most to the player who makes it.
//!
//! The default is not that scheme but [`KoScheme::Threats`] (`ko_threats.rs`), which has no komaster: it asks who has
//! threats, once for each answer.
//!
//! Komaster schemes look at the last move and at one ko. Long cycles without a ko (sending two, returning one) are kept out
//! by the search, which never repeats a position.

use crate::board::{Board, Color, Point};

/// Who is bound by which ko.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Komaster {
    /// No ko has been fought.
    #[default]
    Empty,
    /// This player has retaken a ko conditionally.
    Master(Color),
    /// This player was master, and the opponent has taken another ko.
    Gray(Color),
    /// A ko was taken in answer to a ko.
    WeakKo,
    /// This player has a threat for every ko, and the opponent none: bound by no ko, ever.
    Rich(Color),
    /// Nobody has threats: both are bound by the rule of ko alone.
    Poor,
}

/// Which scheme decides about ko captures (spec/reading.texi, "Ko Handling" and "Alternate Komaster Schemes").
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum KoScheme {
    /// Scheme 5, with nested kos and gray komasters.
    Scheme5,
    /// "Essentially the 2.7.232 scheme".
    Early,
    /// "Revised 2.7.232 version".
    EarlyRevised,
    /// No komaster: the question is read for a player rich in threats and for players without any.
    ///
    /// Its codes are those that the definition gives (tests/engine/reading_kos.rs), also where two kos are fought, and where one
    /// can never be won; scheme 5 is wrong twice as often there.
    #[default]
    Threats,
}

/// The state of the scheme: who is bound, and by the ko at which point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct KoState {
    /// Who is bound.
    pub master: Komaster,
    /// Where the stone was captured that made it so: the spec's `kom_pos`.
    pub point: Option<Point>,
}

/// How a move may be made, as far as kos are concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum KoRuling {
    /// It captures no ko.
    Plain,
    /// It captures a ko, as the rules of the game allow.
    Capture(KoState),
    /// It captures a ko on the strength of a ko threat.
    Conditional(KoState),
    /// It may not be tried.
    Forbidden,
}

impl KoState {
    /// What the scheme says to a move of `color` at `point` on this board.
    #[inline]
    pub(crate) fn ruling(self, scheme: KoScheme, board: &Board, point: Point, color: Color) -> KoRuling {
        let Some(captured) = board.is_ko_capture(point, color) else { return KoRuling::Plain };
        let retakes = board.ko().is_some_and(|ko| ko.point == point && ko.color == color);
        match scheme {
            KoScheme::Scheme5 => self.scheme_5(board, point, captured, color, retakes),
            KoScheme::Early => self.early(point, captured, color, retakes),
            KoScheme::EarlyRevised => self.early_revised(board, point, captured, color, retakes),
            KoScheme::Threats => self.threats(board, point, captured, color, retakes),
        }
    }

    fn scheme_5(self, board: &Board, point: Point, captured: Point, color: Color, retakes: bool) -> KoRuling {
        let conditional = KoRuling::Conditional(Self::new(Komaster::Master(color), captured));
        match self.master {
            Komaster::Empty if retakes => conditional,
            Komaster::Empty => KoRuling::Capture(match board.ko() {
                Some(before) => Self::new(Komaster::WeakKo, before.point),
                None => self,
            }),
            Komaster::Master(master) if master == color => {
                if self.is_nested(captured) && !retakes {
                    KoRuling::Capture(Self::new(self.master, captured))
                } else {
                    KoRuling::Forbidden
                }
            }
            Komaster::Rich(_) | Komaster::Poor => KoRuling::Forbidden,
            Komaster::Master(_) if self.point == Some(point) || retakes => KoRuling::Forbidden,
            Komaster::Master(master) => KoRuling::Capture(Self::new(Komaster::Gray(master), captured)),
            Komaster::Gray(_) => KoRuling::Forbidden,
            Komaster::WeakKo if self.is_nested(captured) && !retakes => {
                KoRuling::Capture(Self { point: board.ko().map(|ko| ko.point).or(self.point), ..self })
            }
            Komaster::WeakKo => conditional,
        }
    }

    fn threats(self, board: &Board, point: Point, captured: Point, color: Color, retakes: bool) -> KoRuling {
        match self.master {
            Komaster::Rich(rich) if rich == color => KoRuling::Capture(self),
            Komaster::Rich(_) | Komaster::Poor if retakes => KoRuling::Forbidden,
            Komaster::Rich(_) | Komaster::Poor => KoRuling::Capture(self),
            _ => self.scheme_5(board, point, captured, color, retakes),
        }
    }

    /// The state in which `rich` has a threat for every ko, or nobody has any.
    pub(crate) const fn with_threats(rich: Option<Color>) -> Self {
        let master = match rich {
            Some(color) => Komaster::Rich(color),
            None => Komaster::Poor,
        };
        Self { master, point: None }
    }

    /// Whether it is settled who has threats.
    #[inline]
    pub(crate) const fn has_threats_settled(self) -> bool {
        matches!(self.master, Komaster::Rich(_) | Komaster::Poor)
    }

    fn early(self, point: Point, captured: Point, color: Color, retakes: bool) -> KoRuling {
        match self.master {
            Komaster::Empty if retakes => KoRuling::Conditional(Self::new(Komaster::Master(color), captured)),
            Komaster::Empty => KoRuling::Capture(self),
            _ if retakes => KoRuling::Forbidden,
            Komaster::Master(master) if master != color && self.point == Some(point) => KoRuling::Forbidden,
            _ => KoRuling::Capture(self),
        }
    }

    fn early_revised(self, board: &Board, point: Point, captured: Point, color: Color, retakes: bool) -> KoRuling {
        match self.master {
            Komaster::Master(master) if master == color => {
                // "Only if after playing the move is_ko(kom_pos, X) returns false": the ko must be gone by the capture.
                let open = self.point.is_some_and(|p| board.is_ko_capture(p, color.opponent()).is_some());
                if open && !self.is_nested(captured) {
                    KoRuling::Forbidden
                } else {
                    let state = Self::new(self.master, captured);
                    if retakes { KoRuling::Conditional(state) } else { KoRuling::Capture(state) }
                }
            }
            _ => self.early(point, captured, color, retakes),
        }
    }

    const fn new(master: Komaster, point: Point) -> Self {
        Self { master, point: Some(point) }
    }

    /// Whether a ko captured there is nested with the one at hand: one line apart both ways.
    fn is_nested(self, captured: Point) -> bool {
        self.point.is_some_and(|p| p.row().abs_diff(captured.row()) == 1 && p.column().abs_diff(captured.column()) == 1)
    }

    /// The state after a move that captured no ko: it reverts to empty once the ko is resolved, by being filled or
    /// because the opponent of the one who is bound can no longer play there.
    #[inline]
    pub(crate) fn after_plain_move(self, board: &Board) -> Self {
        match (self.master, self.point) {
            (Komaster::Rich(_) | Komaster::Poor, _) => self,
            (Komaster::Empty, _) | (Komaster::WeakKo, _) | (_, None) => Self::default(),
            (Komaster::Master(master) | Komaster::Gray(master), Some(point)) => {
                if !board.is_empty(point) || board.is_suicide(point, master.opponent()) {
                    Self::default()
                } else {
                    self
                }
            }
        }
    }

    /// The player who is rich in threats, if that is settled, in the bits of [`Players`](super::players::Players).
    #[inline]
    pub(crate) const fn rich(self) -> Option<u8> {
        match self.master {
            Komaster::Rich(color) => Some(1 << color.index()),
            Komaster::Poor => Some(0),
            _ => None,
        }
    }

    /// A small number that tells states apart, for hashing.
    #[inline(never)]
    pub(crate) fn code(self) -> u64 {
        let master = match self.master {
            Komaster::Empty => return 0,
            Komaster::Master(Color::Black) => 1,
            Komaster::Master(Color::White) => 2,
            Komaster::Gray(Color::Black) => 3,
            Komaster::Gray(Color::White) => 4,
            Komaster::WeakKo => 5,
            Komaster::Rich(Color::Black) => 6,
            Komaster::Rich(Color::White) => 7,
            Komaster::Poor => 8,
        };
        master << 10 | self.point.map_or(0, |point| point.index() as u64)
    }
}
