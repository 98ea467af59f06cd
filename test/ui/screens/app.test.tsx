import {describe, expect, it} from 'vitest';
import {COLORS} from '../../../source/core/color.js';
import {fail, ok, unwrap} from '../../../source/core/result.js';
import {
	finishedScene,
	NOTHING_LEARNT,
	openedScene,
	SCENE_IDS,
} from '../../../source/drill/learn/progress.js';
import {scheduleLesson} from '../../../source/drill/schedule.js';
import {DEFAULT_SETTINGS} from '../../../source/storage/settings-file.js';
import {click, KEYS, paste, settle} from '../../helpers/render-screen.js';
import {NO_PART} from '../../../source/text/turn.js';
import {ScreenView} from '../../../source/ui/ScreenView.js';
import {allSaid} from '../read-app.js';
import {begin, FakeWorld, HOTSEAT} from '../fake-world.js';
import {openApp} from '../open-app.js';
import {firstScreens} from '../../../source/ui/first-screens.js';
import {movesOf} from '../../../source/match/acts.js';

/** Plays a move of the side at the keyboard and hands over. */
async function playAndPass(app: ReturnType<typeof openApp>, move: string): Promise<void> {
	await app.type(' ');
	await app.type(move + KEYS.enter);
	await app.type(KEYS.enter);
}

describe('a game of two persons with PINs', () => {
	it('says before it starts that none is typed, once', async () => {
		const world = new FakeWorld();
		world.appSettings = {...world.appSettings, usePin: true};
		const app = openApp(world);
		await app.type('2');
		await app.type(KEYS.enter);
		expect(allSaid(app)).toContain(
			'PINs are on, and White and Black have none: type four digits below, or start again without.',
		);
		await app.type(KEYS.enter);
		expect(allSaid(app)).toContain('Nothing is shown until you press Space.');
	});

	it('asks for them also where the command line begins it, which keeps what it asks for', async () => {
		const world = new FakeWorld();
		world.appSettings = {...world.appSettings, usePin: true};
		const fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
		const wish = {variant: 'kriegspiel-partnership', advisers: ['white'], fen, seed: 7} as const;
		const app = openApp(world, {kind: 'hotseat', ...wish});
		expect(allSaid(app)).toContain(
			'PINs are on, and White, White’s adviser and Black have none: type four digits below, or start again without.',
		);
		await app.type('2345');
		await app.type(KEYS.home + KEYS.enter);
		expect(allSaid(app)).toContain('PINs are on, and White and Black have none');
		await app.type(KEYS.enter);
		await settle();
		await app.type(KEYS.space);
		await app.type(`e4${KEYS.enter}t`);
		const {settings} = world.saved.at(-1)!.match;
		expect(settings).toMatchObject({variant: 'kriegspiel-partnership', fen, seed: 7});
		// What was asked for once is not offered by the menu.
		expect(world.appSettings.last).toEqual(DEFAULT_SETTINGS.last);
		expect(firstScreens({kind: 'hotseat', fen: 'no'}, world.appSettings, world).ok).toBe(false);
	});

	it('has none against a bot', () => {
		const world = new FakeWorld();
		world.appSettings = {...world.appSettings, usePin: true};
		world.players.test = {move: async () => 'e7e5'};
		const game = {variant: 'kriegspiel-partnership', advisers: COLORS, bot: 'test'};
		const [first] = unwrap(firstScreens({kind: 'play', ...game}, world.appSettings, world)).screens;
		expect(first.name).toBe('match');
	});

	it('calls the two by their names, where they differ', async () => {
		const world = new FakeWorld();
		const names = {white: 'Ann', black: 'Ben'};
		world.appSettings = {...world.appSettings, usePin: true, names};
		const app = openApp(world);
		await app.type('2');
		expect(app.text()).toMatch(/PIN of Ann .*\n.*PIN of Ben /);
		await app.type(KEYS.enter);
		expect(allSaid(app)).toContain('PINs are on, and Ann and Ben have none');
		world.appSettings = {...world.appSettings, names: {white: 'Ann', black: 'Ann'}};
		const same = openApp(world);
		await same.type('2');
		expect(same.text()).toMatch(/PIN of White .*\n.*PIN of Black /);
	});

	it('says that PINs are sealed, and drops what is typed meanwhile', async () => {
		const world = new FakeWorld();
		world.appSettings = {...world.appSettings, usePin: true};
		let seal = (_hash: string) => {};
		world.pins.hash = () =>
			new Promise((resolve) => {
				seal = resolve;
			});
		const app = openApp(world);
		await app.type('2');
		await app.type(KEYS.enter);
		await app.type('2345');
		await app.type(KEYS.home + KEYS.enter);
		await app.type(KEYS.enter);
		expect(app.text()).toContain('Sealing the PINs …');
		await app.type('q67');
		seal('sealed');
		await settle();
		expect(app.text()).toContain('○ ○ ○ ○');
		expect(app.faults).toEqual([]);
	});

	it('takes digits typed where the cursor is into the first PIN that is not whole, and goes there', async () => {
		const world = new FakeWorld();
		world.appSettings = {...world.appSettings, usePin: true};
		const app = openApp(world);
		await app.type('2');
		await app.type(KEYS.enter);
		await app.type('2345');
		expect(app.text()).toMatch(/▸ *PIN of White +● ● ● ●/);
		expect(app.text()).not.toContain('2345');
		await app.type(KEYS.home + '67');
		expect(app.text()).toMatch(/▸ *PIN of Black +● ● ○ ○/);
	});

	it('says it no more once something is typed, and again when it is still so', async () => {
		const world = new FakeWorld();
		world.appSettings = {...world.appSettings, usePin: true};
		const app = openApp(world);
		await app.type('2');
		await app.type(KEYS.enter);
		await app.type(KEYS.end);
		await app.type('1234');
		expect(app.text()).not.toContain('start again without');
		await app.type(KEYS.home + KEYS.enter);
		expect(allSaid(app)).toContain('PINs are on, and White has none');
		await app.type(KEYS.escape);
		await app.type('2');
		expect(app.text()).not.toContain('start again without');
	});
});

