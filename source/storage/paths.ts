import {homedir} from 'node:os';
import {posix, win32} from 'node:path';
import process from 'node:process';
import {fail, ok, type Result} from '../core/result.js';

/** Where fogchess keeps what; none of these folders need exist. */
export type Paths = {
	/** Settings. */
	readonly config: string;
	/** Saved games and progress: what must not be lost. */
	readonly data: string;
	/** What is nice to keep, such as logs. */
	readonly state: string;
	/** What can be made again, such as tables. */
	readonly cache: string;
};

type Environment = {readonly [name: string]: string | undefined};

const NAME = 'fogchess';

/** The folder of the person, or '' where there is none. */
function findHome(): string {
	try {
		return homedir();
	} catch {
		// No HOME and no entry in the password file, as in some containers.
		return '';
	}
}

/** How a folder is found: by an XDG variable or below home; below Library; by a variable of Windows or below AppData. */
type Place = readonly [
	unix: readonly [name: string, below: string],
	mac: string,
	windows: readonly [name: string, below: string, leaf: string],
];

const PLACES: {readonly [name in keyof Paths]: Place} = {
	config: [['XDG_CONFIG_HOME', '.config'], 'Preferences', ['APPDATA', 'Roaming', 'Config']],
	data: [
		['XDG_DATA_HOME', '.local/share'],
		'Application Support',
		['LOCALAPPDATA', 'Local', 'Data'],
	],
	state: [['XDG_STATE_HOME', '.local/state'], 'Logs', ['LOCALAPPDATA', 'Local', 'Log']],
	cache: [['XDG_CACHE_HOME', '.cache'], 'Caches', ['LOCALAPPDATA', 'Local', 'Cache']],
};

/** Returns where a folder is; '' where it would be below a home and there is none. */
function findPlace(
	[unix, mac, windows]: Place,
	environment: Environment,
	platform: string,
	home: string,
): string {
	if (platform === 'win32') {
		const [name, fallback, leaf] = windows;
		const folder = environment[name] || (home && win32.join(home, 'AppData', fallback));
		return folder && win32.join(folder, NAME, leaf);
	}

	if (platform === 'darwin') {
		return home && posix.join(home, 'Library', mac, NAME);
	}

	// An XDG folder is absolute, or it does not count (XDG Base Directory Specification 0.8).
	const [name, fallback] = unix;
	const value = environment[name];
	return value !== undefined && posix.isAbsolute(value)
		? posix.join(value, NAME)
		: home && posix.join(home, fallback, NAME);
}

/** Returns all folders, each found in a way; undefined when one is found nowhere. */
function findAll(find: (name: keyof Paths) => string): Paths | undefined {
	const [config, data, state, cache] = (['config', 'data', 'state', 'cache'] as const).map(find);
	return config && data && state && cache ? {config, data, state, cache} : undefined;
}

/**
 * Returns where to keep things, by the rules of the npm package env-paths: the XDG folders on Linux,
 * Library on macOS, AppData on Windows. A FOGCHESS_HOME that is not empty overrides them all. Touches
 * no file; the error says what to set when nobody's home is known.
 */
export function findPaths(
	environment: Environment = process.env,
	platform: string = process.platform,
	home: string = findHome(),
): Result<Paths> {
	const path = platform === 'win32' ? win32 : posix;
	const own = environment['FOGCHESS_HOME'];
	const found = findAll((name) =>
		own ? path.resolve(own, name) : findPlace(PLACES[name], environment, platform, home),
	);
	return found === undefined
		? fail('there is no home folder to keep games in; set FOGCHESS_HOME to a folder')
		: ok(found);
}
