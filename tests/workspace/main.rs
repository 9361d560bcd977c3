//! What needs more than one crate, in one program: its tests run side by side, and it is linked once.

mod editor_completion;
mod fuzz_targets;
mod gtp_fuzz;
mod gtp_transcripts;
mod packages;
mod whole_games;
