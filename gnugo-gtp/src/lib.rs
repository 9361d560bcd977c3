//! Front end.
