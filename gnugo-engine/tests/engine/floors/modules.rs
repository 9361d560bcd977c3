//! Which file imports what, and where is that defined?
//!
//! The sources of a crate are read as tokens, from its root down through `mod` lines; `#[cfg(test)]` items are left out. What
//! counts as an import is every name of a `use` line, and every path in the code that begins with `crate`, `super` or
//! `self`. A name is followed through the re-exports to the file that defines it. Names that a glob brings in are followed
//! only where they are imported from there by name.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The modules of a crate, by their paths: the root's is empty.
#[derive(Default)]
pub(crate) struct Crate {
    modules: BTreeMap<Vec<String>, Module>,
}

/// A module of a crate.
#[derive(Default)]
struct Module {
    /// The file, seen from the folder that the crate was read from.
    file: String,
    /// The names of its items.
    defined: BTreeSet<String>,
    /// The names that `use` lines bring in: each with what it stands for.
    imported: BTreeMap<String, Vec<String>>,
    /// What is imported altogether.
    globs: Vec<Vec<String>>,
    /// Every import, with its line.
    uses: Vec<(Vec<String>, usize)>,
}

/// A file that imports from another.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Import {
    pub(crate) from: String,
    pub(crate) line: usize,
    /// The path that is written there, from the crate's root.
    pub(crate) path: Vec<String>,
    /// The file that defines what the path names.
    pub(crate) to: String,
}

/// Where to find the source text of a file: the file system, or what a test makes up.
pub(crate) type Sources<'a> = &'a dyn Fn(&Path) -> Option<String>;

/// The text of a file below a folder, if there is one.
pub(crate) fn on_disk(folder: PathBuf) -> impl Fn(&Path) -> Option<String> {
    move |file| match fs::read_to_string(folder.join(file)) {
        Ok(text) => Some(text),
        Err(error) if error.kind() == ErrorKind::NotFound => None,
        Err(error) => panic!("{}: {error}", file.display()),
    }
}

impl Crate {
    /// The crate with this root.
    pub(crate) fn read(sources: Sources<'_>, root: &str) -> Self {
        let mut all = Self::default();
        let folder = Path::new(root).parent().unwrap_or(Path::new("")).to_owned();
        all.read_file(sources, Path::new(root), &folder, Vec::new());
        all
    }

    /// All imports from other files of the crate.
    pub(crate) fn imports(&self) -> BTreeSet<Import> {
        let mut found = BTreeSet::new();
        for (at, module) in &self.modules {
            for (path, line) in &module.uses {
                let Some(path) = absolute(at, path) else { continue };
                let Some(to) = self.definition(&path, 0) else { continue };
                if to != module.file {
                    found.insert(Import { from: module.file.clone(), line: *line, path, to });
                }
            }
        }
        found
    }

    /// The names of the modules right below the root.
    pub(crate) fn roots(&self) -> impl Iterator<Item = &str> {
        self.modules.keys().filter(|path| path.len() == 1).filter_map(|path| path.first()).map(String::as_str)
    }

    /// Whether the root has a module of this name.
    pub(crate) fn has_module(&self, name: &str) -> bool {
        self.roots().any(|root| root == name)
    }

    /// All files that were read.
    pub(crate) fn files(&self) -> BTreeSet<&str> {
        self.modules.values().map(|module| module.file.as_str()).collect()
    }

    /// The file that defines what an absolute path names; `None` for another crate's.
    fn definition(&self, path: &[String], depth: usize) -> Option<String> {
        self.resolve(path, depth).map(|(file, _)| file)
    }

    /// The file, and the module if that is what the path names.
    fn resolve(&self, path: &[String], depth: usize) -> Option<(String, Option<Vec<String>>)> {
        const DEEPEST: usize = 20;
        let mut at: Vec<String> = Vec::new();
        for (index, name) in path.iter().enumerate() {
            let module = self.modules.get(&at)?;
            let child: Vec<String> = at.iter().chain([name]).cloned().collect();
            if self.modules.contains_key(&child) {
                at = child;
                continue;
            }
            if module.defined.contains(name) || depth > DEEPEST {
                return Some((module.file.clone(), None));
            }
            let rest = path.get(index + 1..).unwrap_or_default();
            if let Some(target) = module.imported.get(name) {
                let target = absolute(&at, target)?;
                let target: Vec<String> = target.into_iter().chain(rest.iter().cloned()).collect();
                return self.resolve(&target, depth + 1);
            }
            for glob in &module.globs {
                let Some((_, Some(base))) = absolute(&at, glob).and_then(|glob| self.resolve(&glob, depth + 1)) else {
                    continue;
                };
                if self.modules.get(&base).is_some_and(|base| base.defined.contains(name)) {
                    return self.modules.get(&base).map(|base| (base.file.clone(), None));
                }
            }
            return if index == 0 { None } else { Some((module.file.clone(), None)) };
        }
        let module = self.modules.get(&at)?;
        Some((module.file.clone(), Some(at)))
    }

