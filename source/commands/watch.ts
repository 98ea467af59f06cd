import {given} from '../core/given.js';
import {drillsOf, USUAL_DRILL} from '../drill/catalogue.js';
import {DRILL_GAMES, type DrillGame} from '../drill/game.js';
import {heroOf, strategiesOf, usualStrategy} from '../drill/plans.js';
import {DRILL_STRATEGIES, type DrillStrategy} from '../drill/settings.js';
import {drillMaterial} from '../drill/start.js';
import {materialName} from '../solver/material.js';
import {PLAN_BOOKS} from '../theory/plan-books.js';
import {openScreen} from './open-screen.js';
import {
	type CommandInput,
	type CommandIo,
	EXIT,
	type Flags,
	need,
	Refusal,
	refusing,
} from './command.js';
import {flagFor} from './flag-meant.js';
import {choiceFlag, MOST_MS, seedFlag, textFlag, wholeFlag} from './flag-values.js';
import {readEndings, tableGameFlag} from './read-endings.js';
import {type BotEntry, BOTS, DEFAULT_BOT, findBot} from '../bot/bots.js';
import type {Color} from '../core/color.js';
import {quote} from '../core/quote.js';
import type {GameToWatchRequest} from '../session/request.js';
import {gameFlags} from './game-flags.js';

/** The flags that ask for a game between two bots; the others of `watch` ask for an ending too. */
const GAME_FLAGS = ['white', 'black', 'ms'];

/** Returns whether it is a game between two bots that is to be watched, and not an ending; a variant alone asks for one. */
const asksForGame = (words: readonly string[], flags: Flags): boolean =>
	GAME_FLAGS.some((name) => flags[name] !== undefined) ||
	(flags['variant'] !== undefined && words.length === 0 && flags['strategy'] === undefined);

/** Reads the bot of one side; the usual one when none is named. */
function botFlag(flags: Flags, side: Color): BotEntry {
	const name = textFlag(flags, side) ?? DEFAULT_BOT;
	if (name.startsWith('seeing-')) {
		throw new Refusal(
			`${name} sees everything; only arena may use such players, as sparring partners`,
		);
	}

	if (name.startsWith('exec:')) {
		throw new Refusal('programs of your own play in arena only: `fogchess arena --white exec:…`');
	}

	const bot = need(findBot(name), EXIT.usage, `--${side}: `);
	if (bot.isStrategist === true) {
		throw new Refusal(
			`${bot.id} hunts lone kings and plays no whole game; \`fogchess watch KQvK --strategy table\` shows a hunt`,
		);
	}

	return bot;
}

/** Reads `--ms`, which one of the bots at least must go by. */
function timeFlag(flags: Flags, bots: readonly BotEntry[]): number | undefined {
	const ms = wholeFlag(flags, 'ms', MOST_MS);
	if (ms !== undefined && bots.every(({isTimed}) => isTimed !== true)) {
		const names = bots.map(({id}) => id).join(' and ');
		throw new Refusal(`--ms is for level ${BOTS.length} and fog: ${names} do not go by the clock`);
	}

	return ms;
}

/** Reads what game between bots is to be watched: `--white BOT --black BOT [--variant V] [--seed S] [--ms T] [--fen F]`. */
function readGameToWatch(words: readonly string[], flags: Flags): GameToWatchRequest {
	if (words.length > 0 || flags['strategy'] !== undefined) {
		const given = words.length > 0 ? words[0] : '--strategy';
		const flag = GAME_FLAGS.find((name) => flags[name] !== undefined) ?? '';
		throw new Refusal(
			`watch shows an ending or a game between bots: leave out ${quote(given)}, or --${flag}`,
		);
	}

	const bots = [botFlag(flags, 'white'), botFlag(flags, 'black')];
	const ms = timeFlag(flags, bots);
	const {variant, fen, seed} = gameFlags(flags);
	const [white, black] = bots.map(({id}) => id);
	return {bots: {white, black}, variant, ...given({fen, seed, ms})};
}

