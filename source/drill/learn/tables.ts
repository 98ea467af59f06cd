import {parseSquare} from '../../core/square.js';
import type {Puzzle} from '../puzzles.js';
import {FOG, FOG_ENDING, KRIEGSPIEL} from './games.js';
import {act} from './seeing.js';
import type {Scene} from './scene.js';
import {both, does, isRefused, moves, plays} from './tests.js';

const handOff: Scene = {
	id: 'hand-off',
	variant: FOG,
	seat: 'both',
	hasNews: true,
	steps: [
		{id: 'white', goal: moves, solution: act('e2e4')},
		{id: 'blank', goal: does('confirmed'), solution: {type: 'confirmed'}},
		{id: 'take', goal: does('taken'), solution: {type: 'taken'}},
		{id: 'black', goal: moves, solution: act('e7e5')},
	],
};

const umpire: Scene = {
	id: 'umpire',
	variant: KRIEGSPIEL,
	seat: 'white',
	moves: 'e2e4 e7e5',
	hasNews: true,
	steps: [
		{
			id: 'try',
			goal: both(isRefused, plays('e4e5')),
			solution: act('e4e5'),
			faults: {capture: isRefused, ask: plays('any?')},
		},
		{
			id: 'move',
			goal: plays('d2d4'),
			solution: act('d2d4'),
			replies: ['b8c6'],
			faults: {ask: plays('any?')},
		},
		{id: 'ask', goal: plays('any?'), solution: act('any?')},
		{
			id: 'take',
			goal: (done) => moves(done) && plays('d4e5')(done),
			solution: act('d4e5'),
			faults: {refused: isRefused},
		},
	],
};

const square = (name: string): number => parseSquare(name)!;

/** Proved by `fogchess solve` (the scene's test does it again): Qd7 and Qf7 take him in three from any of the three squares. */
const HUNT: Puzzle = {
	id: 'scene-hunt',
	number: 1,
	within: 3,
	fen: '7k/Q7/6K1/8/8/8/8/8 w - - 0 1',
	kingOn: ['h8', 'g8', 'f8'].map(square),
	key: 'a7d7',
	line: ['a7d7', 'h8g8', 'd7d8', 'g8h8', 'd8h8'],
};

const hunt: Scene = {
	id: 'hunt',
	variant: FOG_ENDING,
	seat: 'white',
	hunt: HUNT,
	steps: [{id: 'hunt', goal: () => false, solution: act('a7d7')}],
};

/** Two at one keyboard, an umpire, a phantom: what else there is. */
export const TABLES: readonly Scene[] = [handOff, umpire, hunt];
