use super::*;
use gnugo_engine::board::FromDrawing;
use gnugo_engine::engine::{Databases, Engine};

fn shown(subject: Subject, drawing: &str) -> (Picture, String) {
    let board = Board::from_drawing(drawing).unwrap();
    let analysis = Engine::new(Databases::default()).analyse(&board);
    let picture = Picture::new(subject, &board, &analysis);
    let details = details(subject, &board, &analysis);
    (picture, details)
}

const TWO_GROUPS: &str = "
    . X . X O . .
    X X X X O . O
    O O O O O O .
    . . . . . . .
    . . . X X . .
    . . X O . X .
    . . . X X . .";

fn letters(picture: &Picture) -> Vec<String> {
    let size = picture.board.size();
    let row = |row| (0..size).map(|column| picture.mark(Point::new(row, column)).letter).collect();
    (0..size).map(row).collect()
}

#[test]
fn every_dragon_has_a_letter_and_the_tint_of_its_status() {
    let (picture, details) = shown(Subject::Dragons, TWO_GROUPS);
    assert!(letters(&picture)[0].starts_with(".A.Ab"), "{:?}", letters(&picture));
    assert_eq!(picture.mark(Point::new(0, 1)).tint, Some(Tint::Green));
    assert_eq!(picture.mark(Point::new(5, 3)).tint, Some(Tint::Cyan));
    assert_eq!(picture.mark(Point::new(0, 0)), Mark { letter: '.', tint: None });
    assert!(details.starts_with("A B7:\ncolor ") && details.contains("owl_status              unchecked"), "{details}");
}

#[test]
fn eyes_strings_and_territory_are_shown() {
    let (eyes, details) = shown(Subject::Eyes, TWO_GROUPS);
    assert!(letters(&eyes)[0].starts_with("BXBXO"), "{:?}", letters(&eyes));
    assert_eq!(eyes.mark(Point::new(0, 0)).tint, Some(Tint::Green));
    assert!(details.contains("value                1111"), "{details}");
    let (worms, details) = shown(Subject::Worms, TWO_GROUPS);
    assert_eq!(worms.mark(Point::new(5, 3)), Mark { letter: 'O', tint: Some(Tint::Cyan) });
    assert!(details.contains("unconditional_status alive"));
    assert!(details.contains("\nattacks              ") && details.contains("\ndefense_threats      "), "{details}");
    let (territory, details) = shown(Subject::Territory, TWO_GROUPS);
    assert_eq!(territory.mark(Point::new(0, 0)).tint, Some(Tint::Territory(Color::Black)));
    assert!(details.contains("-1.00") && details.contains("1.00"));
}

/// The text has no colours once the escapes are taken out, and is the board with coordinates.
#[test]
fn text_and_svg_have_every_point() {
    let (picture, _) = shown(Subject::Dragons, TWO_GROUPS);
    let text = text(&picture);
    assert!(text.contains("\u{1b}[1m\u{1b}[32mA\u{1b}[0m"), "{text:?}");
    assert_eq!(text.lines().count(), 9 + picture.legend.len());
    let svg = svg(&picture);
    let stones = picture.board.occupied().len();
    assert_eq!(svg.matches("r=\"10\"").count(), stones);
    assert_eq!(svg.matches("font-weight=\"bold\"").count(), stones);
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    // Each status is told in words, with all that have it, and in the drawing by a patch of its colour.
    assert!(text.contains("green alive: A b C\u{1b}[0m\n") && text.contains("cyan dead: d\u{1b}[0m"), "{text}");
    for tint in [Tint::Green, Tint::Yellow, Tint::Red, Tint::Cyan] {
        assert!(svg.contains(&format!("width=\"12\" height=\"12\" fill=\"{}\"", tint.hex())), "{svg}");
    }
}

/// On the smallest board, the legend fits all the same: its lines are broken.
#[test]
fn no_line_of_a_legend_is_wider_than_the_drawing() {
    for subject in [Subject::Worms, Subject::Dragons, Subject::Eyes, Subject::Influence] {
        let drawing = svg(&shown(subject, ". . .\n . X .\n . . .").0);
        let lines: Vec<&str> = drawing.lines().filter(|line| line.contains("text-anchor=\"start\"")).collect();
        assert!(!lines.is_empty());
        for line in lines {
            let words = line.split_once('>').unwrap().1.split_once('<').unwrap().0;
            assert!(words.len() <= 43, "{line}");
        }
    }
}
