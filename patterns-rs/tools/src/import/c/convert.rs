//! How is an expression of C said in the pattern language?
//!
//! - A number where a truth value belongs is compared with 0: `lib(a)` becomes `lib(a) != 0`.
//! - A truth value or a reading result that is compared with a number becomes what the comparison asks: `attack(a) == 0`
//!   is `!attack(a)`, `attack(a) >= 1` is `attack(a)`, `attack(a) < WIN` is `attack(a) != WIN`.
//! - Constants that stand for truth are worked out: `c ? x : 0` is `c && x`.
//! - Casts are left out, `&` and `|` between truth values are `&&` and `||`.

use super::kinds::{Kind, WIN, constant, is_result, is_status, of_function};
use super::parser::{Node, What};

/// How closely an expression's outermost operator binds, the loosest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Level {
    Choice,
    Or,
    And,
    Comparison,
    Sum,
    Sign,
    Primary,
}

/// A part of an expression, said in the pattern language.
#[derive(Clone, Debug)]
struct Said {
    text: String,
    kind: Kind,
    level: Level,
    /// Its number, if it is a constant.
    value: Option<f64>,
}

impl Said {
    fn new(text: impl Into<String>, kind: Kind, level: Level) -> Self {
        Self { text: text.into(), kind, level, value: None }
    }

    /// In parentheses, unless it binds as closely as that.
    fn within(self, level: Level) -> String {
        if self.level >= level { self.text } else { format!("({})", self.text) }
    }

    /// Whether it is a constant that is true, or one that is false.
    fn fixed(&self) -> Option<bool> {
        self.value.map(|value| value != 0.0)
    }

    fn whole(&self) -> Option<i64> {
        self.value.filter(|value| value.fract() == 0.0 && value.abs() < 1e9).map(|value| value as i64)
    }
}

/// A number of products that may be written as a sum.
const TIMES: std::ops::RangeInclusive<i64> = 2..=4;

/// A whole constraint.
pub(super) fn constraint(text: &str, tree: &Node) -> Result<String, String> {
    Ok(Writer { text }.truth(tree)?.text)
}

struct Writer<'a> {
    text: &'a str,
}

