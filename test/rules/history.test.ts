import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {historyAt} from '../../source/rules/history.js';
import {findVariant} from '../../source/rules/registry.js';
import {Table} from '../../source/rules/table.js';
import {playActs} from '../helpers/play-acts.js';

describe('a history as it was', () => {
	const table = unwrap(Table.start(unwrap(findVariant('kriegspiel-eastern'))));
	// White's last try was refused.
	const history = playActs(table, ['e2e4', 'e7e5', 'd1h5', 'a7a6', 'h5e8']).table.history('white');

	it('has no tries of a later turn', () => {
		expect(history.tries).toHaveLength(1);
		const before = historyAt(history, 2);
		expect(before.plies).toHaveLength(2);
		expect(before.tries).toBeUndefined();
	});

	it('is all of it where there are no more plies', () => {
		expect(historyAt(history, 4)).toBe(history);
	});
});
