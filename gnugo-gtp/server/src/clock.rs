//! How long may the next move take?
//!
//! The clock knows what the controller has said (settings, then `time_left` whenever it likes) and goes on counting by
//! itself in between, so that time is kept with controllers that never say what is left. A budget is never more than
//! what can be used without losing on time, less a reserve for what happens between the engine and the clock that
//! counts; in main time it is a share that shrinks with what is left, so that main time never runs out.

use gnugo_engine::board::{Board, Color};
use gnugo_engine::moves::Time;
use std::time::Duration;

/// How time is counted. All systems begin with a main time, which may be zero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TimeSystem {
    /// It is not.
    #[default]
    Unlimited,
    /// There is nothing after the main time.
    Absolute {
        /// For the whole game.
        main: Duration,
    },
    /// Canadian: after the main time a number of moves, again and again, in a given time.
    Canadian {
        /// Before overtime.
        main: Duration,
        /// For `stones` moves.
        time: Duration,
        /// How many moves there are in `time`; at least 1.
        stones: u32,
    },
    /// Japanese: after the main time a number of periods, of which one is lost whenever a move takes longer.
    Byoyomi {
        /// Before overtime.
        main: Duration,
        /// One period.
        period: Duration,
        /// The number of periods; at least 1.
        periods: u32,
    },
}

impl TimeSystem {
    /// What `time_settings` means (GTP 2, section 4.2): no time for the overtime is absolute time, no stones in it are
    /// no limit. A clock that never ran is none either.
    #[must_use]
    pub fn from_gtp(main: u32, time: u32, stones: u32) -> Self {
        let (main, time) = (seconds(main), seconds(time));
        match (main.is_zero(), time.is_zero(), stones) {
            (true, true, _) | (_, false, 0) => Self::Unlimited,
            (_, true, _) => Self::Absolute { main },
            (_, false, _) => Self::Canadian { main, time, stones },
        }
    }

    fn start(self) -> Left {
        match self {
            Self::Unlimited => Left::Main(Duration::ZERO),
            Self::Absolute { main } | Self::Canadian { main, .. } | Self::Byoyomi { main, .. } if !main.is_zero() => {
                Left::Main(main)
            }
            _ => self.overtime(),
        }
    }

    /// The overtime at its beginning; none with absolute time.
    fn overtime(self) -> Left {
        match self {
            Self::Unlimited | Self::Absolute { .. } => Left::Main(Duration::ZERO),
            Self::Canadian { time, stones, .. } => Left::Overtime(time, stones.max(1)),
            Self::Byoyomi { period, periods, .. } => Left::Overtime(period, periods.max(1)),
        }
    }
}

/// Where a player's clock stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Left {
    /// In main time.
    Main(Duration),
    /// In overtime: what is left of it, and the stones to be played in it or the periods left.
    Overtime(Duration, u32),
}

/// The clocks of both players.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    /// How time is to be counted in each game.
    set: TimeSystem,
    /// How it is counted in this one: where nothing was set, as what is left of it lets one guess.
    system: TimeSystem,
    left: [Left; 2],
}

impl Default for Clock {
    fn default() -> Self {
        Self::new(TimeSystem::Unlimited)
    }
}

impl Clock {
    /// Both clocks at the beginning of a game.
    #[must_use]
    pub fn new(system: TimeSystem) -> Self {
        Self { set: system, system, left: [system.start(); 2] }
    }

    /// Sets both clocks to the beginning of a game.
    pub fn restart(&mut self) {
        *self = Self::new(self.set);
    }

    /// Sets a clock as `time_left` says: in main time there are no stones. Without any settings before, it is taken
    /// as absolute time, or Canadian time with nothing known about what comes after.
    pub fn set_left(&mut self, color: Color, time: Duration, stones: u32) {
        if self.system == TimeSystem::Unlimited {
            self.system = match stones {
                0 => TimeSystem::Absolute { main: time },
                _ => TimeSystem::Canadian { main: Duration::ZERO, time, stones },
            };
            self.left = [self.system.start(); 2];
        }
        self.left[color.index()] = match stones {
            0 => Left::Main(time),
            _ => Left::Overtime(time, stones),
        };
    }

