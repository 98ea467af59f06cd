import {isMan, manColor, manRole, ROLES, type Role, UNSEEN} from '../core/man.js';
import {parseFen} from '../core/fen.js';
import {unwrap} from '../core/result.js';
import {Position} from '../rules/position.js';
import type {View} from '../rules/view.js';
import type {KnownBoard, KnownKind, KnownSquare} from './known-board.js';
import type {UmpiredPositions} from './umpired/umpired-positions.js';

/** Returns how much is known of a square: what only a sample says is never sure. */
function kindOf(men: number, empty: number, isExact: boolean): KnownKind {
	if (men === 0) {
		return isExact ? 'impossible' : 'unmet';
	}

	return isExact && men === 1 && empty === 0 ? 'certain' : 'possible';
}

/**
 * Returns what a seat behind an umpire knows of the squares that it does not see, which are all but those of
 * its own men; `set` must be its positions at that view. Where they are a sample, no square is called
 * certain or impossible: in the sample a man stands on it or none does. Pure.
 */
export function umpiredBoard(set: UmpiredPositions, {cells, viewer}: View): KnownBoard {
	const {variant, size, isExact} = set;
	const position = Position.fromSetupUnchecked(unwrap(parseFen(variant.setup.fen)), variant.moves);
	const counts = Array.from({length: 64}, () => new Map<Role, number>());
	for (let index = 0; index < size; index++) {
		set.load(index, position);
		for (const [square, man] of position.board.entries()) {
			if (isMan(man) && manColor(man) !== viewer) {
				const role = manRole(man);
				counts[square].set(role, (counts[square].get(role) ?? 0) + 1);
			}
		}
	}

	const squares = [...cells.entries()].flatMap(([square, code]): KnownSquare[] => {
		if (code !== UNSEEN || size === 0) {
			return [];
		}

		const men = ROLES.flatMap((role) => {
			const count = counts[square].get(role) ?? 0;
			return count === 0 ? [] : [{role, count}];
		}).sort((a, b) => b.count - a.count);
		const empty = size - men.reduce((sum, {count}) => sum + count, 0);
		return [{square, kind: kindOf(men.length, empty, isExact), men, empty}];
	});
	return {size, isExact, isHeard: true, squares};
}
