//! What does the engine see while it looks?
//!
//! The analysis of Leela Zero, which Lizzie and Sabaki ask for (`lz-analyze`, `analyze`), and that of KataGo (`kata-analyze`), each in
//! two forms: one that goes on until anything else comes, and one that chooses a move and plays it. Their answers come in lines while
//! the engine looks. Where nothing can come, a single line is answered.

use super::{Command, command, play};
use crate::Session;
use crate::protocol::{Answer, Arguments, Failure, Request, read_color};
use gnugo_engine::board::{Color, PointSet};
use gnugo_engine::game::Move;
use gnugo_engine::moves::{Outlook, Prospect, Watch};
use std::fmt::Write as _;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::time::Duration;

const ARGUMENTS: &str = "[COLOR] [CENTISECONDS] [KEY_AND_VALUE...]";

pub(super) const COMMANDS: &[Command] = &[
    command("lz-analyze", ARGUMENTS, 0..=usize::MAX, "shows what the search finds until anything comes", |s, a| {
        once(s, a, Form::Leela, Kind::Looks)
    }),
    command("analyze", ARGUMENTS, 0..=usize::MAX, "is `lz-analyze`", |s, a| once(s, a, Form::Leela, Kind::Looks)),
    command(
        "kata-analyze",
        ARGUMENTS,
        0..=usize::MAX,
        "shows what the search finds until anything comes, in the form of KataGo's, with scores",
        |s, a| once(s, a, Form::Kata, Kind::Looks),
    ),
    command(
        "lz-genmove_analyze",
        ARGUMENTS,
        0..=usize::MAX,
        "plays a move, and shows what the search finds",
        |s, a| once(s, a, Form::Leela, Kind::Plays),
    ),
    command("genmove_analyze", ARGUMENTS, 0..=usize::MAX, "is `lz-genmove_analyze`", |s, a| {
        once(s, a, Form::Leela, Kind::Plays)
    }),
    command(
        "kata-genmove_analyze",
        ARGUMENTS,
        0..=usize::MAX,
        "plays a move, and shows what the search finds in the form of KataGo's",
        |s, a| once(s, a, Form::Kata, Kind::Plays),
    ),
];

/// Between two lines nothing less is waited than this, and this if nobody says: the protocol's second.
const SHORTEST: Duration = Duration::from_millis(10);
const USUAL: Duration = Duration::from_secs(1);
/// Where nothing can come that ends it, nobody means to wait longer than this for the only line.
const LONGEST_ALONE: Duration = Duration::from_secs(3600);

/// How lines are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    Leela,
    Kata,
}

/// What comes of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// Nothing but what is shown.
    Looks,
    /// A move.
    Plays,
}

/// Which of the commands it is, if it is one.
fn meant(name: &str) -> Option<(Form, Kind)> {
    Some(match name {
        "lz-analyze" | "analyze" => (Form::Leela, Kind::Looks),
        "kata-analyze" => (Form::Kata, Kind::Looks),
        "lz-genmove_analyze" | "genmove_analyze" => (Form::Leela, Kind::Plays),
        "kata-genmove_analyze" => (Form::Kata, Kind::Plays),
        _ => return None,
    })
}

/// What is asked for.
#[derive(Clone, Debug)]
struct Wish {
    form: Form,
    color: Color,
    every: Duration,
    /// The moves that are shown, at the least if there are so many, and at the most.
    moves: (usize, usize),
    /// The only points that are looked at.
    among: Option<PointSet>,
    /// Whether a pass is shown.
    passes: bool,
    ownership: bool,
    root: bool,
    reasons: bool,
}

