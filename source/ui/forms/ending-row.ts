import {drillNamed, drillsOf} from '../../drill/catalogue.js';
import type {ChoosingEnding} from '../shell/screen-stack.js';
import type {Navigation} from '../shell/app-context.js';
import {choiceRow, type FormRow} from './form.js';

/** Returns the row by which an ending is chosen, one by one or from the list of all. */
export function endingRow(
	choosing: Omit<ChoosingEnding, 'name'>,
	open: Navigation['open'],
): FormRow {
	const {game, chosen, take} = choosing;
	const entry = drillNamed(chosen, game);
	const words = {title: entry.ending, about: entry.title};
	const row = choiceRow('Ending', words, drillsOf(game), entry, ({ending}) => take(ending));
	return {...row, list: () => open({name: 'endings', ...choosing})} as FormRow;
}
