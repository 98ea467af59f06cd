import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {makeFogFen} from '../../source/core/fog-fen.js';
import {makeFen, parseFen} from '../../source/core/fen.js';
import {parseSquare} from '../../source/core/square.js';
import {unwrap} from '../../source/core/result.js';
import {makeUci} from '../../source/core/uci.js';
import {makeSan} from '../../source/core/san.js';
import type {Announcement} from '../../source/rules/news.js';
import {Game, type TryResult} from '../helpers/game.js';
import {generateLegalMoves} from '../../source/rules/legal.js';
import {toUciMove} from '../../source/rules/move.js';
import {ORTHODOX} from '../../source/rules/move-rules.js';
import {positionFromSetup} from '../../source/rules/position-from-setup.js';
import {MAX_MOVES, Position} from '../../source/rules/position.js';
import {findVariant} from '../../source/rules/registry.js';
import {findChecks, lineKind} from '../../source/rules/umpire/check-kinds.js';

const start = (book: string, fen?: string): Game =>
	unwrap(Game.start(unwrap(findVariant(book)), fen));

/** Tries one text after the other; returns what came of the last. */
function play(game: Game, ...texts: readonly string[]): TryResult {
	let last: TryResult | undefined;
	for (const text of texts) {
		last = game.tryText(text);
	}

	if (last === undefined) {
		throw new Error(`${texts.at(-1) ?? ''} is no try`);
	}

	return last;
}

const both = (...records: readonly Announcement[]) => ({white: records, black: records});
const movesOf = (game: Game): string[] => game.moves().map((move) => makeUci(move));

describe('Diagram 3 of Bolognesi & Ciancarini (2003)', () => {
	const fen = '4k3/8/8/8/1p6/P7/2P5/4K3 w - - 0 1';

	it('Eastern: "Any?" is answered "Try", and one of three captures must be tried', () => {
		const game = start('kriegspiel-eastern', fen);
		expect(game.heardAtStart).toEqual(both());
		expect(play(game, 'any?')).toEqual({
			accepted: true,
			moved: false,
			heard: both({type: 'any', answer: 'try'}),
		});
		expect(movesOf(game)).toEqual(['c2b3', 'c2d3', 'a3b4']);
		expect(play(game, 'e1e2').heard).toEqual({
			white: [{type: 'nonsense', by: 'white'}],
			black: [],
		});
		expect(play(game, 'c2d3')).toEqual({
			accepted: false,
			moved: false,
			heard: both({type: 'refused', by: 'white'}),
		});
		// After one attempt he is free.
		expect(movesOf(game)).toContain('e1e2');
		expect(movesOf(game)).not.toContain('c2d3');
		expect(play(game, 'c2c4').heard).toEqual(both({type: 'moved', by: 'white'}));
	});

	it('RAND: the squares are named, before the first move and after c2c4', () => {
		const game = start('kriegspiel-rand', fen);
		expect(game.heardAtStart).toEqual(both({type: 'pawn-tries', for: 'white', squares: ['b4']}));
		expect(play(game, 'c2c4').heard).toEqual(
			both({type: 'moved', by: 'white'}, {type: 'pawn-tries', for: 'black', squares: ['a3', 'c3']}),
		);
		expect(play(game, 'b4c3').heard.white).toContainEqual({
			type: 'captured',
			square: 'c4',
			kind: 'pawn',
		});
	});

	it('ICC: they are counted', () => {
		const game = start('kriegspiel-icc', fen);
		expect(game.heardAtStart).toEqual(both({type: 'pawn-tries', for: 'white', count: 1}));
		expect(play(game, 'c2c4').heard.black).toContainEqual({
			type: 'pawn-tries',
			for: 'black',
			count: 2,
		});
	});

	it('Eastern: a capture in passing is called one, on the square where the pawn lands', () => {
		const game = start('kriegspiel-eastern', fen);
		expect(play(game, 'c2c4', 'b4c3').heard.white).toEqual([
			{type: 'moved', by: 'black'},
			{type: 'captured', square: 'c3', enPassant: true},
		]);
	});
});

