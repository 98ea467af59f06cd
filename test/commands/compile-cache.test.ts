import {expect, test} from 'vitest';
import {keepCompiledCode} from '../../source/commands/compile-cache.js';
import {findPaths} from '../../source/storage/paths.js';

const folders = (environment: Readonly<Record<string, string>>, home: string): string[] => {
	const asked: string[] = [];
	keepCompiledCode(
		{enableCompileCache: (folder) => asked.push(folder)},
		findPaths(environment, 'linux', home),
	);
	return asked;
};

test('compiled code is kept in the cache folder of the person, and nowhere where there is none', () => {
	expect(folders({}, '/home/ann')).toEqual(['/home/ann/.cache/fogchess/compiled']);
	expect(folders({FOGCHESS_HOME: '/games'}, '')).toEqual(['/games/cache/compiled']);
	expect(folders({}, '')).toEqual([]);
});

test('a Node that keeps no compiled code is left alone', () => {
	expect(() => keepCompiledCode({}, findPaths({}, 'linux', '/home/ann'))).not.toThrow();
});
