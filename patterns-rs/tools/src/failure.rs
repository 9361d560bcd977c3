//! What can go wrong, and what to do about it?

use gnugo_engine::game::sgf::SgfError;
use gnugo_engine::pattern::BadStrength;
use std::io;
use thiserror::Error;

/// Why a tool gives up.
#[derive(Debug, Error)]
pub(crate) enum Failure {
    /// The answer cannot be written.
    #[error("cannot write: {0}")]
    Output(#[from] io::Error),
    /// A file cannot be read.
    #[error("cannot read `{file}`: {why}")]
    File { file: String, why: io::Error },
    /// A game cannot be understood.
    #[error("`{file}`: {why}")]
    Game { file: String, why: SgfError },
    /// A drawing is no position.
    #[error("the drawing in `{file}` is no position: {why}")]
    Drawing { file: String, why: String },
    /// There is nothing of this name.
    #[error("there is no {what} `{name}`{}", help(.similar))]
    Unknown { what: &'static str, name: String, similar: Option<String> },
    /// There is no database of this name or type.
    #[error("there is no database `{name}`{}\nnote: the types that databases are of here: {types}", help(.similar))]
    UnknownDatabase { name: String, similar: Option<String>, types: String },
    /// Nothing is left of what was to be looked at.
    #[error("{0}")]
    Nothing(&'static str),
    /// A program that should be one of these tools is not.
    #[error(
        "`{program}` is no build with these tools: {why}\nhelp: name a `patterns` that was built, or the folder of its workspace"
    )]
    NoBuild { program: String, why: String },
    /// No point of the board has this name.
    #[error("`{text}` is no point of a board of {size} lines\nhelp: points are written as in `Q16`")]
    Point { text: String, size: usize },
    /// The source of a pattern is not where it was when it was compiled.
    #[error("the source of `{pattern}` is not found at {place}\nhelp: call this inside the workspace, after a build")]
    NoSource { pattern: &'static str, place: String },
    /// The source of a pattern is not understood.
    #[error("the source of `{pattern}` at {place} is not understood: {why}")]
    BadSource { pattern: &'static str, place: String, why: &'static str },
    /// A file cannot be written.
    #[error("cannot write `{file}`: {why}")]
    Written { file: String, why: io::Error },
    /// A tree of moves has faults.
    #[error("`{file}` has faults:\n{faults}")]
    Tree { file: String, faults: String },
    /// A file is no database.
    #[error("`{file}` cannot be imported: {why}")]
    NoDatabase { file: String, why: String },
    /// There is no such type of database.
    #[error("there is no type of database `{name}`{}\nnote: the types are {types}", help(.similar))]
    NoType { name: String, types: String, similar: Option<String> },
    /// The table of strengths makes no sense.
    #[error("the strengths of the databases: {0}")]
    Strengths(BadStrength),
    /// Another crate is where a tool should write one.
    #[error(
        "`{folder}` holds a crate that was not written by these tools\nhelp: name an empty folder, or one that does not exist"
    )]
    OtherCrate { folder: String },
    /// Something else is where a tool should write a crate.
    #[error(
        "`{folder}` is not empty (`{file}` is in it), and is no crate that these tools have written\nhelp: name an empty folder, or one that does not exist"
    )]
    NotEmpty { folder: String, file: String },
    /// What was made of a file before would be lost.
    #[error(
        "`{module}` was made of a file of the name and the type of `{file}` already; nothing is written\nhelp: `--again` writes it anew, without what was edited in it; if this is another file, rename it"
    )]
    Imported { file: String, module: String },
    /// The workspace is not where it was when this program was built.
    #[error(
        "`{folder}` has no `gnugo-engine` and `patterns-rs/tools`\nhelp: name the workspace that has them with `--engine`"
    )]
    NoEngine { folder: String },
    /// Cargo cannot be started.
    #[error(
        "cannot start Cargo: {0}\nhelp: `import --unchecked` does without; modules that are written need `--again`"
    )]
    NoCargo(io::Error),
    /// The imported crate does not compile.
    #[error("the crate in `{folder}` is written, but does not compile:\n{error}")]
    NotCompiled { folder: String, error: String },
    /// Patterns were found that somebody should look at.
    #[error("{number} finding{} to look at", if *.number == 1 { "" } else { "s" })]
    Findings { number: usize },
    /// Boards beside patterns do not show what they say.
    #[error("{number} position{} wrong", if *.number == 1 { " is" } else { "s are" })]
    Positions { number: usize },
    /// Something in the files is not understood.
    #[error(
        "{number} mistake{} in the files; what is understood is written\nhelp: `import --again` takes the files once more when they are mended",
        if *.number == 1 { "" } else { "s" }
    )]
    Mistakes { number: usize },
}

impl From<serde_json::Error> for Failure {
    /// An answer that cannot be written, whatever its form: a pipe that nobody reads is known by its kind.
    fn from(why: serde_json::Error) -> Self {
        Self::Output(why.into())
    }
}

fn help(similar: &Option<String>) -> String {
    similar.as_ref().map_or_else(String::new, |name| format!("\nhelp: there is one named `{name}`"))
}

/// The name that is most likely meant, if one is close enough.
pub(crate) fn similar<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let name = name.to_lowercase();
    let close = known.into_iter().map(|other| (strsim::damerau_levenshtein(&name, &other.to_lowercase()), other));
    let (distance, other) = close.min_by_key(|&(distance, _)| distance)?;
    (distance <= 1 + name.len() / 5).then(|| other.to_owned())
}
