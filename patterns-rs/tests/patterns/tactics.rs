//! Where the attack, defense and connection patterns speak up, and where they must not.
//!
//! `O` is to move and `*` is the move that is asked about; patterns of connections that exist have none. In cuts
//! (class `B`) the diagram is seen by the player who is cut: the opponent plays at `*`.

use crate::support::Answer::{self, Accepted, NoMatch, Refused, Vain};
use crate::support::ask;
use gnugo_engine::pattern::Refusal;

const CONSTRAINT: Answer = Refused(Refusal::Constraint);

#[test]
fn ladders_run_until_something_stops_them() {
    let runs = "
        . . . . . . . . .
        . . O O . . . . .
        . O X . . . . . .
        . . * . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Ladder1", runs), Accepted);
    let broken = "
        . . . . . . . . .
        . . O O . . . . .
        . O X . . . . . .
        . . * X . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Ladder1", broken), Vain);
    // A stone with three liberties is not caught by an atari.
    let free = "
        . . . . . . . . .
        . . O O . . . . .
        . O X X * . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Ladder1", free), NoMatch);
}

#[test]
fn nets_hold_if_their_walls_do() {
    let net = "
        . . . . . . . . .
        . . . . . . . . .
        . . O O O . . . .
        . . O X . . . . .
        . . O . * . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Net1", net), Accepted);
    let torn = "
        . . . . . . . . .
        . . . . . . . . .
        . . O O . . . . .
        . O O X . . . . .
        . . . . * . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Net1", torn), Vain);
}

#[test]
fn the_edge_takes_liberties() {
    let underneath = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . O O O . . .
        . . . O X . . . .
        . . . . * . . . .";
    assert_eq!(ask("Ladder1", underneath), Accepted);
    let crawl = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . O O O O O . . .
        . . X X * . . . .";
    assert_eq!(ask("AttackEdge2", crawl), Accepted);
    // The other end of the string is open: it is not in a hurry.
    let open = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . O O O . . .
        . X X X * . . . .";
    assert_eq!(ask("AttackEdge2", open), CONSTRAINT);
}

#[test]
fn throwing_in() {
    // The stone at `*` can be taken, but the two stones that take it are then caught by a move at the same point.
    let snapback = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . X . . . . .
        . . . X . . . . .
        . . X X O O . . .
        . X X * X O . . .
        . . O . X O . . .
        . . O O O O . . .";
    assert_eq!(ask("ThrowIn1", snapback), Accepted);
    // With liberties to spare nothing is gained.
    let roomy = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . X . . .
        . . . . X * X . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("ThrowIn1", roomy), CONSTRAINT);
}

#[test]
fn connecting_to_capture() {
    // Held from both sides, the stone does not get out between ours any more.
    let hold = "
        . . . . . . . . .
        . . . O . . . . .
        . . . O X O . . .
        . . . * O . . . .
        . . . X . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Shortage2", hold), Accepted);
    // With more liberties the stones are not caught by a connection.
    let free = "
        . . . . . . . . .
        . . . O . . . . .
        . . . O X X . . .
        . . . * O . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Shortage2", free), CONSTRAINT);
}

#[test]
fn running_away() {
    let runs = "
        . . . . . . . . .
        . . . . . . . . .
        . . . X . . . . .
        . . X O * . . . .
        . . . X . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Run1", runs), Accepted);
    let ladder = "
        . . . . . . . . .
        . . . . . . . . .
        . . . X X . . . .
        . . X O * . . . .
        . . . X . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Run1", ladder), NoMatch);
    // A stone that nobody can capture does not run.
    let safe = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . O * . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Run1", safe), CONSTRAINT);
}

#[test]
fn counter_attacks() {
    // Our two stones are short of liberties, but the stone that cuts them off is shorter.
    let counter = "
        . . . . . . . . .
        . . . X X . . . .
        . . X O O X * . .
        . . X . . O . . .
        . . . X X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Counter1", counter), Accepted);
    // The stone that cuts them off has liberties enough.
    let strong = "
        . . . . . . . . .
        . . . X X . . . .
        . . X O O X * . .
        . . . X . X . . .
        . . . . . X . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Counter1", strong), CONSTRAINT);
}

