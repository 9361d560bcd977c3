//! Which functions of constraints and actions does the compiler treat in a way of its own?
//!
//! The functions themselves are the engine's, and the table tells of each what it takes. Here is what that means for the list
//! of arguments, and what no table tells: whose arguments' order does not matter, and who speaks of the move.

use super::{Function, Role, Takes};

/// How the arguments of a function are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arguments {
    /// As they are.
    Plain,
    /// Moves that are played with alternating colours, then what is asked about.
    Play {
        /// How many of the last arguments are asked about.
        targets: usize,
    },
    /// Any number of points.
    Somewhere,
}

/// How a function reads its arguments. One that the table does not have, such as an author's own, reads them as they are.
#[must_use]
pub fn arguments(name: &str) -> Arguments {
    let known = Function::named(name, Role::Asks).or_else(|| Function::named(name, Role::Acts));
    match known.map(|function| function.parameters) {
        Some([first, targets @ ..]) if first.takes == Takes::Moves => Arguments::Play { targets: targets.len() },
        Some([first, ..]) if first.takes == Takes::Points => Arguments::Somewhere,
        _ => Arguments::Plain,
    }
}

/// Why functions of GNU Go's language are not there. They are not declared: rustc would only say that there is no such
/// method.
const NOT_TOLD: &str = "is named in GNU Go's databases, but its documentation does not tell what it asks";
/// See [`NOT_TOLD`].
const EXPERIMENT: &str =
    "asks a second program in GNU Go, an experiment that its documentation does not describe; `owl_threatens` reads";

/// Why a function of GNU Go's language is not there, if it is not.
#[must_use]
pub fn missing(name: &str) -> Option<&'static str> {
    MISSING.iter().find(|(missing, _)| *missing == name).map(|&(_, why)| why)
}

/// The functions of GNU Go's language that are not there, with the reason.
pub const MISSING: &[(&str, &str)] = &[("oracle_threatens", EXPERIMENT), ("edge_double_sente", NOT_TOLD)];

/// Whether an action says something of the pattern's move, so that the pattern must have one.
#[must_use]
pub fn speaks_of_the_move(action: &str) -> bool {
    matches!(
        action,
        "threaten_to_capture"
            | "threaten_to_save"
            | "prevent_attack_threat"
            | "defend_against_atari"
            | "add_connect_move"
            | "add_cut_move"
            | "add_attack_either_move"
            | "add_defend_both_move"
            | "test_attack_either_move"
    )
}

/// Puts those arguments of a call in a fixed order whose order does not matter.
pub(crate) fn order_arguments<T: Ord>(name: &str, arguments: &mut [T]) {
    match name {
        "same_dragon"
        | "same_worm"
        | "same_string"
        | "amalgamate"
        | "add_connect_move"
        | "add_cut_move"
        | "add_attack_either_move"
        | "add_defend_both_move"
        | "test_attack_either_move" => arguments.sort(),
        // The dragon in the middle is joined with the larger of the outer two.
        "amalgamate_most_valuable" => order_ends(arguments),
        _ => order_open_ended(name, arguments),
    }
}

fn order_open_ended<T: Ord>(name: &str, arguments: &mut [T]) {
    match self::arguments(name) {
        Arguments::Somewhere => arguments.sort(),
        Arguments::Play { targets } => {
            let first = arguments.len().saturating_sub(targets);
            match (targets, arguments.get_mut(first..)) {
                (2, Some(targets)) => targets.sort(),
                // The three strings of a break-through may be named from either end.
                (3, Some(targets)) => order_ends(targets),
                _ => {}
            }
        }
        Arguments::Plain => {}
    }
}

fn order_ends<T: Ord>(arguments: &mut [T]) {
    if let [first, .., last] = arguments
        && last < first
    {
        std::mem::swap(first, last);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ordered(name: &str, arguments: &str) -> String {
        let mut arguments: Vec<char> = arguments.chars().collect();
        order_arguments(name, &mut arguments);
        arguments.into_iter().collect()
    }

    #[test]
    fn names_tell_how_arguments_are_read() {
        assert_eq!(arguments("lib"), Arguments::Plain);
        assert_eq!(arguments("oplay_attack"), Arguments::Play { targets: 1 });
        assert_eq!(arguments("xplay_lib"), Arguments::Play { targets: 1 });
        assert_eq!(arguments("xplay_defend_both"), Arguments::Play { targets: 2 });
        assert_eq!(arguments("oplay_disconnect"), Arguments::Play { targets: 2 });
        assert_eq!(arguments("oplay_break_through"), Arguments::Play { targets: 3 });
        assert_eq!(arguments("oplay_nothing"), Arguments::Plain);
        assert_eq!(arguments("x_alive_somewhere"), Arguments::Somewhere);
    }

    #[test]
    fn only_arguments_without_order_are_sorted() {
        assert_eq!(ordered("same_dragon", "ba"), "ab");
        assert_eq!(ordered("o_somewhere", "cab"), "abc");
        assert_eq!(ordered("does_attack", "ba"), "ba");
        assert_eq!(ordered("oplay_attack", "ba"), "ba");
        assert_eq!(ordered("oplay_attack_either", "zyba"), "zyab");
        assert_eq!(ordered("oplay_break_through", "zcxa"), "zaxc");
        assert_eq!(ordered("oplay_break_through", "zaxc"), "zaxc");
        assert_eq!(ordered("amalgamate_most_valuable", "cba"), "abc");
        assert_eq!(ordered("edge_double_sente", "edcba"), "edcba");
    }
}
