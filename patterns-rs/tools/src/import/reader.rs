//! What does a file in GNU Go's format say? (spec/patterns.texi, "Patterns Overview", "Autohelpers and Constraints".)
//!
//! The first character of a line tells what it is: `Pattern NAME` begins a pattern; `:` is its class line, `;` a line of
//! its constraint, `>` one of its action; `#` begins a comment; other lines are rows, with a description behind white
//! space. `attribute_map`, `goal_elements` and `callback_data` between patterns are kept as comments: what they say is
//! part of the type of database. A pattern that cannot be understood is left out, and the next one is read.

use super::drawing;
use super::model::{Database, Mistake, Part, Pattern, Text};
use super::tidy::tidy;
use super::words::{Item, balanced, class_items, statements};
use gnugo_pattern_compiler::rules::DatabaseType;

/// The commands that stand between patterns.
const COMMANDS: [&str; 3] = ["attribute_map", "goal_elements", "callback_data"];

/// The lines of a pattern, sorted.
#[derive(Default)]
struct Draft {
    name: Option<Text>,
    comments: Vec<String>,
    inner: Vec<String>,
    rows: Vec<Text>,
    class_line: Option<Text>,
    labelled: Vec<Text>,
    constraint: Vec<Text>,
    actions: Vec<Text>,
    raw: Vec<String>,
    /// What makes it no pattern.
    mistakes: Vec<Mistake>,
    /// What is wrong, and leaves its diagram and its class line as they are.
    harmless: Vec<Mistake>,
}

/// Reads a file.
pub(crate) fn read(text: &str, rules: &'static DatabaseType) -> Database {
    let mut reader = Reader { rules, found: Database::default(), draft: None, pending: Vec::new(), in_comment: false };
    for (index, line) in text.split('\n').enumerate() {
        reader.line(index + 1, line.strip_suffix('\r').unwrap_or(line));
    }
    reader.finish();
    reader.found.trailing = reader.pending;
    reader.found
}

struct Reader {
    rules: &'static DatabaseType,
    found: Database,
    draft: Option<Draft>,
    /// Comments that belong to whatever follows.
    pending: Vec<String>,
    /// Whether a comment of C goes on.
    in_comment: bool,
}

impl Reader {
    fn line(&mut self, number: usize, line: &str) {
        if self.is_comment_of_c(line) {
            let inside = line.trim().trim_start_matches("/*").trim_end_matches("*/");
            self.pending.push(tidy(inside));
            return;
        }
        let (code, remark) = split_comment(line);
        let (code, remark) = (code.trim_end(), remark.map(tidy));
        let start = code.len() - code.trim_start().len();
        let column = code.get(..start).map_or(1, |before| before.chars().count() + 1);
        let code = code.trim_start();
        let Some(first) = code.chars().next() else {
            self.comment(remark);
            return;
        };
        let word = code.split_whitespace().next().unwrap_or_default();
        if word == "Pattern" {
            self.finish();
            self.begin(number, column, code, remark);
            self.keep(line);
        } else if COMMANDS.contains(&word) {
            self.finish();
            self.pending.push(tidy(code));
            self.pending.extend(remark);
        } else {
            self.keep(line);
            self.body(first, Text { line: number, column, text: code.to_owned(), remark: remark.unwrap_or_default() });
        }
    }

    /// Whether a line is of a comment of C that stands on lines of its own.
    fn is_comment_of_c(&mut self, line: &str) -> bool {
        let line = line.trim();
        let begins = !self.in_comment && line.starts_with("/*");
        if !begins && !self.in_comment {
            return false;
        }
        let rest = if begins { line.get(2..).unwrap_or_default() } else { line };
        self.in_comment = !rest.contains("*/");
        true
    }

    fn keep(&mut self, line: &str) {
        if let Some(draft) = &mut self.draft {
            draft.raw.push(tidy(line));
        }
    }

    /// A line without code: a comment, or nothing.
    fn comment(&mut self, remark: Option<String>) {
        match remark {
            Some(remark) => self.pending.push(remark),
            // A blank line keeps groups of comments apart.
            None if self.pending.last().is_some_and(|last| !last.is_empty()) => self.pending.push(String::new()),
            None => {}
        }
    }

