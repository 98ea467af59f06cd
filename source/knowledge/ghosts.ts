import {KING, type Man, UNSEEN} from '../core/man.js';
import type {Square} from '../core/square.js';
import type {MoveRules} from '../rules/move-rules.js';
import {findVariant} from '../rules/registry.js';
import {watchEnemyPly} from './enemy-ply.js';
import {type SeatHistory, viewBefore} from '../rules/history.js';
import {isEnemy, type ManOn} from './own-man.js';
import {possibleOrigins} from './reach.js';
import {findCapture} from './taken.js';

/** An enemy man where it was last seen. */
export type Ghost = ManOn & {
	/** The plies played since it was last seen there: 1 when the last ply hid it. */
	readonly age: number;
};

/** Where men were last seen, and after how many plies. */
type Memory = Map<Square, {readonly man: Man; readonly ply: number}>;

/** Forgets what the seat's own move shows to be gone though its square is not seen: a pawn taken en passant. */
function forgetCaptured(memory: Memory, history: SeatHistory, index: number): void {
	const {move} = history.plies[index];
	const captured = move === undefined ? undefined : findCapture(viewBefore(history, index), move);
	if (captured !== undefined) {
		memory.delete(captured.square);
	}
}

/** Forgets the man on a square which the man that was seen to arrive must have left. */
function forgetMoved(memory: Memory, history: SeatHistory, index: number, rules: MoveRules): void {
	const before = viewBefore(history, index).cells;
	for (const {square, man} of watchEnemyPly(history, index).arrived) {
		// Kings are left out: they may have castled, and only one stands anyway.
		const origins = (man & 7) === KING ? [] : possibleOrigins(rules, before, man, square);
		if (origins.length === 1) {
			memory.delete(origins[0]);
		}
	}
}

/**
 * Returns the enemy men that the seat does not see now, where it saw them last, from a1 to h8. A ghost
 * is dropped only when it is certain that the man is no longer there or that it is seen elsewhere:
 * - its square is seen again, whatever stands there;
 * - the seat took it (also en passant, where its square is not seen afterwards);
 * - it is a king and the king is seen elsewhere, as there is but one;
 * - a man was seen to arrive on a square that was seen without it one ply before, and the ghost's
 *   square is the only one from which it can have come.
 * Two ghosts may so be one and the same man, but never is a man forgotten that may still be there.
 */
export function findGhosts(history: SeatHistory): readonly Ghost[] {
	const {seat, plies} = history;
	const variant = findVariant(history.variant);
	const memory: Memory = new Map();
	for (const [index, {by, view}] of plies.entries()) {
		const before = viewBefore(history, index).cells;
		const now = view.cells;
		for (let square = 0; square < 64; square++) {
			if (now[square] !== UNSEEN) {
				memory.delete(square);
			} else if (isEnemy(before[square], seat)) {
				memory.set(square, {man: before[square], ply: index});
			}
		}

		if (by === seat) {
			forgetCaptured(memory, history, index);
		} else if (variant.ok) {
			forgetMoved(memory, history, index, variant.value.moves);
		}

		if (now.some((man) => isEnemy(man, seat) && (man & 7) === KING)) {
			for (const [square, {man}] of memory) {
				if ((man & 7) === KING) {
					memory.delete(square);
				}
			}
		}
	}

	return [...memory]
		.sort(([a], [b]) => a - b)
		.map(([square, {man, ply}]) => ({square, man, age: plies.length - ply}));
}
