import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {
	type CommandName,
	COMMANDS,
	findCommand,
	FLAGS,
	type FlagName,
	GENERAL_FLAGS,
	LISTS,
} from '../../source/commands/catalogue.js';
import {bashCompletion} from '../../source/commands/completion-bash.js';
import {fishCompletion} from '../../source/commands/completion-fish.js';
import {scriptCommands} from '../../source/commands/completion-words.js';
import {zshCompletion} from '../../source/commands/completion-zsh.js';
import {helpText} from '../../source/commands/help-text.js';
import {manPage} from '../../source/commands/man-page.js';
import {VARIANT_NAMES} from '../../source/rules/registry.js';
import {temporaryFolder} from '../helpers/temporary-folder.js';
import {runBuilt} from '../helpers/run-built.js';
import {runLine} from '../helpers/run-line.js';

const [BASH, ZSH, FISH] = [bashCompletion(), zshCompletion(), fishCompletion()];
const NAMES = (Object.keys(COMMANDS) as CommandName[]).filter((name) => name !== 'menu');
const PAIRS = NAMES.flatMap((name) => findCommand(name).flags.map((flag) => [name, flag] as const));
const PAGE = fileURLToPath(new URL('../../docs/man/fogchess.6', import.meta.url));

/** Whether a program is on this machine. */
const has = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;

/** Returns the page as a person reads it: without what steers the type. */
const plainPage = (): string =>
	manPage('2000-01-01')
		.replaceAll(/\\f[BIR]/g, '')
		.replaceAll(String.raw`\-`, '-');

describe('each command', () => {
	const page = plainPage();

	it.each(NAMES)('%s is in the help, the page and all completions', (name) => {
		const {help} = findCommand(name);
		expect(helpText('menu')).toMatch(new RegExp(`^  ${name} +${help.slice(0, 5)}`, 'm'));
		expect(page).toMatch(new RegExp(`^\\.TP\n${name}( |\n)`, 'm'));
		expect(BASH).toContain(`\n\t${name}:*)`);
		expect(BASH).toMatch(new RegExp(`:\\*\\) words="[^"]*\\b${name}\\b`));
		expect(ZSH).toContain(`\n\t\t'${name}:`);
		expect(ZSH).toContain(`\n\t\t${name})\n`);
		expect(FISH).toContain(`-n __fish_use_subcommand -a ${name} `);
	});
});

describe('each option', () => {
	const page = plainPage();

	it.each(PAIRS)('of %s, --%s, is in the help, the page and all completions', (name, flag) => {
		expect(helpText(name)).toContain(`  --${flag}`);
		const entry = page
			.split('\n.TP\n')
			.find((one) => one.startsWith(`${name} `) || one.startsWith(`${name}\n`));
		expect(entry?.replaceAll('\n', ' ')).toMatch(new RegExp(`Options: .*--${flag}[,.]`));
		const cases = BASH.split('\n');
		expect(cases.find((line) => line.startsWith(`\t${name}:*:-*)`))).toMatch(
			new RegExp(`--${flag}[ "]`),
		);
		const block = ZSH.split(`\n\t\t${name})\n`)[1].split(' ;;')[0];
		expect(block).toMatch(new RegExp(`'--${flag}(=?)\\[`));
		expect(FISH).toMatch(
			new RegExp(`'__fish_seen_subcommand_from ${name}(?:; and not [^']*)?' -l ${flag} `),
		);
	});

	it.each(Object.keys(FLAGS) as FlagName[])('--%s is explained in the page once', (flag) => {
		expect(page.match(new RegExp(`^\\.TP\n--${flag}( .*)?$`, 'gm'))).toHaveLength(1);
		const takers = page.split(`\n.TP\n--${flag}`)[1].split('\n.')[0];
		for (const name of NAMES) {
			const takes = findCommand(name).flags.includes(flag);
			expect(new RegExp(`\\b${name}\\b`).test(takers.split('Taken by')[1])).toBe(takes);
		}
	});

	it.each(Object.keys(GENERAL_FLAGS))('--%s goes with every command', (flag) => {
		expect(page).toContain(`\n--${flag}, -`);
		// The completions leave the version to fogchess alone, as --v means --variant in most commands.
		const {alone, commands} = scriptCommands();
		const takers = flag === 'version' ? [] : commands.filter(({name}) => name !== 'help');
		for (const {flags} of [{flags: alone}, ...takers]) {
			expect(flags.map(({name}) => name)).toContain(flag);
		}
	});

	it('takes a value in a script where it takes one', () => {
		for (const {flags} of scriptCommands().commands) {
			for (const {name, place} of flags.filter(({name}) => Object.hasOwn(FLAGS, name))) {
				expect(place !== undefined).toBe('value' in FLAGS[name as FlagName]);
			}
		}
	});
});

