import {
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
import {commandsOf, ENVIRONMENT, EXAMPLES, EXIT_CODES} from './help-text.js';

/** Returns a text as roff has it: its signs escaped, hyphens that are typed as they are, and nothing but ASCII. */
const roff = (text: string): string =>
	text
		.replaceAll('\\', String.raw`\e`)
		.replaceAll('-', String.raw`\-`)
		.replaceAll('…', '...')
		.replaceAll(/[^ -~]/g, (sign) => {
			const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
			return String.raw`\[u${code}]`;
		})
		.replaceAll(/^(?=[.'])/gm, String.raw`\&`);

/** How long a line of the source may be. */
const WIDTH = 79;

/** Returns a line of text as lines that an editor shows whole; roff fills them again. */
const wrapped = (line: string): string =>
	line.replaceAll(new RegExp(`(.{1,${WIDTH}})(?: |$)`, 'g'), '$1\n').trimEnd();

const bold = (text: string): string => String.raw`\fB${roff(text)}\fR`;
const italic = (text: string): string => String.raw`\fI${roff(text)}\fR`;

/** Returns a paragraph with a tag before it. */
const tagged = (tag: string, text: string): string => `.TP\n${tag}\n${wrapped(text)}`;

const sentence = (text: string): string =>
	roff(`${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`);

const examplesOf = ({examples = []}: Command): readonly string[] => examples;

const isTaken = (flag: FlagName): readonly CommandName[] =>
	(Object.keys(COMMANDS) as CommandName[]).filter((name) => findCommand(name).flags.includes(flag));

/** Returns what a command is and which flags it takes. */
function command(
	name: CommandName,
	{usage, help, flags, terms = {}, values = {}}: Command,
): string {
	const options = flags.map((flag) => bold(`--${flag}`)).join(', ');
	return [
		tagged(`${bold(name)}${usage === '' ? '' : ` ${roff(usage)}`}`, sentence(help)),
		...Object.entries(terms).flatMap(([word, text]) => [
			'.br',
			wrapped(`${bold(word)}: ${roff(text)}.`),
		]),
		...(flags.length === 0 ? [] : ['.br', wrapped(`Options: ${options}.`)]),
		...Object.entries(values).flatMap(([value, text]) => [
			'.br',
			wrapped(`${bold(value)}: ${roff(text)}.`),
		]),
	].join('\n');
}

function flag(name: FlagName): string {
	const {value, help}: FlagHelp = FLAGS[name];
	const tag = `${bold(`--${name}`)}${value === undefined ? '' : ` ${italic(value)}`}`;
	const takers = isTaken(name)
		.map((one) => (one === 'menu' ? 'the menu' : one))
		.join(', ');
	return `${tagged(tag, sentence(help))}\n${wrapped(`Taken by ${roff(takers)}.`)}`;
}

const DESCRIPTION = [
	'In Fog of War chess you see your own men and the squares they can move to,',
	'and nothing else.',
	'There is no check: take the king to win.',
	'Kriegspiel and other games in which something is hidden are there too.',
];

/**
 * Returns the manual page of fogchess in the macros of man(7), from the catalogue alone; `date` (ISO 8601) is when it
 * was made.
 */
export function manPage(date: string): string {
	return [
		`.\\" Made from the catalogue of commands by \`npm run man\`.`,
		`.TH FOGCHESS 6 ${date} fogchess "Games Manual"`,
		// What is typed is not to be hyphenated.
		'.nh',
		'.SH NAME',
		String.raw`fogchess \- chess with hidden information in a terminal`,
		'.SH SYNOPSIS',
		bold('fogchess'),
		'.br',
		`${bold('fogchess')} ${italic('command')} [${italic('words')}] [${italic('options')}]`,
		'.SH DESCRIPTION',
		...DESCRIPTION.map(roff),
		'.PP',
		'Without a command there is a menu.',
		`In it and in a game the key ${bold('?')} lists all keys.`,
		`With ${bold('--plain')} nothing is drawn;`,
		`there the line ${bold('help')} lists what can be typed.`,
		'.SH COMMANDS',
		...(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).flatMap((group) => [
			`.SS ${GROUPS[group]}`,
			...commandsOf(group).map(([name, one]) => command(name, one)),
		]),
		'.SH OPTIONS',
		...(Object.keys(FLAGS) as FlagName[]).map((name) => flag(name)),
		...Object.entries(GENERAL_FLAGS).map(([name, {short, help}]) =>
			tagged(`${bold(`--${name}`)}, ${bold(`-${short}`)}`, sentence(help)),
		),
		'.SH EXAMPLES',
		'.EX',
		...[...EXAMPLES, ...Object.values(COMMANDS).flatMap(examplesOf)].map(roff),
		'.EE',
		'.SH EXIT STATUS',
		...Object.entries(EXIT_CODES).map(([code, help]) => tagged(bold(code), sentence(help))),
		'.SH ENVIRONMENT',
		...Object.entries(ENVIRONMENT).map(([name, help]) => tagged(bold(name), sentence(help))),
		'.SH SEE ALSO',
		roff('The rules to the letter are in docs/rules.md of the package.'),
		'',
	].join('\n');
}
