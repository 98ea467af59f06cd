import {type Color, opposite} from '../../core/color.js';
import {given} from '../../core/given.js';
import {makeMan} from '../../core/man.js';
import type {Square} from '../../core/square.js';
import type {KnownBoard, KnownSquare} from '../../knowledge/known-board.js';
import {inThatGame} from '../../text/act-puzzle.js';
import {MORE, PERHAPS, showsMore, showsNumber, SURE} from '../board/known-signs.js';
import type {CellSize} from '../frame/layout.js';
import type {Theme} from '../theme/theme.js';
import {describeKnown} from '../../text/known-board.js';
import {describeLikeliest, LEAST_SHOWN} from '../../text/likeliest-men.js';
import {isRough} from '../../text/share.js';
import {
	describeKnownSquare,
	describeLegal,
	describePositions,
	likeliestOn,
	NUMBERS_UNDER_CURSOR,
	signsBeside,
	smallSignsBeside,
	WORKING,
} from '../../text/known-squares.js';
import {capitalise} from '../../text/men.js';
import type {KnownMark} from '../../session/told/belief-mark.js';
import {type Message, say} from '../../session/told/message.js';

/** What a seat has asked to be shown of its knowledge: it is being worked out, it is there, or nobody can tell. */
export type KnownState =
	| {readonly status: 'working'}
	| {readonly status: 'there'; readonly board: KnownBoard}
	| {readonly status: 'failed'; readonly reason: string};

/** Returns whether what may stand on a square is likely enough to be drawn: of a man that is seen all is. */
const isLikely = ({men, secret}: KnownSquare, size: number): boolean =>
	secret === undefined ? (men.at(0)?.count ?? 0) / size >= LEAST_SHOWN : men.length > 0;

/** Returns the squares of which something is told: of men put down in secret, as long as nothing was heard of them, those of the king, for a share on every other one tells nothing. */
const toldSquares = ({squares, isUntold}: KnownBoard): readonly KnownSquare[] =>
	isUntold === true ? squares.filter(({men}) => men.at(0)?.role === 'king') : squares;

/** Returns the marks of what may stand on the squares that a seat does not see. Pure. */
export function knownMarks(known: KnownState | undefined, seat: Color): readonly KnownMark[] {
	if (known?.status !== 'there') {
		return [];
	}

	const {size} = known.board;
	return toldSquares(known.board).flatMap((one): KnownMark[] => {
		const {square, kind, men, secret} = one;
		const share = (men.at(0)?.count ?? 0) / size;
		const alike = men.filter(({count}) => count === men[0].count).length;
		const side = secret === 'own' ? seat : opposite(seat);
		// A sample without a man there proves nothing; what is hardly ever there, and that nobody unseen is where the square is seen, is told under the cursor alone.
		const isFact = secret === undefined && (kind === 'certain' || kind === 'impossible');
		return kind !== 'unmet' && (isFact || isLikely(one, size))
			? [
					{
						square,
						kind,
						men: men.map(({role}) => makeMan(side, role)),
						share,
						...(alike > 1 ? {alike} : {}),
						...(isRough(known.board) ? {isRough: true as const} : {}),
						...given({secret}),
					},
				]
			: [];
	});
}

/** Returns the likeliest man on the square under the cursor, in few words, for boards that have no room for it. Pure. */
export function likeliestUnder(known: KnownState | undefined, cursor: Square): string | undefined {
	const board = known?.status === 'there' ? known.board : undefined;
	const here = board?.squares.find(({square}) => square === cursor);
	return board && here && likeliestOn(here, board);
}

/** Returns the man under the cursor of one game that is told of, in few words. Pure. */
export function exampleUnder(
	told: readonly KnownMark[] | undefined,
	cursor: Square,
): string | undefined {
	const here = told?.find(({square, isExample}) => isExample === true && square === cursor);
	return here && inThatGame(here.men[0]);
}

