import {isAnyMan, isUnknownMan, KING, UNSEEN} from '../core/man.js';
import {fileOf, rankOf, type Square} from '../core/square.js';
import {type SeatHistory, viewBefore} from '../rules/history.js';
import {isSetUp} from '../rules/view.js';
import type {Ghost} from './ghosts.js';
import {isEnemy, isOwn} from './own-man.js';
import {agesIn} from './ply-age.js';
import {lossesBy} from './taken.js';
import {isTakenSince, toldSquares} from './told-squares.js';

/**
 * What a seat saw of one square, now and before. Ages are in plies, from the position in which it was so: what the last
 * ply brought has age 0, and what was seen until the last ply has age 1, as a ghost's.
 */
export type SquarePast = {
	/** What is seen there: EMPTY, a man or UNSEEN. */
	readonly code: number;
	/** What was seen there last and how long ago, where nothing is seen now; left out where it never was. */
	readonly last?: {
		readonly code: number;
		readonly age: number;
		/** Whether that was in a set-up, where the own half is known and nothing seen. */
		readonly isSetUp?: true;
	};
	/** The seat's own man that was taken there last. */
	readonly fell?: {readonly man: number; readonly age: number};
	/** What the seat was told of it last, where it is not seen or a man may stand there unseen. */
	readonly told?: {readonly man: number; readonly age: number; readonly isMove?: true};
	/** How long ago the enemy king, which is not in sight, was seen or announced beside an unseen square, and where. */
	readonly kingBeside?: Pick<Ghost, 'age' | 'isTold' | 'square'>;
};

const isBeside = (a: Square, b: Square): boolean =>
	a !== b && Math.abs(fileOf(a) - fileOf(b)) <= 1 && Math.abs(rankOf(a) - rankOf(b)) <= 1;

/** Returns what a seat saw of a square, by its history and its ghosts alone. */
export function squarePast(
	history: SeatHistory,
	square: Square,
	ghosts: readonly Ghost[],
): SquarePast {
	const {seat, plies} = history;
	const ageOf = agesIn(history);
	const code = viewBefore(history, plies.length).cells[square];
	let last: SquarePast['last'];
	let fell: SquarePast['fell'];
	for (let index = plies.length; index > 0 && (last === undefined || fell === undefined); index--) {
		const [before, after] = [index - 1, index].map((at) => viewBefore(history, at).cells[square]);
		const isKnown = isSetUp(viewBefore(history, index - 1).phase);
		last ??=
			code === UNSEEN && before !== UNSEEN
				? {code: before, age: ageOf(index - 1), ...(isKnown ? {isSetUp: true} : {})}
				: undefined;
		const isLost =
			isOwn(before, seat) &&
			after !== before &&
			lossesBy(history, index - 1).some((lost) => lost.square === square);
		fell ??= isLost ? {man: before, age: ageOf(index)} : undefined;
	}

	const king =
		code === UNSEEN
			? ghosts.find(({man, square: at}) => (man & 7) === KING && isBeside(at, square))
			: undefined;
	// A man that is seen elsewhere by now is no ghost any more, and of no use to the reader.
	const isGone =
		last !== undefined && isEnemy(last.code, seat) && !ghosts.some(({square: at}) => at === square);
	const isRemembered = ghosts.some((one) => one.square === square);
	const told =
		code === UNSEEN || isRemembered
			? toldSquares(history).findLast(
					(one) => one.square === square && !(isUnknownMan(one.man) && isTakenSince(history, one)),
				)
			: undefined;
	return {
		code,
		...(told === undefined ? {} : {told: {...told, age: ageOf(told.ply)}}),
		...(last === undefined || isGone || (isAnyMan(last.code) && isOwn(last.code, seat))
			? {}
			: {last}),
		...(fell === undefined ? {} : {fell}),
		...(king === undefined ? {} : {kingBeside: king}),
	};
}
