//! Can this string be captured, or saved, without playing at certain points?
//!
//! A restricted search tells whether a plan needs a move: if an attack works without it, the move can be kept for later;
//! if it doesn't, the move is the point of the plan. It is a ladder: every move of the attacker leaves the string one
//! liberty, so that the owner's answers are few (its last liberty, captures of what holds it, and a ko or a snapback
//! where it is a single stone), all are tried, and an attack that is found holds. Kos are asked as everywhere: for players rich and poor in threats (`ko_threats.rs`).
//!
//! A question costs some microseconds, and a defence up to a millisecond. It does not see nets, nor anything else that
//! gives the owner a free move: a string that is found to be saved is saved from ladders only.

use super::search::LONGEST;
use super::{Limits, Outcome, Reader, Reading};
use crate::board::{Board, Color, Hash, Point, PointSet};
use smallvec::SmallVec;

impl Reader {
    /// Can the opponent of the string at `target` capture it by ataris, moving first, without ever playing at one of the
    /// `forbidden` points? The owner may play everywhere. A string of three liberties can't be captured so.
    pub fn restricted_attack(&mut self, board: &mut Board, target: Point, forbidden: &PointSet) -> Reading {
        let Some(owner) = board.color_at(target) else { return Reading::LOST };
        self.ask_restricted(board, (target, owner), (owner.opponent(), *forbidden))
    }

    /// Can the owner of the string at `target` save it from ataris, moving first, without ever playing at one of the
    /// `forbidden` points? The attacker may play everywhere. No point where the owner need not do anything.
    pub fn restricted_defend(&mut self, board: &mut Board, target: Point, forbidden: &PointSet) -> Reading {
        let Some(owner) = board.color_at(target) else { return Reading::LOST };
        self.ask_restricted(board, (target, owner), (owner, *forbidden))
    }

    /// Asks with the opponent of who asks rich in ko threats, with nobody, and with who asks.
    fn ask_restricted(
        &mut self,
        board: &mut Board,
        (target, owner): (Point, Color),
        forbidden: (Color, PointSet),
    ) -> Reading {
        let player = forbidden.0;
        let (mut cut_short, mut found) = (false, Reading::LOST);
        for (outcome, rich) in
            [(Outcome::Win, Some(player.opponent())), (Outcome::KoA, None), (Outcome::KoB, Some(player))]
        {
            let mut ladder = Ladder::new(board, (target, owner), forbidden, rich);
            let answer = if player == owner { ladder.save() } else { ladder.capture() };
            self.nodes += ladder.nodes;
            cut_short |= ladder.stopped;
            match answer {
                Answer::Yes(point) => {
                    found = Reading { outcome, point };
                    break;
                }
                Answer::No if !ladder.needs_threats => break,
                Answer::No => {}
            }
        }
        self.note_cut_short(cut_short);
        found
    }
}

/// Whether the player to move succeeds, and by which move, if one is needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Answer {
    Yes(Option<Point>),
    No,
}

/// A ladder being read.
struct Ladder<'a> {
    board: &'a mut Board,
    target: Point,
    owner: Color,
    /// Who may not play where.
    forbidden: (Color, PointSet),
    /// Who has a threat for every ko; nobody else has any.
    rich: Option<Color>,
    /// Whether that has made a difference.
    needs_threats: bool,
    /// The positions from the question to here.
    path: SmallVec<[Hash; 32]>,
    nodes: u64,
    /// Whether something was decided for the owner because it took too many moves.
    stopped: bool,
}

impl<'a> Ladder<'a> {
    fn new(
        board: &'a mut Board,
        (target, owner): (Point, Color),
        forbidden: (Color, PointSet),
        rich: Option<Color>,
    ) -> Self {
        let (path, needs_threats, nodes, stopped) = (SmallVec::new(), false, 0, false);
        Self { board, target, owner, forbidden, rich, needs_threats, path, nodes, stopped }
    }

    /// Makes a move, if it is allowed: by the restriction, by the rules, and by who has ko threats. A position does not
    /// come again.
    fn play(&mut self, point: Point, color: Color) -> bool {
        if self.forbidden.0 == color && self.forbidden.1.contains(point) {
            return false;
        }
        let before = self.board.stones_hash();
        let banned = self.board.ko().is_some_and(|ko| ko.point == point && ko.color == color);
        self.needs_threats |= banned;
        let played = if banned && self.rich == Some(color) {
            self.board.try_play_ignoring_ko(point, color)
        } else {
            self.board.try_play(point, color)
        };
        if !played {
            return false;
        }
        if !banned && self.path.contains(&self.board.stones_hash()) {
            self.board.undo();
            return false;
        }
        self.nodes += 1;
        self.path.push(before);
        true
    }

