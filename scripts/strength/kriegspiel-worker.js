import {importTypescript} from '../import-typescript.js';
import {addTables, TABLE_MODULES} from './build-tables.js';
import {servePairs} from './serve-pairs.js';

/**
 * A process that plays pairs of games of Kriegspiel between `fog` and another bot: told `{variant, seed,
 * name, pair}`, it answers `{pair, games}`, each with its points for `fog`, why it ended, and what each side did.
 */
const bot = await importTypescript(
	'source/bot/arena/contestant.ts',
	'source/bot/arena/play-match.ts',
	'source/bot/bots.ts',
	'source/bot/make-bot.ts',
	'source/rules/registry.ts',
	...TABLE_MODULES,
);

/** The tables that a bot opens in a game when it comes to one of them. */
const ENDINGS = ['KQvK', 'KRvK', 'KPvK'];

function buildTables(variant) {
	const game = bot.tableGameOf(variant);
	const endings = ENDINGS.filter((ending) => game?.endings?.includes(ending));
	return endings.length === 0 ? new Map() : addTables(bot, new Map(), endings, game);
}

/** Returns a bot as a contestant whose time does not count. */
const contestant = (name, tables) => {
	const entry = bot.unwrap(bot.findBot(name));
	return bot.ownContestant(name, () => {
		const choose = bot.makeBot(entry, tables);
		return (question, random) => choose(question, random);
	});
};

/** What was played last and with what: the tables and bots of a match are made once. */
let prepared;

function prepare(id, name) {
	if (prepared?.id !== id || prepared.name !== name) {
		const variant = bot.unwrap(bot.findVariant(id));
		const tables = buildTables(variant);
		const contestants = [contestant('fog', tables), contestant(name, tables)];
		prepared = {id, name, match: {variant, contestants}};
	}

	return prepared.match;
}

async function playPair({variant, name, seed, pair}) {
	const match = {
		...prepare(variant, name),
		ms: Number.POSITIVE_INFINITY,
		seed,
		openings: undefined,
		now: () => performance.now(),
	};
	const games = [];
	for (const index of [pair * 2, pair * 2 + 1]) {
		const {points, played, records} = await bot.playGameOf(match, index);
		games.push({points, reason: played.outcome.reason, records});
	}

	return {pair, games};
}

servePairs(playPair);
