import {drillNamed, findDrill} from '../../drill/catalogue.js';
import type {DrillGame} from '../../drill/game.js';
import {
	DRILL_KINGS,
	DRILL_ROLES,
	DRILL_STRATEGIES,
	type DrillOpponent,
	type DrillRole,
	type DrillSettings,
	type DrillStrategy,
	PAPER_KING,
	UMPIRED_KINGS,
	type UmpiredStrategy,
} from '../../drill/settings.js';
import {DEFENDED_ENDING, STRATEGISTS} from '../../theory/paper/strategists.js';
import type {DrillWish} from '../request.js';
import {inKriegspiel, wishedPlan} from './umpired-choice.js';

/** What is chosen for a drill; kept as text, so that Enter alone starts one like the last. */
export type DrillChoice = {
	/** The game: the fog when it is left out. */
	readonly game?: DrillGame;
	/** Whose way is shown in Kriegspiel, or is White's against the lone king. */
	readonly plan?: UmpiredStrategy;
	readonly ending: string;
	readonly role: DrillRole;
	readonly opponent: DrillOpponent;
	readonly strategy: DrillStrategy;
	readonly blind: boolean;
	/** The start, when it is not to be drawn by lot. */
	readonly fen?: string;
	readonly seed?: number;
};

/** Returns a choice as text for the settings: "KQvK attacker phantom known", in Kriegspiel with "kriegspiel" behind it. */
export const makeDrillChoice = ({
	game = 'fog',
	plan,
	ending,
	role,
	opponent,
	blind,
}: DrillChoice): string =>
	[
		ending,
		role,
		opponent,
		blind ? 'blind' : 'known',
		...(game === 'fog' ? [] : [game]),
		...(game === 'fog' || plan === undefined ? [] : [plan]),
	].join(' ');

/** Returns who can have White's men in an ending. */
export const plansFor = (ending: string): readonly DrillStrategy[] =>
	DRILL_STRATEGIES.filter(
		(strategy) => strategy === 'table' || STRATEGISTS[strategy]?.[ending] !== undefined,
	);

/** Returns how the lone king can be played in an ending. */
export const kingsFor = (ending: string, game: DrillGame = 'fog'): readonly DrillOpponent[] =>
	game === 'kriegspiel'
		? UMPIRED_KINGS
		: DRILL_KINGS.filter((king) => king !== PAPER_KING || ending === DEFENDED_ENDING);

/** Returns the drill that was chosen last, changed by what is wished now; what is unknown is as usual. */
export function firstDrillChoice(last: string, wish: DrillWish): DrillChoice {
	const [lastEnding = '', lastRole, lastOpponent, knowledge, lastGame, lastPlan] = last.split(' ');
	const isAgain = wish.ending === undefined && wish.game === undefined && lastGame !== undefined;
	const knownRole = DRILL_ROLES.find((known) => known === lastRole);
	if (wish.game === 'kriegspiel' || isAgain) {
		// A king that is named is played by the program.
		const isNamed = wish.ending !== undefined || wish.opponent !== undefined;
		return inKriegspiel({
			...wishedPlan(wish, lastPlan),
			ending: wish.ending ?? lastEnding,
			role: wish.as ?? (isNamed ? undefined : knownRole) ?? 'attacker',
			opponent: wish.opponent ?? DRILL_KINGS.find((known) => known === lastOpponent) ?? 'phantom',
			strategy: 'table',
			blind: wish.blind ?? (wish.ending === undefined && knowledge === 'blind'),
			...(wish.fen === undefined ? {} : {fen: wish.fen}),
			...(wish.seed === undefined ? {} : {seed: wish.seed}),
		});
	}

	const entry = drillNamed(lastEnding);
	const ending = wish.ending ?? entry.ending;
	const strategy = plansFor(ending).find((plan) => plan === wish.strategy) ?? 'table';
	const usualRole = strategy === 'table' ? knownRole : 'defender';
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

/** Returns the choice in another game, without what does not fit that. */
export function withGame(choice: DrillChoice, game: DrillGame): DrillChoice {
	if (game === 'kriegspiel') {
		return inKriegspiel(choice);
	}

	const {game: _game, plan: _plan, ...rest} = choice;
	return withEnding(rest, drillNamed(choice.ending).ending);
}

/** Returns the choice with another ending, without what does not fit that. */
export function withEnding(choice: DrillChoice, ending: string): DrillChoice {
	if (choice.game === 'kriegspiel') {
		return inKriegspiel({...choice, ending});
	}

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
