//! Which files are a crate of databases that a tool writes?
//!
//! A module for each database, and around them, if they are not there yet, a manifest, a library with the list of
//! databases and a binary that offers the tools over them. The crate names this workspace by its path, has its lock
//! file, toolchain and profiles, and is no member of it.

use crate::failure::Failure;
use gnugo_pattern_compiler::rules::DatabaseType;
use std::collections::BTreeMap;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The first line of the manifest of a crate that a tool has written.
const MARK: &str = "# Pattern databases, written by the tool `patterns`.";

/// A module, and the statics that it declares, with their types.
type Declared = (String, Vec<(String, String)>);

/// A crate being written.
#[derive(Debug)]
pub(crate) struct Project {
    folder: PathBuf,
    /// The workspace with the engine and the tools.
    workspace: PathBuf,
}

impl Project {
    /// The crate in a folder, which must not be there yet, be empty, or hold such a crate, to which modules are added.
    pub(crate) fn new(folder: &Path, engine: Option<&Path>) -> Result<Self, Failure> {
        let workspace = workspace(engine)?;
        let failed = |path: &Path, why| Failure::File { file: path.display().to_string(), why };
        let manifest = folder.join("Cargo.toml");
        match fs::read(&manifest) {
            Ok(text) if text.starts_with(MARK.as_bytes()) => {}
            Ok(_) => return Err(Failure::OtherCrate { folder: folder.display().to_string() }),
            Err(why) if why.kind() == ErrorKind::NotFound => {
                // Sources that somebody else has put there would be kept, and would not fit.
                if let Some(file) = first_in(folder).map_err(|why| failed(folder, why))? {
                    return Err(Failure::NotEmpty { folder: folder.display().to_string(), file });
                }
            }
            Err(why) => return Err(failed(&manifest, why)),
        }
        Ok(Self { folder: folder.to_owned(), workspace })
    }

    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Where a module is written, as the compiler names it.
    pub(crate) fn module_path(name: &str) -> String {
        format!("src/db/{name}.rs")
    }

    /// The text of a module, if there is one of this name.
    pub(crate) fn module(&self, name: &str) -> Result<Option<String>, Failure> {
        let path = self.folder.join(Self::module_path(name));
        match fs::read(&path) {
            Ok(text) => Ok(Some(String::from_utf8_lossy(&text).into_owned())),
            Err(why) if why.kind() == ErrorKind::NotFound => Ok(None),
            Err(why) => Err(Failure::File { file: path.display().to_string(), why }),
        }
    }

    /// Whether the tree of a module of this name is there.
    pub(crate) fn has_tree(&self, name: &str) -> bool {
        self.folder.join(format!("src/db/{name}.sgf")).exists()
    }

    /// Writes a module.
    pub(crate) fn write_module(&self, name: &str, text: &str) -> Result<(), Failure> {
        self.write(&Self::module_path(name), text)
    }

    /// Copies a file beside the modules.
    pub(crate) fn write_beside(&self, name: &str, bytes: &[u8]) -> Result<(), Failure> {
        let path = self.folder.join("src/db").join(name);
        let failed = |why| Failure::Written { file: path.display().to_string(), why };
        fs::create_dir_all(self.folder.join("src/db")).map_err(failed)?;
        fs::write(&path, bytes).map_err(failed)
    }

    /// Writes what is around the modules.
    pub(crate) fn write_frame(&self) -> Result<(), Failure> {
        self.write("src/db/mod.rs", &self.list()?)?;
        let once = [
            ("Cargo.toml", self.manifest()),
            ("src/lib.rs", LIBRARY.to_owned()),
            ("src/main.rs", MAIN.to_owned()),
            ("src/bin/patterns.rs", TOOLS.to_owned()),
            ("src/helpers.rs", HELPERS.to_owned()),
        ];
        for (file, text) in once {
            if !self.folder.join(file).exists() {
                self.write(file, &text)?;
            }
        }
        for file in ["Cargo.lock", "rust-toolchain.toml"] {
            let (from, to) = (self.workspace.join(file), self.folder.join(file));
            if from.exists() && !to.exists() {
                fs::copy(&from, &to).map_err(|why| Failure::Written { file: to.display().to_string(), why })?;
            }
        }
        Ok(())
    }

