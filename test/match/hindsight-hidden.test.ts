import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {lookBack} from '../../source/match/hindsight.js';
import type {Match} from '../../source/match/match.js';
import {reviewMatch} from '../../source/match/review.js';
import {reviewRemarks} from '../../source/session/review-remarks.js';
import {BOTS, play} from '../helpers/matches.js';
import {USUAL_COVERS} from '../helpers/usual-covers.js';

const over = (variant: string, ...acts: readonly string[]): Match =>
	play({...BOTS, variant}, ...acts, {type: 'resigned', side: 'white'}).match;

const remarks = (match: Match) =>
	reviewRemarks(match, unwrap(reviewMatch(match)), {
		drills: undefined as never,
		knowledge: {know: undefined as never, lookBack: async () => lookBack(match)},
	});

const said = (match: Match, ply: number): readonly string[] =>
	remarks(match).notes?.[ply]?.messages.map(({text}) => text) ?? [];

describe('the review of a game in which little is hidden', () => {
	it('counts what each side could hold possible, ply by ply', () => {
		const match = over('luft', 'e2e4', 'e7e5', 'e1e2', 'd7d6', 'e2e3');
		const {sizes, moments} = unwrap(lookBack(match));
		expect(sizes.black.map(({size}) => size)).toEqual([1, 1, 1, 1, 1, 4]);
		expect(sizes.black.every(({isExact}) => isExact)).toBe(true);
		expect(moments).toEqual([]);
		expect(remarks(match).lookBack).toBeDefined();
	});

	it('counts which man may be written down, in a set-up too of which a side notices nothing', () => {
		const match = over('special-move', 'name:d1', 'ready', 'name:d8', 'ready', 'e2e4');
		const {sizes} = unwrap(lookBack(match));
		expect(sizes.white.map(({size}) => size)).toEqual([1, 1, 1, 1, 16, 16]);
	});
});

describe('the review of Kriegspiel', () => {
	it('counts as long as all that fits is held, and says from which ply on more fits', () => {
		const short = over('kriegspiel-icc', 'e2e4', 'e7e5');
		const {sizes} = unwrap(lookBack(short));
		expect(sizes.white[2]).toEqual({size: 18, isExact: true});
		const long = over('kriegspiel-icc', ...'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6'.split(' '));
		const found = lookBack(long);
		expect(found.ok ? '' : found.error).toMatch(
			/^from ply [3-8] on more fits than can be counted$/,
		);
	});
});

describe('the review of Liar Chess', () => {
	it('tells what became of a move that was challenged, and that more fits than can be counted', () => {
		const match = over(
			'liar',
			...USUAL_COVERS,
			'a2b3',
			'challenge',
			'b8c6',
			'pass',
			'b1c3',
			'challenge',
		);
		expect(said(match, 36)).toEqual([
			'Black challenged, and rightly: White’s pawn is back on a2, uncovered.',
		]);
		expect(said(match, 38)).toEqual(['White let the move pass.']);
		expect(said(match, 40)).toEqual([
			'Black challenged in vain: White’s knight on c3 is what it was moved as, and White moves again.',
		]);
		const found = lookBack(match);
		expect(found.ok ? '' : found.error).toBe('in this game more fits than can be counted');
	});
});
