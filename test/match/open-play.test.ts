import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import type {MatchEvent} from '../../source/match/event.js';
import type {Match} from '../../source/match/match.js';
import {actTexts, seatReport} from '../../source/match/seat-report.js';
import {startMatch} from '../../source/match/start-match.js';
import {transition} from '../../source/match/transition.js';
import {seatMessages} from '../../source/session/told/seat-messages.js';
import {HOTSEAT} from '../helpers/matches.js';

const BOT = {kind: 'bot', name: 'Bot', bot: 'test'} as const;
const FEN = '8/8/8/2R2p2/6k1/4K3/8/8 b - - 0 1';
const TO_WHITE = [
	{type: 'moveConfirmed', at: 0},
	{type: 'handedOver', at: 0},
] as const;

const after = (match: Match, ...events: readonly MatchEvent[]): Match =>
	events.reduce((before, event) => transition(before, event).match, match);
const says = (seat: 'white' | 'black', move: string): MatchEvent => ({
	type: 'moveChosen',
	seat,
	move,
	at: 0,
});

/** White's move lies sealed, and few men are on the board. */
const sealed = (seats: Partial<Match['settings']['seats']> = {}): Match => {
	const settings = {...HOTSEAT, variant: 'declaration', fen: FEN};
	const match = unwrap(startMatch({...settings, seats: {...settings.seats, ...seats}}, 0));
	return after(
		match,
		{type: 'handedOver', at: 0},
		says('black', 'g4h3'),
		...TO_WHITE,
		says('white', 'seal:c5c2'),
	);
};

describe('who has sealed a move and may ask for open play', () => {
	it('keeps the turn, and is told what may be said', () => {
		const match = sealed();
		expect(match.phase).toEqual({name: 'turn', seat: 'white'});
		const report = seatReport(match, 'white');
		expect(actTexts(report).acts).toEqual(['open', 'done']);
		expect(seatMessages(report).at(-1)?.text).toBe(
			'Your move lies sealed. Ask for open play from the next moves on (open), or be done.',
		);
	});

	it('asks for it, and the other side seals or looks once more', () => {
		const match = after(sealed(), says('white', 'open'));
		expect(match.phase).toEqual({name: 'confirm', seat: 'white'});
		const told = seatMessages(seatReport(after(match, ...TO_WHITE), 'black')).at(-1);
		expect(told?.text).toMatch(/^Open play comes after this/);
	});

	it('is told that all moves are open, each side once', () => {
		const asked = after(sealed(), says('white', 'open'), ...TO_WHITE);
		const sentence = 'All moves are open from now on.';
		const told = (match: Match, seat: 'white' | 'black') =>
			seatMessages(seatReport(match, seat)).some(({text}) => text === sentence);
		const open = after(asked, says('black', 'seal:h3g3'), ...TO_WHITE);
		const next = after(open, says('white', 'c2c5'), ...TO_WHITE);
		const later = after(next, says('black', 'f5f4'), ...TO_WHITE);
		expect([
			told(asked, 'black'),
			told(open, 'white'),
			told(next, 'black'),
			told(later, 'white'),
		]).toEqual([false, true, true, false]);
	});

	it('is done, which is no act of the game', () => {
		const before = sealed();
		const match = after(before, says('white', 'done'));
		expect(match.phase).toEqual({name: 'confirm', seat: 'white'});
		expect(match.acts).toEqual(before.acts);
		const next = after(match, ...TO_WHITE);
		expect(next.phase).toEqual({name: 'turn', seat: 'black'});
		expect(after(next, says('black', 'done'))).toBe(next);
		expect(seatMessages(seatReport(next, 'black')).at(-1)?.text).toMatch(
			/^The other side’s move lies sealed/,
		);
	});

	it('gives the turn to a bot by a word, and a bot gives it on at once', () => {
		expect(after(sealed({black: BOT}), says('white', 'done')).phase).toEqual({
			name: 'turn',
			seat: 'black',
		});
		expect(sealed({white: BOT}).phase).toEqual({name: 'turn', seat: 'black'});
	});

	it('never brings the other side’s turn to the keyboard without a hand-off', () => {
		const asked = after(sealed(), says('white', 'done'), ...TO_WHITE, {
			type: 'drawOffered',
			side: 'black',
			at: 0,
		});
		expect(asked.phase).toEqual({name: 'handoff', seat: 'white'});
		const answered = after(
			asked,
			{type: 'handedOver', at: 0},
			{type: 'requestAnswered', side: 'white', agreed: false, at: 0},
		);
		expect(answered.phase).toEqual({name: 'handoff', seat: 'black'});
	});
});

describe('who sets up men while the other side does, too', () => {
	it('has to end it, and may not be done without', () => {
		const begun = unwrap(startMatch({...HOTSEAT, variant: 'quantum'}, 0));
		// White's king, then Black's, who goes on with his army.
		const match = after(
			begun,
			{type: 'handedOver', at: 0},
			says('white', 'K@e1'),
			says('white', 'ready'),
			{type: 'moveConfirmed', at: 0},
			{type: 'handedOver', at: 0},
			says('black', 'K@e8'),
			says('black', 'ready'),
		);
		expect(match.phase).toEqual({name: 'turn', seat: 'black'});
		const {acts} = actTexts(seatReport(match, 'black'));
		expect(acts).toContain('ready');
		expect(acts).not.toContain('done');
		expect(after(match, says('black', 'done'))).toEqual(match);
	});
});