it('what is told at the start of a game is told once, in a tall panel too', async () => {
	const app = openApp(new FakeWorld(), {kind: 'hotseat'}, {columns: 120, rows: 40});
	await app.type(' ');
	expect(app.text().match(/The game begins/g)).toHaveLength(1);
});

describe('the menu', () => {
	it('leads to every screen and back, and begins on what was done last', async () => {
		const world = new FakeWorld();
		const app = openApp(world);
		await app.type('1');
		expect(app.text()).toContain('Learn 1');
		await app.type(KEYS.escape);
		expect(app.text()).toContain('12  A first game');
		await app.type(KEYS.escape);
		for (const [key, title] of [
			['2', 'Hotseat'],
			['3', 'Against the bot'],
			['4', 'Drills'],
			['5', 'a game of two bots'],
			['6', 'No game is running'],
			['7', 'No game is over yet'],
			['8', 'Fog of War'],
			['9', 'Settings'],
		]) {
			await app.type(key);
			expect(app.text()).toContain(title);
			expect(app.text()).toContain('Esc');
			await app.type(KEYS.escape);
			expect(app.text()).toContain('chess with hidden information');
		}

		expect(world.appSettings.last.menu).toBe('settings');
		const next = openApp(world);
		expect(next.text()).toMatch(/▸ 9 Settings/);
	});

	it('has every entry by its number for good, the cursor on Learn until something was played', async () => {
		const numbers = (app: ReturnType<typeof openApp>) =>
			app.text().match(/(?<=^ [▸ ] )[1-9q] [A-Z]\w+/gm);
		const world = new FakeWorld();
		const first = openApp(world);
		expect(first.text()).toMatch(/▸ 1 Learn +the rules of the fog by playing/);
		expect(numbers(first)).toHaveLength(10);
		world.scenes.set('You', {done: ['sight'], reached: 'pawns'});
		expect(openApp(world).text()).toMatch(/▸ 1 Learn +1 of 12 done · scene 2 begun/);
		await playAndPass(openApp(world, {kind: 'hotseat'}), 'e4');
		expect(openApp(world).text()).toMatch(/▸ 1 Learn +1 of 12 done · scene 2 begun/);
		world.scenes.set('You', SCENE_IDS.reduce(finishedScene, NOTHING_LEARNT));
		const learnt = openApp(world);
		expect(learnt.text()).toMatch(/ 1 Learn +all 12 scenes done\n ▸ 2 Hotseat/);
		const drilled = new FakeWorld();
		drilled.learnt.set('You', {lesson: scheduleLesson(undefined, 'good', 0)});
		const later = openApp(drilled);
		expect(later.text()).toMatch(/▸ 2 Hotseat/);
		for (const app of [learnt, later]) {
			expect(numbers(app)).toEqual(numbers(first));
		}
	});

	it('keeps its board beside a note, and says of a key that it does nothing', async () => {
		const note = 'The game is saved. Resume continues it.';
		const app = openApp(new FakeWorld(), {kind: 'menu'}, {}, {view: ScreenView}, note);
		expect(app.text()).toContain(note);
		expect(app.text()).toMatch(/[░▒]/);
		for (const key of ['z', ';']) {
			await app.type(key);
			expect(app.text()).toContain(`${key} does nothing now; ? lists the keys.`);
			expect(app.text()).toMatch(/[░▒]/);
		}

		await app.type(KEYS.down);
		expect(app.text()).not.toContain('does nothing now');
		for (const screen of ['6', '9']) {
			await app.type(screen);
			await app.type('x');
			expect(app.text()).toContain('x does nothing now');
			await app.type(KEYS.escape);
		}
	});

	it('says beside its board what it is about and where one left off, whole or not at all', async () => {
		const first = openApp(new FakeWorld());
		expect(allSaid(first)).toContain('Take the king to win.');
		expect(allSaid(first)).toContain('New to it? Learn shows the rules');
		const world = new FakeWorld();
		world.progress.learn('You', (learn) =>
			openedScene(SCENE_IDS.slice(0, 2).reduce(finishedScene, learn), SCENE_IDS[6]),
		);
		world.saved.push({id: 'one', match: begin(HOTSEAT, 0)});
		const app = openApp(world);
		for (const said of [
			'Learn resumes at scene 3 of 12.',
			'Resume opens the game left last: Anna – Ben.',
		]) {
			expect(allSaid(app)).toContain(said);
		}

		expect(app.text()).not.toContain('New to it?');
		for (const columns of [40, 56, 64, 80, 120]) {
			await app.resize(columns, 24);
			expect(app.text()).not.toContain('…');
		}
	});

	it('says that nothing is kept of a game without a move', async () => {
		const app = openApp(new FakeWorld());
		await app.type('2');
		await app.type(KEYS.enter);
		await app.type('q');
		expect(app.text()).toContain('No move was made, so nothing is kept.');
	});

	it('shows every entry whole at every size, with a note and without', async () => {
		const note = 'The game is saved. Resume continues it.';
		for (const shown of [undefined, note]) {
			const app = openApp(new FakeWorld(), {kind: 'menu'}, {}, {view: ScreenView}, shown);
			for (const [columns, rows] of [40, 80, 200].flatMap((width) =>
				Array.from({length: width === 80 ? 25 : 5}, (_, index) => [
					width,
					12 + index * (width === 80 ? 1 : 9),
				]),
			)) {
				await app.resize(columns, rows);
				const lines = app.text().split('\n');
				expect(lines).toHaveLength(rows);
				const margin = ' '.repeat(1 + (Math.max(0, columns - 92) >> 1));
				const row = new RegExp(`^${margin}[▸ ] ([1-9q] [A-Z].*)$`);
				const list = lines.flatMap((line) => row.exec(line)?.[1] ?? []);
				// A low window has too few rows beside a note: the list then scrolls.
				const room = rows - 2 - (shown === undefined ? 0 : columns === 40 ? 2 : 1);
				expect(
					list.map((line) => line.slice(0, columns === 40 ? 17 : 18).trimEnd()),
					`${columns}×${rows}, ${shown}`,
				).toEqual(
					[
						'1 Learn',
						'2 Hotseat',
						'3 Against the bot',
						'4 Drills',
						'5 Watch',
						'6 Resume',
						'7 Games',
						'8 Rules',
						'9 Settings',
						'q Quit',
					].slice(0, room),
				);
				expect(app.text()).not.toContain('endsh');
				expect(app.text().includes(note.slice(0, 30))).toBe(shown !== undefined);
			}
		}
	});

	it('tells the size it needs in a window that is too small, and loses nothing', async () => {
		const app = openApp(new FakeWorld(), {kind: 'hotseat'});
		await app.type(' ');
		await app.type('e4');
		await app.resize(10, 5);
		expect(app.text()).toContain('10×5');
		expect(app.text()).not.toContain('♙');
		await app.type(KEYS.enter);
		await app.resize(80, 24);
		expect(app.text()).toContain('Enter plays e4');
	});
});

