import type {Act} from '../core/act.js';
import {isMan, manColor, manRole} from '../core/man.js';
import {pick, type Random} from '../core/random.js';
import {type Square, squareName} from '../core/square.js';
import {variantOf} from '../rules/registry.js';
import {currentView} from '../rules/history.js';
import type {View} from '../rules/view.js';
import {nextOfArray} from './set-up-arrays.js';
import type {Bot} from './bot.js';

/** Returns the act of a set-up that needs no thought: it is drawn at random, and then it is ready; undefined where there is none. */
export function setUpAct(acts: readonly Act[]): Act | undefined {
	const word = (wanted: string) => acts.find((act) => act.kind === 'say' && act.word === wanted);
	const isEmpty = !acts.some((act) => act.kind === 'place' && act.role === undefined);
	// Where points may be left it could be ready without a man.
	return (isEmpty ? word('random') : undefined) ?? word('ready') ?? word('random');
}

/** How many times as often as another man a pawn of a middle file is written down: it costs least to lose, and such a file is opened soon. */
const OFTEN = 4;
const IN_THE_MIDDLE = /^[c-f]/;

/** Returns one of its own men that a side writes down in secret, drawn at random so that nobody can know it; undefined where that is not asked. */
function secretMan(acts: readonly Act[], {cells, viewer}: View, random: Random): Act | undefined {
	const named = acts.flatMap((act) =>
		act.kind === 'say' && act.word === 'name' && act.square !== undefined
			? [{act, square: act.square}]
			: [],
	);
	const isOwn = (man: number): boolean => isMan(man) && manColor(man) === viewer;
	if (named.length < acts.length || !named.every(({square}) => isOwn(cells[square]))) {
		return undefined;
	}

	const isOften = (square: Square): boolean =>
		manRole(cells[square]) === 'pawn' && IN_THE_MIDDLE.test(squareName(square));
	const drawn = named.flatMap(({act, square}) => Array<Act>(isOften(square) ? OFTEN : 1).fill(act));
	return drawn.length === 0 ? undefined : pick(random, drawn);
}

/** Returns a bot that puts its men down at random in a set-up, and else plays as another. */
export const withSetUp =
	(bot: Bot): Bot =>
	(question, random, time) => {
		const act = setUpAct(question.acts ?? []);
		return act === undefined ? bot(question, random, time) : {move: act};
	};

/** Returns a bot that puts a whole army down in a sound array, writes a man down at random, any other set-up as `withSetUp` does, and else plays as another. */
export const withArrays = (bot: Bot): Bot => {
	const other = withSetUp(bot);
	return (question, random, time) => {
		const {acts, history} = question;
		const needsQueen = variantOf(history.variant).end.includes('checkmate-by-queen');
		const view = currentView(history);
		const next =
			acts && (nextOfArray(acts, view, random, {needsQueen}) ?? secretMan(acts, view, random));
		return next === undefined ? other(question, random, time) : {move: next};
	};
};
