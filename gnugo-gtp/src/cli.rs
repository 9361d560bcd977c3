//! What may be said on the command line?

use crate::asked::Asked;
use crate::chooser::Chooser;
use crate::compatible::Compatible;
use crate::network::Address;
use crate::numbers::{megabytes, points};
use clap::{ArgAction, Args, Parser, Subcommand, ValueEnum, value_parser};
use gnugo_engine::board::{Color, MAX_SIZE, Suicide};
use gnugo_engine::engine::Databases;
use gnugo_engine::game::{Mirror, Rules, Superko};
use gnugo_gtp_server::show::Subject;
use gnugo_gtp_server::{Settings, TimeSystem};
use std::path::PathBuf;
use std::time::SystemTime;

/// A Go engine that plays, and explains its moves.
///
/// At a terminal it is a game: type `D5` to play there, and `help` for the rest. Where its input is no terminal it answers
/// the commands of the Go Text Protocol, version 2. Options are named as in GNU Go.
#[derive(Debug, Parser)]
#[command(version, disable_version_flag = true, max_term_width = 100, args_override_self = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,

    /// Print the version.
    #[arg(short = 'v', short_alias = 'V', long, action = ArgAction::Version)]
    version: (),

    /// Play with a person, or speak GTP [default: whichever fits the input]. GNU Go's `emacs` and `gmp` are not there.
    #[arg(long, value_enum)]
    pub(crate) mode: Option<Mode>,

    /// How hard the engine tries: more than 10 means 10.
    #[arg(long, value_name = "0..10", default_value_t = 10)]
    level: u8,

    /// Do not go below this level.
    #[arg(long, value_name = "LEVEL", default_value_t = 0)]
    min_level: u8,

    /// Do not go above this level.
    #[arg(long, value_name = "LEVEL", default_value_t = 10)]
    max_level: u8,

    /// Who chooses moves: what patterns and reading know, within a second, or a search that they lead.
    #[arg(long, value_enum, default_value = "search")]
    player: Chooser,

    /// How many threads simulate games. With one, the same seed makes the same moves [default: one for each processor].
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// Simulate so many games for each move, whatever the level and the clock say; a clock still ends them in time.
    #[arg(long, value_name = "GAMES", value_parser = value_parser!(u32).range(1..))]
    playouts: Option<u32>,

    /// Write GoGui's live graphics on standard error while a move is chosen.
    #[arg(long)]
    live_graphics: bool,

    /// Think in the opponent's time too, until a command comes.
    #[arg(long)]
    ponder: bool,

    /// The memory that the search may take for what it finds.
    #[arg(short = 'M', long, visible_alias = "cache-size", value_name = "MEGABYTES", default_value_t = 512.0, value_parser = megabytes)]
    memory: f32,

    /// What random numbers start from; with one thread the same seed makes the same moves, but for 0, which takes another one each time.
    #[arg(short = 'r', long, default_value_t = 0)]
    seed: u64,

    /// Say nothing but answers, in a terminal too.
    #[arg(long, visible_alias = "silent")]
    pub(crate) quiet: bool,

    #[command(flatten)]
    pub(crate) game: GameOptions,

    #[command(flatten)]
    opening: OpeningOptions,

    #[command(flatten)]
    pub(crate) files: FileOptions,

    #[command(flatten)]
    pub(crate) connection: ConnectionOptions,

    #[command(flatten)]
    pub(crate) asked: Asked,

    /// Print the licence, and end.
    #[arg(long)]
    pub(crate) copyright: bool,

    #[command(flatten)]
    compatible: Compatible,
}

