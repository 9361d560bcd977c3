//! What can be told of a move at a glance, as features with strengths that games have taught?
//!
//! A move has some features: what it takes and saves, how near it is to the last move, the eight points around it, and the patterns of the
//! databases whose diagrams match there. Each has a [strength](Strengths), and the strength of the move is their product. Constraints of
//! patterns are not asked, that would take reading: a pattern's strength says how good its moves are where it matches.

use crate::board::{Board, CELLS, Cell, Color, Orientation, Point};
use crate::pattern::{BadStrength, Classes, Database, Databases, Kind, RawMatch, Stones, Strengths};
use crate::playout::Field;
use smallvec::SmallVec;
use std::sync::LazyLock;

/// So many stones taken, saved and given into atari make another feature each: as many as this, and fewer than the next.
const SIZES: [u16; 5] = [1, 2, 3, 5, 10];
/// The distances from the last move that are told apart, down and across and the longer of both once more.
const DISTANCES: usize = 17;
/// The lines of the board that are told apart, the first one being 0.
const LINES: usize = 6;
/// Boards with more lines are large.
const SMALL: usize = 11;

/// The kinds of features, in the order of their numbers; patterns come behind them.
const TAKES: u32 = 0;
const SAVES: u32 = TAKES + SIZES.len() as u32;
const ENDANGERS: u32 = SAVES + SIZES.len() as u32;
const ATARI: u32 = ENDANGERS + SIZES.len() as u32;
const NEAR: u32 = ATARI + 1;
const LINE: u32 = NEAR + DISTANCES as u32;
const AROUND: u32 = LINE + 4 * LINES as u32;

/// The classes of surroundings that are the same in another orientation, by their code as the player to move sees them.
static SURROUNDINGS: LazyLock<Surroundings> = LazyLock::new(Surroundings::new);

struct Surroundings {
    /// For each code the class.
    classes: Vec<u16>,
    /// For each class one of its codes.
    codes: Vec<u16>,
}

/// The places around a point, as [`Field::around`] has them.
const PLACES: [(i32, i32); 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];

impl Surroundings {
    fn new() -> Self {
        // For each orientation, which place goes where.
        let turned = Orientation::ALL.map(|orientation| {
            PLACES.map(|place| PLACES.iter().position(|&other| other == orientation.apply(place)).unwrap_or(0))
        });
        let at = |code: u16, place: usize| code >> (14 - 2 * place) & 3;
        let (mut classes, mut codes) = (vec![u16::MAX; 1 << 16], Vec::new());
        for code in 0..=u16::MAX {
            if !is_possible(|place| at(code, place) == Cell::Off as u16) || classes[usize::from(code)] != u16::MAX {
                continue;
            }
            for places in &turned {
                let same = (0..8).fold(0, |same, place| same << 2 | at(code, places[place]));
                classes[usize::from(same)] = codes.len() as u16;
            }
            codes.push(code);
        }
        Self { classes, codes }
    }

    /// The class of surroundings for a player.
    #[inline]
    fn class(&self, code: u16, color: Color) -> Option<u16> {
        // Black's and White's stones are the two bits of a place, and a place that is off the board has both.
        let code = if color == Color::Black { code } else { (code & 0x5555) << 1 | (code & 0xaaaa) >> 1 };
        self.classes.get(usize::from(code)).copied().filter(|&class| class != u16::MAX)
    }
}

/// Whether places that are off the board lie as at an edge or in a corner.
fn is_possible(off: impl Fn(usize) -> bool) -> bool {
    let off = |places: &[usize]| places.iter().filter(|&&place| off(place)).count();
    let sides = [[0, 1, 2], [5, 6, 7], [0, 3, 5], [2, 4, 7]];
    let beyond: Vec<usize> = (0..4).filter(|&side| off(&sides[side]) == 3).collect();
    let all: std::collections::BTreeSet<usize> = beyond.iter().flat_map(|&side| sides[side]).collect();
    off(&[0, 1, 2, 3, 4, 5, 6, 7]) == all.len()
}

/// The features that moves can have, for some databases.
#[derive(Clone, Debug)]
pub struct Features {
    databases: Databases,
    /// How many patterns of each type come first.
    patterns: [u32; 5],
}

