import type {Color} from '../core/color.js';
import type {Sight} from '../core/fog-fen.js';
import {isMan, type Man, manColor, manRole, parseManLetter} from '../core/man.js';
import {parseSquare, type Square, squareName} from '../core/square.js';
import {variantOf} from '../rules/registry.js';
import type {View} from '../rules/view.js';
import type {ManOn} from './own-man.js';

/**
 * What there is to say of a man besides what it is:
 * - concealed: its role is known though the cover is on it still;
 * - cover: it stands under a cover with a sign, a capital for White's;
 * - second: another man that stands on its square too;
 * - unseen: the other side does not see it;
 * - shown: it is of a kind that is not seen by the other side, but was revealed to it;
 * - written: its square is the one that its side has written down in secret.
 */
export type ManMark =
	| {readonly square: Square; readonly kind: 'concealed' | 'unseen' | 'shown' | 'written'}
	| {readonly square: Square; readonly kind: 'cover'; readonly sign: string}
	| {readonly square: Square; readonly kind: 'second'; readonly man: Man};

export type ManMarkKind = ManMark['kind'];

/** Returns whose covers stand where in a sight, by its marks such as "a2~P". */
export const coversIn = ({marks = []}: Pick<Sight, 'marks'>): ReadonlyMap<Square, Color> =>
	new Map(
		marks
			.filter((mark) => mark[2] === '~')
			.map((mark) => [
				parseSquare(mark.slice(0, 2)) ?? 0,
				mark[3] === mark[3].toUpperCase() ? 'white' : 'black',
			]),
	);

/** Returns whether the man on a square stands under a cover, so that it may go as another one. */
export const isUnderCover = ({marks = []}: Pick<Sight, 'marks'>, square: Square): boolean =>
	marks.some((mark) => mark[2] === '~' && mark.startsWith(squareName(square)));

/** Returns whether two men stand on a square, one of each side. */
export const isShared = ({marks = []}: Pick<Sight, 'marks'>, square: Square): boolean =>
	marks.some((mark) => mark.startsWith(`${squareName(square)}+`));

/** Returns the other man that stands on a square where two do. */
export function secondOn({marks = [], cells}: Sight, square: Square): ManOn | undefined {
	const second = marks
		.filter((mark) => mark.startsWith(squareName(square)))
		.flatMap((mark) => readMark(mark, cells))
		.find(({kind}) => kind === 'second');
	return second?.kind === 'second' ? {square, man: second.man} : undefined;
}

/** Returns the signs on the covers of men that may claim the step of any man, by their squares: each as the man it shows. */
export const signsIn = ({marks = []}: Pick<Sight, 'marks'>): ReadonlyMap<Square, Man> =>
	new Map(
		marks
			.filter((mark) => mark[2] === '~' && isMan(parseManLetter(mark[3])))
			.map((mark) => [parseSquare(mark.slice(0, 2)) ?? 0, parseManLetter(mark[3])]),
	);

/** Returns what one mark of a sight says, such as "e4+K" or "a2~P"; nothing of a cover whose sign tells no more than the man. */
function readMark(mark: string, cells: Sight['cells']): readonly ManMark[] {
	const square = parseSquare(mark.slice(0, 2));
	const sign = mark[3];
	if (square === undefined) {
		return [];
	}

	if (mark[2] === '+') {
		return [{square, kind: 'second', man: parseManLetter(sign)}];
	}

	return sign.toLowerCase() !== 'x'
		? [{square, kind: 'cover', sign}]
		: isMan(cells[square])
			? [{square, kind: 'concealed'}]
			: [];
}

/** What is known of men: as a seat sees them, or in truth with all that was `written` down. */
export type MenSight = Sight &
	Partial<Pick<View, 'viewer' | 'shown' | 'aside'>> & {readonly written?: readonly Square[]};

/** Returns the square that a seat has written down in secret, where it sees one. */
export const writtenBy = (view: View, variant: string): Square | undefined =>
	manMarks(view, variant).find(({kind}) => kind === 'written')?.square;

/** Returns what there is to say of the men in a sight; of a seat's view also which of them the other side does not see. */
export function manMarks(sight: MenSight, variant: string): readonly ManMark[] {
	const {cells, marks = [], viewer, shown = [], aside = ''} = sight;
	const book = variantOf(variant);
	const {hides} = book;
	const own = book.written !== undefined ? parseSquare(aside) : undefined;
	const {written = own === undefined ? [] : [own]} = sight;
	const read = [
		...marks.flatMap((mark) => readMark(mark, cells)),
		...written.map((square): ManMark => ({square, kind: 'written'})),
	];
	if (viewer === undefined || hides === undefined || hides === 'move') {
		return read;
	}

	const ofKind = [...cells.keys()].filter(
		(square) => isMan(cells[square]) && manRole(cells[square]) === hides,
	);
	return [
		...read,
		...ofKind.map((square): ManMark => {
			const isUnseen = manColor(cells[square]) === viewer && !shown.includes(square);
			return {square, kind: isUnseen ? 'unseen' : 'shown'};
		}),
	];
}