/// What the game is like.
#[derive(Debug, Args)]
#[command(next_help_heading = "Game")]
pub(crate) struct GameOptions {
    /// The number of lines of the board.
    #[arg(long, visible_alias = "boardsize", value_name = "LINES", default_value_t = MAX_SIZE as u8,
          value_parser = value_parser!(u8).range(1..=MAX_SIZE as i64))]
    size: u8,

    /// White's points for moving second [default: 6.5, or 7.5 where area is counted; 0.5 with `--handicap`].
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true, value_parser = points)]
    pub(crate) komi: Option<f32>,

    /// Black's handicap stones, at their fixed places.
    #[arg(long, value_name = "STONES", default_value_t = 0, value_parser = value_parser!(u8).range(0..=9))]
    pub(crate) handicap: u8,

    /// Your colour at a terminal; with `--infile` alone, the player for whom a move is chosen.
    #[arg(long, value_enum)]
    pub(crate) color: Option<Player>,

    /// The rules of the game [default: japanese].
    #[arg(long, value_enum)]
    rules: Option<RuleSet>,

    /// The same as `--rules chinese`: area counts.
    #[arg(long, overrides_with = "rules")]
    chinese_rules: bool,

    /// The same as `--rules japanese`: territory and prisoners count; the default.
    #[arg(long, overrides_with_all = ["rules", "chinese_rules"])]
    japanese_rules: bool,

    /// Forbid suicide; the default but for the rules of New Zealand.
    #[arg(long)]
    forbid_suicide: bool,

    /// Allow suicide, but of a single stone, which would change nothing but whose turn it is.
    #[arg(long, visible_alias = "allow-all-suicide", overrides_with = "forbid_suicide")]
    allow_suicide: bool,

    /// Forbid to retake a ko at once, and no other repetition; the default where territory counts. The engine itself never brings back a
    /// position. `--no-ko` means the same: a ko is never retaken at once.
    #[arg(long, visible_alias = "no-ko")]
    simple_ko: bool,

    /// Forbid to bring back any earlier position; the default where area counts.
    #[arg(long, overrides_with = "simple_ko")]
    positional_superko: bool,

    /// Forbid to bring back an earlier position with the same player to move.
    #[arg(long, overrides_with_all = ["simple_ko", "positional_superko"])]
    situational_superko: bool,

    /// Let the engine resign a game that is lost beyond doubt; the default.
    #[arg(long, visible_alias = "resign")]
    resign_allowed: bool,

    /// Play every game to its end.
    #[arg(long, overrides_with = "resign_allowed")]
    never_resign: bool,

    /// Take all dead stones off the board before passing, as area counting without agreement about them needs it.
    #[arg(long, visible_alias = "play-out-aftermath")]
    capture_all_dead: bool,

    /// The main time of each player, in seconds.
    #[arg(long, value_name = "SECONDS")]
    clock: Option<u32>,

    /// The time for the moves of an overtime period (Canadian), in seconds.
    #[arg(long, value_name = "SECONDS")]
    byo_time: Option<u32>,

    /// How many moves an overtime period has.
    #[arg(long, value_name = "STONES")]
    byo_period: Option<u32>,
}

/// How the engine begins.
#[derive(Debug, Args)]
#[command(next_help_heading = "Opening")]
struct OpeningOptions {
    /// Do without the patterns of openings.
    #[arg(long)]
    nofusekidb: bool,

    /// Do without the patterns of openings, and where stones stand without what is known of corners and sides beside patterns.
    #[arg(long)]
    nofuseki: bool,

    /// Do without the patterns of joseki.
    #[arg(long)]
    nojosekidb: bool,

    /// Play mirror go: answer each move on the other side of the middle, or begin there, as long as both halves of the board are alike.
    #[arg(long)]
    mirror: bool,

    /// Stop mirroring when so many stones are on the board [default: mirror as long as it is possible].
    #[arg(long, value_name = "STONES", requires = "mirror")]
    mirror_limit: Option<u32>,
}

/// Which files are read and written.
#[derive(Debug, Args)]
#[command(next_help_heading = "Files")]
pub(crate) struct FileOptions {
    /// Begin with the game in this SGF file. Without `--mode`, choose the next move, print it, and end.
    #[arg(short = 'l', long, value_name = "FILE")]
    pub(crate) infile: Option<PathBuf>,

    /// Load it up to the move of this number, which is not played, or the first one at this point.
    #[arg(short = 'L', long, value_name = "NUMBER_OR_POINT", requires = "infile")]
    pub(crate) until: Option<String>,

    /// Turn the game of `--infile` by as many quarters anticlockwise, or from 4 on mirror it.
    #[arg(long, value_name = "0..7", default_value_t = 0, value_parser = value_parser!(u8).range(0..=7))]
    pub(crate) orientation: u8,

    /// Refuse an SGF file with a fault, instead of loading what can be understood of it with a warning.
    #[arg(long)]
    pub(crate) strict_sgf: bool,

    /// Write the game to this SGF file, anew after every move, with what the engine weighed at each of its own.
    #[arg(short = 'o', long, value_name = "FILE")]
    pub(crate) outfile: Option<PathBuf>,

