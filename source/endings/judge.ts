import {makeUci, type UciMove} from '../core/uci.js';
import {NEVER} from '../solver/levels.js';
import type {ProbeResult} from '../solver/probe.js';

/**
 * What a move of the attacker's was worth, by what he knew: it keeps the fewest moves; costs some more;
 * lets a won ending go; or there was nothing to lose, the ending not being won.
 */
export type Verdict =
	| {readonly kind: 'keeps'; readonly left: number}
	| {readonly kind: 'costs'; readonly by: number; readonly left: number}
	| {readonly kind: 'throws'}
	| {readonly kind: 'not-won'};

/** Returns the verdict on a move, or on a try that was refused, from what the table says of the belief it was made from. */
export function judgeMove({level, moves}: ProbeResult, move: UciMove, isRefused = false): Verdict {
	if (level === NEVER) {
		return {kind: 'not-won'};
	}

	const played = moves.find((one) => makeUci(one.move) === makeUci(move));
	if (played === undefined && isRefused) {
		// It is refused wherever he is, and so costs nothing and tells nothing.
		return {kind: 'keeps', left: level};
	}

	if (played === undefined || played.level === NEVER) {
		return {kind: 'throws'};
	}

	// A refusal takes no move.
	const left = isRefused ? (played.refusedLevel ?? 0) : played.level - 1;
	const by = played.level - level;
	return by === 0 ? {kind: 'keeps', left} : {kind: 'costs', by, left};
}