#[test]
fn joining_a_friend() {
    let join = "
        . . . . . . . . .
        . . . X . . . . .
        . . X O * O . . .
        . . . X . O . . .
        . . . . . O . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Join1", join), Accepted);
    let both_in_atari = "
        . . . . . . . . .
        . . . X . X . . .
        . . X O * O X . .
        . . . X . X . . .
        . . . . X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Join1", both_in_atari), Vain);
}

#[test]
fn descending_to_the_edge() {
    // Below, a friend is in reach on either side.
    let descends = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . O X X X O . .
        . . O X X X O . .
        . . O X O X O . .
        . . O . * . O . .";
    assert_eq!(ask("DefenseEdge1", descends), Accepted);
    let not_needed = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . . O . . . .
        . . . . O . . . .
        . . . . * . . . .";
    assert_eq!(ask("DefenseEdge1", not_needed), CONSTRAINT);
}

#[test]
fn diagonals_are_connected() {
    let diagonal = "
        . . . . . . .
        . . . . . . .
        . . O . . . .
        . . . O . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .";
    assert_eq!(ask("Diagonal1", diagonal), Accepted);
    let cut_at_one_side = "
        . . . . . . .
        . . . . . . .
        . . O X . . .
        . . . O . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .";
    assert_eq!(ask("Diagonal1", cut_at_one_side), NoMatch);
    assert_eq!(ask("Diagonal2", cut_at_one_side), CONSTRAINT);
    let mouth = "
        . . . . . . .
        . . . O . . .
        . . O X . . .
        . O . O . . .
        . . O . . . .
        . . . . . . .
        . . . . . . .";
    assert_eq!(ask("Diagonal2", mouth), Accepted);
}

#[test]
fn a_lost_stone_cuts_nothing() {
    let in_atari_and_dead = "
        . . . . . . .
        . . . O . . .
        . . O X O . .
        . . O . O . .
        . . . O . . .
        . . . . . . .
        . . . . . . .";
    assert_eq!(ask("Joint4", in_atari_and_dead), Accepted);
    let alive = "
        . . . . . . .
        . . . . . . .
        . . O X O . .
        . . . X . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .";
    assert_eq!(ask("Joint4", alive), CONSTRAINT);
}

#[test]
fn jumps_and_wedges() {
    let low = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . O . O . . .
        . . . . . . . . .";
    assert_eq!(ask("Gap1", low), Accepted);
    let open = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . O . O . . .
        . . . . X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Gap1", open), CONSTRAINT);
}

#[test]
fn the_bamboo_joint_holds() {
    let joint = "
        . . . . . . .
        . . O O . . .
        . X . . X . .
        . . O O . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .";
    assert_eq!(ask("Joint1", joint), Accepted);
    // Both pairs are in atari after the push: it does not hold.
    let short_of_liberties = "
        . . . X X . . .
        . . X O O X . .
        . . X . . X . .
        . . X O O X . .
        . . . X X . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .";
    assert_eq!(ask("Joint1", short_of_liberties), CONSTRAINT);
}

#[test]
fn extensions_along_the_edge_are_connected() {
    let two_spaces = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . O . . O . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("EdgeLink1", two_spaces), Accepted);
    let invaded = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . O . X O . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("EdgeLink1", invaded), NoMatch);
}

#[test]
fn cutting_points() {
    let cut = "
        . . . . . . .
        . . X X . . .
        . . X O . . .
        . . O * . . .
        . . O . . . .
        . . . . . . .
        . . . . . . .";
    assert_eq!(ask("Sever1", cut), Accepted);
    let mouth = "
        . . . . . . .
        . . . X . . .
        . . X O . . .
        . . O * O . .
        . . O . . . .
        . . . . . . .
        . . . . . . .";
    assert_eq!(ask("Sever1", mouth), CONSTRAINT);
    // A push and a cut at the waist of a knight's move.
    let waist = "
        . . . . . . . . .
        . . . . X . . . .
        . . O . . . . . .
        . X X * O . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Sever3", waist), Accepted);
}
