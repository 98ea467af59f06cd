import {describe, expect, it} from 'vitest';
import {
	COMMANDS,
	type CommandName,
	findCommand,
	FLAGS,
	GENERAL_FLAGS,
	GROUPS,
} from '../../source/commands/catalogue.js';
import {SCENE_IDS} from '../../source/drill/learn/progress.js';
import {commandsOf, flagHelp, flagUsage, helpText} from '../../source/commands/help-text.js';

const NAMES = (Object.keys(COMMANDS) as CommandName[]).filter((name) => name !== 'menu');

describe('the help', () => {
	it('has each command once, below the heading of its group, with its sentence', () => {
		const help = helpText('menu');
		const sections = help.split('\n\n');
		for (const [group, heading] of Object.entries(GROUPS)) {
			const text = sections.find((one) => one.startsWith(`${heading}\n`)) ?? '';
			const listed = [...text.matchAll(/^ {2}(\w+) +(.*)$/gm)].map(([, name, help]) => [
				name,
				help,
			]);
			const meant = commandsOf(group as keyof typeof GROUPS).map(([name, {help}]) => [name, help]);
			expect(listed).toEqual(meant);
			expect(meant.length).toBeGreaterThan(2);
		}

		const grouped = (Object.keys(GROUPS) as (keyof typeof GROUPS)[]).flatMap((group) =>
			commandsOf(group).map(([name]) => name),
		);
		expect(grouped.toSorted()).toEqual(NAMES.toSorted());
	});

	it('names what every command takes to draw nothing', () => {
		expect(helpText('menu')).toContain(`--plain [COMMAND]   ${FLAGS.plain.help}`);
	});

	it.each(NAMES)('of %s has each of its options', (name) => {
		const help = helpText(name);
		for (const flag of findCommand(name).flags) {
			expect(help).toContain(`${flagUsage(flag).padEnd(18)}${flagHelp(flag, findCommand(name))}`);
			// What draws nothing is told once for all.
			if (flag !== 'plain') {
				expect(help.split('\n\n')[0]).toMatch(new RegExp(`--${flag}\\b`));
			}
		}

		for (const flag of Object.keys(GENERAL_FLAGS)) {
			expect(help).toContain(`--${flag}`);
		}
	});

	it('of play has all that a game can be asked for, and the sides that can be played', () => {
		for (const flag of ['as', 'variant', 'level', 'seed', 'clock', 'fen'] as const) {
			expect(COMMANDS.play.usage).toContain(`[--${flag} `);
		}

		expect(COMMANDS.play.usage).toContain(flagUsage('level'));
		expect(commandsOf('scripts').map(([name]) => name)).not.toContain('import');
		expect(helpText('play')).toContain('--as SIDE         white, black or random\n');
		expect(helpText('drill')).toContain('--as SIDE         attacker or defender\n');
	});

	it('names the levels, the scenes, and which level goes by the clock', () => {
		const words = (name: CommandName): string => helpText(name).replaceAll(/\s+/g, ' ');
		expect(words('play')).toContain('Levels 1 Woodpusher, 2 Patzer, ');
		expect(words('play')).toMatch(/--ms T [^-]*of the levels, 10 alone/);
		expect(words('play')).toContain('--level N|NAME');
		expect(words('learn')).toContain(`Scenes ${SCENE_IDS.join(', ')}`);
		expect(words('show')).not.toContain('Levels');
	});

	it('tells what each choice of a drill is, and what a flag is to one command', () => {
		for (const flag of ['opponent', 'strategy'] as const) {
			expect(helpText('drill')).toContain(flagUsage(flag));
		}

		expect(helpText('drill')).toMatch(/^ {2}phantom +a king who has not decided/m);
		expect(helpText('watch')).toMatch(/^ {2}metaposition +in Kriegspiel/m);
		expect(helpText('analyse')).not.toContain('levels');
		expect(helpText('stats')).toContain('letters instead of blocks');
		expect(helpText('replay')).toContain('a game, finished or saved while it runs,');
	});

	it('names the bots once, where they are taken', () => {
		for (const name of ['watch', 'arena'] as const) {
			expect(helpText(name).match(/^Bots$/gm)).toHaveLength(1);
			expect(helpText(name)).toMatch(/^ {2}greedy +takes what hangs/m);
		}

		expect(helpText('play')).not.toMatch(/^Bots$/m);
	});

	it('of what reads and writes lines has one in and one out', () => {
		for (const name of ['referee', 'engine'] as const) {
			expect(helpText(name)).toMatch(/^ {2}in: {2}\{.*\}$/m);
			expect(helpText(name)).toMatch(/^ {2}out: \{.*\}$/m);
		}
	});

	const SHOWN = NAMES.filter((name) => findCommand(name).examples !== undefined);
	it('has examples of what takes more than a name', () => {
		expect(SHOWN).toEqual(
			expect.arrayContaining(['play', 'hotseat', 'drill', 'watch', 'show', 'perft', 'replay']),
		);
	});

	it.each(SHOWN)('of %s has an example', (name) => {
		expect(helpText(name)).toMatch(new RegExp(`^Examples\n  .*fogchess ${name}\\b`, 'm'));
	});

	it.each(NAMES)('of %s fits a window of 110 columns', (name) => {
		for (const line of `${helpText('menu')}\n${helpText(name)}`.split('\n')) {
			expect(line.length).toBeLessThanOrEqual(110);
			expect(line).toBe(line.trimEnd());
		}
	});
});
