// Plays the evaluation as it is against itself without one of its terms, between players who see everything
// and look at equally many positions: `node scripts/tune/match-terms.js [TERM…] [--games 2000] [--nodes 1024]
// [--seed 1]`. A term is one of `TERMS` in scripts/strength/rows.js; all of them when none is named.
//
// A game takes a tenth of a second, so that there can be thousands: one standard error is 1 % of the points in
// 2,000 games, 3.5 % in the 200 in the fog of docs/strength.md. It tells what a term is worth to a search that
// sees everything, not what it is worth in the fog; and a term that takes time is not charged for it.
import process from 'node:process';
import {parseArgs} from 'node:util';
import {importTypescript} from '../import-typescript.js';
import {scaleWeights} from '../strength/contestants.js';
import {TERMS, without} from '../strength/rows.js';
import {createGames, describeTally, GAME_MODULES} from './games.js';

const {values: options, positionals} = parseArgs({
	allowPositionals: true,
	options: {
		games: {type: 'string', default: '2000'},
		nodes: {type: 'string', default: '1024'},
		seed: {type: 'string', default: '1'},
	},
});
const unknown = positionals.filter((term) => !Object.hasOwn(TERMS, term));
if (unknown.length > 0) {
	console.error(
		`match-terms: no term ${unknown.join(', ')}; there are ${Object.keys(TERMS).join(', ')}`,
	);
	process.exit(2);
}

const bot = await importTypescript(...GAME_MODULES);
const {playMatch} = createGames(bot);
const player = (weights) => ({
	searcher: new bot.Searcher(new bot.Evaluator(weights), {tableBits: 15}),
	limits: {nodes: Number(options.nodes)},
});

for (const term of positionals.length > 0 ? positionals : Object.keys(TERMS)) {
	const weights = scaleWeights(bot.WEIGHTS, without(TERMS[term]).scale);
	const seed = `terms ${options.seed} ${term}`;
	const tally = playMatch(player(bot.WEIGHTS), player(weights), Number(options.games), seed);
	console.log(`with ${term} against without: ${describeTally(tally)}`);
}
