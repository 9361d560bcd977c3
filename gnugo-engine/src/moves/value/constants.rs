//! What is anything worth? All constants of the valuation, with their units and reasons.
//!
//! Points are points of territory on the board, as in the endgame: a stone that is captured counts two, itself and the point
//! below it. Parts are of what stands beside them. Those without a source were measured: by the answers to collections of
//! questions for the best move, and by games.
//!
//! Whoever proposes a move says what it does, and nobody but this table what that is worth. Two kinds of numbers are elsewhere: what
//! single patterns say of their moves is written with them, and how much simulated games have to show before they are believed, by
//! whoever asks them ([`decide`](super::super::decide)).

/// What a stone is worth that changes hands, in points.
pub(in crate::moves) const STONE: f32 = 2.0;
/// What a single stone is worth about which there is a ko, in points: whoever wins it fills the point.
pub(in crate::moves) const KO_STONE: f32 = 1.0;
/// What each liberty of a string is worth to whoever gets it, in points: room.
pub(in crate::moves) const ROOM: f32 = 0.5;

/// The part of its value that is left of a result which the opponent takes the ko for first, and of one where we do.
pub(in crate::moves) const KO_THEIRS: f32 = 0.3;
/// See [`KO_THEIRS`].
pub(in crate::moves) const KO_OURS: f32 = 0.5;
/// The part that is left of what was not read to its end.
pub(in crate::moves) const UNCERTAIN: f32 = 0.3;

/// What a weak dragon gains at most when its weakness goes, as a part of what it is worth: it is not dead yet.
pub(in crate::moves) const SAFETY: f32 = 0.45;
/// The part of what joining two dragons would be worth that cutting them is: they may live without each other.
pub(in crate::moves) const APART: f32 = 0.5;
/// The part of its weakness that a move takes from a dragon, or gives it, of which a pattern says no more than that.
pub(in crate::moves) const STRENGTHENED: f32 = 0.35;
/// The same of a move that makes or takes its second eye, where nothing was read.
pub(in crate::moves) const EYES: f32 = 0.6;

/// What one point of shape multiplies the value with. (GNU Go's manual, "Shape Factor", has 1.05; its patterns give greater values.)
pub const SHAPE: f32 = 1.08;

/// The power of how much stronger than the mean a move is, by the strengths that were learnt from games, that its value is multiplied with,
pub(in crate::moves) const USUAL: f32 = 0.3;
/// and the logarithm of the greatest such factor.
pub(in crate::moves) const MOST_USUAL: f32 = 1.0;

/// While so large a part of the board is open, shape, what is usual and what a move changes in the weakness of dragons count whole; the less
/// of it, the less they do, since what is left can be counted and nobody runs any more: of 65 questions about the endgame 31 come right
/// instead of 27, and of 491 for a move 289 instead of 282 with the last.
pub(in crate::moves) const OPEN: f32 = 0.3;

/// While so large a part of the board is open, nothing is counted: the parts of the board depend on each other.
pub(in crate::moves) const COUNTABLE: f32 = 0.2;

/// The part of a second move's worth that counts for the first, which is no more than doubled by it: a move that must be
/// answered is worth twice as much, since it costs no turn.
pub(in crate::moves) const FOLLOWUP: f32 = 0.5;
/// The same of a threat that is worth making, class `W`, which counts whatever the move is worth.
pub(in crate::moves) const WORTHWHILE: f32 = 0.6;

/// The part of a capture's value that is left if the string could not be saved anyway: the bad possibilities that go.
pub(in crate::moves) const NO_HURRY: f32 = 0.02;
/// What a move is worth at most by such things alone, in points: it tips the scales, no more.
pub(in crate::moves) const SECONDARY: f32 = 0.4;

/// The part of a large area of the opponent's that is at stake for who enters it because he is behind,
pub(in crate::moves) const DARED: f32 = 0.2;
/// and no more than this part of what he lacks. Neither was measured by itself.
pub(in crate::moves) const LACKING: f32 = 0.34;

/// A ko that is worth no more than so many points is not fought with threats.
pub(in crate::moves) const LEAST_KO: f32 = 4.0;

/// Who is ahead by so large a part of the board's points is as careful as anybody, and who is behind by it as daring.
pub(in crate::moves) const FAR_AHEAD: f32 = 0.15;
/// By how large a part the safety of his own dragons is worth more to who is that far ahead, and that of the opponent's less;
/// the other way round for who is behind. (GNU Go's manual, "Strategical Value", weighs attack and defence by the score.)
pub(in crate::moves) const TEMPER: f32 = 0.25;

