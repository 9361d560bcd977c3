//! The targets of the fuzzer, with random input for some seconds each: `FUZZ_SECONDS` says for how many (60 for a minute, 3600 for an
//! hour), or `FUZZ_INPUTS` for how many inputs instead, and `FUZZ_SEED` (a number) where chance begins. What fails is printed.

#[path = "../../fuzz/src/lib.rs"]
#[expect(unreachable_pub, reason = "in the fuzzer's crate, whose file it is, the targets are public")]
mod targets;

use std::time::{Duration, Instant};

/// For so long if nobody says how long. As many targets run side by side as there are processors, beside the other tests: on two
/// processors with other work beside them, all took 13 seconds longer than with 8, and with 30 42 seconds longer.
const SECONDS: u64 = 12;

/// Numbers that look like chance, the same in every run (xorshift).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 8
    }
}

/// A number from the environment.
fn said(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// Tells which input it was that failed.
struct Tried<'a> {
    number: u64,
    input: &'a [u8],
}

impl Drop for Tried<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("input {} failed: {:?}", self.number, self.input);
        }
    }
}

/// Gives a target random input: so many times if that is asked for; or for as long as is asked for, and so many times at the least,
/// however slow the machine is.
fn run(target: fn(&[u8]), longest: u64, least: u64) {
    let (seconds, wanted) = (said("FUZZ_SECONDS").unwrap_or(SECONDS), said("FUZZ_INPUTS"));
    let seed = 0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(said("FUZZ_SEED").unwrap_or(0) * 2 + 1);
    let (began, mut random, mut count) = (Instant::now(), Random(seed), 0);
    let is_enough = |count| match wanted {
        Some(inputs) => count >= inputs,
        None => count >= least && began.elapsed() >= Duration::from_secs(seconds),
    };
    while !is_enough(count) {
        let length = random.next() % longest;
        let input: Vec<u8> = (0..length).map(|_| random.next() as u8).collect();
        // What a test prints is seen when it fails.
        let _tried = Tried { number: count + 1, input: &input };
        target(&input);
        count += 1;
    }
    println!("{count} inputs in {:.0} s", began.elapsed().as_secs_f32());
}

#[test]
fn gtp_lines() {
    run(targets::gtp_lines, 120, 10);
}

#[test]
fn sgf_files() {
    run(targets::sgf_files, 120, 1_000);
}

#[test]
fn macro_input() {
    run(targets::macro_input, 80, 100);
}

#[test]
fn board_moves() {
    run(targets::board_moves, 200, 1_000);
}