impl Wish {
    fn read(session: &Session, form: Form, arguments: &mut Arguments<'_>) -> Result<Self, Failure> {
        let mut wish = Self {
            form,
            color: session.game().to_move(),
            every: USUAL,
            moves: (0, usize::MAX),
            among: None,
            passes: true,
            ownership: false,
            root: false,
            reasons: false,
        };
        let size = session.game().size();
        let (mut allowed, mut avoided): (Option<Moves>, _) = (None, Moves::default());
        while !arguments.is_empty() {
            let word = arguments.word()?;
            if let Some(color) = read_color(word) {
                wish.color = color;
            } else if word.bytes().all(|byte| byte.is_ascii_digit()) {
                wish.every = interval(word)?;
            } else {
                match word.to_ascii_lowercase().as_str() {
                    "interval" => wish.every = interval(arguments.word()?)?,
                    "minmoves" => wish.moves.0 = arguments.count()?,
                    // A line without a move would be an empty one, which ends an answer.
                    "maxmoves" => wish.moves.1 = arguments.count()?.max(1),
                    "ownership" => wish.ownership = yes(arguments)?,
                    "rootinfo" => wish.root = yes(arguments)?,
                    "reasons" => wish.reasons = yes(arguments)?,
                    key @ ("avoid" | "allow") => {
                        let color = arguments.color()?;
                        let moves = moves(arguments.word()?, size)?;
                        // How deep it holds: only the first move is restricted.
                        arguments.count()?;
                        if color == wish.color && key == "allow" {
                            allowed = Some(allowed.unwrap_or_default().and(moves));
                        } else if color == wish.color {
                            avoided = avoided.and(moves);
                        }
                    }
                    // What KataGo adds besides is not found here, and asking for it no error.
                    "movesownership"
                    | "ownershipstdev"
                    | "movesownershipstdev"
                    | "pvvisits"
                    | "pvedgevisits"
                    | "nomovesownership" => {
                        arguments.word()?;
                    }
                    _ => return Err(Failure::syntax(format_args!("`{word}` is no key of an analysis"))),
                }
            }
        }
        wish.passes = allowed.is_none_or(|allowed| allowed.pass) && !avoided.pass;
        if allowed.is_some() || !avoided.points.is_empty() {
            let points = allowed.map_or(*session.game().board().points(), |allowed| allowed.points);
            wish.among = Some(points.difference(&avoided.points));
        }
        Ok(wish)
    }
}

/// Hundredths of a second.
fn interval(word: &str) -> Result<Duration, Failure> {
    let centiseconds: u32 = word.parse().map_err(|_| Failure::syntax(format_args!("`{word}` is no interval")))?;
    Ok((Duration::from_millis(10) * centiseconds).max(SHORTEST))
}

fn yes(arguments: &mut Arguments<'_>) -> Result<bool, Failure> {
    let word = arguments.word()?;
    match word.to_ascii_lowercase().as_str() {
        "true" | "1" => Ok(true),
        "false" | "0" => Ok(false),
        _ => Err(Failure::syntax(format_args!("`{word}` is neither `true` nor `false`"))),
    }
}

/// Moves that are allowed, or to be avoided.
#[derive(Clone, Copy, Debug, Default)]
struct Moves {
    points: PointSet,
    pass: bool,
}

impl Moves {
    fn and(self, other: Self) -> Self {
        Self { points: self.points.union(&other.points), pass: self.pass || other.pass }
    }
}

/// Moves with commas between them.
fn moves(word: &str, size: usize) -> Result<Moves, Failure> {
    let words: Vec<String> = word.split(',').map(str::to_owned).collect();
    let mut arguments = Arguments::new(&words);
    let mut moves = Moves::default();
    while !arguments.is_empty() {
        match arguments.vertex(size)?.point() {
            Some(point) => {
                moves.points.insert(point);
            }
            None => moves.pass = true,
        }
    }
    Ok(moves)
}

/// Looks once and answers with what was found by then, or plays a move and names it behind what was found of it.
fn once(session: &mut Session, arguments: &mut Arguments<'_>, form: Form, kind: Kind) -> Answer {
    let wish = Wish::read(session, form, arguments)?;
    if wish.every > LONGEST_ALONE {
        let most = LONGEST_ALONE.as_secs() * 100;
        return Err(Failure::new(format!("nothing can end an analysis here: its interval is at most {most}")));
    }
    let mut last = String::new();
    let played = run(session, &wish, kind, &mut |line| {
        line.clone_into(&mut last);
        ControlFlow::Break(())
    })?;
    Ok(match played {
        Some(played) => format!("{last}\nplay {}", as_theirs(&played)),
        None => last,
    })
}

