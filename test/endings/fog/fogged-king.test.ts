import {describe, expect, it} from 'vitest';
import {parseFen} from '../../../source/core/fen.js';
import {createRandom} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {makeUci} from '../../../source/core/uci.js';
import {foggedKing} from '../../../source/endings/fog/fogged-king.js';
import {seatReport} from '../../../source/match/seat-report.js';
import {readPlacement} from '../../../source/solver/material.js';
import {BOTS, play} from '../../helpers/matches.js';

/** Returns the moves that the fogged king chooses on move, for some seeds, each once. */
function chosen(fen: string, {isKnown = true, moves = [] as readonly string[]} = {}): string[] {
	const {match} = play({...BOTS, variant: 'fog-ending', fen}, ...moves);
	const report = seatReport(match, 'black');
	const {placement} = unwrap(readPlacement(unwrap(parseFen(fen)).cells));
	const all = Array.from({length: 40}, (_, seed) =>
		makeUci(foggedKing(report.history, report.moves, placement, isKnown, createRandom(seed))),
	);
	expect(all.every((move) => report.moves.some((one) => makeUci(one) === move))).toBe(true);
	return [...new Set(all)].toSorted((a, b) => (a < b ? -1 : 1));
}

describe('the fogged king', () => {
	it('takes a man that nobody guards, and not one that is guarded', () => {
		expect(chosen('8/8/8/8/8/2k5/1R6/7K b - - 0 1')).toEqual(['c3b2']);
		expect(chosen('8/8/8/8/8/2k5/1R6/K7 b - - 0 1')).not.toContain('c3b2');
	});

	it('takes the king before anything else', () => {
		expect(chosen('8/8/8/8/8/1Rk5/3K4/8 b - - 0 1')).toEqual(['c3d2']);
	});

	it('steps where he is not attacked, and there towards the middle', () => {
		// The rook has the e-file.
		expect(chosen('4R3/8/8/8/8/3k4/8/K7 b - - 0 1')).toEqual(['d3d4']);
		expect(chosen('3R4/8/8/8/8/8/4k3/K7 b - - 0 1')).toEqual(['e2e3']);
	});

	it('goes either way where both are as good', () => {
		// Four squares are nearest to the middle of the board; he stands on one, and White is far away.
		expect(chosen('8/8/8/3k4/8/8/8/K6N b - - 0 1')).toEqual(['d5d4', 'd5e4', 'd5e5']);
	});

	it('reckons with a guard that he does not see when he does not know where White began', () => {
		const start = '8/8/8/8/8/2k5/8/1R5K w - - 0 1';
		expect(chosen(start, {moves: ['b1b3']})).toEqual(['c3b3']);
		const blind = chosen(start, {isKnown: false, moves: ['b1b3']});
		expect(blind).toContain('c3b3');
		expect(blind.length).toBeGreaterThan(1);
	});
});
