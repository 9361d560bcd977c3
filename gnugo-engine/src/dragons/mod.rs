//! Which strings live or die together, and how are they doing?
//!
//! A *dragon* is a set of strings of one colour that are taken for a unit (spec/worms-and-dragons.texi): the opponent is
//! not expected to cut them. [`Dragons::new`] joins the strings ([`Amalgamation`]) and then works out every field of the
//! spec's dragon data that needs no reading of life and death: eyes, ways out, what surrounds it, its neighbours, the moyo
//! around it, a crude status and a weakness. What life-and-death reading finds is added with [`Dragons::with_owl`]; until
//! then [`Owl::status`] is `Unchecked`. What becomes of those that race each other is added with
//! [`Dragons::with_semeais`]. A full board costs some milliseconds, nearly all of it for reading about cuts.

mod amalgamation;
mod connections;
mod dragon;
pub mod escape;
mod facts;
mod forecast;
mod genus;
mod judge;
mod life;
mod moyo;
mod neighbors;
mod pairs;
mod strength;
pub mod surround;

#[cfg(test)]
mod tests;

pub use amalgamation::Amalgamation;
pub(crate) use connections::Joiner;
pub use connections::{Cuts, Joined};
pub use dragon::{Dragon, DragonId, Material};
pub(crate) use forecast::Forecast;
pub use genus::HalfEye;
pub(crate) use life::Decision;
pub use life::{Living, Owl, OwlAnswer, OwlStatus, OwlThreat, Safety, Semeai, SemeaiMove, Sureness};
pub use surround::{Enclosed, Surround};

pub use crate::pattern::facts::{Status, Surrounded};

use crate::board::{CELLS, Color, Point, PointSet};
use crate::reading::Outcome;
use crate::sum::Fractions;
use crate::worms::{WormShapes, Worms};

/// The sizes of weak opponents add at most so many times its own size to what a dragon is worth.
const MOST_HANGING: f32 = 2.0;

/// How weak a dragon is of which it is doubted that it is dead.
const DOUBTFUL: f32 = 0.9;

/// All dragons of a position.
#[derive(Clone, Debug)]
pub struct Dragons {
    dragons: Vec<Dragon>,
    /// The number of the dragon at a point, plus one; 0 where no stone stands.
    numbers: Box<[u16; CELLS]>,
    /// The stones of each colour that reading finds captured.
    lost: [PointSet; 2],
}

impl Dragons {
    /// None, as before strings have been joined: nothing is known of any dragon.
    #[must_use]
    pub fn unknown() -> Self {
        Self { dragons: Vec::new(), numbers: Box::new([0; CELLS]), lost: [PointSet::EMPTY; 2] }
    }

    /// Makes dragons of strings that have been joined.
    #[must_use]
    pub fn new(material: &Material<'_>, joined: &Joined) -> Self {
        let Material { board, worms, shapes, .. } = *material;
        let mut all = Self { lost: Color::BOTH.map(|color| lost_stones(worms, color)), ..Self::unknown() };
        for worm in worms {
            all.add_worm(worm.origin, joined.strings.origin(worm.origin), worms, shapes);
        }
        for dragon in &mut all.dragons {
            let sizes = dragon.worms.iter().filter_map(|&worm| shapes.at(worm)).map(|shape| shape.effective_size);
            dragon.effective_size = sizes.sum::<Fractions>().value();
        }
        let origins: Vec<Point> = all.dragons.iter().map(|dragon| dragon.origin).collect();
        let eyes = genus::eyes_of(board, material.eyes, &joined.strings, &origins);
        let stones: Vec<PointSet> = all.dragons.iter().map(|dragon| dragon.stones).collect();
        let near = neighbors::neighbors(board, &stones);
        let moyos = moyo::around(material, &all.dragons);
        for (((dragon, eyes), near), moyo) in all.dragons.iter_mut().zip(eyes).zip(near).zip(moyos) {
            dragon.see_eyes(eyes);
            (dragon.moyo_size, dragon.moyo_territorial_value) = moyo;
            dragon.neighbors = near.into_iter().map(DragonId).collect();
            dragon.look_around(material, joined, &all.lost);
        }
        all.count_hostile();
        all.judge(material);
        all.weigh();
        all
    }

