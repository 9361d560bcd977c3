//! Every way to break a pattern, and where the error stands.

use super::{Audience, Faults, assert_faults, faults_of, shape, single, tokens};

/// One fault in a block of `Shape` patterns.
#[track_caller]
fn fault(patterns: &str, message: &str) {
    assert_faults(&shape(patterns), &[message]);
}

/// One fault in a pattern named `P`, whose first line is the one after the name.
#[track_caller]
fn body(body: &str, message: &str) {
    fault(&format!("pattern! < P\n{body}\n>"), message);
}

/// One fault of the whole of a pattern named `P`, at its name.
#[track_caller]
fn whole(body: &str, message: &str) {
    fault(&format!("pattern! < «P\n{body}\n>"), message);
}

/// One fault in the expression of a pattern with labels `a` (empty), `b` (ours) and `c` (theirs).
#[track_caller]
fn constraint(expression: &str, message: &str) {
    body(
        &format!("?XX?\nXO*.\n: 8, C\n?cX?\nXb*a\n; lib(b) > 1 && lib(c) > 1 && olib(a) > 1\n; && {expression}"),
        message,
    );
}

/// One fault in the action of the same pattern.
#[track_caller]
fn action(statements: &str, message: &str) {
    body(
        &format!("?XX?\nXO*.\n: 8, C\n?cX?\nXb*a\n; lib(b) > 1 && lib(c) > 1 && olib(a) > 1\n> {statements}"),
        message,
    );
}

/// A diagram without symmetry.
const ROW: &str = "XO*.\n..X?";
/// A pattern with a label `a`, up to its expressions.
const LABELLED: &str = "XO*.\n..X?\n: 8, C\n\nXO*a\n..X?";
/// Another one, which has nothing to do with it.
const OTHER: &str = "X*\n.O";

#[test]
fn the_declaration() {
    let pattern = format!("pattern! < P\n{ROW}\n: 8, C\n>");
    assert_eq!(faults_of("").len(), 1);
    assert_faults(&format!("«{pattern}"), &["the database is not declared"]);
    assert_faults(&format!("pub «const D: Shape; {pattern}"), &["expected `static`"]);
    assert_faults(&format!("pub static «mut D: Shape; {pattern}"), &["a database does not change"]);
    assert_faults(&format!("pub static D«; {pattern}"), &["expected `:` and the type"]);
    assert_faults(&format!("pub static D: «; {pattern}"), &["expected the type"]);
    assert_faults(&format!("pub static D: Shape «= 3; {pattern}"), &["expected `;`, found `=`"]);
    assert_faults("pub static «D", &["expected `:` and the type of the database after this"]);
    assert_faults(&format!("pub static D: Shape; «garbage {pattern}"), &["expected `pattern! <`, found `garbage`"]);
    assert_faults(&format!("pub static D: «Shpe; {pattern}"), &["there is no type of database named `Shpe`"]);
    assert_faults(&format!("pub static D: «Whatever; {pattern}"), &["there is no type of database named `Whatever`"]);
    assert_eq!(faults_of("pub static D: Shape;"), []);
}

#[test]
fn the_frame_of_a_pattern() {
    let rest = format!("\n{ROW}\n: 8, C\n>");
    fault(&format!("pattern! «<{rest}"), "the pattern has no name");
    fault(&format!("pattern! < «12{rest}"), "expected the name of the pattern, found `12`");
    fault(&format!("pattern! < «b\"P\"{rest}"), "expected the name");
    fault(&format!("pattern! < «_{rest}"), "expected the name");
    fault(&format!("pattern! < P«-1{rest}"), "expected a new line after the name of the pattern, found `-`");
    fault(&format!("pattern! «P{rest}"), "expected `<`, found `P`");
    fault(&format!("«pattern < P{rest}"), "`!` is missing after `pattern`");
    fault(&format!("«patern! < P{rest}"), "expected `pattern!`, found `patern!`");
    fault("pattern! «{ P }", "expected `<`, found `{`");
    fault(&format!("pattern! < «P\n{ROW}\n: 8, C\n"), "pattern `P` is not closed");
    fault(&format!("pattern! < «P\n{ROW}\n: 8, C\npattern! < Q\nX*\n.O\n: 8, C\n>"), "pattern `P` is not closed");
    fault(&format!("pattern! < «P\n{ROW}\n: 8, C\n> antisuji(*)\n"), "pattern `P` is not closed");
    fault(&format!("pattern! < P{rest}\n«/// dangling"), "a comment or an attribute with no pattern below it");
    fault(&format!("pattern! < P{rest}«;"), "expected `pattern! <` or the end of the block, found `;`");
    fault(
        &format!("pattern! < P{rest}\n«garbage\npattern! < Q\nX*\n.O\n: 8, C\n>"),
        "expected `pattern! <` or the end",
    );
    fault(&format!("pattern! < P\n{ROW}\n: 8, C\n«>\n>"), "no action follows this `>`");
    fault(&format!("pattern! < P\n{ROW}\n: 8, C\n«;\n>"), "no constraint follows this `;`");
}

