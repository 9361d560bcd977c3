//! Recursive descent over token trees. The first fault ends an expression: what follows it would be guessed. What has
//! been read up to there is kept, with [`Expr::Missing`] in the place of the rest, for editors that complete it.

use super::tree::{BinaryOp, Call, Expr, Operand};
use crate::ast::Reading;
use crate::report::Fault;
use crate::rules::{Function, Role};
use crate::tokens::{end_of, start_of, text_of};
use proc_macro2::{Delimiter, Group, Ident, Literal, Span, TokenStream, TokenTree};

/// How deep expressions may be nested: far beyond what anybody can read, and safe for the stack.
const DEPTH: usize = 64;

/// What is parsed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Text {
    Constraint,
    Action,
    Arguments,
    Parentheses,
}

/// A place in a list of token trees.
pub(super) struct Parser<'a> {
    text: Text,
    /// What each line begins with, those inside parentheses too.
    marker: char,
    trees: &'a [TokenTree],
    next: usize,
    /// What stands before the first token.
    before: Span,
    cx: Reading<'a>,
    depth: usize,
}

impl<'a> Parser<'a> {
    pub(super) fn new(text: Text, trees: &'a [TokenTree], before: Span, cx: Reading<'a>) -> Self {
        let marker = if text == Text::Action { '>' } else { ';' };
        Self { text, marker, trees, next: 0, before, cx, depth: 0 }
    }

    /// One expression, and nothing after it.
    pub(super) fn whole(&mut self) -> Expr {
        let expression = self.choice();
        match self.peek() {
            None => expression,
            Some(tree) => {
                let fault = self.unexpected(tree);
                broken_after(expression, self.fail(fault))
            }
        }
    }

    /// Calls with `;` between them; a last `;` may be left out.
    pub(super) fn statements(&mut self) -> Vec<Expr> {
        let mut statements = Vec::new();
        if self.trees.is_empty() {
            let fault = self.nothing_follows();
            return vec![self.fail(fault)];
        }
        while let Some(first) = self.peek() {
            if is_punct(first, ';') {
                statements.push(self.fail(Fault::new(start_of(first), "no action stands before this `;`")));
                break;
            }
            let mut statement = self.choice();
            match self.peek() {
                Some(end) if is_punct(end, ';') => self.next += 1,
                Some(tree) => {
                    let fault = self.unexpected(tree);
                    statement = broken_after(statement, self.fail(fault));
                }
                None => {}
            }
            statements.push(statement);
        }
        statements
    }

