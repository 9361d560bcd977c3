//! What has been played, what may be played now, and whose turn is it?
//!
//! A [`Game`] is a board with everything that a single position does not tell: rules, komi, handicap, and the moves
//! from the position it started with. Legality here is that of the game, superko included; reading and analysis work
//! on [`Game::board`] with the simple ko rule. A move costs about a microsecond; how long a game is does not matter.
//!
//! It does not know the result (see [`scoring`](crate::scoring)), nor clocks.

mod handicap;
mod history;
pub(crate) mod mirror;
mod rules;
pub mod sgf;
mod turn;

pub use handicap::{HandicapError, fixed_handicap_points, max_fixed_handicap};
pub use mirror::Mirror;
pub use rules::{Compensation, Counting, Rules, Superko};
pub use turn::Move;

pub use crate::board::{BadSetup, BadSize, Illegal};

use crate::board::{Board, Cell, Color, Orientation, Point, PointSet};
use history::History;

/// After so many moves the board forgets how to undo them; the game can still, by playing again from the start.
/// It bounds the memory and the records of a game of any length.
const SETTLE_AFTER: usize = 1024;

/// A game from its start to the position at hand.
#[derive(Clone, Debug)]
pub struct Game {
    board: Board,
    /// The position before the first move of the history.
    start: Board,
    /// How many moves were played before that position was set up.
    moves_before: usize,
    rules: Rules,
    komi: f32,
    handicap: usize,
    /// Who moves first from `start`.
    first: Color,
    /// Whose turn it is, if someone has said so since the last move.
    turn: Option<Color>,
    history: History,
}

impl Game {
    /// An empty board of `size` lines, Black to move.
    ///
    /// # Errors
    /// If `size` is not 1 to 19.
    pub fn new(size: usize, rules: Rules, komi: f32) -> Result<Self, BadSize> {
        Ok(Self::from_board(Board::new(size)?, rules, komi))
    }

    /// A game that starts with the position of `board`, Black to move. Earlier moves cannot be undone.
    #[must_use]
    pub fn from_board(mut board: Board, rules: Rules, komi: f32) -> Self {
        board.settle();
        let history = History::new(board.stones_hash());
        let komi = if komi.is_finite() { komi } else { 0.0 };
        let start = board.clone();
        Self { board, start, moves_before: 0, rules, komi, handicap: 0, first: Color::Black, turn: None, history }
    }

    /// The position at hand.
    #[inline]
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The position before the first move: the handicap or other stones set up, with the prisoners made before.
    #[must_use]
    pub fn start(&self) -> &Board {
        &self.start
    }

    /// The number of lines.
    #[inline]
    #[must_use]
    pub fn size(&self) -> usize {
        self.board.size()
    }

    /// The rules that it is played by.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// Changes the rules from here on.
    pub fn set_rules(&mut self, rules: Rules) {
        self.rules = rules;
    }

    /// The points that White gets for moving second.
    #[must_use]
    pub fn komi(&self) -> f32 {
        self.komi
    }

    /// Sets the komi. `false`, and nothing changed, if it is no finite number.
    pub fn set_komi(&mut self, komi: f32) -> bool {
        if komi.is_finite() {
            self.komi = komi;
        }
        komi.is_finite()
    }

    /// The number of handicap stones; 0 in an even game.
    #[must_use]
    pub fn handicap(&self) -> usize {
        self.handicap
    }

    /// What White is given for the handicap by these rules, in points.
    #[must_use]
    pub fn compensation(&self) -> usize {
        match self.rules.counting {
            Counting::Area => self.rules.compensation.points(self.handicap),
            Counting::Territory => 0,
        }
    }

    /// Says how many of the stones set up are a handicap. White moves first if there are any.
    pub fn set_handicap(&mut self, stones: usize) {
        self.handicap = stones;
        self.turn = None;
        self.first = if stones > 0 { Color::White } else { Color::Black };
    }