#[test]
fn what_stands_before_a_pattern() {
    let pattern = format!("pattern! < P\n{ROW}\n: 8, C\n>");
    fault(&format!("#[«cfg(test)] {pattern}"), "a pattern cannot have the attribute `cfg`");
    fault(&format!("#[allow(«hiden_symmetry)] {pattern}"), "there is no check named `hiden_symmetry`");
    fault(&format!("#[allow(«hidden_symmetry)] {pattern}"), "there is no `hidden_symmetry` here to allow");
    fault(&format!("#[allow(«\"x\")] {pattern}"), "expected the name of a check");
    fault(&format!("«//! about\n{pattern}"), "this comment or attribute is not about the pattern");
}

#[test]
fn the_order_of_parts() {
    whole(": 8, C", "pattern `P` has no diagram");
    whole(ROW, "pattern `P` has no class line");
    body(&format!("«: 8, C\n{ROW}"), "the class line of `P` comes before its diagram");
    body(&format!("{ROW}\n: 8, C\n«: 8, C"), "a second class line in `P`");
    body("?X?\n\n«?*?\n: 8, C", "the diagram of `P` has ended above this row");
    body("?X?\n// a comment\n«?*?\n: 8, C", "the diagram of `P` has ended above this row");
    body("?X?\nO*?\n\n«?X?\nO*a\n: 8, C\n; olib(a) > 1", "the labelled diagram of `P` comes before the class line");
    body("?X?\nO*?\n: 8, C\n?X?\n\n«O*a\n; xlib(a) > 1", "the labelled diagram of `P` has ended above");
    body("?X?\nO*?\n: 8, C\n?X?\nO*a\n\n«?X?\nO*a\n; xlib(a) > 1", "a second labelled diagram in `P`");
    body("?X?\nO*?\n: 8, C\n; xlib(a) > 1\n\n«?X?\nO*a", "a diagram of `P` comes after its constraint");
    body("?X?\nO*?\n; legal_omove(*)\n«: 8, C", "the class line of `P` comes too late");
    body(&format!("{ROW}\n«8, C"), "a class line begins with `:`");
    body(&format!("«# a comment\n{ROW}\n: 8, C"), "`#` begins no comment");
    body(&format!("{ROW}\n: 8, C\n«/// why\n; legal_omove(*)"), "a doc comment or an attribute inside the pattern");
    body(&format!("{ROW}\n: 8, C\n«legal_omove(*)"), "this is no row of a diagram");
    body(&format!("{ROW}\n: 8, C\n; legal_omove(*)\n«&& !ko(*)"), "this is no row of a diagram");
}

