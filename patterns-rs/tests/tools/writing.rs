//! `new` and `transform`: does the pattern compiler take what they write?

use super::{answer, complaint};
use gnugo_engine::pattern::{Database, Kind};
use proc_macro2::TokenStream;

/// What the pattern compiler makes of a block with this pattern in it.
fn compile(kind: &str, pattern: &str) -> String {
    let block = format!("/// A block.\npub static BLOCK: {kind};\n\n{pattern}");
    let tokens: TokenStream = block.parse().unwrap_or_else(|why| panic!("{why}:\n{block}"));
    let expansion = gnugo_pattern_compiler::patterns(tokens, gnugo_pattern_compiler::Audience::Compiler).to_string();
    assert!(!expansion.contains("compile_error"), "{block}\n{expansion}");
    expansion
}

#[test]
fn a_skeleton_compiles_under_a_free_name() {
    for (database, kind, stem) in [
        ("counter", "Defense", "Counter"),
        ("ladder", "Attack", ""),
        ("bamboo", "Shape", ""),
        ("connection", "Connection", ""),
    ] {
        let skeleton = answer(&["new", database]);
        compile(kind, &skeleton);
        let name = skeleton.lines().find_map(|line| line.trim().strip_prefix("pattern! < ")).expect("a name");
        assert!(name.starts_with(stem), "{name}");
        complaint(&["show", name]);
    }
}

/// The same pattern in every orientation: the compiler takes it, and gives it the same fingerprint.
#[test]
fn a_turned_pattern_is_the_same_pattern() {
    const WAYS: [&str; 7] = ["right", "left", "half", "slash", "backslash", "horizontal", "vertical"];
    fn check<K: Kind>(databases: &[&'static Database<K>]) {
        let patterns = databases.iter().flat_map(|database| database.patterns());
        // Each pattern in one way, each way for many patterns.
        for (pattern, way) in patterns.zip(WAYS.into_iter().cycle()) {
            let text = answer(&["transform", pattern.name, "--by", way]);
            let expansion = compile(K::NAME, &text);
            // A helper function may tell orientations apart: then the fingerprint does so too.
            if pattern.helper.is_none() {
                assert!(expansion.contains(&pattern.fingerprint.to_string()), "{way}:\n{text}");
            }
        }
    }
    let databases = patterns_rs::databases();
    check(databases.shape);
    check(databases.attack);
    check(databases.defense);
    check(databases.connection);
}

#[test]
fn the_source_of_a_turned_pattern() {
    // Counter4 is OX over X*, mirrored at `\`: turned right, it is mirrored at `/`.
    let text = answer(&["transform", "Counter4", "--by", "right"]);
    let lines: Vec<_> = text.lines().map(str::trim).collect();
    let parts = lines[1..].split(|line| line.is_empty()).collect::<Vec<_>>();
    assert_eq!(lines[0], "/// Cut the attacking stones from each other.");
    assert_eq!(parts[0], ["pattern! < Counter4", "XO", "*X"]);
    assert_eq!(parts[1], [": /, D"]);
    assert_eq!(parts[2], ["Bc", "*A"]);
    assert!(parts[3][0].starts_with("; !same_string(A, B) && ") && lines.last() == Some(&">"), "{text}");
}