    /// Write the position of `--infile` to this SGF file, without the moves that led to it, and end.
    #[arg(long, value_name = "FILE")]
    pub(crate) printsgf: Option<PathBuf>,

    /// Score the game of `--infile` and end.
    #[arg(long, value_enum, value_name = "METHOD", requires = "infile")]
    pub(crate) score: Option<ScoreMethod>,

    /// Say where the engine would have played otherwise in the game of `--infile`, and end; with `--outfile`, in a file. Where stones
    /// were set up between moves, it begins behind them.
    #[arg(long, value_enum, value_name = "WHOSE", requires = "infile")]
    pub(crate) replay: Option<Whose>,

    /// Refuse the GTP commands that read or write files.
    #[arg(long)]
    pub(crate) no_files: bool,
}

/// Where GTP commands come from.
#[derive(Debug, Args)]
#[command(next_help_heading = "Connection")]
pub(crate) struct ConnectionOptions {
    /// Read GTP commands from this file.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["gtp_listen", "gtp_connect"])]
    pub(crate) gtp_input: Option<PathBuf>,

    /// Wait for GTP controllers at this port, and serve one after the other. Only this machine can connect unless a host
    /// is given.
    #[arg(long, value_name = "[HOST:]PORT", conflicts_with = "gtp_connect", value_parser = Address::parse)]
    pub(crate) gtp_listen: Option<Address>,

    /// Connect to a GTP controller, on this machine unless a host is given.
    #[arg(long, value_name = "[HOST:]PORT", value_parser = Address::parse)]
    pub(crate) gtp_connect: Option<Address>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Count the games of each length on an empty board: without pass and suicide, a ko not retaken at once.
    Perft {
        /// The number of lines of the board.
        #[arg(value_parser = value_parser!(u8).range(1..=MAX_SIZE as i64))]
        size: u8,
        /// The greatest number of moves.
        depth: u32,
    },
    /// Ask a fixed set of questions: what answers cost, and a line that changes when an answer or its cost does.
    Bench(crate::bench::Bench),
    /// Read a capture, a connection, a dragon's life, a race, a combination or a whole position, and show all variations.
    Decide(crate::decide::Decide),
    /// Show what a position of a game means, on a coloured board.
    Show {
        /// What to show.
        #[arg(value_enum)]
        what: What,
        /// The game.
        #[arg(value_name = "GAME.sgf")]
        file: PathBuf,
        /// Show the position before this move: its number, or the first one at this point [default: the end of the game].
        #[arg(short = 'L', long = "move", visible_alias = "until", value_name = "NUMBER_OR_POINT")]
        until: Option<String>,
        /// Add the numbers behind it.
        #[arg(long)]
        details: bool,
        /// Draw it into a file as well.
        #[arg(long, value_name = "FILE")]
        svg: Option<PathBuf>,
    },
}

/// What can be shown.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum What {
    /// Strings, by what reading says of them.
    Worms,
    /// Dragons, by what becomes of them.
    Dragons,
    /// Eye spaces.
    Eyes,
    /// Territory, moyo and area.
    Influence,
    /// What is expected to become territory.
    Territory,
    /// What becomes territory if the opponent neglects it.
    Moyo,
}

impl From<What> for Subject {
    fn from(what: What) -> Self {
        match what {
            What::Worms => Self::Worms,
            What::Dragons => Self::Dragons,
            What::Eyes => Self::Eyes,
            What::Influence => Self::Influence,
            What::Territory => Self::Territory,
            What::Moyo => Self::Moyo,
        }
    }
}

/// Who is at the other end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Mode {
    /// A program, by the Go Text Protocol.
    Gtp,
    /// A person who types.
    Ascii,
}

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Player {
    /// Black.
    #[value(alias = "b")]
    Black,
    /// White.
    #[value(alias = "w")]
    White,
}

impl From<Player> for Color {
    fn from(player: Player) -> Self {
        match player {
            Player::Black => Self::Black,
            Player::White => Self::White,
        }
    }
}

/// How a game is scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum ScoreMethod {
    /// As it stands, with an estimate of what is open.
    Estimate,
    /// The engine plays it to its end first.
    Finish,
    /// And then on until everything dead is captured, to see what is dead.
    Aftermath,
}

/// Whose moves are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Whose {
    /// Black's.
    Black,
    /// White's.
    White,
    /// Both players'.
    Both,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum RuleSet {
    /// Territory and prisoners count.
    Japanese,
    /// Area counts.
    Chinese,
    /// Area counts, and suicide is allowed.
    NewZealand,
}

