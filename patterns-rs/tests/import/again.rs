//! What a further import adds to a crate, and what it leaves alone.

use super::{folder, import, text};
use std::path::{Path, PathBuf};

/// A database of one pattern of this name.
fn database(name: &str) -> String {
    format!("Pattern {name}\n\nOX\nX*\n\n:8,-\n\n")
}

/// The folder of a test with these files in it, and that of the crate.
fn with_files(name: &str, files: &[(&str, String)]) -> (PathBuf, PathBuf) {
    let folder = folder(name);
    for (file, content) in files {
        let path = folder.join(file);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("it can be made");
        std::fs::write(path, content).expect("it can be written");
    }
    let to = folder.join("crate");
    (folder, to)
}

#[track_caller]
fn imported(files: &[(&str, &Path)], to: &Path, more: &[&str]) {
    let files: Vec<_> = files.iter().map(|(kind, path)| (*kind, path.display().to_string())).collect();
    let output = import(&files, to, &[&["--unchecked"], more].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
}

/// What is said of an import that is refused.
#[track_caller]
fn refused(files: &[(&str, &Path)], to: &Path) -> String {
    let files: Vec<_> = files.iter().map(|(kind, path)| (*kind, path.display().to_string())).collect();
    let output = import(&files, to, &["--unchecked"]);
    assert!(!output.status.success() && output.stdout.is_empty(), "{}", text(&output.stdout));
    text(&output.stderr)
}

fn read(to: &Path, file: &str) -> String {
    let path = to.join("src/db").join(file);
    std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// Another file of the same name gets a name of its own, beside what an author has written, too.
#[test]
fn a_module_of_another_file_stays() {
    let (folder, to) = with_files("again_other", &[("A.db", database("First")), ("sub/A.db", database("Second"))]);
    imported(&[("Attack", &folder.join("A.db"))], &to, &[]);
    let edited = read(&to, "a.rs").replace("X*", "X*  // mine");
    std::fs::write(to.join("src/db/a.rs"), &edited).expect("it can be written");
    std::fs::write(to.join("src/db/a_2.rs"), "// all mine\n").expect("it can be written");
    imported(&[("Defense", &folder.join("sub/A.db"))], &to, &["--again"]);
    assert_eq!((read(&to, "a.rs"), read(&to, "a_2.rs").as_str()), (edited, "// all mine\n"));
    assert!(read(&to, "a_3.rs").contains("pub static A_3: Defense;"), "{}", read(&to, "a_3.rs"));
    let list = read(&to, "mod.rs");
    assert!(list.contains("pub mod a;\n") && list.contains("pub mod a_3;\n"), "{list}");
}

/// What was made of a file is made anew only if that is asked for, and if it is not, nothing else is written, either.
#[test]
fn a_module_of_the_same_file_is_replaced_only_if_asked_for() {
    let (folder, to) = with_files("again_same", &[("A.db", database("First")), ("B.db", database("Second"))]);
    let (a, b) = (folder.join("A.db"), folder.join("B.db"));
    imported(&[("Attack", &a)], &to, &[]);
    let before = read(&to, "a.rs");
    std::fs::write(to.join("src/db/a.rs"), before.replace("X*", "X*  // mine")).expect("it can be written");
    let told = refused(&[("Defense", &b), ("Attack", &a)], &to);
    let module = to.join("src/db/a.rs").display().to_string();
    assert!(told.starts_with(&format!("error: `{module}` was made of a file of the name and the type of `")), "{told}");
    assert!(told.contains("help: `--again` writes it anew"), "{told}");
    assert!(read(&to, "a.rs").contains("// mine") && !to.join("src/db/b.rs").exists());
    imported(&[("Defense", &b), ("Attack", &a)], &to, &["--again"]);
    assert_eq!(read(&to, "a.rs"), before);
    assert!(read(&to, "b.rs").contains("Second") && !to.join("src/db/a_2.rs").exists());
}

/// The tree beside a module is an author's as well.
#[test]
fn a_tree_stays_too() {
    let tree = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/joseki/mokuhazushi.sgf");
    let tree = std::fs::read_to_string(tree).expect("it is there");
    let (folder, to) = with_files("again_tree", &[("Tree 1.sgf", tree.clone()), ("sub/tree_1.sgf", tree.clone())]);
    let (one, other) = (folder.join("Tree 1.sgf"), folder.join("sub/tree_1.sgf"));
    imported(&[("Joseki", &one)], &to, &[]);
    assert!(
        read(&to, "tree_1.rs").starts_with("//! The joseki of the tree `tree_1.sgf`, imported from `Tree 1.sgf`.\n")
    );
    let edited = format!("{tree}\n");
    std::fs::write(to.join("src/db/tree_1.sgf"), &edited).expect("it can be written");
    assert!(refused(&[("Joseki", &one)], &to).contains("help: `--again`"));
    imported(&[("Joseki", &other)], &to, &[]);
    assert_eq!((read(&to, "tree_1.sgf"), read(&to, "tree_1_2.sgf")), (edited, tree.clone()));
    imported(&[("Joseki", &one)], &to, &["--again"]);
    assert_eq!(read(&to, "tree_1.sgf"), tree);
}
