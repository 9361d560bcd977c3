//! Where shape patterns speak up, and where they must not: positions drawn as examples for authors.
//!
//! `O` is to move and `*` is the move that is asked about.

use crate::support::Answer::{self, Accepted, NoMatch, Refused};
use crate::support::ask;
use gnugo_engine::pattern::Refusal;

const CONSTRAINT: Answer = Refused(Refusal::Constraint);
const UNSAFE: Answer = Refused(Refusal::Unsafe);
const NOT_NEEDED: Answer = Refused(Refusal::NotNeeded);
const HELPER: Answer = Refused(Refusal::Helper);

#[test]
fn hane_at_the_head_of_two_stones() {
    let open = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . X X * . . .
        . . . O O . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Hane1", open), Accepted);
    // Cut off, the two stones behind would be captured.
    let short_of_liberties = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . O . .
        . . . X X * . . .
        . . X O O . X . .
        . . . X X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Hane1", short_of_liberties), CONSTRAINT);
    // The head is taken already.
    let too_late = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . * . . .
        . . . X X X . . .
        . . . O O . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Hane1", too_late), NoMatch);
}

#[test]
fn hane_against_an_attachment() {
    let attached = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . X * . . . .
        . . . O . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Hane2", attached), Accepted);
    // The stone is not alone: a hane meets a stone with help near by.
    let with_help = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X X * . . . .
        . . . O . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Hane2", with_help), CONSTRAINT);
}

#[test]
fn a_crawl_is_stopped_by_a_hane_or_not_at_all() {
    let crawl = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . O O O . . . .
        . X X X X * . . .
        . . . . . . . . .";
    assert_eq!(ask("Hane5", crawl), Accepted);
    // On the third line it is another pattern's business.
    let higher = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . O O O . . . .
        . X X X X * . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Hane5", higher), NoMatch);
    assert_eq!(ask("Hane6", higher), Accepted);
}

#[test]
fn blocks_on_the_second_line() {
    let slide = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . O X . . .
        . . O . O X . . .
        . . . . * X . . .
        . . . . . . . . .";
    assert_eq!(ask("Block1", slide), Accepted);
    // One line lower it would be an atari from below, not a block on the second line.
    let first_line = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . O . O X . . .
        . . . . O X . . .
        . . . . * X . . .";
    assert_eq!(ask("Block1", first_line), NoMatch);
    assert_eq!(ask("Block2", first_line), Accepted);
}

#[test]
fn a_push_through_a_jump_is_blocked_if_both_cuts_can_be_answered() {
    let strong = "
        . . . . . . . . .
        . . . O . . . . .
        . . . O . . . . .
        . . . O . . . . .
        . . X X * . . . .
        . . . O . . . . .
        . . . O . . . . .
        . . . O . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Block6", strong), Accepted);
    // Cut off, the upper stone has no liberty that helps.
    let weak = "
        . . . . . . . . .
        . . . . . . . . .
        . . . X . X . . .
        . . X O . . . . .
        . . X X * . . . .
        . . . O . . . . .
        . . . O . . . . .
        . . . O . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Block6", weak), CONSTRAINT);
}

#[test]
fn cuts_must_live() {
    let open = "
        . . . . . . . . .
        . . . . . . . . .
        . . . O . . . . .
        . . . O X . . . .
        . . . X * . . . .
        . . . X . . O . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Cut1", open), Accepted);
    // The cutting stone would be caught in front of the wall.
    let caught = "
        . . . . . . . . .
        . . . . . . . . .
        . . . O . . . . .
        . . . O X X . . .
        . . . X * . X . .
        . . . X . X . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Cut1", caught), CONSTRAINT);
    // One of the stones can be captured as it is: the cut is not needed.
    let dead_already = "
        . . . . . . . . .
        . . . . O . . . .
        . . . O . . . . .
        . . . O X O . . .
        . . . X * . . . .
        . . . X . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Cut1", dead_already), CONSTRAINT);
}

