//! The small board against the real one.

use super::bounds::{lives_by_a_room, unconditional};
use super::field::{Area, each};
use super::proof::{LONGEST, Search};
use super::*;
use crate::board::Hash;
use crate::unconditional::Unconditional;
use std::collections::HashMap;

const SIZE: usize = 7;

/// Random numbers (G. Marsaglia's `xorshift64`).
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n
    }
}

/// All of a board as a pocket without a frame.
fn whole(board: &Board) -> (Field, Layout) {
    let layout = Layout::of(board.points()).unwrap();
    let on_board = layout.cells(board.points());
    (Field { stride: layout.stride, on_board, arena: on_board, stay: [0; 2], is_closed: true }, layout)
}

fn position(board: &Board, field: &Field, layout: &Layout) -> Position {
    let ko = board.ko().map_or(0, |ko| layout.cells(&PointSet::single(ko.point)));
    field.set_up([Color::Black, Color::White].map(|color| layout.cells(board.stones(color))), ko)
}

#[test]
fn moves_and_captures_are_those_of_the_board() {
    let mut random = Random(5);
    let (mut kos, mut captures) = (0, 0);
    for _ in 0..40 {
        let mut board = Board::new(SIZE).unwrap();
        let (field, layout) = whole(&board);
        for n in 0..150 {
            let color = if n % 2 == 0 { Color::Black } else { Color::White };
            let here = position(&board, &field, &layout);
            let chains = field.chains(&here);
            let moves: Vec<Point> = board.empty_points().iter().collect();
            for &point in &moves {
                let cell = layout.cell(point).unwrap();
                let played = field.play(&here, &chains, color.index(), cell);
                let is_legal = played.is_some() && cell != here.ko;
                assert_eq!(is_legal, board.is_legal(point, color), "{point:?} of {color:?}\n{board}");
                let Some(played) = played.filter(|_| is_legal) else { continue };
                let mut after = board.clone();
                assert!(after.try_play(point, color));
                assert_eq!(played.position, position(&after, &field, &layout), "{point:?} of {color:?}\n{board}");
                assert_eq!(played.liberties as usize, after.liberties(point));
                kos += usize::from(played.position.ko != 0);
                captures += usize::from(played.taken != 0);
            }
            let legal: Vec<Point> = moves.into_iter().filter(|&point| board.is_legal(point, color)).collect();
            match legal.get(random.below(legal.len().max(1))) {
                Some(&point) => assert!(board.try_play(point, color)),
                None => board.pass(),
            }
        }
    }
    assert!(kos > 50 && captures > 500, "{kos} kos, {captures} captures");
}

#[test]
fn what_lives_for_ever_lives_on_the_board_too() {
    let mut random = Random(9);
    let mut found = 0;
    for _ in 0..3_000 {
        let filled = 20 + random.below(25);
        let mut board = Board::new(SIZE).unwrap();
        for point in &PointSet::board(SIZE) {
            if random.below(49) >= filled {
                continue;
            }
            // Black stones hang together more often, so that some of them live.
            let color = if random.below(4) > 0 { Color::Black } else { Color::White };
            board.try_play(point, color);
        }
        let (field, layout) = whole(&board);
        let here = position(&board, &field, &layout);
        let truth = Unconditional::new(&board);
        for string in board.strings_in(board.points(), Color::Black) {
            let left = layout.cells(&board.string_stones(string));
            let lives = unconditional(&field, &here, left).is_some();
            assert_eq!(lives, truth.invincible(Color::Black).contains(string), "{string:?}\n{board}");
            found += usize::from(lives);
        }
    }
    assert!(found > 100, "{found}");
}