describe('a hotseat game on the screen', () => {
	it('is played by typing, cursor, mouse and paste', async () => {
		const world = new FakeWorld();
		const app = openApp(world, {kind: 'hotseat'});
		expect(app.text()).toContain('W H I T E');
		await playAndPass(app, 'e4');
		expect(app.text()).toContain('B L A C K');
		await app.type(' ');
		// The cursor stands on e7.
		await app.type(KEYS.enter);
		expect(app.text()).toMatch(/\[▓▓\]/);
		await app.type(KEYS.up + KEYS.up + KEYS.enter);
		expect(movesOf(world.saved.at(-1)!.match)).toEqual(['e2e4', 'e7e5']);
		await app.type(KEYS.enter);
		await app.type(' ');
		// At 80×24 a square is 4×2 and the a-file begins in column 3, row 3.
		const at = (file: number, rank: number) => click(3 + file * 4 + 1, 3 + (8 - rank) * 2);
		await app.type(at(6, 1) + at(5, 3));
		expect(movesOf(world.saved.at(-1)!.match).at(-1)).toBe('g1f3');
		await app.type(KEYS.enter);
		await app.type(' ');
		await app.type(paste('Nc6\r'));
		expect(movesOf(world.saved.at(-1)!.match)).toHaveLength(3);
		await app.type(KEYS.enter);
		expect(movesOf(world.saved.at(-1)!.match).at(-1)).toBe('b8c6');
	});

	it('shows the rules also before the keyboard is handed over, and at the hand-off', async () => {
		const app = openApp(new FakeWorld(), {kind: 'hotseat'});
		await app.type(' ');
		await app.type(`e4${KEYS.enter}`);
		await app.type('i');
		expect(app.text()).toContain('You see your own men, every square');
		await app.type(KEYS.escape);
		expect(app.text()).toContain('hand over');
		await app.type(KEYS.enter);
		await app.type('i');
		expect(app.text()).toContain('You see your own men, every square');
		await app.type(KEYS.escape);
		expect(app.text()).toContain('B L A C K');
		expect(app.faults).toEqual([]);
	});

	it('offers a draw, takes back by consent, and ends by resignation', async () => {
		const world = new FakeWorld();
		const app = openApp(world, {kind: 'hotseat'});
		await playAndPass(app, 'e4');
		await playAndPass(app, 'e5');
		await app.type(' ');
		await app.type('uy');
		expect(app.text()).toContain('B L A C K');
		await app.type(' ');
		expect(app.text()).toMatch(/Agree/);
		await app.type('y');
		expect(movesOf(world.saved.at(-1)!.match)).toEqual([]);
		await app.type(' ');
		await app.type(':');
		expect(app.text()).toContain('resign the game');
		await app.type(KEYS.escape);
		await app.type('e4' + KEYS.enter);
		await app.type(KEYS.enter);
		await app.type(' ');
		await app.type(':');
		const list = app.text().split('\n');
		const from = list.findIndex((line) => line.includes('▸'));
		const to = list.findIndex((line) => line.includes('resign the game'));
		await app.type(KEYS.down.repeat(to - from) + KEYS.enter);
		expect(app.text()).toContain('Resign?');
		await app.type(KEYS.enter);
		expect(world.saved.at(-1)?.match.outcome).toBeUndefined();
		await app.type(`:${KEYS.down.repeat(to - from)}${KEYS.enter}y`);
		expect(world.saved.at(-1)?.match.outcome).toEqual({winner: 'white', reason: 'resignation'});
		expect(app.text()).toContain('White wins.');
	});

	it('says in the pane when nothing can be saved, and goes on', async () => {
		const world = new FakeWorld();
		world.saving = fail('Not saved: the disk is full.');
		const app = openApp(world, {kind: 'hotseat'});
		await app.type(' ');
		await app.type(`e4${KEYS.enter}`);
		expect(app.text()).toContain('Not saved: the disk is full.');
		await app.type(KEYS.enter);
		expect(app.text()).toContain('B L A C K');
	});

	it('never claims that a game is saved whose last save failed, and offers to try again', async () => {
		const world = new FakeWorld();
		const app = openApp(world);
		await app.type('2');
		await app.type(KEYS.enter);
		await playAndPass(app, 'e4');
		world.saving = fail('The game cannot be saved: the disk is full.');
		await playAndPass(app, 'e5');
		expect(app.text()).not.toContain('save and leave');
		await app.type('q');
		expect(app.text()).toContain('What was played since the last save is not saved');
		expect(app.text()).not.toMatch(/[♔-♟░▒]/);
		// Nothing but an answer counts now, and Enter alone does no harm.
		await app.type(' ');
		expect(app.text()).toContain('Leave all the same');
		await app.type(KEYS.enter);
		await app.type(' ');
		await app.type(KEYS.escape);
		expect(app.text()).toContain('What was played since');
		expect(app.text()).not.toContain('It is saved');
		await app.type('s');
		expect(world.closedGames).toEqual([]);
		expect(app.text()).toContain('The game cannot be saved: the disk is');
		world.saving = ok(undefined);
		await app.type(KEYS.escape);
		await app.type('s');
		expect(world.closedGames).toHaveLength(1);
		expect(movesOf(world.saved.at(-1)!.match)).toEqual(['e2e4', 'e7e5']);
		expect(app.text()).toContain('The game is saved.');
	});

	it('says what is lost when it is left all the same', async () => {
		const world = new FakeWorld();
		const app = openApp(world);
		await app.type('2');
		await app.type(KEYS.enter);
		world.saving = fail('The game cannot be saved: the disk is full.');
		await playAndPass(app, 'e4');
		await app.type('q');
		await app.type('y');
		expect(app.text()).toContain('The game cannot be saved: the disk is full.');
		expect(app.text()).not.toMatch(/is saved\.|Resume goes on/);
	});

	it('asks before a finished game is left whose end is not saved', async () => {
		const world = new FakeWorld();
		const app = openApp(world, {kind: 'hotseat', fen: '4k3/4Q3/8/8/8/8/8/4K3 w - - 0 1'});
		await app.type(' ');
		world.saving = fail('The game cannot be saved: the disk is full.');
		await app.type(`Qxe8${KEYS.enter}`);
		expect(app.text()).toContain('White wins');
		await app.type(KEYS.escape);
		expect(app.text()).toContain('Leave the game? It is not saved');
		for (const key of '?:') {
			expect(app.text()).not.toContain('Answer first');
			await app.type(key);
			expect(app.text()).toMatch(/Answer first: n Stay.* or y Leave/);
			// A key that answers takes it away, and the question may come again.
			await app.type(`n${KEYS.escape}`);
		}

		expect(world.closedGames).toEqual([]);
		await app.type('y');
		expect(world.closedGames).toHaveLength(1);
	});

	it('keeps pencil marks to the seat that made them', async () => {
		const app = openApp(new FakeWorld(), {kind: 'hotseat'});
		await app.type(' ');
		await app.type(`${KEYS.up.repeat(4)}mq`);
		const row = () => app.text().split('\n')[7];
		expect(row()).toContain('q');
		await app.type(`e4${KEYS.enter}${KEYS.enter}`);
		await app.type(' ');
		expect(app.text()).not.toMatch(/ q[ ▒░]/);
	});
});

