import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {makeMan, type Role} from '../../../../source/core/man.js';
import {makeSan} from '../../../../source/core/san.js';
import {squareName} from '../../../../source/core/square.js';
import {makeUci} from '../../../../source/core/uci.js';
import type {MoveKnowledge} from '../../../../source/session/entry/move-knowledge.js';
import {readTyped} from '../../../../source/session/entry/read-typed.js';
import {cellsOf, moves, squares} from '../../board/sample.js';
import {anyTurn} from './random-turns.js';

const START: MoveKnowledge = {
	cells: cellsOf('????????/????????/????????/????????/8/8/PPPPPPPP/RNBQKBNR'),
	moves: moves(
		'a2a3 a2a4 b2b3 b2b4 c2c3 c2c4 d2d3 d2d4 e2e3 e2e4 f2f3 f2f4 g2g3 g2g4 h2h3 h2h4 b1a3 b1c3 g1f3 g1h3',
	),
	variant: 'fog',
};

const read = (text: string, knowledge = START): string => {
	const {status, move, needsPromotion, reason} = readTyped(text, knowledge);
	return [
		status,
		move === undefined
			? undefined
			: makeUci(needsPromotion ? {from: move.from, to: move.to} : move),
		reason,
	]
		.filter((part) => part !== undefined)
		.join(': ');
};