/// A move that was played as Leela Zero and KataGo name it: a pass in small letters, which some clients compare letter by letter.
fn as_theirs(played: &str) -> String {
    if played == "PASS" { played.to_ascii_lowercase() } else { played.to_owned() }
}

/// Looks, and shows each time what was found. The move that was played, if one is to be.
fn run(
    session: &mut Session,
    wish: &Wish,
    kind: Kind,
    show: &mut dyn FnMut(&str) -> ControlFlow<()>,
) -> Result<Option<String>, Failure> {
    let size = session.game().size();
    let mut show = |outlook: &Outlook| show(&written(outlook, wish, size));
    let watch = Watch { every: wish.every, show: &mut show };
    if kind == Kind::Plays {
        return play::generate_watched(session, wish.color, wish.among.as_ref(), watch).map(Some);
    }
    let Session { engine, game, .. } = session;
    engine.watch(game, wish.color, wish.among.as_ref(), watch);
    Ok(None)
}

/// Everything that was found, in a line, and what was asked for besides in lines of their own.
fn written(outlook: &Outlook, wish: &Wish, size: usize) -> String {
    let may_be_shown = |prospect: &&Prospect| wish.passes || prospect.made != Move::Pass;
    let mut moves: Vec<&Prospect> = outlook.moves.iter().filter(may_be_shown).collect();
    if moves.is_empty() {
        // There is nothing but a pass, and a line without a move would end the answer.
        moves = outlook.moves.iter().collect();
    }
    // The first one is worth a look in any case: it may be there because it was decided on.
    let worth_a_look = |&(order, prospect): &(usize, &&Prospect)| order == 0 || prospect.games > 1;
    moves.truncate(moves.iter().enumerate().filter(worth_a_look).count().max(wish.moves.0).min(wish.moves.1));
    let mut line = String::new();
    for (order, prospect) in moves.iter().enumerate() {
        if !line.is_empty() {
            line.push(' ');
        }
        add_move(&mut line, prospect, order, wish.form, size);
    }
    let visits: u32 = outlook.moves.iter().map(|prospect| prospect.games).sum();
    if wish.root {
        let Outlook { winning, score, .. } = outlook;
        let deviation = outlook.ownership.deviation();
        let _ = write!(
            line,
            " rootInfo visits {visits} winrate {winning:.6} scoreMean {score:.4} scoreLead {score:.4} scoreStdev {deviation:.4}"
        );
    }
    if wish.ownership {
        let sign = outlook.color.sign();
        line.push_str(" ownership");
        for row in 0..size {
            for column in 0..size {
                let point = gnugo_engine::board::Point::new(row, column);
                let _ = write!(line, " {:.4}", 0.0 + sign * outlook.ownership.at(point));
            }
        }
    }
    if wish.reasons {
        for prospect in moves {
            for reason in &prospect.reasons {
                let _ = write!(line, "\nreason {} {reason}", prospect.made.to_text(size));
            }
        }
    }
    line
}

fn add_move(line: &mut String, prospect: &Prospect, order: usize, form: Form, size: usize) {
    let Prospect { made, games, winning, error, score, prior, .. } = prospect;
    let (made, lcb) = (as_theirs(&made.to_text(size)), (winning - 2.0 * error).max(0.0));
    let _ = match form {
        Form::Leela => {
            let [winning, prior, lcb] = [*winning, *prior, lcb].map(|share| (share * 10_000.0).round());
            write!(line, "info move {made} visits {games} winrate {winning} prior {prior} lcb {lcb} order {order} pv")
        }
        Form::Kata => write!(
            line,
            "info move {made} visits {games} utility {:.6} winrate {winning:.6} scoreMean {score:.4} scoreLead {score:.4} \
             prior {prior:.6} lcb {lcb:.6} order {order} pv",
            2.0 * winning - 1.0
        ),
    };
    for made in &prospect.line {
        let _ = write!(line, " {}", as_theirs(&made.to_text(size)));
    }
}

