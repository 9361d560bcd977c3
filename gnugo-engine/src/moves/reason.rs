//! What speaks for a move.

use super::value::constants::NOTHING;
use crate::board::{Orientation, Point};
use crate::dragons::Sureness;
use crate::game::Game;
use crate::pattern::{Classes, JosekiMove, Kind};
use crate::reading::Outcome;
use std::fmt;

/// One thing that speaks for a move. It displays as a line for a person.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reason {
    /// What it is.
    pub kind: ReasonKind,
    /// What it would be worth by itself, in points; 0 for one that only sets bounds or helps others. What several together
    /// are worth is told by the [`Worth`](super::Worth) of the move.
    pub value: f32,
    /// The size of the board, to write points as text.
    board_size: usize,
}

/// The kinds of reasons.
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub enum ReasonKind {
    /// Reading: the move captures a string.
    Captures {
        /// Its first stone.
        string: Point,
        /// The number of its stones.
        stones: usize,
        /// Whether for sure or by a ko.
        outcome: Outcome,
    },
    /// Reading: the move saves a string.
    Saves {
        /// Its first stone.
        string: Point,
        /// The number of its stones.
        stones: usize,
        /// Whether for sure or by a ko.
        outcome: Outcome,
    },
    /// A second move would capture a string.
    Threatens {
        /// Its first stone.
        string: Point,
        /// The number of its stones.
        stones: usize,
        /// Whether a pattern says that of the moves that threaten it this one is good.
        good: bool,
    },
    /// A second move would save a string of ours that is lost.
    ThreatensToSave {
        /// Its first stone.
        string: Point,
        /// The number of its stones.
        stones: usize,
    },
    /// The opponent's move here would threaten a string of ours.
    PreventsThreat {
        /// Its first stone.
        string: Point,
        /// The number of its stones.
        stones: usize,
    },
    /// A second move would kill a dragon that lives.
    ThreatensDragon {
        /// Its first stone.
        dragon: Point,
        /// The number of its stones.
        stones: usize,
    },
    /// A second move would save a dragon of ours that is dead.
    ThreatensToSaveDragon {
        /// Its first stone.
        dragon: Point,
        /// The number of its stones.
        stones: usize,
    },
    /// The opponent's move here would threaten to kill a dragon of ours.
    PreventsDragonThreat {
        /// Its first stone.
        dragon: Point,
        /// The number of its stones.
        stones: usize,
    },
    /// One of two strings of the opponent's is captured.
    AttacksEither {
        /// The first stone of the one.
        a: Point,
        /// The first stone of the other.
        b: Point,
        /// The number of stones of the smaller one.
        stones: usize,
    },
    /// Two strings of ours are saved at once.
    DefendsBoth {
        /// The first stone of the one.
        a: Point,
        /// The first stone of the other.
        b: Point,
        /// The number of stones of the smaller one.
        stones: usize,
    },
    /// Two dragons of ours are joined.
    Connects {
        /// The first stone of the one.
        a: Point,
        /// The first stone of the other.
        b: Point,
    },
    /// Two dragons of the opponent's are kept apart.
    Cuts {
        /// The first stone of the one.
        a: Point,
        /// The first stone of the other.
        b: Point,
    },
    /// A dragon of the opponent's is weakened, as a pattern says.
    Attacks {
        /// Its first stone.
        dragon: Point,
    },
    /// A dragon of ours is strengthened, as a pattern says.
    Defends {
        /// Its first stone.
        dragon: Point,
    },
    /// A dragon of the opponent's is weaker with the stone, as was worked out.
    Weakens {
        /// Its first stone.
        dragon: Point,
        /// By how much, of 1.
        by: f32,
    },
    /// A dragon of ours is stronger with the stone, as was worked out.
    Strengthens {
        /// Its first stone.
        dragon: Point,
        /// By how much, of 1.
        by: f32,
    },
    /// Territory of ours grows, or the opponent's shrinks.
    Territory,
    /// A moyo of ours grows, or the opponent's shrinks.
    Moyo,
    /// The opponent is kept from making territory.
    Invades,
    /// Who is behind enters an area that would be the opponent's, whatever becomes of it.
    Dares {
        /// The empty points of the area.
        area: usize,
        /// By how many points the player is behind.
        lacking: f32,
    },
    /// A liberty is filled that belongs to nobody.
    FillsLiberty,
    /// The end of the game was read in a part of the board to which nothing else matters: all that the move is worth.
    Counted {
        /// What it gains, in points; fewer than 0 if it loses some.
        value: f32,
        /// The empty points of the part.
        points: usize,
        /// Whether the opponent has to answer.
        is_sente: bool,
    },
    /// A point in one's own territory is filled, without which a group would die, dead stones come back to life, or something be taken
    /// once all neutral points are filled.
    FillsNeeded,
    /// Life-and-death reading: the move kills a dragon that could still be saved.
    KillsDragon {
        /// Its first stone.
        dragon: Point,
        /// The number of its stones.
        stones: usize,
        /// Whether for sure or by a ko.
        outcome: Outcome,
        /// How sure that is.
        sure: Sureness,
    },
    /// Life-and-death reading: the move saves a dragon that could be killed.
    SavesDragon {
        /// Its first stone.
        dragon: Point,
        /// The number of its stones.
        stones: usize,
        /// Whether for sure or by a ko.
        outcome: Outcome,
        /// How sure that is.
        sure: Sureness,
    },
    /// A capturing race that depends on who moves first: the move saves a dragon of ours by it, or captures one of the
    /// opponent's.
    DecidesRace {
        /// Its first stone.
        dragon: Point,
        /// The number of its stones.
        stones: usize,
        /// The first stone of the dragon that it races.
        against: Point,
        /// Whether it is ours.
        is_own: bool,
        /// Whether for sure or by a ko.
        outcome: Outcome,
        /// Whether nothing outside could change the result.
        certain: bool,
    },
    /// The first move of a series of threats of which one captures a string.
    BeginsCombination {
        /// The string that is captured in the end, if the opponent plays so as to lose least.
        target: Point,
        /// The number of its stones.
        stones: usize,
        /// Whether for sure or by a ko.
        outcome: Outcome,
    },
    /// The move stops a series of threats of the opponent's of which one would capture a string.
    StopsCombination {
        /// The string that would be captured in the end.
        target: Point,
        /// The number of its stones.
        stones: usize,
        /// Whether for sure or by a ko.
        outcome: Outcome,
    },
    /// A string of ours gets into territory of the opponent's.
    BreaksIn {
        /// Its first stone.
        string: Point,
        /// The points of the territory that are lost.
        points: usize,
        /// Whether for sure or by a ko.
        outcome: Outcome,
        /// Whether the reading was seen through to its end.
        certain: bool,
    },
    /// A string of the opponent's is kept out of our territory.
    BlocksOff {
        /// Its first stone.
        string: Point,
        /// The points of the territory that are kept.
        points: usize,
        /// Whether for sure or by a ko.
        outcome: Outcome,
        /// Whether the reading was seen through to its end.
        certain: bool,
    },
    /// A dragon of the opponent's lives in seki, and has no territory.
    MakesSeki {
        /// Its first stone.
        dragon: Point,
        /// The points of its territory.
        points: usize,
    },
    /// A dragon of ours lives by two eyes, and keeps its territory.
    AvoidsSeki {
        /// Its first stone.
        dragon: Point,
        /// The points of its territory.
        points: usize,
    },
    /// A dragon of ours gets its two eyes.
    MakesEyes {
        /// Its first stone.
        dragon: Point,
        /// The number of its stones.
        stones: usize,
    },
    /// A dragon of the opponent's does not get its two eyes.
    TakesEyes {
        /// Its first stone.
        dragon: Point,
        /// The number of its stones.
        stones: usize,
    },
    /// The territory expected around the move depends on who moves first.
    Stake {
        /// The points.
        points: f32,
        /// Whether living stones of both players are next to the move.
        contact: bool,
    },
    /// A pattern proposes the move.
    Pattern(PatternReason),
    /// A pattern says that the move is better than another one, whose reasons it takes over.
    InsteadOf {
        /// The move that is not considered any more.
        inferior: Point,
        /// The pattern that says so.
        pattern: PatternReason,
    },
    /// What is known of the opening on an open board, without any pattern.
    Opening(Opening),
    /// The player copies every move through the middle of the board ([`Mirror`](crate::game::Mirror)): that is why it is played, whatever it
    /// is worth.
    Mirrors {
        /// The move of the opponent's that it copies; `None` for the middle of an empty board, with which a player begins who mirrors.
        last: Option<Point>,
    },
    /// Simulated games: how many points more the player has at their end than after a pass.
    Simulated {
        /// The points; fewer than 0 if a pass is better.
        gain: f32,
        /// The number of games in which it was played first.
        games: u32,
    },
}

