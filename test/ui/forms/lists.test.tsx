import {describe, expect, it} from 'vitest';
import {ALL_PUZZLES} from '../../../source/drill/any-puzzle.js';
import {LESSONS} from '../../../source/drill/lessons.js';
import {scheduleLesson} from '../../../source/drill/schedule.js';
import {KEYS} from '../../helpers/render-screen.js';
import {FakeWorld} from '../fake-world.js';
import {openApp} from '../open-app.js';

const SIZES = [
	[40, 12],
	[80, 24],
	[100, 30],
	[120, 40],
	[200, 60],
	[300, 80],
] as const;

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
		const puzzles = rowsOf(app, /^ *▸? +\d+ {2}in \d/);
		expect(puzzles.length).toBeGreaterThan(6);
		const failed = columns === 40 ? 'not solved yet' : 'not solved yet · again in 1 minute';
		expect(puzzles[1].endsWith(`  ${failed}`)).toBe(true);
		expect(puzzles.filter((_, at) => at !== 1).every((row) => row.endsWith('  new'))).toBe(true);
		await app.type(KEYS.escape);
		await app.type(KEYS.home + KEYS.down + KEYS.enter);
		const lessons = rowsOf(app, /^ *▸? +\d {2}\w/);
		expect(lessons[1]).toMatch(columns === 40 ? / {2}in 1 minute$/ : / {2}again in 1 minute$/);
		expect(lessons[0].endsWith('  new')).toBe(true);
		expect(app.faults).toEqual([]);
	});

	it('move by what is in sight with PgUp and PgDn, and to their ends', async () => {
		const app = openDrills(columns, rows);
		await app.type(KEYS.down + KEYS.enter);
		await app.type(KEYS.home);
		const inSight = rowsOf(app, /^ *▸? +\d {2}\w/).length;
		const place = () => /(\d+) of 163 *$/m.exec(app.text())?.[1];
		await app.type(KEYS.pageDown);
		expect(place()).toBe(String(1 + inSight));
		await app.type(KEYS.pageDown);
		expect(place()).toBe(String(1 + 2 * inSight));
		await app.type(KEYS.pageUp);
		expect(place()).toBe(String(1 + inSight));
		await app.type(KEYS.end);
		expect(place()).toBe('163');
		await app.type(KEYS.home);
		expect(place()).toBe('1');
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
