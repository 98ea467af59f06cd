import {LISTING_COMMAND} from './catalogue.js';
import {
	type Place,
	type ScriptCommand,
	type ScriptFlag,
	scriptCommands,
} from './completion-words.js';

/** Returns a text between single quotes. */
const quoted = (text: string): string => `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;

const wordsOf = ({words, lists}: Place): string =>
	quoted(
		[
			...words,
			...lists.map((list) => `(__fogchess_list ${list} (commandline -ct) 2>/dev/null)`),
		].join(' '),
	);

function flagLine(condition: string, {name, short, help, place}: ScriptFlag): string {
	const words = place === undefined || (place.words.length === 0 && place.lists.length === 0);
	return [
		`complete -c fogchess -n ${quoted(condition)} -l ${name}`,
		...(short === undefined ? [] : [`-s ${short}`]),
		...(place === undefined ? [] : [place.files ? '-r -F' : '-x']),
		...(words ? [] : [`-a ${wordsOf(place)}`]),
		`-d ${quoted(help)}`,
	].join(' ');
}

/** Returns the lines for what can stand behind what a condition asks for. */
function behindLines(
	condition: string,
	{flags, place}: Pick<ScriptCommand, 'flags' | 'place'>,
): readonly string[] {
	const hasWords = place.words.length > 0 || place.lists.length > 0;
	const words = [...(place.files ? ['-F'] : []), ...(hasWords ? [`-a ${wordsOf(place)}`] : [])];
	return [
		...flags.map((flag) => flagLine(condition, flag)),
		...(words.length === 0
			? []
			: [`complete -c fogchess -n ${quoted(condition)} ${words.join(' ')}`]),
	];
}

/** Returns a completion script for fish. */
export function fishCompletion(): string {
	const {alone, commands} = scriptCommands();
	const none = '__fish_use_subcommand';
	return [
		'# fish completion for fogchess; `fogchess completion fish` prints it.',
		'function __fogchess_list',
		'\t# Called by a path it may be on no other; by its name it may be an alias.',
		'\tset -l self (commandline -opc)[1]',
		"\tif string match -q '*/*' -- $self",
		"\t\tset self (string replace -r '^~' $HOME -- $self)",
		`\t\t$self ${LISTING_COMMAND} $argv`,
		'\telse',
		`\t\tfogchess ${LISTING_COMMAND} $argv`,
		'\tend',
		'end',
		'complete -c fogchess -f',
		...alone.map((flag) => flagLine(none, flag)),
		...commands.flatMap(({name, help, under, ...behind}) => {
			const seen = `__fish_seen_subcommand_from ${name}`;
			const seconds = under.map(({word}) => word).join(' ');
			const alone =
				seconds === '' ? seen : `${seen}; and not __fish_seen_subcommand_from ${seconds}`;
			return [
				`complete -c fogchess -n ${none} -a ${name} -d ${quoted(help)}`,
				...behindLines(alone, behind),
				...under.flatMap(({word, ...one}) =>
					behindLines(`${seen}; and __fish_seen_subcommand_from ${word}`, one),
				),
			];
		}),
	].join('\n');
}
