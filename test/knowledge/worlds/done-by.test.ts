import {describe, expect, it} from 'vitest';
import {unwrap} from '../../../source/core/result.js';
import {followWorlds} from '../../../source/knowledge/worlds/follow-worlds.js';
import {findVariant} from '../../../source/rules/registry.js';
import {Table} from '../../../source/rules/table.js';
import {playActs} from '../../helpers/play-acts.js';

const sizeFor = (variant: string, acts: readonly string[]): number => {
	const start = unwrap(Table.start(unwrap(findVariant(variant))));
	const worlds = unwrap(followWorlds().follow(playActs(start, acts).table.history('white')));
	expect(worlds.isExact).toBe(true);
	return worlds.size;
};

describe('worlds after what the other side heard', () => {
	it('are those in which it was told so: it asked for seven squares, and which', () => {
		const acts = ['e2e4', 'e7e6', 'a2a3'];
		const asked = 'seven?a6,e4,b6,c6,d6,e6,f6';
		const before = sizeFor('kriegspiel-modern+aloud', acts);
		expect(before).toBe(20);
		const after = sizeFor('kriegspiel-modern+aloud', [...acts, asked]);
		expect(after).toBe(1);
		expect(sizeFor('kriegspiel-modern', [...acts, asked])).toBe(before);
	});
});
