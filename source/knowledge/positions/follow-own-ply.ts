import {NO_SQUARE, type Square} from '../../core/square.js';
import {HIGH_BIT, LOW_BIT} from './codes.js';
import {MEMBER_WORDS, type MemberSet} from './member-set.js';
import {hasEnemyMove, type Surroundings} from './mobility.js';
import type {Observation} from './observation.js';
import type {OwnPly} from './own-ply.js';
import {FIRST_KEYS, SECOND_KEYS} from './zobrist.js';

/** Takes the man on a square, if there is one, out of the member at `start` of `words`. */
function takeAway(words: Int32Array, start: number, square: Square): void {
	const half = start + (square >> 5);
	const place = square & 31;
	const code =
		((words[half] >>> place) & 1) |
		(((words[half + 2] >>> place) & 1) << 1) |
		(((words[half + 4] >>> place) & 1) << 2);
	const others = ~(LOW_BIT[square] | HIGH_BIT[square]);
	words[half] &= others;
	words[half + 2] &= others;
	words[half + 4] &= others;
	words[start + 6] ^= FIRST_KEYS[code * 64 + square];
	words[start + 7] ^= SECOND_KEYS[code * 64 + square];
}

/**
 * Takes out what the seat's own move took and keeps the members that fit what it sees afterwards. In
 * place: nobody else has moved. `ended` tells what was heard: 'no' keeps members in which the enemy has
 * a move, since the game goes on; 'no-move' keeps the others; 'otherwise' asks nothing.
 */
export function followOwnPly(
	members: MemberSet,
	{to, victim}: OwnPly,
	after: Observation,
	around: Surroundings,
	ended: 'no' | 'no-move' | 'otherwise',
): void {
	const {words, size} = members;
	const {emptyLow, emptyHigh, takenLow, takenHigh} = after;
	const {seenLow, seenHigh, rooksLow, rooksHigh} = after;
	const [firstLow, secondLow, thirdLow] = after.planesLow;
	const [firstHigh, secondHigh, thirdHigh] = after.planesHigh;
	members.size = 0;
	for (let index = 0; index < size; index++) {
		const start = index * MEMBER_WORDS;
		if (to !== NO_SQUARE) {
			takeAway(words, start, to);
		}

		if (victim !== NO_SQUARE) {
			takeAway(words, start, victim);
		}

		const a = words[start];
		const b = words[start + 2];
		const c = words[start + 4];
		const aHigh = words[start + 1];
		const bHigh = words[start + 3];
		const cHigh = words[start + 5];
		const low = a | b | c;
		const high = aHigh | bHigh | cHigh;
		const wrong =
			(low & emptyLow) |
			(high & emptyHigh) |
			(~low & takenLow) |
			(~high & takenHigh) |
			(((a ^ firstLow) | (b ^ secondLow) | (c ^ thirdLow)) & seenLow) |
			(((aHigh ^ firstHigh) | (bHigh ^ secondHigh) | (cHigh ^ thirdHigh)) & seenHigh) |
			// A rook is code 4 or, with its right, 7: the third bit, and the other two alike.
			((~c | (a ^ b)) & rooksLow) |
			((~cHigh | (aHigh ^ bHigh)) & rooksHigh);
		if (
			wrong === 0 &&
			(ended === 'otherwise' || hasEnemyMove(words, start, around) === (ended === 'no'))
		) {
			members.keep(index);
		}
	}

	// Two that differed in the right of the rook that was taken are the same now.
	if (to === 0 || to === 7 || to === 56 || to === 63) {
		members.removeDuplicates();
	}
}
