import process from 'node:process';
import {importTypescript} from '../import-typescript.js';
import {atLeast, count} from './measure.js';

export const title =
	'Knowledge: the positions that fit what a seat has seen, followed through games';

const GAMES = 6;
const MOST_PLIES = 100;
/** Each game is followed so often after once that does not count; of an update the shortest time does. */
const ROUNDS = 2;
/** Updates are told apart by the members that they begin with. */
const CLASSES = [1, 100, 1000, 10_000, 50_000, 150_000];

/** What a man is worth to a taker, by role code. */
const WORTH = [0, 1, 3, 3, 5, 9, 100, 0];

/** Returns games as each seat saw them: half of them at random, half by players who take what is worth most. */
function playGames({Game, findVariant, createRandom, pick}) {
	const variant = findVariant('fog').value;
	return Array.from({length: GAMES}, (_, index) => {
		const random = createRandom(`knowledge ${index}`);
		const game = Game.start(variant).value;
		const views = {white: [], black: []};
		for (let ply = 0; ply < MOST_PLIES && game.outcome === undefined; ply++) {
			const {cells} = game.view(game.turn);
			const moves = game.moves();
			const gain = ({to}) => WORTH[cells[to] & 7];
			const most = index % 2 === 0 ? 0 : Math.max(...moves.map(gain));
			game.try(
				pick(
					random,
					moves.filter((move) => most === 0 || gain(move) === most),
				),
			);
			views.white.push(game.view('white'));
			views.black.push(game.view('black'));
		}

		return views;
	});
}

/** Returns the value below which a share of sorted numbers lies. */
const quantile = (sorted, share) =>
	sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** Returns the processor time that this process has taken, in milliseconds: others use the machine too. */
function processorTime() {
	const {user, system} = process.cpuUsage();
	return (user + system) / 1000;
}

/** Returns for each ply of the games the members before it, the candidates and the milliseconds, and the bytes a member. */
function measure(games, start) {
	const updates = [];
	let bytes = 0;
	let members = 0;
	for (const views of games) {
		for (const seat of ['white', 'black']) {
			const own = [];
			for (let round = -1; round < ROUNDS; round++) {
				const set = start(seat);
				for (const [ply, view] of views[seat].entries()) {
					const {size, isExact, turn} = set;
					const from = processorTime();
					set.update(view);
					const time = processorTime() - from;
					const before = round === 0 ? Number.POSITIVE_INFINITY : (own[ply]?.time ?? 0);
					own[ply] = {
						size,
						isExact,
						isEnemy: turn !== seat,
						candidates: set.candidates,
						time: Math.min(before, time),
					};
					if (set.size > members) {
						members = set.size;
						bytes = set.bytes;
					}
				}
			}

			updates.push(...own);
		}
	}

	return {updates, perMember: bytes / members};
}

export async function* run() {
	const modules = await importTypescript(
		'test/helpers/game.ts',
		'source/rules/registry.ts',
		'source/core/random.ts',
		'source/knowledge/positions/position-set.ts',
	);
	const {PositionSet, findVariant} = modules;
	const games = playGames(modules);
	const {updates, perMember} = measure(
		games,
		(seat) => PositionSet.start({variant: findVariant('fog').value, seat}).value,
	);
	const enemy = updates.filter(({isEnemy}) => isEnemy);
	yield {what: `updates in ${GAMES} games, both seats`, value: count(updates.length)};
	yield {
		what: 'begun with an exact set',
		value: `${((100 * updates.filter(({isExact}) => isExact).length) / updates.length).toFixed(1)} %`,
	};
	for (const [index, least] of CLASSES.entries()) {
		const most = CLASSES[index + 1] ?? Number.POSITIVE_INFINITY;
		const times = enemy
			.filter(({size}) => size >= least && size < most)
			.map(({time}) => time)
			.sort((a, b) => a - b);
		if (times.length > 0) {
			const shown = [0.5, 0.9, 0.99].map((share) => quantile(times, share).toFixed(2)).join(' / ');
			yield {
				what: `enemy ply from ${count(least)} members (${times.length}): median / p90 / p99`,
				value: `${shown} ms`,
			};
		}
	}

	const own = updates.filter(({isEnemy}) => !isEnemy).map(({time}) => time);
	yield {what: 'own ply, the longest', value: `${Math.max(...own).toFixed(0)} ms`};
	yield {
		what: 'enemy ply, the longest',
		value: `${Math.max(...enemy.map(({time}) => time)).toFixed(0)} ms`,
	};
	const busy = enemy.filter(({candidates}) => candidates > 10_000);
	const total = busy.reduce((sum, {candidates}) => sum + candidates, 0);
	const time = busy.reduce((sum, {time}) => sum + time, 0);
	yield atLeast('candidates a second on one core', (total / time) * 1000, 10_000_000, '/s');
	yield {
		what: 'memory a member, the space for the next ply included',
		value: `${perMember.toFixed(0)} bytes`,
	};
}
