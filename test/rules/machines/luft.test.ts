import {describe, expect, it} from 'vitest';
import {makeAct} from '../../../source/core/act.js';
import {createRandom, pick} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {PAWN} from '../../../source/core/man.js';
import {Table} from '../../../source/rules/table.js';
import {luft} from '../../../source/rules/variants/luft.js';
import {naivePerft, readNaive} from '../../helpers/naive-unseen.js';
import {perftOf} from '../../helpers/perft-of.js';
import {sampleSize} from '../../helpers/sample-size.js';

describe('Luft Chess', () => {
	it.each([
		['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 3],
		['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', 2],
		// Kings in the way of pawns and lines, next to each other, and a capture in passing.
		['7r/4p1P1/8/1k1pP3/1K4r1/R7/1P4p1/4R3 w - d6 0 1', 3],
	])('has as many lines as a naive count finds: %s', (fen, depth) => {
		const counted = perftOf(luft, fen, depth);
		expect(counted).toBe(naivePerft(readNaive(fen, 'k'), depth));
		expect(counted).toBeGreaterThan(1000);
	});

	it('has no way to take a king that was no check before but a straight push of a pawn', () => {
		const random = createRandom('luft');
		let taken = 0;
		for (let game = 0; game < sampleSize(12, 400); game++) {
			let table = unwrap(Table.start(luft, {fen: '4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1'}));
			for (let ply = 0; ply < 120 && table.outcome === undefined; ply++) {
				const {board} = table.state;
				const endings = table.tries(board.turn).filter((act) => {
					const {outcome} = table.act(board.turn, act)!.table;
					if (outcome?.reason !== 'king-captured' || act.kind !== undefined) {
						return false;
					}

					expect([makeAct(act), outcome.winner]).toEqual([makeAct(act), board.turn]);
					expect(board.board[act.from] & 7).toBe(PAWN);
					expect(act.from & 7).toBe(act.to & 7);
					return true;
				});
				taken += endings.length;
				const others = table.tries(board.turn).filter((act) => !endings.includes(act));
				// Kings walk about more than they would.
				const kings = others.filter(
					(act) => act.kind === undefined && (board.board[act.from] & 7) === 6,
				);
				const acts = kings.length > 0 && random() < 0.5 ? kings : others;
				if (acts.length === 0) {
					break;
				}

				({table} = table.act(board.turn, pick(random, acts))!);
			}
		}

		expect(taken).toBeGreaterThan(5);
	});
});
