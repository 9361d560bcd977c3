//! Games without a board whose results are known by looking at everything.

use super::*;

/// No variation of a game is longer.
const LONGEST: usize = 100;

/// Who may go where in a game, and where it ends.
trait Rules {
    /// Whether the game ends at a position, and if so, whether the attacker has won.
    fn end(&self, position: &Position) -> Option<bool>;

    /// The positions that may come next, in any order.
    fn next(&self, position: &Position, side: usize) -> impl Iterator<Item = Position>;
}

/// A game by such rules, and what is proved of it.
#[derive(Default)]
struct Game<R> {
    rules: R,
    proofs: Proofs,
}

impl<R: Rules> Game<R> {
    fn of(rules: R, most: u64) -> Self {
        Self { rules, proofs: Proofs::within(most, None, LONGEST) }
    }

    fn children(&self, position: &Position, side: usize) -> Children {
        self.rules.next(position, side).enumerate().map(|(n, next)| Child::play(1 << n, next, 0, side)).collect()
    }

    /// What is missing to a proof, and the cell of the move that it begins with.
    fn prove(&mut self, start: &Position, side: usize) -> (Numbers, Cells) {
        let children = self.children(start, side);
        self.prove_from(start, &(), &children, side)
    }
}

impl<R: Rules> Prove for Game<R> {
    type Scene = ();

    fn proofs(&self) -> &Proofs {
        &self.proofs
    }

    fn proofs_mut(&mut self) -> &mut Proofs {
        &mut self.proofs
    }

    fn all(&self) -> Cells {
        Cells::MAX
    }

    fn open(&mut self, child: &Child, side: usize) -> Option<((), Children)> {
        let Some(is_killed) = self.rules.end(&child.position) else {
            return Some(((), self.children(&child.position, side)));
        };
        let all = self.all();
        self.proofs.keep(child.key, if is_killed { Entry::killed(all) } else { Entry::alive(all) });
        None
    }

    fn context(&self, _: &Position, (): &(), _: usize) -> Cells {
        0
    }

    fn succeeds_by_waiting(&self) -> bool {
        false
    }

    fn won(&mut self, _: usize, _: Cells) {}
}

/// So many moves are made in each line of the game, of two or three each.
const MOVES: u32 = 7;

/// Where a line ends chance says who wins.
#[derive(Clone, Copy, Default)]
struct Toy {
    seed: u64,
}

impl Toy {
    /// A position: its number among all, a move's digit after the other, and how many moves were made.
    fn position(number: u64, depth: u32) -> Position {
        Position {
            stones: [Cells::from(number), Cells::from(depth)],
            hash: scattered(number * 64 + u64::from(depth)),
            ..Position::default()
        }
    }

    /// Whether the attacker wins, by looking at everything.
    fn minimax(self, position: &Position, side: usize) -> bool {
        self.end(position).unwrap_or_else(|| {
            let mut kills = self.next(position, side).map(|next| self.minimax(&next, 1 - side));
            if side == ATTACKER { kills.any(|kills| kills) } else { kills.all(|kills| kills) }
        })
    }
}

impl Rules for Toy {
    fn end(&self, &Position { stones: [number, depth], .. }: &Position) -> Option<bool> {
        let chance = scattered(self.seed.wrapping_mul(31) ^ number as u64);
        (depth == Cells::from(MOVES)).then_some(chance.is_multiple_of(2))
    }

    fn next(&self, &Position { stones: [number, depth], .. }: &Position, _: usize) -> impl Iterator<Item = Position> {
        let (number, depth) = (number as u64, depth as u32);
        let count = 2 + scattered(self.seed ^ number) % 2;
        (0..count).map(move |n| Self::position(number * 4 + n + 1, depth + 1))
    }
}

