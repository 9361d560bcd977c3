//! How do the patterns of a tree look as the source of a `patterns!` block?

use super::compile::Compiled;
use super::drawn::Drawn;
use crate::ir;
use crate::rules::lints::Lint;

/// The block.
pub(super) fn block(database: &str, file: &str, compiled: &Compiled) -> String {
    let mut lines = vec![
        "patterns! {".to_owned(),
        format!("    /// What `joseki!` makes of `{file}`."),
        format!("    pub static {database}: Joseki;"),
    ];
    for (checked, drawn) in compiled.checked.iter().zip(&compiled.drawn) {
        if let Ok(pattern) = &checked.pattern {
            lines.push(String::new());
            let needed: Vec<&str> = checked.allows.needed().map(Lint::name).collect();
            write(&mut lines, pattern, drawn, &needed);
        }
    }
    lines.push("}".to_owned());
    lines.join("\n") + "\n"
}

fn write(lines: &mut Vec<String>, pattern: &ir::Pattern, drawn: &Drawn, needed: &[&str]) {
    let comment = &drawn.comment;
    let mut add = |indent: usize, text: &str| lines.push(format!("{}{text}", " ".repeat(indent)).trim_end().to_owned());
    comment.notes.iter().for_each(|note| add(4, &format!("/// {note}")));
    comment.allows.iter().for_each(|allow| add(4, allow));
    if !needed.is_empty() {
        add(4, &format!("#[allow({})]", needed.join(", ")));
    }
    add(4, &format!("pattern! < {}", drawn.name));
    drawn.rows.iter().for_each(|row| add(8, row));
    add(0, "");
    let class_line = comment.class_line.trim();
    let class_line = class_line.strip_prefix('-').unwrap_or(class_line);
    let more: Vec<&str> = class_line.split(',').map(str::trim).collect();
    add(8, &format!(": {}, s{}{}", pattern.symmetry.code(), comment.class, more.join(", ")));
    if let Some(labelled) = &drawn.labelled {
        add(0, "");
        labelled.iter().for_each(|row| add(8, row));
    }
    if !comment.constraint.is_empty() || !comment.action.is_empty() {
        add(0, "");
    }
    comment.constraint.iter().for_each(|row| add(8, &format!("; {row}")));
    comment.action.iter().for_each(|row| add(8, &format!("> {row}")));
    add(4, ">");
}