#[test]
fn rows() {
    body("?X«%*\n: 8, C", "unknown board symbol `%`");
    body("?X«%.\n: 8, C", "unknown board symbol `%`");
    body("«XaO\n.*.\n: 8, C", "unknown board symbol `a` in row 1, column 2");
    body("«1*\n: 8, C", "unknown board symbol `1`");
    body("?«Ö*\n: 8, C", "unknown board symbol `Ö`");
    body("?«!*\n: 8, C", "unknown board symbol `!`");
    body("X*\n«X.O\n?.\n: 8, C", "row 2 is 3 points wide, but row 1 is 2");
    body("«X*\nX..\n?.?\n: 8, C", "row 1 is 2 points wide, but row 2 is 3");
    body("X* «.\n: 8, C", "a gap in the row");
    body("X*. «jump under it\n?..\n: 8, C", "a gap in the row");
    body("X*. /* split */ «O\n: 8, C", "a gap in the row");
    body("X*.\t«O\n: 8, C", "a gap in the row");
    body("X*.   «/// a hane\n: 8, C", "a doc comment in a diagram");
    body("X*.\n «?..\nOO?\n: 8, C", "this row begins in column 2 of the file, but the others in column 1");
    body("X*. «O..\n: 8, C", "a gap in the row");
    whole(&format!("X*{}\n: 8, C", ".".repeat(18)), "the diagram of `P` has 1 row of 20 points");
    whole(&format!("X*\n{}: 8, C", "..\n".repeat(19)), "the diagram of `P` has 20 rows of 2 points");
    body("«---\n: 8, C", "the diagram of `P` has no points");
    body("?«(X)*\n: 8, C", "unknown board symbol `(`");
    body("X«(O)*\n..?X?\n: 8, C", "unknown board symbol `(`");
}

#[test]
fn moves() {
    whole("XO.\n: 8, C", "pattern `P` has no move");
    body("X*.\nO.«*\n: 8, C", "a second move in `P`, in row 2");
    assert_faults(
        "pub static C: Connection; pattern! < «P\n..\n: 8, C\n>",
        &["pattern `P` has neither a move nor a stone"],
    );
    assert_faults("pub static C: Connection; pattern! < P\nO.X\n??.\n: 8, C\n>", &[]);
}

#[test]
fn edges() {
    body("|X*\n«?..\n|.O\n: 8, C", "row 2 has no `|` on the left, but row 1 has");
    body("X*|\n..|\n«.O\n: 8, C", "row 3 has no `|` on the right");
    body("X*.\n.X.\n«..|\n: 8, C", "row 3 has the edge `|` on the right, but row 1 has not");
    body("X*.\n..O\n«--\n: 8, C", "the edge below is 2 wide, but the rows are 3");
    body("«----\nX*.\n..O\n: 8, C", "the edge above is 4 wide, but the rows are 3");
    body("X*.\n..O\n«---+\n: 8, C", "the edge below has a corner on the right, but the rows have no `|` there");
    body("|X*.\n|..O\n«----\n: 8, C", "the edge below has no corner on the left, but the rows have `|` there");
    body("|X*.\n|..O\n«+--\n: 8, C", "the edge below is 2 wide, but the rows are 3");
    body("«|X*.|\n|..O|\n: 8, C", "the diagram of `P` has edges on the left and on the right");
    body("---\nX*.\n..O\n«---\n: 8, C", "the diagram of `P` has edges above and below");
    body("X*.\n«---\n..O\n: 8, C", "an edge inside the diagram of `P`");
    body("X*.\n.«|O\n..O\n: 8, C", "`|` among the points of row 2");
    body("X*.\n.«-O\n..O\n: 8, C", "`-` among the points of row 2");
    body("X*.\n.«+O\n..O\n: 8, C", "`+` among the points of row 2");
    body("X*.\n..O\n«--.\n: 8, C", "`-` among the points of row 3");
}