impl GameOptions {
    /// Whether the rules were chosen, and are not just the usual ones.
    pub(crate) fn sets_rules(&self) -> bool {
        let chosen = [
            self.chinese_rules,
            self.japanese_rules,
            self.forbid_suicide,
            self.allow_suicide,
            self.simple_ko,
            self.positional_superko,
            self.situational_superko,
        ];
        self.rules.is_some() || chosen.contains(&true)
    }
}

impl Cli {
    /// What the engine works with of these databases.
    pub(crate) fn databases(&self, all: Databases) -> Databases {
        let opening = &self.opening;
        Databases {
            fuseki: if opening.nofusekidb || opening.nofuseki { &[] } else { all.fuseki },
            joseki: if opening.nojosekidb { &[] } else { all.joseki },
            ..all
        }
    }

    /// Whether what is said fits together, as far as single options do not tell.
    pub(crate) fn check(&self) -> Result<(), String> {
        let Self { min_level, max_level, .. } = self;
        if min_level > max_level {
            return Err(format!("`--min-level {min_level}` is above `--max-level {max_level}`"));
        }
        Ok(())
    }

    /// How the session begins.
    pub(crate) fn settings(&self) -> Settings {
        let (game, opening) = (&self.game, &self.opening);
        let usual = if game.chinese_rules { RuleSet::Chinese } else { RuleSet::Japanese };
        let rules = game.rules.unwrap_or(usual);
        let (mut rules, usual_komi) = match rules {
            RuleSet::Japanese => (Rules::japanese(), 6.5),
            RuleSet::Chinese => (Rules::chinese(), 7.5),
            RuleSet::NewZealand => (Rules { suicide: Suicide::Allowed, ..Rules::chinese() }, 7.5),
        };
        if game.allow_suicide {
            rules.suicide = Suicide::Allowed;
        } else if game.forbid_suicide {
            rules.suicide = Suicide::Forbidden;
        }
        if game.simple_ko {
            rules.superko = Superko::None;
        } else if game.positional_superko {
            rules.superko = Superko::Positional;
        } else if game.situational_superko {
            rules.superko = Superko::Situational;
        }
        let usual_komi = if game.handicap >= 2 { 0.5 } else { usual_komi };
        Settings {
            size: game.size.into(),
            komi: game.komi.unwrap_or(usual_komi),
            rules,
            level: self.level,
            levels: (self.min_level, self.max_level),
            player: self.player.into(),
            opening: !opening.nofuseki,
            mirror: opening.mirror.then_some(Mirror { limit: opening.mirror_limit.map(|limit| limit as usize) }),
            threads: self.threads.map_or_else(processors, usize::from),
            memory: (f64::from(self.memory) * 1_048_576.0) as usize,
            playouts: self.playouts,
            live_graphics: self.live_graphics,
            ponder: self.ponder,
            seed: if self.seed == 0 { any_seed() } else { self.seed },
            resign: !game.never_resign,
            files: !self.files.no_files,
            strict_sgf: self.files.strict_sgf,
            capture_all_dead: game.capture_all_dead,
            time: TimeSystem::from_gtp(
                game.clock.unwrap_or(0),
                game.byo_time.unwrap_or(0),
                game.byo_period.unwrap_or(u32::from(game.byo_time.is_some())),
            ),
        }
    }
}

