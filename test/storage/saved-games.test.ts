import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {ok} from '../../source/core/result.js';
import {lastMoveOf, settingUp} from '../../source/match/last-move.js';
import {restoreMatch} from '../../source/match/restore.js';
import {writeFileAtomically} from '../../source/storage/atomic-file.js';
import {makeSave, NO_MARKS} from '../../source/storage/save.js';
import {
	gamePath,
	gamesFolder,
	isGameId,
	listGames,
	loadGame,
	newGameId,
	readGameFile,
} from '../../source/storage/saved-games.js';
import {summarise} from '../../source/storage/game-summary.js';
import {AGAINST_BOT, BOTS, HOTSEAT, play, TAKE} from '../helpers/matches.js';
import {temporaryFolder} from '../helpers/temporary-folder.js';

const day = (n: number): string => `2026-11-${String(n).padStart(2, '0')}T10:00:00.000Z`;

/** A save of a game against a bot with these moves, last written on a day of November. */
const saveText = (updated: number, ...moves: readonly string[]): string =>
	makeSave({
		created: day(1),
		updated: day(updated),
		match: play(AGAINST_BOT, ...moves).match,
		marks: NO_MARKS,
	});

/** A save that is whole but has a move that cannot be played. */
function unplayable(): string {
	const {match} = play(AGAINST_BOT, 'e2e4');
	const wrong = {...match, acts: [{...match.acts[0], text: 'e2e5'}]};
	return makeSave({created: day(1), updated: day(1), match: wrong, marks: NO_MARKS});
}

describe('listGames', () => {
	it('is empty without a folder', () => {
		expect(listGames(join(temporaryFolder(), 'none'))).toEqual({games: [], warnings: []});
	});

	it('counts moves alone, so that nobody learns how many acts a secret set-up took', () => {
		const folder = temporaryFolder();
		const arranged = play(
			{...AGAINST_BOT, variant: 'reverse-schrodinger'},
			'random',
			'-@a8',
			'random',
			'ready',
		).match;
		expect(arranged.acts).toHaveLength(4);
		const text = makeSave({created: day(1), updated: day(1), match: arranged, marks: NO_MARKS});
		writeFileSync(gamePath(folder, 'set-up'), text);
		expect(listGames(folder).games).toMatchObject([{id: 'set-up', plies: 0}]);
	});

	it('counts moves that are sent together, sealed or special, and no words', () => {
		const count = (variant: string, ...acts: readonly string[]): number => {
			const {match} = play({...BOTS, variant}, ...acts);
			expect(match.acts).toHaveLength(acts.length);
			const saved = {created: day(1), updated: day(1), match, marks: NO_MARKS};
			return summarise('game', saved).plies;
		};

		expect(count('tripod', 'batch:e2e4,g1f3,a2a3', 'batch:e7e5,g8f6,a7a6')).toBe(2);
		expect(count('declaration', 'e2e4', 'seal:e7e5', 'look')).toBe(2);
		const special = 'name:d1 ready name:d8 ready special:d1e3'.split(' ');
		expect(count('special-move', ...special)).toBe(1);
	});

	it('lists games newest first, with nothing secret', () => {
		const folder = temporaryFolder();
		const hotseat = play(HOTSEAT, TAKE, {type: 'resigned', side: 'white'}).match;
		writeFileSync(gamePath(folder, 'old'), saveText(2, 'e2e4'));
		writeFileSync(gamePath(folder, 'new'), saveText(9, 'e2e4', 'e7e5'));
		writeFileSync(
			gamePath(folder, 'two'),
			makeSave({created: day(1), updated: day(5), match: hotseat, marks: NO_MARKS}),
		);
		writeFileSync(join(folder, 'notes.txt'), 'not ours');
		const {games, warnings} = listGames(folder, {lastMoveOf, settingUp});
		expect(warnings).toEqual([]);
		expect(games).toEqual([
			{
				id: 'new',
				created: day(1),
				updated: day(9),
				names: {white: 'Ada', black: 'Robo'},
				hotseat: false,
				variant: 'fog',
				plies: 2,
				bots: {black: 'random'},
				lastOwn: 'e4',
			},
			expect.objectContaining({
				id: 'two',
				hotseat: true,
				outcome: {winner: 'black', reason: 'resignation'},
			}),
			expect.objectContaining({id: 'old', plies: 1}),
		]);
		writeFileSync(
			gamePath(folder, 'three'),
			makeSave({
				created: day(1),
				updated: day(1),
				match: play(HOTSEAT, 'e2e4').match,
				marks: NO_MARKS,
			}),
		);
		expect(listGames(folder, {lastMoveOf, settingUp}).games.at(-1)).not.toHaveProperty('lastOwn');
	});

	it('sets broken saves aside with a sentence, and leaves newer ones alone', () => {
		const folder = temporaryFolder();
		writeFileSync(gamePath(folder, 'good'), saveText(1));
		writeFileSync(gamePath(folder, 'bad'), '{"format":"fogchess-save","version":1');
		const newer = '{"format":"fogchess-save","version":7}';
		writeFileSync(gamePath(folder, 'newer'), newer);
		const first = listGames(folder);
		expect(first.games.map(({id}) => id)).toEqual(['good']);
		expect([...first.warnings].sort()).toEqual([
			'The saved game bad cannot be read: it is damaged or no saved game; it was set aside as bad.json.broken.',
			'The saved game newer is left alone: a newer fogchess saved it (its version is 7, this one reads up to 2).',
		]);
		expect(readFileSync(join(folder, 'bad.json.broken'), 'utf8')).toContain('"version":1');
		expect(readFileSync(gamePath(folder, 'newer'), 'utf8')).toBe(newer);
		expect(listGames(folder).warnings).toHaveLength(1);
	});
});

