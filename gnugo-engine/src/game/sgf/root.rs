//! What is the game like: its size, komi, handicap and rules?
//!
//! The first node says that, each once. What cannot be understood of it is told with what is taken in its place.

use super::SgfError;
use super::faults::Faults;
use super::node::Node;
use crate::game::Rules;

/// The size of a board of which the file says nothing (the SGF specification).
const DEFAULT_SIZE: usize = 19;

/// What is done with a value that means nothing.
const PASSED_OVER: &str = "it is passed over";

/// The number of lines.
pub(super) fn size(root: &Node<'_>, faults: &mut Faults) -> Result<usize, SgfError> {
    let Some(value) = only_value(root, "SZ", faults)? else { return Ok(DEFAULT_SIZE) };
    if let Ok(size) = value.parse() {
        return Ok(size);
    }
    let unknown = || SgfError::SizeText(value.to_owned());
    if let Some((columns, rows)) = value.split_once(':') {
        return if columns == rows { columns.parse().map_err(|_| unknown()) } else { Err(unknown()) };
    }
    if value.is_empty() {
        // As if nothing were said about it.
        faults.replaced(unknown(), taken_for(DEFAULT_SIZE))?;
        return Ok(DEFAULT_SIZE);
    }
    let first = leading_number(value).ok_or_else(unknown)?;
    // The rest of it: nothing but words, or the same number again, as in `9x9`.
    let after = value.get(first.len()..).unwrap_or_default();
    let second = after.find(|c: char| c.is_ascii_digit()).and_then(|at| leading_number(after.get(at..)?));
    if second.is_some_and(|second| second != first) {
        return Err(unknown());
    }
    faults.replaced(root.bad_value("SZ", value), taken_for(first))?;
    first.parse().map_err(|_| unknown())
}

/// The komi, if there is one that means something.
pub(super) fn komi(root: &Node<'_>, faults: &mut Faults) -> Result<Option<f32>, SgfError> {
    let Some(value) = only_value(root, "KM", faults)?.filter(|value| !value.is_empty()) else { return Ok(None) };
    if let Some(komi) = number(value) {
        return Ok(Some(komi));
    }
    let komi = in_words(value);
    let assumed = komi.map_or_else(|| PASSED_OVER.to_owned(), taken_for);
    faults.replaced(root.bad_value("KM", value), assumed)?;
    Ok(komi)
}

/// The number of handicap stones; 0 if there are none.
pub(super) fn handicap(root: &Node<'_>, size: usize, faults: &mut Faults) -> Result<usize, SgfError> {
    let Some(value) = only_value(root, "HA", faults)?.filter(|value| !value.is_empty()) else { return Ok(0) };
    let is_possible = |stones: &usize| *stones <= 1 || *stones < size * size;
    if let Some(stones) = value.parse().ok().filter(is_possible) {
        return Ok(stones);
    }
    let stones = leading_number(value).and_then(|digits| digits.parse().ok()).filter(is_possible);
    let assumed = stones.map_or_else(|| PASSED_OVER.to_owned(), taken_for);
    faults.replaced(root.bad_value("HA", value), assumed)?;
    Ok(stones.unwrap_or(0))
}

/// The rules, if they are known here.
pub(super) fn rules(root: &Node<'_>, faults: &mut Faults) -> Result<Option<Rules>, SgfError> {
    let Some(value) = only_value(root, "RU", faults)?.filter(|value| !value.is_empty()) else { return Ok(None) };
    let rules = Rules::from_name(value);
    if rules.is_none() {
        faults.replaced(root.bad_value("RU", value), PASSED_OVER)?;
    }
    Ok(rules)
}

/// Whether a later node says what only the first one can, and says otherwise.
pub(super) fn check_later(
    node: &Node<'_>,
    size: usize,
    komi: Option<f32>,
    faults: &mut Faults,
) -> Result<(), SgfError> {
    if node.number == 1 {
        return Ok(());
    }
    let misplaced = |property: &str| SgfError::Misplaced { node: node.number, property: property.to_owned() };
    if let Some(value) = node.value("SZ")
        && value.trim().parse() != Ok(size)
    {
        faults.replaced(misplaced("SZ"), format_args!("the board is taken to have {size} lines"))?;
    }
    if let Some(value) = node.value("KM")
        && (komi.is_none() || number(value.trim()) != komi)
    {
        let assumed = komi.map_or_else(|| PASSED_OVER.to_owned(), |komi| format!("the komi is taken to be {komi}"));
        faults.replaced(misplaced("KM"), assumed)?;
    }
    Ok(())
}

/// The value of a property, if the node has it. One that is given twice with different values is a fault, and the first counts.
fn only_value<'a>(root: &Node<'a>, name: &str, faults: &mut Faults) -> Result<Option<&'a str>, SgfError> {
    let properties = root.properties.iter().filter(|property| property.name == name);
    let mut values = properties.flat_map(|property| &property.values).map(|value| value.trim());
    let Some(first) = values.next() else { return Ok(None) };
    if let Some(other) = values.find(|other| *other != first) {
        let [first, second] = [first, other].map(str::to_owned);
        let twice = SgfError::Twice { node: root.number, property: name.to_owned(), first, second };
        faults.replaced(twice, "the first counts")?;
    }
    Ok(Some(first))
}

fn taken_for(value: impl std::fmt::Display) -> String {
    format!("it is taken for {value}")
}

/// The digits at the beginning of a value.
fn leading_number(value: &str) -> Option<&str> {
    let end = value.find(|c: char| !c.is_ascii_digit()).unwrap_or(value.len());
    value.get(..end).filter(|digits| !digits.is_empty())
}

/// A finite number. Some programs write a decimal comma.
fn number(value: &str) -> Option<f32> {
    value.replace(',', ".").parse().ok().filter(|komi: &f32| komi.is_finite())
}

/// A number as a person writes it: with a half, or with words behind it.
fn in_words(value: &str) -> Option<f32> {
    if let Some((whole, _)) = value.split_once('½').or_else(|| value.split_once("1/2")) {
        let is_apart = !whole.ends_with(|c: char| c.is_ascii_digit()) || value.contains('½');
        let whole = if whole.is_empty() { Some(0.0) } else { number(whole.trim()) };
        return whole.filter(|_| is_apart).map(|whole| whole + 0.5_f32.copysign(whole));
    }
    let end = value.find(|c: char| !(c.is_ascii_digit() || ".,-+".contains(c))).unwrap_or(value.len());
    let (digits, words) = value.split_at(end);
    // Behind another number it would mean something else.
    if words.contains(|c: char| c.is_ascii_digit()) { None } else { number(digits) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_words() {
        for (text, expected) in [
            ("6.5 points", Some(6.5)),
            ("6,5pts", Some(6.5)),
            ("6 1/2", Some(6.5)),
            ("-6 1/2", Some(-6.5)),
            ("6½", Some(6.5)),
            ("1/2", Some(0.5)),
            ("½ point", Some(0.5)),
            ("11/2", None),
            ("13/3", None),
            ("1e999", None),
            ("5.5 or 6.5", None),
            ("none", None),
            ("nan", None),
            ("", None),
        ] {
            assert_eq!(in_words(text), expected, "{text}");
        }
    }
}
