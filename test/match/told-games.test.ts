import {describe, expect, it} from 'vitest';
import type {Color} from '../../source/core/color.js';
import {unwrap} from '../../source/core/result.js';
import type {Match} from '../../source/match/match.js';
import {seatReport} from '../../source/match/seat-report.js';
import {startMatch} from '../../source/match/start-match.js';
import {transition} from '../../source/match/transition.js';
import {seatToAct} from '../../source/match/truth.js';
import {takenMen} from '../../source/knowledge/taken.js';
import {seatMessages} from '../../source/session/told/seat-messages.js';
import {HOTSEAT} from '../helpers/matches.js';

/** Does what a text says for whoever is to act, and hands the keyboard over when that ends a turn. */
function act(match: Match, text: string): Match {
	const taken =
		match.phase.name === 'handoff' ? transition(match, {type: 'handedOver', at: 0}).match : match;
	const side = seatToAct(taken);
	const next = transition(taken, {type: 'moveChosen', seat: side, move: text, at: 0}).match;
	return next.phase.name === 'confirm'
		? transition(next, {type: 'moveConfirmed', at: 0}).match
		: next;
}

const play = (variant: string, line: string): Match =>
	line.split(' ').reduce(act, unwrap(startMatch({...HOTSEAT, variant, seed: 5}, 0)));

const told = (match: Match, seat: Color): string[] =>
	seatMessages(seatReport(match, seat)).map(({text}) => text);

const lost = (match: Match, seat: Color): number =>
	takenMen(seatReport(match, seat).history).own.length;

describe('what a seat is told', () => {
	it('is no loss when its own sealed move is opened', () => {
		const match = play('declaration', 'e2e4 seal:e7e5 seal:g1f3');
		expect(told(match, 'black')).toEqual(['White sealed a move.', 'Your sealed move was e5.']);
		expect(lost(match, 'black')).toBe(0);
	});

	it('is a loss when its own act lets a move come about that takes a man', () => {
		const match = play('declaration', 'e2e4 seal:d7d5 seal:g1f3 seal:g8f6 seal:e4d5 seal:a7a6');
		expect(told(match, 'black')).toContain('Your pawn on d5 was taken.');
		expect(lost(match, 'black')).toBe(1);
	});

	it('is no loss when a covered man is sent back', () => {
		const match = play('liar', 'random ready random ready a2b4 challenge');
		expect(lost(match, 'white')).toBe(0);
	});

	it('is every man that three moves at once took', () => {
		const match = play('tripod', 'batch:e2e4,g1f3,f1c4 batch:e7e5,b8c6,d7d5 batch:e4d5,f3e5,a2a3');
		expect(lost(match, 'black')).toBe(2);
	});

	it('is what its adviser answered', () => {
		const match = play('kriegspiel-partnership', 'instructions?');
		expect(told(match, 'white').at(-1)).toMatch(/^Instructions\? (?:Caution|Go on|None)\.$/);
	});

	it('is what stands on the squares that it asked about, and that it may begin', () => {
		expect(told(play('kriegspiel-modern', 'seven?a8,b8,c8,d8,e8,f8,g8'), 'white').at(-1)).toMatch(
			/^a8 black rook; b8 and g8 black knights; /,
		);
		expect(told(play('semi-kriegspiel', 'K@e8 Q@d8 ready'), 'white')).toEqual([
			'All is arranged. White moves first.',
		]);
	});

	it('is what changed on the board where it sees all beside an umpire', () => {
		expect(told(play('semi-kriegspiel', 'K@e8 Q@d8 ready e2e4'), 'black')).toEqual([
			'White played e4.',
		]);
	});
});
