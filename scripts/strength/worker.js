// A process that plays pairs of games: one message in, {files, players, seed, pair}, one out, {pair,
// games, rss} or {pair, error}. A process and not a thread, so that its time and memory are its own.
import process from 'node:process';
import {makeContestant} from './contestants.js';
import {servePairs} from './serve-pairs.js';

/** The match that was played last, with its contestants. */
let current = {key: '', contestants: []};

/** Returns the arena and the contestants of a match, kept from one pair to the next. */
async function prepare({file, players}) {
	const key = JSON.stringify({file, players});
	const arena = await import(file);
	if (current.key !== key) {
		await Promise.all(current.contestants.map(async (one) => one.close()));
		const contestants = [];
		for (const {bot, ...player} of players) {
			const own = bot === undefined ? {} : {bot: await import(bot)};
			contestants.push(makeContestant(arena, {...player, ...own}));
		}

		current = {key, contestants};
	}

	return {arena, contestants: current.contestants};
}

const roundAll = (record) =>
	Object.fromEntries(
		Object.entries(record).map(([name, value]) => [name, Math.round(value * 10) / 10]),
	);

/** Plays a pair of games. */
async function playPair({pair, seed, ...match}) {
	const {arena, contestants} = await prepare(match);
	const games = [];
	for (const index of [pair * 2, pair * 2 + 1]) {
		const {points, played, records} = await arena.playGameOf(
			{
				variant: arena.fog,
				contestants,
				// Each contestant has its own time.
				ms: Number.POSITIVE_INFINITY,
				seed,
				openings: undefined,
				now: () => performance.now(),
			},
			index,
		);
		const {moves, outcome} = played;
		games.push({
			points,
			reason: outcome.reason,
			plies: moves.length,
			records: records.map(roundAll),
			moves: moves.join(' '),
		});
	}

	return {pair, games, rss: Math.round(process.resourceUsage().maxRSS / 1024)};
}

servePairs(playPair);
