import {fileOf, NO_SQUARE, rankOf, squareAt} from '../../core/square.js';
import {ASTRAY, handOver, plannedMove} from './plan.js';
import {barrier, type BarrierStage, type QueenRuling, type QueenTurn} from './queen-stage.js';
import type {RepairName} from './steps.js';
import {above} from './rectangle.js';
import {A_FILE_TO_TOP, FILES_TO_RANKS} from './turn-board.js';

/** Returns whether the queen, having stepped on to a new file, has seen the king above her on it. */
export function isSeenAbove({men: [king, queen], glimpsed}: QueenTurn): boolean {
	return (
		glimpsed !== NO_SQUARE &&
		fileOf(king) === fileOf(queen) &&
		fileOf(glimpsed) === fileOf(queen) &&
		rankOf(glimpsed) > rankOf(queen)
	);
}

/** Returns the next step of a sweep to the right: the queen advances a file, then her king follows below her. */
export function sweepOn({stage, men: [king, queen]}: QueenTurn<BarrierStage>): QueenRuling {
	const common = {stage, lemma: stage.lemma, room: above(stage.row)} as const;
	const file = fileOf(queen);
	if (file === 7) {
		return ASTRAY;
	}

	return fileOf(king) === file
		? plannedMove({
				...common,
				from: king,
				to: squareAt(file + 1, stage.row - 1),
				step: 'sweep-king',
			})
		: plannedMove({...common, from: queen, to: squareAt(file + 1, stage.row), step: 'sweep-queen'});
}

/** Returns the first move of a push: White's king goes up to a file beside the queen's. */
export function pushKing(
	{stage, men: [king]}: QueenTurn<BarrierStage>,
	file: number,
	repair?: RepairName,
): QueenRuling {
	return plannedMove({
		from: king,
		to: squareAt(file, stage.row),
		stage: {...stage, step: 'king-up'},
		lemma: stage.lemma,
		step: 'push-king',
		...(repair === undefined ? {} : {repair}),
		room: above(stage.row),
	});
}

/** Returns the second move of a push: the queen follows her king a rank up. */
export function pushQueen({stage, men: [, queen]}: QueenTurn<BarrierStage>): QueenRuling {
	return plannedMove({
		from: queen,
		to: queen + 8,
		stage: {...stage, step: 'queen-up'},
		lemma: stage.lemma,
		step: 'push-queen',
		room: above(stage.row),
	});
}

/**
 * Returns who moves after a push. Not seen beside the queen, the king is above her; seen there he has
 * slipped past, and the files on his side are all he has: her file bars them, with the board turned.
 */
export function afterPush({men: [, queen], glimpsed}: QueenTurn): QueenRuling {
	if (glimpsed === NO_SQUARE || rankOf(glimpsed) !== rankOf(queen)) {
		return handOver(barrier(rankOf(queen)));
	}

	return fileOf(glimpsed) < fileOf(queen)
		? handOver(barrier(7 - fileOf(queen), '8-turn'), A_FILE_TO_TOP)
		: handOver(barrier(fileOf(queen), '8-turn'), FILES_TO_RANKS);
}