    /// Adds a string to the dragon whose first stone is at `origin`.
    fn add_worm(&mut self, worm: Point, origin: Point, worms: &Worms, shapes: &WormShapes) {
        let (Some(worm), Some(shape)) = (worms.at(worm), shapes.at(worm)) else { return };
        let number = match self.numbers[origin.index()] {
            0 => {
                self.dragons.push(Dragon::empty(DragonId(self.dragons.len()), origin, worm.color));
                self.dragons.len()
            }
            number => number.into(),
        };
        for stone in &worm.stones {
            self.numbers[stone.index()] = number as u16;
        }
        let Some(dragon) = self.dragons.get_mut(number - 1) else { return };
        dragon.is_inessential = shape.inessential && (dragon.worms.is_empty() || dragon.is_inessential);
        dragon.stones = dragon.stones.union(&worm.stones);
        dragon.worms.push(worm.origin);
    }

    fn count_hostile(&mut self) {
        let colors: Vec<Color> = self.dragons.iter().map(|dragon| dragon.color).collect();
        for dragon in &mut self.dragons {
            let hostile = |id: &&DragonId| colors.get(id.0).is_some_and(|&color| color != dragon.color);
            dragon.hostile_neighbors = dragon.neighbors.iter().filter(hostile).count();
        }
    }

    /// Judges every dragon; then once more those that may reach a friend that turned out to live.
    fn judge(&mut self, material: &Material<'_>) {
        for dragon in &mut self.dragons {
            dragon.judge(material.worms);
        }
        let living = |color| {
            let alive = self.dragons.iter().filter(|d| d.color == color && d.status == Status::Alive);
            alive.fold(PointSet::EMPTY, |all, dragon| all.union(&dragon.stones))
        };
        let living = Color::BOTH.map(living);
        for dragon in &mut self.dragons {
            let friends = living[dragon.color.index()].difference(&dragon.stones);
            dragon.escape_route = dragon.route(material, &friends);
            dragon.judge(material.worms);
        }
    }

    /// Works out what it is worth to take each dragon: its own size, and a share of the weak opponents next to it, which
    /// are saved when it is taken. A weak dragon has its size times its weakness to give. If several opponents surround
    /// it, it is saved by the capture of any of them, and each gets a share in proportion to its own size times
    /// weakness: the weak ones are the likelier to be taken. At most [`MOST_HANGING`] times its own size is added.
    fn weigh(&mut self) {
        let claim = |dragon: &Dragon| dragon.effective_size * dragon.weakness;
        let mut hanging = vec![Fractions::default(); self.dragons.len()];
        for weak in &self.dragons {
            let enemies = || weak.neighbors.iter().filter_map(|&id| self.get(id)).filter(|d| d.color != weak.color);
            let claims = enemies().map(claim).sum::<Fractions>().value();
            for enemy in enemies().filter(|_| claims > 0.0) {
                if let Some(sum) = hanging.get_mut(enemy.id.0) {
                    *sum += f64::from(claim(weak) * claim(enemy) / claims);
                }
            }
        }
        for (dragon, hanging) in self.dragons.iter_mut().zip(hanging) {
            dragon.strategic_size =
                dragon.effective_size + f32::min(hanging.value(), MOST_HANGING * dragon.effective_size);
        }
    }

    /// The same dragons with what life-and-death reading and the reading of semeais say of each.
    #[must_use]
    pub fn with_owl(mut self, worms: &Worms, look: impl Fn(&Dragon) -> (Owl, Semeai)) -> Self {
        for dragon in &mut self.dragons {
            (dragon.owl, dragon.semeai) = look(dragon);
            dragon.status = judge::status(dragon.crude_status, &dragon.owl, &dragon.semeai);
            dragon.weakness = judge::weakness_after_reading(dragon);
            dragon.safety = judge::safety(dragon, worms);
        }
        self.weigh();
        self
    }

    /// The same dragons with what the reading of semeais says of those that are in one, the first that is said of each; the others
    /// are in none.
    #[must_use]
    pub fn with_semeais(self, worms: &Worms, found: &[(DragonId, Semeai)]) -> Self {
        let of = |id| found.iter().find(|(other, _)| *other == id).map(|(_, semeai)| *semeai).unwrap_or_default();
        self.with_owl(worms, |dragon| (dragon.owl, of(dragon.id)))
    }

