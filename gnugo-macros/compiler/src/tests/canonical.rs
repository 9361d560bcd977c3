//! Symmetry and sameness, compared with drawings that are turned as text.

use super::drawing::{Drawing, Random};
use super::{checked, shape};
use crate::ir::Symmetry;

/// The symmetry that the compiler works out for a diagram.
fn inferred(drawing: &Drawing) -> Symmetry {
    checked(&shape(&format!("pattern! < P\n{}\n: _, C\n>", drawing.text())))[0].symmetry
}

/// Which of the eight images are the same, found by comparing texts.
fn expected(drawing: &Drawing) -> Symmetry {
    let images = drawing.images();
    let same = |index: usize| images[index] == *drawing;
    // Turns by 0, 1, 2, 3 quarters; then mirrored at `|`, and that turned by 1, 2, 3 quarters.
    let (half, vertical, slash, horizontal, backslash) = (same(2), same(4), same(5), same(6), same(7));
    match (half, vertical && horizontal, slash && backslash) {
        (_, true, true) => Symmetry::All,
        (_, true, false) => Symmetry::Plus,
        (_, false, true) => Symmetry::Cross,
        (true, false, false) => Symmetry::Half,
        (false, ..) if vertical => Symmetry::Vertical,
        (false, ..) if horizontal => Symmetry::Horizontal,
        (false, ..) if slash => Symmetry::Slash,
        (false, ..) if backslash => Symmetry::Backslash,
        _ => Symmetry::None,
    }
}

#[test]
fn symmetry_is_worked_out_as_by_comparing_texts() {
    let mut random = Random::new(1);
    let mut seen = Vec::new();
    for round in 0..1500 {
        let (height, width) = (random.pick(&[1, 2, 3, 3, 3]), random.pick(&[1, 2, 3, 3, 3]));
        let mut drawing = Drawing::random(&mut random, height, width, &['O', '.']);
        if round % 2 == 0 && height % 2 == 1 && width % 2 == 1 {
            // With the move in the middle, symmetries of more than one axis are possible.
            drawing.rows.iter_mut().flatten().filter(|cell| **cell == '*').for_each(|cell| *cell = '.');
            drawing.rows[height / 2][width / 2] = '*';
        }
        for _ in 0..round % 3 {
            let image = random.below(8);
            drawing = drawing.more_alike(image);
        }
        let symmetry = inferred(&drawing);
        assert_eq!(symmetry, expected(&drawing), "\n{}", drawing.text());
        if !seen.contains(&symmetry) {
            seen.push(symmetry);
        }
    }
    assert_eq!(seen.len(), 9, "every symmetry should have come up, but only {seen:?} did");
}

/// A pattern with a constraint and an action about two labelled points, whose letters stand for what they label.
fn labelled(name: &str, drawing: &Drawing, letters: [char; 2], expression: &str) -> String {
    // `Z` and `Y` mark the points to label: one of ours and an empty one.
    let with = |own: char, empty: char| {
        let mut drawing = drawing.clone();
        for cell in drawing.rows.iter_mut().flatten() {
            *cell = match *cell {
                'Z' => own,
                'Y' => empty,
                other => other,
            };
        }
        drawing.text()
    };
    let (main, labels) = (with('O', '.'), with(letters[0], letters[1]));
    let expression = expression.replace('Z', &letters[0].to_string()).replace('Y', &letters[1].to_string());
    format!(
        "#[allow(hidden_symmetry)] pattern! < {name}\n{main}: 8, C\n{labels}; {expression}\n> replace({}, *)\n>\n",
        letters[1]
    )
}

