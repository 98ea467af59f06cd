import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

type Text = {
	readonly [name in 'HEAD' | 'CONCLUSION' | 'AMBIGUITIES' | 'DIVIDE_AND_CONQUER']: string;
};

const page = readFileSync(new URL('../../docs/kriegspiel-program.md', import.meta.url), 'utf8');

describe('docs/kriegspiel-program.md', () => {
	it('has the text of npm run theory', async () => {
		const path = new URL('../../scripts/theory/kriegspiel-text.js', import.meta.url).href;
		const text = (await import(path)) as Text;
		for (const part of [text.HEAD, text.CONCLUSION, text.AMBIGUITIES, text.DIVIDE_AND_CONQUER]) {
			expect(page).toContain(part.trimEnd());
		}
	});

	it('sets the program’s figures beside the paper’s, and lists the sixteen things left open', () => {
		expect(page).toContain(
			'| the paper | 26,536 | 25,372 (95.6 %) | 883 | 279 | 2 | 36 | 117 |\n| **this program, as printed** |',
		);
		expect(page.match(/^\| \d+ \| /gm)).toHaveLength(16);
	});
});
