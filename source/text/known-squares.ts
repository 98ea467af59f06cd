import {squareName} from '../core/square.js';
import type {KnownBoard, KnownSquare} from '../knowledge/known-board.js';
import {joinWords} from './men.js';
import {percent, thousands} from './share.js';

/** In how many positions it was counted. */
type CountedIn = Pick<KnownBoard, 'size' | 'isExact' | 'isHeard'>;

/** Returns how many positions fit, as a sentence; a sample is called one. */
export function describePositions({size, isExact, isHeard}: CountedIn): string {
	const known = isHeard === true ? 'that you heard' : 'that you saw';
	if (size === 0) {
		return isHeard === true
			? `No position was found that fits all ${known}.`
			: `No position fits all ${known}.`;
	}

	if (size === 1 && isExact) {
		return `Only one position fits all ${known}.`;
	}

	return isExact
		? `${thousands(size)} positions fit all ${known}.`
		: `More positions fit than can be counted; a sample of ${thousands(size)} is looked at.`;
}

/**
 * Returns what may stand on a square, as a sentence: "e5: knight in 34 %, bishop in 5 %, empty in 61 % of
 * 1,204 positions." Shares of a sample are called about.
 */
export function describeKnownSquare(
	{square, kind, men, empty}: KnownSquare,
	{size, isExact}: CountedIn,
): string {
	const name = squareName(square);
	if (kind === 'impossible') {
		return `${name}: certainly no enemy man.`;
	}

	if (kind === 'unmet') {
		return `${name}: no enemy man in a sample of ${thousands(size)} positions, which does not rule one out.`;
	}

	if (kind === 'certain') {
		return `${name}: certainly a ${men[0].role}.`;
	}

	const about = isExact ? '' : 'about ';
	const counted = [
		...men.filter(({count}) => count > 0).map(({role, count}) => ({what: role as string, count})),
		...(empty > 0 ? [{what: 'empty', count: empty}] : []),
	].map(({what, count}) => `${what} in ${about}${percent(count / size)}`);
	const rare = men.filter(({count}) => count === 0).map(({role}) => role);
	const also = rare.length === 0 ? '' : `; also possible: ${joinWords(rare)}`;
	return `${name}: ${counted.join(', ')} of ${thousands(size)} positions${also}.`;
}

export const WORKING = 'Working out what may stand where …';

/** Why there is no answer. */
export const NOT_WORKED_OUT = 'what may stand where could not be worked out';
