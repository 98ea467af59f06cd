import {expect, it} from 'vitest';
import type {Act} from '../../../../source/core/act.js';
import {parseSquare, squareName} from '../../../../source/core/square.js';
import {firstFree, nextFree} from '../../../../source/ui/play/entry/next-free.js';

const at = (name: string) => parseSquare(name) ?? -1;
const queensOn = (...names: string[]): readonly Act[] =>
	names.map((name) => ({kind: 'place', role: 'queen', square: at(name)}));

it.each([
	['white', ['a3', 'c1', 'h2'], 'c1'],
	['black', ['a5', 'h6', 'c8', 'f8'], 'f8'],
] as const)('%s begins on the nearest row, at the left', (side, names, first) => {
	expect(squareName(firstFree(queensOn(...names), side) ?? -1)).toBe(first);
});

it.each([
	['c1', 'h1'],
	['h1', 'b2'],
	['b2', 'c1'],
])('after %s comes %s, and after the last row the first again', (from, to) => {
	const acts = queensOn('b2', 'h1', 'c1', from);
	expect(squareName(nextFree(at(from), {acts, orientation: 'white'}))).toBe(to);
});

it('stays where no other square is free', () => {
	expect(firstFree([], 'white')).toBeUndefined();
	expect(nextFree(at('e4'), {acts: queensOn('e4'), orientation: 'black'})).toBe(at('e4'));
});
