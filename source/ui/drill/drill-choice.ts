import {drillNamed, findDrill} from '../../drill/catalogue.js';
import {
	DRILL_KINGS,
	DRILL_ROLES,
	DRILL_STRATEGIES,
	type DrillOpponent,
	type DrillRole,
	type DrillSettings,
	type DrillStrategy,
	PAPER_KING,
} from '../../drill/settings.js';
import {DEFENDED_ENDING, STRATEGISTS} from '../../endgame/paper/strategists.js';
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

/** Returns who can have White's men in an ending. */
export const plansFor = (ending: string): readonly DrillStrategy[] =>
	DRILL_STRATEGIES.filter(
		(strategy) => strategy === 'table' || STRATEGISTS[strategy]?.[ending] !== undefined,
	);

/** Returns how the lone king can be played in an ending. */
export const kingsFor = (ending: string): readonly DrillOpponent[] =>
	DRILL_KINGS.filter((king) => king !== PAPER_KING || ending === DEFENDED_ENDING);

/** Returns the drill that was chosen last, changed by what is wished now; what is unknown is as usual. */
export function firstDrillChoice(last: string, wish: DrillWish): DrillChoice {
	const [lastEnding = '', lastRole, lastOpponent, knowledge] = last.split(' ');
	const entry = drillNamed(lastEnding);
	const ending = wish.ending ?? entry.ending;
	const strategy = plansFor(ending).find((plan) => plan === wish.strategy) ?? 'table';
	const usualRole =
		strategy === 'table' ? DRILL_ROLES.find((known) => known === lastRole) : 'defender';
	return {
		ending,
		role: wish.as ?? usualRole ?? 'attacker',
		opponent:
			wish.opponent ?? kingsFor(ending).find((known) => known === lastOpponent) ?? 'phantom',
		strategy,
		// What was wished of an ending is meant without what was chosen for another one.
		blind: wish.blind ?? (wish.ending === undefined && entry.hasBlind && knowledge === 'blind'),
		...(wish.fen === undefined ? {} : {fen: wish.fen}),
		...(wish.seed === undefined ? {} : {seed: wish.seed}),
	};
}

/** Returns the choice with another ending, without what does not fit that. */
export function withEnding(choice: DrillChoice, ending: string): DrillChoice {
	const {opponent, blind} = choice;
	return {
		...choice,
		ending,
		blind: blind && findDrill(ending)?.hasBlind === true,
		strategy: 'table',
		opponent: kingsFor(ending).find((king) => king === opponent) ?? 'phantom',
	};
}

/** Returns the settings of a drill that was chosen, with a seed for what was left to chance. */
export const settingsOfChoice = (choice: DrillChoice, seed: () => number): DrillSettings => ({
	...choice,
	seed: choice.seed ?? seed(),
});