/// Whether White, who may retake no ko at once, captures the string at a point, if both play on these points alone or pass.
fn is_captured(
    (board, string, points): (&mut Board, Point, &PointSet),
    (to_move, passed): (Color, bool),
    known: &mut HashMap<(Hash, Color, bool), bool>,
) -> bool {
    let key = (board.hash(), to_move, passed);
    if let Some(&captured) = known.get(&key) {
        return captured;
    }
    // Who goes round in circles captures nothing.
    known.insert(key, false);
    let mut outcomes = Vec::new();
    for point in points {
        if board.is_empty(point) && board.try_play(point, to_move) {
            let gone = board.is_empty(string);
            outcomes.push(gone || is_captured((board, string, points), (to_move.opponent(), false), known));
            board.undo();
        }
    }
    if !passed {
        board.pass();
        outcomes.push(is_captured((board, string, points), (to_move.opponent(), true), known));
        board.undo();
    } else {
        outcomes.push(false);
    }
    let captured = if to_move == Color::White { outcomes.contains(&true) } else { !outcomes.contains(&false) };
    known.insert(key, captured);
    captured
}

#[test]
fn nobody_captures_what_lives_by_a_room() {
    const SMALL: usize = 5;
    let mut random = Random(17);
    let mut shapes = Shapes::default();
    let mut found = [0; 2];
    for _ in 0..30_000 {
        let mut board = Board::new(SMALL).unwrap();
        for point in &PointSet::board(SMALL) {
            match random.below(8) {
                0 | 1 => {}
                2 => drop(board.try_play(point, Color::White)),
                _ => drop(board.try_play(point, Color::Black)),
            }
        }
        let (field, layout) = whole(&board);
        let here = position(&board, &field, &layout);
        for string in board.strings_in(board.points(), Color::Black) {
            let stones = board.string_stones(string);
            for color in Color::BOTH {
                let side = if color == Color::Black { OWNER } else { ATTACKER };
                let room = lives_by_a_room(&field, &here, layout.cells(&stones), &mut shapes, side);
                let Some(room) = room else { continue };
                let room: PointSet =
                    each(room).filter_map(|cell| layout.points()[cell.trailing_zeros() as usize]).collect();
                let points = room.union(&board.liberty_set(string));
                if points.len() > 8 {
                    continue;
                }
                found[side] += 1;
                let captured = is_captured((&mut board, string, &points), (color, false), &mut HashMap::new());
                assert!(!captured, "{string:?}, {color:?} to move\n{board}");
            }
        }
    }
    assert!(found.iter().all(|&found| found > 100), "{found:?}");
}

#[test]
fn cells_are_told_apart_by_the_hash() {
    let board = Board::new(SIZE).unwrap();
    let (field, _) = whole(&board);
    let mut seen: Vec<u64> = Vec::new();
    for cell in each(field.arena) {
        seen.extend([[cell, 0], [0, cell]].map(|stones| field.set_up(stones, 0).hash));
        seen.push(field.set_up([0; 2], cell).hash);
    }
    let all = seen.len();
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), all);
}

/// Stones at random on the first two lines, which White's stones shut in, and the largest string of Black's among them.
fn edge(random: &mut Random) -> Option<(Board, PointSet)> {
    const INSIDE: [usize; 2] = [2, 15];
    let mut stones = Vec::new();
    for row in 0..=INSIDE[0] {
        for column in 0..=INSIDE[1] {
            let is_wall = row == INSIDE[0] || column == INSIDE[1];
            match random.below(8) {
                _ if is_wall => stones.push((Point::new(row, column), Color::White)),
                0 | 1 => stones.push((Point::new(row, column), Color::Black)),
                2 => stones.push((Point::new(row, column), Color::White)),
                _ => {}
            }
        }
    }
    let board = Board::with_stones(19, &stones).ok()?;
    let strings = board.strings_in(board.points(), Color::Black).into_iter();
    let goal = strings.map(|string| board.string_stones(string)).max_by_key(PointSet::len)?;
    Some((board, goal))
}