#[test]
fn pushing_through_needs_a_cut_behind() {
    let cut = "
        . . . . . . . . .
        . . . . . . . . .
        . . . O X . . . .
        . . O O X . . . .
        . . . O * . . . .
        . . O O X . . . .
        . . . O X . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Cut2", cut), Accepted);
    // Behind the block stand stones that capture whatever cuts.
    let no_cut = "
        . . . . . . . . .
        . . . . . X . . .
        . . . O X . X . .
        . . O O X . . . .
        . . . O * . X . .
        . . O O X . . . .
        . . . O X . X . .
        . . . . . X . . .
        . . . . . . . . .";
    assert_eq!(ask("Cut2", no_cut), CONSTRAINT);
}

#[test]
fn links_underneath() {
    let linked = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . X X X . . .
        . O O O X O O O .
        . . . . * . . . .";
    assert_eq!(ask("Connect3", linked), Accepted);
    // They are connected elsewhere already.
    let one_string = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . O O O . . .
        . . . O X O . . .
        . . . O X O . . .
        . O O O X O O O .
        . . . . * . . . .";
    assert_eq!(ask("Connect3", one_string), CONSTRAINT);
}

#[test]
fn solid_connections_are_for_cuts_that_live() {
    let needed = "
        . . . . . . . . .
        . . . . . . . . .
        . . . O . . . . .
        . . . O X . . . .
        . . X * O . . . .
        . . . . O . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Connect1", needed), Accepted);
    // A stone that cuts there has one liberty.
    let mouth = "
        . . . . . . . . .
        . . . . . . . . .
        . . . O . . . . .
        . . . O X . . . .
        . . O * O . . . .
        . . . . O . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Connect1", mouth), CONSTRAINT);
}

#[test]
fn filling_a_ko_is_not_filling_an_eye() {
    let ko = "
        . . . . . . . . .
        . . . . . . . . .
        . . . X O . . . .
        . . X O * O . . .
        . . . X O . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Connect5", ko), Accepted);
    let eye = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . O * O . . .
        . . . . O . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Connect5", eye), CONSTRAINT);
}

#[test]
fn a_crosscut_is_answered_by_extending() {
    let crosscut = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . O X . . . .
        . . . X O * . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Extend2", crosscut), Accepted);
    // The other stone would be captured meanwhile.
    let atari = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X O X . . . .
        . . . X O * . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Extend2", atari), CONSTRAINT);
}

#[test]
fn jumps_out_of_a_pincer() {
    let pincer = "
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . * . . . . .
        . . . . . . . . . . .
        . . . X . O . X . . .
        . . . . . . . . . . .
        . . . . . . . . . . .";
    assert_eq!(ask("Jump1", pincer), Accepted);
    let capped_already = "
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . * . . . . . .
        . . . . . X . . . . .
        . . . X . O . X . . .
        . . . . . . . . . . .
        . . . . . . . . . . .";
    assert_eq!(ask("Jump1", capped_already), NoMatch);
}

#[test]
fn an_approach_from_the_side_of_a_friend() {
    let approach = "
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . X . . . . . . . . .
        . . . . . * . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .";
    // No stone of ours waits on that side.
    assert_eq!(ask("Approach2", approach), CONSTRAINT);
    let with_friend = "
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . X . . . . . O . . .
        . . . . . * . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .";
    assert_eq!(ask("Approach2", with_friend), Accepted);
}

#[test]
fn the_approach_is_for_large_boards() {
    let small = "
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . X . . . . . O
        . . . . . * . . . .
        . . . . . . . . . .
        . . . . . . . . . .";
    assert_eq!(ask("Approach2", small), HELPER);
}

#[test]
fn a_waist_is_closed_only_if_it_can_be_cut() {
    let peep = "
        . . . . . . . . .
        . . . . . . X . .
        . . . O . . . . .
        . . . . * O . . .
        . . . . X . . . .
        . . . X . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Peep3", peep), Accepted);
    // The stone that cuts behind the block is captured, for nothing comes to help it.
    let no_help = "
        . . . . . . . . .
        . . . . . . . . .
        . . . O . . . . .
        . . . . * O . . .
        . . . . X . . . .
        . . . X . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Peep3", no_help), CONSTRAINT);
}

#[test]
fn a_gap_is_closed_only_if_the_opponent_can_enter_it() {
    let gap = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . O * O . . .
        . . . . X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Connect2", gap), Accepted);
    let closed = "
        . . . . . . . . .
        . . . . O . . . .
        . . . O X O . . .
        . . . O * O . . .
        . . . O X O . . .
        . . . . O . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Connect2", closed), NOT_NEEDED);
}

