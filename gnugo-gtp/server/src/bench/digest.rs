//! One number for a text of any length: the same on every machine, another one if a letter changes.

use std::fmt;

/// The FNV-1a hash of all that was added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Digest(u64);

impl Default for Digest {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Digest {
    /// Adds a text, and that it ends here.
    pub fn add(&mut self, text: &str) {
        for byte in text.bytes().chain([b'\n']) {
            self.add_byte(byte);
        }
    }

    /// Adds a fraction, to its last bit.
    pub fn add_fraction(&mut self, fraction: f32) {
        for byte in fraction.to_bits().to_le_bytes() {
            self.add_byte(byte);
        }
    }

    fn add_byte(&mut self, byte: u8) {
        self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// "foobar" and the line's end, by the definition of FNV-1a.
    #[test]
    fn known_values() {
        assert_eq!(Digest::default().to_string(), "cbf29ce484222325");
        let mut digest = Digest::default();
        for byte in *b"foobar" {
            digest.add_byte(byte);
        }
        assert_eq!(digest.to_string(), "85944171f73967e8");
    }

    #[test]
    fn texts_do_not_run_together() {
        let of = |texts: &[&str]| {
            let mut digest = Digest::default();
            texts.iter().for_each(|text| digest.add(text));
            digest
        };
        assert_ne!(of(&["ab", "c"]), of(&["a", "bc"]));
    }
}
