import {findVariant} from '../rules/registry.js';
import {countOf} from './men.js';

const DAY = new Intl.DateTimeFormat('en-GB', {day: '2-digit', month: 'short', year: '2-digit'});

/** When a game was kept and written last, and when it was imported if it was not played here. */
type Dates = {
	readonly created: string;
	readonly updated: string;
	readonly imported?: {readonly on: string};
};

/** Returns when a game was played, in ISO 8601; undefined where of an imported one that is not known. */
export const playedOn = ({created, updated, imported}: Dates): string | undefined =>
	created === imported?.on ? undefined : updated;

/** Returns its day in this terminal's time, "21 Nov 26", or '' where it is not known. */
export function dayText(game: Dates): string {
	const iso = playedOn(game);
	return iso === undefined ? '' : DAY.format(new Date(iso)).replace('Sept', 'Sep');
}

/** Returns what a variant is called, by its id. */
export function variantTitle(id: string): string {
	const variant = findVariant(id);
	return variant.ok ? variant.value.title : id;
}

/** Returns what was played, in short: of a drill its ending, where it is known. */
export const playedTitle = (variant: string, ending: string | undefined): string =>
	ending === undefined ? variantTitle(variant) : `${ending} drill`;

/** Returns how many moves a game has, White's and Black's as one where they take turns move by move. */
export function movesIn({
	variant,
	plies,
}: {
	readonly variant: string;
	readonly plies: number;
}): number {
	const book = findVariant(variant);
	return book.ok && book.value.isAlternating ? Math.ceil(plies / 2) : plies;
}

/** Returns the same in words: "17 moves". */
export const lengthText = (game: Parameters<typeof movesIn>[0]): string =>
	countOf(movesIn(game), 'move');

/** A game, and where it comes from when it was not played here. */
type Origin = {
	readonly imported?: {
		readonly from: string;
		readonly unread?: {readonly ply: number};
	};
};

/** Returns from which file a game was read, and how much of it could be. */
export function sourceText({imported}: Origin): string {
	if (imported === undefined) {
		return '';
	}

	const {from, unread} = imported;
	return `from ${from}${unread === undefined ? '' : `, read as far as half-move ${unread.ply}`}`;
}

/** What stands for a ply of which a side noticed nothing. */
export const NOT_NOTICED = 'Nothing of it was noticed.';