/** Returns the ending that is watched when only its start or its strategy is named. */
function usualEnding(game: DrillGame, strategy: DrillStrategy | undefined): string {
	const {has} = PLAN_BOOKS[game];
	return strategy === undefined || has(strategy, USUAL_DRILL)
		? USUAL_DRILL
		: (drillsOf(game).find(({ending}) => has(strategy, ending))?.ending ?? USUAL_DRILL);
}

/** Reads which ending is meant: the one that is named, the one of the FEN, or one that the strategy is for. */
function readEnding(
	words: readonly string[],
	fen: string | undefined,
	game: DrillGame,
	strategy: DrillStrategy | undefined,
): string {
	const [named] = words.length === 0 ? [] : readEndings(words);
	const drill = {game, ending: named ?? usualEnding(game, strategy)};
	const material =
		fen === undefined
			? need(drillMaterial(drill))
			: need(drillMaterial({...drill, fen}), EXIT.input);
	const ending = materialName(material);
	if (named !== undefined && named !== ending) {
		throw new Refusal(`the FEN is a start of ${ending}, not of ${named}`);
	}

	return ending;
}

/** Reads who plays; the refusal tells of a strategy of another game where that is. */
function readStrategy(flags: Flags, game: DrillGame): DrillStrategy | undefined {
	const strategies = strategiesOf(game);
	const name = DRILL_STRATEGIES.find((one) => one === textFlag(flags, 'strategy'));
	const other = DRILL_GAMES.find((one) => name !== undefined && strategiesOf(one).includes(name));
	if (
		name !== undefined &&
		!strategies.includes(name) &&
		other !== undefined &&
		PLAN_BOOKS[other].isNamed
	) {
		throw new Refusal(`${name} plays Kriegspiel: \`--variant ${other}\``);
	}

	return choiceFlag(flags, 'strategy', strategies);
}

/** Shows an ending that the program plays by a plan, or by the table, and says why. */
async function watchEnding(
	{arguments: words, flags}: CommandInput,
	game: DrillGame,
	io: CommandIo,
): Promise<number> {
	const fen = textFlag(flags, 'fen');
	const wanted = readStrategy(flags, game);
	const ending = readEnding(words, fen, game, wanted);
	const usual = usualStrategy(game, ending);
	const strategy = wanted ?? usual;
	if (heroOf(game, strategy, ending) === undefined) {
		throw new Refusal(`${strategy} has no plan for ${ending}; \`--strategy ${usual}\` has`);
	}

	const seed = seedFlag(flags);
	return openScreen({kind: 'watch', game, ending, strategy, ...given({fen, seed})}, io);
}

/**
 * `fogchess watch [ENDING]`: the program plays an ending and says why; in king and rook it is the lone king who
 * plays by the paper. With `--variant kriegspiel` it plays one of Kriegspiel. `fogchess watch --white BOT --black BOT`: two bots play a whole game. With neither it is
 * asked which. Returns the exit code.
 */
export const watchCommand = refusing(async (input, io) => {
	const {arguments: words, flags} = input;
	if (asksForGame(words, flags)) {
		return openScreen({kind: 'spectate', ...readGameToWatch(words, flags)}, io);
	}

	// A game is named where an ending is meant to be.
	const game = words.length === 0 ? '' : flagFor(words[0], 'watch');
	if (game !== '') {
		throw new Refusal(`watch does not take ${quote(words[0])}${game}`);
	}

	if (words.length === 0 && Object.keys(flags).length === 0) {
		return openScreen({kind: 'watch-choice'}, io);
	}

	const {id} = tableGameFlag(flags);
	const shown = DRILL_GAMES.find((one) => one === id);
	if (shown === undefined) {
		throw new Refusal(
			'endings are shown where the umpire tells a check by its kind: `--variant kriegspiel`',
		);
	}

	return watchEnding(input, shown, io);
});
