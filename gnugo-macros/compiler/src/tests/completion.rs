//! Does an editor complete words while they are written? It expands a file twice, as it is and with a mark at the cursor,
//! and looks up in the first expansion what stands where the mark is in the second: so the text before the mark has to be
//! the same in both. (`fn expand` of rust-analyzer's `ide-completion`, `context/analysis.rs`.)

use super::blind::without_places;
use proc_macro2::TokenStream;

/// What rust-analyzer puts at the cursor.
const MARK: &str = "intellijRulezz";

/// The lines of a constraint and an action, with `‸` at the cursor, and what the word is completed as.
const CURSORS: [(&str, &str); 28] = [
    ("; ‸", "__ask ."),
    ("; li‸", "__ask ."),
    ("; lib‸", "__ask ."),
    ("; l‸", "__ask ."),
    ("; !att‸", "__ask ."),
    ("; lib(A) > 1 && xl‸", "__ask ."),
    ("; lib(A) > 1 && ‸", "__ask ."),
    ("; lib(A) > 1 || olib‸(e) > 2", "__ask ."),
    ("; ko‸(A) && lib(A) > 1", "__ask ."),
    ("; attack(A) == ‸", "constants ::"),
    ("; attack(A) == K‸", "constants ::"),
    ("; attack(A) != WI‸", "constants ::"),
    ("; status(A) == AL‸", "constants ::"),
    ("; (lib(A) > 1 && ko‸)", "__ask ."),
    ("; lib(A) > 1 ? al‸", "__ask ."),
    ("; lib(A) > 1\n; && le‸", "__ask ."),
    ("; lib(A) > 1\n; && ‸", "__ask ."),
    ("; lib(A) > ol‸", "__ask ."),
    ("; lib(A) + ol‸ > 2", "__ask ."),
    ("; lib(A) - ol‸", "__ask ."),
    ("; lib(A) > 1\n> ‸", "__act ."),
    ("; lib(A) > 1\n> anti‸", "__act ."),
    ("; lib(A) > 1\n> antisuji(e); rep‸", "__act ."),
    ("> thr‸", "__act ."),
    ("> ‸", "__act ."),
    ("; lib(‸) > 1", "lib ("),
    ("; does_attack(e, ‸)", "e ,"),
    ("; xplay_attack(*, ‸)", "] ,"),
];

fn block(lines: &str) -> String {
    format!(
        "/// All.\npub static S: Shape;\n/// One.\npattern! < P0\nXOX\n.*.\nXOX\n: |, C, NULL\n>\n\
         pattern! < P1\nXOx\n.*o\n: 8, C\n\nAbc\ne*f\n{lines}\n>\n\
         /// Another.\npattern! < P2\nXO*\n: 8, C\n\nAb*\n; lib(A) > 1 && lib(b) > 1\n>"
    )
}

/// The text before the mark in an expansion, and the same length of the other one.
fn before_mark(text: &str, read: fn(&str) -> Option<TokenStream>) -> Option<(String, String)> {
    let expand = |text: &str| Some(crate::patterns(read(text)?, crate::Audience::Editor).to_string());
    let (plain, marked) = (expand(&text.replace('‸', ""))?, expand(&text.replace('‸', MARK))?);
    let (before, _) = marked.split_once(MARK)?;
    Some((plain.get(..before.len())?.to_owned(), before.to_owned()))
}

fn assert_equal_before_the_cursor(read: fn(&str) -> Option<TokenStream>) {
    for (lines, word) in CURSORS {
        let text = block(lines);
        let Some((plain, marked)) = before_mark(&text, read) else { panic!("`{lines}`: the mark is not expanded") };
        let same = plain.bytes().zip(marked.bytes()).take_while(|(a, b)| a == b).count();
        let shown = |text: &str| text[same.saturating_sub(200)..(same + 60).min(text.len())].to_owned();
        assert_eq!(plain, marked, "`{lines}`: they part at\n{}\nand\n{}", shown(&plain), shown(&marked));
        let typed = lines.split('‸').next().unwrap_or_default();
        let typed: String = typed.chars().rev().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
        let typed: String = typed.chars().rev().collect();
        let context = marked.trim_end().strip_suffix(&typed).unwrap_or(&marked).trim_end();
        assert!(context.ends_with(word), "`{lines}`: stands behind {:?}", &context[context.len().saturating_sub(60)..]);
    }
}

#[test]
fn where_rows_are_seen() {
    assert_equal_before_the_cursor(|text| text.parse().ok());
}

#[test]
fn where_rows_are_not_seen() {
    assert_equal_before_the_cursor(|text| Some(without_places(text)));
}
