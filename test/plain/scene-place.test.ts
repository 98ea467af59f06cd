import {describe, expect, it} from 'vitest';
import {SCENE_IDS} from '../../source/drill/learn/progress.js';
import {SCENES} from '../../source/drill/learn/scenes.js';
import type {SceneEvent} from '../../source/drill/learn/scene.js';
import {BOT_PAUSE} from '../../source/session/bot-turns.js';
import {NO_HINTS, NOTHING_TO_KNOW} from '../../source/text/learn.js';
import {ok} from '../../source/core/result.js';
import {parseSquare} from '../../source/core/square.js';
import {FakeWorld, settlePromises} from '../ui/fake-world.js';
import {CLEARED, openPlain} from './open-plain.js';

/** Returns the line that does what a hint says. */
function lineOf(event: SceneEvent): string {
	switch (event.type) {
		case 'act':
			return event.text;
		case 'taken':
			return 'black';
		case 'deed':
			return event.deed === 'know' ? 'w' : 'mark a5 n';
		default:
			return '';
	}
}

describe('the scenes to learn by', () => {
	it.each(SCENES.map((scene) => [scene.id, scene] as const))(
		'%s is done line by line, in words of lines',
		async (id, scene) => {
			const plain = await openPlain(new FakeWorld(), {kind: 'learn', scene: id});
			for (const {solution} of scene.hunt === undefined ? scene.steps : []) {
				await plain.type('hint', lineOf(solution));
				await plain.world.pass(BOT_PAUSE);
				if (plain.lines.at(-1) === 'Enter puts the board back.') {
					await plain.type('');
				}
			}

			const said = plain.lines.join('\n');
			expect(said).not.toMatch(/\bpress(?! Enter)|Space|arrows|cursor/i);
			if (scene.hunt === undefined) {
				expect(plain.lines.at(-1)).toBe('Enter goes to the next scene.');
				expect(plain.world.progress.load('You').learn.done).toEqual([id]);
			} else {
				plain.said();
				expect((await plain.type('hint', 'hint')).at(-1)).toMatch(/^Type Qd7: from there/);
			}
		},
	);

	it('say first where the men stand', async () => {
		const plain = await openPlain(new FakeWorld(), {kind: 'learn', scene: 'look'});
		expect(plain.lines.slice(1, 3)).toEqual([
			expect.stringMatching(/^Yours: king e1, /),
			expect.stringMatching(/^Black: |^No man of Black’s/),
		]);
	});

	it('say why an act was not the one, put the board back, and go on', async () => {
		const plain = await openPlain(new FakeWorld(), {kind: 'learn', scene: 'sight'});
		await plain.type('d4');
		expect((await plain.pass(BOT_PAUSE)).at(-1)).toBe(
			'In a game you may. Here the king’s pawn goes first: type e4.',
		);
		expect((await plain.type('u')).join(' ')).toContain('Type e4');
		await plain.type('e4');
		await plain.pass(BOT_PAUSE);
		expect((await plain.type('u')).join(' ')).toContain('Type e4');
		await plain.type('e4');
		await plain.pass(BOT_PAUSE);
		await plain.type('Bc4');
		await plain.pass(BOT_PAUSE);
		expect(await plain.type('')).toContain(
			'Scene 2, A pawn sees differently: straight on, and diagonally.',
		);
	});

	it('tell what both moves changed before what is to be done, and have the words of a game', async () => {
		const plain = await openPlain(new FakeWorld(), {kind: 'learn', scene: 'ghosts'});
		plain.said();
		expect(await plain.type('Bc4')).toEqual([
			'You played Bc4.',
			'New: f7 pawn.',
			'Lost sight: c6 knight.',
		]);
		const told = await plain.pass(BOT_PAUSE);
		expect(told).toEqual([
			'Black moved.',
			'The knight seen on c6 is a ghost now: there you saw it last. It may have moved: type w.',
		]);
		expect(await plain.type('last')).toEqual(['New by Bc4: f7 pawn.', ...told]);
		expect(await plain.type('ghosts')).toEqual(['Knight last seen on c6, 2 plies ago.']);
		expect(await plain.type('count')).toContain('You took: none.');
		expect((await plain.type('list')).at(-1)).toBe('4. White Bc4, Black ….');
		expect((await plain.type('told')).join(' ')).toContain('You played Bc4.');
	});

	it('keep what may stand where for the scene that is about it', async () => {
		const plain = await openPlain(new FakeWorld(), {kind: 'learn', scene: 'king'});
		plain.said();
		expect(await plain.type('may')).toEqual([NOTHING_TO_KNOW]);
		expect((await plain.type('count')).join(' ')).toContain('You lost: none.');
	});

	it('say what is wrong each time, what is due to who would go on, and no hint at the end', async () => {
		const plain = await openPlain(new FakeWorld(), {kind: 'learn', scene: 'sight'});
		const task = plain.said().at(-1);
		expect(await plain.type('next')).toEqual([
			'First do what is asked: last says it again. learn 2 skips the rest of this scene.',
		]);
		expect((await plain.type('')).at(-1)).toBe(task);
		for (const wrong of ['d4', 'd4', 'a3']) {
			await plain.type(wrong);
			expect(await plain.pass(BOT_PAUSE)).toEqual([
				`${wrong} is put back.`,
				expect.stringMatching(/^In a game you may\./),
			]);
		}

		for (const right of ['e4', 'Bc4']) {
			await plain.type(right);
			await plain.pass(BOT_PAUSE);
		}

		for (const word of ['hint', 'd4', 'hello']) {
			expect(await plain.type(word)).toEqual(['Enter goes to the next scene.']);
		}
	});

	it('tell nothing of the old board again when it is put back', async () => {
		const plain = await openPlain(new FakeWorld(), {kind: 'learn', scene: 'look'});
		await plain.type('Nf3');
		expect(await plain.pass(BOT_PAUSE)).toContain('Your king on e1 was taken.');
		expect(await plain.type('')).toEqual([expect.stringMatching(/^The same board once more\./)]);
	});

	it('resume at the step at which they were left', async () => {
		const world = new FakeWorld();
		const plain = await openPlain(world, {kind: 'learn', scene: 'sight'});
		await plain.type('e4');
		const task = (await plain.pass(BOT_PAUSE)).at(-1);
		expect(await plain.type('quit')).toContain('You left scene 1. Learn resumes at its step 2.');
		const again = await openPlain(world, {kind: 'learn'});
		expect(again.said().at(-1)).toBe(task);
	});

	it('are left for another one by its number, which the help tells', async () => {
		const plain = await openPlain(new FakeWorld(), {kind: 'learn', scene: 'sight'});
		plain.said();
		expect(await plain.type('help learn')).toEqual([expect.stringMatching(/^learn \[N\]: /)]);
		expect((await plain.type('learn 99'))[0]).toMatch(/^There are scenes 1 to 12/);
		expect((await plain.type('learn kings'))[0]).toMatch(/; did you mean king\?$/);
		expect((await plain.type('learn 4'))[0]).toMatch(/^Scene 4, /);
		expect((await plain.type('learm 9')).at(-1)).toMatch(/ Or did you mean learn\?$/);
		await plain.type('learn 12');
		expect((await plain.type('learn 2')).join(' ')).toMatch(/Scene 2, /);
		expect(await plain.type('quit')).toContain(
			'You left scene 2. Learn resumes at scene 1, not done yet.',
		);
	});

	it('say which one is resumed, how the others are found, and what a bare number may mean', async () => {
		const world = new FakeWorld();
		world.players['test'] = {move: async () => 'e7e5'};
		const first = await openPlain(world, {kind: 'learn'});
		expect(first.said().join(' ')).not.toContain('scenes lists');
		await first.type('quit');
		const again = await openPlain(world, {kind: 'learn'});
		const how = 'scenes lists the scenes, learn 3 goes to scene 3.';
		expect(again.said().slice(0, 2)).toEqual([expect.stringMatching(/^Scene 1, /), how]);
		expect(await again.type('5')).toEqual([
			expect.stringMatching(/^No move begins with “5”\. .* Or did you mean learn 5\?$/),
		]);
		expect((await again.type('13')).join(' ')).not.toContain('did you mean');
		expect((await again.type('scenes')).slice(-2)).toEqual([
			expect.stringMatching(/^12, /),
			'learn 3 goes to scene 3.',
		]);
		const game = await again.type('learn 12');
		expect(game[0]).toMatch(/^Scene 12, A first game: .*\. scenes lists the scenes, learn 3 /);
		expect((await again.type('1'))[0]).toMatch(/ Or did you mean learn 1\?$/);
	});

	it('say that all are done before the last one begins anew', async () => {
		const world = new FakeWorld();
		world.players['test'] = {move: async () => 'e7e5'};
		world.scenes.set('You', {done: SCENE_IDS, reached: 'first-game'});
		const plain = await openPlain(world, {kind: 'learn'});
		expect(plain.said()[0]).toMatch(
			/^Scene 12, A first game: .*\. All scenes are done; scenes lists the scenes, learn 3 /,
		);
	});

	it('take everything away at the hand-off', async () => {
		const plain = await openPlain(new FakeWorld(), {kind: 'learn', scene: 'hand-off'});
		await plain.type('e4');
		await plain.pass(BOT_PAUSE);
		await plain.type('', 'board');
		const said = await plain.pass(BOT_PAUSE);
		expect(said[0]).toBe(CLEARED);
		expect(said.join(' ')).not.toMatch(/\be4\b|pawn/);
	});

	it('end in a game with a friendly coach, who comes back with it', async () => {
		const world = new FakeWorld();
		world.players['test'] = {move: async () => 'e7e5'};
		const plain = await openPlain(world, {kind: 'learn', scene: 'first-game'});
		expect(plain.said()).toContainEqual(expect.stringMatching(/^Now a whole game\./));
		await plain.type('e4');
		expect((await plain.pass(BOT_PAUSE)).at(-2)).toMatch(/./);
		await plain.type('quit');
		const again = await openPlain(world, {kind: 'resume'});
		expect(again.said().join(' ')).toMatch(/You see \d+ of 64 squares|line is open|danger/);
	});

	it('end in a game whose coach warns of an unseen man once, when that is worked out', async () => {
		const world = new FakeWorld();
		let known = (): void => {};
		world.players['test'] = {move: async () => 'e7e5'};
		world.knowledge.kingDanger = async ({history: {plies}}) =>
			new Promise((resolve) => {
				const share = plies.length === 2 ? 0.22 : 0;
				known = () => resolve(ok({role: 'queen', square: parseSquare('a5')!, share}));
			});
		const plain = await openPlain(world, {kind: 'learn', scene: 'first-game'});
		await plain.type('d4');
		expect((await plain.pass(BOT_PAUSE)).join(' ')).not.toContain('unseen');
		known();
		await settlePromises();
		expect(plain.said().filter((line) => line.includes('An unseen queen'))).toHaveLength(1);
		await plain.type('e3');
		await plain.pass(BOT_PAUSE);
		known();
		await settlePromises();
		expect(plain.said().join(' ')).not.toContain('unseen');
	});

	it('end in a game with the words of any other, and no hints', async () => {
		const world = new FakeWorld();
		world.players['test'] = {move: async () => 'e7e5'};
		const plain = await openPlain(world, {kind: 'learn', scene: 'first-game'});
		expect((await plain.type('hint')).at(-1)).toBe(NO_HINTS);
		await plain.type('e4');
		await plain.pass(BOT_PAUSE);
		await plain.type('quit');
		const again = await openPlain(world, {kind: 'resume'});
		again.said();
		expect(await again.type('ghosts')).toEqual(['You remember no man out of sight.']);
		expect((await again.type('count'))[0]).toMatch(/^You see \d+ squares of 64/);
		expect(await again.type('list')).toEqual([expect.stringMatching(/^1\. White e4/)]);
		expect((await again.type('help may'))[0]).toMatch(/^may /);
	});
});