#[test]
fn what_pockets_prove_that_nothing_closes_is_true_of_all_around_them() {
    let mut random = Random(31);
    let mut shapes = Shapes::default();
    let (mut lives, mut deaths) = (0, 0);
    for _ in 0..400 {
        let Some((board, goal)) = edge(&mut random) else { continue };
        let ground = Ground::shut_in(&board, &goal, Color::Black);
        let mut read = |steps, beyond, player: Color| {
            let pocket = Outline::of(&board, &ground, &goal, steps).pocket(beyond)?;
            let rich = Some(player.opponent());
            let question = Question { player, rich, wants_eyes: false, hints: &[], most: 20_000 };
            Some((pocket.is_closed(), pocket.read(&question, None, &mut shapes)))
        };
        for (player, steps) in Color::BOTH.into_iter().flat_map(|player| [(player, 2), (player, 3)]) {
            let Some((true, all)) = read(14, Beyond::Attacker, player) else { continue };
            if !all.numbers.is_settled() || !all.certain {
                continue;
            }
            if let Some((false, narrow)) = read(steps, Beyond::Attacker, player)
                && narrow.numbers == Numbers::ALIVE
            {
                assert_eq!(all.numbers, Numbers::ALIVE, "{player:?} first, {steps} steps\n{board}");
                lives += 1;
            }
            if let Some((_, wide)) = read(steps, Beyond::Owner, player)
                && wide.numbers == Numbers::KILLED
                && wide.certain
            {
                assert_eq!(all.numbers, Numbers::KILLED, "{player:?} first, {steps} steps\n{board}");
                deaths += 1;
            }
        }
    }
    assert!(lives > 0 && deaths > 100, "{lives} lives, {deaths} deaths");
}

/// A string that may be captured and has no liberty in a pocket would stay there for ever.
#[test]
fn strings_in_danger_have_a_liberty_in_the_pocket() {
    let mut random = Random(43);
    let mut strings = 0;
    for _ in 0..300 {
        let stones: Vec<(Point, Color)> = PointSet::board(9)
            .iter()
            .filter_map(|point| Some((point, *[Color::Black, Color::White].get(random.below(3))?)))
            .collect();
        let Ok(board) = Board::with_stones(9, &stones) else { continue };
        for goal in board.strings_in(board.points(), Color::Black).into_iter().map(|at| board.string_stones(at)) {
            let ground = Ground::shut_in(&board, &goal, Color::Black);
            let reached = Outline::of(&board, &ground, &goal, 2).reached;
            for string in board.strings_in(&reached, Color::Black) {
                assert!(board.liberty_set(string).intersects(&reached), "{goal:?}: {string:?} of {reached:?}\n{board}");
                strings += 1;
            }
        }
    }
    assert!(strings > 1_000, "{strings} strings");
}

/// A small part of the board with stones at random, along an edge or in the middle, and a string of the owner's in it. What lies
/// around it stays: most of it is the attacker's, some of it the owner's.
fn small_pocket(random: &mut Random) -> Option<(Field, Position, Cells)> {
    const STRIDE: usize = 8;
    let (rows, columns) = (2 + random.below(3), 3 + random.below(3));
    let edges = [random.below(2), random.below(2)];
    let friends = random.below(4);
    let (mut on_board, mut arena, mut stay, mut stones) = (0, 0, [0; 2], [0; 2]);
    for (row, column) in (edges[0]..rows + 2).flat_map(|row| (edges[1]..columns + 2).map(move |column| (row, column))) {
        let cell: Cells = 1 << (row * STRIDE + column);
        on_board |= cell;
        let is_inside = (1..=rows).contains(&row) && (1..=columns).contains(&column);
        if is_inside {
            arena |= cell;
            match random.below(6) {
                0 | 1 => stones[OWNER] |= cell,
                2 => stones[ATTACKER] |= cell,
                _ => {}
            }
        } else {
            stay[if random.below(10) < friends { OWNER } else { ATTACKER }] |= cell;
        }
    }
    let field = Field { stride: STRIDE as u32, on_board, arena, stay, is_closed: true };
    let start = field.set_up(stones, 0);
    let chains = field.chains(&start);
    let breathes = chains.iter().all(|chain| chain.stays || chain.liberties != 0);
    let goal = chains[OWNER].iter().find(|chain| !chain.stays)?.stones & arena;
    (breathes && field.empty(&start).count_ones() <= 8).then_some((field, start, goal))
}

