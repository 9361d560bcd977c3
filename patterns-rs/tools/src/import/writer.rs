//! How is a pattern written as source? And which piece of which pattern stands in a line of it?
//!
//! What is not carried over stands in the source as a comment, at its place and with the reason.

use super::model::{Drawing, Edges, Pattern};
use gnugo_pattern_compiler::name_in_source;
use std::fmt::Write;

/// A piece of a pattern that can be wrong by itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Piece {
    /// The name and the diagram: without them nothing is left.
    Drawing,
    /// Comments and attributes.
    Attributes,
    ClassLine,
    Labelled,
    Constraint,
    /// The statement with this number.
    Action(usize),
}

/// Source text, and what each of its lines is of.
#[derive(Debug, Default)]
pub(crate) struct Source {
    pub(crate) text: String,
    places: Vec<Option<(usize, Piece)>>,
    /// The insides of the blocks: the number of lines above each, and where it lies in the text.
    blocks: Vec<(usize, std::ops::Range<usize>)>,
}

impl Source {
    /// Adds a line that belongs to no pattern.
    pub(crate) fn outside(&mut self, line: &str) {
        self.push(line, None);
    }

    fn push(&mut self, line: &str, place: Option<(usize, Piece)>) {
        // Nothing that writes to a string fails.
        let _ = writeln!(self.text, "{}", line.trim_end());
        self.places.push(place);
    }

    /// Writes a block: the declaration of its static, and the patterns, with their numbers in the file.
    pub(crate) fn block<'a>(
        &mut self,
        declaration: &[String],
        patterns: impl Iterator<Item = (usize, &'a Pattern)>,
        trailing: &[String],
    ) {
        self.outside("patterns! {");
        let (lines, start) = (self.places.len(), self.text.len());
        for line in declaration {
            self.outside(&format!("    {line}"));
        }
        self.outside("");
        for (number, pattern) in patterns {
            self.pattern(number, pattern);
        }
        for line in trailing {
            self.outside(&comment_line(line));
        }
        self.blocks.push((lines, start..self.text.len()));
        self.outside("}");
    }

    /// The insides of its blocks, each with the number of lines above it.
    pub(crate) fn blocks(&self) -> impl Iterator<Item = (usize, &str)> {
        self.blocks.iter().filter_map(|(lines, range)| Some((*lines, self.text.get(range.clone())?)))
    }

    /// The pattern, by its number in the file, and the piece of it that a line is of. Lines count from 1.
    pub(crate) fn place(&self, line: usize) -> Option<(usize, Piece)> {
        self.places.get(line.checked_sub(1)?).copied().flatten()
    }

    /// Writes a pattern, which has this number in the file.
    fn pattern(&mut self, number: usize, pattern: &Pattern) {
        let mut lines = Lines { source: self, number, piece: Piece::Attributes, prefix: "    " };
        lines.comments(&pattern.comments);
        if let Some(why) = &pattern.left_out {
            lines.line(&format!("// `{}` is left out: {why}", pattern.name));
            lines.prefix = "    // ";
        } else {
            for text in descriptions(&pattern.drawing) {
                lines.line(&format!("/// {text}"));
            }
        }
        for (name, (_, reason)) in pattern.lifted.iter().filter(|_| pattern.left_out.is_none()) {
            lines.line(&format!("#[allow({name}, reason = {reason:?})]"));
        }
        lines.body(pattern);
    }
}

/// Writes the lines of one pattern.
struct Lines<'a> {
    source: &'a mut Source,
    number: usize,
    piece: Piece,
    prefix: &'static str,
}

