import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import type {Color} from '../../source/core/color.js';
import {makeFogFen} from '../../source/core/fog-fen.js';
import {unwrap} from '../../source/core/result.js';
import {makeUci} from '../../source/core/uci.js';
import type {Match} from '../../source/match/match.js';
import {restoreMatch} from '../../source/match/restore.js';
import {seatReport} from '../../source/match/seat-report.js';
import {checkMark, scramble, unscramble} from '../../source/storage/scramble.js';
import {makeSave, parseSave, type SavedGame} from '../../source/storage/save.js';

const FOLDER = new URL('../data/saves/', import.meta.url);
const textOf = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

/** What the program that wrote a save told each seat of it. */
type Lived = {readonly save: string; readonly white: object; readonly black: object};

const LIVED = textOf('v1-lived.jsonl')
	.trim()
	.split('\n')
	.map((line) => JSON.parse(line) as Lived);
const SAVES = LIVED.map(({save}) => save);

function read(text: string): SavedGame {
	const game = parseSave(text);
	if (!game.ok) {
		throw new Error(game.error.reason);
	}

	return game.value;
}

/** Returns what a seat is told of a match as the file of the old program has it: moves in UCI, views in fog FEN. */
function livedIn(match: Match, seat: Color): unknown {
	const {moves, history, id: _id, ...report} = seatReport(match, seat);
	const {seat: side, ...phase} = {seat: undefined, ...report.phase};
	const lived = {
		...report,
		phase: {...phase, side},
		moves: moves.map(makeUci),
		history: {
			...history,
			// It called a game by the name that was asked for, which may be a second one.
			variant: report.variant,
			start: makeFogFen(history.start),
			plies: history.plies.map((ply) => ({...ply, view: makeFogFen(ply.view)})),
		},
	};
	return JSON.parse(JSON.stringify(lived));
}

describe('a save of version 1', () => {
	it('is here of each kind', () => {
		const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
		expect(files.sort()).toEqual(SAVES.map((save) => `${save}.json`));
		expect(files).toHaveLength(14);
	});

	it.each(LIVED)('tells each seat what it was told: $save', ({save, ...lived}) => {
		const text = textOf(`${save}.json`);
		expect(text).toContain('"version": 1');
		const match = unwrap(restoreMatch(read(text).match));
		expect({white: livedIn(match, 'white'), black: livedIn(match, 'black')}).toEqual(lived);
	});

	it.each(SAVES)('is written again as one of version 2, with all that it held: %s', (name) => {
		const game = read(textOf(`${name}.json`));
		const text = makeSave(game);
		expect(text).toContain('"version": 2');
		expect(read(text)).toEqual(game);
		// Who may read what is in the clear as before.
		const {version: _, check: _check, secret: _secret, ...open} = JSON.parse(text);
		expect(JSON.parse(textOf(`${name}.json`))).toMatchObject(open);
	});

	it.each([
		['was tried at a move that was never made', [{ply: 9, text: 'd5c4'}]],
		[
			'is out of order',
			[
				{ply: 1, text: 'e2d3'},
				{ply: 0, text: 'd7e6'},
			],
		],
		['is no act', [{ply: 0, text: 'd7'}]],
	])('cannot be read when what it holds %s', (_, tries) => {
		const file = JSON.parse(textOf('v1-kriegspiel-black-begins.json'));
		const secret = JSON.stringify({...JSON.parse(unscramble(file.secret, file.created)), tries});
		const text = JSON.stringify({
			...file,
			check: checkMark(secret),
			secret: scramble(secret, file.created),
		});
		expect(parseSave(text)).toEqual({
			ok: false,
			error: {kind: 'broken', reason: 'the moves cannot be read'},
		});
	});

	it('brings its names, PINs, marks, notices, clocks and requests along', () => {
		const {match, marks} = read(textOf('v1-fog-two-people.json'));
		expect(match.settings.seats.black.name).toBe('Bö');
		expect(match.settings.seats.white).toHaveProperty('pin');
		expect(marks).toEqual({white: {e4: 'k', h8: '?'}, black: {a1: 'Q'}});
		expect(match.notices.white.map(({kind}) => kind)).toContain('taken-back');
		expect(match.notices.black.map(({kind}) => kind)).toContain('draw-declined');
		expect(match.request).toEqual({kind: 'takeback', by: 'white', plies: 2});
		expect(match.settings.clock.kind).toBe('timed');
	});

	it('has tries and questions where they were made, with who made them', () => {
		const {match} = read(textOf('v1-kriegspiel-black-begins.json'));
		expect(match.acts).toEqual([
			{seat: 'black', text: 'd7e6', stands: false},
			{seat: 'black', text: 'd7d5', stands: true},
			{seat: 'white', text: 'e2d3', stands: false},
			{seat: 'white', text: 'e2e4', stands: true},
			{seat: 'black', text: 'd5c4', stands: false},
		]);
	});
});
