import {expect, it} from 'vitest';
import {parseFen} from '../../../source/core/fen.js';
import {unwrap} from '../../../source/core/result.js';
import {parseSquare} from '../../../source/core/square.js';
import {parseUci} from '../../../source/core/uci.js';
import {countDangers} from '../../../source/knowledge/positions/danger.js';
import {PositionSet} from '../../../source/knowledge/positions/position-set.js';
import {findVariant} from '../../../source/rules/registry.js';

const dangers = (fen: string, moves: string, square?: string): number[] => {
	const setup = unwrap(parseFen(fen));
	const variant = unwrap(findVariant('fog'));
	const set = unwrap(PositionSet.start({variant, seat: 'white', setup}));
	const own = moves.split(' ').map((text) => parseUci(text)!);
	return countDangers(set, own, [0], square === undefined ? undefined : parseSquare(square));
};

it('counts where the king could be taken after each move', () => {
	// The rook has the third rank.
	const fen = '4k3/8/8/8/8/r7/4K3/8 w - - 0 1';
	expect(dangers(fen, 'e2e1 e2d2 e2e3 e2d3')).toEqual([0, 0, 1, 1]);
	// Whoever takes the king first has won.
	expect(dangers('8/8/8/8/8/r3k3/4K3/8 w - - 0 1', 'e2e3 e2e1')).toEqual([0, 0]);
});

it('follows a man to where it goes, and counts one that stays', () => {
	const fen = '4k3/8/8/8/8/r7/1P6/R3K3 w - - 0 1';
	// The pawn takes the rook that attacks a1, closes nothing, or the rook leaves or takes for itself.
	expect(dangers(fen, 'b2a3 b2b3 e1e2 a1b1 a1a3', 'a1')).toEqual([0, 1, 1, 0, 0]);
});

it('does not count a rook that has castled away', () => {
	// The knight reaches h1, where the rook stands no more.
	const fen = '4k3/8/8/8/8/6n1/8/R3K2R w KQ - 0 1';
	expect(dangers(fen, 'e1g1 e1d1', 'h1')).toEqual([0, 1]);
});
