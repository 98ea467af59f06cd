import {describe, expect, it} from 'vitest';
import {KEYS} from '../../helpers/render-screen.js';
import {FakeWorld} from '../fake-world.js';
import {openApp} from '../open-app.js';
import {readHelp} from '../read-app.js';

const SIZES = [
	{columns: 80, rows: 24},
	{columns: 40, rows: 12},
] as const;

describe.each(SIZES)('help by ?, $columns×$rows', (size) => {
	it('explains what is on the board first, then the keys, then what else may come, page by page', async () => {
		const app = openApp(new FakeWorld(), {kind: 'hotseat'}, size);
		await app.type(' ');
		const board = app.lastFrame();
		await app.type('?');
		expect(app.text()).toMatch(/rows 1–\d+ of \d+ {2}PgDn/);
		// What stands on the board comes first, and what does not later.
		expect(app.text()).toMatch(/On the board now[^]*fog; a dark square/);
		expect(app.text()).toMatch(/\? keys .*Esc close\s*$/);
		await app.type('?');
		expect(app.text()).toMatch(/\? signs .*Esc close\s*$/);
		expect(app.text()).toContain('move the cursor');
		await app.type('?');
		const [, end] = /rows 1–(\d+)/.exec(app.text()) ?? [];
		await app.type(KEYS.pageDown);
		expect(app.text()).toMatch(new RegExp(`rows ${end}–\\d+ of \\d+ {2}PgUp PgDn`));
		await app.type(KEYS.end);
		expect(app.text()).toMatch(/of (\d+) {2}PgUp(?! PgDn)/);
		await app.type(KEYS.escape);
		expect(app.lastFrame()).toBe(board);
		const help = await readHelp(app);
		expect(help).toMatch(
			/On the board now.*\[ \].*the cursor.*Keys.*Move.*put down the man.*Look and mark.*Game.*Program.*Other signs.*¬/,
		);
		for (const said of ['¬ ', '† ', '° ', '♛3 ', '♛! ', '♙♘♗♖♕♔ ', 'pick up or put down the man']) {
			expect(help).toContain(said);
		}

		expect(app.lastFrame()).toBe(board);
		expect(app.faults).toEqual([]);
	});

	it('is there on every page of a game, too', async () => {
		const app = openApp(new FakeWorld(), {kind: 'hotseat'}, size);
		await app.type(' ');
		const board = app.lastFrame();
		for (const page of ['p', 'i', `:told${KEYS.enter}`]) {
			await app.type(page);
			expect(app.text()).not.toContain('On the board now');
			await app.type('?');
			expect(app.text()).toContain('On the board now');
			await app.type(KEYS.escape);
			expect(app.lastFrame()).toBe(board);
		}
	});

	it.each([
		['4', 'Drills', '‹ ›', 'the next value'],
		['2', 'Hotseat', '‹ ›', 'the next value'],
		['6', 'Resume', '▸', 'open the row under'],
		['7', 'Games', '▸', 'write it into a file'],
	])('is there in the menu behind %s, and leaves its cursor', async (key, title, sign, said) => {
		const app = openApp(new FakeWorld(), undefined, size);
		await app.type(key);
		await app.type(KEYS.down + KEYS.down);
		const before = app.lastFrame();
		expect(app.text()).toMatch(/\?( help)?\s*$/m);
		const help = await readHelp(app);
		expect(help).toContain(title);
		expect(help).toContain(`Signs ▸ the entry under the cursor`);
		expect(help).toContain(sign);
		expect(help).toContain(said);
		expect(app.lastFrame()).toBe(before);
	});

	it.each([
		['2', 'Hotseat'],
		['3', 'Against the bot'],
		['4', 'Drills'],
		['5', 'Watch'],
		['9', 'Settings'],
	])('says first what each row of the form behind %s chooses', async (key, title) => {
		const app = openApp(new FakeWorld(), undefined, size);
		await app.type(key);
		expect(app.text()).toContain(title);
		const labels = app
			.text()
			.split('\n')
			.flatMap((row) => /^ [ ▸] ([A-Z][^ ]*(?: [^ ]+)*) {2,}\S/.exec(row)?.[1] ?? []);
		expect(labels.length).toBeGreaterThan(3);
		const help = await readHelp(app);
		for (const label of labels) {
			expect(help.split('Signs')[0]).toMatch(new RegExp(`${label} [A-Z][^]*\\.`));
		}

		expect(app.text()).toContain(title);
		if (title === 'Drills') {
			expect(help).toMatch(/“On par” is .* par, which is .*A phantom has not decided/);
		}
	});

	it('is there in the rules and in the statistics, and leads back to them', async () => {
		const app = openApp(new FakeWorld(), undefined, size);
		for (const [keys, title, purpose] of [
			['8', 'Rules', 'The rules of one game after the other'],
			['7s', 'Statistics', 'Your record against bots'],
		]) {
			for (const key of keys) {
				// oxlint-disable-next-line no-await-in-loop -- One key comes after the other.
				await app.type(key);
			}

			expect(app.text()).toContain(title);
			expect(app.text()).toMatch(/\?( help)?\s*$/m);
			const before = app.lastFrame();
			// oxlint-disable-next-line no-await-in-loop -- One screen comes after the other.
			const help = await readHelp(app);
			expect(help).toContain(purpose);
			expect(help).toContain('a page down');
			if (title === 'Statistics') {
				expect(help).toMatch(/own king left .*unlucky move .*lucky move .*geometric mean /);
			}

			expect(app.lastFrame()).toBe(before);
			for (let open = keys.length; open > 0; open--) {
				// oxlint-disable-next-line no-await-in-loop -- One screen comes after the other.
				await app.type(KEYS.escape);
			}

			expect(app.text()).toContain('q Quit');
		}
	});

	it('is there in the first menu, and in the lists of lessons', async () => {
		const app = openApp(new FakeWorld(), undefined, size);
		expect(await readHelp(app)).toContain('open the entry');
		await app.type('4');
		await app.type(KEYS.down + KEYS.enter);
		expect(app.text()).toContain('Lessons');
		await app.type(KEYS.pageDown);
		const before = app.lastFrame();
		expect(await readHelp(app)).toContain('a page down');
		expect(app.lastFrame()).toBe(before);
	});
});

