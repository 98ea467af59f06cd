import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {beforeEach, describe, expect, it} from 'vitest';
import {deleteGame, undeleteGame} from '../../source/storage/finished-games.js';
import {makeSave, NO_MARKS} from '../../source/storage/save.js';
import {gamePath, listGames} from '../../source/storage/saved-games.js';
import {fingerprint} from '../../source/storage/scramble.js';
import {AGAINST_BOT, play} from '../helpers/matches.js';
import {sampleSize} from '../helpers/sample-size.js';
import {temporaryFolder} from '../helpers/temporary-folder.js';

const GAMES = 40;
const ON = '2026-11-25T10:00:00.000Z';

const running = play(AGAINST_BOT, 'e2e4', 'e7e5').match;
const over = play(AGAINST_BOT, 'e2e4', 'e7e5', {type: 'resigned', side: 'white'}).match;
const saveText = (match = over): string =>
	makeSave({created: ON, updated: ON, match, marks: NO_MARKS});
const idOf = (n: number): string => `game-${n}`;

let folder = '';
const index = (): string => join(folder, 'finished.index');
const outcomes = (): number =>
	listGames(folder).games.filter(({outcome}) => outcome !== undefined).length;

/** Has the index say another name, under a seal that fits. */
function tamper(): void {
	const json = readFileSync(index(), 'utf8').split('\n')[1].replaceAll('"Ada"', '"Index"');
	writeFileSync(index(), `fogchess-index 4 ${fingerprint(json)}\n${json}\n`);
}

const names = (): readonly string[] => [
	...new Set(listGames(folder).games.map((game) => game.names.white)),
];

beforeEach(() => {
	folder = temporaryFolder();
	for (let n = 0; n < GAMES; n++) {
		writeFileSync(gamePath(folder, idOf(n)), saveText());
	}

	writeFileSync(gamePath(folder, 'running'), saveText(running));
});

describe('the index of finished games', () => {
	it('gives the same list, without reading a save of a game that is over', () => {
		const read = listGames(folder);
		expect(existsSync(index())).toBe(true);
		expect(listGames(folder)).toEqual(read);
		expect(readFileSync(index(), 'utf8')).not.toContain('"running"');
		tamper();
		expect(names()).toEqual(expect.arrayContaining(['Index', 'Ada']));
		expect(listGames(folder).games.filter((game) => game.names.white === 'Ada')).toHaveLength(1);
	});

	it('is not made for a few games', () => {
		for (let n = 9; n < GAMES; n++) {
			rmSync(gamePath(folder, idOf(n)));
		}

		expect(outcomes()).toBe(9);
		expect(existsSync(index())).toBe(false);
	});

	it('counts for no save that is another file since', () => {
		listGames(folder);
		writeFileSync(gamePath(folder, idOf(0)), saveText(running));
		writeFileSync(gamePath(folder, idOf(1)), saveText().replace('Ada', 'Eva'));
		rmSync(gamePath(folder, idOf(2)));
		deleteGame(folder, idOf(3));
		writeFileSync(gamePath(folder, 'new'), saveText());
		expect(outcomes()).toBe(GAMES - 3);
		expect(listGames(folder).games).toHaveLength(GAMES - 1);
		expect(existsSync(`${gamePath(folder, idOf(1))}.broken`)).toBe(true);
		undeleteGame(folder, idOf(3));
		expect(outcomes()).toBe(GAMES - 2);
	});

	it('is made again when it is missing, damaged or of another version', () => {
		const read = listGames(folder);
		const whole = readFileSync(index(), 'utf8');
		fc.assert(
			fc.property(
				fc.oneof(
					fc.constantFrom('', 'fogchess-index 2 x\n[]\n', whole.slice(0, -9), whole.slice(9)),
					fc
						.constantFrom('[]', '{', 'null', '{"games":[{"file":"","game":{}}]}')
						.map((json) => `fogchess-index 4 ${fingerprint(json)}\n${json}\n`),
					fc.string(),
				),
				(text) => {
					writeFileSync(index(), text);
					expect(listGames(folder)).toEqual(read);
					expect(readFileSync(index(), 'utf8').length).toBe(whole.length);
				},
			),
			{numRuns: sampleSize(30, 300)},
		);
	});
});