    /// How long `color` may think about its next move if it has so many moves to come: never more than ten minutes with a
    /// clock, and as long as it likes without one, which is `None`. [`Time::usual`] is for any move. Where what is not used is
    /// not lost, [`Time::most`] is longer, for a move of which the engine is in doubt.
    #[must_use]
    pub fn time(&self, color: Color, to_come: ToCome) -> Option<Time> {
        let share = |time: Duration| time / u32::try_from(to_come.usual.max(1)).unwrap_or(u32::MAX);
        // Near the end of the game little is put aside for those that are late.
        let longer = |usual: Duration, left: Duration| Time { usual, most: (usual * 3).min(left / 8).max(usual) };
        let time: Time = match (self.system, self.left[color.index()]) {
            (TimeSystem::Unlimited, _) => return None,
            (TimeSystem::Absolute { .. }, Left::Main(time)) => {
                let left = without_lag(time, to_come.most);
                longer(share(left).min(without_reserve(left)), without_reserve(left))
            }
            // With absolute time there is no overtime, but a controller may say so all the same.
            (TimeSystem::Absolute { .. } | TimeSystem::Canadian { .. }, Left::Overtime(time, stones)) => {
                let usual = for_a_stone(time, stones);
                // What one stone takes more, the others have less.
                Time { usual, most: if stones > FEW_STONES { usual * 5 / 4 } else { usual } }
            }
            (TimeSystem::Byoyomi { .. }, Left::Overtime(time, _)) => without_reserve(time).into(),
            // Whoever runs out of main time still has the first move of the overtime.
            (TimeSystem::Canadian { time: overtime, stones, .. }, Left::Main(time)) => {
                longer(share(time).max(for_a_stone(overtime, stones)), time)
            }
            (TimeSystem::Byoyomi { period, .. }, Left::Main(time)) => {
                longer(share(time).max(without_reserve(period)), time)
            }
        };
        Some(Time { usual: time.usual.min(LONGEST), most: time.most.min(LONGEST) })
    }

    /// Takes the time of a move from a clock.
    pub fn spend(&mut self, color: Color, spent: Duration) {
        let left = self.left[color.index()];
        self.left[color.index()] = match left {
            Left::Main(time) if spent < time => Left::Main(time - spent),
            Left::Main(time) => match self.system {
                TimeSystem::Unlimited => left,
                TimeSystem::Absolute { .. } => Left::Main(Duration::ZERO),
                // What was too long is taken from the overtime.
                _ => self.spend_overtime(self.system.overtime(), spent.saturating_sub(time)),
            },
            Left::Overtime(..) => self.spend_overtime(left, spent),
        };
    }

    /// Whether a player who thinks for so long loses on time.
    #[must_use]
    pub fn is_too_long(&self, color: Color, spent: Duration) -> bool {
        let left = self.left[color.index()];
        let (time, overtime) = match left {
            Left::Main(time) => (time, self.system.overtime()),
            Left::Overtime(..) => (Duration::ZERO, left),
        };
        let beyond = match (self.system, overtime) {
            (TimeSystem::Unlimited, _) => return false,
            (TimeSystem::Byoyomi { .. }, Left::Overtime(period, count)) => period * count,
            (_, Left::Overtime(time, _)) => time,
            (_, Left::Main(_)) => Duration::ZERO,
        };
        spent > time + beyond
    }

    /// What a player has left, in minutes and seconds; `None` where no time is counted.
    #[must_use]
    pub fn left(&self, color: Color) -> Option<String> {
        let minutes = |time: Duration| format!("{}:{:02}", time.as_secs() / 60, time.as_secs() % 60);
        Some(match (self.system, self.left[color.index()]) {
            (TimeSystem::Unlimited, _) => return None,
            (_, Left::Main(time)) => minutes(time),
            (TimeSystem::Byoyomi { .. }, Left::Overtime(period, count)) => format!("{count} × {}", minutes(period)),
            (_, Left::Overtime(time, moves)) => format!("{} for {moves} moves", minutes(time)),
        })
    }

