import {describe, expect, it} from 'vitest';
import {asciiSign, asciiText, needsAscii} from '../../source/core/ascii.js';

describe('asciiText', () => {
	it('says the same in signs that every terminal has', () => {
		expect(asciiText('White’s man is thinking … “seal:e7e5” – b8–c6 · 2×3')).toBe(
			'White\'s man is thinking ... "seal:e7e5" - b8-c6 | 2x3',
		);
		expect(asciiText("Reverse Schrödinger's Chess ✓")).toBe("Reverse Schrodinger's Chess +");
		expect(asciiText('♞ 馬')).toBe('? ?');
	});

	it('takes no more columns for a sign than it had', () => {
		for (const sign of '’“”…–·×✓↑↓←→●○▁▂▃▄▅▆▇█░▒▓ö½♙') {
			expect(asciiSign(sign)).toMatch(/^[ -~]$/);
		}
	});
});

describe('needsAscii', () => {
	it.each([
		[{TERM: 'linux', LANG: 'en_US.UTF-8'}, true],
		[{TERM: 'dumb', LANG: 'en_US.UTF-8'}, true],
		[{TERM: 'xterm', LANG: 'C'}, true],
		[{TERM: 'xterm', LANG: 'en_US.UTF-8', LC_ALL: 'POSIX'}, true],
		[{TERM: 'xterm', LANG: 'de_DE.ISO-8859-1'}, true],
		[{TERM: 'xterm-256color', LANG: 'de_DE.utf8'}, false],
		[{TERM: 'xterm-256color', LC_CTYPE: 'C.UTF-8'}, false],
		[{TERM: 'xterm-256color'}, false],
	])('%j: %s', (env, expected) => {
		expect(needsAscii(env)).toBe(expected);
	});
});