#[test]
fn a_fingerprint_does_not_see_orientation_names_of_labels_and_order_of_operands() {
    let mut random = Random::new(2);
    let said = "lib(Z) + olib(Y) > 2 && olib(Y) + xlib(Y) == 3 && !(ko(Y) || o_somewhere(Z, Y))";
    let same = "2 < olib(Y) + lib(Z) && (3 == xlib(Y) + olib(Y) && !(o_somewhere(Y, Z) || ko(Y)))";
    let other = "lib(Z) + olib(Y) >= 2 && olib(Y) + xlib(Y) == 3 && !(ko(Y) || o_somewhere(Z, Y))";
    for _ in 0..100 {
        let (height, width) = (2 + random.below(3), 3 + random.below(2));
        let mut drawing = Drawing::random(&mut random, height, width, &['O', 'X', '.', 'x', '?']);
        let points: Vec<(usize, usize)> =
            (0..height).flat_map(|row| (0..width).map(move |column| (row, column))).collect();
        let free: Vec<(usize, usize)> = points.into_iter().filter(|&(r, c)| drawing.rows[r][c] != '*').collect();
        let (own, empty) = (random.pick(&free), random.pick(&free));
        if own == empty {
            continue;
        }
        drawing.rows[own.0][own.1] = 'Z';
        drawing.rows[empty.0][empty.1] = 'Y';
        let fingerprint = |drawing: &Drawing, letters, expression| {
            // Only what the test is about is looked at: whether it is symmetric by chance does not matter.
            let text = labelled("P", drawing, letters, expression);
            let without = text.replace("#[allow(hidden_symmetry)] ", "");
            let is_hidden =
                super::faults_of(&shape(&without)).iter().any(|(_, _, text)| text.contains("counted twice"));
            checked(&shape(if is_hidden { &text } else { &without }))[0].fingerprint
        };
        let first = fingerprint(&drawing, ['a', 'b'], said);
        for image in drawing.images() {
            assert_eq!(fingerprint(&image, ['f', 'C'], same), first, "\n{}", image.text());
            assert_ne!(fingerprint(&image, ['a', 'b'], other), first, "\n{}", image.text());
        }
    }
}

#[test]
fn labels_and_expressions_belong_to_the_symmetry() {
    let symmetry = |body: &str| checked(&shape(&format!("pattern! < P\n{body}\n>")))[0].symmetry;
    assert_eq!(symmetry("X*X\n.O.\n: _, C"), Symmetry::Vertical);
    assert_eq!(symmetry("X*X\n.O.\n: _, C\na*X\n.O.\n; lib(a) > 1"), Symmetry::None);
    assert_eq!(symmetry("X*X\n.O.\n: _, C\na*b\n.O.\n; lib(a) > 1 && lib(b) > 1"), Symmetry::Vertical);
    assert_eq!(symmetry("X*X\n.O.\n: _, C\na*b\n.O.\n; surround_map(a, b)"), Symmetry::None);
    assert_eq!(symmetry("X*X\n.O.\n: _, C\na*b\n.O.\n; oplay_attack_either(*, a, b)"), Symmetry::Vertical);
    assert_eq!(symmetry("X*X\n.O.\n: _, C\na*b\n.O.\n; lib(a) - lib(b) == 0"), Symmetry::None);
    assert_eq!(
        symmetry("X*X\n.O.\n: _, C\na*b\n.O.\n> threaten_to_capture(a); threaten_to_capture(b)"),
        Symmetry::Vertical
    );
}

#[test]
fn a_label_on_one_stone_of_a_string_may_stand_for_the_string() {
    // The two stones are one string: the declared symmetry is not denied, but none is demanded either.
    let body = |code: &str| format!("pattern! < P\nXX\n.*\n.O\n: {code}, C\naX\n.*\n.O\n; lib(a) > 1\n>");
    assert_eq!(checked(&shape(&body("8"))).len(), 1);
    let body = |code: &str| format!("pattern! < P\nOXXO\n?..?\n: {code}, C\nOaXO\n?..?\n; lib(a) > 1\n>");
    let connection = |code: &str| format!("pub static C: Connection; {}", body(code));
    assert_eq!(checked(&connection("8"))[0].symmetry, Symmetry::None);
    assert_eq!(checked(&connection("|"))[0].symmetry, Symmetry::Vertical);
    assert_eq!(checked(&connection("_"))[0].symmetry, Symmetry::None);
}

#[test]
fn a_helper_function_may_tell_orientations_apart() {
    let pattern = |code: &str| shape(&format!("pattern! < P\nX*X\n.O.\n: {code}, C, helper\n>"));
    assert_eq!(checked(&pattern("8"))[0].symmetry, Symmetry::None);
    assert_eq!(checked(&pattern("|"))[0].symmetry, Symmetry::Vertical);
    assert_eq!(checked(&pattern("_"))[0].symmetry, Symmetry::None);
}
