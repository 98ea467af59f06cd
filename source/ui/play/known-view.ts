import {type Color, opposite} from '../../core/color.js';
import {given} from '../../core/given.js';
import {makeMan} from '../../core/man.js';
import type {Square} from '../../core/square.js';
import type {KnownBoard} from '../../knowledge/known-board.js';
import {isRough} from '../../text/share.js';
import {
	describeKnownSquare,
	describeLegal,
	describePositions,
	likeliestOn,
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

/** The least share of the positions in which a man stands where it is marked. */
const LEAST_SHOWN = 0.05;

/** Returns the marks of what may stand on the squares that a seat does not see. Pure. */
export function knownMarks(known: KnownState | undefined, seat: Color): readonly KnownMark[] {
	if (known?.status !== 'there') {
		return [];
	}

	const {size, squares} = known.board;
	return squares.flatMap(({square, kind, men, secret}): KnownMark[] => {
		const share = (men.at(0)?.count ?? 0) / size;
		const side = secret === 'own' ? seat : opposite(seat);
		// A sample without a man there proves nothing; what is hardly ever there, and that nobody unseen is where the square is seen, is told under the cursor alone.
		const isShown =
			secret === undefined
				? kind !== 'unmet' && (kind !== 'possible' || share >= LEAST_SHOWN)
				: men.length > 0;
		return isShown && kind !== 'unmet'
			? [
					{
						square,
						kind,
						men: men.map(({role}) => makeMan(side, role)),
						share,
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

/** Returns what is said of it: how many positions fit, where there is a number what the `signs` beside men mean, and what may stand on the square under the cursor. Pure. */
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
			const hasNumber = board.squares.some(({kind}) => kind === 'possible');
			return [
				...say([...describeLegal(board), describePositions(board)], 'accent'),
				...say(hasNumber ? signs : undefined, 'faint'),
				...say(here && describeKnownSquare(here, board), 'accent'),
			];
		}

		default:
			return [];
	}
}
