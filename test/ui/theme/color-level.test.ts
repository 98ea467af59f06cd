import {WriteStream} from 'node:tty';
import {describe, expect, it} from 'vitest';
import {colorLevel, prepareColor} from '../../../source/ui/theme/color-level.js';
import {saidGround} from '../../../source/ui/theme/theme.js';

const terminal = (depth: number) => ({isTTY: true, getColorDepth: () => depth});

describe('colorLevel', () => {
	it.each([
		['a terminal of 16 million colours', {}, terminal(24), 'auto', 3],
		['a terminal of 256', {}, terminal(8), 'auto', 2],
		['a terminal of 16', {}, terminal(4), 'auto', 1],
		['a terminal of two', {}, terminal(1), 'auto', 0],
		['NO_COLOR', {NO_COLOR: '1'}, terminal(24), 'auto', 0],
		['NO_COLOR before FORCE_COLOR', {NO_COLOR: '1', FORCE_COLOR: '3'}, terminal(24), 'auto', 0],
		['an empty NO_COLOR counts for nothing', {NO_COLOR: ''}, terminal(8), 'auto', 2],
		['FORCE_COLOR=1', {FORCE_COLOR: '1'}, terminal(24), 'auto', 1],
		['FORCE_COLOR=0', {FORCE_COLOR: '0'}, terminal(24), 'auto', 0],
		['FORCE_COLOR=true into a pipe', {FORCE_COLOR: 'true'}, {}, 'auto', 1],
		['a pipe', {}, {}, 'auto', 0],
		['a dumb terminal', {TERM: 'dumb'}, terminal(24), 'auto', 0],
		['--color=never', {FORCE_COLOR: '3'}, terminal(24), 'never', 0],
		['--color=always over NO_COLOR', {NO_COLOR: '1'}, terminal(8), 'always', 2],
		['--color=always into a pipe', {}, {}, 'always', 1],
	] as const)('%s', (_name, env, output, choice, expected) => {
		expect(colorLevel(env, output, choice)).toBe(expected);
	});

	it.each([
		['truecolor', 3],
		['24bit', 3],
		[undefined, [2, 3]],
	] as const)('tmux with COLORTERM=%s', (colorTerm, expected) => {
		// As Node itself answers: 20 says 256 colours of every tmux, newer ones may say more.
		const getColorDepth = (asked?: object) => WriteStream.prototype.getColorDepth(asked);
		const env = {TERM: 'tmux-256color', TMUX: '/run/tmux,1,0', COLORTERM: colorTerm};
		expect([expected].flat()).toContain(colorLevel(env, {isTTY: true, getColorDepth}));
	});

	it.each([
		['bold and inverse in a terminal', {NO_COLOR: '1', FORCE_COLOR: '3'}, terminal(24), '1'],
		['nothing on a dumb one', {NO_COLOR: '1', TERM: 'dumb'}, terminal(24), '0'],
		['nothing into a pipe', {NO_COLOR: '1'}, {}, '0'],
	])('without colours leaves chalk, through FORCE_COLOR, %s', (_what, given, output, told) => {
		const env: Record<string, string | undefined> = {...given};
		expect(prepareColor(env, output)).toBe(0);
		expect(env['FORCE_COLOR']).toBe(told);
		expect(env).not.toHaveProperty('NO_COLOR');
	});
});

describe('saidGround', () => {
	it.each([
		[{}, undefined],
		[{COLORFGBG: '15;0'}, 'night'],
		[{COLORFGBG: '0;15'}, 'day'],
		[{COLORFGBG: '0;default;15'}, 'day'],
		[{COLORFGBG: '0;default'}, undefined],
	])('%j', (env, expected) => {
		expect(saidGround(env)).toBe(expected);
	});
});
