//! The macros of the pattern language: a thin shell around `gnugo-pattern-compiler`.

use proc_macro::TokenStream;

/// A database of patterns.
#[proc_macro]
pub fn patterns(input: TokenStream) -> TokenStream {
    gnugo_pattern_compiler::patterns(input.into()).into()
}

/// One pattern, as an expression.
#[proc_macro]
pub fn pattern(input: TokenStream) -> TokenStream {
    gnugo_pattern_compiler::pattern(input.into()).into()
}
