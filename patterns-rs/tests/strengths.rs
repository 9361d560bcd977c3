//! The strengths that games have taught: the table makes sense, and what it names is there.

use gnugo_engine::moves::Features;
use gnugo_engine::pattern::Strengths;
use std::collections::HashSet;

#[test]
fn what_has_a_strength_is_a_feature() {
    let databases = patterns_rs::databases();
    let strengths = Strengths::parse(databases.strengths).expect("a table");
    let names = Features::new(databases).names();
    let known: HashSet<&str> = names.iter().map(String::as_str).collect();
    assert_eq!(known.len(), names.len(), "two features have the same name");
    for (name, strength) in strengths.iter() {
        assert!(known.contains(name), "`{name}` is no feature any more");
        assert!((1e-4..1e4).contains(&strength), "{name} {strength}");
    }
    // Whatever games they were learnt from: who can take stones does, and nobody plays far from everything on the first line.
    let of = |name: &str| strengths.of(name).expect("a strength");
    assert!(of("takes:5") > 2.0 && of("saves:3") > 2.0 && of("near:2") > of("near:10"));
    assert!(of("line:1:large:alone") < 0.5 && of("line:1:large:alone") < of("line:3:large:alone"));
    let patterns = databases.shape.iter().flat_map(|database| database.patterns());
    let learnt = patterns.filter(|pattern| strengths.of(pattern.name).is_some()).count();
    assert!(learnt > 100, "{learnt}");
}
