//! What does an editor show of a word? The documentation of what stands at its place in the expansion, and nothing else may
//! stand there.

use super::{Audience, Faults, block, shape, tokens};
use proc_macro2::{TokenStream, TokenTree};

const PATTERN: &str = "/// Cut.\n///\n/// At once.\npattern! < S1
|XO*
|..X
+---
: 8, sC, shape(-2.5), followup(3)

|AO*
|.cX
+---

; lib(A) == 2 && attack(A) == WIN && olib(c) > olib(*)
> antisuji(c)
>";

/// A token, with its line and its column.
type Found = (String, usize, usize);

fn flat(stream: TokenStream, found: &mut Vec<Found>) {
    for tree in stream {
        if let TokenTree::Group(group) = &tree {
            flat(group.stream(), found);
        } else {
            let start = tree.span().start();
            found.push((tree.to_string(), start.line, start.column));
        }
    }
}

/// The expansion, and its tokens with their places.
fn expanded(text: &str) -> (String, Vec<Found>) {
    let faults = Faults::default();
    let code = block(&tokens::read(text.parse().expect("tokens"), Audience::Editor), Audience::Editor, &faults);
    assert_eq!(faults.list(), []);
    let mut found = Vec::new();
    flat(code.clone(), &mut found);
    (code.to_string(), found)
}

/// Where a word of the text stands that comes behind `before`.
fn place(text: &str, before: &str, word: &str) -> (usize, usize) {
    let start = text.find(before).expect("what stands before the word") + before.len();
    let offset = start + text[start..].find(word).expect("the word");
    let line = text[..offset].matches('\n').count() + 1;
    (line, text[..offset].rsplit('\n').next().unwrap_or_default().chars().count())
}

#[test]
fn every_word_has_its_documentation() {
    let (code, _) = expanded(&shape(PATTERN));
    for expected in [
        "# [doc = \"Cut.\\n\\nAt once.\\n\\n```text\\n|XO*\\n|..X\\n+---\\n```\"] const S1 : Pattern",
        "# [doc = \"`8`: symmetric in no way, and so tried in 8 orientations.\"] const symmetry",
        "# [doc = \"`C`: The move connects dragons of ours.\"] const C : Class",
        "# [doc = \"`shape(…)`, with a number: is added to the value of the move's shape.\"] const shape : Value",
        "# [doc = \"`A` stands on `X`, a stone of the opponent's, in row 1, column 1.\\n\\n```text\\n|AO*\\n|..X\\n+---\\n```\"] \
         const A : EnemyStone",
        "`c` stands on `.`, an empty point, in row 2, column 2.",
        "`*`, the move: the point in row 1, column 3.",
    ] {
        assert!(code.contains(expected), "`{expected}` is not in\n{code}");
    }
    assert!(code.contains("Database :: new (\"SHAPE\" , & [])"), "an editor runs no patterns: {code}");
}

#[test]
fn nothing_else_stands_at_a_word() {
    let text = shape(PATTERN);
    let (_, found) = expanded(&text);
    let constraint = "; lib(A)";
    for (before, word, shown) in [
        ("; ", "lib", vec!["lib"]),
        ("; lib(", "A", vec!["A"]),
        ("attack(A) == ", "WIN", vec!["WIN"]),
        (constraint, "olib", vec!["olib"]),
        ("> olib(", "*", vec!["the_move"]),
        ("> ", "antisuji", vec!["antisuji"]),
        ("> antisuji(", "c", vec!["c"]),
        ("pattern! < ", "S1", vec!["S1"]),
        (": ", "8", vec!["symmetry"]),
        // Two letters, two classes.
        (": 8, ", "sC", vec!["s", "C"]),
        ("sC, ", "shape", vec!["shape"]),
        // A label is where the labelled diagram has it, together with the stone behind it, which is one word with it.
        ("followup(3)\n\n|", "AO", vec!["A"]),
    ] {
        let (line, column) = place(&text, before, word);
        let mut there: Vec<&str> = Vec::new();
        for (token, l, c) in &found {
            if (*l, *c) == (line, column) && !there.contains(&token.as_str()) {
                there.push(token);
            }
        }
        assert_eq!(there, shown, "at `{word}` behind `{before}`");
    }
}

/// The name of a pattern shows the boards beside it too, and no word of theirs stands for anything else.
#[test]
fn positions_are_shown_at_the_name() {
    let text = PATTERN.trim_end_matches('>').to_owned() + "\nrefused\n|XO*.\n|..X.\n+----\n>";
    let (code, found) = expanded(&shape(&text));
    let expected = "+---\\n```\\n\\nRefused here:\\n\\n```text\\n|XO*.\\n|..X.\\n+----\\n```\"] const S1 : Pattern";
    assert!(code.contains(expected), "`{expected}` is not in\n{code}");
    let (line, _) = place(&shape(&text), "antisuji(c)\n\n", "refused");
    assert!(found.iter().all(|(_, l, _)| *l < line), "{found:?}");
}

/// It is a fault, and the editor is shown the word all the same.
#[test]
fn a_name_in_quotes_may_have_white_space_around_a_word() {
    for name in ["é\n", " S1"] {
        let text = format!("pub static SHAPE: Shape; pattern! < \"{name}\"\nXO*\n..X\n: 8, s\n>");
        let faults = Faults::default();
        let read = tokens::read(text.parse().expect("tokens"), Audience::Editor);
        let code = block(&read, Audience::Editor, &faults).to_string();
        assert!(code.contains(&format!("const {} : Pattern", name.trim())), "{code}");
        assert_eq!(faults.list().len(), 1);
    }
}
