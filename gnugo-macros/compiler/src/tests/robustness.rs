//! Whatever the input is, the compiler reports it and does not panic.

use super::drawing::Random;
use super::{Audience, faults_of, pattern, patterns};
use proc_macro2::TokenStream;

const BLOCK: &str = "/// Doc.
pub static DEFENSE: Defense;
/// Block, then connect underneath.
#[allow(hidden_symmetry, reason = \"a test\")]
pattern! < D12
    ?XX?        // comment
    XO*.
    ?...
    ----
    : 8, D, helpers::wedge

    ?XX?
    XO*a
    ?.b.
    ----

    ; oplay_defend(*, a, ?, b, *) && olib(a) + 1 > 1
    ; && !(legal_xmove(b) || attack(*) == WIN) ? ko(a) : lib(b) <= 3
    > antisuji(b); replace(a, *)
>
pattern! < D13
|XO.
|.*O
+---
: '\\\\', -
>
";

/// Characters that matter in patterns.
const PIECES: [&str; 34] = [
    "O", "X", ".", "?", "*", "|", "-", "+", "o", "x", ":", ";", ">", "<", ",", "&&", "||", "!", "(", ")", "[", "]",
    "{", "}", "8", "a", "pattern", "static", "#", "\n", " ", "=", "\"s\"", "///x\n",
];

fn try_both(text: &str) {
    if let Ok(tokens) = text.parse::<TokenStream>() {
        for audience in [Audience::Compiler, Audience::Editor] {
            drop(patterns(tokens.clone(), audience));
            drop(pattern(tokens.clone(), audience));
        }
    }
}

#[test]
fn every_prefix_and_every_hole() {
    for (start, _) in BLOCK.char_indices() {
        try_both(&BLOCK[..start]);
        for length in [1, 2, 7, 30] {
            if let (before, Some(after)) = (&BLOCK[..start], BLOCK.get(start + length..)) {
                try_both(&format!("{before}{after}"));
            }
        }
    }
}

#[test]
fn pieces_put_anywhere() {
    let mut random = Random::new(4);
    for _ in 0..2500 {
        let mut text = BLOCK.to_owned();
        for _ in 0..=random.below(4) {
            let place = random.below(text.len() + 1);
            text.insert_str(place, random.pick(&PIECES));
        }
        try_both(&text);
    }
}

#[test]
fn soup() {
    let mut random = Random::new(5);
    for _ in 0..2500 {
        let length = random.below(40);
        let soup: String = (0..length).map(|_| random.pick(&PIECES)).collect();
        try_both(&soup);
        try_both(&format!("pub static D: Shape; pattern! < P\n{soup}\n>"));
        try_both(&format!("Shape P\nXO*.\n..X?\n: 8, C\nXOa.\n; {soup}"));
    }
}

#[test]
fn deep_and_long_expressions() {
    let deep = format!("{}ko(*){}", "(".repeat(2000), ")".repeat(2000));
    let nots = format!("{}ko(*)", "! ".repeat(5000));
    let long = vec!["ko(*)"; 5000].join(" && ");
    let choices = "ko(*) ? ".repeat(3000);
    for expression in [&deep, &nots, &choices] {
        let faults = faults_of(&format!("pub static D: Defense; pattern! < P\nXO*\n..X\n: 8, D\n; {expression}\n>"));
        assert!(faults.iter().any(|(_, _, text)| text.contains("nested too deeply")), "{faults:?}");
    }
    assert_eq!(faults_of(&format!("pub static D: Defense; pattern! < P\nXO*\n..X\n: 8, D\n; {long}\n>")), []);
}
