//! The eight ways to lay a shape on the board: four turns, each also mirrored.

/// One of the eight symmetries of the square.
///
/// The order is that of spec/patterns.texi, "Symmetry and transformations" (a g d f h b e c there): the first two stand
/// for all eight where a shape is symmetric as `+` or `X`, the first four where it has one axis, the middle four
/// where it equals itself after half a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Orientation {
    /// As drawn.
    Identity,
    /// Turned a quarter clockwise: the top row becomes the right column.
    Right,
    /// Turned by half.
    Half,
    /// Turned a quarter anticlockwise: the top row becomes the left column.
    Left,
    /// Mirrored at the diagonal `/`.
    Slash,
    /// Mirrored at the horizontal axis `-`: upside down.
    Horizontal,
    /// Mirrored at the diagonal `\`: rows become columns.
    Backslash,
    /// Mirrored at the vertical axis `|`: left becomes right.
    Vertical,
}

impl Orientation {
    /// All eight, in the order of their numbers.
    pub const ALL: [Self; 8] = [
        Self::Identity,
        Self::Right,
        Self::Half,
        Self::Left,
        Self::Slash,
        Self::Horizontal,
        Self::Backslash,
        Self::Vertical,
    ];

    /// What it does to a drawing, in words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Identity => "as drawn",
            Self::Right => "turned right",
            Self::Half => "turned by half",
            Self::Left => "turned left",
            Self::Slash => "mirrored at /",
            Self::Horizontal => "mirrored at -",
            Self::Backslash => "mirrored at \\",
            Self::Vertical => "mirrored at |",
        }
    }

    /// Where a step of `rows` down and `columns` to the right leads in this orientation.
    #[inline]
    #[must_use]
    pub const fn apply(self, (rows, columns): (i32, i32)) -> (i32, i32) {
        match self {
            Self::Identity => (rows, columns),
            Self::Right => (columns, -rows),
            Self::Half => (-rows, -columns),
            Self::Left => (-columns, rows),
            Self::Slash => (-columns, -rows),
            Self::Horizontal => (-rows, columns),
            Self::Backslash => (columns, rows),
            Self::Vertical => (rows, -columns),
        }
    }

    /// The orientation that undoes this one.
    #[inline]
    #[must_use]
    pub const fn inverse(self) -> Self {
        match self {
            Self::Right => Self::Left,
            Self::Left => Self::Right,
            other => other,
        }
    }

    /// This orientation first, then `next`.
    #[must_use]
    pub fn then(self, next: Self) -> Self {
        let image = |o: Self| (o.apply((1, 0)), o.apply((0, 1)));
        let both = (next.apply(self.apply((1, 0))), next.apply(self.apply((0, 1))));
        Self::ALL.into_iter().find(|&o| image(o) == both).unwrap_or(Self::Identity)
    }

    /// Where a point of a board of `size` lies after the whole board is laid in this orientation.
    #[must_use]
    pub fn on_board(self, point: super::Point, size: usize) -> super::Point {
        // Coordinates about the centre, doubled so that they are whole.
        let last = size as i32 - 1;
        let (rows, columns) = self.apply((2 * point.row() as i32 - last, 2 * point.column() as i32 - last));
        super::Point::new(((rows + last) / 2) as usize, ((columns + last) / 2) as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Point;

    #[test]
    fn the_pictures_of_the_spec() {
        // A B C over D E F over G H I, as each orientation shows it (spec/patterns.texi).
        let pictures =
            ["ABCDEFGHI", "GDAHEBIFC", "IHGFEDCBA", "CFIBEHADG", "IFCHEBGDA", "GHIDEFABC", "ADGBEHCFI", "CBAFEDIHG"];
        for (orientation, picture) in Orientation::ALL.into_iter().zip(pictures) {
            for (i, letter) in "ABCDEFGHI".chars().enumerate() {
                let to = orientation.on_board(Point::new(i / 3, i % 3), 3);
                assert_eq!(picture.as_bytes()[to.row() * 3 + to.column()] as char, letter, "{orientation:?}");
            }
        }
    }

    #[test]
    fn a_group() {
        for a in Orientation::ALL {
            assert_eq!(a.then(a.inverse()), Orientation::Identity);
            for b in Orientation::ALL {
                assert_eq!(a.then(b).apply((2, 5)), b.apply(a.apply((2, 5))));
            }
        }
    }
}