    fn read_file(&mut self, sources: Sources<'_>, file: &Path, folder: &Path, at: Vec<String>) {
        let Some(text) = sources(file) else { return };
        let tokens: TokenStream = text.parse().unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let mut reader = FileReader { all: self, sources, file: file.to_string_lossy().into_owned() };
        reader.module(tokens, folder, at);
    }
}

/// A path from the crate's root; `None` for another crate's. A name that is written without `crate`, `super` or `self`
/// is one of the module's.
fn absolute(at: &[String], path: &[String]) -> Option<Vec<String>> {
    let mut found = at.to_vec();
    let mut rest = path.iter().peekable();
    match rest.peek()?.as_str() {
        "crate" => {
            found.clear();
            rest.next();
        }
        "self" => drop(rest.next()),
        _ => {}
    }
    while rest.peek().is_some_and(|name| *name == "super") {
        found.pop()?;
        rest.next();
    }
    found.extend(rest.filter(|name| *name != "self").cloned());
    Some(found)
}

struct FileReader<'a> {
    all: &'a mut Crate,
    sources: Sources<'a>,
    file: String,
}

/// Words that the name of an item follows.
const ITEMS: [&str; 9] = ["struct", "enum", "trait", "fn", "const", "static", "type", "union", "macro_rules"];
/// Items that end with a `;`, whatever braces are in them.
const STATEMENTS: [&str; 4] = ["use", "const", "static", "type"];

impl FileReader<'_> {
    /// Reads the items of a module. Files of its children lie in `folder`.
    fn module(&mut self, tokens: TokenStream, folder: &Path, at: Vec<String>) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut module = Module { file: self.file.clone(), ..Module::default() };
        let (mut rest, mut children, mut re_exports) = (Vec::new(), Vec::new(), Vec::new());
        let mut index = 0;
        while let Some(token) = tokens.get(index) {
            let next = |step: usize| tokens.get(index + step);
            if is_test(token, next(1)) {
                index = after_item(&tokens, index + 2);
                continue;
            }
            match word(token).as_deref() {
                Some("use") => {
                    let end = end_of_statement(&tokens, index);
                    let is_public = index > 0 && is_visibility(&tokens, index);
                    let line = token.span().start().line;
                    for (path, name) in tree(tokens.get(index + 1..end).unwrap_or_default()) {
                        let last_but_glob = path.strip_suffix(&["*".to_owned()][..]).map(<[String]>::to_vec);
                        if let Some(glob) = last_but_glob {
                            module.uses.push((glob.clone(), line));
                            module.globs.push(glob);
                            continue;
                        }
                        if is_public {
                            re_exports.push((path.clone(), line, name.clone()));
                        } else {
                            module.uses.push((path.clone(), line));
                        }
                        module.imported.insert(name, path);
                    }
                    index = end;
                    continue;
                }
                Some("mod") => {
                    let (Some(name), body) = (next(1).and_then(word), next(2)) else { break };
                    children.push((name, body.and_then(braces).cloned()));
                    index += 3;
                    continue;
                }
                Some(item) if ITEMS.contains(&item) => {
                    let step = if item == "macro_rules" { 2 } else { 1 };
                    module.defined.extend(next(step).and_then(word));
                }
                _ => {}
            }
            rest.push(token.clone());
            index += 1;
        }
        let mut words = BTreeSet::new();
        scan(&rest, &mut module.uses, &mut words);
        // What is only passed on is no import: it is one of whoever takes it from here.
        let used = re_exports.into_iter().filter(|(_, _, name)| words.contains(name));
        module.uses.extend(used.map(|(path, line, _)| (path, line)));
        self.all.modules.insert(at.clone(), module);
        for (name, body) in children {
            let at: Vec<String> = at.iter().chain([&name]).cloned().collect();
            let below = folder.join(&name);
            match body {
                Some(body) => self.module(body.stream(), &below, at),
                None => {
                    let beside = folder.join(format!("{name}.rs"));
                    let inside = below.join("mod.rs");
                    let file = if (self.sources)(&beside).is_some() { beside } else { inside };
                    self.all.read_file(self.sources, &file, &below, at);
                }
            }
        }
    }
}

fn word(token: &TokenTree) -> Option<String> {
    if let TokenTree::Ident(ident) = token { Some(ident.to_string()) } else { None }
}

fn is_sign(token: Option<&TokenTree>, sign: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == sign)
}

fn braces(token: &TokenTree) -> Option<&Group> {
    if let TokenTree::Group(group) = token { Some(group).filter(|g| g.delimiter() == Delimiter::Brace) } else { None }
}

/// Whether `#[cfg(test)]` begins here.
fn is_test(token: &TokenTree, next: Option<&TokenTree>) -> bool {
    let Some(TokenTree::Group(group)) = next else { return false };
    is_sign(Some(token), '#') && group.stream().to_string().replace(' ', "") == "cfg(test)"
}

