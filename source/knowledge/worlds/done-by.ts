import {type Act, parseAct} from '../../core/act.js';
import type {Announcement} from '../../rules/news.js';
import type {SeatId} from '../../rules/seat.js';
import type {State, Variant} from '../../rules/variant.js';
import type {Noticed} from './noticed.js';

const INSTRUCTIONS: Act = {kind: 'ask', question: 'instructions'};

/** Returns the act that a record is the answer to, where it tells it. */
function actTold(record: Announcement): Act | undefined {
	switch (record.type) {
		case 'occupants':
			return parseAct(`seven?${Object.keys(record.squares).join(',')}`);
		case 'instructions':
			return {kind: 'say', word: record.answer};
		default:
			return undefined;
	}
}

/** Returns who did what a seat noticed of others. */
export const actorOf = ({by, heard}: Noticed): SeatId =>
	heard.some(({type}) => type === 'instructions' || type === 'adviser') ? `${by}-adviser` : by;

/** Returns a world in which that was asked, unheard, of which an answer was heard. */
export function whenAsked(variant: Variant, world: State, {by, heard}: Noticed): State {
	const isAnswer = heard.some(({type}) => type === 'instructions');
	return (isAnswer ? variant.step(world, by, INSTRUCTIONS)?.state : undefined) ?? world;
}

/** So many acts of a world are drawn where there are too many, and nobody says how many are wanted. */
const USUAL = 128;

/** Returns what may have been done in a world by others, of which a seat noticed something: the act itself where that tells it; and whether nothing else may. */
export function actsNoticed(
	variant: Variant,
	world: State,
	noticed: Noticed,
	most = USUAL,
): {readonly acts: readonly Act[]; readonly isAll: boolean} {
	for (const record of noticed.heard) {
		const act = actTold(record);
		if (act !== undefined) {
			return {acts: [act], isAll: true};
		}
	}

	const actor = actorOf(noticed);
	return (
		variant.told?.(world, actor, noticed.heard, most) ?? {
			acts: variant.acts(world, actor),
			isAll: variant.isSampled !== true,
		}
	);
}
