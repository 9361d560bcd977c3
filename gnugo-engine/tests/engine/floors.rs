//! Does every file import lower floors only, and is there no circle among the files of the workspace?
//!
//! The floors of the engine, from the ground up, are the rows of the table in docs/architecture.md: a folder, or a file
//! beside the folders. Whoever reads them in that order meets no name that is defined further on.

mod circles;
mod modules;

use modules::{Crate, Import, Sources, on_disk};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The heading above the table, and what ends it.
const HEADING: &str = "## The engine (gnugo-engine/src)";

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The floors that a document lists, from the ground up: the first cells of its table.
fn floors(document: &str) -> Vec<String> {
    let section = document.split_once(HEADING).map_or("", |(_, section)| section);
    let rows = section.lines().skip_while(|line| !line.starts_with('|')).take_while(|line| line.starts_with('|'));
    let cell = |row: &str| Some(row.strip_prefix("| `")?.split_once('`')?.0.trim_end_matches('/').to_owned());
    rows.filter_map(cell).map(|floor| floor.trim_end_matches(".rs").to_owned()).collect()
}

/// The floor of a file: its folder, or the file itself where it stands beside the folders.
fn floor(file: &str) -> &str {
    file.split_once('/').map_or(file.trim_end_matches(".rs"), |(folder, _)| folder)
}

/// What breaks the order: imports of higher floors, be it by the name that is written or by what it stands for, and floors
/// that the table does not list.
fn breaches(engine: &Crate, floors: &[String]) -> BTreeSet<String> {
    let height = |name: &str| floors.iter().position(|floor| floor == name);
    let mut found = BTreeSet::new();
    for Import { from, line, path, to } in engine.imports() {
        let own = floor(&from);
        // The root names all floors.
        if own == "lib" {
            continue;
        }
        for there in [floor(&to), path.first().map_or("", String::as_str)] {
            if there == own || there == "lib" || !engine.has_module(there) {
                continue;
            }
            match (height(own), height(there)) {
                (None, _) => found.insert(format!("{own} is no floor of the table")),
                (_, None) => found.insert(format!("{there} is no floor of the table")),
                (Some(low), Some(high)) if high > low => {
                    found.insert(format!("{from}:{line} imports {there}, which is a higher floor"))
                }
                _ => false,
            };
        }
    }
    found
}

#[test]
fn every_floor_imports_lower_floors_only() {
    let document = fs::read_to_string(workspace().join("docs/architecture.md")).expect("the document");
    let floors = floors(&document);
    let engine = Crate::read(&on_disk(workspace().join("gnugo-engine/src")), "lib.rs");
    let roots: Vec<&str> = engine.roots().collect();
    let unlisted: Vec<_> = roots.iter().filter(|root| !floors.iter().any(|floor| floor == *root)).collect();
    assert!(unlisted.is_empty(), "not in the table of docs/architecture.md: {unlisted:?}");
    let gone: Vec<_> = floors.iter().filter(|floor| !roots.contains(&floor.as_str())).collect();
    assert!(gone.is_empty(), "in the table of docs/architecture.md, but not there: {gone:?}");
    let breaches = breaches(&engine, &floors);
    assert!(breaches.is_empty(), "{breaches:#?}");
}

#[test]
fn no_circle_among_the_files_of_the_workspace() {
    let mut files = 0;
    let mut circles = Vec::new();
    for (folder, root) in crates() {
        let read = Crate::read(&on_disk(workspace().join(&folder)), &root);
        let imports = read.imports();
        files += read.files().len();
        for circle in circles::circles(imports.iter().map(|import| (import.from.as_str(), import.to.as_str()))) {
            circles.push(format!("{folder}: {}", circles::told(&circle, &imports)));
        }
    }
    assert!(files > 300, "only {files} files were read");
    assert!(circles.is_empty(), "{circles:#?}");
}

/// Whoever looks for something finds its folder in the document, and the files that the document names.
#[test]
fn the_document_names_every_folder_and_no_file_that_is_not_there() {
    let document = fs::read_to_string(workspace().join("docs/architecture.md")).expect("the document");
    let (mut folders, mut unnamed) = (BTreeSet::new(), Vec::new());
    for (folder, root) in crates() {
        for file in Crate::read(&on_disk(workspace().join(&folder)), &root).files() {
            let parents = Path::new(file).ancestors().skip(1).filter_map(|parent| parent.to_str());
            folders.extend(parents.filter(|parent| !parent.is_empty()).map(|parent| format!("{folder}/{parent}/")));
        }
    }
    assert!(folders.len() > 40, "only {} folders were found", folders.len());
    for folder in &folders {
        let name = folder.trim_end_matches('/').rsplit('/').next().unwrap_or_default();
        let is_named = [format!("`{name}/`"), format!("/{name}/"), format!(" {name}/ ")];
        // Folders of tests, and of the patterns about one subject, say all that there is to say by their names.
        if name != "tests" && !folder.contains("/db/") && !is_named.iter().any(|name| document.contains(name)) {
            unnamed.push(folder);
        }
    }
    assert!(unnamed.is_empty(), "not in docs/architecture.md: {unnamed:#?}");
    let links: Vec<&str> = document.split("](").skip(1).filter_map(|rest| Some(rest.split_once(')')?.0)).collect();
    assert!(links.len() > 10, "{links:?}");
    let broken: Vec<_> = links.iter().filter(|link| !workspace().join("docs").join(link).exists()).collect();
    assert!(broken.is_empty(), "named in docs/architecture.md, but not there: {broken:?}");
}

