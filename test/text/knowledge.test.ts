import {describe, expect, it} from 'vitest';
import {makeMan, type Role} from '../../source/core/man.js';
import {parseSquare} from '../../source/core/square.js';
import {
	describeDecision,
	describeJudgedMoment,
	describeMoment,
} from '../../source/text/hindsight.js';
import {
	describeKnownSquare,
	describePositions,
	isAllTold,
	likeliestOn,
} from '../../source/text/known-squares.js';
import {describeLikeliest} from '../../source/text/likeliest-men.js';
import {percent, percents, shortCount, thousands} from '../../source/text/share.js';

const square = (name: string): number => parseSquare(name) ?? -1;

describe('shares', () => {
	it('are rounded, but what is possible is not called nothing and what is not all is not called all', () => {
		expect([0, 0.001, 0.344, 0.996, 1].map((share) => percent(share))).toEqual([
			'0 %',
			'less than 1 %',
			'34 %',
			'more than 99 %',
			'100 %',
		]);
	});

	it('of one square add up to all of it', () => {
		expect(percents([855, 130, 15], 1000)).toEqual(['86 %', '13 %', '1 %']);
		expect(percents([856, 129, 15], 1000)).toEqual(['86 %', '13 %', '1 %']);
		expect(percents([1, 1, 1], 3)).toEqual(['34 %', '33 %', '33 %']);
		expect(percents([997, 3], 1000)).toEqual(['more than 99 %', 'less than 1 %']);
		expect(percents([500], 1000)).toEqual(['50 %']);
	});

	it('counts are grouped, or kept short', () => {
		expect([7, 999, 1204, 1_234_567].map((count) => thousands(count))).toEqual([
			'7',
			'999',
			'1,204',
			'1,234,567',
		]);
		expect([7, 9999, 131_072].map((count) => shortCount(count))).toEqual(['7', '9999', '131k']);
	});
});

describe('describeKnownSquare', () => {
	const counted = {size: 1204, isExact: true};
	const men = [
		{role: 'knight', count: 409},
		{role: 'bishop', count: 60},
	] as const;

	it('tells what may stand there and how often', () => {
		const known = {square: square('e5'), kind: 'possible', men, empty: 735} as const;
		expect(describeKnownSquare(known, counted)).toBe(
			'e5: empty 61 %, knight 34 %, bishop 5 % (of 1,204 positions).',
		);
		expect(describeKnownSquare(known, {size: 1204, isExact: false})).toBe(
			'e5: empty about 61 %, knight 34 %, bishop 5 % (of 1,204 positions).',
		);
	});

	it('tells in few words all that has room, the likeliest first, with what it was counted in where these are few', () => {
		const known = {square: square('e5'), kind: 'possible', men, empty: 735} as const;
		const few = (...roles: readonly Role[]) => ({
			...known,
			men: roles.map((role) => ({role, count: 1})),
			empty: 0,
		});
		const exactly = (size: number) => ({size, isExact: true});
		expect(likeliestOn(known, counted)).toBe('empty 61 %, knight 34 %, …');
		expect(likeliestOn({...known, empty: 0}, {size: 469, isExact: false})).toBe(
			'knight about 87 %, …',
		);
		expect(likeliestOn({...known, kind: 'certain'}, counted)).toBe('certainly a knight');
		const sure = {...known, secret: 'written'} as const;
		expect(likeliestOn({...sure, kind: 'impossible'}, counted)).toBe('not the man written down');
		expect(likeliestOn({...sure, kind: 'certain'}, counted)).toBe('written down: a knight');
		expect(likeliestOn({...sure, kind: 'unmet'}, counted)).toBe('not met as written down, …');
		expect(likeliestOn(few('pawn', 'bishop'), exactly(2))).toBe('pawn in 1, bishop in 1 of 2');
		expect(likeliestOn(few('pawn', 'bishop', 'queen'), exactly(3))).toBe('pawn in 1 of 3, …');
		const [whole, cut] = [few('pawn', 'bishop'), known].map((one) => likeliestOn(one, exactly(2)));
		expect([whole, cut].map((words = '') => isAllTold(words))).toEqual([true, false]);
		const own = {...few('pawn'), empty: 1, secret: 'own'} as const;
		expect(likeliestOn(own, exactly(2))).toBe('pawn in 1 of 2, …');
	});

	it('tells no hundredths of a sample of few', () => {
		const few = [
			{role: 'knight', count: 6},
			{role: 'bishop', count: 1},
		] as const;
		const known = {square: square('e5'), kind: 'possible', men: few, empty: 41} as const;
		expect(describeKnownSquare(known, {size: 48, isExact: false})).toBe(
			'e5: empty about 90 %, knight about 10 %, bishop less than 10 % (of 48 positions).',
		);
		expect(describeKnownSquare(known, {size: 48, isExact: true})).toContain('knight 13 %');
		const three = {...known, men: few.slice(1), empty: 2};
		expect(describeKnownSquare(three, {size: 3, isExact: true})).toBe(
			'e5: empty in 2, bishop in 1 (of 3 positions).',
		);
	});

	it('tells what is certain, what is impossible and what a sample only does not rule out', () => {
		expect(
			describeKnownSquare(
				{square: 0, kind: 'certain', men: [{role: 'rook', count: 3}], empty: 0},
				{size: 3, isExact: true},
			),
		).toBe('a1: certainly a rook.');
		expect(describeKnownSquare({square: 0, kind: 'impossible', men: [], empty: 3}, counted)).toBe(
			'a1: certainly no enemy man.',
		);
		expect(
			describeKnownSquare(
				{square: 0, kind: 'possible', men: [{role: 'queen', count: 0}], empty: 16},
				{size: 16, isExact: false},
			),
		).toBe('a1: empty about 100 % (of 16 positions); also possible: queen.');
	});
});

