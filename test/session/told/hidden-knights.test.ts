import {describe, expect, it} from 'vitest';
import {manLetter} from '../../../source/core/man.js';
import {parseSquare, squareName} from '../../../source/core/square.js';
import {squarePast} from '../../../source/knowledge/square-past.js';
import {seatReport} from '../../../source/match/seat-report.js';
import {countedMen} from '../../../source/session/told/counted-men.js';
import {ghostsOf} from '../../../source/session/told/ghosts-of.js';
import {describeSquarePast} from '../../../source/text/square-past.js';
import {BOTS, play} from '../../helpers/matches.js';

const reportAfter = (...acts: readonly string[]) =>
	seatReport(play({...BOTS, variant: 'ghostrider'}, ...acts).match, 'black');

const ghostsAfter = (...acts: readonly string[]): string[] =>
	ghostsOf(reportAfter(...acts), undefined).map(
		({square, man, age}) => manLetter(man) + squareName(square) + age,
	);

describe('a knight of which only a capture was told', () => {
	const taken = ['b1c3', 'd7d5', 'c3d5'];

	it('is remembered where it took, though nobody is seen there', () => {
		expect(ghostsAfter(...taken)).toEqual(['Nd50']);
		expect(ghostsAfter(...taken, 'e7e6')).toEqual(['Nd51']);
		const report = reportAfter(...taken, 'e7e6', 'e2e4');
		const square = parseSquare('d5')!;
		const past = squarePast(report.history, square, ghostsOf(report, undefined));
		expect(describeSquarePast(square, past, {seat: 'black', hidesMen: true, dots: '·'})).toBe(
			'd5 · nobody seen · White’s knight, as you were told 2 moves ago · your pawn fell here 3 moves ago',
		);
	});

	it('is forgotten once it was taken there, and counted as a knight', () => {
		expect(ghostsAfter(...taken, 'd8d5', 'e2e4', 'd5a5')).toEqual([]);
		expect(countedMen(reportAfter(...taken, 'd8d5'))).toContain('You took: 1 knight.');
	});
});
