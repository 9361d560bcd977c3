//! Do imported patterns match what the originals match?
//!
//! The originals are matched by a slow matcher that reads the text of the samples and knows nothing of the engine's
//! diagrams: pattern by pattern, in the orientations of the spec's table, at every place where the drawing fits.

use super::{expected, here};
use gnugo_engine::board::{Board, Color, Point};
use gnugo_engine::pattern::{Database, Kind};
use std::collections::BTreeSet;

/// A pattern of a sample: its name, its symmetry, its rows with their edges.
pub(crate) struct Original {
    name: String,
    symmetry: char,
    rows: Vec<Vec<char>>,
}

/// Reads a sample in the simplest way that will do.
fn originals(file: &str) -> Vec<Original> {
    originals_of(&std::fs::read_to_string(here("samples").join(file)).expect("the sample is there"))
}

/// Reads a database in the same way.
pub(crate) fn originals_of(text: &str) -> Vec<Original> {
    let mut found: Vec<Original> = Vec::new();
    let mut is_drawing = false;
    for line in text.lines() {
        let word = line.split_whitespace().next().unwrap_or_default();
        if word == "Pattern" {
            let name = line.split_whitespace().nth(1).expect("a name").to_owned();
            found.push(Original { name, symmetry: '8', rows: Vec::new() });
            is_drawing = true;
        } else if let (Some(class_line), Some(last)) = (line.strip_prefix(':'), found.last_mut()) {
            last.symmetry = class_line.trim().chars().next().expect("a symmetry");
            is_drawing = false;
        } else if let Some(last) = found.last_mut()
            && is_drawing
            && !word.is_empty()
            && !line.starts_with('#')
        {
            last.rows.push(word.chars().collect());
        }
    }
    found
}

/// A transformation of the spec, by its letter: where row r and column c of a drawing of h rows and w columns go.
fn image(letter: char, (h, w): (usize, usize), (r, c): (usize, usize)) -> (usize, usize) {
    match letter {
        'a' => (r, c),
        'b' => (h - 1 - r, c),
        'c' => (r, w - 1 - c),
        'd' => (h - 1 - r, w - 1 - c),
        'e' => (c, r),
        'f' => (w - 1 - c, r),
        'g' => (c, h - 1 - r),
        _ => (w - 1 - c, h - 1 - r),
    }
}

/// The drawing as it looks after the transformation. An edge is drawn as `#` wherever it lies.
fn transformed(rows: &[Vec<char>], letter: char) -> Vec<Vec<char>> {
    let height = rows.len();
    let width = rows.iter().map(Vec::len).max().unwrap_or(0);
    let turned = image(letter, (height, width), (height - 1, width - 1));
    let origin = image(letter, (height, width), (0, 0));
    let size = (turned.0.max(origin.0) + 1, turned.1.max(origin.1) + 1);
    let mut cells = vec![vec!['#'; size.1]; size.0];
    for (r, row) in rows.iter().enumerate() {
        for c in 0..width {
            let cell = row.get(c).copied().filter(|cell| !"|-+".contains(*cell)).unwrap_or('#');
            let (row, column) = image(letter, (height, width), (r, c));
            cells[row][column] = cell;
        }
    }
    cells
}

/// A match: pattern, player, number of the orientation, and the points that the drawing fixes.
pub(crate) type Found = (String, Color, u8, Vec<(Point, char)>);

/// Where the originals match.
pub(crate) fn slow_matches(originals: &[Original], board: &Board, color: Color) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for original in originals {
        // spec/patterns.texi, "Symmetry and transformations".
        let order = ['a', 'g', 'd', 'f', 'h', 'b', 'e', 'c'];
        let tried = match original.symmetry {
            'X' | '+' => 0..2,
            '|' | '-' | '/' | '\\' => 0..4,
            'O' => 2..6,
            _ => 0..8,
        };
        for number in tried {
            let cells = transformed(&original.rows, order[number]);
            let size = board.size() as i32;
            // The edge may lie one line outside the board.
            for top in -1..=size {
                for left in -1..=size {
                    if let Some(points) = lies_at(&cells, board, color, (top, left)) {
                        found.insert(key(&(original.name.clone(), color, number as u8, points), board.size()));
                    }
                }
            }
        }
    }
    found
}

/// The points that a drawing fixes, if it matches with its top left corner there.
fn lies_at(cells: &[Vec<char>], board: &Board, own: Color, (top, left): (i32, i32)) -> Option<Vec<(Point, char)>> {
    let mut points = Vec::new();
    for (row, line) in cells.iter().enumerate() {
        for (column, &cell) in line.iter().enumerate() {
            let point = Point::on_board(top + row as i32, left + column as i32, board.size());
            let Some(point) = point else { if cell == '#' { continue } else { return None } };
            let stone = board.color_at(point);
            let fits = match cell {
                '#' => false,
                'O' | 'Q' => stone == Some(own),
                'X' | 'Y' => stone == Some(own.opponent()),
                'o' => stone != Some(own.opponent()),
                'x' => stone != Some(own),
                '?' => true,
                _ => stone.is_none(),
            };
            if !fits {
                return None;
            }
            if cell != '?' {
                points.push((point, cell));
            }
        }
    }
    Some(points)
}

/// A match as text, its points in the order of the board.
fn key((name, color, number, points): &Found, size: usize) -> String {
    let mut points = points.clone();
    points.sort_by_key(|(point, _)| *point);
    let points: Vec<String> = points.iter().map(|(point, cell)| format!("{}{cell}", point.to_text(size))).collect();
    format!("{name} {color:?} {number} {}", points.join(" "))
}

