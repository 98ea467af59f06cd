// Plays the matches by which the bot is judged: `npm run strength -- [ROW…] [--games N] [--jobs 2] [--seed 1]
// [--nodes N] [--fresh] [--write] [--list] [--fairy FOLDER]`. Rows are named in strength/rows.js (`random`,
// `naive-0.1`, `double-1/16`, `off-caution` …); all when none is named. A match goes on where it stopped:
// what was played is kept in docs/strength/ after each pair. What an older bot played stays as it is, and is
// told to be so, until --fresh plays it anew. --write puts all that is kept into docs/strength.md, and with no
// row named plays nothing. --nodes gives a budget of positions instead of time, for a machine with other
// work: such results are kept apart and not written.
//
// Fairy-Stockfish is GPL and no dependency: `npm install fairy-stockfish-nnue.wasm@1.1.12` in a folder of
// its own, and name that by --fairy or FAIRY_FOLDER.
import {existsSync} from 'node:fs';
import {loadavg} from 'node:os';
import {join} from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {isDeepStrictEqual, parseArgs} from 'node:util';
import {behaviours} from './strength/behaviour.js';
import {bundleArena, SCRATCH} from './strength/bundle.js';
import {botOptions, unknownOptions} from './strength/contestants.js';
import {writeSection} from './strength/page.js';
import {Pool} from './strength/pool.js';
import {provenance} from './strength/provenance.js';
import {matchSection} from './strength/report.js';
import {playersByNodes, ROWS} from './strength/rows.js';
import {
	addResult,
	emptyResult,
	fingerprintOf,
	missingPairs,
	readResult,
	tallyOf,
	writeResult,
} from './strength/store.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DOCS = join(ROOT, 'docs/strength');
const {values, positionals: names} = parseArgs({
	allowPositionals: true,
	options: {
		games: {type: 'string'},
		jobs: {type: 'string', default: '2'},
		seed: {type: 'string', default: '1'},
		nodes: {type: 'string'},
		fresh: {type: 'boolean', default: false},
		write: {type: 'boolean', default: false},
		list: {type: 'boolean', default: false},
		fairy: {type: 'string', default: process.env.FAIRY_FOLDER ?? '.'},
	},
});
const seed = Number(values.seed);
const folder = values.nodes === undefined ? DOCS : join(SCRATCH, `nodes-${values.nodes}`);
const kinds = ROWS.flatMap(({players}) => players.map(({kind}) => kind));
const {file, fingerprint: code} = await bundleArena([...kinds, 'whole']);
const arena = await import(file);
const behaviourOf = behaviours(arena, code, SCRATCH);
/** Returns what tells a match from another: how the players play, what they are, and the seed. */
const markOf = async (players, seedOf = seed) =>
	fingerprintOf(await behaviourOf(players), players, seedOf);
const tools = {...arena, tallyOf};

/** Returns why a row cannot be played, or undefined. */
function obstacle({players: [ours, theirs]}) {
	const {kind, options} = theirs;
	if (options === undefined || Object.keys(options).length === 0) {
		return undefined;
	}

	const unknown = unknownOptions(arena, options);
	if (unknown.length > 0) {
		return `the bot has no ${unknown.join(', ')}`;
	}

	return kind === ours.kind && isDeepStrictEqual(botOptions(arena, options), botOptions(arena, {}))
		? 'the bot plays without that part'
		: undefined;
}

const rows = ROWS.filter((row) => obstacle(row) === undefined).map((row) =>
	values.nodes === undefined
		? row
		: {...row, players: playersByNodes(row.players, Number(values.nodes))},
);
const stateOf = async ({players}, result) => {
	if (result === undefined) {
		return 'missing';
	}

	return result.fingerprint === (await markOf(players, result.seed)) ? 'sound' : 'stale';
};

const describe = (result) => {
	const tally = tallyOf(result);
	const {value, low, high} = arena.estimateShare(tally);
	const [share, from, to] = [value, low, high].map((one) => (one * 100).toFixed(1));
	return `${arena.gamesOf(tally)} games, +${tally.wins} =${tally.draws} -${tally.losses}, ${share} % [${from}, ${to}]`;
};

/** Returns what is told of how a match was played. */
async function about({name, players}) {
	return {
		row: name,
		fingerprint: await markOf(players),
		command: `npm run strength -- ${name}${seed === 1 ? '' : ` --seed ${seed}`}${values.nodes === undefined ? '' : ` --nodes ${values.nodes}`}`,
		seed,
		...provenance(),
	};
}

const hasFairy = existsSync(join(values.fairy, 'node_modules/fairy-stockfish-nnue.wasm'));

/** Plays what is missing of a row. Returns whether all of it is there then. */
async function play(row, pool) {
	const kept = readResult(folder, row.name);
	const state = await stateOf(row, kept);
	if (state === 'stale' && !values.fresh) {
		console.log(
			`${row.name}: ${describe(kept)}, by an older bot or another seed; --fresh plays it anew`,
		);
		return false;
	}

	const result = state === 'sound' && !values.fresh ? kept : emptyResult(await about(row));
	const pairs = missingPairs(result, Number(values.games ?? row.games));
	if (pairs.length > 0 && !hasFairy && row.players.some(({kind}) => kind === 'fairy')) {
		console.log(
			`${row.name}: Fairy-Stockfish is not in ${values.fairy}; see the head of this script`,
		);
		return false;
	}

	const players = row.players.map((player) =>
		player.kind === 'fairy' ? {...player, folder: values.fairy} : player,
	);
	const began = performance.now();
	let done = 0;
	for await (const played of pool.play({file, players, seed}, pairs)) {
		addResult(result, played);
		result.load = Math.max(result.load, Math.round(loadavg()[0] * 10) / 10);
		writeResult(folder, result);
		done++;
		const left = ((performance.now() - began) / done) * (pairs.length - done);
		console.log(`${row.name}: ${describe(result)}, ${Math.ceil(left / 60_000)} minutes to go`);
	}

	console.log(`${row.name}: ${describe(result)}`);
	return true;
}

const unknown = names.filter((name) => !rows.some((row) => row.name === name));
if (unknown.length > 0) {
	const reasons = ROWS.filter(({name}) => unknown.includes(name)).map(
		(row) => `${row.name}: ${obstacle(row)}`,
	);
	const known = rows.map(({name}) => name).join(', ');
	console.error(`strength: there is no row ${unknown.join(', ')}; there are ${known}`);
	console.error(reasons.join('\n'));
	process.exit(2);
}

if (values.list) {
	for (const row of ROWS) {
		const result = readResult(folder, row.name);
		const state = obstacle(row) ?? (await stateOf(row, result));
		console.log(
			`${row.name.padEnd(20)} ${state}${result === undefined ? '' : `: ${describe(result)}`}`,
		);
	}
} else if (names.length > 0 || !values.write) {
	for (const row of rows.filter(({name}) => names.length === 0 || names.includes(name))) {
		// New processes for each match: the memory of one must not count for the next.
		const pool = new Pool(Number(values.jobs));
		if (!(await play(row, pool))) {
			process.exitCode = 1;
		}

		pool.close();
	}
}

if (values.write && values.nodes === undefined) {
	const found = [];
	for (const row of ROWS) {
		const result = readResult(DOCS, row.name);
		const hindrance = obstacle(row);
		// A part that was taken out keeps what was measured of it.
		const isGone = hindrance !== undefined && result !== undefined;
		const state = isGone ? 'gone' : await stateOf(row, result);
		found.push({row, result, state, hindrance});
	}

	writeSection('Matches', matchSection(found, tools));
}