#[test]
fn the_corner_is_invaded_where_there_is_a_side_to_take_away() {
    let invasion = "
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . X . . . . . . . . .
        . . * . . . . X . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .";
    assert_eq!(ask("Invade2", invasion), Accepted);
    let lone_stone = "
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . X . . . . . . . . .
        . . * . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .";
    assert_eq!(ask("Invade2", lone_stone), CONSTRAINT);
}

#[test]
fn extensions_along_the_side() {
    let from_a_wall = "
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . O . . . . . . . . .
        . O . . . * . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .";
    assert_eq!(ask("Side4", from_a_wall), Accepted);
    // Too narrow for a wall of two.
    let narrow = "
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . O . . . . . . . . .
        . O . . * . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .";
    assert_eq!(ask("Side4", narrow), NoMatch);
}

#[test]
fn peeps() {
    let peep = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . O * O . . .
        . . . . X . . . .
        . . . . X . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Peep1", peep), Accepted);
    // What pushes in there is captured.
    let no_threat = "
        . . . . . . . . .
        . . . . . . . . .
        . . . O . O . . .
        . . O . . . O . .
        . . . O * O . . .
        . . . . X . . . .
        . . . . X . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Peep1", no_threat), CONSTRAINT);
    let mouth = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . X O X . . .
        . . . O * O . . .
        . . . . X . . . .
        . . . . X . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Peep2", mouth), Accepted);
}

#[test]
fn hanging_connections() {
    let hanging = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . X O . . . .
        . . O O . * . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Tiger1", hanging), Accepted);
    // A stone of the opponent's stands where the mouth would have to close.
    let open_mouth = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . X O . . . .
        . . O O . * . . .
        . . . . X . . . .
        . . . . X . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Tiger1", open_mouth), NoMatch);
}

#[test]
fn bamboo_joints() {
    let threatened = "
        . . . . . . . . .
        . . . . . . . . .
        . . . O O . . . .
        . . X . . X . . .
        . . X O * . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Bamboo1", threatened), Accepted);
    // Nobody is near: the jump is as good as connected.
    let alone = "
        . . . . . . . . .
        . . . . . . . . .
        . . . O O . . . .
        . . . . . . . . .
        . . . O * . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Bamboo1", alone), CONSTRAINT);
    // The opponent's joint holds: pushing in is marked as a move never to play.
    let hopeless = "
        . . . . . . . . .
        . . . . . . . . .
        . . . X X . . . .
        . . . * . . . . .
        . . . X X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Bamboo2", hopeless), Accepted);
    // Here the push captures two stones that have no other liberty.
    let it_captures = "
        . . . . . . . . .
        . . . O O . . . .
        . . O X X O . . .
        . . . * . . . . .
        . . . X X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Bamboo2", it_captures), CONSTRAINT);
}

#[test]
fn double_atari() {
    let double = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . O X . . . .
        . . . X * . O . .
        . . . O . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Atari1", double), Accepted);
    // The lower stone has a liberty more.
    let single = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . O X . . . .
        . . . X * . O . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Atari1", single), CONSTRAINT);
}

#[test]
fn nets_and_captures() {
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
    assert_eq!(ask("Capture6", net), Accepted);
    // Nothing holds the net above and below: the stone pushes out.
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
    assert_eq!(ask("Capture6", torn), CONSTRAINT);
}

#[test]
fn first_line() {
    let hane = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . O . . X . .
        . . . O X X X . .
        . . O O X . . . .
        . . . . * . . . .";
    assert_eq!(ask("FirstLine1", hane), Accepted);
    // The stone would be captured right away.
    let pointless = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . X X X X . .
        . . X O O X X . .
        . . X O O X . . .
        . . . . . * . . .";
    assert_eq!(ask("FirstLine1", pointless), UNSAFE);
    let connect = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . O . . X . .
        . . . O X X X . .
        . . O O X X . . .
        . . . * O X . . .";
    assert_eq!(ask("Connect7", connect), Accepted);
}

#[test]
fn an_empty_triangle_is_bad_shape() {
    let triangle = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . O * . . . .
        . . . O . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Eye5", triangle), Accepted);
    // With the opponent's stone inside it is no empty triangle.
    let full = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . O * . . . .
        . . . O X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(ask("Eye5", full), NoMatch);
}
