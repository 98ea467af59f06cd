import type {Act} from '../core/act.js';
import {unwrap} from '../core/result.js';
import {findVariant} from '../rules/registry.js';
import {currentView} from '../rules/history.js';
import {nextOfArray} from './set-up-arrays.js';
import type {Bot} from './bot.js';

/** Returns the act of a set-up that needs no thought: it is drawn at random, and then it is ready; undefined where there is none. */
export function setUpAct(acts: readonly Act[]): Act | undefined {
	const word = (wanted: string) => acts.find((act) => act.kind === 'say' && act.word === wanted);
	const isEmpty = !acts.some((act) => act.kind === 'place' && act.role === undefined);
	// Where points may be left it could be ready without a man.
	return (isEmpty ? word('random') : undefined) ?? word('ready') ?? word('random');
}

/** Returns a bot that puts its men down at random in a set-up, and else plays as another. */
export const withSetUp =
	(bot: Bot): Bot =>
	(question, random, time) => {
		const act = setUpAct(question.acts ?? []);
		return act === undefined ? bot(question, random, time) : {move: act};
	};

/** Returns a bot that puts a whole army down in a sound array, any other set-up as `withSetUp` does, and else plays as another. */
export const withArrays = (bot: Bot): Bot => {
	const other = withSetUp(bot);
	return (question, random, time) => {
		const {acts, history} = question;
		const needsQueen = unwrap(findVariant(history.variant)).end.includes('checkmate-by-queen');
		const next = acts && nextOfArray(acts, currentView(history), random, {needsQueen});
		return next === undefined ? other(question, random, time) : {move: next};
	};
};
