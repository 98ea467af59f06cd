import type {Act} from '../core/act.js';
import {type Random, randomInteger} from '../core/random.js';
import type {Square} from '../core/square.js';
import {SENT} from './machines/batch-tries.js';
import {drawBatch} from './machines/draw-batch.js';

/** How many squares "seven?" names. */
const SEVEN = 7;

function drawSquares(count: number, random: Random): Square[] {
	const squares = new Set<Square>();
	while (squares.size < count) {
		squares.add(randomInteger(random, 64));
	}

	return [...squares];
}

/**
 * Returns what can be done for an act of a list of tries, which may name only the kind of it: what is left open, such
 * as the squares of "seven?" or the other moves of a batch, is drawn at random.
 */
export function wholeAct(act: Act, random: Random, tries: readonly Act[]): Act {
	if (act.kind === 'batch') {
		const others = tries.flatMap((one) => (one.kind === 'batch' ? one.moves : []));
		return {kind: 'batch', moves: drawBatch(act.moves, [others], SENT, random)};
	}

	return act.kind === 'ask' && act.question === 'seven' && act.squares === undefined
		? {...act, squares: drawSquares(SEVEN, random)}
		: act;
}
