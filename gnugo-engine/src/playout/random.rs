//! Random numbers for playouts: small, fast, and the same for the same seed.

use crate::board::scattered;

/// `xorshift64*`: one multiplication a number (Marsaglia 2003, Vigna 2014). It is no source of secrets.
#[derive(Clone, Debug)]
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        // The state may not be 0, and seeds that differ little should not begin alike.
        Self(scattered(seed) | 1)
    }

    /// The next 32 random bits.
    #[inline]
    pub(super) fn next(&mut self) -> u32 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32) as u32
    }

    /// A number below `n`; 0 if `n` is 0. The bias is below n / 2³².
    #[inline]
    pub(crate) fn below(&mut self, n: usize) -> usize {
        ((u64::from(self.next()) * n as u64) >> 32) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_spread_evenly_and_repeat_with_the_seed() {
        let mut counts = [0; 7];
        let mut random = Random::new(1);
        for _ in 0..70_000 {
            counts[random.below(7)] += 1;
        }
        assert!(counts.iter().all(|&n| (9_700..10_300).contains(&n)), "{counts:?}");
        let (mut a, mut b, mut c) = (Random::new(5), Random::new(5), Random::new(6));
        let three = |r: &mut Random| [r.next(), r.next(), r.next()];
        let first = three(&mut a);
        assert_eq!(first, three(&mut b));
        assert_ne!(first, three(&mut c));
    }
}
