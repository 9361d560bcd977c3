//! The compiler as a whole, on text.

mod blind;
mod canonical;
mod completion;
mod decided;
mod drawing;
mod editor;
mod expansion;
mod faults;
mod positions;
mod redundancy;
mod robustness;

use super::*;

/// A line and a column, both from 1, and a message.
type Found = (usize, usize, String);

/// What is wrong with the input of `patterns!`.
fn faults_of(text: &str) -> Vec<Found> {
    let faults = Faults::default();
    block(&tokens::read(text.parse().expect("the lexer takes it"), Audience::Compiler), Audience::Compiler, &faults);
    faults.list()
}

/// A block of `Shape` patterns: its declaration stands before the first line of the text.
fn shape(patterns: &str) -> String {
    format!("pub static SHAPE: Shape; {patterns}")
}

/// The patterns of a block without faults.
pub(crate) fn checked(text: &str) -> Vec<ir::Pattern> {
    let faults = Faults::default();
    let cx = Reading::new(&faults, false);
    let tokens = tokens::read(text.parse().expect("the lexer takes it"), Audience::Compiler);
    let ast::Block { header, patterns } = ast::block(&tokens, cx);
    let header = header.expect("a header");
    let (rules, unknown_type) = database_type(&header.kind, &faults);
    let own = own_names(&header.own);
    let setting = Setting { rules, unknown_type, blind: false, own: &own, lifted: &[], faults: &faults };
    let check = |pattern| check::pattern(pattern, setting);
    let mut checked: Vec<Checked> = patterns.into_iter().map(check).collect();
    check::across(&mut checked, setting);
    assert_eq!(faults.list(), []);
    checked.into_iter().map(|checked| checked.pattern.expect("no faults")).collect()
}

/// Compares the faults of a text with its marks: `«` stands before each token that is at fault, and the messages begin
/// with these words, in the order of the marks.
#[track_caller]
fn assert_faults(marked: &str, messages: &[&str]) {
    let mut places = Vec::new();
    let mut text = String::new();
    for (line, row) in marked.lines().enumerate() {
        let mut rest = String::new();
        for character in row.chars() {
            if character == '«' {
                places.push((line + 1, rest.chars().count() + 1));
            } else {
                rest.push(character);
            }
        }
        text.push_str(&rest);
        text.push('\n');
    }
    let found = faults_of(&text);
    let wrong = || format!("{text}\nfound {found:#?}\nbut expected {messages:#?} at {places:?}");
    assert_eq!(places.len(), messages.len(), "a mark for each message");
    assert_eq!(found.len(), messages.len(), "{}", wrong());
    for ((&place, &message), (line, column, text)) in places.iter().zip(messages).zip(&found) {
        assert_eq!((*line, *column), place, "{}", wrong());
        assert!(text.starts_with(message), "{}", wrong());
    }
}

/// Code without what notes the answers of calls: `__seen (call , 0 , __ask)` as `call`.
fn without_notes(code: &str) -> String {
    let mut code = code.to_owned();
    while let Some(start) = code.rfind("__seen (") {
        let inside = start + "__seen (".len();
        let mut depth = 1;
        let is_end = |(_, letter): &(usize, char)| {
            depth += i32::from(*letter == '(') - i32::from(*letter == ')');
            depth == 0
        };
        let (length, _) = code[inside..].char_indices().find(is_end).expect("a closing parenthesis");
        let call = code[inside..inside + length].rsplitn(3, " , ").last().expect("a call").to_owned();
        code.replace_range(start..=inside + length, &call);
    }
    code
}
