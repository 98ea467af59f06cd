import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {createRandom} from '../../source/core/random.js';
import {fitsWritten, readMove} from '../../source/core/read-san.js';
import {makeSan} from '../../source/core/san.js';
import {parseSquare} from '../../source/core/square.js';
import {makeUci} from '../../source/core/uci.js';
import {reviewTruth} from '../../source/match/review.js';
import {movesOf, randomGame, STARTS} from '../helpers/random-games.js';
import {BOTS} from '../helpers/matches.js';

describe('a move written down', () => {
	it('in short form, with every origin or as coordinates fits that move and no other', () => {
		fc.assert(
			fc.property(fc.nat(), fc.nat(30), fc.constantFrom(...STARTS), (seed, plies, fen) => {
				const settings = fen === undefined ? BOTS : {...BOTS, fen};
				const match = randomGame(createRandom(seed), settings, plies).at(-1)!;
				const moves = movesOf(match);
				const {cells} = reviewTruth(match).steps.at(-1)!.sights.truth;
				const fitting = (text: string): string[] => {
					const written = readMove(text)!;
					return moves.filter((move) => fitsWritten(written, move, cells)).map(makeUci);
				};
				for (const move of moves) {
					const uci = makeUci(move);
					const san = makeSan(move, cells, moves);
					const long = `${uci.slice(0, 2)}-${uci.slice(2, 4)}${uci.slice(4)}`;
					for (const text of [san, `${san}+`, `${san}#!?`, uci, long]) {
						expect(fitting(text)).toEqual([uci]);
					}
				}
			}),
			{numRuns: 40},
		);
	});

	it.each([
		['R6c7', {role: 'rook', rank: 5, takes: false}],
		['Nexd5', {role: 'knight', file: 4, takes: true}],
		['gxh8=Q+', {role: 'pawn', file: 6, takes: true, promotion: 'queen'}],
		['Nh7xNf6', {role: 'knight', file: 7, rank: 6, takes: true, taken: 'knight'}],
		['h7xf6', {file: 7, rank: 6, takes: true}],
		['O-O-O', {castling: 'long'}],
		['0-0+', {castling: 'short'}],
	])('%s says what it says', (text, said) => {
		const to = parseSquare(/[a-h][1-8](?!.*[a-h][1-8])/.exec(text)?.[0] ?? '');
		expect(readMove(text)).toEqual(to === undefined ? said : {...said, to});
	});

	it.each(['', 'R', 'Zz9', 'e9', 'i7', '??', 'O-O-O-O', 'e8=K', 'Nf', '1-0', 'nf3'])(
		'is not %j',
		(text) => {
			expect(readMove(text)).toBeUndefined();
		},
	);
});
