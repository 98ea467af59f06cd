import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {ownContestant, seeingContestant} from '../../source/bot/arena/contestant.js';
import {playGameOf} from '../../source/bot/arena/play-match.js';
import {eloOf, estimateShare, type Estimate, type Tally} from '../../source/bot/arena/score.js';
import {FULL_STRENGTH} from '../../source/bot/fog/fog-options.js';
import {greedyBot} from '../../source/bot/greedy-bot.js';
import {randomBot} from '../../source/bot/random-bot.js';
import {SEEING_PLAYERS} from '../../source/bot/sparring/seeing-player.js';
import {fog} from '../../source/rules/variants/fog.js';

/** Loads a script of `npm run strength`, which is plain JavaScript. */
const load = async (name: string): Promise<unknown> =>
	import(new URL(`../../scripts/strength/${name}`, import.meta.url).href);

type Player = {readonly kind: string; readonly ms?: number; readonly nodes?: number};
type Row = {
	readonly name: string;
	readonly players: readonly [Player, Player];
	readonly games: number;
	readonly goal?: number;
	readonly isGain?: boolean;
	readonly isPart?: boolean;
};
type Result = {row: string; outcomes: string; plies: number; rss: number; records: {ms: number}[]};

const {botOptions, unknownOptions, readContestant} = (await load('contestants.js')) as {
	botOptions: (modules: object, given: object) => Record<string, unknown>;
	unknownOptions: (modules: object, given: object) => string[];
	readContestant: (text: string) => object;
};
const {superiority} = (await load('sum.js')) as {superiority: (tally: object) => number};
const store = (await load('store.js')) as {
	emptyResult: (about: object) => Result;
	addResult: (result: Result, played: object) => void;
	missingPairs: (result: Result, games: number) => number[];
	tallyOf: (result: Result) => Tally;
	readResult: (folder: string, row: string) => Result | undefined;
	writeResult: (folder: string, result: Result) => void;
	fingerprintOf: (code: string, players: object, seed: number) => string;
};
const {verdict, matchSection} = (await load('report.js')) as {
	verdict: (row: object, estimate: Estimate) => string;
	matchSection: (found: readonly object[], tools: object) => string;
};
const {replaceSection} = (await load('page.js')) as {
	replaceSection: (page: string, title: string, text: string) => string;
};
const {ROWS, playersByNodes} = (await load('rows.js')) as {
	ROWS: Row[];
	playersByNodes: (players: readonly Player[], nodes: number) => Player[];
};

const {behaviours} = (await load('behaviour.js')) as {
	behaviours: (
		arena: object,
		code: string,
		folder: string,
	) => (players: readonly Player[]) => Promise<string>;
};

const BOT = {FULL_STRENGTH};
const folder = mkdtempSync(join(tmpdir(), 'fogchess-strength-'));

afterAll(() => {
	rmSync(folder, {recursive: true});
});

const record = (ms: number) => ({
	moves: 10,
	ms,
	longestMs: ms / 5,
	illegal: 0,
	late: 1,
	hung: 2,
	told: 8,
	exact: 6,
});

/** A pair of games as a process tells of it. */
const pairOf = (pair: number, points: readonly [number, number]) => ({
	pair,
	rss: 100 + pair,
	games: points.map((one) => ({points: one, plies: 20, records: [record(500), record(700)]})),
});

