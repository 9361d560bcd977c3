//! Which databases and patterns are there, whatever their types?
//!
//! A [`Database`] is typed by what its constraints may ask. The tools look at all of them in the same way, so here the
//! types are behind a trait.

use crate::failure::{Failure, similar};
use gnugo_engine::board::{Board, Color, Orientation, Point};
use gnugo_engine::engine::Databases;
use gnugo_engine::pattern::{Classes, Database, Diagram, Element, Kind, Label, Match, Pattern, Position};
use gnugo_engine::pattern::{Surroundings, ThreatValue, Value, Verdict};

/// A pattern, its type forgotten.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    /// The name of the database's type.
    pub(crate) kind: &'static str,
    /// The name of the database.
    pub(crate) database: &'static str,
    pub(crate) name: &'static str,
    pub(crate) doc: &'static str,
    pub(crate) file: &'static str,
    pub(crate) line: u32,
    pub(crate) diagram: Diagram,
    pub(crate) classes: Classes,
    pub(crate) values: &'static [Value],
    pub(crate) threats: &'static [ThreatValue],
    pub(crate) labels: &'static [Label],
    pub(crate) has_helper: bool,
    pub(crate) constraint: &'static str,
    pub(crate) action: &'static str,
    pub(crate) positions: &'static [Position],
}

impl Entry {
    fn new<K: Kind>(database: &Database<K>, pattern: &'static Pattern<K>) -> Self {
        Self {
            kind: K::NAME,
            database: database.name(),
            name: pattern.name,
            doc: pattern.doc,
            file: pattern.file,
            line: pattern.line,
            diagram: pattern.diagram,
            classes: pattern.classes,
            values: pattern.values,
            threats: pattern.threats,
            labels: pattern.labels,
            has_helper: pattern.helper.is_some(),
            constraint: pattern.constraint_text,
            action: pattern.action_text,
            positions: pattern.positions,
        }
    }

    /// Where it is written.
    pub(crate) fn place(&self) -> String {
        format!("{}:{}", self.file, self.line)
    }

    /// The first sentence of its description.
    pub(crate) fn summary(&self) -> String {
        let text = self.doc.lines().take_while(|line| !line.trim().is_empty()).collect::<Vec<_>>().join(" ");
        text.find(". ").map_or(text.clone(), |end| text[..=end].to_owned())
    }
}

/// The types of databases whose moves are none that the engine would make in a position: the move of a connection is the opponent's,
/// influence and its barriers are what stones do without one, and a handicap is placed before the game.
const NO_MOVES: [&str; 4] = ["Connection", "Influence", "Barrier", "Handicap"];

/// Whether the patterns of a type of databases propose moves to the player to move.
pub(crate) fn proposes_moves(kind: &str) -> bool {
    !NO_MOVES.contains(&kind)
}

/// Where a pattern matches, its type forgotten.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    /// The number of the pattern in its database, from 0.
    pub(crate) number: usize,
    pub(crate) entry: Entry,
    pub(crate) anchor: Point,
    pub(crate) orientation: Orientation,
}

impl Found {
    /// The move of the pattern, if it has one, whoever makes it and whatever is said of it.
    pub(crate) fn move_point(&self) -> Option<Point> {
        self.entry.diagram.move_cell().map(|_| self.anchor)
    }

    /// The move that the pattern proposes to the player to move, if it proposes one. A joseki move of class `N` is never to be made.
    pub(crate) fn proposed_move(&self) -> Option<Point> {
        let is_never = self.entry.kind == "Joseki" && self.entry.classes.has('N');
        self.move_point().filter(|_| proposes_moves(self.entry.kind) && !is_never)
    }

    /// The elements of the drawing, each with the point where it lies on a board of this size.
    pub(crate) fn points(&self, size: usize) -> impl Iterator<Item = (Element, Point)> {
        let place = move |element: Element| {
            let (rows, columns) = self.orientation.apply((element.rows, element.columns));
            Some((element, self.anchor.offset(rows, columns, size)?))
        };
        self.entry.diagram.elements().filter_map(place)
    }

    /// Where the labels lie on a board of this size.
    pub(crate) fn labels(&self, size: usize) -> Vec<(char, String)> {
        let (anchor_row, anchor_column) = self.entry.diagram.anchor();
        let place = |&(row, column): &(usize, usize)| {
            let step = (row as i32 - anchor_row as i32, column as i32 - anchor_column as i32);
            let (rows, columns) = self.orientation.apply(step);
            Some(self.anchor.offset(rows, columns, size)?.to_text(size))
        };
        let labels = self.entry.labels.iter();
        labels.filter_map(|label| Some((label.letter, place(label.points.first()?)?))).collect()
    }
}

/// A database, its type forgotten.
pub(crate) trait Base {
    /// The name of its type.
    fn kind(&self) -> &'static str;
    /// The name of the static.
    fn name(&self) -> &'static str;
    /// Its patterns, as written.
    fn entries(&self) -> Vec<Entry>;
    /// Where the diagrams match.
    fn matches(&self, board: &Board, color: Color) -> Vec<Found>;
    /// Whether a match of this database counts. `None` for one that is not of this database.
    fn judge(&self, found: &Found, around: &mut Surroundings<'_>) -> Option<Verdict>;
}

impl<K: Kind> Base for Database<K> {
    fn kind(&self) -> &'static str {
        K::NAME
    }