describe('readTyped', () => {
	describe('where men under covers may claim any step', () => {
		// Under the pawn signs of e2 and f2 stand a rook and a pawn, under the knight signs of b1 and g1 a queen and a knight.
		const cells = cellsOf('8/8/8/8/8/8/BPBNRPNR/RQBQKBNR');
		const signs = cellsOf('8/8/8/8/8/8/PPPPPPPP/RNBQKBNR');
		const claims = (texts: string): MoveKnowledge => ({
			...START,
			cells,
			moves: moves(texts),
			signs: new Map([...signs.entries()].filter(([, sign]) => sign !== 0)),
			covers: new Map([...squares('a1 b1 b2 c1 c2 d2 e1 e2 f2 g1')].map((at) => [at, 'white'])),
			variant: 'liar',
		});
		const known = claims(
			'b2a4 b2c4 b2d4 f2d4 f2e4 e2e4 e2e3 f2f4 c2c4 d2d4 g1f3 g1h3 e2f3 b1c3 b2c3 b1c2 d2e4 c2e4 c2d3',
		);

		it('reads a man by the step that he makes in chess, as he is, and else by the sign', () => {
			expect(read('e4', known)).toBe('ready: e2e4');
			expect(read('d4', known)).toBe('ready: d2d4');
			expect(read('c4', known)).toBe('ready: c2c4');
			expect(read('f4', known)).toBe('ready: f2f4');
			expect(read('Re4', known)).toBe('ready: e2e4');
			expect(read('Nc3', known)).toBe('ready: b1c3');
			expect(read('Nf3', known)).toBe('ready: g1f3');
			expect(read('Ne4', known)).toBe('ready: d2e4');
			expect(read('Be4', known)).toBe('ready: c2e4');
		});

		it('wants the square of any other step', () => {
			expect(read('a4', known)).toBe(
				'wrong: No man that is or shows a pawn goes to a4 as one; name both squares: b2-a4.',
			);
			expect(read('Qc3', known)).toMatch(
				/^wrong: No man that is or shows a queen goes to c3 as one;/,
			);
			// All that can go there are named, first a queen that goes so as another man.
			expect(read('Qc3', known)).toMatch(/ squares: b1-c3 or b2-c3\.$/);
			expect(read('Ke4', known)).toMatch(/ squares: f2-e4, e2-e4, d2-e4 or c2-e4\.$/);
			expect(read('exd4', known)).toMatch(/^wrong: There is nothing to take/);
			expect(read('b2a4', known)).toBe('ready: b2a4');
			expect(read('b2-a4', known)).toBe('ready: b2a4');
			expect(readTyped('b2-', known).completions).toEqual(['b2-a4', 'b2-c4', 'b2-d4', 'b2-c3']);
			expect(read('f2e4', known)).toBe('ready: f2e4');
			expect(read('Qb1c3', known)).toBe('ready: b1c3');
		});

		it('asks which one is meant where one man is what another one shows', () => {
			const [bishop, covers] = [cellsOf('8/8/8/8/8/8/BPBNRPNR/RQBBKBNR'), squares('b1 d1')];
			const two: MoveKnowledge = {
				...claims('b1d3 d1d3 a2a3'),
				cells: bishop,
				covers: new Map(covers.map((at) => [at, 'white'])),
			};
			expect(read('Qd3', two)).toMatch(/^ambiguous: Qd3 can be b1-d3 or d1-d3\.$/);
			expect(read('Qb1d3', two)).toBe('ready: b1d3');
			expect(read('d1d3', two)).toBe('ready: d1d3');
			expect(readTyped('Qd3', two).completions).toEqual(['b1-d3', 'd1-d3']);
		});

		it('reads two squares that are a king going two files, onto a man too', () => {
			const king = {...claims('e1g1'), cells: cellsOf('8/8/8/8/8/8/8/4K1n1')};
			expect(read('e1xg1', king)).toBe('ready: e1g1');
			expect(read('O-O', king)).toMatch(/^wrong/);
		});
	});

	it('takes a sign of capture for what it is where men stand unseen on squares that look empty', () => {
		const knights = {...START, variant: 'ghostrider'};
		expect(read('Nxf3', knights)).toBe('ready: g1f3');
		expect(read('Nxf3')).toBe('wrong: There is nothing to take on f3.');
		expect(read('Nxd5', knights)).toMatch(/^wrong: /);
	});

	it('wants the file of a capture behind an umpire, where any pawn may be meant to take', () => {
		const tries = (texts: string): MoveKnowledge => ({
			...START,
			moves: moves(texts),
			told: {refused: []},
		});
		expect(read('f3', tries('e2f3 f2f3 g2f3'))).toBe('ready: f2f3');
		expect(read('gxf3', tries('e2f3 f2f3 g2f3'))).toBe('ready: g2f3');
		expect(read('f3', tries('e2f3 g2f3'))).toBe('partial');
		expect(read('f3', tries('g2f3'))).toBe('partial');
		expect(read('g2f3', tries('g2f3'))).toBe('ready: g2f3');
		const refused = {...tries('e2f3 g2f3'), told: {refused: ['f2f3']}};
		expect(read('f3', refused)).toBe('partial: f3 was refused in this turn.');
		// No pawn stands behind the first rank.
		expect(read('exd1', tries('e2f3'))).toContain('wrong: ');
		expect(read('b1a1', tries('e2f3'))).toContain('wrong: ');
	});

	it.each([
		['', 'empty'],
		['  ', 'empty'],
		['N', 'partial'],
		['Nf', 'partial'],
		['Nf3', 'ready: g1f3'],
		['nf3', 'ready: g1f3'],
		['Ng1f3', 'ready: g1f3'],
		['Ng1-f3', 'ready: g1f3'],
		['g1f3', 'ready: g1f3'],
		['G1F3', 'ready: g1f3'],
		['g1 f3', 'ready: g1f3'],
		['Nf3+!?', 'ready: g1f3'],
		['e', 'partial'],
		['e2', 'partial'],
		['e4', 'ready: e2e4'],
		['E4', 'ready: e2e4'],
		['e2e4', 'ready: e2e4'],
		['e2 e4', 'ready: e2e4'],
		['h4', 'ready: h2h4'],
	])('%j from the start: %s', (text, expected) => {
		expect(read(text)).toBe(expected);
	});

	it('lights the squares that the text may use', () => {
		expect(readTyped('Nf', START).squares).toEqual(squares('g1 f3'));
		expect(new Set(readTyped('N', START).squares)).toEqual(new Set(squares('b1 g1 a3 c3 f3 h3')));
		expect(readTyped('e4', START).squares).toEqual(squares('e2 e4'));
		expect(readTyped('zz', START).squares).toEqual([]);
	});

	it('completes to every move that fits, the likeliest first', () => {
		expect(readTyped('N', START).completions).toEqual(['Na3', 'Nc3', 'Nf3', 'Nh3']);
		expect(readTyped('e', START).completions).toEqual(['e3', 'e4']);
		expect(readTyped('e4', START).completions).toEqual([]);
		// A square that a piece stands on may begin its move, too, behind the pawn's own.
		expect(readTyped('g', START).completions).toEqual(['g3', 'g4', 'Nf3', 'Nh3']);
	});

	const bishopOrPawn: MoveKnowledge = {
		cells: cellsOf('????????/????????/????????/????????/8/2p5/1P1B4/4K3'),
		moves: moves('b2c3 b2b3 b2b4 d2c3 d2e3 e1e2'),
	};

	it.each([
		['bxc3', 'ready: b2c3', 'Bxc3'],
		['bc3', 'ready: b2c3', 'Bxc3'],
		['Bxc3', 'ready: d2c3', 'bxc3'],
		['be3', 'ready: d2e3', 'Be3'],
		['b4', 'ready: b2b4', 'b4'],
	])('takes b for a pawn when it fits, else for a bishop: %s', (text, expected, other) => {
		expect(read(text, bishopOrPawn)).toBe(expected);
		const {completions} = readTyped(text, bishopOrPawn);
		expect(text === other || completions.includes(other)).toBe(true);
	});

	/** Every b-pawn's move is to be had; the bishop on a1 is shut in. */
	const pawnOnly: MoveKnowledge = {
		cells: cellsOf('4k3/8/8/8/8/2n5/1P6/B3K2R'),
		moves: moves('b2c3 b2b3 b2b4 e1e2 h1g1'),
		variant: 'fog',
	};

	it.each([
		['Bxc3', 'wrong: The way from a1 to c3 is blocked by your pawn on b2.'],
		['Bc3', 'wrong: The way from a1 to c3 is blocked by your pawn on b2.'],
		['BXC3', 'wrong: The way from a1 to c3 is blocked by your pawn on b2.'],
		['Bb4', 'wrong: Your bishop on a1 has no move.'],
		['bb4', 'wrong: Your bishop on a1 has no move.'],
		['BB3', 'wrong: Your bishop on a1 has no move.'],
		['B2b4', 'wrong: You have no bishop on rank 2.'],
		['bxc3', 'ready: b2c3'],
		['bc3', 'ready: b2c3'],
		['B4', 'ready: b2b4'],
		['B2B4', 'ready: b2b4'],
	])('never takes the pawn for a bishop: %s', (text, expected) => {
		expect(read(text, pawnOnly)).toBe(expected);
	});

	it.each([
		['b1b3', 'wrong: You have no man on b1.'],
		['b7b6', 'wrong: You have no man on b7.'],
		['b2d4', 'wrong: Your pawn on b2 cannot go to d4.'],
		['b1c3', 'wrong: You have no man on b1.'],
		['B1c3', 'ready: d1c3'],
		['B1C3', 'ready: d1c3'],
	])('reads b and a rank as a square, and no bishop’s origin: %s', (text, expected) => {
		const bishop: MoveKnowledge = {
			cells: cellsOf('4k3/8/8/8/8/8/1P6/3BK2R'),
			moves: moves('b2b3 b2b4 d1b3 d1c3 e1e2 h1g1'),
			variant: 'fog',
		};
		expect(read(text, bishop)).toBe(expected);
	});

	it('asks when a text in capitals is a pawn’s and a bishop’s', () => {
		const both = {...bishopOrPawn, moves: moves('b2b4 d2b4 e1e2')};
		expect(read('B2B4', both)).toBe('ambiguous: B2B4 can be b4 or Bb4.');
		expect(read('BB4', both)).toBe('ready: d2b4');
		expect(read('bb4', both)).toBe('ready: d2b4');
		expect(read('b4', both)).toBe('ready: b2b4');
	});

	it('wants something to take where an x is written, as far as it is seen', () => {
		const knowledge = {
			cells: cellsOf('8/8/8/8/1?6/2p5/1P1B3N/4K3'),
			moves: moves('b2c3 b2b3 d2c3 d2e3 d2b4 e1e2 h2f3'),
			variant: 'fog',
		};
		expect(read('Bxc3', knowledge)).toBe('ready: d2c3');
		expect(read('B:c3', knowledge)).toBe('ready: d2c3');
		expect(read('Bxb4', knowledge)).toBe('ready: d2b4');
		expect(read('Bxe3', knowledge)).toBe('wrong: There is nothing to take on e3.');
		expect(read('d2xe3', knowledge)).toBe('wrong: There is nothing to take on e3.');
		expect(read('Nxf3', knowledge)).toBe('wrong: There is nothing to take on f3.');
		expect(read('bxb3', knowledge)).toBe('wrong: There is nothing to take on b3.');
		expect(read('xb3', knowledge)).toBe('wrong: There is nothing to take on b3.');
		expect(read('ee2', knowledge)).toContain('wrong: No move begins with “ee2”.');
		expect(readTyped('Bx', knowledge).completions).toEqual(['Bxc3', 'Bb4', 'bxc3']);
	});

	it('asks which of two men is meant', () => {
		const two = {
			cells: cellsOf('????????/????????/????????/????????/8/1N6/8/4KN2'),
			moves: moves('b3d2 f1d2 e1e2'),
		};
		expect(read('Nd2', two)).toBe('ambiguous: Nd2 can be Nbd2 or Nfd2.');
		expect(readTyped('Nd2', two).completions).toEqual(['Nbd2', 'Nfd2']);
		expect(read('Nbd2', two)).toBe('ready: b3d2');
		expect(read('nfd2', two)).toBe('ready: f1d2');
	});

	it('leaves a promotion open until it is said', () => {
		const pawn = {
			cells: cellsOf('3p????/4P3/8/8/8/8/8/4K3'),
			moves: moves('e7e8q e7e8r e7e8b e7e8n e7d8q e7d8r e7d8b e7d8n e1e2'),
		};
		expect(read('e8', pawn)).toBe('ready: e7e8');
		expect(readTyped('e8', pawn).needsPromotion).toBe(true);
		expect(read('e8=Q', pawn)).toBe('ready: e7e8q');
		expect(read('e8q', pawn)).toBe('ready: e7e8q');
		expect(read('e8N', pawn)).toBe('ready: e7e8n');
		expect(read('e7e8r', pawn)).toBe('ready: e7e8r');
		expect(read('exd8=b', pawn)).toBe('ready: e7d8b');
		expect(read('ed8', pawn)).toBe('ready: e7d8');
		expect(read('e7', pawn)).toBe('partial');
	});

	it('castles with letters and with zeros', () => {
		const castling = {
			cells: cellsOf('????????/????????/????????/????????/8/8/8/R3K2R'),
			moves: moves('e1g1 e1c1 e1e2 e1f1'),
		};
		for (const text of ['O-O', 'o-o', '0-0', 'oo', '00', 'e1g1']) {
			expect(read(text, castling)).toBe('ready: e1g1');
		}

		for (const text of ['O-O-O', '0-0-0', 'ooo']) {
			expect(read(text, castling)).toBe('ready: e1c1');
		}

		expect(readTyped('O', castling).completions).toEqual(['O-O', 'O-O-O']);
	});

	it('reads every way to write any move of any turn', () => {
		fc.assert(
			fc.property(anyTurn, fc.nat(), (knowledge, choice) => {
				const {moves, cells} = knowledge;
				const move = moves[choice % moves.length];
				const san = makeSan(move, cells, moves);
				const letter = san.startsWith('O') ? '' : san.replace(/[^A-Z].*$/, '');
				const long = `${letter}${squareName(move.from)}-${squareName(move.to)}${makeUci(move).slice(4)}`;
				for (const text of [san, `${san}+`, makeUci(move), long, san.replaceAll(/[x=]/g, '')]) {
					const read = readTyped(text, knowledge);
					expect(read.status, text).toBe('ready');
					expect(read.needsPromotion, text).toBe(false);
					expect(read.move && makeUci(read.move), text).toBe(makeUci(move));
				}

				for (let length = 1; length < san.length; length++) {
					expect(readTyped(san.slice(0, length), knowledge).candidates).toContainEqual(move);
				}

				// "b3c4" names two squares, though "B3c4" is a bishop's.
				if (!/^B[1-8]/.test(san)) {
					const lower = readTyped(san.toLowerCase(), knowledge);
					expect(lower.candidates).toContainEqual(move);
				}
			}),
			{numRuns: 80},
		);
	});

	it('never throws, and never calls a text ready that names no move', () => {
		fc.assert(
			fc.property(
				anyTurn,
				fc.oneof(
					fc.string({maxLength: 12}),
					fc
						.array(fc.constantFrom(...'abcdefgh12345678KQRBNkqrbnOox=+#-0 '.split('')), {
							maxLength: 7,
						})
						.map((letters) => letters.join('')),
				),
				(knowledge, text) => {
					const {status, move, reason} = readTyped(text, knowledge);
					expect(move !== undefined).toBe(status === 'ready');
					expect(reason !== undefined).toBe(status === 'wrong' || status === 'ambiguous');
					if (move !== undefined) {
						expect(knowledge.moves).toContainEqual(move);
					}
				},
			),
			{numRuns: 150},
		);
	});
});

