import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {optionsOf} from '../../source/rules/book-options.js';
import {settingsOf, stepSetting} from '../../source/rules/book-settings.js';
import {baseName, findVariant, VARIANTS} from '../../source/rules/registry.js';
import type {Variant} from '../../source/rules/variant.js';

const find = (name: string): Variant => unwrap(findVariant(name));
const values = (name: string) =>
	Object.fromEntries(
		settingsOf(find(baseName(name)), find(name)).map(({id, value}) => [id, value]),
	);
const step = (name: string, id: string, direction: 1 | -1 = 1): string =>
	stepSetting(find(baseName(name)), find(name), id, direction).id;

describe('the settings of a book', () => {
	it('are read from the book and its options', () => {
		expect(values('kriegspiel-eastern')).toEqual({
			any: 'yes',
			nonsense: 'no',
			captured: 'not told',
			'en-passant': 'yes',
			'fifty-moves': 'no',
			repetition: 'no',
		});
		expect(values('kriegspiel-icc+repetition')).toMatchObject({
			captured: 'pawn or piece',
			'fifty-moves': 'yes',
			repetition: 'yes',
		});
		expect(values('kriegspiel-schemingmind')).not.toHaveProperty('captured');
		expect(values('fog')).toEqual({});
	});

	it('are those of a game’s own too, and only those that can be changed', () => {
		expect(values('special-move')).toEqual({teleport: 'queen or knight'});
		expect(values('special-move+teleport')).toEqual({teleport: 'any free square'});
		expect(step('special-move', 'teleport')).toBe('special-move+teleport');
		expect(step('special-move+teleport', 'teleport')).toBe('special-move+double');
		expect(step('special-move+double', 'teleport')).toBe('special-move');
		expect(values('kriegspiel-modern+aloud')).toEqual({aloud: 'to both'});
		expect(values('one-eye')).toEqual({'white-sees': 'Black'});
		expect(step('pickle-pot+white-sees', 'white-sees')).toBe('pickle-pot');
		expect(values('welbeck')).toEqual({});
	});

	it('offer every option that a game names as its own', () => {
		for (const variant of VARIANTS) {
			for (const {id} of variant.options === undefined ? [] : optionsOf(variant)) {
				const named = unwrap(findVariant(`${variant.id}+${id}`));
				expect(settingsOf(variant, named), named.id).toHaveLength(1);
			}
		}
	});

	it('go round, and back to the book itself', () => {
		expect(step('kriegspiel-icc', 'fifty-moves')).toBe('kriegspiel-icc+no-fifty-moves');
		expect(step('kriegspiel-icc+no-fifty-moves', 'fifty-moves')).toBe('kriegspiel-icc');
		let name = 'kriegspiel-eastern+repetition';
		const seen: string[] = [];
		for (let turn = 0; turn < 3; turn++) {
			name = step(name, 'captured');
			seen.push(name);
		}

		expect(seen).toEqual([
			'kriegspiel-eastern+repetition+kind',
			'kriegspiel-eastern+repetition+role',
			'kriegspiel-eastern+repetition',
		]);
		expect(step('kriegspiel-eastern', 'captured', -1)).toBe('kriegspiel-eastern+role');
		expect(step('kriegspiel-schemingmind', 'captured')).toBe('kriegspiel-schemingmind');
	});
});
