//! The numbers that a search works with. Opinions of moves are counted in games: so many won, or lost, beforehand.

/// All of them, as they proved best in matches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Parameters {
    /// After so many games a leaf gets its moves.
    pub(super) grow_after: u32,
    /// How much moves that had few games are preferred for that.
    pub(super) explore: f32,
    /// As many games as the games of all moves as first are worth at most.
    pub(super) equivalent: f32,
    /// What the size of the lead counts beside winning at all.
    pub(super) score_weight: f32,
    /// How many moves of a position are considered at first, by their priors.
    pub(super) width: f32,
    /// How many more for the square root of the games that it has had.
    pub(super) widening: f32,
    /// The opinion that nothing is known.
    pub(super) even: f32,
    /// A capture, and each stone of it.
    pub(super) capture: f32,
    /// Stones in atari that get away.
    pub(super) rescue: f32,
    /// A stone that puts its own string into atari.
    pub(super) self_atari: f32,
    /// A stone that gives atari.
    pub(super) atari: f32,
    /// A good shape.
    pub(super) shape: f32,
    /// Near the last move: next to it, a step further, and two.
    pub(super) near: [f32; 3],
    /// Far from all stones: on the first line (bad), on the second (bad), on the third and fourth (good).
    pub(super) lines: [f32; 3],
}

impl Parameters {
    /// Those for a board of `size`.
    pub(super) fn new(size: usize) -> Self {
        // Where there are many moves the tree must not grow too broad.
        let large = size > 11;
        Self {
            grow_after: if large { 3 } else { 1 },
            explore: 0.005,
            equivalent: 1500.0,
            score_weight: 0.1,
            width: 20.0,
            widening: 2.0,
            even: 8.0,
            capture: 15.0,
            rescue: 10.0,
            self_atari: 20.0,
            atari: 3.0,
            shape: 10.0,
            near: [10.0, 7.0, 4.0],
            lines: [20.0, 10.0, 5.0],
        }
    }
}