/// What each point of territory is worth that is broken into, in points: an intruder leaves some of it.
pub(in crate::moves) const BROKEN: f32 = 0.7;
/// What a move gains in territory at most, in points, that patterns propose and nothing was read for: the influence makes much of
/// moves on an open board.
pub(in crate::moves) const PROPOSED: f32 = 10.0;
/// The part that counts of what a stone gains in territory by itself that captures or saves others: what these are worth counts whole.
pub(in crate::moves) const BESIDES: f32 = 0.5;
/// What a move gains in territory at most, in points, that only cuts: the stone stands between the opponent's, and has to live.
pub(in crate::moves) const CUT: f32 = 4.0;
/// The part that counts of what a move gains in territory for which nothing speaks but that living stones of both players are next to it.
pub(in crate::moves) const CONTACT: f32 = 0.5;
/// What a move gains in territory at most, in points, for which nothing speaks at all.
pub(in crate::moves) const UNSUPPORTED: f32 = 2.0;

/// What a trick move is worth at most, in points: it is to be known, not to be relied on.
pub(in crate::moves) const TRICK: f32 = 8.0;

/// What tips the scales for a move that was counted and has to be answered, in points: it costs no turn.
pub(in crate::moves) const SENTE: f32 = 0.1;

/// What filling a point is worth that belongs to nobody, in points: something, once nothing else is left.
pub(in crate::moves) const FILLS: f32 = 0.1;
/// How much more it is where the opponent would threaten something by it, in points: more than [`CHANCE`] decides between.
pub(in crate::moves) const PREVENTS: f32 = 0.03;

/// What the first move in an open corner is worth at least, in points, if nobody is near. What is known of openings without patterns is
/// meant to come after standard joseki ([`STANDARD_JOSEKI`]), and before most else.
pub(in crate::moves) const EMPTY_CORNER: f32 = 26.0;
/// How much less it is for each stone near the corner, in points.
pub(in crate::moves) const NEARBY: f32 = 1.0;
/// What the second move in a corner is worth at least, in points. The looser its stone holds the corner, the more there is to take from
/// its owner, or to secure for him: least if it has the corner by itself (from the inner point),
pub(in crate::moves) const INNER_KNIGHT: f32 = 13.0;
/// more from the star point,
pub(in crate::moves) const STAR_KNIGHT: f32 = 15.0;
/// from the small point (the third line secures more than the fourth),
pub(in crate::moves) const SMALL_KNIGHT: f32 = 18.0;
/// see [`SMALL_KNIGHT`];
pub(in crate::moves) const SMALL_JUMP: f32 = 17.0;
/// and most if the stone is outside: what is taken is the corner itself, best from the small point,
pub(in crate::moves) const OUTER_SMALL: f32 = 23.0;
/// a little less against a stone far out, to which more is left,
pub(in crate::moves) const FAR_SMALL: f32 = 22.0;
/// or from the star point or the inner point.
pub(in crate::moves) const OUTER_OTHER: f32 = 20.0;
/// What a move along a side is worth at least, in points, on the third line as on the fourth, with all the room that counts on both
/// sides: less than any corner but one that is held.
pub(in crate::moves) const ALONG: f32 = 12.0;
/// How much less it is for each line of that room that is missing, in points.
pub(in crate::moves) const NARROWER: f32 = 1.5;
/// What the centre of an empty small board is worth at least, in points: nothing else is proposed there.
pub(in crate::moves) const CENTRE: f32 = 10.0;
/// What the middle is worth at least, in points, when the opponent mirrors every move: nearly an empty corner.
pub(in crate::moves) const MIRROR: f32 = 25.0;
/// The same of a point beside it, if the opponent has it.
pub(in crate::moves) const BESIDE_MIRROR: f32 = 12.0;

/// What an urgent move of a joseki is worth at least, in points: class `U`. These bounds are those of spec/patterns.texi, "Action
/// Attributes".
pub(in crate::moves) const URGENT_JOSEKI: f32 = 40.0;
/// Its shape, in points of shape (same source).
pub(in crate::moves) const URGENT_SHAPE: f32 = 15.0;
/// What a standard move of a joseki is worth at least, in points: class `J` (same source).
pub(in crate::moves) const STANDARD_JOSEKI: f32 = 27.0;
/// What a less urgent move of a joseki is worth at least, in points: class `j` (same source).
pub(in crate::moves) const LESSER_JOSEKI: f32 = 20.0;
/// What it is worth with class `F`, as others of its kind, in points: chance decides between them (same source).
pub(in crate::moves) const LESSER_ALIKE: f32 = 20.1;
/// What a minor move of a joseki is worth at least, in points: class `t` (same source).
pub(in crate::moves) const MINOR_JOSEKI: f32 = 15.0;
/// See [`LESSER_ALIKE`].
pub(in crate::moves) const MINOR_ALIKE: f32 = 15.07;
/// The shape of a weak connection, class `c`, in points of shape: "a small shape bonus" (same source).
pub(in crate::moves) const WEAK_CONNECTION: f32 = 1.0;

