import {describe, expect, it, vi} from 'vitest';
import {ok, type Result} from '../../../source/core/result.js';
import {ALL_PUZZLES} from '../../../source/drill/any-puzzle.js';
import {LESSONS} from '../../../source/drill/lessons.js';
import {scheduleLesson} from '../../../source/drill/schedule.js';
import {lastMoveOf, settingUp} from '../../../source/match/last-move.js';
import {GAME_VARIANTS} from '../../../source/session/new-game.js';
import {NO_MARKS} from '../../../source/storage/save.js';
import {summarise} from '../../../source/storage/game-summary.js';
import {AGAINST_BOT, play} from '../../helpers/matches.js';
import {KEYS} from '../../helpers/render-screen.js';
import {sampleSize} from '../../helpers/sample-size.js';
import {begin, FakeWorld, HOTSEAT} from '../fake-world.js';
import {allSaid} from '../read-app.js';
import {openApp} from '../open-app.js';

const SIZES: readonly (readonly [columns: number, rows: number])[] = [
	[40, 12],
	[80, 24],
	[120, 40],
	[300, 80],
	...sampleSize<readonly (readonly [number, number])[]>(
		[],
		[
			[100, 30],
			[200, 60],
		],
	),
];

/** Opens the drills of a person who has failed at the second puzzle and the second lesson. */
function openDrills(columns: number, rows: number) {
	const world = new FakeWorld();
	const failed = scheduleLesson(undefined, 'again', world.time);
	world.learnt.set('You', {[ALL_PUZZLES[1].id]: failed, [LESSONS[1].id]: failed});
	return openApp(world, {kind: 'drill'}, {columns, rows});
}

const rowsOf = ({text}: {readonly text: () => string}, number: RegExp): string[] =>
	text()
		.split('\n')
		.map((line) => line.trimEnd().replace(/ +[↑↓]$/, ''))
		.filter((line) => number.test(line));

describe.each(SIZES)('the lists of drills, %s×%s', (columns, rows) => {
	it('tell in every row how one stands', async () => {
		const app = openDrills(columns, rows);
		await app.type(KEYS.end + KEYS.enter);
		await app.type(KEYS.home);
		const puzzles = rowsOf(app, /^ *▸? +\d+ {2}[A-Z]/);
		expect(puzzles.length).toBeGreaterThan(4);
		const failed = columns < 104 ? 'not solved yet' : 'not solved yet · in 1 minute';
		expect(puzzles[1].endsWith(`  ${failed}`)).toBe(true);
		expect(puzzles.filter((_, at) => at !== 1).every((row) => row.endsWith('  new'))).toBe(true);
		await app.type(KEYS.escape);
		await app.type(KEYS.home + KEYS.down + KEYS.enter);
		const lessons = rowsOf(app, /^ *▸? +\d+ {2}\w/);
		expect(lessons[1]).toMatch(/ {2}in 1 minute$/);
		expect(lessons[0].endsWith('  new')).toBe(true);
		expect(app.faults).toEqual([]);
	});

	it('move by what is in sight with PgUp and PgDn, and to their ends', async () => {
		const app = openDrills(columns, rows);
		await app.type(KEYS.down + KEYS.enter);
		await app.type(KEYS.home);
		const inSight = rowsOf(app, /^ *▸? +\d+ {2}\w/).length;
		const place = () => /(\d+) of 163 *$/m.exec(app.text())?.[1];
		await app.type(KEYS.pageDown);
		const page = Number(place()) - 1;
		expect(page).toBeLessThanOrEqual(inSight);
		expect(page).toBeGreaterThanOrEqual(inSight - 2);
		await app.type(KEYS.pageDown);
		expect(place()).toBe(String(1 + 2 * page));
		await app.type(KEYS.pageUp);
		expect(place()).toBe(String(1 + page));
		await app.type(KEYS.end);
		expect(place()).toBe('163');
		await app.type(KEYS.home);
		expect(place()).toBe('1');
	});

	it('keep what stands over the first row in sight', async () => {
		const app = openDrills(columns, rows);
		await app.type(KEYS.down + KEYS.enter);
		await app.type(KEYS.home);
		for (let page = 0; page < 20 && !app.text().includes(' 163 of 163'); page++) {
			expect(rowsOf(app, /^ +(?:\d+ {2}\w|Grade \d)/)[0]).toMatch(/^ +Grade \d/);
			// oxlint-disable-next-line no-await-in-loop -- One page comes after the other.
			await app.type(KEYS.pageDown);
			expect(app.text()).toContain('▸');
		}
	});

	it('bring one back to the row that one came from, and begin anew from the menu', async () => {
		const app = openDrills(columns, rows);
		await app.type(KEYS.end + KEYS.enter);
		await app.type(KEYS.escape);
		expect(app.text()).toMatch(/▸ Puzzles/);
		await app.type(KEYS.home + KEYS.down + KEYS.enter);
		await app.type(KEYS.escape);
		expect(app.text()).toMatch(/▸ All lessons/);
		const menu = openApp(new FakeWorld(), undefined, {columns, rows});
		await menu.type('4');
		await menu.type(KEYS.down + KEYS.escape);
		await menu.type('4');
		expect(menu.text()).toMatch(/▸ Next lesson/);
	});
});

