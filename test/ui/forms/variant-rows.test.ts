import {describe, expect, it} from 'vitest';
import {GAME_KINDS} from '../../../source/rules/book.js';
import {findVariant, VARIANT_GROUPS, VARIANTS} from '../../../source/rules/registry.js';
import {GAME_VARIANTS} from '../../../source/session/new-game.js';
import {type FormRow, pressForm, variantRow} from '../../../source/ui/forms/form.js';
import {readPresses} from '../../../source/ui/shell/press.js';
import {KEYS} from '../../helpers/render-screen.js';
import {NO_KEY} from '../no-key.js';

/** Returns the row of a variant, and what was done by it. */
function rowOf(name: string) {
	const done: string[] = [];
	const row = variantRow(
		name,
		(id) => done.push(id),
		({name: screen}) => done.push(screen),
	);
	return {row, done};
}

/** Returns the variant after steps in its row. */
function step(name: string, direction: 1 | -1): string {
	const {row, done} = rowOf(name);
	if (row.kind === 'choice') {
		row.step(direction);
	}

	return done[0];
}

const kindOf = (name: string) => {
	const found = findVariant(name);
	return found.ok ? found.value.kind : undefined;
};

describe('the groups of variants', () => {
	it('have every variant once, in the order of the groups', () => {
		const all = VARIANT_GROUPS.flatMap(({variants}) => variants);
		expect(all.map(({id}) => id).sort()).toEqual(VARIANTS.map(({id}) => id).sort());
		const kinds = all.map(({kind}) => GAME_KINDS.indexOf(kind));
		expect(kinds).toEqual([...kinds].sort((a, b) => a - b));
	});

	it('are stepped through one after the other by one row', () => {
		expect(step('fog', 1)).toBe('dark');
		expect(kindOf(step('darkness', 1))).toBe('umpire');
		expect(step(GAME_VARIANTS.at(-1)?.id ?? '', 1)).toBe(GAME_VARIANTS[0].id);
		const {row} = rowOf('kriegspiel-rand+fifty-moves');
		expect(row.kind === 'choice' && row.value).toBe('Kriegspiel, RAND');
	});

	it('are listed by Enter, which changes nothing yet', () => {
		const {row, done} = rowOf('fog');
		const rows: readonly FormRow[] = [row];
		const [enter] = readPresses(KEYS.enter, {...NO_KEY, return: true});
		expect(pressForm(rows, {index: 0, page: 9}, enter)).toBe('done');
		expect(done).toEqual(['variants']);
	});
});
