import {type Act, parseAct} from '../../core/act.js';
import type {Announcement} from '../../rules/news.js';
import type {SeatId} from '../../rules/seat.js';
import type {State, Variant} from '../../rules/variant.js';
import type {Noticed} from './noticed.js';

/** Returns the act that a record is the answer to, where it tells it. */
function actTold(record: Announcement): Act | undefined {
	return record.type === 'occupants'
		? parseAct(`seven?${Object.keys(record.squares).join(',')}`)
		: undefined;
}

/** Returns who did what a seat noticed of others. */
export const actorOf = ({by}: Noticed): SeatId => by;

/** Returns what may have been done in a world by others, of which a seat noticed something: the act itself where that tells it. */
export function actsNoticed(variant: Variant, world: State, noticed: Noticed): readonly Act[] {
	for (const record of noticed.heard) {
		const act = actTold(record);
		if (act !== undefined) {
			return [act];
		}
	}

	return variant.acts(world, actorOf(noticed));
}
