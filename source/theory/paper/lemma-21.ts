import {SquareSet} from '../../core/square-set.js';
import {fileOf, rankOf, squareAt} from '../../core/square.js';
import {ASTRAY, plannedMove} from './plan.js';
import {above} from './rectangle.js';
import type {RookRuling, RookTurn} from './rook-stage.js';

/**
 * Lemma 21: the king is in the corner with the rooks beside him. They climb as in the staircase of chess,
 * always guarded: the rook of the b-file, the rook above the king, the king.
 */
export function lemma21({men}: RookTurn): RookRuling {
	const [king] = men;
	const rank = rankOf(king);
	const first = men.slice(1).find((rook) => fileOf(rook) === 0);
	const second = men.slice(1).find((rook) => fileOf(rook) === 1);
	if (first === undefined || second === undefined || fileOf(king) !== 0) {
		return ASTRAY;
	}

	const common = {
		stage: {lemma: 21},
		lemma: 21,
		room: rank === 0 ? SquareSet.full : above(rank - 1),
	} as const;
	if (rankOf(second) === rank) {
		return plannedMove({...common, from: second, to: second + 8, step: 'second-rook-up'});
	}

	return rankOf(first) === rank + 1
		? plannedMove({...common, from: first, to: first + 8, step: 'first-rook-up'})
		: plannedMove({...common, from: king, to: squareAt(0, rank + 1), step: 'king-up'});
}
