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
