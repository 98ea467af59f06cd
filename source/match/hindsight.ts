import {movesOf} from './acts.js';
import {knownMoves} from '../rules/known-moves.js';
import {type ByColor, byColor} from '../core/color.js';
import {KING} from '../core/man.js';
import {createRandom} from '../core/random.js';
import {given} from '../core/given.js';
import {fail, ok, type Result} from '../core/result.js';
import {makeUci, type UciMove} from '../core/uci.js';
import {currentView, historyAt, type SeatHistory} from '../rules/history.js';
import {makeOwnSan} from '../knowledge/own-san.js';
import {countDangers} from '../knowledge/positions/danger.js';
import {whyUnsupported} from '../knowledge/positions/support.js';
import {followWorlds, type WorldBounds} from '../knowledge/worlds/follow-worlds.js';
import {USUAL_PARTICLES} from '../knowledge/worlds/particle-bounds.js';
import type {KnownSize, Worlds} from '../knowledge/worlds/worlds.js';
import {findVariant} from '../rules/registry.js';
import type {Variant} from '../rules/variant.js';
import type {MoveRules} from '../rules/move-rules.js';
import type {Match} from './match.js';
import {findMoments, type Moment, valueOf} from './moments.js';
import {reviewTruth} from './review.js';
import {truthOf} from './truth.js';

/** What a side could know of a danger when it made the move after which the man was taken. */
export type Risk = {
	/** The move, as its own list of moves has it. */
	readonly move: string;
	/** How many positions fitted what it knew then. */
	readonly size: number;
	/** Whether these were all positions, and each was looked at, so that the shares are exact. */
	readonly isExact: boolean;
	/** In which share of them, from 0 to 1, the man could be taken after the move. */
	readonly share: number;
	/** Where the king fell: another move after which it could be taken in the fewest. */
	readonly safest?: {readonly move: string; readonly share: number};
};

/** A moment that decided a game, and what the side that suffered it could know. A king that was let go was seen. */
export type WeighedMoment = Moment & {readonly risk?: Risk};

/** What a finished game looks like when both sides' knowledge is laid open. Plain data. */
export type Hindsight = {
	/** How many positions fitted what each side knew, at the start and after each ply; undefined where they were not counted. */
	readonly sizes: ByColor<readonly (KnownSize | undefined)[]>;
	/** Where some were not: how many are counted at most. More may fit there. */
	readonly mostCounted?: number;
	readonly moments: readonly WeighedMoment[];
};

/** The most positions that are looked at for one moment; of more a sample is drawn. */
const MOST_LOOKED_AT = 2000;

/** What is to be done with the positions that fitted after some plies. */
type Visit = (worlds: Worlds, history: SeatHistory) => void;

/** Returns whether samples of a game tell how much fits: where all positions can be kept as a rule, or so little is hidden. */
export const isCountable = (variant: Variant): boolean =>
	whyUnsupported(variant) === undefined ||
	variant.hides !== undefined ||
	variant.written !== undefined;

/**
 * Follows a whole history, and visits the positions after the plies that are asked for. Where samples tell nothing of how
 * much fits, what is not held whole is not counted.
 */
function follow(
	history: SeatHistory,
	startFen: string | undefined,
	bounds: WorldBounds | undefined,
	visits: ReadonlyMap<number, Visit>,
	areSamplesTold: boolean,
): Result<readonly (KnownSize | undefined)[]> {
	const follower = followWorlds(startFen, bounds);
	const sizes: (KnownSize | undefined)[] = [];
	for (let ply = 0; ply <= history.plies.length; ply++) {
		const known = historyAt(history, ply);
		const worlds = follower.follow(known);
		if (!worlds.ok) {
			return worlds;
		}

		const {size, isExact} = worlds.value;
		sizes.push(isExact || areSamplesTold ? {size, isExact} : undefined);
		visits.get(ply)?.(worlds.value, known);
	}

	return ok(sizes);
}

