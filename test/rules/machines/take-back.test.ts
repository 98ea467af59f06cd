import {describe, expect, it} from 'vitest';
import {isMove, makeAct} from '../../../source/core/act.js';
import {opposite} from '../../../source/core/color.js';
import {makeFogFen} from '../../../source/core/fog-fen.js';
import {EMPTY, PAWN} from '../../../source/core/man.js';
import {createRandom, pick} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {generateLegalMoves} from '../../../source/rules/legal.js';
import {moveFrom, moveTo} from '../../../source/rules/move.js';
import {MAX_MOVES, type Position} from '../../../source/rules/position.js';
import {Table} from '../../../source/rules/table.js';
import {takeBackKriegspiel as variant} from '../../../source/rules/variants/take-back.js';

const legal = (position: Position): number[] => {
	const moves = new Int32Array(MAX_MOVES);
	return [...moves.subarray(0, generateLegalMoves(position, moves, 0))];
};

/** Returns the number of legal moves, and of those that leave a piece to a pawn, by the board alone. */
function countByHand(position: Position): [moves: number, offered: number] {
	const moves = legal(position);
	const exposing = moves.filter((move) => {
		const after = position.after(move);
		return legal(after).some((reply) => {
			const victim = after.board[moveTo(reply)];
			const isPawn = (after.board[moveFrom(reply)] & 7) === PAWN;
			return isPawn && victim !== EMPTY && (victim & 7) !== PAWN;
		});
	});
	return [moves.length, moves.length === 1 ? 0 : exposing.length];
}

function countByGame(table: Table): [moves: number, offered: number] {
	const [seat] = table.toAct;
	const rulings = variant
		.acts(table.state, seat)
		.filter(isMove)
		.map((act) => table.act(seat, act));
	const told = (one: (typeof rulings)[number]) => JSON.stringify(one?.news[seat] ?? []);
	const offered = rulings.filter((one) => told(one) === '[{"type":"take-back-offered"}]');
	expect(offered.every((one) => one?.verdict === 'answered')).toBe(true);
	return [rulings.filter((one) => one !== undefined).length, offered.length];
}

/** What a seat has seen and heard, and may do: all of it. */
const lookOf = (table: Table, seat: 'white' | 'black'): string =>
	JSON.stringify([
		table.history(seat),
		makeFogFen(table.view(seat)),
		table.tries(seat).map(makeAct),
		table.toAct,
	]);

describe('a move that may be taken back', () => {
	it.each([
		['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', [20, 0]],
		['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', undefined],
		['r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1', undefined],
		['rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8', undefined],
	])('is one that leaves a piece to a pawn, by the board alone: %s', (fen, counts) => {
		const table = unwrap(Table.start(variant, {fen}));
		const byHand = countByHand(table.state.board);
		expect(countByGame(table)).toEqual(byHand);
		expect(counts ?? [byHand[0], expect.any(Number)]).toEqual(byHand);
		expect(counts === undefined).toBe(byHand[1] > 0);
	});

	it('leaves no trace with the other side, whether it was taken back or was never tried', () => {
		const random = createRandom('taken back');
		let compared = 0;
		for (let game = 0; game < 60 && compared < 12; game++) {
			let table = unwrap(Table.start(variant));
			for (let act = 0; act < 60 && table.toAct.length > 0; act++) {
				const [seat] = table.toAct;
				const other = opposite(table.state.board.turn);
				const before = table;
				const chosen = pick(random, table.tries(seat));
				const tried = before.act(seat, chosen)!.table;
				table = tried;
				const moves = variant.acts(before.state, seat).filter(isMove);
				const isPending = tried.tries(seat).some((one) => makeAct(one) === 'take-back');
				const isTried = !before.tries(seat).some((one) => makeAct(one) === 'take-back');
				if (!isPending || !isTried || moves.length < 2) {
					continue;
				}

				expect(lookOf(tried, other)).toBe(lookOf(before, other));
				const back = tried.actText(seat, 'take-back')!.table;
				expect(lookOf(back, other)).toBe(lookOf(before, other));
				const next = pick(
					random,
					moves.filter((move) => makeAct(move) !== makeAct(chosen)),
				);
				const [one, two] = [back, before].map((from) => from.act(seat, next)!.table);
				const [first, second] = [one, two].map(
					(from) => from.actText(seat, 'stand')?.table ?? from,
				);
				expect(lookOf(first, other)).toBe(lookOf(second, other));
				// The mover knows the difference.
				expect(lookOf(first, seat as 'white')).not.toBe(lookOf(second, seat as 'white'));
				compared++;
			}
		}

		expect(compared).toBeGreaterThanOrEqual(12);
	});

	it('counts as the attempt that is owed after “Try”, before the question or after it', () => {
		const fen = '6k1/8/8/8/2p5/1n1R4/2P5/4K3 w - - 0 1';
		const triesAfter = (acts: readonly string[]) => {
			let table = unwrap(Table.start(variant, {fen}));
			for (const act of acts) {
				table = table.actText('white', act)!.table;
			}

			return table.tries('white').map(makeAct);
		};

		const after = triesAfter(['c2b3', 'take-back', 'any?']);
		expect(after).toEqual(triesAfter(['any?', 'c2b3', 'take-back']));
		expect(after).toContain('d3d2');
		expect(after).not.toContain('c2b3');
		expect(after).not.toContain('any?');
		// Another capture by a pawn is left to name: it is owed yet.
		const two = unwrap(Table.start(variant, {fen: '6k1/8/8/8/2p5/1n1R4/P1P5/4K3 w - - 0 1'}));
		const asked = two.actText('white', 'c2b3')!.table.actText('white', 'take-back')!.table;
		expect(asked.actText('white', 'any?')!.table.tries('white').map(makeAct)).toEqual(['a2b3']);
	});
});
