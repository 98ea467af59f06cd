import {BOTS, WHOLE_GAME_BOTS} from '../bot/bots.js';
import {LEVELS} from '../bot/levels/levels.js';
import {SCENE_IDS} from '../drill/learn/progress.js';
import {joinWords, uncapitalise} from '../text/men.js';
import {
	type Choices,
	type Command,
	type CommandName,
	COMMANDS,
	findCommand,
	type FlagHelp,
	FLAGS,
	type FlagName,
	GENERAL_FLAGS,
	GROUPS,
} from './catalogue.js';
import {wrapLines} from './wrap-lines.js';

/** Columns of a help's lines. */
const WIDTH = 80;

/** What is worth trying first. */
export const EXAMPLES = [
	'fogchess hotseat --clock 5+3',
	'fogchess play --as black --level 7',
	'fogchess drill KQvK --opponent phantom',
	'fogchess show "8/8/8/3k4/8/8/8/KQ6 w - - 0 1" --as white',
	'fogchess table probe "8/8/8/3k4/8/8/8/KQ6 w - - 0 1" --json',
];

export const EXIT_CODES = {
	0: 'fine',
	1: 'a fault of ours',
	2: 'wrong usage or no terminal',
	3: 'an input that cannot be read',
	130: 'interrupted',
} as const;

export const ENVIRONMENT = {
	FOGCHESS_HOME: 'keeps everything below this folder (else the XDG folders)',
	NO_COLOR: 'no colours',
} as const;

/** Returns the commands of a group by name, without the menu, which has none. */
export const commandsOf = (group: Command['group']): readonly (readonly [CommandName, Command])[] =>
	(Object.keys(COMMANDS) as CommandName[])
		.map((name) => [name, findCommand(name)] as const)
		.filter(([name, command]) => name !== 'menu' && command.group === group);

/** Returns a flag as it is typed: "--level N". */
export function flagUsage(flag: FlagName): string {
	const {value}: FlagHelp = FLAGS[flag];
	return `--${flag}${value === undefined ? '' : ` ${value}`}`;
}

/** Returns what the value of a flag can be, where that is known. */
const flagFrom = (flag: FlagName): Choices | undefined => {
	const {from}: FlagHelp = FLAGS[flag];
	return from;
};

/** Returns what a flag means to a command: `--as` has other sides in each. */
export const flagHelp = (flag: FlagName, {as, own}: Command): string =>
	flag === 'as' && as !== undefined ? joinWords(as, 'or') : (own?.[flag] ?? FLAGS[flag].help);

/** Returns some lines below a heading, set in. */
const section = (heading: string, lines: readonly string[]): string =>
	[heading, ...lines.map((line) => `  ${line}`)].join('\n');

/** Returns how a command is used in lines of at most `width` columns, set in behind what stands before it. */
const usageLines = (usage: string, indent: number, width: number): readonly string[] =>
	wrapLines(`${' '.repeat(indent)}${usage}`, width).split('\n');

const commandRows = (group: Command['group']): readonly string[] =>
	commandsOf(group).flatMap(([name, {help, usage}]) => [
		`${name.padEnd(12)}${help}`,
		...(usage === '' ? [] : usageLines(usage, 12, WIDTH - 2)),
	]);

function helpOfAll(): string {
	const columns = (rows: {readonly [name: string]: string}): readonly string[] =>
		Object.entries(rows).map(([name, help]) => `${name.padEnd(16)}${help}`);
	const codes = Object.entries(EXIT_CODES).map(([code, help]) => `${code} ${help}`);
	return [
		'fogchess: chess with hidden information in a terminal',
		section('Usage', [
			'fogchess                     the menu',
			'fogchess COMMAND [--help]    a command, or what it takes; so does fogchess help COMMAND',
			`fogchess --plain [COMMAND]   ${FLAGS.plain.help}`,
		]),
		section('Examples', EXAMPLES),
		...(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) =>
			section(GROUPS[group], commandRows(group)),
		),
		section('Exit codes', [codes.join(' · ')]),
		section('Environment', columns(ENVIRONMENT)),
	].join('\n\n');
}

/** What is named in the help of whatever takes one of it. */
const NAMED: {readonly [source in Extract<Choices, string>]?: readonly [string, string]} = {
	levels: ['Levels', LEVELS.map(({level, name}) => `${level} ${name}`).join(', ')],
	scenes: ['Scenes', SCENE_IDS.join(', ')],
};

/** The bots that have no level, and what each does. */
const BOT_LINES = [
	'Bots',
	`  ${`${BOTS[0].id} … ${BOTS[BOTS.length - 1].id.replace('level-', '')}`.padEnd(20)}from weak to strong; their names: fogchess help play`,
	...WHOLE_GAME_BOTS.flatMap(({id, level, summary}) =>
		level === undefined ? [`  ${id.padEnd(20)}${uncapitalise(summary.replace(/\.$/u, ''))}`] : [],
	),
];

/** Returns the names of what a command takes that are few, with a blank line before each list. */
function namesFor({flags, from = []}: Command): readonly string[] {
	const taken = [...from, ...flags.map((flag): Choices | undefined => flagFrom(flag))];
	return [...new Set(taken)].flatMap((choices) => {
		if (choices === 'bots') {
			return ['', ...BOT_LINES];
		}

		const named = typeof choices === 'string' ? NAMED[choices] : undefined;
		return named === undefined ? [] : ['', wrapLines(`  ${named[0].padEnd(18)}${named[1]}`, WIDTH)];
	});
}

/** Returns the help of fogchess, or of one of its commands. */
export function helpText(name: CommandName): string {
	if (name === 'menu') {
		return helpOfAll();
	}

	const command = findCommand(name);
	const {usage, help, flags, terms = {}, values = {}, examples = []} = command;
	const rows = [
		...Object.entries(terms),
		...flags.map((flag) => [flagUsage(flag), flagHelp(flag, command)]),
		...Object.entries(GENERAL_FLAGS).map(([flag, {short, help}]) => [`--${flag}, -${short}`, help]),
	];
	const meanings = Object.entries(values).map(([value, help]) => `  ${value.padEnd(20)}${help}`);
	const head = `fogchess ${name} `;
	return [
		`${head}${usageLines(usage, head.length, WIDTH).join('\n').trimStart()}`.trimEnd(),
		'',
		`  ${help}`,
		'',
		...rows.map(([flag, help]) => `  ${flag.padEnd(18)}${help}`),
		...(meanings.length === 0 ? [] : ['', ...meanings]),
		...namesFor(command),
		...(examples.length === 0 ? [] : ['', section('Examples', examples)]),
	].join('\n');
}