/** Returns what a side could know of the danger to a man of its own when it played `played`; undefined when nothing fitted. */
function weigh(
	worlds: Worlds,
	history: SeatHistory,
	{man, square, by}: {readonly man: number; readonly square: number; readonly by: string},
	rules: MoveRules,
): Risk | undefined {
	const view = currentView(history);
	const moves = knownMoves(view, rules);
	const place = moves.findIndex((move) => makeUci(move) === by);
	const sample = worlds.sample(MOST_LOOKED_AT, createRandom(1));
	if (place < 0 || sample.length === 0) {
		return undefined;
	}

	const isKing = (man & 7) === KING;
	const {from, to} = moves[place];
	const stood = square === to ? from : square;
	const dangers = countDangers(worlds, moves, sample, isKing ? undefined : stood);
	const share = (index: number): number => dangers[index] / sample.length;
	const name = (move: UciMove): string => makeOwnSan(view, move, history.variant);
	const others = [...moves.keys()].filter((index) => index !== place);
	// Of moves that are equally safe one that takes the dearest man seen is the best.
	const taken = (index: number): number => valueOf(view.cells[moves[index].to]);
	const [safest] = others.sort(
		(one, other) => dangers[one] - dangers[other] || taken(other) - taken(one),
	);
	return {
		move: name(moves[place]),
		size: worlds.size,
		isExact: worlds.isExact && sample.length === worlds.size,
		share: share(place),
		...(isKing && safest !== undefined
			? {safest: {move: name(moves[safest]), share: share(safest)}}
			: {}),
	};
}

/**
 * Returns a match that is over with both sides' knowledge laid open: how many positions fitted what each
 * knew, ply by ply, and whether what decided the game could be known. Both sides are taken to have known
 * the start. It follows every ply of both sides, which takes a while. The error says why it cannot be done.
 */
export function lookBack(match: Match, bounds: WorldBounds = {}): Result<Hindsight> {
	const {settings} = match;
	const moves = movesOf(match);
	const variant = findVariant(settings.variant);
	if (!variant.ok) {
		return variant;
	}

	const rules = variant.value.moves;
	const truth = truthOf(match);
	const histories = byColor((seat) => truth.history(seat));
	const review = reviewTruth(match);
	const areSamplesTold = isCountable(variant.value);
	// Elsewhere a ply is not always a move.
	const isOfFog = whyUnsupported(variant.value) === undefined;
	const moments = isOfFog ? findMoments(review, histories, rules) : [];
	const risks = new Map<Moment, Risk>();
	const visits = byColor(() => new Map<number, Visit>());
	for (const moment of moments) {
		const {kind, ply, side, man, square} = moment;
		// The last move of the side before it lost the man.
		const own = ply - 2;
		if (kind !== 'missed' && own >= 0 && variant.value.isAlternating) {
			const before = visits[side].get(own);
			visits[side].set(own, (worlds, history) => {
				before?.(worlds, history);
				const risk = weigh(worlds, history, {man, square, by: moves[own]}, rules);
				if (risk !== undefined) {
					risks.set(moment, risk);
				}
			});
		}
	}

	const white = follow(histories.white, settings.fen, bounds, visits.white, areSamplesTold);
	if (!white.ok) {
		return white;
	}

	const black = follow(histories.black, settings.fen, bounds, visits.black, areSamplesTold);
	if (!black.ok) {
		return black;
	}

	const weighed = moments.map((moment): WeighedMoment => {
		const risk = risks.get(moment);
		return risk === undefined ? moment : {...moment, risk};
	});
	// Of a secret set-up the other side notices nothing.
	const known = {white: white.value, black: black.value};
	const sizes = byColor((side) => review.steps.map(({noticed}) => known[side][noticed[side]]));
	const all = [...sizes.white, ...sizes.black];
	const isUncounted = all.includes(undefined);
	const {most, counted = most} = bounds.particles ?? USUAL_PARTICLES;
	// Until something was hidden there is nothing to count.
	return isUncounted && all.every((one) => one === undefined || one.size <= 1)
		? fail('too many positions fit')
		: ok({sizes, moments: weighed, ...given({mostCounted: isUncounted ? counted : undefined})});
}
