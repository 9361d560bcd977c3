//! The class line: classes and values that the type of database has.

use super::Checking;
use crate::ast::{ClassLine, Expr, Operand, ValueItem};
use crate::ir::{Threat, Value};
use crate::report::{Fault, Reported};
use crate::rules::{self, Argument, TYPES};
use crate::spelling::{did_you_mean, list, with_article};
use proc_macro2::{Ident, Span, TokenStream, TokenTree};

/// A class line that has been checked.
#[derive(Default)]
pub(super) struct Said {
    /// In the order of the alphabet.
    pub(super) classes: Vec<char>,
    /// Where they stand, if they are sound.
    pub(super) classes_at: Option<Span>,
    pub(super) values: Vec<Value>,
    /// The values whose argument is a label, each with its rule.
    pub(super) threats: Vec<(&'static rules::Value, Threat)>,
    pub(super) helper: Option<TokenStream>,
    /// Whether a label may stand in a value that is at fault, so that it cannot be told whether it is used.
    pub(super) faulty_values: Option<Reported>,
}

/// Checks a class line.
pub(super) fn class_line(line: &ClassLine, cx: &Checking<'_>) -> Said {
    let mut said = Said { helper: line.helper.clone(), ..Said::default() };
    if cx.setting.unknown_type.is_some() {
        // What stands in values cannot be told, so no label is unused.
        said.faulty_values = cx.setting.unknown_type.filter(|_| !line.values.is_empty());
        return said;
    }
    let before = cx.mark();
    said.classes = line.classes.as_ref().map_or_else(Vec::new, |letters| classes(letters, cx));
    let faulty_classes = cx.since(before);
    said.classes_at = line.classes.as_ref().filter(|_| faulty_classes.is_none()).map(Ident::span);
    let mut values: Vec<(Value, &Ident)> = Vec::new();
    let mut threatened = Vec::new();
    let before = cx.mark();
    for item in &line.values {
        let Some(rule) = rule(item, cx) else { continue };
        let Argument::Amount { negative } = rule.argument else {
            let Some((label, letter)) = label_in(item, cx) else { continue };
            if threatened.contains(&(rule.variant, letter)) {
                let message = format!("`{}({letter})` given more than once", item.name);
                cx.push(Fault::new(item.name.span(), message));
                continue;
            }
            threatened.push((rule.variant, letter));
            said.threats.push((rule, Threat { variant: rule.variant, label }));
            continue;
        };
        let Some(value) = value(item, rule.variant, negative, cx) else { continue };
        match values.iter().find(|(earlier, _)| earlier.variant == value.variant) {
            Some((_, earlier)) => cx.push(repeated_value(&item.name, earlier)),
            None => values.push((value, &item.name)),
        }
    }
    check_limits(&values, cx);
    said.faulty_values = cx.since(before);
    // Where the classes are none, they may stand behind what was taken for them.
    if let Some(helper) = line.helper.as_ref().filter(|_| line.broken.or(faulty_classes).is_none()) {
        check_helper(helper, cx);
    }
    said.values = values.into_iter().map(|(value, _)| value).collect();
    said
}

fn classes(letters: &Ident, cx: &Checking<'_>) -> Vec<char> {
    let text = letters.to_string();
    let (mut found, mut repeated, mut unknown) = (Vec::new(), Vec::new(), Vec::new());
    for letter in text.chars() {
        let is_known = cx.setting.rules.class(letter).is_some();
        if !is_known {
            unknown.push(letter);
        } else if found.contains(&letter) {
            repeated.push(letter);
        } else {
            found.push(letter);
        }
    }
    unknown.dedup();
    repeated.dedup();
    if !unknown.is_empty() {
        cx.push(unknown_classes(letters.span(), &unknown, &text, cx));
    } else if !repeated.is_empty() {
        let noun = if repeated.len() == 1 { "class" } else { "classes" };
        cx.push(Fault::new(letters.span(), format!("{noun} {} given more than once", list(repeated))));
    }
    found.sort_unstable();
    found
}

fn unknown_classes(at: Span, unknown: &[char], written: &str, cx: &Checking<'_>) -> Fault {
    let kind = cx.setting.rules.name;
    let noun = if unknown.len() == 1 { "class" } else { "classes" };
    let own = match cx.setting.rules.classes {
        [] => format!("the patterns of `{kind}` databases have no classes"),
        classes => format!("the classes of `{kind}` are {}", list(classes.iter().map(|class| class.letter))),
    };
    let fault =
        Fault::new(at, format!("unknown {noun} {} in {} database", list(unknown), with_article(kind))).note(own);
    let [letter] = unknown else {
        return fault.maybe_help(
            Some(written)
                .filter(|word| word.len() > 3)
                .map(|word| format!("if `{word}` is a helper function, it stands behind the classes and the values")),
        );
    };
    let swapped = if letter.is_uppercase() { letter.to_ascii_lowercase() } else { letter.to_ascii_uppercase() };
    let elsewhere: Vec<&str> =
        TYPES.iter().filter(|other| other.class(*letter).is_some()).map(|other| other.name).collect();
    if cx.setting.rules.class(swapped).is_some() {
        fault.help(format!("did you mean `{swapped}`?"))
    } else if elsewhere.is_empty() {
        fault
    } else {
        fault.note(format!("`{letter}` is a class of {}", list(elsewhere)))
    }
}

/// The rule for a value, if there is one.
fn rule(item: &ValueItem, cx: &Checking<'_>) -> Option<&'static rules::Value> {
    let rule = cx.setting.rules.value(&item.name.to_string());
    if rule.is_none() {
        cx.push(unknown_value(item, item.argument.stream().is_empty(), cx));
    }
    rule
}

/// The places of the first and the last token in the parentheses, and how they read.
fn inside(item: &ValueItem) -> (Vec<TokenTree>, Span, Span) {
    let trees: Vec<TokenTree> = item.argument.stream().into_iter().collect();
    let start = trees.first().map_or(item.argument.span_open(), TokenTree::span);
    let end = trees.last().map_or(item.argument.span_close(), TokenTree::span);
    (trees, start, end)
}

/// What stands in the parentheses, as one would write it.
fn written(item: &ValueItem) -> String {
    item.argument.stream().to_string().replace(" , ", ", ").replace(" . ", ".").replace("+ ", "+")
}

/// Checks `name(amount)`.
fn value(item: &ValueItem, variant: &'static str, negative: bool, cx: &Checking<'_>) -> Option<Value> {
    let name = &item.name;
    let (trees, start, end) = inside(item);
    let Some(amount) = number(&trees) else {
        let message = match trees.as_slice() {
            [] => format!("`{name}` has no amount"),
            _ => format!("`{name}` asks for a number, but this is `{}`", written(item)),
        };
        cx.push(Fault::range(start, end, message).help(format!("write `{name}(3)` or `{name}(2.5)`")));
        return None;
    };
    if amount < 0.0 && !negative {
        cx.push(Fault::range(start, end, format!("`{name}` cannot be less than zero")));
        return None;
    }
    if amount.abs() > rules::MOST {
        let limit = if amount < 0.0 { "less than -" } else { "more than " };
        cx.push(Fault::range(start, end, format!("`{name}` cannot be {limit}{}", rules::MOST)));
        return None;
    }
    Some(Value { variant, amount })
}

/// Checks `name(label)`.
fn label_in(item: &ValueItem, cx: &Checking<'_>) -> Option<(Expr, char)> {
    let name = &item.name;
    let (trees, start, end) = inside(item);
    match trees.as_slice() {
        [TokenTree::Ident(label)] if label.to_string().chars().count() == 1 => {
            let letter = label.to_string().chars().next()?;
            return Some((Expr::Point(Operand::Label(label.clone(), letter)), letter));
        }
        [] => cx.push(Fault::range(start, end, format!("`{name}` has no label")).help(format!("write `{name}(a)`"))),
        _ => {
            let message = format!("`{name}` asks for a label, but this is `{}`", written(item));
            cx.push(Fault::range(start, end, message).help(format!("write `{name}(a)`")));
        }
    }
    None
}

/// A number, with a sign or without.
fn number(trees: &[TokenTree]) -> Option<f32> {
    let (sign, literal) = match trees {
        [TokenTree::Literal(literal)] => (1.0, literal),
        [TokenTree::Punct(minus), TokenTree::Literal(literal)] if minus.as_char() == '-' => (-1.0, literal),
        _ => return None,
    };
    let text = literal.to_string();
    // Digits with a fraction: no suffix, no exponent, no other base.
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    let amount: f32 = if is_plain { text.parse().ok()? } else { return None };
    amount.is_finite().then_some(sign * amount)
}

fn unknown_value(item: &ValueItem, is_empty: bool, cx: &Checking<'_>) -> Fault {
    let (name, kind) = (item.name.to_string(), cx.setting.rules.name);
    let names = || cx.setting.rules.values.iter().map(|value| value.name);
    let own = match cx.setting.rules.values {
        [] => format!("the patterns of `{kind}` databases have no values"),
        _ => format!("the values of `{kind}` are {}", list(names())),
    };
    let fault =
        Fault::new(item.name.span(), format!("unknown value `{name}` in {} database", with_article(kind))).note(own);
    if is_empty && name.contains('_') {
        return fault.help("a helper function is named without parentheses");
    }
    let elsewhere: Vec<&str> =
        TYPES.iter().filter(|other| other.value(&name).is_some()).map(|other| other.name).collect();
    if elsewhere.is_empty() {
        fault.maybe_help(did_you_mean(&name, names()))
    } else {
        fault.note(format!("`{name}` is a value of {}", list(elsewhere)))
    }
}

fn repeated_value(name: &Ident, earlier: &Ident) -> Fault {
    if name == earlier {
        return Fault::new(name.span(), format!("value `{name}` given more than once"));
    }
    Fault::new(name.span(), format!("value `{name}` is another name of `{earlier}`, which is given already"))
}

/// No minimum is above its maximum.
fn check_limits(values: &[(Value, &Ident)], cx: &Checking<'_>) {
    for (least, most) in [("MinValue", "MaxValue"), ("MinTerritory", "MaxTerritory")] {
        let find = |variant| values.iter().find(move |(value, _)| value.variant == variant);
        if let (Some((least, least_name)), Some((most, most_name))) = (find(least), find(most))
            && least.amount > most.amount
        {
            let message = format!("`{most_name}({})` is less than `{least_name}({})`", most.amount, least.amount);
            cx.push(Fault::new(most_name.span(), message));
        }
    }
}

/// A word that is the name of a value is no function.
fn check_helper(path: &TokenStream, cx: &Checking<'_>) {
    let mut trees = path.clone().into_iter();
    let (Some(TokenTree::Ident(name)), None) = (trees.next(), trees.next()) else { return };
    let text = name.to_string();
    let is_class = text.chars().count() == 1 && text.chars().all(|letter| cx.setting.rules.class(letter).is_some());
    if is_class {
        let fault = Fault::new(name.span(), format!("`{text}` is a class, and stands apart from the others"));
        cx.push(fault.help("classes are written together, such as `ed`"));
        return;
    }
    let is_value = |kind: &rules::DatabaseType| kind.value(&text).is_some();
    if TYPES.iter().any(is_value) {
        cx.push(Fault::new(name.span(), format!("`{text}` has no amount")).help(format!("write `{text}(3)`")));
    }
}
