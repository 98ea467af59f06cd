import {describe, expect, it} from 'vitest';
import {unwrap} from '../../../../source/core/result.js';
import {playLine} from '../../../../source/drill/play-line.js';
import type {UiRequest} from '../../../../source/session/request.js';
import {KEYS, settle} from '../../../helpers/render-screen.js';
import {kriegspielTables} from '../../../helpers/kriegspiel-drills.js';
import {DrillWorld} from '../../coach/drill-world.js';
import {openApp} from '../../open-app.js';
import {allSaid, readHelp, saidBeside} from '../../read-app.js';
import {lineMessages} from '../../../../source/session/lines/voices.js';

const tables = kriegspielTables('KRvK');
const FEN = '8/8/8/8/7k/R7/2K5/8 w - - 0 1';
const WATCH: UiRequest = {
	kind: 'watch',
	game: 'kriegspiel',
	ending: 'KRvK',
	strategy: 'table',
	fen: FEN,
	seed: 1,
};

async function open(request: UiRequest = WATCH, size = {}) {
	const app = openApp(new DrillWorld(tables), request, size);
	await settle();
	return app;
}

describe('watching an ending of Kriegspiel', () => {
	it('shows the tries with their answers, where the king can be and what comes, try by try', async () => {
		const app = await open();
		expect(allSaid(app)).toContain('Watch KRvK · Kriegspiel, the table');
		expect(allSaid(app)).toMatch(/move 0 of 27 · at most 27/);
		expect(saidBeside(app)).toContain('The table was worked out beforehand');
		expect(saidBeside(app)).toContain('White is told nothing of the king');
		expect(saidBeside(app)).toMatch(/White tries \w\w\d\. If nothing is heard: /);
		expect(allSaid(app)).toContain('he can be here');
		await app.type(KEYS.right);
		expect(saidBeside(app)).toMatch(
			/1\. \w+: it stands, and nothing is heard\. He can be on \d+ squares/,
		);
		await app.type(KEYS.right);
		expect(saidBeside(app)).toMatch(/1… he has moved\. .* By the table 26 moves at worst\./);
		await app.type(KEYS.end);
		expect(saidBeside(app)).toMatch(
			/27\. \w+: mate\. White mates in 27 moves\. 9 tries of his were refused\./,
		);
		await app.type(KEYS.up);
		expect(saidBeside(app)).toMatch(/2\d… he has moved/);
		expect(app.faults).toEqual([]);
	});

	it('counts a refused try as the move that it was to be, in the top line too', async () => {
		const app = await open();
		for (let step = 0; step < 40; step++) {
			await app.type(KEYS.right);
			const number = /(\d+)[.…]/.exec(saidBeside(app))?.[1];
			expect(allSaid(app)).toContain(`move ${number} of 27`);
		}
	});

	it('tells every answer and what it leaves', () => {
		const line = unwrap(
			playLine({game: 'kriegspiel', fen: FEN, strategy: 'table', isTold: false, seed: 1}, tables),
		);
		const texts = line.steps.map((_, step) =>
			lineMessages(line, step + 1)
				.map(({text}) => text)
				.join(' '),
		);
		for (const [index, {tried}] of line.steps.entries()) {
			const {kind = 'moved'} = tried?.answer ?? {};
			const words = {
				moved: '… he has moved.',
				refused: ': no. ',
				checkmate: ': mate. ',
				stalemate: '',
				seen: '',
				taken: '',
			};
			expect(texts[index]).toContain(
				kind === 'played'
					? (/: (it stands|check on the)/.exec(texts[index])?.[0] ?? '?')
					: words[kind],
			);
		}

		expect(texts.join(' ')).toMatch(/: check on the (rank|file)\. /);
	});

	it('shows the same start by the program of 2003, and another start', async () => {
		const app = await open();
		await app.type('v');
		await settle();
		expect(allSaid(app)).toContain('Kriegspiel, the program of 2003');
		expect(saidBeside(app)).toContain('By Bolognesi and Ciancarini (2003): White makes the try');
		expect(saidBeside(app)).toContain('who shuns the edge');
		expect(saidBeside(app)).toContain('The try whose worst answer is worth the most.');
		await app.type('n');
		await settle();
		expect(allSaid(app)).toContain('move 0 of');
		await app.type('v');
		await settle();
		expect(allSaid(app)).toContain('Kriegspiel, the table');
		expect(await readHelp(app)).toContain('to White’s next move, past his tries'.split(' past')[0]);
	});

	it('is among what can be chosen to be watched', async () => {
		const app = await open({kind: 'watch-choice'});
		await app.type(KEYS.down + KEYS.left);
		expect(allSaid(app)).toContain('an ending in Kriegspiel');
		await app.type(KEYS.down + KEYS.right + KEYS.down + KEYS.right);
		expect(allSaid(app)).toContain('Ending KRvK');
		expect(allSaid(app)).toContain('the program of 2003');
		await app.type(KEYS.home + KEYS.enter);
		await settle();
		expect(allSaid(app)).toContain('Watch KRvK · Kriegspiel, the program of 2003');
	});

	it('fits into a small window', async () => {
		const app = await open(WATCH, {columns: 40, rows: 12});
		await app.type(KEYS.right.repeat(3));
		const rows = app.text().split('\n');
		expect(rows.length).toBeLessThanOrEqual(12);
		expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(40);
	});
});