    fn peek(&self) -> Option<&'a TokenTree> {
        self.trees.get(self.next)
    }

    /// Whether these characters follow, without a space between them.
    fn at(&self, operator: &str) -> bool {
        let mut characters = operator.chars().enumerate().peekable();
        while let Some((offset, character)) = characters.next() {
            match self.trees.get(self.next + offset) {
                Some(TokenTree::Punct(punct)) if punct.as_char() == character => {
                    if characters.peek().is_some() && punct.spacing() == proc_macro2::Spacing::Alone {
                        return false;
                    }
                }
                _ => return false,
            }
        }
        true
    }

    /// Takes the first of these operators that follows.
    fn take(&mut self, operators: &[BinaryOp]) -> Option<(BinaryOp, Span)> {
        let operator = operators.iter().copied().find(|operator| self.at(operator.text()))?;
        let span = self.peek().map_or(self.before, start_of);
        self.next += operator.text().len();
        Some((operator, span))
    }

    /// Reports a fault, and gives up what follows.
    fn fail(&mut self, fault: Fault) -> Expr {
        let at = self.last();
        self.next = self.trees.len();
        Expr::Missing(at, self.cx.give_up(fault))
    }

    /// The token before the next one.
    fn last(&self) -> Span {
        self.trees[..self.next].last().map_or(self.before, end_of)
    }

    fn choice(&mut self) -> Expr {
        self.depth += 1;
        if self.depth > DEPTH {
            return self.fail(Fault::new(self.last(), "this expression is nested too deeply"));
        }
        let condition = self.or();
        let expression = match self.peek() {
            Some(tree) if is_punct(tree, '?') => {
                self.next += 1;
                let yes = self.choice();
                let no = match self.peek() {
                    Some(colon) if is_punct(colon, ':') => {
                        self.next += 1;
                        self.choice()
                    }
                    other => {
                        let fault = match other {
                            Some(tree) => {
                                let message = format!("expected `:` and the other value, found `{}`", text_of(tree));
                                Fault::new(start_of(tree), message)
                            }
                            None => Fault::new(self.last(), "expected `:` and the other value after this"),
                        };
                        self.fail(fault.help("write `condition ? one : other`"))
                    }
                };
                Expr::Choice(Box::new([condition, yes, no]))
            }
            _ => condition,
        };
        self.depth -= 1;
        expression
    }

    fn or(&mut self) -> Expr {
        self.chain(&[BinaryOp::Or], Self::and)
    }

    fn and(&mut self) -> Expr {
        self.chain(&[BinaryOp::And], Self::comparison)
    }

    fn sum(&mut self) -> Expr {
        self.chain(&[BinaryOp::Add, BinaryOp::Subtract], Self::unary)
    }

    fn chain(&mut self, operators: &[BinaryOp], operand: fn(&mut Self) -> Expr) -> Expr {
        let first = operand(self);
        let mut others = Vec::new();
        while let Some((operator, span)) = self.take(operators) {
            others.push((operator, span, operand(self)));
        }
        if others.is_empty() { first } else { Expr::Chain(Box::new(first), others) }
    }

    fn comparison(&mut self) -> Expr {
        use BinaryOp::{Equal, Greater, GreaterOrEqual, Less, LessOrEqual, Unequal};
        const COMPARISONS: [BinaryOp; 6] = [Equal, Unequal, LessOrEqual, GreaterOrEqual, Less, Greater];
        let left = self.sum();
        let Some((operator, span)) = self.take(&COMPARISONS) else { return left };
        let mut right = self.sum();
        if let Some((again, span)) = self.take(&COMPARISONS) {
            let fault = match self.peek() {
                None => self.nothing_follows(),
                Some(_) => Fault::new(span, format!("a second comparison, `{}`, of the same value", again.text()))
                    .help("put one of the comparisons into parentheses, or join them with `&&`"),
            };
            right = self.fail(fault);
        }
        Expr::Chain(Box::new(left), vec![(operator, span, right)])
    }

    fn unary(&mut self) -> Expr {
        let mut signs = Vec::new();
        while let Some(tree) = self.peek().filter(|tree| is_punct(tree, '!') || is_punct(tree, '-')) {
            signs.push(tree);
            self.next += 1;
            if signs.len() > DEPTH {
                return self.fail(Fault::new(self.last(), "this expression is nested too deeply"));
            }
        }
        let mut expression = self.primary();
        while let Some(sign) = signs.pop() {
            let operand = Box::new(expression);
            expression = if is_punct(sign, '!') {
                Expr::Not(start_of(sign), operand)
            } else {
                Expr::Negative(start_of(sign), operand)
            };
        }
        expression
    }

    fn primary(&mut self) -> Expr {
        let Some(tree) = self.peek() else {
            let fault = self.nothing_follows();
            return self.fail(fault);
        };
        self.next += 1;
        match tree {
            TokenTree::Punct(punct) if punct.as_char() == '*' => Expr::Point(Operand::Move(punct.span())),
            TokenTree::Punct(punct) if punct.as_char() == '?' => Expr::Tenuki(punct.span()),
            TokenTree::Literal(literal) => self.number(literal),
            TokenTree::Ident(name) => self.word(name),
            TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis => self.parentheses(group),
            other => {
                self.next -= 1;
                let fault = self.no_operand(other);
                self.fail(fault)
            }
        }
    }

    fn number(&mut self, literal: &Literal) -> Expr {
        if is_number(literal) {
            return Expr::Number(literal.clone());
        }
        let text = literal.to_string();
        let is_quoted = text.ends_with(['"', '\'']);
        let message = match is_quoted {
            true => format!("{text} is a text, and an expression has none"),
            false => format!("expected a number, found `{text}`"),
        };
        let fault = Fault::new(literal.span(), message);
        self.fail(match text.trim_matches(['"', '\'']) {
            label if is_quoted && label.len() == 1 && label.chars().all(|letter| letter.is_ascii_alphabetic()) => {
                fault.help(format!("a label is written without quotes: `{label}`"))
            }
            _ => fault,
        })
    }

    fn word(&mut self, name: &Ident) -> Expr {
        let text = name.to_string();
        if is_keyword(name) {
            return self.fail(keyword(name.span(), &text));
        }
        if text == "not" && matches!(self.peek(), Some(TokenTree::Ident(_))) {
            return self.fail(Fault::new(name.span(), "`not` is no operator of a pattern").help("write `!`"));
        }
        if let Some(TokenTree::Group(group)) = self.peek()
            && group.delimiter() == Delimiter::Parenthesis
        {
            self.next += 1;
            let arguments = self.arguments(group);
            return Expr::Call(Call { name: name.clone(), group: group.clone(), arguments });
        }
        if let Some(fault) = self.split_name(name) {
            return self.fail(fault);
        }
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) => Expr::Point(Operand::Label(name.clone(), letter)),
            (Some(first), _) if first.is_uppercase() => Expr::Constant(name.clone()),
            _ => Expr::Word(name.clone()),
        }
    }

    /// A function's name in pieces, with spaces or `-` instead of `_`.
    fn split_name(&self, first: &Ident) -> Option<Fault> {
        let (mut pieces, mut end) = (vec![first.to_string()], first.span());
        let mut rest = &self.trees[self.next..];
        let mut dashed = false;
        loop {
            rest = match rest {
                [TokenTree::Punct(dash), TokenTree::Ident(piece), after @ ..] if dash.as_char() == '-' => {
                    dashed = true;
                    (pieces, end) = ([pieces, vec![piece.to_string()]].concat(), piece.span());
                    after
                }
                [TokenTree::Ident(piece), after @ ..] => {
                    (pieces, end) = ([pieces, vec![piece.to_string()]].concat(), piece.span());
                    after
                }
                _ => break,
            };
        }
        let name = pieces.join("_");
        let is_call = matches!(rest, [TokenTree::Group(group), ..] if group.delimiter() == Delimiter::Parenthesis);
        let is_known = [Role::Asks, Role::Acts].iter().any(|&role| Function::named(&name, role).is_some());
        (is_call && is_known && pieces.len() > 1).then(|| {
            let between = if dashed { "dashes" } else { "spaces" };
            Fault::range(first.span(), end, format!("the name of a function has no {between}"))
                .help(format!("write `{name}`"))
        })
    }

    fn inner<'b>(&'b self, text: Text, trees: &'b [TokenTree], group: &Group) -> Parser<'b> {
        let Self { marker, cx, depth, .. } = *self;
        Parser { text, marker, trees, next: 0, before: group.span_open(), cx, depth }
    }

    /// The inside of a group. Lines are joined there as everywhere: what marks the beginning of one is left out.
    fn inside(&self, group: &Group) -> Vec<TokenTree> {
        let mut inside = trees(group.stream());
        let mut before = group.span_open();
        inside.retain(|tree| {
            let begins_line = start_of(tree).start().line > before.end().line;
            // Where nothing has a place of its own, a `;` can be nothing else; a `>` can.
            let nowhere = self.marker == ';' && start_of(tree).start() == group.span_open().start();
            before = end_of(tree);
            !(is_punct(tree, self.marker) && (begins_line || nowhere))
        });
        inside
    }

    fn parentheses(&mut self, group: &Group) -> Expr {
        let trees = self.inside(group);
        if trees.is_empty() {
            return self.fail(Fault::range(
                group.span_open(),
                group.span_close(),
                "nothing stands in these parentheses",
            ));
        }
        let inner = self.inner(Text::Parentheses, &trees, group).whole();
        Expr::Group(group.clone(), Box::new(inner))
    }

    fn arguments(&self, group: &Group) -> Vec<Expr> {
        let trees = self.inside(group);
        let mut parser = self.inner(Text::Arguments, &trees, group);
        let mut arguments = Vec::new();
        while parser.peek().is_some() {
            arguments.push(parser.choice());
            match parser.peek() {
                None => break,
                Some(tree) if is_punct(tree, ',') => {
                    parser.next += 1;
                    if parser.peek().is_none() {
                        arguments.push(parser.fail(Fault::new(start_of(tree), "no argument follows this `,`")));
                    }
                }
                Some(tree) => {
                    let fault = parser.unexpected(tree);
                    arguments.push(parser.fail(fault));
                }
            }
        }
        arguments
    }

    // What to say.

    fn nothing_follows(&self) -> Fault {
        let (mut start, mut text) = (self.before, "this".to_owned());
        if self.next > 0 {
            // An operator of two characters is told as a whole.
            let two = self.next > 1
                && {
                    let pair = &self.trees[self.next - 2..self.next];
                    matches!(pair, [TokenTree::Punct(a), TokenTree::Punct(b)]
                    if a.spacing() == proc_macro2::Spacing::Joint && "&|=<>!".contains(a.as_char()) && "&|=".contains(b.as_char()))
                };
            let first = self.next - if two { 2 } else { 1 };
            start = start_of(&self.trees[first]);
            text = format!("`{}`", self.trees[first..self.next].iter().map(text_of).collect::<String>());
        }
        Fault::range(start, self.last(), format!("nothing follows {text}")).help("an operand is missing")
    }

    /// A token where an operand should be.
    fn no_operand(&self, found: &TokenTree) -> Fault {
        let text = self.operator_text();
        let message = match (found, self.text) {
            (TokenTree::Punct(_), _) if text == "=" && self.follows('=') => {
                let first = self.next.checked_sub(2).and_then(|first| self.trees.get(first));
                let start = first.map_or_else(|| self.last(), start_of);
                return Fault::range(start, start_of(found), "`===` does not compare").help("write `==`");
            }
            (TokenTree::Punct(_), _) if text == "~" => {
                return Fault::new(start_of(found), "`~` is no operator of a pattern").help("write `!`");
            }
            (TokenTree::Punct(_), _) if text == ">" && self.follows('<') => {
                return Fault::range(self.last(), start_of(found), "`<>` does not compare").help("write `!=`");
            }
            (TokenTree::Punct(_), Text::Arguments) if text == "," => "expected an argument, found `,`".to_owned(),
            (TokenTree::Punct(_), _) if self.next == 0 && text != ";" => format!("nothing stands before `{text}`"),
            _ => format!("expected a call, a label or a number, found `{text}`"),
        };
        Fault::new(start_of(found), message)
    }

    /// A token where an operator or the end should be.
    fn unexpected(&self, found: &TokenTree) -> Fault {
        let text = self.operator_text();
        let at = start_of(found);
        match (text.as_str(), self.text) {
            ("&" | "|", _) => {
                Fault::new(at, format!("`{text}` is no operator of a pattern")).help(format!("write `{text}{text}`"))
            }
            ("=", Text::Action) => Fault::new(at, "an action assigns nothing")
                .help("what an action does is a function: `antisuji(a)`, `replace(a, *)`"),
            ("=", _) => Fault::new(at, "`=` does not compare").help("write `==`"),
            ("=>", _) => Fault::new(at, "`=>` does not compare").help("write `>=`"),
            ("=<", _) => Fault::new(at, "`=<` does not compare").help("write `<=`"),
            _ if self.lacks_parentheses(found) => self.no_call(found),
            (".", _)
                if matches!(self.trees.get(self.next + 1..), Some([TokenTree::Ident(_), TokenTree::Group(_), ..])) =>
            {
                let names = self.trees[self.next + 1..].first().map(text_of).unwrap_or_default();
                let point = self.next.checked_sub(1).and_then(|before| self.trees.get(before)).map(text_of);
                let point = point.unwrap_or_default();
                Fault::new(at, "nothing is asked of a point with `.`").help(format!("write `{names}({point})`"))
            }
            (";", Text::Constraint) => Fault::new(at, "a constraint is one expression, which `;` does not end"),
            ("#", _) => Fault::new(at, "`#` begins no comment").help("a comment begins with `//`"),
            ("is", _) => Fault::new(at, "`is` is no operator of a pattern").help("write `==`"),
            ("and" | "AND" | "or" | "OR", _) => Fault::new(at, format!("`{text}` is no operator of a pattern"))
                .help(if text.eq_ignore_ascii_case("and") { "write `&&`" } else { "write `||`" }),
            ("*" | "/" | "%" | "^", _) => Fault::new(at, format!("`{text}` is no operator of a pattern"))
                .note("the operators are `&&`, `||`, `!`, `+`, `-`, `==`, `!=`, `<`, `<=`, `>`, `>=` and `? :`"),
            (_, Text::Arguments) => Fault::new(at, format!("expected `,` or `)`, found `{text}`")),
            (_, Text::Constraint) if self.begins_line(found) => {
                Fault::new(at, format!("expected an operator, found `{text}`"))
                    .help("the lines of a constraint are read as one: begin this one with `; &&`")
            }
            (_, Text::Action) => {
                Fault::new(at, format!("expected `;`, found `{text}`")).help("end each action with `;`")
            }
            (_, Text::Constraint | Text::Parentheses) => {
                Fault::new(at, format!("expected an operator, found `{text}`"))
            }
        }
    }

    /// Whether a token was meant as the arguments of the word before it.
    fn lacks_parentheses(&self, found: &TokenTree) -> bool {
        let before = self.next.checked_sub(1).and_then(|before| self.trees.get(before));
        let is_name = matches!(before, Some(TokenTree::Ident(name)) if name.to_string().len() > 1);
        let is_argument = match found {
            TokenTree::Ident(label) => label.to_string().len() == 1,
            TokenTree::Group(group) => matches!(group.delimiter(), Delimiter::Bracket | Delimiter::Brace),
            _ => false,
        };
        is_name && is_argument && !self.begins_line(found)
    }

    /// A call that is written in another way.
    fn no_call(&self, found: &TokenTree) -> Fault {
        let name = self.next.checked_sub(1).and_then(|before| self.trees.get(before)).map(text_of).unwrap_or_default();
        let argument = match found {
            TokenTree::Group(group) => group.stream().to_string(),
            other => other.to_string(),
        };
        Fault::new(start_of(found), format!("expected `(`, found `{}`", text_of(found)))
            .help(format!("write `{name}({argument})`"))
    }

    /// Whether a token is on another line than the one before it.
    fn begins_line(&self, found: &TokenTree) -> bool {
        self.last().end().line != start_of(found).start().line
    }

    /// Whether this character stands before the next token.
    fn follows(&self, letter: char) -> bool {
        self.next.checked_sub(1).and_then(|before| self.trees.get(before)).is_some_and(|tree| is_punct(tree, letter))
    }

    /// The token that follows, with those that touch it if it is an operator.
    fn operator_text(&self) -> String {
        let mut text = String::new();
        for tree in &self.trees[self.next..] {
            match tree {
                TokenTree::Punct(punct) if "&|=<>!+-".contains(punct.as_char()) => {
                    text.push(punct.as_char());
                    if punct.spacing() == proc_macro2::Spacing::Alone || text.len() > 1 {
                        break;
                    }
                }
                tree => {
                    if text.is_empty() {
                        text = text_of(tree);
                    }
                    break;
                }
            }
        }
        text
    }
}