describe('a try', () => {
	it('that is illegal in truth is refused aloud, or to the mover alone on ICC', () => {
		const fen = '4k3/8/8/8/8/8/4r3/K7 w - - 0 1';
		expect(play(start('kriegspiel-eastern', fen), 'a1b2').heard).toEqual(
			both({type: 'refused', by: 'white'}),
		);
		expect(play(start('kriegspiel-icc', fen), 'a1b2').heard).toEqual({
			white: [{type: 'refused', by: 'white'}],
			black: [],
		});
	});

	it('that cannot be a move on the own board is nonsense where the book tells it apart', () => {
		const heard = (book: string) => play(start(book), 'a1a3').heard;
		expect(heard('kriegspiel-rand')).toEqual(both({type: 'nonsense', by: 'white'}));
		expect(heard('kriegspiel-berkeley').black).toEqual([]);
		expect(heard('kriegspiel-eastern')).toEqual(both({type: 'refused', by: 'white'}));
		expect(heard('kriegspiel-eastern+nonsense')).toEqual(both({type: 'nonsense', by: 'white'}));
	});

	it('for a pawn capture is nonsense after "Any?" was answered "No"', () => {
		const game = start('kriegspiel-berkeley-any');
		expect(play(game, 'any?').heard).toEqual(both({type: 'any', answer: 'no'}));
		expect(movesOf(game)).not.toContain('e2d3');
		expect(play(game, 'e2d3').heard.white).toEqual([{type: 'nonsense', by: 'white'}]);
		// Once a turn.
		expect(play(game, 'any?').accepted).toBe(false);
	});

	it('of a game that is over is nothing', () => {
		const game = start('kriegspiel-eastern');
		play(game, 'f2f3', 'e7e5', 'g2g4');
		expect(play(game, 'd8h4').heard).toEqual(
			both(
				{type: 'moved', by: 'black'},
				{type: 'check', by: 'short-diagonal'},
				{type: 'ended', winner: 'black', reason: 'checkmate'},
			),
		);
		expect(game.moves()).toEqual([]);
		expect(game.tryText('e1e2')).toBeUndefined();
	});
});

describe('what a seat may try', () => {
	it('is what its own men allow, whatever stands in the way', () => {
		const game = start('kriegspiel-eastern', '4k3/8/8/8/8/p7/8/R3K3 w Q - 0 1');
		expect(movesOf(game)).toContain('a1a8');
		expect(movesOf(game)).toContain('e1c1');
		expect(play(game, 'a1a8').accepted).toBe(false);
		expect(play(game, 'a1a3').heard.black).toContainEqual({type: 'captured', square: 'a3'});
	});

	it('shows nothing of the other side: own men and own rights are all', () => {
		const game = start('kriegspiel-eastern');
		play(game, 'e2e4', 'd7d5');
		expect(makeFogFen(game.view('white'))).toBe(
			'????????/????????/????????/????????/????P???/????????/PPPP?PPP/RNBQKBNR w KQ -',
		);
	});
});

