import {describe, expect, it} from 'vitest';
import {findPaths} from '../../source/storage/paths.js';

const value = (...input: Parameters<typeof findPaths>): unknown => {
	const paths = findPaths(...input);
	return paths.ok ? paths.value : paths.error;
};

describe('findPaths', () => {
	it('follows XDG on Linux, and takes absolute folders only', () => {
		expect(value({}, 'linux', '/home/ada')).toEqual({
			config: '/home/ada/.config/fogchess',
			data: '/home/ada/.local/share/fogchess',
			state: '/home/ada/.local/state/fogchess',
			cache: '/home/ada/.cache/fogchess',
		});
		expect(
			value({XDG_DATA_HOME: '/data', XDG_CACHE_HOME: 'here', XDG_CONFIG_HOME: ''}, 'linux', '/h'),
		).toEqual({
			config: '/h/.config/fogchess',
			data: '/data/fogchess',
			state: '/h/.local/state/fogchess',
			cache: '/h/.cache/fogchess',
		});
	});

	it('uses Library on macOS and AppData on Windows', () => {
		expect(value({}, 'darwin', '/Users/ada')).toEqual({
			config: '/Users/ada/Library/Preferences/fogchess',
			data: '/Users/ada/Library/Application Support/fogchess',
			state: '/Users/ada/Library/Logs/fogchess',
			cache: '/Users/ada/Library/Caches/fogchess',
		});
		expect(value({LOCALAPPDATA: 'D:\\local'}, 'win32', 'C:\\Users\\ada')).toEqual({
			config: 'C:\\Users\\ada\\AppData\\Roaming\\fogchess\\Config',
			data: 'D:\\local\\fogchess\\Data',
			state: 'D:\\local\\fogchess\\Log',
			cache: 'D:\\local\\fogchess\\Cache',
		});
	});

	it('keeps everything below FOGCHESS_HOME when it is set', () => {
		for (const platform of ['linux', 'darwin']) {
			expect(value({FOGCHESS_HOME: '/here', XDG_DATA_HOME: '/data'}, platform, '/h')).toEqual({
				config: '/here/config',
				data: '/here/data',
				state: '/here/state',
				cache: '/here/cache',
			});
		}

		expect(value({FOGCHESS_HOME: ''}, 'linux', '/h')).toMatchObject({data: /^\/h/});
	});

	it('says what to do when there is no home', () => {
		const sentence = 'there is no home folder to keep games in; set FOGCHESS_HOME to a folder';
		for (const platform of ['linux', 'darwin', 'win32']) {
			expect(value({}, platform, '')).toBe(sentence);
		}

		expect(value({FOGCHESS_HOME: '/here'}, 'linux', '')).toMatchObject({data: '/here/data'});
	});

	it('works with what this machine has', () => {
		expect(findPaths().ok).toBe(true);
	});
});