impl Session {
    /// Answers a request that is answered line by line while it is at work, if it is one and something can come that ends it: the
    /// lines are written, and all of the answer. An answer that is not written yet is given back.
    ///
    /// # Errors
    /// If the output takes no more.
    pub(crate) fn stream(&mut self, request: &Request, output: &mut impl Write) -> io::Result<Option<Answer>> {
        let Some((form, kind)) = meant(&request.name).filter(|_| self.inbox().is_read()) else {
            return Ok(Some(self.answer(request)));
        };
        self.begin();
        let wish = match Wish::read(self, form, &mut Arguments::of(request)) {
            Ok(wish) => wish,
            Err(failure) => return Ok(Some(Err(failure))),
        };
        writeln!(output, "={} ", request.id.as_deref().unwrap_or_default())?;
        output.flush()?;
        let mut broken = Ok(());
        let mut show = |line: &str| {
            broken = writeln!(output, "{line}").and_then(|()| output.flush());
            if broken.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        };
        let played = match kind {
            Kind::Plays => run(self, &wish, kind, &mut show),
            Kind::Looks => {
                let (inbox, interrupt) = (self.inbox().clone(), self.interrupt().clone());
                inbox.until_something_comes(&interrupt, || run(self, &wish, kind, &mut show))
            }
        };
        broken?;
        match played {
            Ok(Some(played)) => writeln!(output, "play {}\n", as_theirs(&played))?,
            // It can't be said any more that it failed, only that nothing is played.
            Ok(None) | Err(_) => writeln!(output)?,
        }
        output.flush()?;
        Ok(None)
    }

