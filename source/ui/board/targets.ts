import {fileOf, onBoard, rankOf, type Square, squareAt} from '../../core/square.js';
import type {Cells} from '../../core/board-text.js';
import {isAnyMan, PAWN, UNSEEN} from '../../core/man.js';
import type {UciMove} from '../../core/uci.js';

/** Returns the step from a square toward another along a rank, file or diagonal, or undefined when none leads there. */
function stepToward(from: Square, to: Square): readonly [file: number, rank: number] | undefined {
	const files = fileOf(to) - fileOf(from);
	const ranks = rankOf(to) - rankOf(from);
	const isLine = files === 0 || ranks === 0 || Math.abs(files) === Math.abs(ranks);
	return isLine && from !== to ? [Math.sign(files), Math.sign(ranks)] : undefined;
}

/** Returns the squares between two squares on a rank, file or diagonal, in order; none when they share no line. */
export function squaresBetween(from: Square, to: Square): Square[] {
	const step = stepToward(from, to);
	const squares: Square[] = [];
	if (step !== undefined) {
		const stride = step[1] * 8 + step[0];
		for (let square = from + stride; square !== to; square += stride) {
			squares.push(square);
		}
	}

	return squares;
}

/** Returns the square that comes after `to` on the line from `from`, or undefined at the edge or without a line. */
export function squareBeyond(from: Square, to: Square): Square | undefined {
	const step = stepToward(from, to);
	if (step === undefined) {
		return undefined;
	}

	const file = fileOf(to) + step[0];
	const rank = rankOf(to) + step[1];
	return onBoard(file, rank) ? squareAt(file, rank) : undefined;
}

/**
 * What a move into a square is like for who makes it: a capture, a move whose end he cannot see (what
 * stands behind that square on the same line is fog), or a quiet one.
 */
export type TargetKind = 'quiet' | 'capture' | 'fog';
export type Target = {readonly square: Square; readonly kind: TargetKind};

function kindOf(cells: Cells, {from, to}: UciMove): TargetKind {
	const changesFile = fileOf(from) !== fileOf(to);
	// A pawn that changes file onto an empty square captures in passing.
	if (isAnyMan(cells[to]) || ((cells[from] & 7) === PAWN && changesFile)) {
		return 'capture';
	}

	// With an umpire the square itself is not seen.
	const beyond = squareBeyond(from, to);
	const isInFog = cells[to] === UNSEEN || (beyond !== undefined && cells[beyond] === UNSEEN);
	return isInFog ? 'fog' : 'quiet';
}

/**
 * Returns where the man on `from` may go, each square once, told apart by what its owner sees. Works on
 * the moves as they are given: it knows no rules. Pure.
 */
export function classifyTargets(
	cells: Cells,
	moves: readonly UciMove[],
	from: Square,
): readonly Target[] {
	const targets = new Map<Square, Target>();
	for (const move of moves) {
		if (move.from === from && !targets.has(move.to)) {
			targets.set(move.to, {square: move.to, kind: kindOf(cells, move)});
		}
	}

	return [...targets.values()];
}