describe('going on with a game', () => {
	it('lists it, and comes back behind a hand-off', async () => {
		const world = new FakeWorld();
		const app = openApp(world, {kind: 'hotseat'});
		await playAndPass(app, 'e4');
		const menu = openApp(world);
		await menu.type('6');
		expect(menu.text()).toContain('Fog of War');
		await menu.type(KEYS.enter);
		expect(menu.text()).toContain('B L A C K');
		expect(menu.text()).not.toMatch(/[♔-♟░▒]/);
	});
});

describe('the review', () => {
	it('takes the game that ended last when none is named', async () => {
		const world = new FakeWorld();
		for (const [move, isOver] of [
			['d4', true],
			['e4', false],
		] as const) {
			const app = openApp(world, {kind: 'hotseat'});
			await playAndPass(app, move);
			const {id, match} = world.saved.at(-1)!;
			if (isOver) {
				const outcome = {winner: null, reason: 'agreement'} as const;
				world.saved.push({id, match: {...match, phase: {name: 'ended'}, outcome}});
			}
		}

		expect(openApp(world, {kind: 'review'}).text()).toContain('1. d4');
	});
});

describe('a game that cannot be opened', () => {
	it('says why to the last word, which names the way out', async () => {
		const world = new FakeWorld();
		const app = openApp(world, {kind: 'hotseat'});
		await playAndPass(app, 'e4');
		const way = `/home/ann/.local/share/fogchess/games/${'x'.repeat(30)}.json.lock`;
		world.games.resume = () =>
			fail(`The saved game x cannot be opened: another fogchess has it; delete ${way}.`);
		const menu = openApp(world);
		await menu.type('6');
		await menu.type(KEYS.enter);
		expect(menu.text().replaceAll(/\s/g, '')).toContain(way);
		expect(menu.text()).toContain('Fog of War');
		expect(menu.text().split('\n')).toHaveLength(24);
	});

	it('reads the list anew: another window has gone on with it', async () => {
		const world = new FakeWorld();
		const app = openApp(world, {kind: 'hotseat'});
		await playAndPass(app, 'e4');
		const menu = openApp(world);
		await menu.type('6');
		expect(menu.text()).toContain('move 1 ');
		await app.type(' ');
		await playAndPass(app, 'e5');
		world.games.resume = () => fail('It is open elsewhere.');
		await menu.type(KEYS.enter);
		expect(menu.text()).toContain('move 2 ');
		expect(menu.text()).toContain('It is open elsewhere.');
	});
});