describe('whyNot', () => {
	const turn: MoveKnowledge = {
		cells: cellsOf('????????/????????/5n??/??1p????/1?1P4/2N1P3/PPPB1PPP/R2QK2R'),
		moves: moves(
			'a2a3 a2a4 b2b3 b2b4 e3e4 f2f3 f2f4 g2g3 g2g4 h2h3 h2h4 c3b5 c3d5 c3e4 c3e2 c3b1 d2c1 d1e2 d1f3 d1g4 d1h5 d1c1 d1b1 e1e2 e1f1 e1g1 a1b1 a1c1 h1g1 h1f1',
		),
		variant: 'fog',
	};

	it.each([
		['Nf5', 'Your knight on c3 cannot go to f5.'],
		['Bd4', 'Your pawn stands on d4.'],
		['Be3', 'Your pawn stands on e3.'],
		['Bf4', 'The way from d2 to f4 is blocked by your pawn on e3.'],
		['Ra4', 'No rook of yours can go to a4.'],
		['a1a4', 'The way from a1 to a4 is blocked by your pawn on a2.'],
		['a1c3', 'Your knight stands on c3.'],
		['a1d4', 'Your pawn stands on d4.'],
		['a1e5', 'Your rook on a1 cannot go to e5.'],
		['e4e5', 'You have no man on e4.'],
		['d5d4', 'You have no man on d5.'],
		['Ne1e2', 'The man on e1 is your king, not a knight.'],
		['d5', 'No pawn of yours can take on d5.'],
		['c4', 'The way to c4 is blocked by your knight on c3.'],
		['c5', 'No pawn of yours can go to c5.'],
		['exd4', 'Your pawn stands on d4.'],
		['exf4', 'There is nothing to take on f4.'],
		['gxf5', 'No pawn of yours on the g-file can take on f5.'],
		['dxe5', 'You see nothing to take on e5.'],
		['Nbc5', 'You have no knight on the b-file.'],
		['O-O-O', 'Your queen on d1 stands between king and rook.'],
		['zz', 'No move begins with “zz”. Write it like Nf3, exd5, O-O or e2e4.'],
		['Nz', 'No move begins with “Nz”. Write it like Nf3, exd5, O-O or e2e4.'],
		['9', 'No move begins with “9”. Write it like Nf3, exd5, O-O or e2e4.'],
		['?', 'No move begins with “?”. Write it like Nf3, exd5, O-O or e2e4.'],
	])('%s: %s', (text, expected) => {
		expect(read(text, turn)).toBe(`wrong: ${expected}`);
	});

	it('knows kinds of men that are gone', () => {
		const bare = {cells: cellsOf('8/8/8/8/8/8/8/4K3'), moves: moves('e1e2 e1d1')};
		expect(read('Qe2', bare)).toBe('wrong: You have no queen.');
		expect(read('e4', bare)).toBe('wrong: No pawn of yours can go to e4.');
	});

	it('says so when there is no move at all', () => {
		expect(read('e4', {...turn, moves: []})).toBe('wrong: You have no move now.');
	});

	it('names only men that are seen where it says', () => {
		fc.assert(
			fc.property(
				anyTurn,
				fc.constantFrom('N', 'B', 'R', 'Q', 'K', ''),
				fc.integer({min: 0, max: 63}),
				fc.integer({min: 0, max: 63}),
				(knowledge, letter, from, to) => {
					for (const text of [letter + squareName(to), squareName(from) + squareName(to)]) {
						const reason = readTyped(text, knowledge).reason ?? '';
						const named = reason.matchAll(
							/(your|Your|White’s|Black’s) (\w+) (?:stands )?on ([a-h][1-8])/g,
						);
						for (const [, owner, role, name] of named) {
							const man = knowledge.cells[squares(name)[0]];
							const color =
								owner === 'White’s' ? 'white' : owner === 'Black’s' ? 'black' : knowledge.seat;
							expect(man, reason).toBe(makeMan(color, role as Role));
						}
					}
				},
			),
			{numRuns: 150},
		);
	});
});
