import {
	cpSync,
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {
	afterAll,
	afterEach,
	beforeAll,
	beforeEach,
	describe,
	expect,
	it,
	onTestFinished,
} from 'vitest';
import {WorkerClient} from '../../source/bot/client.js';
import {answerRequest} from '../../source/bot/answer-request.js';
import {gameTable, keyOfTable, tablesOfGame} from '../../source/bot/game-tables.js';
import {KeptBots} from '../../source/bot/kept-bots.js';
import {
	type TableBuilder,
	TableLibrary,
	type TableProgress,
} from '../../source/bot/table-library.js';
import {Game} from '../helpers/game.js';
import {buildTables} from '../helpers/tables.js';
import {fog} from '../../source/rules/variants/fog.js';
import {unwrap} from '../../source/core/result.js';
import {makeUci} from '../../source/core/uci.js';
import {fail, ok} from '../../source/core/result.js';
import {BeliefTable} from '../../source/solver/belief-table.js';
import {tableGame} from '../../source/solver/table-game.js';
import {TableCache} from '../../source/storage/table-cache.js';

// The thread needs the bundle, which `npm test` builds first.
const WORKER = new URL('../../dist/worker.js', import.meta.url);

let folder: string;
let client: WorkerClient;
/** Where the table of KRvK lies, built once. */
let built: string;

/** Returns a client of another thread, which ends with the test. */
function openClient(): WorkerClient {
	const other = new WorkerClient(WORKER);
	onTestFinished(async () => other.close());
	return other;
}

/** Returns what builds the fog's tables in this thread, where it is the files that matter. */
function buildHere(): TableBuilder {
	const tables = new Map<string, BeliefTable>();
	const builder: TableBuilder = {
		tables,
		another: () => builder,
		addTable: (table) => void tables.set(keyOfTable(table), table),
		async buildTable(ending, progressed) {
			progressed?.(0.5);
			return buildTables(ending).get(ending)!;
		},
		close: async () => undefined,
	};
	return builder;
}

beforeAll(async () => {
	built = mkdtempSync(join(tmpdir(), 'fogchess-'));
	await new TableLibrary(buildHere(), new TableCache(built)).open(['KRvK']);
});

afterAll(() => rmSync(built, {recursive: true, force: true}));

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'fogchess-'));
	client = new WorkerClient(WORKER);
});

afterEach(async () => {
	await client.close();
	rmSync(folder, {recursive: true, force: true});
});

/** Expects two tables to be alike: `toEqual` looks at each of very many words. */
function expectSameWords(one: BeliefTable | undefined, other: BeliefTable | undefined): void {
	expect(one?.words.length).toBeGreaterThan(0);
	expect(isDeepStrictEqual(one?.words, other?.words)).toBe(true);
}

