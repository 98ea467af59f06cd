import {expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import type {SeatHistory} from '../../source/knowledge/history.js';
import {matchTasks} from '../../source/match/worker-tasks.js';
import {findVariant} from '../../source/rules/registry.js';
import {historyOf} from '../helpers/histories.js';
import {findTwins} from '../helpers/twin-games.js';

/** Small, so that samples are met too. */
const BOUNDS = {members: 500, candidates: 10_000};
const NO_TABLES = new Map();

const MOVES = 'e2e4 c7c5 g1f3 d7d6 f1b5 b8c6 e1g1 a7a6 b5c6 b7c6 d2d4 c5d4'.split(' ');

/** Returns what a worker says of a history as it comes and goes through the thread's door. */
const ask = (tasks: ReturnType<typeof matchTasks>, history: SeatHistory): string =>
	JSON.stringify(tasks.knownBoard(structuredClone({history}), NO_TABLES));

it('answers the same whatever it was asked before', () => {
	const kept = matchTasks(BOUNDS);
	for (let ply = 0; ply <= MOVES.length; ply++) {
		for (const seat of ['white', 'black'] as const) {
			const history = historyOf(seat, MOVES.slice(0, ply));
			expect(ask(kept, history)).toBe(ask(matchTasks(BOUNDS), history));
		}
	}

	// After a takeback, and in another game.
	for (const moves of [MOVES.slice(0, 5), ['d2d4', 'd7d5'], MOVES]) {
		const history = historyOf('white', moves);
		expect(ask(kept, history)).toBe(ask(matchTasks(BOUNDS), history));
	}
});

it('tells a seat nothing of what another was told: non-interference', () => {
	const fog = unwrap(findVariant('fog'));
	for (const {seat, first, second} of findTwins(fog, 4, 14, 'worker')) {
		const other = seat === 'white' ? 'black' : 'white';
		const [one, two] = [first, second].map((moves) => {
			const tasks = matchTasks(BOUNDS);
			// The other side has asked at the same worker, and knows what it played.
			ask(tasks, historyOf(other, moves));
			return ask(tasks, historyOf(seat, moves));
		});
		expect(one).toContain('"ok":true');
		expect(one).toBe(two);
	}
});

it('follows a start that both sides know, and says when it cannot be followed', () => {
	const startFen = '4k3/p7/8/8/8/8/4P3/4K3 w - - 0 1';
	const history = historyOf('white', ['e2e4', 'a7a5'], startFen);
	const tasks = matchTasks(BOUNDS);
	expect(tasks.knownBoard({history, startFen}, NO_TABLES)).toMatchObject({ok: true});
	expect(tasks.knownBoard({history}, NO_TABLES)).toMatchObject({ok: false});
	expect(tasks.knownBoard({history, startFen: 'nonsense'}, NO_TABLES)).toMatchObject({ok: false});
});
