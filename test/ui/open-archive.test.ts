import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {given} from '../../source/core/given.js';
import {fail, ok, unwrap} from '../../source/core/result.js';
import type {Match} from '../../source/match/match.js';
import {type Imported, makeSave, NO_MARKS} from '../../source/storage/save.js';
import {gamePath} from '../../source/storage/saved-games.js';
import {openArchive} from '../../source/ui/open-archive.js';
import {ANALYSIS} from '../helpers/analyses.js';
import {AGAINST_BOT, play} from '../helpers/matches.js';
import {temporaryFolder} from '../helpers/temporary-folder.js';

const ON = '2026-11-25T10:00:00.000Z';
const OVER = play(AGAINST_BOT, 'e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8').match;
const RUNNING = play(AGAINST_BOT, 'd2d4').match;
const {others: _others, ...FOUND} = ANALYSIS;

/** Opens the archive of a folder with a game that is over and one that runs; an analysis comes to the same always. */
function open() {
	const folder = temporaryFolder();
	const target = join(folder, 'here');
	mkdirSync(target);
	const keep = (id: string, match: Match) => {
		writeFileSync(
			gamePath(folder, id),
			makeSave({created: ON, updated: ON, match, marks: NO_MARKS}),
		);
	};
	keep('over', OVER);
	keep('running', RUNNING);
	const asked: unknown[] = [];
	const archive = openArchive(
		ok(folder),
		async (question, _signal, onProgress) => {
			asked.push(question);
			onProgress(0.5);
			return ok(FOUND);
		},
		() => target,
	);
	return {folder, target, archive, asked};
}

const {signal} = new AbortController();

describe('the games that are over', () => {
	it('are listed and counted without those that run', () => {
		const {archive} = open();
		expect(archive.list().games.map(({id, isAnalysed}) => ({id, isAnalysed}))).toEqual([
			{id: 'over', isAnalysed: false},
		]);
		expect(archive.played().played.map(({id}) => id)).toEqual(['over']);
	});

	it('against a bot are analysed when the person’s moves are, not when the bot’s alone are', async () => {
		const {archive, folder} = open();
		const black = {kind: 'bot', name: 'B', bot: 'level-1'} as const;
		const {settings} = OVER;
		const match = {...OVER, settings: {...settings, seats: {...settings.seats, black}}};
		const save = {created: ON, updated: ON, match, marks: NO_MARKS};
		writeFileSync(gamePath(folder, 'over'), makeSave(save));
		const listed: unknown[] = [];
		for (const seat of ['black', 'white'] as const) {
			// oxlint-disable-next-line no-await-in-loop -- One comes after the other.
			await archive.analyse({id: 'over', match, seat}, signal, () => undefined);
			listed.push(archive.list().games[0].isAnalysed);
		}

		expect(listed).toEqual([false, true]);
	});

	it('are listed by when they ended or were brought in, the last first', () => {
		const {archive, folder} = open();
		const keep = (id: string, day: number, imported?: Imported) => {
			const updated = `2026-11-${day}T10:00:00.000Z`;
			const save = {created: updated, updated, match: OVER, marks: NO_MARKS, ...given({imported})};
			writeFileSync(gamePath(folder, id), makeSave(save));
		};
		keep('read', 28, {on: ON, from: 'games.pgn'});
		keep('read-before', 27, {on: ON, from: 'games.pgn'});
		keep('old', 21);
		keep('new', 26);
		expect(archive.list().games.map(({id}) => id)).toEqual([
			'new',
			'read',
			'read-before',
			'over',
			'old',
		]);
	});

	it('are written in truth, over no other file; one that runs is not', () => {
		const {archive, target} = open();
		const first = unwrap(archive.writePgn('over'));
		expect(first).toBe(join(target, 'over.pgn'));
		expect(readFileSync(first, 'utf8')).toContain('[Viewer "truth"]');
		expect(readFileSync(first, 'utf8')).toContain('Qxe8');
		expect(unwrap(archive.writePgn('over'))).toBe(first);
		writeFileSync(first, 'mine');
		expect(unwrap(archive.writePgn('over'))).toBe(join(target, 'over-2.pgn'));
		expect(archive.writePgn('running')).toEqual(
			fail('The game is not over, and until then its truth is kept.'),
		);
	});

	it('say why they cannot be written', () => {
		const {folder} = open();
		const nowhere = join(folder, 'nowhere', 'at all');
		const archive = openArchive(
			ok(folder),
			async () => ok(FOUND),
			() => nowhere,
		);
		writeFileSync(join(folder, 'nowhere'), '');
		const written = archive.writePgn('over');
		expect(written.ok ? '' : written.error).toMatch(
			/^The PGN cannot be written into .*at all: .+\.$/,
		);
	});

	it('keep what is found out about them, those of the list alone', async () => {
		const {archive, asked} = open();
		const shares: number[] = [];
		const tell = (share: number) => void shares.push(share);
		const question = {match: OVER, seat: 'white'} as const;
		const of = async (id?: string) =>
			archive.analyse(id === undefined ? question : {...question, id}, signal, tell);
		expect(await of('elsewhere.json')).toEqual(ok({analysis: FOUND}));
		expect(await of()).toEqual(ok({analysis: FOUND}));
		expect(archive.list().games[0].isAnalysed).toBe(false);
		expect(archive.analyses('over', OVER)).toEqual({});
		expect(await of('over')).toEqual(ok({analysis: FOUND}));
		expect(archive.list().games[0].isAnalysed).toBe(true);
		expect(archive.analyses('over', OVER)).toEqual({white: FOUND});
		expect(archive.analyses('../over', OVER)).toEqual({});
		expect(asked).toEqual([question, question, question]);
		expect(shares).toEqual([0.5, 0.5, 0.5]);
	});

	it('go and come back with what was found out about them', async () => {
		const {archive} = open();
		await archive.analyse({id: 'over', match: OVER, seat: 'white'}, signal, () => undefined);
		expect(archive.remove('over')).toEqual(ok(undefined));
		expect(archive.list().games).toEqual([]);
		expect(archive.bringBack('over')).toEqual(ok(undefined));
		expect(archive.list().games[0].isAnalysed).toBe(true);
	});

	it('are none where nothing can be kept, which is said', async () => {
		const why = 'Nothing can be saved: there is no home.';
		const archive = openArchive(fail(why), async () => ok(FOUND));
		expect(archive.list()).toEqual({games: [], warnings: [why]});
		expect(archive.played()).toEqual({played: [], imported: [], setUp: 0, warnings: [why]});
		for (const done of [archive.writePgn('a'), archive.remove('a'), archive.bringBack('a')]) {
			expect(done).toEqual(fail(why));
		}

		expect(archive.analyses('a', OVER)).toEqual({});
		const question = {id: 'a', match: OVER, seat: 'white'} as const;
		expect(await archive.analyse(question, signal, () => undefined)).toEqual(ok({analysis: FOUND}));
	});
});
