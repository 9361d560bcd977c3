//! However a pattern is written, it has the same matches: on any side of the board, and with the fewest orientations that
//! its symmetry allows, each match once.
//!
//! Matches are compared as pictures: what the pattern wants at which points of the board. All three matchers are asked.

use crate::matcher_support::{Random, Style, generate, middle_game};
use gnugo_engine::board::{Board, Color, Orientation, Point};
use gnugo_engine::pattern::{
    CornerMatcher, Diagram, Edges, FullBoardMatcher, Matcher, RawMatch, Symbol, Symmetry, plain_matches,
};
use std::collections::BTreeSet;

/// What is wanted where, in reading order. Whatever lies there may be `?`.
type Picture = Vec<(Point, char)>;

/// The orientations in which a drawing of this symmetry is the same (spec/patterns.texi, "Symmetry and transformations").
fn group(symmetry: Symmetry) -> &'static [Orientation] {
    use Orientation::{Backslash, Half, Horizontal, Identity, Slash, Vertical};
    match symmetry {
        Symmetry::None => &[Identity],
        Symmetry::Vertical => &[Identity, Vertical],
        Symmetry::Horizontal => &[Identity, Horizontal],
        Symmetry::Slash => &[Identity, Slash],
        Symmetry::Backslash => &[Identity, Backslash],
        Symmetry::Half => &[Identity, Half],
        Symmetry::Plus => &[Identity, Vertical, Horizontal, Half],
        Symmetry::Cross => &[Identity, Slash, Backslash, Half],
        Symmetry::All => &Orientation::ALL,
    }
}

const CODES: [Symmetry; 9] = [
    Symmetry::None,
    Symmetry::Vertical,
    Symmetry::Horizontal,
    Symmetry::Slash,
    Symmetry::Backslash,
    Symmetry::Half,
    Symmetry::Plus,
    Symmetry::Cross,
    Symmetry::All,
];

/// The sides that are the board's edge when a drawing is turned.
fn turned_edges(edges: Edges, turn: Orientation) -> Edges {
    let mut turned = Edges::default();
    let sides = [(edges.north, (-1, 0)), (edges.south, (1, 0)), (edges.west, (0, -1)), (edges.east, (0, 1))];
    for (_, side) in sides.into_iter().filter(|&(is_edge, _)| is_edge) {
        match turn.apply(side) {
            (-1, _) => turned.north = true,
            (1, _) => turned.south = true,
            (_, -1) => turned.west = true,
            _ => turned.east = true,
        }
    }
    turned
}

fn diagram(rows: Vec<Vec<char>>, edges: Edges, symmetry: Symmetry) -> Diagram {
    let rows: Vec<&'static str> = rows.into_iter().map(|row| &*row.into_iter().collect::<String>().leak()).collect();
    Diagram { rows: Vec::leak(rows), edges, symmetry }
}

/// A drawing that has just this symmetry at least: each point shows what the first of its images shows.
fn symmetric(random: &mut Random, symmetry: Symmetry) -> Diagram {
    let (group, middle) = (group(symmetry), random.between(1, 2) as i32);
    let side = 2 * middle + 1;
    let letters: Vec<char> = random.pick(&["?ox.", "??ox.OX", "?o.OX"]).chars().collect();
    let at_random: Vec<char> = (0..side * side).map(|_| random.pick(&letters)).collect();
    let image = |(row, column): (i32, i32), turn: &Orientation| {
        let (down, right) = turn.apply((row - middle, column - middle));
        (middle + down, middle + right)
    };
    let cell = |row, column| {
        let first = group.iter().map(|turn| image((row, column), turn)).min().expect("the identity");
        if (row, column) == (middle, middle) { '*' } else { at_random[(first.0 * side + first.1) as usize] }
    };
    let rows = (0..side).map(|row| (0..side).map(|column| cell(row, column)).collect()).collect();
    let mut edges = Edges { south: random.chance(0.4), east: random.chance(0.2), ..Edges::default() };
    for &turn in group {
        let Edges { north, south, west, east } = turned_edges(edges, turn);
        edges = Edges {
            north: edges.north || north,
            south: edges.south || south,
            west: edges.west || west,
            east: edges.east || east,
        };
    }
    if (edges.north && edges.south) || (edges.west && edges.east) {
        edges = Edges::default();
    }
    diagram(rows, edges, symmetry)
}

