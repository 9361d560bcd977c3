//! Which comparisons in constraints ask nothing, because the drawing decides them?
//!
//! The compiler knows ([`remarks`]), but makes no errors of them. It is asked about each pattern by itself, as it is drawn, without what
//! has nothing to do with it. Functions of an author's own are none that it knows, and are passed over.

use crate::catalog::Entry;
use crate::picture::Picture;
use gnugo_pattern_compiler::remarks;

/// The patterns, by their numbers, and what is said of such a comparison of theirs.
pub(crate) fn decided(entries: &[Entry]) -> Vec<(usize, String)> {
    let of_one = |(index, entry): (usize, &Entry)| {
        let found = written(entry).parse().map(remarks).unwrap_or_default();
        found.into_iter().map(move |finding| (index, told(&finding.message)))
    };
    entries.iter().enumerate().filter(|(_, entry)| !entry.constraint.is_empty()).flat_map(of_one).collect()
}

/// A block with such a pattern.
fn written(entry: &Entry) -> String {
    let Entry { kind, classes, constraint, diagram, labels, .. } = entry;
    let [drawn, labelled] = [Picture::new(diagram), Picture::labelled(diagram, labels)].map(|it| it.lines().join("\n"));
    format!("static IT: {kind};\npattern! < It\n{drawn}\n\n: 8, {classes}\n\n{labelled}\n\n; {constraint}\n>")
}

/// A message of the compiler as a sentence: what it notes, but not what it proposes.
fn told(message: &str) -> String {
    let lines = message.lines().filter(|line| !line.starts_with("help: "));
    lines.map(|line| line.trim_start_matches("note: ")).collect::<Vec<_>>().join(": ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::Base;
    use gnugo_engine::patterns;

    patterns! {
        static SOME: Shape;

        pattern! < Asks
            ?X?
            XO*
            ?.?

            : 8, -, shape(1)

            ?c?
            Xa*
            ?.?

            ; lib(a) == 3 || lib(c) > 3
        >

        pattern! < AsksNothing
            |.O*
            |?.?

            : 8, OX

            |.a*
            |?.?

            ; weak(a) && lib(a) >= 3 && (wormsize(a) > 2 || olib(*) > 4)
        >
    }

    #[test]
    fn what_the_drawing_decides_is_told_of_the_pattern() {
        let entries = Base::entries(&SOME);
        let found = decided(&entries);
        let told: Vec<_> = found.iter().map(|(index, told)| (entries[*index].name, told.as_str())).collect();
        assert_eq!(
            told,
            [
                ("Asks", "`lib(a) == 3` never holds: the string of `a` has 2 liberties"),
                ("AsksNothing", "`lib(a) >= 3` always holds: the string of `a` has 3 liberties at least"),
            ]
        );
    }
}
