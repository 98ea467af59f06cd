import {describe, expect, it} from 'vitest';
import {parseSquare, squareName} from '../../source/core/square.js';
import {adviceFor, squaresOf} from '../../source/knowledge/advice.js';
import {seatReport} from '../../source/match/seat-report.js';
import {describeAdvice} from '../../source/text/advice.js';
import {BOTS, play} from '../helpers/matches.js';

/** Returns what is advised to White, who is on move, after some moves from the start or a FEN. */
function adviceAfter(moves: string, fen?: string) {
	const settings = fen === undefined ? BOTS : {...BOTS, fen};
	const {match} = play(settings, ...moves.split(' ').filter(Boolean));
	const {history, moves: own} = seatReport(match, 'white');
	const advice = adviceFor(history, own);
	const said = describeAdvice(advice, 'white');
	// What is said of a square can be marked on the board.
	const marked = squaresOf(advice).map((square) => squareName(square));
	expect(marked).toEqual(expect.arrayContaining(said.match(/\b[a-h][1-8]\b/g) ?? []));
	return {...advice, said};
}

const at = (name: string): number => parseSquare(name)!;

it('warns of unseen men before all but a king in sight, where they may take the king often enough', () => {
	const {match} = play(BOTS, ...'d2d4 e7e5 d4e5 b8c6 g1f3 c6e5'.split(' '));
	const {history, moves} = seatReport(match, 'white');
	const danger = {role: 'queen', square: at('a5'), share: 0.22} as const;
	const advice = adviceFor(history, moves, danger);
	expect(describeAdvice(advice, 'white')).toBe(
		'An unseen queen may look at your king, most often from a5: he can be taken in 22 % of the positions that fit.',
	);
	expect(squaresOf(advice)).toEqual([at('a5')]);
	expect(adviceFor(history, moves, {...danger, share: 0.05}).kind).toBe('vanished');
});

describe('the advice of a friend who sees what one sees', () => {
	it.each([
		[
			'e2e4 f7f6 d1h5 a7a6',
			'take-king',
			'Black’s king stands in sight on e8: take him, and you win.',
		],
		[
			'd2d4 e7e5 d4e5 b8c6 b1c3 c6e5',
			'vanished',
			'A man of yours vanished: the pawn on e5. What took it stands there still.',
		],
		[
			'd2d4 e7e5 d4e5 b8c6 g1f3 c6e5',
			'vanished',
			'A man of yours vanished: the pawn on e5. A knight stands there now, and you can take it.',
		],
		[
			'e2e4 h7h6 f1c4 g7g6',
			'capture',
			'Your bishop can take the pawn on f7. You see no guard, but there may be one, and a bishop is worth more.',
		],
		[
			'd2d4 e7e5 d4e5 f8c5 c1f4 c7c6 e2e3 a7a5',
			'open-line',
			'From your king a line is open into the fog: d2 c3 b4. What looks along it?',
		],
		['e2e4 h7h6', 'nothing', 'Nothing that you see is in danger. You see 35 of 64 squares.'],
	])('after %s is %s', (moves, kind, said) => {
		expect(adviceAfter(moves)).toMatchObject({kind, said});
	});

	it.each([
		['7k/8/8/8/8/5n2/6P1/4K3', 'king-looked-at', 'Mind your king: the knight on f3 looks at him'],
		// Nothing that is seen stands between.
		['7k/8/8/R3r3/8/8/8/4K3', 'king-looked-at', 'Mind your king: the rook on e5'],
		['7k/8/8/R3r3/8/8/4P3/4K3', 'capture', 'Your rook can take the rook on e5.'],
		['7k/8/8/3p4/8/1B2N3/8/4K3', 'capture', 'and a bishop is worth more.'],
		['7k/8/8/8/3p4/4N3/1B6/4K3', 'looked-at', 'The pawn on d4 looks at your knight on e3.'],
		// Of two men the dearer one, and the cheapest that can take it.
		['7k/8/8/1q3p2/8/1R1N4/8/R3K3', 'capture', 'Your rook can take the queen on b5.'],
		['7k/8/8/8/8/8/P7/R3K3', 'nothing', 'Nothing that you see is in danger.'],
	])('on %s is %s', (board, kind, said) => {
		const advice = adviceAfter('', `${board} w - - 0 1`);
		expect(advice.said).toContain(said);
		expect(advice.kind).toBe(kind);
	});

	it('names a guard that is seen', () => {
		const advice = adviceAfter('', '6k1/8/8/8/1b1p4/8/8/3RK3 w - - 0 1');
		expect(advice).toMatchObject({kind: 'capture'});
		expect(advice.said).toContain('pawn on d4');
		const guarded = adviceAfter('', '6k1/5p2/4p3/8/2B5/8/8/4KQ2 w - - 0 1');
		expect(guarded).toMatchObject({
			kind: 'capture',
			target: {square: at('e6')},
			guard: {square: at('f7')},
		});
		expect(guarded.said).toBe(
			'Your bishop can take the pawn on e6, but you see that the pawn on f7 guards it.',
		);
	});
});
