//! `new`: what is the next pattern of a database called, and where does it begin?

use crate::catalog::{Catalog, Entry};
use crate::cli::New;
use crate::failure::Failure;
use gnugo_pattern_compiler::name_in_source;
use std::collections::HashMap;
use std::io::Write;

pub(crate) fn run(wanted: &New, catalog: &Catalog, out: &mut dyn Write) -> Result<(), Failure> {
    let bases = catalog.databases(Some(&wanted.database))?;
    let here: Vec<_> = bases.iter().flat_map(|base| base.entries()).collect();
    let name = next_name(&wanted.database, &here, &catalog.entries());
    // Where to paste it is said only if the name is that of one database.
    if let ([base], Some(last)) = (&bases[..], here.last()) {
        eprintln!("for {}, behind {} at {}", base.name(), last.name, last.place());
    }
    let kind = bases.first().map_or("", |base| base.kind());
    writeln!(out, "{}", skeleton(&name_in_source(&name), kind))?;
    Ok(())
}

/// A pattern of a type that compiles, for its author to change.
fn skeleton(name: &str, kind: &str) -> String {
    let class = match kind {
        "Attack" | "Barrier" => "A",
        "Defense" => "D",
        "Connection" => "C",
        "Influence" => "E",
        "Joseki" => "sJ",
        _ => "-",
    };
    // Joseki lie in a corner, of which every point is known.
    let [main, labelled] = match kind {
        "Joseki" => [["----+", "....|", ".X*.|", "....|"].as_slice(), &["----+", "....|", ".A*.|", "....|"]],
        _ => [["?X?", "XO*", "?.?"].as_slice(), &["?A?", "Xb*", "?.?"]],
    };
    let constraint = if kind == "Joseki" { "lib(A) > 1" } else { "lib(A) > 1 && lib(b) == 2" };
    let rows = |rows: &[&str]| rows.iter().map(|row| format!("        {row}\n")).collect::<String>();
    let (main, labelled) = (rows(main), rows(labelled));
    format!(
        "    /// Say in a sentence what the move is for.
    pattern! < {name}
{main}
        : _, {class}

{labelled}
        ; {constraint}
    >"
    )
}

/// The beginning that most names of the database have, with the next number that no pattern of any database has.
fn next_name(database: &str, here: &[Entry], all: &[Entry]) -> String {
    let mut counts: HashMap<&str, usize> = HashMap::new();
    for entry in here {
        *counts.entry(stem(entry.name)).or_default() += 1;
    }
    let most = counts.into_iter().max_by_key(|&(stem, count)| (count, std::cmp::Reverse(stem)));
    let stem_here = most.map_or(database, |(stem, _)| stem);
    let number = |entry: &Entry| entry.name.strip_prefix(stem_here).and_then(|digits| digits.parse::<u32>().ok());
    let last = all.iter().filter_map(number).max().unwrap_or(0);
    format!("{stem_here}{}", last.saturating_add(1))
}

/// A name without the number at its end.
fn stem(name: &str) -> &str {
    name.trim_end_matches(|c: char| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use gnugo_pattern_compiler::findings;
    use gnugo_pattern_compiler::rules::TYPES;

    /// What is pasted compiles before anything is changed.
    #[test]
    fn skeletons_of_all_types_are_right() {
        for kind in TYPES {
            let block = format!("pub static NEW: {};\n\n{}", kind.name, skeleton("New1", kind.name));
            let tokens = block.parse().expect("the lexer takes it");
            assert_eq!(findings(tokens), [], "{block}");
        }
    }

    #[test]
    fn names_go_on_where_the_last_one_ends() {
        assert_eq!(stem("Counter12"), "Counter");
        assert_eq!(next_name("COUNTER", &[], &[]), "COUNTER1");
    }
}
