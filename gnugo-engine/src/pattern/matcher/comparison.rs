//! Is a window what a drawing wants of it? The question that most of the time goes into.

use super::window::Window;
use wide::u32x4;

/// A window in a register of its own: both planes are looked at in one step.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wide(u32x4);

impl Wide {
    #[inline(always)]
    pub(super) fn new([own, enemy]: Window) -> Self {
        Self(u32x4::new([own as u32, (own >> 32) as u32, enemy as u32, (enemy >> 32) as u32]))
    }
}

/// A masked comparison: a window matches if it has these values where the mask is set.
#[derive(Clone, Copy, Debug)]
pub(super) struct Test {
    mask: Wide,
    value: Wide,
}

impl Test {
    pub(super) fn new(mask: Window, value: Window) -> Self {
        Self { mask: Wide::new(mask), value: Wide::new(value) }
    }

    /// Whether the window matches.
    #[inline(always)]
    pub(super) fn matches(&self, window: Wide) -> bool {
        const ALL_FOUR: u32 = 0b1111;
        (window.0 & self.mask.0).simd_eq(self.value.0).to_bitmask() == ALL_FOUR
    }
}