describe('resuming', () => {
	it('takes the next game where the newest is open elsewhere, and says why where none is free', async () => {
		const world = new FakeWorld();
		for (const move of ['e4', 'd4']) {
			await playAndPass(openApp(world, {kind: 'hotseat'}), move);
		}

		const [older, newest] = [...new Set(world.saved.map(({id}) => id))];
		const {resume} = world.games;
		world.games.resume = (id) => (id === newest ? fail(`${id} is open elsewhere.`) : resume(id));
		const opened = firstScreens({kind: 'resume'}, world.appSettings, world);
		const note = `This is Fog of War; the newest, Fog of War, could not be opened. ${newest} is open elsewhere.`;
		expect(opened).toMatchObject({value: {screens: [{host: {id: older}}], note}});
		// It is told in any window until a key is pressed.
		const app = openApp(world, {kind: 'resume'}, {columns: 40, rows: 12}, undefined, note);
		const told = () => app.text().replaceAll(/\s+/g, ' ');
		expect(told()).toContain('the newest, Fog of War, could not be opened.');
		await app.type(' ');
		expect(told()).not.toContain('the newest');
		expect(firstScreens({kind: 'resume', game: newest}, world.appSettings, world).ok).toBe(false);
		world.games.resume = (id) => fail(`${id} is open elsewhere.`);
		expect(firstScreens({kind: 'resume'}, world.appSettings, world)).toEqual(
			fail(`${newest} is open elsewhere.`),
		);
	});
});

