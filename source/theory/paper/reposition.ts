import {fileOf, rankOf, type Square, squareAt} from '../../core/square.js';
import {isBeside} from './lemma-1.js';
import {ASTRAY, handOver, plannedMove} from './plan.js';
import type {BarrierStage, QueenRuling, QueenTurn} from './queen-stage.js';
import {above} from './rectangle.js';
import {MIRROR_FILES} from './turn-board.js';

type Men = {readonly king: number; readonly queen: number};

/**
 * Returns the next step of the men, by their files, on their way to the left edge, the queen a rank above
 * her king and beside him throughout; undefined when they are there, on the a-file and the b-file.
 */
function stepLeft({king, queen}: Men): Men | undefined {
	if (queen === 0) {
		return king === 1 ? undefined : {king: 1, queen};
	}

	return queen < king ? {king: queen, queen} : {king, queen: queen - 1};
}

/** Returns the same where the queen may go two steps at once, past her king, who then goes two between. */
function longStepLeft({king, queen}: Men): Men | undefined {
	if (queen > king) {
		return {king, queen: Math.max(0, king - 1)};
	}

	if (king > 1) {
		// With the edge two files off the queen goes first: then he has not to come back.
		return king === 2 && queen === 2 ? {king, queen: 1} : {king: king - 1, queen};
	}

	return stepLeft({king, queen});
}

function stepsLeft(men: Men, step: typeof stepLeft): number {
	let count = 0;
	for (let next = step(men); next !== undefined; next = step(next)) {
		count++;
	}

	return count;
}

/** Returns the step by which a king beside the queen on the barrier goes behind it, to her file. */
function stepBehind(turn: QueenTurn<BarrierStage>): QueenRuling {
	const {stage, men} = turn;
	const [king, queen] = men;
	const {repair = '8-reposition', ...next} = stage;
	return plannedMove({
		from: king,
		to: squareAt(fileOf(queen), stage.row - 1),
		stage: next,
		lemma: stage.lemma,
		step: 'behind-the-barrier',
		repair,
		room: above(stage.row),
	});
}

/**
 * The way back to the edge between two sweeps, which the paper leaves out. The queen bars her rank and her
 * king is beside her, behind it; step by step both go to the nearer edge: queen on a4, king on b3.
 */
export function reposition(turn: QueenTurn<BarrierStage>): QueenRuling {
	const {stage, men} = turn;
	const [king, queen] = men;
	const {row} = stage;
	if (rankOf(queen) !== row || !isBeside(king, queen) || rankOf(king) > row) {
		return ASTRAY;
	}

	if (rankOf(king) === row) {
		return stepBehind(turn);
	}

	const files = {king: fileOf(king), queen: fileOf(queen)};
	const mirrored = {king: 7 - files.king, queen: 7 - files.queen};
	const step = stage.isLong === true ? longStepLeft : stepLeft;
	if (stepsLeft(mirrored, step) < stepsLeft(files, step)) {
		return handOver(stage, MIRROR_FILES);
	}

	const next = step(files);
	if (next === undefined) {
		return handOver({lemma: stage.lemma, row, step: 'sweep'});
	}

	const {repair, ...later} = stage;
	const common = {
		stage: later,
		lemma: stage.lemma,
		repair: repair ?? (stage.lemma === 11 ? '11-top-line' : '8-reposition'),
		room: above(row),
	} as const;
	const square = (file: number, rank: number): Square => squareAt(file, rank);
	return next.king === files.king
		? plannedMove({...common, from: queen, to: square(next.queen, row), step: 'reposition-queen'})
		: plannedMove({...common, from: king, to: square(next.king, row - 1), step: 'reposition-king'});
}