#[test]
fn what_is_proved_is_so_and_the_move_proves_it() {
    let (mut kills, mut nodes) = (0, 0);
    for seed in 0..200 {
        for side in [OWNER, ATTACKER] {
            let (toy, start) = (Toy { seed }, Toy::position(0, 0));
            let mut game = Game::of(toy, u64::MAX);
            let (numbers, cell) = game.prove(&start, side);
            assert!(numbers.is_settled(), "{seed} {side}");
            assert_eq!(numbers.kill == 0, toy.minimax(&start, side), "{seed} {side}");
            if numbers.seen(side).0 == 0 {
                let children = game.children(&start, side);
                let best = children.iter().find(|child| child.cell == cell).expect("a move");
                let is_killed = toy.minimax(&best.position, 1 - side);
                assert_eq!(is_killed, side == ATTACKER, "{seed} {side}");
            }
            kills += u32::from(numbers.kill == 0);
            nodes += game.proofs.nodes;
        }
    }
    assert!((100..300).contains(&kills), "both happen: {kills}");
    assert!(nodes < 400 * 300, "it does not look at everything: {nodes}");
}

#[test]
fn a_stone_that_a_proof_does_not_need_is_as_good_as_a_pass() {
    let mut toy = Game::<Toy>::default();
    let children: Children = (0..4).map(|n| Child::play(1 << n, Toy::position(n, 1), 0, ATTACKER)).collect();
    let lost = |toy: &mut Game<Toy>, n: usize, zone| toy.proofs.keep(children[n].key, Entry::alive(zone));
    assert_eq!(must_play(&toy, &children, None), (None, 0));
    // This one is part of why it loses, so that others may do better.
    lost(&mut toy, 0, 0b0111);
    assert_eq!(must_play(&toy, &children, None), (None, 0));
    lost(&mut toy, 1, 0b1100);
    assert_eq!(must_play(&toy, &children, None), (Some(0b1100), 0b1100));
    assert_eq!(must_play(&toy, &children, Some(0b0110)), (Some(0b0100), 0b1100));
    // Why each of them loses is why none of the others is tried.
    lost(&mut toy, 2, 0b1001);
    assert_eq!(must_play(&toy, &children, None), (Some(0b1000), 0b1101));
    // By what it takes it has changed something.
    let taking = Child { taken: 0b1000, ..children[1] };
    assert_eq!(must_play(&toy, &[taking], None), (None, 0));
    // Of a position that is looked at nothing is known: it would be repeated.
    toy.proofs.enter(children[1].key);
    assert_eq!(must_play(&toy, &children[..2], None), (None, 0));
    // Where it succeeds there is nothing to learn from.
    toy.proofs.leave();
    toy.proofs.keep(children[1].key, Entry::killed(0b1100));
    assert_eq!(must_play(&toy, &children[..2], None), (None, 0));
}

/// A game that may go round in circles: from each of some places a player goes on to up to three others, until one of them ends it.
#[derive(Clone, Copy, Default)]
struct Maze {
    seed: u64,
}

impl Maze {
    const PLACES: u64 = 12;

    fn position(place: u64) -> Position {
        Position { stones: [Cells::from(place), 0], hash: scattered(place), ..Position::default() }
    }

    /// All places, with each player to move.
    fn all() -> impl Iterator<Item = (usize, u64)> {
        [OWNER, ATTACKER].into_iter().flat_map(|side| (0..Self::PLACES).map(move |at| (side, at)))
    }

    /// Where each player is to move, the places from which the attacker gets to where he has won. What goes on for ever is no
    /// success of his.
    fn truth(self) -> [[bool; Self::PLACES as usize]; 2] {
        let mut won = [[false; Self::PLACES as usize]; 2];
        loop {
            let before = won;
            for (side, place) in Self::all() {
                let position = Self::position(place);
                let mut kills = self.next(&position, side).map(|next| before[1 - side][next.stones[0] as usize]);
                won[side][place as usize] = self.end(&position).unwrap_or_else(|| {
                    if side == ATTACKER { kills.any(|kills| kills) } else { kills.all(|kills| kills) }
                });
            }
            if won == before {
                return won;
            }
        }
    }
}

impl Rules for Maze {
    fn end(&self, position: &Position) -> Option<bool> {
        match scattered(self.seed ^ scattered(position.stones[0] as u64)) % 8 {
            0 => Some(true),
            1 => Some(false),
            _ => None,
        }
    }