impl Writer<'_> {
    fn slice(&self, from: usize, to: usize) -> &str {
        self.text.get(from..to).unwrap_or_default()
    }

    /// An expression where a truth value belongs.
    fn truth(&self, node: &Node) -> Result<Said, String> {
        match &node.what {
            What::Group(inner) => Ok(self.grouped(node, inner, self.truth(inner)?)),
            What::Choice(parts) => self.choice_of_truths(parts),
            _ => {
                let said = self.said(node)?;
                match said.kind {
                    _ if said.value.is_some() => Ok(fixed(said.fixed() == Some(true))),
                    Kind::Number | Kind::Amount => {
                        let text = format!("{} != 0", said.within(Level::Sum));
                        Ok(Said::new(text, Kind::Truth, Level::Comparison))
                    }
                    // That a reading result is not 0 is written `!!x` where it must be a truth value; here `x` is one.
                    _ if said.text.starts_with("!!") => Ok(Said { text: said.text[2..].to_owned(), ..said }),
                    Kind::Status => Err(format!("`{}` is a status, and is used as a truth value", said.text)),
                    _ => Ok(said),
                }
            }
        }
    }

    /// An expression as it is.
    fn said(&self, node: &Node) -> Result<Said, String> {
        let text = self.slice(node.range.start, node.range.end);
        match &node.what {
            What::Number(value) => {
                let kind = if value.fract() == 0.0 { Kind::Number } else { Kind::Amount };
                let text =
                    if kind == Kind::Number { format!("{value}") } else { text.trim_end_matches('f').to_owned() };
                let text = if text.starts_with('.') { format!("0{text}") } else { text };
                Ok(Said { value: Some(*value), ..Said::new(text, kind, Level::Primary) })
            }
            What::Word(word) => word_said(word),
            What::Point => Ok(Said::new(text, Kind::Unknown, Level::Primary)),
            What::Call(name, arguments) => self.call(node, name, arguments),
            What::Sign(sign, operand) => self.signed(node, sign, operand),
            What::Group(inner) => Ok(self.grouped(node, inner, self.said(inner)?)),
            What::Cast(inner) => self.said(inner),
            What::Choice(parts) => self.choice(parts),
            What::Pair(operator, operands) => self.pair(operator, operands),
        }
    }

    fn grouped(&self, node: &Node, inner: &Node, said: Said) -> Said {
        let before = self.slice(node.range.start, inner.range.start);
        let after = self.slice(inner.range.end, node.range.end);
        Said { text: format!("{before}{}{after}", said.text), level: Level::Primary, ..said }
    }

    fn call(&self, node: &Node, name: &str, arguments: &[Node]) -> Result<Said, String> {
        let (mut text, mut at) = (String::new(), node.range.start);
        for argument in arguments {
            text.push_str(self.slice(at, argument.range.start));
            text.push_str(&self.said(argument)?.text);
            at = argument.range.end;
        }
        text.push_str(self.slice(at, node.range.end));
        Ok(Said::new(text, of_function(name), Level::Primary))
    }

    fn signed(&self, node: &Node, sign: &str, operand: &Node) -> Result<Said, String> {
        let blanks = self.slice(node.range.start + sign.len(), operand.range.start).to_owned();
        match sign {
            "!" => {
                let said = self.truth(operand)?;
                match said.fixed() {
                    Some(is_true) => Ok(fixed(!is_true)),
                    None => Ok(Said::new(format!("!{blanks}{}", said.within(Level::Sign)), Kind::Truth, Level::Sign)),
                }
            }
            "-" => {
                let said = self.said(operand)?;
                let (kind, value) = (said.kind, said.value.map(|value| -value));
                let kind = if kind == Kind::Amount { Kind::Amount } else { Kind::Number };
                Ok(Said { value, ..Said::new(format!("-{blanks}{}", said.within(Level::Sign)), kind, Level::Sign) })
            }
            "+" => self.said(operand),
            _ => Err(format!("`{sign}` is an operator of C")),
        }
    }

    fn pair(&self, operator: &str, operands: &[Node; 2]) -> Result<Said, String> {
        match operator {
            "&&" => self.joined(operands, true).map(counted),
            "||" => self.joined(operands, false).map(counted),
            "&" | "|" => {
                let [left, right] = operands;
                let are_truths = [self.said(left)?, self.said(right)?].iter().all(|said| said.kind == Kind::Truth);
                if are_truths { self.joined(operands, operator == "&") } else { Err(of_c(operator)) }
            }
            "==" | "!=" | "<" | "<=" | ">" | ">=" => self.comparison(operator, operands),
            "+" | "-" => self.sum(operator, operands),
            "*" => self.product(operands),
            _ => Err(of_c(operator)),
        }
    }

    /// What stands between two operands, with another operator in it.
    fn between(&self, [left, right]: &[Node; 2], operator: &str, other: &str) -> String {
        self.slice(left.range.end, right.range.start).replacen(operator, other, 1)
    }

    /// `a && b`, or `a || b`.
    fn joined(&self, operands: &[Node; 2], is_and: bool) -> Result<Said, String> {
        let (left, right) = (self.truth(&operands[0])?, self.truth(&operands[1])?);
        match (left.fixed(), right.fixed()) {
            (Some(value), _) if value != is_and => return Ok(fixed(value)),
            (Some(_), _) => return Ok(right),
            (_, Some(value)) if value != is_and => return Ok(fixed(value)),
            (_, Some(_)) => return Ok(left),
            _ => {}
        }
        let (written, level) = if is_and { ("&&", Level::And) } else { ("||", Level::Or) };
        let single = &written[..1];
        let gap = self.slice(operands[0].range.end, operands[1].range.start);
        let operator = if gap.contains(written) { written } else { single };
        let between = self.between(operands, operator, written);
        let text = format!("{}{between}{}", left.within(level), right.within(level));
        Ok(Said::new(text, Kind::Truth, level))
    }

    fn comparison(&self, operator: &str, operands: &[Node; 2]) -> Result<Said, String> {
        let (left, right) = (self.said(&operands[0])?, self.said(&operands[1])?);
        let is_named = |node: &Node| matches!(&node.what, What::Word(word) if is_result(word));
        if let (Some(a), Some(b)) = (left.value, right.value) {
            return Ok(fixed(compare(operator, a, b)));
        }
        let between = self.between(operands, operator, operator);
        let is_equality = matches!(operator, "==" | "!=");
        for (asked, number, node, turned) in
            [(&left, &right, &operands[1], operator), (&right, &left, &operands[0], mirrored(operator))]
        {
            let Some(value) = number.value.filter(|_| !asked.kind.values().is_empty()) else { continue };
            // In C some functions answer with reading results that here are true or false, and a break-through with `WIN`
            // for what is 1.
            let value = match asked.kind {
                Kind::Truth | Kind::BreakThrough if is_named(node) && value == WIN as f64 => 1.0,
                _ => value,
            };
            let is_first = std::ptr::eq(asked, &left);
            let stays = is_equality
                && (asked.kind == Kind::Outcome && is_named(node) || asked.kind == Kind::BreakThrough && is_first);
            if !stays {
                let fitting = asked.kind.values().iter().filter(|&&it| compare(turned, it as f64, value));
                return Ok(one_of(asked, &fitting.copied().collect::<Vec<_>>()));
            }
        }
        let (left, right) = alike(left, right);
        let text = format!("{}{between}{}", left.within(Level::Sum), right.within(Level::Sum));
        Ok(Said::new(text, Kind::Truth, Level::Comparison))
    }

    fn sum(&self, operator: &str, operands: &[Node; 2]) -> Result<Said, String> {
        let (left, right) = (self.said(&operands[0])?, self.said(&operands[1])?);
        if let Some(result) = [&left, &right].into_iter().find(|said| said.kind == Kind::Outcome) {
            return Err(format!("`{}` is a reading result, and is added", result.text));
        }
        let kind =
            if [&left, &right].iter().any(|said| said.kind == Kind::Amount) { Kind::Amount } else { Kind::Number };
        let value = left.value.zip(right.value).map(|(a, b)| if operator == "+" { a + b } else { a - b });
        let between = self.between(operands, operator, operator);
        let text = format!("{}{between}{}", left.within(Level::Sum), right.within(Level::Sign));
        Ok(Said { value, ..Said::new(text, kind, Level::Sum) })
    }

    /// A product with a small number is a sum; others the language does not have.
    fn product(&self, operands: &[Node; 2]) -> Result<Said, String> {
        let (left, right) = (self.said(&operands[0])?, self.said(&operands[1])?);
        if let (Some(a), Some(b)) = (left.whole(), right.whole()) {
            return Ok(Said {
                value: Some((a * b) as f64),
                ..Said::new((a * b).to_string(), Kind::Number, Level::Primary)
            });
        }
        let times = |said: &Said| said.whole().filter(|times| TIMES.contains(times));
        let (times, other) = match (times(&left), times(&right)) {
            (Some(times), None) => (times, right),
            (None, Some(times)) => (times, left),
            _ => return Err(of_c("*")),
        };
        let term = other.clone().within(Level::Sign);
        let terms: Vec<&str> = (0..times).map(|_| term.as_str()).collect();
        Ok(Said::new(terms.join(" + "), Kind::Number, Level::Sum))
    }

    fn choice(&self, parts: &[Node; 3]) -> Result<Said, String> {
        let [condition, yes, no] = [self.truth(&parts[0])?, self.said(&parts[1])?, self.said(&parts[2])?];
        if let Some(is_true) = condition.fixed() {
            return Ok(if is_true { yes } else { no });
        }
        let is_one =
            |said: &&Said| said.kind == Kind::Truth || said.value.is_some_and(|value| value == 0.0 || value == 1.0);
        if [&yes, &no].iter().all(is_one) {
            return self.choice_of_truths(parts).map(counted);
        }
        let kind = if yes.kind == no.kind { yes.kind } else { Kind::Unknown };
        Ok(Said::new(self.chosen(parts, [condition, yes, no]), kind, Level::Choice))
    }

    /// A choice between truth values. With a constant among them it is no choice.
    fn choice_of_truths(&self, parts: &[Node; 3]) -> Result<Said, String> {
        let [condition, yes, no] = [self.truth(&parts[0])?, self.truth(&parts[1])?, self.truth(&parts[2])?];
        let not = |said: Said| Said::new(format!("!{}", said.within(Level::Sign)), Kind::Truth, Level::Sign);
        let join = |left: Said, operator: &str, right: Said, level: Level| {
            Said::new(format!("{} {operator} {}", left.within(level), right.within(level)), Kind::Truth, level)
        };
        Ok(match (condition.fixed(), yes.fixed(), no.fixed()) {
            (Some(is_true), _, _) => {
                if is_true {
                    yes
                } else {
                    no
                }
            }
            (_, Some(true), Some(true)) => yes,
            (_, Some(false), Some(false)) => no,
            (_, Some(true), Some(false)) => condition,
            (_, Some(false), Some(true)) => not(condition),
            (_, Some(true), None) => join(condition, "||", no, Level::Or),
            (_, Some(false), None) => join(not(condition), "&&", no, Level::And),
            (_, None, Some(true)) => join(not(condition), "||", yes, Level::Or),
            (_, None, Some(false)) => join(condition, "&&", yes, Level::And),
            // A choice between reading results is one of them, and counts as 0 or 1 only where it is made to.
            _ => {
                let kind = if yes.kind == no.kind { yes.kind } else { Kind::Unknown };
                Said::new(self.chosen(parts, [condition, yes, no]), kind, Level::Choice)
            }
        })
    }

    fn chosen(&self, parts: &[Node; 3], [condition, yes, no]: [Said; 3]) -> String {
        let first = self.slice(parts[0].range.end, parts[1].range.start);
        let second = self.slice(parts[1].range.end, parts[2].range.start);
        format!("{}{first}{}{second}{}", condition.within(Level::Or), yes.text, no.text)
    }
}

