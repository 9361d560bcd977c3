//! What is anything worth? All constants of the valuation, with their units and reasons.
//!
//! Points are points of territory on the board, as in the endgame: a stone that is captured counts two, itself and the point
//! below it. Parts are of what stands beside them. Those without a source were measured: by the answers to collections of
//! questions for the best move, and by games.

/// What a stone is worth that changes hands, in points.
pub(super) const STONE: f32 = 2.0;
/// What a single stone is worth about which there is a ko, in points: whoever wins it fills the point.
pub(super) const KO_STONE: f32 = 1.0;
/// What each liberty of a string is worth to whoever gets it, in points: room.
pub(super) const ROOM: f32 = 0.5;

/// The part of its value that is left of a result which the opponent takes the ko for first, and of one where we do.
pub(super) const KO_THEIRS: f32 = 0.3;
/// See [`KO_THEIRS`].
pub(super) const KO_OURS: f32 = 0.5;
/// The part that is left of what was not read to its end.
pub(super) const UNCERTAIN: f32 = 0.3;

/// What a weak dragon gains at most when its weakness goes, as a part of what it is worth: it is not dead yet.
pub(super) const SAFETY: f32 = 0.45;
/// The part of what joining two dragons would be worth that cutting them is: they may live without each other.
pub(super) const APART: f32 = 0.5;
/// The part of its weakness that a move takes from a dragon, or gives it, of which a pattern says no more than that.
pub(super) const STRENGTHENED: f32 = 0.35;
/// The same of a move that makes or takes its second eye, where nothing was read.
pub(super) const EYES: f32 = 0.6;

/// What one point of shape multiplies the value with. (GNU Go's manual, "Shape Factor", has 1.05; its patterns give greater values.)
pub const SHAPE: f32 = 1.08;

/// The power of how much stronger than the mean a move is, by the strengths that were learnt from games, that its value is multiplied with,
pub(super) const USUAL: f32 = 0.3;
/// and the logarithm of the greatest such factor.
pub(super) const MOST_USUAL: f32 = 1.0;

/// While so large a part of the board is open, shape and what is usual count whole; the less of it, the less they do, since what is left
/// can be counted: of 65 questions about the endgame 31 come right instead of 27.
pub(super) const OPEN: f32 = 0.3;

/// While so large a part of the board is open, nothing is counted: the parts of the board depend on each other.
pub(super) const COUNTABLE: f32 = 0.2;

/// The part of a second move's worth that counts for the first, which is no more than doubled by it: a move that must be
/// answered is worth twice as much, since it costs no turn.
pub(super) const FOLLOWUP: f32 = 0.5;
/// The same of a threat that is worth making, class `W`, which counts whatever the move is worth.
pub(super) const WORTHWHILE: f32 = 0.6;

/// The part of a capture's value that is left if the string could not be saved anyway: the bad possibilities that go.
pub(super) const NO_HURRY: f32 = 0.02;
/// What a move is worth at most by such things alone, in points: it tips the scales, no more.
pub(super) const SECONDARY: f32 = 0.4;

/// A ko that is worth no more than so many points is not fought with threats.
pub(super) const LEAST_KO: f32 = 4.0;

/// Who is ahead by so large a part of the board's points is as careful as anybody, and who is behind by it as daring.
pub(super) const FAR_AHEAD: f32 = 0.15;
/// By how large a part the safety of his own dragons is worth more to who is that far ahead, and that of the opponent's less;
/// the other way round for who is behind. (GNU Go's manual, "Strategical Value", weighs attack and defence by the score.)
pub(super) const TEMPER: f32 = 0.25;

/// What each point of territory is worth that is broken into, in points: an intruder leaves some of it.
pub(super) const BROKEN: f32 = 0.7;
/// What a move gains in territory at most, in points, that patterns propose and nothing was read for: the influence makes much of
/// moves on an open board.
pub(super) const PROPOSED: f32 = 10.0;
/// The part that counts of what a stone gains in territory by itself that captures or saves others: what these are worth counts whole.
pub(super) const BESIDES: f32 = 0.5;
/// What a move gains in territory at most, in points, that only cuts: the stone stands between the opponent's, and has to live.
pub(super) const CUT: f32 = 4.0;
/// The part that counts of what a move gains in territory for which nothing speaks but that living stones of both players are next to it.
pub(super) const CONTACT: f32 = 0.5;
/// What a move gains in territory at most, in points, for which nothing speaks at all.
pub(super) const UNSUPPORTED: f32 = 2.0;

/// What a trick move is worth at most, in points: it is to be known, not to be relied on.
pub(in crate::moves) const TRICK: f32 = 8.0;

/// What tips the scales for a move that was counted and has to be answered, in points: it costs no turn.
pub(super) const SENTE: f32 = 0.1;

/// What filling a point is worth that belongs to nobody, in points: something, once nothing else is left.
pub(super) const FILLS: f32 = 0.1;