impl Features {
    /// The features with the patterns of these databases that propose moves.
    #[must_use]
    pub fn new(databases: Databases) -> Self {
        fn count<K: Kind>(all: &[&Database<K>]) -> u32 {
            all.iter().map(|database| database.patterns().len() as u32).sum()
        }
        let Databases { shape, attack, defense, endgame, .. } = databases;
        let first = AROUND + SURROUNDINGS.codes.len() as u32;
        let counts = [count(shape), count(attack), count(defense), count(endgame)];
        let mut patterns = [first; 5];
        for (n, count) in counts.into_iter().enumerate() {
            patterns[n + 1] = patterns[n] + count;
        }
        Self { databases, patterns }
    }

    /// How many features there are; they are numbered from 0.
    #[must_use]
    pub fn count(&self) -> usize {
        self.patterns[4] as usize
    }

    /// The names of all features, in the order of their numbers.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        fn add<K: Kind>(names: &mut Vec<String>, all: &[&Database<K>]) {
            names.extend(all.iter().flat_map(|database| database.patterns()).map(|pattern| pattern.name.to_owned()));
        }
        let mut names = Vec::with_capacity(self.count());
        for kind in ["takes", "saves", "endangers"] {
            names.extend(SIZES.map(|size| format!("{kind}:{size}")));
        }
        names.push("atari".to_owned());
        names.extend((0..DISTANCES).map(|distance| format!("near:{distance}")));
        for board in ["small", "large"] {
            for place in ["alone", "met"] {
                names.extend((1..=LINES).map(|line| format!("line:{line}:{board}:{place}")));
            }
        }
        names.extend(SURROUNDINGS.codes.iter().map(|&code| {
            let symbol = |place: usize| [".", "O", "X", "|"][usize::from(code >> (14 - 2 * place) & 3)];
            format!("around:{}", (0..8).map(symbol).collect::<String>())
        }));
        let Databases { shape, attack, defense, endgame, .. } = &self.databases;
        add(&mut names, shape);
        add(&mut names, attack);
        add(&mut names, defense);
        add(&mut names, endgame);
        names
    }

    /// For each feature that is a pattern its type and classes.
    fn kinds(&self) -> Vec<Option<(&'static str, Classes)>> {
        fn add<K: Kind>(kinds: &mut Vec<Option<(&'static str, Classes)>>, all: &[&Database<K>]) {
            let patterns = all.iter().flat_map(|database| database.patterns());
            kinds.extend(patterns.map(|pattern| Some((K::NAME, pattern.classes))));
        }
        let mut kinds = vec![None; self.patterns[0] as usize];
        let Databases { shape, attack, defense, endgame, .. } = &self.databases;
        add(&mut kinds, shape);
        add(&mut kinds, attack);
        add(&mut kinds, defense);
        add(&mut kinds, endgame);
        kinds
    }

    /// The features of every move of a player that is legal (superko aside) and fills no eye, each by its number.
    #[must_use]
    pub fn of_moves(&self, board: &Board, color: Color) -> Vec<(Point, Vec<u32>)> {
        let field = Field::new(board, color);
        let moves = field.empty_points().iter().filter(|&&point| is_move(&field, point, color));
        let mut moves: Vec<(Point, Vec<u32>)> = moves.map(|&point| (point, Vec::new())).collect();
        moves.sort_by_key(|(point, _)| *point);
        let mut add = |point: Point, feature: u32| {
            if let Ok(at) = moves.binary_search_by_key(&point, |(point, _)| *point)
                && !moves[at].1.contains(&feature)
            {
                moves[at].1.push(feature);
            }
        };
        for &point in field.empty_points() {
            if is_move(&field, point, color) {
                at_a_glance(&field, point, color, |feature| add(point, feature));
            }
        }
        self.by_patterns(&field, color, &mut Vec::new(), add);
        moves
    }

    /// The patterns that match, each with its move; one that matches in several orientations comes so often.
    fn by_patterns(
        &self,
        position: &impl Stones,
        color: Color,
        found: &mut Vec<RawMatch>,
        mut sink: impl FnMut(Point, u32),
    ) {
        fn each<K: Kind, P: Stones>(
            all: &[&'static Database<K>],
            mut first: u32,
            (position, color): (&P, Color),
            found: &mut Vec<RawMatch>,
            sink: &mut impl FnMut(Point, u32),
        ) {
            for database in all {
                database.moves_in(position, color, found);
                found.iter().for_each(|raw| sink(raw.anchor, first + raw.pattern));
                first += database.patterns().len() as u32;
            }
        }
        let Databases { shape, attack, defense, endgame, .. } = &self.databases;
        let scene = (position, color);
        each(shape, self.patterns[0], scene, found, &mut sink);
        each(attack, self.patterns[1], scene, found, &mut sink);
        each(defense, self.patterns[2], scene, found, &mut sink);
        each(endgame, self.patterns[3], scene, found, &mut sink);
    }
}

/// Whether a move is worth a thought.
#[inline]
fn is_move(field: &Field, point: Point, color: Color) -> bool {
    field.is_legal(point, color) && !field.is_eye(point, color)
}

/// The features that are no patterns.
#[inline]
fn at_a_glance(field: &Field, point: Point, color: Color, mut sink: impl FnMut(u32)) {
    let sight = field.sight(point, color);
    let size = |stones: u16| SIZES.iter().rposition(|&size| stones >= size).map(|size| size as u32);
    for (kind, stones) in [(TAKES, sight.taken), (SAVES, sight.saved), (ENDANGERS, sight.endangered)] {
        if let Some(size) = size(stones) {
            sink(kind + size);
        }
    }
    if sight.gives_atari {
        sink(ATARI);
    }
    if let Some(last) = field.last() {
        sink(NEAR + gridcular(point, last).min(DISTANCES - 1) as u32);
    }
    let line = point.edge_distance(field.size()).min(LINES - 1);
    let kind = 2 * usize::from(field.size() > SMALL) + usize::from(!field.is_lonely(point));
    sink(LINE + (kind * LINES + line) as u32);
    if let Some(class) = SURROUNDINGS.class(field.around(point), color) {
        sink(AROUND + u32::from(class));
    }
}

/// How far apart two points are in the gridcular metric: across and down, and the longer of both once more.
pub(super) fn gridcular(a: Point, b: Point) -> usize {
    let (rows, columns) = (a.row().abs_diff(b.row()), a.column().abs_diff(b.column()));
    rows + columns + rows.max(columns)
}

/// Who tells the strength of moves.
#[derive(Clone, Debug)]
pub(crate) struct Predictor {
    features: Features,
    /// The logarithm of each feature's strength.
    logarithms: Vec<f32>,
}

impl Predictor {
    /// By the strengths of the databases; `None` if there are none.
    ///
    /// # Errors
    /// If their table makes no sense.
    pub(crate) fn new(databases: &Databases) -> Result<Option<Self>, BadStrength> {
        let strengths = Strengths::parse(databases.strengths)?;
        if strengths.is_empty() {
            return Ok(None);
        }
        let features = Features::new(*databases);
        let names = features.names();
        let kinds = features.kinds();
        let learnt = |name: &String| strengths.of(name).map(f32::ln);
        // A pattern that was not there when strengths were learnt is as strong as others of its type and classes.
        let mean = |kind: &Option<(&str, Classes)>| {
            let alike = names.iter().zip(&kinds).filter(|(_, other)| kind.is_some() && *other == kind);
            let known: Vec<f32> = alike.filter_map(|(name, _)| learnt(name)).collect();
            if known.is_empty() { 0.0 } else { known.iter().sum::<f32>() / known.len() as f32 }
        };
        let logarithms =
            names.iter().zip(&kinds).map(|(name, kind)| learnt(name).unwrap_or_else(|| mean(kind))).collect();
        Ok(Some(Self { features, logarithms }))
    }

    /// The logarithms of the strengths of all points by what a glance tells; those of legal moves mean something.
    pub(super) fn at_a_glance(&self, field: &Field, color: Color) -> [f32; CELLS] {
        let mut strengths = [0.0; CELLS];
        for &point in field.empty_points() {
            if is_move(field, point, color) {
                at_a_glance(field, point, color, |feature| strengths[point.index()] += self.logarithm(feature));
            }
        }
        strengths
    }

    /// The same with the patterns that match, which takes some ten times as long.
    pub(super) fn with_patterns(&self, field: &Field, color: Color) -> [f32; CELLS] {
        let mut strengths = self.at_a_glance(field, color);
        let mut known: SmallVec<[(Point, u32); 64]> = SmallVec::new();
        self.features.by_patterns(field, color, &mut Vec::with_capacity(256), |point, feature| {
            // In whatever orientations it matches, it is one feature of the move.
            if !known.contains(&(point, feature)) {
                known.push((point, feature));
                strengths[point.index()] += self.logarithm(feature);
            }
        });
        strengths
    }

    /// By how much each move is stronger than the mean of all, as a logarithm, with the patterns that match; 0 where there is none.
    pub(crate) fn standings(&self, board: &Board, color: Color) -> [f32; CELLS] {
        let field = Field::new(board, color);
        let strengths = self.with_patterns(&field, color);
        let moves = || field.empty_points().iter().copied().filter(|&point| is_move(&field, point, color));
        let mean = mean_logarithm(moves().map(|point| strengths[point.index()]));
        let mut standings = [0.0; CELLS];
        moves().for_each(|point| standings[point.index()] = strengths[point.index()] - mean);
        standings
    }

    #[inline]
    fn logarithm(&self, feature: u32) -> f32 {
        self.logarithms.get(feature as usize).copied().unwrap_or(0.0)
    }
}

/// The logarithm of the mean strength of moves, by the logarithms of theirs. The pass is one more, of no strength.
pub(super) fn mean_logarithm(logarithms: impl Iterator<Item = f32>) -> f32 {
    let (sum, count) = logarithms.fold((0.0, 1.0), |(sum, count), logarithm| (sum + logarithm.exp(), count + 1.0));
    (sum / count).max(f32::MIN_POSITIVE).ln()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::FromDrawing;

    #[test]
    fn surroundings_are_the_same_in_every_orientation_and_for_either_player() {
        let all = &*SURROUNDINGS;
        let board =
            Board::from_drawing(". . . . .  . X O . .  . . . X .  . . . . .  . . . . O".replace("  ", "\n").as_str());
        let board = board.unwrap();
        let classes = |board: &Board, color: Color| {
            let field = Field::new(board, color);
            let mut classes: Vec<_> =
                field.empty_points().iter().map(|&point| all.class(field.around(point), color).unwrap()).collect();
            classes.sort_unstable();
            classes
        };
        let expected = classes(&board, Color::Black);
        assert!(expected.iter().collect::<std::collections::BTreeSet<_>>().len() > 10);
        for orientation in Orientation::ALL {
            assert_eq!(classes(&board.oriented(orientation), Color::Black), expected);
            assert_eq!(classes(&board.oriented(orientation).color_swapped(), Color::White), expected);
        }
        // 3⁸ colourings in the middle of a board are 954 up to turning and mirroring.
        assert!(all.codes.len() > 954 && all.codes.len() < 1200, "{}", all.codes.len());
    }

    #[test]
    fn each_feature_has_a_name_of_its_own() {
        let names = Features::new(Databases::default()).names();
        let different: std::collections::BTreeSet<_> = names.iter().collect();
        assert_eq!((names.len(), different.len()), (Features::new(Databases::default()).count(), names.len()));
    }

    #[test]
    fn a_move_is_compared_with_the_mean_of_all() {
        let board = Board::from_drawing(
            "
            . . . . .
            . O X . .
            . X O . .
            . . . . .
            . . . . .",
        )
        .unwrap();
        let strengths = "takes:1 9\nline:1:small:met 0.5";
        let predictor = Predictor::new(&Databases { strengths, ..Databases::default() }).unwrap().unwrap();
        let standings = predictor.standings(&board, Color::Black);
        let field = Field::new(&board, Color::Black);
        let moves: Vec<f32> = field.empty_points().iter().map(|&point| standings[point.index()].exp()).collect();
        assert!((moves.iter().sum::<f32>() / (moves.len() + 1) as f32 - 1.0).abs() < 1e-4, "{moves:?}");
        let [middle, edge] = [Point::new(1, 3), Point::new(0, 4)].map(|point| standings[point.index()]);
        assert!((middle - edge - 2.0_f32.ln()).abs() < 1e-4, "twice as strong: {middle} {edge}");
    }

    #[test]
    fn what_a_move_does_is_told() {
        let board =
            Board::from_drawing(". . . . .  . O X . .  . . O . .  . . . . .  . . . . .".replace("  ", "\n").as_str());
        let mut board = board.unwrap();
        assert!(board.try_play(Point::new(1, 3), Color::White));
        let features = Features::new(Databases::default());
        let names = features.names();
        let moves = features.of_moves(&board, Color::Black);
        let told = |point: Point| -> Vec<&str> {
            let (_, features) = moves.iter().find(|(other, _)| *other == point).unwrap();
            features.iter().map(|&feature| names[feature as usize].as_str()).collect()
        };
        let rescue = told(Point::new(0, 2));
        assert_eq!(rescue[..3], ["saves:1", "near:3", "line:1:small:met"]);
        let white = features.of_moves(&board, Color::White);
        let (_, takes) = white.iter().find(|(point, _)| *point == Point::new(0, 2)).unwrap();
        assert!(takes.contains(&TAKES), "{takes:?}");
    }
}
