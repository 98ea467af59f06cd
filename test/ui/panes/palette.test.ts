import {describe, expect, it} from 'vitest';
import {findEntries, paletteLines} from '../../../source/ui/panes/palette.js';
import {listedCommands} from '../../../source/ui/shell/keys/key-map.js';
import {LETTERS, textOf} from '../board/sample.js';
import {KEY_CONTEXTS, LATER, TURNS} from '../key-contexts.js';

/** The narrowest list of commands: all of a window of 40 columns, or the panel beside a board of 80. */
const WIDTHS = [38, 41];

describe.each(KEY_CONTEXTS)('the list of commands of %s', (_name, context) => {
	it('has a row for each that is cut nowhere, nor stops within brackets', () => {
		const entries = listedCommands(context).map((binding) => ({binding}));
		for (const width of [...WIDTHS, 60, 90]) {
			for (const line of textOf(paletteLines(entries, 0, {width, height: 99}, LETTERS))) {
				expect(line.length).toBeLessThanOrEqual(width);
				expect(line.split('(').length).toBe(line.split(')').length);
			}
		}
	});
});

it('has the key by which a game is left', () => {
	const entries = listedCommands(TURNS.turn).map((binding) => ({binding}));
	const rows = textOf(paletteLines(entries, 0, {width: 60, height: 99}, LETTERS));
	expect(rows.map((row) => row.trim())).toContain('Esc save the game and leave it');
});

it('says at its right edge where there is more of it, as other lists do', () => {
	const entries = listedCommands(TURNS.turn).map((binding) => ({binding}));
	const size = {width: 38, height: 9};
	const drawn = (index: number) => textOf(paletteLines(entries, index, size, LETTERS));
	const [down, up] = [/ [v↓]$/, / [\^↑]$/];
	const marked = (rows: readonly string[], sign: RegExp) =>
		rows.flatMap((row, at) => (sign.test(row) ? [at] : []));
	expect(entries.length).toBeGreaterThan(size.height);
	for (const [index, above, below] of [
		[0, [], [8]],
		[entries.length - 1, [0], []],
	] as const) {
		const rows = drawn(index);
		expect(rows).toHaveLength(size.height);
		expect(marked(rows, up)).toEqual(above);
		expect(marked(rows, down)).toEqual(below);
		expect(rows.every(({length}) => length <= size.width)).toBe(true);
	}

	const whole = textOf(paletteLines(entries, 0, {width: 38, height: entries.length}, LETTERS));
	expect([...marked(whole, up), ...marked(whole, down)]).toEqual([]);
});

it.each([
	['any', TURNS.refereed, 'ask'],
	['undo', TURNS.turn, 'takeback'],
	['quit', TURNS.turn, 'leave'],
	['exit', LATER.ended, 'back'],
	['options', LATER.ended, 'settings'],
	['about', TURNS.turn, 'rules'],
	['report', TURNS.turn, 'told'],
	['notes', TURNS.turn, 'mark'],
	['cover', TURNS.turn, 'know'],
	['material', TURNS.turn, 'men'],
	['menu', TURNS.turn, 'leave'],
	['theme', TURNS.turn, 'settings'],
] as const)('finds by %s what is called otherwise', (typed, context, command) => {
	const entries = listedCommands(context).map((binding) => ({binding}));
	expect(findEntries(entries, typed)[0]?.binding.command).toBe(command);
});
