// Tunes the weights of the leaf evaluation on games that are played here, and writes them to
// source/bot/evaluation/weights.ts: `node scripts/tune-evaluation.js [--games 600] [--rounds 2] [--seed 1]
// [--depth 1] [--share 0.7] [--match 400] [--positions FILE] [--dry]`. The same seed gives the
// same weights.
//
// Each round plays games between two seeing players that look --depth plies and quiescence ahead, from
// openings at random, takes quiet positions of them, and fits the weights to what came of each: what a
// search of a few plies says, for --share of it (bootstrapping from search, after Veness, Silver, Uther
// and Blair, 2009), and for the rest the game's result. Fitted to the results of a few thousand games
// alone the weights played far worse than before: those are too few for so many weights. The next round's
// players have the new weights. FILE holds more positions, a line each: a FEN, a semicolon and the result
// for White (1, 0.5 or 0), and maybe the game's number and White's value later in it, which then counts as search does. --match
// plays the new weights against the initial ones, at equal nodes, and tells the score; --dry writes nothing.
//
// --scale GROUP,… (or `all`) fits nothing: it multiplies the initial weights of one group of features after
// the other and keeps what wins a match of --games games, which needs far fewer games for each weight.
//
// --factors fits one factor for each feature of the weights that are in play to the results in --positions: games
// in the fog by scripts/tune/play-fog-games.js, and writes the weights multiplied.
import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {importTypescript} from './import-typescript.js';
import {countFeatures, fitWeights} from './tune/fit.js';
import {fitFactors} from './tune/fit-factors.js';
import {createGames, describeTally, GAME_MODULES} from './tune/games.js';
import {sigmoid} from './tune/logistic.js';
import {isQuiet, thin} from './tune/quiet.js';
import {GROUP_NAMES, scaleByMatches} from './tune/scale.js';

const FILE = fileURLToPath(new URL('../source/bot/evaluation/weights.ts', import.meta.url));
/** Positions of a game, at most. */
const SAMPLES = 12;
const EPOCHS = 400;
/** Weights are expected to be no more than some 12 hundredths from where they began: 1 / 12². */
const PULL = 0.007;
/** How a value in hundredths of a pawn becomes a chance, and how deep the search that tells it. */
const SCALE = 0.004;
const LABEL_DEPTH = 3;
const MATCH_NODES = 1024;

const {values: options} = parseArgs({
	options: {
		games: {type: 'string', default: '600'},
		rounds: {type: 'string', default: '2'},
		seed: {type: 'string', default: '1'},
		depth: {type: 'string', default: '1'},
		share: {type: 'string', default: '0.7'},
		match: {type: 'string', default: '400'},
		positions: {type: 'string'},
		scale: {type: 'string'},
		factors: {type: 'boolean', default: false},
		spread: {type: 'string', default: '0.5'},
		dry: {type: 'boolean', default: false},
	},
});
const SHARE = Number(options.share);
const bot = await importTypescript(
	...GAME_MODULES,
	'source/bot/evaluation/features.ts',
	'scripts/tune/initial-weights.ts',
	'source/bot/evaluation/placement.ts',
	'source/rules/attack.ts',
);
const {drawOpening, playGame, playMatch} = createGames(bot);
const searcherWith = (weights) => new bot.Searcher(new bot.Evaluator(weights), {tableBits: 15});

const chance = (value) => sigmoid(SCALE * value);

/**
 * Returns White's chance in a position by its value, on the scale that games show: players who look ahead
 * so little win few endings, and to call those draws would teach that nothing is worth anything.
 */
const chanceOf = (searcher, position) => {
	const value = searcher.quiescence(position) * (position.side === 0 ? 1 : -1);
	return chance(value);
};

