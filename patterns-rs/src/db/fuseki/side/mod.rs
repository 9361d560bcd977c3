//! What does a whole side ask for, whatever the other sides look like? Sides of 19 lines between two corners.
//!
//! A drawing shows the lines of the side that matter, over the full width of the board. Stones farther inside, or on the
//! other sides, are none of its business.

pub mod answer;
pub mod chinese;
pub mod enclosure;
pub mod komoku;
pub mod open;
pub mod star;
pub mod wedge;
