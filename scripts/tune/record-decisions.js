// Plays games and records what every move of some decisions is worth in truth: `node
// scripts/tune/record-decisions.js OUT [--games 60] [--against seeing-1] [--nodes 20000] [--share 0.25]
// [--seed 1] [--fairy FOLDER]`. Our bot plays the contestant that --against names (as in
// scripts/strength/ab.js); of --share of its decisions OUT gets the value of each move, in hundredths of a
// pawn, by a search of up to six plies that sees everything. For fit-likelihood.js and measure-regret.js.
import {writeFileSync} from 'node:fs';
import process from 'node:process';
import {parseArgs} from 'node:util';
import {importTypescript} from '../import-typescript.js';
import {makeContestant, readContestant} from '../strength/contestants.js';

/** The plies that are always searched, the most, and the positions that one more may take. */
const SURE_PLIES = 3;
const MOST_PLIES = 6;
const NODES = 60_000;
/** Values beyond this are all the same. */
const WINDOW = 2200;
/** Before this ply there is nothing to decide. */
const FIRST_PLY = 4;

const {values: options, positionals} = parseArgs({
	allowPositionals: true,
	options: {
		games: {type: 'string', default: '60'},
		against: {type: 'string', default: 'seeing-1'},
		nodes: {type: 'string', default: '20000'},
		share: {type: 'string', default: '0.25'},
		seed: {type: 'string', default: '1'},
		fairy: {type: 'string', default: process.env.FAIRY_FOLDER ?? '.'},
	},
});
const [out] = positionals;
if (out === undefined) {
	console.error('record-decisions: a file for what is recorded is needed');
	process.exit(2);
}

const bot = await importTypescript(
	'source/bot/arena/contestant.ts',
	'source/bot/arena/openings.ts',
	'source/bot/arena/play-game.ts',
	'source/bot/evaluation/evaluator.ts',
	'source/bot/evaluation/weights.ts',
	'source/bot/fog/fog-bot.ts',
	'source/bot/fog/fog-options.ts',
	'source/bot/naive/naive-bot.ts',
	'source/bot/search/searcher.ts',
	'source/bot/sparring/seeing-player.ts',
	'source/core/fen.ts',
	'source/core/random.ts',
	'source/core/uci.ts',
	'source/rules/generate.ts',
	'source/rules/move.ts',
	'source/rules/position.ts',
	'source/rules/variants/fog.ts',
);
const searcher = new bot.Searcher(new bot.Evaluator(bot.WEIGHTS), {tableBits: 18});
const random = bot.createRandom(`decisions ${options.seed}`);
const nodes = Number(options.nodes);

/** Returns what each move is worth in truth, by its text, and the plies that were searched. */
function valueMoves(truth) {
	const buffer = new Int32Array(bot.MAX_MOVES);
	const moves = buffer.subarray(0, bot.generateMoves(truth, buffer, 0));
	const values = new Float64Array(moves.length);
	const found = new Float64Array(moves.length);
	let depth = 0;
	searcher.clear();
	while (depth < MOST_PLIES) {
		const limits = {
			lowest: -WINDOW,
			highest: WINDOW,
			...(depth < SURE_PLIES ? {} : {nodes: NODES}),
		};
		if (searcher.scoreRootMoves(truth, moves, depth + 1, found, limits) < moves.length) {
			break;
		}

		values.set(found);
		depth++;
	}

	const byText = [...moves].map((move, index) => [
		bot.makeUci(bot.toUciMove(move)),
		Math.round(values[index]),
	]);
	return {depth, values: Object.fromEntries(byText)};
}

const ours = makeContestant(bot, {kind: 'fog', options: {}, nodes});
const other = makeContestant(bot, {
	...readContestant(options.against),
	...(options.against.startsWith('fairy') ? {folder: options.fairy} : {nodes}),
});
const games = [];
for (let game = 0; game < Number(options.games); game++) {
	const decisions = [];
	const watched = {
		...ours,
		choose: async (question, time, truth) => {
			const ply = question.history.plies.length;
			if (ply >= FIRST_PLY && random() < Number(options.share)) {
				decisions.push({ply, ...valueMoves(truth)});
			}

			return ours.choose(question, time, truth);
		},
	};
	const seat = game % 2 === 0 ? 'white' : 'black';
	const opening = bot.drawOpening(bot.fog, `decisions ${options.seed} ${game}`);
	const {moves} = await bot.playGame({
		variant: bot.fog,
		opening,
		contestants: seat === 'white' ? {white: watched, black: other} : {white: other, black: watched},
		ms: Number.POSITIVE_INFINITY,
		seed: Number(options.seed) * 1000 + game,
		now: () => performance.now(),
	});
	games.push({opening, moves, seat, decisions});
}

await other.close();
writeFileSync(out, JSON.stringify(games));
const count = games.reduce((sum, {decisions}) => sum + decisions.length, 0);
console.log(`${count} decisions of ${games.length} games`);
