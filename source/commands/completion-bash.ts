import {LISTING_COMMAND} from './catalogue.js';
import {
	type Place,
	type ScriptCommand,
	type ScriptFlag,
	scriptCommands,
} from './completion-words.js';

/** Returns the words of a place for bash to choose from, those of lists asked for when they are wanted. */
const wordsOf = ({words, lists}: Place): string =>
	[
		...words,
		...lists.map((list) => `$(fogchess ${LISTING_COMMAND} ${list} "$cur" 2>/dev/null | cut -f1)`),
	].join(' ');

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

/** Returns the cases of flags that take a value, each once; that of --as is another one in each command. */
function valueCases(commands: readonly ScriptCommand[]): readonly string[] {
	const cases = new Map<string, Place>();
	for (const {name, flags} of commands) {
		for (const {name: flag, place} of flags) {
			if (place !== undefined) {
				cases.set(`${flag === 'as' ? name : '*'}:--${flag}:*`, place);
			}
		}
	}

	return [...cases].map(([pattern, place]) => `\t${pattern})\n${fill(place, '\t\t')}`);
}

/** Returns a completion script for bash, 3.2 (as macOS has it) or newer. */
export function bashCompletion(): string {
	const {alone, commands} = scriptCommands();
	const first = [...commands.map(({name}) => name), names(alone)].join(' ');
	return [
		'# bash completion for fogchess; `fogchess completion bash` prints it.',
		'_fogchess() {',
		'\tlocal cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}',
		'\tlocal command= word words= files=',
		'\tCOMPREPLY=()',
		'\t# bash takes --flag=value apart.',
		'\tif [[ $cur == = ]]; then cur=',
		'\telif [[ $prev == = ]]; then prev=${COMP_WORDS[COMP_CWORD-2]}; fi',
		'\tfor word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do',
		'\t\tif [[ $word != -* ]]; then command=$word; break; fi',
		'\tdone',
		'\tcase $command:$prev:$cur in',
		...valueCases(commands),
		`\t:*) words="${first}" ;;`,
		...commands.flatMap(({name, flags, place}) => [
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
