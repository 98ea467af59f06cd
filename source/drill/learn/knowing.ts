import {FOG} from './games.js';
import {act} from './seeing.js';
import type {Scene} from './scene.js';
import {makeMan} from '../../core/man.js';
import {parseSquare} from '../../core/square.js';
import {both, guesses, knows, movesFrom, not, plays, sees} from './tests.js';

const ghosts: Scene = {
	id: 'ghosts',
	variant: FOG,
	seat: 'white',
	moves: 'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6',
	hasKnown: true,
	truth: {square: parseSquare('a5')!, man: makeMan('black', 'knight')},
	steps: [
		{
			id: 'leave',
			goal: both(movesFrom('b5'), not(plays('b5a6')), not(sees('c6'))),
			solution: act('b5c4'),
			replies: ['c6a5', 'c6d4'],
			faults: {take: plays('b5c6', 'b5a6')},
		},
		{id: 'know', goal: knows, solution: {type: 'deed', deed: 'know'}},
		{
			id: 'note',
			goal: guesses('n'),
			solution: {type: 'deed', deed: 'mark', square: parseSquare('a5')!, sign: 'n'},
			faults: {place: ({event}) => event.type === 'deed'},
		},
	],
};

const guard: Scene = {
	id: 'guard',
	variant: FOG,
	seat: 'white',
	fen: 'r1bqkb1r/pppp1ppp/2n2n2/4p3/8/5N2/PPPPQPPP/RNB1KB1R w KQkq - 0 1',
	steps: [
		{
			id: 'take',
			goal: plays('f3e5'),
			solution: act('f3e5'),
			replies: ['c6e5', 'f8e7'],
			faults: {queen: plays('e2e5')},
		},
		{id: 'again', goal: plays('e2e5'), solution: act('e2e5')},
	],
};

/** What is remembered and worked out. */
export const KNOWING: readonly Scene[] = [ghosts, guard];
