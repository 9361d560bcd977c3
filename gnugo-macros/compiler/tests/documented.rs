//! Does docs/pattern-language.md list every type, class, value, function and action of the language, each with what it
//! means?
//!
//! The tables there are made of the compiler's rule book, and of the documentation of `Ask` and `Act` in the engine's
//! source, so that they cannot go stale. To write them anew: `UPDATE_DOCS=1 cargo test -p gnugo-pattern-compiler --test documented`.

use gnugo_pattern_compiler::rules::functions::MISSING;
use gnugo_pattern_compiler::rules::lints::Lint;
use gnugo_pattern_compiler::rules::{Argument, DatabaseType, Extent, TYPES, constants};
use std::fmt::Write;
use std::fs;
use std::path::Path;

const DOCUMENT: &str = "../../docs/pattern-language.md";
const SOURCE: &str = "../../gnugo-engine/src/pattern";

/// A function of the language.
struct Function {
    /// What the type of database must be: the bound of its `impl`.
    stage: String,
    /// Its name and its arguments, as they are written in a constraint.
    call: String,
    /// Names and types of its parameters.
    parameters: Vec<(String, String)>,
    /// The type that it returns; nothing if it returns nothing.
    answer: String,
    /// The first sentence of its documentation.
    meaning: String,
}

impl Function {
    fn name(&self) -> &str {
        self.call.split('(').next().unwrap_or_default()
    }
}

/// The functions of one source file: public methods that borrow their match mutably. `reading` is for helper functions.
fn functions(path: &Path) -> Vec<Function> {
    let text = fs::read_to_string(path).expect("a source file");
    let (mut found, mut stage, mut doc) = (Vec::new(), String::new(), String::new());
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let trimmed = line.trim();
        if line.starts_with("impl") {
            stage = stage_of(line);
        } else if let Some(text) = trimmed.strip_prefix("///") {
            doc.push_str(text);
        } else if let Some(mut signature) = trimmed.strip_prefix("pub fn ").map(str::to_owned) {
            while !signature.ends_with('{') {
                signature.push_str(lines.next().expect("the signature's end").trim());
            }
            if signature.contains("(&mut self") && !signature.starts_with("reading(") {
                found.push(Function {
                    stage: stage.clone(),
                    call: call(&signature),
                    parameters: parameters(&signature),
                    answer: answer(&signature),
                    meaning: meaning(&doc),
                });
            }
            doc.clear();
        } else if !trimmed.starts_with('#') {
            doc.clear();
        }
    }
    found
}

/// `AfterWorms` of `impl<K: AfterWorms> Ask<'_, K> {`, `Connection` of `impl Act<'_, '_, Connection> {`.
fn stage_of(line: &str) -> String {
    let bound = line.split("K: ").nth(1).and_then(|rest| rest.split('>').next());
    let kind = line.rsplit(", ").next().and_then(|rest| rest.split('>').next());
    bound.or(kind).unwrap_or_default().to_owned()
}

/// `oplay_attack(moves…, target)` of a signature.
fn call(signature: &str) -> String {
    let (name, rest) = signature.split_once('(').expect("arguments");
    let arguments = rest.split(')').next().unwrap_or_default();
    let names = arguments.split(',').skip(1).filter_map(|argument| {
        let (name, kind) = argument.split_once(':')?;
        let many = if kind.contains('[') { "…" } else { "" };
        Some(format!("{}{many}", name.trim()))
    });
    format!("{name}({})", names.collect::<Vec<_>>().join(", "))
}

/// The names of the parameters of a signature with their types, without `&mut self`.
fn parameters(signature: &str) -> Vec<(String, String)> {
    let arguments = signature.split_once('(').and_then(|(_, rest)| rest.split_once(')')).unwrap_or_default().0;
    let split = |argument: &str| argument.split_once(':').map(|(a, b)| (a.trim().to_owned(), b.trim().to_owned()));
    arguments.split(',').skip(1).filter_map(split).collect()
}

/// The type behind the arrow of a signature.
fn answer(signature: &str) -> String {
    let behind = signature.rsplit_once("->").map_or("", |(_, behind)| behind);
    behind.trim().trim_end_matches('{').trim().to_owned()
}

