import {fail, ok, type Result} from '../core/result.js';
import {DEFENDED_ENDING, STRATEGISTS} from '../theory/paper/strategists.js';
import {KRIEGSPIEL_PLANS} from '../theory/kriegspiel/plans.js';
import {gameTable} from '../bot/game-tables.js';
import type {Match} from '../match/match.js';
import {startMatch} from '../match/start-match.js';
import type {Tables} from '../solver/build-table.js';
import {type Material, materialName, parseMaterial} from '../solver/material.js';
import {findStart} from './draw-start.js';
import {type DrillGame, drillTableGame, drillVariant} from './game.js';
import {findUmpiredStart} from './kriegspiel/draw-start.js';
import {readStart} from './read-start.js';
import {
	type DrillOpponent,
	type DrillRole,
	type DrillSettings,
	type DrillStrategy,
	makeDrillBot,
	PAPER_KING,
	UMPIRED_KINGS,
	type UmpiredStrategy,
} from './settings.js';
import {makeStartFen} from './start-fen.js';

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
};

/** The same in Kriegspiel. */
const UMPIRED_NAMES: {readonly [plan in UmpiredStrategy]: string} = {
	table: 'the table',
	metaposition: 'the program of 2003',
	'divide-and-conquer': 'divide and conquer',
	'divide-and-conquer+': 'divide and conquer, mended',
};

/** Returns the ending that a drill is about: the one of its FEN when it has one. The error says why there is none. */
export function drillMaterial({
	ending,
	fen,
	game = 'fog',
}: Pick<DrillSettings, 'ending' | 'fen' | 'game'>): Result<Material> {
	const material = fen === undefined ? parseMaterial(ending) : startMaterial(fen, game);
	if (!material.ok) {
		return material;
	}

	if (material.value.length === 0) {
		return fail('White needs a man beside the king');
	}

	const {endings} = drillTableGame(game);
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

/**
 * Returns why nobody can play a drill as its settings say, as a sentence part; undefined when somebody can.
 * `ending` is the name of the ending it is about.
 */
export function findDrillFault(
	drill: Omit<DrillSettings, 'ending' | 'fen' | 'seed'>,
	ending: string,
): string | undefined {
	const {role, opponent, strategy, blind, game} = drill;
	if (game === 'kriegspiel') {
		return findUmpiredFault(drill, ending);
	}

	if (role === 'attacker') {
		return opponent !== PAPER_KING
			? undefined
			: ending !== DEFENDED_ENDING
				? `the paper's lone king plays ${DEFENDED_ENDING}, not ${ending}`
				: blind
					? 'the paper lets White know where its lone king starts'
					: undefined;
	}

	if (strategy === 'table') {
		return undefined;
	}

	return STRATEGISTS[strategy]?.[ending] === undefined
		? `${strategy} has no plan for ${ending}`
		: blind
			? `${strategy} has no plan for a king of whom nothing is known`
			: undefined;
}

/** The same in Kriegspiel, where a king that the program plays sees everything; a plan is shown, or has White's men. */
function findUmpiredFault(
	{role, opponent, plan = 'table'}: Pick<DrillSettings, 'role' | 'opponent' | 'plan'>,
	ending: string,
): string | undefined {
	if (role === 'attacker' && !UMPIRED_KINGS.some((king) => king === opponent)) {
		return `in Kriegspiel the lone king is ${UMPIRED_KINGS.join(' or ')}`;
	}

	return plan === 'table' || KRIEGSPIEL_PLANS[plan]?.[ending] !== undefined
		? undefined
		: `${plan} has no plan for ${ending}`;
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
	tables: Tables,
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

	const {game = 'fog'} = settings;
	const table = gameTable(tables, drillTableGame(game), ending);
	if (table === undefined) {
		return fail(`there is no table for ${ending}`);
	}

	const start =
		settings.fen !== undefined
			? readStart(settings.fen, game)
			: game === 'fog'
				? findStart(tables, settings, material.value)
				: findUmpiredStart(table, settings);
	if (!start.ok) {
		return start;
	}

	const bot = makeDrillBot(settings);
	const {role, opponent, strategy, plan = 'table'} = settings;
	const player = {kind: 'person', name: person} as const;
	const hunter = game === 'fog' ? STRATEGY_NAMES[strategy] : UMPIRED_NAMES[plan];
	const name = role === 'attacker' ? KING_NAMES[opponent] : hunter;
	const program = {kind: 'bot', name, bot} as const;
	return startMatch(
		{
			variant: drillVariant(game),
			fen: makeStartFen(start.value.placement, start.value.king),
			seats:
				role === 'attacker' ? {white: player, black: program} : {white: program, black: player},
			clock: {kind: 'none'},
			seed: settings.seed,
		},
		at,
	);
}
