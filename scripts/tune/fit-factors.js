import {meanLoss, sigmoid} from './logistic.js';
import {solve} from './solve.js';

/**
 * Fits one factor for each group of weights to results, by logistic regression with Newton's steps: games by
 * the hundred are enough for so few numbers, where they are not for single weights. `groupOf` tells the group of each weight;
 * `scale` how a value in hundredths becomes a chance; each factor is expected within `spread` of 1 (one standard deviation). Returns for each group its factor and how uncertain it is, with the mean loss before and after, and on the last tenth kept apart.
 */
export function fitFactors({rows, phases, results, middle, end, groups, groupOf, scale, spread}) {
	const size = groups.length;
	const count = results.length;
	const kept = Math.floor(count * 0.9);
	const parts = Array.from({length: count}, (_, row) => {
		const share = phases[row] / 24;
		const part = new Float64Array(size);
		for (let at = rows.starts[row]; at < rows.starts[row + 1]; at++) {
			const index = rows.indices[at];
			const weight = middle[index] * share + end[index] * (1 - share);
			part[groupOf[index]] += rows.counts[at] * weight * scale;
		}

		return part;
	});
	const factors = Array.from({length: size}, () => 1);
	const valueOf = (part, by) => part.reduce((sum, one, group) => sum + one * by[group], 0);
	const lossOf = (from, to, by) =>
		meanLoss(results, (row) => sigmoid(valueOf(parts[row], by)), from, to);
	const before = {fitted: lossOf(0, kept, factors), apart: lossOf(kept, count, factors)};
	let curve;
	for (let step = 0; step < 12; step++) {
		const slope = factors.map((factor) => (1 - factor) / spread ** 2);
		curve = factors.map((_, row) =>
			factors.map((__, column) => (row === column ? spread ** -2 : 0)),
		);
		for (let row = 0; row < kept; row++) {
			const part = parts[row];
			const chance = sigmoid(valueOf(part, factors));
			const error = results[row] - chance;
			const weight = chance * (1 - chance);
			for (let one = 0; one < size; one++) {
				slope[one] += error * part[one];
				for (let other = 0; other < size; other++) {
					curve[one][other] += weight * part[one] * part[other];
				}
			}
		}

		for (const [group, change] of solve(curve, slope).entries()) {
			factors[group] += change;
		}
	}

	const uncertain = groups.map((_, group) =>
		Math.sqrt(
			solve(
				curve,
				groups.map((__, at) => (at === group ? 1 : 0)),
			)[group],
		),
	);
	return {
		factors,
		uncertain,
		before,
		after: {fitted: lossOf(0, kept, factors), apart: lossOf(kept, count, factors)},
	};
}
