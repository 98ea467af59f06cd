import {describe, expect, it} from 'vitest';
import {ALL_PUZZLES} from '../../source/drill/any-puzzle.js';
import {drillCommand} from '../../source/commands/drill.js';

/** Runs `fogchess drill WORD` in this process, which has no terminal. */
async function drill(word: string) {
	const error: string[] = [];
	const code = await drillCommand(
		{arguments: [word], flags: {}},
		{out() {}, error: (line) => error.push(line), terminal: false, columns: 80},
	);
	return {code, error: error.join('\n')};
}

describe('fogchess drill puzzles', () => {
	it.each(['puzzles', 'puzzle', 'puzzle-1', 'Puzzle-50', 'puzzle-51'])('knows %s', async (word) => {
		const {code, error} = await drill(word);
		expect(code).toBe(2);
		expect(error).toContain('needs a terminal');
	});

	it.each(['puzzle-0', 'puzzle-999'])('says that there is no %s', async (word) => {
		const {code, error} = await drill(word);
		expect(code).toBe(2);
		expect(error).toBe(
			`fogchess: there are puzzles puzzle-1 to puzzle-${ALL_PUZZLES.length}, and no ${word}`,
		);
	});

	it('takes no other word for a puzzle', async () => {
		const {error} = await drill('puzzle-x');
		expect(error).not.toContain('there are puzzles');
	});
});
