import {createRandom, pick, type Random} from '../../source/core/random.js';
import {makeFogFen} from '../../source/core/fog-fen.js';
import {unwrap} from '../../source/core/result.js';
import {type Color, opposite} from '../../source/core/color.js';
import {makeUci} from '../../source/core/uci.js';
import {Game} from '../../source/rules/game.js';
import type {Variant} from '../../source/rules/variant.js';

/** Two games that one seat cannot tell apart: the moves of each, as UCI. */
export type Twins = {readonly seat: Color; readonly first: string[]; readonly second: string[]};

function replayed(variant: Variant, moves: readonly string[], fen?: string): Game {
	const game = unwrap(Game.start(variant, fen));
	for (const move of moves) {
		game.tryUci(move);
	}

	return game;
}

const lookOf = (game: Game, seat: Color): string =>
	`${makeFogFen(game.view(seat))} ${JSON.stringify(game.outcome ?? null)}`;

/** Returns the moves by what the seat gets to see and hear of them. */
function movesByLook(
	game: Game,
	variant: Variant,
	moves: readonly string[],
	seat: Color,
	fen?: string,
): Map<string, string[]> {
	const looks = new Map<string, string[]>();
	for (const move of game.moves().map((candidate) => makeUci(candidate))) {
		const next = replayed(variant, [...moves, move], fen);
		const look = lookOf(next, seat);
		looks.set(look, [...(looks.get(look) ?? []), move]);
	}

	return looks;
}

/**
 * Plays two games side by side in which `seat` makes the same moves and always sees and hears the
 * same, while the other side's moves differ whenever they can. Returns them when their truths came to
 * differ, undefined otherwise.
 */
export function playTwins(
	variant: Variant,
	seat: Color,
	plies: number,
	random: Random,
	fen?: string,
): Twins | undefined {
	const first: string[] = [];
	const second: string[] = [];
	for (let ply = 0; ply < plies; ply++) {
		const a = replayed(variant, first, fen);
		const b = replayed(variant, second, fen);
		if (a.outcome !== undefined || b.outcome !== undefined) {
			break;
		}

		const inFirst = movesByLook(a, variant, first, seat, fen);
		const inSecond = movesByLook(b, variant, second, seat, fen);
		const pairs: [string, string][] = [];
		for (const [look, moves] of inFirst) {
			for (const move of moves) {
				for (const other of inSecond.get(look) ?? []) {
					if (a.turn !== seat || move === other) {
						pairs.push([move, other]);
					}
				}
			}
		}

		if (pairs.length === 0) {
			break;
		}

		const unlike = pairs.filter(([x, y]) => x !== y);
		const [x, y] = pick(random, unlike.length > 0 && a.turn === opposite(seat) ? unlike : pairs);
		first.push(x);
		second.push(y);
	}

	return first.join(' ') === second.join(' ') ? undefined : {seat, first, second};
}

/** Returns `count` pairs of games that one seat cannot tell apart, from a seed. */
export function findTwins(
	variant: Variant,
	count: number,
	plies: number,
	seed: string,
	fen?: string,
): Twins[] {
	const random = createRandom(seed);
	const twins: Twins[] = [];
	while (twins.length < count) {
		const seat = twins.length % 2 === 0 ? 'white' : 'black';
		const pair = playTwins(variant, seat, plies, random, fen);
		if (pair !== undefined) {
			twins.push(pair);
		}
	}

	return twins;
}