describe('who plays for a tuning match', () => {
	it('is read from a word or from options', () => {
		expect(readContestant('{"trust":0.3}')).toEqual({kind: 'fog', options: {trust: 0.3}});
		expect(readContestant('full')).toEqual({kind: 'fog', options: {}});
		expect(readContestant('at:v0.1.0~2{"worlds":8}')).toEqual({
			kind: 'fog',
			options: {worlds: 8},
			commit: 'v0.1.0~2',
		});
		expect(readContestant('at:abc123')).toEqual({kind: 'fog', options: {}, commit: 'abc123'});
		expect(readContestant('fairy-100')).toEqual({kind: 'fairy', nodes: 100});
		expect(readContestant('seeing-2')).toEqual({kind: 'seeing-2'});
		for (const text of ['', 'seeing-9', 'fullest', 'level-3']) {
			expect(() => readContestant(text)).toThrow('there is no contestant');
		}
	});

	it('has the usual options but for those that are given', () => {
		expect(botOptions(BOT, {})).toEqual(FULL_STRENGTH);
		expect(botOptions(BOT, {trust: 0, worlds: 3})).toEqual({
			...FULL_STRENGTH,
			worlds: 3,
			trust: 0,
		});
		const {weights} = botOptions(BOT, {scale: {tempo: 2, bishopPair: 0}});
		const usual = FULL_STRENGTH.weights;
		expect(weights).toEqual({
			...usual,
			bishopPair: {middle: [0], end: [0]},
			tempo: {middle: [usual.tempo.middle[0] * 2], end: [usual.tempo.end[0] * 2]},
		});
		expect(() => botOptions(BOT, {scale: {tempi: 2}})).toThrow('no weights tempi');
		expect(unknownOptions(BOT, {trust: 0, worlds: 1, world: 1})).toEqual(['world']);
	});

	it('is thought the stronger the more it won of what was not drawn', () => {
		expect(superiority({wins: 0, losses: 0})).toBe(0.5);
		// The normal distribution's value at (60 − 40) / √100 = 2.
		expect(superiority({wins: 60, losses: 40})).toBeCloseTo(0.977_25, 4);
		expect(superiority({wins: 40, losses: 60})).toBeCloseTo(0.022_75, 4);
	});
});

describe('the rows of the table of strength', () => {
	it('have names and goals of their own', () => {
		expect(new Set(ROWS.map(({name}) => name)).size).toBe(ROWS.length);
		expect(ROWS.find(({name}) => name === 'naive-0.5')).toMatchObject({games: 200, goal: 0.8});
		expect(ROWS.find(({name}) => name === 'double-1/8')?.players.map(({ms}) => ms)).toEqual([
			125, 62.5,
		]);
	});

	it('give positions in proportion to time', () => {
		const players = [{kind: 'fog', ms: 100}, {kind: 'fog', ms: 50}, {kind: 'naive'}];
		expect(playersByNodes(players, 9000)).toEqual([
			{kind: 'fog', nodes: 9000},
			{kind: 'fog', nodes: 4500},
			{kind: 'naive'},
		]);
	});

	it('leave out terms of the evaluation that there are', () => {
		const known = (name: string): string[] => {
			const {players} = ROWS.find((row) => row.name === name)!;
			return unknownOptions(BOT, (players[1] as {options?: object}).options ?? {});
		};
		expect(known('off-eval-all')).toEqual([]);
		expect(known('off-eval-pawns')).toEqual([]);
		// Measured, and taken out.
		expect(known('off-eval-sight')).toEqual(['seenSquare']);
		expect(known('off-last-look')).toEqual(['lastLook']);
	});
});

describe('what is kept of a match', () => {
	it('goes on where it stopped, in whatever order pairs end', () => {
		const result = store.emptyResult({row: 'a/b'});
		expect(store.readResult(folder, 'a/b')).toBeUndefined();
		expect(store.missingPairs(result, 6)).toEqual([0, 1, 2]);
		store.addResult(result, pairOf(2, [1, 0.5]));
		store.addResult(result, pairOf(0, [0, 1]));
		store.writeResult(folder, result);
		const kept = store.readResult(folder, 'a/b')!;
		expect(kept.outcomes).toBe('lw--wd');
		expect(store.missingPairs(kept, 6)).toEqual([1]);
		expect(store.missingPairs(kept, 8)).toEqual([1, 3]);
		expect(store.tallyOf(kept)).toEqual({wins: 2, losses: 1, draws: 1});
		expect(kept).toMatchObject({plies: 80, rss: 102});
		expect(kept.records[0]).toEqual({
			...record(500),
			moves: 40,
			ms: 2000,
			late: 4,
			hung: 8,
			told: 32,
			exact: 24,
		});
	});

	it('goes on when code was changed that changes no move, and not when a move is another', async () => {
		const players = [{kind: 'greedy'}, {kind: 'random'}];
		const arena = {
			fog,
			playGameOf,
			ownContestant,
			seeingContestant,
			SEEING_PLAYERS,
			greedyBot,
			randomBot,
		};
		const first = await behaviours(arena, 'one', folder)(players);
		expect(await behaviours(arena, 'two', folder)(players)).toBe(first);
		const changed = {...arena, greedyBot: randomBot};
		expect(await behaviours(changed, 'three', folder)(players)).not.toBe(first);
		// The code tells that nothing can have changed.
		expect(await behaviours(changed, 'one', folder)(players)).toBe(first);
	});

	it('is told from what another bot, other options or another seed played', () => {
		const players = [{kind: 'fog', ms: 50}];
		const one = store.fingerprintOf('code', players, 1);
		expect(store.fingerprintOf('code', [{kind: 'fog', ms: 50}], 1)).toBe(one);
		expect(store.fingerprintOf('other', players, 1)).not.toBe(one);
		expect(store.fingerprintOf('code', [{kind: 'fog', ms: 60}], 1)).not.toBe(one);
		expect(store.fingerprintOf('code', players, 2)).not.toBe(one);
	});
});

