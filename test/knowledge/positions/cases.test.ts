import {describe, expect, it} from 'vitest';
import {parseFen} from '../../../source/core/fen.js';
import {BISHOP, KING, KNIGHT, PAWN} from '../../../source/core/man.js';
import {unwrap} from '../../../source/core/result.js';
import {makeUci} from '../../../source/core/uci.js';
import {addCodes} from '../../../source/knowledge/positions/member.js';
import {MemberSet} from '../../../source/knowledge/positions/member-set.js';
import {hasEnemyMove} from '../../../source/knowledge/positions/mobility.js';
import {PositionSet} from '../../../source/knowledge/positions/position-set.js';
import {Game} from '../../helpers/game.js';
import {repetitionKey} from '../../../source/rules/end-rules.js';
import {KING_CAPTURE} from '../../../source/rules/move-rules.js';
import {moveTables} from '../../../source/rules/move-tables.js';
import {Position} from '../../../source/rules/position.js';
import {findVariant} from '../../../source/rules/registry.js';
import {NaivePositions} from './naive-positions.js';

const fog = unwrap(findVariant('fog'));

/** Plays moves and returns how many positions White held possible after each, having compared them with the naive ones. */
function sizesIn(fen: string, moves: string): number[] {
	const game = unwrap(Game.start(fog, fen));
	const setup = unwrap(parseFen(fen));
	const set = unwrap(PositionSet.start({variant: fog, seat: 'white', setup}));
	const naive = new NaivePositions(fog, 'white', game.position);
	const position = new Position(fog.moves);
	return moves.split(' ').map((text) => {
		const move = game.moves().find((candidate) => makeUci(candidate) === text);
		if (move === undefined) {
			throw new Error(`${text} cannot be played`);
		}

		const {heard} = game.try(move);
		const view = game.view('white');
		set.update(view, heard.white);
		naive.update(view, heard.white, move);
		const keys = Array.from({length: set.size}, (_, index) => {
			set.load(index, position);
			return repetitionKey(position);
		});
		expect(keys.sort(), text).toEqual(naive.keys());
		return set.size;
	});
}

describe('the set of positions', () => {
	it('holds two for one when the rook is taken whose right told them apart', () => {
		const fen = 'r3k1n1/8/8/8/8/8/6B1/4K3 w q - 0 1';
		const sizes = sizesIn(fen, 'e1e2 g8f6 e2e1 f6g8 g2a8');
		expect(sizes[4]).toBeLessThan(sizes[3]);
	});

	it('knows that a pawn which can be taken en passant went two squares at once', () => {
		// Had the pawn gone before, a rook could have passed f4 since.
		const moves = 'e8d8 f4e5 d7d5 e5d6';
		expect(sizesIn('4kr2/3p4/8/4p3/5P2/8/8/7K b - - 0 1', moves)).toHaveLength(4);
	});

	it('knows castling by four squares', () => {
		const fen = 'r3k2r/8/8/6N1/8/8/7R/B3R2K b kq - 0 1';
		expect(sizesIn(fen, 'e8g8')).toEqual([1]);
		expect(sizesIn('r3k2r/3N4/8/8/8/8/8/B3R2K b kq - 0 1', 'e8g8 h1h2 g8h7')[0]).toBe(1);
		expect(sizesIn('r3k2r/3N4/8/8/8/8/8/B3R2K b kq - 0 1', 'e8c8 h1h2 c8b7').length).toBe(3);
	});

	it('knows promotions, seen and not', () => {
		expect(sizesIn('7k/8/8/8/8/8/p6p/4K2R b K - 0 1', 'a2a1n h1h2 a1b3 h2h8')).toHaveLength(4);
		expect(sizesIn('7k/8/8/8/8/8/pp6/7K b - - 0 1', 'a2a1q h1h2 b2b1r h2h3 b1b3')).toHaveLength(5);
	});

	it('knows by which man another was taken en passant', () => {
		expect(sizesIn('4k3/8/8/8/1p1p4/8/2P5/4K3 w - - 0 1', 'c2c4 d4c3 e1d1 c3c2').length).toBe(4);
		expect(sizesIn('4k3/3n4/8/2b5/1p1p4/8/2P5/4K3 w - - 0 1', 'c2c4 b4c3 e1e2 d7e5')[1]).toBe(2);
	});
});

describe('whether the enemy can move', () => {
	/** Black men so dense round a white king on a1 that none can move; codes by square. */
	function jam(): Uint8Array {
		const codes = new Uint8Array(64).fill(PAWN);
		for (let file = 0; file < 8; file++) {
			codes[file] = BISHOP;
			codes[56 + file] = BISHOP;
		}

		codes[60] = KING;
		codes[9] = KNIGHT;
		codes[0] = 0;
		return codes;
	}

	function canMove(codes: Uint8Array): boolean {
		const members = new MemberSet();
		members.reset(16, 0, 1);
		addCodes(members, codes);
		const own = new Uint8Array(64);
		own[0] = KING;
		return hasEnemyMove(members.words, 0, {
			tables: moveTables(KING_CAPTURE),
			side: 1,
			own,
			epSquare: -1,
		});
	}

	it('is asked of every man', () => {
		expect(canMove(jam())).toBe(false);
		for (const square of [9, 20, 30, 50, 61]) {
			const codes = jam();
			codes[square] = 0;
			expect(canMove(codes), `${square}`).toBe(true);
		}

		const attacked = jam();
		attacked[9] = PAWN;
		expect(canMove(attacked)).toBe(true);
	});
});