describe('the table library', () => {
	it('builds what is missing in the worker, with its progress, and keeps it', async () => {
		const progress: number[] = [];
		const library = new TableLibrary(client, new TableCache(folder));
		expect(library.has('KRvK')).toBe(false);
		const tables = await library.open(['KRvK'], {
			progressed: ({fraction}) => progress.push(fraction),
		});
		expect([...tables.keys()].sort()).toEqual(['KRvK', 'KvK']);
		expect(library.has('KRvK')).toBe(true);
		expect(progress.length).toBeGreaterThan(3);
		expect(progress).toEqual([...progress].sort((a, b) => a - b));
		// The table is still to be written then.
		expect(progress.at(-1)).toBeLessThanOrEqual(0.9);
		expect(readdirSync(folder).sort()).toEqual(['KRvK.fogtable', 'KvK.fogtable']);

		// A second library finds them and builds nothing.
		const again: number[] = [];
		const other = new TableLibrary(openClient(), new TableCache(folder));
		await other.open(['KRvK'], {progressed: ({fraction}) => again.push(fraction)});
		expect(again).toEqual([]);
		expectSameWords(other.tables.get('KRvK'), tables.get('KRvK'));
	});

	it('keeps the tables of several games apart, and hands them on to another worker', async () => {
		const kriegspiel = tableGame('kriegspiel');
		const library = new TableLibrary(client, new TableCache(folder));
		await library.open(['KRvK'], {}, undefined, kriegspiel);
		expect([library.has('KRvK'), library.has('KRvK', kriegspiel)]).toEqual([false, true]);
		expect(library.has('KRRvK', kriegspiel)).toBe(false);
		const tables = await library.open(['KRvK']);
		expect([...tables.keys()].sort()).toEqual(['KRvK', 'KRvK.kriegspiel', 'KvK']);
		expect(gameTable(tables, kriegspiel, 'KRvK')?.game.id).toBe('kriegspiel');
		expect(tables.get('KRvK')?.game.id).toBe('fog');
		expect([...tablesOfGame(tables, kriegspiel).keys()]).toEqual(['KRvK']);
		expect(readdirSync(folder)).toContain('KRvK.kriegspiel.fogtable');

		const other = new TableLibrary(openClient(), new TableCache(folder));
		const again: number[] = [];
		const listener = {progressed: ({fraction}: TableProgress) => again.push(fraction)};
		const found = await other.open(['KRvK'], listener, undefined, kriegspiel);
		expect(again).toEqual([]);

		const received = new Map<string, BeliefTable>();
		const state = {tables: received, bots: new KeptBots(received), now: () => 0};
		for (const {name, game, words} of found.values()) {
			answerRequest({type: 'addTable', ending: name, game: game.id, words}, state, () => undefined);
		}

		expect([...received.keys()]).toEqual(['KRvK.kriegspiel']);
		await expect(library.open(['KRRvK'], {}, undefined, kriegspiel)).rejects.toThrow(
			'there is no table of KRRvK (kriegspiel)',
		);
	});

	it.each([
		['damaged', (bytes: Buffer) => bytes.with(5000, bytes[5000] ^ 4), 'its checksum is wrong'],
		['cut short', (bytes: Buffer) => bytes.subarray(0, 9000), 'it is cut short'],
		[
			'foreign',
			() => Buffer.from('hello, this is no table at all, not at all'),
			'no table of fogchess',
		],
		['older', (bytes: Buffer) => bytes.with(4, 99), 'another version'],
		['empty', () => Buffer.alloc(0), 'no table of fogchess'],
	])('sets a %s file aside with a word, and builds it anew', async (_name, harm, reason) => {
		cpSync(built, folder, {recursive: true});
		const path = join(folder, 'KRvK.fogtable');
		const sound = readFileSync(path);
		writeFileSync(path, harm(sound));
		const warnings: string[] = [];
		const other = new TableLibrary(buildHere(), new TableCache(folder));
		await other.open(['KRvK'], {warned: (sentence) => warnings.push(sentence)});
		expect(warnings).toHaveLength(1);
		expect(warnings[0]).toContain(reason);
		expect(readFileSync(path).equals(sound)).toBe(true);
		expect(readdirSync(folder)).toContain('KRvK.fogtable.broken');
	});

	it('takes the shipped table, and builds a damaged one anew into its own folder', async () => {
		const shipped = join(folder, 'shipped');
		const kept = join(folder, 'kept');
		cpSync(built, shipped, {recursive: true});
		const progress: number[] = [];
		const warnings: string[] = [];
		const open = async () => {
			await new TableLibrary(buildHere(), new TableCache(kept, shipped)).open(['KRvK'], {
				progressed: ({fraction}) => progress.push(fraction),
				warned: (sentence) => warnings.push(sentence),
			});
		};

		await open();
		expect([progress, warnings, existsSync(kept)]).toEqual([[], [], false]);

		const path = join(shipped, 'KRvK.fogtable');
		const sound = readFileSync(path);
		const damaged = sound.with(5000, sound[5000] ^ 4);
		writeFileSync(path, damaged);
		await open();
		expect(warnings).toEqual([
			'The kept table of KRvK is not used: its checksum is wrong. It is built anew.',
		]);
		expect(progress.length).toBeGreaterThan(0);
		expect(readFileSync(path).equals(Buffer.from(damaged))).toBe(true);
		expect(readdirSync(shipped).sort()).toEqual(['KRvK.fogtable', 'KvK.fogtable']);
		expect(readFileSync(join(kept, 'KRvK.fogtable')).equals(sound)).toBe(true);

		// The one that was built is found first from now on; when it breaks, the shipped one is next.
		progress.length = 0;
		await open();
		expect([progress.length, warnings.length]).toEqual([0, 1]);
		writeFileSync(path, sound);
		writeFileSync(join(kept, 'KRvK.fogtable'), damaged);
		await open();
		expect([progress.length, warnings[1]]).toEqual([
			0,
			'The kept table of KRvK is not used: its checksum is wrong. There is another one.',
		]);
	});

	it('works from memory when nothing can be kept', async () => {
		const warnings: string[] = [];
		const library = new TableLibrary(buildHere(), {
			read: () => undefined,
			write: () => fail('the disk is full'),
			setAside: () => undefined,
		});
		const tables = await library.open(['KRvK'], {warned: (sentence) => warnings.push(sentence)});
		expect(tables.has('KRvK')).toBe(true);
		expect(warnings).toContain('The table of KRvK cannot be kept: the disk is full.');
	});

	it('builds two at a time where there is enough to do, and keeps each when it is finished', async () => {
		const kept: string[] = [];
		const warnings: string[] = [];
		const library = new TableLibrary(client, {
			read: () => undefined,
			write(ending) {
				kept.push(ending);
				return ok(undefined);
			},
			setAside: () => undefined,
		});
		const building = new Set<string>();
		let furthest = 0;
		const tables = await library.open(['KBBvK', 'KNNvK'], {
			progressed({ending, together}) {
				building.add(ending);
				expect(together?.tables).toBe(5);
				expect(together!.fraction).toBeGreaterThanOrEqual(furthest);
				furthest = together!.fraction;
			},
			warned: (sentence) => warnings.push(sentence),
		});
		expect([...tables.keys()].sort()).toEqual(['KBBvK', 'KBvK', 'KNNvK', 'KNvK', 'KvK']);
		expect(new Set(kept)).toEqual(new Set(tables.keys()));
		expect(building).toContain('KNNvK');
		expect(warnings).toEqual([]);
		expect(furthest).toBeLessThanOrEqual(1);
		const one = tables.get('KNNvK')!;
		const again = unwrap(BeliefTable.fromWords(one.words.slice(), one.material, tables));
		expectSameWords(again, one);
	}, 120_000);

	it('can be interrupted, and goes on afterwards', async () => {
		const library = new TableLibrary(client);
		const stop = new AbortController();
		const building = library.open(
			['KRRvK'],
			{progressed: ({ending}) => ending === 'KRRvK' && stop.abort()},
			stop.signal,
		);
		await expect(building).rejects.toThrow('the worker was ended');
		expect(library.has('KRvK')).toBe(true);
		expect(library.has('KRRvK')).toBe(false);
		const game = unwrap(Game.start(fog));
		const history = {seat: 'white' as const, variant: 'fog', start: game.view('white'), plies: []};
		const move = await client.chooseMove(
			'greedy',
			{history, moves: game.moves(), menAtStart: {white: 16, black: 16}},
			7,
		);
		expect(game.moves().map((one) => makeUci(one))).toContain(move);
	});

	it('passes on what fails in the worker', async () => {
		await expect(client.buildTable('KRvK')).rejects.toThrow('needs the table of KvK');
		const game = unwrap(Game.start(fog));
		const history = {seat: 'white' as const, variant: 'fog', start: game.view('white'), plies: []};
		const question = {history, moves: game.moves(), menAtStart: {white: 16, black: 16}};
		await expect(client.chooseMove('nobody', question, 1)).rejects.toThrow('there is no bot');
	});
});