/// One for each processor.
fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// A seed that is hardly ever the same, small enough for a controller to hand it back.
fn any_seed() -> u64 {
    let time = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_nanos() as u64);
    (time ^ u64::from(std::process::id()) << 20) & u64::from(i32::MAX.unsigned_abs())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;
    use gnugo_engine::moves;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }

    fn read(line: &str) -> Result<Cli, clap::Error> {
        Cli::try_parse_from(format!("gnugo-gtp {line}").split_whitespace())
    }

    #[test]
    fn what_is_said_counts() {
        let settings = |line: &str| read(line).unwrap().settings();
        let defaults = Settings { seed: 7, threads: processors(), ..Settings::default() };
        assert_eq!(settings("--seed 7"), defaults);
        assert_eq!(settings("--mode gtp --boardsize 9 -r 7"), Settings { size: 9, ..defaults });
        let chinese = Settings { rules: Rules::chinese(), komi: -0.5, level: 3, ..defaults };
        assert_eq!(settings("--rules chinese --komi -0.5 --level 3 --resign --seed 7"), chinese);
        assert_eq!(settings("--chinese-rules --komi -0.5 --level 3 --resign-allowed --seed 7"), chinese);
        assert_eq!(settings("--seed 7 --never-resign"), Settings { resign: false, ..defaults });
        assert_eq!(settings("--seed 7 --min-level 4 --max-level 8").levels, (4, 8));
        assert!(read("--min-level 8 --max-level 3").unwrap().check().is_err());
        // Scripts ask GNU Go for more than its strongest.
        assert_eq!(settings("--seed 7 --level 15").level, 15);
        assert_eq!(settings("--seed 7 --threads 3 --playouts 500 --cache-size 32"), {
            Settings { threads: 3, playouts: Some(500), memory: 32 << 20, ..defaults }
        });
        assert_eq!(settings("--handicap 4").komi, 0.5);
        assert_ne!(settings("--seed 0").seed, 0);
        assert_eq!(settings("--seed 7 --nofuseki"), Settings { opening: false, ..defaults });
        let mirror = |line: &str| settings(line).mirror;
        assert_eq!(mirror("--mirror"), Some(Mirror { limit: None }));
        assert_eq!(mirror("--mirror-limit 20 --mirror"), Some(Mirror { limit: Some(20) }));
        let superko = |option: &str| settings(option).rules.superko;
        assert_eq!(superko("--mode gtp"), Superko::None);
        assert_eq!(superko("--chinese-rules"), Superko::Positional);
        assert_eq!(superko("--chinese-rules --simple-ko"), Superko::None);
        assert_eq!(superko("--simple-ko"), Superko::None);
        assert_eq!(superko("--no-ko"), Superko::None);
        assert_eq!(superko("--situational-superko"), Superko::Situational);
        assert_eq!(superko("--positional-superko"), Superko::Positional);
        // Of options that contradict each other the last one counts, as in GNU Go.
        assert_eq!(superko("--positional-superko --no-ko"), Superko::None);
        assert_eq!(superko("--no-ko --positional-superko"), Superko::Positional);
        assert_eq!(superko("--situational-superko --positional-superko"), Superko::Positional);
        assert_eq!(superko("--positional-superko --situational-superko --simple-ko"), Superko::None);
        assert_eq!(settings("--allow-suicide --forbid-suicide").rules.suicide, Suicide::Forbidden);
        assert_eq!(settings("--forbid-suicide --allow-suicide").rules.suicide, Suicide::Allowed);
        assert_eq!(settings("--japanese-rules --chinese-rules").rules, Rules::chinese());
        assert_eq!(settings("--chinese-rules --japanese-rules").rules, Rules::japanese());
        assert_eq!(settings("--rules new-zealand --japanese-rules").rules, Rules::japanese());
        assert_eq!(settings("--japanese-rules --rules chinese").rules, Rules::chinese());
        assert!(!settings("--resign-allowed --never-resign").resign);
        assert!(settings("--never-resign --resign-allowed").resign);
        assert_eq!(settings("--allow-suicide").rules.suicide, Suicide::Allowed);
        assert_eq!(settings("--rules new-zealand --forbid-suicide").rules.suicide, Suicide::Forbidden);
        assert_eq!(settings("--clock 60").time, TimeSystem::from_gtp(60, 0, 0));
        assert_eq!(settings("--clock 60 --byo-time 30 --byo-period 5").time, TimeSystem::from_gtp(60, 30, 5));
        for bad in [
            "--size 20",
            "--size 0",
            "--komi nan",
            "--level -1",
            "--level 256",
            "--mode gmp",
            "--rules x",
            "perft 5",
            "x",
            "--gtp-listen x",
            "--score finish",
            "--replay both",
            // A limit alone has nothing to end.
            "--mirror-limit 20",
        ] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn databases_of_the_opening_may_be_left_out() {
        let all = patterns_rs::databases();
        let left = |line: &str| {
            let databases = read(line).expect("options that are understood").databases(all);
            assert_eq!(databases.shape.len(), all.shape.len());
            (databases.fuseki.len(), databases.joseki.len())
        };
        let (fuseki, joseki) = (all.fuseki.len(), all.joseki.len());
        assert!(fuseki > 0 && joseki > 0);
        assert_eq!(left("--mode gtp"), (fuseki, joseki));
        assert_eq!(left("--nofusekidb"), (0, joseki));
        assert_eq!(left("--nofuseki"), (0, joseki));
        assert_eq!(left("--nojosekidb"), (fuseki, 0));
    }

    /// Each of these lines was written for GNU Go.
    #[test]
    fn lines_written_for_gnu_go_are_understood() {
        for line in [
            "--mode gtp --quiet --level 8 --never-resign",
            "--mode gtp --silent --chinese-rules --positional-superko --allow-suicide --resign-allowed -M 64",
            "--mode ascii -l game.sgf -L 123 --color white --handicap 0",
            "--score aftermath -l game.sgf --chinese-rules --capture-all-dead -o scored.sgf",
            "--score estimate --infile game.sgf --until K10",
            "-l game.sgf --replay both -o out.sgf",
            "--infile game.sgf --printsgf position.sgf --quiet",
            "--mode gtp --autolevel --min-level 5 --max-level 10 --clock 600 --byo-time 30 --byo-period 5",
            "--gtp-listen 127.0.0.1:2323 --mode gtp",
            "--gtp-connect 2323 --cache-size 32",
            "--gtp-input commands.gtp --mode gtp --seed 42",
            "--japanese-rules --forbid-suicide --simple-ko --boardsize 13 --komi 5.5",
            "-D 20 -B 14 --backfill2-depth 6 -F 9 -K 10 --branch-depth 15 --break-chain-depth 8 --superstring-depth 7",
            "--owl-branch 9 --owl-reading 22 --owl-node-limit 2000 --owl-distrust 30 --aa-depth 7",
            "--monte-carlo --mc-games-per-level 1000 --mc-patterns mc_mogo_classic",
            "--nofusekidb --nofuseki --nojosekidb --mirror --mirror-limit 5 --cosmic-gnugo --without-break-in -a -t -t -w",
            "--gtp-version 2 --standard-semeai --experimental-connections --experimental-owl-ext --semeai-node-limit 500",
            "-l game.sgf --decide-tactical-semeai E5/E7 --profile-patterns --debug-influence E5",
        ] {
            assert!(read(line).is_ok(), "{line}: {}", read(line).unwrap_err());
        }
    }

    /// A script that adds its own options to those of another one expects the last ones to count.
    #[test]
    fn of_options_given_twice_the_last_one_counts() {
        let twice = "--size 9 --komi 1.5 --level 3 --cache-size 8 --seed 4 --threads 2 --playouts 9 --player search \
                     --rules japanese --handicap 3 --clock 60 --color black -l first.sgf -L 5 -o first.out --quiet \
                     --boardsize 13 --komi -2.5 --level 5 -M 16 -r 11 --threads 3 --playouts 70 --player knowledge \
                     --rules chinese --handicap 2 --clock 90 --color white --infile second.sgf --until K10 --outfile second.out --quiet";
        let cli = read(twice).expect("options that are understood");
        let expected = Settings {
            size: 13,
            komi: -2.5,
            rules: Rules::chinese(),
            level: 5,
            seed: 11,
            player: moves::Player::Knowledge,
            threads: 3,
            memory: 16 << 20,
            playouts: Some(70),
            time: TimeSystem::from_gtp(90, 0, 0),
            ..Settings::default()
        };
        assert_eq!(cli.settings(), expected);
        assert_eq!((cli.game.handicap, cli.game.color), (2, Some(Player::White)));
        let path = |text: &str| Some(PathBuf::from(text));
        assert_eq!((cli.files.infile, cli.files.outfile), (path("second.sgf"), path("second.out")));
        assert_eq!((cli.files.until.as_deref(), cli.quiet), (Some("K10"), true));
        // Without a value for it, the one that follows from the others is taken anew.
        let komi = |line: &str| read(line).expect("options that are understood").settings().komi;
        assert_eq!(komi("--handicap 2 --handicap 0"), 6.5);
        assert_eq!(komi("--handicap 0 --handicap 2"), 0.5);
    }

    #[test]
    fn help_says_what_is_only_accepted() {
        let help = Cli::command().render_long_help().to_string();
        let (_, only_accepted) = help.split_once("Accepted, without effect").expect("a heading");
        for option in ["--autolevel", "--monte-carlo", "--depth", "--cosmic-gnugo", "--owl-node-limit"] {
            assert!(only_accepted.contains(option), "{option}");
        }
    }
}
