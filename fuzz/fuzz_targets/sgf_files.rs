#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| gnugo_fuzz::sgf_files(input));
