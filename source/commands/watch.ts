import {given} from '../core/given.js';
import {drillsOf, USUAL_DRILL} from '../drill/catalogue.js';
import {DRILL_GAMES, type DrillGame} from '../drill/game.js';
import {heroOf, strategiesOf, usualStrategy} from '../drill/plans.js';
import {DRILL_STRATEGIES, type DrillStrategy} from '../drill/settings.js';
import {drillMaterial} from '../drill/start.js';
import {materialName} from '../solver/material.js';
import {PLAN_BOOKS} from '../theory/plan-books.js';
import {startUi} from '../ui/start.js';
import {type CommandInput, type Flags, need, Refusal, refusing} from './command.js';
import {EXIT} from './exit-codes.js';
import {choiceFlag, seedFlag, textFlag} from './flag-values.js';
import type {CommandIo} from './io.js';
import {readEndings, tableGameFlag} from './read-endings.js';
import {asksForGame, readGameToWatch} from './watch-game.js';

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
	return startUi({kind: 'watch', game, ending, strategy, ...given({fen, seed})}, io);
}

/**
 * `fogchess watch [ENDING]`: the program plays an ending and says why; in king and rook it is the lone king who
 * plays by the paper. With `--variant kriegspiel` it plays one of Kriegspiel. `fogchess watch --white BOT --black BOT`: two bots play a whole game. With neither it is
 * asked which. Returns the exit code.
 */
export const watchCommand = refusing(async (input, io) => {
	const {arguments: words, flags} = input;
	if (asksForGame(words, flags)) {
		return startUi({kind: 'spectate', ...readGameToWatch(words, flags)}, io);
	}

	if (words.length === 0 && Object.keys(flags).length === 0) {
		return startUi({kind: 'watch-choice'}, io);
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
