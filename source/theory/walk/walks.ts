import {KRIEGSPIEL_PLANS} from '../kriegspiel/kriegspiel-book.js';
import type {Strategist} from '../paper/strategist.js';
import {DEFENDED_ENDING, STRATEGISTS} from '../paper/strategists.js';
import {walkAttack} from './walk-attack.js';
import {walkDefence} from './walk-defence.js';
import {walkKriegspiel} from './walk-kriegspiel.js';
import type {Walk} from './walker.js';

/** By the endings of a strategist, how each is walked through. */
type Walks = {readonly [ending: string]: () => Generator<number, Walk>};

/** Returns the walks through some plans, by how one of them is walked through. */
const walksOf = <Plan>(
	plans: {readonly [ending: string]: Plan},
	walk: (plan: Plan) => Generator<number, Walk>,
): Walks =>
	Object.fromEntries(
		Object.entries(plans).map(([ending, plan]) => [
			ending,
			(): Generator<number, Walk> => walk(plan),
		]),
	);

const byPaper = (name: string): Walks =>
	walksOf(STRATEGISTS[name] ?? {}, (plan: Strategist) => walkAttack(plan));

/** All that can be proved of plans: by the game and the strategist's name. */
export const WALKS: {readonly [game: string]: {readonly [name: string]: Walks} | undefined} = {
	fog: {
		paper: {...byPaper('paper'), [DEFENDED_ENDING]: () => walkDefence()},
		'paper+': byPaper('paper+'),
	},
	kriegspiel: Object.fromEntries(
		Object.entries(KRIEGSPIEL_PLANS).map(([name, plans]) => [
			name,
			walksOf(plans, (make) => walkKriegspiel(make())),
		]),
	),
};
