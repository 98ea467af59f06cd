import {KING} from '../core/man.js';
import {parseFen} from '../core/fen.js';
import {fail, ok, type Result} from '../core/result.js';
import {NO_SQUARE, squareName} from '../core/square.js';
import {DEFENDED_ENDING, STRATEGISTS} from '../endgame/paper/strategists.js';
import type {Match} from '../match/match.js';
import {startMatch} from '../match/start-match.js';
import type {Tables} from '../solver/build-table.js';
import {type Material, materialName, parseMaterial, readPlacement} from '../solver/material.js';
import {attackedBy} from '../solver/reach.js';
import {findStart, type Start} from './draw-start.js';
import {
	type DrillOpponent,
	type DrillRole,
	type DrillSettings,
	type DrillStrategy,
	makeDrillBot,
	PAPER_KING,
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

/** Reads a start given as a FEN: White has the men, Black a lone king that is not seen, White to move. */
function readStart(fen: string): Result<Start> {
	const setup = parseFen(fen);
	if (!setup.ok) {
		return fail(`the FEN cannot be read: ${setup.error}`);
	}

	const read = readPlacement(setup.value.cells);
	if (!read.ok) {
		return read;
	}

	const {placement, blackKing: king} = read.value;
	const kings = setup.value.cells.filter((code) => (code & 7) === KING);
	if (kings.length > 2) {
		return fail('a side has more than one king');
	}

	if (king === NO_SQUARE) {
		return fail('the drill needs a black king');
	}

	if (setup.value.turn !== 'white') {
		return fail('a drill starts with White to move');
	}

	return attackedBy(placement).has(king)
		? fail(`White could take the king on ${squareName(king)} at once`)
		: ok({placement, king});
}

/** Returns the ending that a drill is about: the one of its FEN when it has one. The error says why there is none. */
export function drillMaterial({
	ending,
	fen,
}: Pick<DrillSettings, 'ending' | 'fen'>): Result<Material> {
	const material = fen === undefined ? parseMaterial(ending) : startMaterial(fen);
	return material.ok && material.value.length === 0
		? fail('White needs a man beside the king')
		: material;
}

function startMaterial(fen: string): Result<Material> {
	const start = readStart(fen);
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
	{role, opponent, strategy, blind}: Omit<DrillSettings, 'ending' | 'fen' | 'seed'>,
	ending: string,
): string | undefined {
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

/** Returns the name of the ending that a drill is about. The error is a sentence. */
export function drillMaterialName(drill: Pick<DrillSettings, 'ending' | 'fen'>): Result<string> {
	const material = drillMaterial(drill);
	return material.ok
		? ok(materialName(material.value))
		: fail(`The drill cannot begin: ${material.error}.`);
}

/**
 * Starts a drill: a match under the rules of endings in which the person has one side and the program
 * the other. `tables` must hold the ending's table and those it needs. The error is a sentence part.
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

	if (!tables.has(ending)) {
		return fail(`there is no table for ${ending}`);
	}

	const start =
		settings.fen === undefined
			? findStart(tables, settings, material.value)
			: readStart(settings.fen);
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
			variant: 'fog-ending',
			fen: makeStartFen(start.value.placement, start.value.king),
			seats:
				role === 'attacker' ? {white: player, black: program} : {white: program, black: player},
			clock: {kind: 'none'},
			seed: settings.seed,
		},
		at,
	);
}
