import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {analyse} from '../../source/analysis/worker-tasks.js';
import {ok, unwrap} from '../../source/core/result.js';
import type {Match} from '../../source/match/match.js';
import {GamesPlace} from '../../source/plain/games-place.js';
import {MenuPlace} from '../../source/plain/menu-place.js';
import {findVariant} from '../../source/rules/registry.js';
import {finish} from '../helpers/finish.js';
import {AGAINST_BOT, BOTS, play} from '../helpers/matches.js';
import {findTwins} from '../helpers/twin-games.js';
import {archiveWorld} from '../ui/forms/archive-world.js';
import {FakeWorld, settlePromises} from '../ui/fake-world.js';
import {openAt, type Plain} from './open-plain.js';

const OVER = play(AGAINST_BOT, 'e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8').match;
const RESIGNED = play(AGAINST_BOT, 'd2d4', {type: 'resigned', side: 'white'}).match;
const IMPORTED = play(BOTS, 'e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8').match;
const ORIGIN = {on: '2026-11-25T10:00:00.000Z', from: 'club.pgn', unread: {ply: 6, token: '??'}};

const LINES = [
	'1: 25 Nov 26, Ada against Robo, Fog of War, 3 moves, you won, king taken.',
	'2: 25 Nov 26, Ada against Robo, Fog of War, 1 move, you lost, resigned.',
	'3: 25 Nov 26, Hal against Robo, Fog of War, 3 moves, in part, from club.pgn, read as far as half-move 6.',
];

const threeGames = () =>
	archiveWorld(['over', OVER], ['resigned', RESIGNED], ['imported', IMPORTED, ORIGIN]);

const openGames = async (world: FakeWorld): Promise<Plain> =>
	openAt(world, (session) => new GamesPlace(session));

describe('the games that are over', () => {
	it('are told when one comes, and narrowed by words with their numbers kept', async () => {
		const plain = await openGames(threeGames().world);
		expect(plain.said()).toEqual(['3 games that are over.', ...LINES]);
		expect(
			await plain.type('find hal club', '3', 'quit', 'find own', 'find xyzzy', 'find'),
		).toEqual([
			'1 of 3 games fit.',
			LINES[2],
			'Review: Hal against Robo, 3 moves, with the truth.',
			'White took Black’s king. White wins.',
			'The start.',
			'3 games that are over.',
			'2 of 3 games fit.',
			...LINES.slice(0, 2),
			'0 of 3 games fit.',
			...LINES,
		]);
		expect(await plain.type('', 'review', 'pgn 4', 'analyse 0', 'what')).toEqual([
			'There are no more.',
			'The number of a game is needed; list tells them.',
			'There is no game 4 in the list.',
			'There is no game 0 in the list.',
			'review N goes through a game, find WORDS narrows the list; help lists all.',
		]);
	});

	it('are told ten at a time', async () => {
		const saves = Array.from({length: 23}, (_, n) => [`game-${n}`, RESIGNED] as const);
		const plain = await openGames(archiveWorld(...saves).world);
		expect(plain.said().at(-1)).toBe('more tells of 13 more.');
		expect((await plain.type('more')).length).toBe(11);
		expect((await plain.type('')).map((line) => line.split(':')[0])).toEqual(['21', '22', '23']);
	});

	it('tell what is counted of a refereed game, and not what decided it', async () => {
		const heard = play({...AGAINST_BOT, variant: 'kriegspiel-icc'}, 'e2e4', 'e7e5', {
			type: 'resigned',
			side: 'white',
		}).match;
		const plain = await openGames(archiveWorld(['heard', heard]).world);
		await plain.type('review 1');
		expect(await plain.type('decided')).toEqual([
			'What decided it is not worked out for this game.',
			'Refused in the game: 0 tries of White’s, 0 of Black’s.',
		]);
		// Here it goes one move back, and does not leave.
		const backs = (await plain.type('help')).filter((line) => /\bback \(|, back\)/.test(line));
		expect(backs).toEqual([expect.stringMatching(/^back \(or previous\): /)]);
	});

	it('say so when there is none', async () => {
		const plain = await openGames(new FakeWorld());
		expect(plain.said()).toEqual([expect.stringMatching(/^No game is over yet; play one/)]);
	});

	it('are written as PGN, and taken off the list and brought back after a question', async () => {
		const {world, folder, target} = threeGames();
		const plain = await openGames(world);
		plain.said();
		expect(await plain.type('pgn 2')).toEqual([`Written to ${join(target, 'resigned.pgn')}`]);
		expect(readFileSync(join(target, 'resigned.pgn'), 'utf8')).toContain('[Viewer "truth"]');
		const question = `Delete it? ${LINES[0].slice(3)} Afterwards undelete brings it back. Answer yes or no.`;
		expect(await plain.type('delete 1', 'no', 'delete 1', 'find', 'yes')).toEqual([
			question,
			'It is kept.',
			question,
			...LINES,
			'review N goes through a game, find WORDS narrows the list; help lists all.',
		]);
		expect(existsSync(join(folder, 'over.json'))).toBe(true);
		await plain.type('delete 1', 'yes');
		expect(existsSync(join(folder, 'over.json'))).toBe(false);
		expect(await plain.type('list')).toEqual([
			LINES[1].replace('2:', '1:'),
			LINES[2].replace('3:', '2:'),
		]);
		expect(await plain.type('undelete', 'undelete')).toEqual([
			`Back again, as ${LINES[0].replace(/^1: /, 'number 1: ').replace(/\.?$/, '.')}`,
			'Nothing was deleted that could be brought back.',
		]);
	});

	it('are counted in the statistics, as far as a person played a bot here', async () => {
		const plain = await openGames(threeGames().world);
		plain.said();
		const said = await plain.type('statistics');
		expect(said[0]).toBe('Against bots, 2 games: 1 won, 0 drawn, 1 lost.');
		expect(said.at(-1)).toBe(
			'Your moves are not analysed yet: `analyse N` in the list of games finds faults and luck.',
		);
	});
});

