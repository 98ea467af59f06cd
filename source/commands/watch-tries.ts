import {fail, ok, type Result} from '../core/result.js';
import {showsUmpired} from '../drill/kriegspiel/try-line.js';
import {UMPIRED_STRATEGIES, type UmpiredStrategy} from '../drill/settings.js';
import {drillMaterial} from '../drill/start.js';
import {KRIEGSPIEL_PLANS} from '../theory/kriegspiel/plans.js';
import {materialName} from '../solver/material.js';
import {startUi} from '../ui/start.js';
import type {CommandInput} from './catalogue.js';
import {EXIT} from './exit-codes.js';
import {choiceFlag, textFlag} from './flag-values.js';
import {type FlagFault, seedFlag} from './game-flags.js';
import type {CommandIo} from './io.js';
import {readEndings} from './read-endings.js';

/** The ending that is watched when neither an ending nor a plan of one is named. */
const USUAL_ENDING = 'KQvK';

const usage = (reason: string): Result<string, FlagFault> => fail({code: EXIT.usage, reason});

/** Reads which ending is meant: the one that is named, the one of the FEN, or the one that the plan is for. */
function readTryEnding(
	words: readonly string[],
	fen: string | undefined,
	strategy: UmpiredStrategy,
): Result<string, FlagFault> {
	const named = words.length === 0 ? undefined : readEndings(words);
	if (named?.ok === false) {
		return usage(named.error);
	}

	const [planned = USUAL_ENDING] = Object.keys(KRIEGSPIEL_PLANS[strategy] ?? {});
	const material = drillMaterial({
		ending: named?.ok === true ? named.value[0] : planned,
		game: 'kriegspiel',
		...(fen === undefined ? {} : {fen}),
	});
	if (!material.ok) {
		return fail({code: fen === undefined ? EXIT.usage : EXIT.input, reason: material.error});
	}

	const ending = materialName(material.value);
	if (named?.ok === true && named.value[0] !== ending) {
		return usage(`the FEN is a start of ${ending}, not of ${named.value[0]}`);
	}

	return showsUmpired(strategy, ending)
		? ok(ending)
		: usage(`${strategy} has no plan for ${ending}; \`--strategy table\` has`);
}

/** Shows an ending of Kriegspiel that the program plays by the table or by a plan, try by try; returns the exit code. */
export async function watchTries(
	{arguments: words, flags}: CommandInput,
	io: CommandIo,
): Promise<number> {
	const fen = textFlag(flags, 'fen');
	const wished = choiceFlag(flags, 'strategy', UMPIRED_STRATEGIES);
	if (!wished.ok) {
		io.error(`fogchess: ${wished.error}`);
		return EXIT.usage;
	}

	const {value: strategy = 'table'} = wished;
	const ending = readTryEnding(words, fen, strategy);
	if (!ending.ok) {
		io.error(`fogchess: ${ending.error.reason}`);
		return ending.error.code;
	}

	const seed = seedFlag(flags);
	return startUi(
		{
			kind: 'watch-tries',
			ending: ending.value,
			strategy,
			...(fen === undefined ? {} : {fen}),
			...(seed === undefined ? {} : {seed}),
		},
		io,
	);
}