/// A place where a pattern was accepted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PatternReason {
    /// The name of the database's type.
    pub kind: &'static str,
    /// The database.
    pub database: &'static str,
    /// The pattern.
    pub name: &'static str,
    /// The source file that it is written in, and the line.
    pub source: (&'static str, u32),
    /// Where its move, or its first stone, lies.
    pub anchor: Point,
    /// How it lies on the board.
    pub orientation: Orientation,
    /// Its classes.
    pub classes: Classes,
    /// How soon the move is to be made, if the pattern is one of a joseki database whose classes say so.
    pub joseki: Option<JosekiMove>,
    /// The least value that it gives the move.
    pub at_least: Option<f32>,
    /// The greatest value that it allows the move.
    pub at_most: Option<f32>,
    /// The least and the greatest territorial value.
    pub territory: (Option<f32>, Option<f32>),
    /// The value of the move's shape.
    pub shape: f32,
    /// What a second move here would be worth.
    pub followup: f32,
    /// What a second move of the opponent's here would have been worth.
    pub reverse_followup: f32,
    /// Whether it is a threat worth making.
    pub is_threat: bool,
    /// Whether its stone is given up: it need not be safe, and the pattern neither joins nor defends anything by it.
    pub is_sacrifice: bool,
}

/// The aims of an opening move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Opening {
    /// The first move in a corner.
    EmptyCorner {
        /// The stones that stand around it.
        nearby: usize,
    },
    /// A second stone in a corner of ours.
    Enclosure(SecondMove),
    /// A move against a corner of the opponent's.
    Approach(SecondMove),
    /// A move along a side.
    Side {
        /// Of the free lines on both sides that would make a move there as good as can be, those that are missing.
        missing: usize,
    },
    /// The middle of a small board.
    Centre,
    /// The middle of a board on which the opponent mirrors every move.
    Mirror {
        /// Whether he has the middle, so that it is a point beside it.
        beside: bool,
    },
}

