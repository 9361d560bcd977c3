//! `generate`: how long does a large database take to compile? A crate of random patterns to measure it with.
//!
//! The patterns are drawn at random, and so are their constraints, from the functions that real databases call most.
//! The pattern compiler is asked about them, and what it does not take is drawn anew; they mean nothing. The same seed
//! makes the same crate.

use crate::cli::Generate;
use crate::failure::Failure;
use crate::project::Project;
use gnugo_pattern_compiler::findings;
use proc_macro2::TokenStream;
use std::collections::HashSet;
use std::io::Write;

/// How often patterns that the compiler does not take are drawn anew.
const ROUNDS: usize = 50;

/// The parts of a constraint: `S`, `T` are labels of stones, `E` one of an empty point, `N` is a number.
const QUESTIONS: [&str; 18] = [
    "lib(S) > N",
    "lib(S) <= N && lib(T) > N",
    "olib(E) > N",
    "xlib(E) <= N",
    "olib(*) > N",
    "attack(S)",
    "!attack(S)",
    "defend(S)",
    "wormsize(S) > N",
    "safe_omove(E)",
    "!safe_xmove(E)",
    "legal_xmove(E)",
    "!oplay_attack(*, E, S)",
    "oplay_attack(*, E, ?, S)",
    "xplay_attack(E, *, S) != WIN",
    "oplay_defend(*, E, S)",
    "oplay_attack_either(*, E, E, S)",
    "(!same_string(S, T) || ko(E))",
];

pub(crate) fn run(wanted: &Generate, out: &mut dyn Write) -> Result<(), Failure> {
    let project = Project::new(&wanted.output, wanted.engine.as_deref())?;
    let mut random = Random(wanted.seed);
    let constraints = wanted.constraints.min(wanted.patterns);
    let mut patterns: Vec<String> = Vec::new();
    for number in 0..wanted.patterns {
        patterns.push(pattern(number, number < constraints, &mut random));
    }
    // Constraints are spread over the whole block.
    random.shuffle(&mut patterns);
    for _ in 0..ROUNDS {
        let faulty = faulty(&patterns);
        for &index in &faulty {
            let number = number_of(patterns.get(index).map_or("", String::as_str));
            if let Some(pattern) = patterns.get_mut(index) {
                *pattern = self::pattern(number, number < constraints, &mut random);
            }
        }
        if faulty.is_empty() {
            break;
        }
    }
    let text = format!(
        "//! Random patterns, to measure how long they take to compile.\n\nuse gnugo_engine::patterns;\n\n\
         patterns! {{\n    {HEADER}\n\n{}}}\n",
        patterns.concat()
    );
    project.write_module("generated", &text)?;
    project.write_frame()?;
    let manifest = wanted.output.join("Cargo.toml");
    writeln!(out, "{} patterns, {constraints} with a constraint, in {}", patterns.len(), wanted.output.display())?;
    writeln!(out, "measure it: cargo build --release --manifest-path {}, then touch its", manifest.display())?;
    writeln!(out, "src/db/generated.rs and build again: the second time is that of the patterns alone")?;
    Ok(())
}

const HEADER: &str = "/// Random patterns.\n    pub static GENERATED: Shape;";

/// The patterns that the compiler does not take, by their places in the list.
fn faulty(patterns: &[String]) -> HashSet<usize> {
    let mut starts = vec![HEADER.lines().count()];
    for pattern in patterns {
        starts.push(starts.last().copied().unwrap_or(0) + pattern.lines().count());
    }
    let block = format!("{HEADER}\n{}", patterns.concat());
    let tokens = block.parse::<TokenStream>().unwrap_or_default();
    findings(tokens).iter().map(|finding| starts.partition_point(|&start| start < finding.line) - 1).collect()
}

/// The number in the name of a pattern.
fn number_of(pattern: &str) -> usize {
    let name = pattern.lines().find_map(|line| line.trim().strip_prefix("pattern! < G"));
    name.and_then(|digits| digits.parse().ok()).unwrap_or(0)
}

