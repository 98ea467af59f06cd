import {describe, expect, it} from 'vitest';
import type {Color} from '../../../source/core/color.js';
import {seatReport} from '../../../source/match/seat-report.js';
import {gatherTurns, playedMoves} from '../../../source/session/told/played-moves.js';
import {reviewTruth} from '../../../source/match/review.js';
import {listedMoves, numberedMove} from '../../../source/session/told/listed-moves.js';
import {toldLog} from '../../../source/session/told/told-log.js';
import type {EndReason} from '../../../source/rules/news.js';
import {moveStatus} from '../../../source/ui/play/GameHeader.js';
import {moveListLines, pairMoves} from '../../../source/ui/panes/MoveList.js';
import {LETTERS} from '../../ui/board/sample.js';
import {movesInLines} from '../../../source/plain/knowing.js';
import {scoreSheetLines} from '../../../source/ui/replay/score-sheet.js';
import {BOTS, play, playOn} from '../../helpers/matches.js';
import {USUAL_COVERS} from '../../helpers/usual-covers.js';

const game = (variant: string, ...acts: readonly string[]) =>
	play({...BOTS, variant}, ...acts).match;

/** The list as a seat has it on the screen, in rows of a width. */
const listed = (match: ReturnType<typeof game>, seat: Color, width = 30): readonly string[] =>
	moveListLines(
		playedMoves(seatReport(match, seat).history),
		{width, height: 20},
		LETTERS,
		seat,
	).map((line) =>
		line
			.map(({text}) => text)
			.join('')
			.trimEnd(),
	);

describe('what is done before the first move', () => {
	const oneEye = game('one-eye', 'cede:c8', 'e2e4', 'e7e5');

	it('stands without a number, above the moves', () => {
		expect(listed(oneEye, 'black')).toEqual(['      gives up c8', '1 e4  e5']);
		expect(listed(oneEye, 'black', 14)).toEqual(['   gives up c8', '1 e4 e5']);
		expect(movesInLines(playedMoves(seatReport(oneEye, 'black').history))).toEqual([
			'Black gives up c8.',
			'1. White e4, Black e5.',
		]);
	});

	it('has none in a review either', () => {
		const moves = listedMoves(reviewTruth(oneEye));
		expect(moves.map((move) => numberedMove(move, ' '))).toEqual(['gives up c8', '1. e4', '1… e5']);
		const sheet = (width: number) =>
			scoreSheetLines(pairMoves(gatherTurns(moves)), 3, {width, height: 20}, [], LETTERS).map(
				(line) =>
					line
						.map(({text}) => text)
						.join('')
						.trimEnd(),
			);
		expect(sheet(40)).toEqual(['              gives up c8', '  1  e4      [e5]']);
		expect(sheet(20)).toEqual(['     gives up c8', '  1  e4      [e5]']);
	});
});