/// A reading result as the truth value that C counts as 0 or 1.
fn counted(said: Said) -> Said {
    if said.kind == Kind::Truth {
        return said;
    }
    Said::new(format!("!!{}", said.within(Level::Sign)), Kind::Truth, Level::Sign)
}

/// A truth value that does not depend on anything.
fn fixed(is_true: bool) -> Said {
    let text = if is_true { "0 == 0" } else { "0 != 0" };
    Said { value: Some(f64::from(u8::from(is_true))), ..Said::new(text, Kind::Truth, Level::Comparison) }
}

fn word_said(word: &str) -> Result<Said, String> {
    if let Some(value) = constant(word) {
        let text = if value == 0 { "0" } else { word };
        return Ok(Said { value: Some(value as f64), ..Said::new(text, Kind::Unknown, Level::Primary) });
    }
    if is_status(word) {
        return Ok(Said::new(word, Kind::Status, Level::Primary));
    }
    // A letter is a label; whether there is a constant of that name is rustc's to say.
    if word.len() == 1 || !word.contains(|letter: char| letter.is_ascii_lowercase()) {
        return Ok(Said::new(word, Kind::Unknown, Level::Primary));
    }
    Err(format!("`{word}` is a variable of C"))
}

fn of_c(operator: &str) -> String {
    format!("`{operator}` is an operator that constraints do not have")
}

