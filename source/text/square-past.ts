import {type Color, opposite} from '../core/color.js';
import {EMPTY, isAnyMan, isUnknownMan, UNSEEN} from '../core/man.js';
import {type Square, squareName} from '../core/square.js';
import type {ManMark} from '../knowledge/man-marks.js';
import type {SquarePast} from '../knowledge/square-past.js';
import {describeManMark} from './man-marks.js';
import {ago, asTold, sinceTold} from './ghosts.js';
import {emptyWord, manName, sideName} from './men.js';

/** Returns what stands on a square in a seat's eyes, in two words. */
export const whatStands = (code: number, seat: Color, hidesMen = false): string =>
	code === UNSEEN ? 'fog' : code === EMPTY ? emptyWord(hidesMen) : manName(code, seat);

/** Returns what a seat was told of a square. */
function describeTold({man, age, isMove}: Required<SquarePast>['told'], seat: Color): string {
	if (isMove) {
		return `${sideName(opposite(seat))} moved here${sinceTold(age)}`;
	}

	const who =
		man === EMPTY ? 'no enemy man' : isUnknownMan(man) ? 'some enemy man' : manName(man, seat);
	return asTold(who, age);
}

/** Returns that the other king was seen or announced beside a square; where, if it was announced. */
const describeKingBeside = ({age, isTold, square}: Required<SquarePast>['kingBeside']): string =>
	isTold === true
		? `a king was announced next to it, on ${squareName(square)}${sinceTold(age)}`
		: `a king was seen next to it ${ago(age)}`;

/**
 * Returns what a seat knows of a square by looking and remembering, as a line: "f7 · fog · last seen empty 3 plies ago".
 * `men` is what there is to say of the men there, `mark` its own pencil mark; `dots` part what is said.
 */
export function describeSquarePast(
	square: Square,
	{code, last, fell, told, kingBeside}: SquarePast,
	{
		seat,
		men = [],
		mark,
		likeliest,
		hidesMen = false,
		isNarrow = false,
		dots,
	}: {
		readonly seat: Color;
		readonly men?: readonly ManMark[] | undefined;
		readonly mark?: string | undefined;
		/** What it worked out of the square, where that is asked for. */
		readonly likeliest?: string | undefined;
		/** Whether men of the other side may stand unseen where it looks empty. */
		readonly hidesMen?: boolean;
		/** Whether there is room for little: then what is remembered of a square says that it is fog. */
		readonly isNarrow?: boolean;
		readonly dots: string;
	},
): string {
	const seconds = men.filter(({kind}) => kind === 'second');
	// Where the board tells the square, "here" goes without saying, too.
	const [was, here] = isNarrow ? ['', ''] : ['was ', ' here'];
	const remembers = [last, told, fell, kingBeside].some((one) => one !== undefined);
	return [
		squareName(square),
		likeliest,
		// Who shares its square is told with the man, in one part: rows are cut between parts.
		isNarrow && remembers && code === UNSEEN && seconds.length === 0
			? undefined
			: [
					whatStands(code, seat, hidesMen),
					...seconds.map((one) => describeManMark(one, seat)),
				].join(' '),
		...men.filter((one) => !seconds.includes(one)).map((one) => describeManMark(one, seat)),
		last === undefined
			? undefined
			: isAnyMan(last.code)
				? `${manName(last.code, seat)} ${was}seen${here} ${ago(last.age)}`
				: `${last.isSetUp === true ? 'known' : 'seen'} empty ${ago(last.age)}`,
		told === undefined ? undefined : describeTold(told, seat),
		fell === undefined ? undefined : `${manName(fell.man, seat)} fell${here} ${ago(fell.age)}`,
		kingBeside && describeKingBeside(kingBeside),
		mark === undefined ? undefined : `your mark: ${mark}`,
	]
		.filter((part) => part !== undefined)
		.join(` ${dots} `);
}
