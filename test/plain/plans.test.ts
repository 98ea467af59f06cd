import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {startMatch} from '../../source/match/start-match.js';
import {gamePlace} from '../../source/plain/whole-game.js';
import {hostMatch} from '../../source/session/host-match.js';
import {FakeWorld, HOTSEAT} from '../ui/fake-world.js';
import {openAt} from './open-plain.js';

const open = async (variant: string) => {
	const world = new FakeWorld();
	const match = unwrap(startMatch({...HOTSEAT, variant}, world.now()));
	const plain = await openAt(world, (session) =>
		gamePlace(session, unwrap(hostMatch('game', match, world))),
	);
	await plain.type('white');
	return {plain, acts: () => world.saved.at(-1)?.match.acts.map(({text}) => text) ?? []};
};

describe('what takes more than one line', () => {
	it('is planned move by move, taken back, and sent with the last one', async () => {
		const {plain, acts} = await open('tripod');
		expect(await plain.type('e4', 'back', 'e4', 'u', 'd4', 'Nf3')).toEqual([
			'Planned: 1 e4.',
			'Nothing is planned.',
			'Planned: 1 e4.',
			'Nothing is planned.',
			'Planned: 1 d4.',
			'Planned: 1 d4  2 Nf3. The next move sends them all.',
		]);
		expect(acts()).toEqual([]);
		expect(await plain.type('a3')).toContain('You sent d4, Nf3 and a3.');
		expect(acts()).toEqual(['batch:d2d4,g1f3,a2a3']);
	});

	it('has a move that own men bar told, unless one before it frees its way', async () => {
		const {plain} = await open('tripod');
		const barred = 'Bb5 will be left out: your pawn on e2 is in the way.';
		expect(await plain.type('Bb5')).toEqual([barred, 'Planned: 1 Bb5.']);
		expect(await plain.type('e4', 'Rab1')).toEqual(
			expect.arrayContaining(['Rab1 will be left out: your knight on b1 is in the way.']),
		);
		// A row, too; what a move before it frees is not barred.
		const other = await open('tripod');
		expect((await other.plain.type('Bb5 e4 Nf3'))[0]).toBe(barred);
		const free = await open('tripod');
		expect((await free.plain.type('e4 Bb5 Nf3')).join(' ')).not.toContain('left out');
	});

	it('is written as it takes where one was told of a man', async () => {
		const {plain} = await open('tripod');
		await plain.type('e4 Nf3 a3', '', 'black', 'e5 d5 h6', '', 'white');
		expect((await plain.type('moves')).join(' ')).toContain('Nxe5');
		expect(await plain.type('Ne5', 'exd5')).toEqual([
			'Planned: 1 Nxe5.',
			'Planned: 1 Nxe5  2 exd5. The next move sends them all.',
		]);
		expect(await plain.type('h3')).toContain('You sent Nxe5, exd5 and h3.');
	});

	it('is told again while it stands, dropped, and has its words once in the help', async () => {
		const {plain} = await open('tripod');
		expect(await plain.type('xx')).toEqual([expect.stringMatching(/^No move begins with “xx”\./)]);
		await plain.type('a3 b3 Nf3', '', 'black', 'a6 b6 Nf6', '', 'white', 'e4', 'd4');
		plain.said();
		const stands = 'Planned: 1 e4  2 d4. The next move sends them all.';
		expect(await plain.type('plan')).toEqual([stands]);
		expect((await plain.type('last')).at(-1)).toBe(stands);
		const help = await plain.type('help');
		expect(help).toContain('undo (or back, u): takes back the last step of what you have begun.');
		expect(help.filter((line) => /\b(?:u|undo|back)\b[^:]*:/.test(line))).toHaveLength(1);
		expect(await plain.type('clear', 'help plan')).toEqual([
			'Nothing is planned.',
			expect.stringMatching(/^There is no command “plan” here/),
		]);
	});

	it('is typed in a row, and listed by the men that can move', async () => {
		const {plain, acts} = await open('tripod');
		const listed = await plain.type('moves');
		expect(listed).toContain('Pawn a2: a2=N, a3, a4, axb3.');
		expect(listed.join(' ')).not.toContain('batch:');
		expect(await plain.type('a3 b3 Nf3')).toContain('You sent a3, b3 and Nf3.');
		expect(acts()).toEqual(['batch:a2a3,b2b3,g1f3']);
	});

	it('says what is to be named', async () => {
		const {plain} = await open('special-move');
		const first = 'Your special man: choose its square';
		expect(plain.lines.at(-1)).toBe(`${first}.`);
		expect(await plain.type('name d1')).toContain(`${first}, or say ready.`);
	});

	it('is a word and then a move, or both in one line', async () => {
		const {plain, acts} = await open('special-move');
		await plain.type('name a1', 'ready', '', 'black', 'name a8', 'ready', '', 'white');
		expect(await plain.type('special')).toEqual([
			'Your only special move, of the rook on a1: enter it as usual.',
		]);
		await plain.type('a1b3', '', 'black', 'special a8b6');
		expect(acts().slice(4)).toEqual(['special:a1b3', 'special:a8b6']);
	});

	it('is a question about squares, in one line', async () => {
		const {plain, acts} = await open('kriegspiel-modern');
		expect((await plain.type('seven'))[0]).toContain('Ask of 7 squares');
		await plain.type('seven a1 b2 c3 d4 e5 f6 g7');
		expect(acts()).toEqual(['seven?a1,b2,c3,d4,e5,f6,g7']);
	});
});
