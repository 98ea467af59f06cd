import {describe, expect, it} from 'vitest';
import {parseAct} from '../../../source/core/act.js';
import {EMPTY, KNIGHT, PAWN} from '../../../source/core/man.js';
import {unwrap} from '../../../source/core/result.js';
import {makeUci} from '../../../source/core/uci.js';
import {generateMoves} from '../../../source/rules/generate.js';
import {toUciMove} from '../../../source/rules/move.js';
import {MAX_MOVES, type Position} from '../../../source/rules/position.js';
import type {Announcement} from '../../../source/rules/news.js';
import {Table} from '../../../source/rules/table.js';
import {tripod} from '../../../source/rules/variants/tripod.js';

/** Returns the first moves that go through by the board: what the men could do, without pawns taking knights, and pawns that turn. */
function byHand({board, side, ...position}: Position, all: readonly string[]): string[] {
	const knights = [...board].filter((man) => man === (KNIGHT | (side << 3))).length;
	const squareOf = (text: string): number => text.charCodeAt(0) - 97 + (Number(text[1]) - 1) * 8;
	const legal = all.filter((text) => {
		const [from, to] = [squareOf(text), squareOf(text.slice(2))];
		const takesKnight =
			(board[from] & 7) === PAWN && board[to] !== EMPTY && (board[to] & 7) === KNIGHT;
		return !takesKnight && (knights < 3 || !text.endsWith('n'));
	});
	const turning = [...board.keys()]
		.filter((square) => knights < 3 && board[square] === (PAWN | (side << 3)))
		.map((square) => `${'abcdefgh'[square & 7]}${(square >> 3) + 1}`)
		.map((name) => `${name}${name}n`);
	expect(position.rules).toBeDefined();
	return [...legal, ...turning].sort();
}

describe('a batch', () => {
	it.each([
		'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
		'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
		'4k3/1P6/2n5/1P1P4/8/2N1N3/6PP/4K1N1 w - - 0 1',
	])('begins with what the board allows, and leaves out the rest: %s', (fen) => {
		const table = unwrap(Table.start(tripod, {fen}));
		const {board} = table.state;
		const moves = new Int32Array(MAX_MOVES);
		const found = [...moves.subarray(0, generateMoves(board, moves, 0))].map((move) =>
			makeUci(toUciMove(move)),
		);
		const through = table.tries('white').flatMap((head) => {
			const [first] = head.kind === 'batch' ? head.moves : [];
			const others = table
				.tries('white')
				.flatMap((one) => (one.kind === 'batch' ? one.moves : []))
				.filter(({from}) => from !== first.from);
			const second = others[0];
			const third = others.find(({from}) => from !== second.from)!;
			const text = `batch:${[first, second, third].map(makeUci).join(',')}`;
			const acted = table.act('white', parseAct(text)!)!;
			const {sent} = acted.table.state.extra as {sent: {white: {succeeded: boolean[]}}};
			return sent.white.succeeded[0] ? [makeUci(first)] : [];
		});
		expect(through.sort()).toEqual(byHand(board, found));
	});

	it.each([
		'4k3/2p1p3/1n6/3P4/8/8/3PK3/8 b - - 0 1',
		'4k2r/6P1/8/8/2p2p2/3N4/4P3/4K3 b k - 0 1',
		'8/8/8/3k4/3p4/2N1N3/8/4K3 b - - 0 1',
	])('is found for worlds by what was told of it, all that come to it and no others: %s', (fen) => {
		const table = unwrap(Table.start(tripod, {fen}));
		const {state} = table;
		const count = Math.min(3, state.board.count[1]);
		const tries = table.tries('black').flatMap((act) => (act.kind === 'batch' ? act.moves : []));
		const ends = new Map<string, {heard: readonly Announcement[]; keys: Set<string>}>();
		for (const first of tries) {
			for (const second of tries) {
				for (const third of count < 3 ? [first] : tries) {
					const moves = [first, second, third].slice(0, count);
					const ruling = tripod.step(state, 'black', {kind: 'batch', moves});
					if (ruling !== undefined && ruling.state.outcome === undefined) {
						const {white: heard = []} = ruling.news;
						const name = JSON.stringify(heard);
						const end = ends.get(name) ?? {heard, keys: new Set()};
						ends.set(name, end);
						end.keys.add(tripod.key(ruling.state));
					}
				}
			}
		}

		expect(ends.size).toBeGreaterThan(10);
		for (const {heard, keys} of ends.values()) {
			const found = tripod.told!(state, 'black', heard, 10_000)!;
			const reached = found.acts.map((act) => tripod.step(state, 'black', act)!);
			expect(found.isAll).toBe(true);
			expect(new Set(reached.map((one) => tripod.key(one.state)))).toEqual(keys);
			expect(reached.every(({news}) => JSON.stringify(news.white) === JSON.stringify(heard))).toBe(
				true,
			);
		}
	});

	it('is drawn for worlds by what was told of it where there are too many', () => {
		const {state} = unwrap(Table.start(tripod));
		const told: Announcement = {
			type: 'report',
			succeeded: [],
			kinds: 'npn',
			captured: [],
			check: false,
			occupied: [],
		};
		const {acts, isAll} = tripod.told!(state, 'white', [told], 50)!;
		expect(isAll).toBe(false);
		expect(acts.length).toBeGreaterThan(20);
		for (const act of acts) {
			const moves = act.kind === 'batch' ? act.moves : [];
			expect(moves.map(({from}) => from >> 3)).toEqual([0, 1, 0]);
			expect(new Set(moves.map(({from}) => from)).size).toBe(3);
		}

		expect(tripod.told!(state, 'white', [], 50)).toBeUndefined();
	});

	it('tells the other side the same, whatever was tried and left out', () => {
		const table = unwrap(Table.start(tripod));
		const looks = ['batch:e2e4,a1a4,b1c3', 'batch:e2e4,d1d5,b1c3', 'batch:a1a5,e2e3,g1h3'].map(
			(text) => {
				const {table: after} = table.actText('white', text)!;
				return JSON.stringify([after.history('black'), after.view('black'), after.tries('black')]);
			},
		);
		expect(looks[0]).toBe(looks[1]);
		expect(looks[0]).toBe(looks[2]);
	});
});
