//! Which options of GNU Go are accepted although nothing here answers to them?
//!
//! A start script that was written for GNU Go must not fail for an option that tunes GNU Go's inside. Each of these has
//! a reason to be without effect; options that do something are in `cli`.

use clap::Args;

/// Accepted and passed over.
#[derive(Debug, Args)]
#[command(next_help_heading = "Accepted, without effect, for scripts that were written for GNU Go")]
pub(crate) struct Compatible {
    /// The clock is obeyed at every level.
    #[arg(long)]
    autolevel: bool,
    /// Limits of reading belong to `--level`; `increase_depths` and `decrease_depths` change them.
    #[arg(short = 'D', long, value_name = "DEPTH")]
    depth: Option<u32>,
    /// The same.
    #[arg(short = 'B', long, value_name = "DEPTH")]
    backfill_depth: Option<u32>,
    /// The same.
    #[arg(long, value_name = "DEPTH")]
    backfill2_depth: Option<u32>,
    /// The same.
    #[arg(short = 'F', long, value_name = "DEPTH")]
    fourlib_depth: Option<u32>,
    /// The same.
    #[arg(short = 'K', long, value_name = "DEPTH")]
    ko_depth: Option<u32>,
    /// The same.
    #[arg(long, value_name = "DEPTH")]
    branch_depth: Option<u32>,
    /// The same.
    #[arg(long, value_name = "DEPTH")]
    break_chain_depth: Option<u32>,
    /// The same.
    #[arg(long, value_name = "DEPTH")]
    aa_depth: Option<u32>,
    /// The same.
    #[arg(long, value_name = "DEPTH")]
    superstring_depth: Option<u32>,
    /// Life and death is read by another method, with limits of its own.
    #[arg(long, value_name = "DEPTH")]
    owl_branch: Option<u32>,
    /// The same.
    #[arg(long, value_name = "DEPTH")]
    owl_reading: Option<u32>,
    /// The same.
    #[arg(long, value_name = "NODES")]
    owl_node_limit: Option<u32>,
    /// The same.
    #[arg(long, value_name = "DEPTH")]
    owl_distrust: Option<u32>,
    /// The same.
    #[arg(long, value_name = "NODES")]
    semeai_node_limit: Option<u32>,
    /// The same.
    #[arg(long)]
    print_levels: bool,
    /// Games are simulated on boards of all sizes; `--level` says how many.
    #[arg(long)]
    monte_carlo: bool,
    /// The same.
    #[arg(long, value_name = "GAMES")]
    mc_games_per_level: Option<u32>,
    /// The same.
    #[arg(long, value_name = "NAME")]
    mc_patterns: Option<String>,
    /// The same: there are no such patterns.
    #[arg(long)]
    mc_list_patterns: bool,
    /// The same.
    #[arg(long, value_name = "FILE")]
    mc_load_patterns: Option<String>,
    /// Influence has no such variant.
    #[arg(long)]
    cosmic_gnugo: bool,
    /// The same.
    #[arg(long)]
    no_cosmic_gnugo: bool,
    /// The same.
    #[arg(long)]
    large_scale: bool,
    /// The same.
    #[arg(long)]
    no_large_scale: bool,
    /// Breaking in belongs to reading.
    #[arg(long)]
    with_break_in: bool,
    /// The same.
    #[arg(long)]
    without_break_in: bool,
    /// There is one way to read connections, races, and life and death.
    #[arg(long)]
    alternate_connections: bool,
    /// The same.
    #[arg(long)]
    experimental_connections: bool,
    /// The same.
    #[arg(long)]
    standard_connections: bool,
    /// The same.
    #[arg(long)]
    experimental_semeai: bool,
    /// The same.
    #[arg(long)]
    standard_semeai: bool,
    /// The same.
    #[arg(long)]
    experimental_owl_ext: bool,
    /// All patterns are looked at anyway.
    #[arg(short = 'a', long)]
    allpats: bool,
    /// `gnugo-gtp show` and `move_reasons` tell what was found.
    #[arg(short = 't', long, action = clap::ArgAction::Count)]
    trace: u8,
    /// The same.
    #[arg(short = 'w', long)]
    worms: bool,
    /// The same.
    #[arg(short = 'm', long, value_name = "LEVEL")]
    moyo: Option<u32>,
    /// The same.
    #[arg(short = 'T', long)]
    printboard: bool,
    /// The same.
    #[arg(short = 'E', long)]
    printeyes: bool,
    /// The same.
    #[arg(short = 'd', long, value_name = "FLAGS")]
    debug: Option<String>,
    /// The same.
    #[arg(short = 'S', long)]
    statistics: bool,
    /// The same.
    #[arg(long, value_name = "POINT")]
    debug_influence: Option<String>,
    /// `estimate_score` tells it.
    #[arg(long)]
    showscore: bool,
    /// `gnugo-gtp bench` tells what answers cost.
    #[arg(long)]
    profile_patterns: bool,
    /// The same.
    #[arg(long)]
    showtime: bool,
    /// It is version 2 of the protocol.
    #[arg(long, value_name = "VERSION")]
    gtp_version: Option<u32>,
    /// There are no such flags.
    #[arg(long)]
    debug_flags: bool,
    /// Nothing is left out or put in when the program is built.
    #[arg(long)]
    options: bool,
    /// `gnugo-gtp bench` measures it, and match runners such as gogui-twogtp let programs play.
    #[arg(short = 'b', long, value_name = "GAMES")]
    benchmark: Option<u32>,
    /// `--outfile` has no marks.
    #[arg(short = 'O', long, value_name = "FLAGS")]
    output_flags: Option<String>,
}
