import {describe, expect, it} from 'vitest';
import {StalemateRisk} from '../../../source/bot/kriegspiel/stalemate-risk.js';
import {parseFen} from '../../../source/core/fen.js';
import {unwrap} from '../../../source/core/result.js';
import {parseUci, type UciMove} from '../../../source/core/uci.js';
import {generateLegalMoves} from '../../../source/rules/legal.js';
import {KIND_MASK, moveKey} from '../../../source/rules/move.js';
import {MAX_MOVES, Position} from '../../../source/rules/position.js';
import {findVariant} from '../../../source/rules/registry.js';

const variant = unwrap(findVariant('kriegspiel-icc'));
const side = {w: 0, b: 1};

function moveOf(text: string): UciMove {
	const move = parseUci(text);
	if (move === undefined) {
		throw new Error(`${text} is no move`);
	}

	return move;
}

/** Returns how likely a try is thought to stalemate when these positions are held possible. */
function riskOf(text: string, ...fens: readonly string[]): number {
	const load = (index: number, position: Position) => {
		const other = Position.fromSetupUnchecked(unwrap(parseFen(fens[index])), variant.moves);
		position.board.set(other.board);
		position.kings.set(other.kings);
	};
	const seat = side[fens[0].split(' ')[1] as 'w' | 'b'];
	const risk = new StalemateRisk({variant, size: fens.length, load}, seat);
	const wanted = moveKey(moveOf(text));
	for (const fen of fens) {
		const position = Position.fromSetupUnchecked(unwrap(parseFen(fen)), variant.moves);
		const moves = new Int32Array(MAX_MOVES);
		const end = generateLegalMoves(position, moves, 0);
		const move = moves.subarray(0, end).find((one) => (one & ~KIND_MASK) === wanted);
		if (move !== undefined) {
			position.make(move);
			risk.look(0, position);
		}
	}

	return risk.of(0);
}

describe('the risk of a stalemate', () => {
	it('is great where a king that is alone has no step', () => {
		expect(riskOf('f1f7', '7k/8/6K1/8/8/8/8/5Q2 w - - 0 1')).toBeGreaterThan(0.6);
		expect(riskOf('f8f2', '5q2/8/8/8/8/6k1/8/7K b - - 0 1')).toBeGreaterThan(0.6);
	});

	it('is none where he has a step, or is in check', () => {
		expect(riskOf('f1f5', '7k/8/8/6K1/8/8/8/5Q2 w - - 0 1')).toBe(0);
		expect(riskOf('f1f8', '7k/8/6K1/8/8/8/8/5Q2 w - - 0 1')).toBe(0);
	});

	it('is small where another man moves, and great again where it is blocked', () => {
		const free = riskOf('f1f7', '7k/p7/6K1/8/8/8/8/5Q2 w - - 0 1');
		expect(free).toBeGreaterThan(0);
		expect(free).toBeLessThan(0.1);
		expect(riskOf('f1f7', '7k/p7/P5K1/8/8/8/8/5Q2 w - - 0 1')).toBeGreaterThan(0.5);
	});

	it('is seen in a position that was not drawn: the king of one with the blocked pawn of another', () => {
		const fens = ['7k/8/6K1/8/p7/8/8/5Q2 w - - 0 1', '2k5/8/6K1/8/p7/P7/8/5Q2 w - - 0 1'];
		const other = ['7k/8/6K1/8/p7/8/8/5Q2 w - - 0 1', '2k5/8/6K1/8/p7/8/8/5Q2 w - - 0 1'];
		expect(riskOf('f1f7', ...fens)).toBeGreaterThan(2 * riskOf('f1f7', ...other));
	});

	it('thinks of squares beside the king that was drawn', () => {
		expect(riskOf('f1f7', '6k1/8/7K/8/8/8/8/5Q2 w - - 0 1')).toBeGreaterThan(0);
	});
});