    /// The dragons in the order of their first stones.
    pub fn iter(&self) -> std::slice::Iter<'_, Dragon> {
        self.dragons.iter()
    }

    /// The dragon with this number.
    #[must_use]
    pub fn get(&self, id: DragonId) -> Option<&Dragon> {
        self.dragons.get(id.0)
    }

    /// The dragon at a point, if a stone stands there.
    #[must_use]
    pub fn at(&self, point: Point) -> Option<&Dragon> {
        self.dragons.get(usize::from(self.numbers[point.index()]).checked_sub(1)?)
    }

    /// The dragon that thrashes, if one does: it is dead, and its owner has just played at `last` all the same, as part of
    /// it (GNU Go's manual, "revise_thrashing_dragon"). Whoever is ahead may want to kill it once more.
    #[must_use]
    pub fn thrashing(&self, last: Point) -> Option<&Dragon> {
        self.at(last).filter(|dragon| dragon.status == Status::Dead)
    }

    /// The same dragons, but of these, which were dead, nobody knows whether they are.
    #[must_use]
    pub fn doubting(mut self, doubted: &[DragonId]) -> Self {
        for dragon in self.dragons.iter_mut().filter(|dragon| doubted.contains(&dragon.id)) {
            (dragon.owl, dragon.semeai) = (Owl::default(), Semeai::default());
            (dragon.status, dragon.safety) = (Status::Unknown, Safety::Unknown);
            dragon.weakness = DOUBTFUL;
        }
        self.weigh();
        self
    }

    /// Whether two points have stones of one dragon.
    #[must_use]
    pub fn are_one(&self, a: Point, b: Point) -> bool {
        self.numbers[a.index()] != 0 && self.numbers[a.index()] == self.numbers[b.index()]
    }
}

impl<'a> IntoIterator for &'a Dragons {
    type Item = &'a Dragon;
    type IntoIter = std::slice::Iter<'a, Dragon>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// The stones of a colour that reading finds captured.
fn lost_stones(worms: &Worms, color: Color) -> PointSet {
    let lost = worms.iter().filter(|worm| worm.color == color && worm.is_lost());
    lost.fold(PointSet::EMPTY, |all, worm| all.union(&worm.stones))
}

impl Dragon {
    /// What is to be seen around it.
    fn look_around(&mut self, material: &Material<'_>, joined: &Joined, lost: &[PointSet; 2]) {
        let (own, other) = (self.color.index(), self.color.opponent().index());
        let enemies = surround::unfriendly(material.board, self.color, &lost[other]);
        let friends = material.board.stones(self.color).difference(&self.stones).difference(&lost[own]);
        self.surround = surround::surround(material.board, &self.stones, &enemies, &friends);
        self.is_invincible = material.unconditional.alive(self.color).intersects(&self.stones);
        self.escape_route = self.route(material, &PointSet::EMPTY);
        self.lunch = self.find_lunch(material, joined);
    }

    /// The way out, as it is if the opponent moves next everywhere.
    fn route(&self, material: &Material<'_>, friends: &PointSet) -> u32 {
        let influence = &material.influence[self.color.opponent().index()];
        escape::escape_route(material.board, influence, &self.stones, friends, self.color)
    }

    /// A string around it that can be captured and saved: the largest, then the first.
    fn find_lunch(&self, material: &Material<'_>, joined: &Joined) -> Option<Point> {
        let around = material
            .worms
            .among(self.stones.neighbors().intersection(material.board.points()).iter(), self.color.opponent());
        let edible = around.into_iter().filter(|worm| {
            worm.attack() == Outcome::Win
                && worm.defense() != Outcome::Lost
                && !joined
                    .no_lunches
                    .iter()
                    .any(|&(prey, eater)| worm.stones.contains(prey) && self.stones.contains(eater))
        });
        edible.max_by_key(|worm| (worm.size(), std::cmp::Reverse(worm.origin))).map(|worm| worm.origin)
    }

    fn judge(&mut self, worms: &Worms) {
        self.crude_status = judge::crude_status(self, worms);
        self.weakness_pre_owl = judge::weakness(self);
        self.weakness = self.weakness_pre_owl;
        self.status = judge::status(self.crude_status, &self.owl, &self.semeai);
        self.safety = judge::safety(self, worms);
    }
}
