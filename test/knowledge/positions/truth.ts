import {expect} from 'vitest';
import {opposite} from '../../../source/core/color.js';
import {isMan, manColor, manRole} from '../../../source/core/man.js';
import {squareName} from '../../../source/core/square.js';
import {possibleMen} from '../../../source/knowledge/known-board.js';
import type {PositionSet} from '../../../source/knowledge/positions/position-set.js';
import {observe} from '../../../source/rules/observe.js';
import {Position} from '../../../source/rules/position.js';
import {isSameView} from './naive-positions.js';
import type {Followed} from './follow-game.js';
import {expectAlike} from '../../helpers/expect-alike.js';

/**
 * Checks that a set never calls the truth impossible: it is a member while the set is complete, and
 * each true man is among what may stand on its square in any case.
 */
export function expectTruth({game}: Followed, set: PositionSet, where: string): void {
	if (set.isComplete) {
		expect(set.indexOf(game.position), `the truth in ${where}`).toBeGreaterThanOrEqual(0);
		return;
	}

	for (const [square, code] of game.position.board.entries()) {
		if (isMan(code) && manColor(code) === opposite(set.seat)) {
			const roles = possibleMen(set, square).men.map(({role}) => role);
			expectAlike(roles.includes(manRole(code)), true, `${squareName(square)} in ${where}`);
		}
	}
}

/** Checks that some members of a set show the seat exactly what it sees. */
export function expectFits({views}: Followed, set: PositionSet, where: string): void {
	const position = new Position(set.variant.moves);
	const view = views[set.seat === 'white' ? 0 : 1];
	for (let index = 0; index < set.size; index += 1 + Math.floor(set.size / 10)) {
		set.load(index, position);
		if (!isSameView(observe(position, set.seat, set.variant.see), view)) {
			expect(observe(position, set.seat, set.variant.see), where).toEqual(view);
		}
	}
}
