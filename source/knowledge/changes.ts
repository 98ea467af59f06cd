import {UNSEEN} from '../core/man.js';
import type {Square} from '../core/square.js';
import {type SeatHistory, viewBefore} from '../rules/history.js';
import {mayHideMen} from './hidden-men.js';
import {isToldPly} from './moves-made.js';
import {isEnemy, type ManOn} from './own-man.js';
import {lossesBy} from './taken.js';
import {ownLength, turnStart} from './turn-start.js';

/** What the other side's last turn changed for a seat. */
export type Changes = {
	/** Whether the other side has moved since the seat's own last move (or since the start). */
	readonly moved: boolean;
	/** Squares seen now and not before. */
	readonly seen: readonly Square[];
	/** Squares seen before and not now. */
	readonly lost: readonly Square[];
	/** Enemy men that stood in sight on these. */
	readonly lostMen: readonly ManOn[];
	/** Enemy men that were not seen there before. */
	readonly appeared: readonly ManOn[];
	/** Enemy men that were seen and have left a square that is seen yet. */
	readonly gone: readonly ManOn[];
	/** Men of the seat that were taken, and where they stood; also by a move that its own last act let come about. */
	readonly taken: readonly ManOn[];
};

const NOTHING: Changes = {
	moved: false,
	seen: [],
	lost: [],
	lostMen: [],
	appeared: [],
	gone: [],
	taken: [],
};

/**
 * Returns what has changed between the seat's view right after its own last move (or the start) and
 * its view when its turn began, or now. While the other side is on move nothing has.
 */
export function changesSince(history: SeatHistory): Changes {
	const {seat, plies} = history;
	const first = ownLength(history);
	const last = turnStart(history);
	const {cells: before, phase} = viewBefore(history, first);
	const view = viewBefore(history, last);
	const now = view.cells;
	if (phase !== undefined && phase !== view.phase && before.includes(UNSEEN)) {
		// A set-up is over: what is seen now is no doing of the other side's.
		return NOTHING;
	}

	const seen: Square[] = [];
	const lost: Square[] = [];
	const lostMen: ManOn[] = [];
	const appeared: ManOn[] = [];
	const gone: ManOn[] = [];
	// Where men may stand unseen, none has left because it is seen no more.
	const mayHide = mayHideMen(history.variant);
	for (const [square, code] of now.entries()) {
		const old = before[square];
		if (code === old) {
			continue;
		}

		if (old === UNSEEN) {
			seen.push(square);
		}

		if (code === UNSEEN) {
			lost.push(square);
			if (isEnemy(old, seat)) {
				lostMen.push({square, man: old});
			}
		}

		if (isEnemy(code, seat)) {
			appeared.push({square, man: code});
		} else if (code !== UNSEEN && isEnemy(old, seat) && !mayHide) {
			gone.push({square, man: old});
		}
	}

	// An own act may let a move of the other side's come about.
	const told = first > 0 && isToldPly(history, first - 1) ? first - 1 : first;
	const taken = plies.slice(told).flatMap((_, index) => lossesBy(history, told + index));
	return {moved: first < last, seen, lost, lostMen, appeared, gone, taken};
}