impl Lines<'_> {
    fn line(&mut self, text: &str) {
        let place = Some((self.number, self.piece));
        if text.is_empty() && !self.prefix.contains('/') {
            self.source.push("", place);
        } else {
            self.source.push(&format!("{}{text}", self.prefix), place);
        }
    }

    /// Comments above a pattern; an empty one is a blank line, which keeps groups of them apart.
    fn comments(&mut self, comments: &[String]) {
        for comment in comments {
            if comment.is_empty() {
                self.line("");
            } else {
                self.line(&format!("// {comment}"));
            }
        }
    }

    fn body(&mut self, pattern: &Pattern) {
        self.piece = Piece::Drawing;
        self.line(&format!("pattern! < {}", name_in_source(&pattern.name)));
        for comment in &pattern.inner {
            self.line(&format!("    // {comment}"));
        }
        self.drawing(&pattern.drawing, None);
        self.line("");
        self.piece = Piece::ClassLine;
        self.class_line(pattern);
        if let Some(labelled) = &pattern.labelled {
            self.piece = Piece::Labelled;
            self.line("");
            self.drawing(labelled, Some(&pattern.drawing));
        }
        self.piece = Piece::Constraint;
        if !pattern.constraint.is_empty() || !pattern.actions.is_empty() {
            self.line("");
        }
        self.constraint(pattern);
        for (index, action) in pattern.actions.iter().enumerate() {
            self.piece = Piece::Action(index);
            let (text, remark) = (&action.text.text, behind(&action.text.remark));
            match &action.left_out {
                None => self.line(&format!("    > {text};{remark}")),
                Some(why) => {
                    self.line(&format!("    // Not carried over, since {why}:"));
                    self.line(&format!("    // > {text};{remark}"));
                }
            }
        }
        self.piece = Piece::Drawing;
        self.line(">");
        self.prefix = "    ";
        self.line("");
    }

    fn class_line(&mut self, pattern: &Pattern) {
        for value in &pattern.values {
            if let Some(why) = &value.left_out {
                self.line(&format!("    // Not carried over, since {why}: {}", value.text.text));
            }
        }
        if let Some(helper) = pattern.helper.as_ref().filter(|_| pattern.helper_path.is_none()) {
            self.line(&format!("    // Not carried over, since it is written in C: {}", helper.text));
        }
        let symmetry = match pattern.symmetry {
            '\\' => "'\\\\'".to_owned(),
            code => code.to_string(),
        };
        let classes = if pattern.classes.is_empty() { "-" } else { &pattern.classes };
        let values = pattern.values.iter().filter(|value| value.left_out.is_none());
        let mut items = vec![symmetry, classes.to_owned()];
        items.extend(values.map(|value| value.text.text.clone()));
        match &pattern.helper_path {
            _ if pattern.is_refused() => items.push("crate::not_asked".to_owned()),
            Some(path) => items.push(path.clone()),
            None => {}
        }
        self.line(&format!("    : {}{}", items.join(", "), behind(&pattern.class_remark)));
    }

    fn constraint(&mut self, pattern: &Pattern) {
        let mark = match &pattern.not_asked {
            None => "    ;",
            Some(why) => {
                self.line(&format!("    // Not asked, since {why}:"));
                "    // ;"
            }
        };
        if pattern.not_asked.is_none() && !pattern.in_c.is_empty() {
            self.line(&format!("    // In C: {}", pattern.in_c.join(" ").trim()));
        }
        for (number, text) in pattern.constraint.iter().enumerate() {
            let remark = behind(&text.remark);
            let original = pattern.in_c.get(number).filter(|_| pattern.not_asked.is_some());
            // A line with only a comment, or nothing, adds nothing to the constraint.
            match original.unwrap_or(&text.text).trim() {
                "" if remark.is_empty() => {}
                "" => self.line(&format!("    {}", remark.trim())),
                text => self.line(&format!("{mark} {text}{remark}")),
            }
        }
    }

    /// A drawing with its edges. Descriptions stand behind rows, but not those that the main diagram has as well.
    fn drawing(&mut self, drawing: &Drawing, main: Option<&Drawing>) {
        let known: Vec<&str> = main.map_or_else(Vec::new, descriptions);
        let is_new = |text: &str| main.is_some() && !text.is_empty() && !known.contains(&text);
        for text in drawing.remarks.iter().filter(|text| is_new(text)) {
            self.line(&format!("    // {text}"));
        }
        let edge = frame(drawing.edges, &"-".repeat(drawing.width()), '+');
        if drawing.edges.north {
            self.line(&format!("    {edge}"));
        }
        for row in &drawing.rows {
            let remark = if is_new(&row.remark) { behind(&row.remark) } else { String::new() };
            self.line(&format!("    {}{remark}", frame(drawing.edges, &row.text, '|')));
        }
        if drawing.edges.south {
            self.line(&format!("    {edge}"));
        }
    }
}

/// A comment of a block on a line of its own; nothing is a blank line.
fn comment_line(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!("    // {text}") }
}

/// A row with its left and right edges.
fn frame(edges: Edges, row: &str, side: char) -> String {
    let at = |on_edge: bool| if on_edge { String::from(side) } else { String::new() };
    format!("{}{row}{}", at(edges.west), at(edges.east))
}

/// The descriptions in a drawing, from the top.
fn descriptions(drawing: &Drawing) -> Vec<&str> {
    let rows = drawing.rows.iter().map(|row| &row.remark);
    drawing.remarks.iter().chain(rows).map(String::as_str).filter(|text| !text.is_empty()).collect()
}

/// A comment behind a line.
fn behind(remark: &str) -> String {
    if remark.is_empty() { String::new() } else { format!("  // {remark}") }
}