/// The roots of the workspace's libraries and binaries, each with its folder, as the manifest lists the members.
fn crates() -> Vec<(String, String)> {
    let manifest = fs::read_to_string(workspace().join("Cargo.toml")).expect("the workspace's manifest");
    let members = manifest.split_once("members = [").and_then(|(_, rest)| rest.split_once(']')).expect("members").0;
    let members = members.split(',').map(|member| member.trim().trim_matches('"')).filter(|member| !member.is_empty());
    let roots = members.flat_map(|member| {
        [(format!("{member}/src"), "lib.rs"), (format!("{member}/src"), "main.rs"), (member.to_owned(), "lib.rs")]
    });
    let there = roots.filter(|(folder, root)| workspace().join(folder).join(root).is_file());
    there.map(|(folder, root)| (folder, root.to_owned())).collect()
}

/// A crate that is made up: the files with their texts.
fn made_up(files: &'static [(&'static str, &'static str)]) -> Crate {
    let sources: Sources<'_> =
        &|file| files.iter().find(|(name, _)| Path::new(name) == file).map(|(_, text)| (*text).to_owned());
    Crate::read(sources, "lib.rs")
}

const TABLE: &str = "
## The engine (gnugo-engine/src)

From the ground up.

| floor | answers |
|---|---|
| `ground/` | what? |
| `walls.rs` | where? |
| `roof/` | why? |

| something | else |
";

/// Imports upwards are found however they are written, and no others.
#[test]
fn what_breaks_the_order_is_found() {
    assert_eq!(floors(TABLE), ["ground", "walls", "roof"]);
    let house = made_up(&[
        ("lib.rs", "mod ground; mod walls; mod roof; pub use roof::Tile;"),
        ("ground/mod.rs", "mod cellar; mod loft; pub use cellar::Stone; pub use loft::passed_on;"),
        (
            "ground/cellar.rs",
            "use crate::roof::Tile;\npub struct Stone;\nfn f() {\n    crate::walls::build();\n}\n\
             #[cfg(test)]\nmod tests {\n    use crate::roof::Gutter;\n}\n#[cfg(test)]\nuse crate::roof::Gutter;\nfn g() {}",
        ),
        (
            "ground/loft.rs",
            "/// Not an import: [`crate::roof::Tile`].\npub use crate::roof::{self as up, tile::{Glaze as G, *}};\n\
             // The engine's own name of what the roof defines.\nuse crate::Tile as Own;\nuse super::super::roof::Gutter;\n\
             fn passed_on() { const WORD: &str = \"crate::roof\"; }",
        ),
        ("walls.rs", "pub use crate::ground::Stone;\npub fn build() { matches!(1, crate::roof::LIMIT); }"),
        (
            "roof/mod.rs",
            "mod tile; pub use tile::Tile; pub struct Gutter; use crate::walls::Stone;\nuse crate::ground;",
        ),
        ("roof/tile.rs", "pub struct Tile; pub struct Glaze; use super::Gutter;"),
    ]);
    let found: Vec<String> = breaches(&house, &floors(TABLE)).into_iter().collect();
    let expected = [
        "ground/cellar.rs:1 imports roof, which is a higher floor",
        "ground/cellar.rs:4 imports walls, which is a higher floor",
        "ground/loft.rs:2 imports roof, which is a higher floor",
        "ground/loft.rs:4 imports roof, which is a higher floor",
        "ground/loft.rs:5 imports roof, which is a higher floor",
        "walls.rs:2 imports roof, which is a higher floor",
    ];
    assert_eq!(found, expected);
    let short = floors(&TABLE.replace("| `walls.rs` | where? |\n", ""));
    assert!(breaches(&house, &short).contains("walls is no floor of the table"));
}

/// A name that a lower floor passes on from a higher one counts for both; a name that a higher floor passes on from a lower
/// one counts for the higher.
#[test]
fn names_are_followed_through_re_exports() {
    let house = made_up(&[
        ("lib.rs", "mod ground; mod walls; mod roof;"),
        ("ground/mod.rs", "pub struct Stone; pub use crate::roof::Tile;"),
        ("walls.rs", "use crate::ground::Tile;\nuse crate::roof::Stone;"),
        ("roof/mod.rs", "mod tile; pub use tile::Tile; pub use crate::ground::Stone;"),
        ("roof/tile.rs", "pub struct Tile;"),
    ]);
    let found: Vec<String> = breaches(&house, &floors(TABLE)).into_iter().collect();
    assert_eq!(
        found,
        ["walls.rs:1 imports roof, which is a higher floor", "walls.rs:2 imports roof, which is a higher floor"]
    );
}

/// Circles are found through the files that define the names; a parent that only passes its children on is in none.
#[test]
fn circles_are_found() {
    let house = made_up(&[
        ("lib.rs", "mod a; mod b; mod c; pub use a::A; pub use b::B;"),
        ("a.rs", "use crate::B; pub struct A;"),
        ("b.rs", "use crate::c::C; pub struct B;"),
        ("c.rs", "use crate::A; pub struct C; #[cfg(test)] mod tests { use crate::d::D; }"),
    ]);
    let imports = house.imports();
    let found = circles::circles(imports.iter().map(|import| (import.from.as_str(), import.to.as_str())));
    assert_eq!(found, [["a.rs", "b.rs", "c.rs"]]);
    assert_eq!(circles::told(&found[0], &imports), "a.rs:1 imports b.rs, b.rs:1 imports c.rs, c.rs:1 imports a.rs");
    let open = made_up(&[
        ("lib.rs", "mod a; mod b; pub use a::A;"),
        ("a.rs", "use crate::b::B; pub struct A;"),
        ("b.rs", "pub struct B;"),
    ]);
    let imports = open.imports();
    assert!(!imports.is_empty());
    assert!(circles::circles(imports.iter().map(|import| (import.from.as_str(), import.to.as_str()))).is_empty());
}