/** Plays games and returns quiet positions of them with their results. */
function gather(weights, games, seed) {
	const random = bot.createRandom(seed);
	const searcher = searcherWith(weights);
	const players = [searcher, searcher].map((one) => ({
		searcher: one,
		limits: {depth: Number(options.depth)},
	}));
	const positions = [];
	const label = ({fen, phase}, result) => {
		const position = bot.unwrap(
			bot.positionFromSetup(bot.unwrap(bot.parseFen(fen)), bot.KING_CAPTURE),
		);
		searcher.setEarlier([]);
		const {value} = searcher.findBest(position, {depth: LABEL_DEPTH});
		const searched = chance(position.side === 0 ? value : -value);
		return {fen, phase, result: SHARE * searched + (1 - SHARE) * result};
	};
	for (let game = 0; game < games; game++) {
		const sampled = [];
		const sample = (position) => {
			if (random() < 0.3 && isQuiet(bot, searcher, position)) {
				sampled.push({
					fen: bot.makeFen(position.toSetup()),
					phase: Math.min(24, bot.sumPhase(position)),
				});
			}
		};
		const line = drawOpening(random, searcher, 4 + (game % 6));
		const result = playGame(line, players, sample, (position) => chanceOf(searcher, position));
		thin(sampled, SAMPLES, random);
		positions.push(...sampled.map((one) => ({...label(one, result), game: `${seed} ${game}`})));
	}

	return positions;
}

function readPositions(file) {
	return readFileSync(file, 'utf8')
		.split('\n')
		.filter((line) => line.includes(';'))
		.map((line, index) => {
			const [fen, result, game = index, later] = line.split(';');
			const position = bot.unwrap(
				bot.positionFromSetup(bot.unwrap(bot.parseFen(fen)), bot.KING_CAPTURE),
			);
			const phase = Math.min(24, bot.sumPhase(position));
			const label =
				later === undefined
					? Number(result)
					: SHARE * chance(Number(later)) + (1 - SHARE) * Number(result);
			return {fen, result: label, phase, game: `given ${game}`};
		});
}

/** Fits weights round after round; returns them and what is told of how they came about. */
function fitByGames() {
	const initial = bot.packWeights(bot.INITIAL_WEIGHTS);
	const given = options.positions === undefined ? [] : readPositions(options.positions);
	const positions = [];
	let weights = bot.INITIAL_WEIGHTS;
	for (let round = 1; round <= Number(options.rounds); round++) {
		const began = performance.now();
		positions.push(...gather(weights, Number(options.games), `tune ${options.seed} ${round}`));
		const played = performance.now();
		// Whole games at random, so that what is kept apart for the loss is of other games.
		const mixed = [...positions, ...given]
			.map((one) => ({one, key: bot.hashText(`${options.seed} ${one.game}`)}))
			.sort((a, b) => a.key - b.key)
			.map(({one}) => one);
		const {middle, end, before, after} = fitWeights({
			rows: countFeatures(bot, mixed),
			phases: mixed.map(({phase}) => phase),
			results: mixed.map(({result}) => result),
			middle: Array.from(initial, bot.middleOf),
			end: Array.from(initial, bot.endOf),
			scale: SCALE,
			epochs: EPOCHS,
			pull: PULL,
		});
		weights = bot.weightsFrom(Array.from(middle, Math.round), Array.from(end, Math.round));
		console.log(
			`round ${round}: ${mixed.length} positions, loss ${before.fitted.toFixed(4)} → ${after.fitted.toFixed(4)}, kept apart ${before.apart.toFixed(4)} → ${after.apart.toFixed(4)}; ${Math.round((played - began) / 1000)} s of games, ${Math.round((performance.now() - played) / 1000)} s of fitting`,
		);
	}

	return {
		weights,
		origin: `--games ${options.games} --rounds ${options.rounds} --seed ${options.seed} --depth ${options.depth} --share ${options.share}: ${positions.length + given.length} positions`,
	};
}

const play = (first, second, games, seed) => {
	const limits = {nodes: MATCH_NODES};
	return playMatch(
		{searcher: searcherWith(first), limits},
		{searcher: searcherWith(second), limits},
		games,
		seed,
	);
};