/// Where the imported patterns match.
fn imported_matches<K: Kind>(databases: &[&'static Database<K>], board: &Board, color: Color) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for one in databases.iter().flat_map(|database| database.matches(board, color)) {
        let mut points = Vec::new();
        for (row, text) in one.pattern.diagram.rows.iter().enumerate() {
            for (column, cell) in text.chars().enumerate().filter(|(_, cell)| *cell != '?') {
                points.push((one.point(row, column), cell));
            }
        }
        found.insert(key(&(one.pattern.name.to_owned(), color, one.orientation as u8, points), board.size()));
    }
    found
}

/// Numbers that look random.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

/// A board filled at random to some degree.
pub(crate) fn filled(size: usize, stones: usize, random: &mut Random) -> Board {
    let mut board = Board::new(size).expect("a size that exists");
    for _ in 0..stones {
        board.try_play(Point::new(random.below(size), random.below(size)), Color::BOTH[random.below(2)]);
    }
    board
}

/// A board with the stones of a pattern in an orientation somewhere on it, and some others, if there is room for them.
pub(crate) fn planted(original: &Original, letter: char, stones: usize, random: &mut Random) -> Board {
    let cells = transformed(&original.rows, letter);
    let (height, width) = (cells.len(), cells[0].len());
    let is_edge = |row: usize, column: usize| cells[row][column] == '#';
    let middle = (height / 2, width / 2);
    let sides =
        [is_edge(0, middle.1), is_edge(height - 1, middle.1), is_edge(middle.0, 0), is_edge(middle.0, width - 1)];
    let inside =
        (height - usize::from(sides[0]) - usize::from(sides[1]), width - usize::from(sides[2]) - usize::from(sides[3]));
    // Opposite edges: the board is as large as the drawing.
    let size = match sides {
        [true, true, _, _] => inside.0,
        [_, _, true, true] => inside.1,
        _ => [9, 13, 19][random.below(3)],
    };
    let mut place = |length: usize, low: bool, high: bool| match (low, high) {
        (true, _) => -1,
        (_, true) => (size + 1 - length) as i32,
        _ => random.below(size - length + 1) as i32,
    };
    let (top, left) = (place(height, sides[0], sides[1]), place(width, sides[2], sides[3]));
    let mut board = Board::new(size).expect("a size that exists");
    let mut play = |row: usize, column: usize, color: Color| {
        let point = Point::on_board(top + row as i32, left + column as i32, size).expect("on the board");
        board.try_play(point, color);
    };
    for (row, line) in cells.iter().enumerate() {
        for (column, cell) in line.iter().enumerate() {
            match cell {
                'O' | 'Q' => play(row, column, Color::Black),
                'X' | 'Y' => play(row, column, Color::White),
                _ => {}
            }
        }
    }
    for _ in 0..stones {
        board.try_play(Point::new(random.below(size), random.below(size)), Color::BOTH[random.below(2)]);
    }
    board
}

/// Boards filled at random, and for each pattern in each orientation some on which it may match.
fn boards(originals: &[Original]) -> Vec<Board> {
    let mut random = Random(7);
    let mut boards = Vec::new();
    for (size, stones) in [(3, 4), (5, 12), (7, 20), (9, 45), (13, 100), (19, 60), (19, 250)] {
        boards.push(filled(size, stones, &mut random));
    }
    for original in originals {
        for letter in 'a'..='h' {
            boards.push(planted(original, letter, 0, &mut random));
            boards.push(planted(original, letter, 12, &mut random));
        }
    }
    boards
}

/// Compares all matches on all boards; every pattern must match somewhere.
fn compare<K: Kind>(file: &str, databases: &[&'static Database<K>]) {
    let originals = originals(file);
    let mut names = BTreeSet::new();
    for board in boards(&originals) {
        for color in Color::BOTH {
            let expected = slow_matches(&originals, &board, color);
            let found = imported_matches(databases, &board, color);
            let missing: Vec<_> = expected.difference(&found).take(3).collect();
            let excess: Vec<_> = found.difference(&expected).take(3).collect();
            assert!(missing.is_empty() && excess.is_empty(), "missing {missing:?}, too many {excess:?} on\n{board}");
            names.extend(expected.iter().filter_map(|key| Some(key.split(' ').next()?.to_owned())));
        }
    }
    let never: Vec<_> = originals.iter().map(|original| &original.name).filter(|name| !names.contains(*name)).collect();
    assert!(never.is_empty(), "{file}: {never:?} have matched nowhere: the boards have lost their stones");
}

#[test]
fn raw_matches_are_those_of_the_originals() {
    use expected::{attack, barriers, combination, conn, defense, endgame, fuseki, handicap, influence, joseki};
    use expected::{owl_attack, owl_defense, owl_vital, shape};
    compare("shape.db", &[&shape::SHAPE, &shape::SHAPE_2]);
    compare("attack.db", &[&attack::ATTACK]);
    compare("defense.db", &[&defense::DEFENSE]);
    compare("conn.db", &[&conn::CONN]);
    compare("owl_attack.db", &[&owl_attack::OWL_ATTACK]);
    compare("owl_defense.db", &[&owl_defense::OWL_DEFENSE]);
    compare("owl_vital.db", &[&owl_vital::OWL_VITAL]);
    compare("influence.db", &[&influence::INFLUENCE]);
    compare("barriers.db", &[&barriers::BARRIERS]);
    compare("endgame.db", &[&endgame::ENDGAME]);
    compare("combination.db", &[&combination::COMBINATION]);
    compare("fuseki.db", &[&fuseki::FUSEKI]);
    compare("handicap.db", &[&handicap::HANDICAP]);
    compare("joseki.db", &[&joseki::JOSEKI]);
}
