//! Which of the known names was probably meant, and how are names and lists of names written out?

use proc_macro2::Ident;

/// Whether a name is a word of Rust's, and none that is reserved.
#[must_use]
pub fn is_word(name: &str) -> bool {
    syn::parse_str::<Ident>(name).is_ok()
}

/// The name of a pattern as it stands in the source: a word as it is, and anything else in quotes.
///
/// ```
/// use gnugo_pattern_compiler::name_in_source;
///
/// assert_eq!(name_in_source("D12"), "D12");
/// assert_eq!(name_in_source("4-4"), "\"4-4\"");
/// ```
#[must_use]
pub fn name_in_source(name: &str) -> String {
    if is_word(name) { name.to_owned() } else { format!("{name:?}") }
}

/// The known name that is close enough to have been meant, if there is one: at most one edit in three letters.
pub(crate) fn look_alike<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let most = (word.chars().count() / 3).max(1);
    known
        .into_iter()
        .map(|name| (distance(&word.to_lowercase(), &name.to_lowercase()), name))
        .filter(|&(distance, name)| distance <= most && distance < name.chars().count())
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, name)| name)
}

/// The help that offers a look-alike.
pub(crate) fn did_you_mean<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    look_alike(word, known).map(|name| format!("did you mean `{name}`?"))
}

/// The help that offers the shortest name that begins or ends with the whole word.
pub(crate) fn did_you_mean_longer<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let (begins, ends) = (format!("{word}_"), format!("_{word}"));
    let is_part = |name: &&str| word.len() > 2 && (name.starts_with(&begins) || name.ends_with(&ends));
    let longer = known.into_iter().filter(is_part).min_by_key(|name| name.len());
    longer.map(|name| format!("did you mean `{name}`?"))
}

/// The number of letters to insert, remove, replace or swap with a neighbour to make one word of the other.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    // `rows[i][j]` is the distance of the first i letters of a from the first j of b.
    let mut rows: Vec<Vec<usize>> = vec![(0..=b.len()).collect()];
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let replaced = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut best = replaced.min(rows[i - 1][j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                best = best.min(rows[i - 2][j - 2] + 1);
            }
            row.push(best);
        }
        rows.push(row);
    }
    rows.last().and_then(|row| row.last()).copied().unwrap_or(0)
}

/// `` `a`, `b` and `c` ``.
pub(crate) fn list<T: std::fmt::Display>(words: impl IntoIterator<Item = T>) -> String {
    joined(words, "and")
}

fn joined<T: std::fmt::Display>(words: impl IntoIterator<Item = T>, conjunction: &str) -> String {
    let words: Vec<String> = words.into_iter().map(|word| format!("`{word}`")).collect();
    match words.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} {conjunction} {last}", others.join(", ")),
    }
}

/// `` `a`, `b` or `c` ``.
pub(crate) fn any_of<T: std::fmt::Display>(words: impl IntoIterator<Item = T>) -> String {
    joined(words, "or")
}

/// `` a `Shape` ``, `` an `Attack` ``.
pub(crate) fn with_article(name: &str) -> String {
    let article = if name.starts_with(['A', 'E', 'I', 'O', 'U']) { "an" } else { "a" };
    format!("{article} `{name}`")
}

/// `1 point`, `2 points`.
pub(crate) fn count(number: usize, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_names_are_offered_and_far_ones_are_not() {
        let types = ["Shape", "Attack", "Defense", "Connection"];
        assert_eq!(look_alike("Defence", types), Some("Defense"));
        assert_eq!(look_alike("shpae", types), Some("Shape"));
        assert_eq!(look_alike("Conection", types), Some("Connection"));
        assert_eq!(look_alike("Fuseki", types), None);
        assert_eq!(look_alike("d", ["A"]), None);
        assert_eq!(look_alike("d", ["D"]), Some("D"));
    }

    #[test]
    fn lists_read_like_a_sentence() {
        assert_eq!(list(["a"]), "`a`");
        assert_eq!(list(["a", "b", "c"]), "`a`, `b` and `c`");
        assert_eq!(any_of(["a", "b", "c"]), "`a`, `b` or `c`");
        assert_eq!(with_article("Attack"), "an `Attack`");
        assert_eq!(with_article("Shape"), "a `Shape`");
        assert_eq!(count(1, "point"), "1 point");
        assert_eq!(count(0, "point"), "0 points");
    }
}
