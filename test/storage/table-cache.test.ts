import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {TableCache} from '../../source/storage/table-cache.js';
import {temporaryFolder} from '../helpers/temporary-folder.js';

const words = (...numbers: readonly number[]): Int32Array => Int32Array.from(numbers);

/** Returns the first word of what is open, and closes it. */
function firstWord(cache: TableCache, ending: string): number | undefined {
	const file = cache.open(ending);
	const word = new Int32Array(1);
	file?.read(word, 0);
	file?.close();
	return file === undefined ? undefined : word[0];
}

let kept: string;
let shipped: string;
let cache: TableCache;

beforeEach(() => {
	const folder = temporaryFolder();
	kept = join(folder, 'kept');
	shipped = join(folder, 'shipped');
	mkdirSync(shipped);
	writeFileSync(join(shipped, 'KQvK.fogtable'), words(1, 2));
	writeFileSync(join(shipped, 'KRvK.fogtable'), words(3));
	cache = new TableCache(kept, shipped);
});

describe('the folder of tables, and the one that came with the program', () => {
	it('finds what was kept first, and else what was shipped', () => {
		expect(cache.read('KQvK')).toEqual(words(1, 2));
		expect(firstWord(cache, 'KQvK')).toBe(1);
		unwrap(cache.write('KQvK', words(7)));
		expect(cache.read('KQvK')).toEqual(words(7));
		expect(firstWord(cache, 'KQvK')).toBe(7);
		expect(cache.read('KNvK')).toBeUndefined();
		expect(firstWord(cache, 'KNvK')).toBeUndefined();
	});

	it('lists each ending once, and says which came with the program', () => {
		unwrap(cache.write('KQvK', words(7)));
		unwrap(cache.write('KNvK', words(8)));
		const listed = unwrap(cache.list());
		expect(listed.map(({ending, bytes, shipped}) => [ending, bytes, shipped])).toEqual([
			['KNvK', 4, false],
			['KQvK', 4, false],
			['KRvK', 4, true],
		]);
		expect(unwrap(new TableCache(kept, join(shipped, 'none')).list())).toHaveLength(2);
	});

	it('never writes among the shipped ones: one that is set aside is passed over', () => {
		unwrap(cache.write('KQvK', words(7)));
		cache.setAside('KQvK');
		expect(readdirSync(kept)).toEqual(['KQvK.fogtable.broken']);
		expect(cache.read('KQvK')).toEqual(words(1, 2));
		cache.setAside('KQvK');
		expect(cache.read('KQvK')).toBeUndefined();
		expect(firstWord(cache, 'KQvK')).toBeUndefined();
		expect(readdirSync(shipped)).toEqual(['KQvK.fogtable', 'KRvK.fogtable']);
		expect(readFileSync(join(shipped, 'KQvK.fogtable')).length).toBe(8);
		unwrap(cache.write('KQvK', words(9)));
		expect(cache.read('KQvK')).toEqual(words(9));
		cache.setAside('KNvK');
	});
});
