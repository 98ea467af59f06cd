import {describe, expect, it} from 'vitest';
import {parseSquare, squareName} from '../../source/core/square.js';
import {adviceFor, squaresOf} from '../../source/knowledge/advice.js';
import {seatReport} from '../../source/match/seat-report.js';
import {describeAdvice} from '../../source/text/advice.js';
import {BOTS, play} from '../helpers/matches.js';

/** Returns what is advised to White, who is on move, after some moves from the start or a FEN: of what kinds, and in which words. */
function adviceAfter(moves: string, fen?: string) {
	const settings = fen === undefined ? BOTS : {...BOTS, fen};
	const {match} = play(settings, ...moves.split(' ').filter(Boolean));
	const {history, moves: own} = seatReport(match, 'white');
	const advice = adviceFor(history, own);
	const said = advice.map((one) => describeAdvice(one, 'white')).join(' ');
	// What is said of a square can be marked on the board.
	const marked = advice.flatMap(squaresOf).map((square) => squareName(square));
	expect(marked).toEqual(expect.arrayContaining(said.match(/\b[a-h][1-8]\b/g) ?? []));
	return {kinds: advice.map(({kind}) => kind).join(' '), said};
}

const at = (name: string): number => parseSquare(name)!;

it('warns of unseen men before all but a king in sight, where they may take the king often enough', () => {
	const {match} = play(BOTS, ...'d2d4 e7e5 d4e5 b8c6 g1f3 c6e5'.split(' '));
	const {history, moves} = seatReport(match, 'white');
	const danger = {role: 'queen', square: at('a5'), share: 0.22} as const;
	const advice = adviceFor(history, moves, danger);
	expect(advice.map(({kind}) => kind)).toEqual(['king-perhaps-looked-at', 'vanished']);
	expect(describeAdvice(advice[0], 'white')).toBe(
		'An unseen queen may look at your king, most often from a5: he can be taken in 22 % of the positions that fit.',
	);
	expect(squaresOf(advice[0])).toEqual([at('a5')]);
	expect(adviceFor(history, moves, {...danger, share: 0.05})[0].kind).toBe('vanished');
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
	])('after %s is %s', (moves, kinds, said) => {
		expect(adviceAfter(moves)).toEqual({kinds, said});
	});

	it.each([
		[
			'7k/8/8/8/8/5n2/6P1/4K3',
			'king-looked-at',
			'Mind your king: the knight on f3 looks at him, but your pawn on g2 can take it.',
		],
		// What lies in fog between may hold a man.
		[
			'7k/8/8/R3r3/8/8/8/4K3',
			'king-looked-at',
			'Mind your king: the rook on e5 may look at him through the fog, but your rook on a5 can take it.',
		],
		[
			'7k/8/8/R3r3/8/8/4P3/4K3',
			'capture',
			'Your rook can take the rook on e5, which looks at it. You see no guard, but there may be one.',
		],
		[
			'7k/8/8/3p4/8/1B2N3/8/4K3',
			'capture',
			'Your bishop can take the pawn on d5. You see no guard, but there may be one, and a bishop is worth more.',
		],
		['7k/8/8/8/3p4/4N3/1B6/4K3', 'looked-at', 'The pawn on d4 looks at your knight on e3.'],
		// Of two men the dearer one, and the cheapest that can take it.
		[
			'7k/8/8/1q3p2/8/1R1N4/8/R3K3',
			'capture',
			'Your rook can take the queen on b5, which looks at it. You see no guard, and if there is one, a queen is worth more.',
		],
		[
			'7k/8/8/8/8/8/P7/R3K3',
			'nothing',
			'Nothing that you see is in danger. You see 12 of 64 squares.',
		],
	])('on %s is %s', (board, kinds, said) => {
		expect(adviceAfter('', `${board} w - - 0 1`)).toEqual({kinds, said});
	});

	it.each([
		[
			'rnbqkbnr/pppppNpp/8/8/8/8/PPPPPPPP/RNBQKB1R',
			'Your knight can take the queen on d8. You see no guard, and if there is one, a queen is worth more.',
		],
		[
			'2rq2k1/5N2/8/8/6B1/8/8/4K3',
			'Your knight can take the queen on d8. You see that the rook on c8 guards it, but a queen is worth more.',
		],
		[
			'7k/5p2/4p3/8/2B5/8/8/4KQ2',
			'Your bishop can take the pawn on e6, but you see that the pawn on f7 guards it.',
		],
	])('on %s a guard is one that is seen to look there', (board, said) => {
		expect(adviceAfter('', `${board} w - - 0 1`)).toEqual({kinds: 'capture', said});
	});

	it.each([
		// The attack on the dearer man before what can be taken, and what takes its attacker.
		[
			'7k/8/8/3p4/2B1P3/8/8/6K1',
			'looked-at',
			'The pawn on d5 looks at your bishop on c4, but your pawn on e4 can take it.',
		],
		[
			'k5nr/8/7p/6B1/2B5/8/8/4K3',
			'looked-at capture',
			'The pawn on h6 looks at your bishop on g5. Your bishop can take the knight on g8. You see no guard, but there may be one.',
		],
		// More is won than lost.
		[
			'k7/5q2/8/3p4/2B5/8/8/4KR2',
			'capture looked-at',
			'Your rook can take the queen on f7. You see no guard, and if there is one, a queen is worth more. The pawn on d5 looks at your bishop on c4.',
		],
		// What takes the attacker and is worth as much.
		[
			'k7/8/8/8/1b1B4/2P5/8/6K1',
			'capture',
			'Your pawn can take the bishop on b4. You see no guard, and if there is one, a bishop is worth more.',
		],
		[
			'6k1/5p2/4p3/3P4/8/8/8/5R1K',
			'looked-at',
			'The pawn on e6 looks at your pawn on d5, which can take it.',
		],
		// An own guard makes it an even trade, but not where the taker is worth less.
		[
			'k7/8/8/3n4/8/4B3/3P4/B5K1',
			'nothing',
			'Nothing that you see is in danger. You see 23 of 64 squares.',
		],
		['k7/8/8/3p4/4B3/3P4/8/6K1', 'looked-at', 'The pawn on d5 looks at your bishop on e4.'],
		// All between is seen, and is not.
		['k7/8/8/8/r1N5/8/8/1R1Q2K1', 'looked-at', 'The rook on a4 looks at your knight on c4.'],
		[
			'k7/8/8/8/r4N2/8/8/3Q2K1',
			'looked-at',
			'The rook on a4 may look at your knight on f4 through the fog.',
		],
		// All guards and takers that are seen count.
		[
			'6k1/5p2/4p3/3P4/2P5/8/8/5R1K',
			'capture',
			'Your pawn can take the pawn on e6. You see that the pawn on f7 guards it: an even trade.',
		],
		[
			// What can be taken threatens one man, and another threatens a second.
			'7k/8/2p5/3NN3/2n5/8/4B3/6K1',
			'looked-at capture',
			'The pawn on c6 looks at your knight on d5. Your bishop can take the knight on c4, which looks at your knight on e5. You see no guard, but there may be one.',
		],
		[
			'6k1/5p2/4p3/3P4/8/7B/8/5R1K',
			'capture',
			'Your pawn can take the pawn on e6, which looks at it. You see that the pawn on f7 guards it, but you can take back.',
		],
	])('on %s is %s by what is at stake', (board, kinds, said) => {
		expect(adviceAfter('', `${board} w - - 0 1`)).toEqual({kinds, said});
	});
});
