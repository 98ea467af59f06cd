import {LISTING_COMMAND} from './catalogue.js';
import {
	type Place,
	type ScriptCommand,
	type ScriptFlag,
	scriptCommands,
} from './completion-words.js';

/** Returns a text between single quotes. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Returns a text as a part of a specification, in which some signs part it. */
const escaped = (text: string): string => text.replaceAll(/[\\:[\]()]/g, String.raw`\$&`);

/** Returns what completes a place in a specification: words, lists and files, or nothing but a message. */
function action({words, lists, files}: Place): string {
	const all = [...words, ...lists.map((list) => `@${list}`), ...(files ? ['@files'] : [])];
	// With a space before it nothing is put between the function and these.
	return all.length === 0 ? ' ' : ` _fogchess_pick ${all.join(' ')}`;
}

function specification({name, short, help, value, place}: ScriptFlag): string {
	const about = `[${escaped(help)}]`;
	if (short !== undefined) {
		return `'(-${short} --${name})'{-${short},--${name}}${quoted(about)}`;
	}

	return quoted(
		place === undefined
			? `--${name}${about}`
			: `--${name}=${about}:${escaped(value ?? '')}:${action(place)}`,
	);
}

/** Returns a completion script for zsh. */
export function zshCompletion(): string {
	const {alone, commands} = scriptCommands();
	const rows = commands.map(
		({name, help}) => `\t\t${quoted(`${name}:${help.replaceAll(':', String.raw`\:`)}`)}`,
	);
	const caseOf = (name: string, {flags, place}: Pick<ScriptCommand, 'flags' | 'place'>) => [
		`\t\t${name})`,
		`\t\t\t_arguments -s ${[...flags.map(specification), quoted(`*:word:${action(place)}`)].join(' \\\n\t\t\t\t')} ;;`,
	];
	const cases = commands.flatMap((command) => [
		...caseOf(command.name, command),
		...command.under.flatMap((one) => caseOf(`'${command.name} ${one.word}'`, one)),
	]);
	const seconds = commands.flatMap(({name, under}) => under.map(({word}) => `'${name} ${word}'`));
	return [
		'#compdef fogchess',
		'# zsh completion for fogchess; `fogchess completion zsh` prints it.',
		'_fogchess_list() {',
		'\t# Called by a path it may be on no other; by its name it may be an alias.',
		`\tif [[ $self == */* ]]; then "\${self/#\\~/$HOME}" ${LISTING_COMMAND} "$@"`,
		`\telse fogchess ${LISTING_COMMAND} "$@"; fi`,
		'}',
		'_fogchess_pick() {',
		'\tlocal one files',
		'\tlocal -a words rows',
		'\tfor one; do',
		'\t\tcase $one in',
		'\t\t@files) files=1 ;;',
		`\t\t@*) rows+=(\${(f)"$(_fogchess_list \${one#@} "$PREFIX" 2>/dev/null)"}) ;;`,
		'\t\t*) words+=($one) ;;',
		'\t\tesac',
		'\tdone',
		'\tcompadd -a words',
		'\trows=("${(@)rows//$\'\\t\'/:}")',
		'\t(( $#rows )) && _describe word rows',
		'\t# Names of games are not to be lost among files.',
		'\t[[ -n $files ]] && (( ! compstate[nmatches] )) && _files',
		'}',
		'_fogchess() {',
		'\tlocal curcontext=$curcontext state line self=$words[1]',
		'\tlocal -a commands',
		'\tcommands=(',
		...rows,
		'\t)',
		`\t_arguments -C ${alone.map(specification).join(' ')} '1: :->command' '*:: :->word'`,
		'\tcase $state in',
		'\tcommand) _describe command commands ;;',
		'\tword)',
		`\t\tif (( CURRENT > 2 )) && [[ "$words[1] $words[2]" == (${seconds.join('|')}) ]]; then`,
		'\t\t\twords=("$words[1] $words[2]" "${(@)words[3,-1]}")',
		'\t\t\t(( CURRENT-- ))',
		'\t\tfi',
		'\t\tcase $words[1] in',
		...cases,
		'\t\tesac ;;',
		'\tesac',
		'}',
		'if [[ $funcstack[1] == _fogchess ]]; then _fogchess "$@"; else compdef _fogchess fogchess; fi',
	].join('\n');
}
