//! Trees as a whole.

use super::*;
use crate::rules::lints::Lint;

const TREE: &str = "(;GM[1]SZ[19]C[A tree.]
;B[pd]SQ[nf]N[First]C[s
# Take the point.
:F]
(;W[qf]SQ[mh]C[t approach
:,shape(2)]
;B[]
;W[nc]MA[kh]LB[pd:A][qd:b]C[0
;oplay_attack(*, b, A)
;|| lib(A) > 2
>antisuji(b)])
(;W[qc]SQ[mg]C[F
:C,shape(3)]))";

/// What becomes of a tree.
fn made(tree: &[u8]) -> JosekiSource {
    joseki_source("TREE", "tree.sgf", tree, &TreeOptions::default())
}

/// The source of a tree without faults.
#[track_caller]
fn sound(database: &str, file: &str, tree: &str) -> String {
    let made = joseki_source(database, file, tree.as_bytes(), &TreeOptions::default());
    assert_eq!(made.faults, Vec::<String>::new());
    made.source
}

/// Trees as people have them: no classes besides that of the comment, patterns that others make redundant, names from
/// other files. What is lifted for the whole tree stands in its source at the patterns that need it.
#[test]
fn a_tree_as_people_have_it() {
    let tree = "(;SZ[19](;B[qd]SQ[nf]C[J\n:-,shape(5)])(;B[qc]SQ[ne]C[J\n;lib(a)])(;AB[pd]AW[pe];B[qe]SQ[nf]C[J]\
                (;W[qf]SQ[nh]LB[oh:B]C[s\n;oplay_attack(*,B)])))";
    let plain = joseki_source("TREE", "tree.sgf", tree.as_bytes(), &TreeOptions::default());
    assert_eq!((plain.patterns, plain.faults.len()), (2, 2), "{:?}", plain.faults);
    assert!(plain.source.contains("sJ, shape(5)"), "one faulty node hides no other:\n{}", plain.source);
    let options = TreeOptions { prefix: Some("Corner".to_owned()), lifted: vec![Lint::EmptyTarget] };
    let lifted = joseki_source("TREE", "tree.sgf", tree.as_bytes(), &options);
    assert_eq!((lifted.patterns, lifted.faults.len()), (3, 1), "{:?}", lifted.faults);
    assert!(lifted.source.contains("#[allow(empty_target)]\n    pattern! < Corner4"), "{}", lifted.source);
    assert_eq!(lifted.source.matches("#[allow").count(), 1, "only where it is needed");
}

/// The example of the spec: a connection that a ladder decides about ("Ladders in Joseki").
#[test]
fn a_ladder_as_the_spec_has_it() {
    let moves = "AB[oc][pc][pd][pf]AW[od][qd][pe];W[oe]SQ[mg]LB[qe:A][qf:B][re:C][pf:D]";
    let tree = format!("(;SZ[19];{moves}C[F\n:C,shape(3)\n;oplay_attack(*,A,B,C,D)])");
    let source = sound("TAISHA", "taisha.sgf", &tree);
    let expected = "
    pattern! < Taisha1
        -------+
        .......|
        .......|
        ..XX...|
        ..OXO..|
        ..*O...|
        ...X...|
        .......|

        : 8, sjC, shape(3)

        -------+
        .......|
        .......|
        ..XX...|
        ..OXO..|
        ..*OAC.|
        ...DB..|
        .......|

        ; oplay_attack(*,A,B,C,D)
    >
";
    assert!(source.contains(expected.trim_start_matches('\n')), "{source}");
}

/// What is printed is what was compiled: `patterns!` finds nothing wrong with it, and the same patterns in it.
#[test]
fn the_source_of_a_tree_compiles() {
    let source = sound("TREE", "tree.sgf", TREE);
    let block = source.trim().strip_prefix("patterns! {").and_then(|text| text.strip_suffix('}')).expect("a block");
    assert_eq!(crate::findings(block.parse().expect("tokens")), []);
    let rules = DatabaseType::named("Joseki").expect("a type");
    let compiled = compile(TREE.as_bytes(), "tree.sgf", rules, Span::call_site(), &TreeOptions::default());
    let fingerprints = compiled.checked.iter().map(|checked| checked.pattern.as_ref().expect("sound").fingerprint);
    let again = crate::tests::checked(block).into_iter().map(|pattern| pattern.fingerprint);
    assert_eq!(fingerprints.collect::<Vec<_>>(), again.collect::<Vec<_>>());
}

#[test]
fn a_fault_names_the_file_the_line_the_property_and_the_moves() {
    let tree = TREE.replace(":C,shape(3)", ":Z").replace("lib(A)", "lib(a)");
    let faults = made(tree.as_bytes()).faults;
    let starts: Vec<Vec<&str>> = faults.iter().map(|fault| fault.lines().take(2).collect()).collect();
    assert_eq!(
        starts,
        [
            [
                "no point is labelled `a` in the labelled diagram of `Tree3`",
                "note: in tree.sgf, line 8, property `C`, at B Q16, W R14, B pass, W O17"
            ],
            ["unknown class `Z` in a `Joseki` database", "note: in tree.sgf, line 12, property `C`, at B Q16, W R17"],
        ]
    );
}

/// Whatever is cut off, left out or put somewhere else: it is compiled or complained about.
#[test]
fn broken_trees_never_panic() {
    for end in (0..TREE.len()).step_by(3) {
        let _ = made(&TREE.as_bytes()[..end]);
    }
    for start in (0..TREE.len() - 7).step_by(5) {
        for length in [1, 2, 7] {
            let hole = format!("{}{}", &TREE[..start], &TREE[start + length..]);
            let _ = made(hole.as_bytes());
            let twice = format!("{}{}", &TREE[..start + length], &TREE[start..]);
            let _ = made(twice.as_bytes());
        }
    }
    for odd in ["[", "]", "(", ")", ";", "\\", "\u{e9}", "\0", "SQ[zz]", "LB[aa:]", "SZ[1]", "SZ[52]", "B[tt]", "\""] {
        for start in (0..TREE.len()).step_by(11) {
            let text = format!("{}{odd}{}", &TREE[..start], &TREE[start..]);
            let _ = made(text.as_bytes());
        }
    }
}

#[test]
fn a_deep_tree_is_no_danger() {
    let deep = format!("(;SZ[19]{})", ";W[]".repeat(10_000) + ";B[pd]SQ[nf]");
    assert!(made(deep.as_bytes()).faults.is_empty());
    let nested = format!("{}{}", "(;B[]".repeat(10_000) + ";B[pd]SQ[nf]", ")".repeat(10_000));
    assert!(made(nested.as_bytes()).faults.is_empty());
}

/// The expansion includes the file, and rustc looks for changes of what is included; where there is none, nothing is.
#[test]
fn the_file_is_part_of_the_expansion() {
    let expanded = |file: &str| {
        let block = format!("pub static SANSAN: Joseki = {file:?};");
        joseki(block.parse().expect("tokens"), crate::Audience::Compiler).to_string()
    };
    let file = "../../patterns-rs/src/joseki/sansan.sgf";
    let code = expanded(file);
    assert!(code.contains("include_bytes") && code.contains(file) && code.contains("Sansan1"));
    assert!(!expanded("nothing.sgf").contains("include_bytes"));
}
