//! The function of a constraint or an action.
//!
//! The author's tokens keep their places, and what is written around them is said to stand where they stand, so that
//! rustc's errors are at the author's word, and an editor completes and explains it.

use super::function_name;
use crate::ast::{BinaryOp, Call, Expr, Operand};
use crate::ir::{Label, Pattern};
use crate::rules::functions::{Arguments, arguments};
use proc_macro2::{Delimiter, Group, Ident, Literal, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};
use std::collections::BTreeMap;

/// What a function is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    Constraint,
    Action,
}

impl Role {
    /// The parameter that the author's calls are methods of.
    fn receiver(self) -> &'static str {
        match self {
            Self::Constraint => "__ask",
            Self::Action => "__act",
        }
    }
}

/// The function of some expressions: one constraint, or the calls of an action.
pub(super) fn function(role: Role, pattern: &Pattern, expressions: &[Expr], kind: &Ident) -> TokenStream {
    let name = function_name(role, &pattern.name);
    let writer = Writer { role };
    let locals = locals(&writer, pattern, expressions);
    // What the author cannot change is no warning.
    let quiet = quote!(#[allow(unused, non_snake_case, unused_qualifications, clippy::all, clippy::pedantic)]);
    match role {
        Role::Constraint => {
            let receiver = writer.receiver(Span::call_site());
            let truths = expressions.iter().map(|expression| writer.truth(expression));
            quote! {
                #quiet
                fn #name(#receiver: &mut __pattern::Ask<'_, __pattern::#kind>) -> bool {
                    #locals
                    #(#truths)*
                }
            }
        }
        Role::Action => {
            let receiver = writer.receiver(Span::call_site());
            let statements = expressions.iter().map(|expression| writer.expression(expression));
            quote! {
                #quiet
                fn #name(#receiver: &mut __pattern::Act<'_, '_, __pattern::#kind>) {
                    #locals
                    #(#statements;)*
                }
            }
        }
    }
}

/// One local for each label that is used, typed by what the diagram shows there.
fn locals(writer: &Writer, pattern: &Pattern, expressions: &[Expr]) -> TokenStream {
    let mut used: BTreeMap<char, (&Operand, Span)> = BTreeMap::new();
    for expression in expressions {
        expression.walk(&mut |part| {
            if let Expr::Point(operand) = part {
                let (letter, span) = match operand {
                    Operand::Label(ident, letter) => (*letter, ident.span()),
                    Operand::Move(span) => ('*', *span),
                };
                used.entry(letter).or_insert((operand, span));
            }
        });
    }
    let local = |(letter, (operand, span)): (char, (&Operand, Span))| {
        let label = pattern.labels.iter().find(|label| label.letter == letter);
        let (row, column) = place(pattern, label, letter);
        let kind = match (letter, label.and_then(|label| label.symbol)) {
            ('*', _) => "TheMove",
            (_, Some(symbol)) => symbol.label,
            (_, None) => "Anything",
        };
        let (name, receiver) = (local_name(operand), writer.receiver(span));
        let kind = Ident::new(kind, generated_at(span));
        quote_spanned! { generated_at(span)=>
            let #name = __pattern::expand::at::<__pattern::#kind, _>(#receiver, #row, #column);
        }
    };
    used.into_iter().map(local).collect()
}

/// Row and column of a label, or of the move.
fn place(pattern: &Pattern, label: Option<&Label>, letter: char) -> (Literal, Literal) {
    let point = match letter {
        '*' => pattern.grid.find('*').next(),
        _ => label.and_then(|label| label.points.first().copied()),
    };
    let (row, column) = point.unwrap_or((0, 0));
    (Literal::usize_unsuffixed(row), Literal::usize_unsuffixed(column))
}

