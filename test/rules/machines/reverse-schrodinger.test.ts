import {describe, expect, it} from 'vitest';
import {makeAct} from '../../../source/core/act.js';
import {makeFogFen} from '../../../source/core/fog-fen.js';
import {unwrap} from '../../../source/core/result.js';
import {START_FEN} from '../../../source/core/fen.js';
import {Table} from '../../../source/rules/table.js';
import {reverseSchrodinger} from '../../../source/rules/variants/schrodinger.js';
import {playActs} from '../../helpers/play-acts.js';

const start = () => unwrap(Table.start(reverseSchrodinger, {seed: 3}));
const FILES = 'abcdfgh';
/** The acts by which a side puts men, named from the a-file, onto the other side's rank, and is ready. */
const arrange = (side: 'white' | 'black', men: string): string[] => [
	...men
		.split('')
		.map((man, file) => `${side}>${man}@${FILES[file]}${side === 'white' ? '8' : '1'}`),
	`${side}>ready`,
];
const begun = (white = 'RNBQBNR', black = 'RNBQBNR') =>
	playActs(start(), [...arrange('white', black), ...arrange('black', white)]).table;
const boardOf = (table: Table, seat: 'white' | 'black') =>
	makeFogFen(table.view(seat)).split(' ')[0];

describe('Reverse Schrödinger’s Chess', () => {
	it('lets both sides arrange at once, each the men of the other', () => {
		expect(start().toAct).toEqual(['white', 'black']);
		expect(start().tries('white').map(makeAct)).toContain('N@a8');
		expect(start().tries('black').map(makeAct)).toContain('N@a1');
		expect(start().tries('white').map(makeAct)).not.toContain('ready');
		const {table} = playActs(start(), ['white>Q@a8']);
		expect(table.tries('white').map(makeAct)).toContain('-@a8');
		for (const text of ['Q@b8', 'K@b8', 'P@b8', 'R@a8', 'R@e8', 'R@a1', '-@b8', 'ready', 'e2e4']) {
			expect(table.actText('white', text), text).toBeUndefined();
		}
	});

	it('is one turn of a seat as long as it arranges, from its first act on', () => {
		const {table} = playActs(start(), ['white>random']);
		const {turn, heard} = table.seen('white');
		expect(turn).toEqual([{text: 'random', heard: [], stands: true}]);
		expect(heard).toEqual([]);
		expect(table.seen('black').turn).toEqual([]);
	});

	it('shows nothing of an arrangement to the owner of the men, whatever it is', () => {
		const looks = ['RNBQBNR', 'QRRNNBB'].map((men) => {
			const acts = arrange('black', men);
			return acts.map((_, index) => {
				const {table, news} = playActs(start(), acts.slice(0, index + 1));
				return [makeFogFen(table.view('white')), news.white, table.history('white').plies.length];
			});
		});
		expect(looks[0]).toEqual(looks[1]);
		const white = ['RNBQBNR', 'QRRNNBB'].map((men) => begun(men));
		expect(makeFogFen(white[0].view('white'))).toBe(makeFogFen(white[1].view('white')));
		expect(makeFogFen(white[0].view('black'))).not.toBe(makeFogFen(white[1].view('black')));
	});

	it('shows the arranger the men, the owner none of them, and both which are concealed', () => {
		const table = begun();
		expect(boardOf(table, 'white')).toBe('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/XXXXKXXX');
		expect(boardOf(table, 'black')).toBe('xxxxkxxx/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR');
		const marks = 'a1~X,a8~x,b1~X,b8~x,c1~X,c8~x,d1~X,d8~x,f1~X,f8~x,g1~X,g8~x,h1~X,h8~x';
		expect(makeFogFen(table.view('white')).split(' ')[4]).toBe(marks);
		expect(makeFogFen(table.view('black')).split(' ')[4]).toBe(marks);
		expect(makeFogFen(table.view('white'))).toContain(' w - - ');
	});

	it('moves a concealed man one or two squares straight, without jumping', () => {
		const {table} = playActs(begun(), ['d2d4', 'a7a6']);
		const queens = table
			.tries('white')
			.map(makeAct)
			.filter((text) => /^[cd]1/u.test(text));
		expect(queens).toEqual(['c1d2', 'c1e3', 'd1d2', 'd1d3']);
	});

	it('has who captures uncover a man before the other side is on move', () => {
		const taken = playActs(begun(), ['d2d4', 'e7e5', 'd4e5']);
		expect(taken.toAct).toEqual(['white']);
		expect(taken.table.tries('white').map(makeAct)).toEqual(
			['a1', 'b1', 'c1', 'd1', 'f1', 'g1', 'h1'].map((square) => `reveal:${square}`),
		);
		expect(taken.table.actText('white', 'a2a3')).toBeUndefined();
		expect(taken.table.actText('white', 'reveal:a8')).toBeUndefined();
		expect(taken.table.actText('white', 'reveal:e1')).toBeUndefined();
		const shown = playActs(taken.table, ['reveal:g1']);
		const record = {type: 'revealed', by: 'white', square: 'g1', role: 'knight'};
		expect(shown.news).toEqual({white: [record], black: [record]});
		expect(boardOf(shown.table, 'white')).toBe('rnbqkbnr/pppp1ppp/8/4P3/8/8/PPP1PPPP/XXXXKXNX');
		expect(shown.toAct).toEqual(['black']);
		// It moves as itself from now on.
		const {table} = playActs(shown.table, ['a7a6']);
		expect(table.tries('white').map(makeAct)).toContain('g1f3');
	});

	it('gives a castling right to an uncovered rook that has not moved, and to no other', () => {
		const rights = (men: string, reveal: string) => {
			const {table} = playActs(begun(men), ['d2d4', 'e7e5', 'd4e5', `reveal:${reveal}`]);
			return makeFogFen(table.view('white')).split(' ')[2];
		};

		expect(rights('RNBQBNR', 'h1')).toBe('K');
		expect(rights('RNBQBNR', 'a1')).toBe('Q');
		expect(rights('NRBQBNR', 'b1')).toBe('-');
		expect(rights('NRBQBNR', 'a1')).toBe('-');
		const moved = ['g2g3', 'a7a6', 'h1g2', 'b7b6', 'g2h1', 'e7e5', 'f2f4', 'c7c6', 'f4e5'];
		const {table} = playActs(begun(), [...moved, 'reveal:h1']);
		expect(makeFogFen(table.view('white')).split(' ')[2]).toBe('-');
	});

	it('keeps what was taken while concealed a secret', () => {
		const looks = ['RNBQBNR', 'RNQBBNR'].map((black) => {
			const {table} = playActs(begun('RNBQBNR', black), ['d2d4', 'e7e5', 'd4e5', 'reveal:b1']);
			return makeFogFen(table.view('black'));
		});
		expect(looks[0]).toBe(looks[1]);
	});

	it('arranges by the seed of the game, and begins from no other position', () => {
		const random = () => playActs(start(), ['white>random']).table.view('white');
		expect(makeFogFen(random())).toBe(makeFogFen(random()));
		expect(Table.start(reverseSchrodinger, {fen: START_FEN}).ok).toBe(true);
		expect(Table.start(reverseSchrodinger, {fen: '4k3/8/8/8/8/8/8/4K2R w - - 0 1'}).ok).toBe(false);
	});
});
