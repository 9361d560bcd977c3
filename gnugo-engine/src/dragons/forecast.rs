//! How weak would dragons be with one stone more?
//!
//! The stone links what it stands near, opens ways out or shuts them, and makes room or takes it. So the weakness of the dragons
//! around it is worked out anew by the rules that hold [before anything is read](super::judge), with the influence that the stone
//! changes: what surrounds them, their moyo and their ways out. Strings, eyes and walls are those before the stone; what becomes of
//! them is for reading to say. Some 0.2 ms a stone on 19×19, most of it for the influence.

use super::dragon::Dragon;
use super::{DragonId, Dragons, escape, judge, moyo, surround};
use crate::board::{Board, Color, Point, PointSet};
use crate::influence::{FULL_STRENGTH, Influence, Landscape, Purpose, is_lively, shaped};
use crate::pattern::facts::Status;
use crate::worms::Worms;

/// How weak dragons are.
type Weaknesses = Vec<(DragonId, f32)>;

/// Tells how a stone would change the weakness of dragons.
#[derive(Debug)]
pub(crate) struct Forecast<'a> {
    board: &'a Board,
    worms: &'a Worms,
    dragons: &'a Dragons,
    landscapes: &'a [Landscape; 2],
    /// How weak the dragons of each colour are as it is, by the same rules.
    now: [Weaknesses; 2],
}

/// Stones of one colour that hang together.
#[derive(Default)]
struct Group<'a> {
    stones: PointSet,
    dragons: Vec<&'a Dragon>,
}

/// What there is around the groups of a colour.
struct Around<'a> {
    board: &'a Board,
    color: Color,
    influence: Influence,
    /// The stones of its dragons that live.
    alive: PointSet,
}

impl<'a> Forecast<'a> {
    /// That of a position with these strings, dragons and walls (if Black or if White moves next everywhere).
    pub(crate) fn new(
        board: &'a Board,
        (worms, dragons): (&'a Worms, &'a Dragons),
        landscapes: &'a [Landscape; 2],
    ) -> Self {
        let mut forecast = Self { board, worms, dragons, landscapes, now: Default::default() };
        forecast.now = Color::BOTH.map(|color| forecast.weaknesses(board, color, None));
        forecast
    }

    /// By how much each living dragon of a colour gets weaker if `mover` plays at a point; by less than 0 if it gets stronger. Nothing if
    /// the move is illegal.
    pub(crate) fn shifts(&self, (point, mover): (Point, Color), color: Color) -> Vec<(DragonId, f32)> {
        let mut board = self.board.clone();
        if !board.try_play(point, mover) {
            return Vec::new();
        }
        let mut shifts = self.weaknesses(&board, color, Some((point, mover)));
        for (id, weakness) in &mut shifts {
            *weakness -= self.now(*id, color).unwrap_or(*weakness);
        }
        shifts
    }

    /// How weak each living dragon of a colour is on a board on which there may be one stone more.
    fn weaknesses(&self, board: &Board, color: Color, made: Option<(Point, Color)>) -> Weaknesses {
        let landscape = &self.landscapes[color.opponent().index()];
        let strength = |at: Point| match self.worms.at(at) {
            Some(worm) if is_lively(worm, landscape.to_move()) => FULL_STRENGTH,
            None if made.is_some_and(|(point, _)| point == at) => FULL_STRENGTH,
            _ => 0.0,
        };
        let influence = Influence::new(board, shaped(board, strength, landscape, Purpose::Strength));
        let alive = self.dragons.iter().filter(|dragon| dragon.color == color && dragon.status == Status::Alive);
        let alive = alive.fold(PointSet::EMPTY, |all, dragon| all.union(&dragon.stones));
        let groups = self.groups(board, color, made);
        let moyos = moyo::shares(&influence, color, groups.iter().map(|group| &group.stones));
        let around = Around { board, color, influence, alive };
        let weaknesses = groups.iter().zip(moyos).filter_map(|(group, moyo)| {
            let weakness = self.weakness_of(group, moyo, &around)?;
            Some(group.dragons.iter().map(move |dragon| (dragon.id, weakness)))
        });
        weaknesses.flatten().collect()
    }