/// Where the item ends that begins here, attributes and all.
fn after_item(tokens: &[TokenTree], start: usize) -> usize {
    let mut is_statement = false;
    for (index, token) in tokens.iter().enumerate().skip(start) {
        is_statement |= word(token).is_some_and(|word| STATEMENTS.contains(&word.as_str()));
        if is_sign(Some(token), ';') || braces(token).is_some() && !is_statement {
            return index + 1;
        }
    }
    tokens.len()
}

fn end_of_statement(tokens: &[TokenTree], start: usize) -> usize {
    let length = tokens.iter().skip(start).position(|token| is_sign(Some(token), ';'));
    length.map_or(tokens.len(), |length| start + length)
}

/// Whether a visibility stands before this place.
fn is_visibility(tokens: &[TokenTree], index: usize) -> bool {
    let before = |step: usize| index.checked_sub(step).and_then(|at| tokens.get(at));
    let is_pub = |token: Option<&TokenTree>| token.and_then(word).as_deref() == Some("pub");
    is_pub(before(1)) || matches!(before(1), Some(TokenTree::Group(_))) && is_pub(before(2))
}

/// The paths of a `use` line, each with the name that it brings in.
fn tree(tokens: &[TokenTree]) -> Vec<(Vec<String>, String)> {
    let (mut path, mut found, mut name) = (Vec::new(), Vec::new(), None);
    let mut is_done = false;
    let mut index = 0;
    let mut finish = |path: &mut Vec<String>, name: &mut Option<String>, is_done: &mut bool| {
        if !*is_done && !path.is_empty() {
            let last = path.iter().rev().find(|word| *word != "self").cloned().unwrap_or_default();
            found.push((path.clone(), name.take().unwrap_or(last)));
        }
        (*path, *name, *is_done) = (Vec::new(), None, false);
    };
    let mut inner = Vec::new();
    while let Some(token) = tokens.get(index) {
        match token {
            TokenTree::Ident(ident) if ident == "as" => {
                name = tokens.get(index + 1).and_then(word);
                index += 1;
            }
            TokenTree::Ident(ident) => path.push(ident.to_string()),
            TokenTree::Punct(punct) if punct.as_char() == '*' => path.push("*".to_owned()),
            TokenTree::Punct(punct) if punct.as_char() == ',' => finish(&mut path, &mut name, &mut is_done),
            TokenTree::Group(group) => {
                let group: Vec<TokenTree> = group.stream().into_iter().collect();
                for (below, name) in tree(&group) {
                    let name = if below == ["self"] { path.last().cloned().unwrap_or_default() } else { name };
                    inner.push((path.iter().chain(&below).cloned().collect(), name));
                }
                is_done = true;
            }
            _ => {}
        }
        index += 1;
    }
    finish(&mut path, &mut name, &mut is_done);
    found.extend(inner);
    found
}

/// Whether a word in code may be the name of an item: not that of a field, a method or a variable. A function counts where it
/// is called.
fn is_item_or_call(tokens: &[TokenTree], index: usize) -> bool {
    let before = index.checked_sub(1).and_then(|at| tokens.get(at));
    let is_named_here = before.and_then(word).as_deref() == Some("fn");
    let is_lower = tokens.get(index).and_then(word).is_some_and(|name| name.starts_with(char::is_lowercase));
    let is_called =
        matches!(tokens.get(index + 1), Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis);
    !is_sign(before, '.') && !is_named_here && (!is_lower || is_called)
}

/// Finds the paths in code, and the words that may be names of items.
fn scan(tokens: &[TokenTree], uses: &mut Vec<(Vec<String>, usize)>, words: &mut BTreeSet<String>) {
    let mut index = 0;
    while let Some(token) = tokens.get(index) {
        match token {
            TokenTree::Group(group) => {
                scan(&group.stream().into_iter().collect::<Vec<_>>(), uses, words);
            }
            TokenTree::Ident(ident) if ident == "use" => {
                let end = end_of_statement(tokens, index);
                let line = token.span().start().line;
                let paths = tree(tokens.get(index + 1..end).unwrap_or_default()).into_iter();
                uses.extend(paths.map(|(path, _)| (path.into_iter().filter(|word| word != "*").collect(), line)));
                index = end;
            }
            // `pub(in crate::…)` imports nothing.
            TokenTree::Ident(ident) if ident == "pub" && matches!(tokens.get(index + 1), Some(TokenTree::Group(_))) => {
                index += 1;
            }
            TokenTree::Ident(ident) => {
                let line = ident.span().start().line;
                let mut path = vec![ident.to_string()];
                while is_sign(tokens.get(index + 1), ':') && is_sign(tokens.get(index + 2), ':') {
                    let Some(name) = tokens.get(index + 3).and_then(word) else { break };
                    path.push(name);
                    index += 3;
                }
                if path.len() > 1 || is_item_or_call(tokens, index) {
                    words.insert(path[0].clone());
                }
                if path.len() > 1 && ["crate", "super", "self"].contains(&path[0].as_str()) {
                    uses.push((path, line));
                }
            }
            _ => {}
        }
        index += 1;
    }
}