describe.each(['4', '5', '2', '9'])('the form at %s in the smallest window', (key) => {
	it('cuts nothing that is told below it', async () => {
		const app = openApp(new FakeWorld(), undefined, {columns: 40, rows: 12});
		await app.type(key);
		for (let row = 0; row < 14; row++) {
			const below = app.text().split('\n').slice(-4, -1);
			expect(below.filter((line) => line.startsWith('   ') && line.includes('…'))).toEqual([]);
			// oxlint-disable-next-line no-await-in-loop -- One row comes after the other.
			await app.type(KEYS.down);
		}
	});
});

it('the next lesson is told in its row and below it, each fact for itself', async () => {
	const world = new FakeWorld();
	world.learnt.set('You', {[LESSONS[0].id]: scheduleLesson(undefined, 'again', world.time)});
	const app = openApp(world, {kind: 'drill'});
	expect(app.text()).toMatch(/▸ Next lesson +two rooks: take him in 3 · new$/m);
	expect(app.text()).toMatch(
		/^ {3}two rooks: take him in 3 · new · the next is due in 1 minute · 1 begun\n {3}What is due/m,
	);
});

it.each([
	['4', 'Drills'],
	['5', 'Watch'],
	['6', 'Resume'],
	['7', 'Games'],
])('the page at %s, of few rows, stands in the middle of a large window', async (key, title) => {
	const app = openApp(new FakeWorld(), undefined, {columns: 200, rows: 60});
	await app.type(key);
	const lines = app.text().split('\n');
	const first = lines.findIndex((line) => line.trimStart().startsWith(title));
	const last = lines.findIndex((line) => line.includes('Esc back'));
	expect(Math.abs(first - (59 - last))).toBeLessThan(2);
	expect(first).toBeGreaterThan(10);
	expect(lines[first].search(/\S/)).toBeGreaterThan(35);
});

it('the list of games that are played is called otherwise than that of games that are over', async () => {
	const app = openApp(new FakeWorld(), undefined, {columns: 80, rows: 24});
	await app.type('8');
	await app.type(KEYS.enter);
	expect(app.text()).toMatch(/^ Kinds of game +\d+ games$/m);
});

it('the list of commands of the menu finds drills and puzzles by what one does there', async () => {
	const app = openApp(new FakeWorld(), undefined, {columns: 80, rows: 24});
	await app.type(':pract');
	expect(app.text()).toMatch(/Drills: endgames and \d+ puzzles/);
});

it('the last scene says in its row what its coach does, in whole', async () => {
	const app = openApp(new FakeWorld(), {kind: 'learn'}, {columns: 80, rows: 24});
	await app.type(KEYS.escape);
	expect(app.text()).toMatch(/A first game +against level 1: warnings, no hints$/m);
});

