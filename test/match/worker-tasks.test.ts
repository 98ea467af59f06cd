import {expect, it} from 'vitest';
import type {Color} from '../../source/core/color.js';
import {unwrap} from '../../source/core/result.js';
import type {SeatHistory} from '../../source/rules/history.js';
import {matchTasks} from '../../source/match/worker-tasks.js';
import {findVariant} from '../../source/rules/registry.js';
import {historyOf} from '../helpers/histories.js';
import {findTwins} from '../helpers/twin-games.js';
import {UmpiredGame} from '../helpers/umpired-games.js';

/** Small, so that samples are met too. */
const BOUNDS = {members: 500, candidates: 10_000};
const NO_TABLES = new Map();

const MOVES = 'e2e4 c7c5 g1f3 d7d6 f1b5 b8c6 e1g1 a7a6 b5c6 b7c6 d2d4 c5d4'.split(' ');

/** Returns what a worker says of a history as it comes and goes through the thread's door. */
function ask(tasks: ReturnType<typeof matchTasks>, history: SeatHistory, fen?: string): string {
	const start = fen === undefined ? {} : {startFen: fen};
	const question = structuredClone({history, ...start});
	return JSON.stringify(
		[tasks.knownBoard, tasks.kingDanger].map((task) => task(question, NO_TABLES)),
	);
}

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

it.each([
	['fog', 4, 14, undefined],
	['kriegspiel-icc', 2, 9, '4k3/2pp4/8/8/8/8/4PPP1/4K3 w - - 0 1'],
] as const)(
	'tells a seat nothing of what another was told: non-interference, %s',
	(id, pairs, plies, fen) => {
		const variant = unwrap(findVariant(id));
		const lived = (seat: Color, texts: readonly string[]): SeatHistory => {
			const game = new UmpiredGame(variant, fen);
			for (const text of texts) {
				game.play(text);
			}

			return game.histories[seat];
		};

		for (const {seat, first, second} of findTwins(variant, pairs, plies, 'worker', fen)) {
			const other = seat === 'white' ? 'black' : 'white';
			const [one, two] = [first, second].map((moves) => {
				const tasks = matchTasks(fen === undefined ? BOUNDS : {members: 60, candidates: 1000});
				// The other side has asked at the same worker, and knows what it played.
				ask(tasks, lived(other, moves), fen);
				return ask(tasks, lived(seat, moves), fen);
			});
			expect(one).toContain('"ok":true');
			expect(one).toBe(two);
		}
	},
);

it('answers the same of a game with an umpire whatever it was asked before', () => {
	const game = new UmpiredGame(unwrap(findVariant('kriegspiel-eastern')));
	const kept = matchTasks(BOUNDS);
	for (const text of ['e2e4', 'd7d5', 'any?', 'e4f5', 'e4d5', 'd8d4', 'd8d5']) {
		game.play(text);
		for (const seat of ['white', 'black'] as const) {
			expect(ask(kept, game.histories[seat])).toBe(ask(matchTasks(BOUNDS), game.histories[seat]));
		}
	}

	expect(ask(kept, game.histories.white)).toContain('"isHeard":true');
	// The fog of the same two seats has another follower.
	const history = historyOf('white', MOVES);
	expect(ask(kept, history)).toBe(ask(matchTasks(BOUNDS), history));
});

it('follows a start that both sides know, and says when it cannot be followed', () => {
	const startFen = '4k3/p7/8/8/8/8/4P3/4K3 w - - 0 1';
	const history = historyOf('white', ['e2e4', 'a7a5'], startFen);
	const tasks = matchTasks(BOUNDS);
	expect(tasks.knownBoard({history, startFen}, NO_TABLES)).toMatchObject({ok: true});
	expect(tasks.knownBoard({history}, NO_TABLES)).toMatchObject({ok: false});
	expect(tasks.knownBoard({history, startFen: 'nonsense'}, NO_TABLES)).toMatchObject({ok: false});
});
