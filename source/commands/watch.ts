import {drillsOf, USUAL_DRILL} from '../drill/catalogue.js';
import {DRILL_GAMES, type DrillGame} from '../drill/game.js';
import {heroOf, strategiesOf, usualStrategy} from '../drill/plans.js';
import {DRILL_STRATEGIES, type DrillStrategy} from '../drill/settings.js';
import {drillMaterial} from '../drill/start.js';
import {fail, ok, type Result} from '../core/result.js';
import {materialName} from '../solver/material.js';
import {PLAN_BOOKS} from '../theory/plan-books.js';
import {startUi} from '../ui/start.js';
import type {CommandInput} from './catalogue.js';
import {EXIT} from './exit-codes.js';
import {choiceFlag, textFlag} from './flag-values.js';
import {type FlagFault, seedFlag} from './game-flags.js';
import type {CommandIo} from './io.js';
import {readEndings} from './read-endings.js';
import {tableGameFlag} from './table-game-flag.js';
import {asksForGame, readGameToWatch} from './watch-game.js';

const usage = (reason: string): Result<never, FlagFault> => fail({code: EXIT.usage, reason});

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
): Result<string, FlagFault> {
	const named = words.length === 0 ? undefined : readEndings(words);
	if (named?.ok === false) {
		return usage(named.error);
	}

	const material = drillMaterial({
		game,
		ending: named?.ok === true ? named.value[0] : usualEnding(game, strategy),
		...(fen === undefined ? {} : {fen}),
	});
	if (!material.ok) {
		return fail({code: fen === undefined ? EXIT.usage : EXIT.input, reason: material.error});
	}

	const ending = materialName(material.value);
	return named?.ok === true && named.value[0] !== ending
		? usage(`the FEN is a start of ${ending}, not of ${named.value[0]}`)
		: ok(ending);
}

/** Reads who plays; the error tells of a strategy of another game where that is. */
function readStrategy(
	flags: CommandInput['flags'],
	game: DrillGame,
): Result<DrillStrategy | undefined> {
	const strategies = strategiesOf(game);
	const read = choiceFlag(flags, 'strategy', strategies);
	const name = DRILL_STRATEGIES.find((one) => one === textFlag(flags, 'strategy'));
	const other = DRILL_GAMES.find((one) => name !== undefined && strategiesOf(one).includes(name));
	return read.ok || other === undefined || !PLAN_BOOKS[other].isNamed
		? read
		: fail(`${name} plays Kriegspiel: \`--variant ${other}\``);
}

/** Shows an ending that the program plays by a plan, or by the table, and says why. */
async function watchEnding(
	{arguments: words, flags}: CommandInput,
	game: DrillGame,
	io: CommandIo,
): Promise<number> {
	const fen = textFlag(flags, 'fen');
	const wanted = readStrategy(flags, game);
	if (!wanted.ok) {
		io.error(`fogchess: ${wanted.error}`);
		return EXIT.usage;
	}

	const read = readEnding(words, fen, game, wanted.value);
	if (!read.ok) {
		io.error(`fogchess: ${read.error.reason}`);
		return read.error.code;
	}

	const ending = read.value;
	const usual = usualStrategy(game, ending);
	const strategy = wanted.value ?? usual;
	if (heroOf(game, strategy, ending) === undefined) {
		io.error(`fogchess: ${strategy} has no plan for ${ending}; \`--strategy ${usual}\` has`);
		return EXIT.usage;
	}

	const seed = seedFlag(flags);
	return startUi(
		{
			kind: 'watch',
			game,
			ending,
			strategy,
			...(fen === undefined ? {} : {fen}),
			...(seed === undefined ? {} : {seed}),
		},
		io,
	);
}

/** Shows a game between two bots. */
async function watchGame({arguments: words, flags}: CommandInput, io: CommandIo): Promise<number> {
	const game = readGameToWatch(words, flags);
	if (!game.ok) {
		io.error(`fogchess: ${game.error.reason}`);
		return game.error.code;
	}

	return startUi({kind: 'spectate', ...game.value}, io);
}

/**
 * `fogchess watch [ENDING]`: the program plays an ending and says why; in king and rook it is the lone king who
 * plays by the paper. With `--variant kriegspiel` it plays one of Kriegspiel. `fogchess watch --white BOT --black BOT`: two bots play a whole game. With neither it is
 * asked which. Returns the exit code.
 */
export async function watchCommand(input: CommandInput, io: CommandIo): Promise<number> {
	const {arguments: words, flags} = input;
	if (asksForGame(words, flags)) {
		return watchGame(input, io);
	}

	if (words.length === 0 && Object.keys(flags).length === 0) {
		return startUi({kind: 'watch-choice'}, io);
	}

	const game = tableGameFlag(flags);
	if (!game.ok) {
		io.error(`fogchess: ${game.error}`);
		return EXIT.usage;
	}

	const shown = DRILL_GAMES.find((one) => one === game.value.id);
	if (shown === undefined) {
		io.error(
			'fogchess: endings are shown where the umpire tells a check by its kind: `--variant kriegspiel`',
		);
		return EXIT.usage;
	}

	return watchEnding(input, shown, io);
}
