import {describe, expect, it} from 'vitest';
import {
	endsOfWorlds,
	heardInWorlds,
	newsDistance,
	saysSame,
} from '../../../source/knowledge/worlds/said.js';
import type {Announcement} from '../../../source/rules/news.js';

const moved: Announcement = {type: 'moved', by: 'black'};
const check = (by: 'file' | 'rank' | 'knight'): Announcement => ({type: 'check', by});
const squares = (...names: string[]): Announcement => ({
	type: 'pawn-tries',
	for: 'white',
	squares: names,
});
const count = (number: number): Announcement => ({type: 'pawn-tries', for: 'white', count: number});
const pieces = (men: number, pawns: number): Announcement => ({
	type: 'remaining',
	of: 'black',
	men,
	pawns,
	pieces: men - pawns,
});

describe('what is said of a world', () => {
	it('is the same when each record is, in order, squares one by one', () => {
		expect(saysSame([moved, check('file')], [moved, check('file')])).toBe(true);
		expect(saysSame([moved, check('file')], [check('file'), moved])).toBe(false);
		expect(saysSame([moved], [moved, moved])).toBe(false);
		expect(saysSame([moved, moved], [moved])).toBe(false);
		expect(saysSame([squares('a3', 'b4')], [squares('a3', 'b4')])).toBe(true);
		expect(saysSame([squares('a3', 'b4')], [squares('a3')])).toBe(false);
		expect(saysSame([squares('a3')], [squares('a3', 'b4')])).toBe(false);
		expect(saysSame([squares('a3', 'b4')], [squares('a3', 'b5')])).toBe(false);
		const plain: Announcement = {type: 'captured', square: 'd5'};
		expect(saysSame([plain], [{...plain, enPassant: true}])).toBe(false);
		expect(saysSame([{...plain, enPassant: true}], [plain])).toBe(false);
		expect(saysSame([squares('a3')], [count(1)])).toBe(false);
	});

	it('is the same when the same men stand on the same squares', () => {
		const occupants = (men: {[square: string]: string | null}): Announcement => ({
			type: 'occupants',
			squares: men,
		});
		const [one, other] = [occupants({a1: 'R', b2: null}), occupants({b2: null, a1: 'R'})];
		expect(saysSame([one], [other])).toBe(true);
		expect(newsDistance([one], [other])).toBe(0);
		for (const men of [{a1: 'R', b2: 'P'}, {a1: 'R', b3: null}, {a1: 'R'}]) {
			expect(saysSame([one], [occupants(men)])).toBe(false);
			expect(newsDistance([one], [occupants(men)])).toBeGreaterThan(0);
		}
	});

	it('is as far from what was heard as records, squares and numbers differ', () => {
		expect(newsDistance([], [])).toBe(0);
		expect(newsDistance([moved], [moved])).toBe(0);
		expect(newsDistance([moved], [])).toBe(1);
		expect(newsDistance([], [moved, check('file')])).toBe(2);
		expect(newsDistance([check('file')], [check('rank')])).toBe(1);
		const two = [check('file'), check('knight')];
		expect(newsDistance(two, [check('file')])).toBe(1);
		expect(newsDistance([check('file')], two)).toBe(1);
		expect(newsDistance(two, [check('knight'), check('file')])).toBe(0);
		expect(newsDistance(two, [check('rank'), check('knight')])).toBe(1);
		expect(newsDistance([count(2)], [count(5)])).toBe(3);
		expect(newsDistance([count(5)], [count(2)])).toBe(3);
		expect(newsDistance([pieces(7, 3)], [pieces(6, 3)])).toBe(2);
		expect(newsDistance([squares('a3', 'b4')], [squares('b4')])).toBe(1);
		expect(newsDistance([squares('b4')], [squares('a3', 'b4', 'c5')])).toBe(2);
		expect(newsDistance([squares('a3', 'a3')], [squares('a3')])).toBe(1);
		expect(newsDistance([squares('a3', 'd3')], [squares('b3', 'c3')])).toBe(4);
		// The same records in another order: none of them is missing.
		expect(newsDistance([moved, check('file')], [check('file'), moved])).toBe(0);
		const taken: Announcement = {type: 'captured', square: 'd5', kind: 'pawn'};
		expect(newsDistance([taken], [{type: 'captured', square: 'd5'}])).toBe(1);
		expect(newsDistance([taken], [{type: 'captured', square: 'd6', kind: 'piece'}])).toBe(2);
	});
});

describe('an end of the game', () => {
	it('that the board alone does not tell is no part of a world', () => {
		expect(endsOfWorlds(['checkmate', 'repetition', 'stalemate', 'fifty-moves'])).toEqual([
			'checkmate',
			'stalemate',
		]);
		for (const reason of [
			'repetition',
			'fifty-moves',
			'resignation',
			'agreement',
			'time',
		] as const) {
			const ended: Announcement = {type: 'ended', winner: null, reason};
			expect(heardInWorlds([moved, ended])).toEqual([moved]);
		}

		const mate: Announcement = {type: 'ended', winner: 'white', reason: 'checkmate'};
		expect(heardInWorlds([moved, mate])).toEqual([moved, mate]);
		expect(heardInWorlds([moved])).toEqual([moved]);
	});
});
