//! Does a large import compile, and match what the originals match?
//!
//! Databases of all types are made up: drawings of all shapes and symmetries on all edges, class lines, labels, and
//! constraints in C that use everything that the format has. They are imported and built, and the binary's bare matches
//! on made-up positions are compared with those of the slow matcher. Building takes minutes, so the test is run on
//! request: `cargo test -p patterns-rs --test patterns import::generated -- --ignored`; `GENERATED=4500` tells how many patterns.

use super::oracle::{Original, Random, filled, originals_of, planted, slow_matches};
use super::{folder, import, text};
use gnugo_engine::board::{Board, Color};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

/// A type: its name, its symbols besides those of every diagram, its classes, its values, and how many of a thousand
/// patterns are of it.
struct Type {
    name: &'static str,
    symbols: &'static str,
    classes: &'static str,
    values: &'static [&'static str],
    share: usize,
}

const AMOUNTS: &[&str] = &["shape", "value", "terri", "maxterri", "followup", "reverse_followup", "followup_value"];
const THREATS: &[&str] = &["value", "threatens_to_capture", "threatens_eye"];
const DEFENSES: &[&str] = &["value", "threatens_to_capture", "threatens_eye", "reverse_sente"];

#[rustfmt::skip]
const TYPES: &[Type] = &[
    Type { name: "Shape", symbols: "", classes: "snOoXxCcBEeadJjtIW", values: AMOUNTS, share: 272 },
    Type { name: "Attack", symbols: "", classes: "A", values: &[], share: 5 },
    Type { name: "Defense", symbols: "", classes: "D", values: &[], share: 8 },
    Type { name: "Connection", symbols: "!", classes: "BCs", values: &[], share: 10 },
    Type { name: "Influence", symbols: "", classes: "EIse", values: &["value"], share: 12 },
    Type { name: "Barrier", symbols: "!,Q", classes: "ADBtOXs", values: &["value"], share: 48 },
    Type { name: "Endgame", symbols: "", classes: "OXesand", values: &["terri", "maxterri", "value", "followup"], share: 24 },
    Type { name: "Fuseki", symbols: "", classes: "FEeadtjJUIs", values: &["shape", "value"], share: 38 },
    Type { name: "Handicap", symbols: "!", classes: "", values: &["value"], share: 12 },
    Type { name: "Combination", symbols: "", classes: "cs", values: &[], share: 8 },
    Type { name: "OwlAttack", symbols: "Y", classes: "snCBEbc", values: THREATS, share: 90 },
    Type { name: "OwlDefense", symbols: "", classes: "BbaEsnc", values: DEFENSES, share: 110 },
    Type { name: "OwlVital", symbols: "!", classes: "s", values: &["value"], share: 14 },
    Type { name: "Joseki", symbols: "", classes: "sFJUjtTN", values: &["shape", "followup", "reverse_followup"], share: 349 },
];

/// What is drawn: rows, and which sides are edges: north, south, west, east.
struct Picture {
    rows: Vec<Vec<char>>,
    edges: [bool; 4],
}

/// Writes databases.
struct Maker {
    random: Random,
    kind: &'static Type,
    number: usize,
    text: String,
}

impl Maker {
    fn below(&mut self, limit: usize) -> usize {
        self.random.below(limit)
    }

    fn chance(&mut self, one_in: usize) -> bool {
        self.below(one_in) == 0
    }

