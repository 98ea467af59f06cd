import {expect, it} from 'vitest';
import {createRandom} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {followWorlds} from '../../../source/knowledge/worlds/follow-worlds.js';
import type {Worlds} from '../../../source/knowledge/worlds/worlds.js';
import {findVariant} from '../../../source/rules/registry.js';
import {Table} from '../../../source/rules/table.js';

const quantum = unwrap(findVariant('quantum'));
const PARTICLES = {most: 64, least: 8, attempts: 24};

/** Returns the share of worlds drawn in which a king is alone, and where he stands in all worlds of that kind. */
function alone(worlds: Worlds): {readonly share: number; readonly kings: ReadonlySet<number>} {
	const isBare = (index: number) => worlds.state(index).board.count[1] === 1;
	const drawn = [...worlds.sample(40, createRandom(1))];
	const bare = Array.from({length: worlds.size}, (_, index) => index).filter(isBare);
	return {
		share: drawn.filter(isBare).length / drawn.length,
		kings: new Set(bare.map((index) => worlds.state(index).board.kings[1])),
	};
}

/** Plays acts of Quantum Kriegsspiel, and calls `visit` with White's worlds after each that it may act on. */
function play(acts: readonly string[], visit: (worlds: Worlds, table: Table) => void): void {
	let table = unwrap(Table.start(quantum));
	const follower = followWorlds(undefined, {particles: PARTICLES});
	for (const text of acts) {
		const [seat] = text.startsWith('black>') ? (['black'] as const) : (['white'] as const);
		const acted = table.actText(seat, text.replace(/^\w+>/, ''));
		expect(acted?.verdict).toBe('stands');
		table = acted?.table ?? table;
		visit(unwrap(follower.follow(table.history('white'))), table);
	}
}

const SET_UP = [
	'K@h1',
	'ready',
	'black>K@h8',
	'black>ready',
	'R@a1',
	'ready',
	'black>P@a6',
	'black>B@f5',
	'black>ready',
];

it('holds that a king may be alone where it is a secret how many men there were, the likelier the longer it fits', () => {
	const shares: number[] = [];
	const acts = [
		...SET_UP,
		...'a1a6 black>h8g8 a6a5 black>g8h8 a5a4 black>h8g8 a4a3 black>g8h8'.split(' '),
	];
	play(acts, (worlds, table) => {
		const {share, kings} = alone(worlds);
		shares.push(share);
		expect(share === 0 || kings.has(table.state.board.kings[1])).toBe(true);
	});
	const before = SET_UP.length;
	expect(shares[before - 1]).toBe(0);
	expect(shares.at(-1)).toBeGreaterThan(shares[before + 1]);
	expect(shares.at(-1)).toBeGreaterThan(0.04);
});

it('holds it no more once something is noticed that a king alone cannot have done', () => {
	const acts = [...SET_UP, ...'a1a6 black>h8g8 a6a5 black>g8h8 h1g1 black>h8g8'.split(' ')];
	const last: number[] = [];
	play([...acts, 'a5a4', 'black>f5e4', 'g1f1', 'black>e4d3'], (worlds) => {
		last.push(alone(worlds).share);
	});
	expect(last[acts.length - 1]).toBeGreaterThan(0);
	// The bishop gives check.
	expect(last.at(-1)).toBe(0);
});

it('begins anew with each man that falls, and when the game is taken back', () => {
	const acts = [
		...SET_UP.slice(0, -1),
		'black>P@b6',
		'black>ready',
		...'a1a6 black>h8g8 h1g1 black>g8h8 g1h1 black>h8g8 h1g1 black>g8h8 a6b6'.split(' '),
	];
	const shares: number[] = [];
	const follower = followWorlds(undefined, {particles: PARTICLES});
	const tables: Table[] = [];
	play(acts, (worlds, table) => {
		shares.push(alone(worlds).share);
		tables.push(table);
	});
	expect(shares.at(-2)).toBeGreaterThan(0);
	expect(shares.at(-1)).toBe(0);
	const shareAt = (table: Table): number =>
		alone(unwrap(follower.follow(table.history('white')))).share;
	expect(shareAt(tables.at(-2)!)).toBeGreaterThan(0);
	// Before anything was taken.
	expect(shareAt(tables[acts.indexOf('a1a6') - 1])).toBe(0);
});
