//! The numbers that a search works with.
//!
//! What is known of a move before any game was played from it, its prior, is counted in games: it is as if so many had
//! been won, or lost, already.

/// Why a value was not set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unset {
    /// There is no such name.
    Name,
    /// The value is none of these.
    Value(&'static str),
}

/// Makes the struct, and finds its fields by their names.
macro_rules! parameters {
    ($(#[$about:meta])* struct $name:ident { $($(#[$says:meta])* $field:ident: $type:ty,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub(crate) struct $name {
            $($(#[$says])* pub(crate) $field: $type,)*
        }

        impl $name {
            /// The names of all of them.
            pub(super) const NAMES: &'static [&'static str] = &[$(stringify!($field)),*];

            /// Gives the one of this name the value that is written.
            pub(super) fn set(&mut self, name: &str, text: &str) -> Result<(), Unset> {
                match name {
                    $(stringify!($field) => self.$field = <$type as Number>::read(text)?,)*
                    _ => return Err(Unset::Name),
                }
                Ok(())
            }
        }
    };
}

parameters! {
    /// All of them, as they proved best in matches.
    struct Parameters {
        /// A position in the tree gets its moves when more games than this came by it.
        grow_after: u32,
        /// How much a move is preferred for having had few games: the factor of the bonus in UCT (Kocsis and Szepesvári
        /// 2006). Priors and all moves as first do most of the exploring, so it is small.
        explore: f32,
        /// However many games a move was played in later (all moves as first), these count no more than so many games that
        /// began with it.
        equivalent: f32,
        /// How much better a move is thought to be where it depends who wins, for all that it does, but for moves that have reasons
        /// ([`criticality`](super::criticality)),
        critical: f32,
        /// and after how many games that began with it half as much.
        critical_games: f32,
        /// The share of the size of the lead in how good the end of a game is; the rest is whether it was won.
        score_weight: f32,
        /// A lead that is better than the usual one by so many points is good; by twice as many, hardly better.
        score_scale: f32,
        /// How many moves of a position are considered at first, by their priors.
        width: f32,
        /// How many more for the square root of the games that it has had.
        widening: f32,
        /// The prior of any move, which says nothing: as good as even, and worth so many games. What follows is added to it.
        even: f32,
        /// Games won beforehand for a capture; one more for each stone of it.
        capture: f32,
        /// Games won for stones in atari that get away; one more for each of them.
        rescue: f32,
        /// Games lost for a stone that puts its own string into atari.
        self_atari: f32,
        /// Games won for a stone that gives atari.
        atari: f32,
        /// Games won for a good shape.
        shape: f32,
        /// Games won near the last move: next to it, a step further, and two.
        near: [f32; 3],
        /// Where strengths were learnt: how many games the prior of a move is worth,
        learnt: f32,
        /// and how fast it becomes better than even with the logarithm of the strength: half of the slope at even.
        slope: f32,
        /// A position in the tree is matched with patterns when so many games have come by it; never if it has no moves yet.
        patterns_after: u32,
        /// Far from all stones: games lost on the first line, lost on the second, and won on the third and fourth.
        lines: [f32; 3],
    }
}

impl Parameters {
    /// Those for a board of `size`; with learnt strengths or without.
    pub(crate) fn new(size: usize, is_learnt: bool) -> Self {
        // Where there are many moves the tree must not grow too broad, and where much is known of them it need not.
        let patient = size > 11 || is_learnt;
        Self {
            grow_after: if patient { 3 } else { 1 },
            explore: 0.005,
            equivalent: 1500.0,
            critical: 0.0,
            critical_games: 100.0,
            score_weight: 0.1,
            score_scale: (size * size) as f32 / 4.0,
            width: 20.0,
            widening: 2.0,
            even: 8.0,
            capture: 15.0,
            rescue: 10.0,
            self_atari: 20.0,
            atari: 3.0,
            shape: 10.0,
            learnt: 20.0,
            slope: 0.4,
            patterns_after: 32,
            near: [10.0, 7.0, 4.0],
            lines: [20.0, 10.0, 5.0],
        }
    }
}

/// What can be written as the value of a parameter.
trait Number: Sized {
    /// What is expected.
    const KIND: &'static str;

    fn of(text: &str) -> Option<Self>;

    fn read(text: &str) -> Result<Self, Unset> {
        Self::of(text).ok_or(Unset::Value(Self::KIND))
    }
}

impl Number for u32 {
    const KIND: &'static str = "a whole number";

    fn of(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Number for f32 {
    const KIND: &'static str = "a number from 0 to a million";

    fn of(text: &str) -> Option<Self> {
        text.parse().ok().filter(|value| (0.0..=1e6).contains(value))
    }
}

impl Number for [f32; 3] {
    const KIND: &'static str = "three numbers, with `/` between them";

    fn of(text: &str) -> Option<Self> {
        let numbers: Option<Vec<f32>> = text.split('/').map(f32::of).collect();
        numbers?.try_into().ok()
    }
}
