import {fail, ok, type Result} from '../core/result.js';
import type {Match} from '../match/match.js';
import {startMatch} from '../match/start-match.js';
import {type Material, materialName, parseMaterial} from '../solver/material.js';
import {DEFENDED_ENDING} from '../theory/paper/strategists.js';
import {PLAN_BOOKS} from '../theory/plan-books.js';
import {findStart, readStart} from './draw-start.js';
import {beliefGame, type DrillGame, drillVariant, tableFor, USUAL_GAME} from './game.js';
import {
	type DrillOpponent,
	type DrillRole,
	type DrillSettings,
	type DrillStrategy,
	KINGS,
	makeDrillBot,
	PAPER_KING,
} from './settings.js';
import {fenWith} from '../solver/verify/board.js';
import type {DrillTables} from './tables.js';

/** What the program is called when it plays the lone king. */
const KING_NAMES: {readonly [opponent in DrillOpponent]: string} = {
	clairvoyant: 'the clairvoyant king',
	fogged: 'the fogged king',
	phantom: 'the phantom king',
	'paper-king': 'the paper’s king',
};

/** What the program is called when it has White's men. */
const STRATEGY_NAMES: {readonly [strategy in DrillStrategy]: string} = {
	table: 'the table',
	paper: 'the paper',
	'paper+': 'the paper, improved',
	metaposition: 'the program of 2003',
	'divide-and-conquer': 'divide and conquer',
	'divide-and-conquer+': 'divide and conquer, corrected',
};

/** Returns the ending that a drill is about: the one of its FEN when it has one. The error says why there is none. */
export function drillMaterial({
	ending,
	fen,
	game = USUAL_GAME,
}: Pick<DrillSettings, 'ending' | 'fen' | 'game'>): Result<Material> {
	const material = fen === undefined ? parseMaterial(ending) : startMaterial(fen, game);
	if (!material.ok) {
		return material;
	}

	if (material.value.length === 0) {
		return fail('White needs a man beside the king');
	}

	const {endings} = beliefGame(game).table;
	return endings === undefined || endings.includes(materialName(material.value))
		? material
		: fail(
				`in Kriegspiel there are drills of ${joinEndings(endings)}, not of ${materialName(material.value)}`,
			);
}

const joinEndings = (endings: readonly string[]): string =>
	`${endings.slice(0, -1).join(', ')} and ${endings.at(-1)}`;

function startMaterial(fen: string, game: DrillGame): Result<Material> {
	const start = readStart(fen, game);
	return start.ok ? ok(start.value.placement.material) : start;
}

/** Returns which side the person has when the program plays an ending as the paper does. */
export const roleAgainstPaper = (ending: string): DrillRole =>
	ending === DEFENDED_ENDING ? 'attacker' : 'defender';

/** Returns how the program can play the lone king of an ending. */
export const kingsFor = (ending: string, game: DrillGame = USUAL_GAME): readonly DrillOpponent[] =>
	KINGS[game].filter((king) => king !== PAPER_KING || ending === DEFENDED_ENDING);

function findKingFault(
	{game = USUAL_GAME, opponent, blind}: Pick<DrillSettings, 'game' | 'opponent' | 'blind'>,
	ending: string,
): string | undefined {
	if (!KINGS[game].includes(opponent)) {
		return `in Kriegspiel the lone king is ${KINGS[game].join(' or ')}`;
	}

	return opponent !== PAPER_KING
		? undefined
		: ending !== DEFENDED_ENDING
			? `the paper’s lone king plays ${DEFENDED_ENDING}, not ${ending}`
			: blind
				? 'the paper lets White know where its lone king starts'
				: undefined;
}

/**
 * Returns why nobody can play a drill as its settings say, as a sentence part; undefined when somebody can.
 * `ending` is the name of the ending it is about.
 */
export function findDrillFault(
	drill: Omit<DrillSettings, 'ending' | 'fen' | 'seed'>,
	ending: string,
): string | undefined {
	const {game = USUAL_GAME, role, strategy, blind} = drill;
	const book = PLAN_BOOKS[game];
	const fault = role === 'attacker' ? findKingFault(drill, ending) : undefined;
	if (fault !== undefined || strategy === 'table' || (role === 'attacker' && !book.isNamed)) {
		return fault;
	}

	return !book.has(strategy, ending)
		? `${strategy} has no plan for ${ending}`
		: blind && book.needsStart
			? `${strategy} has no plan for a king of whom nothing is known`
			: undefined;
}

/** Returns the name of the ending that a drill is about. The error is a sentence. */
export function drillMaterialName(
	drill: Pick<DrillSettings, 'ending' | 'fen' | 'game'>,
): Result<string> {
	const material = drillMaterial(drill);
	return material.ok
		? ok(materialName(material.value))
		: fail(`The drill cannot begin: ${material.error}.`);
}

/**
 * Starts a drill: a match under the rules of endings in which the person has one side and the program
 * the other. `tables`, by `tableKey`, must hold the ending's table in the drill's game and those it needs. The error is a sentence part.
 */
export function startDrill(
	settings: DrillSettings,
	tables: DrillTables,
	person: string,
	at: number,
): Result<Match> {
	const material = drillMaterial(settings);
	if (!material.ok) {
		return material;
	}

	const ending = materialName(material.value);
	const fault = findDrillFault(settings, ending);
	if (fault !== undefined) {
		return fail(fault);
	}

	const {game = USUAL_GAME} = settings;
	if (tableFor(tables, beliefGame(game), ending) === undefined) {
		return fail(`there is no table for ${ending}`);
	}

	const start =
		settings.fen === undefined
			? findStart(tables, settings, material.value)
			: readStart(settings.fen, game);
	if (!start.ok) {
		return start;
	}

	const bot = makeDrillBot(settings);
	const {role, opponent, strategy} = settings;
	const player = {kind: 'person', name: person} as const;
	const name = role === 'attacker' ? KING_NAMES[opponent] : STRATEGY_NAMES[strategy];
	const program = {kind: 'bot', name, bot} as const;
	return startMatch(
		{
			variant: drillVariant(game),
			fen: fenWith(start.value.placement, start.value.king),
			seats:
				role === 'attacker' ? {white: player, black: program} : {white: program, black: player},
			clock: {kind: 'none'},
			seed: settings.seed,
		},
		at,
	);
}
