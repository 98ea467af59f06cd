import type {UciMove} from '../core/uci.js';
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

/** Returns the verdict on a move from what the table says of the belief it was played from. */
export function judgeMove(probed: ProbeResult, {from, to, promotion}: UciMove): Verdict {
	if (probed.level === NEVER) {
		return {kind: 'not-won'};
	}

	const played = probed.moves.find(
		({move}) => move.from === from && move.to === to && move.promotion === promotion,
	);
	if (played === undefined || played.level === NEVER) {
		return {kind: 'throws'};
	}

	const left = played.level - 1;
	const by = played.level - probed.level;
	return by === 0 ? {kind: 'keeps', left} : {kind: 'costs', by, left};
}
