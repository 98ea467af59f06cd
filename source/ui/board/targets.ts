import {fileOf, type Square} from '../../core/square.js';
import {squareBeyond} from '../../core/line.js';
import type {Cells} from '../../core/board-text.js';
import {isAnyMan, PAWN, UNSEEN} from '../../core/man.js';
import {goesAsAnyMan} from '../../core/san.js';
import {isAmong, type UciMove} from '../../core/uci.js';

/**
 * What a move into a square is like for who makes it: a capture, a move whose end he cannot see (what
 * stands behind that square on the same line is fog), a quiet one, or one that its man cannot make, whatever it takes.
 */
export type TargetKind = 'quiet' | 'capture' | 'fog' | 'lie';
export type Target = {readonly square: Square; readonly kind: TargetKind};

function kindOf(cells: Cells, {from, to}: UciMove, isPawn: boolean): TargetKind {
	// Who becomes another man where he stands takes nobody.
	if (from === to) {
		return 'quiet';
	}

	const changesFile = fileOf(from) !== fileOf(to);
	// A pawn that changes file onto an empty square captures in passing.
	if (isAnyMan(cells[to]) || (isPawn && changesFile)) {
		return 'capture';
	}

	// With an umpire the square itself is not seen.
	const beyond = squareBeyond(from, to);
	const isInFog = cells[to] === UNSEEN || (beyond !== undefined && cells[beyond] === UNSEEN);
	return isInFog ? 'fog' : 'quiet';
}

/**
 * Returns where the man on `from` may go, each square once, told apart by what its owner sees; a square is reached by a
 * lie where all its moves are among `lies`. Works on the moves as they are given: it knows no rules. Pure.
 */
export function classifyTargets(
	cells: Cells,
	moves: readonly UciMove[],
	from: Square,
	lies: readonly UciMove[] = [],
): readonly Target[] {
	const targets = new Map<Square, Target>();
	const isPawn = (cells[from] & 7) === PAWN && !goesAsAnyMan(moves, from);
	for (const move of moves) {
		const isNew = move.from === from && (targets.get(move.to)?.kind ?? 'lie') === 'lie';
		if (isNew) {
			const kind = isAmong(lies, move) ? 'lie' : kindOf(cells, move, isPawn);
			targets.set(move.to, {square: move.to, kind});
		}
	}

	return [...targets.values()];
}
