//! Which functions and constants does the engine have, what do they take, and what do they answer?
//!
//! Made from the engine's source by the test `documented`, which also tells when it is out of date: not to be edited.

use super::signature::Answer::{Amount, BreakThrough, Nothing, Number, Result, Status, Surrounded, Truth};
use super::signature::Role::{Acts, Asks};
use super::signature::Takes::{Empty, Moves, Point, Points, Stone};
use super::signature::{Answer, Function, Parameter, Role, Takes};

/// The types that have the functions of a stage; those of no stage are in all.
#[rustfmt::skip]
pub(super) static STAGES: &[(&str, &[&str])] = &[
    ("AfterWorms", &["Connection", "Shape", "OwlAttack", "OwlDefense", "OwlVital", "Influence", "Barrier", "Endgame", "Combination", "Fuseki", "Joseki"]),
    ("AfterDragons", &["Shape", "OwlAttack", "OwlDefense", "OwlVital", "Influence", "Barrier", "Endgame", "Combination", "Fuseki", "Joseki"]),
    ("Owl", &["OwlAttack", "OwlDefense", "OwlVital"]),
    ("Connection", &["Connection"]),
];

/// The constants, with what they are compared with and what they mean.
#[rustfmt::skip]
pub(super) static CONSTANTS: &[(&str, Answer, &str)] = &[
    ("WIN", Result, "A reading result: it works without a ko"),
    ("KO_A", Result, "A reading result: it works by a ko that the side to move takes first"),
    ("KO_B", Result, "A reading result: it works by a ko for which the side to move needs the first threat"),
    ("ALIVE", Status, "What becomes of a dragon: it lives"),
    ("CRITICAL", Status, "What becomes of a dragon: it lives or dies by who moves first"),
    ("DEAD", Status, "What becomes of a dragon: it dies"),
    ("UNKNOWN", Status, "What becomes of a dragon: not known"),
];

