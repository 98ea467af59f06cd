import {describe, expect, it} from 'vitest';
import type {MatchSettings} from '../../../source/match/settings.js';
import {seatReport} from '../../../source/match/seat-report.js';
import {seatMessages} from '../../../source/session/told/seat-messages.js';
import {AGAINST_BOT, HOTSEAT, play, type Step, TAKE, turns} from '../../helpers/matches.js';

const BACK: Step = {type: 'takebackAsked', side: 'white'};

/** What White is told after some steps, shortened to what matters for the order. */
const told = (settings: MatchSettings, ...steps: readonly Step[]): string[] =>
	seatMessages(seatReport(play(settings, ...steps).match, 'white')).map(({text}) => text);

/** Where each of these is among the texts, -1 for what is not there. */
const places = (texts: readonly string[], ...beginnings: readonly string[]): number[] =>
	beginnings.map((beginning) => texts.findIndex((text) => text.startsWith(beginning)));

describe('what a seat is told', () => {
	it('has a takeback after the ply that it went back to', () => {
		const texts = told(AGAINST_BOT, 'e2e4', 'e7e5', 'g1f3', 'b8c6', BACK);
		expect(texts.at(-1)).toMatch(
			/^You took back your last move and the answer to it|^What you saw stays known/,
		);
		expect(
			places(texts, 'Black moved', 'You took back your last move and the answer to it')[0],
		).toBeGreaterThanOrEqual(0);
	});

	it('has no note of a takeback after the move that followed it, not even with an older one', () => {
		const back = ['e2e4', 'e7e5', 'g1f3', 'b8c6', BACK, BACK] as const;
		expect(told(AGAINST_BOT, ...back).filter((text) => text.startsWith('You took'))).toHaveLength(
			2,
		);
		const moved = told(AGAINST_BOT, ...back, 'd2d4');
		expect(moved.at(-1)).not.toContain('took back');
		expect(moved.filter((text) => text.includes('took back'))).toEqual([]);
		expect(told(AGAINST_BOT, ...back, 'd2d4', 'd7d5').join(' ')).not.toContain('took back');
	});

	it('has in a set-up one note of a takeback, the last, which goes with the next step', () => {
		const welbeck = {...AGAINST_BOT, variant: 'welbeck'};
		const back = ['K@e1', 'Q@d1', 'R@a1', BACK, BACK] as const;
		const noted = (...steps: readonly Step[]): string[] =>
			told(welbeck, ...back, ...steps).filter((text) => text.startsWith('You took back'));
		expect(noted()).toEqual(['You took back putting a queen on d1.']);
		expect(told(welbeck, ...back)).toEqual(noted());
		expect(noted('N@b1')).toEqual([]);
		expect(noted('N@b1', BACK)).toEqual(['You took back putting a knight on b1.']);
		expect(noted('random', 'ready')).toEqual([]);
	});

	it('has what came before the other side’s move above it', () => {
		const asked: Step[] = [
			...turns('e2e4', 'e7e5'),
			TAKE,
			{type: 'takebackAsked', side: 'white'},
			TAKE,
			{type: 'requestAnswered', side: 'black', agreed: false},
		];
		expect(told(HOTSEAT, ...asked)).toContain('Your request to take back was declined.');
		const offered = told(AGAINST_BOT, {type: 'drawOffered', side: 'white'}, 'e2e4', 'd7d5');
		const [declined, moved] = places(offered, 'Your offer of a draw', 'Black');
		expect(declined).toBeGreaterThanOrEqual(0);
		expect(moved).toBeGreaterThan(declined);
		const again: Step[] = [
			...turns('e2e4'),
			TAKE,
			'd7d5',
			{type: 'takebackAsked', side: 'black'},
			TAKE,
			{type: 'requestAnswered', side: 'white', agreed: true},
			...turns('c7c5'),
		];
		const [own, back, then] = places(told(HOTSEAT, ...again), 'You played', 'Bo took', 'Black m');
		expect(own).toBe(-1);
		expect(back).toBeGreaterThanOrEqual(0);
		expect(then).toBeGreaterThan(back);
	});
});
