//! What of a foreign text may stand in a comment of Rust source?

/// Text as it can stand in a comment of Rust source: no control characters, and none that turn the direction of text.
pub(crate) fn tidy(text: &str) -> String {
    let is_harmless = |c: char| {
        !c.is_control() && !matches!(c, '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let plain: String = text.chars().map(|c| if is_harmless(c) { c } else { ' ' }).collect();
    plain.trim().to_owned()
}
