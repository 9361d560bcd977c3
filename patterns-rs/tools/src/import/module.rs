//! How does a database file become a module? One block of patterns; patterns whose name is taken go into a further one.

use super::mend;
use super::model::Database;
use super::writer::Source;
use gnugo_pattern_compiler::rules::DatabaseType;
use std::collections::HashMap;

/// How often the compiler is asked at most: each round settles something, and a pattern has few pieces.
const ROUNDS: usize = 12;

/// The first line of the module that a file of this name becomes.
pub(crate) fn origin(file: &str, rules: &DatabaseType) -> String {
    format!("//! The patterns of `{file}`, imported as {}.", rules.name)
}

/// A database on its way to a module.
#[derive(Debug)]
pub(crate) struct Module {
    /// The file as it was named, for messages.
    pub(crate) path: String,
    /// The name of the file, for the sources.
    file: String,
    /// The name of the module.
    pub(crate) name: String,
    pub(crate) rules: &'static DatabaseType,
    pub(crate) database: Database,
    /// The comments at the top of the file.
    header: Vec<String>,
}

impl Module {
    pub(crate) fn new(
        path: String,
        file: String,
        name: String,
        rules: &'static DatabaseType,
        mut database: Database,
    ) -> Self {
        let mut header = Vec::new();
        if let Some(first) = database.patterns.first_mut() {
            // What stands before the last blank line is about the file.
            let end = first.comments.iter().rposition(|comment| !comment.is_empty()).map_or(0, |last| last + 1);
            let blank = first.comments.iter().take(end).rposition(String::is_empty);
            header = first.comments.drain(..blank.map_or(0, |at| at + 1)).collect();
        }
        for pattern in &mut database.patterns {
            mend::prepare(pattern, rules);
        }
        Self { path, file, name, rules, database, header }
    }

    /// The module's source.
    pub(crate) fn source(&self) -> Source {
        let mut source = Source::default();
        source.outside(&origin(&self.file, self.rules));
        source.outside("");
        for line in &self.header {
            source.outside(&if line.is_empty() { String::new() } else { format!("// {line}") });
        }
        source.outside("use gnugo_engine::patterns;");
        let blocks = self.blocks();
        let last = blocks.len().saturating_sub(1);
        for (index, numbers) in blocks.iter().enumerate() {
            source.outside("");
            let own = self.own_functions(numbers);
            let mut declaration = vec![format!("/// Imported from `{}`.", self.file)];
            if index > 0 {
                declaration = vec![format!("/// Those patterns of `{}` whose names are there already.", self.file)];
            }
            declaration.push(format!("pub static {}: {};", self.static_name(index), self.rules.name));
            if !own.is_empty() {
                declaration.insert(0, format!("use crate::helpers::Helpers::{{{}}};", own.join(", ")));
                declaration.insert(1, String::new());
            }
            let patterns = numbers.iter().filter_map(|&number| Some((number, self.database.patterns.get(number)?)));
            source.block(&declaration, patterns, if index == last { &self.database.trailing } else { &[] });
        }
        for lines in &self.database.unreadable {
            source.outside("");
            source.outside("// Not understood:");
            for line in lines {
                source.outside(&format!("// {line}"));
            }
        }
        source
    }

    /// The functions of the new crate that constraints of these patterns call.
    fn own_functions(&self, numbers: &[usize]) -> Vec<&'static str> {
        let asked = || {
            let patterns = numbers.iter().filter_map(|&number| self.database.patterns.get(number));
            patterns.filter(|pattern| pattern.not_asked.is_none() && pattern.left_out.is_none())
        };
        let calls = |name: &&str| {
            let call = format!("{name}(");
            asked().any(|pattern| pattern.constraint.iter().any(|line| line.text.contains(&call)))
        };
        mend::OWN.into_iter().filter(calls).collect()
    }

    /// The name of a block's static.
    fn static_name(&self, index: usize) -> String {
        let name = self.name.to_uppercase();
        if index == 0 { name } else { format!("{name}_{}", index + 1) }
    }

    /// The numbers of the patterns of each block: a block has a name once.
    fn blocks(&self) -> Vec<Vec<usize>> {
        let mut blocks = vec![Vec::new()];
        let mut taken: HashMap<String, usize> = HashMap::new();
        for (number, pattern) in self.database.patterns.iter().enumerate() {
            let times = taken.entry(pattern.name.clone()).or_default();
            if *times == blocks.len() {
                blocks.push(Vec::new());
            }
            if let Some(block) = blocks.get_mut(*times) {
                block.push(number);
            }
            *times += 1;
        }
        blocks
    }

    /// Asks the pattern compiler until it takes the module.
    pub(crate) fn settle(&mut self) {
        for _ in 0..ROUNDS {
            let source = self.source();
            if mend::mend(&mut self.database.patterns, &source) == 0 {
                return;
            }
        }
    }
}
