import {expect, it} from 'vitest';
import {parseAct} from '../../source/core/act.js';
import {parseSquare, SQUARE_NAMES} from '../../source/core/square.js';
import {actHelps} from '../../source/text/acts.js';
import {describeActs, squareBlocks} from '../../source/text/act-list.js';

const acts = (...texts: readonly string[]) => texts.map((text) => parseAct(text)!);
const half = SQUARE_NAMES.filter((name) => name[1] <= '4');

it('acts that differ by their square alone are one sentence', () => {
	const put = ['P', 'K', 'N'].flatMap((letter) => half.map((name) => `${letter}@${name}`));
	expect(describeActs(acts(...put, 'random', 'ready'))).toEqual([
		'K N P on a1–h4, as P@a1.',
		'random, ready.',
	]);
	expect(describeActs(acts('-@a1', '-@b1', '-@h2', 'ready'))).toEqual([
		'Take off a1–b1, h2, as -@a1.',
		'ready.',
	]);
	expect(describeActs(acts('reveal:a1', 'reveal:b1', 'pass'))).toEqual([
		'reveal:a1, reveal:b1, pass.',
	]);
	expect(describeActs(acts('name:a1', 'name:b1', 'name:c2'))).toEqual([
		'name on a1–b1, c2, as name:a1.',
	]);
});

it('squares are told as blocks', () => {
	const squares = (...names: readonly string[]) => names.map((name) => parseSquare(name)!);
	expect(squareBlocks(squares(...half.filter((name) => name !== 'e4')))).toBe(
		'a1–h3, a4–d4, f4–h4',
	);
	expect(squareBlocks(squares('h1', 'a2'))).toBe('h1, a2');
});

it('help tells what an act does that is written with its square', () => {
	expect(actHelps(acts('reveal:b1'))).toEqual([
		{text: 'reveal:b1', help: 'reveal the man on that square'},
	]);
	expect(actHelps(acts('seal:e2e4'))[0].help).toBe('seal that move');
});
