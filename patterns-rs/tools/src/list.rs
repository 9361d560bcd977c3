//! `list`: which databases and patterns are there? Patterns of which games have taught how strong they are come with that.

use crate::catalog::Catalog;
use crate::cli::List;
use crate::failure::Failure;
use crate::table;
use gnugo_engine::pattern::Strengths;
use std::io::Write;

pub(crate) fn run(wanted: &List, catalog: &Catalog, out: &mut dyn Write) -> Result<(), Failure> {
    let bases = match &wanted.kind {
        Some(kind) => catalog.of_type(kind)?,
        None => catalog.databases(wanted.database.as_deref())?,
    };
    if wanted.brief {
        let row = |base: &&dyn crate::catalog::Base| {
            let entries = base.entries();
            let file = entries.first().map_or("", |entry| entry.file);
            vec![base.kind().to_owned(), base.name().to_owned(), entries.len().to_string(), file.to_owned()]
        };
        let rows: Vec<_> = bases.iter().map(row).collect();
        table::write(out, "", &rows)?;
        return Ok(());
    }
    let learnt = Strengths::parse(catalog.engine().strengths).map_err(Failure::Strengths)?;
    let strength = |name: &str| learnt.of(name).map_or_else(String::new, |strength| format!("{strength:>6.2}"));
    for base in bases {
        let entries = base.entries();
        let plural = if entries.len() == 1 { "" } else { "s" };
        writeln!(out, "{}: {}, {} pattern{plural}", base.name(), base.kind(), entries.len())?;
        let rows: Vec<_> = entries
            .iter()
            .map(|entry| {
                let (name, classes) = (entry.name.to_owned(), entry.classes.to_string());
                vec![name, classes, strength(entry.name), entry.place(), entry.summary()]
            })
            .collect();
        table::write(out, "    ", &rows)?;
    }
    Ok(())
}
