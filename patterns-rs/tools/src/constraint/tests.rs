use super::*;

/// Why a constraint is false if its calls answer so, in their order; `-` for one that is not reached.
fn why(text: &str, answers: &[&str]) -> Vec<String> {
    let answers = answers.iter().zip(0..).filter(|(text, _)| **text != "-");
    let answers: Vec<CallAnswer> = answers.map(|(text, call)| CallAnswer { call, text: (*text).to_owned() }).collect();
    let node = parse(text).expect("it is a constraint");
    let answers = Answers::new(&answers);
    assert!(!answers.value(&node).expect("it has a value").truth(), "{text} is true");
    answers.why_false(&node)
}

#[test]
fn the_first_false_operand_of_a_conjunction() {
    let text = "lib(b) <= 3 && lib(A) <= 2 && attack(A)";
    assert_eq!(why(text, &["3", "4", "-"]), ["`lib(A) <= 2` is false, since lib(A) is 4"]);
    assert_eq!(why(text, &["4", "-", "-"]), ["`lib(b) <= 3` is false, since lib(b) is 4"]);
    assert_eq!(why(text, &["1", "1", "Lost"]), ["`attack(A)` is false, since attack(A) is Lost"]);
}

#[test]
fn all_operands_of_a_disjunction() {
    let expected = ["`attack(a)` is false, since attack(a) is Lost", "`!ko(*)` is false, since ko(*) is true"];
    assert_eq!(why("attack(a) || !ko(*)", &["Lost", "true"]), expected);
    let nested = "(attack(a) || lib(a) > 1 && ko(b)) && legal_xmove(c)";
    let expected = ["`attack(a)` is false, since attack(a) is Lost", "`ko(b)` is false"];
    assert_eq!(why(nested, &["Lost", "2", "false", "-"]), expected);
}

#[test]
fn negations_sums_and_comparisons() {
    let sum = "`lib(a) + ko(b) - lib(c) == 1` is false, since lib(a) is 2 and ko(b) is true and lib(c) is 3";
    assert_eq!(why("lib(a) + ko(b) - lib(c) == 1", &["2", "true", "3"]), [sum]);
    let result = "`oplay_attack(*, a, ?, b) != WIN` is false, since oplay_attack(*, a, ?, b) is Win";
    assert_eq!(why("oplay_attack(*, a, ?, b) != WIN", &["Win"]), [result]);
    assert_eq!(why("attack(a) == KO_A", &["KoB"]).len(), 1);
    let negated = "`!(attack(a) && lib(b) > -1)` is false, since attack(a) is KoA and lib(b) is 0";
    assert_eq!(why("!(attack(a) && lib(b) > -1)", &["KoA", "0"]), [negated]);
    assert_eq!(why("xplay_break_through(a, b, c, d) != WIN", &["Capture"]).len(), 1);
    assert_eq!(why("xplay_break_through(a, b, c, d) == WIN", &["Cut"]).len(), 1);
    assert_eq!(why("!xplay_break_through(a, b, c, d) && weakness(a) > 0", &["Nothing", "Amount(0.0)"]).len(), 1);
    assert_eq!(why("lib(a) >= 2", &["1"]), ["`lib(a) >= 2` is false, since lib(a) is 1"]);
    assert_eq!(why("lib(a) < 2", &["2"]), ["`lib(a) < 2` is false, since lib(a) is 2"]);
}

#[test]
fn choices_and_calls_in_calls() {
    let told = why("lib(a) > 2 ? ko(b) : ko(c)", &["3", "false", "-"]);
    assert_eq!(told, ["`lib(a) > 2` is true, since lib(a) is 3", "`ko(b)` is false"]);
    let told = why("f(g(a), h(b)) && ko(*)", &["false", "1", "2", "-"]);
    let expected = "`f(g(a), h(b))` is false, since f(g(a), h(b)) is false and g(a) is 1 and h(b) is 2";
    assert_eq!(told, [expected]);
}

#[test]
fn what_is_no_constraint_is_none() {
    for text in ["", "lib(a", "a &&", "lib(a) > 1)", "? :"] {
        assert_eq!(parse(text), None, "{text}");
    }
}