#[test]
fn the_class_line() {
    let class_line = |line: &str, message: &str| body(&format!("{ROW}\n{line}"), message);
    class_line("«:", "the symmetry is missing");
    class_line(": «9, C", "unknown symmetry `9`");
    class_line(": «8C", "unknown symmetry `8C`");
    class_line(": «Y, C", "unknown symmetry `Y`");
    class_line(": 8 «C", "expected `,`, found `C`");
    class_line(": «8", "expected `,` and the classes");
    class_line(": 8 «C, shape(2)", "expected `,`, found `C`");
    class_line(": 8«; C, shape(2)", "expected `,`, found `;`");
    class_line(": «C, shape(2)", "the symmetry is missing before this");
    class_line(": 8«,", "the classes are missing");
    class_line(": 8, «,", "the classes are missing");
    class_line(": 8, «shape(3)", "the classes are missing before this");
    class_line(": 8, «some_helper", "the classes are missing before this");
    class_line(": 8, «3", "expected the classes");
    class_line(": 8, «CZ", "unknown class `Z` in a `Shape` database");
    class_line(": 8, «C1", "unknown class `1`");
    class_line(": 8, «CeC", "class `C` given more than once");
    class_line(": 8, s «O", "expected `,`, found `O`");
    class_line(": 8, C«,", "nothing follows this `,`");
    class_line(": 8, C, «, x", "expected a value or a helper function, found `,`");
    class_line(": 8, C, «shap(3)", "unknown value `shap`");
    class_line(": 8, C, shape(3), «shape(4)", "value `shape` given more than once");
    class_line(": 8, C, value(3), «minvalue(4)", "value `minvalue` is another name of `value`");
    class_line(": 8, C, followup(3), «followup_value(4)", "value `followup_value` is another name of `followup`");
    class_line(": 8, C, «shape", "`shape` has no amount");
    class_line(": 8, C, shape «3", "expected `(`, found `3`");
    class_line(": 8, C, shape«()", "`shape` has no amount");
    class_line(": 8, C, shape(«many)", "`shape` asks for a number, but this is `many`");
    class_line(": 8, C, shape(«3, 4)", "`shape` asks for a number");
    class_line(": 8, C, shape(«1e9)", "`shape` asks for a number");
    class_line(": 8, C, shape(«3f32)", "`shape` asks for a number");
    class_line(": 8, C, followup(«-3)", "`followup` cannot be less than zero");
    class_line(": 8, C, value(«700000)", "`value` cannot be more than 10000");
    class_line(": 8, C, shape(«-10001)", "`shape` cannot be less than -10000");
    class_line(": 8, C, minvalue(5), «maxvalue(3)", "`maxvalue(3)` is less than `minvalue(5)`");
    class_line(": 8, C, «\"helper\"", "expected a value or a helper function");
    class_line(": 8, C, «3", "expected a value or a helper function");
    class_line(": 8, C, «|ask| true", "expected a value or a helper function");
    class_line(": 8, C, one, «two", "nothing follows the helper function");
    class_line(": 8, C, one, «shape(3)", "nothing follows the helper function");
    class_line(": 8, C, one «two", "expected `,`, found `two`");
    class_line(": 8, C, one:«:", "the path of the helper function is not complete");
    class_line(": 8, C, «some_helper()", "unknown value `some_helper`");
    assert_faults(
        "pub static D: Defense; pattern! < P\nXO*\n: 8, «A\n>",
        &["unknown class `A` in a `Defense` database"],
    );
    assert_faults(
        "pub static D: Defense; pattern! < P\nXO*\n: 8, D, «shape(3)\n>",
        &["unknown value `shape` in a `Defense`"],
    );
}

