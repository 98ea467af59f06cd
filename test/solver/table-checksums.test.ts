import {describe, expect, it} from 'vitest';
import {checksumOf} from '../../source/solver/table-layout.js';
import {buildTables} from '../helpers/tables.js';

const ENDINGS = ['KBBvK', 'KBvK', 'KNNvK', 'KNvK', 'KPvK', 'KQvK', 'KRvK', 'KvK'];

describe('the tables', () => {
	it('are word for word what they always were', () => {
		const tables = buildTables('KPvK', 'KBBvK', 'KNNvK');
		const checksums = ENDINGS.map((ending) => {
			const {words} = tables.get(ending)!;
			const halves = checksumOf(words).map((half) => (half >>> 0).toString(16).padStart(8, '0'));
			return [ending, words.length, ...halves].join(' ');
		});
		expect(checksums).toEqual([
			'KBBvK 453296 1aba44a2 48845a63',
			'KBvK 11605 82a1b599 e461a26f',
			'KNNvK 364611 5dc86eb8 a2e0b9eb',
			'KNvK 11486 793fbac7 aabbba48',
			'KPvK 114720 736ce4a8 92c6d5d5',
			'KQvK 281622 987f1e32 2901f791',
			'KRvK 18062 9ed0f021 14f84c19',
			'KvK 229 09c6d16b ce9a0b4d',
		]);
	}, 60_000);
});