describe('the list of a game whose turns have several moves', () => {
	const scotch = game('kriegspiel-scotch', ...'e2e4 d7d5 g8f6 e4d5 f1c4 b1c3'.split(' '));

	it('has a row a turn, with the number of the turn', () => {
		expect(listed(scotch, 'white')).toEqual(['1 e4', '2 … …', '3 exd5 Bc4 Nc3']);
		expect(listed(scotch, 'black')).toEqual(['1 …', '2 d5 Nf6', '3 …xd5 … …']);
	});

	it('has the same numbers in a review, and in what was told', () => {
		expect(listedMoves(reviewTruth(scotch)).map((move) => numberedMove(move, ' '))).toEqual([
			'1. e4',
			'2. d5',
			'2. Nf6',
			'3. exd5',
			'3. Bc4',
			'3. Nc3',
		]);
		expect(toldLog(seatReport(scotch, 'white'), 3, 1)[0].text).toMatch(/^2\. Black has moved/);
	});

	it('breaks the row of a long turn', () => {
		expect(listed(scotch, 'white', 10)).toEqual(['1 e4', '2 … …', '3 exd5 Bc4', '  Nc3']);
	});

	it.each([
		['e2e4', 'turn 2 · move 1 of 2 · Black to move', 'turn 2 · 1/2 · Black'],
		['e2e4 d7d5', 'turn 2 · move 2 of 2 · Black to move', 'turn 2 · 2/2 · Black'],
		['e2e4 d7d5 g8f6 e4d5', 'turn 3 · move 2 of 3 · White to move', 'turn 3 · 2/3 · White'],
	])('counts the moves in the top line after %s', (acts, status, short) => {
		const report = seatReport(game('kriegspiel-scotch', ...acts.split(' ')), 'white');
		expect(moveStatus(report, true)).toBe(status);
		expect(moveStatus(report, true, true)).toBe(short);
	});

	it('counts in the top line the turns that were played when a game is over', () => {
		const match = game('kriegspiel-scotch', 'e2e4');
		const status = (reason: EndReason): string =>
			moveStatus({...seatReport(match, 'white'), outcome: {winner: 'white', reason}}, true);
		expect(status('resignation')).toBe('1 turn · White won');
		expect(status('checkmate')).toBe('1 turn · White won');
	});
});

describe('the list of a game in which a side does more than move', () => {
	it('says of a challenge whether it was right, in the row of the move', () => {
		const start = play({...BOTS, variant: 'liar'}, ...USUAL_COVERS);
		const {match} = playOn(start, 'e2e4', 'pass', 'b8c6', 'challenge', 'g8f6', 'pass', 'a1b3');
		const wrong = playOn({match, effects: []}, 'challenge').match;
		expect(listed(match, 'black', 60)).toEqual([
			'1 e2-e4 b8-c6 (challenged in vain) g8-f6',
			'2 a1-b3',
		]);
		expect(listed(wrong, 'white', 24)).toEqual([
			'1 e2-e4',
			'  …b8-c6 (challenged in',
			'  vain) g8-f6',
			'2 a1-b3 (challenged',
			'  rightly)',
		]);
	});

	it('says in the top line who has sealed a move', () => {
		const report = seatReport(game('declaration', 'e2e4', 'seal:e7e5'), 'black');
		const phase = {name: 'confirm', seat: 'black'} as const;
		expect(moveStatus({...report, phase}, true)).toBe('move 1 · Black sealed');
	});

	it('says in the top line that there is something to decide, and no move', () => {
		const start = play({...BOTS, variant: 'liar'}, ...USUAL_COVERS);
		const {match} = playOn(start, 'e2e4');
		expect(moveStatus(seatReport(match, 'black'), true)).toBe('move 1 · Black decides');
		expect(moveStatus(seatReport(playOn({match, effects: []}, 'pass').match, 'black'), true)).toBe(
			'move 1 · Black to move',
		);
		const claimed = playOn({match, effects: []}, 'pass', 'e7e5');
		const status = (seat: 'white' | 'black', ...acts: readonly string[]): string =>
			moveStatus(seatReport(playOn(claimed, ...acts).match, seat), true);
		expect(status('white')).toBe('move 1 · White decides');
		expect(status('white', 'pass')).toBe('move 2 · White to move');
		// Who is asked for a takeback still owes that answer.
		const asked = seatReport(claimed.match, 'white');
		const phase = {name: 'answer', seat: 'white'} as const;
		expect(moveStatus({...asked, phase, moves: [], acts: []}, true)).toBe('move 1 · White decides');
		// Who was challenged in vain moves again.
		expect(status('black', 'challenge')).toBe('move 1 · Black to move');
	});

	it('says which man was uncovered', () => {
		const acts = 'random ready random ready e2e4 d7d5 e4d5 reveal:a1 h7h6';
		const shown = game('schrodinger', ...acts.split(' '));
		for (const seat of ['white', 'black'] as const) {
			expect(listed(shown, seat)[1]).toMatch(/^2 exd5 a1=[NBRQ] h6$/u);
		}
	});
});
