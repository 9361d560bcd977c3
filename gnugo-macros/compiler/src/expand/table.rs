//! The table of a database: everything of its patterns that is data.
//!
//! It is written as text and parsed as a whole. Nothing in it has a place of its own, and to build it token by token
//! took more time than everything else for a large database.

use crate::ast::{Expr, Operand};
use crate::ir::{Edges, Label, Pattern, Position, Threat, Value, action_text, text};
use proc_macro2::TokenStream;
use std::fmt::Write;

/// The patterns of a table: an array.
pub(super) fn rows(patterns: &[&Pattern]) -> TokenStream {
    let mut written = String::from("[");
    let all = patterns.iter().try_for_each(|pattern| write_row(&mut written, pattern));
    written.push(']');
    match (all, written.parse()) {
        (Ok(()), Ok(table)) => table,
        _ => fault_of_the_compiler(),
    }
}

/// All that a checked pattern says can be written here, and is Rust. If it is not, that is no fault of the author's, and no
/// reason for a table that lacks something.
fn fault_of_the_compiler() -> TokenStream {
    quote::quote!(::core::compile_error!(
        "the pattern compiler cannot write these patterns\nnote: the patterns are not at fault, the compiler is"
    ))
}

fn write_row(out: &mut String, pattern: &Pattern) -> std::fmt::Result {
    let Pattern { name, doc, line, grid, fingerprint, .. } = pattern;
    let classes: String = pattern.classes.iter().collect();
    let constraint_text = pattern.constraint.as_ref().map(text).unwrap_or_default();
    let rows = join((0..grid.height).map(|row| format!("{:?}", grid.row_text(row))));
    let threats: Option<Vec<String>> = pattern.threats.iter().map(|threat| self::threat(pattern, threat)).collect();
    let threats = threats.ok_or(std::fmt::Error)?;
    write!(
        out,
        "__pattern::Pattern {{ name: {name:?}, doc: {doc:?}, file: __FILE, line: {line}, \
         diagram: __pattern::Diagram {{ rows: &[{rows}], \
         edges: {}, \
         symmetry: __pattern::Symmetry::{} }}, \
         classes: __pattern::Classes::new({classes:?}), values: &[{}], threats: &[{}], labels: &[{}], \
         helper: {}, constraint: {}, action: {}, \
         constraint_text: {constraint_text:?}, action_text: {:?}, \
         positions: &[{}], fingerprint: {fingerprint} }},",
        edges(grid.edges),
        pattern.symmetry.variant(),
        join(pattern.values.iter().map(value)),
        join(threats.into_iter()),
        join(pattern.labels.iter().map(label)),
        function(pattern, "helper", pattern.helper.is_some()),
        function(pattern, "constraint", pattern.constraint.is_some()),
        function(pattern, "action", !pattern.action.is_empty()),
        action_text(&pattern.action),
        join(pattern.positions.iter().map(position)),
    )
}

fn edges(Edges { north, south, west, east }: Edges) -> String {
    format!("__pattern::Edges {{ north: {north}, south: {south}, west: {west}, east: {east} }}")
}

fn position(position: &Position) -> String {
    let Position { accepted, line, rows, edges, size, corner } = position;
    format!(
        "__pattern::Position {{ accepted: {accepted}, line: {line}, rows: &[{}], edges: {}, size: {size}, corner: {corner:?} }}",
        join(rows.iter().map(|row| format!("{row:?}"))),
        self::edges(*edges),
    )
}

fn value(value: &Value) -> String {
    format!("__pattern::Value {{ name: __pattern::ValueName::{}, amount: {:?} }}", value.variant, value.amount)
}

/// None if its label stands nowhere, which the checks refuse.
fn threat(pattern: &Pattern, threat: &Threat) -> Option<String> {
    let point = match threat.label.bare() {
        Expr::Point(Operand::Label(_, letter)) => {
            pattern.labels.iter().find(|label| label.letter == *letter)?.points.first().copied()?
        }
        _ => pattern.grid.find('*').next()?,
    };
    Some(format!("__pattern::ThreatValue {{ name: __pattern::ThreatName::{}, point: {point:?} }}", threat.variant))
}

fn label(label: &Label) -> String {
    let points = label.points.iter().map(|(row, column)| format!("({row}, {column})"));
    format!("__pattern::Label {{ letter: {:?}, points: &[{}] }}", label.letter, join(points))
}

fn function(pattern: &Pattern, role: &str, is_there: bool) -> String {
    if is_there {
        format!("::core::option::Option::Some({})", pattern.function(role))
    } else {
        "::core::option::Option::None".to_owned()
    }
}

fn join(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::{Pattern, rows};
    use crate::tests::checked;

    /// What the checks let pass can be written; if not, nothing is left out in silence.
    #[test]
    fn a_pattern_that_cannot_be_written_is_an_error() {
        let text = "pub static A: OwlAttack; pattern! < P\n?X.\nOX*\n?..\n: 8, s, value(3), threatens_to_capture(a)\n\n\
                    ?a.\nOX*\n?..\n>";
        let mut patterns = checked(text);
        let written = |pattern: &Pattern| rows(&[pattern]).to_string();
        assert!(written(&patterns[0]).contains("ThreatName :: Capture"), "{}", written(&patterns[0]));
        patterns[0].labels.clear();
        assert!(written(&patterns[0]).contains("compile_error"), "{}", written(&patterns[0]));
    }
}
