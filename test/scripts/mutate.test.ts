import {describe, expect, it} from 'vitest';

/** Loads a script of `npm run mutate`, which is plain JavaScript. */
const load = async (name: string): Promise<unknown> =>
	import(new URL(`../../scripts/mutate/${name}`, import.meta.url).href);

type Mutant = {
	path: string;
	line: number;
	operator: string;
	start: number;
	end: number;
	before: string;
	after: string;
};
type Sampled = Mutant & {folder: string};

const {collectMutants, mutate, isProgram} = (await load('collect.js')) as {
	collectMutants: (path: string, text: string) => readonly Mutant[];
	mutate: (text: string, mutant: Mutant) => string;
	isProgram: (text: string, mutant: Mutant) => boolean;
};
const {drawSample, shares} = (await load('sample.js')) as {
	drawSample: (
		byFolder: ReadonlyMap<string, readonly Mutant[]>,
		options: {count: number; seed: number; isFit?: (mutant: Mutant) => boolean},
	) => readonly Sampled[];
	shares: (sizes: readonly number[], count: number) => readonly number[];
};
const {importGraph} = (await load('import-graph.js')) as {
	importGraph: (files: ReadonlyMap<string, string>) => ReadonlyMap<string, readonly string[]>;
};
const {testFinder, withinSeconds} = (await load('choose-tests.js')) as {
	testFinder: (graph: ReadonlyMap<string, readonly string[]>) => (file: string) => string[];
	withinSeconds: (
		tests: readonly string[],
		seconds: number,
		secondsOf: (test: string) => number,
	) => string[];
};
const {drawTable, isKilled} = (await load('report.js')) as {
	drawTable: (results: readonly object[], seconds: number) => string;
	isKilled: (result: {verdict: string}) => boolean;
};

/** The texts of all mutants of a program. */
const mutantsOf = (text: string): readonly string[] =>
	collectMutants('source/rules/x.ts', text).map((mutant) => mutate(text, mutant));

describe('mutants', () => {
	it.each([
		['a = b < c;', ['a = b <= c;', 'a = b >= c;', ';']],
		['f(a === b);', ['f(a !== b);', ';']],
		['f(a && b);', ['f(a || b);', ';']],
		['f(a ?? b);', ['f(a);', ';']],
		['f(!a);', ['f(a);', ';']],
		['f(a + 1);', ['f(a - 1);', 'f(a + 2);', 'f(a + 0);', ';']],
		['f(true);', ['f(false);', ';']],
		['f(a.some(b));', ['f(a.every(b));', ';']],
		['f(a.filter(b));', ['f(a);', ';']],
		['f([...a, b]);', ['f([ b]);', 'f([...a, ]);', ';']],
		['f({...a, b});', ['f({ b});', ';']],
		['if (a) b;', ['if (true) b;', 'if (false) b;']],
		['f(a ? b : c);', ['f(true ? b : c);', 'f(false ? b : c);', ';']],
		['while (a) b;', ['while (false) b;']],
		['function f() {return a;}', ['function f() {return undefined;}']],
		[
			'function f() {if (a) return; b}',
			[
				'function f() {if (a) ; b}',
				'function f() {if (true) return; b}',
				'function f() {if (false) return; b}',
			],
		],
		['const f = () => a;', ['const f = () => undefined;']],
		['async function f() {await g();}', ['async function f() {;}']],
		['a++;', [';']],
	])('of %s', (text, mutants) => {
		const found = mutantsOf(text);
		expect(new Set(found)).toEqual(new Set(mutants));
		expect(found).toHaveLength(mutants.length);
	});

	it.each([
		['an import', "import {a} from 'b';"],
		['a type', 'type A = 1 | true; type B = {a: 1 | 2};'],
		['the type of a value', 'let a: readonly [1, true];'],
		['a comment', '/* a < b && c */ let a; // return 1'],
		['a string', "let a = 'b < c && d', e = `1 + 1`;"],
		['strings put together', "let a = 'b' + c + 'd';"],
		['the words of an error', 'throw new Error(a < 1 ? b : c);'],
		['a name of a property', 'let a = {1: b};'],
		['a row of a table of data', "let a = [[1, 'b', true], [2, 'c', false]];"],
		['nothing given back', 'function f() {return undefined;}'],
	])('are none in %s', (_, text) => {
		expect(mutantsOf(text)).toEqual([]);
	});

	it('find the operator and not what looks like it beside it', () => {
		expect(mutantsOf("f((a['<']) < b);")).toContain("f((a['<']) <= b);");
	});

	it('of what stands in a type assertion are found, its type is left alone', () => {
		expect(mutantsOf('let a = (b < c) as true;')).toEqual([
			'let a = (b <= c) as true;',
			'let a = (b >= c) as true;',
		]);
	});

	it('tell their line', () => {
		expect(collectMutants('x.ts', 'let a;\n\nf(\n\ta && b,\n);')).toEqual(
			expect.arrayContaining([expect.objectContaining({line: 4, before: '&&', after: '||'})]),
		);
	});

	it('can be read as programs, and one that cannot is told', () => {
		const text = 'f((a ?? b) && c);';
		const mutants = collectMutants('x.ts', text);
		expect(mutants.length).toBeGreaterThan(2);
		expect(mutants.every((mutant) => isProgram(text, mutant))).toBe(true);
		const [and] = mutants.filter(({before}) => before === '&&');
		expect(isProgram(text, {...and, after: '?? d ||'})).toBe(false);
	});
});

