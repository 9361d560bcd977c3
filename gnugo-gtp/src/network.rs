//! How does a controller on the network reach the engine?
//!
//! A conversation is an ordinary one, over a TCP connection: one at a time, each with a game of its own. Whoever can
//! connect can do all that GTP commands do, reading and writing files among it, so that nobody but this machine can
//! unless a host is given, and `--no-files` is advised where others may.

use std::fmt;
use std::io;
use std::net::{TcpListener, TcpStream};

/// A host and a port.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Address {
    host: Option<String>,
    port: u16,
}

impl Address {
    /// Reads `PORT`, `HOST:PORT` or `[IPv6]:PORT`.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let (host, port) = match text.rsplit_once(':') {
            Some((host, port)) => (Some(host), port),
            None => (None, text),
        };
        let port = port.parse().map_err(|_| format!("`{port}` is no port: a number from 0 to 65535"))?;
        let host = host.filter(|host| !host.is_empty());
        Ok(Self { host: host.map(|host| host.trim_matches(['[', ']']).to_owned()), port })
    }

    fn host(&self) -> &str {
        self.host.as_deref().unwrap_or("127.0.0.1")
    }

    /// Waits at this address.
    pub(crate) fn listen(&self) -> io::Result<TcpListener> {
        TcpListener::bind((self.host(), self.port))
    }

    /// Connects to it.
    pub(crate) fn connect(&self) -> io::Result<TcpStream> {
        let stream = TcpStream::connect((self.host(), self.port))?;
        // Answers are short, and waited for.
        stream.set_nodelay(true)?;
        Ok(stream)
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.host(), self.port)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_else_can_connect_unless_a_host_is_given() {
        for (text, shown) in [
            ("2323", "127.0.0.1:2323"),
            (":2323", "127.0.0.1:2323"),
            ("go.example:1", "go.example:1"),
            ("[::1]:7", "::1:7"),
        ] {
            assert_eq!(Address::parse(text).map(|address| address.to_string()), Ok(shown.to_owned()));
        }
        for bad in ["", "x", "65536", "host:", "-1"] {
            assert!(Address::parse(bad).is_err(), "{bad}");
        }
        let listener = Address::parse("0").unwrap().listen().unwrap();
        assert!(listener.local_addr().unwrap().ip().is_loopback());
    }
}
