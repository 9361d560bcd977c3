//! Under which names do modules go into a crate?
//!
//! After the files that they are made of, with a number where another file has the name already, in this import or in an
//! earlier one. What an earlier import has made of the same file is not touched unless that is asked for: authors go on
//! with it. A file is known by the first line of its module, which has its name and its type, and not the way to it.

use crate::failure::Failure;
use crate::project::Project;
use gnugo_pattern_compiler::is_word;
use std::collections::HashSet;

/// The names that modules have.
pub(super) struct Names<'a> {
    project: &'a Project,
    /// Those of this import.
    taken: HashSet<String>,
    /// Whether what was made of the same file before may be replaced.
    again: bool,
}

impl<'a> Names<'a> {
    pub(super) fn new(project: &'a Project, again: bool) -> Self {
        Self { project, taken: HashSet::new(), again }
    }

    /// A name for the module of a file that has this stem. A module that was made of it begins with the line `origin`, given its name.
    pub(super) fn free(&mut self, stem: &str, file: &str, origin: impl Fn(&str) -> String) -> Result<String, Failure> {
        let first = module_name(stem);
        let (mut name, mut number) = (first.clone(), 1);
        while self.taken.contains(&name) || self.is_of_another(&name, file, &origin(&name))? {
            number += 1;
            name = format!("{first}_{number}");
        }
        self.taken.insert(name.clone());
        Ok(name)
    }

    /// Whether the crate has a module of this name that something else has become.
    fn is_of_another(&self, name: &str, file: &str, origin: &str) -> Result<bool, Failure> {
        // The tree of a module that is gone is not to be replaced, either.
        let Some(text) = self.project.module(name)? else { return Ok(self.project.has_tree(name)) };
        if text.lines().next() != Some(origin) {
            return Ok(true);
        }
        if !self.again {
            let module = self.project.folder().join(Project::module_path(name)).display().to_string();
            return Err(Failure::Imported { file: file.to_owned(), module });
        }
        Ok(false)
    }
}

/// A name for a module, from that of a file.
fn module_name(stem: &str) -> String {
    let letter = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '_' };
    let name: String = stem.chars().map(letter).collect();
    let name = if name.starts_with(|c: char| c.is_ascii_alphabetic()) { name } else { format!("db_{name}") };
    if is_word(&name) && name != "mod" { name } else { format!("{name}_") }
}
