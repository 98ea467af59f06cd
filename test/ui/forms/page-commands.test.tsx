import {afterEach, describe, expect, it} from 'vitest';
import {KEYS} from '../../helpers/render-screen.js';
import {FakeWorld} from '../fake-world.js';
import {openApp} from '../open-app.js';

type App = ReturnType<typeof openApp>;

let app: App;
const open = (columns = 80, rows = 24): App =>
	(app = openApp(new FakeWorld(), {kind: 'menu'}, {columns, rows}));

afterEach(() => app.unmount());

describe.each([
	[80, 24],
	[40, 12],
])('the list of commands, at %i×%i', (columns, rows) => {
	it.each([
		['the menu', '', 'Hotseat', 'fogchess'],
		['Learn', `1${KEYS.escape}`, 'open the row under the cursor', '0 of 12 done'],
		['Drills', '4', 'Next lesson', 'Drills'],
		['Watch', '5', 'back', 'Watch'],
		['Games', '7', 'statistics', 'Games'],
		['Settings', '9', 'Colours', 'Settings'],
		['Rules', '8', 'next game', 'Rules'],
	])('opens over %s and closes again', async (_where, keys, entry, title) => {
		open(columns, rows);
		for (const key of keys) {
			await app.type(key);
		}

		const before = app.text();
		expect(before).toContain(title);
		await app.type(':');
		// What is typed stands at the foot, as on a board.
		const foot = app.text().trimEnd().split('\n').slice(0, -1).join('\n').trimEnd();
		expect(foot.split('\n').at(-1)).toMatch(/^ +:_/);
		for (const letter of entry.slice(0, 5)) {
			await app.type(letter);
		}

		expect(app.text()).toContain(entry.slice(0, 4));
		expect(app.text()).toContain('Enter');
		await app.type(KEYS.escape);
		expect(app.text()).toBe(before);
	});
});

it.each([80, 40])(
	'names no key below an empty list that would do nothing, at %i',
	async (columns) => {
		open(columns, 24);
		await app.type('6');
		const foot = app.text().trimEnd().split('\n').at(-1) ?? '';
		expect(foot).toMatch(/^ Esc back {2}\?/);
	},
);

it.each([
	['Games', '7', 'go through the game'],
	['Resume', '6', 'delete the game'],
])(
	'says of what is done with a row that it is not now where %s has none',
	async (_name, key, does) => {
		open();
		await app.type(key);
		await app.type(':');
		expect(app.text()).toMatch(new RegExp(`${does}.*\\(not now\\)`));
		expect(app.text()).toMatch(/undo the last deletion.*\(not now\)/);
		expect(app.text()).not.toMatch(/▸.*not now/);
		await app.type('delete');
		expect(app.text()).toContain('Not now: the list is empty.');
		await app.type(KEYS.enter);
		expect(app.text()).toContain(':delete_');
	},
);

it.each([
	[80, 24],
	[40, 12],
])('offers Enter for nothing that cannot be run here, at %i×%i', async (columns, rows) => {
	open(columns, rows);
	await app.type('7');
	await app.type(':statis');
	expect(app.text()).toContain('Enter run');
	await app.type(`${KEYS.backspace.repeat(6)}import`);
	expect(app.text()).toContain('Shell: fogchess import FILE');
	expect(app.text()).not.toContain('Enter');
	expect(app.text()).toContain('Esc close');
	await app.type(`${KEYS.backspace.repeat(6)}delete`);
	expect(app.text()).toContain('(not now)');
	expect(app.text()).not.toContain('Enter');
});

it('does in Rules and Statistics what it names, and another key says that it does nothing', async () => {
	open();
	await app.type('8');
	await app.type(`:next${KEYS.enter}`);
	expect(app.text()).toContain('2 of ');
	await app.type('x');
	expect(app.text()).toContain('x does nothing now');
	await app.type(KEYS.down);
	expect(app.text()).not.toContain('does nothing');
	await app.type(KEYS.escape);
	await app.type('7');
	await app.type('s');
	await app.type('x');
	expect(app.text()).toContain('x does nothing now');
	await app.type(`:back${KEYS.enter}`);
	expect(app.text()).toMatch(/^ Games/);
});

it('opens what it names from the menu, by its name', async () => {
	open();
	await app.type(':');
	expect(app.text()).toContain('▸ 1 Learn: the rules of the fog by playing');
	await app.type(`watch${KEYS.enter}`);
	expect(app.text()).toMatch(/^ Watch /);
	expect(app.text()).not.toContain(':_');
});

it('offers a new game by its name or alias from the menu, and lists none unasked', async () => {
	open();
	await app.type(':');
	expect(app.text()).not.toContain('New game');
	await app.type('kriegspiel');
	expect(app.text()).toMatch(/Enter: New game: Kriegspiel/);
	await app.type(KEYS.enter);
	expect(app.text()).toMatch(/Game +Kriegspiel/);
	await app.type(KEYS.escape);
	await app.type(`:liar${KEYS.enter}`);
	expect(app.text()).toMatch(/Game +Liar/);
	await app.type(KEYS.escape);
	await app.resize(40, 12);
	for (const letter of ':krieg') {
		// oxlint-disable-next-line no-await-in-loop -- One key comes after the other.
		await app.type(letter);
	}

	expect(app.text()).toContain('Kriegspiel, Berkeley with Any?');
});

it('goes to a row of a form by its name, and does what it is for', async () => {
	open();
	await app.type('9');
	await app.type(`:bell${KEYS.enter}`);
	expect(app.text()).toMatch(/▸ Bell/);
	await app.type(KEYS.escape);
	await app.type('4');
	await app.type(`:puzz${KEYS.enter}`);
	expect(app.text()).toMatch(/^ Puzzles .*solved/);
	await app.type(`:search${KEYS.enter}`);
	await app.type('x');
	expect(app.text()).toContain('/x_');
});

it('is a colon and no more in a row that is typed into', async () => {
	open();
	await app.type('9');
	await app.type(KEYS.up + ':');
	expect(app.text()).toMatch(/Your name +:_/);
	expect(app.text()).not.toContain('Enter: ');
});

it('leads from empty statistics to where the menu begins a game', async () => {
	open();
	await app.type('7');
	await app.type('s');
	expect(app.text()).toMatch(/3 Against the bot in the menu begins\s+one\./);
	await app.type(KEYS.escape);
	await app.type(KEYS.escape);
	expect(app.text()).toContain('3 Against the bot ');
});
