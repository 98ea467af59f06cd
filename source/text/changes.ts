import {type Color, opposite} from '../core/color.js';
import {type Square, squareName} from '../core/square.js';
import type {Changes} from '../knowledge/changes.js';
import {capitalise, manName, roleName, sideName, squareNames} from './men.js';

/** Above this many squares a list is a count; nobody reads twenty names. */
const MOST_NAMES = 12;

const listSquares = (squares: readonly Square[]): string =>
	squares.length > MOST_NAMES ? `${squares.length} squares` : squareNames(squares);

/** Returns squares that are seen no more, each with the man who was seen there: "d5 e8 (king)". */
function listLost({lost, lostMen}: Pick<Changes, 'lost' | 'lostMen'>): string {
	const named = (square: Square): string => {
		const there = lostMen.find((one) => one.square === square);
		return squareName(square) + (there === undefined ? '' : ` (${roleName(there.man)})`);
	};
	if (lost.length > MOST_NAMES) {
		const men = lostMen.map(({square}) => named(square));
		return [`${lost.length} squares`, ...men].join(', ');
	}

	return lost
		.toSorted((a, b) => a - b)
		.map(named)
		.join(' ');
}

const listMen = (men: Changes['gone']): string =>
	men.map(({square, man}) => `${squareName(square)} ${roleName(man)}`).join(', ');

/** Returns what was taken from the seat, as sentences for it. */
export const describeLosses = (taken: Changes['taken'], seat: Color): readonly string[] =>
	taken.map(
		({square, man}) => `${capitalise(manName(man, seat))} on ${squareName(square)} was taken.`,
	);

/** Returns that a side moved, of whose move nothing else is known. */
export const hasMoved = (side: Color): string => `${sideName(side)} moved.`;

/** Returns that a side made a move that was seen. */
export const hasPlayed = (side: Color, move: string): string => `${sideName(side)} played ${move}.`;

/**
 * Returns what else the other side's turn changed, as sentences for the seat: that it moved, which men left their squares, which men and squares came into sight and which squares went out of it. None when nothing happened.
 */
export function describeChanges(changes: Changes, seat: Color): readonly string[] {
	if (!changes.moved) {
		return [];
	}

	const sentences = [hasMoved(opposite(seat))];
	const men = new Set(changes.appeared.map(({square}) => square));
	const bare = changes.seen.filter((square) => !men.has(square));
	if (changes.gone.length > 0) {
		sentences.push(`Gone: ${listMen(changes.gone)}.`);
	}

	if (changes.appeared.length > 0) {
		sentences.push(`New: ${listMen(changes.appeared)}.`);
	}

	if (bare.length > 0) {
		sentences.push(`Now in sight: ${listSquares(bare)}.`);
	}

	if (changes.lost.length > 0) {
		sentences.push(`Lost sight: ${listLost(changes)}.`);
	}

	return sentences;
}
