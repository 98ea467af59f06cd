import {parseArgs} from 'node:util';
import {importTypescript} from '../import-typescript.js';

/**
 * Plays each level against the one below it and prints a table of the scores:
 *
 *     node scripts/strength/levels.js [--games 100] [--from 2] [--to 10] [--seed 1]
 *
 * Every bot keeps to its budget of positions and gets no time, so that the load of the machine changes
 * nothing but how long this takes: the same seed gives the same games.
 */
const {values} = parseArgs({
	options: {
		games: {type: 'string', default: '100'},
		from: {type: 'string', default: '2'},
		to: {type: 'string', default: '10'},
		seed: {type: 'string', default: '1'},
	},
});
const bot = await importTypescript(
	'source/bot/arena/contestant.ts',
	'source/bot/arena/play-match.ts',
	'source/bot/arena/score.ts',
	'source/bot/bots.ts',
	'source/bot/table-library.ts',
	'source/core/result.ts',
	'source/rules/variants/fog.ts',
	'source/solver/build-table.ts',
	'source/solver/material.ts',
);

/** Builds the tables that bots use. */
function buildTables() {
	const tables = new Map();
	for (const ending of bot.BOT_ENDINGS) {
		for (const material of bot.neededMaterials(bot.unwrap(bot.parseMaterial(ending)))) {
			const name = bot.materialName(material);
			if (!tables.has(name)) {
				const building = bot.buildTable(material, tables);
				let step = building.next();
				while (step.done !== true) {
					step = building.next();
				}

				tables.set(name, step.value);
			}
		}
	}

	return tables;
}

const tables = buildTables();

/** Returns a level as a contestant whose time does not count. */
function contestant(level) {
	const entry = bot.BOTS[level - 1];
	return bot.ownContestant(entry.id, () => {
		const choose = entry.make(tables);
		return (question, random) => choose(question, random);
	});
}

const percent = (share) => `${(100 * share).toFixed(1)} %`;
const perMove = (records) => {
	const moves = records.reduce((sum, one) => sum + one.moves, 0);
	return (records.reduce((sum, one) => sum + one.ms, 0) / moves).toFixed(0);
};

console.log('| level | against | won | drawn | lost | score | 95 % interval | ms a move |');
console.log('| --- | --- | ---: | ---: | ---: | ---: | --- | ---: |');
for (let level = Number(values.from); level <= Number(values.to); level++) {
	const {tally, records} = await bot.playMatch(
		{
			variant: bot.fog,
			contestants: [contestant(level), contestant(level - 1)],
			games: Number(values.games),
			ms: Number.POSITIVE_INFINITY,
			seed: Number(values.seed),
			openings: undefined,
			bounds: undefined,
			now: () => performance.now(),
		},
		() => undefined,
	);
	const {value, low, high} = bot.estimateShare(tally);
	const {wins, draws, losses} = tally;
	const {title} = bot.BOTS[level - 1];
	console.log(
		`| ${level} ${title} | ${level - 1} | ${wins} | ${draws} | ${losses} | ${percent(value)} | ${percent(low)} to ${percent(high)} | ${perMove(records[0])}, ${perMove(records[1])} |`,
	);
}