/// Fewer points than this are told as none, since they are rounded to a tenth.
pub(in crate::moves) const NOTHING: f32 = 0.05;
/// Less territory at stake than this, in points, is no reason to move.
pub(in crate::moves) const LEAST_STAKE: f32 = 0.5;
/// Whether less territory, in points, is lost by a seki is not asked: that takes a reading of life and death.
pub(in crate::moves) const LEAST_IN_SEKI: f32 = 2.0;
/// Dragons that are less weak than this (1 is dead) need no help, and are not worth an attack.
pub(in crate::moves) const LEAST_WEAK: f32 = 0.15;
/// What a dragon gets stronger or weaker by a move is no reason for it if all of that change, times what the dragon is worth, is less than
/// this, in points.
pub(in crate::moves) const LEAST_SHIFT: f32 = 3.0;
/// Where neither of two dragons is weaker than this (1 is dead), joining them is worth next to nothing and is not read.
pub(in crate::moves) const LEAST_WEAKNESS: f32 = 0.1;
/// Of a move that is worth less than this, in points, it is not asked whether it joins or cuts dragons too.
pub(in crate::moves) const LEAST_LINKING: f32 = 1.0;
/// Whether a link of two dragons needs a move is not asked if joining or cutting them is worth less than this, in points.
pub(in crate::moves) const LEAST_LINK: f32 = 0.3;
/// If no move is worth more than so many points, the endgame has begun.
pub(in crate::moves) const ENDGAME: f32 = 6.0;
/// If no move is worth more than so many points, nothing is left but what has to be filled.
pub(in crate::moves) const LITTLE: f32 = 0.5;
/// Who is ahead by so many points would rather be on the safe side.
pub(in crate::moves) const AHEAD: f32 = 5.0;
/// Moves that decide about life are compared if they are worth so great a part of the most that one of them is.
pub(in crate::moves) const COMPARABLE: f32 = 0.5;

/// What decides between moves that are worth the same, in points at most: less than anything that is counted.
pub(in crate::moves) const CHANCE: f32 = 0.01;
/// Moves that are worth so little less than the best, in points, are as good: chance decides between them, twice [`CHANCE`] apart.
pub(in crate::moves) const AS_GOOD: f32 = 0.02;
/// A move has to be worth more than so many points to be played instead of a pass: less than [`FILLS`], more than [`CHANCE`].
pub(in crate::moves) const LEAST: f32 = 0.05;
/// Near the end a move must be counted to gain so many points more than another that games prefer: less than a point, which is what the
/// last moves are about, and more than what only tips the scales ([`SECONDARY`]).
pub(in crate::moves) const COUNTED: f32 = 0.5;

/// A move whose reasons promise so many points looks almost certainly good: its prior is that 88 of 100 games are won.
pub(in crate::moves) const PLENTY: f32 = 15.0;
/// The games that a prior stands for on a board of [`PRIOR_POINTS`] points, besides one for each point that the reasons promise,
pub(in crate::moves) const PRIOR_GAMES: f32 = 10.0;
/// up to so many.
pub(in crate::moves) const MOST_PRIOR: f32 = 30.0;
/// On larger boards than those of so many points a prior stands for more games, in proportion: a single move decides less there.
pub(in crate::moves) const PRIOR_POINTS: f32 = 81.0;
/// "Unless there is an urgent move on the board these moves are made as soon as they can be" (spec/patterns.texi, "Action
/// Attributes", class `J`): it takes so many times the games to know better than a joseki. Simulated games see hardly
/// a difference between the moves of an opening, and would leave a corner in the middle of a line.
pub(in crate::moves) const JOSEKI_GAMES: f32 = 5.0;

/// How much the logarithm of its games grows for each point that knowledge promises of a move, where nobody owns anything: with eight
/// points more, a move needs little more than half as many games.
pub(in crate::moves) const TRUST: f32 = 0.08;
/// More points than this count no more there: which of two great gains is the greater, values do not say.
pub(in crate::moves) const MOST_PROMISED: f32 = 30.0;