describe('a long list', () => {
	const open = (kind: 'puzzles' | 'drill') =>
		openApp(new FakeWorld(), {kind}, {columns: 80, rows: 24});

	it('gathers digits into a number, and opens at once when no longer one can follow', async () => {
		const app = open('puzzles');
		await app.type('1');
		expect(app.text()).toContain('Number 1_');
		await app.type('0');
		expect(app.text()).toContain('Number 10_');
		await app.type('9');
		expect(app.text()).toContain('Puzzle 109');
		await app.type(KEYS.escape);
		await app.type('1');
		await app.type(KEYS.backspace + '4');
		expect(app.text()).toContain('Number 4_');
		await app.type(KEYS.escape);
		expect(app.text()).not.toContain('Number');
		await app.type('4');
		await app.type(KEYS.enter);
		expect(app.text()).toContain('Puzzle 4 ·');
		await app.type(KEYS.escape);
		await app.type('13');
		expect(app.text()).toContain('Puzzle 13 ·');
		expect(app.faults).toEqual([]);
	});

	it('is narrowed by words: games, men, what is asked', async () => {
		const app = open('puzzles');
		await app.type('/liar');
		expect(app.text()).toMatch(/\d of 124 fit/);
		expect(app.text()).toContain('challenge or pass');
		expect(app.text()).toMatch(/^ \/liar_(?: {2,}row .*)?$/m);
		await app.type(KEYS.enter + KEYS.enter);
		expect(app.text().split('\n')[0]).toContain('Liar');
		await app.type(KEYS.escape);
		await app.type('/bishop rook');
		expect(app.text()).toMatch(/\d of 124 fit/);
		await app.type(KEYS.escape);
		expect(app.text()).toContain('0 of 124 solved');
		const drills = open('drill');
		await drills.type(KEYS.down + KEYS.enter);
		await drills.type('/blind');
		expect(drills.text()).toMatch(/\d+ of 163 fit/);
	});

	it.each([
		[40, 12],
		[80, 24],
	])('keeps its columns where they are while it is narrowed, at %s×%s', async (columns, rows) => {
		const app = openApp(new FakeWorld(), {kind: 'puzzles'}, {columns, rows});
		const states = () => rowsOf(app, /^ *▸? +\d+ {2}[A-Z]/).map((row) => row.lastIndexOf('  new'));
		const before = states()[0];
		await app.type('/rook v king');
		expect(new Set(states())).toEqual(new Set([before]));
	});

	it('is still narrowed when what was opened from it is left', async () => {
		const app = openApp(new FakeWorld(), {kind: 'lessons'});
		await app.type('/');
		await app.type('pawn' + KEYS.enter);
		const narrowed = /\d+ of \d+ fit/.exec(app.text())?.[0];
		await app.type(KEYS.down + KEYS.enter);
		expect(app.text()).toMatch(/^ Drill /);
		await app.type(KEYS.escape);
		expect(app.text()).toContain(narrowed);
		await app.type(KEYS.escape);
		expect(app.text()).not.toContain(' fit');
	});

	it('is narrowed from the shell: puzzles to a game, lessons to an ending', async () => {
		const app = openApp(new FakeWorld(), {kind: 'puzzles', variant: 'liar'});
		const first = ALL_PUZZLES.find((puzzle) => 'variant' in puzzle && puzzle.variant === 'liar');
		expect(app.text()).toMatch(new RegExp(`▸ ${first?.number} +challenge or pass`));
		expect(app.text()).toMatch(/\d of 124 fit/);
		await app.type(KEYS.escape);
		expect(app.text()).toContain('0 of 124 solved');
		const lessons = openApp(new FakeWorld(), {kind: 'lessons', ending: 'KBvK'});
		const count = LESSONS.filter(({ending}) => ending === 'KBvK').length;
		expect(lessons.text()).toContain(`${count} of ${LESSONS.length} fit`);
		await lessons.type(KEYS.enter);
		expect(lessons.text()).toMatch(/^ Drill +KBvK/);
		expect(app.faults).toEqual([]);
	});

	it('stands under its groups, and cuts nothing at 80 columns', async () => {
		const app = open('puzzles');
		expect(app.text()).toContain('Fog of War: the king in 2 moves');
		for (let page = 0; page < 12; page++) {
			expect(app.text()).not.toContain('…');
			// oxlint-disable-next-line no-await-in-loop -- One page comes after the other.
			await app.type(KEYS.pageDown);
		}

		await app.type('52');
		await app.type(KEYS.escape);
		expect(app.text()).toMatch(/^ {3}Scotch Kriegspiel$/m);
	});

	it('says in its help what it is for, and of the keys what holds there', async () => {
		const app = open('puzzles');
		await app.type('?');
		expect(app.text()).toContain('Puzzles, game by game');
		expect(app.text()).not.toContain('first menu');
	});
});

