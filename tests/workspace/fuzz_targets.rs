//! The targets of the fuzzer, side by side, with random input for a minute each: `FUZZ_SECONDS` says for how many seconds instead
//! (3600 for an hour), or `FUZZ_INPUTS` for how many inputs, `FUZZ_TARGET` for which of them alone, and `FUZZ_SEED` (a number) where
//! chance begins. What fails is printed.

#[path = "../../fuzz/src/lib.rs"]
#[expect(unreachable_pub, reason = "in the fuzzer's crate, whose file it is, the targets are public")]
mod targets;

use std::time::{Duration, Instant};

/// For so long if nobody says how long. All targets share the processors meanwhile, with each other and with the other tests.
const SECONDS: u64 = 60;

/// A target: what it is called, what takes the input, how long that is at most, and how many inputs it gets at the least, however
/// slow the machine is.
struct Target {
    name: &'static str,
    takes: fn(&[u8]),
    longest: u64,
    least: u64,
}

const TARGETS: [Target; 4] = [
    Target { name: "gtp_lines", takes: targets::gtp_lines, longest: 120, least: 10 },
    Target { name: "sgf_files", takes: targets::sgf_files, longest: 120, least: 1_000 },
    Target { name: "macro_input", takes: targets::macro_input, longest: 80, least: 100 },
    Target { name: "board_moves", takes: targets::board_moves, longest: 200, least: 1_000 },
];

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
    target: &'static str,
    number: u64,
    input: &'a [u8],
}

impl Drop for Tried<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("{}: input {} failed: {:?}", self.target, self.number, self.input);
        }
    }
}

/// Gives a target random input: so many times if that is asked for; or for as long as is asked for, and so many times at the least.
fn run(target: &Target) {
    let (seconds, wanted) = (said("FUZZ_SECONDS").unwrap_or(SECONDS), said("FUZZ_INPUTS"));
    let seed = 0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(said("FUZZ_SEED").unwrap_or(0) * 2 + 1);
    let (began, mut random, mut count) = (Instant::now(), Random(seed), 0);
    let is_enough = |count| match wanted {
        Some(inputs) => count >= inputs,
        None => count >= target.least && began.elapsed() >= Duration::from_secs(seconds),
    };
    while !is_enough(count) {
        let length = random.next() % target.longest;
        let input: Vec<u8> = (0..length).map(|_| random.next() as u8).collect();
        // What a test prints is seen when it fails.
        let _tried = Tried { target: target.name, number: count + 1, input: &input };
        (target.takes)(&input);
        count += 1;
    }
    println!("{}: {count} inputs in {:.0} s", target.name, began.elapsed().as_secs_f32());
}

#[test]
fn nothing_fails() {
    let only = std::env::var("FUZZ_TARGET").ok();
    let asked: Vec<&Target> =
        TARGETS.iter().filter(|target| only.as_deref().is_none_or(|name| name == target.name)).collect();
    assert!(!asked.is_empty(), "FUZZ_TARGET is none of {:?}", TARGETS.map(|target| target.name));
    // A thread that fails is told of when all have ended.
    std::thread::scope(|threads| {
        for target in asked {
            threads.spawn(move || run(target));
        }
    });
}
