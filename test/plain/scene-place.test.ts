import {describe, expect, it} from 'vitest';
import {SCENES} from '../../source/drill/learn/scenes.js';
import type {SceneEvent} from '../../source/drill/learn/scene.js';
import {BOT_PAUSE} from '../../source/session/bot-turns.js';
import {NO_HINTS} from '../../source/text/learn.js';
import {FakeWorld} from '../ui/fake-world.js';
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
				expect((await plain.type('hint'))[0]).toMatch(/^Hint: move the queen/);
			}
		},
	);

	it('say why an act was not the one, put the board back, and go on', async () => {
		const plain = await openPlain(new FakeWorld(), {kind: 'learn', scene: 'sight'});
		await plain.type('d4');
		expect((await plain.pass(BOT_PAUSE)).at(-1)).toBe(
			'In a game you may. Here the king’s pawn goes first: type e4.',
		);
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

	it('are left for another one by its number, which the help tells', async () => {
		const plain = await openPlain(new FakeWorld(), {kind: 'learn', scene: 'sight'});
		plain.said();
		expect(await plain.type('help learn')).toEqual([expect.stringMatching(/^learn \[N\]: /)]);
		expect((await plain.type('learn 99'))[0]).toMatch(/^There are scenes 1 to 12/);
		expect((await plain.type('learn 4'))[0]).toMatch(/^Scene 4, /);
		expect((await plain.type('learm 9')).at(-1)).toMatch(/ Or did you mean learn\?$/);
		await plain.type('learn 12');
		expect((await plain.type('learn 2')).join(' ')).toMatch(/Scene 2, /);
		expect(await plain.type('quit')).toContain('You left scene 2. Learn resumes there.');
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
		expect(plain.said()[2]).toMatch(/^Now a whole game\./);
		await plain.type('e4');
		expect((await plain.pass(BOT_PAUSE)).at(-2)).toMatch(/./);
		await plain.type('quit');
		const again = await openPlain(world, {kind: 'resume'});
		expect(again.said().join(' ')).toMatch(/You see \d+ of 64 squares|line is open|danger/);
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
