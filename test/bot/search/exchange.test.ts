import {describe, expect, it} from 'vitest';
import {canCaptureKing, exchange, EXCHANGE_VALUES} from '../../../source/bot/search/exchange.js';
import {EMPTY, KING, PAWN, QUEEN} from '../../../source/core/man.js';
import {makeUci} from '../../../source/core/uci.js';
import {toUciMove} from '../../../source/rules/move.js';
import type {Position} from '../../../source/rules/position.js';
import {forRandomPlies, movesIn} from './positions.js';
import {expectAlike} from '../../helpers/expect-alike.js';

/** Both sides may take on `square` or stop, the least valuable man first: exchange by playing it out. */
function playOut(position: Position, square: number): number {
	const captures = movesIn(position)
		.filter((move) => ((move >> 6) & 63) === square && ((move >> 12) & 7) % QUEEN === 0)
		.sort((a, b) => worthOf(position, a) - worthOf(position, b));
	if (captures.length === 0) {
		return 0;
	}

	const [move] = captures;
	return Math.max(0, gainOf(position, move));
}

const worthOf = (position: Position, move: number): number =>
	EXCHANGE_VALUES[position.board[move & 63] & 7];

function gainOf(position: Position, move: number): number {
	const square = (move >> 6) & 63;
	const victim = move >> 15 === 2 ? PAWN : position.board[square] & 7;
	const promotion = (move >> 12) & 7;
	if (victim === KING) {
		return EXCHANGE_VALUES[KING];
	}

	position.make(move);
	const reply = playOut(position, square);
	position.unmake(move);
	const gain = EXCHANGE_VALUES[victim] - reply;
	return promotion === 0 ? gain : gain + EXCHANGE_VALUES[promotion] - EXCHANGE_VALUES[PAWN];
}

describe('the exchange on a square', () => {
	it('is what playing it out gives', () => {
		let compared = 0;
		let lost = 0;
		forRandomPlies(60, 100, (position) => {
			for (const move of movesIn(position)) {
				const rank = (move >> 9) & 7;
				// Pawns that promote by taking back are left out of the exchange.
				if (position.board[(move >> 6) & 63] === EMPTY || rank === 0 || rank === 7) {
					continue;
				}

				const value = exchange(position, move);
				expectAlike(
					{move: makeUci(toUciMove(move)), value},
					{
						move: makeUci(toUciMove(move)),
						value: gainOf(position, move),
					},
				);
				compared++;
				lost += value < 0 ? 1 : 0;
			}
		});
		expect(compared).toBeGreaterThan(2000);
		expect(lost).toBeGreaterThan(200);
	});

	it('sees a king that can be taken', () => {
		forRandomPlies(15, 80, (position) => {
			expect(canCaptureKing(position)).toBe(
				movesIn(position).some((move) => (position.board[(move >> 6) & 63] & 7) === KING),
			);
		});
	});
});