/// The same drawing, written as it looks when it is turned.
fn turned(drawing: &Diagram, turn: Orientation) -> Diagram {
    let places: Vec<_> = (0..drawing.height() as i32)
        .flat_map(|row| (0..drawing.width() as i32).map(move |column| (row, column)))
        .map(|place| (turn.apply(place), place))
        .collect();
    let top = places.iter().map(|((row, _), _)| *row).min().expect("a point");
    let left = places.iter().map(|((_, column), _)| *column).min().expect("a point");
    let height = places.iter().map(|((row, _), _)| row - top + 1).max().expect("a point");
    let width = places.iter().map(|((_, column), _)| column - left + 1).max().expect("a point");
    let mut rows = vec![vec!['?'; width as usize]; height as usize];
    for ((row, column), from) in places {
        let letter = drawing.rows[from.0 as usize].as_bytes()[from.1 as usize] as char;
        rows[(row - top) as usize][(column - left) as usize] = letter;
    }
    diagram(rows, turned_edges(drawing.edges, turn), Symmetry::None)
}

fn picture(drawing: &Diagram, anchor: Point, orientation: Orientation) -> Picture {
    let letter = |row: usize, column: usize| drawing.rows[row].as_bytes()[column] as char;
    let (row, column) = drawing.anchor();
    let mut picture: Picture = drawing
        .symbols()
        .map(|(r, c, _)| {
            let (down, right) = orientation.apply((r as i32 - row as i32, c as i32 - column as i32));
            (anchor.step(down as i16, right as i16), letter(r, c))
        })
        .collect();
    picture.sort_unstable();
    picture
}

/// The matches of one drawing by each matcher and by the plain one, which agree; in an order of their own.
fn pictures(drawing: &Diagram, board: &Board) -> Vec<Picture> {
    let mut plain: Vec<Picture> = plain_matches(drawing, board, Color::Black)
        .into_iter()
        .map(|(anchor, orientation)| picture(drawing, anchor, orientation))
        .collect();
    plain.sort_unstable();
    let mut found: Vec<RawMatch> = Vec::new();
    let mut compare = |name: &str, find: &dyn Fn(&mut Vec<RawMatch>)| {
        find(&mut found);
        let mut seen: Vec<Picture> =
            found.iter().map(|found| picture(drawing, found.anchor, found.orientation)).collect();
        seen.sort_unstable();
        assert_eq!(seen, plain, "{name}: {drawing:?}\n{board}");
    };
    compare("anywhere", &|found| Matcher::new(&[drawing]).find(board, Color::Black, found));
    compare("corner", &|found| CornerMatcher::new(&[drawing]).find(board, Color::Black, found));
    compare("whole board", &|found| FullBoardMatcher::new(&[drawing]).find(board, Color::Black, found));
    plain
}

#[test]
fn the_fewest_orientations_find_every_match_once() {
    let mut random = Random::new(21);
    for symmetry in CODES {
        let mut matches = 0;
        for _ in 0..60 {
            let drawing = symmetric(&mut random, symmetry);
            let in_all: BTreeSet<Picture> =
                Orientation::ALL.iter().map(|&turn| picture(&drawing, Point::new(9, 9), turn)).collect();
            // By chance it may have more symmetry than that.
            let is_exact = in_all.len() == 8 / group(symmetry).len();
            assert_eq!(symmetry.orientations().len(), 8 / group(symmetry).len(), "{symmetry:?}");
            let size = random.between(1, 19);
            let board = middle_game(random.below(1_000) as u64, size);
            let fewest = pictures(&drawing, &board);
            let all = pictures(&Diagram { symmetry: Symmetry::None, ..drawing }, &board);
            let (once, every) = (BTreeSet::from_iter(fewest.clone()), BTreeSet::from_iter(all));
            assert_eq!(once, every, "{drawing:?}\n{board}");
            assert!(!is_exact || once.len() == fewest.len(), "counted twice: {drawing:?}\n{board}");
            matches += fewest.len();
        }
        assert!(matches > 100, "{symmetry:?}: {matches} matches are too few to prove anything");
    }
}

#[test]
fn a_pattern_may_be_written_on_any_side() {
    let mut random = Random::new(22);
    let mut drawings: Vec<Diagram> = (0..60).map(|_| symmetric(&mut random, Symmetry::None)).collect();
    let style = Style { at_edge: 1.0, symmetric: 0.0, information: 3.0, ..Style::SHAPE };
    drawings.extend(generate(23, 150, style).into_iter().filter(|drawing| drawing.edges != Edges::default()));
    let (mut matches, mut at_edge) = (0, 0);
    for drawing in &drawings {
        let board = middle_game(random.below(1_000) as u64, random.pick(&[5, 9, 13, 19]));
        let as_drawn = pictures(drawing, &board);
        for turn in Orientation::ALL {
            assert_eq!(pictures(&turned(drawing, turn), &board), as_drawn, "{turn:?} {drawing:?}\n{board}");
        }
        matches += as_drawn.len();
        at_edge += if drawing.edges == Edges::default() { 0 } else { as_drawn.len() };
    }
    assert!(matches > 400 && at_edge > 80, "{matches} matches, {at_edge} of them at an edge, prove nothing");
    assert!(drawings.iter().any(|drawing| drawing.symbols().any(|(_, _, symbol)| symbol == Symbol::Own)));
}