describe('the books', () => {
	it('SchemingMind: each hears what he took or lost, check, and the men of the other side', () => {
		const game = start('kriegspiel-schemingmind');
		expect(play(game, 'e2e4', 'd7d5', 'e4d5').heard).toEqual({
			white: [
				{type: 'moved', by: 'white'},
				{type: 'captured', square: 'd5'},
				{type: 'remaining', of: 'black', men: 15},
			],
			black: [
				{type: 'moved', by: 'white'},
				{type: 'lost', role: 'pawn'},
				{type: 'remaining', of: 'white', men: 16},
			],
		});
		expect(play(game, 'd8d5', 'a2a3', 'd5e4').heard.white).toContainEqual({
			type: 'check',
			by: 'unknown',
		});
	});

	it.each([
		['6kr/7p/8/8/8/8/8/K7 w - - 0 1', 'black', 3, 1],
		['8/P6p/8/8/8/8/8/K1k5 w - - 0 1', 'black', 2, 1],
		['8/P6p/8/8/8/8/8/K1k5 b - - 0 1', 'white', 2, 1],
		['8/8/8/8/8/8/PPP5/K1k5 b - - 0 1', 'white', 4, 3],
		['k7/pp6/8/8/8/8/8/NN1K4 w - - 0 1', 'black', 3, 2],
	] as const)(
		'American: every man is counted once, as pawn or piece: %s',
		(fen, of, men, pawns) => {
			expect(play(start('kriegspiel-american', fen), 'count?').heard).toEqual(
				both({type: 'remaining', of, men, pawns, pieces: men - pawns}),
			);
		},
	);

	it('American: the count is told to both on demand, once a turn', () => {
		const game = start('kriegspiel-american');
		expect(play(game, 'count?').heard).toEqual(
			both({type: 'remaining', of: 'black', men: 16, pawns: 8, pieces: 8}),
		);
		expect(play(game, 'count?').accepted).toBe(false);
	});

	it.each(['kriegspiel-rand', 'kriegspiel-rand+no-nonsense', 'kriegspiel-rand+any+no-nonsense'])(
		'%s: just the refusals that were heard are counted',
		(book) => {
			const game = start(book, '3r2k1/8/8/8/4P3/8/8/4K3 w - - 0 1');
			// Illegal, the same again, a capture that was not named, no move of a king, no question of this book.
			const tries = ['e1d2', 'e1d2', 'e4d5', 'e1e3', 'count?'];
			const heard = tries.flatMap((text) => play(game, text).heard.black);
			const count = heard.filter(({type}) => type === 'refused').length;
			expect(count).toBe(book.endsWith('no-nonsense') ? 5 : 1);
			expect(play(game, 'e1e2', 'refusals?').heard).toEqual(
				both({type: 'report', about: 'refusals', of: 'white', count}),
			);
		},
	);

	it('RAND: refusals of the last turn are counted on demand; promotions are told', () => {
		const game = start('kriegspiel-rand', '7k/P7/8/8/8/8/8/K5R1 w - - 0 1');
		expect(play(game, 'a1b1', 'h8g8', 'h8h7', 'refusals?').heard.white).toEqual([
			{type: 'report', about: 'refusals', of: 'black', count: 1},
		]);
		expect(play(game, 'a7a8q').heard.black).toEqual([
			{type: 'moved', by: 'white'},
			{type: 'promoted', by: 'white'},
			{type: 'pawn-tries', for: 'black', squares: []},
		]);
	});

	it('RAND: who is stalemated loses; elsewhere it is a draw', () => {
		const fen = '7k/8/5KQ1/8/8/8/8/8 w - - 0 1';
		const ended = (book: string) => play(start(book, fen), 'f6f7').heard.white.at(-1);
		expect(ended('kriegspiel-rand')).toEqual({type: 'ended', winner: 'white', reason: 'stalemate'});
		expect(ended('kriegspiel-icc')).toEqual({type: 'ended', winner: null, reason: 'stalemate'});
	});

	it('Discreet: no checks are told, and the king is taken', () => {
		const game = start('kriegspiel-discreet');
		expect(play(game, 'e2e4', 'f7f6', 'd1h5').heard.black).toEqual([{type: 'moved', by: 'white'}]);
		expect(play(game, 'a7a6', 'h5e8').heard.black.at(-1)).toEqual({
			type: 'ended',
			winner: 'white',
			reason: 'king-captured',
		});
	});

	it('Cincinnati: that there is a pawn capture is told, and silence says that there is none', () => {
		const game = start('kriegspiel-cincinnati');
		expect(play(game, 'e2e4').heard.black).toEqual([{type: 'moved', by: 'white'}]);
		expect(play(game, 'd7d5').heard.black).toContainEqual({
			type: 'pawn-tries',
			for: 'white',
			some: true,
		});
	});
});

