import type {Color} from '../core/color.js';
import type {Role} from '../core/man.js';
import {squareName} from '../core/square.js';
import type {KnownBoard, KnownSquare} from '../knowledge/known-board.js';
import {joinWords, sideName} from './men.js';
import {claimName} from './move-answer.js';
import {isCounted, isRough, partOf, percent, percents, roughly, thousands} from './share.js';

/** In how many positions it was counted. */
type CountedIn = Pick<
	KnownBoard,
	'size' | 'isExact' | 'isLoose' | 'isHeard' | 'isUntold' | 'isArranging' | 'mayBluff' | 'sealed'
>;

/** Said while a set-up is on. */
export const SET_UP_ON =
	'The set-up is not over; of what the other side does in it nothing is known.';

/** Said before anything was heard of men that were put down in secret. */
const NOTHING_HEARD =
	'Beyond what was told, nothing is known yet of where the other side’s men stand.';

/** Said of positions where men may be moved as what they are not. */
const NOT_WEIGHED = 'Claims that were let pass are not weighed.';

/** Returns how many positions fit, as sentences, with what does not count in them; where a move lies sealed that is all they differ in, the moves. `side` is whose knowledge it is, left out where that is the reader. */
export const describePositions = (counted: CountedIn, side?: Color): string =>
	counted.sealed !== undefined
		? `The other side’s sealed move: ${counted.isExact ? '' : 'in a sample '}one of ${counted.sealed.length}. ${joinWords(counted.sealed, 'or')}.`
		: counted.mayBluff === true && counted.isArranging !== true && counted.size > 0
			? `${describeFit(counted, side)} ${NOT_WEIGHED}`
			: describeFit(counted, side);

/** Returns how many positions fit, as a sentence; a sample is called one. */
function describeFit(counted: CountedIn, side: Color | undefined): string {
	const {size, isExact, isLoose, isHeard, isUntold, isArranging} = counted;
	if (isArranging === true) {
		return SET_UP_ON;
	}

	if (isUntold === true) {
		return NOTHING_HEARD;
	}

	const who = side === undefined ? 'you' : sideName(side);
	const known = `that ${who} ${isHeard === true ? 'heard' : 'saw'}`;
	if (size === 0) {
		return isHeard === true
			? `No position was found that fits all ${known}.`
			: `No position fits all ${known}.`;
	}

	if (size === 1 && isExact) {
		return `Only one position fits all ${known}.`;
	}

	if (isLoose === true) {
		return `A sample of ${thousands(size)} is looked at; some of it fits what is known now, and perhaps not all ${known} before.`;
	}

	return isExact
		? `${thousands(size)} positions fit all ${known}.`
		: `Not all positions that fit are held: a sample of ${thousands(size)} is looked at.`;
}

/** Returns what stands beside men that may be there, with the sign of a square where nobody is, that of men who have no room where it is drawn, and what it means that there is none where `hasBlank`. */
export const signsBeside = (nobody: string, more?: string, hasBlank = false): string =>
	`Numbers per cent, ! certain, ${nobody} nobody${hasBlank ? ', blank hardly anybody' : ''}${more === undefined ? '' : `, ${more} others`}.`;

/** The signs of squares of one row that are on a board: of a man that may be there, of several that may, of one that is certain, of nobody, and none. */
export type SmallSigns = {
	readonly perhaps?: string;
	readonly more?: string;
	readonly sure?: string;
	readonly nobody?: string;
	readonly hasBlank: boolean;
};

/** Returns what these signs mean, and the same in fewer words and in the fewest; nothing where there are none. */
export function smallSignsBeside(signs: SmallSigns): readonly string[] {
	const {perhaps, more, sure, nobody, hasBlank} = signs;
	// No row ends between a sign and its meaning.
	const told = (sign: string | undefined, meaning: string): readonly string[] =>
		sign === undefined ? [] : [`${sign}\u00A0${meaning}`];
	const few = [
		...told(perhaps, 'maybe'),
		...told(more, 'several'),
		...told(sure, 'sure'),
		...told(nobody, 'nobody'),
	];
	const whole = [
		...told(perhaps, 'may be there'),
		...told(more, 'this man or another'),
		...told(sure, 'certain'),
		...told(nobody, 'nobody'),
		...(hasBlank ? ['blank hardly anybody'] : []),
	];
	const brief = hasBlank ? [[...few, ...told('blank', 'rarely')].join(' ')] : [];
	return few.length === 0 ? [] : [`${whole.join(', ')}.`, ...brief, few.join(' ')];
}

/** Said in their place where men that are equally common leave no room for a number. */
export const NUMBERS_UNDER_CURSOR = 'Move the cursor onto a man for its numbers.';

/** Returns what is certain of a square, or that nothing was met there, as the rest of a sentence; undefined where there is a choice. */
function describeSure(
	{kind, men, secret, empty}: KnownSquare,
	{size}: CountedIn,
): string | undefined {
	const [man] = men;
	switch (kind) {
		case 'impossible':
			return secret === 'written'
				? 'certainly not the man written down'
				: secret === 'unseen'
					? 'certainly nobody unseen'
					: 'certainly no enemy man';
		case 'unmet':
			return `${secret === 'written' ? 'the man written down is not there' : 'no enemy man'} in a sample of ${thousands(size)} positions, which does not rule one out`;
		case 'certain':
			return secret === 'written'
				? `certainly the man written down, a ${man.role}`
				: `certainly a ${man.role}`;
		default:
			return men.length === 0 && empty === 0
				? 'a concealed man, whichever its side puts there'
				: undefined;
	}
}