    fn spend_overtime(&self, left: Left, spent: Duration) -> Left {
        let Left::Overtime(time, count) = left else { return left };
        match self.system {
            TimeSystem::Canadian { .. } if count <= 1 => self.system.overtime(),
            TimeSystem::Byoyomi { period, .. } if !period.is_zero() => {
                let lost = spent.as_nanos().saturating_sub(1) / period.as_nanos();
                Left::Overtime(period, count.saturating_sub(u32::try_from(lost).unwrap_or(u32::MAX)).max(1))
            }
            _ => Left::Overtime(time.saturating_sub(spent), count.saturating_sub(1).max(1)),
        }
    }
}

/// No move takes longer, whatever the clock allows: a time of years stands for one that nobody counts.
const LONGEST: Duration = Duration::from_secs(600);

/// With more stones left in a Canadian overtime, one may take longer than the others.
const FEW_STONES: u32 = 3;

/// How many moves a player still has to make.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ToCome {
    /// In most games: what time there is, is shared by so many.
    pub usual: usize,
    /// At the most: for so many something is put aside.
    pub most: usize,
}

/// Boards with no more points are small.
const SMALL: usize = 121;

impl ToCome {
    /// As many as games go on from a position: of the empty points two in three are played at before the game ends, on small boards one
    /// in two. The first moves of a game take less time than those that decide it.
    #[must_use]
    pub fn after(board: &Board) -> Self {
        let (points, empty) = (board.points().len(), board.empty_points().len());
        let usual = if points > SMALL { empty * 7 / 20 } else { empty / 4 } + 6;
        let is_opening = (points - empty) * 20 < points;
        Self { usual: if is_opening { usual * 3 / 2 } else { usual }, most: empty / 2 + 10 }
    }
}

fn seconds(seconds: u32) -> Duration {
    Duration::from_secs(seconds.into())
}

/// What may be used of a time that must not be exceeded: all but a reserve for the way to the clock, which may be a
/// server's, and for stopping in time.
fn without_reserve(time: Duration) -> Duration {
    const LEAST: Duration = Duration::from_millis(20);
    const MOST: Duration = Duration::from_millis(500);
    time.saturating_sub((time / 5).clamp(LEAST, MOST))
}

/// What one of the stones of a Canadian overtime may take. Besides what each of them is late by, one move that is much
/// slower than its budget is put aside, for if it is the last stone's, nothing is left to make up for it.
fn for_a_stone(time: Duration, stones: u32) -> Duration {
    const SLOW: Duration = Duration::from_millis(300);
    let stones = stones.max(1);
    let lag = time - without_lag(time, usize::try_from(stones).unwrap_or(usize::MAX));
    without_reserve((time - (lag + SLOW).min(time / 2)) / stones)
}

/// What there is to share of a time after which nothing comes, if each of the moves to come takes longer than its
/// budget by some milliseconds. They are put aside for all of these moves at once: a share of what is left, however
/// small, would leave nothing in the end for moves that cannot be faster.
///
/// Moves on 19×19 that were given no time at all took 13 ms in the median, on a machine that had more to do than it has
/// processors, and now and then more than 100 ms.
fn without_lag(time: Duration, moves_to_come: usize) -> Duration {
    const LAG: Duration = Duration::from_millis(25);
    let moves = u32::try_from(moves_to_come).unwrap_or(u32::MAX);
    time.saturating_sub(LAG.saturating_mul(moves))
}

#[cfg(test)]
mod tests {
    use super::*;
    use Color::{Black, White};

    const SECOND: Duration = Duration::from_secs(1);

    /// The usual time for one of so many moves.
    fn budget(clock: &Clock, color: Color, moves: usize) -> Option<Duration> {
        clock.time(color, ToCome { usual: moves, most: moves }).map(|time| time.usual)
    }

