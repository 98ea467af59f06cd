import {describe, expect, it} from 'vitest';
import {Engine} from '../../source/commands/engine.js';
import {readJsonLine} from '../../source/commands/json-line.js';
import {umpireLine} from '../../source/commands/referee.js';

const nest = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const tooDeep = 'the line has lists or objects in one another, more than 100 deep';

describe('lists in lists', () => {
	it('are read to a depth that can be written again, in lists and in objects', () => {
		expect(readJsonLine(`{"id":${nest(99)}}`, 'tries').ok).toBe(true);
		const objects = `${'{"a":'.repeat(101)}1${'}'.repeat(101)}`;
		for (const line of [`{"id":${nest(100)}}`, objects, `{"id":${nest(50_000)}}`]) {
			expect(readJsonLine(line, 'tries')).toEqual({ok: false, error: tooDeep});
		}
	});

	it.each(['id', 'variant', 'fen', 'tries', 'extra'])(
		'are told of, where the referee finds 5,000 of them in "%s"',
		(field) => {
			const answer = umpireLine(`{"id":1,"tries":[],"${field}":${nest(5000)}}`);
			expect(JSON.stringify(answer)).toBe(JSON.stringify({id: null, error: tooDeep}));
		},
	);

	it('are told of, where the engine finds them in what was heard', async () => {
		const engine = new Engine(async () => new Map());
		const line = `{"type":"observe","heard":[{"type":"moved","by":${nest(5000)}}]}`;
		expect(await engine.take(line)).toEqual({ok: false, error: tooDeep});
		expect(engine.code).toBe(3);
	});
});
