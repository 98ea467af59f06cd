import {EMPTY} from '../../core/man.js';
import {NO_SQUARE, type Square} from '../../core/square.js';
import type {UciMove} from '../../core/uci.js';
import {isAttacked} from '../../rules/attack.js';
import {generateMoves} from '../../rules/generate.js';
import {KIND_MASK, moveKey} from '../../rules/move.js';
import {MAX_MOVES, Position} from '../../rules/position.js';
import type {Worlds} from '../worlds/worlds.js';

const moves = new Int32Array(MAX_MOVES);

/**
 * Returns for each own move of a seat on turn in how many of the members at `indices` the other side could
 * then take a man of the seat's at once: the one that stands on `square` now, wherever the move takes it,
 * or the king when it is left out. A move that takes the other king has nothing to fear.
 */
export function countDangers(
	set: Worlds,
	own: readonly UciMove[],
	indices: Iterable<number>,
	square?: Square,
): number[] {
	const position = new Position(set.variant.moves);
	const places = new Map(own.map((move, place) => [moveKey(move), place]));
	const dangers = own.map(() => 0);
	for (const index of indices) {
		set.load(index, position);
		const {side} = position;
		const end = generateMoves(position, moves, 0);
		for (let at = 0; at < end; at++) {
			const move = moves[at];
			const place = places.get(move & ~KIND_MASK);
			if (place === undefined) {
				continue;
			}

			const {from, to} = own[place];
			position.make(move);
			const target = square === undefined ? position.kings[side] : from === square ? to : square;
			if (
				!position.isKingTaken &&
				target !== NO_SQUARE &&
				// A rook may have left by castling.
				position.board[target] !== EMPTY &&
				isAttacked(position, target, side ^ 1)
			) {
				dangers[place]++;
			}

			position.unmake(move);
		}
	}

	return dangers;
}
