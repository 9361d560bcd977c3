//! Which points of their own do the players have to fill before the game is really over?
//!
//! Where territory counts, neutral points are left, and with them liberties: once they are filled, strings come into atari
//! that have to be connected inside territory. So the neutral points are filled here in turn, on a copy of the board, and
//! whoever has a string threatened by it answers. What is answered with in a player's own territory is no point for them.
//!
//! The same goes for stones that were captured as they stood, and could be saved now: they have to be taken off. A neutral point that only
//! one player's stones surround, once the others have been filled, is territory after all.
//!
//! A player prefers a neutral point at which the opponent would threaten something, and fills none at which the stone
//! would be captured, or taken in a ko. Who can fill none any more answers what the opponent threatens at one before that: it costs no
//! more, and gains the turn. When nothing neutral is left, the player whose turn it is adds a move where the opponent has a series of threats
//! of which one captures stones that live ([`combination`](crate::combination)): a cut inside territory that no single answer mends. So
//! he does where a group would not live by eyes without it ([`needed`]). The other has had the last neutral point for it. An invasion
//! that neither captures nor kills is not seen.
//!
//! Some milliseconds, by the number of neutral points, and some tens on 19×19 for combinations and for the life of groups.

mod captures;
mod combinations;

pub(crate) use captures::{Captures, MOST_LIBERTIES};
pub(crate) use combinations::Combinations;

use crate::board::{Board, Color, Point, PointSet};
use crate::needed;
use crate::reach::parts;

/// With more neutral points than this a game is not over.
const MOST: usize = 60;
/// With more moves to be added against combinations it is not either.
const MOST_ADDED: usize = 3;
/// The points that are tried for each of them.
const MOST_TRIED: usize = 3;

/// What becomes of empty points before the game is really over.
pub(crate) struct Filled {
    /// The points of territory that each player has to fill.
    pub(crate) lost: [PointSet; 2],
    /// The neutral points that are each player's territory once the others have been filled.
    pub(crate) closed: [PointSet; 2],
}

/// What is settled in a position in which the game is nearly over.
#[derive(Clone, Debug)]
pub(crate) struct Settled {
    /// The stones of each player that stay, those in seki among them.
    pub(crate) living: [PointSet; 2],
    /// The stones that are dead.
    pub(crate) dead: PointSet,
    /// The stones that live in seki.
    pub(crate) seki: PointSet,
    /// The territory of each player.
    pub(crate) territory: [PointSet; 2],
}

impl Settled {
    /// What is settled where these stones are dead, and these in seki: an area is whose stones alone stand around it.
    pub(crate) fn new(board: &Board, dead: PointSet, seki: PointSet) -> Self {
        let living = Color::BOTH.map(|color| board.stones(color).difference(&dead));
        let mut territory = [PointSet::EMPTY; 2];
        for area in parts(&board.points().difference(&living[0]).difference(&living[1])) {
            if let Some(owner) = only_around(&area, &living).filter(|_| !area.neighbors().intersects(&seki)) {
                territory[owner.index()] = territory[owner.index()].union(&area);
            }
        }
        Self { living, dead, seki, territory }
    }

    /// Neutral points that can be filled: those that belong to a seki are left.
    fn neutral(&self, board: &Board) -> PointSet {
        let nobodys = board.empty_points().difference(&self.territory[0]).difference(&self.territory[1]);
        nobodys.difference(&self.seki.neighbors())
    }

    /// The living strings that cannot be captured as it stands: what is open from the start is none of this module's business.
    fn safe(&self, board: &Board, color: Color) -> PointSet {
        let mut captures = Captures::new(board);
        let strings = board.strings_in(&self.living[color.index()].difference(&self.seki), color).into_iter();
        let safe = strings.filter(|&origin| !is_in_danger(&mut captures, origin));
        safe.fold(PointSet::EMPTY, |all, origin| all.union(&board.string_stones(origin)))
    }

    /// The dead strings of which reading knows it as it stands.
    fn lost(&self, board: &Board, color: Color) -> PointSet {
        let mut captures = Captures::new(board);
        let strings = board.strings_in(&self.dead.intersection(board.stones(color)), color).into_iter();
        let lost = strings.filter(|&origin| captures.is_lost(origin)).map(|origin| board.string_stones(origin));
        lost.fold(PointSet::EMPTY, |all, stones| all.union(&stones))
    }
}