    fn begin(&mut self, line: usize, column: usize, code: &str, remark: Option<String>) {
        let rest = code.trim_start_matches("Pattern").trim();
        let (name, description) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let mut draft = Draft { comments: std::mem::take(&mut self.pending), ..Draft::default() };
        if name.is_empty() {
            draft.mistakes.push(Mistake::new(line, column, "the pattern has no name"));
        }
        let description = [tidy(description), remark.unwrap_or_default()].join(" ");
        let name = Text { line, column, text: name.to_owned(), remark: description.trim().to_owned() };
        draft.name = Some(name);
        self.draft = Some(draft);
    }

    /// A line of a pattern.
    fn body(&mut self, first: char, line: Text) {
        let Some(draft) = &mut self.draft else {
            // One mistake for a run of such lines.
            let is_next = |last: &Mistake| last.line + 1 == line.line && last.message.starts_with("expected `Pattern");
            let found: String = line.text.chars().take(20).collect();
            let mistake = Mistake::new(line.line, line.column, format!("expected `Pattern NAME`, found `{found}`"));
            match self.found.mistakes.last_mut() {
                Some(last) if is_next(last) => last.line = line.line,
                _ => self.found.mistakes.push(mistake),
            }
            return;
        };
        draft.inner.extend(self.pending.drain(..).filter(|comment| !comment.is_empty()));
        let inside = Text { text: line.text.chars().skip(1).collect(), column: line.column + 1, ..line.clone() };
        let mut wrong = |message: &str| draft.mistakes.push(Mistake::new(line.line, line.column, message));
        // What stands behind the end of a pattern changes nothing of it.
        let mut stray = |message: &str| {
            draft.harmless.push(Mistake::new(line.line, line.column, message));
            draft.inner.push(format!("not understood: {}", tidy(&line.text)));
        };
        match first {
            ':' if draft.class_line.is_some() => stray("a second class line: is a `Pattern` line missing?"),
            ':' => draft.class_line = Some(inside),
            ';' | '>' if draft.class_line.is_none() => wrong("this line stands above the class line"),
            ';' => draft.constraint.push(inside),
            '>' => draft.actions.push(inside),
            _ if !draft.constraint.is_empty() || !draft.actions.is_empty() => {
                stray("a row below the constraint or the action: is a `Pattern` line missing?");
            }
            _ if draft.class_line.is_some() => draft.labelled.push(row(line)),
            _ => draft.rows.push(row(line)),
        }
    }

    /// The pattern has ended.
    fn finish(&mut self) {
        let Some(draft) = self.draft.take() else { return };
        let raw = draft.raw.clone();
        match draft.into_pattern(self.rules) {
            Ok((pattern, harmless)) => {
                self.found.patterns.push(pattern);
                self.found.mistakes.extend(harmless);
            }
            Err((comments, mistakes)) => {
                self.found.mistakes.extend(mistakes);
                self.found.unreadable.push([comments, raw].concat());
            }
        }
    }
}

/// The comments above a pattern that cannot be read, and why not.
type Unreadable = (Vec<String>, Vec<Mistake>);

/// A row and its description.
fn row(line: Text) -> Text {
    let (symbols, description) = line.text.split_once(char::is_whitespace).unwrap_or((&line.text, ""));
    let remark = [&tidy(description), &line.remark].map(String::as_str).join(" ").trim().to_owned();
    Text { text: symbols.to_owned(), remark, ..line }
}

