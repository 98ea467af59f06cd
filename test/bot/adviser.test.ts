import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {adviceOf} from '../../source/bot/adviser.js';
import {Table} from '../../source/rules/table.js';
import {partnership} from '../../source/rules/variants/partnership.js';
import {playActs} from '../helpers/play-acts.js';

const adviceIn = (fen: string | undefined, acts: readonly string[] = []) =>
	adviceOf(playActs(unwrap(Table.start(partnership, {fen})), acts).table.history('white-adviser'));

describe('our adviser', () => {
	it('says caution where one move is much better than most', () => {
		expect(adviceIn('4k3/8/8/3q4/8/2N5/8/4K3 w - - 0 1')).toBe('caution');
	});

	it('says caution where the king can be mated next', () => {
		expect(adviceIn('3rk3/p7/8/8/8/8/P4PPP/6K1 w - - 0 1')).toBe('caution');
		expect(adviceIn('3rk3/p7/8/8/8/7P/P4PP1/6K1 w - - 0 1')).toBe('none');
	});

	it('says to go on where the man that moved last has the best move, else nothing', () => {
		expect(adviceIn(undefined)).toBe('none');
		const fen = '4k3/p7/8/8/8/8/P7/R3K3 w - - 0 1';
		expect(adviceIn(fen, ['a1b1', 'e8e7'])).toBe('go-on');
	});
});
