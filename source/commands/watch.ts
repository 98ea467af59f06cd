import {heroOf} from '../drill/plan-line.js';
import {DRILL_STRATEGIES, UMPIRED_STRATEGIES} from '../drill/settings.js';
import {drillMaterial} from '../drill/start.js';
import {fail, ok, type Result} from '../core/result.js';
import {materialName} from '../solver/material.js';
import {startUi} from '../ui/start.js';
import type {CommandInput} from './catalogue.js';
import {EXIT} from './exit-codes.js';
import {choiceFlag, textFlag} from './flag-values.js';
import {seedFlag} from './game-flags.js';
import type {CommandIo} from './io.js';
import {readEndings} from './read-endings.js';
import {tableGameFlag} from './table-game-flag.js';
import {asksForGame, readGameToWatch} from './watch-game.js';
import {watchTries} from './watch-tries.js';

/** The ending that is watched when only its start or its plan is named. */
const USUAL_ENDING = 'KQvK';

/** A refusal with its exit code. */
type Refusal = {readonly code: number; readonly reason: string};

/** Reads which ending is meant: the one of the FEN, if there is one. */
function readEnding(words: readonly string[], fen: string | undefined): Result<string, Refusal> {
	const named = words.length === 0 ? undefined : readEndings(words);
	if (named?.ok === false) {
		return fail({code: EXIT.usage, reason: named.error});
	}

	const material = drillMaterial({
		ending: named?.ok === true ? named.value[0] : USUAL_ENDING,
		...(fen === undefined ? {} : {fen}),
	});
	if (!material.ok) {
		return fail({code: fen === undefined ? EXIT.usage : EXIT.input, reason: material.error});
	}

	const ending = materialName(material.value);
	return named?.ok === true && named.value[0] !== ending
		? fail({
				code: EXIT.usage,
				reason: `the FEN is a start of ${ending}, not of ${named.value[0]}`,
			})
		: ok(ending);
}

/** Shows an ending that the program plays by the paper's plan, or by the table, and says why. */
async function watchEnding(
	{arguments: words, flags}: CommandInput,
	io: CommandIo,
): Promise<number> {
	const fen = textFlag(flags, 'fen');
	const read = readEnding(words, fen);
	if (!read.ok) {
		io.error(`fogchess: ${read.error.reason}`);
		return read.error.code;
	}

	const ending = read.value;
	const wished = choiceFlag(flags, 'strategy', DRILL_STRATEGIES);
	if (!wished.ok) {
		const name = textFlag(flags, 'strategy');
		const isUmpired = UMPIRED_STRATEGIES.some((strategy) => strategy === name);
		io.error(
			isUmpired
				? `fogchess: ${name} plays behind an umpire: \`--variant kriegspiel\``
				: `fogchess: ${wished.error}`,
		);
		return EXIT.usage;
	}

	const usual = heroOf('paper', ending) === undefined ? 'table' : 'paper';
	const strategy = wished.value ?? usual;
	if (heroOf(strategy, ending) === undefined) {
		io.error(`fogchess: ${strategy} has no plan for ${ending}; \`--strategy ${usual}\` has`);
		return EXIT.usage;
	}

	const seed = seedFlag(flags);
	return startUi(
		{
			kind: 'watch',
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
 * plays by the paper. With `--variant kriegspiel` it plays behind an umpire. `fogchess watch --white BOT --black BOT`: two bots play a whole game. With neither it is
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

	if (game.value.id === 'fog') {
		return watchEnding(input, io);
	}

	if (game.value.id !== 'kriegspiel') {
		io.error(
			'fogchess: endings are shown where the umpire tells a check by its kind: `--variant kriegspiel`',
		);
		return EXIT.usage;
	}

	return watchTries(input, io);
}