    /// The living dragons of a colour, as far as they are still on the board; those that a stone of theirs links are one.
    fn groups(&self, board: &Board, color: Color, made: Option<(Point, Color)>) -> Vec<Group<'a>> {
        let own = made.filter(|&(_, mover)| mover == color).map(|(point, _)| point);
        let (mut groups, mut linked) = (Vec::new(), Group::default());
        for dragon in self.dragons.iter().filter(|dragon| dragon.color == color && dragon.status != Status::Dead) {
            let stones = dragon.stones.intersection(board.stones(color));
            if own.is_some_and(|point| stones.iter().any(|at| is_linked(board, at, point))) {
                linked.stones = linked.stones.union(&stones);
                linked.dragons.push(dragon);
            } else if !stones.is_empty() {
                groups.push(Group { stones, dragons: vec![dragon] });
            }
        }
        if let Some(point) = own {
            linked.stones.insert(point);
            groups.push(linked);
        }
        groups
    }

    /// How weak a group is with a moyo of so many points, worth so much. `None` if it is a stone by itself.
    fn weakness_of(&self, group: &Group<'_>, moyo: (usize, f32), around: &Around<'_>) -> Option<f32> {
        let Group { stones, dragons } = group;
        let Around { board, color, influence, alive } = around;
        let lost = |color: Color| &self.dragons.lost[color.index()];
        let enemies = surround::unfriendly(board, *color, lost(color.opponent()));
        let friends = board.stones(*color).difference(stones).difference(lost(*color));
        let best = *dragons.iter().max_by_key(|dragon| (dragon.genus.min(), dragon.genus.max()))?;
        let mut judged = Dragon {
            stones: *stones,
            worms: dragons.iter().flat_map(|dragon| dragon.worms.iter().copied()).collect(),
            is_invincible: dragons.iter().any(|dragon| dragon.is_invincible),
            lunch: dragons.iter().find_map(|dragon| dragon.lunch),
            moyo_size: moyo.0,
            moyo_territorial_value: moyo.1,
            surround: surround::surround(board, stones, &enemies, &friends),
            escape_route: escape::escape_route(board, influence, stones, &alive.difference(stones), *color),
            ..best.clone()
        };
        judged.crude_status = judge::crude_status(&judged, self.worms);
        Some(judge::weakness(&judged))
    }

    /// How weak a dragon is as it is.
    fn now(&self, id: DragonId, color: Color) -> Option<f32> {
        self.now[color.index()].iter().find(|(other, _)| *other == id).map(|&(_, weakness)| weakness)
    }
}

