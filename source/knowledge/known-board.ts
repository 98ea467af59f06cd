import {type Color, opposite} from '../core/color.js';
import {
	isMan,
	isUnknownMan,
	type Man,
	manColor,
	manRole,
	ROLES,
	type Role,
	UNKNOWN,
	UNSEEN,
} from '../core/man.js';
import type {Square} from '../core/square.js';
import {currentView, type SeatHistory, viewBefore} from '../rules/history.js';
import type {Announcement} from '../rules/news.js';
import {isSetUp, type View} from '../rules/view.js';
import {given} from '../core/given.js';
import {type Claim, claimedMove} from './told-acts.js';
import {isOwn} from './own-man.js';
import {makeOwnSan} from './own-san.js';
import {shownMen} from './shown-men.js';
import {stillThere} from './still-there.js';
import {toldMen} from './told-men.js';
import {noticedIn} from './worlds/noticed.js';
import type {Worlds} from './worlds/worlds.js';

/**
 * How much is known of an unseen square: which man stands there, which may, or that none does; or that no world
 * of a sample has one there, which proves nothing.
 */
export type KnownKind = 'certain' | 'possible' | 'impossible' | 'unmet';

/**
 * What is not known of a square that a seat sees: which man an own concealed man or one of the other side is, whether a
 * man of the other side that nobody else sees stands there, or whether the man on it is the one that was written down.
 */
export type Secret = 'own' | 'role' | 'unseen' | 'written';

/** What may stand on a square of which a seat does not know all. */
export type KnownSquare = {
	readonly square: Square;
	readonly kind: KnownKind;
	/** The men that may stand there, the commonest first; one that no member of a sample has there counts 0. They are the other side's, but where it is an own one that is not known. */
	readonly men: readonly {readonly role: Role; readonly count: number}[];
	/** In how many positions none of them stands there. */
	readonly empty: number;
	/** In how many a man stands there that is none yet, as his side has not arranged it; none when left out. */
	readonly concealed?: number;
	/** What is not known though the square is seen; left out where it is not. */
	readonly secret?: Secret;
};

/** What a seat knows of all squares of which it does not know all. Plain data. */
export type KnownBoard = {
	/** How many positions it was counted in. */
	readonly size: number;
	/** Whether these are all that fit and no others, so that shares are exact. */
	readonly isExact: boolean;
	/** Whether some of them were made anew, and fit perhaps not all that was noticed before. */
	readonly isLoose?: true;
	/** Whether the seat sees nothing but its own men. */
	readonly isHeard?: true;
	/** Whether nothing was heard since the other side put its men down in secret, so that shares tell no more than how men are put down. */
	readonly isUntold?: true;
	/** Whether a set-up is on still, which nobody notices, so that nothing can be counted. */
	readonly isArranging?: true;
	/** What the other side claims and the seat is to believe or to challenge, and in how many positions its man can go so; left out where nothing is claimed. */
	readonly claim?: Claim & {readonly legal: number};
	/** The moves that the other side may have written down, as a list has them, where one lies there. */
	readonly sealed?: readonly string[];
	/** Whether men may be moved as what they are not: that a claim was let pass is not weighed. */
	readonly mayBluff?: true;
	/** In the order of the squares; none when nothing fits. */
	readonly squares: readonly KnownSquare[];
};

type Counted = Pick<KnownSquare, 'men' | 'empty' | 'concealed'>;

/**
 * Returns what may stand on a square: how many worlds have each role there, and how many no man of the other side. `alike`
 * are the squares whose men nobody can tell apart, this one too: what differs there in a sample is chance.
 */
export function possibleMen(
	worlds: Worlds,
	square: Square,
	alike: readonly Square[] = [square],
): Counted {
	const counts = worlds.counts();
	const count = (code: number): number =>
		Math.round(alike.reduce((sum, one) => sum + counts[code * 64 + one], 0) / alike.length);
	const men = ROLES.map((role, index) => ({role, count: count(index + 1)}))
		.filter(({count}, index) => count > 0 || worlds.couldMiss(square, index + 1) === true)
		.sort((a, b) => b.count - a.count);
	const concealed = count(UNKNOWN);
	return {men, empty: count(0), ...(concealed > 0 ? {concealed} : {})};
}