describe('checks', () => {
	it.each([
		['e1', 1, 1, 'short-diagonal'],
		['e1', -1, 1, 'long-diagonal'],
		['d1', 1, 1, 'long-diagonal'],
		['e8', -1, -1, 'long-diagonal'],
		['a1', 1, 1, 'long-diagonal'],
		['h1', -1, 1, 'long-diagonal'],
		['e4', -1, 1, 'long-diagonal'],
		['d4', 0, 1, 'file'],
		['d4', 1, 0, 'rank'],
	])('on %s along (%i, %i) come on the %s', (square, files, ranks, kind) => {
		expect(lineKind(parseSquare(square) ?? -1, files, ranks)).toBe(kind);
	});

	const checks = (fen: string, side = 1) =>
		findChecks(unwrap(positionFromSetup(unwrap(parseFen(fen)), ORTHODOX)), side);

	it('by a pawn come from the next rank alone, diagonally and towards the king', () => {
		for (const [pawn, isCheck] of [
			['8/3p4/8/8/4K3/8/8/7k', false],
			['8/8/8/3p4/4K3/8/8/7k', true],
			['8/8/8/4p3/4K3/8/8/7k', false],
			['8/8/8/5p2/4K3/8/8/7k', true],
			['8/8/8/8/3pK3/8/8/7k', false],
			['8/8/8/8/4K3/3p4/8/7k', false],
			['8/8/2p5/8/4K3/8/8/7k', false],
		] as const) {
			expect([pawn, checks(`${pawn} w - - 0 1`, 0).length]).toEqual([pawn, isCheck ? 1 : 0]);
		}

		expect(checks('8/8/8/3p4/4K3/8/8/7k w - - 0 1', 0)).toEqual(['long-diagonal']);
		expect(checks('8/8/8/5p2/4K3/8/8/7k w - - 0 1', 0)).toEqual(['short-diagonal']);
	});

	it('are told for each man that gives one', () => {
		expect(checks('4k3/8/3N4/8/8/8/8/4R1K1 b - - 0 1')).toEqual(['file', 'knight']);
		expect(checks('4k3/3P4/8/8/8/8/8/6K1 b - - 0 1')).toEqual(['long-diagonal']);
		expect(checks('4k3/4P3/8/8/8/8/8/6K1 b - - 0 1')).toEqual([]);
		expect(checks('4k3/8/6P1/8/8/8/8/6K1 b - - 0 1')).toEqual([]);
	});

	it.each([
		'8/8/8/8/4k3/8/8/1B2K2B b - - 0 1',
		'8/1B5B/8/8/4k3/8/8/4K3 b - - 0 1',
		'8/1B6/8/8/4k3/8/8/1B2K3 b - - 0 1',
		'8/7B/8/8/4k3/8/8/4K2B b - - 0 1',
	])('are told in one order, which does not tell from where two of them come: %s', (fen) => {
		expect(checks(fen)).toEqual(['long-diagonal', 'short-diagonal']);
	});

	it.each(['4R3/8/8/8/R3k3/8/8/K7', '8/8/8/8/4k2R/8/8/K3R3'])('nor on lines: %s', (board) => {
		expect(checks(`${board} b - - 0 1`)).toEqual(['rank', 'file']);
	});

	it('are none where the king is gone', () => {
		const setup = unwrap(parseFen('8/8/8/8/8/8/8/K6R b - - 0 1'));
		expect(findChecks(Position.fromSetupUnchecked(setup, ORTHODOX), 1)).toEqual([]);
	});
});

describe('the game of 108 plies in the rules page of SchemingMind', () => {
	it('is accepted to the last ply, and what is told fits its score', () => {
		const score = readFileSync(
			new URL('../data/schemingmind-kriegspiel.txt', import.meta.url),
			'utf8',
		);
		const texts = score
			.split('\n')
			.filter((line) => !line.startsWith('#'))
			.join(' ')
			.split(/\s+/)
			.filter((word) => word !== '' && !/^\d+\.$/.test(word));
		expect(texts.length).toBe(108);
		const game = start('kriegspiel-schemingmind');
		const scratch = new Int32Array(MAX_MOVES);
		for (const text of texts) {
			const {position} = game;
			const end = generateLegalMoves(position, scratch, 0);
			const legal = Array.from(scratch.subarray(0, end), toUciMove);
			const plain = text.replace(/[+#]$/, '');
			const move = legal.find((one) => makeSan(one, position.board, legal) === plain);
			expect(move, text).toBeDefined();
			const by = game.turn;
			const result = game.try(move ?? {from: 0, to: 0});
			expect(result.moved, text).toBe(true);
			const told = result.heard[by].map(({type}) => type);
			expect(told.includes('captured'), text).toBe(text.includes('x'));
			expect(told.includes('check'), text).toBe(/[+#]$/.test(text));
			expect(told.includes('ended'), text).toBe(text.endsWith('#'));
		}

		expect(makeFen(game.position.toSetup()).split(' ')[0]).toBe('8/3Q4/3PB3/8/4k3/8/q7/1r1K4');
		expect(game.outcome).toEqual({winner: 'black', reason: 'checkmate'});
	});
});

describe('options of a book', () => {
	it('stand behind its name, and change what they say', () => {
		const named = start('kriegspiel-eastern+role');
		expect(play(named, 'e2e4', 'd7d5', 'e4d5').heard.black).toContainEqual({
			type: 'captured',
			square: 'd5',
			kind: 'pawn',
		});
		const passing = start('kriegspiel+no-en-passant', '4k3/8/8/8/1p6/P7/2P5/4K3 w - - 0 1');
		expect(play(passing, 'c2c4', 'b4c3').heard.white).toContainEqual({
			type: 'captured',
			square: 'c4',
		});
		expect(unwrap(findVariant('kriegspiel')).id).toBe('kriegspiel-eastern');
	});

	it('that it has not are named in one sentence', () => {
		const found = findVariant('kriegspiel-eastern+any');
		expect(found).toEqual({
			ok: false,
			error: expect.stringContaining('“kriegspiel-eastern” has no option “any”; it has no-any'),
		});
		expect(findVariant('fog+any').ok).toBe(false);
		expect(findVariant('kriegspiel-nowhere').ok).toBe(false);
	});
});
