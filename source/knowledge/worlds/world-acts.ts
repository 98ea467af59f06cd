import {type Act, isMove, makeAct} from '../../core/act.js';
import type {Color} from '../../core/color.js';
import {isRefused} from '../../rules/news.js';
import type {State, Variant} from '../../rules/variant.js';
import type {View} from '../../rules/view.js';
import {countTries} from './count-tries.js';
import {actsNoticed} from './done-by.js';
import {viewTest} from './fits-views.js';
import type {Lately} from './lately.js';
import {type Noticed, viewAt} from './noticed.js';

/** So many acts are drawn for each world that is wanted, of so many at most: few of them fit. */
const DRAWN_FOR_EACH = 128;
const MOST_WANTED = 1024;

/** What may have been done in a world, whether that is all, and whether it would hardly have been refused there as often as it was. */
export type WorldActs = {
	readonly world: State;
	readonly acts: readonly Act[];
	readonly isAll: boolean;
	readonly isUnlikely: boolean;
};

/** Returns a test of acts by what they are and by the views before and after; of one's own the view after tells which it was. */
export function fitsNoticed(
	rules: Variant,
	seat: Color,
	{by, stands, view, heard}: Noticed,
	before: View,
): (act: Act) => boolean {
	const intended = heard.find((record) => record.type === 'intends');
	if (intended?.type === 'intends') {
		const {from, to} = intended;
		return (act) => makeAct(act).startsWith(from + to);
	}

	const fits = by === seat || !stands ? () => true : viewTest(rules)(before, view);
	// Of a try that was refused more may have been heard; else what does not stand is a question or a word.
	const isTry = stands || heard.some(({type}) => type === 'refused');
	return (act) => (isTry ? act.kind !== 'ask' : !isMove(act)) && fits(act);
}

/** Returns what may have been done in each world, as far as the views before and after tell: where there is too much, about as much of it as `most` worlds need. */
export function actsInWorlds(
	rules: Variant,
	seat: Color,
	worlds: readonly State[],
	{noticed, history, begun}: Lately,
	most: number,
): readonly WorldActs[] {
	const at = noticed.length - 1;
	const one = noticed[at];
	const fits = fitsNoticed(rules, seat, one, viewAt(noticed, at, history));
	const refusals = noticed.slice(begun).filter((tried) => tried.by !== seat && isRefused(tried));
	const each = Math.ceil(
		(Math.min(most, MOST_WANTED) * DRAWN_FOR_EACH) / Math.max(1, worlds.length),
	);
	return worlds.map((world) => {
		const {acts: all, isAll} = actsNoticed(rules, world, one, each);
		return {
			world,
			acts: all.filter(fits),
			isAll,
			isUnlikely: refusals.length > 0 && countTries(world.board) - all.length < refusals.length,
		};
	});
}