function kindOf(worlds: Worlds, square: Square, {men, empty, concealed = 0}: Counted): KnownKind {
	if (men.length + concealed === 0) {
		return worlds.couldMiss(square, 1) === undefined ? 'unmet' : 'impossible';
	}

	// What a sample has everywhere may still be otherwise.
	return worlds.isComplete && empty + concealed === 0 && men.length === 1 ? 'certain' : 'possible';
}

/** The one place that decides which squares that a seat sees are not certain to it: undefined where nothing is left to be guessed. */
function secretOf({variant}: Worlds, code: number, viewer: Color): Secret | undefined {
	if (isUnknownMan(code)) {
		return manColor(code) === viewer ? 'own' : 'role';
	}

	const isTheirs = isMan(code) && manColor(code) !== viewer;
	if (variant.hides === 'king' || variant.hides === 'knight') {
		// Of two men on one square one is of each side.
		return isTheirs ? undefined : 'unseen';
	}

	return isTheirs && variant.written !== undefined ? 'written' : undefined;
}

/** Returns what the own concealed man on a square may be. */
function ownMen(worlds: Worlds, square: Square): Counted {
	const counts = new Map<Role, number>();
	for (let index = 0; index < worlds.size; index++) {
		const code = worlds.variant.truth(worlds.state(index)).cells[square];
		if (isMan(code)) {
			counts.set(manRole(code), (counts.get(manRole(code)) ?? 0) + 1);
		}
	}

	// Those met equally often have one order on all squares.
	const men = ROLES.map((role) => ({role, count: counts.get(role) ?? 0}))
		.filter(({count}) => count > 0)
		.sort((a, b) => b.count - a.count);
	const known = men.reduce((sum, {count}) => sum + count, 0);
	return {men, empty: 0, ...(known < worlds.size ? {concealed: worlds.size - known} : {})};
}

/** Returns in how many worlds the man on a square is the one that the other side has written down. */
function writtenMan(worlds: Worlds, square: Square, role: Role): Counted {
	const {variant, size, seat} = worlds;
	let count = 0;
	for (let index = 0; index < size; index++) {
		count += variant.written?.(worlds.state(index), opposite(seat)) === square ? 1 : 0;
	}

	return {men: count === 0 ? [] : [{role, count}], empty: size - count};
}

/** Returns what the other side claims, and in how many worlds that is no bluff: the men that can do it count as often as `menOn` their square says, so that both tell the same. */
function weighClaim(
	worlds: Worlds,
	history: SeatHistory,
	menOn: (square: Square) => Counted,
): KnownBoard['claim'] | undefined {
	const {variant, size} = worlds;
	const claim = claimedMove(history);
	if (claim === undefined || history.plies.at(-1)?.by === history.seat || size === 0) {
		return undefined;
	}

	const square = claim.isCapture ? claim.from : claim.to;
	const met = new Map<Role, {all: number; legal: number}>();
	for (let index = 0; index < size; index++) {
		const state = worlds.state(index);
		const role = manRole(variant.truth(state).cells[square]);
		const {all, legal} = met.get(role) ?? {all: 0, legal: 0};
		const isBluff = variant.isBluff?.(state) === true;
		met.set(role, {all: all + 1, legal: legal + (isBluff ? 0 : 1)});
	}

	if ([...met.values()].every(({all, legal}) => all === legal)) {
		return {...claim, legal: size};
	}

	const legal = menOn(square).men.reduce((sum, {role, count}) => {
		const found = met.get(role);
		return sum + (found === undefined ? 0 : (count * found.legal) / found.all);
	}, 0);
	return {...claim, legal: Math.min(size, Math.round(legal))};
}

/** Returns the moves of the other side that lie sealed in some world; undefined where none does. */
function sealedIn(worlds: Worlds, {variant: id}: SeatHistory, view: View): KnownBoard['sealed'] {
	const {variant, size, seat} = worlds;
	const found = new Set<string>();
	for (let index = 0; index < size; index++) {
		const move = variant.sealedMove?.(worlds.state(index));
		if (move !== undefined && !isOwn(view.cells[move.from], seat)) {
			found.add(makeOwnSan(view, move, id));
		}
	}

	return found.size === 0 ? undefined : [...found].sort();
}

