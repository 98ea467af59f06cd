import type {Color} from '../core/color.js';
import type {Point} from '../endings/belief-game.js';
import {materialName} from '../solver/material.js';
import {PLAN_BOOKS} from '../theory/plan-books.js';
import {beliefGame, type DrillGame} from './game.js';
import {DRILL_STRATEGIES, type DrillStrategy} from './settings.js';

export const strategiesOf = (game: DrillGame): readonly DrillStrategy[] => {
	const names: readonly DrillStrategy[] = PLAN_BOOKS[game].names;
	return DRILL_STRATEGIES.filter((one) => one === 'table' || names.includes(one));
};

/** Returns the plans that there are for an ending, the wanted one first. */
const plansOf = (
	game: DrillGame,
	ending: string,
	wanted?: DrillStrategy,
): readonly DrillStrategy[] => {
	const {names, has} = PLAN_BOOKS[game];
	return names
		.filter((name) => has(name, ending))
		.sort((a, b) => Number(b === wanted) - Number(a === wanted));
};

/** Returns the same for White's men as they are at a point. */
export const plansAt = (
	game: DrillGame,
	{placement}: Point,
	wanted?: DrillStrategy,
): readonly DrillStrategy[] => plansOf(game, materialName(placement.material), wanted);

/** Returns who can have White's men in an ending, or show how they are led. */
export const strategiesFor = (game: DrillGame, ending: string): readonly DrillStrategy[] => [
	'table',
	...plansOf(game, ending),
];

/** Returns who is watched in an ending where nobody is named: the table where a game's usual plan is for others. */
export function usualStrategy(game: DrillGame, ending: string): DrillStrategy {
	const {usual} = PLAN_BOOKS[game];
	return usual !== undefined && heroOf(game, usual, ending) !== undefined ? usual : 'table';
}

/** Returns whose plan a strategy is in an ending: undefined when it is nobody's. The table plays White in all that there are tables of. */
export function heroOf(
	game: DrillGame,
	strategy: DrillStrategy,
	ending: string,
): Color | undefined {
	const {has, usual, defended} = PLAN_BOOKS[game];
	const {endings} = beliefGame(game).table;
	if (strategy === 'table' || has(strategy, ending)) {
		return endings === undefined || endings.includes(ending) ? 'white' : undefined;
	}

	return strategy === usual && defended === ending ? 'black' : undefined;
}

/** Returns the plan that is watched in an ending, the wanted one first; undefined where nobody has published one. */
export const planToWatch = (
	game: DrillGame,
	ending: string,
	wanted?: DrillStrategy,
): DrillStrategy | undefined => {
	const {usual, defended} = PLAN_BOOKS[game];
	const his = usual !== undefined && defended === ending ? [usual] : [];
	return [...plansOf(game, ending, wanted), ...his].find(
		(plan) => heroOf(game, plan, ending) !== undefined,
	);
};

/** Returns who can show how an ending is played. */
export const strategiesToWatch = (game: DrillGame, ending: string): readonly DrillStrategy[] =>
	DRILL_STRATEGIES.filter((one) => heroOf(game, one, ending) !== undefined);
