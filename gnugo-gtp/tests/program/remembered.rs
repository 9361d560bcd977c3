//! An analysis that remembers the moves before finds what one from scratch finds, with fewer stones: in every position of
//! a long game, with all databases.

use gnugo_gtp_server::bench::games;

/// The moves that are walked through: each takes a quarter of a second.
const MOVES: usize = 140;

#[test]
fn what_is_remembered_changes_no_part_of_an_analysis() {
    // Of the games on large boards one, since it takes some seconds: that in which parts once differed.
    let (_, mut game) = games::games().unwrap().into_iter().find(|(name, _)| *name == "one").unwrap();
    while game.history().len() > MOVES {
        game.undo();
    }
    let walk = games::walk(&game, &patterns_rs::databases(), &mut |_| ());
    let different: Vec<String> = walk.different().map(ToString::to_string).collect();
    assert!(different.is_empty(), "{}", different.join("\n"));
    let [remembered, fresh] =
        walk.0.iter().fold([0, 0], |[a, b], step| [a + step.remembered.stones, b + step.fresh.stones]);
    assert!(3 * remembered < 2 * fresh, "{remembered} of {fresh} stones");
}