/** What tells nothing of where men were put down in secret: where the kings stand is seen. */
const TELLS_NOTHING: readonly Announcement['type'][] = ['kings', 'moved'];

/** Returns whether a seat has neither moved nor heard anything since a set-up. */
function hasHeardNothing(history: SeatHistory): boolean {
	const {plies, seat, tries = []} = history;
	const isInSetUp = (index: number): boolean => isSetUp(viewBefore(history, index).phase);
	return (
		isInSetUp(0) &&
		!isInSetUp(plies.length) &&
		tries.length === 0 &&
		plies.every(
			({by, heard, tries = []}, index) =>
				(by !== seat || isInSetUp(index)) &&
				tries.length === 0 &&
				heard.every(({type}) => TELLS_NOTHING.includes(type)),
		)
	);
}

/** Returns what a seat knows of the squares that are not certain by its view; `worlds` must be its worlds at the end of its history. Pure. */
export function knownBoard(worlds: Worlds, history: SeatHistory): KnownBoard {
	const {size, isExact} = worlds;
	const {cells, viewer, phase} = currentView(history);
	const told = toldMen(history);
	const noticed = noticedIn(history);
	const counts = worlds.counts();
	// What no world has was left out where nothing fits it.
	const shown = new Map(
		[...shownMen(noticed, history.start)].filter(
			([square, man]) => counts[(man & 7) * 64 + square] > 0,
		),
	);
	const isAlike = (square: Square): boolean =>
		secretOf(worlds, cells[square], viewer) === 'role' && !shown.has(square);
	// A game that shuffles men says of them that any order is as likely.
	const covered = worlds.variant.shuffle === undefined ? [] : [...cells.keys()].filter(isAlike);
	const there = stillThere(noticed, history.start);
	const onlyMan = (man: Man): Counted => ({men: [{role: manRole(man), count: size}], empty: 0});
	const menOn = (square: Square): Counted => {
		const man = shown.get(square);
		return man !== undefined
			? onlyMan(man)
			: possibleMen(worlds, square, covered.includes(square) ? covered : undefined);
	};
	const squares: KnownSquare[] = [];
	for (const [square, code] of cells.entries()) {
		const secret = code === UNSEEN || size === 0 ? undefined : secretOf(worlds, code, viewer);
		if (size > 0 && (code === UNSEEN || secret !== undefined)) {
			const man = (code === UNSEEN ? there.get(square) : undefined) ?? shown.get(square);
			const counted =
				man !== undefined
					? onlyMan(man)
					: secret === 'own'
						? ownMen(worlds, square)
						: secret === 'written'
							? writtenMan(worlds, square, manRole(code))
							: menOn(square);
			const isTold =
				man !== undefined ||
				(code === UNSEEN && told.get(square) !== undefined && counted.men.length === 1);
			const kind = isTold ? 'certain' : kindOf(worlds, square, counted);
			squares.push({square, kind, ...counted, ...(secret === undefined ? {} : {secret})});
		}
	}

	const isHeard = cells.every(
		(code) => code === UNSEEN || (isMan(code) && manColor(code) === viewer),
	);
	// What is written down in secret is worth nothing either until all have done it.
	const isArranging =
		isSetUp(phase) && phase !== 'kings' && (!isExact || worlds.variant.written !== undefined);
	return {
		size,
		isExact,
		...(worlds.isLoose === true ? {isLoose: true} : {}),
		...(isHeard ? {isHeard} : {}),
		...(isHeard && hasHeardNothing(history) ? {isUntold: true} : {}),
		...(isArranging ? {isArranging} : {}),
		...given({
			claim: weighClaim(worlds, history, menOn),
			sealed: sealedIn(worlds, history, currentView(history)),
		}),
		...(worlds.variant.isBluff === undefined ? {} : {mayBluff: true}),
		squares,
	};
}
