//! Does the crate compile, whatever the engine does not have? And does what is told of it say where?

use super::{SAMPLES, beside_the_workspace, folder, import, sample, text};
use std::process::Command;

/// One nested build: what is lost is told with its line, what is left compiles, and the tools run over it.
#[test]
fn what_the_engine_does_not_have_is_left_out() {
    let folder = folder("whole");
    let mut files: Vec<_> = SAMPLES.iter().map(|&(kind, file)| (kind, sample(file))).collect();
    files.push(("shape", sample("lost.db")));
    let output = import(&files, &folder, &[]);
    let told = text(&output.stdout);
    assert!(output.status.success(), "{}", text(&output.stderr));
    for expected in [
        "lost.db:13: Lost1: constraint not asked: there is no function `no_such_function`",
        "lost.db:27: Lost5: action left out: no_such_action(A): there is no action `no_such_action`",
        "lost.db:27: Lost5: action left out: no_other_action(   b): there is no action `no_other_action`",
        "lost.db:40: Lost6: constraint not asked: there is no constant `NO_SUCH_CONSTANT`",
        "lost.rs: 8 Shape patterns: 5 carried over whole, 1 without some class, value or action, 2 whose constraint",
    ] {
        assert!(told.contains(expected), "{expected} is not in\n{told}");
    }
    assert!(!told.contains("Kept1"), "{told}");
    let source = std::fs::read_to_string(folder.join("src/db/lost.rs")).expect("it is written");
    for kept in [
        "; lib(A) != 0 &&   attack(A) == KO_B &&  // can it be taken?",
        "; (ko(b) && safe_xmove(c)) || !(olib(d) != 0)  // C, too",
        "; && !oplay_defend(*,c,A)",
        "> antisuji(b);",
        "// > no_such_action(A);",
        "// ; no_such_function(a, b) && lib(b) &&",
        "; attack(A) == WIN",
        ": 8, -, crate::helpers::jump_out_helper",
        "; lib(A) > 1 && !break_mirror_helper(*)",
        ": 8, -, crate::helpers::throw_in_atari_helper",
        "; !distrust_tactics_helper(A)",
    ] {
        assert!(source.contains(&format!("        {kept}\n")), "{kept} is not in\n{source}");
    }
    assert!(
        source.contains("    use crate::helpers::Helpers::{break_mirror_helper, distrust_tactics_helper};\n"),
        "{source}"
    );
    // The engine of the crate plays by all of them.
    let list = std::fs::read_to_string(folder.join("src/db/mod.rs")).expect("it is written");
    for field in ["attack", "owl_attack", "owl_defense", "owl_vital", "combination", "handicap"] {
        assert!(list.contains(&format!(" {field}: {}, ", field.to_uppercase())), "{field} is not in\n{list}");
    }
    let mut check = Command::new(env!("CARGO"));
    let check = beside_the_workspace(check.args(["check", "-q"]).current_dir(&folder));
    let check = check.output().expect("Cargo can be started");
    assert!(check.status.success() && check.stderr.is_empty(), "{}", text(&check.stderr));
}
