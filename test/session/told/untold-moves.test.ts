import {expect, it} from 'vitest';
import type {Color} from '../../../source/core/color.js';
import {seatReport} from '../../../source/match/seat-report.js';
import {textsOf} from '../../../source/session/told/message.js';
import {seatMessages} from '../../../source/session/told/seat-messages.js';
import {BOTS, play} from '../../helpers/matches.js';

const told = (seat: Color, variant: string, ...acts: readonly string[]): readonly string[] =>
	textsOf(seatMessages(seatReport(play({...BOTS, variant}, ...acts).match, seat)));

it('a move of which an umpire announces nothing is told as one, and not twice where he does', () => {
	const begun = ['K@e8', 'Q@d8', 'ready', 'd2d4'];
	expect(told('white', 'semi-kriegspiel', ...begun, 'd8e7')).toEqual(['Black has moved.']);
	expect(told('white', 'semi-kriegspiel', ...begun, 'd8d4')).toEqual([
		'Capture on d4.',
		'Your pawn on d4 was taken.',
	]);
	expect(told('white', 'semi-kriegspiel', 'K@e8')).toEqual(['The game begins.']);
	expect(told('white', 'kriegspiel-eastern', 'd2d4', 'd7d5')).toEqual(['Black has moved.']);
});
