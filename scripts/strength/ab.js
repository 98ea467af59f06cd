// Two contestants against each other, for tuning: `node scripts/strength/ab.js A B [--games 100]
// [--nodes 60000 | --ms 100] [--whole] [--jobs 2] [--seed 1] [--sprt 0,30] [--log FILE] [--fairy FOLDER]`.
// A and B are `{…}`, options of our bot that are not as usual ({"trust":0,"worlds":48,"scale":
// {"loose":0}}), `full`, `at:COMMIT` before one of these (the bot as it was), `naive`, `greedy`, `random`,
// `seeing-1` … `seeing-5`, `fairy-1` …. With --nodes (60,000 a move when nothing is said) the load of the
// machine does not matter. --whole gives our bot its openings and endings. The log gets a line of JSON for each pair, with all moves.
import {appendFileSync} from 'node:fs';
import process from 'node:process';
import {parseArgs} from 'node:util';
import {bundleArena, bundleBotAt} from './bundle.js';
import {readContestant, unknownOptions} from './contestants.js';
import {Pool} from './pool.js';
import {addPair, describeRecord, emptySums, superiority} from './sum.js';

const {values, positionals} = parseArgs({
	allowPositionals: true,
	options: {
		games: {type: 'string', default: '100'},
		nodes: {type: 'string'},
		ms: {type: 'string'},
		whole: {type: 'boolean', default: false},
		jobs: {type: 'string', default: '2'},
		seed: {type: 'string', default: '1'},
		sprt: {type: 'string'},
		log: {type: 'string'},
		fairy: {type: 'string', default: process.env.FAIRY_FOLDER ?? '.'},
	},
});
if (positionals.length !== 2) {
	console.error('ab: two contestants are needed, such as full naive');
	process.exit(2);
}

const bounds = values.sprt?.split(',').map(Number);
const budget =
	values.ms === undefined ? {nodes: Number(values.nodes ?? 60_000)} : {ms: Number(values.ms)};
const read = positionals.map((text) => readContestant(text));
const {file} = await bundleArena([
	...read.map(({kind}) => kind),
	...(values.whole ? ['whole'] : []),
]);
const arena = await import(file);
const players = [];
for (const {commit, ...player} of read) {
	const {kind, options} = player;
	const bot = commit === undefined ? file : (await bundleBotAt(commit, kind)).file;
	const unknown = options === undefined ? [] : unknownOptions(await import(bot), options);
	if (unknown.length > 0) {
		console.error(
			`ab: the usual options of ${kind} have no ${unknown.join(', ')}: that may do nothing`,
		);
	}

	players.push({
		...budget,
		whole: values.whole,
		...player,
		...(commit === undefined ? {} : {bot}),
		...(player.kind === 'fairy' ? {folder: values.fairy} : {}),
	});
}

const percent = (share) => (share * 100).toFixed(1);
const elo = (share) => arena.eloOf(share).toFixed(0);
let tally = {wins: 0, losses: 0, draws: 0};
const describe = () => {
	const {value, low, high} = arena.estimateShare(tally);
	const test = bounds === undefined ? undefined : arena.sprt(tally, ...bounds);
	const verdict = test === undefined ? '' : `, LLR ${test.llr.toFixed(2)} ${test.accepted ?? ''}`;
	return `${arena.gamesOf(tally)}: +${tally.wins} =${tally.draws} -${tally.losses}, ${percent(value)} % [${percent(low)}, ${percent(high)}], Elo ${elo(value)} [${elo(low)}, ${elo(high)}], LOS ${percent(superiority(tally))} %${verdict}`;
};

const sums = emptySums();
const pairs = Array.from({length: Math.ceil(Number(values.games) / 2)}, (_, pair) => pair);
const pool = new Pool(Number(values.jobs));
const began = performance.now();
for await (const played of pool.play({file, players, seed: Number(values.seed)}, pairs)) {
	addPair(sums, played);
	for (const {points} of played.games) {
		tally = arena.addGame(tally, points);
	}

	if (values.log !== undefined) {
		appendFileSync(values.log, `${JSON.stringify(played)}\n`);
	}

	if (process.stderr.isTTY || arena.gamesOf(tally) % 20 === 0) {
		console.error(describe());
	}

	if (bounds !== undefined && arena.sprt(tally, ...bounds).accepted !== undefined) {
		break;
	}
}

pool.close();
const spent = JSON.stringify(budget);
console.log(
	`${positionals.join(' against ')}, ${spent}, seed ${values.seed}, ${Math.round((performance.now() - began) / 1000)} s`,
);
console.log(describe());
for (const [index, record] of sums.records.entries()) {
	console.log(`  ${positionals[index]}: ${describeRecord(record)}`);
}
