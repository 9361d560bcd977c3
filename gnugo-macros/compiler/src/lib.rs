//! The pattern compiler.
