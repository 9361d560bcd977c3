//! Trees as a whole.

use super::*;

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

/// The example of the spec: a connection that a ladder decides about ("Ladders in Joseki").
#[test]
fn a_ladder_as_the_spec_has_it() {
    let moves = "AB[oc][pc][pd][pf]AW[od][qd][pe];W[oe]SQ[mg]LB[qe:A][qf:B][re:C][pf:D]";
    let tree = format!("(;SZ[19];{moves}C[F\n:C,shape(3)\n;oplay_attack(*,A,B,C,D)])");
    let source = joseki_source("TAISHA", "taisha.sgf", tree.as_bytes()).expect("no faults");
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
    let source = joseki_source("TREE", "tree.sgf", TREE.as_bytes()).expect("no faults");
    let block = source.trim().strip_prefix("patterns! {").and_then(|text| text.strip_suffix('}')).expect("a block");
    assert_eq!(crate::findings(block.parse().expect("tokens")), []);
    let rules = DatabaseType::named("Joseki").expect("a type");
    let compiled = compile(TREE.as_bytes(), "tree.sgf", rules, Span::call_site());
    let fingerprints = compiled.checked.iter().map(|checked| checked.pattern.as_ref().expect("sound").fingerprint);
    let again = crate::tests::checked(block).into_iter().map(|pattern| pattern.fingerprint);
    assert_eq!(fingerprints.collect::<Vec<_>>(), again.collect::<Vec<_>>());
}

#[test]
fn a_fault_names_the_file_the_line_the_property_and_the_moves() {
    let tree = TREE.replace(":C,shape(3)", ":Z").replace("lib(A)", "lib(a)");
    let faults = joseki_source("TREE", "tree.sgf", tree.as_bytes()).expect_err("two faults");
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
        let _ = joseki_source("TREE", "tree.sgf", &TREE.as_bytes()[..end]);
    }
    for start in (0..TREE.len() - 7).step_by(5) {
        for length in [1, 2, 7] {
            let hole = format!("{}{}", &TREE[..start], &TREE[start + length..]);
            let _ = joseki_source("TREE", "tree.sgf", hole.as_bytes());
            let twice = format!("{}{}", &TREE[..start + length], &TREE[start..]);
            let _ = joseki_source("TREE", "tree.sgf", twice.as_bytes());
        }
    }
    for odd in ["[", "]", "(", ")", ";", "\\", "\u{e9}", "\0", "SQ[zz]", "LB[aa:]", "SZ[1]", "SZ[52]", "B[tt]", "\""] {
        for start in (0..TREE.len()).step_by(11) {
            let text = format!("{}{odd}{}", &TREE[..start], &TREE[start..]);
            let _ = joseki_source("TREE", "tree.sgf", text.as_bytes());
        }
    }
}

#[test]
fn a_deep_tree_is_no_danger() {
    let deep = format!("(;SZ[19]{})", ";W[]".repeat(10_000) + ";B[pd]SQ[nf]");
    assert!(joseki_source("TREE", "tree.sgf", deep.as_bytes()).is_ok());
    let nested = format!("{}{}", "(;B[]".repeat(10_000) + ";B[pd]SQ[nf]", ")".repeat(10_000));
    assert!(joseki_source("TREE", "tree.sgf", nested.as_bytes()).is_ok());
}

/// The expansion includes the file, and rustc looks for changes of what is included; where there is none, nothing is.
#[test]
fn the_file_is_part_of_the_expansion() {
    let expanded = |file: &str| {
        let block = format!("pub static SANSAN: Joseki = {file:?};");
        joseki(block.parse().expect("tokens")).to_string()
    };
    let file = "../../patterns-rs/src/joseki/sansan.sgf";
    let code = expanded(file);
    assert!(code.contains("include_bytes") && code.contains(file) && code.contains("Sansan1"));
    assert!(!expanded("nothing.sgf").contains("include_bytes"));
}
