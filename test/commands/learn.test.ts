import {describe, expect, it, vi} from 'vitest';
import {RUN} from '../../source/commands/run-command.js';
import {SCENE_IDS} from '../../source/drill/learn/progress.js';
import type {UiRequest} from '../../source/session/request.js';

const asked: UiRequest[] = [];
vi.mock('../../source/ui/start.js', () => ({
	startUi: async (request: UiRequest) => {
		asked.push(request);
		return 0;
	},
}));

/** Runs `fogchess learn` with these words. */
async function run(...words: readonly string[]) {
	asked.length = 0;
	const errors: string[] = [];
	const io = {
		out: () => undefined,
		error: (line: string) => void errors.push(line),
		terminal: false,
		columns: 80,
	};
	const code = await RUN.learn({arguments: words, flags: {}}, io);
	return {code, errors, asked: [...asked]};
}

describe('fogchess learn', () => {
	it('opens the scene that was reached, or one by its number or name', async () => {
		expect(await run()).toEqual({code: 0, errors: [], asked: [{kind: 'learn'}]});
		for (const [index, scene] of SCENE_IDS.entries()) {
			for (const word of [String(index + 1), scene, scene.toUpperCase()]) {
				expect((await run(word)).asked).toEqual([{kind: 'learn', scene}]);
			}
		}
	});

	it.each(['0', '13', '-1', '1.5', 'check', '', 'constructor'])(
		'says which scenes there are to %j',
		async (word) => {
			const {code, errors, asked} = await run(word);
			expect({code, asked}).toEqual({code: 2, asked: []});
			expect(errors).toHaveLength(1);
			expect(errors[0]).toMatch(
				/^fogchess: there is no scene .*(?:; they are 1 to 12: sight, pawns, |did you mean )/,
			);
		},
	);
});