/** Returns in how many positions the man can go so that the other side claims, as sentences: none where nothing is claimed. */
export function describeLegal({claim, ...counted}: KnownBoard): readonly string[] {
	if (claim === undefined) {
		return [];
	}

	const {size, isExact} = counted;
	const share = claim.legal / size;
	const legal =
		share === 0 || share === 1 || isCounted(size)
			? `${partOf(share, size)} of ${thousands(size)}`
			: isRough(counted)
				? roughly(share)
				: `${isExact ? '' : 'about '}${percent(share)}`;
	return [`${claimName(claim, claim)}: legal for its man in ${legal}.`];
}

/** What it is in the other positions, where there are some. */
const NOT_THERE = {written: 'another man', unseen: 'nobody unseen', role: 'empty', own: 'empty'};

/** What may be on a square, and in how many positions. */
type Share = {readonly what: string; readonly count: number};

/** Returns all that may be on a square and was met there, men as they are ordered. */
const sharesOf = ({men, concealed = 0, empty, secret}: KnownSquare): readonly Share[] =>
	[
		...men.map(({role, count}) => ({what: role as string, count})),
		{what: 'concealed man', count: concealed},
		{what: secret === undefined ? 'empty' : NOT_THERE[secret], count: empty},
	].filter(({count}) => count > 0);

const likeliestFirst = (shares: readonly Share[]): readonly Share[] =>
	shares.toSorted((one, other) => other.count - one.count);

/** Returns shares in words: the first of a sample is called about, so that all are; few positions are counted. */
function describeShares(shares: readonly Share[], {size, isExact}: CountedIn): readonly string[] {
	const rounded = percents(
		shares.map(({count}) => count),
		size,
	);
	const inWords = (count: number, index: number): string => {
		if (isExact && isCounted(size)) {
			return `in ${count}`;
		}

		return isRough({size, isExact}) && count < size
			? roughly(count / size)
			: `${isExact || index > 0 ? '' : 'about '}${rounded[index]}`;
	};
	return shares.map(({what, count}, index) => `${what} ${inWords(count, index)}`);
}

/** So long is what is told of a square in few words: with its name and what stands there a row of 40 columns holds it. */
const FEW_WORDS = 27;
/** Ends what is told in few words and not whole. */
const MORE = ', …';

/** Returns what is certain of a square, else all that may be there, the likeliest first, as far as few words tell it. */
export function likeliestOn(known: KnownSquare, counted: CountedIn): string | undefined {
	const texts = describeShares(likeliestFirst(sharesOf(known)), counted);
	const of = counted.isExact && isCounted(counted.size) ? ` of ${counted.size}` : '';
	const isWhole = headOf(known) === '' && rareOn(known).length === 0;
	const ways = texts
		.map((_, index) => texts.slice(0, texts.length - index))
		.map((some) => some.join(', ') + of + (isWhole && some.length === texts.length ? '' : MORE));
	const sure = describeSure(known, counted);
	return sure === undefined
		? (ways.find(({length}) => length <= FEW_WORDS) ?? ways.at(-1))
		: sure.length <= FEW_WORDS
			? sure
			: sureInFew(known);
}

/** Returns whether few words tell all that is known of a square, in any window. */
export const isAllTold = (words: string): boolean =>
	words.length <= FEW_WORDS && !words.endsWith(MORE);

/** Returns what is certain of a square, or was not met there, as few words have it. */
function sureInFew({kind, men, secret}: KnownSquare): string {
	const isWritten = secret === 'written';
	return kind === 'impossible'
		? 'not the man written down'
		: kind === 'unmet'
			? `${isWritten ? 'not met as written down' : 'no enemy man met'}${MORE}`
			: isWritten
				? `written down: a ${men[0].role}`
				: `a concealed man${MORE}`;
}

/** Returns whose man it is about, where that is not an unseen man of the other side. */
const headOf = ({secret}: KnownSquare): string =>
	secret === 'written' ? 'written down: ' : secret === 'own' ? 'your man: ' : '';

/** Returns the men that can be on a square and were not met there. */
const rareOn = ({men}: KnownSquare): readonly Role[] =>
	men.filter(({count}) => count === 0).map(({role}) => role);

/**
 * Returns what may stand on a square, as a sentence: "e5: knight 34 %, bishop 5 %, empty 61 % (of
 * 1,204 positions)."
 */
export function describeKnownSquare(known: KnownSquare, counted: CountedIn): string {
	const {square, secret} = known;
	const name = squareName(square);
	const sure = describeSure(known, counted);
	if (sure !== undefined) {
		return `${name}: ${sure}.`;
	}

	const all = sharesOf(known);
	const isKing = ({what}: Share): boolean => what === 'king';
	// Of a man that is seen it matters most whether it is the king.
	const ordered =
		secret === undefined
			? likeliestFirst(all)
			: secret === 'role'
				? [...all.filter(isKing), ...all.filter((share) => !isKing(share))]
				: all;
	const shares = describeShares(ordered, counted);
	const rare = rareOn(known);
	const also = rare.length === 0 ? '' : `; also possible: ${joinWords(rare)}`;
	return `${name}: ${headOf(known)}${shares.join(', ')} (of ${thousands(counted.size)} positions)${also}.`;
}

export const WORKING = 'Working out what may stand where …';

/** Why there is no answer. */
export const NOT_WORKED_OUT = 'what may stand where could not be worked out';

/** Why there is none in the review of a drill, as a part of a sentence. */
export const NOT_IN_DRILL = 'what may stand where is not worked out in a drill that is over';
