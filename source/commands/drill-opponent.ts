import {given} from '../core/given.js';
import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import {puzzlesOf} from '../drill/any-puzzle.js';
import {DRILL_GAMES, type DrillGame, drillVariant, USUAL_GAME} from '../drill/game.js';
import {PAPER_KING} from '../drill/settings.js';
import {PLAN_BOOKS} from '../theory/plan-books.js';
import {findDrillFault, roleAgainstPaper} from '../drill/start.js';
import type {DrillRequest} from '../session/request.js';
import {type Flags, Refusal} from './command.js';
import {textFlag} from './flag-values.js';

/** Returns which puzzles there are of a game that has no drills, as the end of a sentence. */
function itsPuzzles(variant: string): string {
	const numbers = puzzlesOf(variant).map(({number}) => number);
	return numbers.length === 0 ? '' : `; its puzzles: ${numbers.join(', ')}`;
}

/**
 * Reads which game's endings are practised: `--variant`, the fog or Kriegspiel, whose drills are played under the
 * Eastern book; undefined when it was left out.
 */
export function drillGameFlag(flags: Flags): DrillGame | undefined {
	const id = textFlag(flags, 'variant');
	const game = DRILL_GAMES.find((one) => one === id || drillVariant(one) === id);
	if (id !== undefined && game === undefined) {
		const drills = `there are drills of ${DRILL_GAMES.join(' and ')}, not of ${quote(id)}`;
		throw new Refusal(`${drills}${itsPuzzles(id)}`);
	}

	return game;
}

/**
 * Returns what is asked of a drill, with the paper on the side that it plays in the ending: White's, or
 * the lone king's where that is who it has a plan for. The error says what does not go together.
 */
export function readOpponent(request: DrillRequest): Result<DrillRequest> {
	const {ending, strategy = 'table', opponent, blind = false} = request;
	const {game = USUAL_GAME} = request;
	if (PLAN_BOOKS[game].isNamed) {
		const {as: role = 'attacker', opponent: king = 'phantom'} = request;
		const fault = findDrillFault({game, role, opponent: king, strategy, blind}, ending ?? '');
		return fault === undefined || (ending === undefined && request.strategy !== undefined)
			? ok(request)
			: fail(fault);
	}

	if (ending === undefined) {
		return ok(request);
	}

	const isPaper = strategy !== 'table';
	const role = request.as ?? (isPaper ? roleAgainstPaper(ending) : undefined);
	if (role !== 'attacker' || !isPaper) {
		const asked = {...request, ...given({as: role})};
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
				: `${strategy} has White’s men, so it plays with --as defender`,
		);
	}

	const king = {opponent: PAPER_KING, strategy: 'table'} as const;
	const fault = findDrillFault({role, blind, ...king}, ending);
	return fault === undefined ? ok({...request, as: role, ...king}) : fail(fault);
}
