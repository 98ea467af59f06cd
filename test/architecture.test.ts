import {describe, expect, it} from 'vitest';
import {VARIANTS} from '../source/rules/registry.js';
import {
	type Import,
	importsOf,
	sourceFiles,
	stringsIn,
	withoutComments,
} from './helpers/read-imports.js';

/** What both ways to play stand on, a line at a time and on the screen, which know nothing of each other. */
const BELOW_SESSION: readonly string[] = [
	'text',
	'storage',
	'match',
	'drill',
	'bot',
	'theory',
	'endings',
	'knowledge',
	'rules',
	'core',
];

/**
 * The import table: each room and the rooms it may import, besides itself. `cli`, `worker` and every
 * folder below source/ must be here. A room marked `types` may be imported for its types alone.
 */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
	core: [],
	rules: ['core'],
	knowledge: ['rules', 'core'],
	solver: ['knowledge', 'rules', 'core'],
	endings: ['solver', 'knowledge', 'rules', 'core'],
	theory: ['endings', 'solver', 'knowledge', 'rules', 'core'],
	bot: ['theory', 'endings', 'solver', 'knowledge', 'rules', 'core'],
	match: ['bot', 'knowledge', 'rules', 'core'],
	analysis: ['match', 'bot', 'knowledge', 'rules', 'core'],
	drill: ['match', 'bot', 'theory', 'endings', 'solver', 'knowledge', 'rules', 'core'],
	// It says what these work out, and needs nothing of them but how it looks.
	text: ['analysis types', 'match types', 'knowledge types', 'rules', 'core'],
	storage: ['match types', 'drill types', 'core'],
	session: ['analysis', ...BELOW_SESSION],
	plain: ['session', 'analysis', ...BELOW_SESSION],
	ui: ['session', 'analysis', ...BELOW_SESSION],
	commands: ['session', 'ui', 'plain', 'analysis', 'solver', ...BELOW_SESSION],
	cli: ['commands'],
	worker: ['analysis', 'drill', 'match', 'bot', 'solver'],
};

/** Packages and Node modules, and where each may be imported: whole rooms, or single files. */
const OUTSIDE: readonly {readonly name: RegExp; readonly allowed: readonly string[]}[] = [
	{name: /^(?:ink|react|ink-.*)(?:\/|$)/, allowed: ['ui']},
	{name: /^\.\.\/package\.json$/, allowed: ['cli']},
	{name: /^meow$/, allowed: ['commands/read-arguments']},
	{name: /^ts-fsrs$/, allowed: ['drill/schedule']},
	{name: /^node:fs(?:\/|$)/, allowed: ['storage', 'commands', 'cli']},
	{name: /^node:worker_threads$/, allowed: ['bot/client', 'worker']},
	{
		name: /^node:/,
		allowed: [
			'bot/client',
			'bot/arena/program-lines',
			'worker',
			'storage',
			'text',
			'plain',
			'ui',
			'commands',
			'cli',
		],
	},
];

/** Who holds the truth of a game, as an umpire or a replay does. */
const UMPIRE = /^rules\/(?:table|chess|observe|position-from-setup|perft)$/;
const UMPIRES: readonly string[] = [
	'rules',
	'match',
	'commands',
	'solver/verify',
	'theory/walk',
	'bot/arena',
	// Works on positions that it holds possible, never on a running game's.
	'solver/search',
	// Plays games that a seat holds possible by the game's own rules, never the running one.
	'knowledge/worlds',
	// Plays the games that the seat of a puzzle holds possible; there is no running one.
	'drill/one-act',
];

/** What works on whole positions. Bots may, on positions that they made up from a view and guesses. */
const KERNEL = /^rules\/(?:position|generate|legal|attack|move-tables|sight|end-rules)$/;
const KERNEL_USERS: readonly string[] = [
	...UMPIRES,
	'bot',
	// Works on games that are over, and on positions that a seat held possible.
	'analysis',
	// Works on positions that a seat holds possible.
	'knowledge/positions',
];

/** All that a screen may know of the rules: what a seat is and gets, the variants' titles, and what may be agreed. */
const RULES_FOR_SCREENS = /^rules\/(?:view|news|history|registry|seat|variant|book-settings)$/;