describe('the page of strength', () => {
	const estimate = (wins: number, losses: number) => estimateShare({wins, losses, draws: 0});

	it('says what was reached and bends nothing', () => {
		expect(verdict({goal: 0.8}, estimate(80, 20))).toBe('80 %: met');
		expect(verdict({goal: 0.8}, estimate(79, 21))).toBe('80 %: **missed**');
		expect(verdict({}, estimate(1, 99))).toBe('reported');
		expect(verdict({goal: 0.5, isGain: true}, estimate(50, 50))).toBe('a gain: **missed**');
		expect(verdict({goal: 0.5, isGain: true}, estimate(52, 48))).toBe('a gain: met, unproved');
		expect(verdict({goal: 0.5, isGain: true}, estimate(70, 30))).toBe('a gain: met');
		expect(verdict({isPart: true}, estimate(52, 48))).toBe('not shown to help');
		expect(verdict({isPart: true}, estimate(20, 80))).toBe('**harms**');
	});

	it('tells of each match, of those that an older bot played, and of those that are missing', () => {
		const about = {
			row: 'random',
			command: 'npm run strength -- random',
			seed: 1,
			date: '2026-11-21',
			commit: 'abc',
			fingerprint: 'def',
			machine: 'a machine',
		};
		const result = store.emptyResult(about);
		store.addResult(result, pairOf(0, [1, 1]));
		const row = ROWS.find(({name}) => name === 'random')!;
		const text = matchSection(
			[
				{row, result, state: 'stale'},
				{row: {...row, name: 'off-part'}, result, state: 'gone'},
				{row: ROWS[1], state: 'missing'},
				{row: ROWS[2], state: 'missing', hindrance: 'the bot has none'},
			],
			{eloOf, estimateShare, tallyOf: store.tallyOf},
		);
		expect(text).toContain('Not played yet: `greedy`, `naive-0.1` (the bot has none).');
		expect(text).toContain(
			'| random | random | 50 ms | 2 of 100, by an older bot | +2 =0 −0 | 100.0 % [34.2 %, 100.0 %] | +∞ [−113, +∞] | 99 %: met |',
		);
		expect(text).toContain('| off-part | random | 50 ms | 2 of 100, taken out since | +2 =0 −0 |');
		expect(text).toContain(
			'| random | 0 : 0 | 2 : 2 | 4 of 20 : 4 of 20 | 75.00 % | 50 : 70 | 100 : 140 | 100 MB | 20 |',
		);
		expect(text).toContain('`npm run strength -- random` | 1 | 2026-11-21 | abc | def |');
	});

	it('replaces one section and leaves the others alone', () => {
		const page = replaceSection('# Strength\n\nHead.\n', 'Matches', 'first');
		const both = replaceSection(page, 'Endings', '### Part\n\nwon');
		expect(both).toBe(
			'# Strength\n\nHead.\n\n## Matches\n\nfirst\n\n## Endings\n\n### Part\n\nwon\n',
		);
		expect(replaceSection(both, 'Matches', 'second')).toBe(both.replace('first', 'second'));
	});
});
