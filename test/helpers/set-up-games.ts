import {unwrap} from '../../source/core/result.js';
import {Table} from '../../source/rules/table.js';
import type {Variant} from '../../source/rules/variant.js';

/** Returns whether a game begins with men that are placed or arranged. */
export function isSetUpGame(variant: Variant): boolean {
	const table = unwrap(Table.start(variant));
	return table.toAct.some((seat) =>
		table.tries(seat).some((act) => act.kind === 'place' && act.role !== undefined),
	);
}
