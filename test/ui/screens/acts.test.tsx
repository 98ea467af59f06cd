import {describe, expect, it} from 'vitest';
import {movesOf} from '../../../source/match/acts.js';
import {KEYS} from '../../helpers/render-screen.js';
import {FakeWorld} from '../fake-world.js';
import {openApp} from '../open-app.js';
import {allSaid, clickSquares} from '../read-app.js';

const open = (variant: string, size: {readonly columns?: number; readonly rows?: number} = {}) => {
	const world = new FakeWorld();
	const app = openApp(world, {kind: 'hotseat', variant}, size);
	const enter = async (...texts: readonly string[]) => {
		for (const text of texts) {
			// oxlint-disable-next-line no-await-in-loop -- One act comes after the other.
			await app.type(`${text}${KEYS.enter}`);
		}
	};
	const acts = () => movesOf(world.saved.at(-1)!.match);
	return {world, app, enter, acts};
};

describe('a set-up', () => {
	it('is made by acts that are typed, in friendlier forms too, then by the other side', async () => {
		const {app, enter, acts} = open('reverse-schrodinger');
		expect(app.text()).toContain('W H I T E');
		await app.type(KEYS.space);
		expect(app.text()).toContain('Arrange the other side’s men: B@a8 …, random.');
		await enter('N@a8');
		expect(allSaid(app)).toContain('You put a knight on a8.');
		await enter('-a8', 'nb8', 'rand');
		await enter('a9');
		expect(allSaid(app)).toContain('"a9" is nothing that you can do now.');
		await app.type(KEYS.escape);
		await enter('re');
		expect(acts()).toEqual(['N@a8', '-@a8', 'N@b8', 'random', 'ready']);
		expect(app.text()).not.toContain('B L A C K');
		await app.type(KEYS.enter);
		expect(app.text()).toContain('B L A C K');
		await app.type(KEYS.space);
		await enter('random', 'ready');
		await app.type(KEYS.enter);
		expect(app.text()).toContain('W H I T E');
		await app.type(KEYS.space);
		await enter('e4');
		expect(acts().at(-1)).toBe('e2e4');
	});
});

describe('an act on a square', () => {
	it('is offered by the cursor or a click, and done by Enter or another click', async () => {
		for (const isMouse of [false, true]) {
			const {app, enter, acts} = open('one-eye');
			await app.type(KEYS.space);
			expect(app.text()).toContain('Give up a bishop: cede:c8 or cede:f8.');
			if (isMouse) {
				// Black's board is turned: f8 is where c1 would be.
				await clickSquares(app, 'c1');
				expect(app.text()).toContain('Enter does cede:f8');
				await clickSquares(app, 'c1');
			} else {
				await app.type(KEYS.tab);
				await app.type(KEYS.enter);
				expect(app.text()).toContain('Enter does cede:');
				await app.type('cede:c');
				expect(app.text()).toContain('Enter does cede:c8');
				await app.type(KEYS.enter);
			}

			expect(acts()).toHaveLength(1);
			expect(acts()[0]).toMatch(/^cede:/);
			expect(allSaid(app)).toMatch(/The bishop on .8 is given up\./);
			await app.type(KEYS.enter);
			expect(allSaid(app)).toContain('is given up.');
			expect(app.text()).toContain('W H I T E');
			await app.type(KEYS.space);
			await enter('e4');
			expect(app.text()).toContain('Try e4?');
			await app.type(KEYS.enter);
			await app.type(KEYS.enter);
			await app.type(KEYS.space);
			// Who sees the whole board is not asked whether a move is meant.
			await enter('d5');
			expect(acts().slice(1)).toEqual(['e2e4', 'd7d5']);
			app.unmount();
		}
	});

	it('uncovers a man after a capture, in the same turn', async () => {
		const {app, enter, acts} = open('reverse-schrodinger');
		await app.type(KEYS.space);
		for (let side = 0; side < 2; side++) {
			await enter('random', 'ready');
			await app.type(KEYS.enter);
			await app.type(KEYS.space);
		}

		for (const move of ['e4', 'd5']) {
			await enter(move);
			await app.type(KEYS.enter);
			await app.type(KEYS.space);
		}

		await enter('exd5');
		expect(allSaid(app)).toContain('Uncover one of your men: reveal:a1 …');
		await enter('d4');
		expect(allSaid(app)).toContain('"d4" is nothing that you can do now.');
		await app.type(KEYS.escape);
		await enter('reveal c1');
		expect(allSaid(app)).toMatch(/You uncover c1: a \w+\./);
		expect(acts().slice(-2)).toEqual(['e4d5', 'reveal:c1']);
		await app.type(KEYS.enter);
		expect(app.text()).toContain('B L A C K');
		await app.type(KEYS.space);
		expect(allSaid(app)).toMatch(/White uncovers c1: a \w+\./);
		await enter('Xa8b8');
		expect(allSaid(app)).not.toContain('You played Xb8.');
		await app.type(KEYS.escape);
		await app.type('X');
		expect(app.text()).toMatch(/X\w\d/);
		await app.type(KEYS.escape);
		await app.type('w');
		expect(allSaid(app)).toMatch(/a .* sample of \d+ is looked at\./);
	});
});

describe('a turn of several moves', () => {
	it('stays with who plays it, and the hand-off tells of all of it', async () => {
		const {app, enter, acts} = open('kriegspiel-scotch');
		await app.type(KEYS.space);
		const move = async (text: string) => {
			await enter(text);
			await app.type(KEYS.enter);
		};
		await move('e4');
		await app.type(KEYS.enter);
		await app.type(KEYS.space);
		await move('d5');
		expect(app.text()).not.toContain('W H I T E');
		await move('dxe4');
		await app.type(KEYS.enter);
		expect(app.text()).toContain('W H I T E');
		expect(allSaid(app)).toContain('Black has moved.');
		expect(allSaid(app)).toContain('Capture on e4.');
		expect(acts()).toEqual(['e2e4', 'd7d5', 'd5e4']);
		await app.type(KEYS.space);
		expect(allSaid(app)).toContain('You have 3 moves in this turn.');
	});
});

/** Returns all that White is shown while Black arranges, and on until White has played. */
async function shownToWhite(set: readonly string[]): Promise<readonly string[]> {
	const {app, enter} = open('reverse-schrodinger');
	const shown: string[] = [];
	const see = () => shown.push(app.lastFrame());
	see();
	await app.type(KEYS.space);
	await enter('random', 'ready');
	see();
	await app.type(KEYS.enter);
	see();
	await app.type(KEYS.space);
	await enter(...set, 'ready');
	await app.type(KEYS.enter);
	see();
	await app.type(KEYS.space);
	see();
	await enter('e4');
	see();
	await app.type(KEYS.enter);
	await app.type(KEYS.space);
	await enter('d5');
	await app.type(KEYS.enter);
	see();
	await app.type(KEYS.space);
	see();
	// White asks for a takeback: how many acts Black's set-up took is not told.
	await app.type('u');
	see();
	app.unmount();
	return shown;
}

describe('the secret of a set-up', () => {
	it('keeps from White what Black has arranged, and in how many acts', async () => {
		const first = await shownToWhite(['random']);
		const second = await shownToWhite(
			['random', '-a1', '-b1', '-c1', '-d1', '-f1', '-g1', '-h1'].concat([
				'Ra1',
				'Nb1',
				'Bc1',
				'Qd1',
				'Bf1',
				'Ng1',
				'Rh1',
			]),
		);
		expect(second).toEqual(first);
	});
});
