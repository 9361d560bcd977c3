//! What is written otherwise means the same: both are worked out, for all answers that calls may give.

use super::kinds::{Kind, constant, of_function};
use super::parser::{Node, What, parse};
use super::{convert, lexer};
use proptest::prelude::*;
use std::collections::BTreeSet;

#[track_caller]
fn assert_becomes(text: &str, expected: &str) {
    assert_eq!(convert(text).map(|converted| converted.text), Ok(expected.to_owned()), "{text}");
}

#[test]
fn what_is_meant_is_written() {
    for text in [
        "oplay_attack(*,a,?,B) && lib( B )>1",
        "!xlib(c)\n&&   attack(A)",
        "attack(A) == WIN || !safe_xmove(c)",
        "alive(a) + alive(b) == 1",
        "status(A) != CRITICAL",
        "no_such_function(a, b) == 3",
        "lib(a) > 2 ? legal_omove(*) : (safe_xmove(c) && !legal_xmove(d))",
        "oplay_break_through(*,a,b,c) == 2",
        "weakness(A) > 0.5",
    ] {
        let kept = if text.starts_with("!xlib") { "!(xlib(c) != 0)\n&&   attack(A)" } else { text };
        assert_becomes(text, kept);
    }
}

#[test]
fn numbers_and_truth_values_are_told_apart() {
    assert_becomes("lib(a)", "lib(a) != 0");
    assert_becomes("lib(a) && !(genus(B))", "lib(a) != 0 && !(genus(B) != 0)");
    assert_becomes("attack(a) == 0", "!attack(a)");
    assert_becomes("(attack(B)==1)&&(!defend(a)!=0)", "(attack(B) == KO_B)&&(!defend(a))");
    assert_becomes("attack(a) >= 1 && attack(b) > 1", "attack(a) && (attack(b) == KO_A || attack(b) == WIN)");
    // Not a sure success: ko counts, and failure.
    assert_becomes("xplay_attack(*,A)<WIN", "xplay_attack(*,A) != WIN");
    assert_becomes("attack(a) >= KO_A", "attack(a) == KO_A || attack(a) == WIN");
    assert_becomes("1 <= attack(a) && 0 == defend(b)", "attack(a) && !defend(b)");
    assert_becomes("ko(a) != 0 && ko(b) == 0 && ko(c) < 1", "ko(a) && !ko(b) && !ko(c)");
    assert_becomes("(attack(a) != 0) == alive(b)", "(!!attack(a)) == alive(b)");
    assert_becomes("does_attack(*, A) == WIN", "does_attack(*, A)");
    assert_becomes("attack(a) < KO_B", "!attack(a)");
    assert_becomes("alive(a) == lib(b)", "alive(a) + 0 == lib(b)");
    assert_becomes("lib(a) > 2.0", "lib(a) > 2");
    assert_becomes("xplay_break_through(*,a,b,c) > 0", "xplay_break_through(*,a,b,c)");
}

#[test]
fn constants_are_worked_out() {
    assert_becomes("ko(a) ? ko(b) : 0", "ko(a) && ko(b)");
    assert_becomes("ko(a) ? 1 : lib(b) > 1", "ko(a) || lib(b) > 1");
    assert_becomes("ko(a) || ko(c) ? lib(b) : 1", "!(ko(a) || ko(c)) || lib(b) != 0");
    assert_becomes("ko(a) && 1", "ko(a)");
    assert_becomes("ko(a) && !doing_scoring", "ko(a)");
    assert_becomes("0 || (ko(a))", "(ko(a))");
    assert_becomes("1", "0 == 0");
    assert_becomes("!TRUE", "0 != 0");
    assert_becomes("2 * lib(a) > 3*2", "lib(a) + lib(a) > 6");
    assert_becomes("(int) lib(a) > +1", "lib(a) > 1");
    assert_becomes("ko(a) & ko(b) | !ko(c)", "ko(a) && ko(b) || !ko(c)");
    assert_becomes("lib(a) > 1 == ko(b)", "(lib(a) > 1) == ko(b)");
    // In C `&&` makes 0 or 1 of a reading result.
    assert_becomes("ko(a) == ((ko(b) ? attack(c) : attack(d)) && 1)", "ko(a) == (!!(ko(b) ? attack(c) : attack(d)))");
    assert_becomes("(ko(b) ? attack(c) : attack(d)) && 1", "(ko(b) ? attack(c) : attack(d))");
}