/// The first sentence of a documentation, without links.
fn meaning(doc: &str) -> String {
    let mut text = doc.trim().to_owned();
    while let Some((before, rest)) = text.split_once("](") {
        let after = rest.split_once(')').map_or("", |(_, after)| after);
        text = format!("{}{after}", before.replace('[', ""));
    }
    let sentence = text.split_once(". ").map_or(text.as_str(), |(first, _)| first);
    sentence.trim_end_matches('.').to_owned()
}

fn all(folder: &str) -> Vec<Function> {
    let mut files: Vec<_> =
        fs::read_dir(format!("{SOURCE}/{folder}")).expect("a folder").flatten().map(|entry| entry.path()).collect();
    files.sort();
    files.iter().flat_map(|file| functions(file)).collect()
}

/// A stage's name in the compiler's table: functions of every type have none.
fn stage_name(stage: &str) -> &str {
    if stage == "Kind" { "" } else { stage }
}

/// The types that have the functions of a stage, as the engine's source says.
fn stages() -> Vec<(&'static str, Vec<String>)> {
    let read = |file: &str| fs::read_to_string(format!("{SOURCE}/{file}")).expect("a source file");
    let (stages, kinds) = (read("stages.rs"), read("kind.rs"));
    let late = stages.split("stages!(").nth(1).and_then(|rest| rest.split(')').next()).expect("the types").to_owned();
    let names = |text: &str| text.split(',').map(|name| name.trim().to_owned()).collect::<Vec<_>>();
    let implementing = |text: &str, name: &str| {
        let line = |line: &str| Some(line.strip_prefix(&format!("impl {name} for "))?.split(' ').next()?.to_owned());
        text.lines().filter_map(line).collect::<Vec<String>>()
    };
    let after_worms = [implementing(&stages, "AfterWorms"), names(&late)].concat();
    vec![
        ("AfterWorms", after_worms),
        ("AfterDragons", names(&late)),
        ("Owl", implementing(&kinds, "Owl")),
        ("Connection", vec!["Connection".to_owned()]),
    ]
}

/// What the compiler must know of the functions: `src/rules/engine.rs`.
fn rules() -> String {
    let mut text = String::from(
        "//! Which functions and constants does the engine have, what do they take, and what do they answer?\n//!\n\
         //! Made from the engine's source by the test `documented`, which also tells when it is out of date: not to be edited.\n\n\
         use super::signature::Answer::{Amount, BreakThrough, Nothing, Number, Result, Status, Surrounded, Truth};\n\
         use super::signature::Role::{Acts, Asks};\n\
         use super::signature::Takes::{Empty, Moves, Point, Points, Stone};\n\
         use super::signature::{Answer, Function, Parameter, Role, Takes};\n\n\
         /// The types that have the functions of a stage; those of no stage are in all.\n\
         #[rustfmt::skip]\n\
         pub(super) static STAGES: &[(&str, &[&str])] = &[\n",
    );
    for (stage, types) in stages() {
        let types: Vec<String> = types.iter().map(|name| format!("{name:?}")).collect();
        writeln!(text, "    ({stage:?}, &[{}]),", types.join(", ")).expect("text");
    }
    text.push_str(
        "];\n\n/// The constants, with what they are compared with and what they mean.\n#[rustfmt::skip]\n\
         pub(super) static CONSTANTS: &[(&str, Answer, &str)] = &[\n",
    );
    let (source, mut doc) = (fs::read_to_string(format!("{SOURCE}/constants.rs")).expect("constants"), String::new());
    for line in source.lines() {
        if let Some(meaning) = line.strip_prefix("/// ") {
            doc = meaning.trim_end_matches('.').to_owned();
        } else if let Some((name, rest)) = line.strip_prefix("pub const ").and_then(|rest| rest.split_once(": ")) {
            let kind = answered(rest.split(' ').next().unwrap_or_default());
            writeln!(text, "    ({name:?}, {kind}, {doc:?}),").expect("text");
        }
    }
    text.push_str(
        "];\n\n/// The functions, those that ask before those that act.\n#[rustfmt::skip]\n\
         pub static FUNCTIONS: &[Function] = &[\n",
    );
    let acts = functions(Path::new(&format!("{SOURCE}/act.rs")));
    for (role, functions) in [("Asks", all("ask")), ("Acts", acts)] {
        for function in functions {
            let parameter = |(name, kind): &(String, String)| format!("({name:?}, {})", taken(name, kind));
            let parameters: Vec<String> = function.parameters.iter().map(parameter).collect();
            writeln!(
                text,
                "    f({:?}, {role}, {:?}, &p([{}]), {}, {:?}),",
                function.name(),
                stage_name(&function.stage),
                parameters.join(", "),
                answered(&function.answer),
                function.meaning,
            )
            .expect("text");
        }
    }
    text.push_str(
        "];\n\nconst fn f(\n    name: &'static str,\n    role: Role,\n    stage: &'static str,\n    \
         parameters: &'static [Parameter],\n    answer: Answer,\n    meaning: &'static str,\n) -> Function {\n    \
         Function { name, role, stage, parameters, answer, meaning }\n}\n\n\
         const fn p<const N: usize>(list: [(&'static str, Takes); N]) -> [Parameter; N] {\n    \
         let mut parameters = [Parameter { name: \"\", takes: Point }; N];\n    let mut i = 0;\n    while i < N {\n        \
         parameters[i] = Parameter { name: list[i].0, takes: list[i].1 };\n        i += 1;\n    }\n    parameters\n}\n",
    );
    text
}