it.each([
	[80, 24],
	[40, 12],
])(
	'the list of games tells below it what each is about, whole, at %i×%i',
	async (columns, rows) => {
		const app = openApp(new FakeWorld(), {kind: 'menu'}, {columns, rows});
		await app.type('2');
		await app.type(KEYS.down + KEYS.enter);
		for (const [at, {summary}] of GAME_VARIANTS.entries()) {
			expect(allSaid(app)).toContain(summary);
			expect(app.text()).toContain(`row ${at + 1} of ${GAME_VARIANTS.length}`);
			await app.type(KEYS.down);
		}
	},
);

describe('the games to go on with', () => {
	it('are deleted with a word, and brought back', async () => {
		const world = new FakeWorld();
		world.saved.push({id: 'one', match: begin(HOTSEAT, 0)});
		const kept = [...world.saved];
		const remove = vi.fn<(id: string) => Result<undefined>>(() => {
			world.saved.length = 0;
			return ok(undefined);
		});
		const bringBack = vi.fn<(id: string) => Result<undefined>>(() => {
			world.saved.push(...kept);
			return ok(undefined);
		});
		world.archive = {...world.archive, remove, bringBack};
		const app = openApp(world, undefined, {columns: 80, rows: 24});
		await app.type('6');
		await app.type('d');
		expect(allSaid(app)).toContain('Delete it, though it is not over?');
		await app.type(KEYS.escape);
		expect(remove).not.toHaveBeenCalled();
		await app.type('dy');
		expect(remove).toHaveBeenCalledWith('one');
		expect(allSaid(app)).toContain('z brings it back');
		expect(app.text()).toContain('0 games');
		await app.type('z');
		expect(bringBack).toHaveBeenCalledWith('one');
		expect(app.text()).toContain('1 game');
		expect(app.faults).toEqual([]);
	});
});

it('cuts nothing in the form of drills at 80 columns, whatever is chosen', async () => {
	const app = openApp(new FakeWorld(), {kind: 'drill'}, {columns: 80, rows: 24});
	const cut: string[] = [];
	for (let row = 0; row < 11; row++) {
		for (let step = 0; step < (row < 3 ? 1 : 8); step++) {
			cut.push(
				...app
					.text()
					.split('\n')
					.filter((line) => line.includes('…')),
			);
			if (row > 2) {
				// oxlint-disable-next-line no-await-in-loop -- One value comes after the other.
				await app.type(KEYS.right);
			}
		}

		// oxlint-disable-next-line no-await-in-loop -- One row comes after the other.
		await app.type(KEYS.down);
	}

	expect(cut).toEqual([]);
});

it('tells first in a row of Resume what tells one game from another', async () => {
	const world = new FakeWorld();
	const updated = '2026-11-21T11:00:00.000Z';
	const begun = [
		['fog', 'e2e4'],
		['fog', 'd2d4'],
		['liar', 'K@e1'],
	] as const;
	const games = begun.map(([variant, move]) => {
		const {match} = play({...AGAINST_BOT, variant}, move);
		return summarise(
			move,
			{created: updated, updated, match, marks: NO_MARKS},
			{lastMoveOf, settingUp},
		);
	});
	Object.assign(world.games, {list: () => ({games, warnings: []})});
	const app = openApp(world);
	await app.type('6');
	expect(app.text()).toMatch(/1 {2}Ada – Robo {2}Fog of War · move 1 after e4/);
	expect(app.text()).toMatch(/2 {2}Ada – Robo {2}Fog of War · move 1 after d4/);
	expect(app.text()).toMatch(/3 {2}Ada – Robo {2}Liar Chess · White sets up/);
});