    fn name(&self) -> &'static str {
        Self::name(self)
    }

    fn entries(&self) -> Vec<Entry> {
        self.patterns().iter().map(|pattern| Entry::new(self, pattern)).collect()
    }

    fn matches(&self, board: &Board, color: Color) -> Vec<Found> {
        let number = |pattern| self.patterns().iter().position(|other| std::ptr::eq(other, pattern));
        let forget = |Match { pattern, anchor, orientation }| {
            Some(Found { number: number(pattern)?, entry: Entry::new(self, pattern), anchor, orientation })
        };
        Self::matches(self, board, color).into_iter().filter_map(forget).collect()
    }

    fn judge(&self, found: &Found, around: &mut Surroundings<'_>) -> Option<Verdict> {
        let pattern = self.patterns().get(found.number)?;
        Some(Match { pattern, anchor: found.anchor, orientation: found.orientation }.judge(around))
    }
}

/// A database of any type, for [`run_over`](crate::run_over).
#[derive(Clone, Copy)]
pub struct AnyDatabase(&'static dyn Base);

impl<K: Kind> From<&'static Database<K>> for AnyDatabase {
    fn from(database: &'static Database<K>) -> Self {
        Self(database)
    }
}

impl std::fmt::Debug for AnyDatabase {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} database {}", self.0.kind(), self.0.name())
    }
}

impl FromIterator<AnyDatabase> for Catalog {
    fn from_iter<T: IntoIterator<Item = AnyDatabase>>(databases: T) -> Self {
        let bases = databases.into_iter().map(|AnyDatabase(base)| base).collect();
        Self { bases, databases: Databases::default() }
    }
}

/// All databases.
pub(crate) struct Catalog {
    bases: Vec<&'static dyn Base>,
    databases: Databases,
}

impl Catalog {
    pub(crate) fn new(databases: &Databases) -> Self {
        let mut bases = Vec::new();
        add(&mut bases, databases.shape);
        add(&mut bases, databases.attack);
        add(&mut bases, databases.defense);
        add(&mut bases, databases.connection);
        add(&mut bases, databases.influence);
        add(&mut bases, databases.barrier);
        add(&mut bases, databases.joseki);
        add(&mut bases, databases.fuseki);
        add(&mut bases, databases.endgame);
        add(&mut bases, databases.handicap);
        add(&mut bases, databases.owl_attack);
        add(&mut bases, databases.owl_defense);
        add(&mut bases, databases.owl_vital);
        add(&mut bases, databases.combination);
        Self { bases, databases: *databases }
    }

    /// What the engine plays by, for what it finds out about positions.
    pub(crate) fn engine(&self) -> Databases {
        self.databases
    }

    /// The databases with this name, or of the type with this name; all of them if no name is given.
    pub(crate) fn databases(&self, name: Option<&str>) -> Result<Vec<&'static dyn Base>, Failure> {
        let Some(name) = name else { return Ok(self.bases.clone()) };
        let is_it = |base: &&&'static dyn Base| [base.name(), base.kind()].iter().any(|n| n.eq_ignore_ascii_case(name));
        let found: Vec<_> = self.bases.iter().filter(is_it).copied().collect();
        if found.is_empty() {
            let known = self.bases.iter().flat_map(|base| [base.name(), base.kind()]);
            let mut types: Vec<&str> = Vec::new();
            for base in &self.bases {
                if !types.contains(&base.kind()) {
                    types.push(base.kind());
                }
            }
            let types = types.join(", ");
            return Err(Failure::UnknownDatabase { name: name.to_owned(), similar: similar(name, known), types });
        }
        Ok(found)
    }

    /// The databases of a type.
    pub(crate) fn of_type(&self, kind: &str) -> Result<Vec<&'static dyn Base>, Failure> {
        let found: Vec<_> = self.bases.iter().filter(|base| base.kind().eq_ignore_ascii_case(kind)).copied().collect();
        if found.is_empty() {
            let known = self.bases.iter().map(|base| base.kind());
            let what = "type of database among these databases:";
            return Err(Failure::Unknown { what, name: kind.to_owned(), similar: similar(kind, known) });
        }
        Ok(found)
    }

    /// All patterns.
    pub(crate) fn entries(&self) -> Vec<Entry> {
        self.bases.iter().flat_map(|base| base.entries()).collect()
    }

    /// The pattern with this name, in capitals or not.
    pub(crate) fn entry(&self, name: &str) -> Result<Entry, Failure> {
        let entries = self.entries();
        let exact = entries.iter().find(|entry| entry.name == name);
        let found = exact.or_else(|| entries.iter().find(|entry| entry.name.eq_ignore_ascii_case(name)));
        found.copied().ok_or_else(|| {
            let similar = similar(name, entries.iter().map(|entry| entry.name));
            Failure::Unknown { what: "pattern", name: name.to_owned(), similar }
        })
    }
}

fn add<K: Kind>(bases: &mut Vec<&'static dyn Base>, databases: &[&'static Database<K>]) {
    bases.extend(databases.iter().map(|&database| database as &'static dyn Base));
}
