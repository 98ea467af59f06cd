import {join} from 'node:path';
import {type ByColor, byColor} from '../core/color.js';
import {fail, ok, type Result} from '../core/result.js';
import type {ClockRule} from '../match/settings.js';
import {readTextFile, writeFileAtomically} from './atomic-file.js';
import {
	type Decoder,
	decodeFields,
	decodeName,
	decodeOneOf,
	type Fields,
	parseFields,
} from './decode.js';
import {decodeClockRule, decodeThinkingTime} from './decode-match.js';
import type {Paths} from './paths.js';

export const MEN_STYLES = ['unicode', 'symbols', 'letters', 'ascii'] as const;
/** When colours are used; `auto` asks the terminal and NO_COLOR. */
export const COLOR_MODES = ['auto', 'always', 'never'] as const;

/** What a person has set for all games. */
export type AppSettings = {
	/** A theme by name; the screen takes its first theme when it knows no such name. */
	readonly theme: string;
	readonly men: (typeof MEN_STYLES)[number];
	/** Whether the board turns to the person at the keyboard. */
	readonly autoFlip: boolean;
	readonly mouse: boolean;
	/** Whether what a bot's move changed is lit for a moment. */
	readonly motion: boolean;
	/** Whether the terminal rings when it is one's turn and its window is not in front. */
	readonly notice: boolean;
	/** What the two persons of a hotseat game are called. */
	readonly names: ByColor<string>;
	/** What the person is called against a bot and in drills: progress is kept under this name. */
	readonly person: string;
	/** Whether a new hotseat game asks for PINs. */
	readonly usePin: boolean;
	/** The clock of a new game. */
	readonly clock: ClockRule;
	readonly color: (typeof COLOR_MODES)[number];
	/** Milliseconds a move for the bot that can be given a time; 0 leaves it to the bot. */
	readonly botMs: number;
	/** What was chosen last, by name, so that it is what Enter starts next time. */
	readonly last: LastChoices;
};

/** The choices of the last time; a name that is no longer known counts as none. */
export type LastChoices = {
	/** The entry of the menu. */
	readonly menu: string;
	/** The variant's id. */
	readonly variant: string;
	/** The side against a bot: white, black or random. */
	readonly side: string;
	readonly bot: string;
	/** The sides that a person advises, with a blank between them. */
	readonly advisers: string;
	/** The drill: ending, role, opponent, and whether it is blind. */
	readonly drill: string;
	/** What was watched: a game or an ending, both bots, the ending. */
	readonly watch: string;
};

export const DEFAULT_SETTINGS: AppSettings = {
	theme: 'default',
	men: 'unicode',
	autoFlip: true,
	mouse: true,
	motion: true,
	notice: true,
	names: {white: 'White', black: 'Black'},
	person: 'You',
	usePin: false,
	clock: {kind: 'none'},
	color: 'auto',
	botMs: 0,
	last: {menu: '', variant: '', side: '', bot: '', advisers: '', drill: '', watch: ''},
};

/** Settings as far as they could be read, and a sentence when something could not. */
export type LoadedSettings = {readonly settings: AppSettings; readonly warning?: string};

const decodeSwitch = decodeOneOf([true, false] as const);

/** A choice is a few words that we wrote; what else stands there is forgotten without a sentence. */
const decodeChoice = (value: unknown): string =>
	typeof value === 'string' && /^[\w -]{0,60}$/.test(value) ? value : '';

/** 0 stands for no time of its own. */
const decodeBotMs: Decoder<number> = (value) => (value === 0 ? 0 : decodeThinkingTime(value));

const decodeThemeName: Decoder<string> = (value) =>
	typeof value === 'string' && /^[\w-]{1,40}$/.test(value) ? value : undefined;

/** How each field is read that is a single value. */
const PLAIN = {
	theme: decodeThemeName,
	men: decodeOneOf(MEN_STYLES),
	autoFlip: decodeSwitch,
	mouse: decodeSwitch,
	motion: decodeSwitch,
	notice: decodeSwitch,
	person: decodeName(DEFAULT_SETTINGS.person),
	usePin: decodeSwitch,
	clock: decodeClockRule,
	color: decodeOneOf(COLOR_MODES),
	botMs: decodeBotMs,
} satisfies {readonly [name in keyof AppSettings]?: Decoder<AppSettings[name]>};

export const settingsPath = (paths: Paths): string => join(paths.config, 'settings.json');

/**
 * Reads settings field by field: what is missing or makes no sense gets its default, so that an old, a
 * newer or a hand-edited file never keeps anybody from playing. Returns also the names of the fields
 * that make no sense.
 */
export function decodeSettings(fields: Fields): {settings: AppSettings; wrong: readonly string[]} {
	const wrong: string[] = [];
	const read = <T>(from: Fields, name: string, decoder: Decoder<T>, fallback: T): T => {
		const value = from[name] === undefined ? fallback : decoder(from[name]);
		if (value === undefined) {
			wrong.push(name);
		}

		return value ?? fallback;
	};

	const preset = DEFAULT_SETTINGS;
	const names = read(fields, 'names', decodeFields, preset.names);
	const last = decodeFields(fields['last']) ?? {};
	const plain = Object.fromEntries(
		Object.entries<Decoder<unknown>>(PLAIN).map(([name, decoder]) => [
			name,
			read(fields, name, decoder, preset[name as keyof AppSettings]),
		]),
	) as Pick<AppSettings, keyof typeof PLAIN>;
	const settings: AppSettings = {
		...plain,
		names: byColor((side) => read(names, side, decodeName(preset.names[side]), preset.names[side])),
		last: Object.fromEntries(
			Object.keys(preset.last).map((name) => [name, decodeChoice(last[name])]),
		) as LastChoices,
	};
	return {settings, wrong};
}

/** Loads the settings. Never fails: without a readable file they are the defaults, with a sentence unless there is none. */
export function loadSettings(path: string): LoadedSettings {
	const usual = (because: string): LoadedSettings => ({
		settings: DEFAULT_SETTINGS,
		warning: `${because}. These are the usual ones.`,
	});
	const text = readTextFile(path, 100_000);
	if (!text.ok) {
		return text.error.missing
			? {settings: DEFAULT_SETTINGS}
			: usual(`The settings cannot be read: ${text.error.reason}`);
	}

	const fields = parseFields(text.value);
	if (fields === undefined) {
		return usual(`The settings in ${path} are damaged`);
	}

	const {settings, wrong} = decodeSettings(fields);
	const warning = `The settings in ${path} make no sense for ${wrong.join(', ')}; the usual ones count there.`;
	return wrong.length === 0 ? {settings} : {settings, warning};
}

/** Writes the settings as a whole, keeping the file before. The error is a sentence; the settings then count for this run only. */
export function saveSettings(path: string, settings: AppSettings): Result<undefined> {
	const text = `${JSON.stringify(settings, undefined, '\t')}\n`;
	const written = writeFileAtomically(path, text, {keepPrevious: true});
	return written.ok
		? ok(undefined)
		: fail(`The settings cannot be saved: ${written.error}. They count until you quit.`);
}
