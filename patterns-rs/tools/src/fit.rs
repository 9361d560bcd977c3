//! How strong is each feature, if moves with strong features are chosen?
//!
//! The generalised Bradley–Terry model: the strength of a move is the product of its features' strengths, and it is chosen with a
//! probability proportional to that. The strengths under which the choices of games are likeliest are found by minorisation and
//! maximisation, one feature after the other (R. Coulom, "Computing Elo ratings of move patterns in the game of Go", 2007). Before it has
//! been seen, each feature has won and lost once against a feature of strength 1.

/// Positions with the features of their moves, and the choices that were made.
#[derive(Debug, Default)]
pub(crate) struct Choices {
    /// For each position where its moves begin; and where the last ones end.
    positions: Vec<usize>,
    /// For each position which of all moves was chosen.
    chosen: Vec<usize>,
    /// For each move where its features begin; and where the last ones end.
    moves: Vec<usize>,
    features: Vec<u32>,
}

/// How well choices are foretold.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Foretold {
    /// The positions.
    pub(crate) positions: usize,
    /// In which part of them the chosen move was among the strongest 1, 2, 3, 5, 10 and 20.
    pub(crate) among: [f32; 6],
    /// The mean of the logarithm of the chosen moves' probabilities.
    pub(crate) logarithm: f32,
}

/// The numbers of moves that [`Foretold::among`] is about.
pub(crate) const AMONG: [usize; 6] = [1, 2, 3, 5, 10, 20];

impl Choices {
    /// Whether there are none.
    pub(crate) fn is_empty(&self) -> bool {
        self.chosen.is_empty()
    }

    /// Adds a position: the features of each move, and the number of the one that was chosen.
    pub(crate) fn add<'a>(&mut self, moves: impl Iterator<Item = &'a [u32]>, chosen: usize) {
        if self.positions.is_empty() {
            (self.positions, self.moves) = (vec![0], vec![0]);
        }
        let first = self.moves.len() - 1;
        for features in moves {
            self.features.extend(features);
            self.moves.push(self.features.len());
        }
        self.chosen.push(first + chosen);
        self.positions.push(self.moves.len() - 1);
    }

    /// How many positions there are.
    pub(crate) fn len(&self) -> usize {
        self.chosen.len()
    }

    fn of_move(&self, number: usize) -> &[u32] {
        &self.features[self.moves[number]..self.moves[number + 1]]
    }

    fn moves_of(&self, position: usize) -> std::ops::Range<usize> {
        self.positions[position]..self.positions[position + 1]
    }

    /// The strengths of `count` features after so many rounds. `None` for those that no move has.
    pub(crate) fn fit(&self, count: usize, rounds: usize, mut done: impl FnMut()) -> Vec<Option<f32>> {
        let all = self.moves.len().saturating_sub(1);
        // For each feature the moves that have it, one list behind the other; for each move its position.
        let mut begin = vec![0_usize; count + 1];
        self.features.iter().for_each(|&feature| begin[feature as usize + 1] += 1);
        (0..count).for_each(|feature| begin[feature + 1] += begin[feature]);
        let (mut having, mut next) = (vec![0_u32; self.features.len()], begin.clone());
        for number in 0..all {
            for &feature in self.of_move(number) {
                having[next[feature as usize]] = number as u32;
                next[feature as usize] += 1;
            }
        }
        let mut place = vec![0_u32; all];
        for position in 0..self.len() {
            place[self.moves_of(position)].fill(position as u32);
        }
        let mut won = vec![0.0_f64; count];
        for &chosen in &self.chosen {
            self.of_move(chosen).iter().for_each(|&feature| won[feature as usize] += 1.0);
        }
        let mut strengths = vec![1.0_f64; count];
        let mut of_moves = vec![1.0_f64; all];
        let mut sums: Vec<f64> = (0..self.len()).map(|position| self.moves_of(position).len() as f64).collect();
        for _ in 0..rounds {
            for feature in 0..count {
                let having = &having[begin[feature]..begin[feature + 1]];
                if having.is_empty() {
                    continue;
                }
                let old = strengths[feature];
                let share: f64 = having.iter().map(|&n| of_moves[n as usize] / sums[place[n as usize] as usize]).sum();
                let new = (won[feature] + 1.0) / (share / old + 2.0 / (old + 1.0));
                for &number in having {
                    let (before, sum) = (of_moves[number as usize], &mut sums[place[number as usize] as usize]);
                    of_moves[number as usize] = before * new / old;
                    *sum += of_moves[number as usize] - before;
                }
                strengths[feature] = new;
            }
            // What was added and taken away again and again is summed anew.
            for (position, sum) in sums.iter_mut().enumerate() {
                *sum = of_moves[self.moves_of(position)].iter().sum();
            }
            done();
        }
        let seen = |feature: usize| begin[feature] < begin[feature + 1];
        (0..count).map(|feature| seen(feature).then_some(strengths[feature] as f32)).collect()
    }

    /// How well strengths foretell these choices.
    pub(crate) fn foretold(&self, strengths: &[Option<f32>]) -> Foretold {
        let of = |number: usize| -> f32 {
            let features = self.of_move(number).iter();
            features.filter_map(|&feature| strengths.get(feature as usize).copied().flatten()).product()
        };
        let (mut among, mut logarithm) = ([0; 6], 0.0);
        for (position, &chosen) in self.chosen.iter().enumerate() {
            let best = of(chosen);
            let others: Vec<f32> = self.moves_of(position).filter(|&number| number != chosen).map(of).collect();
            // Of moves that are as strong, half are thought to come before.
            let equal = others.iter().filter(|&&other| other == best).count();
            let rank = others.iter().filter(|&&other| other > best).count() + equal / 2;
            AMONG.iter().zip(&mut among).for_each(|(&first, among)| *among += usize::from(rank < first));
            logarithm += (best / (best + others.iter().sum::<f32>())).ln();
        }
        let count = self.len().max(1) as f32;
        Foretold { positions: self.len(), among: among.map(|among| among as f32 / count), logarithm: logarithm / count }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Choices made by known strengths are understood: among moves of features 0 to 3, of which each is so strong.
    #[test]
    fn strengths_that_choices_were_made_by_are_found() {
        let truth = [1.0_f32, 3.0, 0.25, 8.0];
        let mut seed = 1_u64;
        let mut random = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 40) as f32 / (1_u64 << 24) as f32
        };
        let mut choices = Choices::default();
        for _ in 0..20_000 {
            let moves: Vec<Vec<u32>> = (0..5).map(|_| (0..4).filter(|_| random() < 0.3).collect()).collect();
            let strength = |features: &Vec<u32>| features.iter().map(|&f| truth[f as usize]).product::<f32>();
            let mut left = random() * moves.iter().map(strength).sum::<f32>();
            let chosen = moves.iter().position(|features| {
                left -= strength(features);
                left <= 0.0
            });
            choices.add(moves.iter().map(Vec::as_slice), chosen.unwrap_or(4));
        }
        let found = choices.fit(5, 30, || ());
        for (feature, truth) in truth.into_iter().enumerate() {
            let found = found[feature].unwrap();
            assert!((found / truth).ln().abs() < 0.1, "{feature}: {found} for {truth}");
        }
        assert_eq!(found[4], None);
        let known = choices.foretold(&found);
        assert_eq!(known.positions, 20_000);
        assert!(known.logarithm > choices.foretold(&[]).logarithm + 0.2, "{known:?}");
        assert!(known.among[0] > 0.45 && known.among[3] == 1.0 && known.among.is_sorted(), "{known:?}");
    }
}