/// Against the whole game, in which no move is left out and nothing is told at a glance.
#[test]
fn what_is_proved_is_so_if_all_is_played_out() {
    let mut random = Random(59);
    let mut shapes = Shapes::default();
    let order = [0; Cells::BITS as usize];
    let mut found = [0; 2];
    let mut nodes = [0; 2];
    while nodes[1] < 2_000_000 {
        let Some((field, start, goal)) = small_pocket(&mut random) else { continue };
        let is_strict = random.below(2) == 0;
        let asked =
            [OWNER, ATTACKER].into_iter().flat_map(|side| [None, Some(1 - side), Some(side)].map(|rich| (side, rich)));
        for (side, rich) in asked {
            let proved = [false, true].map(|looks_at_all| {
                let mut search = Search::new(&field, goal, &order, &mut shapes, 20_000, None);
                search.proofs.looks_at_all = looks_at_all;
                search.kos.is_strict = is_strict;
                let (numbers, _) = search.prove(&start, side, rich);
                nodes[usize::from(looks_at_all)] += search.proofs.nodes;
                if search.kos.doubted { Numbers::UNKNOWN } else { numbers }
            });
            if proved.iter().all(|numbers| numbers.is_settled()) {
                assert_eq!(proved[0], proved[1], "{side} first, {rich:?} wins kos{}", drawn(&field, &start, goal));
                found[usize::from(proved[0] == Numbers::KILLED)] += 1;
            }
        }
    }
    assert!(found.iter().all(|&found| found > 3_000), "{found:?} in {nodes:?} positions");
}

/// A part of the board, the goal's stones as `G`, others of the owner's as `O`, the attacker's as `X`, what stays as `o` and `x`.
fn drawn(field: &Field, position: &Position, goal: Cells) -> String {
    let shown = |n: u32| {
        let kinds = [
            (goal & position.stones[OWNER], 'G'),
            (position.stones[OWNER], 'O'),
            (position.stones[ATTACKER], 'X'),
            (field.stay[OWNER], 'o'),
            (field.stay[ATTACKER], 'x'),
            (field.arena, '.'),
        ];
        kinds.into_iter().find(|(cells, _)| cells >> n & 1 != 0).map_or(' ', |(_, shown)| shown)
    };
    let row = |row: u32| (0..field.stride).map(|column| shown(row * field.stride + column)).collect::<String>();
    (0..Cells::BITS / field.stride).map(|n| format!("\n{}", row(n).trim_end())).collect()
}

#[test]
fn what_is_certain_though_no_line_may_be_long_is_so_if_they_may() {
    let mut random = Random(61);
    let mut shapes = Shapes::default();
    let (mut certain, mut wrong) = (0, 0);
    for _ in 0..25 {
        let Some((board, goal)) = edge(&mut random) else { continue };
        let ground = Ground::shut_in(&board, &goal, Color::Black);
        let Some(pocket) = Outline::of(&board, &ground, &goal, 14).pocket(Beyond::Attacker) else { continue };
        for (player, rich) in [(Color::Black, Color::White), (Color::White, Color::Black), (Color::White, Color::White)]
        {
            let question = Question { player, rich: Some(rich), wants_eyes: false, hints: &[], most: 1_000 };
            let mut read = |longest| {
                let (mut search, side, rich) = pocket.search(&question, None, &mut shapes);
                search.proofs.longest = longest;
                pocket.read_by(&mut search, side, rich)
            };
            let long = read(LONGEST);
            for longest in [2, 4, 8] {
                let short = read(longest);
                if short.certain {
                    // No line was given up, so that all was looked at in the same way.
                    assert!(
                        long.certain && short.numbers == long.numbers,
                        "{player:?} first, {rich:?} wins kos\n{board}"
                    );
                    certain += 1;
                }
                // A line that is given up counts as one in which the dragon lives.
                wrong +=
                    usize::from(long.certain && long.numbers == Numbers::KILLED && short.numbers == Numbers::ALIVE);
            }
        }
    }
    assert!(certain > 20 && wrong > 5, "{certain} certain, {wrong} wrong");
}