    /// Thinks about the opponent's move until anything comes, if that is wanted and it is the opponent's turn.
    pub(crate) fn ponder(&mut self) {
        let is_over = self.game.passes_in_a_row() > 1 || self.resigned().is_some();
        if !self.ponders || is_over || !self.has_just_played() || !self.inbox().is_quiet() {
            return;
        }
        let (inbox, interrupt) = (self.inbox().clone(), self.interrupt().clone());
        let color = self.game.to_move();
        let mut go_on = |_: &Outlook| ControlFlow::Continue(());
        let watch = Watch { every: Duration::from_secs(3600), show: &mut go_on };
        inbox.until_something_comes(&interrupt, || self.engine.watch(&self.game, color, None, watch));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::Lines;
    use crate::{Settings, Urgency, serve};

    fn session() -> Session {
        let settings = Settings { size: 5, playouts: Some(300), seed: 1, ..Settings::default() };
        Session::new(&settings, Default::default()).expect("a size")
    }

    fn answers(session: &mut Session, input: &str) -> String {
        let mut output = Vec::new();
        serve(session, Lines::new(input.as_bytes()), &mut output, None).expect("an output");
        String::from_utf8(output).expect("text")
    }

    /// The keys of an `info` and the words behind each.
    fn field<'a>(info: &'a str, key: &str) -> &'a str {
        let mut words = info.split_whitespace();
        words.find(|word| *word == key).and_then(|_| words.next()).unwrap_or_default()
    }

    #[test]
    fn each_move_is_told_in_the_form_that_is_asked_for() {
        let told = answers(&mut session(), "lz-analyze black 10\n");
        let moves: Vec<&str> = told.trim_start_matches("= ").trim_end().split("info ").skip(1).collect();
        assert!(moves.len() > 1, "{told}");
        for (order, info) in moves.iter().enumerate() {
            assert_eq!(field(info, "order"), order.to_string());
            let share = |key| field(info, key).parse::<u32>().unwrap_or(u32::MAX);
            assert!(
                share("winrate") <= 10_000 && share("prior") <= 10_000 && share("lcb") <= share("winrate"),
                "{info}"
            );
            assert_eq!(field(info, "move"), field(info, "pv"), "{info}");
        }
        let visits: Vec<u32> = moves.iter().filter_map(|info| field(info, "visits").parse().ok()).collect();
        assert!(visits.len() == moves.len() && visits.is_sorted_by(|a, b| a >= b) && visits.iter().sum::<u32>() <= 300);

        let told = answers(&mut session(), "kata-analyze interval 10 maxmoves 2 rootInfo true ownership true\n");
        let (infos, ownership) = told.split_once(" ownership ").expect("who owns what");
        let (infos, root) = infos.split_once(" rootInfo ").expect("the root");
        assert_eq!((infos.matches("info ").count(), field(root, "visits")), (2, "300"));
        let owned: Vec<f32> = ownership.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        assert!(owned.len() == 25 && owned.iter().all(|owned| owned.abs() <= 1.0));
        let winrate: f32 = field(infos, "winrate").parse().expect("a number");
        assert!((0.0..=1.0).contains(&winrate) && infos.contains("scoreLead "), "{infos}");
    }

    #[test]
    fn moves_can_be_allowed_and_avoided() {
        let moves = |wish: &str| -> Vec<String> {
            let told = answers(&mut session(), &format!("lz-analyze b 10 {wish}\n"));
            let named = told.split("info ").skip(1).map(|info| field(info, "move").to_owned());
            let mut named: Vec<String> = named.collect();
            named.sort();
            named
        };
        assert_eq!(moves("allow b B2,D4,pass 1"), ["B2", "D4", "pass"]);
        assert_eq!(moves("allow b B2,D4 1 avoid b B2 20"), ["D4"]);
        assert!(!moves("avoid b pass 1").contains(&"pass".to_owned()));
        assert!(!moves("avoid b C3 1").contains(&"C3".to_owned()));
        // What White may not play says nothing about Black's moves.
        assert!(moves("avoid w C3 1").contains(&"C3".to_owned()));
    }

    #[test]
    fn the_move_that_is_played_is_one_of_those_that_are_allowed() {
        for name in ["lz-genmove_analyze", "genmove_analyze", "kata-genmove_analyze"] {
            let told = answers(&mut session(), &format!("{name} b 10 allow b A1,A2 1\n"));
            assert!(
                told.contains("\nplay A1\n") || told.contains("\nplay A2\n") || told.contains("\nplay pass\n"),
                "{told}"
            );
        }
    }

    #[test]
    fn a_line_is_never_empty() {
        for wish in ["maxmoves 0", "allow b A1 1 avoid b A1 1"] {
            let told = answers(&mut session(), &format!("lz-analyze b 10 {wish}\n"));
            assert!(told.starts_with("= info move"), "{told}");
        }
    }

    #[test]
    fn a_wish_that_makes_no_sense_is_refused() {
        for (wish, why) in [
            ("nonsense", "`nonsense` is no key of an analysis"),
            ("interval x", "`x` is no interval"),
            ("allow b Q99 1", "`Q99` is no point of a board of 5 lines"),
            ("ownership perhaps", "`perhaps` is neither `true` nor `false`"),
            ("allow b", "an argument is missing"),
        ] {
            assert_eq!(
                answers(&mut session(), &format!("kata-analyze b {wish}\n")),
                format!("? syntax error: {why}\n\n")
            );
        }
    }

    /// One that would go on for months is no accident that a client can mend: nothing that it sends is read before the line.
    #[test]
    fn a_single_line_is_not_waited_for_for_ever() {
        let told = answers(&mut session(), "kata-analyze 2147483648\nlz-genmove_analyze b interval 360001\nname\n");
        let failure = "? nothing can end an analysis here: its interval is at most 360000\n\n";
        assert!(told.starts_with(&failure.repeat(2)) && told.contains("\n\n= "), "{told}");
    }

    #[test]
    fn a_move_is_played_and_told() {
        let mut session = session();
        let told = answers(&mut session, "lz-genmove_analyze b 10\n");
        let (infos, played) = told.trim_end().rsplit_once("\nplay ").expect("a move");
        assert_eq!(field(infos, "move"), played);
        assert_eq!(
            session.game().last_move().map(|(color, made)| (color, made.to_text(5))),
            Some((Color::Black, played.into()))
        );
    }

    /// The engine weighs more than games when it decides. What is shown last before the move has it first all the same, though not
    /// always with most games.
    #[test]
    fn the_last_report_has_the_move_that_is_played_first() {
        let settings = Settings { size: 7, playouts: Some(1_200), seed: 1, resign: false, ..Settings::default() };
        let mut session = Session::new(&settings, Default::default()).expect("a size");
        let inbox = session.inbox().clone();
        inbox.begin();
        let mut told_twice = 0;
        for color in ["b", "w"].into_iter().cycle().take(30) {
            // No report is due before the last one.
            let request = format!("kata-genmove_analyze {color} 360000 rootInfo true ownership true");
            let mut output = Vec::new();
            let request = Request::parse(&request).expect("a request");
            assert!(session.stream(&request, &mut output).expect("an output").is_none());
            let told = String::from_utf8(output).expect("text");
            let (reports, played) = told.trim_end().rsplit_once("\nplay ").expect("a move");
            let reports: Vec<&str> = reports.lines().filter(|line| line.starts_with("info ")).collect();
            let last = reports.last().expect("a report");
            assert_eq!((field(last, "move"), field(last, "order")), (played, "0"), "{told}");
            let (infos, root) = last.split_once(" rootInfo ").expect("the root");
            assert_eq!(field(infos, "winrate"), field(root, "winrate"));
            let of_played = |report: &str| {
                let own = report.split("info ").find(|info| field(info, "move") == played);
                own.map(|info| ["visits", "winrate", "scoreLead"].map(|key| field(info, key).to_owned()))
            };
            if let [before, after] = reports.as_slice() {
                told_twice += 1;
                assert_ne!(field(before, "move"), played, "{told}");
                assert!(of_played(before).is_none_or(|before| Some(before) == of_played(after)), "{told}");
                assert!(before.matches("info move").count() <= after.matches("info move").count(), "{told}");
            } else {
                assert_eq!(reports.len(), 1, "{told}");
            }
            if session.game().passes_in_a_row() > 1 {
                break;
            }
        }
        assert!(told_twice > 0, "in such a game knowledge decides now and then");
    }

    /// With nothing left to do on the board, the engine passes.
    #[test]
    fn a_pass_is_told_as_the_clients_expect_it() {
        for command in ["lz-genmove_analyze", "kata-genmove_analyze"] {
            let mut session = session();
            let stones = ["b B5", "b B4", "b B3", "b B2", "b B1", "w C1", "w C2", "w C3", "w C4", "w C5"];
            let mut input: String = stones.iter().map(|stone| format!("play {stone}\n")).collect();
            for stone in ["b A2", "b A4", "w D2", "w D4", "w E3"] {
                input += &format!("play {stone}\n");
            }
            answers(&mut session, &input);
            let told = answers(&mut session, &format!("{command} b 10\n"));
            assert!(told.ends_with("\nplay pass\n\n"), "{told}");
        }
    }

    /// Somebody reads ahead: the lines come one by one until the next command is there.
    #[test]
    fn it_goes_on_until_something_comes() {
        let settings = Settings { size: 5, seed: 1, ..Settings::default() };
        let mut session = Session::new(&settings, Default::default()).expect("a size");
        let (inbox, interrupt) = (session.inbox().clone(), session.interrupt().clone());
        inbox.begin();
        let first = Request::parse("7 lz-analyze b 1").expect("a request");
        inbox.arrived(Urgency::None, &interrupt);
        inbox.taken(Urgency::None, &interrupt);
        // The next command is sent by who has read three reports.
        struct Reader<F: FnMut()>(Vec<u8>, F);
        impl<F: FnMut()> std::io::Write for Reader<F> {
            fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
                let reports = |read: &[u8]| String::from_utf8_lossy(read).matches("order 0 ").count();
                let before = reports(&self.0);
                self.0.extend(bytes);
                if before < 3 && reports(&self.0) >= 3 {
                    (self.1)();
                }
                Ok(bytes.len())
            }
            fn flush(&mut self) -> std::io::Result<()> {
                Ok(())
            }
        }
        let mut output = Reader(Vec::new(), || inbox.arrived(Urgency::None, &interrupt));
        assert!(session.stream(&first, &mut output).expect("an output").is_none());
        let told = String::from_utf8(output.0).expect("text");
        assert!(told.starts_with("=7 \ninfo move ") && told.ends_with("\n\n"), "{told}");
        assert!(told.matches("order 0 ").count() > 2, "{told}");
        assert!(!interrupt.is_set());
    }

    #[test]
    fn reasons_are_told_if_somebody_wants_them() {
        let input = "play b C3\nplay w C4\nkata-analyze b 10 reasons true\n";
        let told = answers(&mut session(), input);
        assert!(told.lines().any(|line| line.starts_with("reason ")), "{told}");
        assert!(!answers(&mut session(), &input.replace("reasons true", "")).contains("reason"));
    }
}