    fn one_of<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    fn pattern(&mut self) {
        self.number += 1;
        let name = match self.below(6) {
            0 => format!("{}-H{}-{}", &self.kind.name[..1], self.below(9), self.number),
            1 => format!("{}{}b", self.kind.name, self.number),
            2 => format!("{}.{}+", self.below(9), self.number),
            _ => format!("{}{}", self.kind.name, self.number),
        };
        let mut picture = self.picture();
        self.punctuate(&mut picture);
        let behind = self.one_of(&["", "", "", "\tsome words # and a remark", "  "]);
        let remark = self.one_of(&["", "", "# a remark (with \"quotes\" and \\)\n"]);
        let _ = write!(self.text, "Pattern {name}{behind}\n{remark}\n");
        let described = self.chance(3);
        self.draw(&picture, described);
        let labels = self.labels(&picture);
        let line = self.class_line(&labels);
        let gap = self.one_of(&["\n", "", "# between\n\n"]);
        let _ = write!(self.text, "\n{line}\n{gap}");
        if labels.is_empty() && self.chance(3) && self.has_move(&picture) {
            self.text.push_str(";olib(*)>1\n");
        }
        if !labels.is_empty() {
            self.labelled(&picture, &labels);
            self.code(&labels);
        }
        let gap = self.one_of(&["\n", "\n\n", "\n# behind\n\n"]);
        self.text.push_str(gap);
    }

    fn has_move(&self, picture: &Picture) -> bool {
        picture.rows.iter().flatten().any(|&cell| cell == '*')
    }

    /// A drawing without its frame.
    fn picture(&mut self) -> Picture {
        let kind = self.kind.name;
        let edges = match (kind, self.below(10)) {
            ("Joseki", corner) => {
                [[true, false, false, true], [true, false, true, false], [false, true, true, false]][corner % 3]
            }
            ("Fuseki", 0..=7) => [true; 4],
            ("Fuseki" | "Handicap", 8) => [false, true, true, true],
            (_, 0 | 1) => [false, true, false, false],
            (_, 2) => [false, true, true, false],
            (_, 3) => [true, false, false, false],
            (_, 4) => [false, false, false, true],
            (_, 5) => [true, false, false, true],
            _ => [false; 4],
        };
        let size = self.one_of(&[5, 7, 9, 13, 19]);
        let (height, width) = match edges {
            [true, true, true, true] => (size, size),
            [_, _, true, true] => (3 + self.below(3), size),
            _ if kind == "Joseki" => (4 + self.below(5), 4 + self.below(5)),
            _ => (1 + self.below(6), 2 + self.below(5)),
        };
        let cells = match (kind, edges) {
            ("Joseki", _) => "OX..........",
            ("Fuseki", [true, true, true, true]) => "OX..............................",
            _ => "OOXX..??ox",
        };
        let cells: Vec<char> = cells.chars().collect();
        let mut rows: Vec<Vec<char>> = (0..height).map(|_| (0..width).map(|_| self.one_of(&cells)).collect()).collect();
        if self.chance(4) {
            let mirror = self.below(4);
            for row in 0..height {
                for column in 0..width {
                    let (r, c) = match mirror {
                        0 => (row, width - 1 - column),
                        1 => (height - 1 - row, column),
                        2 => (height - 1 - row, width - 1 - column),
                        _ if height == width => (column, row),
                        _ => (row, column),
                    };
                    rows[r][c] = rows[row][column];
                }
            }
        }
        Picture { rows, edges }
    }

    /// The move, a stone at least, and symbols of the type.
    fn punctuate(&mut self, picture: &mut Picture) {
        let (height, width) = (picture.rows.len(), picture.rows[0].len());
        let kind = self.kind;
        for symbol in kind.symbols.chars().filter(|symbol| !symbol.is_alphabetic()) {
            let (row, column) = (self.below(height), self.below(width));
            picture.rows[row][column] = symbol;
        }
        let (row, column) = (self.below(height), self.below(width));
        let without = match kind.name {
            "Connection" => self.chance(2),
            "Barrier" => !self.chance(20),
            _ => false,
        };
        if !without {
            // In the middle, so that symmetries stay.
            let middle = self.chance(3);
            let (row, column) = if middle { (height / 2, width / 2) } else { (row, column) };
            picture.rows[row][column] = '*';
        }
        let free = (0..height).flat_map(|row| (0..width).map(move |column| (row, column)));
        let free: Vec<_> = free.filter(|&(row, column)| picture.rows[row][column] != '*').collect();
        let (row, column) = self.one_of(&free);
        picture.rows[row][column] = match kind.symbols.chars().find(|symbol| symbol.is_alphabetic()) {
            Some(anchor) if self.chance(2) => anchor,
            _ => self.one_of(&['O', 'X']),
        };
    }

