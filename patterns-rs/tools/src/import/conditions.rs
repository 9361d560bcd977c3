//! Actions with statements of C that ask: `return (…)`, and `if (…) …; else …;`.
//!
//! In the pattern language actions ask nothing. What a `return` answers belongs to the constraint. An `if` is split: its
//! statement goes with a constraint that asks for its condition, into a further pattern with the same drawing, or into the
//! pattern itself where that has nothing else to say.

use super::model::{Database, Part, Pattern, Text};
use gnugo_pattern_compiler::rules::{DatabaseType, Effect};
use std::collections::HashSet;

/// Rewrites the actions of all patterns.
pub(super) fn split(database: &mut Database, rules: &'static DatabaseType) {
    let mut names: HashSet<String> = database.patterns.iter().map(|pattern| pattern.name.clone()).collect();
    let mut all = Vec::new();
    for mut pattern in std::mem::take(&mut database.patterns) {
        returned(&mut pattern);
        let further = conditions(&mut pattern, rules, &mut names);
        all.push(pattern);
        all.extend(further);
    }
    database.patterns = all;
}

/// The only statement is `return (…)`: it becomes part of the constraint.
fn returned(pattern: &mut Pattern) {
    let [action] = pattern.actions.as_slice() else { return };
    let Some(answer) = after_word(&action.text.text, "return") else { return };
    let (answer, place) = (answer.trim().to_owned(), action.text.clone());
    if !answer.is_empty() && is_balanced(&answer) {
        require(pattern, &answer, &place);
        pattern.actions.clear();
    }
}

/// A statement with the condition that it has.
struct Branch {
    condition: String,
    statement: Text,
}

/// Takes the conditional statements out. The patterns that they become.
fn conditions(pattern: &mut Pattern, rules: &'static DatabaseType, names: &mut HashSet<String>) -> Vec<Pattern> {
    let (mut plain, mut branches): (Vec<Part>, Vec<Branch>) = (Vec::new(), Vec::new());
    for action in &pattern.actions {
        let text = &action.text;
        if let Some(rest) = after_word(&text.text, "if")
            && let Some((condition, statement)) = parenthesised(rest)
            && is_call(statement)
        {
            let statement = Text { text: statement.to_owned(), ..text.clone() };
            branches.push(Branch { condition: condition.to_owned(), statement });
        } else if let Some(statement) = after_word(&text.text, "else").map(str::trim)
            && is_call(statement)
            && let Some(before) = branches.last()
        {
            let condition = format!("!({})", before.condition);
            let statement = Text { text: statement.to_owned(), ..text.clone() };
            branches.push(Branch { condition, statement });
        } else {
            plain.push(action.clone());
        }
    }
    if branches.is_empty() {
        return Vec::new();
    }
    let original = pattern.clone();
    pattern.actions = plain;
    let mut branches = branches.into_iter();
    // Where what a class says is said by actions, a pattern whose action is not carried out says nothing.
    let acts_only = pattern.actions.is_empty() && ["Connection", "Barrier", "Influence"].contains(&rules.name);
    if acts_only && let Some(first) = branches.next() {
        require(pattern, &first.condition, &first.statement);
        pattern.actions.push(Part::new(first.statement));
    }
    let mut further = Vec::new();
    for branch in branches {
        let mut other = original.clone();
        let free = (1..).map(|number| format!("{}_if{number}", original.name)).find(|name| !names.contains(name));
        other.name = free.unwrap_or_else(|| format!("{}_if", original.name));
        names.insert(other.name.clone());
        if !acts_only {
            // What the pattern says of its move it has said already.
            let refuses = |letter: char| rules.class(letter).is_none_or(|class| class.effect != Effect::Acts);
            other.classes = other.classes.chars().filter(|&letter| refuses(letter)).collect();
            other.values.clear();
        }
        other.comments = vec![format!("What `{}` does only if: {}", original.name, branch.condition)];
        require(&mut other, &branch.condition, &branch.statement);
        other.actions = vec![Part::new(branch.statement)];
        further.push(other);
    }
    further
}

