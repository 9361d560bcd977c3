//! Patterns as documentation draws them.

use crate::ir::{Edges, Grid, Pattern};

/// A diagram with its edges, and some of its points under another letter.
pub(super) fn drawing(grid: &Grid, labelled: &[(char, &[(usize, usize)])]) -> String {
    let row = |row: usize| -> String {
        let letters = grid.row_text(row);
        let shown = letters.chars().enumerate().map(|(column, letter)| {
            let label = labelled.iter().find(|(_, points)| points.contains(&(row, column)));
            label.map_or(letter, |&(label, _)| label)
        });
        shown.collect()
    };
    framed(&(0..grid.height).map(row).collect::<Vec<_>>(), grid.edges)
}

/// Rows with the edges of the board, as a block of text.
fn framed(rows: &[String], edges: Edges) -> String {
    let (west, east) = (if edges.west { "|" } else { "" }, if edges.east { "|" } else { "" });
    let corner = |side: &str| if side.is_empty() { "" } else { "+" };
    let width = rows.first().map_or(0, String::len);
    let edge = format!("{}{}{}\n", corner(west), "-".repeat(width), corner(east));
    let (above, below) = (if edges.north { edge.as_str() } else { "" }, if edges.south { edge.as_str() } else { "" });
    let rows: String = rows.iter().map(|row| format!("{west}{row}{east}\n")).collect();
    format!("```text\n{above}{rows}{below}```")
}

/// The boards that show where a pattern is accepted, and where it is refused; nothing if there are none.
pub(super) fn positions_doc(pattern: &Pattern) -> String {
    let drawn = pattern.positions.iter().map(|position| {
        let said = if position.accepted { "Accepted" } else { "Refused" };
        format!("\n\n{said} here:\n\n{}", framed(&position.rows, position.edges))
    });
    drawn.collect()
}

/// What the documentation of a database tells of its patterns: each with its purpose, its diagram and its positions.
pub(super) fn database_doc(patterns: &[&Pattern]) -> String {
    let told = |pattern: &&Pattern| {
        let (name, purpose) = (&pattern.name, &pattern.doc);
        format!("\n\n# {name}\n\n{purpose}\n\n{}{}", drawing(&pattern.grid, &[]), positions_doc(pattern))
    };
    patterns.iter().map(told).collect()
}