describe('a sample', () => {
	const mutant = (path: string, start: number): Mutant => ({
		path,
		start,
		line: 1,
		operator: 'constant',
		end: start + 1,
		before: '1',
		after: '2',
	});
	const many = (path: string, count: number): readonly Mutant[] =>
		Array.from({length: count}, (_, start) => mutant(path, start));
	const folders = new Map([
		['rules', many('rules/a.ts', 1000)],
		['match', many('match/a.ts', 100)],
		['drill', many('drill/a.ts', 3)],
	]);

	it('is the same for the same seed, and another for another', () => {
		const draw = (seed: number) => drawSample(folders, {count: 30, seed});
		expect(draw(1)).toEqual(draw(1));
		expect(draw(1)).not.toEqual(draw(2));
	});

	it('takes from every folder, more from the larger, and nothing twice', () => {
		const sample = drawSample(folders, {count: 30, seed: 1});
		const of = (name: string) => sample.filter(({folder}) => folder === name);
		expect(of('drill')).toHaveLength(3);
		expect(of('match').length).toBeGreaterThanOrEqual(5);
		expect(of('rules').length).toBeGreaterThan(of('match').length);
		expect(new Set(sample.map(({path, start}) => `${path} ${start}`)).size).toBe(sample.length);
	});

	it('takes another mutant for one that is turned down', () => {
		const sample = drawSample(folders, {count: 30, seed: 1, isFit: ({start}) => start % 2 === 0});
		expect(sample.filter(({folder}) => folder === 'match').length).toBeGreaterThanOrEqual(5);
		expect(sample.every(({start}) => start % 2 === 0)).toBe(true);
	});

	it('is about as large as it should be', () => {
		const sum = shares([3967, 913, 2600, 1219, 306], 120).reduce((all, one) => all + one, 0);
		expect(Math.abs(sum - 120)).toBeLessThanOrEqual(2);
	});
});

describe('the tests of a file', () => {
	const files = new Map([
		['source/rules/a.ts', "import type {B} from './b.js'; export * from './c.js';"],
		['source/rules/b.ts', ''],
		['source/rules/c.ts', ''],
		['source/ui/d.tsx', "import {a} from '../rules/a.js'; import 'ink';"],
		['test/rules/a.test.ts', "import {a} from '../../source/rules/a.js';"],
		['test/rules/other.test.ts', "import {c} from '../../source/rules/c.js';"],
		['test/a-z.test.ts', "const d = await import('../source/ui/d.js');"],
		['test/ui/d.test.tsx', "import {d} from '../../source/ui/d.js';"],
		['test/ui/a.test.tsx', "import {d} from '../../source/ui/d.js';"],
		['test/long/a.test.ts', "import {a} from '../../source/rules/a.js';"],
		['test/helpers/a.ts', "import {a} from '../../source/rules/a.js';"],
	]);
	const findTests = testFinder(importGraph(files));

	it('are those that import it, through others too, but not for a type alone', () => {
		expect(findTests('source/rules/b.ts')).toEqual([]);
		expect(findTests('source/rules/c.ts').toSorted()).toEqual([
			'test/a-z.test.ts',
			'test/rules/a.test.ts',
			'test/rules/other.test.ts',
			'test/ui/a.test.tsx',
			'test/ui/d.test.tsx',
		]);
	});

	it('stand in the order of how much they have to do with it', () => {
		expect(findTests('source/rules/a.ts')).toEqual([
			'test/rules/a.test.ts',
			'test/ui/a.test.tsx',
			'test/a-z.test.ts',
			'test/ui/d.test.tsx',
		]);
	});

	it('are tried as long as there is time for them, the long ones last', () => {
		const durations = (test: string): number => ({a: 3, b: 9})[test] ?? 1;
		expect(withinSeconds(['a', 'b', 'c'], 14, durations)).toEqual(['c', 'a', 'b']);
		expect(withinSeconds(['a', 'b', 'c'], 10, durations)).toEqual(['c', 'a']);
		expect(withinSeconds(['a', 'b', 'c'], 100, durations)).toEqual(['a', 'b', 'c']);
	});
});

it('counts a mutant that hangs as killed and one without a test as not', () => {
	const results = ['killed', 'timed out', 'survived', 'no test'].map((verdict) => ({
		verdict,
		folder: 'rules',
		seconds: 2,
	}));
	expect(results.map(isKilled)).toEqual([true, true, false, false]);
	const [head, rules, all] = drawTable(results, 5).split('\n');
	expect(head.trim().split(/ {2,}/)).toEqual([
		'folder',
		'mutants',
		'killed',
		'timed out',
		'survived',
		'no test',
		'rate',
		'seconds',
	]);
	expect(rules.trim().split(/ {2,}/)).toEqual(['rules', '4', '1', '1', '1', '1', '50 %', '8']);
	expect(all.trim().split(/ {2,}/)).toEqual(['all', '4', '1', '1', '1', '1', '50 %', '5']);
});
