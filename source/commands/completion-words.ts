import {ALL_BOTS, BOTS} from '../bot/bots.js';
import {puzzlesOf} from '../drill/any-puzzle.js';
import {drillsOf} from '../drill/catalogue.js';
import {USUAL_GAME} from '../drill/game.js';
import {SCENE_IDS} from '../drill/learn/progress.js';
import {DRILL_STRATEGIES} from '../drill/settings.js';
import {VARIANT_NAMES} from '../rules/registry.js';
import {TABLE_GAMES} from '../solver/table-game.js';
import {
	type Choices,
	type CommandName,
	COMMANDS,
	findCommand,
	type FlagHelp,
	FLAGS,
	type FlagName,
	GENERAL_FLAGS,
	LISTS,
	type ListName,
} from './catalogue.js';

/** What can stand in a place: words, lists to ask for, files. All empty where nobody can tell, as of a FEN. */
export type Place = {
	readonly words: readonly string[];
	readonly lists: readonly ListName[];
	readonly files: boolean;
};

/** A flag as scripts complete it; without `place` it is a switch. */
export type ScriptFlag = {
	readonly name: string;
	readonly short?: string;
	readonly help: string;
	/** What its value is called in the help. */
	readonly value?: string;
	readonly place?: Place;
	/** Whether its value is another one than in other commands. */
	readonly isOwn?: true;
};

/** What can stand behind a word of the command line. */
type Behind = {readonly flags: readonly ScriptFlag[]; readonly place: Place};

/** A command as scripts complete it; behind some of its words, which `under` names, something else stands than behind itself. */
export type ScriptCommand = Behind & {
	readonly name: string;
	readonly help: string;
	readonly under: readonly (Behind & {readonly word: string})[];
};

const NAMED: {
	readonly [source in Exclude<Choices, readonly string[] | ListName>]: readonly string[];
} = {
	variants: VARIANT_NAMES,
	'puzzle-games': VARIANT_NAMES.filter((name) => puzzlesOf(name).length > 0),
	'table-games': TABLE_GAMES,
	endings: drillsOf(USUAL_GAME).map(({ending}) => ending),
	bots: ALL_BOTS.map(({id}) => id),
	levels: BOTS.map(({level}) => String(level)),
	strategies: DRILL_STRATEGIES,
	scenes: SCENE_IDS,
	files: [],
};

const isList = (choices: Choices): choices is ListName => LISTS.some((list) => list === choices);

function placeOf(all: readonly Choices[]): Place {
	const words = all.flatMap((choices) =>
		typeof choices === 'string' ? (isList(choices) ? [] : NAMED[choices]) : choices,
	);
	// What is behind a variant's name depends on the name.
	const options = all.includes('variants') ? (['options'] as const) : [];
	return {words, lists: [...all.filter(isList), ...options], files: all.includes('files')};
}

function scriptFlag(name: FlagName, own: Choices | undefined): ScriptFlag {
	const {value, help, from}: FlagHelp = FLAGS[name];
	const choices = own ?? from;
	const place = placeOf(choices === undefined ? [] : [choices]);
	return value === undefined
		? {name, help}
		: {name, help, value, place, ...(own === undefined ? {} : {isOwn: true})};
}

const {version: VERSION, help: HELP} = GENERAL_FLAGS;

function scriptCommand(name: CommandName): ScriptCommand {
	const {help, flags, from = [], as, under = {}} = findCommand(name);
	// The version is no command's own: --v is to become --variant at once.
	const general = {name: 'help', ...HELP};
	return {
		name,
		help,
		flags: [...flags.map((flag) => scriptFlag(flag, flag === 'as' ? as : undefined)), general],
		place: placeOf(from),
		under: Object.entries(under).map(([word, {flags: taken, from: next = [], variant}]) => ({
			word,
			flags: [
				...taken.map((flag) => scriptFlag(flag, flag === 'variant' ? variant : undefined)),
				general,
			],
			place: placeOf(next),
		})),
	};
}

const NAMES = (Object.keys(COMMANDS) as CommandName[]).filter((name) => name !== 'menu');

/** Returns what a script completes: the flags without a command, and every command. From the catalogue alone. */
export const scriptCommands = (): {
	readonly alone: readonly ScriptFlag[];
	readonly commands: readonly ScriptCommand[];
} => ({
	alone: [...scriptCommand('menu').flags, {name: 'version', ...VERSION}],
	commands: [
		...NAMES.map((name) => scriptCommand(name)),
		{name: 'help', help: HELP.help, flags: [], place: placeOf([NAMES]), under: []},
	],
});