    fn write(&self, file: &str, text: &str) -> Result<(), Failure> {
        let path = self.folder.join(file);
        let failed = |why| Failure::Written { file: path.display().to_string(), why };
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(failed)?;
        }
        fs::write(&path, text).map_err(failed)
    }

    /// `src/db/mod.rs`: the modules that are there, and all their databases.
    fn list(&self) -> Result<String, Failure> {
        let mut modules = String::new();
        let mut databases = String::new();
        let mut fields: BTreeMap<String, (String, Vec<String>)> = BTreeMap::new();
        for (module, statics) in self.modules()? {
            modules.push_str(&format!("pub mod {module};\n"));
            for (name, kind) in statics {
                databases.push_str(&format!("        AnyDatabase::from(&{module}::{name}),\n"));
                if let Some(field) = field(&kind) {
                    fields.entry(field).or_insert((kind, Vec::new())).1.push(format!("&{module}::{name}"));
                }
            }
        }
        let mut lists = String::new();
        let mut given = String::new();
        for (field, (kind, names)) in &fields {
            let list = field.to_uppercase();
            lists.push_str(&format!(
                "static {list}: &[&pattern::Database<pattern::{kind}>] =\n    &[{}];\n",
                names.join(", ")
            ));
            given.push_str(&format!("{field}: {list}, "));
        }
        let pattern = if fields.is_empty() { "" } else { "use gnugo_engine::pattern;\n" };
        Ok(format!(
            "//! The databases, a module for each file. This list is written anew by every `import`.\n\n{modules}\n\
             use gnugo_engine::engine::Databases;\n{pattern}use gnugo_pattern_tools::AnyDatabase;\n\n\
             /// All of them.\n#[must_use]\n\
             pub fn all() -> Vec<AnyDatabase> {{\n    vec![\n{databases}    ]\n}}\n\n{lists}\n\
             /// Those that the engine plays by.\n#[must_use]\n\
             pub fn databases() -> Databases {{\n    Databases {{ {given}..Databases::default() }}\n}}\n"
        ))
    }

    /// The modules and the statics that they declare, with their types.
    fn modules(&self) -> Result<Vec<Declared>, Failure> {
        let folder = self.folder.join("src/db");
        let failed = |why| Failure::File { file: folder.display().to_string(), why };
        let mut found = Vec::new();
        for entry in fs::read_dir(&folder).map_err(failed)? {
            let path = entry.map_err(failed)?.path();
            let name = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
            if name == "mod" || path.extension().is_none_or(|extension| extension != "rs") {
                continue;
            }
            let text = fs::read_to_string(&path).map_err(failed)?;
            let declared = |line: &str| {
                let (name, rest) = line.strip_prefix("    pub static ")?.split_once(':')?;
                let kind = rest.trim().split([';', ' ']).next()?;
                Some((name.to_owned(), kind.to_owned()))
            };
            found.push((name.to_owned(), text.lines().filter_map(declared).collect()));
        }
        found.sort();
        Ok(found)
    }

    fn manifest(&self) -> String {
        let path = |part: &str| format!("{:?}", self.workspace.join(part).display().to_string());
        let (engine, tools, server) = (path("gnugo-engine"), path("patterns-rs/tools"), path("gnugo-gtp/server"));
        let name = self.folder.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let name: String =
            name.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' }).collect();
        format!(
            "{MARK}\n\n[package]\nname = \"patterns-{name}\"\nversion = \"0.1.0\"\nedition = \"2024\"\npublish = false\n\
             default-run = \"engine\"\n\n\
             [lib]\nname = \"databases\"\n\n[[bin]]\nname = \"engine\"\npath = \"src/main.rs\"\n\n\
             [dependencies]\ngnugo-engine = {{ path = {engine} }}\ngnugo-gtp-server = {{ path = {server} }}\n\
             gnugo-pattern-tools = {{ path = {tools} }}\n\n\
             # A workspace of its own.\n[workspace]\n\n{PROFILES}"
        )
    }
}

