//! Does every crate say what a registry wants to know? `cargo package --workspace` asks for more (docs/releasing.md), and takes
//! minutes.

use std::fs;
use std::path::{Path, PathBuf};

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The folders of the workspace's members.
fn members() -> Vec<PathBuf> {
    let manifest = fs::read_to_string(workspace().join("Cargo.toml")).unwrap();
    let list = manifest.split_once("\nmembers = [").unwrap().1.split_once("]\n").unwrap().0;
    let names = list.split(',').map(|name| name.trim().trim_matches('"')).filter(|name| !name.is_empty());
    names.map(|name| workspace().join(name)).collect()
}

/// The value of a key of `[package]` that is a text.
fn value<'a>(manifest: &'a str, key: &str) -> Option<&'a str> {
    let package = manifest.split("\n[").next()?;
    let line = package.lines().find_map(|line| line.strip_prefix(key)?.trim_start().strip_prefix('='))?;
    Some(line.trim().trim_matches('"'))
}

#[test]
fn every_crate_tells_what_it_is() {
    let members = members();
    assert!(members.len() > 6, "{members:?}");
    for folder in members {
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        let name = value(&manifest, "name").unwrap();
        assert!(value(&manifest, "description").is_some_and(|text| text.len() > 20), "{name}: description");
        assert_eq!(value(&manifest, "license.workspace"), Some("true"), "{name}");
        if value(&manifest, "publish") == Some("false") {
            continue;
        }
        assert_eq!(value(&manifest, "documentation"), Some(format!("https://docs.rs/{name}").as_str()));
        assert!(
            manifest.contains("\nkeywords = [") && manifest.contains("\ncategories = ["),
            "{name}: keywords, categories"
        );
        assert!(folder.join("LICENSE").exists(), "{name}: LICENSE");
        let readme = value(&manifest, "readme").unwrap_or("README.md");
        assert!(fs::read_to_string(folder.join(readme)).is_ok_and(|text| text.len() > 100), "{name}: {readme}");
    }
}