it('names of men that are equally likely all or none, and how many these are where no other is likelier', () => {
	const likeliest = (most: number, ...counts: readonly number[]) =>
		describeLikeliest(
			{
				size: 100,
				isExact: true,
				squares: counts.map((count, at) => ({
					square: at,
					kind: 'possible',
					men: [{role: at < 4 ? 'pawn' : 'rook', count}],
					empty: 100 - count,
				})),
			},
			0.2,
			most,
		);
	expect(likeliest(3, 50, 40, 40)).toBe('Likeliest: pawn a1 50 %, pawn b1 40 %, pawn c1 40 %.');
	expect(likeliest(2, 50, 40, 40)).toBe('Likeliest: pawn a1 50 %.');
	expect(likeliest(2, 40, 40, 40, 40, 40)).toBe(
		'Likeliest: pawn on each of 4 squares 40 %, rook e1 40 %.',
	);
	// What is drawn is named without a word of what it does not reach.
	expect(likeliest(2, 6, 5, 4, 4)).toBe('Likeliest: pawn a1 6 %, pawn b1 5 %.');
	expect(likeliest(2, 4, 4, 4, 4)).toBe(
		'No square reaches 5 %; likeliest: pawn on each of 4 squares 4 %.',
	);
});

it('tells how many positions fit', () => {
	expect(describePositions({size: 1, isExact: true})).toBe(
		'Only one position fits all that you saw.',
	);
	expect(describePositions({size: 768, isExact: false, isArranging: true})).toContain(
		'The set-up is not over',
	);
	expect(describePositions({size: 1204, isExact: true})).toBe(
		'1,204 positions fit all that you saw.',
	);
	expect(describePositions({size: 666, isExact: true}, 'black')).toBe(
		'666 positions fit all that Black saw.',
	);
	expect(describePositions({size: 131_072, isExact: false})).toContain('a sample of 131,072');
	expect(describePositions({size: 46, isExact: false, isLoose: true, isHeard: true})).toBe(
		'A sample of 46 is looked at; some of it fits what is known now, and perhaps not all that you heard before.',
	);
});

