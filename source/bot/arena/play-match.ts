import type {Variant} from '../../rules/variant.js';
import type {Contestant} from './contestant.js';
import {drawOpening, type Opening} from './openings.js';
import {type ArenaGame, playGame, type SideRecord} from './play-game.js';
import {addGame, sprt, type Tally} from './score.js';

/** Games between two contestants, in pairs: the same opening twice, with colours swapped. */
export type ArenaMatch = {
	readonly variant: Variant;
	readonly contestants: readonly [Contestant, Contestant];
	readonly games: number;
	/** Milliseconds a move. */
	readonly ms: number;
	readonly seed: number;
	/** Taken one a pair, round and round; drawn at random when left out. */
	readonly openings: readonly Opening[] | undefined;
	/** Stops as soon as one of these differences in Elo is accepted. */
	readonly bounds: readonly [number, number] | undefined;
	readonly now: () => number;
	/** Awaited before each act, so that signals are heard; nothing when left out. */
	readonly rest?: () => Promise<unknown>;
};

/** One of the games, from 1, with White's and Black's name. */
export type PlayedGame = {
	readonly number: number;
	readonly names: readonly [string, string];
	readonly played: ArenaGame;
};

/** A game of a match with what the first and the second contestant did in it. */
export type MatchGame = PlayedGame & {
	/** The points that the first contestant made. */
	readonly points: 0 | 0.5 | 1;
	readonly records: readonly [SideRecord, SideRecord];
};

/** How it stands for the first contestant, and what each did in each game. */
export type ArenaScore = {
	readonly tally: Tally;
	readonly records: readonly [readonly SideRecord[], readonly SideRecord[]];
};

/**
 * Plays the game of an index, from 0, of a match; the same whatever other games were played before. The
 * first contestant is White in the even ones. Rejects with a sentence when a contestant gives no move.
 */
export async function playGameOf(
	{variant, contestants, ms, seed, openings, now, rest}: Omit<ArenaMatch, 'games' | 'bounds'>,
	index: number,
): Promise<MatchGame> {
	const pair = index >> 1;
	const opening =
		openings?.[pair % openings.length] ?? drawOpening(variant, `arena ${seed} ${pair}`);
	const isSwapped = index % 2 === 1;
	const [first, second] = isSwapped ? (['black', 'white'] as const) : (['white', 'black'] as const);
	const [white, black] = isSwapped ? [contestants[1], contestants[0]] : contestants;
	const played = await playGame({
		variant,
		opening,
		contestants: {white, black},
		ms,
		seed: seed * 1_000_003 + index,
		now,
		rest,
	});
	const {winner} = played.outcome;
	return {
		number: index + 1,
		names: [white.name, black.name],
		played,
		points: winner === null ? 0.5 : winner === first ? 1 : 0,
		records: [played.sides[first], played.sides[second]],
	};
}

/** Plays a match. Calls `tell` after each game with how it stands then. Rejects with a sentence when a contestant gives no move. */
export async function playMatch(
	match: ArenaMatch,
	tell: (game: PlayedGame, score: ArenaScore) => void,
): Promise<ArenaScore> {
	const {games, bounds} = match;
	let tally: Tally = {wins: 0, losses: 0, draws: 0};
	const records: [SideRecord[], SideRecord[]] = [[], []];
	for (let index = 0; index < games; index++) {
		const game = await playGameOf(match, index);
		records[0].push(game.records[0]);
		records[1].push(game.records[1]);
		tally = addGame(tally, game.points);
		tell(game, {tally, records});
		if (bounds !== undefined && sprt(tally, ...bounds).accepted !== undefined) {
			break;
		}
	}

	return {tally, records};
}
