//! The tests of the engine from outside, a topic a file: `cargo test -p gnugo-engine --test engine owl_oracle` runs those
//! of one.
//!
//! They are one binary, which is linked once, and whose tests run side by side on all processors.

mod analyses;
mod analysis_support;
mod board_oracle;
mod board_perft;
mod board_setup;
mod board_superko;
mod break_ins;
mod combination;
mod connection;
mod connection_oracle;
mod corner_matcher;
mod corner_support;
mod dragon_safety;
mod floors;
mod full_board_matcher;
mod handicap;
mod matcher_goal;
mod matcher_oracle;
mod matcher_support;
mod orientations;
mod owl_memory;
mod owl_oracle;
mod owl_proverbs;
mod owl_sekis;
mod pattern_analysis;
mod pattern_answers;
mod pattern_connections;
mod pattern_functions;
mod pattern_plays;
mod pattern_spec;
mod races;
mod races_of_dragons;
mod reading_basics;
mod reading_caches;
mod reading_forced;
mod reading_kos;
mod reading_oracle;
mod reading_persistent;
mod reading_questions;
mod reading_quiet;
mod reading_restricted;
mod reading_sacrifices;
mod support;
mod threads;
mod unconditional;