describe('loadGame', () => {
	it('gives the game', () => {
		const folder = temporaryFolder();
		writeFileSync(gamePath(folder, 'x'), saveText(3, 'e2e4'));
		expect(loadGame(folder, 'x', restoreMatch)).toEqual({
			ok: true,
			value: {
				game: {
					created: day(1),
					updated: day(3),
					match: play(AGAINST_BOT, 'e2e4').match,
					marks: NO_MARKS,
				},
			},
		});
	});

	it.each(['nothing', '../x', '', 'a/b', 'x'.repeat(65), 'x\u0000'])('knows no game %j', (id) => {
		const folder = temporaryFolder();
		writeFileSync(join(folder, 'x.json'), saveText(1));
		mkdirSync(join(folder, 'games'));
		const loaded = loadGame(join(folder, 'games'), id, ok);
		expect(loaded).toMatchObject({
			ok: false,
			error: expect.stringMatching(/^There is no saved game/),
		});
	});

	it('says of a file that it is none of the saved games, and what opens it', () => {
		const folder = temporaryFolder();
		const file = join(folder, 'cut.json');
		writeFileSync(file, '{');
		expect(loadGame(folder, file, ok)).toEqual({
			ok: false,
			error: expect.stringMatching(
				/ is a file, and resume takes a saved game by its name; `fogchess review` opens a file\.$/,
			),
		});
		expect(loadGame(folder, folder, ok)).toEqual({
			ok: false,
			error: expect.stringMatching(/^There is no saved game/),
		});
	});

	it('sets a game aside whose moves cannot be played, never over another', () => {
		const folder = temporaryFolder();
		for (const name of ['x.json.broken', 'x.json.broken-2']) {
			writeFileSync(join(folder, name), name);
		}

		writeFileSync(gamePath(folder, 'x'), unplayable());
		expect(loadGame(folder, 'x', restoreMatch)).toEqual({
			ok: false,
			error:
				'The saved game x cannot be read: its moves cannot be played from its start; it was set aside as x.json.broken-3.',
		});
		expect(readdirSync(folder).sort()).toEqual([
			'x.json.broken',
			'x.json.broken-2',
			'x.json.broken-3',
		]);
		expect(readFileSync(join(folder, 'x.json.broken'), 'utf8')).toBe('x.json.broken');
	});

	it('takes the save before a broken one', () => {
		const folder = temporaryFolder();
		const path = gamePath(folder, 'x');
		const before = saveText(2, 'e2e4');
		for (const text of [before, 'rubbish']) {
			writeFileAtomically(path, text, {keepPrevious: true});
		}

		const loaded = loadGame(folder, 'x', restoreMatch);
		expect(loaded).toMatchObject({
			ok: true,
			value: {
				game: {match: {acts: [{text: 'e2e4'}]}},
				warning: expect.stringMatching(/set aside.*The save before it was taken instead\.$/),
			},
		});
		expect(readFileSync(path, 'utf8')).toBe(before);
		expect(loadGame(folder, 'x', restoreMatch)).toEqual({
			ok: true,
			value: {game: expect.objectContaining({updated: day(2)})},
		});
	});

	it('says what is wrong with a folder in place of a game', () => {
		const folder = temporaryFolder();
		mkdirSync(gamePath(folder, 'x'));
		expect(loadGame(folder, 'x', ok)).toEqual({
			ok: false,
			error: 'The saved game x cannot be read: it is a folder.',
		});
	});
});

describe('readGameFile', () => {
	it('reads any file and never moves it', () => {
		const path = join(temporaryFolder(), 'my game.save');
		expect(readGameFile(path, restoreMatch)).toEqual({ok: false, error: 'it is not there'});
		writeFileSync(path, saveText(1, 'e2e4'));
		expect(readGameFile(path, restoreMatch)).toMatchObject({
			value: {match: {acts: [{text: 'e2e4'}]}},
		});
		writeFileSync(path, 'rubbish');
		expect(readGameFile(path, restoreMatch)).toEqual({
			ok: false,
			error: 'it is damaged or no saved game',
		});
		expect(readFileSync(path, 'utf8')).toBe('rubbish');
	});
});

describe('ids of games', () => {
	it('are names of files, sorted by time and not the same twice', () => {
		const now = new Date(day(21));
		const ids = new Set(Array.from({length: 50}, () => newGameId(now)));
		expect(ids.size).toBe(50);
		for (const id of ids) {
			expect(isGameId(id)).toBe(true);
			expect(id).toMatch(/^2026-11-21-100000-/);
		}

		expect(gamesFolder({config: '', state: '', cache: '', data: '/d'})).toBe(join('/d', 'games'));
	});
});
