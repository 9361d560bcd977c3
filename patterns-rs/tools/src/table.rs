//! How do rows of text become columns, and numbers words?

use std::io::{self, Write};

/// So many of something: `1 game`, `2 games`.
pub(crate) fn counted(number: usize, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}

/// Writes rows with their columns aligned to the left, two spaces apart; each line begins with the indentation.
pub(crate) fn write(out: &mut dyn Write, indent: &str, rows: &[Vec<String>]) -> io::Result<()> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column| rows.iter().filter_map(|row| row.get(column)).map(|cell: &String| cell.chars().count()).max();
    let widths: Vec<_> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
    for row in rows {
        let cells = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:<width$}"));
        let line = cells.collect::<Vec<_>>().join("  ");
        writeln!(out, "{indent}{}", line.trim_end())?;
    }
    Ok(())
}
