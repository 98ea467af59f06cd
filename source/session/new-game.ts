import {given} from '../core/given.js';
import {type ByColor, byColor, type Color, COLORS} from '../core/color.js';
import {createRandom} from '../core/random.js';
import type {UiRequest} from './request.js';
import type {BotChoice, UiServices} from './services.js';
import type {ClockRule, MatchSettings, SeatSetting} from '../match/settings.js';
import {baseName, findVariant, VARIANT_GROUPS} from '../rules/registry.js';
import {type BySeat, isAdviser, PLAYERS, type SeatId, sideOf} from '../rules/seat.js';
import type {Variant} from '../rules/variant.js';
import type {AppSettings} from '../storage/settings-file.js';
import {seatName} from '../text/men.js';

/** The clock of a game that a command begins, unless it names another; what was chosen for one in the program is none of its business. */
export const NO_CLOCK: ClockRule = {kind: 'none'};

/** A PIN has so many digits. */
export const PIN_LENGTH = 4;

/** What is chosen for a new game; kept, so that Enter alone starts one like the last. PINs are not kept. */
export type NewGame = {
	readonly opponent: 'person' | 'bot';
	/** The variant's id. */
	readonly variant: string;
	readonly clock: ClockRule;
	/** What two persons are called. */
	readonly names: ByColor<string>;
	/** What a person is called against a bot. */
	readonly person: string;
	/** The sides that a person advises, in a game that has advisers; our bot advises the others. */
	readonly advisers: readonly Color[];
	readonly you: Color | 'random';
	readonly bot: string;
	/** Milliseconds a move for a bot that can be given a time; 0 leaves it to the bot. */
	readonly botMs: number;
};

export type OneGame = {
	readonly seed: number;
	readonly fen?: string | undefined;
	readonly pins?: BySeat<string>;
	/** The bot, as it is offered. */
	readonly choice?: BotChoice;
};

/** Returns the side that the person plays against a bot: the one chosen, or the one that the seed draws. */
const drawSide = ({you}: Pick<NewGame, 'you'>, seed: number): Color =>
	you === 'random' ? (createRandom(`side ${seed}`)() < 0.5 ? 'white' : 'black') : you;

/** Returns the seats that persons have on some sides: who plays, and who advises where the game has advisers. */
export function personSeats(
	{variant, advisers}: Pick<NewGame, 'variant' | 'advisers'>,
	sides: readonly Color[] = COLORS,
): readonly SeatId[] {
	const game = findVariant(variant);
	return (game.ok ? game.value.seats : PLAYERS)
		.filter(({id, side}) => sides.includes(side) && (!isAdviser(id) || advisers.includes(side)))
		.map(({id}) => id);
}

/** Returns what the person of a seat is called. */
export function personName(
	{opponent, names, person}: Pick<NewGame, 'opponent' | 'names' | 'person'>,
	seat: SeatId,
): string {
	if (isAdviser(seat)) {
		return seatName(seat);
	}

	return opponent === 'bot' ? person : names[sideOf(seat)];
}

/** Returns whether the persons of a game are to be asked for PINs before it begins. */
export const wantsPins = (
	{opponent}: Pick<NewGame, 'opponent'>,
	{usePin}: Pick<AppSettings, 'usePin'>,
): boolean => opponent === 'person' && usePin;

/** Returns the settings of a match for what was chosen. Pure. */
export function makeSettings(
	game: NewGame,
	{seed, fen, pins = {}, choice}: OneGame,
): MatchSettings {
	const person = (seat: SeatId): SeatSetting => {
		const pin = pins[seat];
		const name = personName(game, seat);
		return pin === undefined ? {kind: 'person', name} : {kind: 'person', name, pin};
	};

	const bot: SeatSetting = {
		kind: 'bot',
		name: choice?.title ?? game.bot,
		bot: game.bot,
		...(choice?.isTimed === true && game.botMs > 0 ? {ms: game.botMs} : {}),
	};
	const you = game.opponent === 'person' ? COLORS : [drawSide(game, seed)];
	return {
		variant: game.variant,
		clock: game.clock,
		seed,
		...(fen === undefined ? {} : {fen}),
		seats: {
			...byColor(() => bot),
			...Object.fromEntries(personSeats(game, you).map((seat) => [seat, person(seat)])),
		},
	};
}

