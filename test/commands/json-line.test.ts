import {describe, expect, it} from 'vitest';
import fc from 'fast-check';
import {linesOf, readJsonLine} from '../../source/commands/json-line.js';

async function* inPieces(pieces: readonly string[]): AsyncGenerator<string> {
	yield* pieces;
}

const read = async (...pieces: readonly string[]): Promise<string[]> => {
	const lines: string[] = [];
	for await (const line of linesOf(inPieces(pieces))) {
		lines.push(line);
	}

	return lines;
};

describe('linesOf', () => {
	it('gives the lines that are not empty, however the text is cut', async () => {
		const anyLine = fc.constantFrom('', ' ', '{}', '{"a": 1}');
		const anyEnd = fc.constantFrom('\n', '\r\n');
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.tuple(anyLine, anyEnd)),
				fc.constantFrom('', '{"b": 2}'),
				fc.integer({min: 1, max: 5}),
				async (lines, last, size) => {
					const text = lines.flat().join('') + last;
					const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
					const wanted = [...lines.map(([line]) => line), last];
					expect(await read(...pieces)).toEqual(wanted.filter((line) => line.trim() !== ''));
				},
			),
		);
	});

	it('keeps no more of an endless line than tells that it is one, and reads on', async () => {
		const piece = 'a'.repeat(2 ** 20);
		const [long, next] = await read(...Array.from({length: 40}, () => piece), '\n{}\n');
		expect(long.length).toBeLessThan(2 ** 25);
		expect(readJsonLine(long, 'tries')).toEqual({
			ok: false,
			error: 'the line has more than 16777216 characters',
		});
		expect(next).toBe('{}');
	});
});