describe('describeMoment', () => {
	const king = {
		kind: 'king',
		side: 'black',
		man: makeMan('black', 'king'),
		square: square('e8'),
	} as const;
	const risk = {move: 'd5', size: 120, isExact: true};

	it('tells knowledge from a risk and from bad luck', () => {
		expect(
			describeMoment({
				...king,
				risk: {...risk, share: 0.83, safest: {move: 'Kf8', share: 0}},
			}),
		).toBe(
			'Decided here: the king on e8 fell. Black could have known it: after d5 it could be taken in 83 % of 120 positions that fitted what Black knew. Kf8 was safe in all of them.',
		);
		const two = {...risk, size: 2, share: 1, safest: {move: 'Kf8', share: 0}};
		expect(describeMoment({...king, risk: two})).toMatch(
			/in both positions that fitted what Black knew\. Kf8 was safe in both\.$/,
		);
		expect(describeMoment({...king, risk: {...risk, share: 0.3}})).toContain('A risk: after d5');
		expect(describeMoment({...king, risk: {...risk, share: 0.02}})).toContain(
			'Bad luck for Black: after d5 it could be taken in 2 % of 120 positions',
		);
		expect(describeMoment({...king, risk: {...risk, share: 0.02}}, 'black')).toContain(
			'Bad luck for you: after d5',
		);
		expect(
			describeMoment({...king, risk: {move: 'd5', size: 1, isExact: true, share: 1}}),
		).toContain('in the one position that fitted what Black knew.');
		const where = (share: number, size: number, isExact = true): string =>
			/taken in (.*) that fitted/.exec(
				describeMoment({...king, risk: {move: 'd5', share, size, isExact}}),
			)![1];
		// Among a few they are counted, as they are wherever a game is looked back upon.
		expect(where(1 / 12, 12)).toBe('1 of 12 positions');
		expect(where(2 / 3, 3)).toBe('2 of 3 positions');
		expect(where(1 / 74, 74)).toBe('1 of 74 positions');
		expect(where(1, 75)).toBe('all 75 positions');
		expect(where(0.6, 500, false)).toBe('about 60 % of 500 sampled positions');
	});

	it('addresses who reads it, and tells him of his own mistakes first', () => {
		const loss = {
			kind: 'loss',
			ply: 9,
			side: 'black',
			man: makeMan('black', 'knight'),
			square: square('g5'),
		} as const;
		const moments = [
			{...king, kind: 'missed', side: 'white', ply: 7} as const,
			{...loss, risk: {move: 'f6', size: 185, isExact: true, share: 1}},
		];
		expect(describeDecision({moments})).toBe(
			'The costliest loss: White took the knight on g5. After f6 it could be taken in all 185 positions that fitted what Black knew: an offer or an oversight.',
		);
		expect(describeDecision({moments}, 'black')).toBe(
			'The costliest loss: White took your knight on g5. After f6 it could be taken in all 185 positions that fitted what you knew: an offer or an oversight.',
		);
		expect(describeDecision({moments}, 'white')).toBe(
			'Missed: you saw Black’s king on e8 and could have taken it.',
		);
		expect(describeDecision({moments: [loss]}, 'white')).toBe(
			'The costliest loss: you took Black’s knight on g5.',
		);
		expect(describeDecision({moments: [...moments, {...king, ply: 11}]}, 'white')).toBe(
			'Decided here: Black’s king on e8 fell.',
		);
	});

	it('has the verdict of the analysis on the move where there is one, and no other', () => {
		const {kind, ...loss} = {...king, ply: 9, risk: {...risk, share: 0.95}};
		const verdict = (side: string, step: number) => `bad luck (${side} at ${step})`;
		expect(describeJudgedMoment({...loss, kind: 'loss'}, verdict)).toBe(
			'The costliest loss: White took the king on e8. Verdict on Black’s move: bad luck (black at 8). After d5 it could be taken in 95 % of 120 positions that fitted what Black knew.',
		);
		expect(describeJudgedMoment({...loss, kind}, verdict)).not.toContain('could have known');
		expect(describeJudgedMoment({...loss, kind})).toContain('could have known');
	});

	it('says when nothing else was much safer, and how much safer something was', () => {
		const safest = {move: 'Kf8', share: 0.8};
		expect(describeMoment({...king, risk: {...risk, share: 0.9, safest}})).toContain(
			'No move was much safer.',
		);
		expect(describeMoment({...king, risk: {...risk, share: 0.05, safest}})).not.toContain('Kf8');
		const better = {move: 'Kf8', share: 0.1};
		expect(describeMoment({...king, risk: {...risk, share: 0.9, safest: better}})).toContain(
			'After Kf8 it could have been in 10 % of them.',
		);
	});

	it('tells of losses and of a king that was let go', () => {
		expect(
			describeMoment({
				kind: 'loss',
				side: 'white',
				man: makeMan('white', 'queen'),
				square: square('h5'),
			}),
		).toBe('The costliest loss: Black took the queen on h5.');
		expect(describeMoment({...king, kind: 'missed', side: 'white'})).toBe(
			'Missed: White saw Black’s king on e8 and could have taken it.',
		);
	});
});
