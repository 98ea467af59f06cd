import type {Color} from '../../../source/core/color.js';
import type {UciMove} from '../../../source/core/uci.js';
import type {Announcement} from '../../../source/rules/news.js';
import {hasMove, repetitionKey} from '../../../source/rules/end-rules.js';
import {generateLegalMoves} from '../../../source/rules/legal.js';
import {KIND_MASK, moveKey} from '../../../source/rules/move.js';
import {observe} from '../../../source/rules/observe.js';
import {MAX_MOVES, type Position} from '../../../source/rules/position.js';
import type {Variant} from '../../../source/rules/variant.js';
import type {View} from '../../../source/rules/view.js';

const moves = new Int32Array(MAX_MOVES);

/** Returns whether two views of a seat are the same. */
export const isSameView = (one: View, other: View): boolean =>
	one.turn === other.turn &&
	one.castling === other.castling &&
	one.epSquare === other.epSquare &&
	Buffer.compare(one.cells, other.cells) === 0;

/**
 * The set of positions that fit what a seat has seen, found by playing every move of every position and
 * comparing what the seat would see of the outcome: slow, and as plain as can be.
 */
export class NaivePositions {
	positions: Position[];

	constructor(
		readonly variant: Variant,
		readonly seat: Color,
		start: Position,
	) {
		this.positions = [start.clone()];
	}

	/** Takes in the seat's view after one more ply: its own move, of which it knows, or any move of the other side's. */
	update(view: View, heard: readonly Announcement[], played: UciMove): void {
		const own = view.turn === this.seat ? undefined : moveKey(played);
		const seen = new Map<string, Position>();
		const goesOn = heard.length === 0;
		for (const position of this.positions) {
			const end = generateLegalMoves(position, moves, 0);
			const list = moves
				.slice(0, end)
				.filter((move) => own === undefined || (move & ~KIND_MASK) === own);
			for (const move of list) {
				position.make(move);
				// The game goes on: no king has fallen, and whoever is to move has a move.
				const fits =
					isSameView(observe(position, this.seat, this.variant.see), view) &&
					(!goesOn || (!position.isKingTaken && hasMove(position)));
				if (fits) {
					const key = repetitionKey(position);
					if (!seen.has(key)) {
						seen.set(key, position.clone());
					}
				}

				position.unmake(move);
			}
		}

		this.positions = [...seen.values()];
	}

	/** Returns the positions as texts, sorted. */
	keys(): string[] {
		return this.positions.map((position) => repetitionKey(position)).sort();
	}
}
