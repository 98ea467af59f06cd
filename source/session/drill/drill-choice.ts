import {drillNamed} from '../../drill/catalogue.js';
import {DRILL_GAMES, type DrillGame, USUAL_GAME} from '../../drill/game.js';
import {strategiesFor} from '../../drill/plans.js';
import {
	DRILL_KINGS,
	DRILL_ROLES,
	DRILL_STRATEGIES,
	type DrillSettings,
} from '../../drill/settings.js';
import {kingsFor} from '../../drill/start.js';
import {PLAN_BOOKS} from '../../theory/plan-books.js';
import type {DrillRequest} from '../request.js';

/** What is chosen for a drill; kept as text, so that Enter alone starts one like the last. */
export type DrillChoice = Omit<DrillSettings, 'game' | 'seed'> & {
	readonly game: DrillGame;
	/** Left out when it is to be drawn at random, as the start is. */
	readonly seed?: number;
};

/** Returns a choice as text for the settings: "KQvK attacker phantom known", of another game with its name and the plan behind it. */
export function makeDrillChoice(choice: DrillChoice): string {
	const {game, ending, role, opponent, strategy, blind} = choice;
	const plan = strategy === 'table' ? [] : [strategy];
	const named = game === USUAL_GAME ? [] : [game, ...plan];
	return [ending, role, opponent, blind ? 'blind' : 'known', ...named].join(' ');
}

/** Returns the choice with who plays what as it can be in its ending. */
const withPlayers = (choice: DrillChoice): DrillChoice => ({
	...choice,
	strategy:
		strategiesFor(choice.game, choice.ending).find((one) => one === choice.strategy) ?? 'table',
	opponent:
		kingsFor(choice.ending, choice.game).find((one) => one === choice.opponent) ?? 'phantom',
});

/**
 * Returns the drill that was chosen last, changed by what is wanted now; what is unknown is as usual. Where an ending or
 * a seed is named nothing is left of the last one: the same words give the same drill.
 */
export function firstDrillChoice(last: string, request: DrillRequest): DrillChoice {
	const isNamed = request.ending !== undefined || request.seed !== undefined;
	const [lastEnding = '', lastRole, lastOpponent, knowledge, lastGame, lastPlan] = isNamed
		? []
		: last.split(' ');
	const game = request.game ?? DRILL_GAMES.find((known) => known === lastGame) ?? USUAL_GAME;
	const entry = drillNamed(lastEnding, game);
	const chosen = withPlayers({
		game,
		ending: request.ending ?? entry.ending,
		role: 'attacker',
		opponent: request.opponent ?? DRILL_KINGS.find((known) => known === lastOpponent) ?? 'phantom',
		strategy: request.strategy ?? DRILL_STRATEGIES.find((known) => known === lastPlan) ?? 'table',
		blind: request.blind ?? (entry.hasBlind && knowledge === 'blind'),
		...(request.fen === undefined ? {} : {fen: request.fen}),
		...(request.seed === undefined ? {} : {seed: request.seed}),
	});
	const knownRole = DRILL_ROLES.find((known) => known === lastRole);
	const usualRole = PLAN_BOOKS[game].isNamed
		? // A king that is named is played by the program.
			request.opponent === undefined
			? knownRole
			: undefined
		: chosen.strategy === 'table'
			? knownRole
			: 'defender';
	return {...chosen, role: request.as ?? usualRole ?? 'attacker'};
}

/** Returns the choice in another game, without what does not fit that. */
export const withGame = (choice: DrillChoice, game: DrillGame): DrillChoice =>
	withEnding({...choice, game}, choice.ending);

/** Returns the choice with another ending, without what does not fit that. */
export function withEnding(choice: DrillChoice, wanted: string): DrillChoice {
	const {ending, hasBlind} = drillNamed(wanted, choice.game);
	return withPlayers({
		...choice,
		ending: choice.fen === undefined ? ending : choice.ending,
		strategy: PLAN_BOOKS[choice.game].isNamed ? choice.strategy : 'table',
		blind: choice.blind && hasBlind,
	});
}

/** Returns the settings of a drill that was chosen, with a seed for what was left to chance. */
export const settingsOfChoice = (choice: DrillChoice, seed: () => number): DrillSettings => ({
	...choice,
	seed: choice.seed ?? seed(),
});