describe('an analysis', () => {
	it('is told move by move, to the eyes of its side and in truth, and is kept', async () => {
		const plain = await openGames(threeGames().world);
		plain.said();
		const said = await plain.type('analyse 1');
		expect(said.slice(2, 6)).toEqual([
			'Analysing as White knew it; stop stops.',
			'It is analysed.',
			'The start.',
			'The game as White knew it: 3 moves.',
		]);
		const third = await plain.type('3');
		expect(third[0]).toBe('Half-move 3: 2. Qh5, White.');
		expect(third.some((line) => line.includes('By knowledge Qh5 was '))).toBe(true);
		expect(await plain.type('eyes black', 'last')).toEqual([
			'Black’s view.',
			'Half-move 3: 2. …, White.',
			'Lost sight: h5.',
		]);
		expect(await plain.type('analyse white')).toEqual([
			'It is analysed as White knew it.',
			'The game as White knew it: 3 moves.',
			expect.stringMatching(/^By knowledge: .*; [\d.]+ pawns lost a move\.$/),
			expect.stringMatching(
				/^For White in truth: .*\. White’s moves gave away [\d.]+ pawns; from what White knew [\d.]+ were to be expected: the fog was kind\.$/,
			),
			'Half-move 3: 2. …, White.',
			'Lost sight: h5.',
		]);
		expect(await plain.type('eyes truth', 'analyse')).toEqual([
			'The truth.',
			'It is analysed as White knew it.',
			'analyse black judges Black’s moves, analyse white tells again what this comes to.',
		]);
		await plain.type('eyes white', '2');
		const judged = await plain.type('analyse white');
		expect(judged.filter((line) => line.startsWith('The game as '))).toHaveLength(1);
		expect(await plain.type('white', 'truth', 'black')).toEqual([
			'White’s view.',
			'The truth.',
			'Black’s view.',
		]);
		expect(await plain.type('analyse purple')).toEqual([
			'A game is analysed as white or black knew it.',
		]);
		expect((await plain.type('analyse', 'eyes truth', 'first', 'analyse black')).at(-1)).toBe(
			'fault goes to the next move that was a fault or luck.',
		);
		expect((await plain.type('end', 'analyse black')).at(-1)).toBe(
			'first, and then fault goes to the next move that was a fault or luck.',
		);
		expect(await plain.type('fault')).toEqual(['No move after this one was a fault or luck.']);
		await plain.type('first');
		// Black left his king to be taken.
		expect((await plain.type('fault'))[0]).toMatch(/^Half-move \d: /);
		const sums = (await plain.type('first')).filter((line) => line.startsWith('The game as '));
		expect(sums).toEqual([
			'The game as White knew it: 3 moves.',
			'The game as Black knew it: 2 moves.',
		]);
		expect((await plain.type('quit', 'find analysed')).at(-1)).toBe(
			`${LINES[0].slice(0, -1)}, analysed.`,
		);
	});

	it('tells how far it is, and is stopped by a word', async () => {
		const {world} = threeGames();
		let tell: (fraction: number) => void = () => {};
		world.archive = {
			...world.archive,
			analyse: async (question, signal, onProgress) =>
				new Promise((resolve, reject) => {
					tell = (fraction) =>
						fraction === 1
							? resolve(ok({analysis: unwrap(finish(analyse({...question, nodes: 300})))}))
							: onProgress(fraction);
					signal.addEventListener('abort', () => reject(new Error('called off')));
				}),
		};
		const plain = await openGames(world);
		await plain.type('analyse 2');
		plain.said();
		for (const fraction of [0.05, 0.12, 0.15, 0.5, 0.99]) {
			tell(fraction);
		}

		expect(plain.said()).toEqual(['12 % are done.', '50 % are done.', '99 % are done.']);
		expect(await plain.type('stop')).toEqual(['The start.']);
		tell(0.9);
		await settlePromises();
		expect(plain.said()).toEqual([]);
		await plain.type('analyse', 'quit');
		plain.said();
		// What comes meanwhile waits.
		tell(1);
		await settlePromises();
		expect(plain.said().at(-1)).toMatch(/3 games that are over\.$/);
	});

	it('is none of what cannot be judged', async () => {
		const unmoved = play(AGAINST_BOT, {type: 'resigned', side: 'white'}).match;
		const plain = await openGames(archiveWorld(['unmoved', unmoved]).world);
		plain.said();
		expect((await plain.type('analyse 1'))[2]).toBe('Not analysed: no move was made in it.');
	});
});

/** Types all there is at the list beside a game that runs, and returns every line. */
async function linesBeside(running: Match): Promise<readonly string[]> {
	const {world} = archiveWorld(['over', OVER], ['running', running], ['resigned', RESIGNED]);
	const plain = await openAt(world, (session) => new MenuPlace(session));
	for (const line of 'games,find ada,find,statistics,delete 1,no,analyse 1,fault,end,quit'.split(
		',',
	)) {
		await plain.type(line);
		await settlePromises();
	}

	await plain.type('help', 'quit', 'running', 'review');
	return plain.lines;
}

describe('what is over', () => {
	it('is told alike whatever the truth of a game that runs', async () => {
		let looks = 0;
		for (const {first, second} of findTwins(unwrap(findVariant('fog')), 2, 16, 'plain games')) {
			const games = [first, second].map((moves) => play(AGAINST_BOT, ...moves).match);
			if (games.every(({outcome}) => outcome === undefined)) {
				const [one, other] = [await linesBeside(games[0]), await linesBeside(games[1])];
				expect(other).toEqual(one);
				expect(one.length).toBeGreaterThan(40);
				looks++;
			}
		}

		expect(looks).toBeGreaterThan(0);
	});
});