#[test]
fn what_the_language_does_not_have_is_refused() {
    for (text, expected) in [
        ("stackp == 0", "`stackp` is a variable of C"),
        ("lib(a) % 2 == 1", "`%` is an operator that constraints do not have"),
        ("lib(a) * lib(b) > 4", "`*` is an operator that constraints do not have"),
        ("worm[pos].size > 1", "`worm` is a variable"),
        ("x = lib(a)", "`=` changes a variable of C"),
        ("lib(a) > 1)", "a `)` without its `(`"),
        ("(lib(a) > 1", "expected `)` at the end of it"),
        ("lib(a) &&", "it ends where an operand should stand"),
        ("lib(a) lib(b)", "an operator is missing before `lib`"),
        ("lib(a) ? ko(b)", "expected `:` at the end of it"),
        ("\"a\"", "`\"` is no part of an expression"),
        ("status(A)", "`status(A)` is a status, and is used as a truth value"),
        ("", "it ends where an operand should stand"),
    ] {
        let told = convert(text).expect_err(text);
        assert!(told.starts_with(expected) || told.contains("reaches into"), "{text}: {told}");
    }
    assert!(convert(&"(".repeat(5000)).is_err() && convert(&"!".repeat(5000)).is_err());
}

#[test]
fn comments_go_with_their_lines() {
    let found = convert("ko(a) /* one */ &&\n// two\nko(b) /* three\nand four */ && ko(c)").expect("it is right");
    assert_eq!(found.text, "ko(a)   &&\n\nko(b)\n && ko(c)");
    assert_eq!(found.comments, [(0, "one".into()), (1, "two".into()), (2, "three and four".into())]);
}

/// The number that C makes of an expression, if calls answer what `answer` says.
fn worked_out(node: &Node, answer: &impl Fn(&str) -> f64) -> f64 {
    let truth = |value: bool| f64::from(u8::from(value));
    let of = |node: &Node| worked_out(node, answer);
    match &node.what {
        What::Number(value) => *value,
        What::Word(word) => constant(word).map_or(0.0, |value| value as f64),
        What::Point => 0.0,
        What::Call(name, _) => answer(name),
        What::Group(inner) | What::Cast(inner) => of(inner),
        What::Sign(sign, inner) => {
            if sign == "!" {
                truth(of(inner) == 0.0)
            } else {
                -of(inner)
            }
        }
        What::Choice(parts) => {
            if of(&parts[0]) != 0.0 {
                of(&parts[1])
            } else {
                of(&parts[2])
            }
        }
        What::Pair(operator, parts) => {
            let (a, b) = (of(&parts[0]), of(&parts[1]));
            match operator.as_str() {
                "&&" => truth(a != 0.0 && b != 0.0),
                "||" => truth(a != 0.0 || b != 0.0),
                "&" => (a as i64 & b as i64) as f64,
                "|" => (a as i64 | b as i64) as f64,
                "==" => truth(a == b),
                "!=" => truth(a != b),
                "<" => truth(a < b),
                "<=" => truth(a <= b),
                ">" => truth(a > b),
                ">=" => truth(a >= b),
                "+" => a + b,
                "-" => a - b,
                _ => a * b,
            }
        }
    }
}

/// What the language takes an expression for; an error where it takes it for nothing.
fn taken_for(node: &Node) -> Result<Kind, String> {
    let wrong = |why: &str| Err(format!("{why}: {:?}", node.what));
    let is_truth = |node: &Node| Ok::<_, String>(!matches!(taken_for(node)?, Kind::Number | Kind::Status));
    match &node.what {
        What::Number(_) => Ok(Kind::Number),
        What::Word(word) => Ok(if constant(word).is_some() { Kind::Outcome } else { Kind::Unknown }),
        What::Point | What::Cast(_) => Ok(Kind::Unknown),
        What::Call(name, _) => Ok(of_function(name)),
        What::Group(inner) => taken_for(inner),
        What::Sign(sign, inner) if sign == "!" => {
            if is_truth(inner)? {
                Ok(Kind::Truth)
            } else {
                wrong("no truth")
            }
        }
        What::Sign(_, inner) => taken_for(inner).map(|_| Kind::Number),
        What::Choice(parts) => {
            let (yes, no) = (taken_for(&parts[1])?, taken_for(&parts[2])?);
            if is_truth(&parts[0])? && yes == no { Ok(yes) } else { wrong("no choice") }
        }
        What::Pair(operator, parts) => {
            let (a, b) = (taken_for(&parts[0])?, taken_for(&parts[1])?);
            match operator.as_str() {
                "&&" | "||" if is_truth(&parts[0])? && is_truth(&parts[1])? => Ok(Kind::Truth),
                "+" | "-" => Ok(Kind::Number),
                "==" | "!=" | "<" | "<=" | ">" | ">=" if a == b || a == Kind::BreakThrough => Ok(Kind::Truth),
                _ => wrong("no pair"),
            }
        }
    }
}

