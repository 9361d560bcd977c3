//! Is a fault of a file a reason to refuse it, or something to tell?

use super::SgfError;
use std::fmt::Display;

/// How many faults are told one by one. A file with more of them is broken as a whole.
const TOLD: usize = 20;

/// The faults of a file so far.
#[derive(Debug)]
pub(super) struct Faults {
    strict: bool,
    found: Vec<SgfError>,
    more: usize,
}

impl Faults {
    /// The first fault refuses the file.
    pub(super) fn refused() -> Self {
        Self { strict: true, found: Vec::new(), more: 0 }
    }

    /// Faults are collected, and the file is read as far as it can be.
    pub(super) fn collected() -> Self {
        Self { strict: false, found: Vec::new(), more: 0 }
    }

    pub(super) fn is_strict(&self) -> bool {
        self.strict
    }

    /// A fault was found.
    ///
    /// # Errors
    /// The fault, if it refuses the file.
    pub(super) fn found(&mut self, fault: SgfError) -> Result<(), SgfError> {
        if self.strict {
            return Err(fault);
        }
        self.note(fault);
        Ok(())
    }

    /// A fault was found in whose place something else is taken.
    ///
    /// # Errors
    /// The fault alone, if it refuses the file.
    pub(super) fn replaced(&mut self, fault: SgfError, assumed: impl Display) -> Result<(), SgfError> {
        if self.strict {
            return Err(fault);
        }
        self.note(SgfError::Replaced { fault: Box::new(fault), assumed: assumed.to_string() });
        Ok(())
    }

    /// Something is worth telling that refuses no file.
    pub(super) fn note(&mut self, fault: SgfError) {
        if self.found.len() < TOLD {
            self.found.push(fault);
        } else {
            self.more += 1;
        }
    }

    /// What is to be told.
    pub(super) fn told(self) -> Vec<SgfError> {
        let mut found = self.found;
        if self.more > 0 {
            found.push(SgfError::More(self.more));
        }
        found
    }
}