    fn next(&self, position: &Position, side: usize) -> impl Iterator<Item = Position> {
        let chance = scattered(self.seed.wrapping_mul(31) ^ scattered(position.stones[0] as u64 * 2 + side as u64));
        (0..1 + chance % 3).map(move |n| Self::position(scattered(chance + n) % Self::PLACES))
    }
}

#[test]
fn circles_prove_only_what_they_prove_wherever_one_comes_from() {
    let (mut kills, mut cut, mut asked) = (0, 0, 0);
    for seed in 0..3_000 {
        let maze = Maze { seed };
        let truth = maze.truth();
        for (side, place) in Maze::all() {
            let start = Maze::position(place);
            if maze.end(&start).is_some() {
                continue;
            }
            let mut game = Game::of(maze, u64::MAX);
            let (numbers, _) = game.prove(&start, side);
            assert!(numbers.is_settled(), "{seed}: {side} at {place}");
            assert_eq!(numbers.kill == 0, truth[side][place as usize], "{seed}: {side} at {place}");
            kills += u32::from(numbers.kill == 0);
            cut += u32::from(game.proofs.was_cut);
            asked += 1;
        }
    }
    assert!(kills > asked / 8 && cut > asked / 4, "{kills} kills, {cut} circles in {asked} games");
}

#[test]
fn what_is_far_from_a_proof_gets_little_time_and_what_is_near_more() {
    let proofs = Proofs::within(40_000, None, LONGEST);
    let allowed = [1, 10, 18, 30, 50, 1000].map(|missing| proofs.allowed(missing));
    assert_eq!((allowed[0], allowed[5]), (MORE * 40_000, 40_000 / STEP));
    assert!(allowed.is_sorted_by(|more, less| more >= less), "{allowed:?}");
    assert!((20_000..60_000).contains(&allowed[2]), "{allowed:?}");

    let small = Proofs::within(LARGE - 1, None, LONGEST);
    assert_eq!([1, 1000].map(|missing| small.allowed(missing)), [LARGE - 1; 2]);

    let far = Numbers { kill: 60, live: 90 };
    let near = Numbers { kill: 12, live: 90 };
    let mut proofs = Proofs::within(40_000, None, LONGEST);
    proofs.begin();
    proofs.nodes = proofs.until;
    assert!(proofs.is_late() && proofs.goes_on(near) && !proofs.is_late());
    proofs.nodes = proofs.until;
    assert!(!proofs.goes_on(far) && !proofs.goes_on(Numbers::KILLED));
    // What else is asked once it is over may take what is left.
    assert_eq!(proofs.until, 40_000);
}

#[test]
fn a_line_that_is_too_long_is_told() {
    /// Both go on for ever, and never come back.
    #[derive(Clone, Copy)]
    struct Endless;
    impl Rules for Endless {
        fn end(&self, _: &Position) -> Option<bool> {
            None
        }

        fn next(&self, position: &Position, _: usize) -> impl Iterator<Item = Position> {
            std::iter::once(Toy::position(position.stones[0] as u64 + 1, 0))
        }
    }
    let mut game = Game::of(Endless, u64::MAX);
    let (numbers, _) = game.prove(&Toy::position(0, 0), ATTACKER);
    assert!(numbers == Numbers::ALIVE && game.proofs.was_too_long, "{numbers:?}");
    // Where each line ends soon, none is.
    let mut game = Game::of(Toy { seed: 1 }, u64::MAX);
    game.prove(&Toy::position(0, 0), ATTACKER);
    assert!(!game.proofs.was_too_long);
}

#[test]
fn a_search_that_is_cut_short_proves_nothing_false() {
    let mut open = 0;
    for seed in 0..200 {
        let (toy, start) = (Toy { seed }, Toy::position(0, 0));
        let (numbers, _) = Game::of(toy, 200).prove(&start, ATTACKER);
        let is_killed = toy.minimax(&start, ATTACKER);
        assert!(numbers.kill != 0 || is_killed, "{seed}");
        assert!(numbers.live != 0 || !is_killed, "{seed}");
        open += u32::from(!numbers.is_settled());
    }
    assert!((50..150).contains(&open), "some are cut short: {open}");
}
