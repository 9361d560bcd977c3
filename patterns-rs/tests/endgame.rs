//! Where patterns of the endgame are accepted, by what an analysis knows of the position.

#[path = "support/table.rs"]
mod table;

use gnugo_engine::analysis::Analysis;
use gnugo_engine::board::Color;
use gnugo_engine::eyes::Evaluator;
use gnugo_engine::pattern::{Refusal, Surroundings, Verdict};
use gnugo_engine::reading::Reader;
use std::collections::BTreeSet;
use table::{Drawn, positions};

/// Why a pattern is not accepted at the point that is drawn; `None` if it is.
fn objection(Drawn { name, board, point }: &mut Drawn) -> Option<String> {
    let databases = patterns_rs::databases();
    let mut reader = Reader::default();
    let analysis = Analysis::new(board, &mut reader, &mut Evaluator::default(), &databases);
    let matches = databases.endgame.iter().flat_map(|database| database.matches(board, Color::White));
    let here: Vec<_> =
        matches.filter(|found| found.pattern.name == *name && found.move_point() == Some(*point)).collect();
    let mut refusals: Vec<Option<Refusal>> = Vec::new();
    for found in here {
        let mut surroundings = Surroundings::new(board, &mut reader, Color::White).knowing(analysis.known());
        match found.judge(&mut surroundings) {
            Verdict::Accepted(_) => return None,
            Verdict::Refused(refusal) => refusals.push(Some(refusal)),
            Verdict::Unknown(_) => refusals.push(None),
        }
    }
    Some(format!("{name} is not accepted: {refusals:?}\n{board}"))
}

#[test]
fn every_pattern_is_accepted_where_it_is_drawn() {
    let objections: Vec<String> = positions(ACCEPTED).iter_mut().filter_map(objection).collect();
    assert!(objections.is_empty(), "{}", objections.join("\n"));
}

#[test]
fn every_pattern_has_a_position() {
    let drawn: BTreeSet<&str> = positions(ACCEPTED).iter().map(|drawn| drawn.name).collect();
    let patterns = patterns_rs::databases().endgame.iter().flat_map(|database| database.patterns());
    let beside = patterns.filter(|pattern| !pattern.positions.iter().any(|position| position.accepted));
    let missing: Vec<&str> = beside.map(|pattern| pattern.name).filter(|name| !drawn.contains(name)).collect();
    assert!(missing.is_empty(), "no position for {missing:?}");
}

