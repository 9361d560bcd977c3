//! What does a corner ask for, by what stands on one or both of its sides? Corners with as much of the sides as matters.
//!
//! A joseki knows the moves of a corner in their order. These say which side of the corner is the larger one, or which
//! of several joseki fits, by stones that no joseki shows.

pub mod answer;
pub mod base;
pub mod enclosure;
pub mod komoku;
pub mod outer;
pub mod star;
