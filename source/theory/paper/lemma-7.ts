import {fileOf, squareAt} from '../../core/square.js';
import {handOver, plannedMove} from './plan.js';
import {barrier, type QueenRuling, type QueenTurn} from './queen-stage.js';
import {above, rectangle} from './rectangle.js';

/**
 * Lemma 7: from the corner the queen sweeps the second rank to h2, her king behind her on the first. Then
 * the other is above the second rank.
 */
export function lemma7({men: [king, queen]}: QueenTurn): QueenRuling {
	const file = fileOf(queen);
	if (file === 7 && fileOf(king) === 6) {
		return handOver(barrier(1));
	}

	const common = {
		stage: {lemma: 7},
		lemma: 7,
		room: above(1).union(rectangle(Math.min(7, fileOf(king) + 1), 7, 0, 1)),
	} as const;
	return file === fileOf(king)
		? plannedMove({...common, from: queen, to: squareAt(file + 1, 1), step: 'sweep-queen'})
		: plannedMove({
				...common,
				from: king,
				to: squareAt(file, 0),
				step: 'sweep-king',
				// The first move is the king's when Lemma 2 ended with the queen on b2.
				...(file === 1 ? {repair: '2-no-last-step' as const} : {}),
			});
}
