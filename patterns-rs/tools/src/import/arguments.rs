//! What may be said to `import`? Files, each under the type that was named last before it.

use clap::{Arg, ArgAction, ArgMatches, Args, Command, Error, FromArgMatches};
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(crate) struct Import {
    #[command(flatten)]
    pub(crate) files: Files,
    /// The folder of the crate: a new or an empty one, or that of an imported crate, to which the files are added.
    #[arg(short, long, value_name = "FOLDER")]
    pub(crate) output: PathBuf,
    /// The workspace that has the engine and the tools [default: the one that this program was built in].
    #[arg(long, value_name = "FOLDER")]
    pub(crate) engine: Option<PathBuf>,
    /// Write the modules of files anew that were imported before: what was edited in them is lost.
    #[arg(long)]
    pub(crate) again: bool,
    /// Do not ask Cargo whether the crate compiles: functions that the engine does not have are then left in it.
    #[arg(long)]
    pub(crate) unchecked: bool,
    /// Tell which checks of the pattern compiler are lifted, too.
    #[arg(short, long)]
    pub(crate) verbose: bool,
    /// One JSON object a line for everything that was not carried over, and for every check that is lifted.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Files and the types of their patterns.
#[derive(Debug, Default)]
pub(crate) struct Files(pub(crate) Vec<(String, PathBuf)>);

impl FromArgMatches for Files {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let places = |name| matches.indices_of(name).into_iter().flatten();
        let kinds: Vec<(usize, &String)> =
            places("as").zip(matches.get_many::<String>("as").into_iter().flatten()).collect();
        let files = places("files").zip(matches.get_many::<PathBuf>("files").into_iter().flatten());
        let kind = |place: usize| {
            let before = kinds.iter().rev().find(|(at, _)| *at < place);
            before.or(kinds.first()).map_or_else(String::new, |(_, kind)| (*kind).clone())
        };
        Ok(Self(files.map(|(place, file)| (kind(place), file.clone())).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Args for Files {
    fn augment_args(command: Command) -> Command {
        let kind = Arg::new("as")
            .long("as")
            .value_name("TYPE")
            .required(true)
            .action(ArgAction::Append)
            .help("The type of the databases that follow: Shape, Attack, Defense, Connection, OwlAttack …");
        let files = Arg::new("files")
            .value_name("FILE")
            .required(true)
            .num_args(1..)
            .action(ArgAction::Append)
            .value_parser(clap::value_parser!(PathBuf))
            .help("Databases in GNU Go's format, and trees of joseki (`.sgf`)");
        command.arg(files).arg(kind)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}
