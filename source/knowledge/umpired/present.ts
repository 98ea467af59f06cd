import type {Color} from '../../core/color.js';
import {EMPTY, PAWN} from '../../core/man.js';
import type {Square} from '../../core/square.js';
import {parseUci} from '../../core/uci.js';
import type {Announcement} from '../../rules/news.js';
import {isInCheck} from '../../rules/attack.js';
import {isInsufficient} from '../../rules/insufficient.js';
import {generateLegalMoves} from '../../rules/legal.js';
import {type Move, moveFrom, moveKey, moveTo, KIND_MASK} from '../../rules/move.js';
import {MAX_MOVES, type Position} from '../../rules/position.js';
import {announcePawnTries, type PawnTries} from '../../rules/umpire/announce.js';
import {findChecks} from '../../rules/umpire/check-kinds.js';
import {isPawnCapture} from '../../rules/umpire/pawn-captures.js';
import type {Variant} from '../../rules/variant.js';
import type {View} from '../../rules/view.js';
import type {HistoryTry} from '../../rules/history.js';

/** What a seat that is on move observes now: its men, what was said before its turn and what it was told in it. */
export type Present = {
	readonly variant: Variant;
	readonly seat: Color;
	readonly view: View;
	/** What was said of the ply before. */
	readonly heard: readonly Announcement[];
	/** The squares where the other side may have landed when it took a man; empty when it took none. */
	readonly takers: readonly Square[];
	/** The seat's own tries and questions of this turn. */
	readonly tries: readonly HistoryTry[];
};

const scratch = new Int32Array(MAX_MOVES);

/** Returns how many items of two lists are in one of them only, each as often as it stands there. */
function difference<T>(one: readonly T[], other: readonly T[]): number {
	const left = [...other];
	let missing = 0;
	for (const item of one) {
		const at = left.indexOf(item);
		if (at < 0) {
			missing++;
		} else {
			left.splice(at, 1);
		}
	}

	return missing + left.length;
}

/** Measures how far positions are from what a seat observes now. */
export class PresentObservation {
	readonly present: Present;
	readonly #side: number;
	readonly #checks: readonly string[];
	readonly #tries: PawnTries | undefined;
	readonly #any: 'try' | 'no' | undefined;
	readonly #pawns: number | undefined;
	readonly #refused: ReadonlySet<Move>;

	constructor(present: Present) {
		const {seat, heard, tries} = present;
		this.present = present;
		this.#side = seat === 'white' ? 0 : 1;
		this.#checks = heard.flatMap((record) => (record.type === 'check' ? [record.by] : []));
		this.#tries = heard.flatMap((record) =>
			record.type === 'pawn-tries' && record.for === seat ? [record] : [],
		)[0];
		const answers = tries.flatMap((one) => (one.by === seat ? one.heard : []));
		this.#any = answers.flatMap((record) => (record.type === 'any' ? [record.answer] : []))[0];
		this.#pawns = answers.flatMap((record) =>
			record.type === 'remaining' && record.of !== seat ? [record.pawns] : [],
		)[0];
		this.#refused = new Set(
			tries.flatMap(({by, text, heard: told}) => {
				const move = text === undefined ? undefined : parseUci(text);
				const isRefused = by === seat && told.some(({type}) => type === 'refused');
				return isRefused && move !== undefined ? [moveKey(move)] : [];
			}),
		);
	}

	/** Whether men must be put where they give check. */
	get isCheck(): boolean {
		return this.#checks.length > 0;
	}

	/** Whether it is known how many pawns there are. */
	get isCounted(): boolean {
		return this.#pawns !== undefined;
	}

	/**
	 * Returns in how many ways a position contradicts what is observed; 0 when it fits. The seat's own men
	 * must stand where they do and the position be the seat's turn.
	 */
	faults(position: Position): number {
		const {variant, takers} = this.present;
		const {board} = position;
		const enemy = (this.#side ^ 1) << 3;
		let faults = this.#checkFaults(position);
		const isTaker = (square: Square) => board[square] !== EMPTY && (board[square] & 8) === enemy;
		if (takers.length > 0 && !takers.some(isTaker)) {
			faults += 2;
		}

		const end = generateLegalMoves(position, scratch, 0);
		if (end === 0 || (variant.end.includes('insufficient') && isInsufficient(position))) {
			faults++;
		}

		let isCapture = false;
		for (let index = 0; index < end; index++) {
			const move = scratch[index];
			faults += this.#refused.has(move & ~KIND_MASK) ? 1 : 0;
			isCapture ||= isPawnCapture(board[moveFrom(move)], {from: moveFrom(move), to: moveTo(move)});
		}

		if (this.#any !== undefined && isCapture !== (this.#any === 'try')) {
			faults++;
		}

		return faults + this.#pawnFaults(position);
	}

	#checkFaults(position: Position): number {
		const {variant} = this.present;
		const isRoyal = variant.moves.royal === 'check';
		let faults = isRoyal && isInCheck(position, this.#side ^ 1) ? 2 : 0;
		if (variant.hear.check === 'by-kind') {
			faults += difference(findChecks(position, this.#side), this.#checks);
		} else if (variant.hear.check === 'plain') {
			faults += isInCheck(position, this.#side) === this.isCheck ? 0 : 1;
		}

		return faults;
	}

	/** What was said of pawn captures, and how many pawns there are when that was asked. */
	#pawnFaults(position: Position): number {
		const rule = this.present.variant.hear.pawnTries;
		let faults = 0;
		if (rule !== undefined) {
			const told = announcePawnTries(position, rule);
			faults +=
				Math.abs((told?.count ?? 0) - (this.#tries?.count ?? 0)) +
				difference(told?.squares ?? [], this.#tries?.squares ?? []) +
				(told?.some === this.#tries?.some ? 0 : 1);
		}

		if (this.#pawns !== undefined) {
			const pawn = PAWN | ((this.#side ^ 1) << 3);
			faults += Math.abs(position.board.filter((man) => man === pawn).length - this.#pawns);
		}

		return faults;
	}
}

/** Returns where the other side may have landed when a man of the seat's vanished between two views. */
export function takersOf(before: View, after: View): Square[] {
	const side = after.viewer === 'white' ? 0 : 8;
	const lost = before.cells.findIndex(
		(man, square) =>
			(man & 7) !== 0 && (man & 7) !== 7 && (man & 8) === side && after.cells[square] !== man,
	);
	if (lost < 0) {
		return [];
	}

	// A pawn that stands where a double step ends may have been taken in passing.
	const isDoubleStep = (before.cells[lost] & 7) === PAWN && lost >> 3 === (side === 0 ? 3 : 4);
	return isDoubleStep ? [lost, side === 0 ? lost - 8 : lost + 8] : [lost];
}
