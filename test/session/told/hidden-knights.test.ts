import {describe, expect, it} from 'vitest';
import {parseAct} from '../../../source/core/act.js';
import {manLetter} from '../../../source/core/man.js';
import {parseSquare, squareName} from '../../../source/core/square.js';
import {knownStart} from '../../../source/knowledge/known-start.js';
import {manMarks} from '../../../source/knowledge/man-marks.js';
import {squarePast} from '../../../source/knowledge/square-past.js';
import {reviewTruth} from '../../../source/match/review.js';
import {seatReport} from '../../../source/match/seat-report.js';
import {readGhosts} from '../../../source/plain/knowing.js';
import {currentView} from '../../../source/rules/history.js';
import {SeatNews} from '../../../source/plain/seat-news.js';
import {askFirst} from '../../../source/session/entry/ask-first.js';
import {knowledgeOf} from '../../../source/session/entry/move-knowledge.js';
import {toDo} from '../../../source/session/entry/to-do.js';
import {countedMen} from '../../../source/session/told/counted-men.js';
import {ghostsOf} from '../../../source/session/told/ghosts-of.js';
import {listedMoves} from '../../../source/session/told/listed-moves.js';
import {textsOf} from '../../../source/session/told/message.js';
import {seatMessages} from '../../../source/session/told/seat-messages.js';
import {toldLog} from '../../../source/session/told/told-log.js';
import {umpireWords} from '../../../source/session/told/umpire-words.js';
import {toldBoard} from '../../../source/ui/board/told-board.js';
import {describeSquarePast} from '../../../source/text/square-past.js';
import {BOTS, play} from '../../helpers/matches.js';

const reportAfter = (...acts: readonly string[]) =>
	seatReport(play({...BOTS, variant: 'ghostrider'}, ...acts).match, 'black');

const ghostsAfter = (...acts: readonly string[]): string[] =>
	ghostsOf(reportAfter(...acts), undefined).map(
		({square, man, age}) => manLetter(man) + squareName(square) + age,
	);

const taken = ['b1c3', 'd7d5', 'c3d5'];

/** Both sides’ knights come to stand on d5, where White’s is revealed. */
const TOGETHER = 'b1c3 g8f6 c3d5 f6d5 reveal:d5 a2a3'.split(' ');

describe('a knight of which only a capture was told', () => {
	it('is remembered where it took, though nobody is seen there', () => {
		expect(ghostsAfter(...taken)).toEqual(['Nd50']);
		expect(ghostsAfter(...taken, 'e7e6')).toEqual(['Nd51']);
		const report = reportAfter(...taken, 'e7e6', 'e2e4');
		const square = parseSquare('d5')!;
		const past = squarePast(report.history, square, ghostsOf(report, undefined));
		expect(describeSquarePast(square, past, {seat: 'black', hidesMen: true, dots: '·'})).toBe(
			'd5 · nobody seen · White’s knight, as you were told 2 plies ago · your pawn fell here 2 plies ago',
		);
	});

	it('is told with the own man that shares its square, which a narrow row keeps whole', () => {
		const report = reportAfter(...TOGETHER);
		const square = parseSquare('d5')!;
		const said = describeSquarePast(square, squarePast(report.history, square, []), {
			seat: 'black',
			men: manMarks(currentView(report.history), 'ghostrider').filter(
				(mark) => mark.square === square,
			),
			hidesMen: true,
			dots: '·',
		});
		expect(said).toContain('d5 · your knight with White’s knight');
	});

	it('is not taken in truth by who comes to share its square', () => {
		const review = reviewTruth(play({...BOTS, variant: 'ghostrider'}, ...TOGETHER).match);
		expect(review.moves[3].san).toBe('Nd5');
	});

	it('is forgotten once it was taken there, and counted as a knight', () => {
		expect(ghostsAfter(...taken, 'd8d5', 'e2e4', 'd5a5')).toEqual([]);
		expect(countedMen(reportAfter(...taken, 'd8d5'))).toContain('You took: 1 knight.');
	});
});

