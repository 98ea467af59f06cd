import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {tableCommand} from '../../source/commands/table.js';
import {unwrap} from '../../source/core/result.js';
import {tableKey} from '../../source/solver/table-game.js';
import {TableCache} from '../../source/storage/table-cache.js';
import {buildTables} from '../helpers/tables.js';
import {temporaryFolder} from '../helpers/temporary-folder.js';
import {buildTryTables} from '../helpers/try-tables.js';

const rook = buildTryTables('kriegspiel', 'KRvK').get('KRvK')!;
const silent = buildTryTables('kriegspiel-silent', 'KRvK').get('KRvK')!;
const fog = buildTables('KRvK').get('KRvK')!;

/** Runs `fogchess table` in this process. */
async function table(words: readonly string[], flags: {[flag: string]: string | boolean} = {}) {
	const out: string[] = [];
	const error: string[] = [];
	const code = await tableCommand(
		{arguments: words, flags},
		{
			out: (line) => out.push(line),
			error: (line) => error.push(line),
			terminal: false,
			columns: 80,
		},
	);
	return {code, out, error};
}

/** Runs it for Kriegspiel, with JSON lines. */
async function asked(words: readonly string[], flags: {[flag: string]: string | boolean} = {}) {
	const {code, out, error} = await table(words, {variant: 'kriegspiel', json: true, ...flags});
	expect([code, error]).toEqual([0, []]);
	return out.map((line) => JSON.parse(line) as Record<string, unknown>);
}

let folder: string;

beforeEach(() => {
	const home = temporaryFolder();
	vi.stubEnv('FOGCHESS_HOME', home);
	folder = join(home, 'cache', 'tables');
	const cache = new TableCache(folder);
	for (const {game, name, words} of [rook, silent, fog]) {
		unwrap(cache.write(tableKey(game, name), words));
	}

	return () => {
		vi.unstubAllEnvs();
	};
});

describe('fogchess table --variant kriegspiel', () => {
	it('counts as the independent solver does', async () => {
		const [counts] = await asked(['stats', 'krvk']);
		expect(counts).toMatchObject({
			material: 'KRvK',
			variant: 'kriegspiel',
			placements: 4032,
			starts: 175_168,
			won: 175_168,
			longest: 29,
			blind: {placements: 4032, won: 2468, longest: 33},
		});
		const [others] = await asked(['stats', 'KRvK'], {variant: 'kriegspiel-silent'});
		expect(others).toMatchObject({longest: 41, blind: {won: 2468, longest: 50}});
		expect((await table(['stats', 'KRvK'], {variant: 'kriegspiel'})).out[0]).toContain(
			'KRvK (kriegspiel)',
		);
	});

	it('probes what White knows, from the file alone', async () => {
		const diagram = '8/3R4/3K4/8/8/8/8/8 w';
		const [known] = await asked(['probe', diagram], {'king-on': 'a8,b8,c8'});
		expect(known).toMatchObject({won: true, moves: 5});
		expect(known['best']).not.toEqual([]);
		const [blind] = await asked(['probe', '8/8/8/8/6R1/3K4/8/8 w'], {blind: true});
		expect(blind['won']).toBe(true);
		const [loose] = await asked(['probe', '8/8/8/5R2/8/8/1K6/8 w'], {blind: true});
		expect(loose).toMatchObject({won: false, moves: null, best: []});
		const told = await table(['probe', '8/3R4/3K4/8/8/8/8/k7 w'], {variant: 'kriegspiel'});
		expect(told.out[0]).toMatch(/^mate in \d+ at most$/);
	});

	it('turns the board where Black has the men', async () => {
		const [black] = await asked(['probe', '8/8/8/8/8/3k4/3r4/8 b'], {'king-on': 'a1,b1,c1'});
		expect(black).toMatchObject({won: true, moves: 5});
	});

	it('takes a rule book for the game whose checks it tells', async () => {
		const [eastern] = await asked(['stats', 'KRvK'], {variant: 'kriegspiel-eastern'});
		expect(eastern).toMatchObject({variant: 'kriegspiel', longest: 29});
		const discreet = await table(['stats', 'KRvK'], {variant: 'kriegspiel-discreet'});
		expect(discreet.code).toBe(2);
	});

	it('lists the tables of each game', async () => {
		const listed = (await table(['list'], {json: true})).out.map(
			(line) => JSON.parse(line) as {material: string; variant?: string},
		);
		expect(listed.map(({material, variant}) => `${material} ${variant ?? ''}`)).toEqual([
			'KRvK ',
			'KRvK kriegspiel',
			'KRvK kriegspiel-silent',
		]);
		expect(await asked(['list'])).toMatchObject([{material: 'KRvK', variant: 'kriegspiel'}]);
		expect((await table(['list'])).out.join('\n')).toContain('KRvK (kriegspiel)');
	});

	it('builds what is missing and sets aside what is damaged', async () => {
		const path = join(folder, 'KRvK.kriegspiel.fogtable');
		const sound = readFileSync(path);
		writeFileSync(path, sound.with(3000, sound[3000] ^ 1));
		const {code, out, error} = await table(['build', 'KRvK'], {variant: 'kriegspiel', json: true});
		expect(code).toBe(0);
		expect(error).toEqual([expect.stringContaining('its checksum is wrong')]);
		expect(JSON.parse(out[0])).toMatchObject({
			material: 'KRvK',
			variant: 'kriegspiel',
			built: true,
		});
		expect(readFileSync(path).equals(sound)).toBe(true);
		expect(existsSync(`${path}.broken`)).toBe(true);
		expect(await asked(['build', 'KRvK'])).toMatchObject([{built: false}]);
	});

	it.each([
		[['stats', 'KQvK'], {variant: 'dark'}, 2, 'there are tables for fog, kriegspiel'],
		[['stats', 'KRRvK'], {variant: 'kriegspiel'}, 2, 'no kriegspiel table of KRRvK'],
		[['list'], {variant: 'chess'}, 2, 'not for “chess”'],
		[['probe', '8/8/8/3k4/8/8/8/KRR5 w'], {variant: 'kriegspiel'}, 3, 'there are those of'],
		[['probe', '8/8/8/3k4/8/8/8/K2R4 w'], {variant: 'kriegspiel'}, 3, 'in check on every one'],
		[['verify', 'KBNvK'], {variant: 'kriegspiel-silent'}, 2, 'there are those of KRvK, KQvK'],
	])('%j %j is refused with %i', async (words, flags, wanted, reason) => {
		const {code, out, error} = await table(words, flags);
		expect([code, out]).toEqual([wanted, []]);
		expect(error).toEqual([expect.stringContaining(reason)]);
	});
});
