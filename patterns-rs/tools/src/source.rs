//! How is a pattern written in its file?
//!
//! A compiled pattern knows its drawings, but not the spelling around them: attributes, comments, the name of its helper
//! function, the line breaks of its constraint. These are read from the source, at the place that the compiler noted.
//! It is relative to the workspace, and looked for in the package that Cargo runs, the current folder, and all above.

use crate::catalog::Entry;
use crate::failure::Failure;
use gnugo_pattern_compiler::name_in_source;
use std::path::PathBuf;

/// What only the source tells about a pattern.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Source {
    /// The attributes before it.
    pub(crate) attributes: Vec<String>,
    /// The comments among its drawings and behind its class line.
    pub(crate) comments: Vec<String>,
    /// What stands behind `:` before the first comma.
    pub(crate) symmetry: String,
    /// What follows on the class line.
    pub(crate) classes: String,
    /// The lines of its constraint, its action and its positions.
    pub(crate) rest: Vec<String>,
}

/// Reads the source of a pattern.
pub(crate) fn read(entry: &Entry) -> Result<Source, Failure> {
    let home = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let folders = home.into_iter().chain(std::env::current_dir());
    let files: Vec<_> = folders.flat_map(|folder| above(folder, entry.file)).collect();
    let text = files.iter().find_map(|file| std::fs::read_to_string(file).ok());
    let missing = || Failure::NoSource { pattern: entry.name, place: entry.place() };
    parse(&text.ok_or_else(missing)?, entry.line, entry.name).map_err(|why| Failure::BadSource {
        pattern: entry.name,
        place: entry.place(),
        why,
    })
}

/// The file as seen from a folder, and from all folders that it is in.
fn above(folder: PathBuf, file: &str) -> Vec<PathBuf> {
    folder.ancestors().map(|folder| folder.join(file)).collect()
}

/// Takes the text of a file apart at the pattern whose name stands in this line, from 1.
fn parse(text: &str, line: u32, name: &str) -> Result<Source, &'static str> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let index = (line as usize).checked_sub(1).filter(|&index| index < lines.len()).ok_or("the file has changed")?;
    let (before, after) = lines.split_at(index);
    let (first, after) = after.split_first().ok_or("the file has changed")?;
    if !first.split_whitespace().any(|word| word == name_in_source(name)) {
        return Err("another line stands there; has the file changed since the last build?");
    }
    let attributes = before.iter().rev().take_while(|line| line.starts_with('#') || line.starts_with("//"));
    let mut source = Source {
        attributes: attributes.filter(|line| line.starts_with('#')).map(|&line| line.to_owned()).collect(),
        ..Source::default()
    };
    source.attributes.reverse();
    source.comments.extend(comment(first).1);
    let mut has_class_line = false;
    for line in after {
        let (code, comment) = comment(line);
        if code == ">" {
            let blank = |line: &String| line.is_empty();
            while source.rest.last().is_some_and(blank) {
                source.rest.pop();
            }
            return if has_class_line { Ok(source) } else { Err("it has no class line") };
        }
        let is_last = code.starts_with([';', '>']) || ["accepted", "refused"].contains(&code);
        if !source.rest.is_empty() || (has_class_line && is_last) {
            source.rest.push((*line).to_owned());
            continue;
        }
        source.comments.extend(comment);
        if let Some(classes) = code.strip_prefix(':') {
            let (symmetry, rest) = classes.split_once(',').ok_or("its class line has no classes")?;
            (source.symmetry, source.classes) = (symmetry.trim().to_owned(), rest.trim().to_owned());
            has_class_line = true;
        }
    }
    Err("its end is not found: a line with `>` alone")
}

/// A line without its comment, and the comment.
fn comment(line: &str) -> (&str, Option<String>) {
    line.find("//").map_or((line, None), |at| (line[..at].trim(), Some(line[at..].to_owned())))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "
        /// Connect.
        #[allow(duplicate)] // for a reason
        pattern! < A1
            OX // cut
            X*

            : '\\\\', D, shape(2), helper

            aX
            X*

            ; lib(a) > 1 // or so
            ; && lib(a) < 3
            > antisuji(a)
        >

        pattern! < A2
            OX
            X*

            : 8, -

            accepted // at the side
            |OX.
            |X*.
        >

        pattern! < A3
            OX
    ";

    #[test]
    fn all_parts() {
        let source = parse(TEXT, 4, "A1").unwrap();
        assert_eq!(source.attributes, ["#[allow(duplicate)] // for a reason"]);
        assert_eq!(source.comments, ["// cut"]);
        assert_eq!((source.symmetry.as_str(), source.classes.as_str()), (r"'\\'", "D, shape(2), helper"));
        assert_eq!(source.rest, ["; lib(a) > 1 // or so", "; && lib(a) < 3", "> antisuji(a)"]);
    }

    #[test]
    fn positions_stay_as_they_are() {
        assert_eq!(parse(TEXT, 18, "A2").unwrap().rest, ["accepted // at the side", "|OX.", "|X*."]);
    }

    #[test]
    fn what_is_not_there() {
        for (line, name) in [(3, "A1"), (4, "A2"), (0, "A1"), (99, "A1"), (29, "A3")] {
            assert!(parse(TEXT, line, name).is_err(), "{name} in line {line}");
        }
    }
}
