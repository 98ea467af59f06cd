import type {UciMove} from '../core/uci.js';
import type {Placement} from '../solver/material.js';
import {afterMove} from '../solver/reach.js';

/**
 * Returns White's men after one of his moves as a person names it, a promotion included; as they are when
 * it moves none of them.
 */
export function afterUci(placement: Placement, {from, to, promotion}: UciMove): Placement {
	const man = placement.squares.indexOf(from);
	return man < 0
		? placement
		: afterMove(placement, {man, to, ...(promotion === undefined ? {} : {promotion})});
}