/// The points that the players fill, and those that they close.
pub(crate) fn filled(board: &Board, settled: Settled, to_move: Color) -> Filled {
    let mut filling = Filling {
        captures: Captures::new(board),
        neutral: settled.neutral(board),
        safe: Color::BOTH.map(|color| settled.safe(board, color)),
        lost: Color::BOTH.map(|color| settled.lost(board, color)),
        territory: settled.territory,
        filled: [PointSet::EMPTY; 2],
        dead: settled.dead,
        seki: settled.seki,
    };
    if filling.neutral.len() > MOST {
        return Filled { lost: filling.filled, closed: [PointSet::EMPTY; 2] };
    }
    let next = filling.play(to_move);
    let closed = Color::BOTH.map(|color| filling.closed(color)).map(|points| points.intersection(&filling.neutral));
    filling.secure(next);
    filling.keep(next);
    Filled { lost: filling.filled, closed }
}

/// The player whose stones alone stand around an area.
pub(crate) fn only_around(area: &PointSet, living: &[PointSet; 2]) -> Option<Color> {
    let around = area.neighbors();
    match living.each_ref().map(|stones| around.intersects(stones)) {
        [true, false] => Some(Color::Black),
        [false, true] => Some(Color::White),
        _ => None,
    }
}

/// Whether a string can be captured, or is in atari: stones that could be taken back at once are lost all the same.
fn is_in_danger(captures: &mut Captures, string: Point) -> bool {
    captures.board.liberties(string) == 1 || captures.can_capture(string)
}

struct Filling {
    captures: Captures,
    neutral: PointSet,
    /// The stones that lived at the start, of which nothing is to be lost.
    safe: [PointSet; 2],
    /// The stones that were captured at the start, whoever moved first.
    lost: [PointSet; 2],
    territory: [PointSet; 2],
    filled: [PointSet; 2],
    /// The stones that were dead at the start, and those in seki.
    dead: PointSet,
    seki: PointSet,
}

impl Filling {
    /// Fills the neutral points in turn, and gives the player whose turn it is when there are none left.
    fn play(&mut self, to_move: Color) -> Color {
        let (mut color, mut passes) = (to_move, 0);
        // Every move fills a point for good, but for a ko.
        for _ in 0..4 * MOST {
            match self.choose(color) {
                Some(point) if self.captures.board.try_play(point, color) => {
                    passes = 0;
                    self.neutral.remove(point);
                    if self.territory[color.index()].contains(point) {
                        self.filled[color.index()].insert(point);
                    }
                }
                _ => {
                    self.captures.board.pass();
                    passes += 1;
                }
            }
            if passes == 2 {
                break;
            }
            color = color.opponent();
        }
        color.opponent()
    }

    /// Adds moves inside a player's territory until the opponent has no combination against stones that lived at the start. They are looked
    /// for among the combination's own moves: where the opponent would begin, as a rule.
    fn secure(&mut self, color: Color) {
        let mut combinations = Combinations::new();
        let safe = self.safe[color.index()];
        let mut combination = |board: &mut Board| combinations.find(board, color.opponent(), &safe);
        let board = &mut self.captures.board;
        let Some(mut open) = combination(board) else { return };
        for _ in 0..MOST_ADDED {
            let territory = self.territory[color.index()];
            let points = std::iter::once(open.point).chain(open.line.iter().copied());
            let added = points.filter(|&point| territory.contains(point)).take(MOST_TRIED).find_map(|point| {
                if !board.try_play(point, color) {
                    return None;
                }
                let left = combination(board);
                if left.as_ref().is_some_and(|left| left.target == open.target) {
                    board.undo();
                    return None;
                }
                Some((point, left))
            });
            let Some((point, left)) = added else { break };
            self.filled[color.index()].insert(point);
            let Some(left) = left else { break };
            open = left;
        }
    }

    /// Adds moves inside a player's territory until all groups are what they were said to be, whoever moves first.
    fn keep(&mut self, color: Color) {
        let (dead, seki) = (self.dead, self.seki);
        for _ in 0..MOST_ADDED {
            let board = &self.captures.board;
            let living = board.stones(color).difference(&dead.union(&seki));
            let point = needed::point(board, color, &living, &dead);
            let Some(point) = point.filter(|&point| self.territory[color.index()].contains(point)) else { break };
            if !self.captures.board.try_play(point, color) {
                break;
            }
            self.filled[color.index()].insert(point);
        }
    }

