//! The macros of the pattern language: a thin shell around [`gnugo_pattern_compiler`], which has the tests.
//!
//! They are used through `gnugo_engine`, which their expansions refer to. The language is described in
//! `docs/pattern-language.md`.

use gnugo_pattern_compiler::Audience;
use proc_macro::TokenStream;

/// A database of patterns: one static, and any number of patterns drawn as diagrams.
///
/// ```ignore
/// gnugo_engine::patterns! {
///     /// Moves that save a string of ours which could be captured.
///     pub static DEFENSE: Defense;
///
///     /// Block, then connect underneath.
///     pattern! < D12
///         ?XX?
///         XO*.
///         ?...
///         ----
///
///         : 8, D
///
///         ?XX?
///         XO*a
///         ?.b.
///         ----
///
///         ; oplay_defend(*, a, b, *) && olib(a) > 1
///         ; && !legal_xmove(b)
///         > antisuji(b)
///     >
/// }
/// ```
///
/// It declares a `pub static DEFENSE: Database<Defense>`. Everything is checked when the program is compiled.
#[proc_macro]
pub fn patterns(input: TokenStream) -> TokenStream {
    gnugo_pattern_compiler::patterns(input.into(), audience()).into()
}

/// One pattern as an expression, for tests and for embedding: the type of database, the name, and the pattern.
///
/// ```ignore
/// let database: &'static Database<Defense> = gnugo_engine::pattern! { Defense D1
///     ?XX?
///     XO*.
///     : 8, D
/// };
/// ```
#[proc_macro]
pub fn pattern(input: TokenStream) -> TokenStream {
    gnugo_pattern_compiler::pattern(input.into(), audience()).into()
}

/// Databases of corner patterns from trees of moves: SGF files, read when the program is compiled and again when they
/// change. A path is relative to the source file.
///
/// ```ignore
/// gnugo_engine::joseki! {
///     /// Play around the four-four point.
///     pub static HOSHI: Joseki = "hoshi.sgf";
/// }
/// ```
///
/// It declares a `pub static HOSHI: Database<Joseki>`. Every node with a square mark and a move is a pattern.
#[proc_macro]
pub fn joseki(input: TokenStream) -> TokenStream {
    gnugo_pattern_compiler::joseki(input.into(), audience()).into()
}

/// Who runs the macros: rustc, or the macro server of rust-analyzer, which is a program of its own. By any other name it is
/// given what rustc is given.
fn audience() -> Audience {
    let program = std::env::current_exe().unwrap_or_default();
    let name = program.file_name().unwrap_or_default().to_string_lossy();
    if name.contains("rust-analyzer") { Audience::Editor } else { Audience::Compiler }
}