describe('resuming a game against a bot', () => {
	it('tells which one it is until a key is pressed, also where the bot has moved meanwhile', async () => {
		const world = new FakeWorld();
		world.players.test = {move: async () => 'e7e5'};
		const first = openApp(world, {kind: 'play', as: 'white', bot: 'test'});
		await first.type(`e4${KEYS.enter}`);
		first.unmount();
		const note = 'This is Fog of War; the newest, Liar Chess, could not be opened.';
		const app = openApp(world, {kind: 'resume'}, {}, undefined, note);
		const told = () => app.text().replaceAll(/\s+/g, ' ');
		expect(told()).toContain('This is Fog of War; the newest, Liar');
		await app.pass(1000);
		await settle();
		expect(told()).toContain('Black moved.');
		expect(told()).toContain('This is Fog of War; the newest, Liar');
		await app.type(KEYS.left);
		expect(told()).not.toContain('the newest');
	});
});

describe('the settings', () => {
	it('keep the names when they are left', async () => {
		const world = new FakeWorld();
		const app = openApp(world);
		await app.type('9');
		await app.type(`${KEYS.up}${KEYS.backspace.repeat(3)}Ann`);
		expect(app.text()).toMatch(/Your name +Ann/);
		expect(world.appSettings.person).toBe('You');
		await app.type(KEYS.escape);
		expect(world.appSettings.person).toBe('Ann');
		expect(world.appSettings.names).toEqual(DEFAULT_SETTINGS.names);
	});

	it('are saved at once and hold from then on', async () => {
		const world = new FakeWorld();
		const app = openApp(world);
		await app.type('9');
		await app.type(KEYS.right);
		expect({...world.appSettings, last: DEFAULT_SETTINGS.last}).not.toEqual(DEFAULT_SETTINGS);
		const men = app.text();
		await app.type(KEYS.escape);
		await app.type('9');
		expect(app.text()).toBe(men);
	});
});

