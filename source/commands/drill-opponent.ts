import {fail, ok, type Result} from '../core/result.js';
import {PAPER_KING} from '../drill/settings.js';
import {findDrillFault, roleAgainstPaper} from '../drill/start.js';
import type {DrillWish} from '../ui/request.js';

/**
 * Returns what is wished of a drill, with the paper on the side that it plays in the ending: White's, or
 * the lone king's where that is who it has a plan for. The error says what does not go together.
 */
export function readOpponent(wish: DrillWish): Result<DrillWish> {
	const {ending, strategy = 'table', opponent, blind = false} = wish;
	if (ending === undefined) {
		return ok(wish);
	}

	const isPaper = strategy !== 'table';
	const role = wish.as ?? (isPaper ? roleAgainstPaper(ending) : undefined);
	if (role !== 'attacker' || !isPaper) {
		const asked = {...wish, ...(role === undefined ? {} : {as: role})};
		const fault =
			role === 'defender'
				? findDrillFault({role, opponent: 'phantom', strategy, blind}, ending)
				: undefined;
		return fault === undefined ? ok(asked) : fail(fault);
	}

	if (strategy !== 'paper' || opponent !== undefined) {
		return fail(
			strategy === 'paper'
				? '--strategy paper says who the lone king is, and so does --opponent: give one of them'
				: `${strategy} has White's men, so it plays with --as defender`,
		);
	}

	const king = {opponent: PAPER_KING, strategy: 'table'} as const;
	const fault = findDrillFault({role, blind, ...king}, ending);
	return fault === undefined ? ok({...wish, as: role, ...king}) : fail(fault);
}
