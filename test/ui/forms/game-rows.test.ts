import {describe, expect, it} from 'vitest';
import {
	findGames,
	gameDetails,
	gameHead,
	gameRow,
	hasAllColumns,
} from '../../../source/ui/forms/game-rows.js';
import {textWidth} from '../../../source/ui/frame/text-lines.js';
import type {FinishedGame} from '../../../source/session/services.js';
import {makeGlyphs} from '../../../source/ui/theme/glyphs.js';

const glyphs = makeGlyphs('letters', false);
const OWN: FinishedGame = {
	id: 'own',
	created: '2026-09-24T10:00:00.000Z',
	updated: '2026-09-24T11:00:00.000Z',
	names: {white: 'Anna', black: 'Kibitzer'},
	hotseat: false,
	variant: 'fog',
	plies: 34,
	outcome: {winner: 'white', reason: 'king-captured'},
	bots: {black: 'level-3'},
	isAnalysed: true,
};
const READ: FinishedGame = {
	...OWN,
	id: 'imported-1',
	updated: '2021-05-03T11:00:00.000Z',
	names: {white: '王'.repeat(12), black: 'somebody with a long name'},
	variant: 'kriegspiel-eastern',
	plies: 7,
	outcome: {winner: null, reason: 'unfinished'},
	imported: {on: '2026-11-25T10:00:00.000Z', from: 'games.pgn', unread: {ply: 8, token: 'Zz9'}},
	isAnalysed: false,
};
const wholeRow = (game: FinishedGame, width: number): string => {
	const {label, about = ''} = gameRow(game, width, glyphs);
	return label + about;
};

describe('a row of the list of games', () => {
	it('tells all of it where there is room', () => {
		expect(wholeRow(OWN, 76)).toMatch(
			/^24 Sep 26 Anna – Kibitzer +White won Fog of War +34 own +analysed$/,
		);
		expect(wholeRow(READ, 90)).toMatch(/^03 May 21 王+ – … undecided .* 7 imported$/);
		expect(gameHead(76, glyphs).label).toMatch(/^Date +White, Black +Result +$/);
	});

	it('never is too wide, and leaves to its foot what it has no room for', () => {
		for (let width = 36; width <= 90; width++) {
			for (const game of [OWN, READ]) {
				const row = wholeRow(game, width);
				expect(textWidth(row)).toBeLessThanOrEqual(width);
				const told = `${row} ${gameDetails(game, width, glyphs)}`;
				expect(told).toMatch(game === OWN ? /Fog of War/ : /Kriegspiel/);
				expect(told).toContain(`${game.names.white} – ${game.names.black}`);
				expect(told).toMatch(game === OWN ? /\bown\b/ : /imported/);
				expect(told).toMatch(game === OWN ? /34/ : /\b7\b/);
				expect(told).toMatch(game === OWN ? /(?<!not )analysed/ : /not analysed/);
			}
		}

		expect(hasAllColumns(76)).toBe(true);
		expect(hasAllColumns(36)).toBe(false);
		expect(wholeRow(OWN, 36)).toMatch(/^24 Sep 26 Anna – Kibitzer +White won$/);
	});

	it('has its reason and its source below it', () => {
		expect(gameDetails(OWN, 90, glyphs)).toBe("White took Black's king");
		expect(gameDetails(READ, 90, glyphs)).toMatch(
			/not analysed · It is undecided: the record stops before the end · from games.pgn, read as far as ply 8$/,
		);
	});
});

describe('the search in the list of games', () => {
	const all = [OWN, READ];
	it.each([
		['', ['own', 'imported-1']],
		['anna', ['own']],
		['KIBITZ won', ['own']],
		['2021-05', ['imported-1']],
		['may 21', ['imported-1']],
		['krieg', ['imported-1']],
		['imported', ['imported-1']],
		['analysed', ['own']],
		['games.pgn', ['imported-1']],
		['king-captured', ['own']],
		['nobody', []],
	])('finds by %s', (typed, ids) => {
		expect(findGames(all, typed, glyphs).map(({id}) => id)).toEqual(ids);
	});
});
