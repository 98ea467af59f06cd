import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {movesOf} from '../../../source/match/acts.js';
import {readGames} from '../../../source/match/import/read-games.js';
import {replayGame} from '../../../source/match/import/replay-game.js';
import {restoreMatch} from '../../../source/match/restore.js';
import {shiftMove} from '../../../source/match/import/pgn4.js';
import {partOf} from '../../helpers/sample-size.js';

const data = (name: string): URL => new URL(`../../data/${name}`, import.meta.url);
const linesOf = (name: string): unknown[] =>
	readFileSync(data(name), 'utf8')
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line) as unknown);

/** Returns what `fogchess import --json` says of each game of a text, but for the id. */
const read = (text: string): unknown[] =>
	readGames(text, 'fog').map((game) => {
		const played = game.ok ? replayGame(game.value) : game;
		if (!played.ok) {
			const {token} = played.error;
			return {variant: null, moves: [], outcome: null, unread: {ply: 0, token}};
		}

		const {match, unread} = played.value;
		expect(restoreMatch(match).ok).toBe(true);
		const outcome = match.outcome?.reason === 'unfinished' ? null : match.outcome;
		return {
			variant: match.settings.variant,
			moves: movesOf(match),
			outcome,
			unread: unread === undefined ? null : {ply: unread.ply, token: unread.token},
		};
	});

const samples = readdirSync(fileURLToPath(data('import'))).filter(
	(name) => !name.endsWith('.expected'),
);