/// What a parameter of this name and type takes.
fn taken(name: &str, kind: &str) -> &'static str {
    match kind {
        "impl OnStone" => "Stone",
        "impl OnEmpty" => "Empty",
        "impl OnBoard" => "Point",
        "&[Point]" => "Points",
        "&[Step]" => "Moves",
        other => panic!("{name}: {other} is nothing that a pattern can give"),
    }
}

/// What a function of this return type answers.
fn answered(kind: &str) -> &'static str {
    match kind {
        "" => "Nothing",
        "bool" => "Truth",
        "i32" => "Number",
        "Amount" => "Amount",
        "Outcome" => "Result",
        "BreakThrough" => "BreakThrough",
        "Surrounded" => "Surrounded",
        "Status" => "Status",
        other => panic!("{other} is nothing that a constraint can use"),
    }
}

/// A table of the functions of some stages.
fn table(functions: &[Function], stages: &[&str]) -> String {
    let mut here: Vec<&Function> =
        functions.iter().filter(|function| stages.contains(&function.stage.as_str())).collect();
    // Functions of ours and of the opponent's stand together.
    let key = |function: &&Function| function.name().trim_start_matches(['o', 'x']).trim_start_matches('_').to_owned();
    here.sort_by_key(|function| (key(function), function.call.clone()));
    let mut text = String::from("| function | meaning |\n|---|---|\n");
    for function in here {
        writeln!(text, "| `{}` | {} |", function.call, function.meaning.replace('|', "\\|")).expect("text");
    }
    text
}

/// A row for each type.
fn types() -> String {
    let mut text = String::from(
        "| type | what for | further symbols | classes | values | a move | where |\n|---|---|---|---|---|---|---|\n",
    );
    for kind in TYPES {
        let symbols: Vec<String> = kind.symbols.iter().map(|symbol| format!("`{}`", symbol.letter)).collect();
        let classes: Vec<String> = kind.classes.iter().map(|class| class.letter.to_string()).collect();
        let values: Vec<&str> = kind.values.iter().map(|value| value.name).collect();
        let code =
            |words: Vec<String>| if words.is_empty() { "–".to_owned() } else { format!("`{}`", words.join(" ")) };
        let place = match kind.extent {
            Extent::Anywhere => "anywhere",
            Extent::Corner => "corners",
            Extent::WholeBoard => "up to a whole board",
        };
        writeln!(
            text,
            "| `{}` | {} | {} | {} | {} | {} | {place} |",
            kind.name,
            kind.purpose,
            if symbols.is_empty() { "–".to_owned() } else { symbols.join(" ") },
            code(classes),
            if values.len() > 8 { "all with amounts".to_owned() + without(kind) } else { code(owned(&values)) },
            if kind.needs_move { "always" } else { "may be missing" },
        )
        .expect("text");
    }
    text
}

fn owned(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

/// What a type with nearly all values lacks.
fn without(kind: &DatabaseType) -> &'static str {
    if kind.value("shape").is_some() { "" } else { " but `shape`" }
}

/// The names of the types for which something holds; nothing if that is all of those that have a letter or name.
fn having(has: impl Fn(&DatabaseType) -> bool) -> String {
    let names: Vec<String> = TYPES.iter().filter(|kind| has(kind)).map(|kind| format!("`{}`", kind.name)).collect();
    names.join(", ")
}