    fn draw(&mut self, picture: &Picture, described: bool) {
        let [north, south, west, east] = picture.edges;
        let width = picture.rows[0].len();
        let corner = self.one_of(&['+', '-']);
        let edge = |there: bool, letter: char| if there { letter.to_string() } else { String::new() };
        let frame = format!("{}{}{}\n", edge(west, corner), "-".repeat(width), edge(east, corner));
        if north {
            self.text.push_str(&frame);
        }
        for row in &picture.rows {
            let row: String = row.iter().collect();
            let words = if described && self.chance(2) { "\t\tX is (not) O's * here?" } else { "" };
            let _ = writeln!(self.text, "{}{row}{}{words}", edge(west, '|'), edge(east, '|'));
        }
        if south {
            self.text.push_str(&frame);
        }
    }

    /// Labels, with the symbol at each and its place.
    fn labels(&mut self, picture: &Picture) -> Vec<(char, char, usize, usize)> {
        let mut found: Vec<(char, char, usize, usize)> = Vec::new();
        if self.chance(3) {
            return found;
        }
        let letters: Vec<char> = "abcdefghABCDEFGHZz".chars().collect();
        for _ in 0..1 + self.below(4) {
            let (row, column) = (self.below(picture.rows.len()), self.below(picture.rows[0].len()));
            let symbol = picture.rows[row][column];
            let letter = self.one_of(&letters);
            if symbol != '*' && found.iter().all(|one| (one.2, one.3) != (row, column)) {
                let alike = found.iter().all(|one| one.0 != letter || one.1 == symbol);
                if alike {
                    found.push((letter, symbol, row, column));
                }
            }
        }
        found
    }

    fn class_line(&mut self, labels: &[(char, char, usize, usize)]) -> String {
        let symmetry = if self.chance(4) { self.one_of(&['|', '-', '/', '\\', '+', 'X', 'O']) } else { '8' };
        let mut classes = String::new();
        for letter in self.kind.classes.chars() {
            if self.chance(5) {
                classes.push(letter);
            }
        }
        if classes.is_empty() || self.chance(20) {
            classes.push('-');
        }
        let mut line = format!(":{symmetry},{classes}");
        for name in self.kind.values {
            if !self.chance(5) || *name == "followup_value" && line.contains("followup(") {
                continue;
            }
            let stone = labels.iter().find(|label| "OXYQ".contains(label.1));
            let argument = match (*name, stone, labels.first()) {
                ("threatens_to_capture", Some(label), _) | ("threatens_eye" | "reverse_sente", _, Some(label)) => {
                    label.0.to_string()
                }
                ("threatens_to_capture" | "threatens_eye" | "reverse_sente", ..) => continue,
                ("shape", ..) => self.one_of(&["-5", "3", "+2", "0.5", "-.5"]).to_owned(),
                _ => self.one_of(&["3", "12.5", ".5", "80", "0.1"]).to_owned(),
            };
            let comma = self.one_of(&[",", ", ", " , "]);
            let _ = write!(line, "{comma}{name}({argument})");
        }
        line += self.one_of(&["", "", "", ",NULL", ", NULL", "  # why"]);
        line
    }

    fn labelled(&mut self, picture: &Picture, labels: &[(char, char, usize, usize)]) {
        let mut rows = picture.rows.clone();
        for &(letter, _, row, column) in labels {
            rows[row][column] = letter;
        }
        if self.chance(40) {
            let (row, column) = (self.below(rows.len()), self.below(rows[0].len()));
            rows[row][column] = if "OX".contains(rows[row][column]) { '.' } else { rows[row][column] };
        }
        let described = self.chance(4);
        self.draw(&Picture { rows, edges: picture.edges }, described);
        self.text.push('\n');
    }

