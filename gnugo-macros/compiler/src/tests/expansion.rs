//! The Rust code of a pattern.

use super::{Audience, Faults, block, checked, shape, tokens, without_notes};

/// The code of a block without faults, with single spaces.
#[track_caller]
fn code(text: &str) -> String {
    let faults = Faults::default();
    let code = block(
        &tokens::read(text.parse().expect("the lexer takes it"), Audience::Compiler),
        Audience::Compiler,
        &faults,
    )
    .to_string();
    assert_eq!(faults.list(), []);
    code.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A block of shapes with functions of one's own.
fn own(patterns: &str) -> String {
    format!("use mine::Mine::{{f, g}}; {}", shape(patterns))
}

/// What a constraint becomes, between the braces of its function.
#[track_caller]
fn constraint(expression: &str) -> String {
    let used = "ko(a) && ko(b) && ko(c)";
    let code = code(&own(&format!("pattern! < P\nXO*.\n..X?\n: 8, C\nbc*a\n..X?\n; ({expression}) && {used}\n>")));
    let code = without_notes(&code);
    let start = code.find(") ; (").expect("a constraint, behind the labels") + ") ; ".len();
    let end = code.find(" . truth () && __ask . ko (a) . truth ()").expect("the other operands");
    code[start..end].to_owned()
}

#[test]
fn expressions_become_calls() {
    assert_eq!(constraint("lib(b) > 1"), "(__ask . lib (b) > 1)");
    assert_eq!(
        constraint("lib(b) + 1 == lib(c) - 2"),
        "(__ask . lib (b) . number () + 1 == __ask . lib (c) . number () - 2)"
    );
    assert_eq!(constraint("!ko(a) || ko(*)"), "(! __ask . ko (a) . truth () || __ask . ko (__move) . truth ())");
    assert_eq!(
        constraint("oplay_attack(a, ?, *, b) == WIN"),
        "(__ask . oplay_attack (& [__play (a) , __TENUKI , __play (__move)] , b) == __pattern :: constants :: WIN)"
    );
    assert_eq!(constraint("xplay_attack_either(a, b, c)"), "(__ask . xplay_attack_either (& [__play (a)] , b , c))");
    assert_eq!(constraint("x_somewhere(a, *)"), "(__ask . x_somewhere (& [__point (a) , __point (__move)]))");
    assert_eq!(constraint("-lib(b) < 0"), "(- __ask . lib (b) . number () < 0)");
    assert_eq!(
        constraint("f(g(a), b)"),
        "(({ let __argument_0 = __ask . g (a) ; let __argument_1 = b ; __ask . f (__argument_0 , __argument_1) }))"
    );
}

#[test]
fn both_values_of_a_choice_are_made_what_is_wanted() {
    let code = |constraint: &str| {
        without_notes(&code(&shape(&format!(
            "pattern! < P\nXO*.\n: -, C\nab*c\n; {constraint} && ko(a) && ko(b) && ko(c)\n>"
        ))))
    };
    let truth = "(if __ask . lib (b) > 1 { __ask . ko (a) . truth () } else { __ask . attack (b) . truth () })";
    assert!(code("(lib(b) > 1 ? ko(a) : attack(b))").contains(truth));
    let number = "(if __ask . ko (a) . truth () { __ask . lib (b) . number () } else { 2 })) + 1 ==";
    assert!(code("(ko(a) ? lib(b) : 2) + 1 == 3").contains(number));
    let compared = "(if __ask . ko (a) . truth () { __ask . lib (b) } else { 2 })) > 1";
    assert!(code("(ko(a) ? lib(b) : 2) > 1").contains(compared));
}

#[test]
fn answers_are_noted_by_the_place_of_the_call_in_the_text() {
    let code = code(&own("pattern! < P\nXO*\n: -, C\nab*\n; f(g(a), b) || !ko(*)\n> antisuji(*)\n>"));
    for call in ["__ask . f (__argument_0 , __argument_1) }) , 0 , __ask)", "__seen (__ask . g (a) , 1 , __ask)"] {
        assert!(code.contains(call), "`{call}` is not in\n{code}");
    }
    assert!(code.contains("__seen (__ask . ko (__move) , 2 , __ask)") && code.contains("{ let __move"), "{code}");
    assert!(code.contains("__act . antisuji (__move) ;"), "{code}");
}

#[test]
fn labels_have_the_type_of_what_is_drawn() {
    let code = code(&own("pattern! < P\nOXox\n.?*.\n: 8, C\nABcd\nef*h\n; f(A, B, c, d) && g(e, f, h, *)\n>"));
    for (name, kind, row, column) in [
        ("__label_A", "OwnStone", 0, 0),
        ("__label_B", "EnemyStone", 0, 1),
        ("c", "OwnOrEmpty", 0, 2),
        ("d", "EnemyOrEmpty", 0, 3),
        ("e", "EmptyPoint", 1, 0),
        ("f", "Anything", 1, 1),
        ("h", "EmptyPoint", 1, 3),
        ("__move", "TheMove", 1, 2),
    ] {
        let local = format!("let {name} = __at :: < __pattern :: {kind} , _ > (__ask , {row} , {column}) ;");
        assert!(code.contains(&local), "`{local}` is not in\n{code}");
    }
}

#[test]
fn a_pattern_becomes_a_table_entry() {
    let text =
        "/// All.\n#[cfg(test)] pub(crate) static SHAPE: Shape;\n/// First line.\n///\n/// Third line.\npattern! < P
|XO*.
|..X?
+----
: 8, sC, shape(-2.5), followup(3), a::helper
|aO*.
|..X?
+----
> threaten_to_capture(a)

accepted
|XO*.
|..X.
+----
>";
    let code = code(text);
    for expected in [
        "# [doc = \" All.\"] # [cfg (test)] # [cfg_attr (doc , doc = \"\\n\\n# P\\n\\nFirst line.\\n\\nThird line.\\n\\n```text\\n|XO*.\\n|..X?\\n+----\\n```\\n\\nAccepted here:\\n\\n```text\\n|XO*.\\n|..X.\\n+----\\n```\")] # [allow (",
        "pub (crate) static SHAPE : :: gnugo_engine :: pattern :: Database < :: gnugo_engine :: pattern :: Shape > =",
        "name : \"P\" , doc : \"First line.\\n\\nThird line.\" , file : __FILE , line : 6 ,",
        "rows : & [\"XO*.\" , \"..X?\"]",
        "Edges { north : false , south : true , west : true , east : false }",
        "symmetry : __pattern :: Symmetry :: None",
        "classes : __pattern :: Classes :: new (\"Cs\")",
        "values : & [__pattern :: Value { name : __pattern :: ValueName :: Shape , amount : - 2.5 } , __pattern :: Value { name : __pattern :: ValueName :: Followup , amount : 3.0 }]",
        "labels : & [__pattern :: Label { letter : 'a' , points : & [(0 , 0)] }]",
        "const helper_P : __pattern :: Helper < __pattern :: Shape > = a :: helper ;",
        "helper : :: core :: option :: Option :: Some (helper_P)",
        "constraint : :: core :: option :: Option :: None",
        "action : :: core :: option :: Option :: Some (action_P)",
        "action_text : \"threaten_to_capture(a)\"",
        "positions : & [__pattern :: Position { accepted : true , line : 16 , rows : & [\"XO*.\" , \"..X.\"] , edges : __pattern :: Edges { north : false , south : true , west : true , east : false } , size : 9 , corner : (7 , 0) }]",
        "new (\"SHAPE\" , & __PATTERNS)",
    ] {
        assert!(code.contains(expected), "`{expected}` is not in\n{code}");
    }
}

#[test]
fn a_bad_pattern_is_left_out_and_the_static_stays() {
    let faults = Faults::default();
    let text = shape("pattern! < BAD\nXO%\n: 8, C\n> pattern! < GOOD\nXO*\n..X\n: 8, C\n>");
    let code = block(&tokens::read(text.parse().expect("tokens"), Audience::Compiler), Audience::Compiler, &faults)
        .to_string();
    assert_eq!(faults.list().len(), 1);
    assert!(code.contains("pub static SHAPE") && code.contains("\"GOOD\"") && !code.contains("\"BAD\""), "{code}");
}

/// Functions are named after patterns. What is no word of Rust is spelled out, so that no two have the same name.
#[test]
fn names_in_quotes_have_functions() {
    let function = |name: &str| {
        let text = shape(&format!("pattern! < {name}\nOX\n.*\n: 8, -\n>"));
        checked(&text)[0].function("constraint")
    };
    assert_eq!(function("E1"), "constraint_E1");
    assert_eq!(function("\"F-H0\""), "quoted_constraint_F_2d_H0");
    assert_eq!(function("\"F-_2d_\""), "quoted_constraint_F_2d__5f_2d_5f_");
    let block = "pub static S: Shape; pattern! < \"F-H0\"\nOX\n.*\n: 8, -\n; olib(*) > 1\n>".parse().expect("tokens");
    let code = crate::patterns(block, Audience::Compiler).to_string();
    assert!(code.contains("name : \"F-H0\"") && code.contains("Some (quoted_constraint_F_2d_H0)"), "{code}");
}
