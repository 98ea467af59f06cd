import {isPlayed} from '../core/act.js';
import type {Color} from '../core/color.js';
import {moveAt} from '../knowledge/move-list.js';
import type {Match} from './match.js';
import {isSetUp} from '../rules/view.js';
import {sideOf} from '../rules/seat.js';
import {findTruth} from './truth.js';

/** Returns the last move of a side as its own list of the moves has it; undefined where there is none, or where the acts cannot be done. */
export function lastMoveOf(match: Match, side: Color): string | undefined {
	const table = findTruth(match);
	if (!table.ok) {
		return undefined;
	}

	const history = table.value.history(side);
	const last = history.plies.findLastIndex(({by, move = ''}) => by === side && isPlayed(move));
	return last < 0 ? undefined : moveAt(history, last).text;
}

/** Returns which side is at its set-up; undefined where none is, or where the acts cannot be done. */
export function settingUp(match: Match): Color | undefined {
	const table = findTruth(match);
	const {phase} = match;
	if (!table.ok || phase.name === 'ended') {
		return undefined;
	}

	const side = sideOf(phase.seat);
	return isSetUp(table.value.view(side).phase) ? side : undefined;
}
