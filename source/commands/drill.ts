import {USUAL_GAME} from '../drill/game.js';
import {strategiesOf} from '../drill/plans.js';
import {DRILL_OPPONENTS, DRILL_ROLES} from '../drill/settings.js';
import {isShareCode} from '../drill/share-code.js';
import {drillMaterial} from '../drill/start.js';
import {materialName} from '../solver/material.js';
import {startUi} from '../ui/start.js';
import {need, Refusal, refusing} from './command.js';
import {openSharedDrill} from './drill-code.js';
import {drillGameFlag, readOpponent} from './drill-opponent.js';
import {EXIT} from './exit-codes.js';
import {choiceFlag, seedFlag, textFlag} from './flag-values.js';
import {isPuzzleWord, openPuzzles} from './drill-puzzles.js';
import {readEndings} from './read-endings.js';

/** `fogchess drill`: practises an ending, or the drill of a code; without either it tells what is due. Returns the exit code. */
export const drillCommand = refusing(async ({arguments: words, flags}, io) => {
	if (words.length > 0 && isPuzzleWord(words[0])) {
		return openPuzzles(words[0], io);
	}

	if (words.length > 0 && isShareCode(words[0])) {
		return openSharedDrill(words[0], flags, io);
	}

	const game = drillGameFlag(flags);
	const as = choiceFlag(flags, 'as', DRILL_ROLES);
	const opponent = choiceFlag(flags, 'opponent', DRILL_OPPONENTS);
	const strategy = choiceFlag(flags, 'strategy', strategiesOf(game ?? USUAL_GAME));
	const [named] = words.length === 0 ? [] : readEndings(words);
	const played = game === undefined ? {} : {game};
	if (named !== undefined) {
		need(drillMaterial({ending: named, ...played}));
	}

	const fen = textFlag(flags, 'fen');
	const start =
		fen === undefined
			? undefined
			: materialName(need(drillMaterial({ending: '', fen, ...played}), EXIT.input));
	if (named !== undefined && start !== undefined && named !== start) {
		throw new Refusal(`the FEN is a start of ${start}, not of ${named}`);
	}

	const ending = named ?? start;
	const seed = seedFlag(flags);
	const request = readOpponent({
		...played,
		...(ending === undefined ? {} : {ending}),
		...(as === undefined ? {} : {as}),
		...(opponent === undefined ? {} : {opponent}),
		...(strategy === undefined ? {} : {strategy}),
		...(flags['blind'] === true ? {blind: true} : {}),
	});
	return startUi(
		{
			kind: 'drill',
			...need(request),
			...(fen === undefined ? {} : {fen}),
			...(seed === undefined ? {} : {seed}),
		},
		io,
	);
});
