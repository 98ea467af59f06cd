import {meanLoss, sigmoid} from './logistic.js';

/**
 * Returns the rows of a linear model of the evaluation: how often each weight counts in each position,
 * found by evaluating with weights of 1 and 0, two weights at a time in the two halves of a packed value.
 * Rows are sparse: pairs of index and count, one behind the other.
 */
export function countFeatures(bot, positions) {
	const total = bot.WEIGHT_COUNT;
	const probes = [];
	for (let index = 0; index < total; index += 2) {
		const middle = Array.from({length: total}, (_, at) => (at === index ? 1 : 0));
		const end = Array.from({length: total}, (_, at) => (at === index + 1 ? 1 : 0));
		probes.push(new bot.Evaluator(bot.weightsFrom(middle, end)));
	}

	const starts = new Int32Array(positions.length + 1);
	const indices = [];
	const counts = [];
	for (const [row, {fen}] of positions.entries()) {
		const position = bot.unwrap(
			bot.positionFromSetup(bot.unwrap(bot.parseFen(fen)), bot.KING_CAPTURE),
		);
		for (const [probe, evaluator] of probes.entries()) {
			const packed = evaluator.packedValue(position);
			for (const [at, count] of [bot.middleOf(packed), bot.endOf(packed)].entries()) {
				if (count !== 0) {
					indices.push(probe * 2 + at);
					counts.push(count);
				}
			}
		}

		starts[row + 1] = indices.length;
	}

	return {starts, indices: Int32Array.from(indices), counts: Float64Array.from(counts)};
}

/**
 * Fits weights to results by logistic regression (Texel tuning, after Peter Österlund) with Adam's steps.
 * `pull` draws each weight back to where it began, so that what comes up seldom stays as it was.
 * `scale` says how a value in hundredths becomes a chance. Returns the weights and the mean loss before and after, on the last tenth, kept apart.
 */
export function fitWeights({rows, phases, results, middle, end, scale, epochs, pull}) {
	const size = middle.length;
	const weights = Float64Array.from([...middle, ...end]);
	const initial = weights.slice();
	const first = new Float64Array(size * 2);
	const second = new Float64Array(size * 2);
	const kept = Math.floor(results.length * 0.9);
	const valueOf = (row) => {
		const share = phases[row] / 24;
		let [inMiddle, inEnd] = [0, 0];
		for (let at = rows.starts[row]; at < rows.starts[row + 1]; at++) {
			inMiddle += rows.counts[at] * weights[rows.indices[at]];
			inEnd += rows.counts[at] * weights[size + rows.indices[at]];
		}

		return inMiddle * share + inEnd * (1 - share);
	};
	const lossOf = (from, to) => meanLoss(results, (row) => sigmoid(valueOf(row) * scale), from, to);
	const before = {fitted: lossOf(0, kept), apart: lossOf(kept, results.length)};
	for (let epoch = 1; epoch <= epochs; epoch++) {
		const slope = new Float64Array(size * 2);
		for (let row = 0; row < kept; row++) {
			const share = phases[row] / 24;
			const error = (sigmoid(valueOf(row) * scale) - results[row]) * scale;
			for (let at = rows.starts[row]; at < rows.starts[row + 1]; at++) {
				slope[rows.indices[at]] += error * rows.counts[at] * share;
				slope[size + rows.indices[at]] += error * rows.counts[at] * (1 - share);
			}
		}

		const rate = epoch < epochs * 0.7 ? 1 : 0.25;
		for (let at = 0; at < size * 2; at++) {
			const gradient = slope[at] + pull * (weights[at] - initial[at]);
			first[at] = 0.9 * first[at] + 0.1 * gradient;
			second[at] = 0.99 * second[at] + 0.01 * gradient ** 2;
			const step =
				first[at] / (1 - 0.9 ** epoch) / (Math.sqrt(second[at] / (1 - 0.99 ** epoch)) + 1e-12);
			weights[at] -= rate * step;
		}
	}

	return {
		middle: weights.subarray(0, size),
		end: weights.subarray(size),
		before,
		after: {fitted: lossOf(0, kept), apart: lossOf(kept, results.length)},
	};
}
