import {SquareSet} from '../../core/square-set.js';
import {fileOf, rankOf, type Square, squareAt} from '../../core/square.js';
import {mapSquare} from '../../solver/symmetry.js';
import {ASTRAY, handOver, plannedMove} from './plan.js';
import {above, named} from './rectangle.js';
import type {RookRuling, RookStage, RookTurn} from './rook-stage.js';
import type {StepName} from './steps.js';
import {findFrame, MIRROR_RANKS} from './turn-board.js';

/** Returns the symmetry after which the rooks stand on the eighth rank and their king on the files a–d. */
const frameOf = ([king, one, other]: readonly Square[]): number | undefined =>
	findFrame((symmetry) => {
		const turned = mapSquare(symmetry, king);
		const isUp = [one, other].every((rook) => rankOf(mapSquare(symmetry, rook)) === 7);
		return isUp && rankOf(turned) < 7 && fileOf(turned) <= 3;
	});

const [A7, A8, B7, B8] = named('a7', 'a8', 'b7', 'b8');

/** How king and rooks turn in the corner, the king on a7, the rooks on a8 and b8. Repair: not written out. */
const TURN_IN_CORNER = [
	{from: B8, to: B7},
	{from: A8, to: B8},
	{from: A7, to: A8},
	{from: B7, to: A7},
] as const;

/** Plays the turn in the corner; behind its last move the corner is turned to a1 and Lemma 21 takes over. */
function turnInCorner(turned: number): RookRuling {
	const move = TURN_IN_CORNER[turned];
	return move === undefined
		? handOver({lemma: 21}, MIRROR_RANKS)
		: plannedMove({
				...move,
				stage: {lemma: 20, turned: turned + 1},
				lemma: 20,
				step: 'turn-in-corner',
				repair: '20-rotation',
				room: SquareSet.full,
			});
}

/** Returns the files, left and right, that the rooks must cover before the king's next step. */
function wanted(file: number, right: number): readonly [number, number] {
	if (file === 0) {
		return [0, 1];
	}

	// With one file ahead that one will do; the other rook may stay.
	return file === 1 ? [0, right] : [file - 2, file - 1];
}

/**
 * Lemma 20: the rooks guard each other on a line at the edge, here the eighth rank. They cover the two
 * files ahead of their king, who goes a file on, until he is at the edge; then he goes up to them, and in the
 * corner they turn round.
 */
export function lemma20({stage, men}: RookTurn<RookStage & {lemma: 20}>): RookRuling {
	if (stage.turned !== undefined) {
		return turnInCorner(stage.turned);
	}

	const turn = frameOf(men);
	if (turn === undefined) {
		return ASTRAY;
	}

	if (turn !== 0) {
		return handOver(stage, turn);
	}

	const [king] = men;
	const [left, right] = men.slice(1).sort((a, b) => a - b);
	const file = fileOf(king);
	const [leftFile, rightFile] = wanted(file, fileOf(right));
	const move = (from: Square, to: Square, step: StepName): RookRuling =>
		plannedMove({
			from,
			to,
			stage,
			lemma: 20,
			step,
			repair: file === 0 ? '20-both-rooks' : '20-nearer-edge',
			room: SquareSet.full,
		});
	// The rooks cannot pass each other: the one whose way is free goes first.
	if (fileOf(left) !== leftFile && leftFile < fileOf(right)) {
		return move(left, squareAt(leftFile, 7), 'cover-ahead');
	}

	if (fileOf(right) !== rightFile) {
		return move(right, squareAt(rightFile, 7), 'cover-ahead');
	}

	if (file > 0) {
		return move(king, king - 1, 'walk-to-edge');
	}

	return rankOf(king) === 6 ? turnInCorner(0) : move(king, king + 8, 'walk-to-rooks');
}

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
