import {countHalfMoves} from '../core/act.js';
import {type ByColor, type Color, COLORS} from '../core/color.js';
import {given} from '../core/given.js';
import type {Match} from '../match/match.js';
import type {SeatSetting} from '../match/settings.js';
import type {Imported, SavedGame} from './save.js';

/** What is told of a saved game without giving anything away. */
export type GameSummary = {
	readonly id: string;
	/** ISO 8601. */
	readonly created: string;
	readonly updated: string;
	readonly names: ByColor<string>;
	/** Whether two persons play or played it at one keyboard. */
	readonly hotseat: boolean;
	/** The variant's id. */
	readonly variant: string;
	readonly plies: number;
	readonly outcome?: NonNullable<Match['outcome']>;
	/** Where it began, as FEN; left out where that is the array, and while it goes on. */
	readonly start?: string;
	/** The bots that play, by their ids; left out where none does. */
	readonly bots?: Partial<ByColor<string>>;
	/** Left out for a game that was played here. */
	readonly imported?: Imported;
	/** What a person moved last who plays a bot, as his list of the moves has it; left out before, of other games, and when it is over. */
	readonly lastOwn?: string;
	/** Which side is at its set-up; left out once the game is played. */
	readonly setsUp?: Color;
};

/** Returns the side of the person who plays a bot here; undefined of every other game. */
export function personSide({bots = {}, imported}: Pick<GameSummary, 'bots' | 'imported'>) {
	const sides = COLORS.filter((side) => bots[side] === undefined);
	return imported === undefined && sides.length === 1 ? sides[0] : undefined;
}

/** What a save does not tell by itself. */
export type PlayedThrough = {
	/** Returns the last move of a side as it knows it; undefined where there is none. */
	readonly lastMoveOf: (match: Match, side: Color) => string | undefined;
	/** Returns which side is at its set-up. */
	readonly settingUp: (match: Match) => Color | undefined;
};

const botOf = (seat: SeatSetting): string | undefined =>
	seat.kind === 'bot' ? seat.bot : undefined;

/** Returns the bots that play, by their ids; undefined where none does. */
export function botsOf({white, black}: ByColor<SeatSetting>): GameSummary['bots'] {
	const bots = given({white: botOf(white), black: botOf(black)});
	return Object.keys(bots).length === 0 ? undefined : bots;
}

/** Returns what a save tells of its game in a list; `through` plays the game through. */
export function summarise(
	id: string,
	{created, updated, match, imported}: SavedGame,
	through?: PlayedThrough,
): GameSummary {
	const {settings, acts, outcome} = match;
	const {white, black} = settings.seats;
	const bots = botsOf(settings.seats);
	const person = personSide({...given({bots, imported})});
	const lastOwn =
		outcome === undefined && person !== undefined ? through?.lastMoveOf(match, person) : undefined;
	// Moves alone: how many acts the other side's secret set-up took is nobody's business. An adviser plays for his side.
	const plies = countHalfMoves(
		acts.filter(({stands}) => stands).map(({seat, text}) => ({by: seat.split('-')[0], text})),
	);
	const setsUp = outcome === undefined && plies === 0 ? through?.settingUp(match) : undefined;
	return {
		id,
		created,
		updated,
		names: {white: white.name, black: black.name},
		hotseat: imported === undefined && white.kind === 'person' && black.kind === 'person',
		variant: settings.variant,
		plies,
		...given({start: outcome === undefined ? undefined : settings.fen}),
		...given({outcome, bots, imported, lastOwn, setsUp}),
	};
}
