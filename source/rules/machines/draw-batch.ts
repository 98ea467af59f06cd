import {pick, type Random} from '../../core/random.js';
import type {UciMove} from '../../core/uci.js';

/**
 * Returns a batch of `count` moves of different men that begins with `begun`: each from the first list that has one left,
 * fewer when none has.
 */
export function drawBatch(
	begun: readonly UciMove[],
	lists: readonly (readonly UciMove[])[],
	count: number,
	random: Random,
): readonly UciMove[] {
	const moves = [...begun];
	while (moves.length < count) {
		const isLeft = ({from}: UciMove) => moves.every((one) => one.from !== from);
		const open = lists.map((list) => list.filter(isLeft)).find((list) => list.length > 0);
		if (open === undefined) {
			break;
		}

		moves.push(pick(random, open));
	}

	return moves;
}
