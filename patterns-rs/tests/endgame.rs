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
    let missing: Vec<&str> = patterns.map(|pattern| pattern.name).filter(|name| !drawn.contains(name)).collect();
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

    EndHane7   EndHane8   EndHane9   EndHane10  EndDescent1  EndDescent2
    .........  .........  .........  .........  .........    .........
    .........  .........  .........  .........  .........    .........
    .OOOXXX..  .........  .OOOXXX..  .........  .........    .OOOXXX..
    .OOOXXX..  .OOOX....  .OOOXXX..  .OOOXXX..  .OOOXXX..    .OOOXXX..
    .OOOXXX..  .OOOX....  .OOOXXX..  .OOOXXX..  .OOOXXX..    .OOOXXX..
    .OOOXXX..  .OOOX....  .OOOXXX..  .OOOXXX..  .OOOXXX..    .OOOXXX..
    .OOOXXX..  .OOOX....  .OOOXXX..  .OOOXXX..  .OOOXXX..    .OOOXXX..
    ....OX...  .OOOX....  ...O*....  .OOOXXX..  .OOOXXX..    ...*.....
    ...*.....  ...O*....  .........  ...*OX...  ...*.....    .........

    EndDescent6  EndDescent7  EndDescent8  EndMonkey5  EndBlock1  EndBlock2
    .........    .........    .........    .........   .........  .........
    .........    .........    .........    .........   .........  .........
    .........    .........    .........    .........   .........  .........
    .OOOXXX..    .OXXX....    .OOOXXX..    .XXOOOO..   .OOOXXX..  ...OXXX..
    .OOOXXX..    .OXXX....    .OOOXXX..    .XXOOOO..   .OOOXXX..  ...OXXX..
    .OOOXXX..    .OXXX....    .OOOXXX..    .XXOOOO..   .OOOXXX..  ...OXXX..
    .OOOXXX..    .OXXX....    .OOOXXX..    .XXOOOO..   .OOOXXX..  ...OXXX..
    .OOOXXX..    .OXXX....    .OOOXXX..    .XXOOOO..   .OOOXXX..  ...OXXX..
    ...*.X...    .*.......    ...*.....    ..X*.....   ..*X.....  ..*X.....

    EndBlock3  EndBlock4  EndBlock5  EndBlock6  EndBlock8  EndBlock9
    .........  .........  .........  .........  .........  .........
    .........  .........  .........  .........  .XXO.....  .........
    .OOOXXX..  ...OXXX..  .........  .OOO.XX..  .XXO.....  .........
    .OOOXXX..  ...OXXX..  .OOOXXX..  .OOO.XX..  .XXO.....  .XXOOOO..
    .OOOXXX..  ...OXXX..  .OOOXXX..  .OOO.XX..  ..XX*....  .XXOOOO..
    .OOOXXX..  ...OXXX..  .OOOXXX..  .OOO.XX..  .XXO.....  .XXOOOO..
    .OOOXXX..  ...OXXX..  .OOOXXX..  .OOO.XX..  .XXO.....  .XXOOOO..
    ..*X.....  ..*X.....  .OOOXXX..  ...*X....  .XXO.....  .XXOOOO..
    .........  .........  ...*X....  .........  .........  ..X*.O...

    EndBlock10  EndPush1   EndPush2   EndPush3   EndPush4   EndPush5
    .........   .........  .........  .........  .........  .........
    .........   .........  .........  .OOXXXX..  .XXOOOO..  .OOOXXX..
    .XXOOOO..   .........  .OOXXXX..  .OOXXXX..  .XXOOOO..  .OOOXXX..
    .XXOOOO..   ..OOXXX..  .OOXXXX..  .OOXXXX..  .XXOOOO..  .OOOXXX..
    .XXOOOO..   ..OOXXX..  .OOXXXX..  ..O*.X...  ..X*.O...  ..OO*....
    .XXOOOO..   ..OOXXX..  .OOXXXX..  .OOXXXX..  .XXOOOO..  .OOO.XX..
    .XXOOOO..   ..OOXXX..  .OOXXXX..  .OOXXXX..  .XXOOOO..  .OOO.XX..
    ..X*O....   ..OOXXX..  ..O*.....  .OOXXXX..  .XXOOOO..  .OOO.XX..
    ..X......   ...O*....  .........  .........  .........  .........

    EndPush6   EndPush7   EndPush8   EndPush9   EndPush10  EndPush11
    .........  .........  .........  ....X....  .........  .........
    .XXXOOO..  .OOXXXX..  .XXOOOO..  ....X.X..  .........  .........
    .XXXOOO..  .OOXXXX..  .XXOOOO..  ....XXXX.  .OOXXXX..  .XXOOOO..
    .XXXOOO..  .OOXXXX..  .XXOOOO..  ....OOOXX  .OOXXXX..  .XXOOOO..
    ..XX*....  .OOXXXX..  .XXOOOO..  ......OOX  .OOXXXX..  .XXOOOO..
    .XXX.OO..  .OOXXXX..  .XXOOOO..  .......OX  .OOXXXX..  .XXOOOO..
    .XXX.OO..  ..O*.....  ..X*.....  .......OX  .OOXXXX..  .XXOOOO..
    .XXX.OO..  .........  .........  .......OX  ..O*.....  ..X*.....
    .........  .........  .........  .......O*  ..O......  ..X......

    EndDefect1  EndDefect2  EndDefect3  EndDefect4  EndCapture1  EndCapture2
    .........   .........   .........   .........   .........    .........
    .X.X.X.X.   .O.O.O.O.   .........   .XXXOOO..   .........    .OOOXXX..
    XXXXXXXXX   OOOOOOOOO   .........   .XXXOOO..   .........    .OOOXXX..
    OOOOXOOOO   XXXXOXXXX   .XXXOOO..   .XXXOOO..   .OOOXXX..    .OOOXXX..
    ...OXO...   ...XOX...   .XXXOOO..   ..XO*O...   .OOOXXX..    ..OX*....
    ...OXO...   ...XOX...   .XXXOOO..   .XXXOOO..   .OOOXXX..    .OOOXXX..
    ...OXO...   ...XOX...   .XXXOOO..   .XXXOOO..   .OOOXXX..    .OOOXXX..
    ...OXO...   ...XOX...   .XXXOOO..   .XXXOOO..   .OOOXXX..    .OOOXXX..
    ....*....   ....*....   ..XO*....   .........   ..OX*....    .........

    EndCapture3  EndCapture4  EndCapture5  EndCapture6  EndCapture7
    .........    .........    .........    .........    .........
    .OOOXXX..    .XXXOOO..    .........    .........    .........
    .OOOXXX..    .XXXOOO..    .........    .........    .OOOXXX..
    .OOOXXX..    .XXXOOO..    .OOOXXX..    .XXXOOO..    .OOOXXX..
    ..OX*X...    ..XO*O...    .OOOXXX..    .XXXOOO..    .OOOXXX..
    .OOOXXX..    .XXXOOO..    .OOOXXX..    .XXXOOO..    .OOOXXX..
    .OOOXXX..    .XXXOOO..    .OOOXXX..    .XXXOOO..    .OOOXXX..
    .OOOXXX..    .XXXOOO..    .OOOXXX..    .XXXOOO..    ..OX*....
    .........    .........    ..OX*X...    ..XO*O...    ...O.....

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
