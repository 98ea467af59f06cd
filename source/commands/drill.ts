import {strategiesOf} from '../drill/plans.js';
import {DRILL_OPPONENTS, DRILL_ROLES} from '../drill/settings.js';
import {isShareCode} from '../drill/share-code.js';
import {drillMaterial} from '../drill/start.js';
import {materialName} from '../solver/material.js';
import type {DrillRequest} from '../ui/request.js';
import {startUi} from '../ui/start.js';
import type {CommandInput} from './catalogue.js';
import {openSharedDrill} from './drill-code.js';
import {drillGameFlag, readOpponent} from './drill-opponent.js';
import {EXIT} from './exit-codes.js';
import {choiceFlag, textFlag} from './flag-values.js';
import {seedFlag} from './game-flags.js';
import type {CommandIo} from './io.js';
import {isPuzzleWord, openPuzzles} from './drill-puzzles.js';
import {readEndings} from './read-endings.js';

/** `fogchess drill`: practises an ending, or the drill of a code; without either it tells what is due. Returns the exit code. */
export async function drillCommand(
	{arguments: words, flags}: CommandInput,
	io: CommandIo,
): Promise<number> {
	if (words.length > 0 && isPuzzleWord(words[0])) {
		return openPuzzles(words[0], io);
	}

	if (words.length > 0 && isShareCode(words[0])) {
		return openSharedDrill(words[0], flags, io);
	}

	const role = choiceFlag(flags, 'as', DRILL_ROLES);
	const opponent = choiceFlag(flags, 'opponent', DRILL_OPPONENTS);
	const game = drillGameFlag(flags);
	const strategies = strategiesOf((game.ok ? game.value : undefined) ?? 'fog');
	const strategy = choiceFlag(flags, 'strategy', strategies);
	const named = words.length === 0 ? undefined : readEndings(words);
	for (const read of [game, role, opponent, strategy, named]) {
		if (read?.ok === false) {
			io.error(`fogchess: ${read.error}`);
			return EXIT.usage;
		}
	}

	const fen = textFlag(flags, 'fen');
	const ending = named?.ok === true ? named.value[0] : undefined;
	const played = game.ok && game.value !== undefined ? {game: game.value} : {};
	const playable = ending === undefined ? undefined : drillMaterial({ending, ...played});
	if (playable?.ok === false) {
		io.error(`fogchess: ${playable.error}`);
		return EXIT.usage;
	}

	const start = fen === undefined ? undefined : drillMaterial({ending: '', fen, ...played});
	if (start?.ok === false) {
		io.error(`fogchess: ${start.error}`);
		return EXIT.input;
	}

	const ofStart = start?.ok === true ? materialName(start.value) : undefined;
	if (ending !== undefined && ofStart !== undefined && ending !== ofStart) {
		io.error(`fogchess: the FEN is a start of ${ofStart}, not of ${ending}`);
		return EXIT.usage;
	}

	const about = ending ?? ofStart;
	const request: DrillRequest = {
		...played,
		...(about === undefined ? {} : {ending: about}),
		...(role.ok && role.value !== undefined ? {as: role.value} : {}),
		...(opponent.ok && opponent.value !== undefined ? {opponent: opponent.value} : {}),
		...(strategy.ok && strategy.value !== undefined ? {strategy: strategy.value} : {}),
		...(flags['blind'] === true ? {blind: true} : {}),
	};
	const against = readOpponent(request);
	if (!against.ok) {
		io.error(`fogchess: ${against.error}`);
		return EXIT.usage;
	}

	const seed = seedFlag(flags);
	return startUi(
		{
			kind: 'drill',
			...against.value,
			...(fen === undefined ? {} : {fen}),
			...(seed === undefined ? {} : {seed}),
		},
		io,
	);
}
