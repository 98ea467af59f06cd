import {ALL_BOTS, BOTS} from '../bot/bots.js';
import {drillsOf} from '../drill/catalogue.js';
import {USUAL_GAME} from '../drill/game.js';
import {SCENE_IDS} from '../drill/learn/progress.js';
import {DRILL_STRATEGIES} from '../drill/settings.js';
import {VARIANT_NAMES} from '../rules/registry.js';
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
};

/** A command as scripts complete it. */
export type ScriptCommand = {
	readonly name: string;
	readonly help: string;
	readonly flags: readonly ScriptFlag[];
	readonly place: Place;
};

const NAMED: {
	readonly [source in Exclude<Choices, readonly string[] | ListName>]: readonly string[];
} = {
	variants: VARIANT_NAMES,
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

function scriptFlag(name: FlagName, as: readonly string[] | undefined): ScriptFlag {
	const {value, help, from}: FlagHelp = FLAGS[name];
	const choices = name === 'as' ? as : from;
	return value === undefined
		? {name, help}
		: {name, help, value, place: placeOf(choices === undefined ? [] : [choices])};
}

const {version: VERSION, help: HELP} = GENERAL_FLAGS;

function scriptCommand(name: CommandName): ScriptCommand {
	const {help, flags, from = [], as} = findCommand(name);
	return {
		name,
		help,
		// The version is no command's own: --v is to become --variant at once.
		flags: [...flags.map((flag) => scriptFlag(flag, as)), {name: 'help', ...HELP}],
		place: placeOf(from),
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
		{name: 'help', help: HELP.help, flags: [], place: placeOf([NAMES])},
	],
});
