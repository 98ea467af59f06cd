import {isAnyMan, isUnknownMan, manColor, manLetter} from '../../core/man.js';
import {squareName} from '../../core/square.js';
import type {State, Variant} from '../../rules/variant.js';
import type {ManOn} from '../own-man.js';

/** Returns whether men stand where they are known to, be it of which role they are or that one of a side is there; alone or as the second man on a square. */
export function holdsAll(variant: Variant, state: State, men: readonly ManOn[]): boolean {
	if (men.length === 0) {
		return true;
	}

	const {cells, marks = []} = variant.truth(state);
	return men.every(
		({square, man}) =>
			cells[square] === man ||
			(isUnknownMan(man) && isAnyMan(cells[square]) && manColor(cells[square]) === manColor(man)) ||
			marks.includes(`${squareName(square)}+${manLetter(man)}`),
	);
}