it('cuts in a row of Resume what is told of a game where another one needs more room, and tells it whole below', async () => {
	const world = new FakeWorld();
	const begun = [
		['fog', 'e2e4'],
		['fog', 'd2d4'],
		['kriegspiel-eastern', 'e2e3'],
	] as const;
	const games = begun.map(([variant, move], index) => {
		const updated = '2026-11-21T11:00:00.000Z';
		const {match} = play({...AGAINST_BOT, variant}, move);
		const saved = {created: updated, updated, match, marks: NO_MARKS};
		const game = summarise(move, saved, {lastMoveOf, settingUp});
		return index === 2 ? {...game, names: {...game.names, white: 'Ada of a long name'}} : game;
	});
	Object.assign(world.games, {list: () => ({games, warnings: []})});
	const app = openApp(world, undefined, {columns: 64, rows: 24});
	await app.type('6');
	const rows = app.text().split('\n');
	const row = (number: number) => rows.find((text) => text.includes(`${number}  Ada`));
	expect(row(1)).toMatch(/Ada – Robo +Fog of War… +21 Nov/);
	expect(row(2)).toMatch(/Ada – Robo +Fog of War… +21 Nov/);
	expect(row(3)).toMatch(/Robo +Kriegspiel,? ?\w*… +21 Nov/);
	expect(app.text()).toContain('Fog of War · move 1 after e4');
	const low = openApp(world, undefined, {columns: 44, rows: 24});
	await low.type('6');
	expect(low.text().match(/after/g)).toHaveLength(1);
});

it('says first of a drill in Resume that it is one, and of its help in words, in the smallest window too', async () => {
	const world = new FakeWorld();
	const updated = '2026-11-21T11:00:00.000Z';
	const {match} = play(AGAINST_BOT, 'e2e4');
	const game = summarise(
		'kqk',
		{created: updated, updated, match, marks: NO_MARKS},
		{lastMoveOf, settingUp},
	);
	const bots = {black: 'drill phantom known table'};
	const names = {white: 'You', black: 'the phantom king'};
	Object.assign(world.games, {list: () => ({games: [{...game, bots, names}], warnings: []})});
	const app = openApp(world, undefined, {columns: 40, rows: 12});
	await app.type('6');
	expect(app.text()).toMatch(/1 {2}Drill: You – /);
	expect(app.text()).toMatch(/↑↓ {2}Enter open {2}d delete {2}Esc back {2}\?$/m);
	await app.type(KEYS.escape);
	Object.assign(world.games, {list: () => ({games: [], warnings: []})});
	await app.type('6');
	expect(app.text()).toMatch(/^ Esc back {2}\? help$/m);
});

describe('the first menu', () => {
	it('names what is below it: the puzzles, and where games are chosen', () => {
		expect(openApp(new FakeWorld()).text()).toContain(`${ALL_PUZZLES.length} puzzles`);
		expect(openApp(new FakeWorld(), undefined, {columns: 40, rows: 12}).text()).toMatch(
			/Drills +endgames, puzzles/,
		);
		const words = openApp(new FakeWorld(), undefined, {columns: 120, rows: 40}).text();
		expect(words.replaceAll(/\s+/g, ' ')).toContain('choose Game');
	});

	it('is left by its own key, and by Esc not', async () => {
		const menu = openApp(new FakeWorld());
		expect(menu.text()).not.toContain('q quits.');
		await menu.type(KEYS.escape + KEYS.escape);
		expect(menu.text()).toMatch(/Hotseat[^]*q quits\./);
		await menu.type(KEYS.down);
		expect(menu.text()).toContain('Hotseat');
		expect(menu.text()).not.toContain('q quits.');
		await menu.type('q');
		expect(menu.text()).not.toContain('Hotseat');
	});
});
