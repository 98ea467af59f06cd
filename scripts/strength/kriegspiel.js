import {parseArgs} from 'node:util';
import {importTypescript} from '../import-typescript.js';
import {writeSection} from './page.js';
import {Pool} from './pool.js';
import {provenance} from './provenance.js';
import {keepRow, readSheet} from './sheet.js';

/**
 * Plays the bot in Kriegspiel against its yardsticks and keeps the scores in docs/strength/kriegspiel.json,
 * after each pair of games, so that it goes on where it stopped:
 *
 *     node scripts/strength/kriegspiel.js [random|grabber|unlearning|unplanned …] [--games 200] [--seed 1] [--jobs 2]
 *         [--variant kriegspiel-icc] [--fresh] [--write]
 *
 * Every bot keeps to its budget of positions and gets no time, so that the load of the machine changes nothing
 * but how long this takes: the same seed gives the same games. What was played at another commit is gone on with as
 * well, and told to be so, unless --fresh begins anew. --write plays nothing and puts what is kept into docs/strength.md.
 */
const {values, positionals} = parseArgs({
	allowPositionals: true,
	options: {
		games: {type: 'string', default: '200'},
		seed: {type: 'string', default: '1'},
		jobs: {type: 'string', default: '2'},
		variant: {type: 'string', default: 'kriegspiel-icc'},
		fresh: {type: 'boolean', default: false},
		write: {type: 'boolean', default: false},
	},
});
/** Whom the bot plays, what that is, and the share of points to reach. */
const ROWS = {
	random: {against: 'random tries', goal: 0.99},
	grabber: {against: 'a taker of all it can take', goal: 0.95},
	unlearning: {against: 'itself, learning nothing from its tries', goal: 0.6},
	unplanned: {against: 'itself, making no tries to learn', goal: undefined},
};
const SHEET = 'kriegspiel';
const LETTERS = {1: 'w', 0.5: 'd', 0: 'l'};

const bot = await importTypescript('source/bot/arena/score.ts');

const emptyRow = (seed) => ({
	seed,
	outcomes: '',
	reasons: {},
	moves: [0, 0],
	ms: [0, 0],
	longestMs: [0, 0],
	refused: [0, 0],
	asked: [0, 0],
	illegal: 0,
	commits: [],
});

/** Adds a game to a row. */
function addGame(row, {points, reason, records}) {
	row.outcomes += LETTERS[points];
	row.reasons[reason] = (row.reasons[reason] ?? 0) + 1;
	for (const [side, record] of records.entries()) {
		row.moves[side] += record.moves;
		row.ms[side] += Math.round(record.ms);
		row.longestMs[side] = Math.max(row.longestMs[side], Math.round(record.longestMs));
		row.refused[side] += record.refused ?? 0;
		row.asked[side] += record.asked ?? 0;
		row.illegal += record.illegal;
	}
}

const tallyOf = ({outcomes}) => {
	const count = (letter) => outcomes.split(letter).length - 1;
	return {wins: count('w'), losses: count('l'), draws: count('d')};
};

/** Plays what is missing of a row. */
async function play(name, pool) {
	const seed = Number(values.seed);
	const key = `${values.variant} ${name}`;
	const kept = values.fresh ? undefined : readSheet(SHEET)[key];
	const row = kept?.seed === seed ? kept : emptyRow(seed);
	const first = row.outcomes.length / 2;
	const pairs = Array.from({length: Number(values.games) / 2 - first}, (_, at) => first + at);
	const ended = new Map();
	for await (const {pair, games} of pool.play({variant: values.variant, name, seed}, pairs)) {
		ended.set(pair, games);
		// Kept in their order, and a pair as a whole: the same opening with both colours.
		for (let next = row.outcomes.length / 2; ended.has(next); next++) {
			for (const game of ended.get(next)) {
				addGame(row, game);
			}
		}

		const {commit, ...rest} = provenance();
		row.commits = [...new Set([...row.commits, commit])];
		keepRow(SHEET, key, {...row, ...rest});
		const {wins, draws, losses} = tallyOf(row);
		console.log(`${key}: ${row.outcomes.length} games, +${wins} =${draws} -${losses}`);
	}
}

const percent = (share, digits = 1) => `${(100 * share).toFixed(digits)} %`;
const each = ({moves}, sums, digits) =>
	sums.map((sum, side) => (sum / Math.max(1, moves[side])).toFixed(digits)).join(' : ');

/** Returns the line of the table that tells of a row. */
function lineOf(key, row) {
	const [variant, name] = key.split(' ');
	const {against, goal} = ROWS[name];
	const tally = tallyOf(row);
	const {value, low, high} = bot.estimateShare(tally);
	const {wins, draws, losses} = tally;
	const reasons = Object.entries(row.reasons).map(([reason, count]) => `${reason} ${count}`);
	const cells = [
		against,
		`\`${variant}\``,
		wins + draws + losses,
		`+${wins} =${draws} −${losses}`,
		`${percent(value)} [${percent(low)}, ${percent(high)}]`,
		goal === undefined
			? 'reported'
			: `${percent(goal, 0)}: ${value >= goal ? 'met' : '**missed**'}`,
		row.illegal,
		reasons.join(', '),
		each(row, row.refused, 2),
		each(row, row.ms, 0),
		row.longestMs.join(' : '),
		row.seed,
		`${row.commits.join(', ')}, ${row.date}`,
	];
	return `| ${cells.join(' | ')} |`;
}

const HEAD = [
	'| against | book | games | won, drawn, lost | score | goal | illegal | ends | refused a move | ms a move | longest ms | seed | played at |',
	'| --- | --- | ---: | ---: | ---: | ---: | ---: | --- | ---: | ---: | ---: | ---: | --- |',
];

if (values.write) {
	const lines = Object.entries(readSheet(SHEET)).map(([key, row]) => lineOf(key, row));
	writeSection(
		'Kriegspiel',
		[
			'Written by `node scripts/strength/kriegspiel.js --write`, from games played by `node scripts/strength/kriegspiel.js`. The bot `fog` in Kriegspiel, ours first, each side by its own budget of positions, with the tables of three men and without a clock; pairs of games with colours swapped, from the same opening of two plies at random. Milliseconds are those of the machine as it was then, often at work on something else.',
			'',
			...HEAD,
			...lines,
		].join('\n'),
	);
} else {
	const names = positionals.length === 0 ? Object.keys(ROWS) : positionals;
	const pool = new Pool(Number(values.jobs), 'kriegspiel-worker.js');
	for (const name of names) {
		if (!Object.hasOwn(ROWS, name)) {
			throw new Error(`there is no row ${name}; there are ${Object.keys(ROWS).join(', ')}`);
		}

		await play(name, pool);
		const key = `${values.variant} ${name}`;
		console.log(lineOf(key, readSheet(SHEET)[key]));
	}
	pool.close();
}
