import {COLORS, opposite} from '../core/color.js';
import {fail, ok, type Result} from '../core/result.js';
import type {Outcome} from '../rules/news.js';
import type {Match} from './match.js';
import {SEAT_IDS} from '../rules/seat.js';
import {isHotseat, isPerson, isShared} from './keyboard.js';
import {findClockFault} from './start-match.js';
import {transition} from './transition.js';
import type {Table} from '../rules/table.js';
import {pliesToTakeBack} from './takeback.js';
import {countPlies} from './acts.js';
import {findTruth, mayAct} from './truth.js';

/**
 * The ends that players and clocks bring about, and those of records from elsewhere, with whether there is a winner;
 * every other end the host makes, and a replay shows it.
 */
const TOLD_ENDS: {readonly [reason in Outcome['reason']]?: 'winner' | 'none' | 'either'} = {
	resignation: 'winner',
	time: 'winner',
	agreement: 'none',
	unknown: 'either',
	unfinished: 'none',
};

function findOutcomeFault({outcome, phase}: Match, truth: Table): string | undefined {
	if ((outcome !== undefined) !== (phase.name === 'ended')) {
		return 'whether the game is over is not clear';
	}

	if (truth.outcome !== undefined) {
		return truth.outcome.winner === outcome?.winner && truth.outcome.reason === outcome?.reason
			? undefined
			: 'the moves end the game in another way';
	}

	if (outcome === undefined) {
		return undefined;
	}

	const told = TOLD_ENDS[outcome.reason];
	return told === 'either' || told === (outcome.winner === null ? 'none' : 'winner')
		? undefined
		: 'the moves do not end the game in this way';
}

function findRequestFault(match: Match): string | undefined {
	const {request, phase} = match;
	if (request === undefined) {
		return undefined;
	}

	const fits =
		phase.name !== 'ended' &&
		(request.kind === 'draw' ||
			(request.plies > 0 && request.plies === pliesToTakeBack(match, request.by)));
	return fits ? undefined : 'a request does not fit the moves';
}

/** Returns whether the phase can come about with these moves and this request. */
function isPhaseFit(match: Match): boolean {
	const {settings, phase, request} = match;
	if (phase.name === 'ended') {
		return true;
	}

	const {seat} = phase;
	const isOnMove = mayAct(match, seat);
	if (phase.name === 'turn') {
		return isOnMove && settings.seats[seat] !== undefined;
	}

	const mustAnswer = request !== undefined && seat === opposite(request.by);
	// Against a bot a hand-off may come before its first move.
	const hasMoved = !isOnMove && (countPlies(match) > 0 || !isHotseat(settings));
	return (
		isShared(settings) &&
		isPerson(settings, seat) &&
		(phase.name === 'answer'
			? mustAnswer
			: phase.name === 'confirm'
				? hasMoved
				: isOnMove || mustAnswer || hasMoved)
	);
}

function findClocksFault({settings, clocks, phase}: Match): string | undefined {
	const isTimed = settings.clock.kind === 'timed';
	const {left, since} = clocks;
	const isEnough = COLORS.every(
		(color) => Number.isFinite(left[color]) && left[color] >= 0 && (isTimed || left[color] === 0),
	);
	const mayRun = isTimed && phase.name === 'turn';
	return isEnough && (since === undefined || (mayRun && Number.isFinite(since)))
		? undefined
		: 'the clocks cannot stand like this';
}

/**
 * The door for a match that comes from outside, such as from a save: checks all that `transition` may
 * rely on, the moves by replaying them. Returns the match put away, whatever its phase was when the
 * process died: the clocks stand, and between two persons nothing is shown before a hand-off. The
 * error says what does not fit, without saying anything of the board.
 */
export function restoreMatch(match: Match): Result<Match> {
	const clockFault = findClockFault(match.settings.clock) ?? findClocksFault(match);
	if (clockFault !== undefined) {
		return fail(clockFault);
	}

	const truth = findTruth(match);
	if (!truth.ok) {
		return fail('its moves cannot be played from its start');
	}

	if (SEAT_IDS.some((seat) => match.settings.seats[seat] && !truth.value.histories[seat])) {
		return fail('its game has no such seats');
	}

	const fault =
		findOutcomeFault(match, truth.value) ??
		findRequestFault(match) ??
		(isPhaseFit(match) ? undefined : 'the moves do not lead to where it stands');
	if (fault !== undefined) {
		return fail(fault);
	}

	const standing = {...match, clocks: {left: match.clocks.left}};
	return ok(transition(standing, {type: 'putAway', at: 0}).match);
}