/// The functions, those that ask before those that act.
#[rustfmt::skip]
pub static FUNCTIONS: &[Function] = &[
    f("oplay_connect", Asks, "", &p([("moves", Moves), ("a", Point), ("b", Point)]), Result, "After the moves, ours first: can two strings be connected, their owner moving next?"),
    f("xplay_connect", Asks, "", &p([("moves", Moves), ("a", Point), ("b", Point)]), Result, "After the moves, the opponent's first: can two strings be connected, their owner moving next?"),
    f("oplay_disconnect", Asks, "", &p([("moves", Moves), ("a", Point), ("b", Point)]), Result, "After the moves, ours first: can two strings be cut apart, their opponent moving next?"),
    f("xplay_disconnect", Asks, "", &p([("moves", Moves), ("a", Point), ("b", Point)]), Result, "After the moves, the opponent's first: can two strings be cut apart, their opponent moving next?"),
    f("oplay_break_through", Asks, "", &p([("moves", Moves), ("x", Point), ("y", Point), ("z", Point)]), BreakThrough, "After the moves, ours first: can the opponent of the line `x`, `y`, `z` capture one of them, or cut it? The middle of the line is `y`, and the opponent moves next"),
    f("xplay_break_through", Asks, "", &p([("moves", Moves), ("x", Point), ("y", Point), ("z", Point)]), BreakThrough, "After the moves, the opponent's first: can the opponent of the line `x`, `y`, `z` capture one of them, or cut it? The middle of the line is `y`, and the opponent moves next"),
    f("status", Asks, "AfterDragons", &p([("stone", Stone)]), Status, "What becomes of the dragon at `stone`: `ALIVE`, `CRITICAL`, `DEAD` or `UNKNOWN`"),
    f("alive", Asks, "AfterDragons", &p([("stone", Stone)]), Truth, "Whether the dragon at `stone` lives, even if its opponent moves first"),
    f("unknown", Asks, "AfterDragons", &p([("stone", Stone)]), Truth, "Whether it is not known what becomes of the dragon at `stone`"),
    f("critical", Asks, "AfterDragons", &p([("stone", Stone)]), Truth, "Whether the dragon at `stone` lives or dies by who moves first"),
    f("dead", Asks, "AfterDragons", &p([("stone", Stone)]), Truth, "Whether the dragon at `stone` dies, even if its owner moves first"),
    f("genus", Asks, "AfterDragons", &p([("stone", Stone)]), Number, "The number of eyes that the dragon at `stone` has if its opponent moves first: compare it with 0, 1 or 2"),
    f("weak", Asks, "AfterDragons", &p([("stone", Stone)]), Truth, "Whether the dragon at `stone` needs help"),
    f("weakness", Asks, "AfterDragons", &p([("stone", Stone)]), Amount, "How much the dragon at `stone` needs help, from 0 to 1; 0 where no stone stands"),
    f("o_alive_somewhere", Asks, "AfterDragons", &p([("points", Points)]), Truth, "Whether one of the points has a stone of ours that is not dead"),
    f("x_alive_somewhere", Asks, "AfterDragons", &p([("points", Points)]), Truth, "Whether one of the points has a stone of the opponent's that is not dead"),
    f("is_surrounded", Asks, "AfterDragons", &p([("stone", Stone)]), Surrounded, "Whether the dragon at `stone` is surrounded: 1 on all sides, 2 all but, and 0 not"),
    f("does_surround", Asks, "AfterDragons", &p([("point", Empty), ("stone", Stone)]), Truth, "Whether a move of its opponent's at `point` surrounds the dragon at `stone`, which is not surrounded yet"),
    f("surround_map", Asks, "AfterDragons", &p([("stone", Stone), ("point", Point)]), Truth, "Whether `point` is inside the ring around the dragon at `stone`; false if that is not surrounded"),
    f("false_eye_territory", Asks, "AfterDragons", &p([("point", Point)]), Truth, "Whether `point` is a false eye that the opponent leaves alone all the same, so that it is its owner's territory"),
    f("omoyo_opposite", Asks, "AfterDragons", &p([("point", Point)]), Truth, "Whether `point` is in our moyo, or a living stone of ours, if we move next everywhere"),
    f("xmoyo_opposite", Asks, "AfterDragons", &p([("point", Point)]), Truth, "Whether `point` is in the opponent's moyo, or a living stone of the opponent's, if we move next everywhere"),
    f("xarea", Asks, "AfterDragons", &p([("point", Point)]), Truth, "Whether `point` is in the opponent's area, or a living stone of the opponent's"),
    f("oarea", Asks, "AfterDragons", &p([("point", Point)]), Truth, "Whether `point` is in our area, or a living stone of ours"),
    f("xmoyo", Asks, "AfterDragons", &p([("point", Point)]), Truth, "Whether `point` is in the opponent's moyo, or a living stone of the opponent's"),
    f("omoyo", Asks, "AfterDragons", &p([("point", Point)]), Truth, "Whether `point` is in our moyo, or a living stone of ours"),
    f("xterri", Asks, "AfterDragons", &p([("point", Point)]), Truth, "Whether `point` is the opponent's territory, or a living stone of the opponent's"),
    f("oterri", Asks, "AfterDragons", &p([("point", Point)]), Truth, "Whether `point` is our territory, or a living stone of ours"),
    f("eye", Asks, "AfterWorms", &p([("point", Point)]), Truth, "Whether `point` is in an eye space of either colour"),
    f("proper_eye", Asks, "AfterWorms", &p([("point", Point)]), Truth, "Whether `point` is in an eye space of either colour, and not on its margin"),
    f("marginal_eye", Asks, "AfterWorms", &p([("point", Point)]), Truth, "Whether `point` is on the margin of an eye space of either colour"),
    f("halfeye", Asks, "AfterWorms", &p([("point", Empty)]), Truth, "Whether the empty `point` is a half eye: an eye if its owner moves first"),
    f("false_eye", Asks, "AfterWorms", &p([("point", Point)]), Truth, "Whether `point` is a false eye of either colour: its owner will have to fill it"),
    f("max_eye_value", Asks, "AfterWorms", &p([("point", Point)]), Number, "The greatest number of eyes that the eye space at `point` can give its owner, who moves first; 0 where there is none"),
    f("owl_topological_eye", Asks, "AfterWorms", &p([("point", Point), ("stone", Stone)]), Number, "The sum over the diagonals of `point`, for an eye of the owner of `stone`: 4 or more if it is false, 3 for a half eye, at most 2 for an eye; what kos add is rounded down"),
    f("obvious_false_oeye", Asks, "", &p([("point", Point)]), Truth, "Whether an eye of ours at `point` would be false for certain: the opponent has the diagonals that make it so, with strings that can't be captured"),
    f("obvious_false_xeye", Asks, "", &p([("point", Point)]), Truth, "Whether an eye of the opponent's at `point` would be false for certain: as `obvious_false_oeye`"),
    f("lib", Asks, "", &p([("stone", Stone)]), Number, "The number of liberties of the string at `stone`; 0 if no stone stands there"),
    f("olib", Asks, "", &p([("point", Empty)]), Number, "The number of liberties that a stone of ours would have at the empty `point`, captures counted"),
    f("xlib", Asks, "", &p([("point", Empty)]), Number, "The number of liberties that a stone of the opponent's would have at the empty `point`, captures counted"),
    f("wormsize", Asks, "", &p([("stone", Stone)]), Number, "The number of stones of the string at `stone`; 0 if no stone stands there"),
    f("same_string", Asks, "", &p([("a", Stone), ("b", Stone)]), Truth, "Whether both stones belong to one string"),
    f("same_worm", Asks, "", &p([("a", Stone), ("b", Stone)]), Truth, "Whether both stones belong to one string: the spec's name for `same_string`"),
    f("o_somewhere", Asks, "", &p([("points", Points)]), Truth, "Whether one of the points has a stone of ours"),
    f("x_somewhere", Asks, "", &p([("points", Points)]), Truth, "Whether one of the points has a stone of the opponent's"),
    f("legal_omove", Asks, "", &p([("point", Empty)]), Truth, "Whether we may play at `point`"),
    f("legal_xmove", Asks, "", &p([("point", Empty)]), Truth, "Whether the opponent may play at `point`"),
    f("safe_omove", Asks, "", &p([("point", Empty)]), Result, "Whether we can play at `point` without being captured right away; by ko if the capture is one"),
    f("safe_xmove", Asks, "", &p([("point", Empty)]), Result, "Whether the opponent can play at `point` without being captured right away; by ko if the capture is one"),
    f("ko", Asks, "", &p([("point", Point)]), Truth, "Whether a ko is fought at `point`, be it empty or a stone that can be taken in a ko"),
    f("odefend_against", Asks, "", &p([("x", Empty), ("y", Empty)]), Truth, "Whether a stone of ours at `x` would stop the opponent from playing safely at `y`"),
    f("xdefend_against", Asks, "", &p([("x", Empty), ("y", Empty)]), Truth, "Whether a stone of the opponent's at `x` would stop us from playing safely at `y`"),
    f("adjacent_to_defendable_stone_in_atari", Asks, "", &p([("stone", Stone)]), Truth, "Whether a string of the other colour next to the string at `stone` has one liberty, and can be saved"),
    f("attack", Asks, "", &p([("stone", Stone)]), Result, "Whether the string at `stone` can be captured, its opponent moving first"),
    f("defend", Asks, "", &p([("stone", Stone)]), Result, "Whether the string at `stone` can be captured and also saved"),
    f("does_attack", Asks, "", &p([("point", Point), ("stone", Stone)]), Truth, "Whether a move at `point` captures the string at `stone`, be it by a ko"),
    f("does_defend", Asks, "", &p([("point", Point), ("stone", Stone)]), Truth, "Whether a move at `point` saves the string at `stone`"),
    f("oplay_attack", Asks, "", &p([("moves", Moves), ("target", Point)]), Result, "We play the moves in turn with the opponent, ours first: can the string at the target be captured then?"),
    f("xplay_attack", Asks, "", &p([("moves", Moves), ("target", Point)]), Result, "The opponent plays the moves in turn with us, theirs first: can the string at the target be captured then?"),
    f("oplay_defend", Asks, "", &p([("moves", Moves), ("target", Point)]), Result, "After the moves, ours first: is the string at the target safe, or can it be saved?"),
    f("xplay_defend", Asks, "", &p([("moves", Moves), ("target", Point)]), Result, "After the moves, the opponent's first: is the string at the target safe, or can it be saved?"),
    f("oplay_attack_either", Asks, "", &p([("moves", Moves), ("a", Point), ("b", Point)]), Result, "After the moves, ours first: can at least one of two strings of one colour be captured?"),
    f("xplay_attack_either", Asks, "", &p([("moves", Moves), ("a", Point), ("b", Point)]), Result, "After the moves, the opponent's first: can at least one of two strings of one colour be captured?"),
    f("oplay_defend_both", Asks, "", &p([("moves", Moves), ("a", Point), ("b", Point)]), Result, "After the moves, ours first: can two strings of one colour both be saved?"),
    f("xplay_defend_both", Asks, "", &p([("moves", Moves), ("a", Point), ("b", Point)]), Result, "After the moves, the opponent's first: can two strings of one colour both be saved?"),
    f("owl_goal_dragon", Asks, "Owl", &p([("stone", Stone)]), Truth, "Whether the stone belongs to the dragon that is read about"),
    f("owl_eyespace", Asks, "Owl", &p([("point", Point)]), Truth, "Whether `point` is in an eye space of the dragon that is read about"),
    f("owl_big_eyespace", Asks, "Owl", &p([("point", Point)]), Truth, "Whether `point` is in an eye space of the dragon that is read about, and that has five points or more"),
    f("owl_proper_eye", Asks, "Owl", &p([("point", Point)]), Truth, "Whether `point` is in an eye space of the dragon that is read about, and the attacker does not get in there at once"),
    f("owl_eye_size", Asks, "Owl", &p([("point", Point)]), Number, "The number of points of the eye space at `point`; 0 where the dragon that is read about has none"),
    f("owl_mineye", Asks, "Owl", &p([("point", Point)]), Number, "The number of eyes that the eye space at `point` gives the dragon that is read about, if the attacker moves first there"),
    f("owl_maxeye", Asks, "Owl", &p([("point", Point)]), Number, "The number of eyes that the eye space at `point` can give the dragon that is read about, if its owner moves first there"),
    f("owl_escape_value", Asks, "Owl", &p([("point", Point)]), Number, "What it is worth to the dragon that is read about to get to `point`, from 0 to 4: 2 where nobody is stronger, more where its owner is"),
    f("owl_strong_dragon", Asks, "Owl", &p([("stone", Stone)]), Truth, "Whether the stone is safe whatever becomes of the dragon that is read about: it belongs to a friend that lives, or to a wall of the attacker's that stands firm"),
    f("owl_lunch", Asks, "Owl", &p([("stone", Stone)]), Truth, "Whether the stone is one of the attacker's that the dragon that is read about may capture"),
    f("owl_attack", Asks, "AfterDragons", &p([("stone", Stone)]), Result, "Whether the dragon at `stone` can be killed, its opponent moving first"),
    f("owl_defend", Asks, "AfterDragons", &p([("stone", Stone)]), Result, "Whether the dragon at `stone` lives if its owner moves first"),
    f("owl_does_attack", Asks, "AfterDragons", &p([("point", Point), ("stone", Stone)]), Result, "Whether a move of its opponent's at `point` kills the dragon at `stone`"),
    f("owl_does_defend", Asks, "AfterDragons", &p([("point", Point), ("stone", Stone)]), Result, "Whether a move of its owner's at `point` saves the dragon at `stone`"),
    f("owl_connection_defends", Asks, "AfterDragons", &p([("point", Point), ("a", Stone), ("b", Stone)]), Result, "Whether a move of their owner's at `point` saves the dragons of both stones"),
    f("owl_threatens_attack", Asks, "AfterDragons", &p([("point", Point), ("stone", Stone)]), Result, "Whether two moves in a row of its opponent's, the first at `point`, kill the dragon at `stone`"),
    f("owl_threatens_defense", Asks, "AfterDragons", &p([("point", Point), ("stone", Stone)]), Result, "Whether two moves in a row of its owner's, the first at `point`, save the dragon at `stone`"),
    f("owl_threatens", Asks, "AfterDragons", &p([("point", Point), ("stone", Stone)]), Result, "Whether a move of ours at `point` threatens the dragon of theirs at `stone`, or to save that of ours"),
    f("owl_substantial", Asks, "AfterDragons", &p([("stone", Stone)]), Truth, "Whether capturing the string at `stone` gives two eyes"),
    f("total_handicap_stones", Asks, "", &p([]), Number, "The number of handicap stones of the game; 0 in an even game"),
    f("remaining_handicap_stones", Asks, "", &p([]), Number, "The number of handicap stones that are still to be placed; 0 if none are being placed"),
    f("effective_size", Asks, "", &p([("stone", Stone)]), Amount, "What is taken with the string at `stone`, in points: its stones and its share of the empty points that are nearest to it, up to four steps away"),
    f("approx_olib", Asks, "", &p([("point", Empty)]), Number, "A cheap lower bound of `olib`: what a capture would free is not counted"),
    f("approx_xlib", Asks, "", &p([("point", Empty)]), Number, "A cheap lower bound of `xlib`: what a capture would free is not counted"),
    f("oplay_lib", Asks, "", &p([("moves", Moves), ("target", Point)]), Number, "We play the moves in turn with the opponent, ours first: how many liberties has the string at the target then? 0 if it is gone"),
    f("xplay_lib", Asks, "", &p([("moves", Moves), ("target", Point)]), Number, "The opponent plays the moves in turn with us, theirs first: how many liberties has the string at the target then? 0 if it is gone"),
    f("o_captures_something", Asks, "", &p([("point", Empty)]), Truth, "Whether a stone of ours at `point` would take a string of the opponent's off the board"),
    f("x_captures_something", Asks, "", &p([("point", Empty)]), Truth, "Whether a stone of the opponent's at `point` would take a string of ours off the board"),
    f("o_suicide", Asks, "", &p([("point", Empty)]), Truth, "Whether a stone of ours at the empty `point` would have no liberty, and take none"),
    f("x_suicide", Asks, "", &p([("point", Empty)]), Truth, "Whether a stone of the opponent's at the empty `point` would have no liberty, and take none"),
    f("o_visible_along_edge", Asks, "", &p([("p", Point), ("q", Point)]), Truth, "Whether a stone of ours is the first to be seen along the edge, looking from `p` past `q`, which lies on the same line"),
    f("x_visible_along_edge", Asks, "", &p([("p", Point), ("q", Point)]), Truth, "Whether a stone of the opponent's is the first to be seen along the edge, looking from `p` past `q`: as `o_visible_along_edge`"),
    f("adjacent_to_stone_in_atari", Asks, "", &p([("stone", Stone)]), Truth, "Whether a string of the other colour next to the string at `stone` has one liberty"),
    f("lib2", Asks, "", &p([("stone", Stone)]), Number, "The number of second-order liberties of the string at `stone`: points at which two stones would join it"),
    f("lib3", Asks, "", &p([("stone", Stone)]), Number, "The number of third-order liberties of the string at `stone`"),
    f("lib4", Asks, "", &p([("stone", Stone)]), Number, "The number of fourth-order liberties of the string at `stone`"),
    f("vital_chain", Asks, "", &p([("stone", Stone)]), Truth, "Whether capturing the string at `stone` gives an eye: not if it is a single stone on the first line"),
    f("seki_helper", Asks, "", &p([("stone", Stone)]), Truth, "Whether the string at `stone` can attack no string around it: then a seki made with it holds"),
    f("has_aji", Asks, "", &p([("stone", Stone)]), Truth, "Whether anything is left in the string at `stone`: its owner can save it, or could with two moves in a row"),
    f("area_stone", Asks, "", &p([("point", Point)]), Number, "The number of stones in the area around `point`: those of the colour that stands there, or that borders it alone, in one piece with it over empty points"),
    f("area_space", Asks, "", &p([("point", Point)]), Number, "The number of empty points in the area around `point`, as for `area_stone`"),
    f("xcut", Asks, "AfterWorms", &p([("point", Empty)]), Truth, "Whether the opponent can cut strings of ours at `point`, as patterns of class `B` found"),
    f("ocut", Asks, "AfterWorms", &p([("point", Empty)]), Truth, "Whether we can cut strings of the opponent's at `point`, as patterns of class `B` found"),
    f("potential_cutstone", Asks, "AfterWorms", &p([("stone", Stone)]), Truth, "Whether saving the string at `stone` gives its owner at least two places to cut"),
    f("same_dragon", Asks, "AfterWorms", &p([("a", Stone), ("b", Stone)]), Truth, "Whether two stones belong to one dragon, as far as strings have been joined"),
    f("dragonsize", Asks, "AfterWorms", &p([("stone", Stone)]), Number, "The number of stones of the dragon at `stone`, as far as strings have been joined; 0 if no stone stands there"),
    f("antisuji", Acts, "", &p([("point", Empty)]), Nothing, "Marks a move that must never be played"),
    f("replace", Acts, "", &p([("inferior", Empty), ("by", Empty)]), Nothing, "Says that the move at `by` is definitely better than the one at `inferior`"),
    f("threaten_to_capture", Acts, "", &p([("stone", Stone)]), Nothing, "Says that a second move would capture the string at `stone`"),
    f("good_attack_threat", Acts, "", &p([("point", Empty), ("stone", Stone)]), Nothing, "Says that of the moves that threaten to capture the string at `stone`, the one at `point` is good"),
    f("backfill_replace", Acts, "", &p([("point", Empty), ("stone", Stone)]), Nothing, "Replaces our move at `point` by the one that saves the string of ours at `stone`, if reading finds that this can be captured after it: what has to be filled in afterwards is better played first"),
    f("threaten_to_save", Acts, "", &p([("stone", Stone)]), Nothing, "Says that a second move would save the dead string at `stone`"),
    f("prevent_attack_threat", Acts, "", &p([("stone", Stone)]), Nothing, "Says that the opponent's move here would threaten to capture the string at `stone`"),
    f("defend_against_atari", Acts, "", &p([("stone", Stone)]), Nothing, "Says that the opponent's move here would put the string at `stone` into atari"),
    f("add_connect_move", Acts, "", &p([("a", Stone), ("b", Stone)]), Nothing, "Says that the move connects the two strings"),
    f("add_cut_move", Acts, "", &p([("a", Stone), ("b", Stone)]), Nothing, "Says that the move threatens to cut the two strings"),
    f("add_attack_either_move", Acts, "", &p([("a", Stone), ("b", Stone)]), Nothing, "Says that the move attacks the two strings, of which one can be captured then"),
    f("add_defend_both_move", Acts, "", &p([("a", Stone), ("b", Stone)]), Nothing, "Says that the move defends both strings"),
    f("test_attack_either_move", Acts, "", &p([("a", Stone), ("b", Stone)]), Nothing, "Says that the move attacks the two strings, if reading finds that they can't both be saved after it"),
    f("remove_attack", Acts, "", &p([("stone", Stone)]), Nothing, "Says that what reading takes for an attack on the string at `stone` does not work"),
    f("known_safe_move", Acts, "", &p([("point", Empty)]), Nothing, "Says that the move at `point` is safe, whatever else is read"),
    f("non_oterritory", Acts, "", &p([("point", Point)]), Nothing, "Says that `point` is no territory of ours"),
    f("non_xterritory", Acts, "", &p([("point", Point)]), Nothing, "Says that `point` is no territory of the opponent's"),
    f("amalgamate", Acts, "Connection", &p([("a", Stone), ("b", Stone)]), Nothing, "Joins the dragons of two stones"),
    f("amalgamate_most_valuable", Acts, "Connection", &p([("a", Stone), ("b", Stone), ("c", Stone)]), Nothing, "Joins the dragon of the stone at `b` with that of `a` or that of `c`, whichever is larger: the opponent can cut one of them off"),
    f("make_proper_eye", Acts, "Connection", &p([("point", Point)]), Nothing, "Says that the opponent does not get in at a point of an eye space that looks marginal"),
    f("remove_halfeye", Acts, "Connection", &p([("point", Point)]), Nothing, "Says that a point of an eye space is no half eye, but an eye"),
    f("remove_eyepoint", Acts, "Connection", &p([("point", Point)]), Nothing, "Says that a point is no part of an eye space"),
    f("not_lunch", Acts, "Connection", &p([("prey", Stone), ("eater", Stone)]), Nothing, "Says that the string at `prey` is no lunch for the dragon at `eater`: capturing it gives no eye"),
];

const fn f(
    name: &'static str,
    role: Role,
    stage: &'static str,
    parameters: &'static [Parameter],
    answer: Answer,
    meaning: &'static str,
) -> Function {
    Function { name, role, stage, parameters, answer, meaning }
}

const fn p<const N: usize>(list: [(&'static str, Takes); N]) -> [Parameter; N] {
    let mut parameters = [Parameter { name: "", takes: Point }; N];
    let mut i = 0;
    while i < N {
        parameters[i] = Parameter { name: list[i].0, takes: list[i].1 };
        i += 1;
    }
    parameters
}