describe('what was told of a hidden knight', () => {
	const checked = ['b1c3', 'a7a6', 'c3d5', 'h7h6', 'd5c7'];
	const told = [
		'A hidden knight of White’s has moved and took on c7.',
		'Your pawn on c7 was taken.',
		'Check.',
	];
	const report = reportAfter(...checked);
	const revealed = reportAfter(...checked, 'reveal:g8');

	it('holds until the turn is over, whatever is revealed in it', () => {
		expect(textsOf(seatMessages(report))).toEqual(told);
		expect(textsOf(seatMessages(revealed))).toEqual([...told, 'You reveal your knight on g8.']);
		const twice = reportAfter(...checked, 'reveal:g8', 'reveal:b8');
		expect(textsOf(seatMessages(twice)).slice(0, 3)).toEqual(told);
		const moved = reportAfter(...checked, 'reveal:g8', 'd8c7');
		expect(textsOf(seatMessages(moved))).toEqual(['You played Qxc7.', 'Capture on c7.']);
	});

	it('stays on the board, and no older for a reveal', () => {
		const boards = [report, revealed].map((one) => toldBoard(one, ghostsOf(one, undefined)));
		expect(boards[0].check).toBe(parseSquare('e8'));
		expect(boards[0].taken).toEqual([parseSquare('c7')]);
		expect(boards[0].lastMove?.map(squareName)).toEqual(['h7', 'h6']);
		for (const key of ['check', 'taken', 'lastMove', 'ghosts'] as const) {
			expect(boards[1][key]).toEqual(boards[0][key]);
		}
	});

	it('is asked about before a capture that may lose, but where the knight surely stands', () => {
		const asked = (one: typeof report, act: string) => askFirst(parseAct(act)!, knowledgeOf(one));
		for (const one of [report, revealed]) {
			expect(asked(one, 'e7d6')).toMatch(/^Take with exd6\?/);
			expect(asked(one, 'd8c7')).toBeUndefined();
			expect(toDo(knowledgeOf(one), one.acts ?? [], 'black')).toMatch(/^A hidden knight checks/);
		}
	});

	it('is said once in lines, and each act of the own anew', () => {
		const news = new SeatNews();
		const fresh = (one: typeof report) => news.fresh(one, seatMessages(one));
		expect(fresh(report)).toEqual(told);
		expect(fresh(revealed)).toEqual(['You reveal your knight on g8.']);
	});

	it('stands in the log with the ply that told it, and no other', () => {
		expect(textsOf(toldLog(revealed)).slice(-2)).toEqual([
			`3. ${told.join(' ')}`,
			'3… You reveal your knight on g8.',
		]);
	});

	it('is told once of a knight that was taken', () => {
		const report = reportAfter('d2d4', 'g8f6', 'c1g5', 'a7a6', 'g5f6');
		const said = textsOf(seatMessages(report)).filter((text) => text.includes(' on f6'));
		expect(said).toEqual(['Your knight on f6 was taken.']);
	});

	it('is read from what is remembered', () => {
		expect(readGhosts(revealed, knownStart('ghostrider'))).toEqual(['A hidden knight took on c7.']);
		expect(readGhosts(reportAfter(...taken, 'e7e6', 'e2e4'), undefined)).toEqual([
			'A hidden knight took on d5 2 plies ago.',
		]);
		expect(readGhosts(reportAfter(...checked, 'd8c7'), undefined)).toEqual([
			'You remember no man out of sight.',
		]);
	});
});

describe('a knight that is revealed on a square of the other side’s', () => {
	const {match} = play({...BOTS, variant: 'ghostrider'}, ...TOGETHER, 'd5d5');
	const [white, black] = (['white', 'black'] as const).map((seat) => seatReport(match, seat));

	it('is taken where both stand, and that is told as a capture', () => {
		expect(textsOf(seatMessages(black))).toEqual(['You played Nxd5.', 'You took White’s knight.']);
		expect(countedMen(black)).toContain('You took: 1 knight.');
		expect(textsOf(seatMessages(white))).toEqual([
			'A hidden knight of Black’s has moved and took on d5.',
			'Your knight on d5 was taken.',
		]);
		expect(countedMen(white)).toContain('You lost: 1 knight.');
	});

	it('is so in every list', () => {
		const review = reviewTruth(match);
		const last = (eyes: 'white' | 'black' | 'truth') => listedMoves(review, eyes).at(-1)?.text;
		expect(last('truth')).toBe('Nxd5');
		expect(last('black')).toBe('Nxd5');
		expect(last('white')).toBe('…xd5');
	});

	it('is told in truth as what it was, and by whom', () => {
		const review = reviewTruth(match);
		expect(umpireWords(review, review.moves.length)).toEqual([
			'Black’s knight on d5 took the knight that shared its square.',
		]);
		const both = reviewTruth(play({...BOTS, variant: 'ghostrider'}, ...taken, 'd8d5').match);
		expect([2, 3, 4].map((ply) => umpireWords(both, ply))).toEqual([
			[],
			['White took a pawn on d5.'],
			['Black took a knight on d5.'],
		]);
	});
});
