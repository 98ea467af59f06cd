import {describe, expect, it} from 'vitest';
import {
	hazardOf,
	isQueenAttacked,
	queenOf,
	riskOfMate,
} from '../../../source/bot/worlds/only-queen-mates.js';
import {parseAct} from '../../../source/core/act.js';
import {parseFen} from '../../../source/core/fen.js';
import {unwrap} from '../../../source/core/result.js';
import {squareName} from '../../../source/core/square.js';
import {Position} from '../../../source/rules/position.js';
import {findVariant} from '../../../source/rules/registry.js';

const {moves} = unwrap(findVariant('assassin'));

const positionOf = (fen: string): Position =>
	Position.fromSetupUnchecked(unwrap(parseFen(`${fen} w - - 0 1`)), moves);

describe('the queen that all depends on', () => {
	it('is found, and told whether she can be taken; a spy takes nobody', () => {
		const position = positionOf('4k3/8/5n2/8/3QP3/4p3/8/4K3');
		expect(squareName(queenOf(position, 0) ?? 0)).toBe('d4');
		expect(queenOf(position, 1)).toBeUndefined();
		expect(isQueenAttacked(position, 0)).toBe(false);
		expect(isQueenAttacked(positionOf('4k3/8/8/4p3/3Q4/8/8/4K3'), 0)).toBe(true);
		expect(isQueenAttacked(positionOf('4k3/8/4n3/8/3Q4/8/8/4K3'), 0)).toBe(false);
		expect(isQueenAttacked(positionOf('4k3/8/8/4p3/8/8/8/4K3'), 0)).toBe(false);
	});

	it('risks more by a step the more men there are that are nowhere known, and no other man does', () => {
		const hazard = (text: string, fen: string) => hazardOf(parseAct(text)!, positionOf(fen), 0);
		const one = hazard('d1d2', '4k3/p7/8/8/8/8/8/R2QK3');
		expect(one).toBeGreaterThan(0);
		// Each man more adds less than the first, whom to be taken by is enough.
		const three = hazard('d1d2', '4k3/ppp5/8/8/8/8/8/R2QK3');
		expect(three).toBeGreaterThan(1.5 * one);
		expect(three).toBeLessThan(2 * one);
		expect(hazard('d1d2', '4k3/8/8/8/8/8/8/R2QK3')).toBe(0);
		expect(hazard('a1a2', '4k3/p7/8/8/8/8/8/R2QK3')).toBe(0);
		expect(hazard('ready', '4k3/p7/8/8/8/8/8/R2QK3')).toBe(0);
		// One who is attacked where she stands has less to lose by it, and a whole army is no worse than a few men.
		expect(hazard('d1d2', 'k2r4/8/8/8/8/8/8/R2QK3')).toBe(one / 2);
		const army = hazard('d1d2', 'rnb1kbnr/pppppppp/8/8/8/8/8/R2QK3');
		expect(army).toBe(hazard('d1d2', 'r3kbnr/pppppppp/8/8/8/8/8/R2QK3'));
		expect(army).toBeGreaterThan(three);
	});

	it('may give check; who else does may mate by it', () => {
		const risk = (board: string) => riskOfMate(positionOf(board), 0);
		expect(risk('4k3/7p/8/8/8/8/8/K3Q3')).toBe(0);
		expect(risk('4k3/7p/8/8/8/8/8/K3R2Q')).toBeGreaterThan(0);
		expect(risk('4k3/7p/8/8/8/8/8/K2R3Q')).toBe(0);
		// Both at once, a queen among them, may mate.
		expect(risk('4k3/7p/8/8/Q7/8/8/K3R3')).toBe(0);
		// Of a king that is alone nothing is unknown but where it is.
		expect(risk('4k3/8/8/8/8/8/8/K3R2Q')).toBe(0);
	});
});
