import {describe, expect, it} from 'vitest';
import {seatReport} from '../../../source/match/seat-report.js';
import {textsOf} from '../../../source/session/told/message.js';
import {seatMessages} from '../../../source/session/told/seat-messages.js';
import type {MatchSettings} from '../../../source/match/settings.js';
import {BOTS, HOTSEAT, play, TAKE, turns} from '../../helpers/matches.js';

const told = (settings: Partial<MatchSettings>, ...acts: readonly string[]): readonly string[] =>
	seatMessages(seatReport(play({...BOTS, ...settings}, ...acts).match, 'white')).map(
		({text}) => text,
	);

const READY = ['random', 'ready', 'random', 'ready'];

describe('what a seat is told in the order in which it happened', () => {
	it('is that the game begins, and then what it has asked', () => {
		const start = told({variant: 'kriegspiel-modern'});
		expect(start).toEqual(['The game begins. White moves first.']);
		const asked = told({variant: 'kriegspiel-modern'}, 'seven?e5,f5,g5,e6,f6,g6,h6');
		expect(asked).toEqual([...start, 'e5, f5, g5, e6, f6, g6 and h6 empty.']);
	});

	it('is the answer to an offer between what was tried before it and after it', () => {
		const settings = {...BOTS, variant: 'kriegspiel-eastern'};
		const {match} = play(
			settings,
			'e2d3',
			{type: 'drawOffered', side: 'white'},
			{type: 'requestAnswered', side: 'black', agreed: false},
			'f2e3',
		);
		expect(textsOf(seatMessages(seatReport(match, 'white'))).slice(-3)).toEqual([
			'You tried exd3: no.',
			'Your offer of a draw was declined.',
			'You tried fxe3: no.',
		]);
	});

	it('has a man that was taken after the move that took it, in a turn of several moves', () => {
		const moves = 'e2e4 a7a6 a6a5 d2d4 f1b5 a2a3 c7c6 c6b5 b5b4 b4a3'.split(' ');
		const settings = {...BOTS, variant: 'kriegspiel-scotch'};
		const said = seatMessages(seatReport(play(settings, ...moves).match, 'white'));
		expect(said.filter(({tone}) => tone === 'taken')).toEqual([
			{text: 'Your bishop on b5 was taken.', tone: 'taken'},
			{text: 'Your pawn on a3 was taken.', tone: 'taken', isNow: true},
		]);
		const texts = textsOf(said).filter((text) => /^Black has moved|^Capture|was taken/.test(text));
		expect(texts).toEqual([
			'Black has moved.',
			'Black has moved.',
			'Capture on b5.',
			'Your bishop on b5 was taken.',
			'Black has moved.',
			'Black has moved.',
			'Capture on a3.',
			'Your pawn on a3 was taken.',
		]);
	});

	it('is marked as what counts now where the turn began with it, and where a man was taken', () => {
		const acts = 'e2e4 d7d5 d5e4 a2a3'.split(' ');
		const settings = {...BOTS, variant: 'kriegspiel-scotch'};
		const now = (count: number) =>
			seatMessages(seatReport(play(settings, ...acts.slice(0, count)).match, 'white')).filter(
				({isNow}) => isNow,
			);
		expect(textsOf(now(2))).toEqual([]);
		expect(textsOf(now(3))).toEqual([
			'Capture on e4.',
			'You have no pawn capture.',
			'You have 3 moves in this turn.',
			'Your pawn on e4 was taken.',
		]);
		expect(textsOf(now(4))).toEqual([]);
	});

	it('is that an adviser plays before that the side has moved', () => {
		const adviser = {kind: 'person', name: 'Cy'} as const;
		const seats = {...HOTSEAT.seats, 'white-adviser': adviser, 'black-adviser': adviser};
		const call = [TAKE, {type: 'turnPassed', to: 'black-adviser'}] as const;
		const {match} = play(
			{...HOTSEAT, seats, variant: 'kriegspiel-partnership'},
			...turns('e2e4'),
			...call,
			...turns('e7e5'),
			TAKE,
		);
		expect(textsOf(seatMessages(seatReport(match, 'white'))).slice(0, 2)).toEqual([
			'Black’s adviser plays this move, and has 1 left.',
			'Black has moved.',
		]);
	});

	it('is that all is arranged before what is asked then', () => {
		const asked = told({variant: 'mafeking'}, ...'standard ready standard ready any?'.split(' '));
		expect(asked.slice(-2)).toEqual(['All is arranged. White moves first.', 'Any? No.']);
	});

	it('is where the kings stand before that one of them is in check there', () => {
		// Drawn so that White's king stands in check.
		const seeds = Array.from({length: 200}, (_, seed) => seed);
		const checked = seeds
			.map((seed) => told({variant: 'welbeck', seed}, ...READY))
			.filter((texts) => texts.some((text) => text.includes('in check where it stands')));
		expect(checked.length).toBeGreaterThan(0);
		for (const texts of checked) {
			expect(texts.at(-2)).toMatch(/^The kings stand on/);
			expect(texts.at(-1)).toMatch(/in check where it stands/);
		}
	});
});