/// Whether two stones hang together as long as nobody else comes between them: side by side, a diagonal, a one-point jump or a knight's
/// move.
fn is_linked(board: &Board, a: Point, b: Point) -> bool {
    let apart = [a.row().abs_diff(b.row()), a.column().abs_diff(b.column())];
    let between =
        |near: &dyn Fn(Point) -> bool| a.neighbors().into_iter().filter(|&n| near(n)).all(|n| board.is_empty(n));
    match (apart[0].min(apart[1]), apart[0].max(apart[1])) {
        (0, 1) => true,
        (1, 1) | (0, 2) => between(&|n| b.neighbors().contains(&n)),
        (1, 2) => {
            let beside = |from: Point, to: Point| {
                from.neighbors().into_iter().filter(|n| to.diagonals().contains(n)).all(|n| board.is_empty(n))
            };
            beside(a, b) && beside(b, a)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::Analysis;
    use crate::board::{FromDrawing, Orientation};

    /// White's stone at G3 is shut in from the left and from above; its friends are at L3 and M10.
    const LOW: &str = "
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . X . . . . . X . . .
        . . . . . . . . . . . O .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . X . . . X . . . . . .
        . . . . . . . . . . . X .
        . . . . X . O . . . O . .
        . . . X . . . . . . . . .
        . . . . . . . . . . . . .";

    fn point(text: &str) -> Point {
        Point::from_text(text, 13).expect("a point")
    }

    fn position() -> (Board, Analysis) {
        let board = Board::from_drawing(LOW).expect("a position");
        let analysis = Analysis::by_reading(&board);
        (board, analysis)
    }

    /// By how much a stone changes the weakness of the dragon at a point.
    fn shift(board: &Board, analysis: &Analysis, made: (Point, Color), at: Point) -> Option<f32> {
        let dragon = analysis.dragons.at(at)?;
        let shifts = analysis.forecast(board).shifts(made, dragon.color);
        shifts.into_iter().find(|(id, _)| *id == dragon.id).map(|(_, shift)| shift)
    }

    #[test]
    fn who_runs_out_is_stronger_and_who_is_shut_in_weaker() {
        let (board, analysis) = position();
        let of = |text: &str, mover: Color, at: &str| {
            shift(&board, &analysis, (point(text), mover), point(at)).expect("a dragon")
        };
        // To the right there is room, and above hardly any.
        assert!(of("H5", Color::White, "G3") < -0.05 && of("J3", Color::Black, "G3") > 0.3);
        assert!(of("J3", Color::Black, "G3") > of("G6", Color::Black, "G3"));
        assert_eq!(of("B12", Color::White, "G3"), 0.0);
    }

    #[test]
    fn of_what_a_stone_takes_off_the_board_nothing_is_said() {
        let drawing = "
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . X . . . . .
            X O . . . . .
            . X . . O . .
            . . . . . . .";
        let board = Board::from_drawing(drawing).expect("a position");
        let analysis = Analysis::by_reading(&board);
        let at = |text: &str| Point::from_text(text, 7).expect("a point");
        assert!(shift(&board, &analysis, (at("D3"), Color::Black), at("B3")).is_some());
        assert_eq!(shift(&board, &analysis, (at("C3"), Color::Black), at("B3")), None);
        assert!(shift(&board, &analysis, (at("C3"), Color::Black), at("E2")).is_some());
    }

    #[test]
    fn a_stone_at_an_occupied_point_changes_nothing() {
        let (board, analysis) = position();
        assert_eq!(analysis.forecast(&board).shifts((point("G3"), Color::Black), Color::White), Vec::new());
    }

    /// An analysis of the position after the move may join other strings and see other walls, so it is not the same to a hair.
    #[test]
    fn what_is_forecast_is_what_an_analysis_says_after_the_move() {
        let (board, analysis) = position();
        let stones = [point("G3"), point("L3"), point("M10"), point("G5")];
        let near = |at: Point| {
            let steps = |stone: &Point| at.row().abs_diff(stone.row()) + at.column().abs_diff(stone.column());
            stones.iter().any(|stone| steps(stone) <= 3)
        };
        let (mut apart, mut opposed, mut moved, mut count) = (0.0, 0, 0.0, 0);
        for at in board.empty_points().iter().filter(|&at| near(at)).step_by(2) {
            for mover in Color::BOTH {
                let after = board.clone().after(at, mover, |board| Analysis::by_reading(board)).expect("a legal move");
                for stone in stones {
                    let forecast = shift(&board, &analysis, (at, mover), stone).expect("a dragon");
                    let weakness =
                        |analysis: &Analysis| analysis.dragons.at(stone).map_or(0.0, |dragon| dragon.weakness_pre_owl);
                    let told = weakness(&after) - weakness(&analysis);
                    apart += (forecast - told).abs();
                    moved += told.abs();
                    opposed += usize::from(forecast * told < -0.01);
                    count += 1;
                }
            }
        }
        let [apart, moved] = [apart, moved].map(|sum: f32| sum / count as f32);
        assert!(apart < moved / 2.0 && opposed * 20 < count, "{apart} of {moved}, {opposed} of {count}");
    }

    #[test]
    fn the_same_however_the_board_lies_and_in_other_colours() {
        let (board, analysis) = position();
        let made = [("J3", Color::White), ("J4", Color::Black), ("G6", Color::White), ("K11", Color::White)];
        let told = |board: &Board, analysis: &Analysis, at: &dyn Fn(Point) -> Point, swap: bool| -> Vec<Option<f32>> {
            let color = |color: Color| if swap { color.opponent() } else { color };
            let of = |(text, mover)| {
                ["G3", "L3", "G5", "M10"]
                    .map(|stone| shift(board, analysis, (at(point(text)), color(mover)), at(point(stone))))
            };
            made.into_iter().flat_map(of).collect()
        };
        let straight = told(&board, &analysis, &|at| at, false);
        assert!(straight.iter().flatten().any(|shift| shift.abs() > 0.1), "{straight:?}");
        for orientation in Orientation::ALL {
            let turned = board.oriented(orientation);
            let at = |at: Point| orientation.on_board(at, 13);
            assert_eq!(told(&turned, &Analysis::by_reading(&turned), &at, false), straight, "{orientation:?}");
        }
        let swapped = board.color_swapped();
        assert_eq!(told(&swapped, &Analysis::by_reading(&swapped), &|at| at, true), straight);
    }

    #[test]
    fn stones_hang_together_where_nobody_stands_between_them() {
        let linked = |drawing: &str, a: &str, b: &str| {
            let board = Board::from_drawing(drawing).expect("a position");
            let [a, b] = [a, b].map(|text| Point::from_text(text, 5).expect("a point"));
            assert_eq!(is_linked(&board, a, b), is_linked(&board, b, a));
            is_linked(&board, a, b)
        };
        let open = ". . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .";
        let linked_to: Vec<&str> =
            ["C2", "D2", "E3", "C1", "E1", "D1", "E2", "E5"].into_iter().filter(|at| linked(open, "C3", at)).collect();
        assert_eq!(linked_to, ["C2", "D2", "E3", "C1", "D1", "E2"]);
        let shut = ". . . . .\n. . . . .\n. . . O .\n. . . . .\n. . . . .";
        let linked_to: Vec<&str> =
            ["C2", "D2", "E3", "C1", "D1", "E2"].into_iter().filter(|at| linked(shut, "C3", at)).collect();
        assert_eq!(linked_to, ["C2", "C1", "D1"]);
    }
}
