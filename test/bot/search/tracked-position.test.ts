import {describe, expect, it} from 'vitest';
import {Evaluator} from '../../../source/bot/evaluation/evaluator.js';
import {INITIAL_WEIGHTS} from '../../../scripts/tune/initial-weights.js';
import {TrackedPosition} from '../../../source/bot/search/tracked-position.js';
import {START_FEN} from '../../../source/core/fen.js';
import type {Position} from '../../../source/rules/position.js';
import {forRandomPlies, movesIn, positionOf} from './positions.js';

const {placement} = new Evaluator(INITIAL_WEIGHTS);

const facts = ({low, high, pawnLow, pawnHigh, placement, phase}: TrackedPosition): string =>
	[low, high, pawnLow, pawnHigh, placement, phase].join(' ');

describe('a tracked position', () => {
	it('keeps up what counting anew gives, through every move and back', () => {
		let kinds = 0;
		let moves = 0;
		let wrong = 0;
		const anew = new TrackedPosition(positionOf(START_FEN), placement, 1);
		const fresh = (position: Position): TrackedPosition => {
			anew.reset(position);
			return anew;
		};
		forRandomPlies(15, 60, (position) => {
			const tracked = new TrackedPosition(position, placement, 8);
			const before = facts(tracked);
			for (const move of movesIn(position)) {
				tracked.make(move);
				wrong += facts(tracked) === facts(fresh(position)) ? 0 : 1;
				tracked.unmake(move);
				wrong += facts(tracked) === before ? 0 : 1;
				kinds |= 1 << (move >> 15);
			}

			moves++;
		});
		expect(moves).toBeGreaterThan(300);
		expect(wrong).toBe(0);
		// Plain moves, double steps, en passant and castling have all come up.
		expect(kinds).toBe(15);
	});

	it('passes and takes it back', () => {
		const position = positionOf('4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 2');
		const tracked = new TrackedPosition(position, placement, 4);
		const before = [facts(tracked), position.toSetup()];
		tracked.pass();
		expect(facts(tracked)).toEqual(facts(new TrackedPosition(position, placement, 1)));
		expect(position.turn).toBe('black');
		tracked.unpass();
		expect([facts(tracked), position.toSetup()]).toEqual(before);
	});

	it('has different keys for different positions, and the same for an en passant square that nobody can use', () => {
		const key = (fen: string): string => {
			const {low, high} = new TrackedPosition(positionOf(fen), placement, 1);
			return `${low} ${high}`;
		};
		const seen = new Map<string, string>();
		forRandomPlies(30, 100, (position) => {
			const {low, high} = new TrackedPosition(position, placement, 1);
			const text = [position.board, position.side, position.castling, position.epSquare].join();
			const other = seen.get(`${low} ${high}`) ?? text;
			// Only the en passant square may differ.
			expect(other.split(',').slice(0, 66)).toEqual(text.split(',').slice(0, 66));
			seen.set(`${low} ${high}`, text);
		});
		expect(seen.size).toBeGreaterThan(1000);
		expect(key('4k3/8/8/4p3/8/8/8/4K3 w - e6 0 2')).toBe(key('4k3/8/8/4p3/8/8/8/4K3 w - - 0 2'));
		expect(key('4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 2')).not.toBe(
			key('4k3/8/8/3Pp3/8/8/8/4K3 w - - 0 2'),
		);
	});
});
