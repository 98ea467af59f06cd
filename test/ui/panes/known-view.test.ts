import {describe, expect, it} from 'vitest';
import {textsOf} from '../../../source/session/told/message.js';
import {makeTheme} from '../../../source/ui/theme/theme.js';
import {
	knownMarks,
	knownMessages,
	likeliestUnder,
	signsMean,
	smallSignsMean,
} from '../../../source/ui/panes/known-view.js';

const board = (kind: 'possible' | 'certain' | 'impossible' | 'unmet', count: number) => ({
	status: 'there' as const,
	board: {
		size: 100,
		isExact: true,
		squares: [{square: 60, kind, men: [{role: 'queen' as const, count}], empty: 100 - count}],
	},
});

describe('likeliestUnder', () => {
	it('tells what is likeliest under the cursor, once that is worked out', () => {
		expect(likeliestUnder(board('possible', 70), 60)).toBe('queen 70 %, empty 30 %');
		expect(likeliestUnder(board('possible', 70), 61)).toBeUndefined();
		expect(likeliestUnder({status: 'working'}, 60)).toBeUndefined();
	});
});

describe('knownMarks', () => {
	it('leaves out what stands there in less than a twentieth of the positions', () => {
		expect(knownMarks(board('possible', 4), 'white')).toEqual([]);
		expect(knownMarks(board('possible', 5), 'white')).toMatchObject([{square: 60, share: 0.05}]);
		expect(knownMarks(board('certain', 100), 'white')).toHaveLength(1);
		expect(knownMarks(board('impossible', 0), 'white')).toHaveLength(1);
		expect(knownMarks(board('unmet', 0), 'white')).toEqual([]);
	});

	it('tells how many men are equally common', () => {
		const {board: known} = board('possible', 40);
		const men = (['knight', 'bishop', 'rook'] as const).map((role, at) => ({
			role,
			count: 40 - (at >> 1),
		}));
		const squares = [{...known.squares[0], men}];
		const marks = knownMarks({status: 'there', board: {...known, squares}}, 'white');
		expect(marks).toMatchObject([{alike: 2}]);
	});
});

describe('signsMean', () => {
	it('says what a square without a sign means, where one is left so', () => {
		const theme = makeTheme({id: 'night', men: 'letters', isAscii: false, level: 3});
		const known = board('possible', 40);
		const [likely] = known.board.squares;
		const said = (count: number) => {
			const rare = {...board('possible', count).board.squares[0], square: 61};
			const both = {...known, board: {...known.board, squares: [likely, rare]}};
			return signsMean(both, knownMarks(both, 'white'), theme, {width: 4, height: 2});
		};
		expect(said(5)).toBe('Numbers per cent, ! certain, – nobody.');
		expect(said(4)).toBe('Numbers per cent, ! certain, – nobody, blank hardly anybody.');
	});
});

describe('smallSignsMean', () => {
	const theme = makeTheme({id: 'night', men: 'letters', isAscii: false, level: 3});
	const mean = (...args: Parameters<typeof board>): readonly string[] => {
		const known = board(...args);
		return smallSignsMean(known, knownMarks(known, 'white'), theme);
	};

	it('says what the signs mean that are on the board, in more words and in fewer', () => {
		expect(mean('possible', 40)).toEqual(['?\u00A0may be there.', '?\u00A0maybe']);
		expect(mean('certain', 100)).toEqual(['!\u00A0certain.', '!\u00A0sure']);
		expect(mean('impossible', 0)).toEqual(['–\u00A0nobody.', '–\u00A0nobody']);
		expect(mean('possible', 4)).toEqual([]);
		expect(smallSignsMean(undefined, [], theme)).toEqual([]);
	});

	it('says what squares without a sign mean, in few words too', () => {
		const known = board('possible', 40);
		const rare = {...board('possible', 4).board.squares[0], square: 61};
		const both = {...known, board: {...known.board, squares: [...known.board.squares, rare]}};
		expect(smallSignsMean(both, knownMarks(both, 'white'), theme)).toEqual([
			'?\u00A0may be there, blank hardly anybody.',
			'?\u00A0maybe blank\u00A0rarely',
			'?\u00A0maybe',
		]);
	});
});

describe('knownMessages', () => {
	it('names what is likeliest where nothing is likely enough to be drawn, and says of numbers where there are some', () => {
		const said = (count: number): readonly string[] =>
			textsOf(knownMessages(board('possible', count), undefined, 'Numbers per cent')).slice(1);
		expect(said(4)).toEqual(['No square reaches 5 %; likeliest: queen e8 4 %.']);
		expect(said(5)).toEqual(['Numbers per cent']);
	});

	it('names what is likeliest where the cursor is on a square of which nothing is to be said', () => {
		const {status, board: known} = board('possible', 40);
		const sample = {status, board: {...known, isExact: false}};
		const said = (cursor: number): readonly string[] =>
			textsOf(knownMessages(sample, cursor, 'Numbers per cent')).slice(0, -1);
		expect(said(12)).toEqual(['Likeliest: queen e8 40 %.', 'Numbers per cent']);
		expect(said(60)).toEqual([
			'Numbers per cent',
			'e8: empty about 60 %, queen 40 % (of 100 positions).',
		]);
	});
});
