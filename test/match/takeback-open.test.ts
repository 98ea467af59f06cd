import {describe, expect, it} from 'vitest';
import {BOTS, play} from '../helpers/matches.js';

/** What White is told to have seen after it has taken back its last move and what came after it. */
function told(variant: string, ...acts: readonly string[]) {
	const {match} = play(
		{...BOTS, variant},
		...acts,
		{type: 'takebackAsked', side: 'white'},
		{type: 'requestAnswered', side: 'black', agreed: true},
	);
	const [notice] = match.notices.white;
	return notice?.kind === 'taken-back'
		? [...notice.revealed, ...(notice.glimpsed ?? [])]
		: undefined;
}

describe('a takeback of a set-up', () => {
	const SET_UPS = 'random ready random ready'.split(' ');
	const asked = (variant: string, side: 'white' | 'black', ...acts: readonly string[]) =>
		play({...BOTS, variant}, ...acts, {type: 'takebackAsked', side}).effects;

	it.each([
		['welbeck', 'white', SET_UPS],
		['welbeck', 'black', 'standard ready standard ready a2a3'.split(' ')],
		['quantum', 'white', ['K@e1', 'ready', 'K@e8', 'ready']],
		['liar', 'black', [...SET_UPS, 'b1c3']],
	] as const)(
		'is refused once something of the other side’s is known: %s, %s',
		(variant, side, acts) => {
			expect(asked(variant, side, ...acts)).toEqual([
				{type: 'refused', reason: expect.stringMatching(/^the set-up is over, and/)},
			]);
		},
	);

	it.each([
		['welbeck', 'white', ['random', 'ready']],
		['reverse-schrodinger', 'white', SET_UPS],
		['welbeck', 'white', 'standard ready standard ready a2a3'.split(' ')],
	] as const)('is granted before that, and that of a move after it: %s', (variant, side, acts) => {
		expect(asked(variant, side, ...acts)).toEqual([{type: 'save'}]);
	});
});

describe('a takeback into a secret set-up', () => {
	it('tells the other side of no act of its own as if it were taken back by who asked', () => {
		const {match} = play(
			{...BOTS, variant: 'special-move'},
			'name:d1',
			'ready',
			'name:a7',
			'ready',
			{type: 'takebackAsked', side: 'white'},
			{type: 'requestAnswered', side: 'black', agreed: true},
		);
		const [own, theirs] = [match.notices.white[0], match.notices.black[0]];
		expect(own).toMatchObject({kind: 'taken-back', said: 'ready'});
		expect(theirs).toMatchObject({kind: 'taken-back', isSecret: true});
		expect(theirs).not.toHaveProperty('said');
	});
});

describe('a takeback where every square is seen', () => {
	it('leaves no knowledge of men that stand in sight again', () => {
		expect(told('luft', 'e2e4', 'g8f6')).toEqual([]);
		expect(told('declaration', 'e2e4', 'seal:e7e5', 'seal:g1f3', 'seal:b8c6')).toEqual([]);
		expect(told('fog', 'e2e4', 'd7d5')).toEqual(['pd5']);
	});

	it('leaves that of a man that was shown, where such men are hidden', () => {
		expect(told('ghostrider', 'e2e4', 'b8c6', 'd2d4', 'reveal:c6')).toEqual(['nc6']);
		const setUp = 'random ready random ready'.split(' ');
		const shown = told('schrodinger', ...setUp, 'd2d4', 'e7e5', 'a2a3', 'e5d4', 'reveal:b8');
		expect(shown).toHaveLength(1);
		expect(shown?.[0]).toMatch(/^[nbrq]b8$/);
	});
});