fn compare(operator: &str, a: f64, b: f64) -> bool {
    match operator {
        "==" => a == b,
        "!=" => a != b,
        "<" => a < b,
        "<=" => a <= b,
        ">" => a > b,
        _ => a >= b,
    }
}

/// The comparison seen from the other side.
fn mirrored(operator: &str) -> &str {
    match operator {
        "<" => ">",
        "<=" => ">=",
        ">" => "<",
        ">=" => "<=",
        other => other,
    }
}

/// That an answer is one of these numbers.
fn one_of(asked: &Said, values: &[i64]) -> Said {
    let all = asked.kind.values();
    let missing: Vec<i64> = all.iter().copied().filter(|value| !values.contains(value)).collect();
    let term = asked.clone().within(Level::Sign);
    let equals = |value: &i64| match value {
        0 => format!("!{term}"),
        value => format!("{} == {}", asked.clone().within(Level::Sum), asked.kind.name(*value)),
    };
    match (values, &missing[..]) {
        (_, []) => fixed(true),
        ([], _) => fixed(false),
        (_, [0]) if asked.kind == Kind::Truth => asked.clone(),
        (_, [0]) => Said::new(format!("!!{term}"), Kind::Truth, Level::Sign),
        ([0], _) => Said::new(format!("!{term}"), Kind::Truth, Level::Sign),
        ([value], _) => Said::new(equals(value), Kind::Truth, Level::Comparison),
        (_, [value]) => {
            let text = format!("{} != {}", asked.clone().within(Level::Sum), asked.kind.name(*value));
            Said::new(text, Kind::Truth, Level::Comparison)
        }
        _ => Said::new(values.iter().map(equals).collect::<Vec<_>>().join(" || "), Kind::Truth, Level::Or),
    }
}

/// Two operands of a comparison as things that can be compared: a truth value next to a number is one, too.
fn alike(left: Said, right: Said) -> (Said, Said) {
    let number = |said: Said, other: Kind| {
        let is_counted = said.value.is_none() && said.kind == Kind::Truth && other.is_number();
        if is_counted { Said::new(format!("{} + 0", said.within(Level::Sign)), Kind::Number, Level::Sum) } else { said }
    };
    let whole = |said: Said, other: Kind| match said.whole() {
        Some(number) if other == Kind::Number && said.kind != Kind::Number => {
            Said { text: number.to_string(), level: Level::Primary, ..said }
        }
        _ => said,
    };
    let (a, b) = (left.kind, right.kind);
    (whole(number(left, b), b), whole(number(right, a), a))
}
