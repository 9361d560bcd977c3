//! The pattern compiler.

use proc_macro2::TokenStream;

/// A block of patterns.
#[must_use]
pub fn patterns(input: TokenStream) -> TokenStream {
    input
}

/// One pattern.
#[must_use]
pub fn pattern(input: TokenStream) -> TokenStream {
    input
}
