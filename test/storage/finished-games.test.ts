import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {restoreMatch} from '../../source/match/restore.js';
import {keepAnalysis, loadAnalyses} from '../../source/storage/analysis-file.js';
import {Autosave} from '../../source/storage/autosave.js';
import {
	deleteGame,
	type GameToKeep,
	keepGame,
	listFinished,
	undeleteGame,
	writePgn,
} from '../../source/storage/finished-games.js';
import {makeSave, NO_MARKS} from '../../source/storage/save.js';
import {gamePath, lastFinished, listGames, loadGame} from '../../source/storage/saved-games.js';
import {ANALYSIS} from '../helpers/analyses.js';
import {AGAINST_BOT, HOTSEAT, play, TAKE} from '../helpers/matches.js';
import {temporaryFolder} from '../helpers/temporary-folder.js';

const ON = '2026-11-25T10:00:00.000Z';
const PLAYED = '2021-05-03T00:00:00.000Z';

const over = play(HOTSEAT, TAKE, {type: 'resigned', side: 'white'}).match;
const game = (rest: Partial<GameToKeep> = {}): GameToKeep => ({
	match: over,
	imported: {on: ON, from: 'games.pgn'},
	...rest,
});

describe('games from elsewhere', () => {
	it('lie beside own ones, newest first, and say where they come from', () => {
		const folder = temporaryFolder();
		const {id} = unwrap(keepGame(folder, game({date: PLAYED})));
		const text = makeSave({created: ON, updated: ON, match: over, marks: NO_MARKS});
		writeFileSync(gamePath(folder, 'own'), text);
		const running = play(AGAINST_BOT, 'e2e4').match;
		const other = makeSave({created: ON, updated: ON, match: running, marks: NO_MARKS});
		writeFileSync(gamePath(folder, 'running'), other);
		expect(listFinished(folder)).toEqual({
			games: [
				expect.objectContaining({id: 'own', updated: ON}),
				{
					id,
					created: PLAYED,
					updated: PLAYED,
					names: {white: 'Ada', black: 'Bo'},
					hotseat: false,
					variant: 'fog',
					plies: 0,
					outcome: {winner: 'black', reason: 'resignation'},
					imported: {on: ON, from: 'games.pgn'},
				},
			],
			warnings: [],
		});
		expect(listGames(folder).games).toHaveLength(3);
		expect(unwrap(loadGame(folder, id, restoreMatch)).game.match).toEqual(over);
	});

	it('stand among own ones by when they came, and the first row is the last game of commands', () => {
		const folder = temporaryFolder();
		const {id} = unwrap(keepGame(folder, game({date: PLAYED})));
		const keepOwn = (name: string, updated: string) => {
			const text = makeSave({created: PLAYED, updated, match: over, marks: NO_MARKS});
			writeFileSync(gamePath(folder, name), text);
		};
		keepOwn('own', '2026-11-24T10:00:00.000Z');
		const ids = () => listFinished(folder).games.map((one) => one.id);
		expect(ids()).toEqual([id, 'own']);
		expect(lastFinished(listGames(folder))?.id).toBe(id);
		keepOwn('later', '2026-11-26T10:00:00.000Z');
		expect(ids()).toEqual(['later', id, 'own']);
		expect(lastFinished(listGames(folder))?.id).toBe('later');
	});

	it('are kept once, and apart from others that were played alike', () => {
		const folder = temporaryFolder();
		const first = unwrap(keepGame(folder, game({key: 'a'})));
		expect(first.isNew).toBe(true);
		expect(unwrap(keepGame(folder, game({key: 'a'})))).toEqual({id: first.id, isNew: false});
		expect(unwrap(keepGame(folder, game({key: 'b'}))).isNew).toBe(true);
		expect(listFinished(folder).games).toHaveLength(2);
	});

	it('keep what could not be read, and names that a screen can show', () => {
		const folder = temporaryFolder();
		const name = `\u001B[31m${'x'.repeat(2000)}`;
		const match = {
			...over,
			settings: {...over.settings, seats: {...over.settings.seats, white: {kind: 'person', name}}},
		} as const;
		const unread = {ply: 7, token: 'y'.repeat(5000)};
		const {id} = unwrap(keepGame(folder, game({match, imported: {on: ON, from: 'f', unread}})));
		const [{names, imported}] = listFinished(folder).games;
		expect(names.white).toMatch(/^\[31mx{20}$/);
		expect(imported?.unread).toEqual({ply: 7, token: 'y'.repeat(40)});
		expect(loadGame(folder, id, restoreMatch).ok).toBe(true);
	});
});

describe('a game in PGN', () => {
	it('is written over no other file', () => {
		const folder = temporaryFolder();
		expect(unwrap(writePgn(folder, 'mine', 'one'))).toBe(join(folder, 'mine.pgn'));
		expect(unwrap(writePgn(folder, 'mine', 'two'))).toBe(join(folder, 'mine-2.pgn'));
		// Nothing has changed.
		expect(unwrap(writePgn(folder, 'mine', 'one'))).toBe(join(folder, 'mine.pgn'));
		expect(unwrap(writePgn(folder, 'mine', 'two'))).toBe(join(folder, 'mine-2.pgn'));
		expect(readFileSync(join(folder, 'mine.pgn'), 'utf8')).toBe('one');
		expect(writePgn(join(folder, 'mine.pgn'), 'x', 'three')).toEqual({
			ok: false,
			error: expect.any(String) as string,
		});
	});
});

describe('deleting a game', () => {
	it('keeps it beside with what was found out about it, and brings both back', () => {
		const folder = temporaryFolder();
		const {id} = unwrap(keepGame(folder, game()));
		const key = {id, match: over, seat: 'white'} as const;
		unwrap(keepAnalysis(folder, key, ANALYSIS));
		const text = readFileSync(gamePath(folder, id), 'utf8');
		unwrap(deleteGame(folder, id));
		expect(listFinished(folder).games).toEqual([]);
		expect(readFileSync(`${gamePath(folder, id)}.deleted`, 'utf8')).toBe(text);
		unwrap(keepGame(folder, game()));
		unwrap(deleteGame(folder, id));
		expect(readdirSync(folder).filter((name) => name.includes('.json.deleted'))).toHaveLength(3);
		unwrap(undeleteGame(folder, id));
		expect(listFinished(folder).games).toHaveLength(1);
		expect(loadAnalyses(folder, id, over).white).toEqual(ANALYSIS);
	});

	it('is refused for what is not there, and for one that is being played', () => {
		const folder = temporaryFolder();
		for (const id of ['none', '../x']) {
			expect(deleteGame(folder, id)).toEqual({
				ok: false,
				error: `There is no saved game “${id}”.`,
			});
			expect(undeleteGame(folder, id)).toEqual({
				ok: false,
				error: `There is no deleted game “${id}”.`,
			});
		}

		const autosave = new Autosave({folder});
		unwrap(autosave.save('mine', play(AGAINST_BOT, 'e2e4').match));
		const refused = deleteGame(folder, 'mine');
		expect(refused).toEqual({
			ok: false,
			error: expect.stringMatching(/^The game mine cannot be deleted: /) as string,
		});
		expect(existsSync(gamePath(folder, 'mine'))).toBe(true);
		autosave.closeAll();
		expect(deleteGame(folder, 'mine').ok).toBe(true);
	});
});

describe('what was found out about a game', () => {
	const key = {id: 'x', match: over, seat: 'black'} as const;

	it('is kept by seat, and read back', () => {
		const folder = temporaryFolder();
		expect(loadAnalyses(folder, 'x', over)).toEqual({});
		unwrap(keepAnalysis(folder, key, ANALYSIS));
		const {others, ...white} = {...ANALYSIS, effort: {ms: 50}};
		expect(others).toBeDefined();
		unwrap(keepAnalysis(folder, {...key, seat: 'white'}, white));
		expect(loadAnalyses(folder, 'x', over)).toEqual({black: ANALYSIS, white});
	});

	it('counts for that game alone, whole and of this version', () => {
		const folder = temporaryFolder();
		unwrap(keepAnalysis(folder, key, ANALYSIS));
		const other = play(HOTSEAT, TAKE, {type: 'resigned', side: 'white'}).match;
		expect(loadAnalyses(folder, 'x', {...other, settings: {...other.settings, seed: 8}})).toEqual(
			{},
		);
		const path = join(folder, 'x.analysis.json');
		const text = readFileSync(path, 'utf8');
		for (const broken of [
			'',
			text.slice(0, -20),
			text.replace('"version":2', '"version":1'),
			text.replace('"fault":"blunder"', '"fault":"rudeness"'),
		]) {
			expect(broken).not.toBe(text);
			writeFileSync(path, broken);
			expect(loadAnalyses(folder, 'x', over)).toEqual({});
		}
	});

	it('is none while the game goes on', () => {
		const folder = temporaryFolder();
		const running = play(AGAINST_BOT, 'e2e4').match;
		const kept = keepAnalysis(folder, {id: 'x', match: running, seat: 'white'}, ANALYSIS);
		expect(kept).toEqual({ok: false, error: 'the game is not over'});
		expect(readdirSync(folder)).toEqual([]);
	});

	it('is no game of the list', () => {
		const folder = temporaryFolder();
		unwrap(keepAnalysis(folder, key, ANALYSIS));
		expect(listGames(folder)).toEqual({games: [], warnings: []});
	});
});
