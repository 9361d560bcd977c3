//! How does a text that stands in another file become tokens at a place of this one?
//!
//! Only what constraints, actions and class lines are made of goes to the lexer, so that nothing in a tree of moves can
//! make it complain in words of its own.

use proc_macro2::{Group, Span, TokenStream, TokenTree};

/// The characters besides letters, digits and spaces.
const SIGNS: &str = "_()*?,:;!&|<>=+-.";

/// The tokens of an expression or a class line.
pub(super) fn lex(text: &str, at: Span) -> Result<TokenStream, String> {
    check(text, SIGNS)?;
    let tokens: TokenStream = text.parse().map_err(|_| format!("`{text}` cannot be read"))?;
    Ok(placed(tokens, at))
}

/// The tokens of `#[allow(…)]`.
pub(super) fn lex_attribute(text: &str, at: Span) -> Result<TokenStream, String> {
    let inner = text.strip_prefix("#[allow(").and_then(|rest| rest.strip_suffix(")]"));
    let inner = inner.ok_or_else(|| format!("`{text}` is not understood\nhelp: write `#[allow(duplicate)]`"))?;
    check(inner, "_,")?;
    let tokens: TokenStream = text.parse().map_err(|_| format!("`{text}` cannot be read"))?;
    Ok(placed(tokens, at))
}

fn check(text: &str, signs: &str) -> Result<(), String> {
    let (mut depth, mut before) = (0_usize, ' ');
    for letter in text.chars() {
        match letter {
            '(' => depth += 1,
            ')' if depth == 0 => return Err("a `)` closes nothing".to_owned()),
            ')' => depth -= 1,
            letter if letter.is_ascii_digit() && (before.is_ascii_alphabetic() || before == '_') => {
                // A digit of a name: what follows it belongs to the name too.
                continue;
            }
            letter if letter.is_ascii_alphabetic() && before.is_ascii_digit() => {
                return Err(format!("`{before}{letter}` is neither a number nor a name"));
            }
            _ => {}
        }
        if !letter.is_ascii_alphanumeric() && !letter.is_ascii_whitespace() && !signs.contains(letter) {
            return Err(format!("`{letter}` means nothing here"));
        }
        before = letter;
    }
    if depth > 0 { Err("a `(` is not closed".to_owned()) } else { Ok(()) }
}

/// The tokens, all of them at one place.
fn placed(tokens: TokenStream, at: Span) -> TokenStream {
    let place = |tree: TokenTree| match tree {
        TokenTree::Group(group) => {
            let mut placed = Group::new(group.delimiter(), self::placed(group.stream(), at));
            placed.set_span(at);
            TokenTree::Group(placed)
        }
        mut tree => {
            tree.set_span(at);
            tree
        }
    };
    tokens.into_iter().map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lexed(text: &str) -> Result<String, String> {
        lex(text, Span::call_site()).map(|tokens| tokens.to_string())
    }

    #[test]
    fn expressions_become_tokens() {
        assert!(lexed("oplay_attack(*, a, ?, B) && lib2(a) >= 3 || !ko(c)").is_ok());
        assert!(lexed("_, sjC, shape(-2.5)").is_ok());
    }

    #[test]
    fn what_the_lexer_would_refuse_never_gets_there() {
        for bad in ["lib(a", "lib(a))", "\"a\"", "'a", "0x", "1e", "lib(ä)", "a /* b", "a // b", "r#\"", "{", "a \\ b"]
        {
            assert!(lexed(bad).is_err(), "{bad}");
        }
        assert!(lex_attribute("#[allow(duplicate)]", Span::call_site()).is_ok());
        assert!(lex_attribute("#[allow(duplicate]", Span::call_site()).is_err());
        assert!(lex_attribute("#[allow(\"x\")]", Span::call_site()).is_err());
    }
}
