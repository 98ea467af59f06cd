import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {makeSave, NO_MARKS} from '../../source/storage/save.js';
import {openForTest} from '../helpers/hotseat.js';
import {AGAINST_BOT, play} from '../helpers/matches.js';
import {temporaryFolder} from '../helpers/temporary-folder.js';

const ON = '2026-11-25T10:00:00.000Z';

describe('a game that is over, from the menu', () => {
	it('is analysed by the worker and kept, written, deleted and brought back', async () => {
		const home = temporaryFolder();
		const games = join(home, 'data', 'games');
		mkdirSync(games, {recursive: true});
		const start = '4k3/5p2/8/8/8/8/3PP3/3QK3 w - - 0 1';
		const {match} = play({...AGAINST_BOT, fen: start}, 'd1a4', 'f7f6', 'a4e8');
		const save = makeSave({created: ON, updated: ON, match, marks: NO_MARKS});
		writeFileSync(join(games, 'won.json'), save);
		const app = openForTest({home});
		await app.waitForText('one to go through');
		app.type('7');
		await app.waitForText('Ada – Robo');
		app.type('x');
		await app.waitForText('Analysing as White knew it');
		await app.waitForText('no fault that could have been known', 60_000);
		expect(readFileSync(join(games, 'won.analysis.json'), 'utf8')).toContain('"white"');
		app.type('q');
		await app.waitForText(/own +analysed/);
		app.type('e');
		await app.waitForText('Written to');
		// Where the program was started, which here is its home.
		expect(readFileSync(join(home, 'won.pgn'), 'utf8')).toContain('2. Qxe8');
		app.type('dy');
		await app.waitForText('z brings it back');
		expect(existsSync(join(games, 'won.json'))).toBe(false);
		app.type('z');
		await app.waitForText(/own +analysed/);
		app.type('s');
		await app.waitForText('1 game from a position that was set up is not counted');
		app.type('qq');
		await app.waitForText('one to go through');
		app.type('q');
		expect(await app.exit()).toBe(0);
	});
});
