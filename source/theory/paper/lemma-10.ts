import {fileOf, type Square} from '../../core/square.js';
import {ASTRAY, handOver, plannedMove} from './plan.js';
import {
	barrier,
	type BarrierStage,
	type CornerStage,
	type QueenRuling,
	type QueenTurn,
} from './queen-stage.js';
import {above, A_FILE, named} from './rectangle.js';
import type {RepairName, StepName} from './steps.js';
import {reposition} from './reposition.js';
import {isSeenAbove, sweepOn} from './sweep.js';
import {A_FILE_TO_TOP, MIRROR_FILES} from './turn-board.js';

type ScriptedMove = {
	readonly man: 'king' | 'queen';
	readonly to: Square;
	readonly step: StepName;
	readonly repair?: RepairName;
	/** Whether by then the king is shut up on the a-file. */
	readonly isShut?: boolean;
};

const move = (
	man: 'king' | 'queen',
	to: string,
	step: StepName,
	more: Pick<ScriptedMove, 'repair' | 'isShut'> = {},
): ScriptedMove => ({man, to: named(to)[0], step, ...more});

/** What White plays once he has seen the king on b8, c8 or d8, by that file: the paper's cases 2 to 4. */
const SCRIPTS: {readonly [file in 1 | 2 | 3]: readonly ScriptedMove[]} = {
	1: [move('king', 'c6', 'stalemate')],
	2: [
		move('king', 'd6', 'push-king'),
		move('queen', 'b5', 'shut-file', {isShut: true}),
		move('king', 'c6', 'king-to-queen', {isShut: true}),
	],
	3: [
		move('king', 'e6', 'push-king'),
		move('king', 'd7', 'push-king'),
		move('queen', 'b4', 'shut-file', {isShut: true}),
		move('king', 'c6', 'king-to-queen', {repair: '10-next-to-the-queen', isShut: true}),
		move('king', 'c5', 'king-to-queen', {repair: '10-next-to-the-queen', isShut: true}),
	],
};

/** Plays the next move of a case; behind the last the king is on the a-file, which the queen's file bars. */
function playScript(men: readonly Square[], file: 1 | 2 | 3, moves: number): QueenRuling {
	const next = SCRIPTS[file][moves];
	if (next === undefined) {
		return file === 1 ? ASTRAY : handOver(barrier(6), A_FILE_TO_TOP);
	}

	const {man, to, step, repair, isShut} = next;
	return plannedMove({
		from: men[man === 'king' ? 0 : 1],
		to,
		stage: {lemma: 10, file, moves: moves + 1},
		lemma: 10,
		step,
		...(repair === undefined ? {} : {repair}),
		room: isShut === true ? A_FILE : above(5),
	});
}

/**
 * Lemma 10: the queen bars the sixth rank, the king is on the two above. She sweeps until she sees him
 * above her, on the last rank; then he is driven into the corner, and shut up on the a-file.
 */
export function lemma10(turn: QueenTurn<BarrierStage | CornerStage>): QueenRuling {
	const {stage, men, glimpsed} = turn;
	if ('moves' in stage) {
		return playScript(men, stage.file, stage.moves);
	}

	const barred = {stage, men, glimpsed};
	if (stage.step === 'reposition') {
		return reposition(barred);
	}

	if (!isSeenAbove(turn)) {
		return sweepOn(barred);
	}

	const file = fileOf(men[1]);
	if (file >= 4) {
		// Repair: only the files a–d are written down.
		return handOver(stage, MIRROR_FILES);
	}

	return file === 1 || file === 2 || file === 3 ? playScript(men, file, 0) : ASTRAY;
}
