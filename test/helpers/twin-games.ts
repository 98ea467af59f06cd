import {makeAct} from '../../source/core/act.js';
import {createRandom, pick, type Random, shuffled} from '../../source/core/random.js';
import {makeFogFen} from '../../source/core/fog-fen.js';
import {unwrap} from '../../source/core/result.js';
import {type Color, COLORS} from '../../source/core/color.js';
import {Game, type TryResult} from './game.js';
import {wholeAct} from '../../source/rules/whole-act.js';
import {drawSetUps, isSetUpGame, type SetUpTexts} from './set-up-games.js';
import {type SeatId, sideOf} from '../../source/rules/seat.js';
import type {Variant} from '../../source/rules/variant.js';

/** Two games that one seat cannot tell apart: the moves (or, with an umpire, tries and questions) of each, as text. */
export type Twins = {readonly seat: Color; readonly first: string[]; readonly second: string[]};

/** So many games are played for a pair; where a seat is deceived so seldom something is wrong. */
const MOST_GAMES = 60;

/** How many tries of each umpired turn are looked at: most of them are refused, or look like others. */
const MOST_TRIES = 14;

/** A game and what came of the last thing that was tried in it. */
type Tried = {readonly game: Game; readonly last: TryResult | undefined};

/** Tries something in a game, which stays as it is: what comes of it is another one. */
function tryIn(before: Game, text: string): Tried {
	const game = before.fork();
	const [act, seat] = text.split('>').reverse();
	const last = game.tryText(act, seat as SeatId | undefined);
	return {game, last};
}

function replay(variant: Variant, tries: readonly string[], fen?: string): Tried {
	const start: Tried = {game: unwrap(Game.start(variant, fen)), last: undefined};
	return tries.reduce(({game}, text) => tryIn(game, text), start);
}

/** Returns what a seat may do where not every act is a move: that too is told to it. */
const offersOf = (game: Game, seat: Color): string =>
	game.variant.isAlternating || sideOf(game.seat) !== seat
		? ''
		: JSON.stringify(game.table.tries(game.seat));

const lookOf = ({game, last}: Tried, seat: Color): string =>
	[
		makeFogFen(game.view(seat)),
		JSON.stringify(game.outcome ?? null),
		JSON.stringify(last?.heard[seat] ?? []),
		String(last?.accepted),
		offersOf(game, seat),
	].join(' ');

/** Returns what the side to move may try or ask. */
function candidatesOf(game: Game, variant: Variant, random: Random): string[] {
	const tries = game.table.tries(game.seat);
	const moves = tries.map((act) => makeAct(wholeAct(act, random, tries)));
	if (variant.refusals === undefined && variant.isSampled !== true) {
		return moves;
	}

	const drawn = Array.from({length: MOST_TRIES}, () => pick(random, moves));
	const asked = (variant.asks ?? []).map(({id}) =>
		makeAct(wholeAct({kind: 'ask', question: id}, random, tries)),
	);
	// One who sees all asks nothing.
	const asks = asked.filter((text) => game.table.actText(game.seat, text) !== undefined);
	return [...new Set([...drawn, ...asks])];
}

/** Returns the tries in a game by what the seat gets to see and hear of them. */
function movesByLook(
	candidates: readonly string[],
	game: Game,
	seat: Color,
): Map<string, string[]> {
	const looks = new Map<string, string[]>();
	for (const move of candidates) {
		const look = lookOf(tryIn(game, move), seat);
		const alike = looks.get(look);
		if (alike === undefined) {
			looks.set(look, [move]);
		} else {
			alike.push(move);
		}
	}

	return looks;
}

/** Returns a try of the seat's own, drawn at random, of which it sees and hears the same in both games; it looks at no more than it must. */
function pickOwn(
	candidates: readonly string[],
	a: Game,
	b: Game,
	seat: Color,
	random: Random,
): readonly [string, string] | undefined {
	const move = shuffled(random, candidates).find(
		(text) => lookOf(tryIn(a, text), seat) === lookOf(tryIn(b, text), seat),
	);
	return move === undefined ? undefined : [move, move];
}

/** Returns tries of the other side's that look the same to the seat, another in each game where that can be. */
function pickUnlike(
	candidates: readonly string[],
	a: Game,
	inSecond: ReadonlyMap<string, readonly string[]>,
	seat: Color,
	random: Random,
): readonly [string, string] | undefined {
	let alike: readonly [string, string] | undefined;
	for (const move of shuffled(random, candidates)) {
		const others = inSecond.get(lookOf(tryIn(a, move), seat)) ?? [];
		const unlike = others.filter((other) => other !== move);
		if (unlike.length > 0) {
			return [move, pick(random, unlike)];
		}

		alike ??= others.length > 0 ? [move, move] : undefined;
	}

	return alike;
}

/**
 * Plays two games side by side in which `seat` makes the same moves and always sees and hears the
 * same, while the other side's moves differ whenever they can. Returns them when their truths came to
 * differ, undefined otherwise. `begun` holds acts that were done already, perhaps others in each, of which the seat
 * noticed the same.
 */
export function playTwins(
	variant: Variant,
	seat: Color,
	plies: number,
	random: Random,
	fen?: string,
	begun?: SetUpTexts,
): Twins | undefined {
	const first = [...(begun?.first ?? [])];
	const second = [...(begun?.second ?? [])];
	let a = replay(variant, first, fen).game;
	let b = replay(variant, second, fen).game;
	for (let ply = 0; ply < plies; ply++) {
		if (a.outcome !== undefined || b.outcome !== undefined) {
			break;
		}

		const ofFirst = candidatesOf(a, variant, random);
		// What the seat itself tries is the same in both.
		const ofSecond = a.turn === seat ? ofFirst : candidatesOf(b, variant, random);
		const pair =
			a.turn === seat
				? pickOwn(ofFirst, a, b, seat, random)
				: pickUnlike(ofFirst, a, movesByLook(ofSecond, b, seat), seat, random);
		if (pair === undefined) {
			break;
		}

		const [x, y] = pair;
		first.push(x);
		second.push(y);
		a = tryIn(a, x).game;
		b = tryIn(b, y).game;
	}

	// Where not every act is a move, other acts may have come to the same.
	const truthOf = (tries: readonly string[], {table: {state}}: Game): string =>
		variant.isAlternating
			? tries.join(' ')
			: `${variant.key(state)} ${JSON.stringify(state.extra)}`;
	return truthOf(first, a) === truthOf(second, b) ? undefined : {seat, first, second};
}

/** Returns `count` pairs of games that one seat cannot tell apart, from a seed: by turns a pair for each seat that does not see all. */
export function findTwins(
	variant: Variant,
	count: number,
	plies: number,
	seed: string,
	fen?: string,
): Twins[] {
	const random = createRandom(seed);
	const twins: Twins[] = [];
	const seats = COLORS.filter((seat) => seat !== variant.sighted);
	for (let games = 0; twins.length < count; games++) {
		if (games === MOST_GAMES * count) {
			throw new Error(`${variant.id}: too few pairs of games that a seat cannot tell apart`);
		}

		const seat = seats[twins.length % seats.length];
		// By chance men that are placed in secret would hardly ever be told the same of.
		const begun =
			fen === undefined && isSetUpGame(variant) ? drawSetUps(variant, seat, random) : undefined;
		const isLike =
			begun === undefined ||
			lookOf(replay(variant, begun.first), seat) === lookOf(replay(variant, begun.second), seat);
		const pair = isLike ? playTwins(variant, seat, plies, random, fen, begun) : undefined;
		if (pair !== undefined) {
			twins.push(pair);
		}
	}

	return twins;
}
