//! In which terms is a function of the engine told? Where it may stand, what it takes, and what it answers.
//!
//! The functions themselves are in [`engine`](super::engine), a table that is made from the engine's source, and
//! [`rules`](super) looks them up in it. What is wrong with a call is found by it and told in the language's own words;
//! rustc, which sees the methods themselves, is the proof that the table is right.

/// A function of constraints or actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Function {
    /// Its name.
    pub name: &'static str,
    /// Where it may stand.
    pub role: Role,
    /// When what it tells is known: the name of a stage, or of the only type that has it.
    pub stage: &'static str,
    /// Its parameters, in order.
    pub parameters: &'static [Parameter],
    /// What it answers.
    pub answer: Answer,
    /// What it tells or does, in one sentence.
    pub meaning: &'static str,
}

/// Where a function may stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// It asks, and stands in a constraint.
    Asks,
    /// It does something, and stands in an action.
    Acts,
}

/// A parameter of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parameter {
    /// Its name.
    pub name: &'static str,
    /// What may be given for it.
    pub takes: Takes,
}

/// What may be given for a parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takes {
    /// The label of a point that may be a stone.
    Stone,
    /// The label of a point that may be empty, or `*`.
    Empty,
    /// Any label, or `*`.
    Point,
    /// Any number of points.
    Points,
    /// Any number of moves, of which all but the first may be a tenuki.
    Moves,
}

/// What a function answers, and what the parts of an expression come out as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Nothing: it is an action.
    Nothing,
    /// True or false.
    Truth,
    /// A whole number.
    Number,
    /// A size or a weight, which need not be whole.
    Amount,
    /// A result of reading: `WIN`, `KO_A`, `KO_B`, or lost.
    Result,
    /// What is achieved by breaking through.
    BreakThrough,
    /// How far a dragon is surrounded.
    Surrounded,
    /// What becomes of a dragon: `ALIVE`, `CRITICAL`, `DEAD`, `UNKNOWN`.
    Status,
}

impl Answer {
    /// Whether it is true or false by itself.
    #[must_use]
    pub const fn is_truth(self) -> bool {
        matches!(self, Self::Truth | Self::Result | Self::BreakThrough | Self::Surrounded)
    }

    /// Whether it can be added.
    #[must_use]
    pub const fn can_be_added(self) -> bool {
        matches!(self, Self::Truth | Self::Number | Self::Result)
    }

    /// Whether it compares with whole numbers.
    #[must_use]
    pub const fn is_numeric(self) -> bool {
        matches!(self, Self::Number | Self::Amount | Self::BreakThrough | Self::Surrounded)
    }

    /// Whether two such answers can be compared.
    #[must_use]
    pub fn compares_with(self, other: Self) -> bool {
        let (a, b) = (self, other);
        let number_and = |a: Self, b: Self| a == Self::Number && b.is_numeric();
        a == b
            || number_and(a, b)
            || number_and(b, a)
            || matches!((a, b), (Self::BreakThrough, Self::Result) | (Self::Result, Self::BreakThrough))
    }

    /// Whether one can be less than the other, and not just another one.
    #[must_use]
    pub const fn has_order(self) -> bool {
        !matches!(self, Self::Status)
    }

    /// What it is, as the end of a sentence.
    #[must_use]
    pub const fn noun(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Truth => "true or false",
            Self::Number => "a number",
            Self::Amount => "an amount",
            Self::Result => "a reading result",
            Self::BreakThrough => "what a break-through achieves",
            Self::Surrounded => "how far a dragon is surrounded",
            Self::Status => "what becomes of a dragon",
        }
    }
}

impl Function {
    /// As it is written: `oplay_attack(moves…, target)`.
    #[must_use]
    pub fn call(&self) -> String {
        let parameter = |parameter: &Parameter| match parameter.takes {
            Takes::Points | Takes::Moves => format!("{}…", parameter.name),
            _ => parameter.name.to_owned(),
        };
        let parameters: Vec<String> = self.parameters.iter().map(parameter).collect();
        format!("{}({})", self.name, parameters.join(", "))
    }
}
