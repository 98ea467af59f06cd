import {parseFen, type Setup} from '../../core/fen.js';
import {opposite} from '../../core/color.js';
import {EMPTY, makeMan, type Role, UNSEEN} from '../../core/man.js';
import {fail, ok, type Result} from '../../core/result.js';
import {NO_SQUARE, rankOf} from '../../core/square.js';
import {findVariant} from '../../rules/registry.js';
import {isContinuation} from '../continuation.js';
import {withShown} from '../with-shown.js';
import type {WorldsFollower} from '../worlds/worlds.js';
import {fitsStart} from '../fits-start.js';
import {type SeatHistory, shownAt} from '../../rules/history.js';
import type {View} from '../../rules/view.js';
import {isOwn} from '../own-man.js';
import type {PositionBounds} from './position-bounds.js';
import {PositionSet} from './position-set.js';

/** The men of the other side, where nobody was told where they stood at the start. */
export type Men = readonly Role[];

const isMen = (start: Setup | Men): start is Men => Array.isArray(start);

/** Returns a start with the seat's own men as it saw them and the others anywhere out of sight: as good as any that fits. */
function placeSomehow(men: Men, {cells: seen, turn, viewer}: View): Setup {
	const cells = seen.map((code) => (isOwn(code, viewer) ? code : EMPTY));
	// Where a pawn can be too.
	const free = [...seen.keys()].filter((at) => seen[at] === UNSEEN && rankOf(at) % 7 > 0);
	for (const [index, role] of men.entries()) {
		cells[free[index]] = makeMan(opposite(viewer), role);
	}

	return {cells, turn, castling: 0, epSquare: NO_SQUARE, halfmoves: 0, fullmoves: 1};
}

/**
 * Makes the set of positions of a seat's history, and keeps up with it as it grows: plies that are new
 * since the last question are followed, and after a takeback all is done again.
 */
export class HistoryPositions implements WorldsFollower {
	readonly #start: Setup | Men | undefined;
	readonly #bounds: PositionBounds | undefined;
	#history: SeatHistory | undefined;
	#set: PositionSet | undefined;
	#plies = 0;

	/** `start` is the start when both sides know it, or which men the other side began with, where no more was known; without it the variant's own is taken. */
	constructor(start?: Setup | Men, bounds?: PositionBounds) {
		this.#start = start;
		this.#bounds = bounds;
	}

	/**
	 * Returns the set of positions at the end of a history. It is the same object as long as the history
	 * only grows. The error says why the game cannot be followed. `shouldStop` is as in PositionSet.
	 */
	follow(history: SeatHistory, shouldStop?: () => boolean): Result<PositionSet> {
		const isKnown = this.#history !== undefined && isContinuation(this.#history, history);
		const set = isKnown ? ok(this.#set) : this.#restart(history);
		if (!set.ok || set.value === undefined) {
			return set.ok ? fail('no game has been followed') : set;
		}

		for (const {view, heard} of history.plies.slice(this.#plies)) {
			this.#plies++;
			set.value.update(withShown(view, shownAt(history, this.#plies)), heard, shouldStop);
		}

		this.#history = history;
		return ok(set.value);
	}

	#restart(history: SeatHistory): Result<PositionSet> {
		this.#history = undefined;
		this.#plies = 0;
		const variant = findVariant(history.variant);
		if (!variant.ok) {
			return variant;
		}

		const isUnplaced = Array.isArray(this.#start);
		const setup =
			this.#start === undefined
				? parseFen(variant.value.setup.fen)
				: ok(isMen(this.#start) ? placeSomehow(this.#start, history.start) : this.#start);
		if (!setup.ok) {
			return setup;
		}

		if (!isUnplaced && !fitsStart(setup.value, history.start)) {
			return fail('the seat does not know from which position the game began');
		}

		const set = PositionSet.start({
			variant: variant.value,
			seat: history.seat,
			setup: setup.value,
			...(isUnplaced ? {unplaced: history.start} : {}),
			...(this.#bounds === undefined ? {} : {bounds: this.#bounds}),
		});
		if (set.ok) {
			this.#set = set.value;
		}

		return set;
	}
}
