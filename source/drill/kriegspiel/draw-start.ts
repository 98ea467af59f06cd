import {createRandom, type Random} from '../../core/random.js';
import {fail, ok, type Result} from '../../core/result.js';
import {SquareSet} from '../../core/square-set.js';
import type {BeliefTable} from '../../solver/belief-table.js';
import {NEVER} from '../../solver/levels.js';
import {isPlacement} from '../../solver/material.js';
import {findDrill} from '../catalogue.js';
import type {Start} from '../draw-start.js';
import type {DrillSettings} from '../settings.js';

/** How many placements are drawn before a drill settles for the hardest it has met. */
const MOST_DRAWS = 4000;
/** Of how many that are won the longest is the lone king's. */
const DEFENDER_DRAWS = 12;

/** Draws a start in which the king is not in check; undefined when men so drawn cannot stand. */
function drawStart({material, game}: BeliefTable, random: Random): Start | undefined {
	const [king, ...squares] = Array.from({length: material.length + 2}, () =>
		Math.floor(random() * 64),
	);
	const placement = {material, squares};
	const isFree = new Set([king, ...squares]).size === squares.length + 1;
	return isFree &&
		isPlacement(placement) &&
		game.counts(placement) &&
		game.hidden(placement).has(king)
		? {placement, king}
		: undefined;
}

/**
 * Draws a start in Kriegspiel by lot that is won for sure: for the attacker one that is not over at once, for
 * the lone king the longest of a few, so that there is something to hold out against. The error is a sentence part.
 */
export function findUmpiredStart(
	table: BeliefTable,
	{
		seed,
		blind,
		role = 'attacker',
	}: Pick<DrillSettings, 'seed' | 'blind'> & Partial<Pick<DrillSettings, 'role'>>,
): Result<Start> {
	const random = createRandom(seed);
	const least = findDrill(table.name, 'kriegspiel')?.leastMoves ?? 1;
	let best: Start | undefined;
	let most = 0;
	let won = 0;
	const isEnough = (): boolean => (role === 'attacker' ? most >= least : won >= DEFENDER_DRAWS);
	for (let draw = 0; draw < MOST_DRAWS && !isEnough(); draw++) {
		const start = drawStart(table, random);
		if (start === undefined) {
			continue;
		}

		const {placement, king} = start;
		const belief = blind ? table.game.hidden(placement) : SquareSet.from([king]);
		const level = table.levelOf(placement.squares, belief);
		won += level < NEVER ? 1 : 0;
		if (level < NEVER && level > most) {
			best = start;
			most = level;
		}
	}

	return best === undefined ? fail(`no start of ${table.name} was found that is won`) : ok(best);
}
