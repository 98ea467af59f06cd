import {describe, expect, it} from 'vitest';
import {GAME_KINDS} from '../../../source/rules/book.js';
import {findVariant, VARIANT_GROUPS, VARIANTS} from '../../../source/rules/registry.js';
import {GAME_VARIANTS} from '../../../source/session/new-game.js';
import {KIND_TITLES} from '../../../source/text/game-kinds.js';
import {variantRows} from '../../../source/ui/forms/form.js';

/** Returns the variant after steps in one of the two rows. */
function step(name: string, row: 0 | 1, direction: 1 | -1): string {
	let taken = name;
	const chosen = variantRows(name, (id) => {
		taken = id;
	})[row];
	if (chosen.kind === 'choice') {
		chosen.step(direction);
	}

	return taken;
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

	it('are stepped through by their own row, the variants through all of them', () => {
		expect(kindOf(step('fog', 0, 1))).toBe('umpire');
		expect(step('kriegspiel-rand', 0, -1)).toBe('fog');
		expect(step(GAME_VARIANTS.at(-1)?.id ?? '', 1, 1)).toBe(GAME_VARIANTS[0].id);
		const rows = variantRows('kriegspiel-rand+fifty-moves', () => {});
		expect(rows.map((row) => row.kind === 'choice' && row.value)).toEqual([
			KIND_TITLES.umpire,
			'Kriegspiel, RAND',
		]);
	});
});
