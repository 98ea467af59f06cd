import {describe, expect, it} from 'vitest';
import {makeAct} from '../../../source/core/act.js';
import {makeFogFen} from '../../../source/core/fog-fen.js';
import {unwrap} from '../../../source/core/result.js';
import {findVariant} from '../../../source/rules/registry.js';
import {Table} from '../../../source/rules/table.js';
import {oneEye} from '../../../source/rules/variants/one-eye.js';
import {playActs} from '../../helpers/play-acts.js';

const start = (fen?: string) => unwrap(Table.start(oneEye, {fen}));

describe('One-Eye', () => {
	it('begins with the bishop that Black gives up, which both hear; then White moves', () => {
		expect(start().toAct).toEqual(['black']);
		expect(start().tries('black').map(makeAct)).toEqual(['cede:c8', 'cede:f8']);
		expect(makeFogFen(start().view('white'))).toBe(
			'????????/????????/????????/????????/????????/????????/PPPPPPPP/RNBQKBNR b KQ -',
		);
		const ceded = playActs(start(), ['cede:f8']);
		expect(ceded.news).toEqual({
			white: [{type: 'ceded', square: 'f8'}],
			black: [{type: 'ceded', square: 'f8'}],
		});
		expect(ceded.toAct).toEqual(['white']);
		expect(makeFogFen(ceded.table.view('black'))).toBe(
			'r1b1k2r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w kq -',
		);
	});

	it.each(['cede:a8', 'cede:c1', 'reveal:c8', 'B@c8', '-@c8', 'e7e5', 'any?', 'ready'])(
		'lets Black name nothing else first: %s',
		(text) => {
			expect(start().actText('black', text)).toBeUndefined();
			expect(start().actText('white', 'cede:c8')).toBeUndefined();
		},
	);

	it('refuses aloud what White tries in vain, and offers Black legal moves alone', () => {
		const {table} = playActs(start(), ['cede:c8', 'e2e4', 'e7e5']);
		const refused = playActs(table, ['e4e5']);
		expect(refused.verdict).toBe('refused');
		expect(refused.news.black).toEqual([{type: 'refused', by: 'white'}]);
		expect(refused.table.actText('white', 'e4e5')).toBeUndefined();
		expect(refused.table.actText('white', 'e2e5')).toBeUndefined();
		const moved = playActs(table, ['d1h5']);
		// f7 is pinned to nothing yet; a move that is not legal cannot be named at all.
		expect(moved.table.actText('black', 'e8e6')).toBeUndefined();
		expect(moved.table.tries('black').map(makeAct)).not.toContain('any?');
	});

	it('lets White alone ask "Any?", and tells both the answer', () => {
		const {table} = playActs(start(), ['cede:c8', 'e2e4', 'd7d5']);
		expect(table.tries('white').map(makeAct)).toContain('any?');
		const asked = playActs(table, ['any?']);
		expect(asked.verdict).toBe('answered');
		expect(asked.news.black).toEqual([{type: 'any', answer: 'try'}]);
		expect(asked.table.tries('white').every((act) => act.kind === undefined)).toBe(true);
		const {table: after} = playActs(asked.table, ['e4d5']);
		expect(after.actText('black', 'any?')).toBeUndefined();
	});

	it('lets Black castle', () => {
		const {table} = playActs(start(), ['cede:f8', 'e2e4', 'e8g8']);
		expect(makeFogFen(table.view('black'))).toContain('r1b2rk1/');
	});

	it('ends with the bishop that is given up where that ends it, which both hear', () => {
		const ended = playActs(start('2b1rb1K/8/5k2/6n1/8/8/8/8 w - - 0 1'), ['cede:f8']);
		const mate = {type: 'ended', winner: 'black', reason: 'checkmate'};
		expect(ended.news.white?.at(-1)).toEqual(mate);
		expect(ended.news.black?.at(-1)).toEqual(mate);
		expect(ended.table.outcome).toEqual({winner: 'black', reason: 'checkmate'});
	});

	it('begins from no FEN that a bishop given up would make impossible, and passes over who was to move', () => {
		const read = (fen: string) => Table.start(oneEye, {fen});
		// The rook would attack the king, with White to move.
		const opened = read('2b1kb1R/8/8/8/8/8/8/4K3 w - - 0 1');
		expect(opened).toEqual({
			ok: false,
			error: 'without the bishop on f8 the black king stands in check, and is not on move',
		});
		expect(read('2b1kb2/8/4R3/8/8/8/8/4K3 b - - 0 1').ok).toBe(false);
		const passed = start('2b1kb2/8/8/8/3pP3/8/8/4K3 b - e3 0 1');
		expect(makeFogFen(passed.view('black'))).toBe('2b1kb2/8/8/8/3pP3/8/8/4K3 b - -');
		expect(playActs(passed, ['cede:f8']).table.toAct).toEqual(['white']);
	});

	it('exchanges the parts of the sides by an option', () => {
		const other = unwrap(Table.start(unwrap(findVariant('one-eye+white-sees'))));
		expect(other.toAct).toEqual(['white']);
		expect(other.tries('white').map(makeAct)).toEqual(['cede:c1', 'cede:f1']);
		const {table} = playActs(other, ['cede:c1', 'e2e4']);
		expect(makeFogFen(table.view('black'))).toBe(
			'rnbqkbnr/pppppppp/????????/????????/????????/????????/????????/???????? b kq -',
		);
		expect(findVariant('one-eye+fifty-moves').ok).toBe(false);
	});
});
