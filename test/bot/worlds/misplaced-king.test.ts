import {expect, it} from 'vitest';
import {type MisplacedRisk, misplacedRisk} from '../../../source/bot/worlds/misplaced-king.js';
import {parseFen} from '../../../source/core/fen.js';
import {unwrap} from '../../../source/core/result.js';
import {parseSquare} from '../../../source/core/square.js';
import {ORTHODOX} from '../../../source/rules/move-rules.js';
import {Position} from '../../../source/rules/position.js';

const NONE: MisplacedRisk = {drawn: 0, lost: 0, stuck: 0};

/** Returns the risk and looks whether the position was left as it was. */
function risk(fen: string, queen?: string): MisplacedRisk {
	const position = Position.fromSetupUnchecked(unwrap(parseFen(`${fen} b - - 0 1`)), ORTHODOX);
	const before = position.board.slice();
	const share = misplacedRisk(position, {
		queen: queen === undefined ? undefined : parseSquare(queen),
		needsQueen: queen !== undefined,
	});
	expect(position.board).toEqual(before);
	return share;
}

it('sees where a king that stands elsewhere would be stalemated', () => {
	expect(risk('6k1/4Q3/6K1/8/8/8/8/8')).toEqual(NONE);
	expect(risk('5k2/7R/6K1/8/8/8/8/8')).toEqual(NONE);
	expect(risk('8/8/8/8/8/1Q6/3k4/K7')).toEqual(NONE);
	const stalemate = risk('2k5/8/1QK5/8/8/8/8/8');
	expect(stalemate.drawn).toBeGreaterThan(0);
	expect(stalemate.lost).toBe(0);
	// Hardly while another man can move: it may be blocked where it truly stands, two less likely.
	const one = risk('2k5/8/1QK5/8/8/8/7r/8').drawn;
	const two = risk('2k5/8/1QK5/8/8/8/6pr/8').drawn;
	expect(one).toBeLessThan(stalemate.drawn / 2);
	expect(two).toBeGreaterThan(0);
	expect(two).toBeLessThan(one);
	expect(risk('2k5/8/1QK5/8/8/8/4rrrr/8')).toEqual(NONE);
});

it('sees a king that has no step where it stands, while a man that can move may truly be blocked', () => {
	expect(risk('k7/8/1Q6/8/8/8/7p/K7').stuck).toBeGreaterThan(0.2);
	expect(risk('k7/8/1Q6/8/8/8/7r/6K1').stuck).toBe(risk('k7/8/1Q6/8/8/8/7p/K7').stuck);
	// Neither with a step, nor in check.
	expect(risk('k7/8/2Q5/8/8/8/7p/K7').stuck).toBe(0);
	expect(risk('1k6/8/1Q6/8/8/8/7p/K7').stuck).toBe(0);
});

it('sees where it could take the queen that all depends on, unless she is protected', () => {
	expect(risk('k7/8/8/8/8/8/8/4Q2K', 'e1')).toEqual(NONE);
	const loose = risk('4k3/8/8/4Q3/8/8/p7/K7', 'e5');
	expect(loose.drawn).toBeGreaterThan(0);
	expect(loose.lost).toBe(0);
	expect(risk('4k3/8/8/4Q3/8/8/p7/K3R3', 'e5')).toEqual(NONE);
});

it('sees where any other man would mate it, which loses', () => {
	expect(risk('6k1/7p/8/6K1/8/8/8/Q3R3', 'a1')).toEqual(NONE);
	expect(risk('5k2/8/6K1/8/8/8/Q6R/8', 'a2').lost).toBeGreaterThan(0);
});