    /// Whose turn it is: the opponent's of the player who moved last, unless [`set_to_move`](Self::set_to_move) said
    /// otherwise. A player who moves out of turn is not stopped.
    #[must_use]
    pub fn to_move(&self) -> Color {
        let opponent = |(color, _): &(Color, Move)| color.opponent();
        self.turn.unwrap_or_else(|| self.history().last().map_or(self.first, opponent))
    }

    /// Who moves first, or moved first, from the start of the game.
    #[must_use]
    pub fn first_to_move(&self) -> Color {
        match self.turn {
            Some(color) if self.history().is_empty() => color,
            _ => self.first,
        }
    }

    /// Says whose turn it is now, until the next move is played or taken back.
    pub fn set_to_move(&mut self, color: Color) {
        self.turn = Some(color);
    }

    /// The moves from the start to the position at hand.
    #[must_use]
    pub fn history(&self) -> &[(Color, Move)] {
        self.history.moves()
    }

    /// The number of the move that is played next, counted from 1 through the whole game: moves that were played before stones were set
    /// up count, though they are not in the [`history`](Self::history).
    ///
    /// ```
    /// use gnugo_engine::board::{Color, Point};
    /// use gnugo_engine::game::{Game, Move, Rules};
    ///
    /// let mut game = Game::new(9, Rules::japanese(), 6.5)?;
    /// game.play(Color::Black, Move::Pass)?;
    /// game.set_up(&[(Point::new(4, 4), Color::White)])?;
    /// assert_eq!((game.history().len(), game.next_move_number()), (0, 2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn next_move_number(&self) -> usize {
        self.moves_before + self.history().len() + 1
    }

    /// The last move, if one was played since the start.
    #[must_use]
    pub fn last_move(&self) -> Option<(Color, Move)> {
        self.history().last().copied()
    }

    /// Where the last move was played, if it was no pass.
    #[must_use]
    pub fn last_point(&self) -> Option<Point> {
        match self.last_move()? {
            (_, Move::Play(point)) => Some(point),
            (_, Move::Pass) => None,
        }
    }

    /// How many passes were the last moves.
    #[must_use]
    pub fn passes_in_a_row(&self) -> usize {
        self.history().iter().rev().take_while(|(_, made)| *made == Move::Pass).count()
    }

    /// Whether `color` may do this now, out of turn too.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, color: Color, made: Move) -> Result<(), Illegal> {
        let Move::Play(point) = made else { return Ok(()) };
        self.board.check_legal(point, color, self.rules.suicide)?;
        let after = || self.board.stones_hash_after(point, color);
        let repeats = match self.rules.superko {
            Superko::None => false,
            Superko::Positional => self.history.has_seen(after()),
            Superko::Situational => self.history.has_seen_after(after(), color, self.first),
        };
        if repeats { Err(Illegal::Superko) } else { Ok(()) }
    }

    /// Whether `color` may do this now.
    #[must_use]
    pub fn is_legal(&self, color: Color, made: Move) -> bool {
        self.check(color, made).is_ok()
    }

    /// Where `color` may play.
    #[must_use]
    pub fn legal_moves(&self, color: Color) -> PointSet {
        self.board.empty_points().iter().filter(|&point| self.is_legal(color, Move::Play(point))).collect()
    }

    /// Where `color` may play without bringing back any earlier position of the game, whatever the rules say of that. An engine that
    /// keeps to these moves breaks no rule of repetition, by whichever its opponent or a server plays, and cannot be drawn into a
    /// game without an end.
    #[must_use]
    pub fn moves_without_repetition(&self, color: Color) -> PointSet {
        let repeats = |point| self.history.has_seen(self.board.stones_hash_after(point, color));
        self.legal_moves(color).iter().filter(|&point| !repeats(point)).collect()
    }

    /// Plays a move of `color`.
    ///
    /// # Errors
    /// Nothing is changed if the move is illegal.
    pub fn play(&mut self, color: Color, made: Move) -> Result<(), Illegal> {
        self.check(color, made)?;
        if self.board.depth() >= SETTLE_AFTER {
            self.board.settle();
        }
        match made {
            Move::Play(point) => self.board.play(point, color, self.rules.suicide)?,
            Move::Pass => self.board.pass(),
        }
        self.history.push(color, made, self.board.stones_hash());
        self.turn = None;
        Ok(())
    }

    /// Takes the last move back. `false` if none was played since the start.
    pub fn undo(&mut self) -> bool {
        if self.history.pop().is_none() {
            return false;
        }
        self.turn = None;
        if !self.board.undo() {
            self.replay();
        }
        true
    }

    /// Plays the history again from the start.
    fn replay(&mut self) {
        self.board = self.start.clone();
        for (color, made) in self.history.moves().to_vec() {
            self.put(color, made);
        }
    }

    /// Puts a move on the board that was legal when it was played, by the rules of then.
    fn put(&mut self, color: Color, made: Move) {
        if self.board.depth() >= SETTLE_AFTER {
            self.board.settle();
        }
        match made {
            Move::Play(point) => self.board.replay(point, color),
            Move::Pass => self.board.pass(),
        }
    }

    /// The same game with the board laid in another orientation.
    #[must_use]
    pub fn oriented(&self, orientation: Orientation) -> Self {
        let mut game = Self::from_board(self.start.oriented(orientation), self.rules, self.komi);
        (game.moves_before, game.handicap, game.first) = (self.moves_before, self.handicap, self.first);
        for &(color, made) in self.history.moves() {
            let made = match made {
                Move::Play(point) => Move::Play(orientation.on_board(point, self.size())),
                Move::Pass => Move::Pass,
            };
            game.put(color, made);
            game.history.push(color, made, game.board.stones_hash());
        }
        game.turn = self.turn;
        game
    }

    /// Sets stones up without any capture. The position becomes the start of the game: what was played before cannot
    /// be undone and is not in the history, and the turn stays with who has it.
    ///
    /// # Errors
    /// Nothing is changed if a point is off the board or not empty, or a string would have no liberty.
    pub fn set_up(&mut self, stones: &[(Point, Color)]) -> Result<(), BadSetup> {
        self.board.set_up(stones)?;
        self.restart();
        Ok(())
    }

    /// Makes points black, white or empty, whatever they were: [`set_up`](Self::set_up) for an editor and for SGF.
    ///
    /// # Errors
    /// Nothing is changed if a point is off the board or a string would have no liberty.
    pub fn edit(&mut self, changes: &[(Point, Option<Color>)]) -> Result<(), BadSetup> {
        let mut cells: rustc_hash::FxHashMap<Point, Option<Color>> = Default::default();
        for &(point, color) in changes {
            if !self.board.is_on_board(point) {
                return Err(BadSetup::OffBoard(point));
            }
            cells.insert(point, color);
        }
        let mut board = self.board.clone();
        board.take_off(&cells.keys().copied().collect());
        let stones: Vec<_> = cells.into_iter().filter_map(|(point, color)| Some((point, color?))).collect();
        board.set_up(&stones)?;
        self.board = board;
        self.restart();
        Ok(())
    }

    /// Makes the position at hand the start of the game.
    fn restart(&mut self) {
        self.first = self.to_move();
        self.turn = None;
        self.moves_before += self.history().len();
        self.board.settle();
        self.start = self.board.clone();
        self.history = History::new(self.board.stones_hash());
    }

    /// The stones that stood on the board at the start, in reading order.
    #[must_use]
    pub fn setup_stones(&self) -> Vec<(Point, Color)> {
        let stone = |point| match self.start.at(point) {
            Cell::Black => Some((point, Color::Black)),
            Cell::White => Some((point, Color::White)),
            Cell::Empty | Cell::Off => None,
        };
        self.start.points().iter().filter_map(stone).collect()
    }
}

#[cfg(test)]
mod tests;
