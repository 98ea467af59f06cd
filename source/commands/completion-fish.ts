import {LISTING_COMMAND} from './catalogue.js';
import {type Place, type ScriptFlag, scriptCommands} from './completion-words.js';

/** Returns a text between single quotes. */
const quoted = (text: string): string => `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;

const wordsOf = ({words, lists}: Place): string =>
	quoted(
		[
			...words,
			...lists.map((list) => `(fogchess ${LISTING_COMMAND} ${list} (commandline -ct) 2>/dev/null)`),
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

/** Returns a completion script for fish. */
export function fishCompletion(): string {
	const {alone, commands} = scriptCommands();
	const none = '__fish_use_subcommand';
	return [
		'# fish completion for fogchess; `fogchess completion fish` prints it.',
		'complete -c fogchess -f',
		...alone.map((flag) => flagLine(none, flag)),
		...commands.flatMap(({name, help, flags, place}) => {
			const condition = `__fish_seen_subcommand_from ${name}`;
			const hasWords = place.words.length > 0 || place.lists.length > 0;
			const words = [...(place.files ? ['-F'] : []), ...(hasWords ? [`-a ${wordsOf(place)}`] : [])];
			return [
				`complete -c fogchess -n ${none} -a ${name} -d ${quoted(help)}`,
				...flags.map((flag) => flagLine(condition, flag)),
				...(words.length === 0
					? []
					: [`complete -c fogchess -n ${quoted(condition)} ${words.join(' ')}`]),
			];
		}),
	].join('\n');
}