it('tells each key of a game once in a narrow window, in its brief sentence', async () => {
	const app = openApp(new FakeWorld(), {kind: 'hotseat'}, SIZES[1]);
	await app.type(' ');
	const help = await readHelp(app);
	expect(help).toContain('w what you know s show or hide ghosts');
	expect(help).not.toContain('what may stand on each square');
	expect(help).toMatch(/resign the game Esc back, or leave the game Program/);
	expect(help).toMatch(/\? help :settings Ctrl\+L redraw Ctrl\+C quit/);
	expect(help.match(/Esc (?!close)/g)).toHaveLength(1);
});

it.each([
	[80, 24, 4],
	[120, 40, 2],
	[200, 60, 1],
])('at %d×%d the help of a game has this many pages: %d', async (columns, rows, pages) => {
	const app = openApp(new FakeWorld(), {kind: 'hotseat'}, {columns, rows});
	await app.type(' ');
	await app.type('?');
	for (let page = 1; page < pages; page++) {
		expect(app.text()).toContain('PgDn\n');
		// oxlint-disable-next-line no-await-in-loop -- One page comes after the other.
		await app.type(KEYS.pageDown);
	}

	expect(app.text()).not.toMatch(/rows .*PgDn\n/);
	expect(app.text()).toContain('in the list of moves: what');
});

describe('a question mark', () => {
	it('is a character of a name where one is typed', async () => {
		const world = new FakeWorld();
		const app = openApp(world);
		await app.type('9');
		await app.type(KEYS.up);
		expect(app.text()).toMatch(/▸ Your name/);
		await app.type('You?');
		expect(app.text()).toContain('You?_');
	});
});

it('says that a page scrolls only where it does', async () => {
	const foot = (app: ReturnType<typeof openApp>) => app.text().trimEnd().split('\n').at(-1);
	const app = openApp(new FakeWorld(), undefined, {columns: 80, rows: 60});
	await app.type('?');
	expect(foot(app)?.trim()).toBe('Esc close');
	await app.resize(80, 12);
	expect(foot(app)).toMatch(/scroll.*Esc close/);
	const game = openApp(new FakeWorld(), {kind: 'hotseat'}, {columns: 200, rows: 60});
	await game.type(' ');
	await game.type('?');
	expect(foot(game)?.trim()).toBe('Esc close');
	await game.resize(80, 24);
	expect(foot(game)).toMatch(/scroll.*Esc close/);
});
