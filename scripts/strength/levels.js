import {parseArgs} from 'node:util';
import {importTypescript} from '../import-typescript.js';
import {addTables, TABLE_MODULES} from './build-tables.js';
import {writeSection} from './page.js';
import {provenance} from './provenance.js';
import {keepRow, readSheet} from './sheet.js';

/**
 * Plays each level against the one below it and keeps the scores in docs/strength/levels.json:
 *
 *     node scripts/strength/levels.js [--games 100] [--from 2] [--to 10] [--seed 1] [--write]
 *
 * Every bot keeps to its budget of positions and gets no time, so that the load of the machine changes
 * nothing but how long this takes: the same seed gives the same games. --write plays nothing and puts what is
 * kept into docs/strength.md.
 */
const {values} = parseArgs({
	options: {
		games: {type: 'string', default: '100'},
		from: {type: 'string', default: '2'},
		to: {type: 'string', default: '10'},
		seed: {type: 'string', default: '1'},
		write: {type: 'boolean', default: false},
	},
});
/** What each level should score against the one below it. */
const GOAL = {low: 0.6, high: 0.75};

const bot = await importTypescript(
	'source/bot/arena/contestant.ts',
	'source/bot/arena/play-match.ts',
	'source/bot/arena/score.ts',
	'source/bot/bots.ts',
	'source/bot/make-bot.ts',
	'source/rules/variants/fog.ts',
	...TABLE_MODULES,
);

/** Returns a level as a contestant whose time does not count. */
const contestant = (level, tables) => {
	const entry = bot.BOTS[level - 1];
	return bot.ownContestant(entry.id, () => {
		const choose = bot.makeBot(entry, tables);
		return (question, random) => choose(question, random);
	});
};

const perMove = (records) => {
	const moves = records.reduce((sum, one) => sum + one.moves, 0);
	return Math.round(records.reduce((sum, one) => sum + one.ms, 0) / moves);
};

/** Plays a level against the one below it. */
async function play(level, tables) {
	const {tally, records} = await bot.playMatch(
		{
			variant: bot.fog,
			contestants: [contestant(level, tables), contestant(level - 1, tables)],
			games: Number(values.games),
			ms: Number.POSITIVE_INFINITY,
			seed: Number(values.seed),
			openings: undefined,
			bounds: undefined,
			now: () => performance.now(),
		},
		() => undefined,
	);
	const illegal = records.flat().reduce((sum, one) => sum + one.illegal, 0);
	return {tally, ms: records.map(perMove), illegal, seed: Number(values.seed), ...provenance()};
}

const percent = (share) => `${(100 * share).toFixed(1)} %`;

/** Returns the line of the table that tells of a level. */
function lineOf(level, {tally, ms, illegal, seed, commit, date}) {
	const {value, low, high} = bot.estimateShare(tally);
	const {wins, draws, losses} = tally;
	const {title} = bot.BOTS[level - 1];
	const isMet = value >= GOAL.low && value <= GOAL.high;
	return `| ${level} ${title} | ${level - 1} | ${wins + draws + losses} | +${wins} =${draws} −${losses} | ${percent(value)} [${percent(low)}, ${percent(high)}] | ${isMet ? 'met' : '**missed**'} | ${illegal} | ${ms.join(' : ')} | ${seed} | ${commit}, ${date} |`;
}

const HEAD = [
	'| level | against | games | won, drawn, lost | score | 60 to 75 % | illegal | ms a move | seed | played at |',
	'| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
];

if (values.write) {
	const lines = Object.entries(readSheet('levels'))
		.sort(([one], [other]) => Number(one) - Number(other))
		.map(([level, row]) => lineOf(Number(level), row));
	writeSection(
		'Levels',
		[
			'Written by `node scripts/strength/levels.js --write`, from games played by `node scripts/strength/levels.js`. Each level against the one below it, each by its own budget of positions and without a clock; milliseconds are those of the machine as it was then, often at work on something else.',
			'',
			...HEAD,
			...lines,
		].join('\n'),
	);
} else {
	const tables = addTables(bot, new Map(), bot.BOT_ENDINGS);
	console.log(HEAD.join('\n'));
	for (let level = Number(values.from); level <= Number(values.to); level++) {
		const row = await play(level, tables);
		keepRow('levels', level, row);
		console.log(lineOf(level, row));
	}
}