/** Rooms whose code runs unchanged in a worker, a test and a browser: no clock, no chance, nothing of Node. */
const PURE = /^(?:core|rules|knowledge|solver|endings|theory)\//;
const IMPURE_WORDS =
	/\b(?:Math\.random|Date\b|performance\.|process\.|setTimeout|setInterval|setImmediate|globalThis|fetch\(|Buffer\b|crypto\b)/;

const roomOf = (path: string): string => path.split('/')[0].replace(/\.tsx?$/, '');

/** Files that may write the name of a variant although they are not among the rules, and why. */
const WITH_NAMES: Readonly<Record<string, string>> = {
	'solver/table-game': 'lists the games that there are tables for',
	'drill/game':
		'lists the games whose endings are practised, with the rules that each is practised by',
	'bot/bots': 'lists the bots, one of which is called fog',
	'drill/learn/games': 'lists the games that the scenes are played by',
	'ui/theme/roles': 'lists what has a colour, such as the fog',
	'ui/theme/themes': 'lists the themes, one of which is dark, and what they colour',
	'ui/forms/watch-choice': 'lists the games whose endings can be watched',
	'ui/board/targets': 'lists the kinds of squares that a man can go to: one is in the fog',
	'ui/board/content': 'draws these kinds',
	'ui/panes/signs': 'lists the signs, such as that of the fog',
	'ui/panes/drawn-signs': 'tells which of them are drawn',
	'text/square-past': 'calls what is not seen fog',
};

/** Files that may read how a book has tries refused, and why. */
const WITH_REFUSALS: Readonly<Record<string, string>> = {
	'text/rules-card': 'tells each field of a book in a sentence',
};

/** A field of a book that tells a family, read from a variant, or a name that does the same. */
const FAMILY =
	/(?<!exports|kernel)\.(?:refusals|sighted)\b|[{,]\s*(?:refusals|sighted)\b[^{}]*\}\s*(?::\s*Variant\b|=\s*[\w.]*[vV]ariant\b)|\bis(?:Umpired|Kriegspiel|Fog)\b/;

/** Returns the variants that a program text names in its strings. */
function namedVariants(text: string): readonly string[] {
	const code = withoutComments(text);
	return VARIANTS.map(({id}) => id).filter((id) =>
		['"', "'", '`'].some((quote) => code.includes(quote + id + quote)),
	);
}

/** Returns how a program text asks for the family of a variant, if it does. */
const familyAsked = (text: string): string | undefined => FAMILY.exec(withoutComments(text))?.[0];

/** Returns the strings of a program text that are whole sentences: they begin with a capital or what is put in, have a word of their own and an end. */
const sentencesIn = (text: string): readonly string[] =>
	stringsIn(text).filter(
		(string) =>
			/^(?:[A-Z]|\$\{).*[.?…]$/s.test(string) && /\w/.test(string.replaceAll(/\$\{.*?\}/gs, '')),
	);

/** Whether the file `path` (with or without its ending) is one of `places`: rooms, folders or files. */
const isIn = (path: string, places: readonly string[]): boolean =>
	places.some((place) => path === place || new RegExp(`^${place}(?:/|\\.tsx?$|-|$)`).test(path));

/** Sparring partners that are told the truth, and who may call them in. */
const CHEATS = /^bot\/sparring\//;
const CHEAT_USERS: readonly string[] = ['bot/sparring', 'bot/arena', 'commands/arena'];

/** Rooms whose imports go round in no circle, types included. */
const WITHOUT_CIRCLES: readonly string[] = [
	'core',
	'rules',
	'knowledge',
	'solver',
	'endings',
	'theory',
	'bot',
	'match',
	'analysis',
	'drill',
	'text',
	'storage',
	'session',
	'plain',
	'commands',
	'ui/theme',
	'ui/frame',
	'ui',
];

/** Returns a circle of files in some imports, beginning and ending with one file; undefined when there is none. */
function findCircle(edges: readonly Pick<Import, 'from' | 'to'>[]): readonly string[] | undefined {
	const next = new Map<string, string[]>();
	for (const {from, to} of edges) {
		const file = from.replace(/\.tsx?$/, '');
		next.set(file, [...(next.get(file) ?? []), to]);
	}

	const done = new Set<string>();
	const search = (file: string, path: readonly string[]): readonly string[] | undefined => {
		if (path.includes(file)) {
			return [...path.slice(path.indexOf(file)), file];
		}

		for (const to of done.has(file) ? [] : (next.get(file) ?? [])) {
			const found = search(to, [...path, file]);
			if (found !== undefined) {
				return found;
			}
		}

		done.add(file);
		return undefined;
	};

	for (const file of next.keys()) {
		const found = search(file, []);
		if (found !== undefined) {
			return found;
		}
	}

	return undefined;
}

/** The folders of the screens: each may import those before it. What lies beside them imports them all. */
const UI_FOLDERS = [
	'theme',
	'frame',
	'shell',
	'board',
	'panes',
	'replay',
	'play',
	'coach',
	'forms',
] as const;

/** The one file that names types from above: what a screen needs to be opened. */
const NAMES_SCREENS = 'ui/shell/screen-stack.ts';

/** Returns how far up in ui/ a file lies, from 0; undefined outside of it, -1 in a folder that has no place. */
function heightInUi(path: string): number | undefined {
	const [room, folder, file] = path.split('/');
	return room !== 'ui' || folder === undefined
		? undefined
		: file === undefined
			? UI_FOLDERS.length
			: UI_FOLDERS.findIndex((one) => one === folder);
}

type Rule = (one: Import) => string | undefined;

/** Each rule returns what is wrong with an import, or undefined. */
const RULES: Readonly<Record<string, Rule>> = {
	'imports only rooms to its right': ({from, to, typeOnly, outside}) => {
		if (outside) {
			return undefined;
		}

		const [room, other] = [roomOf(from), roomOf(to)];
		if (!(room in ROOMS)) {
			return `${room} is in no line of the import table`;
		}

		const allowed =
			room === other ||
			ROOMS[room].includes(other) ||
			(typeOnly && ROOMS[room].includes(`${other} types`));
		return allowed ? undefined : `${room} may not import ${other}`;
	},
	'leaves packages and Node to the rooms that own them': ({from, to, outside}) => {
		if (!outside) {
			return undefined;
		}

		const line = OUTSIDE.find(({name}) => name.test(to));
		if (line === undefined) {
			return `${to} is in no line of the table of packages`;
		}

		return isIn(from, line.allowed)
			? undefined
			: `only ${line.allowed.join(', ')} may import ${to}`;
	},
	'touches the truth only where it is held': ({from, to}) =>
		UMPIRE.test(to) && !isIn(from, UMPIRES)
			? `${to} holds the truth; only ${UMPIRES.join(', ')} may import it`
			: undefined,
	'works on whole positions only where it may': ({from, to}) =>
		KERNEL.test(to) && !isIn(from, KERNEL_USERS)
			? `only ${KERNEL_USERS.join(', ')} may import ${to}`
			: undefined,
	'leaves players that see everything to the arena': ({from, to}) =>
		CHEATS.test(to) && !isIn(from, CHEAT_USERS)
			? `${to} is a cheat; only ${CHEAT_USERS.join(', ')} may import it`
			: undefined,
	'keeps rules out of the screens': ({from, to}) =>
		/^(?:ui|plain|session|text)\//.test(from) &&
		to.startsWith('rules/') &&
		!RULES_FOR_SCREENS.test(to)
			? `a screen gets its moves as data and may not import ${to}`
			: undefined,
	'imports only folders of screens below its own': ({from, to, typeOnly}) => {
		const [height, other] = [heightInUi(from), heightInUi(to)];
		if (height === -1) {
			return 'its folder is in no line of the folders of ui/';
		}

		const isAbove = height !== undefined && other !== undefined && other > height;
		return isAbove && !(typeOnly && from === NAMES_SCREENS) ? `${to} is built on it` : undefined;
	},
};

/** The first word in a program text that takes time, chance or the machine from outside, if there is one. */
const impure = (text: string): string | undefined => IMPURE_WORDS.exec(withoutComments(text))?.[0];

const files = sourceFiles();
const imports = [...files].flatMap(([path, text]) => importsOf(path, text));

describe('the import table', () => {
	it('has files and imports to look at', () => {
		expect(files.size).toBeGreaterThan(40);
		expect(imports.length).toBeGreaterThan(files.size);
	});

	for (const [name, rule] of Object.entries(RULES)) {
		it(`every file ${name}`, () => {
			const broken = imports.flatMap((one) => {
				const wrong = rule(one);
				return wrong === undefined ? [] : [`${one.from} imports ${one.to}: ${wrong}`];
			});
			expect(broken).toEqual([]);
		});
	}

	it('the menu’s first frame loads nothing of tables, proofs and judges', () => {
		const loaded = new Set(['cli', 'commands/menu', 'ui/run-app']);
		for (const path of loaded) {
			for (const {to} of imports.filter(
				({from, typeOnly, isStatic, outside}) =>
					from.replace(/\.tsx?$/, '') === path && isStatic && !typeOnly && !outside,
			)) {
				loaded.add(to);
			}
		}

		expect(loaded.size).toBeGreaterThan(100);
		const heavy =
			/^(?:analysis|endings|theory|bot\/worlds|knowledge\/worlds)\/|^solver\/(?!material$)/;
		expect([...loaded].filter((path) => heavy.test(path))).toEqual([]);
	});

	it('no room imports a file that is not there', () => {
		const known = new Set([...files.keys()].map((path) => path.replace(/\.tsx?$/, '')));
		// The build puts worker.ts beside the chunks.
		known.add('bot/worker');
		// Data that the build puts in.
		known.add('solver/kernel/kernel.json');
		const missing = imports.filter(({to, outside}) => !outside && !known.has(to));
		expect(missing).toEqual([]);
	});

	it.each([
		['imports only rooms to its right', 'rules/view.ts', "import {x} from '../match/match.js';"],
		['imports only rooms to its right', 'core/square.ts', "export * from '../rules/view.js';"],
		['imports only rooms to its right', 'ui/app.tsx', "await import('../commands/menu.js');"],
		[
			'imports only rooms to its right',
			'storage/save.ts',
			"import {transition} from '../match/transition.js';",
		],
		['imports only rooms to its right', 'bot/x.ts', "type M = import('../match/match.js').Match;"],
		['imports only rooms to its right', 'attic/x.ts', "import {ok} from '../core/result.js';"],
		[
			'leaves packages and Node to the rooms that own them',
			'commands/menu.ts',
			"import {render} from 'ink';",
		],
		[
			'leaves packages and Node to the rooms that own them',
			'match/x.ts',
			"import type {FC} from 'react';",
		],
		[
			'leaves packages and Node to the rooms that own them',
			'ui/app.tsx',
			"import {readFileSync} from 'node:fs';",
		],
		[
			'leaves packages and Node to the rooms that own them',
			'rules/x.ts',
			"import process from 'node:process';",
		],
		[
			'leaves packages and Node to the rooms that own them',
			'bot/level.ts',
			"import {Worker} from 'node:worker_threads';",
		],
		[
			'leaves packages and Node to the rooms that own them',
			'ui/x.ts',
			"import {Chess} from 'chess.js';",
		],
		[
			'works on whole positions only where it may',
			'ui/Board.tsx',
			"import type {Position} from '../rules/position.js';",
		],
		[
			'touches the truth only where it is held',
			'knowledge/x.ts',
			"import {Table} from '../rules/table.js';",
		],
		[
			'touches the truth only where it is held',
			'bot/greedy-bot.ts',
			"import {Table} from '../rules/table.js';",
		],
		[
			'works on whole positions only where it may',
			'solver/retrograde.ts',
			"import {generate} from '../rules/generate.js';",
		],
		[
			'touches the truth only where it is held',
			'endings/x.ts',
			"const g = await import('../rules/table.js');",
		],
		[
			'leaves players that see everything to the arena',
			'bot/bots.ts',
			"import {SEEING_PLAYERS} from './sparring/seeing-player.js';",
		],
		['keeps rules out of the screens', 'ui/x.ts', "import {Y} from '../rules/move-rules.js';"],
		[
			'keeps rules out of the screens',
			'text/x.ts',
			"import {\n\ttype A,\n\tB,\n} from '../rules/move.js';",
		],
		[
			'imports only folders of screens below its own',
			'ui/replay/x.ts',
			"import type {CoachState} from '../coach/coach-knowledge.js';",
		],
		[
			'imports only folders of screens below its own',
			'ui/attic/x.ts',
			"import {makeLayout} from '../frame/layout.js';",
		],
	])('catches a file that no longer %s: %s: %s', (name, from, text) => {
		expect(importsOf(from, text).map(RULES[name])).toEqual([expect.any(String)]);
	});

	it.each([
		['storage/save.ts', "import type {Match} from '../match/match.js';"],
		['storage/save.ts', "import {type Match, type Phase} from '../match/match.js';"],
		['ui/Board.tsx', "import {Box} from 'ink';\nimport type {View} from '../rules/view.js';"],
		['solver/verify/verify.ts', "import {Table} from '../../rules/table.js';"],
		['bot/client.ts', "const entry = new URL('./worker.js', import.meta.url);"],
		['cli.ts', "// import {x} from 'anywhere';\nimport {main} from './commands/menu.js';"],
	])('lets a rightful import pass: %s: %s', (from, text) => {
		const read = importsOf(from, text);
		expect(read.length).toBeGreaterThan(0);
		for (const rule of Object.values(RULES)) {
			expect(read.map(rule).filter(Boolean)).toEqual([]);
		}
	});

	it.each(['import(path);', "require('x');", 'import x = y;', 'import(`./${name}.js`);'])(
		'does not overlook an import it cannot read: %s',
		(text) => {
			expect(() => importsOf('core/x.ts', text)).toThrow('cannot read the import');
		},
	);
});

describe('files', () => {
	it('import each other in no circle', () => {
		const inside = imports.filter(
			({from, to, outside}) => !outside && isIn(from, WITHOUT_CIRCLES) && isIn(to, WITHOUT_CIRCLES),
		);
		expect(inside.length).toBeGreaterThan(500);
		expect(findCircle(inside)).toBeUndefined();
	});

	it('would not pass with a circle', () => {
		const circle = [
			{from: 'drill/a.ts', to: 'drill/b'},
			{from: 'drill/b.ts', to: 'drill/c'},
			{from: 'drill/c.tsx', to: 'drill/b'},
		];
		expect(findCircle(circle)).toEqual(['drill/b', 'drill/c', 'drill/b']);
	});
});

describe('variants', () => {
	const others = [...files].filter(([path]) => !isIn(path, ['rules/variants', 'rules/registry']));

	it('are named by the rules and by a few lists alone', () => {
		const named = others
			.filter(([path]) => !isIn(path, Object.keys(WITH_NAMES)))
			.flatMap(([path, text]) => namedVariants(text).map((id) => `${path} names ${id}`));
		expect(named).toEqual([]);
	});

	it('are asked for no family outside the rules', () => {
		const asked = others
			.filter(([path]) => !path.startsWith('rules/') && !isIn(path, Object.keys(WITH_REFUSALS)))
			.flatMap(([path, text]) => {
				const family = familyAsked(text);
				return family === undefined ? [] : [`${path} asks for ${family}`];
			});
		expect(asked).toEqual([]);
	});

	it.each([
		['findVariant("dark")', ['dark']],
		["id === 'kriegspiel-eastern'", ['kriegspiel-eastern']],
		['`fog`', ['fog']],
		["// 'fog'", []],
		["'fog of war'", []],
	])('would be found named in %s', (text, ids) => {
		expect(namedVariants(text)).toEqual(ids);
	});

	it.each([
		['variant.refusals === undefined', true],
		['game.variant.sighted', true],
		['const {refusals} = variant;', true],
		['const f = ({moves, refusals}: Variant) => moves;', true],
		['const isUmpired = true;', true],
		['const {refusals} = counts;', false],
		['// variant.refusals', false],
	])('would be found asked for a family in %s: %s', (text, isAsked) => {
		expect(familyAsked(text) !== undefined).toBe(isAsked);
	});
});

describe('screens', () => {
	it('have their sentences from text/', () => {
		const written = [...files]
			.filter(([path]) => path.startsWith('ui/'))
			.flatMap(([path, text]) => sentencesIn(text).map((sentence) => `${path}: ${sentence}`));
		expect(written).toEqual([]);
	});

	it.each([
		["say('No moves yet.')", ['No moves yet.']],
		['`${name} is thinking …`', ['${name} is thinking …']],
		["`In ${countOf(3, 'move')}: ${men}.`", ["In ${countOf(3, 'move')}: ${men}."]],
		['`${capitalise(fault)}.`', []],
		["label('Save and leave')", []],
		["import('./ScreenView.js')", []],
		['// It says nothing.', []],
	])('would be found writing one in %s', (text, sentences) => {
		expect(sentencesIn(text)).toEqual(sentences);
	});
});

describe('the pure rooms', () => {
	it('take no clock, no chance and nothing of Node', () => {
		const broken = [...files]
			.filter(([path]) => PURE.test(path))
			.map(([path, text]) => [path, impure(text)])
			.filter(([, word]) => word !== undefined);
		expect(broken).toEqual([]);
	});

	it.each([
		'x = Math.random();',
		'new Date()',
		'performance.now()',
		'process.env',
		'Buffer.from(x)',
	])('would not pass with %s', (text) => {
		expect(impure(text)).toBeDefined();
	});

	it('may speak of a clock in a comment', () => {
		expect(impure('/* no Date.now() */ x; // nor Math.random()')).toBeUndefined();
	});
});
