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

function unixPaths(environment: Environment, home: string): Paths | undefined {
	/** An XDG folder: absolute, or it does not count (XDG Base Directory Specification 0.8). */
	const xdg = (name: string, fallback: string): string | undefined => {
		const value = environment[name];
		if (value !== undefined && posix.isAbsolute(value)) {
			return posix.join(value, NAME);
		}

		return home === '' ? undefined : posix.join(home, fallback, NAME);
	};

	const config = xdg('XDG_CONFIG_HOME', '.config');
	const data = xdg('XDG_DATA_HOME', '.local/share');
	const state = xdg('XDG_STATE_HOME', '.local/state');
	const cache = xdg('XDG_CACHE_HOME', '.cache');
	return config === undefined || data === undefined || state === undefined || cache === undefined
		? undefined
		: {config, data, state, cache};
}

function macPaths(home: string): Paths | undefined {
	if (home === '') {
		return undefined;
	}

	const library = posix.join(home, 'Library');
	return {
		config: posix.join(library, 'Preferences', NAME),
		data: posix.join(library, 'Application Support', NAME),
		state: posix.join(library, 'Logs', NAME),
		cache: posix.join(library, 'Caches', NAME),
	};
}

function windowsPaths(environment: Environment, home: string): Paths | undefined {
	const folder = (name: string, fallback: string): string | undefined =>
		environment[name] || (home === '' ? undefined : win32.join(home, 'AppData', fallback));
	const local = folder('LOCALAPPDATA', 'Local');
	const roaming = folder('APPDATA', 'Roaming');
	return local === undefined || roaming === undefined
		? undefined
		: {
				config: win32.join(roaming, NAME, 'Config'),
				data: win32.join(local, NAME, 'Data'),
				state: win32.join(local, NAME, 'Log'),
				cache: win32.join(local, NAME, 'Cache'),
			};
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
	if (own !== undefined && own !== '') {
		const below = (folder: string): string => path.resolve(own, folder);
		return ok({
			config: below('config'),
			data: below('data'),
			state: below('state'),
			cache: below('cache'),
		});
	}

	const found =
		platform === 'win32'
			? windowsPaths(environment, home)
			: platform === 'darwin'
				? macPaths(home)
				: unixPaths(environment, home);
	return found === undefined
		? fail('there is no home folder to keep games in; set FOGCHESS_HOME to a folder')
		: ok(found);
}
