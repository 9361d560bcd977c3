//! A tree of joseki moves becomes a module with `joseki!`, and stays a file beside it that SGF editors open.
//!
//! What `joseki!` would complain about and can be lifted is lifted for the whole tree. If a node has another fault, the
//! patterns of the others are written as a `patterns!` block instead.

use super::arguments::Import;
use super::names::Names;
use super::title;
use crate::failure::Failure;
use crate::project::Project;
use gnugo_pattern_compiler::rules::lints::Lint;
use gnugo_pattern_compiler::rules::{DatabaseType, Extent};
use gnugo_pattern_compiler::{JosekiSource, TreeOptions, joseki_source};
use std::io::Write;
use std::path::Path;

/// A tree on its way to a module.
pub(super) struct Tree {
    /// The file as it was named.
    path: String,
    /// Its name alone, as it was.
    title: String,
    /// Its name beside the module.
    file: String,
    module: String,
    bytes: Vec<u8>,
    made: JosekiSource,
    lifted: Vec<&'static str>,
}

/// What a tree is called beside its module.
fn file_beside(module: &str) -> String {
    format!("{module}.sgf")
}

/// The first line of the module that a tree of this name becomes.
fn origin(module: &str, title: &str) -> String {
    let file = file_beside(module);
    let was = if file == title { String::new() } else { format!(", imported from `{title}`") };
    format!("//! The joseki of the tree `{file}`{was}.")
}

/// Reads a tree.
pub(super) fn read(path: &Path, rules: &'static DatabaseType, names: &mut Names<'_>) -> Result<Tree, Failure> {
    let name = path.display().to_string();
    let refused = |why: &str| Failure::NoDatabase { file: name.clone(), why: why.to_owned() };
    if rules.extent != Extent::Corner {
        return Err(refused("a tree of moves makes patterns of type Joseki\nhelp: write `--as Joseki` before it"));
    }
    let bytes = std::fs::read(path).map_err(|why| Failure::File { file: name.clone(), why })?;
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let title = title(path);
    let module = names.free(&stem, &name, |module| origin(module, &title))?;
    let file = file_beside(&module);
    let options = TreeOptions { prefix: None, lifted: Lint::ALL.to_vec() };
    let made = joseki_source(&module.to_uppercase(), &file, &bytes, &options);
    if made.patterns == 0 {
        return Err(refused(made.faults.first().map_or("it makes no pattern", String::as_str)));
    }
    // Each check that a pattern of the tree needs stands in its source.
    let needs = |lint: &Lint| made.source.lines().any(|line| line.contains("#[allow(") && line.contains(lint.name()));
    let lifted = Lint::ALL.into_iter().filter(needs).map(Lint::name).collect();
    Ok(Tree { path: name, title, file, module, bytes, made, lifted })
}

impl Tree {
    /// Writes the module, and the tree beside it.
    pub(super) fn write(&self, project: &Project) -> Result<(), Failure> {
        let Self { title, file, module, made, lifted, .. } = self;
        project.write_beside(file, &self.bytes)?;
        let head = format!("{}\n\n", origin(module, title));
        if !made.faults.is_empty() {
            return project.write_module(module, &format!("{head}use gnugo_engine::patterns;\n\n{}", made.source));
        }
        let allow = if lifted.is_empty() { String::new() } else { format!("    #[allow({})]\n", lifted.join(", ")) };
        let text = format!(
            "{head}gnugo_engine::joseki! {{\n    /// What the tree says.\n{allow}    pub static {}: Joseki = {file:?};\n}}\n",
            module.to_uppercase()
        );
        project.write_module(module, &text)
    }
}

/// Tells what became of the trees.
pub(super) fn tell(trees: &[Tree], wanted: &Import, out: &mut dyn Write) -> Result<(), Failure> {
    for Tree { path, module, made, lifted, .. } in trees {
        for fault in made.faults.iter().filter(|_| !wanted.json) {
            writeln!(out, "{path}: left out: {fault}")?;
        }
        if wanted.json {
            continue;
        }
        let lifted = if lifted.is_empty() { "none".to_owned() } else { lifted.join(", ") };
        let to = wanted.output.join(Project::module_path(module));
        let (patterns, faults) = (made.patterns, made.faults.len());
        writeln!(
            out,
            "{path} -> {}: {patterns} Joseki patterns, {faults} left out; checks lifted: {lifted}",
            to.display()
        )?;
    }
    Ok(())
}
