//! Tests that need more than one crate of the workspace. There is nothing here but tests.
