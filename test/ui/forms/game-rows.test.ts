import {describe, expect, it} from 'vitest';
import {
	gameDetails,
	gameColumns,
	gameHead,
	gameRow,
	gamesWidth,
} from '../../../source/ui/forms/game-rows.js';
import {findGames} from '../../../source/session/find-games.js';
import {textWidth} from '../../../source/ui/frame/text-lines.js';
import {whyNotAnalysed} from '../../../source/session/review-analysis.js';
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
const BOTH = [OWN, READ];
const wholeRow = (
	game: FinishedGame,
	width: number,
	all: readonly FinishedGame[] = BOTH,
): string => {
	const {label, about = ''} = gameRow(game, gameColumns(all, width, glyphs), glyphs);
	return label + about;
};

describe('a row of the list of games', () => {
	it('tells all of it where there is room', () => {
		const width = gamesWidth(BOTH, glyphs);
		expect(wholeRow(OWN, width)).toMatch(
			/^24 Sep 26 Anna – Kibitzer +won +Fog of War +17 king taken own +analysed$/,
		);
		expect(wholeRow(READ, width)).toMatch(
			/^03 May 21 王{12} – somebody with a long name in part +Kriegspiel, Eastern .* 4 +imported$/,
		);
		expect(wholeRow(READ, width + 20)).toBe(wholeRow(READ, width));
		expect(gameHead(gameColumns(BOTH, width, glyphs)).label).toMatch(
			/^Date +White, Black +Result +$/,
		);
	});

	it('tells of a drill its ending, and its game where that is not the usual one', () => {
		const drill: FinishedGame = {
			...OWN,
			variant: 'fog-ending',
			start: '8/8/4k3/8/8/8/1Q6/K7 w - - 0 1',
			bots: {black: 'drill phantom known'},
		};
		const all = [OWN, drill];
		expect(wholeRow(drill, 76, all)).toContain(' KQvK drill ');
		const umpired = {...drill, variant: 'kriegspiel-eastern'};
		expect(wholeRow(umpired, 90, [...all, umpired])).toContain(' KQvK drill, Kriegspiel ');
		expect(gameDetails(drill, gameColumns(all, 36, glyphs), glyphs)).toContain('KQvK drill');
		expect(findGames(all, 'drill')).toEqual([drill]);
		expect(findGames(all, 'own drills')).toEqual([drill]);
	});

	it('marks a game that was set up', () => {
		const setUp: FinishedGame = {...OWN, start: '4k3/8/8/8/8/8/8/K6R w - - 0 1'};
		expect(wholeRow(setUp, 90, [OWN, setUp])).toContain(' Fog of War, set up ');
		expect(findGames([OWN, setUp], 'set up')).toEqual([setUp]);
		// One such game takes no column from all.
		const all = [OWN, {...OWN, id: 'other', isAnalysed: false}, setUp];
		expect(wholeRow(OWN, 64, all)).toMatch(/^24 Sep 26 Anna – Kibitzer won +17 .* analysed$/);
		expect(gameDetails(setUp, gameColumns(all, 64, glyphs), glyphs)).toContain(
			'Fog of War, set up',
		);
	});

	it('are found by that they are analysed, or not though they could be', () => {
		const drill: FinishedGame = {
			...OWN,
			isAnalysed: false,
			variant: 'fog-ending',
			bots: {black: 'drill phantom known'},
		};
		const all = [OWN, READ, drill];
		expect(findGames(all, 'analysed')).toEqual([OWN]);
		for (const typed of ['not analysed', 'Not anal', 'not analysed part']) {
			expect(findGames(all, typed)).toEqual([READ]);
		}

		expect(findGames(all, 'not analysed anna')).toEqual([]);
	});

	it('leaves out that a game is analysed, and from where it is, before how it ended', () => {
		const wide = gamesWidth(BOTH, glyphs);
		const rows = Array.from({length: 60}, (_, less) => wholeRow(OWN, wide - less));
		for (const sooner of [/analysed/, /\bown\b/]) {
			expect(rows.find((text) => !sooner.test(text))).toContain('king taken');
		}
	});

	it('never is too wide, and leaves to its foot what it has no room for', () => {
		for (let width = 34; width <= 110; width++) {
			for (const game of BOTH) {
				const row = wholeRow(game, width);
				expect(textWidth(row)).toBeLessThanOrEqual(width);
				const told = `${row} ${gameDetails(game, gameColumns(BOTH, width, glyphs), glyphs)}`;
				expect(told).toMatch(game === OWN ? /Fog of War/ : /Kriegspiel/);
				expect(told).toContain(`${game.names.white} – ${game.names.black}`);
				expect(told).toMatch(game === OWN ? /\bown\b/ : /imported/);
				expect(told).toMatch(game === OWN ? /17/ : /\b4\b/);
				expect(told.includes('not analysed')).toBe(game !== OWN);
			}
		}

		expect(wholeRow(OWN, 40)).toBe('24 Sep 26 Anna – Kibitzer        won    ');
		expect(wholeRow(OWN, 36)).toBe('24 Sep Anna – Kibitzer       won    ');
		expect(wholeRow(READ, 34)).toBe('03 May 王王王王… – somebody…  part');
	});

	it('gives the players the room of what all rows have the same', () => {
		const rated = [1746, 1874].map((rating): FinishedGame => ({
			...READ,
			names: {white: `White (${rating})`, black: `Black (${rating + 100})`},
			variant: 'fog',
		}));
		expect(wholeRow(rated[0], 76, rated)).toMatch(
			/^03 May 21 White \(1746\) – Black \(1846\) in part Fog of War +4 imported$/,
		);
		expect(wholeRow(rated[0], 64, rated)).toMatch(
			/^03 May 21 White \(1746\) – Black \(1846\) in part +4 imported$/,
		);
		const columns = gameColumns(rated, 64, glyphs);
		expect(gameDetails(rated[0], columns, glyphs)).toMatch(/^Fog of War · /);
	});

	it('has ratings alone where there is no room for names that are only colours, and keeps from where', () => {
		const rated = {...READ, names: {white: 'White (1746)', black: 'Black (948)'}, variant: 'fog'};
		const all = [OWN, rated];
		const row = wholeRow(rated, 76, all);
		expect(row).toContain(' rated 1746 – 948 ');
		expect(row).toMatch(/ imported *$/);
		expect(wholeRow(OWN, 76, all)).toContain(' Anna – Kibitzer ');
		expect(gameDetails(rated, gameColumns(all, 76, glyphs), glyphs)).toMatch(
			/^White \(1746\) – Black \(948\) · /,
		);
	});

	it('drops the year and shortens names before their ratings, which tell the players apart', () => {
		const rated = [1746, 1874].map((rating): FinishedGame => ({
			...OWN,
			names: {white: `Winnie (${rating})`, black: `Benny (${rating + 100})`},
		}));
		expect(wholeRow(rated[0], 33, rated)).toBe('24 Sep Wi… (1746) – B… (1846) won');
		const columns = gameColumns(rated, 33, glyphs);
		expect(gameDetails(rated[0], columns, glyphs)).toMatch(
			/^Winnie \(1746\) – Benny \(1846\) · .* · 24 Sep 26$/,
		);
	});

	it('has a book of Kriegspiel by its own name, and a drill of it by both, where there is no room for more', () => {
		const eastern = {...OWN, variant: 'kriegspiel-eastern'};
		const columns = [9, 15, 6, 16, 5, 0, 0, 0];
		const row = (game: FinishedGame): string => gameRow(game, columns, glyphs).about ?? '';
		expect(row(eastern)).toMatch(/^Eastern +17$/);
		const drill = {
			...eastern,
			bots: {black: 'drill phantom known'},
			start: '8/8/4k3/8/8/8/1Q6/K7 w - - 0 1',
		};
		expect(row(drill)).toMatch(/^K\w+vK Kriegspiel/);
	});

	it('leaves the date empty where that of an imported game is not known', () => {
		const {on} = READ.imported!;
		const undated = {...READ, created: on, updated: on};
		const width = gamesWidth([OWN, undated], glyphs);
		expect(wholeRow(undated, width, [OWN, undated])).toMatch(/^ {10}王/);
		expect(wholeRow(undated, width, [undated])).toMatch(/^王/);
		expect(findGames([undated], '2026-11')).toEqual([]);
	});

	it('has its reason and its source below it', () => {
		const columns = gameColumns(BOTH, 120, glyphs);
		expect(gameDetails(OWN, columns, glyphs)).toBe('You took Black’s king');
		expect(gameDetails({...READ, variant: 'fog'}, columns, glyphs)).toMatch(
			/^not analysed · It is undecided: the record stops before the end · from games.pgn, read as far as half-move 8$/,
		);
	});

	it('says of none that it is not analysed that cannot be', () => {
		const columns = gameColumns(BOTH, 120, glyphs);
		const drill: FinishedGame = {...OWN, isAnalysed: false, bots: {black: 'drill phantom'}};
		for (const game of [{...READ, plies: 0}, drill]) {
			expect(whyNotAnalysed(game)).toMatch(/^Not analysed: /);
			expect(gameDetails(game, columns, glyphs)).not.toContain('analysed');
		}
	});
});

describe('the search in the list of games', () => {
	const all = BOTH;
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
		expect(findGames(all, typed).map(({id}) => id)).toEqual(ids);
	});

	it.each([
		['white won', ['own', 'w']],
		['Black won', ['b']],
		['white lost 1846', ['b']],
		['you won', ['own']],
		['you lost', []],
		['black', ['b']],
		['1846 white', ['w']],
		['1846', ['w', 'b']],
	])('finds by the result, not by a name that is a colour: %s', (typed, ids) => {
		const games = (['white', 'black'] as const).map((winner): FinishedGame => ({
			...OWN,
			id: winner[0],
			names: {white: 'White (1746)', black: 'Black (1846)'},
			outcome: {winner, reason: 'resignation'},
			bots: {},
			imported: {on: '2026-11-25T10:00:00.000Z', from: 'games.pgn'},
		}));
		expect(findGames([OWN, ...games], typed).map(({id}) => id)).toEqual(ids);
	});
});