/// The second moves in a corner, by where its only stone stands: on the star point (4-4), the small point (3-4), the inner point
/// (3-3), an outer point (5-3 or 5-4), or far out (5-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SecondMove {
    /// A knight's move towards the side from the star point.
    StarKnight,
    /// A knight's move on the third line from the small point.
    SmallKnight,
    /// A jump over one point on the fourth line from the small point.
    SmallJump,
    /// A knight's move from the inner point.
    InnerKnight,
    /// The small point inside an outer point.
    OuterSmall,
    /// The star point or the inner point, inside an outer point or one that is far out.
    OuterOther,
    /// The small point inside one that is far out.
    FarSmall,
}

/// What reading has found that a move decides about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Decided {
    /// A string is captured or saved.
    String(Point),
    /// A dragon is killed or saved.
    Dragon(Point),
    /// Somebody's territory is entered or closed, or kept or lost in a seki.
    Territory,
    /// One of several strings is captured, or all are saved.
    Several,
}

impl ReasonKind {
    /// That a move mirrors the last one of a game, or is the first on its board.
    pub(super) fn mirrors(game: &Game) -> Self {
        let is_first = game.board().occupied().is_empty();
        Self::Mirrors { last: game.last_point().filter(|_| !is_first) }
    }

    /// What it says that the move decides about, if it was read.
    pub(super) fn decided(&self) -> Option<Decided> {
        match *self {
            Self::Captures { string, .. } | Self::Saves { string, .. } => Some(Decided::String(string)),
            Self::BeginsCombination { target, .. } | Self::StopsCombination { target, .. } => {
                Some(Decided::String(target))
            }
            Self::KillsDragon { dragon, .. } | Self::SavesDragon { dragon, .. } | Self::DecidesRace { dragon, .. } => {
                Some(Decided::Dragon(dragon))
            }
            Self::BreaksIn { .. } | Self::BlocksOff { .. } | Self::MakesSeki { .. } | Self::AvoidsSeki { .. } => {
                Some(Decided::Territory)
            }
            Self::AttacksEither { .. } | Self::DefendsBoth { .. } => Some(Decided::Several),
            _ => None,
        }
    }

    /// The first stones of the two dragons that it says are joined or cut.
    pub(super) fn link(&self) -> Option<(Point, Point)> {
        match *self {
            Self::Connects { a, b } | Self::Cuts { a, b } => Some((a, b)),
            _ => None,
        }
    }

    /// The dragon of the player's that lives by the move, if that was read.
    pub(super) fn saved_dragon(&self) -> Option<Point> {
        match *self {
            Self::SavesDragon { dragon, .. } | Self::DecidesRace { dragon, is_own: true, .. } => Some(dragon),
            _ => None,
        }
    }

    /// Whether somebody proposes the move for it: what is at stake at a point, and what is filled when nothing else is left, only says
    /// where moves are possible.
    pub(super) fn is_proposal(&self) -> bool {
        !matches!(self, Self::Stake { .. } | Self::FillsLiberty | Self::FillsNeeded)
    }
}