/// A random pattern.
fn pattern(number: usize, has_constraint: bool, random: &mut Random) -> String {
    let (height, width) = (3 + random.below(3), 3 + random.below(4));
    let mut cells: Vec<Vec<char>> = Vec::new();
    for _ in 0..height {
        cells.push((0..width).map(|_| random.pick(&['O', 'O', 'X', 'X', '.', '.', '.', '?', '?', 'o', 'x'])).collect());
    }
    place(&mut cells, (random.below(height), random.below(width)), '*');
    let on_edge = random.below(4) == 0;
    let draw = |cells: &[Vec<char>]| {
        let rows: String = cells.iter().map(|row| format!("        {}\n", row.iter().collect::<String>())).collect();
        if on_edge { format!("{rows}        {}\n", "-".repeat(width)) } else { rows }
    };
    let classes = random.pick(&["-", "sOX", "Cd", "eE", "OXa", "B", "d"]);
    let mut text = format!("    /// A move that somebody might look at: number {number}.\n    pattern! < G{number}\n");
    text.push_str(&draw(&cells));
    text.push_str(&format!("\n        : 8, {classes}, shape({})\n", random.below(9)));
    if has_constraint {
        let mut labelled = cells.clone();
        if let Some(constraint) = constraint(&mut labelled, random) {
            let diagram = if labelled == cells { String::new() } else { format!("\n{}", draw(&labelled)) };
            text.push_str(&format!("{diagram}\n        ; {constraint}\n"));
        }
    }
    text.push_str("    >\n\n");
    text
}

fn place(cells: &mut [Vec<char>], (row, column): (usize, usize), letter: char) {
    if let Some(cell) = cells.get_mut(row).and_then(|row| row.get_mut(column)) {
        *cell = letter;
    }
}

/// One to four questions; the labels that they name are set into the drawing. None where it has too few points.
fn constraint(cells: &mut [Vec<char>], random: &mut Random) -> Option<String> {
    let mut find = |wanted: &[char], label: char, random: &mut Random| {
        let places =
            cells.iter().enumerate().flat_map(|(r, row)| row.iter().enumerate().map(move |(c, cell)| (r, c, *cell)));
        let places: Vec<_> = places.filter(|(_, _, cell)| wanted.contains(cell)).collect();
        let &(row, column, _) = places.get(random.below(places.len()))?;
        place(cells, (row, column), label);
        Some(label)
    };
    let stones = [find(&['O', 'X'], 'a', random)?, find(&['O', 'X'], 'b', random)?];
    let empty = find(&['.'], 'c', random)?;
    let parts = 1 + random.below(4);
    let mut text = String::new();
    for index in 0..parts {
        let swap = random.below(2);
        let question: String = random.pick(&QUESTIONS).to_owned();
        for letter in question.chars() {
            match letter {
                'S' => text.extend(stones.get(swap)),
                'T' => text.extend(stones.get(1 - swap)),
                'E' => text.push(empty),
                'N' if !text.ends_with('I') => text.push(char::from(b'1' + random.below(4) as u8)),
                letter => text.push(letter),
            }
        }
        if index + 1 < parts {
            text.push_str(random.pick(&[" && ", " && ", "\n        ; && ", " || "]));
        }
    }
    // Labels that no question names would be a fault.
    for label in stones.into_iter().chain([empty]) {
        let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        if !words.clone().any(|word| word.len() == 1 && word.starts_with(label)) {
            text.push_str(&if label == empty {
                format!(" && xlib({label}) < 4")
            } else {
                format!(" && lib({label}) < 6")
            });
        }
    }
    Some(text)
}

/// Numbers that look random (Knuth's MMIX).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit.max(1)
    }

    fn pick<T: Copy, const N: usize>(&mut self, items: &[T; N]) -> T {
        items[self.below(N)]
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for index in (1..items.len()).rev() {
            items.swap(index, self.below(index + 1));
        }
    }
}