#[test]
fn the_labelled_diagram() {
    let labelled = |rows: &str, message: &str| body(&format!("?XX?\nXO*.\n: 8, C\n{rows}\n; olib(a) > 1"), message);
    labelled("?XX?\nXO*a\n«????", "the labelled diagram of `P` has 3 rows, but the pattern has 2");
    labelled("«XO*a", "the labelled diagram of `P` has 1 row, but the pattern has 2");
    labelled("?XX?\n«XO*aa", "row 2 of the labelled diagram is 5 points wide, but the pattern is 4");
    labelled("«?XX\nXO*a", "row 1 of the labelled diagram is 3 points wide, but the pattern is 4");
    labelled("«?XX??\nXO*a?", "row 1 of the labelled diagram is 5 points wide, but the pattern is 4");
    labelled("?XX?\nXO«.a", "the labelled diagram has `.` in row 2, column 3, but the pattern has `*` there");
    labelled("?«OX?\nXO*a", "the labelled diagram has `O` in row 1, column 2, but the pattern has `X` there");
    labelled("«X??X\nXO*a", "the labelled diagram has `X` in row 1, column 1");
    labelled("?XX?\n«|XO*a", "row 2 of the labelled diagram has the edge `|` on the left, but the pattern has not");
    labelled("?XX?\nXO*a\n«----", "the labelled diagram has an edge below, but the pattern has none");
    labelled("?«tX?\nXO*a", "`t` cannot be a label (row 1, column 2)");
    labelled("?X«%?\nXO*a", "unknown board symbol `%`");
    labelled("?«XXé\nXO*a", "`é` cannot be a label (row 1, column 4)");
    labelled("?«Xb?\nXO*a", "label `b` is never used");
    labelled("aXX?\nXO*«a", "label `a` stands on `?` and on `.`");
    labelled("?XX?\n«XOOa", "the labelled diagram has `O` in row 2, column 3");
    body("X.*.\n: 8, C\nXa*«a\n; olib(a) > 1", "label `a` stands on several points that are not stones");
    body("XO*.\n: 8, C\nXO*«a", "label `a` is never used");
    body("XO*.\n: 8, C\n«Xb*a", "labels `b` and `a` are never used");
    body("XO*.\n: 8, C\n«XO*.\n; legal_omove(*)", "the labelled diagram of `P` labels no point");
    body(
        "?XX?\nXO*.\n----\n: 8, C\n?XX?\n«XO*a\n; olib(a) > 1",
        "the labelled diagram has no edge below, but the pattern has one",
    );
    body("----\n?XX?\nXO*.\n: 8, C\n«?XX?\nXO*a\n; olib(a) > 1", "the labelled diagram has no edge above");
    body("----\n?XX?\nXO*.\n: 8, C\n«---\n?XX?\nXO*a\n; olib(a) > 1", "the edge above the labelled diagram is 3 wide");
    body("|?XX?\n|XO*.\n: 8, C\n«?XX?\nXO*a\n; olib(a) > 1", "row 1 of the labelled diagram has no `|` on the left");
}

#[test]
fn labels_in_expressions() {
    constraint("lib(«d) > 1", "no point is labelled `d` in the labelled diagram of `P`");
    constraint("lib(«d) > 1 || olib(d) > 2", "no point is labelled `d`");
    constraint("lib(«x) > 1", "no point is labelled `x`");
    body("XO*.\n: 8, C\n; lib(«a) > 1 && lib(b) > 1", "no point is labelled `a`: `P` has no labelled diagram");
    constraint("lib(«bc) > 1", "`bc` is no label, for a label is a single letter");
    constraint("lib(«bd) > 1", "`bd` is not called, and it is no label");
    constraint("«ko", "`ko` is not called, and it is no label");
    action("«antisuji", "`antisuji` is not called");
}

#[test]
fn expressions() {
    constraint("ko(a) «& ko(b)", "`&` is no operator");
    constraint("ko(a) «| ko(b)", "`|` is no operator");
    constraint("lib(b) «= 1", "`=` does not compare");
    constraint("lib(b) «=> 1", "`=>` does not compare");
    constraint("lib(b) «=< 1", "`=<` does not compare");
    constraint("lib(b) «<> 1", "`<>` does not compare");
    constraint("lib(b) «=== 1", "`===` does not compare");
    constraint("«~ko(b)", "`~` is no operator of a pattern");
    constraint("ko(a) «OR ko(b)", "`OR` is no operator of a pattern");
    constraint("lib «b > 1", "expected `(`, found `b`");
    constraint("lib«[b] > 1", "expected `(`, found `[`");
    constraint("b«.lib() > 1", "nothing is asked of a point with `.`");
    constraint(
        "oplay_attack_either(«*, b)",
        "`oplay_attack_either` asks about 2 strings, but nothing stands at `*` yet",
    );
    constraint("ko(a) «&&", "nothing follows `&&`");
    constraint("lib(b) «<=", "nothing follows `<=`");
    constraint("lib(b) «>", "nothing follows `>`");
    constraint("«!", "nothing follows `!`");
    constraint("«&& ko(a)", "expected a call, a label or a number, found `&&`");
    constraint("ko(a) «ko(b)", "expected an operator, found `ko`");
    constraint("ko(a) «* 2", "`*` is no operator of a pattern");
    constraint("ko(a)«.lib", "expected an operator, found `.`");
    constraint("ko(a)«;", "a constraint is one expression");
    constraint("«()", "nothing stands in these parentheses");
    constraint("ko(a «b)", "expected `,` or `)`, found `b`");
    constraint("ko(a, «, b)", "expected an argument, found `,`");
    constraint("ko(a«,)", "no argument follows this `,`");
    constraint("«[ko(a)]", "expected a call, a label or a number, found `[`");
    constraint("lib(b) > «2u8", "expected a number, found `2u8`");
    constraint("lib(b) > «\"two\"", "\"two\" is a text");
    constraint("«if (ko(a))", "`if` has no meaning in a pattern");
    constraint("1 < lib(b) «< 3", "a second comparison, `<`, of the same value");
    constraint("(ko(a) ? ko(b) «, ko(c))", "expected `:` and the other value, found `,`");
    constraint("helpers«::ko(a)", "expected an operator, found `:`");
}