impl Reason {
    pub(super) fn new(kind: ReasonKind, value: f32, board_size: usize) -> Self {
        Self { kind, value, board_size }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |point: Point| point.to_text(self.board_size);
        match self.kind {
            ReasonKind::Captures { string, stones, outcome } => {
                write!(f, "captures the {} at {}{}", counted(stones), text(string), by_ko(outcome))?;
            }
            ReasonKind::Saves { string, stones, outcome } => {
                write!(f, "saves the {} at {}{}", counted(stones), text(string), by_ko(outcome))?;
            }
            ReasonKind::Threatens { string, stones, .. } => {
                write!(f, "threatens to capture the {} at {}", counted(stones), text(string))?;
            }
            ReasonKind::ThreatensToSave { string, stones } => {
                write!(f, "threatens to save the {} at {}", counted(stones), text(string))?;
            }
            ReasonKind::PreventsThreat { string, stones } => {
                write!(f, "prevents a threat against the {} at {}", counted(stones), text(string))?;
            }
            ReasonKind::ThreatensDragon { dragon, stones } => {
                write!(f, "threatens to kill the dragon of {} at {}", counted(stones), text(dragon))?;
            }
            ReasonKind::ThreatensToSaveDragon { dragon, stones } => {
                write!(f, "threatens to save the dragon of {} at {}", counted(stones), text(dragon))?;
            }
            ReasonKind::PreventsDragonThreat { dragon, stones } => {
                write!(f, "prevents a threat against the dragon of {} at {}", counted(stones), text(dragon))?;
            }
            ReasonKind::AttacksEither { a, b, .. } => {
                write!(f, "captures the string at {} or the one at {}", text(a), text(b))?;
            }
            ReasonKind::DefendsBoth { a, b, .. } => {
                write!(f, "saves both the string at {} and the one at {}", text(a), text(b))?;
            }
            ReasonKind::Connects { a, b } => write!(f, "connects the dragons at {} and {}", text(a), text(b))?,
            ReasonKind::Cuts { a, b } => write!(f, "cuts the dragons at {} and {}", text(a), text(b))?,
            ReasonKind::Attacks { dragon } => write!(f, "weakens the dragon at {}", text(dragon))?,
            ReasonKind::Defends { dragon } => write!(f, "strengthens the dragon at {}", text(dragon))?,
            ReasonKind::Weakens { dragon, by } => write!(f, "weakens the dragon at {} by {by:.2}", text(dragon))?,
            ReasonKind::Strengthens { dragon, by } => {
                write!(f, "strengthens the dragon at {} by {by:.2}", text(dragon))?;
            }
            ReasonKind::Territory => f.write_str("makes or takes territory")?,
            ReasonKind::Moyo => f.write_str("makes or reduces a moyo")?,
            ReasonKind::Invades => f.write_str("invades")?,
            ReasonKind::Dares { area, .. } => {
                write!(f, "dares to enter {area} points that would be the opponent's, to make up for being behind")?;
            }
            ReasonKind::FillsLiberty => f.write_str("fills a point that belongs to nobody")?,
            ReasonKind::Counted { value, points, is_sente } => {
                let does = if value < 0.0 { "loses" } else { "gains" };
                let how = if is_sente { " in sente" } else { "" };
                write!(f, "{does} {:.1} points{how}, as counted over {points} empty ones", value.abs())?;
            }
            ReasonKind::FillsNeeded => {
                f.write_str("fills a point that a group needs to live, that keeps dead stones dead, or without which stones are lost in the end")?
            }
            ReasonKind::KillsDragon { dragon, stones, outcome, sure } => {
                let does = match sure {
                    Sureness::Certain => "kills",
                    Sureness::Clear => "seems to kill",
                    Sureness::Doubtful => "may kill",
                };
                let how = by_ko(outcome);
                write!(f, "{does} the dragon of {} at {}{how}", counted(stones), text(dragon))?;
            }
            ReasonKind::SavesDragon { dragon, stones, outcome, sure } => {
                let does = match sure {
                    Sureness::Certain => "saves",
                    Sureness::Clear => "seems to save",
                    Sureness::Doubtful => "may save",
                };
                let how = by_ko(outcome);
                write!(f, "{does} the dragon of {} at {}{how}", counted(stones), text(dragon))?;
            }
            ReasonKind::DecidesRace { dragon, stones, against, is_own, outcome, certain } => {
                let (seems, how) = (if certain { "" } else { "it seems, " }, by_ko(outcome));
                let does = if is_own { "saves" } else { "captures" };
                write!(f, "{seems}{does} the dragon of {} at {} in its race", counted(stones), text(dragon))?;
                write!(f, " against {}{how}", text(against))?;
            }
            ReasonKind::BeginsCombination { target, stones, outcome } => {
                let how = by_ko(outcome);
                write!(f, "begins a combination that captures the {} at {}{how}", counted(stones), text(target))?;
            }
            ReasonKind::StopsCombination { target, stones, outcome: _ } => {
                write!(f, "stops a combination against the {} at {}", counted(stones), text(target))?;
            }
            ReasonKind::BreaksIn { string, points, .. } => {
                write!(f, "breaks into {points} points of territory from {}", text(string))?;
            }
            ReasonKind::BlocksOff { string, points, .. } => {
                write!(f, "keeps the string at {} out of {points} points of territory", text(string))?;
            }
            ReasonKind::MakesSeki { dragon, points } => {
                write!(f, "leaves the dragon at {} in seki, without {points} points of territory", text(dragon))?;
            }
            ReasonKind::AvoidsSeki { dragon, points } => {
                write!(f, "keeps the dragon at {} out of seki, and {points} points of territory", text(dragon))?;
            }
            ReasonKind::MakesEyes { dragon, stones } => {
                write!(f, "makes eyes for the {} at {}", counted(stones), text(dragon))?;
            }
            ReasonKind::TakesEyes { dragon, stones } => {
                write!(f, "takes eyes from the {} at {}", counted(stones), text(dragon))?;
            }
            ReasonKind::Stake { points, contact } => {
                let how = if contact { ", in contact" } else { "" };
                write!(f, "decides about {points:.1} points of territory{how}")?;
            }
            ReasonKind::Pattern(pattern) => write!(f, "{pattern}")?,
            ReasonKind::InsteadOf { inferior, pattern } => write!(f, "better than {}: {pattern}", text(inferior))?,
            ReasonKind::Opening(aim) => write!(f, "{aim}")?,
            ReasonKind::Mirrors { last: Some(last) } => write!(f, "mirrors the opponent's move at {}", text(last))?,
            ReasonKind::Mirrors { last: None } => f.write_str("takes the middle, to mirror every move from there")?,
            ReasonKind::Simulated { gain, games } => {
                let does = if gain < 0.0 { "loses" } else { "gains" };
                let plural = if games == 1 { "" } else { "s" };
                write!(f, "{does} {:.1} points in {games} simulated game{plural}", gain.abs())?;
            }
        }
        match self.kind {
            ReasonKind::Simulated { .. } | ReasonKind::Counted { .. } => Ok(()),
            _ if self.value.abs() < NOTHING => Ok(()),
            _ => write!(f, " ({:+.1})", self.value),
        }
    }
}

