import {DRILLS, findDrill} from '../../drill/catalogue.js';
import {
	DRILL_OPPONENTS,
	DRILL_ROLES,
	type DrillOpponent,
	type DrillRole,
	type DrillSettings,
	type DrillStrategy,
} from '../../drill/settings.js';
import type {DrillWish} from '../request.js';

/** What is chosen for a drill; kept as text, so that Enter alone starts one like the last. */
export type DrillChoice = {
	readonly ending: string;
	readonly role: DrillRole;
	readonly opponent: DrillOpponent;
	readonly strategy: DrillStrategy;
	readonly blind: boolean;
	/** The start, when it is not to be drawn by lot. */
	readonly fen?: string;
	readonly seed?: number;
};

/** Returns a choice as text for the settings: "KQvK attacker phantom known". */
export const makeDrillChoice = ({ending, role, opponent, blind}: DrillChoice): string =>
	[ending, role, opponent, blind ? 'blind' : 'known'].join(' ');

/** Returns the drill that was chosen last, changed by what is wished now; what is unknown is as usual. */
export function firstDrillChoice(last: string, wish: DrillWish): DrillChoice {
	const [ending = '', role, opponent, knowledge] = last.split(' ');
	const entry = findDrill(ending) ?? DRILLS[0];
	return {
		ending: wish.ending ?? entry.ending,
		role: wish.as ?? DRILL_ROLES.find((known) => known === role) ?? 'attacker',
		opponent: wish.opponent ?? DRILL_OPPONENTS.find((known) => known === opponent) ?? 'phantom',
		strategy: wish.strategy ?? 'table',
		// What was wished of an ending is meant without what was chosen for another one.
		blind: wish.blind ?? (wish.ending === undefined && entry.hasBlind && knowledge === 'blind'),
		...(wish.fen === undefined ? {} : {fen: wish.fen}),
		...(wish.seed === undefined ? {} : {seed: wish.seed}),
	};
}

/** Returns the settings of a drill that was chosen, with a seed for what was left to chance. */
export const settingsOfChoice = (choice: DrillChoice, seed: () => number): DrillSettings => ({
	...choice,
	seed: choice.seed ?? seed(),
});
