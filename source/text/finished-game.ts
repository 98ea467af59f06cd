import type {ByColor, Color} from '../core/color.js';
import {findVariant} from '../rules/registry.js';
import {countOf, sideName} from './men.js';

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

/** Returns who played by ratings alone, where a record has no names. */
export const byRatings = (ratings: string): string => `rated ${ratings}`;

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

/** Words of a title that tell nothing beside the others: the family, at its beginning or end. */
const FAMILY = /^Kriegspiel, | (?:Chess|Kriegss?piel)$/;

/** Returns the same in fewer words: "Eastern", "Liar", "Rev. Schrödinger". */
export const shortTitle = (id: string): string =>
	variantTitle(id)
		.replace(FAMILY, '')
		.replace(/’s$/, '')
		.replace(/^Reverse /, 'Rev. ');

/** Returns what was played, in short; `start` is where it began, if not at the array. */
export const playedTitle = ({
	variant,
	start,
}: {
	readonly variant: string;
	readonly start?: string;
}): string => `${variantTitle(variant)}${start === undefined ? '' : ', set up'}`;

/** Returns the same of a drill, with the title of its `game` where that is told. */
export const drillTitle = (ending: string, game?: string): string =>
	`${ending} drill${game === undefined ? '' : `, ${game}`}`;

/** Returns which game is spoken of, by what was `played`: "Liar Chess, Ada – Novice, 21 Nov 26."; without the day where it is not known, and with whose eyes see it where that is told. */
export const whichGame = (
	game: Dates & {readonly names: ByColor<string>},
	played: string,
	seenAs = '',
): string => {
	const {white, black} = game.names;
	const parts = [played, `${white} – ${black}`, dayText(game), seenAs];
	return `${parts.filter(Boolean).join(', ')}.`;
};

/** Returns whether turns of a game have several moves, so that they are counted by themselves. */
export function countsTurns(variantId: string): boolean {
	const variant = findVariant(variantId);
	return variant.ok && variant.value.movesLeft !== undefined;
}

type Length = {
	readonly variant: string;
	/** How many half-moves it has, or turns of several moves. */
	readonly plies: number;
};

/** Returns how many moves a game has, White's and Black's as one, or turns where these have several moves. */
export const movesIn = ({variant, plies}: Length): number =>
	countsTurns(variant) ? plies : Math.ceil(plies / 2);

/** Returns the same in words: "17 moves". */
export const lengthText = (game: Length): string =>
	countOf(movesIn(game), countsTurns(game.variant) ? 'turn' : 'move');

/** Returns that a side is at its set-up. */
export const setUpBy = (side: Color): string => `${sideName(side)} sets up`;

/** Returns how far a game is that goes on, by the move that is due, as its top line has it: "move 5"; after which own move, where that is told; in a set-up who is at it. */
export function progressText({
	variant,
	plies,
	start = '',
	lastOwn,
	setsUp,
}: Length & {
	readonly start?: string;
	readonly lastOwn?: string;
	readonly setsUp?: Color;
}): string {
	if (setsUp !== undefined) {
		return setUpBy(setsUp);
	}

	// One that Black began is a half-move ahead.
	const begun = plies + (start.split(' ')[1] === 'b' ? 1 : 0);
	const due = countsTurns(variant)
		? lengthText({variant, plies})
		: `move ${Math.floor(begun / 2) + 1}`;
	return lastOwn === undefined ? due : `${due} after ${lastOwn}`;
}

/** A game, and where it comes from when it was not played here. */
type Origin = {
	readonly imported?: {
		readonly from: string;
		readonly unread?: {readonly ply: number};
	};
};

/** What stands for the result of a game that could be read in part only. */
export const IN_PART = 'in part';
export const IN_PART_SHORT = 'part';

/** Returns whether not all of a game could be read: whoever reads its result did not see how it came about. */
export const isInPart = ({imported}: Origin): boolean => imported?.unread !== undefined;

/** Returns in a word whether a game was played here. */
export const originText = ({imported}: Origin): string =>
	imported === undefined ? 'own' : 'imported';

/** Returns from which file a game was read, and how much of it could be. */
export function sourceText({imported}: Origin): string {
	if (imported === undefined) {
		return '';
	}

	const {from, unread} = imported;
	return `from ${from}${unread === undefined ? '' : `, read as far as half-move ${unread.ply}`}`;
}

/** What stands where no move has led to, and for a ply of which a side noticed nothing. */
export const THE_START = 'The start.';
/** The same where the truth has no men yet that are put down in secret. */
export const BEFORE_SET_UP = 'The start, before the set-up: the men come with its steps.';
export const NOT_NOTICED = 'Nothing of it was noticed.';

/** Returns how one goes on after a game, line by line. */
export const afterGameWords = (hasReview: boolean, swaps: boolean): string =>
	`${hasReview ? 'review goes through it, ' : ''}truth tells where all men stand, again plays another, ${swaps ? 'swap one with the sides swapped, ' : ''}quit leaves.`;