fn counted(stones: usize) -> String {
    if stones == 1 { "stone".into() } else { format!("{stones} stones") }
}

const fn by_ko(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win | Outcome::Lost => "",
        Outcome::KoA => ", by a ko that we take first",
        Outcome::KoB => ", by a ko that they take first",
    }
}

impl PatternReason {
    /// Whether it is of a database of this type.
    pub(super) fn is_of<K: Kind>(&self) -> bool {
        self.kind == K::NAME
    }
}

#[cfg(test)]
impl PatternReason {
    /// One that says nothing.
    pub(super) fn blank() -> Self {
        Self {
            kind: "Shape",
            database: "TEST",
            name: "T1",
            source: ("test.rs", 1),
            anchor: Point::new(0, 0),
            orientation: Orientation::Identity,
            classes: Classes::NONE,
            joseki: None,
            at_least: None,
            at_most: None,
            territory: (None, None),
            shape: 0.0,
            followup: 0.0,
            reverse_followup: 0.0,
            is_threat: false,
            is_sacrifice: false,
        }
    }
}

impl fmt::Display for PatternReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (file, line) = self.source;
        write!(f, "pattern {} of {} ({file}:{line})", self.name, self.database)?;
        if !self.classes.is_empty() {
            write!(f, ", class {}", self.classes)?;
        }
        write!(f, ", {}", self.orientation.name())?;
        if let Some(least) = self.at_least {
            write!(f, ", worth at least {least}")?;
        }
        if let Some(most) = self.at_most {
            write!(f, ", worth at most {most}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::EmptyCorner { .. } => "takes an empty corner",
            Self::Enclosure(_) => "encloses a corner",
            Self::Approach(_) => "approaches a corner of the opponent's",
            Self::Side { .. } => "extends along the side",
            Self::Centre => "takes the centre of a small board",
            Self::Mirror { .. } => "stops the opponent from mirroring every move",
        })
    }
}