describe('games from elsewhere', () => {
	it.each(samples)('are read as expected: %s', (name) => {
		const text = readFileSync(data(`import/${name}`), 'utf8');
		expect(read(text)).toEqual(linesOf(`import/${name}.expected`));
		expect(read(text.replaceAll('\n', '\r\n'))).toEqual(linesOf(`import/${name}.expected`));
	});

	it('of people are all read, with their moves and results', () => {
		const lines = linesOf('human-fog-games.jsonl') as {uci: string[]; result: string}[];
		const games = read(readFileSync(data('human-fog-games.jsonl'), 'utf8'));
		expect(games).toHaveLength(40);
		for (const [index, {uci, result}] of lines.entries()) {
			const winner = result === '1-0' ? 'white' : 'black';
			expect(games[index]).toMatchObject({moves: uci, outcome: {winner}, unread: null});
		}
	});

	it('of people are the same in numbered text, in coordinates and on the large board', () => {
		const lines = linesOf('human-fog-games.jsonl') as {uci: string[]; moves_raw: string}[];
		for (const {uci, moves_raw: raw} of lines.slice(0, partOf(lines.length))) {
			const far = (square: string): string =>
				`${String.fromCharCode(square.charCodeAt(0) + 3)}${Number(square[1]) + 3}`;
			const tags = '[RuleVariants "EnPassant FogOfWar Play4Mate"]\n\n';
			const number = (words: readonly string[], dots: string): string =>
				words.map((word, at) => (at % 2 === 0 ? `${at / 2 + 1}. ${word}` : dots + word)).join(' ');
			const large = uci.map(
				(move) =>
					`${far(move.slice(0, 2))}-${far(move.slice(2, 4))}${move.length > 4 ? `=${move[4].toUpperCase()}` : ''}`,
			);
			for (const text of [
				number(raw.split(/(?<! ) (?! )/), ''),
				tags + number(uci, ''),
				tags + number(large, '.. '),
			]) {
				expect(read(text)).toMatchObject([{moves: uci, unread: null}]);
			}
		}
	});

	it('are told apart in one file, whatever dialect each is in', () => {
		const names = ['true-coordinates.pgn', 'pgn4.txt', 'own.pgn', 'scraped-san.txt'];
		const texts = names.map((name) => readFileSync(data(`import/${name}`), 'utf8'));
		expect(read(texts.join('\n'))).toEqual(
			names.flatMap((name) => linesOf(`import/${name}.expected`)),
		);
	});

	it.each([
		['nothing', ''],
		['blanks', ' \n\n\t'],
		['a comment', '{1. e4 e5} ; nothing else'],
	])('are none in %s', (_name, text) => {
		expect(read(text)).toEqual([]);
	});

	it.each([
		['no tags but a broken one', '[Event "x', [], {ply: 1, token: '['}],
		['a move after the end', '1. c4 e6 2. Qa4 d6 3. Qxe8# Kd8', undefined, {ply: 6, token: 'Kd8'}],
		['a capture of nothing', '1. Nxf3', [], {ply: 1, token: 'Nxf3'}],
		[
			'a move of the large board, as it is written there',
			'[RuleVariants "FogOfWar"]\n\n1. h5-h7 .. g10-g8 2. Ng4-f6',
			['e2e4', 'd7d5'],
			{ply: 3, token: 'Ng4-f6'},
		],
		[
			'a pawn that takes without its file',
			'1. e4 d5 2. d5',
			['e2e4', 'd7d5'],
			{ply: 3, token: 'd5'},
		],
		['another man than stands there', '1. Bg1f3', [], {ply: 1, token: 'Bg1f3'}],
		['a sign amid moves', '1. e4 R 2. d4', ['e2e4'], {ply: 2, token: 'R'}],
		[
			'a start that cannot be',
			'[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n\n1. e4',
			[],
			{ply: 0, token: '8/8/8/8/8/8/8/8 w - - 0 1'},
		],
		[
			'a game that is not played here',
			'[Variant "Crazyhouse"]\n\n1. e4',
			[],
			{ply: 0, token: 'Crazyhouse'},
		],
		[
			'another game of that server',
			'[Variant "Bughouse"]\n[RuleVariants "Bughouse"]\n\n1. e4',
			[],
			{ply: 0, token: 'Bughouse'},
		],
		[
			'a rank that no board has, which is no other dialect',
			'1. e4 e5 2. Nf9 Nc6 1-0',
			['e2e4', 'e7e5'],
			{ply: 3, token: 'Nf9'},
		],
		[
			'a file that no board has',
			'1. e2-e4 e7-e5 2. Ng1-i3',
			['e2e4', 'e7e5'],
			{ply: 3, token: 'Ng1-i3'},
		],
	])('are read up to %s', (_name, text, moves, unread) => {
		expect(read(text)).toMatchObject([{...(moves === undefined ? {} : {moves}), unread}]);
	});

	it('are not resigned by a sign among moves, which may be a man', () => {
		expect(read('a4 h5 R  a3')).toMatchObject([{outcome: null, unread: {ply: 3, token: 'R'}}]);
		expect(read('a4 h5 R')).toMatchObject([{outcome: {winner: 'black'}, unread: null}]);
	});

	it('end as they are told to, and as nobody knows otherwise', () => {
		const end = (tags: string, moves = '1. e4 e5'): unknown => read(`${tags}\n\n${moves}`)[0];
		expect(end('[Result "1-0"]')).toMatchObject({outcome: {winner: 'white', reason: 'unknown'}});
		expect(end('[Result "1/2-1/2"]')).toMatchObject({outcome: {winner: null, reason: 'unknown'}});
		expect(end('[Result "*"]')).toMatchObject({outcome: null});
		expect(end('[Result "0-1"]\n[Termination "Bo won by resignation"]')).toMatchObject({
			outcome: {winner: 'black', reason: 'resignation'},
		});
		// What the moves that are kept do not show is no end of theirs.
		expect(end('[Result "1-0"]\n[Termination "checkmate"]', '1. e4 ?? 2. Qh5#')).toMatchObject({
			outcome: {winner: 'white', reason: 'unknown'},
			unread: {token: '??'},
		});
		// A draw is nobody's resignation.
		expect(end('[Result "1/2-1/2"]\n[Termination "time"]')).toMatchObject({
			outcome: {winner: null, reason: 'unknown'},
		});
		expect(end('[Site "x"]', '1. e4 e5 2. T')).toMatchObject({
			outcome: {winner: 'black', reason: 'time'},
		});
	});
});

describe('squares of the large board', () => {
	it.each([
		['h5-h7', 'e2-e4'],
		['Nh7xNf6', 'Ne4xNc3'],
		['d10-d11=Q', 'a7-a8=Q'],
		['O-O', 'O-O'],
		['a1-a2', 'a1-a2'],
	])('%s is %s', (far, near) => {
		expect(shiftMove(far)).toBe(near);
	});
});
