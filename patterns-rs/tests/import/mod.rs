//! Does an import mean what the original means?
//!
//! The samples use every feature of the format. What the importer makes of them stands in `expected/` and is compiled
//! into this test; what it matches is compared with a slow matcher that reads the samples themselves.

mod again;
mod broken;
mod expected;
mod generated;
mod oracle;
mod whole;

use gnugo_engine::pattern::{Ask, Kind};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// What the library of an imported crate has at its root.
pub(crate) fn not_asked<K: Kind>(_: &mut Ask<'_, K>) -> bool {
    false
}

/// Each sample that compiles as it is, with its type.
const SAMPLES: &[(&str, &str)] = &[
    ("Shape", "shape.db"),
    ("Attack", "attack.db"),
    ("Defense", "defense.db"),
    ("Connection", "conn.db"),
    ("OwlAttack", "owl_attack.db"),
    ("owl-defense", "owl_defense.db"),
    ("owl_vital", "owl_vital.db"),
    ("influence", "influence.db"),
    ("barrier", "barriers.db"),
    ("Endgame", "endgame.db"),
    ("Combination", "combination.db"),
    ("Fuseki", "fuseki.db"),
    ("Handicap", "handicap.db"),
    ("Joseki", "joseki.db"),
];

/// A file of this folder.
fn here(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/import").join(name)
}

fn sample(name: &str) -> String {
    here("samples").join(name).display().to_string()
}

/// A folder for what a test writes, empty.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("imports").join(name);
    // It may not be there yet.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

/// Imports files, each with its type, into a folder.
fn import(files: &[(&str, String)], folder: &Path, more: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_patterns"));
    command.arg("import");
    for (kind, file) in files {
        command.args(["--as", kind, file]);
    }
    command.arg("-o").arg(folder).args(more);
    beside_the_workspace(&mut command).output().expect("the tools can be started")
}

/// Lets what a command asks of Cargo happen in the folder where this workspace is built, with its settings: most of what
/// an imported crate needs is there already.
fn beside_the_workspace(command: &mut Command) -> &mut Command {
    command.env("CARGO_TARGET_DIR", Path::new(env!("CARGO_TARGET_TMPDIR")).join(".."));
    // Whoever builds the workspace with other debug information has said so in the environment.
    if std::env::var_os("CARGO_PROFILE_DEV_DEBUG").is_none() {
        command.env("CARGO_PROFILE_DEV_DEBUG", "line-tables-only");
    }
    command
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn the_samples_become_the_expected_sources() {
    let folder = folder("expected");
    let files: Vec<_> = SAMPLES.iter().map(|&(kind, file)| (kind, sample(file))).collect();
    let output = import(&files, &folder, &["--unchecked", "--verbose"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let update = std::env::var_os("UPDATE_EXPECTED").is_some();
    for (_, file) in SAMPLES {
        let name = file.replace(".db", ".rs");
        let written = std::fs::read_to_string(folder.join("src/db").join(&name)).expect("it is written");
        let path = here("expected").join(&name);
        if update {
            std::fs::write(&path, &written).expect("it can be written");
        }
        let expected = std::fs::read_to_string(&path).expect("it is there");
        assert_eq!(written, expected, "{name}: run the test with UPDATE_EXPECTED=1 if this is meant");
    }
}
