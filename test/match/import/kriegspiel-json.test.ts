import {readFileSync} from 'node:fs';
import {gunzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {readGames} from '../../../source/match/import/read-games.js';
import {replayGame} from '../../../source/match/import/replay-game.js';
import type {Match} from '../../../source/match/match.js';
import {partOf} from '../../helpers/sample-size.js';

type Step = {readonly turn: 'w' | 'b'; readonly q: string; readonly main: string};
type Line = {readonly ruleset: string; readonly start: string; readonly steps: readonly Step[]};

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const MADE = ['REGULAR_MOVE', 'CAPTURE_DONE'];

const path = new URL('../../data/kriegspiel.jsonl.gz', import.meta.url);
const games = gunzipSync(readFileSync(path))
	.toString()
	.trim()
	.split('\n')
	.map((line) => JSON.parse(line) as Line)
	.filter(({start}) => start === START);

/** The questions that the library writes down: not those that it does not let be asked. */
const asked = ({steps}: Line): readonly Step[] =>
	steps.filter(({main}) => main !== 'IMPOSSIBLE_TO_ASK');

/** Returns a side's turns as the library writes them (schema 4). */
function sheetOf(line: Line, side: Step['turn']) {
	const turns: unknown[][] = [];
	let isOpen = false;
	for (const {q, main} of asked(line).filter(({turn}) => turn === side)) {
		const isAny = q === 'any?';
		const question = {question_type: isAny ? 'ASK_ANY' : 'COMMON', chess_move: isAny ? null : q};
		const pair = [question, {main_announcement: main, special_announcement: 'NONE'}];
		if (isOpen) {
			turns.at(-1)?.push(pair);
		} else {
			turns.push([pair]);
		}

		isOpen = !MADE.includes(main);
	}

	return {color: side === 'w' ? 'WHITE' : 'BLACK', moves_own: turns};
}

const write = (line: Line): string =>
	JSON.stringify(
		{
			schema_version: 4,
			game_type: 'BerkeleyGame',
			game_state: {
				ruleset_id: line.ruleset,
				move_stack: line.steps.filter(({main}) => MADE.includes(main)).map(({q}) => q),
				white_scoresheet: sheetOf(line, 'w'),
				black_scoresheet: sheetOf(line, 'b'),
			},
		},
		undefined,
		2,
	);

describe('games of the library kriegspiel', () => {
	const every = Math.ceil(games.length / partOf(games.length));
	const sample = games.filter((_, index) => index % every === 0);

	it('are there to be read, of every book', () => {
		expect(new Set(sample.map(({ruleset}) => ruleset)).size).toBe(6);
	});

	it('are read without loss, every question of both sides', () => {
		const read = readGames(sample.map(write).join('\n'), 'fog');
		expect(read).toHaveLength(sample.length);
		for (const [index, game] of read.entries()) {
			const played = game.ok ? replayGame(game.value) : game;
			const expected = asked(sample[index]).map(({turn, q, main}): Match['acts'][number] => ({
				seat: turn === 'w' ? 'white' : 'black',
				text: q,
				stands: MADE.includes(main),
			}));
			expect(played).toMatchObject({ok: true});
			expect(played.ok && played.value.unread).toBeUndefined();
			expect(played.ok && played.value.match.acts).toEqual(expected);
		}
	});

	it('are refused where the sheets and the moves do not agree, or one is missing', () => {
		const text = write(sample[0]);
		for (const [from, to] of [
			['"move_stack": [', '"move_stack": ["a2a3",'],
			['white_scoresheet', 'white_sheet'],
			['"chess_move": "', '"chess_move": 1, "was": "'],
			['"ruleset_id": "', '"ruleset_id": "x'],
		] as const) {
			const [game] = readGames(text.replace(from, to), 'fog');
			expect(game).toMatchObject({ok: false, error: {reason: expect.any(String) as string}});
		}
	});
});