/// A row for each meaning of each letter.
fn classes() -> String {
    let mut text = String::from("| class | meaning | types |\n|---|---|---|\n");
    let mut told: Vec<(char, &str)> = Vec::new();
    for class in TYPES.iter().flat_map(|kind| kind.classes) {
        if told.contains(&(class.letter, class.meaning)) {
            continue;
        }
        told.push((class.letter, class.meaning));
        let types = having(|kind| kind.classes.contains(class));
        writeln!(text, "| `{}` | {} | {types} |", class.letter, class.meaning).expect("text");
    }
    text
}

/// A row for each value.
fn values() -> String {
    let mut text = String::from("| value | meaning | types |\n|---|---|---|\n");
    let mut told: Vec<&str> = Vec::new();
    for value in TYPES.iter().flat_map(|kind| kind.values) {
        if told.contains(&value.name) {
            continue;
        }
        told.push(value.name);
        let argument = if matches!(value.argument, Argument::Amount { .. }) { "x" } else { "a" };
        let types = having(|kind| kind.values.contains(value));
        writeln!(text, "| `{}({argument})` | {} | {types} |", value.name, value.meaning).expect("text");
    }
    text
}

/// The document with its tables made anew.
fn renewed(document: &str) -> String {
    let asks = all("ask");
    let acts = functions(Path::new(&format!("{SOURCE}/act.rs")));
    let mut text = document.to_owned();
    for (name, table) in [
        ("types", types()),
        ("classes", classes()),
        ("values", values()),
        ("every type", table(&asks, &["Kind"])),
        ("after worms", table(&asks, &["AfterWorms"])),
        ("after dragons", table(&asks, &["AfterDragons"])),
        ("owl", table(&asks, &["Owl"])),
        ("actions", table(&acts, &["Kind"])),
        ("actions of connections", table(&acts, &["Connection"])),
    ] {
        let (begin, end) = (format!("<!-- begin {name} -->\n\n"), format!("\n<!-- end {name} -->"));
        let (before, rest) = text.split_once(&begin).unwrap_or_else(|| panic!("the document has no {begin:?}"));
        let (_, after) = rest.split_once(&end).unwrap_or_else(|| panic!("the document has no {end:?}"));
        text = format!("{before}{begin}{table}{end}{after}");
    }
    text
}

#[test]
fn the_rule_book_has_the_functions_of_the_engine() {
    const RULES: &str = "src/rules/engine.rs";
    let renewed = rules();
    if std::env::var_os("UPDATE_DOCS").is_some() {
        fs::write(RULES, &renewed).expect("to write the rules");
        return;
    }
    assert_eq!(fs::read_to_string(RULES).expect("the rules"), renewed, "run it with UPDATE_DOCS=1");
}

#[test]
fn the_language_is_documented_as_it_is() {
    let document = fs::read_to_string(DOCUMENT).expect("the document");
    let renewed = renewed(&document);
    if std::env::var_os("UPDATE_DOCS").is_some() {
        fs::write(DOCUMENT, &renewed).expect("to write the document");
        return;
    }
    assert_eq!(document, renewed, "run it with UPDATE_DOCS=1");
}

#[test]
fn what_is_said_to_be_missing_is_missing() {
    let declared = all("ask");
    assert!(declared.len() > 90, "{} functions found", declared.len());
    for (missing, _) in MISSING {
        assert!(declared.iter().all(|function| function.name() != *missing), "{missing} is declared");
    }
    let document = fs::read_to_string(DOCUMENT).expect("the document");
    let named = |name: &str| document.contains(&format!("`{name}`"));
    assert!(MISSING.iter().all(|(missing, _)| named(missing)), "all that is missing is told");
    assert!(Lint::ALL.iter().all(|lint| named(lint.name())), "all checks that can be lifted are told");
}

/// Editors show the constants as such: a line in each of their files names all of them, and nothing else in capitals.
#[test]
fn the_editors_know_the_constants() {
    let mut known: Vec<&str> = constants().collect();
    known.sort_unstable();
    for file in ["patterns-mode.el", "vim/after/syntax/rust.vim", "vscode/syntaxes/patterns.tmLanguage.json"] {
        let text = fs::read_to_string(Path::new("../../editors").join(file)).expect("a file of an editor");
        let line = text.lines().find(|line| line.contains("KO_A")).expect("a line with the constants");
        let words = line.split(|letter: char| !letter.is_ascii_uppercase() && letter != '_');
        let mut words: Vec<&str> = words.filter(|word| word.len() > 2).collect();
        words.sort_unstable();
        assert_eq!(words, known, "{file}");
    }
}
