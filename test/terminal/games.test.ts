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
		const {match} = play(AGAINST_BOT, 'e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8');
		const save = makeSave({created: ON, updated: ON, match, marks: NO_MARKS});
		writeFileSync(join(games, 'won.json'), save);
		const app = openForTest({home});
		await app.waitForText('one to go through');
		app.type('7');
		await app.waitForText('Ada – Robo');
		app.type('x');
		await app.waitForText('Analysing as White knew it');
		await app.waitForText('be known: ', 60_000);
		expect(readFileSync(join(games, 'won.analysis.json'), 'utf8')).toContain('"white"');
		app.type('q');
		await app.waitForText(/own +analysed/);
		app.type('e');
		await app.waitForText('Written to');
		// Where the program was started, which here is its home.
		expect(readFileSync(join(home, 'won.pgn'), 'utf8')).toContain('3. Qxe8');
		app.type('dy');
		await app.waitForText('z brings it back');
		expect(existsSync(join(games, 'won.json'))).toBe(false);
		app.type('z');
		await app.waitForText(/own +analysed/);
		app.type('s');
		await app.waitForText('Against bots, 1 game: 1 won');
		app.type('qq');
		await app.waitForText('one to go through');
		app.type('q');
		expect(await app.exit()).toBe(0);
	});
});