#[test]
fn truth_values() {
    constraint("«a", "`a` is a point, and nothing is asked about it");
    constraint("!«a", "`a` is a point");
    constraint("«*", "`*` is a point");
    constraint("«(b)", "`b` is a point");
    constraint("lib(b) > «a", "`a` is a point");
    constraint("«3", "`3` is a number, and neither true nor false");
    constraint("(«ko(a) + ko(b) || ko(c))", "a sum is a number");
    body("XO*.\n: 8, C\n; «2", "`2` is a number");
}

#[test]
fn tenuki_and_open_ended_calls() {
    constraint("oplay_attack(«?, a, b)", "a tenuki, `?`, as the first move");
    constraint("oplay_attack(a, «?)", "a tenuki, `?`, where `oplay_attack` asks about a string");
    constraint("oplay_attack_either(a, «?, c)", "a tenuki, `?`, where `oplay_attack_either` asks");
    constraint("oplay_attack(a, ?, «?, c)", "a tenuki, `?`, after a tenuki");
    constraint("lib(«?) > 1", "a tenuki, `?`, where no moves are played");
    constraint("x_somewhere(«?)", "a tenuki, `?`, where no moves are played");
    constraint("«?", "a tenuki, `?`, where no moves are played");
    constraint("«oplay_attack(c)", "`oplay_attack` has 1 argument, but needs 2 at least");
    constraint("«oplay_attack()", "`oplay_attack` has 0 arguments");
    constraint("«xplay_attack_either(b)", "`xplay_attack_either` has 1 argument, but needs 2");
    constraint("«oplay_break_through(b, c)", "`oplay_break_through` has 2 arguments, but needs 3");
    constraint("«x_somewhere()", "`x_somewhere` names no points");
    constraint("x_somewhere(«lib(b))", "not a label");
    constraint("oplay_attack(«1, c)", "not a label");
    constraint("oplay_attack(*, «a)", "nothing stands at `a`: the point is empty, and no move is played there");
    constraint("oplay_attack(a, «*)", "nothing stands at `*`");
}

#[test]
fn actions() {
    action("«a", "an action is a call");
    action("«lib(b) > 1", "an action is a call");
    action("antisuji(a) «antisuji(b)", "expected `;`, found `antisuji`");
    action("antisuji(a); «;", "no action stands before this `;`");
    action("antisuji(«?)", "a tenuki");
    action("antisuji(«d)", "no point is labelled `d`");
    body("XO*.\n: 8, C\n> antisuji(*)\n> «antisuji(*)", "expected `;`, found `antisuji`");
}