/// The first thing in a folder, by name; none if it is empty, or not there.
fn first_in(folder: &Path) -> io::Result<Option<String>> {
    let entries = match fs::read_dir(folder) {
        Err(why) if why.kind() == ErrorKind::NotFound => return Ok(None),
        entries => entries?,
    };
    let names = entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
    Ok(names.collect::<io::Result<Vec<_>>>()?.into_iter().min())
}

/// The folder of the workspace: where this crate was built, or what was named instead.
fn workspace(engine: Option<&Path>) -> Result<PathBuf, Failure> {
    let given = engine.map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."), Path::to_owned);
    let missing = || Failure::NoEngine { folder: given.display().to_string() };
    let folder = given.canonicalize().map_err(|_| missing())?;
    // The folder of the engine itself will do as well.
    let above = folder.parent().map(Path::to_owned);
    let has_all = |folder: &PathBuf| {
        ["gnugo-engine", "patterns-rs/tools"].iter().all(|part| folder.join(part).join("Cargo.toml").exists())
    };
    [Some(folder), above].into_iter().flatten().find(has_all).ok_or_else(missing)
}

/// The field of the engine's databases for a type: its name, as Rust writes fields. None if there is no such type.
fn field(kind: &str) -> Option<String> {
    let kind = DatabaseType::named(kind)?;
    let mut field = String::new();
    for letter in kind.name.chars() {
        if letter.is_ascii_uppercase() && !field.is_empty() {
            field.push('_');
        }
        field.push(letter.to_ascii_lowercase());
    }
    Some(field)
}

/// Equivalents of functions that the original has in C.
const HELPERS: &str = include_str!("import/helpers.rs.txt");

/// Those of this workspace, so that what was built for one is not built again for the other.
const PROFILES: &str = "\
# The pattern compiler runs at every build of a database: it and what it parses with are worth optimising.
[profile.dev.package.gnugo-pattern-compiler]
opt-level = 1
[profile.dev.package.\"syn@3\"]
opt-level = 1
[profile.dev.package.proc-macro2]
opt-level = 1
[profile.dev.package.quote]
opt-level = 1

[profile.release.build-override]
opt-level = 2

# Reading and matching are unusable without optimisation; patterns do not compute.
[profile.dev.package.gnugo-engine]
opt-level = 2

[profile.release]
opt-level = 0

[profile.release.package.\"*\"]
opt-level = 3
";

const LIBRARY: &str = "\
//! Pattern databases.
//!
//! What could not be carried over from another format stands in the sources as a comment, with the reason. A pattern
//! whose constraint could not be carried over refuses all its matches ([`not_asked`]).

pub mod db;
pub mod helpers;

use gnugo_engine::pattern::{Ask, Kind};

/// Refuses a match: the original asks here what nobody can answer yet, and no answer is not yes.
pub fn not_asked<K: Kind>(_: &mut Ask<'_, K>) -> bool {
    false
}
";

const TOOLS: &str = "\
//! The tools of those who write patterns, over the databases of this crate.

use std::process::ExitCode;

fn main() -> ExitCode {
    gnugo_pattern_tools::run_over(databases::db::all(), std::env::args_os())
}
";

const MAIN: &str = "\
//! An engine that plays by the databases of this crate, over the Go Text Protocol on standard input and output.

use gnugo_gtp_server::protocol::Lines;
use gnugo_gtp_server::{Session, Settings, serve};
use std::error::Error;
use std::io;

fn main() -> Result<(), Box<dyn Error>> {
    let mut session = Session::new(&Settings::default(), databases::db::databases())?;
    serve(&mut session, Lines::new(io::stdin().lock()), &mut io::stdout().lock(), None)?;
    Ok(())
}
";