impl Draft {
    /// The pattern, and mistakes that leave its diagram and its class line as they are; or else its comments and all
    /// that is wrong.
    fn into_pattern(mut self, rules: &'static DatabaseType) -> Result<(Pattern, Vec<Mistake>), Unreadable> {
        let mut mistakes = std::mem::take(&mut self.mistakes);
        let name = self.name.take().unwrap_or(Text { line: 1, column: 1, text: String::new(), remark: String::new() });
        let missing =
            |what: &str| Mistake::new(name.line, name.column, format!("pattern `{}` has no {what}", name.text));
        let mut replaced = Vec::new();
        let mut drawing = drawing::main(&self.rows, rules, &mut replaced)
            .map_err(|mistake| mistakes.push(mistake))
            .unwrap_or_default();
        if self.rows.is_empty() {
            mistakes.push(missing("diagram"));
        }
        if !name.remark.is_empty() {
            drawing.remarks.insert(0, name.remark.clone());
        }
        // Without its labelled diagram, a pattern matches as ever.
        let (mut labelled, mut why) = (None, None);
        match drawing::labelled(&self.labelled, &drawing, rules) {
            Ok(read) => labelled = read,
            // What is wrong with the drawing itself is told already.
            Err(_) if !mistakes.is_empty() => {}
            Err(mistake) => {
                self.inner.extend(self.labelled.iter().map(|row| format!("not understood: {}", row.text)));
                why = Some(mistake.message.clone());
                self.harmless.push(mistake);
            }
        }
        let Some(class_line) = self.class_line.take() else {
            mistakes.push(missing("class line, which begins with `:`"));
            mistakes.extend(self.harmless);
            return Err((self.comments, mistakes));
        };
        let mut pattern = Pattern {
            name: name.text.clone(),
            line: name.line,
            comments: self.comments.clone(),
            inner: self.inner,
            drawing,
            symmetry: '8',
            classes: String::new(),
            unknown_classes: Vec::new(),
            values: Vec::new(),
            class_line: class_line.line,
            class_remark: class_line.remark.clone(),
            helper: None,
            helper_path: None,
            labelled,
            not_asked: why.clone().filter(|_| !self.constraint.is_empty()),
            constraint: balanced(self.constraint),
            in_c: Vec::new(),
            replaced,
            actions: statements(&self.actions).into_iter().map(|text| Part { text, left_out: why.clone() }).collect(),
            lifted: std::collections::BTreeMap::new(),
            left_out: None,
        };
        if let Err(mistake) = read_class_line(&class_line, &mut pattern) {
            mistakes.push(mistake);
        }
        if mistakes.is_empty() {
            return Ok((pattern, self.harmless));
        }
        mistakes.extend(self.harmless);
        Err((self.comments, mistakes))
    }
}

fn read_class_line(line: &Text, pattern: &mut Pattern) -> Result<(), Mistake> {
    let mut items = class_items(line)?.into_iter();
    let symmetry = items.next().map(|item| item.text().clone());
    let symmetry = symmetry.filter(|text| !text.text.is_empty());
    let Some(symmetry) = symmetry else {
        return Err(Mistake::new(line.line, line.column, "the class line has no symmetry: `8`, or one of `|-/\\+XO`"));
    };
    let mut letters = symmetry.text.chars();
    match (letters.next(), letters.next()) {
        (Some(code), None) if "8|-/\\+XO".contains(code) => pattern.symmetry = code,
        _ => {
            let message = format!("unknown symmetry `{}`: it is `8`, or one of `|-/\\+XO`", symmetry.text);
            return Err(Mistake::new(symmetry.line, symmetry.column, message));
        }
    }
    let mut described = String::new();
    for (index, item) in items.enumerate() {
        // Behind words that describe the line nothing else follows.
        if !described.is_empty() {
            let more = item.text();
            described = format!("{described}, {} {}", more.text, more.remark).trim_end().to_owned();
            continue;
        }
        described.clone_from(&item.text().remark);
        match item {
            Item::Value(text) => pattern.values.push(Part::new(text)),
            Item::Word(text) if text.text.is_empty() || text.text == "NULL" => {}
            // Classes come first; where values stand before them, a function is still told by its longer name.
            Item::Word(text) if index == 0 || pattern.classes.is_empty() && !text.text.contains('_') => {
                pattern.classes = text.text;
            }
            Item::Word(text) => match &pattern.helper {
                None => pattern.helper = Some(text),
                Some(_) => return Err(Mistake::new(text.line, text.column, "a second helper function")),
            },
        }
    }
    pattern.class_remark = format!("{described} {}", pattern.class_remark).trim().to_owned();
    Ok(())
}

/// A line without its comment, and the comment: `#` at the start or behind white space begins one.
fn split_comment(line: &str) -> (&str, Option<&str>) {
    let begins =
        |&(at, _): &(usize, &str)| line.get(..at).is_none_or(|before| !before.ends_with(|c: char| !c.is_whitespace()));
    match line.match_indices('#').find(begins) {
        Some((at, _)) => (line.get(..at).unwrap_or_default(), line.get(at + 1..)),
        None => (line, None),
    }
}
