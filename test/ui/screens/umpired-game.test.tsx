import {describe, expect, it} from 'vitest';
import {KEYS} from '../../helpers/render-screen.js';
import {FakeWorld} from '../fake-world.js';
import {openApp} from '../open-app.js';
import {movesOf} from '../../../source/match/acts.js';

const open = (variant: string, fen?: string) => {
	const world = new FakeWorld();
	// Signs are read here, one a man.
	world.appSettings = {...world.appSettings, men: 'symbols'};
	const app = openApp(world, {
		kind: 'hotseat',
		variant,
		...(fen === undefined ? {} : {fen}),
	});
	return {world, app};
};

describe('a game with an umpire', () => {
	it('asks before a try that both will hear of, and makes it with Enter', async () => {
		const {world, app} = open('kriegspiel-eastern');
		await app.type(KEYS.space);
		await app.type('e4' + KEYS.enter);
		expect(app.text()).toContain('Try e4?');
		await app.type('n');
		expect(app.text()).not.toContain('Try e4?');
		expect(app.text()).toContain('The game begins.');
		await app.type('e4' + KEYS.enter);
		await app.type(KEYS.enter);
		expect(movesOf(world.saved.at(-1)!.match)).toEqual(['e2e4']);
		await app.type(KEYS.enter);
		// The hand-off has the umpire's voice.
		expect(app.text()).toContain('B L A C K');
		expect(app.text()).toContain('White has moved.');
	});

	it('keeps the question where a key only looks, and says that nothing was tried until something is', async () => {
		const {app} = open('nommenspiel');
		await app.type(KEYS.space);
		await app.type(`e4${KEYS.enter}`);
		await app.type('w');
		expect(app.text()).toContain('Try e4?');
		expect(app.text()).toContain('position fits');
		await app.type('Q');
		expect(app.text()).not.toContain('Try e4?');
		expect(app.text()).toContain('e4 was not tried.');
		await app.type('f');
		expect(app.text()).toContain('e4 was not tried.');
		await app.type(KEYS.escape);
		expect(app.text()).toContain('e4 was not tried.');
		await app.type(`e4${KEYS.enter}`);
		await app.type('t');
		expect(app.text()).not.toContain('e4 was not tried.');
	});

	it('says in a burst of moves and the key for “Any?” what was not tried, asked or begun', async () => {
		const {world, app} = open('kriegspiel-eastern');
		await app.type(KEYS.space);
		await app.type(`e4${KEYS.enter}e5${KEYS.enter}ye5${KEYS.enter}`);
		expect(app.text()).toContain('e4 was not tried.');
		expect(app.text()).toMatch(/ e5_ .*No pawn of yours/);
		await app.type('y');
		expect(app.text()).toContain('Not asked: y again asks the umpire.');
		expect(app.text()).not.toMatch(/\w_ /);
		await app.type(`d4${KEYS.enter}${KEYS.enter}`);
		expect(movesOf(world.saved.at(-1)!.match)).toEqual(['d2d4']);
		expect(app.text()).not.toContain('e4 was not tried.');
	});

	it('takes y for a first try where it asks for nothing else', async () => {
		const {world, app} = open('kriegspiel-cincinnati');
		await app.type(KEYS.space);
		await app.type(`e4${KEYS.enter}`);
		expect(app.text()).toContain('Try e4?');
		await app.type('y');
		expect(movesOf(world.saved.at(-1)!.match)).toEqual(['e2e4']);
	});

	it('asks that once a game, also where the first move was taken back', async () => {
		const {world, app} = open('kriegspiel-eastern');
		await app.type(KEYS.space);
		for (const keys of [`e4${KEYS.enter}`, KEYS.enter, 'u', 'y', KEYS.space, 'y', KEYS.space]) {
			// oxlint-disable-next-line no-await-in-loop -- Each screen is there before the next key.
			await app.type(keys);
		}

		await app.type(`d4${KEYS.enter}`);
		expect(app.text()).not.toContain('Try d4?');
		expect(movesOf(world.saved.at(-1)!.match)).toEqual(['d2d4']);
	});

	it('marks the squares that a refusal speaks of', async () => {
		const {app} = open('dark', '4k3/8/8/8/8/8/P7/R3K3 w - - 0 1');
		await app.type(KEYS.space);
		const toCorner = [...Array(7).fill(KEYS.left), ...Array(7).fill(KEYS.down)];
		for (const key of [...toCorner, KEYS.enter, KEYS.up, KEYS.up, KEYS.up, KEYS.enter]) {
			// oxlint-disable-next-line no-await-in-loop -- Each screen is there before the next key.
			await app.type(key);
		}

		expect(app.text()).toContain('pawn on a2.');
		expect(app.text()).toMatch(/ 2 +\(♙\)/);
	});

	it('marks what may stand where by w, and no less after a try', async () => {
		const {app} = open('kriegspiel-icc', '4k3/8/8/8/8/8/4r3/K7 w - - 0 1');
		await app.type(KEYS.space);
		await app.type('w');
		expect(app.text()).toContain('Only one position fits all that you');
		await app.type('w');
		await app.type(`Kb1${KEYS.enter}`);
		await app.type(KEYS.enter);
		await app.type(KEYS.space);
		await app.type(`Kd8${KEYS.enter}`);
		await app.type(KEYS.enter);
		await app.type(KEYS.space);
		await app.type('w');
		const known = (): string =>
			app.text().match(/(\d+) positions fit all that you heard/)?.[1] ?? '';
		const before = Number(known());
		expect(before).toBeGreaterThan(10);
		await app.type(`Kb2${KEYS.enter}`);
		expect(app.text()).toContain('You tried Kb2: no.');
		expect(Number(known())).toBeLessThan(before);
		app.unmount();
	});

	it('makes a try at once where a refusal is told to nobody else, and lists what was refused', async () => {
		const {world, app} = open('kriegspiel-icc', '4k3/8/8/8/8/8/4r3/K7 w - - 0 1');
		await app.type(KEYS.space);
		await app.type('Kb2' + KEYS.enter);
		expect(app.text()).toContain('You tried Kb2: no.');
		expect(app.text()).toContain('Tried: Kb2 no');
		// It is no move any more.
		await app.type('Kb2' + KEYS.enter);
		expect(app.text()).toContain('Kb2 was refused in this turn.');
		await app.type(KEYS.escape);
		await app.type('Kb1' + KEYS.enter);
		expect(movesOf(world.saved.at(-1)!.match)).toEqual(['a1b1']);
	});

	it('asks the umpire by y, and by a and Enter', async () => {
		for (const keys of [['y'], ['a', KEYS.enter], ['any?', KEYS.enter]]) {
			const {app} = open('kriegspiel-eastern');
			await app.type(KEYS.space);
			for (const key of keys) {
				await app.type(key);
			}

			expect(app.text()).toContain('Any? No.');
			await app.type('y');
			expect(app.text()).toContain('There is nothing more that you may ask');
			app.unmount();
		}
	});

	it('says of a question that was not asked in time only that none may be asked now', async () => {
		const {app} = open('kriegspiel-modern', '4k3/8/8/8/8/8/4r3/K7 w - - 0 1');
		await app.type(KEYS.space);
		await app.type(`Kb2${KEYS.enter}`);
		await app.type(KEYS.enter);
		await app.type('y');
		expect(app.text()).toContain('There is nothing that you may ask');
	});

	it('lets pencilled men be set, moved and taken off', async () => {
		const {app} = open('kriegspiel-eastern');
		await app.type(KEYS.space);
		const rank = (number: number) =>
			app
				.text()
				.split('\n')
				.find((row) => row.startsWith(` ${number} `)) ?? '';
		for (let step = 0; step < 4; step++) {
			await app.type(KEYS.up);
		}

		await app.type('mq');
		expect(rank(6)).toContain('[q]');
		await app.type(KEYS.enter);
		await app.type(KEYS.right + KEYS.enter);
		expect(rank(6)).toContain('[q]');
		await app.type(KEYS.left);
		expect(rank(6)).not.toContain('[q]');
		await app.type(KEYS.right + `m${KEYS.backspace}`);
		expect(rank(6)).not.toContain('q');
	});

	it('is gone through afterwards with both boards and what was said', async () => {
		const {app} = open('kriegspiel-icc');
		for (const move of ['f3', 'e5', 'g4', 'Qh4']) {
			await app.type(KEYS.space);
			await app.type(move + KEYS.enter);
			if (move !== 'Qh4') {
				await app.type(KEYS.enter);
			}
		}

		expect(app.text()).toContain('White is checkmated.');
		await app.type(KEYS.enter);
		expect(app.text()).toContain('Check on the short diagonal.');
		await app.type(KEYS.left);
		expect(app.text()).toContain('Black has no pawn tries.');
	});
});