    #[test]
    fn whoever_thinks_too_long_loses() {
        let too_long = |system, seconds: u32| Clock::new(system).is_too_long(Black, SECOND * seconds);
        let systems = [
            (TimeSystem::from_gtp(60, 0, 0), 60),
            (TimeSystem::from_gtp(60, 30, 5), 90),
            (TimeSystem::Byoyomi { main: 60 * SECOND, period: 10 * SECOND, periods: 3 }, 90),
        ];
        for (system, last) in systems {
            assert!(!too_long(system, last) && too_long(system, last + 1), "{system:?}");
        }
        assert!(!too_long(TimeSystem::Unlimited, 100_000));
    }

    #[test]
    fn what_was_guessed_of_one_game_is_nothing_for_the_next() {
        let mut clock = Clock::default();
        clock.set_left(Black, SECOND, 0);
        assert!(budget(&clock, Black, 30).is_some());
        clock.restart();
        assert_eq!(budget(&clock, Black, 30), None);
    }

    #[test]
    fn what_is_left_is_told() {
        let mut clock = Clock::new(TimeSystem::from_gtp(90, 30, 5));
        clock.spend(White, 25 * SECOND);
        assert_eq!((clock.left(Black), clock.left(White)), (Some("1:30".to_owned()), Some("1:05".to_owned())));
        clock.spend(White, 70 * SECOND);
        assert_eq!(clock.left(White).as_deref(), Some("0:25 for 4 moves"));
        assert_eq!(Clock::default().left(Black), None);
    }

    /// Plays as long as the budgets allow, each move late by `lag`, and tells whether time was kept.
    fn keeps_time(system: TimeSystem, moves: usize, lag: Duration) -> bool {
        let mut clock = Clock::new(system);
        let (mut main, mut over, mut stones) = match system {
            TimeSystem::Unlimited => return true,
            TimeSystem::Absolute { main } => (main, Duration::ZERO, 0),
            TimeSystem::Canadian { main, time, stones } => (main, time, stones),
            TimeSystem::Byoyomi { main, period, .. } => (main, period, 1),
        };
        for played in 0..moves {
            let most = (moves - played).max(10);
            // Every third move is in doubt, and the game is longer than usual.
            let time = clock.time(Black, ToCome { usual: (most - 10) * 7 / 10 + 6, most }).unwrap();
            let used = if played % 3 == 0 { time.most } else { time.usual } + lag;
            clock.spend(Black, used);
            // The other clock, as a server would count.
            let beyond = used.saturating_sub(main);
            main = main.saturating_sub(used);
            if main.is_zero() && !beyond.is_zero() {
                if beyond > over {
                    return false;
                }
                (over, stones) = (over - beyond, stones.saturating_sub(1));
                match system {
                    TimeSystem::Byoyomi { period, .. } => (over, stones) = (period, 1),
                    TimeSystem::Canadian { time, stones: all, .. } if stones == 0 => (over, stones) = (time, all),
                    _ => {}
                }
            }
        }
        true
    }

    #[test]
    fn no_game_is_lost_on_time() {
        let lag = Duration::from_millis(15);
        for main in [0, 10, 60, 1800] {
            for over in [1, 2, 5, 30] {
                for stones in [1, 5, 25] {
                    assert!(keeps_time(TimeSystem::from_gtp(main, over * stones, stones), 400, lag));
                    let (main, period) = (seconds(main), seconds(over));
                    assert!(keeps_time(TimeSystem::Byoyomi { main, period, periods: stones }, 400, lag));
                }
            }
        }
        // Nothing comes after absolute time: what each move costs besides its budget must not add up to a loss.
        for main in [20, 60, 1800] {
            for moves in [30, 100, 200] {
                assert!(
                    keeps_time(TimeSystem::from_gtp(main, 0, 0), moves, Duration::from_millis(25)),
                    "{main} {moves}"
                );
            }
        }
    }

