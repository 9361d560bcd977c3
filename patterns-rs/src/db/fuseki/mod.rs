//! Which move of the opening fits? First moves on the whole board, and then what a side or a corner asks for.
//!
//! A diagram with all four edges matches a board of just its size, in every orientation, and nothing that differs by a
//! stone: few games agree with one beyond their first moves. So a whole board is only drawn where the move is about all of it. What
//! depends on two neighbouring corners is drawn as the side between them, and what depends on one corner as a corner.
//! On 9×9 class `F` gives the moves of one position the same value, so that chance chooses between them. On larger boards a
//! corner, or a move on a side, may be worth more for other reasons as well, and goes without that bound.

use gnugo_engine::pattern::{Database, Fuseki};

pub mod corner;
pub mod nine;
pub mod nineteen;
pub mod side;
pub mod thirteen;

/// All of them.
pub static ALL: &[&Database<Fuseki>] = &[
    &nine::NINE,
    &thirteen::THIRTEEN,
    &nineteen::NINETEEN,
    &side::open::OPEN_SIDE,
    &side::star::STAR_SIDE,
    &side::answer::ANSWER_SIDE,
    &side::komoku::KOMOKU_SIDE,
    &side::enclosure::ENCLOSURE_SIDE,
    &side::chinese::CHINESE_SIDE,
    &side::wedge::WEDGE_SIDE,
    &corner::star::STAR_CORNER,
    &corner::answer::ANSWER_CORNER,
    &corner::base::BASE_CORNER,
    &corner::komoku::KOMOKU_CORNER,
    &corner::enclosure::ENCLOSURE_CORNER,
    &corner::outer::OUTER_CORNER,
];
