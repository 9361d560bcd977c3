//! Is an expansion for rustc, or for an editor?

/// Who reads an expansion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// rustc, which compiles it.
    Compiler,
    /// The language server of an editor, which completes and explains the author's words by it, and runs nothing.
    Editor,
}
