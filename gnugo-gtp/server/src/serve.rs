//! Which line is answered by what, and when is it over?

use crate::protocol::{Answer, Failure, Line, write_answer};
use crate::{Person, Session};
use std::io::{self, Write};

/// Answers each command, in order, until `quit`, the end of the input, or an output that takes no more. A person, if
/// there is one, is told more than the answers say, on a channel of their own.
///
/// # Errors
/// If the output takes no more.
pub fn serve(
    session: &mut Session,
    lines: impl IntoIterator<Item = Line>,
    output: &mut impl Write,
    mut person: Option<&mut Person<'_>>,
) -> io::Result<()> {
    for line in lines {
        let before = session.state();
        let (id, answer) = match line {
            Line::Comment(_) => {
                session.ponder();
                continue;
            }
            Line::TooLong(request) => (request.id, Some(too_long())),
            Line::Request(request) => {
                let answer = session.stream(&request, output)?;
                (request.id, answer)
            }
        };
        if let Some(answer) = &answer {
            write_answer(output, id.as_deref(), answer)?;
        }
        session.keep_record();
        if let Some(person) = person.as_deref_mut() {
            person.after(session, &answer.unwrap_or(Ok(String::new())), session.state() != before);
        }
        if session.is_over() {
            break;
        }
        session.ponder();
    }
    Ok(())
}

/// Whether a comment is the one with which GoGui ends a command that takes too long.
pub fn is_interrupt(comment: &str) -> bool {
    comment == "interrupt"
}

fn too_long() -> Answer {
    Err(Failure::syntax("the line is too long"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Settings;
    use crate::protocol::Lines;

    fn answers(input: &[u8]) -> String {
        let mut session = Session::new(&Settings { size: 9, ..Settings::default() }, Default::default()).unwrap();
        let mut output = Vec::new();
        serve(&mut session, Lines::new(input), &mut output, None).unwrap();
        String::from_utf8(output).unwrap()
    }

    #[test]
    fn one_answer_a_command() {
        assert_eq!(answers(b"protocol_version\n# nothing\n\n3 name\n"), "= 2\n\n=3 gnugo-rs\n\n");
        assert_eq!(
            answers(b"nonsense\n7 nonsense x y\n8\n"),
            "? unknown command\n\n?7 unknown command\n\n?8 unknown command\n\n"
        );
    }

    #[test]
    fn nothing_is_answered_after_quit() {
        assert_eq!(answers(b"1 quit\n2 name\n"), "=1 \n\n");
    }

    #[test]
    fn a_line_too_long_fails_alone() {
        let mut input = b"5 play ".to_vec();
        input.extend([b'x'; 200_000]);
        input.extend(b"\n6 protocol_version\n");
        assert_eq!(answers(&input), "?5 syntax error: the line is too long\n\n=6 2\n\n");
    }

    #[test]
    fn an_output_that_takes_no_more_ends_it() {
        struct Full;
        impl Write for Full {
            fn write(&mut self, _: &[u8]) -> io::Result<usize> {
                Err(io::ErrorKind::BrokenPipe.into())
            }
            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }
        let mut session = Session::new(&Settings::default(), Default::default()).unwrap();
        let ended = serve(&mut session, Lines::new(&b"name\nname\n"[..]), &mut Full, None);
        assert_eq!(ended.unwrap_err().kind(), io::ErrorKind::BrokenPipe);
    }
}