/// Adds a condition to a constraint.
fn require(pattern: &mut Pattern, condition: &str, place: &Text) {
    let line = |text: String| Text { line: place.line, column: place.column, text, remark: String::new() };
    if let Some(first) = pattern.constraint.first_mut() {
        first.text = format!("({}", first.text);
        if let Some(last) = pattern.constraint.last_mut() {
            last.text = format!("{})", last.text.trim_end().trim_end_matches(';'));
        }
        pattern.constraint.push(line(format!("&& ({condition})")));
    } else {
        pattern.constraint.push(line(condition.to_owned()));
    }
}

/// What follows a word at the beginning of a text.
fn after_word<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    let rest = text.trim_start().strip_prefix(word)?;
    (!rest.starts_with(|letter: char| letter.is_ascii_alphanumeric() || letter == '_')).then_some(rest)
}

/// The inside of the parentheses that a text begins with, and what follows them.
fn parenthesised(text: &str) -> Option<(&str, &str)> {
    let text = text.trim_start();
    let inside = text.strip_prefix('(')?;
    let mut depth = 1;
    for (index, letter) in inside.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some((inside.get(..index)?, inside.get(index + 1..)?.trim()));
        }
    }
    None
}

fn is_balanced(text: &str) -> bool {
    let mut depth = 0_i32;
    for letter in text.chars() {
        depth += i32::from(letter == '(') - i32::from(letter == ')');
        if depth < 0 {
            return false;
        }
    }
    depth == 0
}

/// Whether a statement is a call and nothing else.
fn is_call(text: &str) -> bool {
    let name = text.split('(').next().unwrap_or_default().trim();
    let is_word = !name.is_empty() && name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
    let is_keyword = ["if", "else", "for", "while", "return", "switch"].contains(&name);
    is_word && !is_keyword && text.trim_end().ends_with(')') && is_balanced(text)
}

#[cfg(test)]
mod tests {
    use super::super::reader;
    use super::*;
    use gnugo_pattern_compiler::rules::DatabaseType;

    fn patterns(kind: &str, tail: &str) -> Vec<Pattern> {
        let rules = DatabaseType::named(kind).expect("a type");
        let text = format!("Pattern P\n\nXO?\n.*.\n\n:8,-\n\nXA?\nb*.\n\n{tail}\n");
        let mut database = reader::read(&text, rules);
        assert_eq!(database.mistakes.len(), 0);
        split(&mut database, rules);
        database.patterns
    }

    fn said(pattern: &Pattern) -> (String, Vec<&str>) {
        let constraint: Vec<&str> = pattern.constraint.iter().map(|line| line.text.trim()).collect();
        (constraint.join(" "), pattern.actions.iter().map(|action| action.text.text.as_str()).collect())
    }

    #[test]
    fn what_is_returned_is_asked() {
        let all = patterns("Shape", ";lib(A) > 1 || ko(b)\n>return (!xplay_attack(b,A));");
        assert_eq!(all.len(), 1);
        assert_eq!(said(&all[0]), ("(lib(A) > 1 || ko(b)) && ((!xplay_attack(b,A)))".to_owned(), Vec::new()));
    }

    #[test]
    fn conditions_become_patterns() {
        let all = patterns("Shape", ";lib(A) > 1\n>antisuji(b); if (ko(b)) antisuji(*);");
        assert_eq!(all.iter().map(|pattern| pattern.name.as_str()).collect::<Vec<_>>(), ["P", "P_if1"]);
        assert_eq!(said(&all[0]), ("lib(A) > 1".to_owned(), vec!["antisuji(b)"]));
        assert_eq!(said(&all[1]), ("(lib(A) > 1) && (ko(b))".to_owned(), vec!["antisuji(*)"]));
        let all = patterns("Connection", ">if (ko(b)) amalgamate(A,A);\n>else amalgamate_most_valuable(A,A,A);");
        assert_eq!(said(&all[0]), ("ko(b)".to_owned(), vec!["amalgamate(A,A)"]));
        assert_eq!(said(&all[1]), ("!(ko(b))".to_owned(), vec!["amalgamate_most_valuable(A,A,A)"]));
    }
}
