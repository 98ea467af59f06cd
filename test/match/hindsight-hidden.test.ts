import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {type Hindsight, lookBack} from '../../source/match/hindsight.js';
import type {Match} from '../../source/match/match.js';
import {reviewTruth} from '../../source/match/review.js';
import {knewAt} from '../../source/plain/looking-back.js';
import {reviewRemarks} from '../../source/session/review-remarks.js';
import {textsOf} from '../../source/session/told/message.js';
import {newsOfStep} from '../../source/session/told/told-log.js';
import {BOTS, play} from '../helpers/matches.js';
import {USUAL_COVERS} from '../helpers/usual-covers.js';

const over = (variant: string, ...acts: readonly string[]): Match =>
	play({...BOTS, variant}, ...acts, {type: 'resigned', side: 'white'}).match;

const remarks = (match: Match) =>
	reviewRemarks(match, {
		drills: undefined as never,
		knowledge: {
			know: undefined as never,
			kingDanger: undefined as never,
			moveRisks: undefined as never,
			lookBack: async () => lookBack(match),
		},
	});

const said = (match: Match, ply: number): readonly string[] =>
	textsOf(newsOfStep(reviewTruth(match), ply, 'truth'));

describe('the review of a game in which little is hidden', () => {
	it('counts what each side could hold possible, ply by ply', () => {
		const match = over('luft', 'e2e4', 'e7e5', 'e1e2', 'd7d6', 'e2e3');
		const {sizes, moments} = unwrap(lookBack(match));
		expect(sizes.black.map((known) => known?.size)).toEqual([1, 1, 1, 1, 1, 4]);
		expect(sizes.black.every((known) => known?.isExact)).toBe(true);
		expect(moments).toEqual([]);
		expect(remarks(match).lookBack).toBeDefined();
	});

	it('counts which man may be written down, in a set-up too of which a side notices nothing', () => {
		const match = over('special-move', 'name:d1', 'ready', 'name:d8', 'ready', 'e2e4');
		const {sizes} = unwrap(lookBack(match));
		expect(sizes.white.map((known) => known?.size)).toEqual([1, 1, 1, 1, 16, 16]);
	});
});

describe('the review of Kriegspiel', () => {
	it('counts as long as all that fits is held, and tells what is not counted', () => {
		const short = over('kriegspiel-icc', 'e2e4', 'e7e5');
		const {sizes} = unwrap(lookBack(short));
		expect(sizes.white[2]).toEqual({size: 18, isExact: true});
		const long = over('kriegspiel-icc', ...'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6'.split(' '));
		const found = unwrap(lookBack(long));
		expect(found.sizes.white.slice(0, 3).map((known) => known?.size)).toEqual([1, 1, 18]);
		expect(found.sizes.white.at(-1)).toBeUndefined();
		expect(found.mostCounted).toBe(1024);
		expect(knewAt(found, 8)).toContain('White: not counted; more than 1,024 positions may fit.');
		const more = unwrap(
			lookBack(long, {particles: {most: 8, counted: 4096, least: 4, attempts: 8}}),
		);
		const counted = (one: Hindsight) => one.sizes.white.findIndex((known) => known === undefined);
		expect(counted(more)).toBeGreaterThan(counted(found));
	});

	it('counts a set-up of few men on many squares, and what comes of it', () => {
		const match = over('semi-kriegspiel', 'K@e8', 'Q@d8', 'ready', 'e2e4', 'e8f8', 'd2d4');
		const few = {particles: {most: 8, counted: 4096, least: 4, attempts: 8}};
		const {sizes} = unwrap(lookBack(match, few));
		// Of the 48 × 47 placings on free squares those that leave either side in check are none.
		expect(sizes.white[3]).toEqual({size: 1880, isExact: true});
		expect(sizes.white.slice(3).every((known) => known?.isExact)).toBe(true);
		expect(sizes.black.slice(3).every((known) => known?.size === 1)).toBe(true);
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
		expect(said(match, 38)).toEqual([
			'White let the move pass.',
			'It was Black’s knight, which can move so.',
		]);
		expect(said(match, 40)).toEqual([
			'Black challenged in vain: White’s knight on c3 really could move so, and White moves again.',
		]);
		const found = lookBack(match, {particles: {most: 64, least: 12, attempts: 32}});
		expect(found.ok ? '' : found.error).toBe('too many positions fit');
	});
});