#[test]
fn symmetry() {
    let line = |diagram: &str, code: &str, message: &str| body(&format!("{diagram}\n: «{code}, C"), message);
    line("X*O", "|", "the diagram of `P` is not symmetric about the vertical axis");
    line("X*\nO.\n", "-", "the diagram of `P` is not symmetric about the horizontal axis");
    line("X*\nO.", "/", "the diagram of `P` is not symmetric about the diagonal `/`");
    line("X*\nO.", "'\\\\'", "the diagram of `P` is not symmetric about the diagonal `\\`");
    line("X*O", "'\\\\'", "the diagram of `P` is not symmetric about the diagonal `\\`");
    line("X*O", "O", "the diagram of `P` is not the same after half a turn");
    line("X*X\n.O.", "+", "the diagram of `P` is not symmetric about the horizontal axis");
    line("X*X", "X", "the diagram of `P` is not symmetric about the diagonal `\\`");
    line("X*X", "8", "pattern `P` is symmetric about both axes, so its matches would be counted twice");
    line("X*X\n---", "8", "pattern `P` is symmetric about the vertical axis");
    line("X*X", "|", "pattern `P` is symmetric about both axes");
    line("*", "+", "pattern `P` is the same in all eight orientations");
    line("XO.\n.*.\n.OX", "8", "pattern `P` is the same after half a turn");
    body(
        "X*X\n: «|, C\nb*X\n; lib(b) > 1",
        "the diagram of `P` is symmetric about the vertical axis, but its constraint is not",
    );
    body(
        "X*X\n: «|, C\nb*X\n> remove_attack(b)",
        "the diagram of `P` is symmetric about the vertical axis, but its action is not",
    );
    body("X*X\n.O.\n: «8, C\na*b\n.O.\n; lib(a) > 1 && lib(b) > 1", "pattern `P` is symmetric about the vertical axis");
    body("X*X\n.O.\n: «8, C\na*b\n.O.\n; same_string(a, b)", "pattern `P` is symmetric about the vertical axis");
}

#[test]
fn between_patterns() {
    let rest = format!("\n{ROW}\n: 8, C\n>");
    fault(&format!("pattern! < P{rest} pattern! < «P\n{OTHER}\n: 8, C\n>"), "a second pattern named `P`");
    fault(&format!("pattern! < P{rest} pattern! < «Q{rest}"), "pattern `Q` is the same as `P` (line 1)");
    let turned = ".X\nO.\n*X\n.?";
    fault(
        &format!("pattern! < P{rest} pattern! < «Q\n{turned}\n: 8, C\n>").replace(turned, ".X\n.O\nX*\n?."),
        "pattern `Q` is the same as `P`",
    );
    fault(&format!("pattern! < P{rest} pattern! < «Q\nXO*.X\n..XO?\n: 8, C\n>"), "pattern `Q` is redundant");
    fault(&format!("pattern! < «Q\nXO*.X\n..XO?\n: 8, C\n> pattern! < P{rest}"), "pattern `Q` is redundant");
    let constrained = "pattern! < P\nXO*.\n..X?\n: 8, C\nXb*a\n..X?\n; lib(b) > 1 || olib(a) > 2\n>";
    let other_names = "pattern! < «Q\nXO*.\n..X?\n: 8, C\nXc*d\n..X?\n; 2 < olib(d) || lib(c) > 1\n>";
    fault(&format!("{constrained} {other_names}"), "pattern `Q` is the same as `P`");
}

#[test]
fn all_faults_of_a_block_are_reported_at_once() {
    let text = "pattern! < A
X%.
: 8, «Z
>
pattern! < B
X*
«X*.
: «9, C, «nothing(3)
; lib(«a) «& b
>
pattern! < C
XO*
.X?
: 8, C
>";
    let text = text.replace("X%.", "X«%.").replace("X*.", "X..").replace("lib(«a) «& b", "lib(a) «& b");
    let messages = [
        "unknown board symbol `%`",
        "unknown class `Z`",
        "row 2 is 3 points wide",
        "unknown symmetry `9`",
        "unknown value `nothing`",
        "`&` is no operator",
    ];
    assert_faults(&shape(&text), &messages);
}

#[test]
fn names_in_quotes() {
    assert_faults(
        &shape(
            "
    pattern! < «\"\"
        OX
        .*
        : 8, -
    >
    pattern! < «\"a b\"
        XO
        .*
        : 8, -
    >
    pattern! < «\"E1\"
        XO
        *.
        : 8, -
    >
    pattern! < \"F-H0\"
        OO
        .*
        : 8, -
    >
    pattern! < «\"F-H0\"
        OOO
        ..*
        : 8, -
    >",
        ),
        &[
            "the name of the pattern is empty",
            "white space in the name of the pattern",
            "the name `E1` is a word, and needs no quotes",
            "a second pattern named `F-H0`",
        ],
    );
}

