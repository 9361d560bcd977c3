//! Where do rows of a file have the edges of the board, and where points? And does the labelled diagram fit?

use super::model::{Drawing, Edges, Mistake, Replaced, Text};
use gnugo_pattern_compiler::rules::DatabaseType;

/// Reads the rows of a pattern's diagram.
pub(crate) fn main(
    rows: &[Text],
    rules: &'static DatabaseType,
    replaced: &mut Vec<Replaced>,
) -> Result<Drawing, Mistake> {
    let mut drawing = frame(rows)?;
    replace_foreign(&mut drawing, rules, true, replaced);
    replace_further_anchors(&mut drawing, replaced);
    for row in &drawing.rows {
        let known = |letter: char| rules.symbol(letter).is_some();
        if let Some(index) = row.text.chars().position(|letter| !known(letter)) {
            let symbols: String = rules.all_symbols().map(|symbol| symbol.letter).collect();
            let letter = row.text.chars().nth(index).unwrap_or('?');
            let message = format!("unknown symbol `{letter}`: those of {} diagrams are `{symbols}`", rules.name);
            return Err(Mistake::new(row.line, row.column + index, message));
        }
    }
    Ok(drawing)
}

/// Reads the labelled diagram, if there is one. It takes its edges from the diagram of the pattern.
pub(crate) fn labelled(
    rows: &[Text],
    main: &Drawing,
    rules: &'static DatabaseType,
) -> Result<Option<Drawing>, Mistake> {
    let Some(first) = rows.first() else { return Ok(None) };
    let mut drawing = frame(rows)?;
    replace_foreign(&mut drawing, rules, false, &mut Vec::new());
    let size = |drawing: &Drawing| (drawing.rows.len(), drawing.width());
    if size(&drawing) != size(main) {
        let ((height, width), (rows, columns)) = (size(&drawing), size(main));
        let message =
            format!("the labelled diagram has {height} rows of {width} points, but the pattern {rows} of {columns}");
        return Err(Mistake::new(first.line, first.column, message));
    }
    for row in &drawing.rows {
        let known = |letter: char| rules.symbol(letter).is_some() || letter.is_ascii_alphabetic();
        if let Some(index) = row.text.chars().position(|letter| !known(letter)) {
            let letter = row.text.chars().nth(index).unwrap_or('?');
            let message = format!("`{letter}` is neither a symbol nor a label");
            return Err(Mistake::new(row.line, row.column + index, message));
        }
    }
    // A stone by which the pattern is placed is a stone like any other where labels are compared.
    for (row, shown) in drawing.rows.iter_mut().zip(&main.rows) {
        let alike = |letter: char, shown: char| {
            let pair = |pair: &str| pair.contains(letter) && pair.contains(shown);
            if pair("XY") || pair("OQ") { shown } else { letter }
        };
        row.text = row.text.chars().zip(shown.text.chars()).map(|(letter, shown)| alike(letter, shown)).collect();
    }
    drawing.edges = main.edges;
    Ok(Some(drawing))
}

/// A pattern is placed by one stone: further ones drawn as `Y` or `Q` are plain stones, which match the same.
fn replace_further_anchors(drawing: &mut Drawing, replaced: &mut Vec<Replaced>) {
    let mut is_first = true;
    for row in &mut drawing.rows {
        let mut text = String::new();
        for symbol in row.text.chars() {
            let by = match symbol {
                'Y' | 'Q' if std::mem::take(&mut is_first) => symbol,
                'Y' => 'X',
                'Q' => 'O',
                other => other,
            };
            if by != symbol {
                replaced.push(Replaced { line: row.line, symbol, by });
            }
            text.push(by);
        }
        row.text = text;
    }
}

/// Puts symbols of every diagram in the place of those that only other types of databases have, and that match the same.
fn replace_foreign(drawing: &mut Drawing, rules: &'static DatabaseType, is_main: bool, replaced: &mut Vec<Replaced>) {
    for row in &mut drawing.rows {
        let plain = |symbol: char| {
            let is_foreign = rules.symbol(symbol).is_none();
            match symbol {
                '!' | ',' if is_foreign => '.',
                // In the labelled diagram, a letter is a label.
                'Q' if is_foreign && is_main => 'O',
                'Y' if is_foreign && is_main => 'X',
                symbol => symbol,
            }
        };
        let new: String = row.text.chars().map(plain).collect();
        for (symbol, by) in row.text.chars().zip(new.chars()).filter(|(symbol, by)| symbol != by) {
            replaced.push(Replaced { line: row.line, symbol, by });
        }
        row.text = new;
    }
}

/// Takes the edges from rows; what is left are points, in rows of one width.
fn frame(rows: &[Text]) -> Result<Drawing, Mistake> {
    let mut inside = rows;
    let mut drawing = Drawing::default();
    if let [first, rest @ ..] = inside
        && is_edge(first)
    {
        (drawing.edges.north, inside) = (true, rest);
        drawing.remarks.extend(remark(first));
    }
    let mut last_remark = None;
    if let [rest @ .., last] = inside
        && is_edge(last)
    {
        (drawing.edges.south, inside) = (true, rest);
        last_remark = remark(last);
    }
    if let (Some(row), true) = (rows.first(), inside.is_empty()) {
        return Err(Mistake::new(row.line, row.column, "the diagram has no points"));
    }
    for row in inside {
        let (points, west, east) = sides(row)?;
        match drawing.rows.first() {
            None => (drawing.edges.west, drawing.edges.east) = (west, east),
            Some(first) => check_like(row, &points, first, (west, east), drawing.edges, drawing.width())?,
        }
        drawing.rows.push(points);
    }
    drawing.remarks.extend(last_remark);
    Ok(drawing)
}

fn remark(row: &Text) -> Option<String> {
    Some(row.remark.clone()).filter(|text| !text.is_empty())
}

/// A row of the board's edge.
fn is_edge(row: &Text) -> bool {
    row.text.chars().all(|letter| "-+|".contains(letter)) && row.text.contains(['-', '+'])
}

/// The points of a row, and whether its left and right sides are edges.
fn sides(row: &Text) -> Result<(Text, bool, bool), Mistake> {
    let inner = row.text.strip_prefix('|');
    let west = inner.is_some();
    let inner = inner.unwrap_or(&row.text);
    let east = inner.ends_with('|');
    let inner = inner.strip_suffix('|').unwrap_or(inner);
    let column = row.column + usize::from(west);
    if let Some(index) = inner.chars().position(|letter| "|-+".contains(letter)) {
        return Err(Mistake::new(row.line, column + index, "an edge of the board among the points"));
    }
    if inner.is_empty() {
        return Err(Mistake::new(row.line, row.column, "the row has no points"));
    }
    Ok((Text { text: inner.to_owned(), column, ..row.clone() }, west, east))
}

fn check_like(
    row: &Text,
    points: &Text,
    first: &Text,
    (west, east): (bool, bool),
    edges: Edges,
    expected: usize,
) -> Result<(), Mistake> {
    let end = row.column + row.text.chars().count();
    if west != edges.west {
        let message = format!("the left side is the edge in this row or in line {}, but not in both", first.line);
        return Err(Mistake::new(row.line, row.column, message));
    }
    let width = points.text.chars().count();
    if width != expected {
        let column = points.column + width.min(expected);
        let message = format!("the row has {width} points, but the one in line {} has {expected}", first.line);
        return Err(Mistake::new(row.line, column, message));
    }
    if east != edges.east {
        let message = format!("the right side is the edge in this row or in line {}, but not in both", first.line);
        return Err(Mistake::new(row.line, end, message));
    }
    Ok(())
}