/// White is to move at the star.
#[rustfmt::skip]
const ACCEPTED: &str = "
    EndHane1   EndHane2   EndHane3   EndHane4   EndHane5   EndHane6
    .........  .........  .........  .........  .........  .........
    .........  .........  .........  .........  .........  .........
    .........  .........  .OOOXXX..  .OOOX....  .........  .OOOXXX..
    .OOOXXX..  .OOOX....  .OOOXXX..  .OOOX....  .OOOXXX..  .OOOXXX..
    .OOOXXX..  .OOOX....  .OOOXXX..  .OOOX....  .OOOXXX..  .OOOXXX..
    .OOOXXX..  .OOOX....  .OOOXXX..  .OOOX....  .OOOXXX..  .OOOXXX..
    .OOOXXX..  .OOOX....  .OOOXXX..  .OOOX....  .OOOXXX..  .OOOXXX..
    .OOOXXX..  .OOOX....  ....*....  ....*....  .OOOXXX..  ...*OX...
    ....*....  ....*....  .........  .........  ...*OX...  .........

    EndHane7   EndHane8   EndHane9   EndDescent1  EndDescent2  EndDescent6
    .........  .........  .........  .........    .........    .........
    .........  .........  .........  .........    .........    .........
    .OOOXXX..  .........  .OOOXXX..  .........    .OOOXXX..    .........
    .OOOXXX..  .OOOX....  .OOOXXX..  .OOOXXX..    .OOOXXX..    .OOOXXX..
    .OOOXXX..  .OOOX....  .OOOXXX..  .OOOXXX..    .OOOXXX..    .OOOXXX..
    .OOOXXX..  .OOOX....  .OOOXXX..  .OOOXXX..    .OOOXXX..    .OOOXXX..
    .OOOXXX..  .OOOX....  .OOOXXX..  .OOOXXX..    .OOOXXX..    .OOOXXX..
    ....OX...  .OOOX....  ...O*....  .OOOXXX..    ...*.....    .OOOXXX..
    ...*.....  ...O*....  .........  ...*.....    .........    ...*.X...

    EndDescent7  EndDescent8  EndMonkey5  EndBlock1  EndBlock2  EndBlock3
    .........    .........    .........   .........  .........  .........
    .........    .........    .........   .........  .........  .........
    .........    .........    .........   .........  .........  .OOOXXX..
    .OXXX....    .OOOXXX..    .XXOOOO..   .OOOXXX..  ...OXXX..  .OOOXXX..
    .OXXX....    .OOOXXX..    .XXOOOO..   .OOOXXX..  ...OXXX..  .OOOXXX..
    .OXXX....    .OOOXXX..    .XXOOOO..   .OOOXXX..  ...OXXX..  .OOOXXX..
    .OXXX....    .OOOXXX..    .XXOOOO..   .OOOXXX..  ...OXXX..  .OOOXXX..
    .OXXX....    .OOOXXX..    .XXOOOO..   .OOOXXX..  ...OXXX..  ..*X.....
    .*.......    ...*.....    ..X*.....   ..*X.....  ..*X.....  .........

    EndBlock4  EndBlock5  EndBlock6  EndBlock8  EndBlock9  EndBlock10
    .........  .........  .........  .........  .........  .........
    .........  .........  .........  .XXO.....  .........  .........
    ...OXXX..  .........  .OOO.XX..  .XXO.....  .........  .XXOOOO..
    ...OXXX..  .OOOXXX..  .OOO.XX..  .XXO.....  .XXOOOO..  .XXOOOO..
    ...OXXX..  .OOOXXX..  .OOO.XX..  ..XX*....  .XXOOOO..  .XXOOOO..
    ...OXXX..  .OOOXXX..  .OOO.XX..  .XXO.....  .XXOOOO..  .XXOOOO..
    ...OXXX..  .OOOXXX..  .OOO.XX..  .XXO.....  .XXOOOO..  .XXOOOO..
    ..*X.....  .OOOXXX..  ...*X....  .XXO.....  .XXOOOO..  ..X*O....
    .........  ...*X....  .........  .........  ..X*.O...  ..X......

    EndPush1   EndPush2   EndPush3   EndPush4   EndPush5   EndPush6
    .........  .........  .........  .........  .........  .........
    .........  .........  .OOXXXX..  .XXOOOO..  .OOOXXX..  .XXXOOO..
    .........  .OOXXXX..  .OOXXXX..  .XXOOOO..  .OOOXXX..  .XXXOOO..
    ..OOXXX..  .OOXXXX..  .OOXXXX..  .XXOOOO..  .OOOXXX..  .XXXOOO..
    ..OOXXX..  .OOXXXX..  ..O*.X...  ..X*.O...  ..OO*....  ..XX*....
    ..OOXXX..  .OOXXXX..  .OOXXXX..  .XXOOOO..  .OOO.XX..  .XXX.OO..
    ..OOXXX..  .OOXXXX..  .OOXXXX..  .XXOOOO..  .OOO.XX..  .XXX.OO..
    ..OOXXX..  ..O*.....  .OOXXXX..  .XXOOOO..  .OOO.XX..  .XXX.OO..
    ...O*....  .........  .........  .........  .........  .........

    EndPush7   EndPush8   EndPush9   EndPush10  EndPush11  EndDefect1
    .........  .........  ....X....  .........  .........  .........
    .OOXXXX..  .XXOOOO..  ....X.X..  .........  .........  .X.X.X.X.
    .OOXXXX..  .XXOOOO..  ....XXXX.  .OOXXXX..  .XXOOOO..  XXXXXXXXX
    .OOXXXX..  .XXOOOO..  ....OOOXX  .OOXXXX..  .XXOOOO..  OOOOXOOOO
    .OOXXXX..  .XXOOOO..  ......OOX  .OOXXXX..  .XXOOOO..  ...OXO...
    .OOXXXX..  .XXOOOO..  .......OX  .OOXXXX..  .XXOOOO..  ...OXO...
    ..O*.....  ..X*.....  .......OX  .OOXXXX..  .XXOOOO..  ...OXO...
    .........  .........  .......OX  ..O*.....  ..X*.....  ...OXO...
    .........  .........  .......O*  ..O......  ..X......  ....*....

    EndDefect2  EndDefect3  EndDefect4  EndCapture1  EndCapture2  EndCapture3
    .........   .........   .........   .........    .........    .........
    .O.O.O.O.   .........   .XXXOOO..   .........    .OOOXXX..    .OOOXXX..
    OOOOOOOOO   .........   .XXXOOO..   .........    .OOOXXX..    .OOOXXX..
    XXXXOXXXX   .XXXOOO..   .XXXOOO..   .OOOXXX..    .OOOXXX..    .OOOXXX..
    ...XOX...   .XXXOOO..   ..XO*O...   .OOOXXX..    ..OX*....    ..OX*X...
    ...XOX...   .XXXOOO..   .XXXOOO..   .OOOXXX..    .OOOXXX..    .OOOXXX..
    ...XOX...   .XXXOOO..   .XXXOOO..   .OOOXXX..    .OOOXXX..    .OOOXXX..
    ...XOX...   .XXXOOO..   .XXXOOO..   .OOOXXX..    .OOOXXX..    .OOOXXX..
    ....*....   ..XO*....   .........   ..OX*....    .........    .........

    EndCapture4  EndCapture5  EndCapture6  EndCapture7
    .........    .........    .........    .........
    .XXXOOO..    .........    .........    .........
    .XXXOOO..    .........    .........    .OOOXXX..
    .XXXOOO..    .OOOXXX..    .XXXOOO..    .OOOXXX..
    ..XO*O...    .OOOXXX..    .XXXOOO..    .OOOXXX..
    .XXXOOO..    .OOOXXX..    .XXXOOO..    .OOOXXX..
    .XXXOOO..    .OOOXXX..    .XXXOOO..    .OOOXXX..
    .XXXOOO..    .OOOXXX..    .XXXOOO..    ..OX*....
    .........    ..OX*X...    ..XO*O...    ...O.....

    EndDescent3  EndDescent4  EndDescent5  EndMonkey1   EndMonkey2   EndMonkey3
    ...........  ...........  ...........  ...........  ...........  ...........
    ...........  ...........  ...........  ...........  ...........  ...........
    ...........  ...........  ...........  ...........  ...........  ...........
    ...........  ...........  ...........  ...........  ...........  ...........
    ...........  ..OOOX.....  ..OOO.XXX..  .OOXXXXXX..  ..OOXXXXX..  ...........
    ..OOOX.....  ..OOOX.....  ..OOO.XXX..  .OOXXXXXX..  ..OOXXXXX..  ..XX.OOOO..
    ..OOOX.....  ..OOOX.....  ..OOO.XXX..  .OOXXXXXX..  ..OOXXXXX..  ..XX.OOOO..
    ..OOOX.....  ..OOOX.....  ..OOO.XXX..  .OOXXXXXX..  ..OOXXXXX..  ..XX.OOOO..
    ..OOOX.....  ..OOOX.....  ..OOO.XXX..  .OOXXXXXX..  ..OOXXXXX..  ..XX.OOOO..
    ..OOOX.....  ....*......  ....*......  ...O.......  ....O......  ..XX.OOOO..
    ....*......  ...........  ...........  ......*....  ......*....  ....X*.....

    EndMonkey4   EndBlock7
    ...........  ...........
    ...........  ..XXO......
    ...........  ..XXO......
    ...........  ..XXO......
    ..XXOOOOO..  ..XXO......
    ..XXOOOOO..  ..XXX*.....
    ..XXOOOOO..  ..XXO......
    ..XXOOOOO..  ..XXO......
    ..XXOOOOO..  ..XXO......
    ...X*......  ..XXO......
    ...........  ...........
";