describe('a move that cannot be', () => {
	it('is told why once, below the board where there is room, with the keys that do something', async () => {
		const why = 'The way from d1 to h5 is blocked by your pawn on e2.';
		const app = openApp(new FakeWorld());
		await app.type('2');
		await app.type(KEYS.enter);
		await app.type(KEYS.space);
		await app.type(`Qh5${KEYS.enter}`);
		expect(app.text().split('is blocked by')).toHaveLength(2);
		expect(app.text()).toContain(`Qh5_  ${why}`);
		expect(app.text()).toContain('Backspace erases  Esc clears');
		expect(app.text()).not.toContain('Enter enters it');
	});

	it('has no other signs than those of moves, which is said, and print’s sign of a capture as an x', async () => {
		const app = openApp(new FakeWorld(), {kind: 'hotseat'});
		await app.type(KEYS.space);
		for (const sign of ['é', '漢', '🙂']) {
			// oxlint-disable-next-line no-await-in-loop -- Each screen is there before the next key.
			await app.type(sign);
			expect(app.text()).toContain(NO_PART);
			// oxlint-disable-next-line no-await-in-loop -- Each screen is there before the next key.
			await app.type('N');
			expect(app.text()).not.toContain(NO_PART);
			// oxlint-disable-next-line no-await-in-loop -- Each screen is there before the next key.
			await app.type(sign);
			expect(app.text()).toContain(' N_ ');
			expect(app.text()).toContain(NO_PART);
			// oxlint-disable-next-line no-await-in-loop -- Each screen is there before the next key.
			await app.type(KEYS.escape);
		}

		await app.type('B×c3');
		expect(app.text()).toContain(' Bxc3_ ');
		await app.type(KEYS.escape + paste('N×f3'));
		expect(app.text()).toContain(' Nxf3_ ');
		// As wide as East Asian keyboards write it.
		await app.type(`${KEYS.escape}Ｎｆ`);
		expect(app.text()).toContain(' Nf_ ');
		await app.type(KEYS.escape + paste('ｄ４'));
		expect(app.text()).toContain(' d4_ ');
		await app.type(KEYS.escape + paste('♘f3'));
		expect(app.text()).not.toContain('_ ');
		expect(app.text()).toContain('It has signs that are no part of a move,');
		await app.type(paste('x'.repeat(300)));
		expect(app.text().split('That is too long for a move')).toHaveLength(2);
		await app.type('x'.repeat(300));
		expect(app.text().split('x does nothing now')).toHaveLength(2);
	});
});
