import {describe, expect, it} from 'vitest';
import {makeAct} from '../../../source/core/act.js';
import {createRandom, pick} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {isInCheck} from '../../../source/rules/attack.js';
import {generateLegalMoves} from '../../../source/rules/legal.js';
import {MAX_MOVES, type Position} from '../../../source/rules/position.js';
import {Table} from '../../../source/rules/table.js';
import {partnership} from '../../../source/rules/variants/partnership.js';

const legal = (position: Position): number[] => {
	const moves = new Int32Array(MAX_MOVES);
	return [...moves.subarray(0, generateLegalMoves(position, moves, 0))];
};

const start = (fen?: string) => unwrap(Table.start(partnership, {fen}));

describe('advisers', () => {
	it.each([
		'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
		'6k1/5ppp/8/8/8/8/Q7/R3K2R w KQ - 0 1',
		'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 4',
	])('may play what is legal and does not mate, as counted by the board alone: %s', (fen) => {
		const table = start(fen);
		const {board} = table.state;
		const mates = legal(board).filter((move) => {
			const after = board.after(move);
			return isInCheck(after, after.side) && legal(after).length === 0;
		}).length;
		const verdicts = table
			.tries('white-adviser')
			.map((act) => table.act('white-adviser', act)?.verdict);
		expect(verdicts.length).toBe(legal(board).length);
		expect(verdicts.filter((one) => one === 'refused').length).toBe(mates);
		expect(verdicts.filter((one) => one === 'stands').length).toBe(legal(board).length - mates);
	});

	it('see the same board as each other, and it is the truth, whatever the players see', () => {
		const random = createRandom('advisers');
		let table = start();
		for (let act = 0; act < 150 && table.toAct.length > 0; act++) {
			const seat = pick(random, table.toAct);
			table = table.act(seat, pick(random, table.tries(seat)))?.table ?? table;
			for (const adviser of ['white-adviser', 'black-adviser'] as const) {
				expect([...table.view(adviser).cells]).toEqual([...table.state.board.board]);
			}
		}
	});

	it('are asked without anybody else’s noticing, but for whose turn it is', () => {
		const table = start();
		const asked = table.actText('white', 'instructions?')!.table;
		for (const seat of ['black', 'black-adviser'] as const) {
			expect(asked.history(seat)).toEqual(table.history(seat));
			expect(asked.view(seat)).toEqual(table.view(seat));
		}

		expect(asked.tries('white-adviser').map(makeAct)).toEqual(['caution', 'go-on', 'none']);
	});
});