/// The local of a label. Capitals get another name: a constant in the author's module might have theirs.
fn local_name(operand: &Operand) -> Ident {
    match operand {
        Operand::Label(ident, letter) if letter.is_lowercase() => ident.clone(),
        Operand::Label(ident, letter) => Ident::new(&format!("__label_{letter}"), ident.span()),
        Operand::Move(span) => Ident::new("__move", *span),
    }
}

/// The place of a token of the author's, for tokens that the author did not write.
fn generated_at(span: Span) -> Span {
    Span::call_site().located_at(span)
}

struct Writer {
    role: Role,
}

impl Writer {
    fn receiver(&self, at: Span) -> Ident {
        Ident::new(self.role.receiver(), generated_at(at))
    }

    /// `truth(x)`: whatever counts as true or false, as a `bool`.
    fn truth(&self, expression: &Expr) -> TokenStream {
        self.wrapped("truth", expression)
    }

    /// `number(x)`: whatever can be added, as an `i32`.
    fn number(&self, expression: &Expr) -> TokenStream {
        self.wrapped("number", expression)
    }

    fn wrapped(&self, function: &str, expression: &Expr) -> TokenStream {
        // What has been made a `bool` or a number by an operator needs no conversion.
        let is_done = match expression {
            Expr::Not(..) => function == "truth",
            Expr::Negative(..) | Expr::Number(_) => function == "number",
            Expr::Chain(_, others) => {
                others.first().is_some_and(|(operator, _, _)| operator.is_sum() == (function == "number"))
            }
            _ => false,
        };
        let inner = self.expression(expression);
        if is_done {
            return inner;
        }
        let at = expression.range().0;
        let (name, inner) = (Ident::new(function, generated_at(at)), parenthesised(inner, generated_at(at)));
        quote_spanned!(generated_at(at)=> __pattern::expand::#name #inner)
    }

    fn expression(&self, expression: &Expr) -> TokenStream {
        match expression {
            Expr::Point(operand) => local_name(operand).into_token_stream(),
            Expr::Tenuki(span) => quote_spanned!(generated_at(*span)=> __pattern::expand::TENUKI),
            Expr::Number(literal) => literal.to_token_stream(),
            // All of the author's place: rustc joins the places of a path, and cannot if some are generated.
            Expr::Constant(ident) => quote_spanned!(ident.span()=> __pattern::constants::#ident),
            Expr::Word(ident) => {
                let receiver = self.receiver(ident.span());
                quote_spanned!(generated_at(ident.span())=> #receiver.#ident)
            }
            Expr::Call(call) => self.call(call),
            Expr::Not(span, operand) => {
                let operand = self.truth(operand);
                quote_spanned!(*span=> !#operand)
            }
            Expr::Negative(span, operand) => {
                let operand = self.number(operand);
                quote_spanned!(*span=> -#operand)
            }
            Expr::Group(group, inner) => {
                let mut written = Group::new(Delimiter::Parenthesis, self.expression(inner));
                written.set_span(group.span());
                TokenTree::Group(written).into()
            }
            Expr::Chain(first, others) => self.chain(first, others),
            Expr::Choice(parts) => {
                let [condition, yes, no] = &**parts;
                let at = generated_at(condition.range().0);
                let (condition, yes, no) = (self.truth(condition), self.expression(yes), self.expression(no));
                parenthesised(quote_spanned!(at=> if #condition { #yes } else { #no }), at)
            }
        }
    }

    fn chain(&self, first: &Expr, others: &[(BinaryOp, Span, Expr)]) -> TokenStream {
        let operand = |operand: &Expr| match others.first() {
            Some((operator, _, _)) if operator.is_logical() => self.truth(operand),
            Some((operator, _, _)) if operator.is_sum() => self.number(operand),
            _ => self.expression(operand),
        };
        let mut tokens = operand(first);
        for (operator, span, right) in others {
            tokens.extend(operator_tokens(*operator, *span));
            tokens.extend(operand(right));
        }
        tokens
    }

    /// `f(a)` as `__ask.f(a)`.
    fn call(&self, call: &Call) -> TokenStream {
        let (name, at) = (&call.name, generated_at(call.name.span()));
        let receiver = self.receiver(call.name.span());
        if call.arguments.iter().any(asks) {
            return self.nested_call(call);
        }
        let arguments = self.arguments(call);
        let mut group = Group::new(Delimiter::Parenthesis, quote!(#(#arguments),*));
        group.set_span(call.group.span());
        quote_spanned!(at=> #receiver.#name #group)
    }

    /// Arguments that ask themselves are answered first: only one call at a time may borrow the board.
    fn nested_call(&self, call: &Call) -> TokenStream {
        let (name, at) = (&call.name, generated_at(call.name.span()));
        let receiver = self.receiver(call.name.span());
        let name_of =
            |(index, argument): (usize, &Expr)| Ident::new(&format!("__argument_{index}"), argument.range().0);
        let names: Vec<Ident> = call.arguments.iter().enumerate().map(name_of).collect();
        let arguments = self.arguments(call);
        let block = quote_spanned! { at=>
            #(let #names = #arguments;)*
            #receiver.#name(#(#names),*)
        };
        let mut group = Group::new(Delimiter::Brace, block);
        group.set_span(at);
        parenthesised(TokenTree::Group(group).into(), at)
    }

    /// The arguments as the engine's function takes them.
    fn arguments(&self, call: &Call) -> Vec<TokenStream> {
        let plain = |arguments: &[Expr]| arguments.iter().map(|argument| self.expression(argument)).collect::<Vec<_>>();
        let at = generated_at(call.group.span_open());
        match arguments(&call.name.to_string()) {
            Arguments::Plain => plain(&call.arguments),
            Arguments::Somewhere => vec![self.list(&call.arguments, "point", at)],
            Arguments::Play { targets } => {
                let (moves, targets) = call.arguments.split_at(call.arguments.len().saturating_sub(targets));
                let mut arguments = vec![self.list(moves, "play", at)];
                arguments.extend(plain(targets));
                arguments
            }
        }
    }

    /// `&[play(a), TENUKI, play(b)]`
    fn list(&self, arguments: &[Expr], function: &str, at: Span) -> TokenStream {
        let item = |argument: &Expr| match argument {
            Expr::Tenuki(_) => self.expression(argument),
            other => {
                let at = generated_at(other.range().0);
                let (name, inner) = (Ident::new(function, at), parenthesised(self.expression(other), at));
                quote_spanned!(at=> __pattern::expand::#name #inner)
            }
        };
        let items = arguments.iter().map(item);
        let mut group = Group::new(Delimiter::Bracket, quote_spanned!(at=> #(#items),*));
        group.set_span(at);
        quote_spanned!(at=> & #group)
    }
}

/// Whether an argument calls a function.
fn asks(argument: &Expr) -> bool {
    let mut found = false;
    argument.walk(&mut |part| found |= matches!(part, Expr::Call(_)));
    found
}

fn parenthesised(tokens: TokenStream, at: Span) -> TokenStream {
    let mut group = Group::new(Delimiter::Parenthesis, tokens);
    group.set_span(at);
    TokenTree::Group(group).into()
}

fn operator_tokens(operator: BinaryOp, span: Span) -> TokenStream {
    match operator {
        BinaryOp::Or => quote_spanned!(span=> ||),
        BinaryOp::And => quote_spanned!(span=> &&),
        BinaryOp::Equal => quote_spanned!(span=> ==),
        BinaryOp::Unequal => quote_spanned!(span=> !=),
        BinaryOp::Less => quote_spanned!(span=> <),
        BinaryOp::LessOrEqual => quote_spanned!(span=> <=),
        BinaryOp::Greater => quote_spanned!(span=> >),
        BinaryOp::GreaterOrEqual => quote_spanned!(span=> >=),
        BinaryOp::Add => quote_spanned!(span=> +),
        BinaryOp::Subtract => quote_spanned!(span=> -),
    }
}
