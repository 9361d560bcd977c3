//! Tests of the pattern language. There is nothing here but tests.