describe('the page', () => {
	it('is the one that the package has (else: npm run man)', () => {
		const kept = readFileSync(PAGE, 'utf8');
		const [date] = /(?<=^\.TH FOGCHESS 6 )\d{4}-\d\d-\d\d/m.exec(kept)!;
		expect(kept).toBe(manPage(date));
	});

	it('has its sections in order, and no line that roff would misread', () => {
		const lines = manPage('2000-01-01').split('\n');
		expect(lines.filter((line) => line.startsWith('.SH')).map((line) => line.slice(4))).toEqual(
			expect.arrayContaining([
				'NAME',
				'SYNOPSIS',
				'DESCRIPTION',
				'COMMANDS',
				'OPTIONS',
				'EXIT STATUS',
			]),
		);
		expect(lines[1]).toMatch(/^\.TH FOGCHESS 6 /);
		for (const line of lines.slice(1)) {
			expect(line).toMatch(/^[ -~]*$/);
			expect(line).toBe(line.trimEnd());
			expect(line).toMatch(/^(?:\.(?:TH|SH|SS|TP|PP|EX|EE|br|nh)\b|[^.'])|^$/);
			// A hyphen that is not escaped may be drawn as another sign.
			if (!line.startsWith('.')) {
				expect(line).not.toMatch(/(?<!\\)-/);
			}
		}
	});

	it('names the package', () => {
		const {man, files} = JSON.parse(
			readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
		) as {man: string; files: string[]};
		expect(PAGE.endsWith(man)).toBe(true);
		expect(files.some((file) => man.startsWith(file))).toBe(true);
	});

	it.runIf(has('groff'))('is read by groff without a warning', () => {
		const {stderr, status} = spawnSync('groff', ['-man', '-ww', '-z', PAGE], {encoding: 'utf8'});
		expect([status, stderr]).toEqual([0, '']);
	});

	it.runIf(has('mandoc'))('is read by mandoc without a warning', () => {
		const {stdout} = spawnSync('mandoc', ['-T', 'lint', '-W', 'style', PAGE], {encoding: 'utf8'});
		expect(stdout).toBe('');
	});

	it('is what the program prints', async () => {
		const {out, code} = await runBuilt(['man']);
		expect([code, out]).toEqual([0, readFileSync(PAGE, 'utf8')]);
	});
});

describe('what bash completes', () => {
	const complete = (...words: readonly string[]): readonly string[] => {
		const folder = temporaryFolder();
		return completeIn(folder, `${folder}:${process.env['PATH']}`, 'fogchess', ...words);
	};
	/** Completes words behind a call of a program that lies in a folder. */
	const completeIn = (folder: string, path: string | undefined, ...words: readonly string[]) => {
		const list = join(folder, 'fogchess');
		writeFileSync(list, '#!/bin/sh\nprintf "%s-of-%s\\tabout\\n" "$1" "$2"\n', {mode: 0o755});
		const script = `${BASH}
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _fogchess "$1"; printf '%s\\n' "\${COMPREPLY[@]}"`;
		return execFileSync('bash', ['-c', script, 'bash', ...words], {
			encoding: 'utf8',
			env: {...process.env, PATH: path},
		})
			.split('\n')
			.filter((line) => line !== '');
	};

	it.runIf(has('bash')).each([
		[['dr'], ['drill']],
		[['--ver'], ['--version']],
		[['play', '--le'], ['--level']],
		[
			['play', '--as', ''],
			['white', 'black', 'random'],
		],
		[
			['drill', '--as', ''],
			['attacker', 'defender'],
		],
		[
			['hotseat', '--variant', 'da'],
			['dark', 'darkness'],
		],
		[
			['hotseat', '--variant', '=', 'da'],
			['dark', 'darkness'],
		],
		[
			['hotseat', '--variant', '='],
			[...VARIANT_NAMES, '__complete-of-options'],
		],
		[['play', '--v'], ['--variant']],
		[['hel'], ['help']],
		[['help', 'dri'], ['drill']],
		[
			['variants', 'dark'],
			['dark', 'darkness'],
		],
		[['hotseat', '--fen', ''], []],
		[['resume', ''], ['__complete-of-games']],
		[['review', ''], ['__complete-of-finished']],
		[['review', 'package-l'], ['package-lock.json']],
		[['drill', '__'], ['__complete-of-lessons']],
		[['drill', 'lessons', 'KQQ'], ['KQQvK']],
		[
			['drill', 'lessons', '--'],
			['--plain', '--help'],
		],
		[['drill', 'puzzle', ''], []],
		[['drill', 'puzzles', '--variant', 'li'], ['liar']],
		[['drill', 'puzzles', '--variant', 'dark'], []],
		[
			['drill', '--variant', '=', 'dark'],
			['dark', 'darkness'],
		],
		[
			['completion', ''],
			['bash', 'zsh', 'fish'],
		],
	])('%j', (words, meant) => {
		expect(complete(...words)).toEqual(meant);
	});

	it.runIf(has('bash'))('has the lists also where the program is called by its path', () => {
		const folder = temporaryFolder();
		const called = join(folder, 'fogchess');
		expect(completeIn(folder, process.env['PATH'], called, 'review', '')).toEqual([
			'__complete-of-finished',
		]);
	});
});

describe('the lists that completions ask for', () => {
	it('are names of games, with nothing of their moves, and of lessons', async () => {
		const home = temporaryFolder();
		const games = join(home, 'data', 'games');
		mkdirSync(games, {recursive: true});
		const save = (id: string, fields: object): void =>
			writeFileSync(join(games, `${id}.json`), JSON.stringify(fields));
		save('old', {variant: 'fog', updated: '2026-01-02T03:04:05Z'});
		save('new', {variant: 'dark', updated: '2026-02-02T03:04:05Z', secret: 'e2e4'});
		save('over', {variant: 'fog\u001B[2J', updated: '2026-02-02T03:04:05Z', outcome: {}});
		writeFileSync(join(games, 'broken.json'), '{');
		vi.stubEnv('FOGCHESS_HOME', home);
		onTestFinished(() => void vi.unstubAllEnvs());
		const list = async (name: string, word = '') => {
			const {out, error, code} = await runLine(['__complete', name, word]);
			expect([error, code]).toEqual(['', 0]);
			return out.split('\n').slice(0, -1);
		};

		expect(await list('games')).toEqual(['new\tdark, 2026-02-02', 'old\tfog, 2026-01-02']);
		expect(await list('finished')).toEqual(['over\tfog?[2J, 2026-02-02']);
		expect(await list('lessons')).toContain('puzzle-118\tpuzzle, Liar Chess, challenge or pass');
		expect(await list('nothing')).toEqual([]);
		expect(await list('options', 'liar')).toEqual([]);
		const options = await list('options', 'kriegspiel-eastern+no-any+f');
		expect(options).toContain('kriegspiel-eastern+no-any+any\tyou may ask "Any?"');
		expect(options.every((one) => one.startsWith('kriegspiel-eastern+no-any+'))).toBe(true);
		expect(LISTS).toHaveLength(4);
		// Nothing was set aside.
		expect(readFileSync(join(games, 'broken.json'), 'utf8')).toBe('{');
	});

	it('name lessons that `drill` opens', async () => {
		const {error, code} = await runLine(['drill', 'KQvK-attacker-known-3']);
		expect([code, error]).toEqual([2, expect.stringContaining('this needs a terminal')]);
		const refused = await runLine(['drill', 'KQvK-attacker-known-3', '--blind']);
		expect([refused.code, refused.error]).toEqual([
			2,
			expect.stringContaining('leave out --blind'),
		]);
	});
});

describe('completion', () => {
	it.each(['bash', 'zsh', 'fish'])('%s is printed', async (shell) => {
		const {out, code} = await (shell === 'bash' ? runBuilt : runLine)(['completion', shell]);
		expect(code).toBe(0);
		expect(out).toContain(`fogchess completion ${shell}`);
	});

	it('has behind each word of table what that takes, and no more', () => {
		const under = scriptCommands().commands.find(({name}) => name === 'table')?.under ?? [];
		const taken = under.map(({word, place, flags}) => [
			word,
			place.words.includes('KQvK'),
			place.words.includes('build'),
			flags.map(({name}) => name).join(' '),
		]);
		expect(taken).toEqual([
			['build', true, false, 'variant json help'],
			['list', false, false, 'variant json help'],
			['stats', true, false, 'variant json help'],
			['probe', false, false, 'variant king-on blind json help'],
			['verify', true, false, 'variant json help'],
		]);
		expect(under[0].flags[0].place?.words).toContain('kriegspiel-undirected');
	});

	it('needs a shell that it knows', async () => {
		for (const words of [['completion'], ['completion', 'csh']]) {
			expect(await runLine(words)).toMatchObject({code: 2, out: ''});
		}
	});
});