    /// An answer to a threat, or a neutral point.
    fn choose(&mut self, color: Color) -> Option<Point> {
        if let Some(answer) = self.threatened(color).and_then(|string| self.answer(string, color)) {
            return Some(answer);
        }
        if let Some(capture) = self.escaping(color.opponent()) {
            return Some(capture);
        }
        let closed = self.closed(color);
        let points = self.neutral.difference(&closed);
        let points: Vec<Point> = points.iter().filter(|&point| self.is_good(point, color)).collect();
        let urgent = points.iter().copied().find(|&point| self.would_threaten(point, color.opponent()));
        urgent.or(points.first().copied()).or_else(|| self.answer_in_advance(color))
    }

    /// The empty points that only one player's stones surround by now, dead ones being taken off.
    fn closed(&mut self, color: Color) -> PointSet {
        let (dead, seki) = (self.dead, self.seki);
        let board = &self.captures.board;
        let living = Color::BOTH.map(|color| board.stones(color).difference(&dead));
        let open = board.points().difference(&living[0]).difference(&living[1]);
        let is_closed =
            |area: &PointSet| only_around(area, &living) == Some(color) && !area.neighbors().intersects(&seki);
        let closed = parts(&open).into_iter().filter(is_closed);
        closed.fold(PointSet::EMPTY, |all, area| all.union(&area)).intersection(&board.empty_points())
    }

    /// Who can fill nothing answers what the opponent would threaten at a neutral point before that: the answer costs the same, and the
    /// turn after it is gained.
    fn answer_in_advance(&mut self, color: Color) -> Option<Point> {
        let threats: Vec<Point> =
            self.neutral.iter().filter(|&point| self.would_threaten(point, color.opponent())).collect();
        threats.into_iter().find_map(|threat| {
            let answer = self.after(threat, color.opponent(), |filling| {
                let string = filling.threatened(color)?;
                filling.answer(string, color)
            })??;
            let parries = |filling: &mut Self| !filling.would_threaten(threat, color.opponent());
            (self.is_good(answer, color) && self.after(answer, color, parries)?).then_some(answer)
        })
    }

    /// What is so once a stone has been played; nothing if it cannot be.
    fn after<T>(&mut self, point: Point, color: Color, question: impl FnOnce(&mut Self) -> T) -> Option<T> {
        if !self.captures.board.try_play(point, color) {
            return None;
        }
        let answer = question(self);
        self.captures.board.undo();
        Some(answer)
    }

    /// A string of a player's that lived, and can be captured now.
    fn threatened(&mut self, color: Color) -> Option<Point> {
        let safe = self.safe[color.index()];
        let strings: Vec<Point> = self.captures.board.strings_in(&safe, color).into_iter().collect();
        strings.into_iter().find(|&string| is_in_danger(&mut self.captures, string))
    }

    /// How a string of `color` is captured that was lost, and could be saved now.
    fn escaping(&mut self, color: Color) -> Option<Point> {
        let lost = self.lost[color.index()].intersection(self.captures.board.stones(color));
        let strings: Vec<Point> = self.captures.board.strings_in(&lost, color).into_iter().collect();
        let captures = &mut self.captures;
        let escaping = |string: &Point| captures.can_capture(*string) && !captures.is_lost(*string);
        let string = strings.into_iter().find(escaping)?;
        self.captures.capture(string)
    }

    /// How a string is saved: at a neutral point if that is possible, which costs nothing.
    fn answer(&mut self, string: Point, color: Color) -> Option<Point> {
        let neutral: Vec<Point> = self.neutral.iter().collect();
        let free = neutral.into_iter().find(|&point| {
            let is_saved =
                |filling: &mut Self| [string, point].iter().all(|&string| !is_in_danger(&mut filling.captures, string));
            self.after(point, color, is_saved) == Some(true)
        });
        free.or_else(|| self.captures.defense(string).flatten())
            .or_else(|| self.captures.board.liberty_set(string).first())
            .filter(|&point| self.is_good(point, color))
    }

    /// Whether a stone can be played there without being lost.
    fn is_good(&mut self, point: Point, color: Color) -> bool {
        let is_lost = |filling: &mut Self| filling.captures.can_capture(point) || filling.captures.can_take_ko(point);
        self.after(point, color, is_lost) == Some(false)
    }

    /// Whether a stone of `color` there would let one of the other player's strings be captured.
    fn would_threaten(&mut self, point: Point, color: Color) -> bool {
        let threatens =
            |filling: &mut Self| !filling.captures.can_capture(point) && filling.threatened(color.opponent()).is_some();
        self.after(point, color, threatens) == Some(true)
    }
}