/** Returns whether squares are left without a sign because nobody is likely enough there. */
const hasBlank = (known: KnownState | undefined): boolean =>
	known?.status === 'there' &&
	known.board.isUntold !== true &&
	known.board.squares.some(
		(one) =>
			one.secret === undefined &&
			(one.kind === 'unmet' || (one.kind === 'possible' && !isLikely(one, known.board.size))),
	);

/** Returns what the signs beside men in squares with room for numbers mean, or that the numbers are under the cursor; undefined where none may be anywhere. Pure. */
export function signsMean(
	known: KnownState | undefined,
	marks: readonly KnownMark[],
	theme: Theme,
	cell: CellSize,
): string | undefined {
	if (marks.some((mark) => showsNumber(mark, theme, cell))) {
		const others = marks.some((mark) => showsMore(mark, theme, cell)) ? MORE : undefined;
		return signsBeside(theme.glyphs.impossible, others, hasBlank(known));
	}

	return marks.some(({kind}) => kind === 'possible') ? NUMBERS_UNDER_CURSOR : undefined;
}

/** Returns what the signs of what is known mean in squares of one row, in more words and in fewer; nothing where there are none. Pure. */
export function smallSignsMean(
	known: KnownState | undefined,
	marks: readonly KnownMark[],
	theme: Theme,
): readonly string[] {
	const shown = marks.filter(({secret}) => secret === undefined);
	const ifAny = (sign: string, test: (mark: KnownMark) => boolean): string | undefined =>
		shown.some(test) ? sign : undefined;
	return smallSignsBeside({
		...given({
			perhaps: ifAny(PERHAPS, ({kind, men}) => kind === 'possible' && men.length === 1),
			more: ifAny(MORE, ({kind, men}) => kind === 'possible' && men.length > 1),
			sure: ifAny(SURE, ({kind}) => kind === 'certain'),
			nobody: ifAny(theme.glyphs.impossible, ({kind}) => kind === 'impossible'),
		}),
		hasBlank: hasBlank(known),
	});
}

/** Returns what is said of it where there is no cursor: how many positions fit, what is certain and what is likeliest; `side` is whose knowledge it is where that is not the reader's. Pure. */
export const knownAllOver = (known: KnownState | undefined, side?: Color): readonly Message[] =>
	known?.status === 'there'
		? say([describePositions(known.board, side), ...describeKnown(known.board)], 'accent')
		: knownMessages(known, undefined);

/** Returns what is said of it: how many positions fit, where there is a number what the `signs` beside men mean, and what may stand on the square under the cursor, else where somebody is likeliest. Pure. */
export function knownMessages(
	known: KnownState | undefined,
	cursor: Square | undefined,
	signs?: string,
): readonly Message[] {
	switch (known?.status) {
		case 'working':
			return say(WORKING, 'faint');
		case 'failed':
			return say(`${capitalise(known.reason)}.`, 'warning');
		case 'there': {
			const {board} = known;
			const here = board.squares.find(({square}) => square === cursor);
			const possible = toldSquares(board).filter(({kind}) => kind === 'possible');
			const isDrawn = possible.some((square) => isLikely(square, board.size));
			// A board without a sign of a man is no answer.
			// Nor are the many numbers of a sample alone, where nothing is to be said of the cursor's square.
			const isInWords = board.isExact || cursor === undefined || here !== undefined;
			const likeliest =
				possible.length === 0 || board.isUntold === true || (isDrawn && isInWords)
					? undefined
					: describeLikeliest(board, LEAST_SHOWN, 1);
			const positions = say(describePositions(board), 'accent');
			return [
				...say(describeLegal(board), 'accent'),
				// How large a sample is matters less than what it has.
				...(board.isExact ? positions : []),
				...say(likeliest, 'accent'),
				...say(isDrawn ? signs : undefined, 'faint'),
				...say(here && describeKnownSquare(here, board), 'accent'),
				...(board.isExact ? [] : positions),
			];
		}

		default:
			return [];
	}
}
