import {describe, expect, it} from 'vitest';
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

describe('Reverse Schrödinger’s Chess', () => {
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

	it('keeps what was taken while concealed a secret', () => {
		const moves = ['d2d4', 'd7d6', 'e2e4', 'c8e6', 'd4d5', 'a7a6', 'd5e6', 'reveal:b1', 'f7e6'];
		const looks = ['RNBQBNR', 'RNQBBNR'].map((black) =>
			moves.map((_, index) => {
				const {table, news} = playActs(begun('RNBQBNR', black), moves.slice(0, index + 1));
				return [makeFogFen(table.view('black')), news.black, table.history('black')];
			}),
		);
		expect(looks[0]).toEqual(looks[1]);
	});

	it('arranges by the seed of the game, and begins from no other position', () => {
		const random = () => playActs(start(), ['white>random']).table.view('white');
		expect(makeFogFen(random())).toBe(makeFogFen(random()));
		expect(Table.start(reverseSchrodinger, {fen: START_FEN}).ok).toBe(true);
		expect(Table.start(reverseSchrodinger, {fen: '4k3/8/8/8/8/8/8/4K2R w - - 0 1'}).ok).toBe(false);
	});
});