/// What is meant is told where it can be guessed, and one mistake is one error.
#[test]
fn one_mistake_is_one_error() {
    constraint("«a(b)", "there is no function `a`\nnote: `a` is a label");
    constraint("olib(«C3) > 1", "`C3` is a point of the board");
    constraint("lib(b) == «TRUE", "there is no constant `TRUE`");
    constraint("«oplay attack(*, c)", "the name of a function has no spaces\nhelp: write `oplay_attack`");
    constraint("«oplay-attack(*, c)", "the name of a function has no dashes\nhelp: write `oplay_attack`");
    constraint("oplay_attack(«oplay(a), c)", "there is no function `oplay`");
    constraint(
        "status(c) == DEAD || «CRITICAL",
        "`CRITICAL` is always the same\nhelp: compare something with it: `status(a)",
    );
    constraint("o_somewhere(«lib(b))", "not a label");
    constraint("oplay_attack(«?, c, a)", "a tenuki, `?`, as the first move");
    constraint("lib(b) «is 2", "`is` is no operator of a pattern\nhelp: write `==`");
    constraint("«edge_double_sente(*, ?, a, b, c, a)", "`edge_double_sente` is named in GNU Go's databases");
    action("«antisuji(a) > 1", "an action is a call");
    body("XO*.\n..X?\n\n«= 8, C", "a class line begins with `:`");
    body("XO*.\n..X?\n: 8, C«;", "expected `,`, found `;`\nhelp: leave it out");
    body("«XOa.\n..*?\n: 8, C\n; olib(a) > 1", "unknown board symbol `a`");
    body(&format!("{LABELLED}\n«: olib(a) > 1"), "a second class line in `P`\nhelp: a constraint begins with `;`");
    let own = "use own::Own::{ladder};\npub static D: Shape; pattern! < P";
    let misspelt = "there is no function `lader`\nhelp: did you mean `ladder`?";
    assert_faults(&format!("{own}\n{LABELLED}\n; «lader(a)\n>"), &[misspelt]);
    let pattern = format!("pattern! < P\n{ROW}\n: 8, C\n>");
    assert_faults(&format!("{pattern}\n«pub static D: Shape;\n"), &["the database is declared behind a pattern"]);
    assert_faults(
        &format!("{pattern}\n«pub(crate) static D: Shape;\n"),
        &["the database is declared behind a pattern"],
    );
    let described = format!("{pattern}\n/// Doc.\n«static D: Shape;\n");
    assert_faults(&described, &["the database is declared behind a pattern"]);
    let allows = format!("pub static D: Shape; #[allow(duplicate «redundant)]\n{pattern}");
    assert_faults(&allows, &["expected `,`, found `redundant`\nhelp: put commas between the names of checks"]);
    let second = "expected `pattern! <`, found `pub`\nhelp: a block declares one database";
    assert_faults(&format!("pub static D: Shape; «pub static E: Shape;\n{pattern}"), &[second]);
    let misspelt = "expected `pattern! <`, found `Pattern`\nhelp: a pattern is written `pattern! < NAME … >`";
    assert_faults(&format!("pub static D: Shape; «Pattern P\n{ROW}\n: 8, C\n"), &[misspelt]);
}

/// The same where a pattern stands by itself.
#[test]
fn one_mistake_is_one_error_in_a_single_pattern() {
    let faults = |text: String| {
        let faults = Faults::default();
        single(
            &tokens::read(text.parse().expect("the lexer takes it"), Audience::Compiler),
            Audience::Compiler,
            &faults,
        );
        faults.list().into_iter().map(|(_, _, message)| message).collect::<Vec<_>>()
    };
    let message = "no type of database stands before the name, `P`\nhelp: write `pattern! { Defense P … }`";
    assert_eq!(faults(format!("P\n{ROW}\n: 8, C\n")), [message]);
    let message = "a pattern by itself stands in no angle brackets\nhelp: leave out `<` and `>`: the braces enclose it";
    assert_eq!(faults(format!("Shape < P\n{ROW}\n: 8, C\n>")), [message]);
}
