import {parseSquare} from '../../core/square.js';
import {FOG} from './games.js';
import {AFTER} from './scene-state.js';
import {act} from './seeing.js';
import type {Scene} from './scene.js';
import {losesKing, moves, not, both, plays, takesKing} from './tests.js';

const king: Scene = {
	id: 'king',
	variant: FOG,
	seat: 'white',
	fen: 'R3r1k1/5ppp/8/8/8/8/5PPP/4K3 w - - 0 1',
	steps: [
		{
			id: 'save',
			goal: plays('a8e8'),
			solution: act('a8e8'),
			replies: ['e8e1x', 'e8e2x', 'e8a8x', 'h7h6'],
			faults: {king: losesKing},
		},
		{id: 'take', goal: takesKing, solution: act('e8g8')},
	],
};

/** Between the queen and the king. */
const LINE = ['a5', 'b4', 'c3', 'd2'].flatMap((name) => parseSquare(name) ?? []);
const A5_E1 = 'd2d4 e7e5 d4e5 f8c5 c1f4 c7c6 e2e3 d8a5';

const look: Scene = {
	id: 'look',
	variant: FOG,
	seat: 'white',
	moves: A5_E1,
	steps: [
		{
			id: 'careless',
			goal: plays('g1f3'),
			solution: act('g1f3'),
			replies: ['a5e1'],
			points: {[AFTER]: LINE},
		},
		{
			id: 'careful',
			from: {moves: A5_E1},
			goal: both(moves, not(losesKing)),
			solution: act('b1c3'),
			replies: ['a5e1x', 'a5d2x', 'g8f6'],
			faults: {king: losesKing},
			points: {king: LINE},
		},
	],
};

const f7: Scene = {
	id: 'f7',
	variant: FOG,
	seat: 'white',
	moves: 'e2e4 d7d6 f1c4 c8d7',
	steps: [
		{id: 'aim', goal: plays('d1f3'), solution: act('d1f3'), replies: ['c7c6']},
		{
			id: 'strike',
			goal: plays('f3f7', 'c4f7'),
			solution: act('f3f7'),
			replies: ['e8f7'],
		},
		{id: 'king', goal: takesKing, sooner: ['f3f7'], solution: act('c4f7')},
	],
};

/** Kings are taken: the other one's, and one's own. */
export const KINGS: readonly Scene[] = [king, look, f7];
