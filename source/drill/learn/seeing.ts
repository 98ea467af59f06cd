import {FOG} from './games.js';
import type {Scene, SceneEvent} from './scene.js';
import {both, moves, movesFrom, not, plays, sees, seesEnemy} from './tests.js';

export const act = (text: string): SceneEvent => ({type: 'act', text});

const sight: Scene = {
	id: 'sight',
	variant: FOG,
	seat: 'white',
	steps: [
		{id: 'first', goal: plays('e2e4'), solution: act('e2e4'), replies: ['e7e6']},
		{id: 'further', goal: seesEnemy, solution: act('f1c4')},
	],
};

const pawns: Scene = {
	id: 'pawns',
	variant: FOG,
	seat: 'white',
	moves: 'e2e4 e7e5',
	steps: [
		{id: 'blocked', goal: sees('e5'), solution: act('g1f3'), replies: ['d7d5']},
		{
			id: 'diagonal',
			goal: plays('e4d5'),
			solution: act('e4d5'),
			faults: {other: plays('f3e5', 'h5e5', 'd4e5', 'f4e5')},
		},
	],
};

const vanish: Scene = {
	id: 'vanish',
	variant: FOG,
	seat: 'white',
	moves: 'd2d4 e7e5 d4e5 b8c6',
	hasNews: true,
	steps: [
		{
			id: 'wait',
			// The pawn is to stay where it is, and the queen to come back.
			goal: both(moves, not(movesFrom('e5')), not(plays('d1d7'))),
			solution: act('b1c3'),
			replies: ['c6e5'],
			faults: {pawn: movesFrom('e5')},
		},
		{
			id: 'find',
			goal: sees('e5'),
			sooner: ['f3e5', 'f4e5', 'd4e5', 'd5e5', 'd6e5', 'g1f3'],
			solution: act('c1f4'),
		},
	],
};

/** What is seen, and what is not told. */
export const SEEING: readonly Scene[] = [sight, pawns, vanish];