    /// The constraint and the action.
    fn code(&mut self, labels: &[(char, char, usize, usize)]) {
        if !self.chance(5) {
            let constraint = self.condition(labels, 3);
            let mut lines = constraint.replace("&& ", "&&\n;");
            if self.chance(3) {
                lines = lines.replace("|| ", "\n;|| ");
            }
            let ending = self.one_of(&["", "", " ", "\t# why", " /* in C */", ";"]);
            let _ = writeln!(self.text, ";{lines}{ending}");
        }
        if self.chance(4) {
            let label = self.one_of(labels).0;
            let action = self.one_of(&[
                "antisuji(L);",
                "antisuji(L)",
                "replace(L,*);antisuji( L );",
                "if (lib(L) > 1) antisuji(L);",
                "return;",
                "add_connect_move(L,\n>  L);",
                "antisuji(L)\n>replace(L,*)",
            ]);
            let _ = writeln!(self.text, ">{}", action.replace('L', &label.to_string()));
        }
    }

    /// A condition in C.
    fn condition(&mut self, labels: &[(char, char, usize, usize)], depth: usize) -> String {
        if depth == 0 {
            return self.leaf(labels);
        }
        let (a, b) = (self.condition(labels, depth - 1), self.condition(labels, depth - 1));
        match self.below(12) {
            0 | 1 => format!("{a} && {b}"),
            2 => format!("({a}) || ({b})"),
            3 => format!("!({a})"),
            4 => format!("({a})\n;   && ({b})"),
            5 => format!("(({a}) ? ({b}) : 0)"),
            _ => a,
        }
    }

    fn leaf(&mut self, labels: &[(char, char, usize, usize)]) -> String {
        let (label, symbol, ..) = self.one_of(labels);
        let (other, ..) = self.one_of(labels);
        let is_stone = "OXQY".contains(symbol);
        let call = if is_stone || "ox?".contains(symbol) && self.chance(2) {
            self.one_of(&[
                "attack(L)",
                "lib(L)",
                "defend(L)",
                "wormsize(L)",
                "ko(L)",
                "xplay_attack(M,L)",
                "oplay_defend(M,?,L)",
            ])
        } else {
            self.one_of(&["olib(L)", "xlib(L)", "safe_xmove(L)", "legal_omove(L)", "ko(L)", "eye(L)"])
        };
        let call = call.replace('L', &label.to_string()).replace('M', &other.to_string());
        let is_number = ["lib", "worm", "olib", "xlib"].iter().any(|name| call.starts_with(name));
        let rest = match (is_number, self.below(6)) {
            (true, 0) => "",
            (true, 1) => " >= 2",
            (true, 2) => "==1",
            (true, 3) => " + 1 < 4",
            (true, _) => ">1",
            (false, 0) => " != 0",
            (false, 1) => "==0",
            (false, 2) if call.starts_with("attack") => " == WIN",
            (false, 3) => " >= 1",
            (false, _) => "",
        };
        if !is_number && self.chance(4) { format!("!{call}") } else { format!("{call}{rest}") }
    }
}

/// A database file.
fn database(kind: &'static Type, patterns: usize, seed: u64) -> String {
    let text = "# Made up for a test.\n\nattribute_map general\n\n".to_owned();
    let mut maker = Maker { random: Random(seed), kind, number: 0, text };
    for _ in 0..patterns {
        maker.pattern();
    }
    maker.text
}

/// A position as a game record.
fn record(board: &Board, color: Color) -> String {
    let mut text = format!("(;GM[1]FF[4]SZ[{}]PL[{}]", board.size(), if color == Color::Black { "B" } else { "W" });
    let letter = |index: usize| char::from(b'a' + index as u8);
    for point in board.points() {
        if let Some(color) = board.color_at(point) {
            let stone = if color == Color::Black { "AB" } else { "AW" };
            let _ = write!(text, "{stone}[{}{}]", letter(point.column()), letter(point.row()));
        }
    }
    text + ")\n"
}

