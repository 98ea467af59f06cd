import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {previousPath} from '../../source/storage/atomic-file.js';
import {
	type AppSettings,
	decodeSettings,
	DEFAULT_SETTINGS,
	loadSettings,
	saveSettings,
	settingsPath,
} from '../../source/storage/settings-file.js';
import {temporaryFolder} from '../helpers/temporary-folder.js';

const OTHERS: AppSettings = {
	theme: 'high-contrast',
	men: 'letters',
	autoFlip: false,
	mouse: false,
	motion: false,
	notice: false,
	names: {white: 'Ada', black: 'Bo'},
	person: 'Anna',
	usePin: true,
	clock: {kind: 'timed', base: 300_000, increment: 3000},
	color: 'never',
	botMs: 2000,
	last: {
		menu: 'drills',
		variant: 'dark',
		side: 'random',
		bot: 'greedy',
		advisers: 'white black',
		drill: 'KQvK attacker',
		watch: 'game greedy random KQvK',
	},
};

describe('the settings', () => {
	it('are the usual ones without a file, without a word', () => {
		expect(loadSettings(join(temporaryFolder(), 'none.json'))).toEqual({
			settings: DEFAULT_SETTINGS,
		});
	});

	it('come back as they were saved', () => {
		const path = join(temporaryFolder(), 'deep', 'settings.json');
		expect(saveSettings(path, DEFAULT_SETTINGS).ok).toBe(true);
		expect(saveSettings(path, OTHERS).ok).toBe(true);
		expect(loadSettings(path)).toEqual({settings: OTHERS});
		expect(JSON.parse(readFileSync(previousPath(path), 'utf8'))).toEqual(DEFAULT_SETTINGS);
	});

	it('keep each field that makes sense, and name those that do not', () => {
		const path = join(temporaryFolder(), 'settings.json');
		const file = {...OTHERS, men: 'emoji', mouse: 'yes', names: {white: 7, black: 'Bo'}, more: 1};
		writeFileSync(path, JSON.stringify(file));
		expect(loadSettings(path)).toEqual({
			settings: {
				...OTHERS,
				men: DEFAULT_SETTINGS.men,
				mouse: DEFAULT_SETTINGS.mouse,
				names: {white: 'White', black: 'Bo'},
			},
			warning: expect.stringContaining('make no sense for men, mouse, white;'),
		});
	});

	it.each(['', '{', 'null', '[]', '7', '"x"', '\u0000\u0001'])('survive the file %j', (text) => {
		const path = join(temporaryFolder(), 'settings.json');
		writeFileSync(path, text);
		const {settings, warning} = loadSettings(path);
		expect(settings).toEqual(DEFAULT_SETTINGS);
		expect(warning).toContain('damaged');
		// The damaged file is kept when it is written over.
		saveSettings(path, OTHERS);
		expect(readFileSync(previousPath(path), 'utf8')).toBe(text);
	});

	it('survive a folder in place of the file, and one that cannot be written', () => {
		const folder = temporaryFolder();
		mkdirSync(join(folder, 'settings.json'));
		expect(loadSettings(join(folder, 'settings.json'))).toEqual({
			settings: DEFAULT_SETTINGS,
			warning: 'The settings cannot be read: it is a folder. These are the usual ones.',
		});
		expect(saveSettings(join(folder, 'settings.json'), OTHERS)).toMatchObject({
			ok: false,
			error: expect.stringMatching(/^The settings cannot be saved: .*They count until you quit\.$/),
		});
	});

	it('take any name and clean it', () => {
		const names = {white: ' \u001B[31mA\u202Eda\n Lovelace ', black: '\u0007'};
		expect(decodeSettings({names}).settings.names).toEqual({
			white: '[31mAda Lovelace',
			black: 'Black',
		});
	});

	it('are made of anything', () => {
		fc.assert(
			fc.property(
				fc.dictionary(fc.constantFrom(...Object.keys(OTHERS)), fc.anything()),
				(fields) => {
					const {settings} = decodeSettings(fields);
					expect(decodeSettings({...settings})).toEqual({settings, wrong: []});
				},
			),
			{numRuns: 300},
		);
	});

	it('lie in the folder of the configuration', () => {
		const folder = temporaryFolder();
		const paths = {config: folder, data: '', state: '', cache: ''};
		expect(settingsPath(paths)).toBe(join(folder, 'settings.json'));
	});
});
