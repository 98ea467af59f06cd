import {fail, ok, type Result} from '../core/result.js';
import {levelToMove} from '../endings/levels.js';
import {NEVER} from '../solver/levels.js';
import {type Material, materialName} from '../solver/material.js';
import {SAFE_SPACE} from '../theory/paper/lone-king-sets.js';
import {PLAN_BOOKS} from '../theory/plan-books.js';
import {findStart, readStart, type Start} from './draw-start.js';
import {beliefGame, type DrillGame, tableFor, tablesFor, USUAL_GAME} from './game.js';
import type {LineStart} from './line.js';
import {heroOf} from './plans.js';
import type {DrillStrategy} from './settings.js';
import {drillMaterial} from './start.js';
import {fenWith} from '../solver/verify/board.js';
import type {DrillTables} from './tables.js';

export type LineRequest = {
	/** The fog when it is left out. */
	readonly game?: DrillGame;
	readonly ending: string;
	readonly strategy: DrillStrategy;
	readonly seed: number;
	/** The start; drawn from the seed when left out. */
	readonly fen?: string;
};

/** How many starts are drawn before one is found whose lone king stands in the safe space; about one in three does. */
const MOST_DRAWS = 100;

/** Draws a start, and whether White is told the king's square: nothing where he wins for sure all the same, and his plans need no more. */
function drawStart(
	{game, ending, strategy, seed}: LineRequest & {readonly game: DrillGame},
	tables: DrillTables,
	material: Material,
): Result<Start & {readonly isTold: boolean}> {
	const common = {game, ending, opponent: 'phantom', seed} as const;
	const told = (start: Start) => ({...start, isTold: true});
	if (heroOf(game, strategy, ending) === 'black') {
		for (let draw = 0; draw < MOST_DRAWS; draw++) {
			const wanted = {...common, role: 'defender', blind: false, seed: seed + draw} as const;
			const start = findStart(tables, wanted, material);
			if (!start.ok || SAFE_SPACE.has(start.value.king)) {
				return start.ok ? ok(told(start.value)) : start;
			}
		}

		return fail('no start in the safe space was found');
	}

	const attack = {...common, role: 'attacker'} as const;
	const blind = PLAN_BOOKS[game].needsStart
		? undefined
		: findStart(tables, {...attack, blind: true}, material);
	if (blind?.ok === true) {
		return ok({...blind.value, isTold: false});
	}

	const start = findStart(tables, {...attack, blind: false}, material);
	return start.ok ? ok(told(start.value)) : start;
}

/**
 * Returns the start of a line: for White one that is won, for the paper's lone king one in the safe space,
 * from which the paper proves that he holds (Corollary 18). The error is a sentence part.
 */
export function drawLineStart(request: LineRequest, tables: DrillTables): Result<LineStart> {
	const {game: id = USUAL_GAME, strategy, seed, fen: given} = request;
	const material = drillMaterial(request);
	if (!material.ok) {
		return material;
	}

	const ending = materialName(material.value);
	const game = beliefGame(id);
	if (tableFor(tables, game, ending) === undefined) {
		return fail(`there is no table for ${ending}`);
	}

	const read = given === undefined ? undefined : readStart(given, id);
	const drawn =
		read === undefined
			? drawStart({...request, game: id, ending}, tables, material.value)
			: read.ok
				? ok({...read.value, isTold: isToldAt(id, read.value, tables)})
				: read;
	if (!drawn.ok) {
		return drawn;
	}

	const {placement, king, isTold} = drawn.value;
	return ok({game: id, fen: fenWith(placement, king), strategy, isTold, seed});
}

/** Returns whether White must be told the king's square at a start, to win for sure or to begin his plans. */
function isToldAt(id: DrillGame, {placement}: Start, tables: DrillTables): boolean {
	const game = beliefGame(id);
	const own = tablesFor(tables, game);
	return (
		PLAN_BOOKS[id].needsStart || levelToMove(own, placement, game.table.hidden(placement)) === NEVER
	);
}
