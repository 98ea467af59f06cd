import {LISTING_COMMAND} from './catalogue.js';
import {
	type Place,
	type ScriptCommand,
	type ScriptFlag,
	scriptCommands,
} from './completion-words.js';

/** Returns the words of a place for bash to choose from, those of lists asked for when they are wanted. */
const wordsOf = ({words, lists}: Place): string =>
	[...words, ...lists.map((list) => `$(_fogchess_list ${list} "$cur" 2>/dev/null | cut -f1)`)].join(
		' ',
	);

const names = (flags: readonly ScriptFlag[]): string =>
	flags.map(({name}) => `--${name}`).join(' ');

/** Returns the lines that complete a place; none are needed for what nobody can guess. */
const fill = (place: Place, indent: string): string =>
	[
		...(place.words.length + place.lists.length === 0
			? []
			: [`${indent}words="${wordsOf(place)}"`]),
		...(place.files ? [`${indent}files=1`] : []),
		`${indent};;`,
	].join('\n');

type Behind = Pick<ScriptCommand, 'name' | 'flags' | 'place'>;

/** Returns the words that stand before others, each command and behind it what it is with its second word, as `command` of the script has them. */
const beginnings = (commands: readonly ScriptCommand[]): readonly Behind[] =>
	commands.flatMap((command) => [
		command,
		...command.under.map((one) => ({...one, name: `'${command.name} ${one.word}'`})),
	]);

/** Returns the cases of flags that take a value, each once; first those that take another one in each command. */
function valueCases(commands: readonly Behind[]): readonly string[] {
	const own = new Map<string, Place>();
	const usual = new Map<string, Place>();
	for (const {name, flags} of commands) {
		for (const {name: flag, place, isOwn} of flags) {
			if (place !== undefined) {
				(isOwn === true ? own : usual).set(`${isOwn === true ? name : '*'}:--${flag}:*`, place);
			}
		}
	}

	return [...own, ...usual].map(([pattern, place]) => `\t${pattern})\n${fill(place, '\t\t')}`);
}

/** Returns a completion script for bash, 3.2 (as macOS has it) or newer. */
export function bashCompletion(): string {
	const {alone, commands} = scriptCommands();
	const all = beginnings(commands);
	const seconds = commands.flatMap(({name, under}) => under.map(({word}) => `${name}/${word}`));
	const first = [...commands.map(({name}) => name), names(alone)].join(' ');
	return [
		'# bash completion for fogchess; `fogchess completion bash` prints it.',
		'_fogchess_list() {',
		'\t# Called by a path it may be on no other; by its name it may be an alias.',
		`\tif [[ $self == */* ]]; then "\${self/#\\~/$HOME}" ${LISTING_COMMAND} "$@"`,
		`\telse fogchess ${LISTING_COMMAND} "$@"; fi`,
		'}',
		'_fogchess() {',
		'\tlocal cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}',
		'\tlocal command= word words= files= self=$1',
		'\tCOMPREPLY=()',
		'\t# bash takes --flag=value apart.',
		'\tif [[ $cur == = ]]; then cur=',
		'\telif [[ $prev == = ]]; then prev=${COMP_WORDS[COMP_CWORD-2]}; fi',
		'\tfor word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do',
		'\t\tcase $command/$word in',
		'\t\t*/-*) ;;',
		'\t\t/*) command=$word ;;',
		`\t\t${seconds.join('|')}) command+=" $word"; break ;;`,
		'\t\t*) break ;;',
		'\t\tesac',
		'\tdone',
		'\tcase $command:$prev:$cur in',
		...valueCases(all),
		`\t:*) words="${first}" ;;`,
		...all.flatMap(({name, flags, place}) => [
			`\t${name}:*:-*) words="${names(flags)}" ;;`,
			`\t${name}:*)\n${fill(place, '\t\t')}`,
		]),
		'\tesac',
		'\tCOMPREPLY=($(compgen -W "$words" -- "$cur"))',
		'\t# Names of games are not to be lost among files.',
		'\tif [[ $files && ${#COMPREPLY[@]} == 0 ]]; then COMPREPLY=($(compgen -f -- "$cur")); fi',
		'}',
		'complete -F _fogchess fogchess',
	].join('\n');
}