/** The sides a person can choose against a bot. */
export const SIDE_CHOICES = ['white', 'black', 'random'] as const;

/** Returns a name that still stands for one of some variants, maybe with options; else the first of them. */
const lastVariant = (name: string | undefined, variants: readonly Variant[]): string =>
	name !== undefined && findVariant(name).ok && variants.some(({id}) => id === baseName(name))
		? name
		: variants[0].id;

/** Returns the game that was chosen last, as far as its choices are still known; else the usual one. */
export function lastGame(
	opponent: NewGame['opponent'],
	{person, names, clock, last, botMs}: AppSettings,
	{bots, progress}: Pick<UiServices, 'bots' | 'progress'>,
): NewGame {
	// Who comes from the scenes to learn by has played the weakest one.
	const isNew = progress.load(person).learn.game !== undefined;
	const usual = (isNew ? bots.choices.at(0)?.id : undefined) ?? bots.usual;
	const advisers = COLORS.filter((side) => last.advisers.split(' ').includes(side));
	return {
		opponent,
		variant: lastVariant(last.variant, GAME_VARIANTS),
		// A game against a bot has no clock unless one is asked for.
		clock: opponent === 'person' ? clock : NO_CLOCK,
		names,
		person,
		// A person against a bot has an adviser on the side that is drawn, so on both or none.
		advisers: opponent === 'bot' && advisers.length < 2 ? [] : advisers,
		you: SIDE_CHOICES.find((side) => side === last.side) ?? 'white',
		bot: bots.choices.find(({id}) => id === last.bot)?.id ?? usual,
		botMs,
	};
}

/**
 * Returns the game that a menu offers: its bot is the one that was chosen last, or for who has won a game the one that
 * was played last; else an easy one.
 */
export function offeredGame(
	opponent: NewGame['opponent'],
	settings: AppSettings,
	services: Pick<UiServices, 'bots' | 'progress' | 'archive'>,
): NewGame {
	const game = lastGame(opponent, settings, services);
	const {bots, archive} = services;
	const isOffered = (bot: string): boolean => bots.choices.some(({id}) => id === bot);
	if (opponent === 'person' || isOffered(settings.last.bot)) {
		return game;
	}

	const {played} = archive.played();
	const hasWon = played.some(({outcome, seat}) => outcome.winner === seat);
	const newest = played.find(({bot}) => isOffered(bot));
	return {...game, bot: hasWon && newest !== undefined ? newest.bot : bots.first};
}

/** Returns the game that a command line asks for: what it leaves out is as a menu offers it, but for the game, fog then, and the clock, none. */
export function wishedGame(
	wish: Extract<UiRequest, {readonly kind: 'hotseat' | 'play'}>,
	settings: AppSettings,
	services: Pick<UiServices, 'bots' | 'progress' | 'archive'>,
): NewGame {
	const offered = offeredGame(wish.kind === 'hotseat' ? 'person' : 'bot', settings, services);
	const {variant = GAME_VARIANTS[0].id, clock = NO_CLOCK, advisers = []} = wish;
	const game = {...offered, variant, clock, advisers};
	return wish.kind === 'hotseat'
		? game
		: {...game, ...given({you: wish.as, bot: wish.bot, botMs: wish.ms})};
}

/** The variants that are whole games, in the order of their groups; the ones that only drills play are left out. */
export const GAME_VARIANTS = VARIANT_GROUPS.flatMap(({variants}) => variants).filter(
	({isForEndings}) => isForEndings !== true,
);
