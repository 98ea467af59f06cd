import {ok} from '../../core/result.js';
import {drillOf} from '../../drill/knowledge.js';
import type {Match} from '../../match/match.js';
import type {Ask} from '../ask.js';
import type {UiServices} from '../services.js';
import {mergeNotes, type ReviewNotes} from '../told/notes.js';
import {findPlanNotes} from './plan-notes.js';
import {replayNotes} from './replay-notes.js';

/**
 * Returns how to find what there is to say of a drill from the list of games: its tables are not open there, as they are at
 * a drill's end, and are built where they are no longer kept. Undefined for other games.
 */
export function findDrillNotes(
	match: Match,
	{drills}: Pick<UiServices, 'drills'>,
): Ask<ReviewNotes> | undefined {
	const drill = drillOf(match.settings);
	if (match.outcome === undefined || drill === undefined) {
		return undefined;
	}

	const {ending, game} = drill;
	const planned = findPlanNotes(match, {drills});
	return async (signal) => {
		const notes = replayNotes(match, await drills.open(ending, {}, signal, game));
		const said = await planned?.(signal);
		return ok(said?.ok === true ? mergeNotes(said.value, notes) : notes);
	};
}