#[test]
#[ignore = "builds a crate of its own; run it with --ignored"]
fn a_large_import_matches_what_the_originals_match() {
    let all: usize = std::env::var("GENERATED").ok().and_then(|text| text.parse().ok()).unwrap_or(1000);
    let folder = folder("generated");
    let (mut files, mut originals): (Vec<(&str, String)>, Vec<Original>) = (Vec::new(), Vec::new());
    for (seed, kind) in TYPES.iter().enumerate() {
        let path = folder.join(format!("{}.db", kind.name.to_lowercase()));
        let content = database(kind, (all * kind.share / 1000).max(3), seed as u64 + 1);
        originals.extend(originals_of(&content));
        std::fs::write(&path, content).expect("it can be written");
        files.push((kind.name, path.display().to_string()));
    }
    let (start, krate) = (Instant::now(), folder.join("crate"));
    let output = import(&files, &krate, &[]);
    let told = text(&output.stdout);
    std::fs::write(folder.join("told.txt"), &told).expect("it can be written");
    assert!(output.status.success(), "{told}{}", text(&output.stderr));
    eprintln!("{} patterns imported in {:?}", originals.len(), start.elapsed());
    assert!(!told.contains(": left out:") && !told.contains("not understood"), "{told}");
    compare(&krate, &folder, &originals);
}

/// Compares the bare matches of the crate's binary with those of the slow matcher.
fn compare(krate: &Path, folder: &Path, originals: &[Original]) {
    let start = Instant::now();
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("imported");
    let mut build = Command::new(env!("CARGO"));
    build.args(["build", "-q"]).current_dir(krate).env("CARGO_TARGET_DIR", &target);
    assert!(build.status().expect("Cargo can be started").success());
    eprintln!("built in {:?}", start.elapsed());
    let binary = target.join("debug/patterns");
    let mut random = Random(11);
    for number in 0..20 {
        let size = [9, 13, 19][number % 3];
        let board = match number % 4 {
            0 => filled(size, size * size / 4, &mut random),
            1 => filled(size, size * size, &mut random),
            _ => planted(&originals[random.below(originals.len())], 'a', size, &mut random),
        };
        let path = folder.join(format!("{number}.sgf"));
        std::fs::write(&path, record(&board, Color::Black)).expect("it can be written");
        let output = Command::new(&binary).arg("match").arg(&path).arg("--raw").output().expect("it starts");
        let mut found: BTreeMap<String, i32> = BTreeMap::new();
        for line in text(&output.stdout).lines() {
            let one: serde_json::Value = serde_json::from_str(line).expect("JSON");
            let mut points: Vec<String> = one["points"]
                .as_array()
                .expect("points")
                .iter()
                .map(|point| format!("{}{}", point[0].as_str().expect("a point"), point[1].as_str().expect("a symbol")))
                .collect();
            points.sort();
            let color = if one["color"] == "black" { "Black" } else { "White" };
            let played = one["points"].as_array().and_then(|all| all.iter().find(|point| point[1] == "*"));
            assert_eq!(one["move"], played.map_or(serde_json::Value::Null, |point| point[0].clone()), "{line}");
            let pattern = one["pattern"].as_str().expect("a name");
            let key = format!("{pattern} {color} {} {}", one["transformation"], points.join(" "));
            *found.entry(key).or_default() += 1;
        }
        let count = found.len();
        for color in Color::BOTH {
            for key in slow_matches(originals, &board, color) {
                // `name color number points`; the points in the order of their text.
                let mut words: Vec<&str> = key.split(' ').collect();
                words[3..].sort_unstable();
                *found.entry(words.join(" ")).or_default() -= 1;
            }
        }
        found.retain(|_, times| *times != 0);
        assert!(
            found.is_empty(),
            "{count} matches, of which differ (too many above 0, missing below): {found:#?} on\n{board}"
        );
        eprintln!("position {number}: {count} matches");
    }
}
