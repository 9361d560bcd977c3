//! An expression as text, with the same spaces however it was written.

use crate::ast::{Expr, Operand};

/// The text of an expression.
pub(crate) fn text(expression: &Expr) -> String {
    match expression {
        Expr::Point(Operand::Label(ident, _)) | Expr::Constant(ident) | Expr::Word(ident) => ident.to_string(),
        Expr::Point(Operand::Move(_)) => "*".to_owned(),
        Expr::Tenuki(_) => "?".to_owned(),
        Expr::Missing(..) => String::new(),
        Expr::Number(literal) => literal.to_string(),
        Expr::Call(call) => {
            let arguments: Vec<String> = call.arguments.iter().map(text).collect();
            format!("{}({})", call.name, arguments.join(", "))
        }
        Expr::Not(_, operand) => format!("!{}", text(operand)),
        Expr::Negative(_, operand) => format!("-{}", text(operand)),
        Expr::Chain(first, others) => others.iter().fold(text(first), |before, (operator, _, operand)| {
            format!("{before} {} {}", operator.text(), text(operand))
        }),
        Expr::Choice(parts) => {
            let [condition, yes, no] = &**parts;
            format!("{} ? {} : {}", text(condition), text(yes), text(no))
        }
        Expr::Group(_, inner) => format!("({})", text(inner)),
    }
}

/// The text of an action.
pub(crate) fn action_text(statements: &[Expr]) -> String {
    statements.iter().map(text).collect::<Vec<_>>().join("; ")
}