/// What was understood, and behind it what was not.
pub(super) fn broken_after(expression: Expr, missing: Expr) -> Expr {
    let at = missing.range().0;
    Expr::Chain(Box::new(expression), vec![(BinaryOp::And, at, missing)])
}

/// A keyword where an operand should be. What C has and GNU Go's databases use gets a word of advice.
fn keyword(at: Span, text: &str) -> Fault {
    let fault = Fault::new(at, format!("`{text}` has no meaning in a pattern"));
    match text {
        "if" | "else" => fault
            .note("a constraint is one expression, and an action a list of calls")
            .help("ask in a constraint, or in a helper function named on the class line"),
        "return" => fault.help("a match is refused by a constraint, or by a helper function named on the class line"),
        _ => fault.note("an expression is made of calls, labels, numbers, constants and operators"),
    }
}

/// The trees of a group's inside; groups without delimiters, which `macro_rules!` makes of its arguments, are opened.
fn trees(stream: TokenStream) -> Vec<TokenTree> {
    let mut found = Vec::new();
    for tree in stream {
        match tree {
            TokenTree::Group(group) if group.delimiter() == Delimiter::None => found.extend(trees(group.stream())),
            tree => found.push(tree),
        }
    }
    found
}

fn is_punct(tree: &TokenTree, character: char) -> bool {
    matches!(tree, TokenTree::Punct(punct) if punct.as_char() == character)
}

/// Digits, and a fraction at most.
pub(crate) fn is_number(literal: &Literal) -> bool {
    let text = literal.to_string();
    let text = text.strip_suffix('.').unwrap_or(&text);
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    [whole, fraction].iter().all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Whether a word cannot be a name.
pub(crate) fn is_keyword(name: &Ident) -> bool {
    syn::parse2::<Ident>(TokenTree::Ident(name.clone()).into()).is_err()
}