    /// A busy machine makes every move late by more than the reserve of its share, and the last by much more.
    #[test]
    fn canadian_time_leaves_something_for_the_last_stone() {
        for (time, stones) in [(5, 20), (10, 25), (5, 10), (30, 25)] {
            let mut clock = Clock::new(TimeSystem::from_gtp(0, time, stones));
            let mut left = seconds(time);
            for stone in (1..=stones).rev() {
                clock.set_left(Black, left, stone);
                let lag = Duration::from_millis(if stone == 1 { 300 } else { 60 });
                let used = budget(&clock, Black, 100).unwrap() + lag;
                assert!(used <= left, "{time} s for {stones}: {used:?} of {left:?} with {stone} to play");
                left -= used;
            }
        }
    }

    #[test]
    fn settings_mean_what_the_protocol_says() {
        assert_eq!(TimeSystem::from_gtp(0, 1, 0), TimeSystem::Unlimited);
        assert_eq!(TimeSystem::from_gtp(60, 5, 0), TimeSystem::Unlimited);
        assert_eq!(TimeSystem::from_gtp(0, 0, 0), TimeSystem::Unlimited);
        assert_eq!(TimeSystem::from_gtp(60, 0, 0), TimeSystem::Absolute { main: 60 * SECOND });
        assert_eq!(TimeSystem::from_gtp(60, 0, 7), TimeSystem::Absolute { main: 60 * SECOND });
        let canadian = TimeSystem::Canadian { main: Duration::ZERO, time: 60 * SECOND, stones: 5 };
        assert_eq!(TimeSystem::from_gtp(0, 60, 5), canadian);
        assert_eq!(budget(&Clock::default(), Black, 100), None);
        let years = Clock::new(TimeSystem::from_gtp(u32::MAX, 0, 0));
        assert_eq!(budget(&years, Black, 100), Some(LONGEST));
    }

    #[test]
    fn what_the_controller_says_counts() {
        let mut clock = Clock::new(TimeSystem::from_gtp(1000, 0, 0));
        clock.set_left(White, 10 * SECOND, 0);
        // A hundredth each, after 100 times 25 ms have been put aside.
        assert_eq!(budget(&clock, White, 100), Some(Duration::from_millis(75)));
        assert_eq!(budget(&clock, Black, 100), Some(Duration::from_millis(9975)));
        clock.set_left(White, Duration::ZERO, 0);
        assert_eq!(budget(&clock, White, 100), Some(Duration::ZERO));

        let mut clock = Clock::new(TimeSystem::from_gtp(0, 50, 10));
        clock.set_left(Black, 8 * SECOND, 4);
        // A quarter each, after 4 times 25 ms and 300 ms have been put aside, and a fifth of it as a reserve.
        assert_eq!(budget(&clock, Black, 100), Some(Duration::from_millis(1520)));
        clock.spend(Black, 2 * SECOND);
        assert_eq!(clock.left[Black.index()], Left::Overtime(6 * SECOND, 3));
        for _ in 0..3 {
            clock.spend(Black, SECOND);
        }
        assert_eq!(clock.left[Black.index()], Left::Overtime(50 * SECOND, 10));

        let mut unset = Clock::default();
        unset.set_left(Black, 5 * SECOND, 0);
        assert_eq!(budget(&unset, Black, 10), Some(Duration::from_millis(475)));
        assert!(budget(&unset, White, 10).is_some());
    }

    #[test]
    fn a_period_is_lost_by_a_move_that_takes_longer() {
        let system = TimeSystem::Byoyomi { main: SECOND, period: 10 * SECOND, periods: 3 };
        let mut clock = Clock::new(system);
        clock.spend(Black, 2 * SECOND);
        assert_eq!(clock.left[Black.index()], Left::Overtime(10 * SECOND, 3));
        clock.spend(Black, 10 * SECOND);
        assert_eq!(clock.left[Black.index()], Left::Overtime(10 * SECOND, 3));
        clock.spend(Black, 21 * SECOND);
        assert_eq!(clock.left[Black.index()], Left::Overtime(10 * SECOND, 1));
        clock.restart();
        assert_eq!(clock.left[Black.index()], Left::Main(SECOND));
    }
}
