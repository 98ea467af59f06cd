import type {ByColor, Color} from '../core/color.js';
import {createRandom} from '../core/random.js';
import type {BotChoice} from './services.js';
import type {ClockRule, MatchSettings, SeatSetting} from '../match/settings.js';

/** What is chosen for a new game; kept, so that Enter alone starts one like the last. PINs are not kept. */
export type NewGame = {
	readonly opponent: 'person' | 'bot';
	/** The variant's id. */
	readonly variant: string;
	readonly clock: ClockRule;
	/** The persons' names; against a bot the person's is the one of `you`. */
	readonly names: ByColor<string>;
	readonly you: Color | 'random';
	readonly bot: string;
	/** Milliseconds a move for a bot that can be given a time; 0 leaves it to the bot. */
	readonly botMs: number;
};

export type OneGame = {
	readonly seed: number;
	readonly fen?: string | undefined;
	readonly pins?: Partial<ByColor<string>>;
	/** The bot, as it is offered. */
	readonly choice?: BotChoice;
};

/** Returns the side that the person plays against a bot: the one chosen, or the one that the seed draws. */
const drawSide = ({you}: Pick<NewGame, 'you'>, seed: number): Color =>
	you === 'random' ? (createRandom(`side ${seed}`)() < 0.5 ? 'white' : 'black') : you;

/** Returns the settings of a match for what was chosen. Pure. */
export function makeSettings(
	game: NewGame,
	{seed, fen, pins = {}, choice}: OneGame,
): MatchSettings {
	const person = (side: Color): SeatSetting => {
		const pin = pins[side];
		const name = game.names[side];
		return pin === undefined ? {kind: 'person', name} : {kind: 'person', name, pin};
	};

	const shared = {
		variant: game.variant,
		clock: game.clock,
		seed,
		...(fen === undefined ? {} : {fen}),
	};
	if (game.opponent === 'person') {
		return {...shared, seats: {white: person('white'), black: person('black')}};
	}

	const bot: SeatSetting = {
		kind: 'bot',
		name: choice?.title ?? game.bot,
		bot: game.bot,
		...(choice?.isTimed === true && game.botMs > 0 ? {ms: game.botMs} : {}),
	};
	return {
		...shared,
		seats:
			drawSide(game, seed) === 'white'
				? {white: person('white'), black: bot}
				: {white: bot, black: person('black')},
	};
}