    fn take_back(&mut self) {
        self.board.undo();
        self.path.pop();
    }

    /// Whether the attacker, to move, captures the string by ataris.
    fn capture(&mut self) -> Answer {
        let Some(string) = self.board.string(self.target) else { return Answer::Yes(None) };
        if string.liberty_count() > 2 {
            return Answer::No;
        }
        if self.nodes >= Limits::LADDERS.nodes || self.path.len() >= usize::from(LONGEST) {
            self.stopped = true;
            return Answer::No;
        }
        // Whoever loses several stones has lost them, even if the captor is captured in turn.
        let several = string.size() > 1;
        let mut liberties: SmallVec<[Point; 2]> = string.liberties().iter().collect();
        // Where the owner would get most.
        liberties.sort_by_key(|&point| std::cmp::Reverse(self.board.liberty_count_after(point, self.owner)));
        for point in liberties {
            if !self.play(point, self.owner.opponent()) {
                continue;
            }
            let captured = several && self.board.is_empty(self.target) || self.answer() == Answer::No;
            self.take_back();
            if captured {
                return Answer::Yes(Some(point));
            }
        }
        Answer::No
    }

    /// Whether the owner, to move, saves the string from an atari, or takes back what has just been taken.
    fn answer(&mut self) -> Answer {
        if self.board.is_empty(self.target) {
            return self.retake();
        }
        let mut answers = self.board.liberty_set(self.target);
        if self.forbidden.0 != self.owner && self.forbidden.1.intersects(&answers) {
            // The attacker may not take it.
            return Answer::Yes(None);
        }
        for chain in self.board.chains_around(self.target) {
            if self.board.liberties(chain) == 1 {
                answers = answers.union(&self.board.liberty_set(chain));
            }
        }
        let single = self.board.string_stones(self.target).len() == 1;
        match self.first_that_saves(&answers) {
            // The capture of a single stone may be made a ko, or a snapback, by a move anywhere around, or be one already.
            Answer::No if single => match self.first_that_saves(&self.board.empty_points().difference(&answers)) {
                Answer::No => self.wait(),
                saved => saved,
            },
            saved => saved,
        }
    }

    /// Whether the owner saves the string by doing nothing.
    fn wait(&mut self) -> Answer {
        self.board.pass();
        let threat = self.capture();
        self.board.undo();
        if threat == Answer::No { Answer::Yes(None) } else { Answer::No }
    }

    /// Whether the owner, to move, saves the string, be it in atari or not.
    fn save(&mut self) -> Answer {
        let idle = self.wait();
        if idle != Answer::No {
            return idle;
        }
        if self.board.liberties(self.target) == 1 {
            return self.answer();
        }
        // What breaks a ladder may be far away.
        let (empty, near) = (self.board.empty_points(), self.near());
        match self.first_that_saves(&near) {
            Answer::No => self.first_that_saves(&empty.difference(&near)),
            saved => saved,
        }
    }

    /// The string's liberties, those next to them, and those of the strings around it.
    fn near(&self) -> PointSet {
        let liberties = self.board.liberty_set(self.target);
        let mut near = liberties.union(&liberties.neighbors().intersection(&self.board.empty_points()));
        for chain in self.board.chains_around(self.target) {
            near = near.union(&self.board.liberty_set(chain));
        }
        near
    }

    fn first_that_saves(&mut self, points: &PointSet) -> Answer {
        for point in points {
            if !self.play(point, self.owner) {
                continue;
            }
            let safe = self.capture() == Answer::No;
            self.take_back();
            if safe {
                return Answer::Yes(Some(point));
            }
        }
        Answer::No
    }

    /// Whether a single stone that has just been captured can be avenged: a ko, or a snapback.
    fn retake(&mut self) -> Answer {
        let Some(Some((captor, _))) = self.board.last_move() else { return Answer::No };
        if self.board.liberties(captor) != 1 || !self.board.liberty_set(captor).contains(self.target) {
            return Answer::No;
        }
        self.first_that_saves(&PointSet::single(self.target))
    }
}
