// Fits how likely the bot holds a position (source/bot/fog/plausibility.ts): `node
// scripts/tune/fit-likelihood.js FILE…`, FILEs by record-decisions.js. Which of the positions that fitted was
// the true one is a choice among many (conditional logit, McFadden 1974): the weights tell by how many powers
// of e a position is likelier for each pawn. Half of the games are fitted to, half kept apart. Beside it stands
// what the bot's own weights come to, of which nothing is fitted here.
import {readFileSync} from 'node:fs';
import process from 'node:process';
import {importTypescript} from '../import-typescript.js';
import {REPLAY_MODULES, replayDecisions} from './replay-decisions.js';
import {solve} from './solve.js';

/** Positions beside the true one. */
const OTHERS = 250;
/** No position counts as better for the other side than the middle one by more than this, in pawns. */
const FLOOR = 2;
const PULL = 0.001;
const STEPS = 60;
const NAMES = ['captures', 'look'];
const SETS = [[], ['captures'], NAMES];

const files = process.argv.slice(2);
if (files.length === 0) {
	console.error('fit-likelihood: recorded decisions are needed');
	process.exit(2);
}

const bot = await importTypescript(
	...REPLAY_MODULES,
	'source/bot/evaluation/evaluator.ts',
	'source/bot/fog/plausibility.ts',
	'source/bot/evaluation/weights.ts',
	'source/knowledge/positions/from-history.ts',
	'source/bot/search/searcher.ts',
	'source/rules/position.ts',
);
const searcher = new bot.Searcher(new bot.Evaluator(bot.WEIGHTS), {tableBits: 10});
const position = new bot.Position(bot.fog.moves);

/** Returns what is looked at of a member of a set, in pawns. */
function featuresOf(set, member) {
	set.load(member, position);
	const look = searcher.evaluate(position) / 100;
	const captures = searcher.quiescence(position) / 100;
	return [captures, look];
}

/** Returns the rows of features of a decision, the true position first; none where it is known or not followed. */
function readChoice(known, {question, truth, number}) {
	const followed = known.follow(question.history);
	const set = followed.ok && followed.value.size > 1 ? followed.value : undefined;
	const member = set === undefined ? -1 : set.indexOf(truth);
	if (member < 0) {
		return [];
	}

	const drawn = set.sample(OTHERS, bot.createRandom(number));
	const rows = [member, ...drawn.filter((one) => one !== member)].map((one) =>
		featuresOf(set, one),
	);
	const middle = (at) => rows.map((row) => row[at]).sort((a, b) => a - b)[rows.length >> 1];
	const [captures, look] = [middle(0), middle(1)];
	return rows.map(([q, value]) => [Math.max(-FLOOR, q - captures), value - look]);
}

/** Returns the chances of the rows of a choice by weights. */
function chancesOf(rows, weights) {
	const powers = rows.map((row) => row.reduce((sum, one, at) => sum + one * weights[at], 0));
	const most = powers.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
	const likely = powers.map((power) => Math.exp(power - most));
	const sum = likely.reduce((a, b) => a + b, 0);
	return likely.map((one) => one / sum);
}

/** Fits weights to choices by Newton's method. */
function fit(choices, size) {
	let weights = Array.from({length: size}, () => 0);
	for (let step = 0; step < STEPS; step++) {
		const slope = weights.map((weight) => -PULL * weight);
		const curve = weights.map((_, row) => weights.map((__, at) => (at === row ? PULL : 0)));
		for (const rows of choices) {
			const chances = chancesOf(rows, weights);
			const mean = weights.map((_, at) =>
				rows.reduce((sum, row, index) => sum + chances[index] * row[at], 0),
			);
			for (let one = 0; one < size; one++) {
				slope[one] += (rows[0][one] - mean[one]) / choices.length;
				for (let other = 0; other < size; other++) {
					const both = rows.reduce(
						(sum, row, index) => sum + chances[index] * row[one] * row[other],
						0,
					);
					curve[one][other] += (both - mean[one] * mean[other]) / choices.length;
				}
			}
		}

		const change = solve(curve, slope);
		// Far from the goal whole steps go astray.
		const longest = Math.max(...change.map(Math.abs));
		const share = Math.min(1, 3 / longest);
		weights = weights.map((weight, at) => weight + share * change[at]);
		if (longest < 1e-5) {
			break;
		}
	}

	return weights;
}

const lossOf = (choices, weights) =>
	choices.reduce((sum, rows) => sum - Math.log(chancesOf(rows, weights)[0]), 0) / choices.length;

/** Returns what the bot's own weights lose before a game has taught it anything: all its precisions have the same share. */
const lossAsHeld = (choices) => {
	const chances = choices.map((rows) =>
		bot.PRECISIONS.reduce(
			(sum, times) => sum + chancesOf(rows, [-bot.BY_CAPTURES * times, -bot.BY_LOOK * times])[0],
			0,
		),
	);
	return (
		chances.reduce((sum, one) => sum - Math.log(one / bot.PRECISIONS.length), 0) / choices.length
	);
};

const parts = [[], []];
for (const file of files) {
	const known = new bot.HistoryPositions();
	replayDecisions(bot, JSON.parse(readFileSync(file, 'utf8')), (decision) => {
		const rows = readChoice(known, decision);
		if (rows.length > 1) {
			parts[decision.number % 2].push(rows);
		}
	});
}

console.log(`${parts[0].length} choices, and ${parts[1].length} kept apart`);
for (const names of SETS) {
	const chosen = names.map((name) => NAMES.indexOf(name));
	const [fitted, apart] = parts.map((part) =>
		part.map((rows) => rows.map((row) => chosen.map((at) => row[at]))),
	);
	const weights = names.length === 0 ? [] : fit(fitted, names.length);
	const told = names.map((name, at) => `${name} ${weights[at].toFixed(2)}`).join(', ');
	console.log(
		`${told || 'all equally likely'}: ${lossOf(fitted, weights).toFixed(3)}, apart ${lossOf(apart, weights).toFixed(3)}`,
	);
}

console.log(
	`as the bot holds them: ${lossAsHeld(parts[0]).toFixed(3)}, apart ${lossAsHeld(parts[1]).toFixed(3)}`,
);