const CALLS: [&str; 7] = ["ko", "alive", "attack", "oplay_defend", "lib", "genus", "oplay_break_through"];

fn expression() -> impl Strategy<Value = String> {
    let call = prop::sample::select(CALLS.to_vec()).prop_map(|name| match name {
        "oplay_break_through" => format!("{name}(*,a,b,c)"),
        "oplay_defend" => format!("{name}(*,a)"),
        _ => format!("{name}(a)"),
    });
    let leaf = prop_oneof![
        4 => call,
        1 => prop::sample::select(vec!["0", "1", "2", "3", "WIN", "KO_A"]).prop_map(str::to_owned),
    ];
    leaf.prop_recursive(4, 24, 3, |inner| {
        let operator = prop::sample::select(vec!["&&", "||", "==", "!=", "<", "<=", ">", ">=", "+", "-"]);
        prop_oneof![
            3 => (inner.clone(), operator, inner.clone()).prop_map(|(a, operator, b)| format!("({a}){operator}({b})")),
            1 => inner.clone().prop_map(|a| format!("!({a})")),
            1 => (inner.clone(), inner.clone(), inner.clone()).prop_map(|(a, b, c)| format!("({a}) ? ({b}) : ({c})")),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    /// Whatever is converted to what the language takes means the same.
    #[test]
    fn what_is_converted_means_the_same(text in expression(), seed in any::<u64>()) {
        let tree = |text: &str| parse(text, &lexer::tokens(text)?);
        let original = tree(&text).expect("C takes it");
        let Ok(converted) = convert(&text) else { return Ok(()) };
        let new = tree(&converted.text).expect("still an expression");
        // What compares unlike things in ways that have no sense is left to rustc, which refuses it.
        prop_assume!(taken_for(&new).is_ok());
        for round in 0..8 {
            let answer = |name: &str| {
                let values = of_function(name).values();
                let number = CALLS.iter().position(|call| *call == name).unwrap_or(0) as u64;
                let number = seed.rotate_left(round * 8).wrapping_add(number).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40;
                let number = number as usize;
                if values.is_empty() { (number % 2) as f64 } else { values[number % values.len()] as f64 }
            };
            let (before, after) = (worked_out(&original, &answer) != 0.0, worked_out(&new, &answer) != 0.0);
            prop_assert_eq!(before, after, "{} became {}", text, converted.text);
        }
    }

    #[test]
    fn nothing_panics(text in "[ -~\n]{0,60}") {
        let _ = convert(&text);
    }
}

/// Most expressions of the sort that databases have are converted to what the language takes.
#[test]
fn comparisons_with_numbers_are_taken() {
    let mut refused = BTreeSet::new();
    for call in CALLS {
        let arguments = if call == "oplay_break_through" { "(*,a,b,c)" } else { "(*,a)" };
        for operator in ["==", "!=", "<", "<=", ">", ">="] {
            for number in ["0", "1", "2", "WIN"] {
                for text in
                    [format!("{call}{arguments} {operator} {number}"), format!("{number} {operator} {call}{arguments}")]
                {
                    let converted = convert(&text).expect("it is taken").text;
                    let tree = parse(&converted, &lexer::tokens(&converted).expect("tokens")).expect("an expression");
                    if taken_for(&tree).is_err() {
                        refused.insert(text);
                    }
                }
            }
        }
    }
    // A number is not compared with `WIN`.
    refused.retain(|text| !(text.contains("WIN") && (text.contains("lib") || text.contains("genus"))));
    assert_eq!(refused, BTreeSet::new());
}