/** Scales groups of weights by matches. */
function scaleGroups(names) {
	const groups = names === 'all' ? GROUP_NAMES : names.split(',');
	const weights = scaleByMatches(bot.INITIAL_WEIGHTS, groups, options.seed, (first, second, seed) =>
		play(first, second, Number(options.games), seed),
	);
	return {weights, origin: `--scale ${names} --games ${options.games} --seed ${options.seed}`};
}

/** Multiplies each feature of the weights in play by what the results of given games say. */
function scaleByResults() {
	const positions = readPositions(options.positions);
	const roles = ['pawn', 'knight', 'bishop', 'rook', 'queen'];
	const groups = [...roles, ...bot.FEATURE_NAMES.slice(1)];
	const groupOf = bot.FEATURE_NAMES.flatMap((name, feature) =>
		Array.from({length: bot.FEATURES[name]}, (_, index) =>
			name === 'material' ? index : roles.length - 1 + feature,
		),
	);
	const packed = bot.packWeights(bot.WEIGHTS);
	const task = {
		rows: countFeatures(bot, positions),
		phases: positions.map(({phase}) => phase),
		results: positions.map(({result}) => result),
		middle: Array.from(packed, bot.middleOf),
		end: Array.from(packed, bot.endOf),
	};
	// First how much a value means for the result at all, then each feature's share in it.
	const whole = fitFactors({
		...task,
		groups: ['all'],
		groupOf: groupOf.map(() => 0),
		scale: SCALE,
		spread: 10,
	});
	const scale = SCALE * whole.factors[0];
	const fitted = fitFactors({...task, groups, groupOf, scale, spread: Number(options.spread)});
	const {factors, uncertain, before, after} = fitted;
	// Pawns and pieces keep their worth as a whole: margins of the search are in hundredths of a pawn.
	const usual = bot.WEIGHTS.material.end;
	const unit =
		roles.reduce((sum, _, role) => sum + factors[role] * usual[role], 0) /
		usual.reduce((a, b) => a + b, 0);
	console.log(
		`${positions.length} positions, ${scale.toFixed(5)} a hundredth, loss ${before.fitted.toFixed(4)} → ${after.fitted.toFixed(4)}, kept apart ${before.apart.toFixed(4)} → ${after.apart.toFixed(4)}`,
	);
	for (const [index, group] of groups.entries()) {
		console.log(
			`${group.padEnd(20)} × ${(factors[index] / unit).toFixed(2)} ± ${uncertain[index].toFixed(2)}`,
		);
	}

	const multiplied = (list) => list.map((one, at) => (one * factors[groupOf[at]]) / unit);
	const weights = bot.weightsFrom(
		multiplied(task.middle).map(Math.round),
		multiplied(task.end).map(Math.round),
	);
	return {
		weights,
		origin: `--factors --spread ${options.spread} on ${positions.length} positions of games in the fog`,
	};
}

const tune = () => {
	if (options.factors) {
		return scaleByResults();
	}

	return options.scale === undefined ? fitByGames() : scaleGroups(options.scale);
};

const {weights, origin} = tune();
if (!options.dry) {
	const record = Object.entries(weights).map(([name, {middle, end}]) => {
		const list = (numbers) => `[${numbers.map((number) => number + 0).join(', ')}]`;
		return `\t${name}: {middle: ${list(middle)}, end: ${list(end)}},`;
	});
	writeFileSync(
		FILE,
		[
			"import type {Weights} from './features.js';",
			'',
			'/**',
			` * Written by scripts/tune-evaluation.js ${origin}.`,
			' * Hundredths of a pawn; what they count is told in features.ts.',
			' */',
			'export const WEIGHTS: Weights = {',
			...record,
			'};',
			'',
		].join('\n'),
	);
	spawnSync('npx', ['oxfmt', FILE], {stdio: 'inherit'});
}

if (Number(options.match) > 0) {
	const tally = play(weights, bot.INITIAL_WEIGHTS, Number(options.match), `match ${options.seed}`);
	console.log(`tuned against initial, ${MATCH_NODES} nodes a move: ${describeTally(tally)}`);
}

process.exitCode = 0;
