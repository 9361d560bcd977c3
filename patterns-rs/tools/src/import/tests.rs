//! Whatever is in a file, the importer never panics, and what it writes is taken by the pattern compiler.

use super::module::Module;
use super::reader;
use gnugo_pattern_compiler::findings;
use gnugo_pattern_compiler::rules::TYPES;
use proptest::prelude::*;

const SAMPLES: [&str; 6] = [
    include_str!("../../../tests/import/samples/shape.db"),
    include_str!("../../../tests/import/samples/conn.db"),
    include_str!("../../../tests/import/samples/owl_attack.db"),
    include_str!("../../../tests/import/samples/barriers.db"),
    include_str!("../../../tests/import/samples/fuseki.db"),
    include_str!("../../../tests/import/samples/joseki.db"),
];

/// A change of a text.
#[derive(Clone, Debug)]
enum Change {
    /// The text ends here.
    Cut(usize),
    /// A line goes.
    Drop(usize),
    /// A line is there twice.
    Repeat(usize),
    /// A character is another one.
    Set(usize, char),
    /// Something is inserted.
    Insert(usize, String),
}

fn change() -> impl Strategy<Value = Change> {
    let letter =
        prop::sample::select(" .XOox?*!,QYab:;>|-+#()8\\\t\r\n\u{e5}\u{202e}\u{1}".chars().collect::<Vec<_>>());
    let piece = prop::sample::select(vec![
        "Pattern",
        "Pattern P\n",
        ":8,-\n",
        ";lib(a)\n",
        "; (",
        ">)",
        ">f(*);",
        "//",
        "/*",
        "*/",
        "r#",
        "'",
        "\"",
        "#",
        "%%",
        "0x",
        "goal_elements",
        "!attack(b) || ",
        ",value(-1)",
        ",value(1),value(2)",
        ",f",
        "&&\n;&&",
    ]);
    prop_oneof![
        any::<usize>().prop_map(Change::Cut),
        any::<usize>().prop_map(Change::Drop),
        any::<usize>().prop_map(Change::Repeat),
        (any::<usize>(), letter).prop_map(|(at, letter)| Change::Set(at, letter)),
        (any::<usize>(), piece).prop_map(|(at, piece)| Change::Insert(at, piece.to_owned())),
    ]
}

fn changed(text: &str, change: &Change) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let mut letters: Vec<char> = text.chars().collect();
    if lines.is_empty() {
        return String::new();
    }
    match change {
        Change::Cut(at) => letters.iter().take(at % letters.len()).collect(),
        Change::Drop(at) => {
            lines.remove(at % lines.len());
            lines.join("\n")
        }
        Change::Repeat(at) => {
            let at = at % lines.len();
            lines.insert(at, lines[at]);
            lines.join("\n")
        }
        Change::Set(at, letter) => {
            let at = at % letters.len();
            letters[at] = *letter;
            letters.into_iter().collect()
        }
        Change::Insert(at, piece) => {
            let at = at % letters.len();
            letters.splice(at..at, piece.chars());
            letters.into_iter().collect()
        }
    }
}

/// Reads and settles a text as a type of database, and asks the compiler about the result.
fn import(text: &str, kind: usize) {
    let rules = &TYPES[kind % TYPES.len()];
    let database = reader::read(text, rules);
    let lines = text.split('\n').count();
    for mistake in &database.mistakes {
        assert!((1..=lines).contains(&mistake.line) && mistake.column >= 1, "{mistake:?}");
    }
    let mut module = Module::new("a.db".to_owned(), "a.db".to_owned(), "a".to_owned(), rules, database);
    module.settle();
    let source = module.source();
    for (_, block) in source.blocks() {
        let tokens = block.parse().unwrap_or_else(|why| panic!("{why}:\n{block}"));
        assert_eq!(findings(tokens), [], "{block}");
    }
}

#[test]
fn the_samples_as_every_type() {
    for (text, kind) in SAMPLES.iter().flat_map(|text| (0..TYPES.len()).map(move |kind| (text, kind))) {
        import(text, kind);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn broken_samples(sample in 0..SAMPLES.len(), kind in 0_usize..14, changes in prop::collection::vec(change(), 1..8)) {
        let text = changes.iter().fold(SAMPLES[sample].to_owned(), |text, change| changed(&text, change));
        import(&text, kind);
    }

    #[test]
    fn any_text(text in "(Pattern [a-z]{1,3}\n)?[ -~\n]{0,200}", kind in 0_usize..14) {
        import(&text, kind);
    }
}
